"""A real server, and a watcher of its stream, by hand as a browser would do it."""

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Thread
from time import monotonic, sleep
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar

from evendeal.web import address, listen
from evendeal.web.serve import Server


@dataclass
class Message:
    event: str
    id: int
    data: Any


class Watcher:
    """Reads a stream; a quiet second raises TimeoutError."""

    def __init__(
        self,
        where: str,
        last_event_id: str | None = None,
        method: str = "GET",
        path: str = "/api/events/cup/stream",
        cookie: str = "",
    ) -> None:
        host, port = urlsplit(where).hostname, urlsplit(where).port
        self._socket = socket.create_connection((host, port), timeout=5)
        known = f"Cookie: {cookie}\r\n" if cookie else ""
        again = f"Last-Event-ID: {last_event_id}\r\n" if last_event_id is not None else ""
        self._socket.sendall(
            f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n"
            f"Accept-Encoding: gzip\r\n{known}{again}\r\n".encode()
        )
        self._file = self._socket.makefile("rb")
        self.status = self._file.readline().decode().split()[1]
        self.headers: dict[str, str] = {}
        while line := self._file.readline().strip():
            name, _, value = line.decode().partition(": ")
            self.headers[name.lower()] = value

    def __enter__(self) -> "Watcher":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._file.close()
        self._socket.close()

    def block(self, seconds: float = 5) -> str:
        """The next lines up to an empty one; "" at the end of the stream."""
        self._socket.settimeout(seconds)
        size = int(self._file.readline() or b"0", 16)
        data = self._file.read(size)
        self._file.readline()
        return data.decode()

    def message(self, seconds: float = 5) -> Message:
        """The next message, past comments and the opening."""
        while True:
            block = self.block(seconds)
            assert block, "the stream has ended"
            fields = dict(line.split(": ", 1) for line in block.split("\n") if ": " in line[1:])
            if "data" in fields:
                return Message(fields["event"], int(fields["id"]), json.loads(fields["data"]))

    def quiet(self, seconds: float) -> bool:
        """Whether nothing comes for so long."""
        try:
            self.block(seconds)
        except TimeoutError:
            return True
        return False


Start = Callable[[Litestar], tuple[str, Server]]


@contextmanager
def running(app: Litestar) -> Iterator[tuple[str, Server]]:
    """The application behind a real socket: its address, and the server to stop it with."""
    listening = listen("127.0.0.1", 0)
    where, server = address(listening), Server(app)
    thread = Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        deadline = monotonic() + 10
        while not server.started:
            assert monotonic() < deadline, "the server did not start"
            sleep(0.01)
        yield where, server
    finally:
        server.should_exit = True
        thread.join(10)
        listening.close()
        assert not thread.is_alive()
