"""Sheets typed in the office: the lines that the console would have sent, and each once."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from evendeal.backgammon.lines_wire import game_body_from_json
from evendeal.director.events import begin_session, create_event
from evendeal.formats.duplicate.recording import WrongDeal
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.recording import GameNotDue
from evendeal.formats.room_match.roll_requests import RollNotThat
from evendeal.formats.seat_teams.life import Desk
from evendeal.formats.typed_sheets import SheetDiffers, TypeSheets
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.labels import write_label
from evendeal.notation.game_sheet import write_game_sheet
from evendeal.notation.hand_sheet import write_hand_sheet
from evendeal.notation.sheet_words import SheetRefused
from evendeal.poker.lines_wire import hand_line_from_log
from evendeal.poker.refusals import CannotCheck
from evendeal.views.text import Text
from support.desks import consoles_of
from support.events.matches import BOARD, DUEL, SECRET, GameDevice, end_boards, matches_begun
from support.events.poker import CUP, FIRST, desk_on, event_of
from support.events.poker_device import Device
from support.offices import AskedOffice, matches_office, poker_office
from support.refusals import refused

ONE = TableNo(1)


def sealed(desk: Desk) -> Desk:
    """The event of two tables of two seats and two deals, begun; always with the same luck."""
    create_event(desk, event_of(teams=2, deals=2), secret=lambda session, kind: SECRET)
    begin_session(desk, CUP, FIRST)
    return desk


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Desk]:
    """The same event on another machine."""
    yield from desk_on(tmp_path / "elsewhere")


def bodies(desk: Any, event: EventId, deal: int, table: int = 1) -> list[dict[str, Any]]:
    """What the log has of a hand or a game."""
    lines = desk.adapters.log.lines_at(event, SessionNo(1), TableNo(table), DealNo(deal))
    return [dict(line.body) for line in lines]


def recorded(desk: Desk) -> tuple[int, str]:
    """A hand to its showdown at a console: its deal, and its sheet."""
    device = Device(consoles_of(desk), 1)
    device.to_showdown()
    for pot, seats in enumerate(device.pots()):
        device.say({"do": "award", "pot": pot, "seats": list(seats)})
    device.say(device.accept())
    lines = [hand_line_from_log(body) for body in bodies(desk, CUP, device.deal)]
    return device.deal, write_hand_sheet(lines)


def played(matches: MatchDesk) -> tuple[int, str]:
    """A whole game at a console whose rolls were drawn: its roll set, and its sheet."""
    device = GameDevice(consoles_of(matches)).begin()
    device.go(2_000)
    device.say(device.accept())
    lines = [game_body_from_json(body) for body in bodies(matches, DUEL, device.deal)]
    return device.deal, f"{write_label(1, 1, device.deal)}\n{write_game_sheet(lines)}"


def type_in(office: AskedOffice, event: EventId, text: str, by: str = "Dora") -> Any:
    return office.side.do(event, TypeSheets(text=text), by=by)


def check(office: AskedOffice, event: EventId, text: str) -> Any:
    return office.check_sheets(event, text=text)


def test_a_hand_typed_in_the_office_gives_the_lines_that_its_console_sent(
    desk: Desk, elsewhere: Desk
) -> None:
    deal, text = recorded(sealed(elsewhere))
    office = poker_office(sealed(desk))

    seen = check(office, CUP, text)
    assert bodies(desk, CUP, deal) == []
    done = type_in(office, CUP, text)

    assert bodies(desk, CUP, deal) == bodies(elsewhere, CUP, deal)
    assert [each.fault for each in seen.hands] == [None]
    assert seen.hands[0].lines == done.sheets[0].new_lines == len(bodies(desk, CUP, deal))
    assert [street.street for street in seen.hands[0].streets] == [
        "preflop", "flop", "turn", "river",
    ]  # fmt: skip
    lines = desk.adapters.log.lines_at(CUP, FIRST, ONE, DealNo(deal))
    assert {line.by for line in lines} == {"Dora"}


def test_a_game_typed_in_the_office_gives_the_lines_that_its_console_sent(
    desk: Desk, elsewhere: Desk
) -> None:
    number, text = played(matches_begun(elsewhere))
    matches = matches_begun(desk)
    office = matches_office(matches)

    seen = check(office, DUEL, text)
    done = type_in(office, DUEL, text)

    assert bodies(matches, DUEL, number) == bodies(elsewhere, DUEL, number)
    (game,) = seen.games
    assert (game.fault, game.agreed, game.room, game.game) == (None, True, "open", 1)
    assert done.sheets[0].new_lines == game.lines


def test_typed_twice_or_by_two_people_it_stands_there_once(desk: Desk, elsewhere: Desk) -> None:
    deal, text = recorded(sealed(elsewhere))
    office = poker_office(sealed(desk))
    type_in(office, CUP, text)
    once = bodies(desk, CUP, deal)

    again = type_in(office, CUP, text, by="Dirk")

    assert again.sheets[0].new_lines == 0
    assert check(office, CUP, text).hands[0].known == len(once)
    assert bodies(desk, CUP, deal) == once


def test_what_a_console_had_begun_is_gone_on_with(desk: Desk, elsewhere: Desk) -> None:
    deal, text = recorded(sealed(elsewhere))
    sealed(desk)
    Device(consoles_of(desk), 1).begin()

    assert type_in(poker_office(desk), CUP, text).sheets[0].new_lines > 0
    assert bodies(desk, CUP, deal) == bodies(elsewhere, CUP, deal)


def test_a_sheet_is_read_as_far_as_it_goes_and_says_what_comes_next(
    desk: Desk, elsewhere: Desk
) -> None:
    deal, text = recorded(sealed(elsewhere))
    label, *words = text.split()
    office = poker_office(sealed(desk))

    for many in range(len(words)):
        (hand,) = check(office, CUP, " ".join([label, *words[:many]])).hands
        assert hand.fault is not None
        # Three cards make a flop: one or two of them are no street yet, and no mistake.
        assert hand.fault.unfinished, words[:many]
        assert hand.deal == deal
    first = check(office, CUP, label).hands[0]
    assert first.next_seat is not None
    assert check(office, CUP, f"{label} c x").hands[0].due == "flop"


def test_what_is_wrong_is_said_with_its_place_and_records_nothing(
    desk: Desk, elsewhere: Desk
) -> None:
    deal, text = recorded(sealed(elsewhere))
    label = text.split()[0]
    office = poker_office(sealed(desk))

    seen = check(office, CUP, f"{text}\n{write_label(1, 2, deal)}\nc\noops")
    whole, wrong = seen.hands
    assert whole.fault is None
    assert (wrong.fault.line, wrong.fault.column, wrong.fault.text) == (
        len(text.splitlines()) + 4, 1, "oops",
    )  # fmt: skip
    assert not wrong.fault.unfinished
    assert wrong.fault.because == Text("because-no-word-of-a-hand")
    assert check(office, CUP, "f f ok").fault.line == 1
    not_due = check(office, CUP, write_label(1, 1, 77)).fault
    assert not_due.name == WrongDeal.__name__
    assert not_due.because.fields["fields"]["deal"] == 77
    with refused(SheetRefused, line=1, text="x"):
        type_in(office, CUP, f"{label} x")
    assert bodies(desk, CUP, deal) == []


def test_what_the_rules_refuse_on_a_sheet_is_named_with_its_fields(
    desk: Desk, elsewhere: Desk
) -> None:
    _, text = recorded(sealed(elsewhere))
    (hand,) = check(poker_office(sealed(desk)), CUP, f"{text.split()[0]} x").hands

    refusal = hand.fault.because
    assert (refusal.key, refusal.fields["name"]) == ("refusal", CannotCheck.__name__)
    assert sorted(refusal.fields["fields"]) == ["seat", "to_call"]


def test_a_sheet_of_which_the_log_has_something_else_is_refused(
    desk: Desk, elsewhere: Desk
) -> None:
    deal, text = recorded(sealed(elsewhere))
    office = poker_office(sealed(desk))
    type_in(office, CUP, text)
    other = f"{text.split()[0]} f ok"

    assert check(office, CUP, other).hands[0].fault.name == SheetDiffers.__name__
    with refused(SheetDiffers, table=1, deal=deal):
        type_in(office, CUP, other)


def test_a_board_that_is_not_the_decks_freezes_the_hand_as_at_the_table(
    desk: Desk, elsewhere: Desk
) -> None:
    deal, text = recorded(sealed(elsewhere))
    label, *words = text.split()
    flop = words.index(next(word for word in words if len(word) == 2 and word[1] in "cdhs"))
    board = {word for word in words if len(word) == 2 and word[1] in "cdhs"}
    other = next(card for card in ("2c", "3d", "4h", "5s", "6c", "7d") if card not in board)
    words[flop] = other
    office = poker_office(sealed(desk))

    # The rules know no deck: what is wrong with it is not told before the table has said it.
    assert check(office, CUP, " ".join([label, *words])).hands[0].fault is None
    (done,) = type_in(office, CUP, " ".join([label, *words])).sheets

    assert done.stage == "frozen"
    assert len(bodies(desk, CUP, deal)) == done.new_lines


def test_dice_that_were_not_drawn_are_refused_and_reading_a_game_tells_of_none(
    desk: Desk, elsewhere: Desk
) -> None:
    _, text = played(matches_begun(elsewhere))
    matches = matches_begun(desk)
    office = matches_office(matches)
    label, opening = text.split()[:2]
    other = "6:1" if opening != "6:1" else "5:2"
    side = "w" if other[0] > other[2] else "b"
    wrong = f"{label} {other} r{side}2 y ok"

    assert check(office, DUEL, wrong).games[0].fault is None
    with refused(RollNotThat):
        type_in(office, DUEL, wrong)
    assert bodies(matches, DUEL, 1) == []


def test_a_game_that_is_not_due_and_a_session_that_is_over_are_refused(
    desk: Desk, elsewhere: Desk
) -> None:
    _, text = played(matches_begun(elsewhere))
    matches = matches_begun(desk)
    second = text.replace(write_label(1, 1, 1), write_label(1, 1, 2))
    with refused(GameNotDue, session=BOARD, table=1, deal=2):
        type_in(matches_office(matches), DUEL, second)
    for table in (1, 2):
        for _ in range(2):
            GameDevice(consoles_of(matches), table).short_game()
    end_boards(matches, DUEL)
    with refused(SheetDiffers, table=1, deal=1):
        type_in(matches_office(matches), DUEL, text)
