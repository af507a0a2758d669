"""A table's recorder writes a hand: what is taken, what is refused, and what is never told."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from unittest.mock import ANY

import pytest

from evendeal.cards import DECK
from evendeal.director.ledger import NotStarted
from evendeal.director.ports import KeyReused, LineMissing, NotWritten, PlaceTaken
from evendeal.errors import Refused
from evendeal.formats.console_side import NotForATable
from evendeal.formats.consoles import Consoles, KeyUnfit, NothingSent
from evendeal.formats.duplicate.console import HandTooLong
from evendeal.formats.duplicate.luck import draft
from evendeal.formats.duplicate.recording import WrongDeal
from evendeal.formats.duplicate.turn import PlayPaused, WrongDeck
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, TableNo
from evendeal.labels import NotALabel, write_label
from evendeal.lines.fields import NotABody
from evendeal.poker import result
from evendeal.poker.record_refusals import (
    DealtAlready,
    HandClosed,
    HandFrozen,
    HoleCardsNotTaken,
    ResultDiffers,
    SealFirst,
    SealIsBroken,
    UndoNeedsRuling,
)
from evendeal.poker.refusals import NotOver
from evendeal.tournament.clock_acts import Paused, Resumed
from evendeal.tournament.duplicate.rulings import Ruled, Stands, Voided
from evendeal.views.absent import NoSuchTable
from evendeal.views.console import Sent
from evendeal.views.poker.console import Receipt
from support.desks import consoles_of
from support.events.poker import CUP, DUEL, FIRST, begun, event_of, hand_rows, rows
from support.events.poker_device import Device
from support.events.poker_floor import floor
from support.refusals import refused
from support.sentences import in_golden_file

CUP_OF_TWO = event_of(**DUEL)


@pytest.fixture
def desk_begun(desk: Desk) -> Desk:
    begun(desk, CUP_OF_TWO)
    return desk


@pytest.fixture
def consoles(desk_begun: Desk) -> Consoles:
    return consoles_of(desk_begun)


@pytest.fixture
def device(consoles: Consoles) -> Device:
    return Device(consoles, 1)


def winners(desk: Desk, device: Device) -> tuple[int, ...]:
    """Who wins the only pot; the director's knowledge, not the device's."""
    hand = desk.progress(CUP).hand(FIRST, TableNo(device.table), DealNo(device.deal))
    assert hand.state is not None
    return tuple(result(hand.state).won[0].shares)


def rule(desk: Desk, *bodies: object, table: int = 0) -> None:
    """Lines of the director."""
    for body in bodies:
        n = desk.progress(CUP).next_n(FIRST, table, 0)
        desk.write(CUP, [draft((FIRST, table, 0), n, f"d{table}-{n}", body)], "director")


def test_a_whole_hand_is_written_as_it_was_typed(
    consoles: Consoles, device: Device, desk: Desk, folder: Path
) -> None:
    device.to_showdown()
    won = device.say({"do": "award", "pot": 0, "seats": list(winners(desk, device))})
    done = device.say(device.accept())

    written = hand_rows(folder)[FIRST, 1, device.deal]
    assert [row.body for row in written] == device.typed
    assert (won.stage, won.word) == ("finished", None)
    assert (done.stage, done.word, done.next) == ("accepted", "accepted", len(device.typed))
    after = device.console
    assert (after.played, after.deals, len(after.order)) == (1, 3, 2)
    assert after.last is not None
    assert after.last.deal == device.deal
    assert [line.body for line in after.last.lines] == device.typed


def test_a_deal_is_opened_when_the_last_table_has_accepted_it(
    consoles: Consoles, desk: Desk
) -> None:
    for table in (1, 2):
        for _ in range(3):
            assert Device(consoles, table).fold_hand().word == "accepted"

    assert sorted(desk.progress(CUP).sessions[FIRST].opened) == [1, 2, 3]


def test_the_streets_are_sent_when_the_dealer_puts_them_down_and_not_before(
    device: Device, desk: Desk
) -> None:
    device.begin()
    device.quiet_street()
    assert device.sent == {}
    device.say({"do": "dealt", "street": "flop"})
    board = desk.progress(CUP).hand(FIRST, TableNo(1), DealNo(device.deal)).state.board  # type: ignore[union-attr]

    assert device.sent == {"flop": board[:3]}
    assert device.console.order[0].sent == {"flop": board[:3]}


def test_the_console_knows_who_sits_where_and_which_decks_are_to_come(device: Device) -> None:
    console = device.console

    assert [seat.player for seat in console.seats] != [None, None]
    assert len({deal.deal for deal in console.order}) == 3
    assert [deal.slot for deal in console.order] == [1, 2, 3]
    assert all(deal.label == write_label(1, 1, deal.deal) for deal in console.order)
    assert console.begun
    assert not console.ended


def test_a_deck_of_another_deal_or_table_stays_sealed(device: Device, folder: Path) -> None:
    due, later = (deal.deal for deal in device.console.order[:2])
    before = rows(folder)

    for deal, table, deck in ((due, 1, later), (due, 2, due), (later, 1, later)):
        with refused(WrongDeck, table=1, due=due, deck_table=table, deck_deal=deck):
            label = write_label(1, table, deck)
            device.write({"do": "break_seal", "label": label}, deal=deal)
    with refused(NotALabel, text="1-1-7-A"):
        device.write({"do": "break_seal", "label": "1-1-7-A"}, deal=due)
    with refused(WrongDeal, table=1, deal=later):
        device.write({"do": "note", "kind": "other", "seat": None, "text": "x"}, deal=later)
    assert rows(folder) == before


def test_what_the_rules_refuse_is_not_written(device: Device, folder: Path) -> None:
    device.deal = device.console.order[0].deal
    with pytest.raises(SealFirst):
        device.write({"do": "fold", "seat": 1})
    device.begin()
    assert device.state is not None
    seat = device.state.to_act
    assert seat is not None
    before = rows(folder)

    for no, body in (
        (Refused, {"do": "fold", "seat": 3 - seat}),
        (Refused, {"do": "raise_to", "seat": seat, "chips": 1}),
        (Refused, {"do": "dealt", "street": "flop"}),
        (Refused, {"do": "deal_street", "cards": ["As", "Kd", "2c"]}),
        (Refused, {"do": "award", "pot": 0, "seats": [seat]}),
        (Refused, {"do": "accept", "chips": [0, 0], "house": 0}),
        (Refused, {"do": "dispute", "seat": None, "reason": ""}),
        (Refused, {"do": "different", "street": "flop", "cards": []}),
        (SealIsBroken, {"do": "break_seal", "label": write_label(1, 1, device.deal)}),
        (UndoNeedsRuling, {"do": "undo", "of": 0}),
        (HoleCardsNotTaken, {"do": "show", "seat": seat, "cards": ["As", "Ad"]}),
        (HoleCardsNotTaken, {"do": "correct", "of": 0, "reason": "", "action": {
            "do": "show", "seat": seat, "cards": ["As", "Ad"]}}),
        (NotForATable, {"do": "deal_hole", "seat": seat, "cards": ["As", "Ad"]}),
        (NotForATable, {"do": "rule"}),
        (NotForATable, {"do": None}),
        (NotABody, {"do": "dealt", "street": "flop", "more": 1}),
    ):  # fmt: skip
        with pytest.raises(no):
            device.write(body)
        with pytest.raises(no):
            # The first of the two is good; the second is refused, and so both are.
            device.write({"do": "note", "kind": "other", "seat": None, "text": ""}, body)
    with refused(NothingSent, lines=0, most=500):
        device.write()
    with refused(KeyUnfit, longest=100):
        device.write({"do": "fold", "seat": seat}, key="")
    with refused(NoSuchTable, event="cup", table=3, tables=2):
        Device(device.consoles, 3).write({"do": "fold", "seat": seat}, deal=1)
    with refused(NotStarted, event="cup", session=2):
        device.write({"do": "fold", "seat": seat}, session=2)
    assert rows(folder) == before


def test_a_result_that_the_actions_do_not_make_is_not_accepted(device: Device) -> None:
    device.begin()
    device.say({"do": "fold", "seat": device.state.to_act})  # type: ignore[union-attr]
    wrong = device.accept()
    made = tuple(wrong["chips"])
    wrong["chips"] = [chips * 2 for chips in made]

    with refused(ResultDiffers, stated=tuple(wrong["chips"]), made=made):
        device.write(wrong)
    assert device.say(device.accept()).word == "accepted"
    with refused(HandClosed, lines=3):
        device.write({"do": "undo", "of": 1})


def test_a_hand_has_an_end_also_for_a_device_that_runs_wild(device: Device) -> None:
    device.begin()
    note = {"do": "note", "kind": "other", "seat": None, "text": ""}
    for number in range(2):
        device.n = device.write(*[note] * 499, key=f"n{number}").next

    with refused(HandTooLong, deal=device.deal, most=1000):
        device.write(note, note)


def test_nobody_leafs_through_the_decks_to_come_with_invented_hands(folder: Path) -> None:
    """A device is sent the cards of a deal only some time after those of the one before."""
    with floor(folder, event_of(**DUEL, office="shortest_seconds = 20")) as hall:
        device = Device(consoles_of(hall.desk), 1)
        device.begin()
        device.quiet_street()
        device.say({"do": "dealt", "street": "flop"})
        assert set(device.sent) == {"flop"}
        device.say({"do": "deal_street", "cards": list(device.sent["flop"])})
        assert device.state is not None
        assert device.state.to_act is not None
        device.say({"do": "fold", "seat": device.state.to_act})
        device.say(device.accept())

        device.begin()
        device.quiet_street()
        device.say({"do": "dealt", "street": "flop"})
        assert device.sent == {}
        assert device.console.order[0].sent == {}

        hall.clock.move(seconds=20)
        assert set(device.console.order[0].sent) == {"flop"}


def test_lines_sent_again_are_answered_as_before(device: Device, folder: Path) -> None:
    device.begin()
    seat = device.state.to_act  # type: ignore[union-attr]
    line = {"do": "call", "seat": seat}
    first = device.write(line)
    again = device.write(line)

    assert first == again
    assert len(hand_rows(folder)[FIRST, 1, device.deal]) == 2
    more = device.write(line, {"do": "check", "seat": 3 - seat})
    assert more.next == 3


def test_a_second_device_is_told_what_the_first_has_written(device: Device) -> None:
    device.begin()
    seat = device.state.to_act  # type: ignore[union-attr]
    device.write({"do": "call", "seat": seat})

    place = {"session": 1, "table": 1, "deal": device.deal}
    with refused(PlaceTaken, **place, n=1, position=None, theirs=ANY) as no:
        device.write({"do": "fold", "seat": seat}, key="other")
    theirs = json.loads(str(no.value.theirs))
    assert [(each["n"], each["body"], each["by"]) for each in theirs] == [
        (1, {"do": "call", "seat": seat}, "ann")
    ]
    with refused(KeyReused, key=f"1-1-{device.deal}/k/1", position=None):
        device.write({"do": "fold", "seat": seat})
    with refused(LineMissing, **place, expected=2, got=5):
        device.write({"do": "check", "seat": 3 - seat}, n=5)


def test_an_action_of_this_street_can_be_taken_back_and_one_across_a_street_cannot(
    device: Device, desk: Desk
) -> None:
    device.begin()
    seat = device.state.to_act  # type: ignore[union-attr]
    assert seat is not None
    device.say({"do": "fold", "seat": seat})
    device.write({"do": "undo", "of": 1})
    hand = desk.progress(CUP).hand(FIRST, TableNo(1), DealNo(device.deal))
    assert hand.in_force == []

    device.n = 3
    device.write({"do": "raise_to", "seat": seat, "chips": 200})
    device.write(
        {"do": "correct", "of": 3, "reason": "misheard", "action": {
            "do": "call", "seat": seat}}, n=4,
    )  # fmt: skip
    device.write({"do": "check", "seat": 3 - seat}, n=5)
    device.write({"do": "dealt", "street": "flop"}, n=6)
    for body in (
        {"do": "undo", "of": 5},
        {"do": "undo", "of": 6},
        {"do": "correct", "of": 3, "reason": "", "action": {"do": "fold", "seat": seat}},
    ):
        with pytest.raises(UndoNeedsRuling):
            device.write(body, n=7)
    with refused(DealtAlready, street="flop"):
        device.write({"do": "dealt", "street": "flop"}, n=7)


def test_a_board_that_is_different_freezes_the_hand_and_the_next_deal_begins(
    device: Device,
) -> None:
    device.begin()
    device.quiet_street()
    device.say({"do": "dealt", "street": "flop"})
    flop = list(device.sent["flop"])
    said = device.say({"do": "different", "street": "flop", "cards": []})

    assert (said.stage, said.word) == ("frozen", "frozen")
    with refused(HandFrozen, stage="frozen"):
        device.write({"do": "deal_street", "cards": flop})
    device.say({"do": "call_director", "reason": "board"})
    console = device.console
    assert [deal.deal for deal in console.set_aside] == [device.deal]
    in_golden_file(console.set_aside[0].why)
    assert Device(device.consoles, 1).fold_hand().word == "accepted"


def test_the_first_wrong_winner_is_asked_to_check_and_the_second_freezes(
    device: Device, desk: Desk, folder: Path
) -> None:
    device.to_showdown()
    right = winners(desk, device)
    wrong = next(seat for seat in (1, 2) if (seat,) != right)
    line = {"do": "award", "pot": 0, "seats": [wrong]}
    first = device.write(line)
    again = device.write(line)

    assert first == again
    assert (first.stage, first.word) == ("playing", "check_again")
    assert device.console.order[0].checks == 1
    device.n = first.next
    second = device.write(line, key="k2")
    assert (second.stage, second.word) == ("frozen", "frozen")
    assert len(hand_rows(folder)[FIRST, 1, device.deal]) == second.next
    with refused(HandFrozen, stage="frozen"):
        device.write({"do": "undo", "of": 5}, n=second.next)


@pytest.mark.parametrize("right_first", [True, False])
def test_a_winner_taken_back_in_the_same_breath_names_nobody(
    device: Device, desk: Desk, right_first: bool
) -> None:
    """R38: it was refused for a wrong winner alone, so that one could ask for free."""
    device.to_showdown()
    right = winners(desk, device)
    wrong = (1, 2) if len(right) == 1 else (1,)
    first, second = (right, wrong) if right_first else (wrong, right)
    replies = []

    def ask(*seats: int) -> Receipt:
        award = {"do": "award", "pot": 0, "seats": list(seats)}
        receipt = device.write(award, {"do": "undo", "of": device.n})
        device.n = receipt.next
        return receipt

    for seats in (first, second):
        reply = ask(*seats)
        replies.append((reply.stage, reply.word))
    assert replies == [("playing", None), ("frozen", "frozen")]
    assert device.console.set_aside[0].checks == 0
    in_golden_file(device.console.set_aside[0].why)


def test_with_a_line_to_take_back_after_each_nobody_goes_on_guessing(
    device: Device, desk: Desk
) -> None:
    device.to_showdown()
    (right, *_) = winners(desk, device)
    wrong = {"do": "award", "pot": 0, "seats": [3 - right]}
    device.n = device.write({"do": "show", "seat": right, "cards": []}).next
    guess = device.n - 1
    device.n = device.write(wrong, {"do": "undo", "of": guess}).next
    device.n = device.write({"do": "show", "seat": right, "cards": []}).next

    frozen = device.write(wrong, {"do": "undo", "of": device.n - 1})

    assert (frozen.stage, frozen.word) == ("frozen", "frozen")


def test_a_right_winner_after_a_wrong_one_ends_the_hand(device: Device, desk: Desk) -> None:
    device.to_showdown()
    right = winners(desk, device)
    wrong = next(seat for seat in (1, 2) if (seat,) != right)
    device.n = device.write({"do": "award", "pot": 0, "seats": [wrong]}).next
    with refused(NotOver, waits_for="the winners"):
        device.write({"do": "accept", "chips": [0, 0], "house": 0}, key="k3")
    device.say({"do": "award", "pot": 0, "seats": list(right)})

    assert device.say(device.accept()).word == "accepted"


def test_a_wrong_winner_accepted_without_a_connection_is_kept_and_freezes(
    device: Device, desk: Desk, folder: Path
) -> None:
    device.to_showdown()
    right = winners(desk, device)
    wrong = next(seat for seat in (1, 2) if (seat,) != right)
    award = {"do": "award", "pot": 0, "seats": [wrong]}
    device.believe(award)
    lines = [award, device.accept()]
    receipt = device.write(*lines)

    assert (receipt.stage, receipt.word) == ("frozen", "frozen")
    assert [row.body for row in hand_rows(folder)[FIRST, 1, device.deal]][-2:] == lines
    assert Device(device.consoles, 1).fold_hand().word == "accepted"


def test_the_same_in_two_messages_is_kept_too(device: Device, desk: Desk, folder: Path) -> None:
    device.to_showdown()
    right = winners(desk, device)
    wrong = next(seat for seat in (1, 2) if (seat,) != right)
    award = {"do": "award", "pot": 0, "seats": [wrong]}
    device.believe(award)
    accept = device.accept()
    assert device.write(award).word == "check_again"
    device.n += 1
    assert device.write(accept).word == "frozen"

    assert hand_rows(folder)[FIRST, 1, device.deal][-1].body == accept


def test_a_board_typed_without_a_connection_that_differs_loses_no_line(
    device: Device, desk: Desk, folder: Path
) -> None:
    device.begin()
    lines = device.bets()
    hand = desk.progress(CUP).hand(FIRST, TableNo(1), DealNo(device.deal))
    assert hand.luck is not None
    other = [card for card in DECK if card not in hand.luck.cards[:20]]
    for name, cards in (("flop", other[:3]), ("turn", other[3:4]), ("river", other[4:5])):
        for body in (
            {"do": "dealt", "street": name}, {"do": "deal_street", "cards": list(cards)},
        ):  # fmt: skip
            device.believe(body)
            lines.append(body)
        lines += device.bets()
    award = {"do": "award", "pot": 0, "seats": [1]}
    device.believe(award)
    lines += [award, device.accept()]
    receipt = device.write(*lines)

    assert (receipt.stage, receipt.word) == ("frozen", "frozen")
    assert [row.body for row in hand_rows(folder)[FIRST, 1, device.deal]][1:] == lines
    assert device.write(*lines) == receipt
    assert not desk.progress(CUP).sessions[FIRST].opened


def test_a_dispute_halts_the_hand_until_the_director_has_ruled(device: Device, desk: Desk) -> None:
    device.begin()
    device.say({"do": "fold", "seat": device.state.to_act})  # type: ignore[union-attr]
    said = device.say({"do": "dispute", "seat": 2, "reason": "he had called"})

    assert (said.stage, said.word) == ("disputed", None)
    with refused(HandFrozen, stage="disputed"):
        device.write(device.accept())
    aside = device.console.set_aside[0]
    in_golden_file(aside.why)
    rule(desk, Ruled("dispute", device.deal, (TableNo(1),), Stands(), "TDA 1", "he had not"))
    console = device.console
    assert console.set_aside == ()
    assert console.last is not None
    assert (console.last.stage, console.last.ruling) == ("accepted", "TDA 1: he had not")


def test_while_play_is_paused_a_hand_is_finished_and_no_deck_is_opened(
    device: Device, desk: Desk
) -> None:
    device.begin()
    rule(desk, Paused("fire alarm"))
    device.say({"do": "fold", "seat": device.state.to_act})  # type: ignore[union-attr]
    assert device.say(device.accept()).word == "accepted"
    assert device.console.paused == "fire alarm"

    with refused(PlayPaused, reason="fire alarm"):
        device.begin()
    rule(desk, Resumed())
    assert device.begin().stage == "playing"


def test_a_deal_that_is_void_here_is_passed_over(device: Device, desk: Desk) -> None:
    first, second = (deal.deal for deal in device.console.order[:2])
    rule(desk, Ruled("leak", first, (TableNo(1),), Voided({}), "R23", "seen"))

    assert device.console.order[0].deal == second
    with refused(WrongDeck, table=1, due=second, deck_table=1, deck_deal=first):
        device.write({"do": "break_seal", "label": write_label(1, 1, first)}, deal=first)
    assert device.begin().deal == second


def test_several_hands_typed_without_a_connection_follow_each_other(
    consoles: Consoles, folder: Path
) -> None:
    twin, device = Device(consoles, 2), Device(consoles, 1)
    for deal in device.console.order:
        device.deal = deal.deal
        seat = deal.setup["button"]
        chips = [25, 25]
        chips[seat - 1] = -25
        receipt = device.write(
            {"do": "break_seal", "label": deal.label},
            {"do": "fold", "seat": seat},
            {"do": "accept", "chips": chips, "house": 0},
            n=0,
        )
        assert receipt.word == "accepted"
    assert twin.console.played == 0


def test_every_change_moves_the_position_of_its_own_table_alone(
    consoles: Consoles, desk: Desk
) -> None:
    announced: list[tuple[int, int]] = []
    end = consoles.subscribe(lambda event, table, position: announced.append((table, position)))
    one, two = Device(consoles, 1), Device(consoles, 2)
    before = two.console.position
    receipt = one.begin()

    assert announced == [(1, receipt.position)]
    assert two.console.position == before
    rule(desk, Paused(""))
    assert {table for table, _ in announced[1:]} == {1, 2}
    end()
    rule(desk, Resumed())
    assert len(announced) == 3


def test_who_is_in_touch_and_how_many_lines_wait_is_known(consoles: Consoles) -> None:
    consoles.seen(CUP, TableNo(1), 4)
    consoles.seen(CUP, TableNo(1), None)

    touch = consoles.presence(CUP)
    assert list(touch) == [1]
    assert touch[TableNo(1)].waiting == 4


def test_a_restart_goes_on_where_the_log_ends(
    consoles: Consoles, device: Device, desk: Desk
) -> None:
    device.begin()
    device.quiet_street()
    again = consoles_of(desk)
    device.consoles = again
    device.street("flop")
    device.quiet_street()

    assert again.console(CUP, TableNo(1)).order[0].sent.keys() == {"flop"}


def everything(device: Device) -> str:
    """All that a device is ever given, as it crosses the wire."""
    return json.dumps(asdict(device.console), default=str)


def test_no_hole_card_and_no_undealt_card_is_in_anything_that_a_console_is_given(
    device: Device, desk: Desk
) -> None:
    device.begin()
    texts = [everything(device)]
    hand = desk.progress(CUP).hand(FIRST, TableNo(1), DealNo(device.deal))
    assert hand.luck is not None
    for name in ("flop", "turn", "river"):
        device.quiet_street()
        texts.append(everything(device))
        allowed = {card for cards in device.sent.values() for card in cards}
        for card in DECK:
            if card not in allowed:
                assert f'"{card}"' not in texts[-1]
        device.street(name)


def test_a_disk_that_fails_takes_back_all_that_was_to_be_written_together(
    consoles: Consoles, desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    devices = [Device(consoles, table) for table in (1, 2)]
    for device in devices:
        device.begin()
    before = rows(folder)
    note = {"do": "note", "kind": "other", "seat": None, "text": ""}
    sent = [
        Sent(CUP, TableNo(device.table), 1, device.deal, 1, "k", [note], "ann")
        for device in devices
    ]

    @contextmanager
    def full() -> Iterator[None]:
        with honest():
            yield
            raise NotWritten(why="disk full")

    honest = desk.adapters.log.together
    monkeypatch.setattr(desk.adapters.log, "together", full)
    answers = consoles.write_all(sent)
    assert [type(answer) for answer in answers] == [NotWritten, NotWritten]
    assert rows(folder) == before
    assert [device.console.order[0].next for device in devices] == [1, 1]

    monkeypatch.undo()
    again = consoles.write_all(sent)
    assert [getattr(answer, "next", answer) for answer in again] == [2, 2]
    assert len(rows(folder)) == len(before) + 2


def test_two_tables_that_accept_a_deal_at_once_open_it(desk: Desk, folder: Path) -> None:
    begun(desk, event_of(teams=2, deals=1))
    consoles = consoles_of(desk)
    heard: list[int] = []
    desk.subscribe(lambda event, finished: heard.append(len(rows(folder))))
    sent = []
    for table in (1, 2):
        device = Device(consoles, table)
        device.begin()
        assert device.state is not None
        device.say({"do": "fold", "seat": device.state.to_act})
        sent.append(Sent(CUP, TableNo(table), 1, 1, device.n, "k", [device.accept()], "ann"))
    answers = consoles.write_all(sent)

    assert [getattr(answer, "word", answer) for answer in answers] == ["accepted", "accepted"]
    assert list(desk.progress(CUP).sessions[FIRST].opened) == [1]
    assert [row.body["do"] for row in rows(folder)][-3:] == ["accept", "accept", "open"]
    # Nobody heard of it before it was on the disk.
    assert heard == [len(rows(folder))] * 2
