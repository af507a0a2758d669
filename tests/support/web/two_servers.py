"""Two servers on one log, each a process of its own, asked in turn."""

import http.client
import itertools
import json
import signal
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from evendeal.web.signed_in import csrf_of
from support import beside
from support.served import Serving, serving
from support.web.doors import filled
from support.web.house import House
from support.web.requests import Answer

SECONDS = 60.0


@dataclass
class Process:
    """A server as a process of its own."""

    address: str
    serving: Serving

    def kill(self) -> None:
        """End it as a power cut would: it does nothing more."""
        beside.kill(self.serving.process)


@dataclass
class Servers:
    """Servers on the log of a house, and the cookies of everybody in it.

    Whoever asks without saying where asks the one and the other in turn.
    """

    hall: House
    processes: list[Process]
    _turn: Iterator[int] = field(default_factory=itertools.count)

    def ask(
        self,
        who: str,
        method: str,
        path: str,
        body: Any = None,
        *,
        at: int | None = None,
        **headers: str,
    ) -> Answer:
        """A request of one of the house's people; of a stream, no more than how it begins."""
        token = self.hall.tokens.get(who, "")
        return self.send(method, path, token, body, at=at, **headers)

    def send(
        self,
        method: str,
        path: str,
        token: str,
        body: Any = None,
        *,
        at: int | None = None,
        **headers: str,
    ) -> Answer:
        """A request with the cookie of a device."""
        server = self.processes[next(self._turn) % len(self.processes) if at is None else at]
        sent = {"content-type": "application/json", "x-csrf-token": csrf_of(token)}
        sent |= {"cookie": f"evendeal={token}"} if token else {}
        if not token:
            before = "before-somebody-signs-in"
            sent |= {"cookie": f"evendeal-before={before}", "x-csrf-token": csrf_of(before)}
        data = json.dumps(body).encode() if method == "POST" else None
        where = urlsplit(server.address)
        line = http.client.HTTPConnection(where.hostname or "", where.port, timeout=SECONDS)
        try:
            line.request(method, path, data, {**sent, **headers})
            got = line.getresponse()
            received = {name.lower(): value for name, value in got.getheaders()}
            stream = received.get("content-type", "").startswith("text/event-stream")
            return Answer(got.status, received, b"" if stream else got.read())
        finally:
            line.close()

    def walk(self, names: Iterable[str], people: Iterable[str], parts: dict[str, str]) -> Any:
        """What everybody is answered at these doors, of the one server and the other in turn."""
        found = {}
        for name in names:
            method, path = name.split(" ", 1)
            for who in sorted(people):
                found[name, who] = self.ask(who, method, filled(path, parts), {})
        return found


@contextmanager
def servers(hall: House, log: Path, count: int = 2) -> Iterator[Servers]:
    """So many servers on the log of a house; all that are left end without a fault."""
    with ExitStack() as stack:
        begun = [stack.enter_context(_process(log)) for _ in range(count)]
        yield Servers(hall, [Process(_address(each), each) for each in begun])


def _address(server: Serving) -> str:
    first = server.first_line()
    assert first.startswith("evendeal is at http://"), first
    return first.split()[-1].rstrip("/")


@contextmanager
def _process(log: Path) -> Iterator[Serving]:
    with serving("--port", "0", "--no-demonstration", "--log", log) as server:
        try:
            yield server
        finally:
            code = server.end()
        assert code in (0, -signal.SIGKILL), server.err
        assert server.err == ""
