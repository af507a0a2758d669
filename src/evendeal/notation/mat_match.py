"""A match of backgammon or long gammon as a file tells it: its games, one after another."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from evendeal.backgammon import (
    BACKGAMMON,
    GameAction,
    GameResult,
    GameState,
    Ruleset,
    Side,
    apply,
    is_over,
    result,
    start,
)
from evendeal.notation.mat_bytes import UTF_8
from evendeal.notation.refusals import NotReadable

Pair = tuple[int, int]
LEFT_OUT = "Left out"
"""The comment that names, with its number, a game that could not be read."""


class Remark(NamedTuple):
    """What has to be known of a line of a file that was read, and its number."""

    line: int
    sentence: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.sentence}"


@dataclass(frozen=True, slots=True)
class MatGame:
    """One game of a match.

    Attributes:
        number: as the match numbers it, from 1.
        players: white's name, in the left column, and black's.
        score: the points of both before the game, white's first.
        actions: what was done, all of it legal.
        crawford: whether this is the Crawford game, in which nobody may double.
        state: the game after its last action.
        stated: whether the file states its points, by its end or by the score of the next game;
            they are then those that it counts.
    """

    number: int
    players: tuple[str, str]
    score: Pair
    actions: tuple[GameAction, ...]
    crawford: bool = False
    state: GameState = field(kw_only=True, compare=False)
    stated: bool = field(default=False, kw_only=True, compare=False)

    @property
    def points(self) -> Pair:
        """What the game gives both, white's first; nothing while it is not over."""
        if not is_over(self.state):
            return 0, 0
        return points_of(result(self.state))


@dataclass(frozen=True, slots=True)
class MatMatch:
    """A match, or a session for money.

    Attributes:
        games: in the order in which they were played.
        length: the points that win it; 0 for a session.
        ruleset: the conditions of its games.
        headers: comments such as `Event` by name, those left out that state the conditions.
            `Crawford` with the value `On` puts that rule in force; `Left out 3` says why game 3
            is not there, and the score after it does not follow from the games before it.
        encoding: as what the bytes of its file were read, which the file itself does not say:
            `UTF-8`, `UTF-16` or `Windows-1252`. It is no part of the match.
        remarks: what the file says in another way than most, by line.
        left_out: why games, or lines of none, are not there, if it was read leniently.
    """

    games: tuple[MatGame, ...]
    length: int = 0
    ruleset: Ruleset = BACKGAMMON
    headers: Mapping[str, str] = field(default_factory=dict, hash=False)
    encoding: str = field(default=UTF_8, compare=False)
    remarks: tuple[Remark, ...] = field(default=(), compare=False)
    left_out: tuple[NotReadable, ...] = field(default=(), compare=False)


def points_of(ended: GameResult) -> Pair:
    """The points of a game in a match, white's first: its level times the cube."""
    if ended.winner is None:
        return 0, 0
    points = ended.cube * ended.level
    return (points, 0) if ended.winner is Side.WHITE else (0, points)


def rules_of(ruleset: Ruleset, crawford: bool) -> Ruleset:
    """The conditions of one game."""
    return replace(ruleset, cube=False, automatic_doubles=0) if crawford else ruleset


def has_crawford(headers: Mapping[str, str]) -> bool:
    """Whether the comments put Crawford's rule in force."""
    return headers.get("Crawford", "").lower() == "on"


def one_needs_a_point(length: int, score: Pair) -> bool:
    """Whether one side, and one alone, needs one point: the first such game is Crawford's."""
    white, black = (length - points == 1 for points in score)
    return white != black


def match_of(
    players: tuple[str, str],
    games: Sequence[Sequence[GameAction]],
    *,
    ruleset: Ruleset = BACKGAMMON,
    length: int = 0,
    headers: Mapping[str, str] | None = None,
) -> MatMatch:
    """The match that these games make, white the first of the players in all of them.

    Raises:
        Refused: an action is against the rules.
    """
    score = (0, 0)
    headers_read = dict(headers or {})
    read: list[MatGame] = []
    for number, actions in enumerate(games, start=1):
        first = not any(game.crawford for game in read)
        crawford = has_crawford(headers_read) and first and one_needs_a_point(length, score)
        state = start(rules_of(ruleset, crawford))
        for action in actions:
            state = apply(state, action)
        game = MatGame(number, players, score, tuple(actions), crawford, state=state)
        read.append(game)
        score = (score[0] + game.points[0], score[1] + game.points[1])
    return MatMatch(tuple(read), length, ruleset, headers_read)
