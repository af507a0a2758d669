"""What a table says of a game beside its actions."""

from dataclasses import dataclass

from evendeal.backgammon.result import GameResult
from evendeal.backgammon.ruleset import Level, Side


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
