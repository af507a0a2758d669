"""The live scoreboard: one picture a change, encoded once, sent to all who watch."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import msgspec
from litestar import Litestar

from evendeal.errors import Refused
from evendeal.ids import EventId
from evendeal.views import Scoreboard, chips_on_the_wire
from evendeal.web.public import Public

EVENT_STREAM = "text/event-stream"
PING = b": ping\n\n"
PING_SECONDS = 15.0
"""Silence after which a comment is sent, so that nothing between takes the line for dead."""
FRAME_SECONDS = 0.25
"""Least time between two pictures of one event: at most four a second."""
OPENING = b"retry: 2000\n\n"
"""Sent at once, so that the headers go out: come back after 2 s if the line drops."""

MOST_WATCHERS = 2_000
"""Streams that one server holds open, unless it is told otherwise."""


class TooManyWatchers(Refused):
    """One stream more than the server can hold open and still do its work."""

    def __init__(self, *, most: int) -> None:
        super().__init__(f"{most} screens are watching, and that is full; try again in a minute")
        self.most = most


log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder(enc_hook=chips_on_the_wire).encode


@dataclass(frozen=True, slots=True)
class Frame:
    """A scoreboard ready to be sent, and its position."""

    position: int
    data: bytes


def frame_of(scoreboard: Scoreboard) -> Frame:
    """The message that shows a scoreboard; JSON holds no line break, so one data line does."""
    position = scoreboard.position
    data = b"event: scoreboard\nid: %d\ndata: %b\n\n" % (position, _encode(scoreboard))
    return Frame(position, data)


def last_event_id(header: str | None) -> int | None:
    """The position that a returning watcher has seen; None for a new one or for nonsense."""
    if header is None or not (header.isascii() and header.isdigit()) or len(header) > 18:
        return None
    return int(header)


class Channel:
    """Those who watch one event, and the newest picture of it.

    Nobody queues: a watcher that was busy sending finds the newest picture when it looks
    again, and the ones between were never kept for it.
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
        """Make this the newest picture, unless it is the one that is shown."""
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


class Broadcaster:
    """Streams of scoreboards, one channel an event; nothing is computed for no watcher."""

    def __init__(
        self,
        public: Public,
        *,
        ping: float = PING_SECONDS,
        pause: float = FRAME_SECONDS,
        most: int = MOST_WATCHERS,
    ) -> None:
        self._public = public
        self._most = most
        self._ping = ping
        self._pause = pause
        self._channels: dict[EventId, Channel] = {}
        self._closed = False

    @property
    def watchers(self) -> int:
        """How many streams are open."""
        return sum(channel.watchers for channel in self._channels.values())

    @asynccontextmanager
    async def running(self, _: Litestar) -> AsyncIterator[None]:
        """Subscribed to the house's news for as long as the application runs."""
        loop = asyncio.get_running_loop()

        def news(event: EventId, position: int) -> None:
            loop.call_soon_threadsafe(self._news, event)

        self._closed = False
        unsubscribe = self._public.subscribe(news)
        try:
            yield
        finally:
            unsubscribe()
            self.close()

    def close(self) -> None:
        """End every stream, so that the server can stop at once."""
        self._closed = True
        for channel in self._channels.values():
            channel.end()

    async def expect(self, event: EventId) -> None:
        """Make sure that there is such an event, before a stream of it is promised.

        Raises:
            Absent: there is not.
            TooManyWatchers: there is no room for another stream.
        """
        if self.watchers >= self._most:
            raise TooManyWatchers(most=self._most)
        await asyncio.to_thread(self._public.position, event)

    async def watch(self, event: EventId, seen: int | None) -> AsyncIterator[bytes]:
        """The messages for one watcher that has `seen` the scoreboard of a position.

        One that is up to date hears nothing until there is news; any other, also one with
        an id from some other log, gets the newest scoreboard at once.
        """
        channel = self._enter(event)
        shown: Frame | None = None
        try:
            yield OPENING
            while not (channel.over or self._closed):
                turn = channel.turn
                frame = channel.frame
                if frame is not None and frame is not shown:
                    known = shown is None and frame.position == seen
                    shown = frame
                    if not known:
                        yield frame.data
                elif not await self._within_ping(turn):
                    yield PING
        finally:
            self._leave(event, channel)

    async def _within_ping(self, turn: asyncio.Event) -> bool:
        try:
            async with asyncio.timeout(self._ping):
                await turn.wait()
        except TimeoutError:
            return False
        return True

    def _news(self, event: EventId) -> None:
        if channel := self._channels.get(event):
            channel.stale.set()

    def _enter(self, event: EventId) -> Channel:
        channel = self._channels.get(event)
        if channel is None:
            channel = self._channels[event] = Channel()
            channel.painter = asyncio.create_task(self._paint(event, channel))
        channel.watchers += 1
        return channel

    def _leave(self, event: EventId, channel: Channel) -> None:
        channel.watchers -= 1
        if channel.watchers == 0:
            if channel.painter is not None:
                channel.painter.cancel()
            if self._channels.get(event) is channel:
                del self._channels[event]

    async def _paint(self, event: EventId, channel: Channel) -> None:
        """Paint a new picture after each piece of news, but not too often."""
        try:
            while True:
                await channel.stale.wait()
                channel.stale.clear()
                channel.show(await asyncio.to_thread(self._picture, event))
                await asyncio.sleep(self._pause)
        except Exception:
            # The watchers come back by themselves and are then told what is wrong.
            log.exception("the scoreboard of %s cannot be shown", event)
            self._channels.pop(event, None)
            channel.end()

    def _picture(self, event: EventId) -> Frame:
        return frame_of(self._public.scoreboard(event))
