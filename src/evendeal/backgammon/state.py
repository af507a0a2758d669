"""Everything that the rules know of a game after its latest action."""

from enum import Enum
from operator import mul
from typing import NamedTuple, TypeAlias

from evendeal.backgammon.actions import Dice
from evendeal.backgammon.ruleset import BAR, CHECKERS, OFF, POINTS, Level, Ruleset, Side

Checkers: TypeAlias = tuple[int, ...]
"""How many checkers of a side stand on each of its own points, shape (26,): 0 off, 25 bar."""

BACKGAMMON_START: Checkers = tuple(
    {24: 2, 13: 5, 8: 3, 6: 5}.get(point, 0) for point in range(BAR + 1)
)
LONG_GAMMON_START: Checkers = tuple(CHECKERS * (point == POINTS) for point in range(BAR + 1))


_PIPS = range(BAR + 1)


class Due(Enum):
    """What a game waits for."""

    OPENING = "the opening roll"
    ROLL = "a roll or a double"
    PLAY = "a play"
    ANSWER = "the answer to a double"
    RESIGNATION = "the answer to a resignation"
    OVER = "nothing; it is over"


class Ending(Enum):
    """How a game ended."""

    BORNE_OFF = "borne off"
    PASSED = "passed"
    RESIGNED = "resigned"
    DRAWN = "drawn"


class Cube(NamedTuple):
    """The doubling cube.

    Attributes:
        value: what the game counts for; while a double is offered still the value before.
        owner: who alone may double; None: either.
        offered_by: who has doubled and waits for the answer.
        beaver: whether that double is a beaver, after which the side that offered it owns
            the cube.
    """

    value: int = 1
    owner: Side | None = None
    offered_by: Side | None = None
    beaver: bool = False


CENTRED = Cube()


class Offer(NamedTuple):
    """A resignation that waits for its answer, and what the game waited for before."""

    side: Side
    level: Level
    due: Due
    turn: Side


class GameState(NamedTuple):
    """A game. A value: `apply` answers with another one.

    A named tuple, as `HandState` is, because a game makes one for each action.
    """

    ruleset: Ruleset
    due: Due
    turn: Side | None
    """Who does the next thing; None before the opening roll and after the end."""
    dice: Dice | None
    checkers: tuple[Checkers, Checkers]
    """White's and black's, each in its own numbering."""
    cube: Cube = CENTRED
    rolls: tuple[int, int] = (0, 0)
    """How many rolls of its stream each side has used: a dance counts, and so does an opening
    roll that is played."""
    opening: Dice | None = None
    """White's die and black's."""
    starter: Side | None = None
    offer: Offer | None = None
    ending: Ending | None = None
    winner: Side | None = None
    level: Level | None = None
    """The level of a resignation that was accepted."""

    def own(self, side: Side) -> Checkers:
        """The side's checkers in its own numbering."""
        return self.checkers[side]

    def left(self, side: Side) -> int:
        """The side's checkers that are not borne off."""
        return CHECKERS - self.checkers[side][OFF]


def pips(checkers: Checkers) -> int:
    """How many points the checkers still have to go, the bar counting 25."""
    return sum(map(mul, checkers, _PIPS))


def is_over(state: GameState) -> bool:
    """Whether the game has a result."""
    return state.due is Due.OVER


def waits_for(state: GameState) -> str:
    """What the game waits for, in words."""
    due = state.due.value
    return due if state.turn is None else f"{due} of {state.turn.called}"
