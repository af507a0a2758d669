"""What cannot be at a backgammon table: one clear sentence, and nothing of the game has changed."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from evendeal.backgammon import Move, Side
from evendeal.backgammon.refusals import CubeNotYours, DieNotThere, NotNow, OutOfTurn
from evendeal.errors import Refused
from evendeal.formats.room_match.roll_requests import RollNotThat
from evendeal.formats.seat_teams.life import Desk
from support.desks import consoles_of
from support.events.matches import (
    ASK_OPENING,
    Body,
    GameDevice,
    ask_roll,
    matches_begun,
    typed_roll,
)
from support.events.poker import hand_rows
from support.refusals import refused

Stage = Callable[[GameDevice], GameDevice]


def to_play(device: GameDevice) -> GameDevice:
    """White has won the opening roll, 6-4."""
    device.say(ASK_OPENING)
    return device


def to_roll(device: GameDevice) -> GameDevice:
    """White has played it; Black may double or roll."""
    return to_play(device).go(1)


def to_cube(device: GameDevice) -> GameDevice:
    """Black has doubled, White has taken, and it is Black's turn again."""
    to_roll(device).say({"do": "double", "side": "black"}, {"do": "take", "side": "white"})
    return device.go(4)


@pytest.mark.parametrize(
    ("stage", "line", "kind", "fields"),
    [
        pytest.param(
            to_play,
            {"do": "play", "side": "white", "moves": [[24, 1]], "accepted": False},
            DieNotThere,
            {"side": Side.WHITE, "dice": (6, 4), "moves": (Move(24, 1),)},
            id="an illegal play",
        ),
        pytest.param(
            to_roll,
            typed_roll("black", (1, 1)),
            RollNotThat,
            {"n": 2, "side": Side.BLACK, "number": 1, "found": (1, 1)},
            id="another roll than the sealed one",
        ),
        pytest.param(
            to_roll,
            {"do": "double", "side": "white"},
            OutOfTurn,
            {"side": Side.WHITE, "turn": Side.BLACK},
            id="a double out of turn",
        ),
        pytest.param(
            to_cube,
            {"do": "double", "side": "black"},
            CubeNotYours,
            {"side": Side.BLACK, "owner": Side.WHITE},
            id="a double without the cube",
        ),
        pytest.param(
            to_play,
            typed_roll("white", (6, 4)),
            NotNow,
            {"action": "roll", "waits_for": "a play of White"},
            id="a roll entered twice",
        ),
        pytest.param(
            to_play,
            ask_roll("white"),
            NotNow,
            {"action": "roll", "waits_for": "a play of White"},
            id="a roll asked for twice",
        ),
        pytest.param(
            to_play,
            {"do": "opening_roll", "white": 6, "black": 4},
            NotNow,
            {"action": "opening roll", "waits_for": "a play of White"},
            id="an opening roll entered twice",
        ),
    ],
)
def test_what_cannot_be_is_one_sentence_and_leaves_the_game_as_it_was(
    desk: Desk,
    folder: Path,
    stage: Stage,
    line: Body,
    kind: type[Refused],
    fields: dict[str, object],
) -> None:
    device = stage(GameDevice(consoles_of(matches_begun(desk))).begin())
    game, lines = device.console.order[0], hand_rows(folder)
    place = (game.session, device.table, game.set)
    with refused(kind, **fields):
        device.write(line)
    after = device.console.order[0]

    assert hand_rows(folder)[place] == lines[place]
    # That a wrong roll was typed is noted beside the game (R47).
    assert replace(after, roll_seen=game.roll_seen) == game
