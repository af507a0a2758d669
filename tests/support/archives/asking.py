"""A house that is running, asked one thing after the other without a socket."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from litestar import Litestar

from support.web.requests import Answer, ask


class Asking:
    """An application that is running, asked one thing after the other."""

    def __init__(self, app: Litestar, loop: asyncio.AbstractEventLoop) -> None:
        self._app = app
        self._loop = loop

    def get(self, address: str, *, token: str = "") -> Answer:
        """What it answers to a GET of this address."""
        return self._answer("GET", address, token=token)

    def post(self, address: str, content: Any, *, token: str = "", **headers: str) -> Answer:
        """What it answers to a POST of this JSON."""
        body = json.dumps(content).encode()
        headers |= {"content-type": "application/json", "content-length": str(len(body))}
        return self._answer("POST", address, token=token, body=body, headers=headers)

    def end(self, over: asyncio.Event) -> None:
        """Tell the thread of the house that it is over."""
        self._loop.call_soon_threadsafe(over.set)

    def _answer(self, method: str, address: str, **sent: Any) -> Answer:
        """Of a stream, what it says up to the end of its first message."""
        pending = ask(self._app, method, address, **sent, moments=None)
        return asyncio.run_coroutine_threadsafe(pending, self._loop).result()


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
