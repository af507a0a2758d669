"""What a table can say about a game, beside the actions that the rules know."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from evendeal.backgammon.actions import GameAction
from evendeal.backgammon.result import GameResult
from evendeal.backgammon.ruleset import CHECKERS, Level, Side
from evendeal.backgammon.state import Ending
from evendeal.lines.acts import Answered, CallDirector, Undo

GameNoteKind: TypeAlias = Literal[
    "out_of_turn", "clock", "cocked", "illegal_play", "absent", "wrong_roll", "other"
]
GAME_NOTES: tuple[GameNoteKind, ...] = get_args(GameNoteKind)


@dataclass(frozen=True, slots=True)
class OpeningRequest:
    """The opening roll, requested without dice."""


@dataclass(frozen=True, slots=True)
class RollRequest:
    """A side's next roll, requested without dice."""

    side: Side


@dataclass(frozen=True, slots=True)
class GameAccepted:
    """The table agreed on the result of a game; what it says must be what the lines make.

    Attributes:
        winner: None: drawn.
        left: the loser's checkers that are not borne off; 0 if drawn.
        cube: its value; after a pass the one before the refused double.
    """

    winner: Side | None
    level: Level
    left: int
    cube: int

    @staticmethod
    def of(result: GameResult) -> "GameAccepted":
        """What a table agrees on when a game has this result."""
        return GameAccepted(result.winner, result.level, result.left, result.cube)


@dataclass(frozen=True, slots=True)
class GameNote:
    """Something the director may want to know, of a side or of nobody in particular.

    `wrong_roll`: dice were typed that are not the roll which is due. Whoever hears so knows
    something of it, and it counts as seen (R47).
    """

    kind: GameNoteKind
    side: Side | None
    text: str


@dataclass(frozen=True, slots=True)
class GameCorrected:
    """The line `of` of this game should have said this; `reason` says why it is changed."""

    of: int
    action: GameAction
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Decided:
    """The director decides a game: it counts as if it had been played so (R48).

    Attributes:
        winner: None: drawn, a single game with nothing left.
        level, left, cube: as in `GameAccepted`; a single game with 15 left counts as passed.
        rule: by which rule, in a few words.
    """

    winner: Side | None
    level: Level
    left: int
    cube: int
    rule: str
    reason: str

    @property
    def result(self) -> GameResult:
        """The result as a game that was played would have it."""
        if self.winner is None:
            return GameResult(None, 0, Level.SINGLE, Ending.DRAWN, self.cube)
        if self.level is Level.SINGLE and self.left == CHECKERS:
            ending, proposed = Ending.PASSED, 2 * self.cube
            return GameResult(self.winner, self.left, self.level, ending, self.cube, proposed)
        return GameResult(self.winner, self.left, self.level, Ending.RESIGNED, self.cube)


@dataclass(frozen=True, slots=True)
class Reopened:
    """A game that was accepted or decided goes on.

    Said of a game that is being played, it lets what was done before rolls that have been seen
    be recorded anew (R47).
    """

    reason: str


RequestedRoll: TypeAlias = OpeningRequest | RollRequest
"""A roll whose dice are to come from elsewhere: drawn ahead, or thrown in the other room."""

GameMark: TypeAlias = GameNote | CallDirector | Answered
"""What changes nothing in a game, so that it can be said at any time."""

GameBody: TypeAlias = (
    GameAccepted | GameMark | Decided | Reopened | Undo | GameCorrected | GameAction
)
"""What a log has of a game; each roll stands there with its dice."""

GameLine: TypeAlias = GameBody | RequestedRoll
"""What a table sends of a game."""
