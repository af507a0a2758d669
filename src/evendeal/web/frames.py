"""The messages of a live stream, ready to be sent, and the answer that they make."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import msgspec
from litestar.response import Stream

from evendeal.views import Scoreboard, chips_on_the_wire

EVENT_STREAM = "text/event-stream"

_encode = msgspec.json.Encoder(enc_hook=chips_on_the_wire).encode


@dataclass(frozen=True, slots=True)
class Frame:
    """A message ready to be sent, and the position that it tells of."""

    position: int
    data: bytes


def frame_of(scoreboard: Scoreboard) -> Frame:
    """The message that shows a scoreboard; JSON holds no line break, so one data line does."""
    position = scoreboard.position
    data = b"event: scoreboard\nid: %d\ndata: %b\n\n" % (position, _encode(scoreboard))
    return Frame(position, data)


def position_frame(name: str, position: int) -> Frame:
    """The message that says no more than that something stands at a position now."""
    told = b'event: %b\nid: %d\ndata: {"position":%d}\n\n' % (name.encode(), position, position)
    return Frame(position, told)


def event_stream(messages: AsyncIterator[bytes]) -> Stream:
    """The answer that these messages make; nothing on the way may keep them back."""
    return Stream(
        messages,
        media_type=EVENT_STREAM,
        headers={"cache-control": "no-cache", "x-accel-buffering": "no"},
    )


def last_event_id(header: str | None) -> int | None:
    """The position that a returning watcher has seen; None for a new one or for nonsense."""
    if header is None or not (header.isascii() and header.isdigit()) or len(header) > 18:
        return None
    return int(header)
