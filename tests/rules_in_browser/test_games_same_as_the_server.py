"""What a recorder's screen lets pass the server takes, line for line, and refuses by the same name.

Both run one fold of a game. What is held here is what lies around it: how lines are read, and what
of a game a recorder may change.
"""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from evendeal.backgammon import BACKGAMMON, LONG_GAMMON, Level, Ruleset, is_over, result
from evendeal.backgammon.lines import GameAccepted
from evendeal.backgammon.lines_wire import GAME_LINES
from evendeal.backgammon.recorder_reach import require_within_reach
from evendeal.backgammon.wire import game_action_to_json, ruleset_to_json
from evendeal.console.answers import answer
from evendeal.errors import Refused
from evendeal.formats.room_match.console import read_game_line
from evendeal.formats.room_match.dry_run import try_by_rules
from evendeal.tournament.room_match.game import RoomGame
from support.backgammon.any_game import next_action
from support.two_worlds.games import asking, numbered, written

Body = dict[str, Any]
AT = "2026-05-01T18:00:00.000Z"


def anything(random: Random, game: RoomGame, lines: Sequence[Body]) -> Body:
    """A line that somebody in a hurry might type here."""
    side, of = random.choice(["white", "black"]), random.randint(0, len(lines))
    match random.randrange(11):
        case 0 | 1 | 2:
            last = game.last.n if game.last else 0
            return {"do": "undo", "of": random.choice([of, last, last, len(lines) - 1])}
        case 3:
            return {"do": random.choice(["double", "take", "pass", "beaver"]), "side": side}
        case 4:
            dice = sorted((random.randint(1, 6), random.randint(1, 6)))[::-1]
            return {"do": "roll", "side": side, "dice": dice}
        case 5:
            moves = [[random.randint(1, 25), random.randint(0, 24)]]
            return {"do": "play", "side": side, "moves": moves, "accepted": random.random() < 0.1}
        case 6:
            level = random.choice(list(Level)).name.lower()
            return {"do": "resign", "side": side, "level": level}
        case 7:
            return {"do": "accept", "winner": side, "level": 1, "left": 15, "cube": 1}
        case 8:
            action = random.choice([*lines, {"do": "take", "side": side}])
            reason = random.choice(["", "seen by both"])
            return {"do": "correct", "of": of, "action": action, "reason": reason}
        case 9:
            return {"do": "note", "kind": "clock", "side": side, "text": ""}
        case _:
            return {"do": "call_director", "reason": "a question"}


def right(random: Random, game: RoomGame) -> Body:
    """The line that comes next in a game that is recorded well."""
    if is_over(game.state):
        return GAME_LINES.write(GameAccepted.of(result(game.state)))
    return written(game_action_to_json(next_action(random, game.state)))


def on_screen(rules: Ruleset, drawn: bool, lines: Sequence[Body], line: Body) -> str:
    """The name of the refusal with which the screen meets one line more; empty if it takes it."""
    asked = numbered([*lines, line], len(lines))
    question = {"do": "play_game", "ruleset": ruleset_to_json(rules), "drawn": drawn}
    reply = json.loads(answer(json.dumps({**question, "lines": asked})))["answer"]
    return reply["refusal"]["name"] if reply["refusal"] else ""


def on_the_server(game: RoomGame, line: Body) -> str:
    """The same of the server, before any roll is looked at."""
    try:
        try_by_rules(game, [read_game_line(line)], AT, require_within_reach)
    except Refused as refused:
        # Which dice are due the server never says; the screen knows those that it has seen.
        return "RollDiffers" if refused.name == "RollNotThat" else refused.name
    return ""


@pytest.mark.parametrize("drawn", [True, False], ids=["drawn", "thrown"])
def test_the_screen_and_the_server_agree_on_every_line_that_can_be_typed(drawn: bool) -> None:
    random = Random(17)
    met: dict[str, int] = {}
    for number in range(18):
        rules = LONG_GAMMON if number % 3 == 0 else BACKGAMMON
        game, lines = RoomGame.fresh(rules, drawn=drawn), list[Body]()
        while not game.final and len(lines) < 250:
            slips = bool(lines) and random.random() < 0.35
            line = anything(random, game, lines) if slips else right(random, game)
            if line["do"] in ("roll", "opening_roll"):
                request = asking(line)
                assert on_screen(rules, drawn, lines, request) == on_the_server(game, request)
            name = on_the_server(game, line)
            assert on_screen(rules, drawn, lines, line) == name, (line, name)
            met[name] = met.get(name, 0) + 1
            if not name:
                game.record(read_game_line(line), AT)
                lines.append(line)
        for line in ({"do": "undo", "of": len(lines) - 1}, anything(random, game, lines)):
            assert on_screen(rules, drawn, lines, line) == on_the_server(game, line)

    assert met[""] > 900
    assert met["RollStandsBetween"] >= 5
    assert met["LaterLineFirst"] >= 5
    assert len(met) > 12
    if not drawn:
        assert met["RollSeen"] >= 2
