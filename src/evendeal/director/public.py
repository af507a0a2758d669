"""What the public is shown, made anew after each finished hand and kept until the next."""

from collections.abc import Callable
from contextlib import suppress
from json import loads
from typing import Any, TypeVar

from evendeal import views
from evendeal.director.desk import OPENED, ROOTS, SEAL, Desk, News, NotInTheLog
from evendeal.director.opening import opened_event, opened_text, root_of
from evendeal.director.ports import BrokenLog
from evendeal.director.verifying import luck_findings
from evendeal.draw import NotASeal, Seal, read_roots
from evendeal.draw.keys import Kind
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.progress import Progress
from evendeal.views import (
    CheckpointProof,
    DealHead,
    DealPage,
    EventHead,
    NoSuchEvent,
    Proof,
    Scoreboard,
    TableHead,
    TablePage,
)
from evendeal.views.prize_stacks import TablePrizes, table_prizes

CHECKPOINTS = "checkpoints.jsonl"
BROKEN = (
    "The log of this event does not hold. It is shown as far as it does, "
    "and nothing more is written to it."
)
_View = TypeVar("_View")


class PublicDesk:
    """The events of a desk as everybody may see them; several threads may ask at once.

    It hands out views and published files and nothing else, and every view is made by
    `evendeal.views`, where the embargo is.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._seals: dict[EventId, Seal] = {}
        self._points: dict[EventId, tuple[int, tuple[CheckpointProof, ...]]] = {}
        self._made: dict[EventId, tuple[tuple[int, str | None], dict[tuple[Any, ...], Any]]] = {}

    def events(self) -> tuple[EventHead, ...]:
        """All events of which anything can be read, the newest first."""
        heads = []
        for event in self._desk.events():
            with suppress(NoSuchEvent):
                heads.append(self.event(event))
        return tuple(sorted(heads, key=lambda head: head.sealed_at, reverse=True))

    def event(self, event: EventId) -> EventHead:
        """The head of an event."""
        return self._view(event, ("event",), lambda p: self._head(p, None))

    def position(self, event: EventId) -> int:
        """How often something that is shown of an event has changed."""
        with self._desk.lock:
            return self._progress(event).news

    def scoreboard(self, event: EventId, session: SessionNo | None = None) -> Scoreboard:
        """The standings over the comparable deals."""
        return self._view(
            event,
            ("scoreboard", session),
            lambda p: views.scoreboard(p, self._seal(event), session, self._read_only(event)),
        )

    def tables(self, event: EventId, session: SessionNo | None = None) -> tuple[TableHead, ...]:
        """The tables in order."""
        return self._view(event, ("tables", session), lambda p: views.table_heads(p, session))

    def table(self, event: EventId, table: TableNo, session: SessionNo | None = None) -> TablePage:
        """One table with its open results."""
        return self._view(
            event, ("table", table, session), lambda p: views.table_page(p, table, session)
        )

    def deals(self, event: EventId, session: SessionNo | None = None) -> tuple[DealHead, ...]:
        """The deals in order."""
        return self._view(event, ("deals", session), lambda p: views.deal_heads(p, session))

    def deal(self, event: EventId, deal: DealNo, session: SessionNo | None = None) -> DealPage:
        """One deal, open or closed."""

        def make(progress: Progress) -> DealPage:
            head = self._head(progress, session)
            kind: Kind = "original" if deal <= progress.event.play.deals else "reserve"
            return views.deal_page(
                progress, head, deal, root_of(self._desk, event, head.session, kind)
            )

        return self._view(event, ("deal", deal, session), make)

    def prizes(self, event: EventId, session: SessionNo | None = None) -> tuple[TablePrizes, ...]:
        """The stacks to share prizes by, table by table."""
        return self._view(event, ("prizes", session), lambda p: table_prizes(p, session))

    def proof(self, event: EventId, session: SessionNo | None = None) -> Proof:
        """What was sealed, opened and verified."""
        return self._view(event, ("proof", session), lambda p: self._proof(p, session))

    def file(self, event: EventId, name: str) -> str | None:
        """A published file; None while it has not been published."""
        with self._desk.lock:
            progress = self._progress(event)
            if name == OPENED:
                if not progress.sessions:
                    return None
                return self._view(event, (OPENED,), lambda _: opened_text(self._desk, event))
            text = None
            if name in {SEAL, ROOTS, CHECKPOINTS}:
                text = self._desk.adapters.publisher.read(event, name)
            if text is None or name != CHECKPOINTS:
                return text
            # How many lines hands under embargo have taken is nobody's business (R37).
            told = [
                line
                for line in text.splitlines(keepends=True)
                if _position(line) <= progress.settled
            ]
            return "".join(told) or None

    def subscribe(self, news: News) -> Callable[[], None]:
        """Have `news` called after each finished hand; the answer ends the subscription."""
        return self._desk.subscribe(news)

    def _view(
        self, event: EventId, what: tuple[Any, ...], make: Callable[[Progress], _View]
    ) -> _View:
        with self._desk.lock:
            progress = self._progress(event)
            # Lines of hands in play change nothing that is public.
            stage = (progress.news, self._desk.read_only(event))
            made = self._made.get(event)
            if made is None or made[0] != stage:
                made = self._made[event] = (stage, {})
            if what not in made[1]:
                made[1][what] = make(progress)
            view: _View = made[1][what]
            return view

    def _progress(self, event: EventId) -> Progress:
        try:
            return self._desk.refresh(event)
        except (NotInTheLog, BrokenLog):
            raise NoSuchEvent(event=event) from None

    def _head(self, progress: Progress, session: SessionNo | None) -> EventHead:
        event = progress.event.id
        return views.event_head(progress, self._seal(event), session, self._read_only(event))

    def _seal(self, event: EventId) -> Seal | None:
        if event not in self._seals:
            try:
                signed = self._desk.seal(event)
            except NotASeal:
                # What it seals is still to be seen; that the file is spoilt, `verify` says.
                return None
            if signed is None:
                return None
            self._seals[event] = signed.seal
        return self._seals[event]

    def _read_only(self, event: EventId) -> str | None:
        # Which line and why may tell something of a deal under embargo; the director is told.
        return BROKEN if self._desk.read_only(event) is not None else None

    def _proof(self, progress: Progress, session: SessionNo | None) -> Proof:
        event = progress.event.id
        desk = self._desk
        signed = desk.seal(event)
        if signed is None:
            raise NoSuchEvent(event=event)
        text = desk.adapters.publisher.read(event, ROOTS)
        roots = read_roots(text.encode()) if text else None
        opened = opened_event(desk, event)
        points: tuple[CheckpointProof, ...] = ()
        if progress.settled:
            points = self._settled(event, progress.settled, signed.seal.public_key)
        return views.proof(
            self._head(progress, session),
            signed.seal,
            opened,
            luck_findings(signed, opened, roots),
            points,
            progress.event.play.occupied,
        )

    def _settled(
        self, event: EventId, settled: int, public_key: bytes
    ) -> tuple[CheckpointProof, ...]:
        """The checkpoints of the sessions that have ended; read once, since they are done with."""
        known = self._points.get(event)
        if known is None or known[0] != settled:
            audit = self._desk.adapters.log.audit(event, public_key)
            points = tuple(
                CheckpointProof(point.position, point.hash, point.signature, point.at, why is None)
                for point, why in audit.checkpoints
                if point.position <= settled
            )
            known = self._points[event] = (settled, points)
        return known[1]


def _position(line: str) -> int:
    """The position in a published checkpoint; 0 where it cannot be read, as verify says then."""
    try:
        return int(loads(line)["position"])
    except (ValueError, KeyError, TypeError):
        return 0
