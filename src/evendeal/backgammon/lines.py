"""What a table can say about a game, beside the actions that the rules know."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias, get_args

from evendeal.backgammon.actions import SIDE, GameAction, ItsSide
from evendeal.backgammon.result import GameResult
from evendeal.backgammon.ruleset import CHECKERS, Level, Side
from evendeal.backgammon.state import Ending
from evendeal.backgammon.wire import game_action_from_json, game_action_to_json
from evendeal.lines.acts import Answered, CallDirector, Undo
from evendeal.lines.fields import ANY, LINE, NAME, TEXT, FieldKind, one_of, or_null

MOST_CUBE = 2**30
"""The largest value of a cube that a line can state; the table of points has fewer."""

GameNoteKind: TypeAlias = Literal[
    "out_of_turn", "clock", "cocked", "illegal_play", "absent", "wrong_roll", "other"
]
GAME_NOTES: tuple[GameNoteKind, ...] = get_args(GameNoteKind)


def _up_to(most: int, least: int = 0) -> FieldKind:
    return FieldKind(
        lambda value: type(value) is int and least <= value <= most,
        f"a whole number from {least} to {most}",
    )


_SideOrNone: TypeAlias = Annotated[Side | None, or_null(SIDE)]
_Level: TypeAlias = Annotated[Level, _up_to(3, 1)._replace(make=Level, write=int)]
_Left: TypeAlias = Annotated[int, _up_to(CHECKERS)]
_Cube: TypeAlias = Annotated[int, _up_to(MOST_CUBE, 1)]
_Reason: TypeAlias = Annotated[str, TEXT]


@dataclass(frozen=True, slots=True)
class OpeningRequest:
    """The opening roll, requested without dice."""


@dataclass(frozen=True, slots=True)
class RollRequest:
    """A side's next roll, requested without dice."""

    side: ItsSide


@dataclass(frozen=True, slots=True)
class GameAccepted:
    """The table agreed on the result of a game; what it says must be what the lines make.

    Attributes:
        winner: None: drawn.
        left: the loser's checkers that are not borne off; 0 if drawn.
        cube: its value; after a pass the one before the refused double.
    """

    winner: _SideOrNone
    level: _Level
    left: _Left
    cube: _Cube

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

    kind: Annotated[GameNoteKind, one_of(GAME_NOTES)]
    side: _SideOrNone
    text: Annotated[str, TEXT]


@dataclass(frozen=True, slots=True)
class GameCorrected:
    """This instead of the line `of` of the game; `reason` says why it is changed."""

    of: Annotated[int, LINE]
    action: Annotated[
        GameAction, ANY._replace(make=game_action_from_json, write=game_action_to_json)
    ]
    reason: _Reason = ""


@dataclass(frozen=True, slots=True)
class Decided:
    """The director decides a game: it counts as if it had been played so (R48).

    Attributes:
        winner: None: drawn, a single game with nothing left.
        level, left, cube: as in `GameAccepted`; a single game with 15 left counts as passed.
        rule: by which rule, in a few words.
    """

    winner: _SideOrNone
    level: _Level
    left: _Left
    cube: _Cube
    rule: Annotated[str, NAME]
    reason: _Reason

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

    reason: _Reason


RequestedRoll: TypeAlias = OpeningRequest | RollRequest
"""A roll whose dice are to come from elsewhere: drawn ahead, or thrown in the other room."""

GameMark: TypeAlias = GameNote | CallDirector | Answered
"""What changes nothing in a game, so that it can come at any time."""

GameBody: TypeAlias = (
    GameAccepted | GameMark | Decided | Reopened | Undo | GameCorrected | GameAction
)
"""What a log has of a game; each roll stands there with its dice."""

GameLine: TypeAlias = GameBody | RequestedRoll
"""What a table sends of a game."""
