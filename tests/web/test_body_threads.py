"""Where a body is read: whoever sends much keeps nobody else waiting."""

import asyncio
import json
from collections.abc import AsyncIterator
from threading import get_ident
from typing import Any

import msgspec
import pytest

from evendeal.web.body import MOST, body
from evendeal.web.problem import BodyUnreadable
from support.refusals import refused

THREADS: list[int] = []


class Noted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body that notes on which thread it is read."""

    text: str

    def __post_init__(self) -> None:
        THREADS.append(get_ident())


class Sent:
    """A request with this body."""

    def __init__(self, data: bytes) -> None:
        self.headers = {"content-type": "application/json", "content-length": str(len(data))}
        self._data = data

    async def stream(self) -> AsyncIterator[bytes]:
        yield self._data


def read(data: bytes) -> Noted:
    request: Any = Sent(data)
    THREADS.clear()
    return asyncio.run(body(request, Noted, most=4 * MOST))


@pytest.mark.parametrize("letter", ["a", "é"])
def test_a_large_body_is_read_beside_the_event_loop(letter: str) -> None:
    text = letter * MOST

    answer = read(json.dumps({"text": text}, ensure_ascii=False).encode())
    threads = set(THREADS)

    assert answer.text == text
    assert threads
    assert get_ident() not in threads


def test_a_small_body_takes_no_thread() -> None:
    read(b'{"text": "a"}')

    assert set(THREADS) == {get_ident()}


def test_a_large_body_is_refused_as_a_small_one_is() -> None:
    with refused(BodyUnreadable, why="JSON is malformed: invalid character (byte 0)"):
        read(b"x" * (2 * MOST))
