"""A recorder who is a spy: no roll is known before the lines that stand before it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest

from evendeal.backgammon import Dice, Due, Side, apply
from evendeal.backgammon.lines import Reopened
from evendeal.backgammon.record_refusals import RollSeen, RollStandsBetween
from evendeal.backgammon.rolls import high_first
from evendeal.backgammon.wire import game_action_from_json
from evendeal.director.appending import At
from evendeal.director.events import begin_session, create_event
from evendeal.errors import Refused
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.recording import record_lines
from evendeal.formats.room_match.retype_lock import BoundByRoll
from evendeal.formats.room_match.roll_requests import AskLast, RollNotThat
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, TableNo
from evendeal.lines.acts import Undo
from support.desks import consoles_of
from support.events.matches import (
    ASK_OPENING,
    BOARD,
    CLOSED,
    DUEL,
    ONE,
    OPEN,
    Body,
    GameDevice,
    game_at,
    match_event,
    typed_roll,
)
from support.events.poker import desk_on
from support.offices import matches_office
from support.refusals import is_refusal

ROLLS = [(high, low) for low, high in combinations_with_replacement(range(1, 7), 2)]
HERE = At(DUEL, BOARD, OPEN, ONE)


class World:
    """An event begun, with its consoles, and what only the house knows of it."""

    def __init__(self, desk: Desk, secret: bytes, **changes: Any) -> None:
        self.matches = MatchDesk(desk.adapters)
        create_event(self.matches, match_event(**changes), secret=lambda session, kind: secret)
        begin_session(self.matches, DUEL, BOARD)
        self.consoles = consoles_of(self.matches)

    def device(self, table: int = 1, key: str = "k") -> GameDevice:
        return GameDevice(self.consoles, table, key=key).begin()

    def sealed(self, device: GameDevice) -> tuple[Side, int, Dice]:
        """The roll that a device's game needs next: nobody has seen it."""
        due = game_at(self.matches, device.table, device.deal).due_roll
        luck = self.matches.luck(DUEL, BOARD)
        assert due is not None
        assert luck is not None
        assert luck.rolls is not None
        dice = luck.rolls.rolls(DealNo(device.deal)).roll(*due)
        assert dice is not None
        return *due, dice

    def after_play(self, device: GameDevice, play: Body) -> Dice:
        """The roll after a play that a device is about to send."""
        state = apply(device.state, game_action_from_json(play))
        luck = self.matches.luck(DUEL, BOARD)
        assert luck is not None
        assert luck.rolls is not None
        assert state.turn is not None
        dice = luck.rolls.rolls(ONE).roll(state.turn, state.rolls[state.turn] + 1)
        assert dice is not None
        return dice

    def restarted(self) -> GameDevice:
        """A device at table 1 when another server has read the log."""
        return GameDevice(consoles_of(MatchDesk(self.matches.adapters)))


@contextmanager
def world(folder: Path, secret: bytes = b"\1" * 32, **changes: Any) -> Iterator[World]:
    desks = desk_on(folder)
    yield World(next(desks), secret, **changes)
    with suppress(StopIteration):
        next(desks)


@pytest.fixture
def drawn(folder: Path) -> Iterator[World]:
    with world(folder) as made:
        yield made


@pytest.fixture
def thrown(folder: Path) -> Iterator[World]:
    with world(folder, rolls="thrown") as made:
        yield made


def wrong(dice: Dice) -> Dice:
    """A roll that is another one."""
    return next(roll for roll in ROLLS if roll != dice)


def refusal(device: GameDevice, *lines: Body) -> Refused:
    with pytest.raises(Refused) as caught:
        device.write(*lines)
    return caught.value


def test_of_typed_dice_a_refusal_tells_that_they_are_wrong_and_no_more(drawn: World) -> None:
    device = drawn.device().to_roll()
    side, number, dice = drawn.sealed(device)
    for guess in ROLLS:
        if guess == dice:
            continue
        said = refusal(device, typed_roll(side.word, guess))

        assert isinstance(said, RollNotThat)
        assert said.fields == {"n": device.n, "side": side, "number": number, "found": guess}
        assert str(dice[0]) + "-" + str(dice[1]) not in str(said)
        assert str(list(dice)) not in str(said)


def test_the_roll_named_by_a_refusal_is_the_one_that_differs(drawn: World) -> None:
    """Twenty lines typed without a connection, and one roll misread."""
    true = drawn.device(table=CLOSED).go(20)
    lines = [true.lines[n] for n in range(20)]
    at = max(n for n, line in enumerate(lines) if line["do"] == "roll" and n < 15)
    misread = dict(lines[at], dice=list(wrong(high_first((*lines[at]["dice"],)))))
    device = drawn.device()
    # The plays after it are whatever the wrong dice allow.
    said = refusal(device, *lines[:at], misread)

    assert isinstance(said, RollNotThat)
    assert said.n == at
    assert game_at(drawn.matches).lines == 0
    device.say(*lines)
    assert device.lines == true.lines


def test_whoever_has_guessed_at_a_roll_can_no_more_double_before_it(drawn: World) -> None:
    device = drawn.device().to_roll()
    side, _, dice = drawn.sealed(device)
    refusal(device, typed_roll(side.word, wrong(dice)))

    assert device.console.order[0].roll_seen
    assert isinstance(refusal(device, {"do": "double", "side": side.word}), BoundByRoll)
    receipt = device.say(device.roll_due())
    assert receipt.lines[0].body == typed_roll(side.word, dice)


def test_a_guess_is_not_forgotten_when_the_server_starts_again(drawn: World) -> None:
    """R47, R50: it stands in the log beside the game, whose lines keep their numbers."""
    device = drawn.device().to_roll()
    side, _, dice = drawn.sealed(device)
    for _ in range(2):
        refusal(device, typed_roll(side.word, wrong(dice)))
    again = drawn.restarted().begin()

    assert again.n == device.n
    assert again.console.order[0].roll_seen
    assert isinstance(refusal(again, {"do": "double", "side": side.word}), BoundByRoll)
    assert again.say(again.roll_due()).lines[0].body == typed_roll(side.word, dice)


def test_lines_before_a_guess_are_bound_when_the_server_starts_again(drawn: World) -> None:
    """R50: a roll guessed at behind a play, and the play exchanged after a new start."""
    device = drawn.device().to_roll()
    device.go(1)
    true, other = device.play_due(0), device.play_due(1)
    side = device.state.turn
    assert side is not None
    due = drawn.after_play(device, true)
    refusal(device, true, typed_roll(side.other.word, wrong(due)))
    again = drawn.restarted().begin()

    assert isinstance(refusal(again, other), BoundByRoll)
    again.say(true)
    assert again.console.order[0].roll_seen
    assert isinstance(refusal(again, {"do": "double", "side": side.other.word}), BoundByRoll)
    assert again.say(again.roll_due()).lines[0].body == typed_roll(side.other.word, due)


def test_a_note_in_the_same_message_does_not_hide_a_guess(drawn: World) -> None:
    device = drawn.device().to_roll()
    side, _, dice = drawn.sealed(device)
    note = {"do": "note", "kind": "other", "side": None, "text": ""}
    refusal(device, note, typed_roll(side.word, wrong(dice)))
    again = drawn.restarted().begin()

    assert game_at(drawn.matches).guessed
    assert again.console.order[0].roll_seen
    assert isinstance(refusal(again, {"do": "double", "side": side.word}), BoundByRoll)


def test_a_guess_in_a_game_that_is_not_due_is_kept_with_that_game(drawn: World) -> None:
    """The director has reopened the game before, and the device still writes in the later one."""
    drawn.device().short_game()
    late = drawn.device(key="late").to_roll()
    matches_office(drawn.matches).reopen(
        DUEL, {"session": 1, "table": 1, "deal": 1, "reason": "x"}, key="r", by="Zoë"
    )
    side, number, dice = drawn.sealed(late)
    refusal(late, typed_roll(side.word, wrong(dice)))

    assert not game_at(drawn.matches, 1, 1).guessed
    assert (side, number) in game_at(drawn.matches, 1, late.deal).guessed


def test_a_double_that_stood_before_a_guess_stays(drawn: World) -> None:
    device = drawn.device().to_roll()
    side, _, dice = drawn.sealed(device)
    cube = [{"do": "double", "side": side.word}, {"do": "take", "side": side.other.word}]
    refusal(device, *cube, typed_roll(side.word, wrong(dice)))

    assert isinstance(refusal(device, device.roll_due()), BoundByRoll)
    passed = {"do": "pass", "side": side.other.word}
    assert isinstance(refusal(device, cube[0], passed), BoundByRoll)
    device.say(*cube, typed_roll(side.word, dice))


def test_a_play_cannot_be_made_by_the_roll_that_comes_after_it(drawn: World) -> None:
    device = drawn.device()
    device.say(ASK_OPENING)
    plays = [device.play_due(which) for which in (0, 1)]
    side = device.state.turn
    assert side is not None
    _, _, dice = drawn.sealed(drawn.device(table=CLOSED).go(2))
    refusal(device, plays[0], typed_roll(side.other.word, wrong(dice)))

    said = refusal(device, plays[1])
    assert isinstance(said, BoundByRoll)
    assert said.n == 1
    device.say(plays[0])
    assert device.console.order[0].roll_seen
    device.say(device.roll_due())
    assert not device.console.order[0].roll_seen


def test_a_guess_that_was_right_binds_like_one_that_was_wrong(drawn: World) -> None:
    ahead = drawn.device(table=CLOSED).go(5)
    device = drawn.device()
    lines = [ahead.lines[n] for n in range(5)]
    assert [line["do"] for line in lines] == ["opening_roll", "play", "roll", "play", "roll"]
    last = typed_roll(lines[4]["side"], wrong((*lines[4]["dice"],)))
    assert isinstance(refusal(device, *lines[:4], last), RollNotThat)

    # Now the first four are known to be right, and nothing before the last may change.
    other = dict(lines[0], white=lines[0]["black"], black=lines[0]["white"])
    assert isinstance(refusal(device, other), BoundByRoll)
    device.say(lines[0])
    assert isinstance(refusal(device, device.play_due(1)), BoundByRoll)
    device.say(lines[1], dict(lines[2], dice=None))
    assert isinstance(refusal(device, device.play_due(1)), BoundByRoll)
    device.say(*lines[3:])


def test_notes_and_calls_can_come_between_lines_that_are_bound(drawn: World) -> None:
    device = drawn.device().to_roll()
    side, _, dice = drawn.sealed(device)
    refusal(device, typed_roll(side.word, wrong(dice)))
    device.say({"do": "call_director", "reason": "what does the sheet say?"})

    assert device.console.order[0].roll_seen
    assert isinstance(refusal(device, {"do": "double", "side": side.word}), BoundByRoll)
    device.say(typed_roll(side.word, dice))


def test_another_device_of_the_table_is_bound_too(drawn: World) -> None:
    first = drawn.device(key="a").to_roll()
    side, _, dice = drawn.sealed(first)
    refusal(first, typed_roll(side.word, wrong(dice)))
    second = drawn.device(key="b")

    assert isinstance(refusal(second, {"do": "double", "side": side.word}), BoundByRoll)


def test_a_refusal_by_the_rules_does_not_depend_on_the_rolls(tmp_path: Path) -> None:
    """Whether a guess was right cannot be read from what is said about the lines behind it."""
    with world(tmp_path / "a") as one, world(tmp_path / "b", b"\2" * 32) as two:
        said = []
        for made in (one, two):
            device = made.device()
            for white, black in [(w, b) for w in range(1, 7) for b in range(1, 7) if w != b]:
                opening = {"do": "opening_roll", "white": white, "black": black}
                side = "white" if white > black else "black"
                play = {"do": "play", "side": side, "moves": [[24, 24 - 7]], "accepted": False}
                said.append(str(refusal(device, opening, play)))
            assert not device.console.order[0].roll_seen
        half = len(said) // 2

    assert said[:half] == said[half:]


def test_a_roll_asked_for_before_other_lines_is_not_drawn(drawn: World) -> None:
    device = drawn.device().to_roll()
    side, _, dice = drawn.sealed(device)
    nonsense = {"do": "play", "side": side.word, "moves": [], "accepted": True}
    said = refusal(device, device.roll_due(), nonsense)

    assert isinstance(said, AskLast)
    assert json.dumps(list(dice)) not in json.dumps(said.fields)
    device.say({"do": "double", "side": side.word})


def test_a_roll_that_was_told_is_not_taken_back_nor_what_stood_before_it(drawn: World) -> None:
    device = drawn.device().to_roll()
    device.say(device.roll_due())

    play = device.lines[device.n - 2]
    assert play["do"] == "play"
    said = refusal(device, {"do": "undo", "of": device.n - 1})
    is_refusal(said, RollStandsBetween, of=device.n - 1)
    mended = {"do": "correct", "of": device.n - 2, "action": play, "reason": "a slip"}
    assert isinstance(refusal(device, mended), RollStandsBetween)


def test_when_the_director_takes_a_roll_back_no_double_comes_before_it(drawn: World) -> None:
    """R47."""
    device = drawn.device().to_roll()
    side, _, dice = drawn.sealed(device)
    device.say(device.roll_due())
    game = game_at(drawn.matches)
    undo = Undo(game.lines - 1)
    record_lines(drawn.matches, HERE, [undo], key="d", by="director", due=False)
    device.begin()
    assert device.state.due is Due.ROLL

    assert device.console.order[0].roll_seen
    assert isinstance(refusal(device, {"do": "double", "side": side.word}), RollSeen)
    assert device.say(device.roll_due()).lines[0].body == typed_roll(side.word, dice)


def test_the_director_can_let_bound_lines_be_said_anew(drawn: World) -> None:
    device = drawn.device().to_roll()
    side, _, dice = drawn.sealed(device)
    refusal(device, typed_roll(side.word, wrong(dice)))
    reopened = Reopened("the sheet was read by mistake")
    record_lines(drawn.matches, HERE, [reopened], key="d", by="director", due=False)

    device.begin()
    assert not device.console.order[0].roll_seen
    device.say({"do": "double", "side": side.word})


def test_in_the_second_room_thrown_rolls_are_guarded_like_drawn_ones(thrown: World) -> None:
    first, second = thrown.device(), thrown.device(table=CLOSED)
    first.say({"do": "opening_roll", "white": 6, "black": 1})
    first.say(first.play_due())
    first.say(typed_roll("black", (5, 4)))
    second.say(ASK_OPENING)
    second.say(second.play_due())
    said = refusal(second, typed_roll("black", (6, 6)))

    assert isinstance(said, RollNotThat)
    assert "5" not in str(said)
    assert isinstance(refusal(second, {"do": "double", "side": "black"}), BoundByRoll)
    second.say(second.roll_due())
    assert second.lines[2] == typed_roll("black", (5, 4))


def test_a_guess_taken_back_in_the_same_message_tells_nothing(thrown: World) -> None:
    first, second = thrown.device(), thrown.device(table=CLOSED)
    first.say({"do": "opening_roll", "white": 6, "black": 1})
    first.say(first.play_due())
    first.say(typed_roll("black", (5, 4)))
    second.say(ASK_OPENING)
    second.say(second.play_due())
    said = {
        str(refusal(second, typed_roll("black", guess), {"do": "undo", "of": second.n}))
        for guess in ROLLS
    }

    assert len(said) == 1
    second.say({"do": "double", "side": "black"})


@pytest.mark.long
def test_nobody_at_a_table_can_tell_from_its_console_what_the_other_room_does(
    drawn: World,
) -> None:
    tables: list[TableNo] = []
    drawn.consoles.subscribe(lambda event, table, position: tables.append(table))
    before = asdict(drawn.consoles.console(DUEL, CLOSED))
    first = drawn.device().go(1_000)
    first.say(first.accept())

    assert asdict(drawn.consoles.console(DUEL, CLOSED)) == before
    assert CLOSED not in tables


@pytest.mark.long
def test_no_answer_to_a_table_has_a_roll_that_it_has_not_asked_for(drawn: World) -> None:
    """The other room is at the end of the game, and its set would show every roll."""
    ahead = drawn.device()
    ahead.go(1_000)
    ahead.say(ahead.accept())
    luck = drawn.matches.luck(DUEL, BOARD)
    assert luck is not None
    assert luck.rolls is not None
    rolls = luck.rolls.rolls(ONE)
    device, used = drawn.device(table=CLOSED), (0, 0)
    answers = []
    while device.console.order[0].stage == "playing" or not device.lines:
        receipt = device.say(device.line_due())
        answers.append(json.dumps([asdict(receipt), asdict(device.console)]))
        used = device.state.rolls
        lines = json.loads(answers[-1])[1]["order"][0]["lines"]
        bodies = [line["body"] for line in lines if line["body"]["do"] == "roll"]
        assert len(bodies) + 1 == sum(used)
        for body in bodies:
            assert set(body) == {"do", "side", "dice"}
        assert str(rolls) not in answers[-1]
        assert "sealed" not in answers[-1]
        assert "salt" not in answers[-1]
