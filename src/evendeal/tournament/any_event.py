"""What an event of any format has."""

from typing import Protocol, TypeVar

from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.lines.fields import HasFields
from evendeal.tournament.entry import Entry
from evendeal.tournament.hall import HallRules
from evendeal.tournament.programme import Programme


class AnyEvent(HasFields, Protocol):
    """An event of whichever format: a frozen dataclass, complete and free of contradictions."""

    @property
    def id(self) -> EventId:
        """By which it is known in addresses, files and the log."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def format(self) -> str:
        """The word by which its file names its format."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Who takes part."""

    @property
    def tables(self) -> int:
        """How many tables there are; the first has the number 1."""

    @property
    def sessions(self) -> int:
        """How many sessions there are, each with luck of its own; the first has the number 1."""

    @property
    def begins(self) -> str:
        """When it is planned to begin, by the clock of the hall; empty: not given."""

    @property
    def hall(self) -> HallRules:
        """What may be brought into the playing rooms (R57)."""

    @property
    def programme(self) -> Programme:
        """Where and when it is played, as far as its file has it."""

    def entry(self, id: EntryId) -> Entry:
        """The entry with this id; KeyError if there is none."""

    def beacon_of(self, session: SessionNo) -> str:
        """The public randomness of a session in words; empty: none."""

    def known_from(self, session: SessionNo) -> str | None:
        """From when its value can be known; None where that is not given."""


EventT = TypeVar("EventT", bound=AnyEvent)
EventT_co = TypeVar("EventT_co", bound=AnyEvent, covariant=True)
