"""What cannot be at a backgammon table: one clear sentence, and nothing of the game has changed."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from evendeal.director.desk import Desk
from evendeal.director.matches.consoles import MatchConsoles
from evendeal.errors import Refused
from support.events.matches import (
    ASK_OPENING,
    Body,
    GameDevice,
    ask_roll,
    matches_begun,
    typed_roll,
)
from support.events.poker import hand_rows

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
    ("stage", "line", "sentence"),
    [
        pytest.param(
            to_play,
            {"do": "play", "side": "white", "moves": [[24, 1]], "accepted": False},
            "White cannot play 24/1 with 6-4: no die is left for 24/1",
            id="an illegal play",
        ),
        pytest.param(
            to_roll,
            typed_roll("black", (1, 1)),
            "line 2: Black's roll 1 is not 1-1; ask for it",
            id="another roll than the sealed one",
        ),
        pytest.param(
            to_roll,
            {"do": "double", "side": "white"},
            "White is out of turn; the game waits for a roll or a double of Black",
            id="a double out of turn",
        ),
        pytest.param(
            to_cube,
            {"do": "double", "side": "black"},
            "Black cannot double; White owns the cube",
            id="a double without the cube",
        ),
        pytest.param(
            to_play,
            typed_roll("white", (6, 4)),
            "no roll now; the game waits for a play of White",
            id="a roll entered twice",
        ),
        pytest.param(
            to_play,
            ask_roll("white"),
            "no roll now; the game waits for a play of White",
            id="a roll asked for twice",
        ),
        pytest.param(
            to_play,
            {"do": "opening_roll", "white": 6, "black": 4},
            "no opening roll now; the game waits for a play of White",
            id="an opening roll entered twice",
        ),
    ],
)
def test_what_cannot_be_is_one_sentence_and_leaves_the_game_as_it_was(
    desk: Desk, folder: Path, stage: Stage, line: Body, sentence: str
) -> None:
    device = stage(GameDevice(MatchConsoles(matches_begun(desk))).begin())
    game, lines = device.console.order[0], hand_rows(folder)
    place = (game.session, device.table, game.set)
    with pytest.raises(Refused) as refused:
        device.write(line)
    after = device.console.order[0]

    assert str(refused.value) == sentence
    assert hand_rows(folder)[place] == lines[place]
    # That a wrong roll was typed is noted beside the game (R47).
    assert replace(after, roll_seen=game.roll_seen) == game
