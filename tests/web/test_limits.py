"""Nobody takes what is there for all: streams, and the page that calculates."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from evendeal.director.prizes.form import prize_form
from evendeal.formats.public_house import PublicHouse
from evendeal.web.app import create_app
from evendeal.web.calculator import Calculator, PrizesBusy
from evendeal.web.stream import MOST_WATCHERS
from support.web.hall_by_hand import Hall
from support.web.house import House, house

pytestmark = pytest.mark.long

STREAM = "/api/events/cup/stream"
ATTACKER, SPECTATOR = "203.0.113.5", "198.51.100.7"


class Watching:
    """A stream of the application that stays open until it is left."""

    def __init__(self, app: Litestar, address: str, path: str = STREAM, token: str = "") -> None:
        self.status = 0
        self._begun, self._left = asyncio.Event(), asyncio.Event()
        cookie = [(b"cookie", f"evendeal={token}".encode())] if token else []
        scope: Any = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET",
            "scheme": "https", "path": path, "raw_path": path.encode(), "query_string": b"",
            "root_path": "", "headers": [(b"host", b"hall.example"), *cookie],
            "client": (address, 1), "server": ("hall.example", 443), "state": {},
        }  # fmt: skip
        asks: Any = app
        self._asking = asyncio.ensure_future(asks(scope, self._receive, self._send))

    async def _receive(self) -> Any:
        await self._left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self._begun.set()

    async def begun(self) -> int:
        """The status, once it is there."""
        await asyncio.wait_for(self._begun.wait(), 30)
        return self.status

    async def leave(self) -> None:
        """Close the browser."""
        self._left.set()
        await asyncio.wait_for(self._asking, 30)


async def opened(watching: list[Watching]) -> list[Watching]:
    """Those of them that got a stream."""
    statuses = await asyncio.gather(*(each.begun() for each in watching))
    assert set(statuses) <= {200, 503}
    return [each for each, status in zip(watching, statuses, strict=True) if status == 200]


async def left(watching: list[Watching]) -> None:
    await asyncio.gather(*(each.leave() for each in watching))


def test_two_thousand_streams_from_one_address_leave_room_for_everybody_else() -> None:
    """S11: all at once, and once more after they were left."""
    app = create_app(PublicHouse(Hall()))

    async def run() -> None:
        async with app.lifespan():
            for _ in range(2):
                crowd = [Watching(app, ATTACKER) for _ in range(2_000)]
                assert len(await opened(crowd)) == MOST_WATCHERS // 4
                other = Watching(app, SPECTATOR)
                assert await other.begun() == 200
                await left([*crowd, other])

    asyncio.run(run())


def test_a_line_with_many_addresses_is_one_address_for_streams_too() -> None:
    """S11: of IPv6 the /64 counts."""
    app = create_app(PublicHouse(Hall()), watchers=40)

    async def run() -> None:
        async with app.lifespan():
            crowd = [Watching(app, f"2001:db8:1:2::{n:x}") for n in range(60)]
            assert len(await opened(crowd)) == 10
            neighbour = Watching(app, "2001:db8:1:3::1")
            assert await neighbour.begun() == 200
            await left([*crowd, neighbour])

    asyncio.run(run())


def test_all_addresses_together_have_no_more_streams_than_the_server_can_hold() -> None:
    """S11: and whoever leaves makes room for the next one."""
    app = create_app(PublicHouse(Hall()), watchers=40)

    async def run() -> None:
        async with app.lifespan():
            crowd = [Watching(app, f"192.0.2.{n}") for n in range(100)]
            had = await opened(crowd)
            assert len(had) == 40
            await had[0].leave()
            late = Watching(app, "192.0.2.200")
            assert await late.begun() == 200
            await left([*crowd, late])

    asyncio.run(run())


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path / "var") as found:
        yield found


def test_whoever_watches_from_outside_takes_no_stream_from_a_recorder(hall: House) -> None:
    """S11: nor does a recorder with a hundred tabs from the next table."""

    async def run() -> None:
        async with hall.app.lifespan():
            crowd = [Watching(hall.app, f"192.0.{n % 8}.9") for n in range(2_400)]
            assert len(await opened(crowd)) == MOST_WATCHERS
            first, second = (
                [
                    Watching(hall.app, "192.0.2.9", f"/api/console/cup/{table}/stream", token)
                    for _ in range(100)
                ]
                for table, token in ((1, hall.tokens["recorder 1"]), (2, hall.tokens["recorder 2"]))
            )
            assert len(await opened(first)) == len(await opened(second)) == 50
            await left([*crowd, *first, *second])

    asyncio.run(run())


@pytest.mark.process
def test_a_visitor_with_many_questions_leaves_the_calculator_to_others() -> None:
    """S11: one address has half of the questions that may wait."""
    wait = """
import struct, sys, time
sys.stdout.buffer.write(struct.pack(">BI", 0, 0)); sys.stdout.buffer.flush()
time.sleep(60)
"""
    calculator = Calculator(command=(sys.executable, "-c", wait), start_seconds=60)

    async def ask(address: str, chips: int) -> str:
        form = prize_form("sheet", {"stacks": f"{chips};2", "prizes": "3;1"})
        try:
            await asyncio.wait_for(calculator.answer(form, address), 0.5)
        except TimeoutError:
            return "waits"
        except PrizesBusy:
            return "busy"
        raise AssertionError

    async def run() -> tuple[list[str], str]:
        async with calculator.running(None):  # type: ignore[arg-type]
            crowd = [asyncio.ensure_future(ask(ATTACKER, n)) for n in range(3, 20)]
            await asyncio.sleep(0)
            other = await ask(SPECTATOR, 50)
            return await asyncio.gather(*crowd), other

    crowd, other = asyncio.run(run())
    assert (crowd.count("waits"), other) == (4, "waits")
