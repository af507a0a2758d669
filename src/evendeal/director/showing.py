"""What the public desk of every kind of event does: views kept until there is news, files told."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from json import loads
from typing import Any, Generic, Protocol, TypeVar

from evendeal.director.ledger import OPENED, ROOTS, SEAL, Fold, Ledger, NotInTheLog
from evendeal.director.ledger import FoldT as LedgerFoldT
from evendeal.director.ports import BrokenLog
from evendeal.draw import NotASeal
from evendeal.draw.line_ups_file import LINE_UPS
from evendeal.ids import EventId, SessionNo
from evendeal.views.absent import NoSuchEvent
from evendeal.views.proof import CheckpointProof

CHECKPOINTS = "checkpoints.jsonl"
BROKEN = (
    "The log of this event does not hold. It is shown as far as it does, "
    "and nothing more is written to it."
)


class ShownFold(Fold, Protocol):
    """A fold of which something is shown."""

    @property
    def settled(self) -> int:
        """The last line while no session ran; nothing up to there is secret."""

    @property
    def sessions(self) -> Mapping[SessionNo, Any]:
        """The sessions that have begun."""


FoldT = TypeVar("FoldT", bound=ShownFold)
SealT = TypeVar("SealT")
View = TypeVar("View")


class Showing(ABC, Generic[FoldT, SealT]):
    """The events of a ledger as everybody may see them; several threads may ask at once."""

    def __init__(self, ledger: Ledger[FoldT]) -> None:
        self._ledger = ledger
        self._seals: dict[EventId, SealT] = {}
        self._points: dict[EventId, tuple[int, tuple[CheckpointProof, ...]]] = {}
        self._made: dict[EventId, tuple[tuple[int, int, bool], dict[tuple[Any, ...], Any]]] = {}

    @abstractmethod
    def _sealed(self, event: EventId) -> SealT | None:
        """The seal as published, or None where there is no file; NotASeal if it is spoilt."""

    @abstractmethod
    def _opened(self, event: EventId) -> str:
        """The file `opened.json` as the log has it now."""

    def position(self, event: EventId) -> int:
        """How often something that is shown of an event has changed."""
        with self._ledger.reading(event):
            return self._progress(event).news

    def file(self, event: EventId, name: str) -> str | None:
        """A published file; None while it has not been published."""
        with self._ledger.reading(event):
            progress = self._progress(event)
            if name == OPENED:
                if not progress.sessions:
                    return None
                return self._view(event, (OPENED,), lambda _: self._opened(event))
            text = None
            if name in {SEAL, LINE_UPS, ROOTS, CHECKPOINTS}:
                text = self._ledger.adapters.publisher.read(event, name)
            return text if name != CHECKPOINTS else settled_checkpoints(text, progress.settled)

    def _view(self, event: EventId, what: tuple[Any, ...], make: Callable[[FoldT], View]) -> View:
        """A view, made unless it is kept since something public changed."""
        with self._ledger.reading(event):
            progress = self._progress(event)
            made = self._kept(event, progress)
            if what not in made:
                made[what] = make(progress)
            view: View = made[what]
            return view

    def _kept(self, event: EventId, progress: FoldT) -> dict[tuple[Any, ...], Any]:
        """What has been made since something public changed; a new picture is a new dict."""
        # Lines of play under embargo change nothing that is public.
        stage = (progress.news, progress.settled, self._ledger.read_only(event) is not None)
        made = self._made.get(event)
        if made is None or made[0] != stage:
            made = self._made[event] = (stage, {})
        return made[1]

    def _progress(self, event: EventId) -> FoldT:
        progress = present(self._ledger, event)
        if progress.record.away:
            raise NoSuchEvent(event=event)
        return progress

    def _seal(self, event: EventId) -> SealT | None:
        """The seal; None where there is none to be read."""
        if event not in self._seals:
            try:
                seal = self._sealed(event)
            except NotASeal:
                # What it seals is still to be seen; that the file is spoilt, `verify` says.
                return None
            if seal is None:
                return None
            self._seals[event] = seal
        return self._seals[event]

    def _read_only(self, event: EventId) -> str | None:
        # Which line and why may tell something under embargo; the director is told.
        return BROKEN if self._ledger.read_only(event) is not None else None

    def _settled(
        self, event: EventId, settled: int, public_key: bytes
    ) -> tuple[CheckpointProof, ...]:
        """The checkpoints of the sessions that have ended; read once, since they are done with."""
        if not settled:
            return ()
        known = self._points.get(event)
        if known is None or known[0] != settled:
            audit = self._ledger.adapters.log.audit(event, public_key)
            points = tuple(
                CheckpointProof(point.position, point.hash, point.signature, point.at, why is None)
                for point, why in audit.checkpoints
                if point.position <= settled
            )
            known = self._points[event] = (settled, points)
        return known[1]


def present(ledger: Ledger[LedgerFoldT], event: EventId) -> LedgerFoldT:
    """The event, read up to now.

    Raises:
        NoSuchEvent: there is none of this kind of which anything can be read.
    """
    try:
        return ledger.refresh(event)
    except (NotInTheLog, BrokenLog):
        raise NoSuchEvent(event=event) from None


def settled_checkpoints(text: str | None, settled: int) -> str | None:
    """The published checkpoints that everybody may see; None where there is none.

    How many lines play under embargo has taken is nobody's business (R37, R46).

    Args:
        text: the file with all of them.
        settled: the last line while no session ran.
    """
    lines = (text or "").splitlines(keepends=True)
    return "".join(line for line in lines if _position(line) <= settled) or None


def _position(line: str) -> int:
    """The position in a published checkpoint; 0 where it cannot be read, as verify says then."""
    try:
        return int(loads(line)["position"])
    except (ValueError, KeyError, TypeError):
        return 0
