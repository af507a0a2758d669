"""A hall in which people play one event of poker, through the routes of office and consoles."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from evendeal.commands.inside import open_inside
from evendeal.commands.log_folder import open_desks
from evendeal.director.people.desk import PeopleDesk
from evendeal.formats import Desks
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.poker import HandState, apply, is_over, legal, result, start
from evendeal.poker.exact import chips_to_json
from evendeal.poker.showdown import formed_pots
from evendeal.poker.wire import action_from_json, setup_from_json
from evendeal.views.roles import Role
from evendeal.web.addresses import Forgetful, HouseAddresses
from evendeal.web.app import create_app
from evendeal.web.signed_in import csrf_of
from support.archives.asking import Asking, asking
from support.archives.outputs import typed
from support.archives.writing import Hall
from support.ledgers import poker_of

Body = dict[str, Any]
STREETS = ("flop", "turn", "river")
PASSWORD = "correct horse battery"
DIRECTOR, CUSTODIAN = "Dora", "Carl"
STEP = 10
"""Seconds from one act to the next."""
BESIDE_PLAY = {"break_seal", "dealt", "note", "call_director", "accept", "dispute", "different"}


class Refusal(Exception):
    """What the house has refused."""

    def __init__(self, *, address: str, status: int, name: str, sentence: str) -> None:
        super().__init__(f"{address}: {status} {name}: {sentence}")
        self.status = status
        self.name = name


@dataclass
class Floor:
    """The people of the event, and what they do there."""

    hall: Hall
    event: str
    house: Asking
    desks: Desks
    door: PeopleDesk
    tokens: dict[str, str] = field(default_factory=dict)
    _acts: int = 0

    def comes(self, name: str, role: Role, **place: Any) -> None:
        """Somebody is invited and joins."""
        code = self.door.make_code(EventId(self.event), role, by="the house", **place).code
        self.tokens[name] = self.door.join(
            code, name=name, password=PASSWORD, token=None, address="", label="a browser"
        )

    def ask(self, who: str, path: str, fields: Any = None) -> Any:
        """What the house answers one of them, a moment after what was done before.

        Args:
            said: what is posted; None for a page that is only looked at.

        Raises:
            Refusal: it does not do that.
        """
        self.hall.clock.move(seconds=STEP)
        token = self.tokens[who]
        if fields is None:
            answer = self.house.get(path, token=token)
        else:
            answer = self.house.post(path, fields, token=token, **{"x-csrf-token": csrf_of(token)})
        if answer.status not in (200, 201):
            answered = json.loads(answer.body)
            raise Refusal(
                address=path,
                status=answer.status,
                name=answered["name"],
                sentence=answered["sentence"],
            )
        return json.loads(answer.body) if answer.body.startswith((b"{", b"[")) else answer.body

    def key(self) -> str:
        """A key that has not been used."""
        self._acts += 1
        return f"act-{self._acts}"

    def office(self, path: str, by: str = DIRECTOR, /, **fields: Any) -> Any:
        """An act of the office."""
        return self.ask(by, f"/api/office/{self.event}/{path}", {**fields, "key": self.key()})

    def begin(self, session: int = 1, beacon: str = "") -> None:
        """A session begins, and a recorder is at each table."""
        place = f"/api/office/{self.event}/sessions/{session}/begin"
        self.ask(DIRECTOR, place, {"beacon": beacon})
        self.seats(session)

    def seats(self, session: int = 1) -> None:
        """A recorder comes to each table."""
        tables = self.house.get(f"/api/events/{self.event}/tables?session={session}").json
        for table in tables:
            name = recorder(table["table"])
            if name not in self.tokens:
                self.comes(name, Role.RECORDER, table=table["table"])

    def end(self, session: int = 1) -> None:
        """A session ends."""
        self.ask(DIRECTOR, f"/api/office/{self.event}/sessions/{session}/end", {})

    def rule(self, kind: str, effect: Body | str, *, deal: int | None = 1, **more: Any) -> int:
        """A ruling; its number."""
        fields = {
            "kind": kind,
            "deal": deal,
            "rule": "TDA 35-D",
            "reason": f"Seen: {kind}.",
            **more,
        }
        how = {"as": effect} if isinstance(effect, str) else effect
        return int(self.office("rulings", **fields, effect=how)["ruling"])

    def correct(self, table: int, deal: int, of: int, action: Body | None, **more: Any) -> Any:
        """A line of a hand corrected."""
        fields = {"table": table, "deal": deal, "of": of, "action": action}
        return self.office("corrections", **{"reason": "The dealer agrees.", **fields, **more})

    def device(self, table: int, session: int = 1) -> "Device":
        """The device at a table."""
        return Device(self, table, session)

    def play_on(self, tables: Sequence[int], how: "How", session: int = 1) -> None:
        """The next hand of each of these tables."""
        for table in tables:
            how(self.device(table, session))

    def play_all(self, tables: Sequence[int], how: "How", session: int = 1) -> None:
        """Every hand that is left, table by table in turn."""
        left = True
        while left:
            left = False
            for table in tables:
                device = self.device(table, session)
                if device.order:
                    how(device)
                    left = True


def recorder(table: int) -> str:
    """The name of a table's recorder."""
    return f"Recorder {table}"


@dataclass
class Device:
    """A recorder's device: it knows the rules, and no card that it was not sent."""

    floor: Floor
    table: int
    session: int = 1
    deal: int = 0
    n: int = 0
    sent: Mapping[str, Sequence[str]] = field(default_factory=dict)
    state: HandState | None = None

    @property
    def address(self) -> str:
        return f"/api/console/{self.floor.event}/{self.table}"

    @property
    def order(self) -> list[Any]:
        """The deals that the table has still to play, the next one first."""
        return list(self.floor.ask(recorder(self.table), self.address)["order"])

    @property
    def hand(self) -> HandState:
        """The hand that is played."""
        assert self.state is not None
        return self.state

    def say(self, *lines: Body, offline: bool = False) -> None:
        """Send the next lines of the hand, and believe them."""
        fields = {
            **{"session": self.session, "deal": self.deal, "n": self.n, "lines": lines},
            **{"key": self.floor.key(), "rules": "0.1.0", "offline": offline},
        }
        receipt = self.floor.ask(recorder(self.table), f"{self.address}/lines", fields)
        self.n, self.sent = receipt["next"], receipt["sent"]
        for line in lines:
            if line["do"] not in BESIDE_PLAY | {"undo", "correct"}:
                self.state = apply(self.hand, action_from_json(line))

    def begin(self) -> "Device":
        """Break the seal of the deck that is due."""
        due = self.order[0]
        self.deal, self.n = due["deal"], due["next"]
        self.state = start(setup_from_json(due["setup"]))
        self.say({"do": "break_seal", "label": due["label"]})
        return self

    def turn(self) -> int:
        """The seat that is to act."""
        assert self.hand.to_act is not None
        return int(self.hand.to_act)

    def act(self, do: str, **more: Any) -> Body:
        """What whoever is to act does."""
        line = {"do": do, "seat": self.turn(), **more}
        self.say(line)
        return line

    def quiet(self) -> None:
        """Everybody checks or calls to the end of the street."""
        while self.hand.to_act is not None:
            self.act("check" if legal(self.hand).check else "call")

    def street(self, name: str) -> None:
        """The dealer puts a street down, and it matches."""
        self.say({"do": "dealt", "street": name})
        self.say({"do": "deal_street", "cards": list(self.sent[name])})

    def pots(self) -> list[list[int]]:
        """The seats with a claim to each pot."""
        return [[int(seat) for seat in pot.seats] for pot in formed_pots(self.hand)[0]]

    def live(self) -> int:
        """How many are still in the hand."""
        return int(self.hand.live).bit_count()

    def winners(self) -> list[int]:
        """Who has won the one pot; the cards are looked up, as nobody at the table can."""
        desk, event = poker_of(self.floor.desks), EventId(self.floor.event)
        at = SessionNo(self.session), TableNo(self.table), DealNo(self.deal)
        known = desk.refresh(event).hand(*at).state
        assert known is not None
        scores = result(known).chip_scores
        return [seat for seat, chips in enumerate(scores, 1) if chips == max(scores)]

    def accept(self) -> None:
        """The table agrees with what the rules make."""
        assert is_over(self.hand)
        made = result(self.hand)
        chips = [chips_to_json(each) for each in made.chip_scores]
        self.say({"do": "accept", "chips": chips, "house": chips_to_json(made.house)})


How = Callable[[Device], None]
"""A way to play a whole hand."""


def folds(device: Device) -> None:
    """Everybody folds to the last."""
    device.begin()
    while device.hand.to_act is not None:
        device.act("fold")
    device.accept()


def raises(chips: int = 150) -> How:
    """Whoever is first raises, and everybody else folds."""

    def how(device: Device) -> None:
        device.begin()
        device.act("raise_to", chips=chips)
        while device.hand.to_act is not None:
            device.act("fold")
        device.accept()

    return how


def called(chips: int = 300) -> How:
    """The first raises, the last calls, and gives up on the flop."""

    def how(device: Device) -> None:
        device.begin()
        first = device.turn()
        device.act("raise_to", chips=chips)
        while device.hand.to_act is not None:
            device.act("fold" if device.live() > 2 else "call")
        device.street("flop")
        while device.hand.to_act is not None and device.turn() == first:
            device.act("check")
        device.act("raise_to", chips=chips)
        device.act("fold")
        device.accept()

    return how


def showdown(device: Device) -> None:
    """Everybody checks and calls to the end, and the cards speak."""
    device.begin()
    to_the_river(device)
    announce(device)
    device.accept()


def to_the_river(device: Device) -> None:
    """A hand of checks and calls, up to the winners."""
    device.quiet()
    for name in STREETS:
        device.street(name)
        device.quiet()


def announce(device: Device, wrong: int = 0) -> None:
    """Announce who has won the pot; before that, so many times somebody who has not."""
    winners = device.winners()
    others = [seat for seat in device.pots()[0] if seat not in winners]
    before = device.state
    for _ in range(wrong):
        device.say({"do": "award", "pot": 0, "seats": [others[0]]})
        device.state = before
    device.say({"do": "award", "pot": 0, "seats": winners})


@contextmanager
def floor(hall: Hall, text: str, *, new: bool = True) -> Iterator[Floor]:
    """A house in which the event of this file has been made, with its director and custodian.

    Args:
        new: whether it is made; else its log lies in the folder already.
    """
    file = hall.folder.parent / "event.toml"
    file.write_text(text, "utf-8")
    event = text.split('id = "')[1].split('"', maxsplit=1)[0]
    if new:
        code, answered = typed(f"event new {file} --log {hall.folder}")
        assert code == 0, answered
    address = HouseAddresses("https://hall.example", lambda: [], Forgetful())
    with (
        open_desks(hall.folder) as desks,
        open_inside(hall.folder, desks, address) as (inside, door),
        asking(create_app(PublicHouse(SeatTeamsPublic(poker_of(desks))), inside=inside)) as house,
    ):
        found = Floor(hall, event, house, desks, door)
        found.comes(DIRECTOR, Role.DIRECTOR)
        found.comes(CUSTODIAN, Role.CUSTODIAN)
        yield found
