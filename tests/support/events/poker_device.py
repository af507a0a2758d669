"""A recorder's device as these tests need it: it knows the rules, and no card it was not sent."""

from dataclasses import dataclass, field
from typing import Any

from evendeal.formats.consoles import Consoles
from evendeal.ids import EventId, TableNo
from evendeal.poker import HandState, apply, is_over, legal, result, start
from evendeal.poker.exact import chips_to_json
from evendeal.poker.showdown import formed_pots
from evendeal.poker.wire import action_from_json, setup_from_json
from evendeal.views.poker.console import Console, Receipt
from support.events.poker import CUP

Body = dict[str, Any]
STREETS = ("flop", "turn", "river")


@dataclass
class Device:
    """One device at one table; `say` sends a line, `typed` are those that were sent."""

    consoles: Consoles
    table: int
    event: EventId = CUP
    by: str = "ann"
    deal: int = 0
    n: int = 0
    state: HandState | None = None
    typed: list[Body] = field(default_factory=list)
    sent: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def console(self) -> Console:
        return self.consoles.console(self.event, TableNo(self.table))

    def write(self, *lines: Body, n: int | None = None, key: str = "k", **at: int) -> Receipt:
        """Send lines as they are."""
        return self.consoles.write(
            self.event,
            TableNo(self.table),
            session=at.get("session", 1),
            deal=at.get("deal", self.deal),
            n=self.n if n is None else n,
            key=key,
            lines=lines,
            by=self.by,
        )

    def say(self, *lines: Body) -> Receipt:
        """Send the next lines of the hand, and believe them."""
        receipt = self.write(*lines)
        self.n = receipt.next
        self.sent = dict(receipt.sent)
        for line in lines:
            self.believe(line)
        return receipt

    def believe(self, line: Body) -> None:
        """What the device's own rules make of a line."""
        self.typed.append(line)
        cards = ("break_seal", "dealt", "note", "call_director", "accept", "dispute", "different")
        if line["do"] not in (*cards, "undo", "correct"):
            assert self.state is not None
            self.state = apply(self.state, action_from_json(line))

    def begin(self) -> Receipt:
        """Break the seal of the deck that is due."""
        due = self.console.order[0]
        self.deal, self.n, self.typed = due.deal, due.next, []
        self.state = start(setup_from_json(due.setup))
        return self.say({"do": "break_seal", "label": due.label})

    def bet(self) -> Body | None:
        """A quiet action: a check where it is free, else a call; None when nobody is to act."""
        assert self.state is not None
        seat = self.state.to_act
        if seat is None:
            return None
        return {"do": "check" if legal(self.state).check else "call", "seat": seat}

    def bets(self) -> list[Body]:
        """Quiet actions to the end of the street, believed and not sent."""
        made = []
        while (body := self.bet()) is not None:
            self.believe(body)
            made.append(body)
        return made

    def quiet_street(self) -> None:
        """Everybody checks or calls to the end of the street."""
        while (body := self.bet()) is not None:
            self.say(body)

    def street(self, name: str) -> Receipt:
        """The dealer puts a street down, and it matches."""
        self.say({"do": "dealt", "street": name})
        return self.say({"do": "deal_street", "cards": list(self.sent[name])})

    def to_showdown(self) -> None:
        """A whole hand of checks and calls, up to the winners."""
        self.begin()
        self.quiet_street()
        for name in STREETS:
            self.street(name)
            self.quiet_street()

    def pots(self) -> list[tuple[int, ...]]:
        """The seats with a claim to each pot."""
        assert self.state is not None
        return [tuple(pot.seats) for pot in formed_pots(self.state)[0]]

    def accept(self) -> Body:
        """What the table agrees on, as the device reckons it."""
        assert self.state is not None
        assert is_over(self.state)
        made = result(self.state)
        chips = [chips_to_json(each) for each in made.chip_scores]
        return {"do": "accept", "chips": chips, "house": chips_to_json(made.house)}

    def fold_hand(self) -> Receipt:
        """The next hand, in which everybody folds to the last."""
        self.begin()
        assert self.state is not None
        while self.state.to_act is not None:
            self.say({"do": "fold", "seat": self.state.to_act})
        return self.say(self.accept())
