"""A recorder's lines of a game, read strictly: what may come from a backgammon table."""

from collections.abc import Mapping, Sequence
from typing import Any

from evendeal.backgammon import OpeningRoll, Roll
from evendeal.backgammon.lines import GameBody, GameLine, GameNote, OpeningRequest, RollRequest
from evendeal.backgammon.lines_wire import GAME_LINES, request_from_json
from evendeal.backgammon.rolls import high_first
from evendeal.director.console_lines import NotForATable, line_key, require_so_many
from evendeal.director.recording import At
from evendeal.errors import Refused
from evendeal.ids import DealNo, SessionNo
from evendeal.tournament.matches.bodies import match_body_from_json, match_body_to_json
from evendeal.views.console import Sent

FROM_A_GAME = frozenset(GAME_LINES) - {"answer", "decide", "reopen"}
"""What a recorder's line of a game can say; everything else is the director's."""

MOST_IN_A_GAME = 2_000
"""Lines of one game at one table; ten times what a long game with undoing needs."""


class GameTooLong(Refused):
    """More lines for a game than any game can have."""

    def __init__(self, *, deal: int, most: int) -> None:
        super().__init__(f"the game of roll set {deal} has {most} lines already; call the director")
        self.deal = deal
        self.most = most


class GameReading:
    """Lines of a game as they were sent, read: where they belong, and the log's keys for them.

    Raises:
        Refused: they cannot be read.
    """

    def __init__(self, sent: Sent) -> None:
        self.at = At(sent.event, SessionNo(sent.session), sent.table, DealNo(sent.deal))
        self.lines = read_game_lines(sent.lines)
        self.n, self.by = sent.n, sent.by
        if sent.n < 0:
            raise NotForATable(do=sent.n)
        numbers = range(sent.n, sent.n + len(self.lines))
        self.keys = [line_key(self.at.place, sent.key, n) for n in numbers]
        self.key = self.keys[0].rpartition("/")[0]

    def same(self, index: int, body: Mapping[str, Any]) -> bool:
        """Whether the line with this index says what stands in the log.

        A roll that was asked for stands there with its dice.
        """
        return says(self.lines[index], body)


def says(line: GameLine, body: Mapping[str, Any]) -> bool:
    """Whether a line is what the log has; a roll asked for stands there with its dice."""
    match line:
        case OpeningRequest():
            return bool(body["do"] == "opening_roll")
        case RollRequest(side):
            return bool(body["do"] == "roll" and body["side"] == side.word)
        case _:
            return match_body_to_json(line) == body


def read_game_lines(lines: Sequence[Mapping[str, Any]]) -> tuple[GameLine, ...]:
    """What a device's lines say, every typed roll with its higher die first.

    Raises:
        NothingSent: there are none, or too many.
        NotForATable: one of them is the director's.
        NotABody, NotAGameAction, NotARoll: one of them cannot be read.
    """
    require_so_many(lines)
    return tuple(map(_read, lines))


def _read(line: Mapping[str, Any]) -> GameLine:
    do = line.get("do")
    if not isinstance(do, str) or do not in FROM_A_GAME:
        raise NotForATable(do=do)
    asked = request_from_json(line)
    if asked is not None:
        return asked
    body = match_body_from_json(line)
    match body:
        case GameNote(kind="wrong_roll"):
            # Written by the house alone, when it refuses one.
            raise NotForATable(do="wrong_roll")
        case Roll(side, dice):
            return Roll(side, high_first(dice))
        case OpeningRoll(white, black):
            high_first((white, black), "the opening roll")
    assert isinstance(body, GameBody)
    return body
