"""What the console says of a line that is put right is what the server's fold makes of it."""

import json
from random import Random
from typing import Any

import pytest

from evendeal.backgammon import BACKGAMMON, LONG_GAMMON, Ruleset
from evendeal.backgammon.wire import game_action_from_json, ruleset_to_json
from evendeal.console.answers import answer
from evendeal.errors import Refused
from evendeal.tournament.room_match.bodies import match_body_from_json
from evendeal.tournament.room_match.game import RoomGame
from support.two_worlds.games import numbered, typed_game

SPLIT: list[dict[str, Any]] = [
    {"do": "opening_roll", "white": 6, "black": 1},
    {"do": "play", "side": "white", "moves": [[13, 7], [8, 7]], "accepted": False},
    {"do": "roll", "side": "black", "dice": [3, 1]},
    {"do": "play", "side": "black", "moves": [[8, 5], [6, 5]], "accepted": False},
    {"do": "double", "side": "white"},
    {"do": "take", "side": "black"},
]
"""White makes its bar point, Black its five point, and takes."""


def mend(
    lines: list[Any],
    of: int,
    made: Any = (),
    action: Any = None,
    *,
    rules: Ruleset = BACKGAMMON,
    drawn: bool = True,
) -> dict[str, Any]:
    """What the console is told of a line that is put right."""
    terms = {"ruleset": ruleset_to_json(rules), "drawn": drawn, "lines": numbered(lines)}
    question = {"do": "mend", **terms, "of": of, "made": list(made), "action": action}
    reply: dict[str, Any] = json.loads(answer(json.dumps(question)))
    mended: dict[str, Any] = reply.get("answer", reply)
    return mended


def test_the_play_after_the_last_roll_is_put_right_at_the_position_before_it() -> None:
    mended = mend(SPLIT, 3)

    assert mended["board"]["dice"] == [3, 1]
    assert mended["board"]["turn"] == "black"
    assert mended["board"]["black"][8] == 3
    assert mended["closed"] is None
    assert mended["action"] is None
    assert mended["later"] == [4, 5]

    whole = mend(SPLIT, 3, [[24, 21], [24, 23]])

    assert whole["action"] == {**SPLIT[3], "moves": [[24, 21], [24, 23]]}
    assert whole["broken"] is None


def test_a_play_before_a_roll_that_was_told_is_the_director_s() -> None:
    mended = mend(SPLIT, 1, [[13, 7], [24, 23]])

    assert mended["closed"]["name"] == "RollStandsBetween"
    assert mended["action"]["moves"] == [[13, 7], [24, 23]]


def test_the_first_later_line_that_would_not_be_legal_is_named() -> None:
    """White went on with the checker from its 18 point, which is not there any more."""
    lines = [
        SPLIT[0],
        {**SPLIT[1], "moves": [[24, 18], [24, 23]]},
        *SPLIT[2:4],
        {"do": "roll", "side": "white", "dice": [3, 2]},
        {"do": "play", "side": "white", "moves": [[18, 15], [15, 13]], "accepted": False},
    ]
    mended = mend(lines, 1, [[13, 7], [8, 7]])

    assert mended["broken"]["n"] == 5
    assert mended["broken"]["name"] == "NoCheckerThere"
    assert mended["later"] == [2, 3, 4, 5]


def test_an_answer_is_put_right_by_what_could_have_been_answered() -> None:
    mended = mend(SPLIT, 5, action={"do": "pass", "side": "black"})

    assert mended["may"] == ["take", "pass"]
    assert mended["closed"] is None
    assert mended["broken"] is None


def test_nothing_of_an_accepted_game_is_the_recorder_s_to_correct() -> None:
    made = {"winner": "white", "level": 1, "left": 15, "cube": 1}
    lines = [*SPLIT[:5], {"do": "pass", "side": "black"}, {"do": "accept", **made}]

    assert mend(lines, 5)["closed"]["name"] == "GameClosed"
    assert mend([*SPLIT, {"do": "undo", "of": 5}], 5)["refusal"]["name"] == "NoSuchGameLine"


@pytest.mark.parametrize("rules", [BACKGAMMON, LONG_GAMMON], ids=["backgammon", "long gammon"])
def test_what_is_said_of_a_correction_is_what_the_log_does_with_it(rules: Ruleset) -> None:
    """Any play of a random game, and any other play that its roll allowed."""
    random = Random(41)
    fits = broken = 0
    for _ in range(16):
        lines, _ = typed_game(random, rules)
        if lines[-1]["do"] == "accept":
            lines.pop()
        cut = lines[: random.randint(2, min(len(lines), 40))]
        plays = [n for n, body in enumerate(cut) if body["do"] == "play"]
        if not plays:
            continue
        of = random.choice(plays)
        made: list[Any] = []
        while True:
            mended = mend(cut, of, made, rules=rules, drawn=False)
            if mended["whole"]:
                break
            made += random.choice(mended["ways"])["moves"]
        server = RoomGame.fresh(rules, drawn=False)
        for body in cut:
            server.record(match_body_from_json(body), "")
        line = {"do": "correct", "of": of, "action": mended["action"], "reason": "moved otherwise"}
        assert game_action_from_json(mended["action"])
        name = None
        try:
            server.record(match_body_from_json(line), "")
        except Refused as refused:
            name = refused.name
        assert (mended["broken"] or {"name": None})["name"] == name
        broken += name is not None
        fits += name is None

    assert fits > 2
    assert broken > 2
