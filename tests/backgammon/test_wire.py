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
from support.refusals import refused


@pytest.mark.parametrize(
    ("action", "body"),
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
    action: GameAction, body: dict[str, object]
) -> None:
    assert game_action_to_json(action) == body
    assert game_action_from_json(body) == action


@pytest.mark.parametrize(
    ("body", "field", "facts"),
    [
        pytest.param(None, "action", {"value": None}, id="null"),
        pytest.param(
            [True, None],
            "action",
            {"value": [True, None]},
            id="a list",
        ),
        pytest.param({}, "do", {"value": None}, id="without do"),
        pytest.param({"do": None}, "do", {"value": None}, id="do is null"),
        pytest.param({"do": "shake"}, "do", {"value": "shake"}, id="shake is no action of a game"),
        pytest.param({"do": "take"}, "side", {"value": None}, id="a take has to say whose it"),
        pytest.param(
            {"do": "take", "side": "red"}, "side", {"value": "red"}, id="a take has to say whose it"
        ),
        pytest.param(
            {"do": "pass", "side": None}, "side", {"value": None}, id="a pass has to say whose it"
        ),
        pytest.param(
            {"do": "take", "side": "white", "dice": [1, 2]},
            "dice",
            {"value": [1, 2]},
            id="a take says nothing of dice",
        ),
        pytest.param(
            {"do": "opening_roll", "white": True, "black": 1},
            "white",
            {"value": True},
            id="an opening roll has to say Whites die",
        ),
        pytest.param(
            {"do": "roll", "side": "white", "dice": [1]},
            "dice",
            {"value": [1]},
            id="a roll has to say its dice",
        ),
        pytest.param(
            {"do": "roll", "side": "white", "dice": "6" * 99},
            "dice",
            {},
            id="a roll has to say its dice",
        ),
        pytest.param(
            {"do": "play", "side": "white", "moves": {}, "accepted": False},
            "moves",
            {},
            id="a play has to say its moves",
        ),
        pytest.param(
            {"do": "play", "side": "white", "moves": [[8, 5.0]], "accepted": False},
            "moves",
            {},
            id="a play has to say its moves",
        ),
        pytest.param(
            {"do": "play", "side": "white", "moves": [], "accepted": None},
            "accepted",
            {"value": None},
            id="a play has to say whether it stands though it",
        ),
        pytest.param(
            {"do": "resign", "side": "white", "level": "a\nb"},
            "level",
            {},
            id="a resignation has to say how much is given up",
        ),
    ],
)
def test_json_that_is_no_action_is_refused_in_plain_words(
    body: object, field: str, facts: dict[str, object]
) -> None:
    with refused(NotAGameAction, field=field, **facts):
        game_action_from_json(body)


def test_a_number_that_cannot_be_printed_is_refused_all_the_same() -> None:
    with refused(NotAGameAction, field="dice"):
        game_action_from_json({"do": "roll", "side": "white", "dice": 10**5000})


@pytest.mark.parametrize("conditions", [None, [], "backgammon"])
def test_conditions_are_an_object(conditions: object) -> None:
    with refused(NotARuleset, field="ruleset"):
        ruleset_from_json(conditions)


@pytest.mark.parametrize("field", sorted(ruleset_to_json(Ruleset())))
def test_every_condition_is_told(field: str) -> None:
    conditions = ruleset_to_json(Ruleset())
    del conditions[field]

    with refused(NotARuleset, value=None, field=field):
        ruleset_from_json(conditions)


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
    with refused(NotARuleset, field=field):
        Ruleset(**{field: value})  # type: ignore[arg-type]


def test_automatic_doubles_need_a_cube() -> None:
    with refused(NotARuleset, field="automatic_doubles", value=1):
        Ruleset(cube=False, automatic_doubles=1)
