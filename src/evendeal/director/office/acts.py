"""What can be sent to an office: each act and each page is one class, and stated nowhere else.

Its fields are what is sent, read strictly; its path and its roles make the route, its docstring the
sentence in the description of the interface.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from evendeal.director.ledger import Ledger
from evendeal.director.office.log_index import LogIndexes, office_key, office_line
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.line import Line
from evendeal.views.roles import Role

LedgerT = TypeVar("LedgerT", bound=Ledger[Any])

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

    def write(
        self,
        place: tuple[int, int, int],
        body: dict[str, Any],
        require: Callable[[], None] = lambda: None,
        *,
        key: str | None = None,
    ) -> Line:
        """Write a line of the office at a place, or find it written under its key.

        Call it with the event's lock held.

        Args:
            body: as JSON.
            require: refuses what makes no sense as things stand; not called for a line that is
                in the log already.
            key: another one than that of the act.

        Raises:
            KeyReused: the key stands for a line that says something else.
            Refused: the line does not fit what has happened; nothing was written.
        """
        key = office_key(self.key if key is None else key)
        if self.indexes.of(self.event).sent_before(key, body) is None:
            require()
        return office_line(self.ledger, self.indexes, self.event, place, body, key=key, by=self.by)


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
