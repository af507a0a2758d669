"""What everybody may see of the events of one format, whatever is played in them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeAlias

from evendeal.director.languages import languages
from evendeal.director.ledger import OPENED, ROOTS, SEAL, News
from evendeal.director.living import FoldT, LuckT
from evendeal.director.opening import opened_event, opened_text
from evendeal.director.public_cache import (
    CHECKPOINTS,
    PublicCache,
)
from evendeal.director.sealed_ledger import SealedLedger
from evendeal.director.zones import moments_of, time_at_hall
from evendeal.draw.finding import Finding
from evendeal.draw.line_ups_file import LINE_UPS
from evendeal.draw.opened import OpenedEvent
from evendeal.draw.opened_file import OpenedT
from evendeal.draw.reading import NotASeal
from evendeal.draw.seal_file import SealT
from evendeal.formats.pages import EventPart, SessionQuery, page
from evendeal.formats.print_order import NoSuchSheet, PrintOrder
from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.printing.document import Document, typeset
from evendeal.views.absent import NoSuchEvent
from evendeal.views.certificate import DrawCertificate
from evendeal.views.embargo import settled_checkpoints
from evendeal.views.first_rows import FirstRow, PageRows
from evendeal.views.hall_sheets import (
    HallFacts,
    SeatedTable,
    hall_facts,
    planned_days,
    seated_tables,
)
from evendeal.views.home import AtHome, HomeHead, IdeaCard, LiveCard
from evendeal.views.persons import PlaceHeld
from evendeal.views.printed import (
    BOOKLET,
    CERTIFICATE,
    OF_NO_SESSION,
    TIMETABLE,
    BookletLater,
    SheetReady,
    certificates_ready,
    event_sheets,
)
from evendeal.views.programme import EventProgramme, event_programme
from evendeal.views.proof import CheckpointProof
from evendeal.views.seat_draw import SeatDraw
from evendeal.views.sits import Sits

if TYPE_CHECKING:
    from evendeal.printing.booklet import BookletTable
    from evendeal.printing.words import PaperWords


class Head(HomeHead, Protocol):
    """What the head of every event says."""

    @property
    def format(self) -> str:
        """The word by which its file names its format; by it answers are distinguished."""

    @property
    def language(self) -> str | None:
        """The code of the language in which its hall reads; None where its file names none."""


class Ranked(Protocol):
    """A line of the standings of any format."""

    @property
    def place(self) -> int:
        """The place, from 1; entries that are level share it."""

    @property
    def entry(self) -> EntryId:
        """Whose it is."""


@dataclass(frozen=True, slots=True)
class EventPosition:
    """How often something public of an event has changed."""

    position: int


@dataclass(frozen=True, slots=True)
class Message:
    """What those are sent who watch an event, when something has changed.

    Attributes:
        name: what the message is called.
        position: how often something has changed.
        shows: a view.
    """

    name: str
    position: int
    shows: Any


class Proved(NamedTuple, Generic[SealT, OpenedT]):
    """What the proof of an event rests on.

    Attributes:
        digest: SHA-256 of the seal file, in hexadecimal.
        findings: about the published files, signatures included.
        checkpoints: of the sessions that have ended.
    """

    seal: SealT
    digest: str
    opened: OpenedEvent[OpenedT]
    findings: tuple[Finding, ...]
    checkpoints: tuple[CheckpointProof, ...]


class PublicSide(ABC, Generic[FoldT, LuckT, SealT, OpenedT]):
    """The events of one format as everybody may see them; several threads may ask at once.

    It hands out views and published files and nothing else. What is not there is refused with a
    `views.absent.Absent`; a session of None is the current one. A format's further pages are
    methods with a `page` above them.
    """

    format: ClassVar[str]
    """The word by which an event's file names the format."""
    live: ClassVar[type[LiveCard]]
    """What the first page of the house has of an event that is being played."""
    sheets: ClassVar[tuple[str, ...]] = (TIMETABLE,)
    """The names of the sheets that everybody may print."""
    sheets_by_match: ClassVar[tuple[str, ...]] = ()
    """Of these sheets, the names of those that one match may have alone."""
    idea: ClassVar[type[IdeaCard] | None] = None
    """What shows on the first page what the same luck for all is; None: such events cannot."""

    def __init__(self, ledger: SealedLedger[FoldT, LuckT, SealT, OpenedT]) -> None:
        self._ledger = ledger
        self._cache: PublicCache[FoldT] = PublicCache(ledger)
        self._seals: dict[EventId, SealT] = {}
        self._found: dict[EventId, tuple[object, tuple[Finding, ...]]] = {}

    def events(self) -> tuple[EventId, ...]:
        """All events of the format in the log, whatever can be read of them."""
        return self._ledger.events()

    def holds(self, event: EventId) -> bool:
        """Whether an event is of this format."""
        return self._ledger.holds(event)

    def position(self, event: EventId) -> int:
        """How often something public of an event has changed; it only grows."""
        return self._cache.position(event)

    @page("", "getEvent")
    @abstractmethod
    def event(self, event: EventPart) -> Any:
        """The head of an event."""

    @page("scoreboard", "getScoreboard")
    @abstractmethod
    def scoreboard(self, event: EventPart, session: SessionQuery = None) -> Any:
        """The standings over what everybody has played; some have details of one session."""

    @page("proof", "getProof")
    @abstractmethod
    def proof(self, event: EventPart, session: SessionQuery = None) -> Any:
        """What was sealed, what has been opened, and what was verified."""

    @page("programme", "getProgramme")
    def programme(self, event: EventPart) -> EventProgramme:
        """Rooms and timetable of an event, and which of its players are persons of the house."""
        return self._cache.view(
            event,
            ("programme",),
            lambda p: event_programme(p.event, moments_of(p.event.programme)),
        )

    @page("sits", "listSits")
    def sits(self, event: EventPart) -> tuple[Sits, ...]:
        """Who sits where now, for the screens in the hall; nobody while no seats are drawn."""
        return ()

    @page("seat-draw", "getSeatDraw")
    def seat_draw(self, event: EventPart, session: SessionQuery = None) -> SeatDraw | None:
        """How the seats of a session were drawn; null while they are not, or where none are."""
        return None

    def standings(self, event: EventId) -> Sequence[Ranked]:
        """The entries in the order of the scoreboard now; none: nothing counts yet."""
        rows: Sequence[Ranked] = self.scoreboard(event).standings
        return rows

    def first_rows(self, event: EventId, rows: PageRows) -> tuple[FirstRow, ...]:
        """What stands in the HTML of a page before its script has come; by default nothing."""
        return ()

    def held(self, event: EventId, entry: EntryId) -> PlaceHeld | None:
        """The place of an entry as everybody may see it now; None while there is none."""
        rows = self.standings(event)
        taken = [row.place for row in rows]
        place = next((row.place for row in rows if row.entry == entry), None)
        if place is None:
            return None
        return PlaceHeld(place, taken.count(place) > 1, len(taken))

    def file(self, event: EventId, name: str) -> str | None:
        """A published file; None while it has not been published."""
        with self._ledger.reading(event):
            progress = self._cache.progress(event)
            if name == OPENED:
                if not progress.sessions:
                    return None
                return self._cache.view(
                    event, (OPENED,), lambda _: opened_text(self._ledger, event)
                )
            text = None
            if name in {SEAL, LINE_UPS, ROOTS, CHECKPOINTS}:
                text = self._ledger.adapters.publisher.read(event, name)
            return text if name != CHECKPOINTS else settled_checkpoints(text, progress.settled)

    @page("print", "listSheets")
    def sheets_ready(self, event: EventPart) -> tuple[SheetReady, ...]:
        """The sheets that everybody may print now: of the whole event, then session by session."""
        ready = self._cache.view(event, ("sheets of all",), event_sheets)
        if BOOKLET in self.sheets and self.event(event).status == "finished":
            ready = (*ready, SheetReady(BOOKLET, None))
        if CERTIFICATE not in self.sheets:
            return ready
        return (*ready, *self._cache.view(event, ("certificates",), certificates_ready))

    def hall(self, event: EventId) -> HallFacts:
        """What the paper of the hall says of an event."""
        return self._cache.view(event, ("hall",), lambda p: hall_facts(p.event, p.published_at))

    def at_hall(self, event: EventId, moment: str) -> str:
        """A moment, ISO 8601 in UTC, by the clock of the event's hall."""
        programme = self._cache.view(event, ("programme",), lambda p: p.event.programme)
        return time_at_hall(moment, programme)

    def seated(self, event: EventId, session: SessionNo | None) -> tuple[SeatedTable, ...]:
        """All tables of an event, and who sits there in public in a session; by default now.

        Raises:
            NoSuchSession: the event has fewer.
        """
        return seated_tables(self.hall(event), self.sits(event) if session is None else ())

    def sessions_seated(self, event: EventId) -> tuple[SessionNo | None, ...]:
        """The sessions whose seats may be public, each for `seated`; None: all at once."""
        return (None,)

    def entry_path(self, entry: EntryId) -> str:
        """The page of an entry, below the address of its event; empty where it has none."""
        return ""

    def document(self, event: EventId, sheet: str, order: PrintOrder) -> Document:
        """A sheet that everybody may print; a format may have more.

        Raises:
            NoSuchSheet: there is none of this name.
            Refused: nobody may have it now.
        """
        if sheet == BOOKLET and sheet in self.sheets:
            return self._booklet(event, order)
        if sheet == CERTIFICATE and sheet in self.sheets:
            return self._certificate(event, order)
        if sheet == TIMETABLE:
            from evendeal.printing.timetable import timetable_sheet
            from evendeal.printing.words import PaperWords

            facts = self.hall(event)
            days = self._cache.view(event, ("planned",), lambda p: planned_days(p.event))
            words = PaperWords(self.language(event, order))
            return timetable_sheet(facts, days, words, address=order.address)
        self.position(event)  # An event that nobody may see has no sheets either.
        raise NoSuchSheet(event=event, sheet=sheet, known=self.sheets)

    def certificate(self, event: EventId, session: SessionNo | None) -> DrawCertificate:
        """What can be certified of the draw of a session; only asked of formats that have it.

        Raises:
            NoSuchSession: the event has not reached it.
        """
        raise NoSuchSheet(event=event, sheet=CERTIFICATE, known=self.sheets)

    def booklet_tables(self, event: EventId, words: "PaperWords") -> "Iterable[BookletTable]":
        """The tables of the booklet of an event that is over, where the format has one."""
        raise NoSuchSheet(event=event, sheet=BOOKLET, known=self.sheets)

    def _booklet(self, event: EventId, order: PrintOrder) -> Document:
        # Only here, since nobody else needs a printer.
        from evendeal.printing.booklet import booklet
        from evendeal.printing.words import PaperWords

        head = self.event(event)
        if head.status != "finished":
            raise BookletLater(event=event)
        words = PaperWords(self.language(event, order))
        sessions = self._cache.view(event, ("all sessions",), lambda p: sorted(p.sessions))
        return booklet(
            head.name,
            self.booklet_tables(event, words),
            [self.certificate(event, session) for session in sessions],
            words,
            explained=words(f"print-booklet-explained-{self.format}"),
            address=order.address,
            at=head.sealed_at,
            rehearsal=head.rehearsal,
        )

    def _certificate(self, event: EventId, order: PrintOrder) -> Document:
        # Only here, since nobody else needs a printer.
        from evendeal.printing.certificate import certificate
        from evendeal.printing.words import PaperWords

        what = self.certificate(event, order.session)
        when = self._cache.view(
            event, ("sealed at",), lambda p: time_at_hall(what.at, p.event.programme)
        )
        address = f"{order.address}/proof?session={what.session}" if order.address else ""
        words = PaperWords(self.language(event, order))
        return certificate(what, words, address=address, when=when)

    def printed(self, event: EventId, sheet: str, order: PrintOrder) -> bytes:
        """The same as PDF.

        Raises:
            NotInstalled: nothing can be printed here.
        """
        # What says nothing of a sheet is left out, and a language that the catalogue lacks is
        # English: so nobody has one sheet set, and kept, a second time.
        order = order._replace(
            language=self.language(event, order),
            session=None if sheet in OF_NO_SESSION else order.session,
            match=order.match if sheet in self.sheets_by_match else None,
        )
        return self._cache.view_beside(
            event,
            ("printed", sheet, order),
            lambda _: typeset(self.document(event, sheet, order), order.paper),
        )

    def language(self, event: EventId, order: PrintOrder) -> str:
        """The language of a sheet: that which is wanted, or that of the hall, or English."""
        head: Head = self.event(event)
        return next((each for each in (order.language, head.language) if each in languages()), "en")

    @abstractmethod
    def at_home(self, event: EventId) -> AtHome:
        """What the first page of the house has of an event."""

    def subscribe(self, news: News) -> Callable[[], None]:
        """Have `news` called, on any thread, after each line that changes what is public.

        The answer ends it.
        """
        return self._cache.subscribe(news)

    def message(self, event: EventId) -> Message:
        """What those are sent who watch an event: by default, that its pages are to be read anew.

        A format that has one page at which all look may send that.
        """
        position = self.position(event)
        return Message("position", position, EventPosition(position))

    def heads(self) -> tuple[Head, ...]:
        """The heads of all events of which anything can be read."""
        heads = []
        for which in self.events():
            with suppress(NoSuchEvent):
                heads.append(self.event(which))
        return tuple(heads)

    def _seal(self, event: EventId) -> SealT | None:
        """The seal as published; None where there is none to be read."""
        if event not in self._seals:
            try:
                signed = self._ledger.seal(event)
            except NotASeal:
                # What it seals is still to be seen; that the file is spoilt, `verify` says.
                return None
            if signed is None:
                return None
            self._seals[event] = signed.seal
        return self._seals[event]

    def _proved(self, event: EventId, settled: int) -> Proved[SealT, OpenedT]:
        """What the proof of an event rests on.

        Args:
            settled: the last line while no session ran.

        Raises:
            NoSuchEvent: its seal is lost.
        """
        ledger = self._ledger
        signed = ledger.seal(event)
        if signed is None:
            raise NoSuchEvent(event=event)
        opened = opened_event(ledger, event)
        files = signed, opened, ledger.roots(event), ledger.line_ups(event)
        # Checked once, and not with each thing that becomes public.
        known = self._found.get(event)
        if known is None or known[0] != files:
            known = self._found[event] = files, ledger.life.files.verify_files(*files)
        return Proved(
            signed.seal,
            ledger.seal_digest(event),
            opened,
            known[1],
            self._cache.checkpoints(event, settled, signed.seal.public_key),
        )


AnyPublicSide: TypeAlias = PublicSide[Any, Any, Any, Any]
"""The public side of whichever format."""
