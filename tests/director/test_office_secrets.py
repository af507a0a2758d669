"""A director who is not one: no preview and no refusal tells of cards that nobody has seen."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from evendeal.cards import DECK
from evendeal.formats.duplicate.office.refusals import StillFrozen
from evendeal.ids import DealNo, TableNo
from evendeal.poker import result
from evendeal.poker.record_refusals import UndoNeedsRuling
from evendeal.tournament.duplicate.table_hand import TableHand
from evendeal.views.poker.office.changes import HIDDEN
from support.desks import consoles_of
from support.english import english
from support.events.poker import CUP, FIRST, rows
from support.events.poker_device import Device
from support.events.poker_floor import ANN, Floor, floor, three

ONE = TableNo(1)


@pytest.fixture
def hall(folder: Path) -> Iterator[Floor]:
    with floor(folder, three()) as made:
        yield made


def hand(hall: Floor, device: Device) -> TableHand:
    return hall.desk.progress(CUP).hand(FIRST, ONE, DealNo(device.deal))


def correction(device: Device, of: int, action: dict[str, Any], **more: Any) -> dict[str, Any]:
    said = {"table": 1, "deal": device.deal, "of": of, "action": action}
    return {**said, "reason": "the dealer agrees", "kind": "recording", **more}


def to_the_river(hall: Floor) -> Device:
    device = Device(consoles_of(hall.desk), 1)
    device.begin()
    device.quiet_street()
    for street in ("flop", "turn", "river"):
        device.street(street)
        if street != "river":
            device.quiet_street()
    return device


def test_before_anybody_has_shown_the_office_knows_no_result(hall: Floor) -> None:
    device = to_the_river(hall)
    device.quiet_street()

    seats = hall.office.hand(CUP, ONE, DealNo(device.deal)).seats

    assert {seat.chips for seat in seats} == {None}


def test_what_a_folded_hand_would_have_won_no_preview_tells(hall: Floor) -> None:
    """Two check, the third is bet out of it: would it have won?"""
    device = to_the_river(hall)
    assert device.state is not None
    first = device.state.to_act
    device.say({"do": "raise_to", "seat": first, "chips": 100})
    second = device.state.to_act
    device.say({"do": "call", "seat": second})
    third, of = device.state.to_act, device.n
    device.say({"do": "fold", "seat": third})
    won = sorted(result(hand(hall, device).state).won[0].shares)  # type: ignore[arg-type]
    device.say({"do": "award", "pot": 0, "seats": won})
    device.say(device.accept())
    called = correction(device, of, {"do": "call", "seat": third})

    preview = hall.office.preview(CUP, {"correction": called})

    first, second = preview.sentences
    sentence = f'Line {of} should say: Seat {third} calls. Reason: "the dealer agrees".'
    assert (english(first), second) == (sentence, HIDDEN)
    assert (preview.seats, preview.teams, preview.ladders, preview.refused) == ((), (), (), None)


def test_the_card_that_the_deck_has_is_not_found_by_trying_all(hall: Floor, folder: Path) -> None:
    device = to_the_river(hall)
    device.quiet_street()
    of = next(n for n, line in enumerate(device.typed) if line["do"] == "deal_street")
    flop = device.typed[of]["cards"]
    dealt = {card for line in device.typed for card in line.get("cards", ())}
    swapped, other = [[*flop[:2], card] for card in DECK[:7] if card not in dealt][:2]
    with pytest.raises(UndoNeedsRuling):
        device.write({"do": "undo", "of": of})
    hall.office.correct(
        CUP, correction(device, of, {"do": "deal_street", "cards": swapped}), key="x", by=ANN
    )

    previews = [
        hall.office.preview(
            CUP, {"correction": correction(device, of, {"do": "deal_street", "cards": c}, **more)}
        )
        for c in (other, flop)
        for more in ({}, {"settles": True, "rule": "R23"})
    ]

    assert all(each.sentences[-1] == HIDDEN and each.refused is None for each in previews)
    assert {(each.seats, each.teams, each.ladders) for each in previews} == {((), (), ())}
    again = correction(
        device, of, {"do": "deal_street", "cards": swapped}, settles=True, rule="R23"
    )
    for _ in range(2):
        with pytest.raises(StillFrozen):
            hall.office.correct(CUP, again, key="y", by=ANN)
    note = rows(folder)[-1]
    assert note.key == "office/y/tried"
    assert note.body["text"].startswith(f"Director: a correction of line {of} was sent")


def test_a_street_that_was_never_dealt_is_not_shown_when_the_hand_is_accepted(hall: Floor) -> None:
    """The rules turn the flop by themselves; then two hands are dead, and no flop is dealt."""
    device = Device(consoles_of(hall.desk), 1)
    device.begin()
    device.quiet_street()
    device.say({"do": "kill", "seat": 2}, {"do": "kill", "seat": 3})
    assert device.say(device.accept()).word == "accepted"

    assert len(hand(hall, device).state.board) == 3  # type: ignore[union-attr]
    assert hall.office.hand(CUP, ONE, DealNo(device.deal)).board == ()
