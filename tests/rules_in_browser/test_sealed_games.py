"""Whole games with the rolls of three known secrets, played by what the console offers."""

import json
from hashlib import sha256
from typing import Any

import pytest

from evendeal.backgammon import BACKGAMMON, LONG_GAMMON, Due, Ruleset, Side
from evendeal.backgammon.wire import ruleset_to_json
from evendeal.console.answers import answer
from evendeal.draw.rolls import RollSet
from evendeal.draw.rolls_sealed import draw_rolls
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.tournament.room_match.bodies import match_body_from_json
from evendeal.tournament.room_match.game import RoomGame
from support.two_worlds.games import numbered

SECRETS = ("first", "second", "third")


def rolls_of(secret: str) -> RollSet:
    """The first roll set that this secret draws; the same in every run."""
    drawn = draw_rolls(
        sha256(secret.encode()).digest(), "", EventId("hall"), SessionNo(1), "original", 1
    )
    return drawn.rolls(DealNo(1))


class Console:
    """The rules as the console asks them, and the lines that it has recorded."""

    def __init__(self, rules: Ruleset) -> None:
        self._terms = {"ruleset": ruleset_to_json(rules), "drawn": True}
        self.lines: list[dict[str, Any]] = []

    def asked(self, question: str, **more: Any) -> dict[str, Any]:
        """The answer to a question about the game so far."""
        asked = {"do": question, **self._terms, "lines": numbered(self.lines), **more}
        reply: dict[str, Any] = json.loads(answer(json.dumps(asked)))["answer"]
        return reply

    def turn(self) -> list[list[int]]:
        """A whole turn, moved by the ways that the screen shows; what hits least."""
        moves: list[list[int]] = []
        while not (now := self.asked("moves", made=moves, free=False))["whole"]:
            moves += min(now["ways"], key=lambda way: (way["end"] != 0, -way["start"]))["moves"]
        return moves


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("rules", [BACKGAMMON, LONG_GAMMON], ids=["backgammon", "long gammon"])
def test_a_game_with_the_rolls_of_a_known_secret_is_played_to_its_accepted_result(
    rules: Ruleset, secret: str
) -> None:
    """Each line that the console makes is taken by the server's fold, in the same order."""
    rolls, console = rolls_of(secret), Console(rules)
    server = RoomGame.fresh(rules, drawn=True)
    reply = console.asked("play_game")
    while True:
        board = reply["board"]
        match board["due"]:
            case "opening":
                white, black = rolls.opening
                line: dict[str, Any] = {"do": "opening_roll", "white": white, "black": black}
            case "roll":
                side = Side[board["turn"].upper()]
                dice = rolls.roll(side, board["rolls"][side.word] + 1)
                assert dice is not None
                line = {"do": "roll", "side": side.word, "dice": list(dice)}
            case "play":
                moves = console.turn()
                line = {"do": "play", "side": board["turn"], "moves": moves, "accepted": False}
            case _:
                break
        server.record(match_body_from_json(line), "")
        console.lines.append(line)
        reply = console.asked("play_game")
        assert reply["refusal"] is None
        assert [reply["board"]["white"], reply["board"]["black"]] == [
            list(checkers) for checkers in server.state.checkers
        ]
    made = {fact: reply["result"][fact] for fact in ("winner", "level", "left", "cube")}
    server.record(match_body_from_json({"do": "accept", **made}), "")

    assert server.state.due is Due.OVER
    assert server.final
    assert 40 < len(console.lines) < 400


def test_the_three_secrets_draw_three_different_games() -> None:
    assert len({rolls_of(secret).white for secret in SECRETS}) == len(SECRETS)
