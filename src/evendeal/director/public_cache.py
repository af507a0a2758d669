"""What everybody may see of a ledger's events, cached until there is news of them."""

from collections.abc import Callable
from contextlib import suppress
from threading import Lock
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

from evendeal.director.ledger import Ledger, News, NotInTheLog
from evendeal.director.living import FoldT
from evendeal.director.ports import BrokenLog
from evendeal.ids import EventId
from evendeal.views.absent import NoSuchEvent
from evendeal.views.embargo import read_only_words, require_there
from evendeal.views.proof import CheckpointProof

CHECKPOINTS = "checkpoints.jsonl"


View = TypeVar("View")
What = tuple[Any, ...]
"""Which view of an event: its name, and its parameters."""


class PublicCache(Generic[FoldT]):
    """Views of a ledger's events, each made once for all who ask; several threads may ask at once.

    An event that has been put away is not there.
    """

    def __init__(self, ledger: Ledger[FoldT]) -> None:
        self._ledger = ledger
        self._guard = Lock()
        self._making: WeakValueDictionary[tuple[EventId, What], Lock] = WeakValueDictionary()
        self._points: dict[EventId, tuple[int, tuple[CheckpointProof, ...]]] = {}
        self._made: dict[EventId, tuple[tuple[int, int, bool], dict[What, Any]]] = {}

    def position(self, event: EventId) -> int:
        """How often something public of an event has changed."""
        with self._ledger.reading(event):
            return self.progress(event).news

    def view(self, event: EventId, what: What, make: Callable[[FoldT], View]) -> View:
        """A view, made unless it is cached since something public changed."""
        with self._ledger.reading(event):
            progress = self.progress(event)
            made = self._kept(event, progress)
            if what not in made:
                made[what] = make(progress)
            view: View = made[what]
            return view

    def view_beside(self, event: EventId, what: What, make: Callable[[FoldT], View]) -> View:
        """The same of one that takes long, made without the event's lock: no line waits for it.

        Several ask after the same line: it is made once, and all get the same. Nobody who holds
        the event's lock asks for it, since who makes it may wait for that lock.
        """
        with self._ledger.reading(event):
            made = self._kept(event, self.progress(event))
        if what not in made:
            with self._guard:
                making = self._making.setdefault((event, what), Lock())
            with making:
                with self._ledger.reading(event):
                    progress = self.progress(event)
                    made = self._kept(event, progress)
                    fork = progress.fork() if what not in made else progress
                if what not in made:
                    made[what] = make(fork)
        view: View = made[what]
        return view

    def progress(self, event: EventId) -> FoldT:
        """The event, read up to now.

        Raises:
            NoSuchEvent: there is none of this kind of which anything may be read.
        """
        progress = present(self._ledger, event)
        require_there(progress)
        return progress

    def read_only(self, event: EventId) -> str | None:
        """A sentence where nothing more is written to the event; None where all is well."""
        return read_only_words(self._ledger.read_only(event))

    def checkpoints(
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

    def subscribe(self, news: News) -> Callable[[], None]:
        """Have `news` called after each line that changes what is public; the answer ends it."""
        heard: dict[EventId, int] = {}

        # Called with the lock held, so that it sees each change once.
        def counted(event: EventId, _: object) -> None:
            with suppress(NotInTheLog, BrokenLog):
                now = self._ledger.progress(event).news
                if heard.get(event) != now:
                    heard[event] = now
                    news(event, now)

        return self._ledger.listen(counted)

    def _kept(self, event: EventId, progress: FoldT) -> dict[What, Any]:
        """What has been made since something public changed; a new picture is a new dict."""
        # Lines of play under embargo change nothing that is public.
        stage = (progress.news, progress.settled, self._ledger.read_only(event) is not None)
        made = self._made.get(event)
        if made is None or made[0] != stage:
            made = self._made[event] = (stage, {})
        return made[1]


def present(ledger: Ledger[FoldT], event: EventId) -> FoldT:
    """The event, read up to now.

    Raises:
        NoSuchEvent: there is none of this kind of which anything can be read.
    """
    try:
        return ledger.refresh(event)
    except (NotInTheLog, BrokenLog):
        raise NoSuchEvent(event=event) from None
