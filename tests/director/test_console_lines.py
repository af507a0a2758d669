"""Whatever a recorder sends, in whatever order and however often: the log is what was typed."""

import json
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.cards import DECK
from evendeal.errors import Refused
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, TableNo
from evendeal.poker import legal
from evendeal.tournament.duplicate.bodies import body_from_json
from evendeal.views.poker.console import Receipt
from support.desks import consoles_of
from support.events.poker import CUP, DUEL, FIRST, begun, desk_on, event_of, hand_rows
from support.events.poker_device import STREETS, Device

CUP_OF_TWO = event_of(**DUEL)
Body = dict[str, Any]

seats = st.integers(0, 3)
cards = st.lists(st.sampled_from(DECK), max_size=4)
actions = st.one_of(
    st.builds(lambda do, seat: {"do": do, "seat": seat},
              st.sampled_from(["fold", "check", "call", "muck", "kill"]), seats),
    st.builds(lambda seat, chips: {"do": "raise_to", "seat": seat, "chips": chips},
              seats, st.integers(-1, 6000)),
    st.builds(lambda seat: {"do": "show", "seat": seat, "cards": []}, seats),
    st.builds(lambda pot, of: {"do": "award", "pot": pot, "seats": of},
              st.integers(0, 1), st.lists(seats, max_size=2)),
    st.builds(lambda dealt: {"do": "deal_street", "cards": dealt}, cards),
)  # fmt: skip
anything = st.one_of(
    actions,
    st.builds(lambda street: {"do": "dealt", "street": street}, st.sampled_from(STREETS)),
    st.builds(lambda street, dealt: {"do": "different", "street": street, "cards": dealt},
              st.sampled_from(STREETS), cards),
    st.builds(lambda of: {"do": "undo", "of": of}, st.integers(-1, 12)),
    st.builds(lambda of, action: {"do": "correct", "of": of, "action": action, "reason": ""},
              st.integers(-1, 12), actions),
    st.builds(lambda seat: {"do": "dispute", "seat": seat, "reason": ""}, st.none() | seats),
    st.just({"do": "note", "kind": "other", "seat": None, "text": ""}),
    st.just({"do": "break_seal", "label": "1-1-1-A"}),
    st.builds(lambda won: {"do": "accept", "chips": [won, -won], "house": 0},
              st.sampled_from([25, -25, 50, -50, 0])),
)  # fmt: skip
steps = st.lists(
    st.one_of(
        st.just("good"),
        st.just("good"),
        st.just("good"),
        st.just("good"),
        st.just("again"),
        anything,
    ),
    min_size=5,
    max_size=40,
)


def next_good(device: Device, desk: Desk) -> Body:
    """The line that an honest recorder types now; winners are announced at random, by seat 1."""
    hand = desk.progress(CUP).hand(FIRST, TableNo(1), DealNo(device.deal))
    now = device.console
    deal = next((d for d in (*now.order, *now.set_aside) if d.deal == device.deal), None)
    if deal is None or deal.stage in ("frozen", "disputed"):
        return {"do": "note", "kind": "other", "seat": None, "text": "waiting"}
    typed = hand.as_announced()
    if typed.seal_label is None:
        return {"do": "break_seal", "label": deal.label}
    if typed.over:
        device.state = typed.state
        return device.accept()
    state = typed.state
    assert state is not None
    if state.to_act is not None:
        do = "check" if legal(state).check else "call"
        return {"do": do, "seat": state.to_act}
    street = typed.street_due
    if street is None:
        live = [seat for seat in (1, 2) if state.is_live(seat)]
        return {"do": "award", "pot": 0, "seats": live[:1]}
    if typed.offered is None:
        return {"do": "dealt", "street": street}
    return {"do": "deal_street", "cards": list(deal.sent[street])}


@pytest.mark.long
@settings(max_examples=40, deadline=None)
@given(steps)
def test_the_log_is_what_was_typed_and_nothing_hidden_is_ever_told(what: list[Any]) -> None:
    with TemporaryDirectory() as folder:
        desks = desk_on(Path(folder) / "var")
        desk = next(desks)
        begun(desk, CUP_OF_TWO)
        device = Device(consoles_of(desk), 1)
        device.deal = device.console.order[0].deal
        written: list[Body] = []
        sent: list[tuple[int, str, Body, Receipt | None]] = []
        for number, step in enumerate(what):
            if step == "again" and sent:
                n, key, body, receipt = sent[-1]
            else:
                body = next_good(device, desk) if isinstance(step, str) else step
                n, key, receipt = len(written), f"k{number}", None
            answer: Receipt | None = None
            texts = []
            with suppress(Refused):
                try:
                    answer = device.write(body, n=n, key=key)
                except Refused as refusal:
                    texts += [str(refusal), json.dumps(refusal.fields, default=str)]
                    raise
            if receipt is not None:
                assert answer == receipt
            elif answer is not None and n == len(written):
                written.append(body)
            sent.append((n, key, body, answer))
            texts += [
                json.dumps(asdict(device.console)),
                json.dumps(asdict(answer)) if answer else "",
            ]
            require_nothing_hidden(desk, device, written, texts, body)
        rows = hand_rows(Path(folder) / "var").get((FIRST, 1, device.deal), [])

        assert [row.body for row in rows] == written
        assert [row.n for row in rows] == list(range(len(written)))
        # What stands in the log can be counted anew from nothing.
        assert Desk(desk.adapters).progress(CUP).position == desk.progress(CUP).position
        assert all(body_from_json(row.body) for row in rows)
        with suppress(StopIteration):
            next(desks)


def require_nothing_hidden(
    desk: Desk, device: Device, written: list[Body], texts: list[str], body: Body
) -> None:
    """No card is told that was neither typed by the recorder nor put down by the dealer."""
    hand = desk.progress(CUP).hand(FIRST, TableNo(1), DealNo(device.deal))
    assert hand.luck is not None
    dealt = {line["street"] for line in written if line["do"] == "dealt"}
    board = hand.luck.cards[5:8], hand.luck.cards[9:10], hand.luck.cards[11:12]
    on_board = {
        card for street, of in zip(STREETS, board, strict=True) if street in dealt for card in of
    }
    typed = json.dumps([*written, body])
    for card in DECK:
        if card not in on_board and card not in typed:
            assert not any(f'"{card}"' in text or f" {card}" in text for text in texts), card
