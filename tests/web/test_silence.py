"""Connections on which nobody asks for anything, or asks for it letter by letter."""

import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest
from litestar import Litestar, get, post
from litestar.response import Stream

from evendeal.web.problem import AnyRequest
from evendeal.web.silence import PromptProtocol
from support.web.watcher import running

SECONDS = 0.8
"""Of silence here, instead of twenty."""
LATE = 30 * SECONDS
"""Longer than this nobody waits for a connection to be closed."""
HELLO = b"GET / HTTP/1.1\r\nhost: hall\r\n\r\n"
BODY = b"POST / HTTP/1.1\r\nhost: hall\r\ncontent-length: 8\r\n\r\n"


@get("/")
async def hello() -> str:
    """A short answer."""
    return "hello"


@post("/")
async def length(request: AnyRequest) -> str:
    """How many bytes came."""
    return f"{len(await request.body())} bytes"


@get("/slow")
async def slow() -> Stream:
    """An answer that takes longer than anybody may be silent."""

    async def pieces() -> AsyncIterator[str]:
        from asyncio import sleep as later

        for piece in ("still", " here"):
            await later(2 * SECONDS)
            yield piece

    return Stream(pieces())


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, int]]:
    monkeypatch.setattr(PromptProtocol, "seconds", SECONDS)
    app = Litestar([hello, length, slow], openapi_config=None, logging_config=None)
    app.state.broadcaster = SimpleNamespace(close=lambda: None)
    with running(app) as (where, _):
        address = urlsplit(where)
        assert address.hostname is not None
        assert address.port is not None
        yield address.hostname, address.port


@contextmanager
def line(hall: tuple[str, int]) -> Iterator[socket.socket]:
    with socket.create_connection(hall, timeout=LATE) as open_line:
        yield open_line


def is_closed(open_line: socket.socket) -> bool:
    """Whether the other side hangs up, without an answer, before it is late."""
    try:
        return open_line.recv(1) == b""
    except ConnectionResetError:
        return True


def answer(open_line: socket.socket, end: bytes) -> bytes:
    """What is answered, up to its known end."""
    got = b""
    while not got.endswith(end):
        piece = open_line.recv(4096)
        assert piece, got
        got += piece
    return got


def test_a_line_on_which_nothing_is_asked_for_is_closed(hall: tuple[str, int]) -> None:
    with line(hall) as silent:
        assert is_closed(silent)


@pytest.mark.parametrize("before", [b"", HELLO], ids=["at once", "after a request"])
def test_a_request_that_comes_letter_by_letter_is_not_waited_for(
    hall: tuple[str, int], before: bytes
) -> None:
    """However regularly the letters come: the whole head has its time."""
    with line(hall) as trickling:
        if before:
            trickling.sendall(before)
            answer(trickling, b"hello")
        deadline = monotonic() + LATE
        trickling.settimeout(0)
        closed = False
        while not closed and monotonic() < deadline:
            try:
                trickling.send(b"G")
                closed = trickling.recv(1) == b""
            except BlockingIOError:
                sleep(SECONDS / 8)
            except (ConnectionResetError, BrokenPipeError):
                closed = True

        assert closed


def test_a_body_of_which_no_more_comes_is_not_waited_for(hall: tuple[str, int]) -> None:
    with line(hall) as half:
        half.sendall(BODY + b"half")

        assert is_closed(half)


def test_a_body_that_comes_piece_by_piece_is_taken(hall: tuple[str, int]) -> None:
    """A long list of teams over a bad line, which takes longer than one may be silent."""
    with line(hall) as patient:
        patient.sendall(BODY)
        for _ in range(8):
            sleep(SECONDS / 6)
            patient.sendall(b"x")

        assert b"201 Created" in answer(patient, b"8 bytes")


def test_an_answer_takes_as_long_as_it_takes(hall: tuple[str, int]) -> None:
    """Streams of a scoreboard are answers."""
    with line(hall) as listening:
        listening.sendall(HELLO.replace(b"/ ", b"/slow ", 1))

        assert b"still" in answer(listening, b"0\r\n\r\n")
        listening.sendall(HELLO)
        answer(listening, b"hello")


def test_whoever_opens_hundreds_of_silent_lines_keeps_nobody_out(hall: tuple[str, int]) -> None:
    silent = [socket.create_connection(hall, timeout=LATE) for _ in range(300)]
    try:
        with line(hall) as visitor:
            visitor.sendall(HELLO)
            answer(visitor, b"hello")
        assert all(map(is_closed, silent))
    finally:
        for each in silent:
            each.close()
