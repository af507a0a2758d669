"""Requests straight to an application, without a socket."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any

from litestar import Litestar

PATIENCE = 60.0
"""Seconds after which an answer that has not come is a fault of the house."""


@dataclass(frozen=True)
class Answer:
    """What came back; of a stream, what it said until it was left."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, which is JSON."""
        return json.loads(self.body)

    @property
    def is_stream(self) -> bool:
        """Whether it goes on until somebody leaves it."""
        return self.headers.get("content-type", "").startswith("text/event-stream")

    @property
    def has_message(self) -> bool:
        """Whether a stream has said anything beside when to come back and comments."""
        return any("\ndata:" in f"\n{part}" for part in self.body.decode().split("\n\n")[:-1])


async def ask(
    app: Litestar,
    method: str,
    address: str,
    *,
    token: str = "",
    body: bytes | None = None,
    headers: Mapping[str, str] | None = None,
    moments: float | None = 0.3,
) -> Answer:
    """The answer to one request.

    Args:
        address: the path, with what is asked after a `?`.
        token: of the cookie of whoever asks.
        moments: seconds after which a stream is left; None: as soon as it has said something.
    """
    path, _, query = address.partition("?")
    sent = {"host": "hall.example", **({"cookie": f"evendeal={token}"} if token else {})}
    sent |= headers or {}
    pieces = [{"type": "http.request", "body": body or b"", "more_body": False}]
    got = Answer(0, {}, b"")
    begun, over = asyncio.Event(), asyncio.Event()

    async def receive() -> Any:
        if pieces:
            return pieces.pop()
        await over.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        nonlocal got
        if over.is_set():
            return
        if message["type"] == "http.response.start":
            received = {name.decode().lower(): value.decode() for name, value in message["headers"]}
            got = Answer(message["status"], received, b"")
            begun.set()
        elif message["type"] == "http.response.body":
            got = Answer(got.status, got.headers, got.body + message.get("body", b""))
            complete = moments is None and got.is_stream and got.has_message
            if complete or not message.get("more_body"):
                over.set()

    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "https",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
        "client": ("192.0.2.1", 1),
        "server": ("hall.example", 443),
        "state": {},
    }
    answering = asyncio.ensure_future(app(scope, receive, send))

    async def until(event: asyncio.Event, seconds: float) -> None:
        waiting = asyncio.ensure_future(event.wait())
        done = asyncio.FIRST_COMPLETED
        await asyncio.wait({answering, waiting}, timeout=seconds, return_when=done)
        waiting.cancel()

    await until(begun, PATIENCE)
    await until(over, moments if got.is_stream and moments is not None else PATIENCE)
    over.set()
    await asyncio.wait_for(answering, PATIENCE)
    assert got.status, f"no answer to {address}"
    return got


def cookie_of(answer: Answer, name: str = "evendeal") -> str:
    """What a cookie of the answer holds."""
    return SimpleCookie(answer.headers["set-cookie"])[name].value
