"""Requests straight to an application, without a socket."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from litestar import Litestar

PATIENCE = 60.0
"""Seconds after which an answer that has not come is a fault of the house."""


@dataclass(frozen=True)
class Answer:
    """What came back: of a stream, what it says up to the end of its first message."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, which is JSON."""
        return json.loads(self.body)


class Asking:
    """An application that is running, asked one thing after the other."""

    def __init__(self, app: Litestar, loop: asyncio.AbstractEventLoop) -> None:
        self._app = app
        self._loop = loop

    def get(self, address: str, *, token: str = "") -> Answer:
        """What it answers to a GET of this address."""
        return self._answer("GET", address, token, None)

    def post(self, address: str, said: Any, *, token: str = "", **headers: str) -> Answer:
        """What it answers to a POST of this JSON."""
        return self._answer("POST", address, token, json.dumps(said).encode(), headers)

    def end(self, over: asyncio.Event) -> None:
        """Tell the thread of the house that it is over."""
        self._loop.call_soon_threadsafe(over.set)

    def _answer(self, *asked: Any) -> Answer:
        return asyncio.run_coroutine_threadsafe(_ask(self._app, *asked), self._loop).result()


@contextmanager
def asking(app: Litestar) -> Iterator[Asking]:
    """The application while it runs, on a thread of its own."""
    begun: Future[Asking] = Future()
    over = asyncio.Event()

    async def run() -> None:
        async with app.lifespan():
            begun.set_result(Asking(app, asyncio.get_running_loop()))
            await over.wait()

    with ThreadPoolExecutor(1, "a house") as thread:
        running = thread.submit(asyncio.run, run())
        running.add_done_callback(lambda done: begun.done() or begun.set_exception(_why(done)))
        house = begun.result()
        try:
            yield house
        finally:
            house.end(over)
            running.result()


def _why(ended: "Future[None]") -> BaseException:
    return ended.exception() or RuntimeError("the house has closed before it was open")


async def _ask(
    app: Litestar,
    method: str,
    address: str,
    token: str,
    body: bytes | None,
    headers: dict[str, str] | None = None,
) -> Answer:
    path, _, query = address.partition("?")
    sent = {"host": "hall.example", **(headers or {})}
    if token:
        sent["cookie"] = f"evendeal={token}"
    if body is not None:
        sent |= {"content-type": "application/json", "content-length": str(len(body))}
    pieces = [{"type": "http.request", "body": body or b"", "more_body": False}]
    status, said, got = 0, {}, bytearray()
    over = asyncio.Event()

    async def receive() -> Any:
        if pieces:
            return pieces.pop()
        await over.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        nonlocal status, said
        if message["type"] == "http.response.start":
            status = message["status"]
            said = {k.decode().lower(): v.decode() for k, v in message["headers"]}
        elif message["type"] == "http.response.body" and not over.is_set():
            got.extend(message.get("body", b""))
            if not message.get("more_body") or _has_message(said, bytes(got)):
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
        "headers": [(k.encode(), v.encode()) for k, v in sent.items()],
        "client": ("192.0.2.1", 1),
        "server": ("hall.example", 443),
        "state": {},
    }
    asked = asyncio.ensure_future(app(scope, receive, send))
    async with asyncio.timeout(PATIENCE):
        await over.wait()
        await asked
    return Answer(status, said, bytes(got))


def _has_message(headers: dict[str, str], got: bytes) -> bool:
    """Whether a stream has sent a message, beside when to come back and comments."""
    if not headers.get("content-type", "").startswith("text/event-stream"):
        return False
    return any("\ndata:" in f"\n{part}" for part in got.decode().split("\n\n")[:-1])
