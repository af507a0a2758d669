"""A recorder's device at a poker table that asks over HTTP."""

from typing import Any

from evendeal.formats.consoles import Consoles
from evendeal.ids import EventId
from evendeal.views.poker.console import Receipt
from support.desks import consoles_of
from support.events.poker import CUP
from support.events.poker_device import Device
from support.web.house import House
from support.web.requests import Answer


class Wire(Device):
    """A device that asks over HTTP; it keeps all that it was ever sent."""

    def __init__(
        self,
        hall: House,
        who: str = "recorder 1",
        table: int = 1,
        consoles: Consoles | None = None,
        event: EventId = CUP,
    ) -> None:
        super().__init__(consoles or consoles_of(hall.desk), table, event)
        self.hall, self.who = hall, who
        self.heard: list[str] = []

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """A request; what comes back is kept."""
        answer = self.hall.ask(self.who, method, path, body, **headers)
        self.heard.append(answer.body.decode())
        return answer

    def post(self, *lines: Any, **changes: Any) -> Answer:
        """Lines as they are."""
        body = {"session": 1, "deal": self.deal, "n": self.n, "key": "k", "rules": "0.1.0"}
        body |= {"lines": list(lines)} | changes
        return self.ask("POST", f"/api/console/{self.event}/{self.table}/lines", body)

    def write(self, *lines: Any, n: int | None = None, key: str = "k", **at: int) -> Receipt:
        """Send lines that are taken."""
        answer = self.post(*lines, n=self.n if n is None else n, key=key, **at)
        assert answer.status == 200, answer.body
        return Receipt(**answer.json)
