"""A hand of poker as the screen of the recorder shows it; without a deck-order."""

from collections.abc import Mapping
from typing import Any

from evendeal import labels
from evendeal.console.refusal import refusal_fields
from evendeal.console.table import STREETS, table_of
from evendeal.errors import Refused
from evendeal.ids import SeatNo
from evendeal.poker import Action, Call, DealStreet, HandState, RaiseTo, apply, start
from evendeal.poker.lines_wire import HAND_LINES, hand_line_from_json, hand_line_from_log
from evendeal.poker.played import PlayedHand
from evendeal.poker.recorder_reach import require_in_reach, require_no_hole_cards
from evendeal.poker.wire import ACTIONS, action_to_json, setup_from_json


def play(question: dict[str, Any]) -> dict[str, Any]:
    """The hand that the lines make, as far as the rules allow; never loses what could be played.

    Args:
        question: `setup`; `lines`, each `{"n", "body"}` with `own` false where the director or
            another device wrote it; `chip` for the quick sizes.
    """
    setup = setup_from_json(question["setup"])
    hand = PlayedHand.announced(setup)
    bodies: dict[int, dict[str, Any]] = {}
    refusal = None
    for line in question.get("lines", ()):
        n, body = line["n"], line["body"]
        try:
            take(hand, n, body, own=line.get("own", False))
        except Refused as refused:
            refusal = {"n": n, **refusal_fields(refused)}
            break
        bodies[n] = body
    return {
        "state": table_of(hand, question.get("chip") or setup.chip),
        "lines": rows(hand, bodies),
        "offered": hand.offered,
        "refusal": refusal,
    }


def take(hand: PlayedHand, n: int, body: Mapping[str, Any], *, own: bool) -> None:
    """Count one more line of a hand.

    A line that these rules do not know changes nothing: the server may be newer than they are.

    Args:
        own: the recorder's, who may not go back over a street. Whether the hand has begun, or
            waits for the director, the screen knows from the server.

    Raises:
        Refused: nothing has changed then.
    """
    if body["do"] not in HAND_LINES:
        hand.lines = n + 1
        return
    line = hand_line_from_json(body) if own else hand_line_from_log(body)
    require_no_hole_cards(line)
    if own:
        require_in_reach(hand, line)
    hand.take(n, line)
    # Whether a word of the table still halts the hand, the screen knows from the server.
    hand.open = ()


def rows(hand: PlayedHand, bodies: Mapping[int, Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Every line with its street, whether it counts, and the total that it made.

    Args:
        bodies: what each line says, by its number.
    """
    now = dict(hand.in_force)
    made = _made(hand)
    street = STREETS[0]
    rows_drawn = []
    for n, body in bodies.items():
        street, total = made.get(n, (street, None))
        counts = body["do"] not in ACTIONS or n in now
        stands = action_to_json(now[n]) if n in now else None
        rows_drawn.append(
            {
                "n": n,
                "street": street,
                "counts": counts,
                "corrected": None if stands == body else stands,
                "open": n in now and n >= hand.closed,
                "total": total,
            }
        )
    return rows_drawn


def _made(hand: PlayedHand) -> dict[int, tuple[str, int | None]]:
    """The street of each action that counts, and the total of a bet."""
    made: dict[int, tuple[str, int | None]] = {}
    state = start(hand.setup)
    for n, action in hand.in_force:
        street = STREETS[state.street]
        state = apply(state, action)
        if isinstance(action, DealStreet):
            street = STREETS[state.street]
        made[n] = street, _total(state, action, street)
    return made


def _total(state: HandState, action: Action, street: str) -> int | None:
    """What the seat that has just bet has in front of it on that street; None: it was no bet."""
    if not isinstance(action, Call | RaiseTo):
        return None
    return state.street_bet(SeatNo(action.seat)) if STREETS[state.street] == street else 0


def read_label(question: dict[str, Any]) -> dict[str, Any]:
    """What the label of a deck says, typed or scanned."""
    scanned = labels.read_qr(question["text"])
    label = scanned.label
    return {
        "event": scanned.event,
        "session": label.session,
        "table": label.table,
        "deal": label.deal,
        "label": labels.write_label(label.session, label.table, label.deal),
    }
