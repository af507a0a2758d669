"""Every way in which the rules of a game say no."""

from evendeal.backgammon.actions import Dice, Moves
from evendeal.backgammon.ruleset import Level, Side
from evendeal.errors import Refused, value_in_words


class NotAPosition(Refused):
    """Checkers that cannot stand so on a board."""

    def __init__(self, *, side: Side, why: str) -> None:
        super().__init__(f"the checkers of {side.called}: {why}")
        self.side = side
        self.why = why


class NotADie(Refused):
    """A number that no die shows."""

    def __init__(self, *, die: object) -> None:
        super().__init__(f"a die shows 1 to 6, not {value_in_words(die)}")
        self.die = die


class TiedOpening(Refused):
    """An opening roll of two equal dice, which is thrown again and not recorded."""

    def __init__(self, *, die: int) -> None:
        super().__init__(f"the opening roll {die}:{die} is a tie; it is thrown again")
        self.die = die


class OutOfTurn(Refused):
    """An action of the side that has nothing to do now."""

    def __init__(self, *, side: Side, turn: Side, waits_for: str) -> None:
        super().__init__(f"{side.called} is out of turn; the game waits for {waits_for}")
        self.side = side
        self.turn = turn
        self.waits_for = waits_for


class NotNow(Refused):
    """An action of a kind that the game does not wait for."""

    def __init__(self, *, action: str, waits_for: str) -> None:
        super().__init__(f"no {action} now; the game waits for {waits_for}")
        self.action = action
        self.waits_for = waits_for


class GameIsOver(Refused):
    """An action after the end."""

    def __init__(self, *, action: str) -> None:
        super().__init__(f"no {action} any more; the game is over")
        self.action = action


class GameNotOver(Refused):
    """The result of a game that is still being played."""

    def __init__(self, *, waits_for: str) -> None:
        super().__init__(f"the game is not over; it waits for {waits_for}")
        self.waits_for = waits_for


class IllegalPlay(Refused):
    """A play against the rules; each kind says which move and why.

    Attributes:
        side, dice, moves: the play.
        n: which of the moves is wrong, from 1; None if it is the play as a whole.
    """

    def __init__(self, *, side: Side, dice: Dice, moves: Moves, n: int | None, why: str) -> None:
        roll = f"{dice[0]}-{dice[1]}"
        played = (
            f"play {' '.join(map(str, moves))} with {roll}" if moves else f"leave {roll} unplayed"
        )
        super().__init__(f"{side.called} cannot {played}: {why}")
        self.side = side
        self.dice = dice
        self.moves = moves
        self.n = n
        self.why = why


class NoCheckerThere(IllegalPlay):
    """A move from a point where the side has no checker."""


class PointClosed(IllegalPlay):
    """A move to a point that the opponent holds."""


class BarFirst(IllegalPlay):
    """A move on the board while the side has a checker on the bar."""


class DieNotThere(IllegalPlay):
    """A move by a number that the dice do not show, or that has been played already."""


class NotHomeYet(IllegalPlay):
    """A checker borne off while another one is outside the home board."""


class CheckerBehind(IllegalPlay):
    """A checker borne off with a larger die while another one stands farther back."""


class HeadAgain(IllegalPlay):
    """More checkers taken from the head than the turn allows."""


class BlockedSix(IllegalPlay):
    """Six points in a row held although no checker of the opponent is past them."""


class MoreDicePlayable(IllegalPlay):
    """A play that uses fewer dice than can be used."""


class LargerDieDue(IllegalPlay):
    """A play of the smaller die where only one can be played, and the larger could be."""


class TooManyMoves(Refused):
    """More moves in one play than anybody makes, legal or not."""

    def __init__(self, *, side: Side, count: int, most: int) -> None:
        super().__init__(f"{side.called} cannot make {count:,} moves in one play; {most} at most")
        self.side = side
        self.count = count
        self.most = most


class CubeNotUsed(Refused):
    """A double in a game that is played without a cube."""

    def __init__(self, *, side: Side) -> None:
        super().__init__(f"{side.called} cannot double; this game has no cube")
        self.side = side


class CubeNotYours(Refused):
    """A double by the side that does not own the cube."""

    def __init__(self, *, side: Side, owner: Side) -> None:
        super().__init__(f"{side.called} cannot double; {owner.called} owns the cube")
        self.side = side
        self.owner = owner


class CubeAtLimit(Refused):
    """A double beyond the largest value of the cube."""

    def __init__(self, *, value: int, limit: int) -> None:
        super().__init__(f"the cube is at {value} and cannot go above {limit}")
        self.value = value
        self.limit = limit


class NoDoubleYet(Refused):
    """A double before the first play of the game."""

    def __init__(self, *, side: Side) -> None:
        super().__init__(f"{side.called} cannot double before the first play of the game")
        self.side = side


class NothingToDouble(Refused):
    """A double in the last roll of a game, when only a draw can still be had."""

    def __init__(self, *, side: Side) -> None:
        super().__init__(f"{side.called} cannot double; its opponent has borne off")
        self.side = side


class BeaversOff(Refused):
    """A beaver in a game without them, or as the answer to another one."""

    def __init__(self, *, side: Side) -> None:
        super().__init__(f"{side.called} may take or pass; a beaver is not allowed here")
        self.side = side


class ResignationTooLow(Refused):
    """A single game resigned with all checkers still on the board (R27)."""

    def __init__(self, *, side: Side) -> None:
        super().__init__(f"{side.called} has borne off nothing and resigns a gammon at least")
        self.side = side


class ResignationTooHigh(Refused):
    """A level resigned that the game can no longer have."""

    def __init__(self, *, side: Side, level: Level, most: Level) -> None:
        super().__init__(
            f"{side.called} cannot lose a {level.name.lower()} here; "
            f"the most is a {most.name.lower()} game"
        )
        self.side = side
        self.level = level
        self.most = most
