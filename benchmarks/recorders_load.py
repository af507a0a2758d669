"""The load of `bench_recorders`, in processes of their own, over plain sockets.

`python -m benchmarks.recorders_load record ADDRESS SECONDS` reads the tables' codes as one
line of JSON, signs a device in at each, and types one action a second; at the end it prints
what each answer took. `... watch ADDRESS WATCHERS EVENTS` keeps streams of the scoreboard
open until its input ends, and prints how many messages came.
"""

import asyncio
import json
import sys
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from evendeal.poker import HandState, apply, is_over, legal, result, start
from evendeal.poker.exact import chips_to_json
from evendeal.poker.wire import action_from_json, setup_from_json

Body = dict[str, Any]


class Wire:
    """One connection that stays open, and the cookies of whoever uses it."""

    def __init__(self, where: str) -> None:
        parts = urlsplit(where)
        self._host, self._port = parts.hostname or "", parts.port or 80
        self._cookies: dict[str, str] = {}
        self._csrf = ""

    async def open(self) -> None:
        """Connect."""
        self._reader, self._writer = await asyncio.open_connection(self._host, self._port)

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and JSON of an answer."""
        data = b"" if body is None else json.dumps(body).encode()
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self._host}\r\nCookie: {cookies}\r\n"
            f"x-csrf-token: {self._csrf}\r\nx-evendeal-waiting: 0\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        self._writer.write(head.encode() + data)
        try:
            first = await self._reader.readline()
        except ConnectionError:
            first = b""
        if not first:
            # A connection that was idle for some seconds was closed: come back.
            await self.open()
            return await self.ask(method, path, body)
        status = int(first.split()[1])
        length = 0
        while line := (await self._reader.readline()).strip():
            name, _, value = line.decode().partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                key, _, word = value.partition(";")[0].partition("=")
                self._cookies[key] = word
        answer = json.loads(await self._reader.readexactly(length)) if length else None
        if isinstance(answer, dict) and "csrf" in answer:
            self._csrf = answer["csrf"]
        return status, answer

    async def enter(self, code: str) -> None:
        """Sign this device in with a table's code."""
        await self.ask("GET", "/api/me")
        status, answer = await self.ask("POST", "/api/join", {"code": code})
        assert status == 200, answer


class Table:
    """A recorder: it plays one hand after the other, and every second hand to the river."""

    def __init__(self, wire: Wire, event: str, table: int, number: int) -> None:
        self.wire, self.path = wire, f"/api/console/{event}/{table}"
        self.number = number
        self.deal, self.n, self.sent = 0, 0, {}  # type: int, int, dict[str, list[str]]
        self.state: HandState | None = None
        self.done = 0
        self.order: list[dict[str, Any]] = []

    async def load(self) -> None:
        """Get the console: all the deals that this table will play."""
        _, console = await self.wire.ask("GET", self.path)
        self.order = console["order"]

    async def say(self) -> float:
        """The next line; the seconds until it was answered."""
        if self.state is None:
            due = self.order.pop(0)
            self.deal, self.n, self.sent = due["deal"], due["next"], {}
            self.state = start(setup_from_json(due["setup"]))
            self.lines = self.hand(due["label"])
        body = next(self.lines)
        sent = {
            "session": 1,
            "deal": self.deal,
            "n": self.n,
            "key": f"{self.number}-{self.n}",
            "lines": [body],
            "rules": "0.1.0",
        }
        began = time.perf_counter()
        status, receipt = await self.wire.ask("POST", f"{self.path}/lines", sent)
        took = time.perf_counter() - began
        assert status == 200, receipt
        self.n, self.sent = receipt["next"], receipt["sent"]
        if body["do"] == "accept":
            self.done += 1
            self.state = None
        return took

    def hand(self, label: str) -> Iterator[Body]:
        """The lines of a hand: folded at once, or called down to the river and folded there."""
        yield {"do": "break_seal", "label": label}
        if (self.number + self.done) % 2:
            for name in ("flop", "turn", "river"):
                yield from self.bets()
                yield {"do": "dealt", "street": name}
                yield self.believed({"do": "deal_street", "cards": self.sent[name]})
            assert self.state is not None
            least = legal(self.state).least
            yield self.believed({"do": "raise_to", "seat": self.state.to_act, "chips": least})
        while self.state is not None and self.state.to_act is not None:
            yield self.believed({"do": "fold", "seat": self.state.to_act})
        assert self.state is not None
        assert is_over(self.state)
        made = result(self.state)
        chips = [chips_to_json(each) for each in made.chip_scores]
        yield {"do": "accept", "chips": chips, "house": chips_to_json(made.house)}

    def bets(self) -> Iterator[Body]:
        """Checks and calls to the end of the street."""
        assert self.state is not None
        while self.state.to_act is not None:
            do = "check" if legal(self.state).check else "call"
            yield self.believed({"do": do, "seat": self.state.to_act})

    def believed(self, body: Body) -> Body:
        """The action, played by the device's own rules."""
        assert self.state is not None
        self.state = apply(self.state, action_from_json(body))
        return body


async def record(where: str, codes: list[list[Any]], seconds: float) -> list[float]:
    """What each answer took, at all tables."""
    tables = []
    for number, (event, table, code) in enumerate(codes):
        wire = Wire(where)
        await wire.open()
        await wire.enter(code)
        tables.append(Table(wire, event, table, number))
        await tables[-1].load()
        for _ in range(number // 2 % 20):
            await tables[-1].say()  # tables are never all at the same line
    # Those that signed in first have been idle, and their connections closed.
    await asyncio.gather(*(table.wire.ask("GET", "/api/me") for table in tables))
    took: list[float] = []
    begin = time.perf_counter() + 1
    end = begin + seconds

    async def recorder(table: Table) -> None:
        due = begin + table.number / len(tables)
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            late = max(0.0, time.perf_counter() - due - 1)  # only what the answer before held up
            took.append(await table.say() + late)
            due += 1

    await asyncio.gather(*map(recorder, tables))
    return took


async def watch(where: str, watchers: int, events: int) -> int:
    """How many messages all the watchers got until the input ended."""
    parts = urlsplit(where)
    got = 0

    async def watcher(number: int) -> None:
        nonlocal got
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        path = f"/api/events/bench{number % events + 1}/stream"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {parts.hostname}\r\n\r\n".encode())
        while piece := await reader.read(1 << 20):
            got += piece.count(b"event: scoreboard")

    tasks = [asyncio.create_task(watcher(number)) for number in range(watchers)]
    await asyncio.sleep(1)
    print("watching", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    return got


if __name__ == "__main__":
    what, where, first, *rest = sys.argv[1:]
    if what == "record":
        print(
            json.dumps(asyncio.run(record(where, json.loads(sys.stdin.readline()), float(first))))
        )
    else:
        print(asyncio.run(watch(where, int(first), int(rest[0]))))
