"""A director who would like to know rolls early, and a recorder who would like another result."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from evendeal.backgammon import Due
from evendeal.backgammon.record_refusals import DiceInstead, GameClosed
from evendeal.draw.rolls_refusals import NotThrownYet
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.ids import TableNo
from evendeal.tournament.room_match.refusals import RollsAlreadyOpen
from support.desks import consoles_of
from support.english import english
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
    matches_begun,
    typed_roll,
)
from support.events.poker import desk_on
from support.offices import matches_office
from support.refusals import refused

RESULT: Body = {"winner": "white", "level": 1, "left": 5, "cube": 1}
WHY: Body = {"rule": "time", "reason": "the time is over"}
AT: Body = {"session": 1, "deal": 1}


class Hall:
    """A match of two rooms, its office, and what everybody sees."""

    def __init__(self, matches: MatchDesk) -> None:
        self.matches = matches
        self.consoles = consoles_of(matches)
        self.office = matches_office(matches)
        self.public = RoomMatchPublic(matches)

    def device(self, table: TableNo) -> GameDevice:
        return GameDevice(self.consoles, table, key=f"k{table}").begin()

    def play(self, device: GameDevice, lines: int) -> None:
        """So many lines; a roll that nobody has thrown is thrown."""
        for _ in range(lines):
            try:
                device.go(1)
            except NotThrownYet:
                side = device.state.turn
                opening = {"do": "opening_roll", "white": 6, "black": 2}
                device.say(opening if side is None else typed_roll(side.word, (4, 3)))

    def to_roll(self, device: GameDevice) -> None:
        """A few turns, up to where a side may double or roll."""
        self.play(device, 4)
        while device.state.due is not Due.ROLL:
            self.play(device, 1)

    def turns_shown(self) -> int:
        """How many turns of the first game everybody can see of either room."""
        rooms = self.public.game(DUEL, BOARD, 1, 1).rooms
        return max(rooms.open.turns, rooms.closed.turns)

    def frames(self) -> tuple[int, int]:
        """How many positions of each room everybody can see: the first, and one a turn."""
        rooms = self.public.game(DUEL, BOARD, 1, 1).rooms
        return len(rooms.open.frames), len(rooms.closed.frames)

    def decide(self, table: int, *, key: str = "") -> Body:
        said = {**AT, "table": table, **RESULT, **WHY}
        self.office.decide(DUEL, said, key=f"d{table}{key}", by="Dora")
        return said

    def reopen(self, table: int, *, key: str = "") -> None:
        form = {**AT, "table": table, "reason": "a slip"}
        self.office.reopen(DUEL, form, key=f"r{table}{key}", by="Dora")

    def preview(self, kind: str, table: int, **said: Any) -> Any:
        return self.office.preview(DUEL, {kind: {**AT, "table": table, **said}})


@pytest.fixture(params=["drawn", "thrown"])
def hall(request: pytest.FixtureRequest, folder: Path) -> Iterator[Hall]:
    for desk in desk_on(folder):
        yield Hall(matches_begun(desk, rolls=request.param))


def test_a_game_that_was_decided_goes_on_whatever_the_other_room_has_played(hall: Hall) -> None:
    """S7, R46, R48: nothing of the other room was shown while the result counted."""
    first, second = hall.device(OPEN), hall.device(CLOSED)
    hall.play(second, 14)
    hall.play(first, 3)
    before = hall.turns_shown()
    hall.decide(OPEN)
    hall.play(second, 6)
    assert hall.turns_shown() == before
    assert not hall.office.game(DUEL, BOARD, OPEN, ONE).opened

    hall.reopen(OPEN)
    assert not game_at(hall.matches, OPEN).final
    assert hall.turns_shown() == before


def test_a_room_that_is_decided_again_and_again_shows_no_turn_of_the_other(hall: Hall) -> None:
    """R46, R48: it has not played one; the other is public when its own result counts too."""
    hall.play(hall.device(CLOSED), 5)
    ahead = len(game_at(hall.matches, CLOSED).turns)
    assert ahead >= 2
    before = hall.public.position(DUEL)
    for time in ("first", "second"):
        hall.decide(OPEN, key=time)
        assert hall.frames() == (1, 1)
        hall.reopen(OPEN, key=time)
        assert hall.frames() == (1, 1)
    hall.decide(OPEN, key="at last")
    assert hall.frames() == (1, 1)
    assert hall.turns_shown() == 0
    assert hall.public.position(DUEL) == before

    hall.decide(CLOSED)
    assert hall.turns_shown() == ahead


def test_a_game_that_is_over_in_both_rooms_does_not_go_on(hall: Hall) -> None:
    """R46, R48: everybody has seen the rolls that the slower room has not had."""
    hall.play(hall.device(CLOSED), 14)
    hall.play(hall.device(OPEN), 3)
    for table in (OPEN, CLOSED):
        hall.decide(table)

    for table in (OPEN, CLOSED):
        with refused(RollsAlreadyOpen, session=1, roll_set=1):
            hall.reopen(table)
        assert game_at(hall.matches, table).final
        assert hall.office.game(DUEL, BOARD, table, ONE).opened


def test_a_room_that_takes_back_what_was_shown_and_ends_its_game_can_go_on(hall: Hall) -> None:
    """S7, R48: it has played that turn itself."""
    first, second = hall.device(OPEN), hall.device(CLOSED)
    hall.play(first, 2)
    hall.play(second, 2)
    assert hall.turns_shown() == 1
    first.say({"do": "undo", "of": first.n - 1})
    hall.decide(OPEN)
    assert hall.turns_shown() == 0

    hall.reopen(OPEN)
    assert not game_at(hall.matches, OPEN).final


def test_a_game_goes_on_while_nothing_of_it_was_shown_that_it_has_not_had(hall: Hall) -> None:
    first, second = hall.device(OPEN), hall.device(CLOSED)
    hall.play(first, 14)
    hall.play(second, 3)
    hall.decide(OPEN)
    assert not hall.office.game(DUEL, BOARD, OPEN, ONE).opened

    hall.reopen(OPEN)
    assert not game_at(hall.matches, OPEN).final


def test_a_director_is_told_before_a_decision_makes_rolls_public(hall: Hall) -> None:
    """S7: it is the decision for the second room that does."""
    hall.play(hall.device(CLOSED), 14)

    def preview_text(table: TableNo) -> str:
        return " ".join(map(english, hall.preview("decision", table, **RESULT, **WHY).sentences))

    assert "Everybody" not in preview_text(OPEN) + preview_text(CLOSED)
    hall.decide(CLOSED)
    assert "Everybody then sees rolls that this room has not played" in preview_text(OPEN)


def test_no_preview_of_a_correction_tells_the_roll_that_comes_next(hall: Hall) -> None:
    """A double is decided before the roll: also the director may not look."""
    hall.play(hall.device(CLOSED), 20)
    device = hall.device(OPEN)
    hall.to_roll(device)
    side = device.state.turn
    assert side is not None
    device.say({"do": "double", "side": side.word})
    of, said = device.n - 1, set()
    for high in range(1, 7):
        for low in range(1, high + 1):
            roll = typed_roll(side.word, (high, low))
            no = hall.preview("correction", OPEN, of=of, action=roll, reason="x").refused
            assert no is not None
            said.add((no.name, no.sentence, str(no.fields)))
            with refused(DiceInstead, of=4):
                hall.office.correct(
                    DUEL,
                    {**AT, "table": OPEN, "of": of, "action": roll, "reason": "x"},
                    key="c",
                    by="Dora",
                )

    assert len(said) == 1
    assert not game_at(hall.matches, OPEN).guessed


def test_a_recorder_cannot_try_a_roll_by_correcting_a_double_to_it(hall: Hall) -> None:
    device = hall.device(OPEN)
    hall.to_roll(device)
    side = device.state.turn
    assert side is not None
    device.say({"do": "double", "side": side.word})
    for high in range(1, 7):
        for low in range(1, high + 1):
            roll = typed_roll(side.word, (high, low))
            with pytest.raises(DiceInstead):
                device.write({"do": "correct", "of": device.n - 1, "action": roll, "reason": "x"})


def test_what_a_table_has_accepted_its_recorder_does_not_correct(hall: Hall) -> None:
    """A gammon does not become a single game when the others have left the table."""
    device = hall.device(OPEN)
    hall.play(device, 1)
    side = device.state.turn
    assert side is not None
    device.say({"do": "resign", "side": side.word, "level": "backgammon"})
    device.say({"do": "accept_resignation", "side": side.other.word})
    device.say(device.accept())
    mended = {"do": "resign", "side": side.word, "level": "gammon"}
    line = {"do": "correct", "of": 1, "action": mended, "reason": "it was one"}
    before = game_at(hall.matches).result

    for sent in ([line], [{"do": "note", "kind": "other", "side": None, "text": "x"}, line]):
        with pytest.raises(GameClosed):
            device.write(*sent)
    assert game_at(hall.matches).result == before
    assert hall.matches.progress(DUEL).records.decisions == []
    # The director can, and it is a decision.
    said = {**AT, "table": OPEN, "of": 1, "action": mended, "reason": "it was one"}
    hall.office.correct(DUEL, said, key="c", by="Dora")
    assert [each.by for each in hall.matches.progress(DUEL).records.decisions] == ["Dora"]


def test_nor_in_the_message_with_which_it_is_accepted(hall: Hall) -> None:
    device = hall.device(OPEN)
    hall.play(device, 1)
    assert device.lines[0]["do"] == ASK_OPENING["do"]
    side = device.state.turn
    assert side is not None
    device.say({"do": "resign", "side": side.word, "level": "backgammon"})
    device.say({"do": "accept_resignation", "side": side.other.word})
    mended = {"do": "resign", "side": side.word, "level": "gammon"}
    line = {"do": "correct", "of": 1, "action": mended, "reason": "x"}

    with refused(GameClosed, lines=4):
        device.write(device.accept(), line)
