"""The director holds the course of team matches: rounds, pauses, and how fast rolls are told."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

from evendeal.arena.game_policies import game_policies_for, game_turn
from evendeal.commands.log_folder import open_desks
from evendeal.director.events import begin_session, create_event
from evendeal.director.ledger import NotStarted
from evendeal.director.office.clock import ClockStands
from evendeal.director.verifying import verify_event
from evendeal.draw.finding import Finding
from evendeal.errors import Refused
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.office.rounds import RoundNotNext, begin_round
from evendeal.formats.room_match.pace import RollTooSoon
from evendeal.formats.room_match.recording import GameNotDue
from evendeal.formats.room_match.roll_requests import RollNotThat
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import TableNo
from evendeal.tournament.room_match.play_control import RoundNotBegun, TablePaused
from evendeal.views.absent import NoSuchTable
from support.clock import Moved
from support.desks import consoles_of
from support.events.matches import (
    ASK_OPENING,
    BOARD,
    CLOSED,
    DUEL,
    ONE,
    OPEN,
    SECRET,
    GameDevice,
    ask_roll,
    game_at,
    match_event,
    matches_begun,
    typed_roll,
)
from support.events.poker import hand_rows
from support.ledgers import matches_of
from support.offices import AskedOffice, matches_office
from support.refusals import is_refusal
from support.rehearsals import play_rehearsal, rehearsal_stages
from support.sentences import in_golden_file

NOTE = {"do": "note", "kind": "other", "side": None, "text": "a glass fell"}
CALL = {"do": "call_director", "reason": "a glass fell"}


def refusal(device: GameDevice, *lines: dict[str, Any]) -> Refused:
    with pytest.raises(Refused) as caught:
        device.write(*lines)
    return caught.value


@pytest.fixture
def together(desk: Desk) -> MatchDesk:
    """Four teams, three rounds, each begun by the director."""
    return matches_begun(desk, teams=4, rounds="together")


def first_match(matches: MatchDesk) -> None:
    """Both rooms of tables 1 and 2 play their first match."""
    consoles = consoles_of(matches)
    for table in (1, 2):
        for _ in range(2):
            GameDevice(consoles, table, key=f"t{table}").short_game()


def test_a_table_waits_for_the_round_that_the_director_begins(together: MatchDesk) -> None:
    first_match(together)
    device = GameDevice(consoles_of(together), 1)
    console = device.console

    assert (console.waits_for_round, console.played) == (2, 2)
    said = refusal(device.begin(), ASK_OPENING)
    assert isinstance(said, RoundNotBegun)
    assert said.fields == {"round": 2}
    assert not game_at(together, 1, device.deal).lines
    begin_round(together, DUEL, 2)
    assert device.console.waits_for_round is None
    assert device.say(ASK_OPENING).stage == "playing"


@pytest.mark.parametrize("lines", [[CALL], [NOTE, CALL], [ASK_OPENING, CALL]])
def test_of_a_round_that_has_not_begun_even_a_call_waits_until_it_begins(
    together: MatchDesk, lines: list[dict[str, Any]]
) -> None:
    """The public sees with the first line of a match that it is being played."""
    first_match(together)
    device = GameDevice(consoles_of(together), 1).begin()

    said = refusal(device, *lines)
    assert isinstance(said, RoundNotBegun)
    assert said.fields == {"round": 2}
    assert not game_at(together, 1, device.deal).lines
    begin_round(together, DUEL, 2)
    assert device.say(lines[0]).next == 1


def test_a_call_about_a_game_that_comes_later_in_its_round_is_not_kept(
    together: MatchDesk,
) -> None:
    device = GameDevice(consoles_of(together), 1).begin()
    later = device.console.order[1]

    with pytest.raises(GameNotDue):
        device.write(CALL, n=0, session=later.session, deal=later.set)


def test_a_round_begins_while_matches_before_it_are_played(together: MatchDesk) -> None:
    """Tables 3 and 4 are still in round 1, and follow when they are through."""
    first_match(together)
    late = GameDevice(consoles_of(together), 3).begin().go(3)
    begin_round(together, DUEL, 2)

    assert GameDevice(consoles_of(together), 1).begin().go(1).n == 1
    assert late.go(1).n == 4


def test_matches_of_rounds_that_have_begun_are_named_until_they_are_over(
    together: MatchDesk,
) -> None:
    first_match(together)

    rounds = matches_office(together).office(DUEL).rounds

    assert (rounds.begun, rounds.due) == (1, 2)
    in_golden_file(*rounds.playing)


def test_rounds_begin_in_their_order_and_once(together: MatchDesk) -> None:
    for round in (3, 4, 0):
        with pytest.raises(RoundNotNext):
            begin_round(together, DUEL, round)
    begin_round(together, DUEL, 2)
    position = together.progress(DUEL).position
    begin_round(together, DUEL, 2)
    begin_round(together, DUEL, 1)
    assert together.progress(DUEL).position == position
    begin_round(together, DUEL, 3)
    with pytest.raises(RoundNotNext) as no:
        begin_round(together, DUEL, 4)
    is_refusal(no.value, RoundNotNext, round=4, due=None, free=False)


def test_no_round_is_begun_where_tables_go_on_by_themselves(desk: Desk) -> None:
    matches = matches_begun(desk, teams=4)
    with pytest.raises(RoundNotNext) as no:
        begin_round(matches, DUEL, 2)
    is_refusal(no.value, RoundNotNext, round=2, due=ANY, free=True)
    first_match(matches)
    assert GameDevice(consoles_of(matches), 1).begin().go(1).n == 1


def test_a_match_is_forfeited_before_its_round(together: MatchDesk) -> None:
    office = matches_office(together)
    place = together.progress(DUEL).place(BOARD, 3, 1, "open")
    decision = {
        "session": place.session,
        "table": place.table,
        "deal": place.roll_set,
        "winner": "white",
        "level": 1,
        "left": 15,
        "cube": 1,
        "rule": "absent",
        "reason": "the team has left",
    }
    office.decide(DUEL, decision, key="a", by="Zoë")

    assert together.progress(DUEL).game(*place).final


def failures(findings: Iterable[Finding]) -> list[Finding]:
    return [each for each in findings if each.verdict == "fails"]


def play_together(folder: Path, games: int | None = None) -> tuple[int, ...]:
    """A rehearsal of rounds that begin together; answers which rounds its log begins."""
    event = match_event(teams=4, rounds="together", more="[final]\ngames = 1")
    player = game_turn(game_policies_for("mixed", event.teams, 7), 7)
    with open_desks(folder, create=True) as desks:
        matches = matches_of(desks)
        if not matches.holds(event.id):
            create_event(matches, event, rehearsal=True, secret=lambda session, kind: b"\2" * 32)
        for _ in islice(play_rehearsal(matches, event.id, player), games):
            pass
        if games is None:
            assert matches.progress(event.id).finished
            assert not failures(verify_event(matches, event.id))
        return tuple(
            line.body["round"]
            for line in matches.adapters.log.lines(event.id)
            if line.body["do"] == "begin_round"
        )


@pytest.mark.long
def test_a_rehearsal_begins_its_rounds_and_is_verified(tmp_path: Path) -> None:
    assert play_together(tmp_path / "whole") == (2, 3)
    assert play_together(tmp_path / "cut", games=7) == (2,)
    assert play_together(tmp_path / "cut") == (2, 3)


@pytest.mark.long
def test_a_rehearsal_that_is_watched_begins_them_too(tmp_path: Path) -> None:
    event = match_event(teams=4, rounds="together")
    player = game_turn(game_policies_for("careful", event.teams, 7), 7)
    with open_desks(tmp_path, create=True) as desks:
        matches = matches_of(desks)
        create_event(matches, event, rehearsal=True, secret=lambda session, kind: b"\2" * 32)
        stages = 0
        for rooms in rehearsal_stages(matches, event.id, player):
            stages += 1
            for room in rooms:
                while room.step() is not None:
                    pass

        assert stages == 3
        assert matches.progress(event.id).finished


def paused_begun(desk: Desk) -> tuple[MatchDesk, AskedOffice, GameDevice]:
    matches = matches_begun(desk)
    return matches, matches_office(matches), GameDevice(consoles_of(matches)).begin().go(4)


@pytest.mark.parametrize("table", [None, OPEN])
def test_nothing_of_a_game_is_recorded_while_play_is_paused(
    desk: Desk, folder: Path, table: TableNo | None
) -> None:
    _, office, device = paused_begun(desk)
    office.pause(DUEL, table, reason="the lights are out", key="p", by="Zoë")

    assert device.console.paused == "the lights are out"
    said = refusal(device, device.line_due())
    is_refusal(said, TablePaused, table=OPEN, reason="the lights are out")
    assert len(hand_rows(folder)[BOARD, OPEN, ONE]) == 4
    assert device.say(NOTE).next == 5
    office.resume(DUEL, table, key="r", by="Zoë")
    assert device.console.paused is None
    assert device.go(1).n == 6


def test_a_call_is_taken_in_the_place_of_a_line_that_is_held_and_the_line_after_it(
    desk: Desk,
) -> None:
    matches, office, device = paused_begun(desk)
    office.pause(DUEL, None, reason="", key="p", by="Zoë")
    held = device.line_due()
    assert isinstance(refusal(device, held, CALL), TablePaused)
    assert device.say(CALL).next == 5
    assert [call.n for call in game_at(matches).calls] == [4]
    office.resume(DUEL, None, key="r", by="Zoë")

    assert device.say(held).next == 6


def test_lines_typed_without_a_connection_are_taken_as_they_were_after_a_pause(
    desk: Desk,
) -> None:
    matches, office, device = paused_begun(desk)
    typed = GameDevice(consoles_of(matches), CLOSED).begin().go(12)
    lines = [typed.lines[n] for n in range(4, 10)]
    office.pause(DUEL, None, reason="", key="p", by="Zoë")
    assert isinstance(refusal(device, *lines), TablePaused)
    office.resume(DUEL, None, key="r", by="Zoë")

    assert device.say(*lines).next == 10


def test_the_director_corrects_a_game_while_play_is_paused(desk: Desk) -> None:
    matches, office, _device = paused_begun(desk)
    office.pause(DUEL, None, reason="", key="p", by="Zoë")
    place = {"session": BOARD, "table": OPEN, "deal": ONE}
    office.correct(DUEL, {**place, "of": 3, "action": None, "reason": "x"}, key="c", by="Zoë")

    assert len(game_at(matches).in_force) == 3


def test_a_table_paused_alone_holds_up_no_other(desk: Desk) -> None:
    matches, office, device = paused_begun(desk)
    office.pause(DUEL, CLOSED, reason="", key="p", by="Zoë")

    assert device.go(1).n == 5
    assert isinstance(refusal(GameDevice(consoles_of(matches), 2), ASK_OPENING), TablePaused)


def test_play_everywhere_goes_on_at_tables_paused_alone_too(desk: Desk) -> None:
    _, office, device = paused_begun(desk)
    office.pause(DUEL, OPEN, reason="", key="a", by="Zoë")
    office.pause(DUEL, None, reason="", key="b", by="Zoë")
    office.resume(DUEL, None, key="c", by="Zoë")

    assert device.go(1).n == 5


def test_a_pause_is_written_once_and_ends_once(desk: Desk) -> None:
    matches, office, _ = paused_begun(desk)
    with pytest.raises(ClockStands):
        office.resume(DUEL, None, key="early", by="Zoë")
    office.pause(DUEL, None, reason="supper", key="p", by="Zoë")
    position = matches.progress(DUEL).position
    office.pause(DUEL, None, reason="supper", key="p", by="Zoë")
    assert matches.progress(DUEL).position == position
    with pytest.raises(ClockStands):
        office.pause(DUEL, None, reason="supper", key="again", by="Zoë")
    with pytest.raises(NoSuchTable):
        office.pause(DUEL, TableNo(9), reason="", key="q", by="Zoë")


def test_nothing_is_paused_before_the_boards_begin(desk: Desk) -> None:
    matches = MatchDesk(desk.adapters)
    create_event(matches, match_event())
    with pytest.raises(NotStarted):
        matches_office(matches).pause(DUEL, None, reason="", key="p", by="Zoë")


@dataclass
class Paced:
    """A table whose rolls are told five seconds apart at least."""

    clock: Moved
    matches: MatchDesk
    device: GameDevice


@pytest.fixture
def paced(desk: Desk) -> Paced:
    clock = Moved()
    begun = matches_begun(Desk(replace(desk.adapters, clock=clock)), seconds=5)
    return Paced(clock, begun, GameDevice(consoles_of(begun)).begin())


def test_a_roll_is_told_no_sooner_than_so_long_after_the_one_before(paced: Paced) -> None:
    device, clock = paced.device, paced.clock
    device.say(ASK_OPENING)
    device.say(device.play_due())
    clock.move(seconds=1.5)
    said = refusal(device, device.roll_due())

    assert isinstance(said, RollTooSoon)
    assert said.fields == {"table": OPEN, "seconds": 4}
    assert game_at(paced.matches).lines == 2
    clock.move(seconds=3)
    is_refusal(refusal(device, device.roll_due()), RollTooSoon, table=1)
    clock.move(seconds=0.5)
    assert device.say(device.roll_due()).next == 3


def test_whoever_invents_games_sees_their_opening_rolls_no_sooner(paced: Paced) -> None:
    paced.device.short_game()
    again = GameDevice(paced.device.consoles, key="k2").begin()

    assert isinstance(refusal(again, ASK_OPENING), RollTooSoon)
    paced.clock.move(seconds=5)
    assert again.say(ASK_OPENING).next == 1


def test_a_refusal_for_haste_binds_nobody_and_says_nothing_of_the_roll(paced: Paced) -> None:
    device = paced.device
    device.say(ASK_OPENING)
    play = device.play_due(0)
    other = ask_roll("white" if play["side"] == "black" else "black")
    assert isinstance(refusal(device, play, other), RollTooSoon)

    assert device.say(device.play_due(1)).next == 2


def test_a_call_is_taken_before_a_roll_that_is_told_later(paced: Paced) -> None:
    device, clock = paced.device, paced.clock
    device.say(ASK_OPENING)
    device.say(device.play_due())
    roll = device.roll_due()
    assert isinstance(refusal(device, roll), RollTooSoon)
    assert device.say(CALL).next == 3
    clock.move(seconds=5)

    assert device.say(roll).next == 4


def test_a_roll_asked_for_together_with_typed_dice_waits_from_those(paced: Paced) -> None:
    true = GameDevice(paced.device.consoles, CLOSED).begin().go(2)
    said = refusal(paced.device, true.lines[0], true.lines[1], true.roll_due())

    assert isinstance(said, RollTooSoon)
    assert said.seconds == 5


def test_dice_typed_without_a_connection_wait_for_nothing(paced: Paced) -> None:
    true = GameDevice(paced.device.consoles, CLOSED).begin()
    for _ in range(12):
        true.go(1)
        paced.clock.move(seconds=5)
    lines = [true.lines[n] for n in range(12)]

    assert paced.device.say(*lines).next == 12


def test_whoever_types_one_roll_after_another_has_it_no_sooner_than_whoever_asks(
    paced: Paced,
) -> None:
    true = GameDevice(paced.device.consoles, CLOSED).begin().go(2)
    paced.clock.move(seconds=5)
    true.say(true.roll_due())
    device = paced.device
    device.say(*(true.lines[n] for n in range(2)))
    side, dice = true.lines[2]["side"], tuple(true.lines[2]["dice"])
    others = [roll for roll in ((1, 1), (2, 2), (3, 3)) if roll != dice]
    first, second = (typed_roll(side, roll) for roll in others[:2])
    assert isinstance(refusal(device, first), RollNotThat)

    for other in (second, typed_roll(side, dice)):
        said = refusal(device, other)
        assert isinstance(said, RollTooSoon)
        assert said.seconds == 5
    paced.clock.move(seconds=4)
    # Sent again, what was refused is refused again, and the others wait no longer for that.
    assert isinstance(refusal(device, first), RollNotThat)
    paced.clock.move(seconds=1)
    assert isinstance(refusal(device, second), RollNotThat)
    assert isinstance(refusal(device, typed_roll(side, dice)), RollTooSoon)
    assert device.say(device.roll_due()).next == 3


def test_the_same_dice_typed_for_another_roll_are_another_guess(paced: Paced) -> None:
    true, device, clock = (
        GameDevice(paced.device.consoles, CLOSED).begin(),
        paced.device,
        paced.clock,
    )
    for _ in range(7):
        true.go(1)
        clock.move(seconds=5)
    side = true.lines[2]["side"]
    first, second = (
        n for n, line in true.lines.items() if line.get("side") == side and "dice" in line
    )
    sealed = {tuple(true.lines[n]["dice"]) for n in (first, second)}
    wrong, other = [roll for roll in ((1, 1), (2, 2), (3, 3), (4, 4)) if roll not in sealed][:2]
    device.say(*(true.lines[n] for n in range(first)))
    assert isinstance(refusal(device, typed_roll(side, wrong)), RollNotThat)
    clock.move(seconds=100)
    device.say(*(true.lines[n] for n in range(first, second)))
    assert isinstance(refusal(device, typed_roll(side, wrong)), RollNotThat)
    clock.move(seconds=1)

    said = refusal(device, typed_roll(side, other))
    assert isinstance(said, RollTooSoon)
    assert said.seconds == 4


def test_a_note_before_the_next_guess_does_not_hurry_it(paced: Paced) -> None:
    true = GameDevice(paced.device.consoles, CLOSED).begin().go(1)
    device = paced.device
    white, black = true.lines[0]["white"], true.lines[0]["black"]
    wrong = {"do": "opening_roll", "white": black, "black": white}
    assert isinstance(refusal(device, wrong), RollNotThat)
    note = {"do": "note", "kind": "other", "side": None, "text": ""}

    assert isinstance(refusal(device, note, true.lines[0]), RollTooSoon)
    paced.clock.move(seconds=5)
    assert device.say(note, true.lines[0]).next == 2


def test_a_clock_that_was_set_back_holds_up_nobody(paced: Paced) -> None:
    paced.device.say(ASK_OPENING)
    paced.device.say(paced.device.play_due())
    paced.clock.move(seconds=-3600)

    assert paced.device.say(paced.device.roll_due()).next == 3


def test_the_other_tables_rolls_do_not_count(paced: Paced) -> None:
    paced.device.say(ASK_OPENING)

    assert GameDevice(paced.device.consoles, CLOSED).begin().say(ASK_OPENING).next == 1


def test_a_roll_that_was_seen_before_is_told_again_at_once(paced: Paced) -> None:
    device, clock = paced.device, paced.clock
    device.say(ASK_OPENING)
    device.say(device.play_due())
    clock.move(seconds=5)
    device.say(device.roll_due())
    office = matches_office(paced.matches)
    place = {"session": BOARD, "table": OPEN, "deal": ONE}
    office.correct(DUEL, {**place, "of": 2, "action": None, "reason": "x"}, key="c", by="Zoë")
    device.begin()

    assert device.say(device.roll_due()).lines[0].body == device.lines[2]


def test_an_opening_roll_that_was_taken_back_is_told_again_at_once(paced: Paced) -> None:
    device = paced.device
    device.say(ASK_OPENING)
    place = {"session": BOARD, "table": OPEN, "deal": ONE}
    back = {**place, "of": 0, "action": None, "reason": "x"}
    matches_office(paced.matches).correct(DUEL, back, key="c", by="Zoë")
    device.begin()

    assert device.say(ASK_OPENING).lines[0].body == device.lines[0]


def test_a_rehearsal_is_told_its_rolls_as_fast_as_it_asks(desk: Desk) -> None:
    matches = MatchDesk(replace(desk.adapters, clock=Moved()))
    create_event(
        matches, match_event(seconds=5), rehearsal=True, secret=lambda session, kind: SECRET
    )
    begin_session(matches, DUEL, BOARD)

    assert GameDevice(consoles_of(matches)).go(3).n == 3
