"""What is agreed before a game: which of the two games, and each point on which sources differ."""

from dataclasses import dataclass
from enum import Enum, IntEnum

from evendeal.errors import Refused, value_in_words
from evendeal.reason import Reason

CHECKERS = 15
POINTS = 24
HOME = 6
BAR = 25
OFF = 0


class Side(IntEnum):
    """The two sides of a board; the numbers are positions in tuples."""

    WHITE = 0
    BLACK = 1

    @property
    def other(self) -> "Side":
        """The opponent."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE

    @property
    def word(self) -> str:
        """The side in a log, a file or a key; people read `called`."""
        return "white" if self is Side.WHITE else "black"

    @property
    def called(self) -> str:
        """The side in a sentence."""
        return "White" if self is Side.WHITE else "Black"


class Level(IntEnum):
    """What a game counts before the cube: oin and mars are the first two of long gammon."""

    SINGLE = 1
    GAMMON = 2
    BACKGAMMON = 3


class Variant(Enum):
    """The two games."""

    BACKGAMMON = "backgammon"
    LONG_GAMMON = "long-gammon"


class OpeningDice(Enum):
    """What the side that won the opening roll plays."""

    BOTH_DICE = "both_dice"
    """The two dice of the opening roll."""
    REROLL = "reroll"
    """A roll of its own, which may be a double."""


class BlockTest(Enum):
    """When six checkers in a row are looked for in long gammon."""

    FINAL = "final"
    """In the position that a turn leaves."""
    EACH = "each"
    """After each single move."""
    OFF = "off"


class NotARuleset(Refused):
    """Conditions with which no game can be played."""

    def __init__(self, *, field: str, value: object, why: Reason) -> None:
        super().__init__(f"{field} {value_in_words(value)}: {why}")
        self.field = field
        self.value = value
        self.why = why


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The conditions of one game; where sources differ the defaults are those of R27.

    Attributes:
        variant: which game.
        opening: what the starter plays.
        block: long gammon: when a block of six is looked for.
        head_doubles: long gammon: doubles with which a side may take two checkers from the
            head in its first turn.
        second_player_extension: long gammon: so may the side that plays second with any other
            double of its first turn, if one checker alone cannot play it whole.
        last_roll_draw: long gammon: when the starter has borne off, the other side has one
            roll left, and draws if it bears off too.
        cube: whether doubles may be offered.
        cube_limit: the largest value a cube can be turned to, a power of two.
        beavers: whether a doubled side may take and redouble at once, keeping the cube.
        automatic_doubles: how many equal opening dice turn the cube at most.
        jacoby: whether only a single game counts while nobody has taken a double.
        single_resignation: whether a single game may be resigned with all checkers on the
            board, for which the table of small match points has no row.
    """

    variant: Variant = Variant.BACKGAMMON
    opening: OpeningDice = OpeningDice.BOTH_DICE
    block: BlockTest = BlockTest.FINAL
    head_doubles: frozenset[int] = frozenset({3, 4, 6})
    second_player_extension: bool = False
    last_roll_draw: bool = False
    cube: bool = True
    cube_limit: int = 64
    beavers: bool = False
    automatic_doubles: int = 0
    jacoby: bool = False
    single_resignation: bool = False

    def __post_init__(self) -> None:
        limit = self.cube_limit
        if limit < 1 or limit & (limit - 1):
            why = Reason("power-of-two", "a power of two")
            raise NotARuleset(field="cube_limit", value=limit, why=why)
        if not self.head_doubles <= frozenset(range(1, 7)):
            why = Reason("dice-1-to-6", "dice are 1 to 6")
            raise NotARuleset(field="head_doubles", value=sorted(self.head_doubles), why=why)
        doubles = self.automatic_doubles
        if doubles < 0:
            why = Reason("negative", "is negative")
        elif 1 << doubles > limit:
            why = Reason("cube-ends", "the cube ends at {limit}", limit=limit)
        elif doubles and not self.cube:
            why = Reason("no-cube", "there is no cube")
        else:
            return
        raise NotARuleset(field="automatic_doubles", value=doubles, why=why)

    @property
    def is_long(self) -> bool:
        """Whether this is long gammon."""
        return self.variant is Variant.LONG_GAMMON


BACKGAMMON = Ruleset()
LONG_GAMMON = Ruleset(variant=Variant.LONG_GAMMON)
