"""What the console of a game lets pass the server's fold takes; both refuse by the same names."""

from random import Random
from typing import Any

from evendeal.backgammon import BACKGAMMON, LONG_GAMMON, Level, Side, is_over, result
from evendeal.backgammon.wire import game_action_to_json
from evendeal.console.game import TypedGame
from evendeal.errors import Refused
from evendeal.tournament.matches.bodies import match_body_from_json
from evendeal.tournament.matches.game import PlayedGame
from support.backgammon.any_game import next_action
from support.two_worlds.games import written


def anything(random: Random, lines: int) -> dict[str, Any]:
    """A line that somebody in a hurry might type here."""
    side, of = random.choice(["white", "black"]), random.randint(0, lines)
    match random.randrange(8):
        case 0 | 1 | 2:
            return {"do": "undo", "of": random.choice([of, lines - 1, max(lines - 2, 0)])}
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
        case _:
            made = {"winner": side, "level": 1, "left": 15, "cube": 1}
            return {"do": "accept", **made}


def right(random: Random, server: PlayedGame) -> dict[str, Any]:
    """The line that comes next in a game that is recorded well."""
    if is_over(server.state):
        made = result(server.state)
        winner = None if made.winner is None else Side(made.winner).word
        stated = {"winner": winner, "level": int(made.level), "left": made.left}
        return {"do": "accept", **stated, "cube": made.cube}
    return written(game_action_to_json(next_action(random, server.state)))


def test_the_console_and_the_server_agree_on_every_line_that_can_be_typed() -> None:
    """Rolls are thrown, so that each of them can be taken back too."""
    random = Random(17)
    told: dict[str, int] = {}
    for number in range(60):
        rules = LONG_GAMMON if number % 3 == 0 else BACKGAMMON
        server = PlayedGame.fresh(rules, drawn=False)
        console = TypedGame(rules, False)
        n = 0
        while not server.final:
            slip = n > 0 and random.random() < 0.3
            line = anything(random, n) if slip else right(random, server)
            names = []
            for take in (
                lambda: server.take(match_body_from_json(line), ""),  # noqa: B023
                lambda: console.take(n, line, True),  # noqa: B023
            ):
                try:
                    take()
                    names.append("")
                except Refused as refused:
                    names.append(refused.name)
            assert names[0] == names[1], (line, names)
            told[names[0]] = told.get(names[0], 0) + 1
            n += names[0] == ""
            assert console.state == server.state
            if n > 400:
                break

    assert told[""] > 3000
    assert told["RollSeen"] >= 5
    assert len(told) > 12
