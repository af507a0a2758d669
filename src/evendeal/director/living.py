"""An event that lives in a log, whatever is played: what every fold of one can answer."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

from evendeal.draw.keys import Kind
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.any_event import AnyEvent
from evendeal.tournament.event_acts import Published
from evendeal.tournament.event_record import EventRecord
from evendeal.tournament.line import Line
from evendeal.tournament.steps import Step

Secrets: TypeAlias = Mapping[Kind, bytes]
"""The secrets of a session, 32 bytes each, by their kind."""

Body: TypeAlias = dict[str, Any]
"""What a line says, as JSON; `do` names it."""

Root: TypeAlias = Callable[[Kind], bytes | None]
"""The published root of a session's luck of a kind, or None."""


class Named(Protocol):
    """What has an event's id."""

    @property
    def id(self) -> EventId:
        """The event's id."""


class Fold(Protocol):
    """An event as the lines of its log tell it, one after the other."""

    position: int
    """The last line that was counted."""
    to_sign: int
    """The last line that is signed as soon as it is written; 0: none yet."""

    @property
    def event(self) -> Named:
        """The event."""

    @property
    def news(self) -> int:
        """How often something has happened that the public may see; it only grows."""

    @property
    def record(self) -> EventRecord:
        """What has been done about the event as a whole."""

    def take(self, line: Line) -> None:
        """Count one more line.

        Raises:
            Refused: it does not belong there.
        """

    def body_of(self, line: Line) -> Any:
        """What a line says.

        Raises:
            Refused: nothing that a line of such an event can say.
        """

    def next(self) -> tuple[Step, ...]:
        """What can be done next, and what blocks each step."""


class Ended(Protocol):
    """The line with which a session ended."""

    @property
    def secret(self) -> str:
        """The secret of its luck, in hexadecimal digits."""


class Begun(Protocol):
    """A session that has begun."""

    @property
    def begun_at(self) -> str:
        """When, in UTC."""

    @property
    def beacon(self) -> str | None:
        """The value of its public randomness; None where there is none."""

    @property
    def ended(self) -> Ended | None:
        """The line with which it ended; None while it runs."""


class Living(Fold, Protocol):
    """An event whose sessions begin and end, as far as its log tells it."""

    @property
    def event(self) -> AnyEvent:
        """The event, with the names that are spelled right now."""

    @property
    def sealed(self) -> AnyEvent:
        """The event with the names of its seal."""

    @property
    def published(self) -> Published | None:
        """The line with which it begins; None before that."""

    @property
    def rehearsal(self) -> bool:
        """Whether it is a rehearsal."""

    @property
    def sessions(self) -> Mapping[SessionNo, Begun]:
        """The sessions that have begun."""

    @property
    def settled(self) -> int:
        """The last line while no session ran; nothing up to there is secret."""

    @property
    def finished(self) -> bool:
        """Whether its last session has ended."""

    def next_n(self, session: SessionNo, table: int, deal: int) -> int:
        """The number of the next line at a place."""


class Luck(Protocol):
    """Everything that chance gives a session. Whoever holds it knows all of it."""

    @property
    def beacon(self) -> str:
        """The value of the public randomness; empty where there is none."""


EventT = TypeVar("EventT", bound=AnyEvent)
FoldT = TypeVar("FoldT", bound=Living)
LuckT = TypeVar("LuckT", bound=Luck)
