"""A disk that is full."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager

ROOM = 64
"""Bytes that still fit."""


@contextmanager
def hardly_any_room(room: int = ROOM) -> Iterator[None]:
    """No file can become longer than so many bytes, as if the disk were full then."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
