"""Actions and conditions of a game as JSON."""

import pytest

from evendeal.backgammon import (
    AcceptResignation,
    Beaver,
    DeclineResignation,
    Double,
    GameAction,
    Level,
    Move,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Ruleset,
    Side,
    Take,
)
from evendeal.backgammon.ruleset import NotARuleset
from evendeal.backgammon.wire import (
    NotAGameAction,
    game_action_from_json,
    game_action_to_json,
    ruleset_from_json,
    ruleset_to_json,
)


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (OpeningRoll(3, 1), {"do": "opening_roll", "white": 3, "black": 1}),
        (Roll(Side.BLACK, (6, 6)), {"do": "roll", "side": "black", "dice": [6, 6]}),
        (
            Play(Side.WHITE, (Move(8, 5), Move(6, 5))),
            {"do": "play", "side": "white", "moves": [[8, 5], [6, 5]], "accepted": False},
        ),
        (Double(Side.WHITE), {"do": "double", "side": "white"}),
        (Take(Side.WHITE), {"do": "take", "side": "white"}),
        (Pass(Side.WHITE), {"do": "pass", "side": "white"}),
        (Beaver(Side.WHITE), {"do": "beaver", "side": "white"}),
        (
            Resign(Side.BLACK, Level.GAMMON),
            {"do": "resign", "side": "black", "level": "gammon"},
        ),
        (AcceptResignation(Side.WHITE), {"do": "accept_resignation", "side": "white"}),
        (DeclineResignation(Side.WHITE), {"do": "decline_resignation", "side": "white"}),
    ],
)
def test_an_action_is_written_and_read_by_its_name(
    action: GameAction, told: dict[str, object]
) -> None:
    assert game_action_to_json(action) == told
    assert game_action_from_json(told) == action


@pytest.mark.parametrize(
    ("told", "field", "sentence"),
    [
        (None, "action", "null is no action of a game"),
        ([True, None], "action", "[true, null] is no action of a game"),
        ({}, "do", "a line has to say what was done (`do`)"),
        ({"do": None}, "do", "a line has to say what was done (`do`)"),
        ({"do": "shake"}, "do", '"shake" is no action of a game'),
        ({"do": "take"}, "side", "a take has to say whose it is"),
        (
            {"do": "take", "side": "red"},
            "side",
            'a take has to say whose it is: white or black, and not "red"',
        ),
        (
            {"do": "pass", "side": None},
            "side",
            "a pass has to say whose it is: white or black, and not null",
        ),
        (
            {"do": "take", "side": "white", "dice": [1, 2]},
            "dice",
            'a take says nothing of "dice"',
        ),
        (
            {"do": "opening_roll", "white": True, "black": 1},
            "white",
            "an opening roll has to say White's die: a whole number, and not true",
        ),
        (
            {"do": "roll", "side": "white", "dice": [1]},
            "dice",
            "a roll has to say its dice: two whole numbers, and not [1]",
        ),
        (
            {"do": "roll", "side": "white", "dice": "6" * 99},
            "dice",
            f'a roll has to say its dice: two whole numbers, and not "{"6" * 79}...',
        ),
        (
            {"do": "play", "side": "white", "moves": {}, "accepted": False},
            "moves",
            "a play has to say its moves: a list of them, each from one point to "
            "another, and not {}",
        ),
        (
            {"do": "play", "side": "white", "moves": [[8, 5.0]], "accepted": False},
            "moves",
            "a play has to say its moves: a list of them, each from one point to "
            "another, and not [8, 5.0]",
        ),
        (
            {"do": "play", "side": "white", "moves": [], "accepted": None},
            "accepted",
            "a play has to say whether it stands though it is illegal: true or false, and not null",
        ),
        (
            {"do": "resign", "side": "white", "level": "a\nb"},
            "level",
            "a resignation has to say how much is given up: single, gammon or "
            'backgammon, and not "a\\nb"',
        ),
    ],
)
def test_json_that_is_no_action_is_refused_in_plain_words(
    told: object, field: str, sentence: str
) -> None:
    with pytest.raises(NotAGameAction) as caught:
        game_action_from_json(told)

    assert caught.value.field == field
    assert str(caught.value) == sentence


def test_a_number_that_cannot_be_printed_is_refused_all_the_same() -> None:
    with pytest.raises(NotAGameAction, match="and not a number too long to print"):
        game_action_from_json({"do": "roll", "side": "white", "dice": 10**5000})


@pytest.mark.parametrize("told", [None, [], "backgammon"])
def test_conditions_are_an_object(told: object) -> None:
    with pytest.raises(NotARuleset):
        ruleset_from_json(told)


@pytest.mark.parametrize("field", sorted(ruleset_to_json(Ruleset())))
def test_every_condition_is_told(field: str) -> None:
    told = ruleset_to_json(Ruleset())
    del told[field]

    with pytest.raises(NotARuleset) as caught:
        ruleset_from_json(told)
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("cube_limit", 48),
        ("cube_limit", 0),
        ("head_doubles", frozenset({7})),
        ("automatic_doubles", -1),
        ("automatic_doubles", 7),
    ],
)
def test_conditions_with_which_nobody_can_play_are_refused(field: str, value: object) -> None:
    with pytest.raises(NotARuleset) as caught:
        Ruleset(**{field: value})  # type: ignore[arg-type]

    assert caught.value.field == field


def test_automatic_doubles_need_a_cube() -> None:
    with pytest.raises(NotARuleset):
        Ruleset(cube=False, automatic_doubles=1)
