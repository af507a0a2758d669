"""Spies at one table: what they send over HTTP, and every board that any answer gave them."""

import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from evendeal.director.people.desk import PeopleDesk
from evendeal.formats import Desks
from evendeal.formats.consoles import Consoles
from evendeal.formats.my_places import MyPlaces
from evendeal.formats.offices import Offices
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.seat_teams.life import Desk
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.poker import apply, legal, start
from evendeal.poker.wire import action_from_json, setup_from_json
from evendeal.store.people import SqlRegister
from evendeal.store.people_passwords import Argon2Passwords
from evendeal.views.roles import Role
from evendeal.web.app import create_app
from evendeal.web.inside import Inside
from evendeal.web.signed_in import csrf_of
from support.clock import Moved
from support.desks import consoles_of, desks_over
from support.events.poker import CUP, FIRST, begun, desk_on, event_of, rows
from support.web.house import PASSWORD, QUICK
from support.web.requests import Answer, ask

Body = dict[str, Any]

SHORTEST = 20
"""Seconds, as an event has them that says nothing else."""

CARD = re.compile(r'"([2-9TJQKA][shdc])"')
HERE = {"address": "192.0.2.1", "label": "a browser"}
STREETS = (("flop", 0, 3), ("turn", 3, 4), ("river", 4, 5))


class House:
    """What the application asks, whichever server has the log just now."""

    desk: Desk
    door: PeopleDesk
    consoles: Consoles
    offices: Offices
    new_events: Desks
    mine: MyPlaces
    public: SeatTeamsPublic


class Now:
    """A part of the house as it is when it is asked: the routes outlive a server."""

    def __init__(self, house: House, part: str) -> None:
        self._house, self._part = house, part

    def __getattr__(self, name: str) -> Any:
        def asked_now(*fields: Any, **more: Any) -> Any:
            return getattr(getattr(self._house, self._part), name)(*fields, **more)

        return asked_now


class Building:
    """One application for many halls, since it takes longer to build than they take to play."""

    def __init__(self) -> None:
        self.house, self.runner = House(), asyncio.Runner()
        parts: list[Any] = [
            Now(self.house, part) for part in ("door", "consoles", "offices", "new_events", "mine")
        ]
        public: Any = Now(self.house, "public")
        registrations: Any = Now(self.house, "registrations")
        inside = Inside(*parts, registrations=registrations)
        self.app = create_app(PublicHouse(public), inside=inside, ping=0.05)


class Hall:
    """A server on a folder, with a clock that is moved; `crash` begins it anew from the log."""

    def __init__(self, building: Building, folder: Path, deals: int) -> None:
        self.folder, self.clock = folder, Moved()
        self.elapsed = 0.0
        self.building, self.house = building, building.house
        self._open()
        desk, door = self.house.desk, self.house.door
        begun(desk, event_of(teams=2, deals=deals, office=f"shortest_seconds = {SHORTEST}"))
        luck = desk.luck(CUP, FIRST)
        assert luck is not None
        self._decks = luck.deals.decks
        code = door.make_code(CUP, Role.DIRECTOR, by="test").code
        self.director = door.join(code, name="Ann", password=PASSWORD, token=None, **HERE)
        self.code = door.make_code(CUP, Role.RECORDER, by="test", table=1).code

    def _open(self) -> None:
        house = self.house
        self._desks = desk_on(self.folder)
        house.desk = desk = Desk(replace(next(self._desks).adapters, clock=self.clock))
        self._register = SqlRegister(self.folder / "log.sqlite")
        house.door = PeopleDesk(
            desks_over(desk), desk.adapters, self._register, Argon2Passwords(QUICK)
        )
        house.consoles = consoles_of(desk)
        desks = desks_over(desk)
        house.offices, house.new_events = Offices(desks), desks
        house.mine, house.public = MyPlaces(desks), SeatTeamsPublic(desk)

    def close(self) -> None:
        self._register.close()
        with suppress(StopIteration):
            next(self._desks)

    def crash(self) -> None:
        """The server is gone, and another one reads what is on the disk."""
        self.close()
        self._open()

    def join(self, code: str = "") -> str:
        """One more device at the table."""
        return self.house.door.join(code or self.code, name="spy", password="", token=None, **HERE)

    def move(self, seconds: float) -> None:
        """Time goes by; less than nothing: the clock is set back, and none has gone by."""
        self.clock.move(seconds=seconds)
        self.elapsed += max(seconds, 0)

    def board(self, deal: int) -> tuple[str, ...]:
        """The five cards that the deck-order puts on the table; the house's knowledge."""
        cards = self._decks[deal - 1].cards
        # Two seats: four hole cards; then one is burnt before each street.
        return (*cards[5:8], cards[9], cards[11])

    def answer(self, deal: int, key: str) -> Answer:
        """The director's one click."""
        fields = {"table": 1, "deal": deal, "reason": "", "key": key}
        return self.ask("POST", "/api/office/cup/answers", fields, token=self.director)

    def ask(self, method: str, path: str, body: Any = None, *, token: str) -> Answer:
        return self.building.runner.run(self.asking(method, path, body, token=token))

    async def asking(self, method: str, path: str, body: Any = None, *, token: str) -> Answer:
        fields = {"content-type": "application/json", "x-csrf-token": csrf_of(token)}
        data = json.dumps(body).encode()
        return await ask(
            self.building.app, method, path, token=token, body=data, headers=fields, moments=0.02
        )


@contextmanager
def hall(building: Building, folder: Path, deals: int = 20) -> Iterator[Hall]:
    """A hall in which the first session of an event of two tables has begun."""
    made = Hall(building, folder, deals)
    try:
        yield made
    finally:
        made.close()


@dataclass
class Spies:
    """Devices of one table that act as one; they keep every board that an answer held."""

    hall: Hall
    devices: list[str]
    deal: int = 0
    n: int = 0
    script: list[Body] = field(default_factory=list)
    boards: dict[int, set[str]] = field(default_factory=dict)
    typed: dict[int, set[str]] = field(default_factory=dict)
    frozen: set[int] = field(default_factory=set)
    first_at: float | None = None
    heard: list[Answer] = field(default_factory=list)
    keys: int = 0

    # --- what they send ---------------------------------------------------------------------

    def console(self, device: int = 0) -> Any:
        """The whole console, as a device is given it."""
        answer = self._heard(self.hall.ask("GET", "/api/console/cup/1", token=self._who(device)))
        return answer.json

    def stream(self, device: int = 0) -> None:
        """A moment of the stream."""
        path = "/api/console/cup/1/stream"
        self._heard(self.hall.ask("GET", path, token=self._who(device)))

    def hand_over(self, device: int = 0) -> None:
        """One more device, by a code of the console's."""
        path = "/api/console/cup/1/handover"
        answer = self._heard(self.hall.ask("POST", path, {}, token=self._who(device)))
        if answer.status == 201 and len(self.devices) < 10:
            self.devices.append(self.hall.join(answer.json["code"]))

    def begin(self, how: str, guess: Sequence[str]) -> None:
        """Choose the deal that is due, and what is going to be typed for it."""
        order = self.console().get("order") or ()
        if not order:
            self.script = []
            return
        due = order[0]
        self.deal, self.n = due["deal"], due["next"]
        if self.n:
            # Somebody has begun it; what follows is made of what stands there.
            self.script = [{"do": "call_director", "reason": "help"}]
            return
        self.script = script(due["setup"], due["label"], how, guess)

    def send(
        self, many: int, *, device: int = 0, offline: bool = False, guess: bool = True
    ) -> Answer | None:
        """The next lines of the script in one message, as far as a board has to be guessed."""
        lines = self._next(many, guess=guess)
        if not lines:
            return None
        answer = self._heard(
            self.hall.ask(
                "POST",
                "/api/console/cup/1/lines",
                self._message(lines, offline=offline),
                token=self._who(device),
            )
        )
        self._sent(answer, lines)
        return answer

    def send_together(self, many: int) -> None:
        """The same lines from several devices, and consoles asked for, all at one time."""
        lines = self._next(many, guess=False)
        if not lines:
            return

        async def together() -> list[Answer]:
            message = self._message(lines, offline=False)
            return await asyncio.gather(
                *(
                    self.hall.asking("POST", "/api/console/cup/1/lines", message, token=device)
                    for device in self.devices[:3]
                ),
                self.hall.asking("GET", "/api/console/cup/1", token=self.devices[0]),
            )

        answers = self.hall.building.runner.run(together())
        for answer in answers:
            self._heard(answer)
        self._sent(answers[0], lines)

    def say(self, *lines: Body, offline: bool = False) -> Answer:
        """Lines beside the script."""
        answer = self._heard(
            self.hall.ask(
                "POST",
                "/api/console/cup/1/lines",
                self._message(lines, offline=offline),
                token=self.devices[0],
            )
        )
        if answer.status == 200:
            self.n = answer.json["next"]
        return answer

    def _next(self, many: int, *, guess: bool) -> list[Body]:
        """The next lines of the script; a street that was sent is typed as it was sent."""
        board, have = self.hall.board(self.deal or 1), self.boards.get(self.deal, set())
        lines = []
        for line in self.script[:many]:
            if line["do"] == "deal_street":
                street = next(each for each in STREETS if each[0] == line["street"])
                cards = board[street[1] : street[2]]
                if have.issuperset(cards):
                    line["cards"] = list(cards)
                elif not guess:
                    break
            lines.append(line)
        return lines

    def _message(self, lines: Sequence[Body], *, offline: bool) -> Body:
        plain = [dict(line) for line in lines]
        for line in plain:
            if line["do"] == "deal_street":
                del line["street"]
        fields = {"session": 1, "deal": self.deal, "n": self.n, "key": "k", "rules": "0.1.0"}
        for line in plain:
            self.typed.setdefault(self.deal, set()).update(line.get("cards", ()))
        return {**fields, "lines": plain, **({"offline": True} if offline else {})}

    def _sent(self, answer: Answer, lines: Sequence[Body]) -> None:
        if answer.status == 200:
            self.n = answer.json["next"]
            del self.script[: len(lines)]
        else:
            self.script = []

    def _who(self, device: int) -> str:
        return self.devices[device % len(self.devices)]

    # --- what they are told -----------------------------------------------------------------

    def _heard(self, answer: Answer) -> Answer:
        self.heard.append(answer)
        text = answer.body.decode()
        data = answer.json if text.startswith("{") else {}
        deals = [data] if "sent" in data else []
        for part in ("order", "set_aside"):
            deals += data.get(part, ())
        deals += [data["last"]] if data.get("last") else []
        self.frozen |= {each["deal"] for each in deals if each["stage"] == "frozen"}
        for each in deals:
            cards = {card for street in each["sent"].values() for card in street}
            if cards:
                self.boards.setdefault(each["deal"], set()).update(cards)
        # No card comes in any other way than as a street, or as what the table has typed itself.
        ours = set().union(*self.typed.values(), *self.boards.values())
        assert set(CARD.findall(text)) <= ours
        return answer

    @property
    def bought(self) -> list[int]:
        """The deals of which they hold cards that they were sent."""
        return sorted(
            deal for deal, cards in self.boards.items() if cards & set(self.hall.board(deal))
        )


def script(setup: Any, label: str, how: str, guess: Sequence[str]) -> list[Body]:
    """The lines of an invented hand of two seats.

    `all-in`, `checked` to the river, or `folded`; the streets have the cards of a guess.
    """
    state = start(setup_from_json(setup))
    lines: list[Body] = [{"do": "break_seal", "label": label}]

    def act(line: Body) -> None:
        nonlocal state
        lines.append(line)
        state = apply(state, action_from_json(line))

    first = state.to_act
    assert first is not None
    if how == "folded":
        act({"do": "fold", "seat": first})
        chips = [0, 0]
        chips[first - 1], chips[2 - first] = -setup["small_blind"], setup["small_blind"]
        lines.append({"do": "accept", "chips": chips, "house": 0})
        return lines
    if how == "all-in":
        act({"do": "raise_to", "seat": first, "chips": legal(state).most})
        act({"do": "call", "seat": 3 - first})
    else:
        act({"do": "call", "seat": first})
        act({"do": "check", "seat": 3 - first})
    for street, begin, end in STREETS:
        lines.append({"do": "dealt", "street": street})
        cards = list(guess[begin:end])
        lines.append({"do": "deal_street", "street": street, "cards": cards})
        if how == "checked":
            lines += [{"do": "check", "seat": 3 - first}, {"do": "check", "seat": first}]
    return lines


def dealt_at(folder: Path) -> list[tuple[int, str]]:
    """The deals of table 1 in the order in which their first streets were put down, and when."""
    found: dict[int, str] = {}
    for row in rows(folder):
        if row.place[1] == 1 and row.body["do"] == "dealt":
            found.setdefault(row.place[2], row.at)
    return list(found.items())
