"""The final of Yalta 2008 as printed, and matches made up for the tests."""

import json
from typing import Any

from evendeal.backgammon import Ending, GameResult, Level, Side
from evendeal.ids import EntryId
from evendeal.scoring.match_points_protocol import FinishedGame, MatchPlayers, RoomPlayers
from support.checkout import GOLDEN

FINAL: dict[str, Any] = json.loads((GOLDEN / "backgammon" / "protocol.json").read_text("utf-8"))
KHARKOV, MOSCOW = (EntryId(name) for name in FINAL["teams"])
PLAYERS = MatchPlayers(
    (KHARKOV, MOSCOW), RoomPlayers(**FINAL["open"]), RoomPlayers(**FINAL["closed"])
)


def played(winner: Side | None, left: int, cube: int = 1) -> GameResult:
    """A game that was played to its end; with 15 left a gammon."""
    level = Level.GAMMON if left == 15 else Level.SINGLE
    return GameResult(winner, left, level, Ending.BORNE_OFF, cube)


def passed(winner: Side, left: int, cube: int = 1) -> GameResult:
    """A game given up when it was doubled from `cube`."""
    return GameResult(winner, left, Level.SINGLE, Ending.PASSED, cube, cube * 2)


def final_game(row: dict[str, Any]) -> FinishedGame:
    """A row of the printed protocol, as the game it reports."""
    first_won = row["winner"] == KHARKOV
    winner = Side.WHITE if first_won is (row["room"] == "open") else Side.BLACK
    make = passed if row["ending"] == "passed" else played
    white, black = map(int, row["opening"].split(":"))
    return FinishedGame(
        row["game"], row["room"], (white, black), make(winner, row["left"], row["cube"])
    )


FINAL_GAMES = tuple(map(final_game, FINAL["rows"]))


def players(first: str, second: str) -> MatchPlayers:
    """Two teams whose players are called by the team and the room."""
    return MatchPlayers(
        (EntryId(first), EntryId(second)),
        RoomPlayers(f"{first} open", f"{second} open"),
        RoomPlayers(f"{second} closed", f"{first} closed"),
    )


def games(*results: tuple[GameResult, GameResult]) -> list[FinishedGame]:
    """Games 1, 2, ... with their results in the open and the closed room."""
    made = []
    for number, (opened, closed) in enumerate(results, 1):
        made += [
            FinishedGame(number, "open", (6, 1), opened),
            FinishedGame(number, "closed", (6, 1), closed),
        ]
    return made
