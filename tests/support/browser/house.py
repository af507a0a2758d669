"""A served house with a director who is signed in, and devices at its tables."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from playwright.sync_api import APIResponse, Browser, BrowserContext, Page

from browser.conftest import PATIENCE, Server
from evendeal.ids import EventId
from support.browser.events import invited
from support.browser.sizes import DESK
from support.events.poker_device import Device

PASSWORD = "four words that differ"
ADDRESS = "https://hall.example"
"""What is chosen as the address that phones reach; the tests' own servers have none."""
TEAMS = ("Argentina", "Brazil", "China", "Denmark")
DISPUTED = "my raise was to 350, not 300"
"""What a table disputes a result with."""


class Asked:
    """The server as a signed-in program has it: for what is not the test's own clicks."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self._context = context
        self._request = context.request
        self._url = url

    def close(self) -> None:
        """Go."""
        self._context.close()

    def get(self, path: str) -> Any:
        """What is at a path."""
        return self._read(self._request.get(self._url + path))

    def post(self, path: str, sent: object) -> Any:
        """What is answered to something sent."""
        csrf = self.get("/api/me")["csrf"]
        return self._read(
            self._request.post(self._url + path, data=sent, headers={"x-csrf-token": csrf})
        )

    def _read(self, answer: APIResponse) -> Any:
        assert answer.ok, f"{answer.status}: {answer.text()}"
        return answer.json() if answer.body() else None


class Consoles:
    """The recorders' consoles over HTTP, in the shape that `Device` asks for."""

    def __init__(self, asked: Asked) -> None:
        self._asked = asked

    def console(self, event: str, table: int) -> Any:
        """What a console shows."""
        return _named(self._asked.get(f"/api/console/{event}/{table}"))

    def write(self, event: str, table: int, **sent: Any) -> Any:
        """Send lines."""
        del sent["by"]
        sent["key"] = f"t{table}-{sent['deal']}-{sent['n']}"
        sent["rules"] = self._asked.get(f"/api/console/{event}/{table}")["version"]
        return _named(self._asked.post(f"/api/console/{event}/{table}/lines", sent))


def _named(answer: dict[str, Any]) -> SimpleNamespace:
    """An answer whose members are asked for by name; `sent` and `setup` stay as they are."""
    heads = {
        name: [SimpleNamespace(**each) for each in value]
        if name in ("order", "set_aside")
        else value
        for name, value in answer.items()
    }
    return SimpleNamespace(**heads)


@dataclass
class House:
    """A served house and its first director."""

    server: Server
    state: Any
    asked: Asked
    chromium: Browser
    devices: dict[tuple[str, int], Asked] = field(default_factory=dict)

    def url(self, path: str) -> str:
        """An address of the house."""
        return self.server.url + path

    def entered(self, visit: Callable[..., Page], path: str, **how: Any) -> Page:
        """A page of the house as its director has it; HOW are arguments of `visit`."""
        page = visit(**{**DESK, "storage_state": self.state, **how})
        page.goto(self.url(path))
        return page

    def event(self, id: str, *, teams: int = 3, deals: int = 2, reserve: int = 1) -> str:
        """An event of that many teams, sealed; its id."""
        self.asked.post(
            "/api/office/events",
            {
                "format": "seat_teams",
                "id": id,
                "name": f"{id.title()} Cup",
                "deals": deals,
                "reserve": reserve,
                "entries": [{"name": name} for name in TEAMS[:teams]],
            },
        )
        return id

    def begun(self, id: str, **how: int) -> str:
        """An event whose session has begun; its id."""
        self.asked.post(f"/api/office/{self.event(id, **how)}/sessions/1/begin", {"beacon": ""})
        return id

    def recorder(self, event: str, table: int) -> Device:
        """A recorder's device at a table, which came in with a code."""
        if (event, table) not in self.devices:
            invited = {"role": "recorder", "table": table, "entry": None, "player": None}
            made = self.asked.post(f"/api/office/{event}/invitations", {**invited, "days": 1})
            device = Asked(self.chromium.new_context(), self.server.url)
            device.post("/api/join", {"code": made["code"], "name": None, "password": None})
            self.devices[event, table] = device
        console: Any = Consoles(self.devices[event, table])
        return Device(console, table, EventId(event))

    def disputed(self, event: str, table: int = 1) -> Device:
        """A table plays a raise, a call and a bet that nobody pays, and disputes the result."""
        device = self.recorder(event, table)
        device.begin()
        assert device.state is not None
        first = device.state.to_act
        device.say({"do": "raise_to", "seat": first, "chips": 300})
        device.say({"do": "call", "seat": device.state.to_act})
        while device.state.to_act is not None:
            device.say({"do": "fold", "seat": device.state.to_act})
        device.street("flop")
        device.say({"do": "raise_to", "seat": device.state.to_act, "chips": 50})
        device.say({"do": "fold", "seat": device.state.to_act})
        device.say({"do": "dispute", "seat": first, "reason": DISPUTED})
        return device


def join(page: Page, server: Server, code: str, name: str) -> None:
    """Take a code and make an account."""
    page.goto(f"{server.url}/join#{code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("A password").fill(PASSWORD)
    page.get_by_role("button", name="Make my account").click()
    page.wait_for_url(re.compile("/me|/office"))


@contextmanager
def directed(server: Server, chromium: Browser, address: str | None = ADDRESS) -> Iterator[House]:
    """The house of a server, with its first director signed in and its address chosen."""
    context = chromium.new_context()
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    join(page, server, invited(server.log, "director"), "Ines Falk")
    page.close()
    house = House(server, context.storage_state(), Asked(context, server.url), chromium)
    if address is not None:
        house.asked.post("/api/house/address", {"address": address})
    yield house
    for device in house.devices.values():
        device.close()
    context.close()
