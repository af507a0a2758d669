"""What can be sent to an office: each act and each page is one class, and stated nowhere else.

Its fields are what is sent, read strictly; its path and its roles make the route, its docstring the
sentence in the description of the interface.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from evendeal.director.ledger import Ledger, NotStarted
from evendeal.director.office.log_index import LogIndexes, office_key
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.event_fold import AnyFold
from evendeal.tournament.line import Draft, Line, stamp
from evendeal.views.roles import Role

LedgerT = TypeVar("LedgerT", bound=Ledger[Any])

Place: TypeAlias = tuple[SessionNo, int, int]
"""Session, table and deal of a line; 0: all of them."""


class Act(NamedTuple):
    """Something that the office is about to write: where, and what it says."""

    place: Place
    body: Any


AskedSession: TypeAlias = Annotated[
    SessionNo,
    msgspec.Meta(ge=1, description="Number of the session, from 1; by default the current one."),
]
"""The session that a page is of."""


class OfficeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that is sent to the office of one event.

    Attributes:
        path: below the address of the event's office; fields that stand in it in braces are taken
            from there.
        roles: whoever has one of these at the event may send it.
        media_type: of the answer.
        gives: what a file is that is answered, in a sentence.
    """

    path: ClassVar[str]
    roles: ClassVar[tuple[Role, ...]] = (Role.DIRECTOR,)
    media_type: ClassVar[str] = "application/json"
    gives: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class ActContext(Generic[LedgerT]):
    """Where an act is done, by whom and under which key.

    Attributes:
        desk: of the event's format; None where the act is done on the ledger alone.
        key: sent again with it, an act is answered as before and written once.
        by: the name of who is signed in.
        roles: those that they have at the event.
        anybody: whether somebody has a role at the event, or is invited to it.
    """

    ledger: LedgerT
    indexes: LogIndexes
    event: EventId
    by: str
    key: str = ""
    desk: Any = None
    roles: frozenset[Role] = frozenset()
    anybody: Callable[[Role], bool] = lambda _: False

    def line(self, key: str | None = None) -> Line | None:
        """The line that stands in the log under the act's key, or under another one."""
        return self.indexes.of(self.event).keys.get(office_key(self.key if key is None else key))

    def sent_before(self, body: Any, key: str | None = None) -> Line | None:
        """The same line, if it says this.

        Raises:
            KeyReused: it says something else.
        """
        named = office_key(self.key if key is None else key)
        return self.indexes.of(self.event).sent_before(named, self._json(body))

    def write(
        self,
        place: Place,
        body: Any,
        require: Callable[[], None] = lambda: None,
        *,
        key: str | None = None,
    ) -> Line:
        """Write a line of the office at a place, or find it written under its key.

        Call it with the event's lock held.

        Args:
            body: as a line of the event's format says it.
            require: refuses what makes no sense as things stand; not called for a line that is
                in the log already.
            key: another one than that of the act.

        Raises:
            KeyReused: the key stands for a line that says something else.
            Refused: the line does not fit what has happened; nothing was written.
        """
        known = self.sent_before(body, key)
        if known is not None:
            return known
        require()
        progress = self.ledger.progress(self.event)
        n = progress.next_n(*place)
        # A line that the fold refuses must not get into the log: nothing after it would count.
        take_trial(progress.fork(), Act(place, body), self.ledger.adapters.clock.now(), self.by)
        named = office_key(self.key if key is None else key)
        return self.ledger.write(self.event, [Draft(*place, n, named, self._json(body))], self.by)[
            0
        ]

    def _json(self, body: Any) -> dict[str, Any]:
        fields: dict[str, Any] = self.ledger.progress(self.event).lines.write(body)
        return fields


def take_trial(trial: AnyFold, act: Act, now: datetime, by: str) -> None:
    """Count a line in a fork of an event as if it were written now.

    Raises:
        Refused: it does not fit.
    """
    place, body = act
    n = trial.next_n(*place)
    at, position = stamp(now), trial.position + 1
    data = trial.lines.write(body)
    trial.take(Line(position, trial.event.id, *place, n, "trial", data, at, by, "", ""))


class OfficeAct(OfficeRequest, frozen=True, kw_only=True):
    """Something that is done: it is written in the log, or previewed.

    Attributes:
        keyed: a key is sent with it.
        published: the published files follow at once.
    """

    keyed: ClassVar[bool] = True
    published: ClassVar[bool] = False

    def do(self, at: ActContext[Any]) -> Any:
        """Do it.

        Returns:
            The number of the ruling that it made, None where it made none, or a view of its own.

        Raises:
            Refused: by the rules; nothing was written then.
        """


class OfficeLine(OfficeAct, frozen=True, kw_only=True):
    """An act that writes one line, and nothing where its key has written it before."""

    def line(self, at: ActContext[Any], progress: Any) -> Any:
        """Where it stands, and what it says, as an `Act`.

        Raises:
            Refused: there is no such place, or nothing of the kind makes sense now.
        """

    def require(self, at: ActContext[Any], progress: Any, body: Any) -> None:
        """Refuses what makes no sense as things stand; not called for what is written already."""

    def do(self, at: ActContext[Any]) -> None:
        """Write it; the public hears of it where it changes what is public."""
        with at.ledger.writing(at.event):
            progress = at.ledger.refresh(at.event)
            news = progress.news
            place, body = self.line(at, progress)
            at.write(place, body, lambda: self.require(at, progress, body))
            if progress.news != news:
                at.ledger.announce(at.event)


class PreviewedAct(OfficeAct, frozen=True, kw_only=True):
    """An act that is previewed as it is sent, with its key, which is of no use there."""

    key: str = ""


class OfficePage(OfficeRequest, frozen=True, kw_only=True):
    """Something that is looked at; fields that do not stand in its path stand in the query."""

    def show(self, office: Any, event: EventId) -> Any:
        """The view, made by the office of the event's format.

        Raises:
            Refused: there is no such thing to be seen.
        """


@dataclass(frozen=True, slots=True)
class OfficeFile:
    """A file that is given out: its name, and its bytes."""

    name: str
    data: bytes


def read_session(progress: AnyFold, number: SessionNo | None) -> SessionNo:
    """The session that is meant: the one named, or the one in play.

    Raises:
        NotStarted: it has not begun.
    """
    session = progress.session if number is None else number
    if session not in progress.sessions:
        raise NotStarted(event=progress.event.id, session=session)
    return session
