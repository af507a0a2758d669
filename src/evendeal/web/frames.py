"""The messages of a live stream, ready to be sent, and the answer that they make."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import msgspec
from litestar.response import Stream

from evendeal.formats.public_side import EventPosition, Message
from evendeal.views.figures import chips_on_the_wire

EVENT_STREAM = "text/event-stream"

_encode = msgspec.json.Encoder(enc_hook=chips_on_the_wire).encode


@dataclass(frozen=True, slots=True)
class Frame:
    """A message ready to be sent, and the position that it tells of."""

    position: int
    data: bytes


def frame_of(message: Message) -> Frame:
    """A message of an event; JSON holds no line break, so one data line does."""
    name, position = message.name.encode(), message.position
    data = b"event: %b\nid: %d\ndata: %b\n\n" % (name, position, _encode(message.shows))
    return Frame(position, data)


def position_frame(name: str, position: int) -> Frame:
    """The message that says no more than that something stands at a position now."""
    return frame_of(Message(name, position, EventPosition(position)))


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
