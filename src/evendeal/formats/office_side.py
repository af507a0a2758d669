"""The office of the events of one format, whatever is played in them."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, ClassVar, Protocol, TypeAlias

import msgspec

from evendeal.director.archiving import Contents
from evendeal.director.office.about_event import (
    BringOutRehearsal,
    PutAwayRehearsal,
    SwitchTableResults,
    TakeBackWithdrawal,
    WithdrawEvent,
)
from evendeal.director.office.acts import (
    ActContext,
    OfficeAct,
    OfficeFile,
    OfficePage,
    OfficeRequest,
)
from evendeal.director.office.name_corrections import CorrectName
from evendeal.director.office.screens import OfficeScreens
from evendeal.director.office.secrets_at_rest import EncryptSecrets, GetSecrets
from evendeal.formats.life_side import LifeSide
from evendeal.formats.office_sheets import GetOfficeSheet, ListOfficeSheets
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.line import Line
from evendeal.views.about_event import AwayEvent
from evendeal.views.absent import Absent, NoSuchEvent
from evendeal.views.journal import LogPage, log_page
from evendeal.views.office import OfficeDone
from evendeal.views.roles import Role
from evendeal.views.text import Text

BeforePosition: TypeAlias = Annotated[
    int,
    msgspec.Meta(ge=1, description="Position before which the entries stand; none: the newest."),
]


class NotInThisOffice(Absent):
    """Something that the office of an event's format does not have."""

    def __init__(self, *, event: EventId, format: str, path: str) -> None:
        super().__init__(f"{event} is an event of the format {format}, whose office has no {path}")
        self.event = event
        self.format = format
        self.path = path


class Staff(Protocol):
    """Who knows the people of an event."""

    def anybody(self, role: Role, event: EventId) -> bool:
        """Whether somebody has this job at an event, or is invited to it."""


class OfficeSide(OfficeScreens[Any], ABC):
    """The office of the events of a format; several threads may ask at once.

    What it shows is made by `evendeal.views`; what it writes goes through the rules first, and
    carries the name of who is signed in.

    Args:
        desk: of its format.
        staff: who has which job at an event; without it nobody is known to have one.
        address: of the house, for codes on paper; empty where others cannot reach it.
    """

    requests: ClassVar[tuple[type[OfficeRequest], ...]]
    """All that can be sent to it: `COMMON`, its page at the path "", and what else it has."""

    def __init__(
        self,
        desk: LifeSide,
        staff: Staff | None = None,
        address: Callable[[], str] = str,
    ) -> None:
        super().__init__(desk.ledger)
        self.desk = desk
        self.address = address
        self._staff = staff

    @abstractmethod
    def words(self, progress: Any, line: Line) -> tuple[Text | None, Text]:
        """A line of the log for reading: where it happened, and a sentence."""

    def do(
        self,
        event: EventId,
        act: OfficeAct,
        *,
        by: str,
        key: str = "",
        roles: frozenset[Role] = frozenset(),
    ) -> Any:
        """Do something; see `OfficeAct`.

        Args:
            roles: those that whoever does it has at the event.

        Returns:
            Its own view, or that it is in the log. Who keeps decks gets a position that grows
            with what happens to decks alone.

        Raises:
            NoSuchEvent: there is none.
            Refused: by the rules; nothing was written then.
        """
        self.progress(event)
        at = ActContext(
            self.ledger,
            self.indexes,
            event,
            by,
            key,
            self.desk,
            roles,
            lambda role: self._staff is not None and self._staff.anybody(role, event),
        )
        answer = act.do(at)
        if not (answer is None or isinstance(answer, int)):
            return answer
        if Role.CUSTODIAN in act.roles:
            return OfficeDone(self.custody_position(event), answer)
        progress = self.progress(event)
        # After the end of a session everybody sees what was done to it.
        if act.published or progress.to_sign == progress.position:
            self.desk.make_good(event)
        return OfficeDone(self.position(event), answer)

    def show(self, event: EventId, page: OfficePage) -> Any:
        """A page; see `OfficePage`.

        Raises:
            NoSuchEvent: there is none.
            Refused: there is no such thing to be seen.
        """
        self.progress(event)
        return page.show(self, event)

    def watched(self, event: EventId, *, decks: bool) -> int:
        """The position that a screen watches: of the log, or of what happens to decks alone."""
        return self.custody_position(event) if decks else self.position(event)

    def away(self) -> tuple[AwayEvent, ...]:
        """The rehearsals that were put away."""
        events = []
        for which in self.ledger.events():
            with self.ledger.reading(which):
                try:
                    progress = self.progress(which)
                except NoSuchEvent:
                    continue
                if progress.record.away:
                    name, at = progress.event.name, progress.published_at
                    events.append(AwayEvent(which, name, self.desk.format, at))
        return tuple(events)


class BeginSession(OfficeAct, frozen=True, kw_only=True):
    """Begin a session, and whatever begins together with it.

    `beacon` is the value of the public randomness; empty where the seal names none. `secrets_key`
    is the passphrase or key that opens its secrets, where they are encrypted.
    """

    path = "sessions/{session}/begin"
    keyed = False

    session: SessionNo
    beacon: str = ""
    secrets_key: str = ""

    def do(self, at: ActContext[Any]) -> None:
        """Begin it; see `FormatDesk.begin`."""
        beacon, key = self.beacon.strip(), self.secrets_key
        at.desk.begin(at.event, self.session, beacon, secrets_key=key, by=at.by)


class EndSession(OfficeAct, frozen=True, kw_only=True):
    """End a session: its secret becomes public."""

    path = "sessions/{session}/end"
    keyed = False

    session: SessionNo

    def do(self, at: ActContext[Any]) -> None:
        """End it; see `FormatDesk.end`."""
        at.desk.end(at.event, self.session, by=at.by)


class GetJournal(OfficePage, frozen=True, kw_only=True):
    """What was done, by whom and when, the newest first."""

    path = "journal"

    before: BeforePosition | None = None

    def show(self, office: OfficeSide, event: EventId) -> LogPage:
        """A page of the journal."""
        return office.view(
            event,
            lambda progress, index: log_page(
                progress, index.lines, self.before, partial(office.words, progress)
            ),
        )


class GetArchive(OfficePage, frozen=True, kw_only=True):
    """The whole event as one file; no secret of a session still to end is in it."""

    path = "archive.zip"
    media_type = "application/zip"
    gives = "Log, seals, configuration and results in one file."

    def show(self, office: OfficeSide, event: EventId) -> OfficeFile:
        """The file."""
        return OfficeFile(f"{event}.zip", office.desk.archive(event, Contents.DIRECTOR))


COMMON: tuple[type[OfficeRequest], ...] = (
    GetJournal,
    GetArchive,
    ListOfficeSheets,
    GetOfficeSheet,
    BeginSession,
    EndSession,
    GetSecrets,
    EncryptSecrets,
    CorrectName,
    WithdrawEvent,
    TakeBackWithdrawal,
    PutAwayRehearsal,
    BringOutRehearsal,
    SwitchTableResults,
)
"""What every office has."""
