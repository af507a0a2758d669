"""A hand of poker as the lines of its table make it, for the screen of the recorder.

It never has a deck-order. Community cards come as lines, and so do the winners.
"""

from dataclasses import dataclass, field
from typing import Any

from evendeal import labels
from evendeal.console.refusal import told_refusal
from evendeal.console.table import STREETS, street_due, told_result, told_state
from evendeal.errors import Refused
from evendeal.ids import SeatNo
from evendeal.poker import (
    HandState,
    Setup,
    apply,
    betting_is_over,
    start,
    waits_for,
)
from evendeal.poker.record_refusals import (
    DealtAlready,
    HoleCardsNotTaken,
    NoSuchLine,
    ResultDiffers,
    UndoNeedsRuling,
)
from evendeal.poker.refusals import StreetNotDue
from evendeal.poker.wire import action_from_json, setup_from_json

ACTIONS = (
    *("fold", "check", "call", "raise_to", "deal_street"),
    *("show", "muck", "award", "kill"),
)
"""Lines that the rules of a hand know; a `deal_hole` never comes from a table."""


@dataclass
class Folded:
    """The lines of a hand so far, and what they make."""

    setup: Setup
    state: HandState
    in_force: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    said: dict[int, dict[str, Any]] = field(default_factory=dict)
    dealt: list[tuple[int, str]] = field(default_factory=list)

    def take(self, n: int, body: dict[str, Any], own: bool) -> None:
        """Count one more line.

        Args:
            own: the recorder's, who may not go back over a street.

        Raises:
            Refused: nothing has changed then.
        """
        do = body["do"]
        if do in ("undo", "correct"):
            self._change(body, own)
        elif do in ACTIONS:
            self.state = _applied(self.state, body)
            self.in_force.append((n, body))
        elif own:
            self._require(body)
        if do == "dealt":
            self.dealt.append((n, body["street"]))
        self.said[n] = body

    def _change(self, body: dict[str, Any], own: bool) -> None:
        of = body["of"]
        if own and 0 <= of < self.closed:
            raise UndoNeedsRuling(of=of, street=self.dealt[-1][1])
        if all(known != of for known, _ in self.in_force):
            if own and 0 <= of < min((n for n, _ in self.in_force), default=len(self.said)):
                raise UndoNeedsRuling(of=of, street=None)
            raise NoSuchLine(of=of)
        instead = {of: body["action"]} if body["do"] == "correct" else {}
        kept = [
            (known, instead.get(known, action))
            for known, action in self.in_force
            if known != of or instead
        ]
        self.state = self._fold(kept)
        self.in_force = kept

    def _require(self, body: dict[str, Any]) -> None:
        """Nothing, if the recorder may say this of the hand now."""
        match body:
            case {"do": "dealt" | "different" as do, "street": street}:
                if street_due(self.state) != street:
                    raise StreetNotDue(waits_for=waits_for(self.state))
                if do == "dealt" and self.dealt and self.dealt[-1][1] == street:
                    raise DealtAlready(street=street)
            case {"do": "dispute"}:
                if not betting_is_over(self.state):
                    raise StreetNotDue(waits_for=waits_for(self.state))
            case {"do": "accept", "chips": chips, "house": house}:
                made = told_result(self.state)
                if (made["chips"], made["house"]) != (chips, house):
                    raise ResultDiffers(stated=chips, made=made["chips"])

    @property
    def closed(self) -> int:
        """Lines before this number are no longer the recorder's to change."""
        return self.dealt[-1][0] + 1 if self.dealt else 0

    @property
    def offered(self) -> str | None:
        """The street that lies on the table and is not confirmed."""
        if self.dealt and street_due(self.state) == self.dealt[-1][1]:
            return self.dealt[-1][1]
        return None

    def _fold(self, kept: list[tuple[int, dict[str, Any]]]) -> HandState:
        state = start(self.setup)
        for _, body in kept:
            state = _applied(state, body)
        return state

    def listed(self) -> list[dict[str, Any]]:
        """Every line with its street, whether it counts, and the total it made."""
        now = dict(self.in_force)
        told: dict[int, tuple[str, int | None]] = {}
        state = start(self.setup)
        for n, body in self.in_force:
            street = STREETS[state.street]
            state = _applied(state, body)
            if body["do"] == "deal_street":
                street = STREETS[state.street]
            bets = body["do"] in ("call", "raise_to")
            total = _bet(state, body["seat"], street) if bets else None
            told[n] = (street, total)
        last = "preflop"
        rows = []
        for n, body in self.said.items():
            last, total = told.get(n, (last, None))
            action = body["do"] in ACTIONS
            rows.append(
                {
                    "n": n,
                    "street": last,
                    "counts": not action or n in now,
                    "corrected": now[n] if action and n in now and now[n] != body else None,
                    "open": action and n in now and n >= self.closed,
                    "total": total,
                }
            )
        return rows


def _applied(state: HandState, body: dict[str, Any]) -> HandState:
    if body.get("cards") and body["do"] != "deal_street":
        raise HoleCardsNotTaken(seat=body["seat"])
    return apply(state, action_from_json(body))


def _bet(state: HandState, seat: int, street: str) -> int:
    """The seat's total of the street on which it has just bet."""
    return state.street_bet(SeatNo(seat)) if STREETS[state.street] == street else 0


def play(asked: dict[str, Any]) -> dict[str, Any]:
    """The hand that the lines make, as far as the rules allow; never loses what could be played.

    Args:
        asked: `setup`; `lines`, each `{"n", "body"}` with `own` false where the director or
            another device wrote it; `chip` for the quick sizes.
    """
    setup = setup_from_json(asked["setup"])
    hand = Folded(setup, start(setup))
    refusal = None
    for line in asked.get("lines", ()):
        try:
            hand.take(line["n"], line["body"], line.get("own", False))
        except Refused as refused:
            refusal = {"n": line["n"], **told_refusal(refused)}
            break
    killed = {body["seat"] for _, body in hand.in_force if body["do"] == "kill"}
    state = told_state(hand.state, asked.get("chip") or setup.chip)
    for seat in state["seats"]:
        seat["killed"] = seat["seat"] in killed
    return {
        "state": state,
        "lines": hand.listed(),
        "offered": hand.offered,
        "refusal": refusal,
    }


def read_label(asked: dict[str, Any]) -> dict[str, Any]:
    """What the label of a deck says, typed or scanned."""
    scanned = labels.read_qr(asked["text"])
    label = scanned.label
    return {
        "event": scanned.event,
        "session": label.session,
        "table": label.table,
        "deal": label.deal,
        "label": labels.write_label(label.session, label.table, label.deal),
    }
