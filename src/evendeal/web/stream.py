"""Live streams: one picture a change, encoded once, sent to all who watch the same thing."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from typing import Any, Generic, TypeVar

from litestar import Litestar

from evendeal.errors import Refused
from evendeal.formats.public_house import PublicHouse
from evendeal.ids import EventId
from evendeal.views.absent import Absent
from evendeal.web.frames import Frame, frame_of

PING = b": ping\n\n"
PING_SECONDS = 15.0
"""Silence after which a comment is sent, so that nothing between takes the line for dead."""
FRAME_SECONDS = 0.25
"""Least time between two pictures of one event: at most four a second."""
OPENING = b"retry: 2000\n\n"
"""Sent at once, so that the headers go out: come back after 2 s if the line drops."""

MOST_WATCHERS = 2_000
"""Streams that one server keeps open, unless it is configured otherwise."""


class TooManyWatchers(Refused):
    """One stream more than the server holds open: for everybody, or for whoever asks."""

    def __init__(self, *, most: int, of: str) -> None:
        whose = {"house": "", "address": " from this address", "person": " of yours"}
        super().__init__(
            f"{most} screens{whose[of]} are watching, and that is full; try again in a minute"
        )
        self.most = most
        self.of = of


Key = TypeVar("Key", bound=Hashable)

log = logging.getLogger(__name__)


class Channel:
    """Those who watch one thing, and the newest picture of it.

    Nobody queues: a watcher that was busy sending finds the newest picture when it looks
    again, and the ones between were never queued for it.
    """

    def __init__(self) -> None:
        self.frame: Frame | None = None
        self.over = False
        self.watchers = 0
        self.stale = asyncio.Event()
        self.stale.set()
        self.turn = asyncio.Event()
        """Set when there is something to look at, and replaced by a fresh one."""
        self.painter: asyncio.Task[None] | None = None

    def show(self, frame: Frame) -> None:
        """Make this the newest picture, unless it is the one that everybody has."""
        if self.frame is None or self.frame.data != frame.data:
            self.frame = frame
            self.wake()

    def end(self) -> None:
        """Send everybody home."""
        self.over = True
        self.wake()

    def wake(self) -> None:
        """Have every watcher look."""
        turn, self.turn = self.turn, asyncio.Event()
        turn.set()


class Streams(Generic[Key]):
    """Streams of pictures, one channel a thing; nothing is computed for no watcher.

    Everything here runs on the event loop; only `news` may be called from other threads,
    once `begin` or `watch` has been called.

    Args:
        picture: the newest message for those who watch a thing.
        ping: seconds of silence after which a comment is sent.
        pause: least seconds between two pictures of one thing.
    """

    def __init__(
        self,
        picture: Callable[[Key], Awaitable[Frame]],
        *,
        ping: float = PING_SECONDS,
        pause: float = FRAME_SECONDS,
    ) -> None:
        self._picture = picture
        self._ping = ping
        self._pause = pause
        self._channels: dict[Key, Channel] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._beside: list[Streams[Any]] = []
        self._closed = False

    @property
    def watchers(self) -> int:
        """How many streams are open."""
        return sum(channel.watchers for channel in self._channels.values())

    def begin(self) -> None:
        """Open the house on the loop that runs now."""
        self._loop = asyncio.get_running_loop()
        self._closed = False

    def beside(self, other: "Streams[Any]") -> None:
        """Have other streams end when these end."""
        if other not in self._beside:
            self._beside.append(other)

    def close(self) -> None:
        """End every stream, so that the server can stop at once."""
        self._closed = True
        for channel in self._channels.values():
            channel.end()
        for other in self._beside:
            other.close()

    def news(self, key: Key) -> None:
        """Something about this thing has changed; called on any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._news, key)

    async def watch(self, key: Key, seen: int | None) -> AsyncIterator[bytes]:
        """The messages for one watcher that has `seen` the picture of a position.

        One that is up to date hears nothing until there is news; any other, also one with
        an id from some other log, gets the newest picture at once.
        """
        channel = self._enter(key)
        latest: Frame | None = None
        try:
            yield OPENING
            while not (channel.over or self._closed):
                turn = channel.turn
                frame = channel.frame
                if frame is not None and frame is not latest:
                    known = latest is None and frame.position == seen
                    latest = frame
                    if not known:
                        yield frame.data
                elif not await self._within_ping(turn):
                    yield PING
        finally:
            self._leave(key, channel)

    async def _within_ping(self, turn: asyncio.Event) -> bool:
        try:
            async with asyncio.timeout(self._ping):
                await turn.wait()
        except TimeoutError:
            return False
        return True

    def _news(self, key: Key) -> None:
        if channel := self._channels.get(key):
            channel.stale.set()

    def _enter(self, key: Key) -> Channel:
        channel = self._channels.get(key)
        if channel is None:
            channel = self._channels[key] = Channel()
            channel.painter = asyncio.create_task(self._paint(key, channel))
        channel.watchers += 1
        return channel

    def _leave(self, key: Key, channel: Channel) -> None:
        channel.watchers -= 1
        if channel.watchers == 0:
            if channel.painter is not None:
                channel.painter.cancel()
            if self._channels.get(key) is channel:
                del self._channels[key]

    async def _paint(self, key: Key, channel: Channel) -> None:
        """Paint a new picture after each piece of news, but not too often."""
        try:
            while True:
                await channel.stale.wait()
                channel.stale.clear()
                channel.show(await self._picture(key))
                await asyncio.sleep(self._pause)
        except Absent:
            # It is not there any more, such as a rehearsal that was put away.
            self._channels.pop(key, None)
            channel.end()
        except Exception:
            # The watchers come back by themselves and then get the refusal.
            log.exception("the stream of %s cannot go on", key)
            self._channels.pop(key, None)
            channel.end()


class LateStreams(Streams[Key]):
    """Streams behind the door, opened with the first screen that watches.

    Args:
        subscribe: called once, for the house's news.
    """

    def __init__(
        self,
        picture: Callable[[Key], Awaitable[Frame]],
        subscribe: Callable[[], object],
        *,
        pause: float = FRAME_SECONDS,
    ) -> None:
        super().__init__(picture, pause=pause)
        self._subscribe: Callable[[], object] | None = subscribe

    def open(self, broadcaster: "Broadcaster") -> None:
        """Hear the house's news, and end when the public streams end."""
        self.begin()
        broadcaster.beside(self)
        if self._subscribe is not None:
            self._subscribe()
            self._subscribe = None


class Broadcaster(Streams[EventId]):
    """The public streams, one channel an event."""

    def __init__(
        self,
        public: PublicHouse,
        *,
        ping: float = PING_SECONDS,
        pause: float = FRAME_SECONDS,
    ) -> None:
        super().__init__(self._painted, ping=ping, pause=pause)
        self._public = public

    @asynccontextmanager
    async def running(self, _: Litestar) -> AsyncIterator[None]:
        """Subscribed to the house's news for as long as the application runs."""
        self.begin()
        unsubscribe = self._public.subscribe(lambda event, _: self.news(event))
        try:
            yield
        finally:
            unsubscribe()
            self.close()

    async def _painted(self, event: EventId) -> Frame:
        return await asyncio.to_thread(lambda: frame_of(self._public.message(event)))
