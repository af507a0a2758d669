"""A roll set: all rolls of one game, White's and Black's, the same in both rooms."""

from dataclasses import dataclass

from evendeal.backgammon import Dice, Side
from evendeal.backgammon.rolls import ROLL_TEXTS, NotARoll, high_first
from evendeal.errors import Refused

ROLLS = 256
"""How many rolls a side are sealed; a game that needs more draws on (`drawn_rolls`)."""


class EqualOpening(Refused):
    """An opening roll with equal dice: it decides nothing and is thrown again."""

    def __init__(self, *, where: str, dice: Dice) -> None:
        super().__init__(
            f"{where}: {dice[0]}:{dice[1]} is no opening roll; equal dice are thrown again"
        )
        self.where = where
        self.dice = dice


class NotARollSet(Refused):
    """Rolls that do not make up a game's set."""

    def __init__(self, *, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


@dataclass(frozen=True, slots=True)
class RollSet:
    """The opening roll and two streams: White's n-th roll and Black's n-th roll.

    A roll is written with its higher die first, so that one roll has one spelling; only the
    opening roll says which die is whose.

    Attributes:
        opening: White's die and Black's, never equal; the higher one starts.
        white, black: each side's rolls in the order in which it uses them. The starter's
            first is the opening roll, unless `reroll`.
        reroll: the starter rolls both dice anew for the first turn (R27, `reroll`).

    Raises:
        NotARoll: a die is not from 1 to 6, or the lower one stands first.
        EqualOpening: the opening roll is a double.
        NotARollSet: the starter's first roll is not the opening roll.
    """

    opening: Dice
    white: tuple[Dice, ...]
    black: tuple[Dice, ...]
    reroll: bool = False

    def __post_init__(self) -> None:
        high_first(self.opening, "the opening roll")
        if self.opening[0] == self.opening[1]:
            raise EqualOpening(where="the opening roll", dice=self.opening)
        if not (set(self.white) | set(self.black)) <= ROLL_TEXTS.keys():
            for side, number, dice in self.entries():
                if dice not in ROLL_TEXTS:
                    where = f"{side.called}'s roll {number}"
                    raise NotARoll(where=where, found="".join(map(str, dice)))
        first = self.of(self.starter)[:1]
        if not self.reroll and first != (high_first(self.opening),):
            raise NotARollSet(
                where=f"{self.starter.called}'s roll 1",
                why=f"the starter's first roll must be the opening roll {self.opening_text}",
            )

    @property
    def starter(self) -> Side:
        """The side with the higher die."""
        return starter_of(self.opening)

    @property
    def opening_text(self) -> str:
        """White's die and Black's, `2:6`."""
        return f"{self.opening[0]}:{self.opening[1]}"

    def of(self, side: Side) -> tuple[Dice, ...]:
        """A side's stream."""
        return self.white if side is Side.WHITE else self.black

    def roll(self, side: Side, number: int) -> Dice | None:
        """A side's roll, counted from 1; None if the set is too short."""
        stream = self.of(side)
        return stream[number - 1] if 1 <= number <= len(stream) else None

    def entries(self) -> list[tuple[Side, int, Dice]]:
        """Every roll with its side and number, White's first."""
        return [(side, n, dice) for side in Side for n, dice in enumerate(self.of(side), 1)]

    def __str__(self) -> str:
        """The set on one line, as it is sealed: `6:1|61 42 32|33 41 65`."""
        streams = (" ".join([ROLL_TEXTS[dice] for dice in self.of(side)]) for side in Side)
        return "|".join((self.opening_text, *streams))


def read_roll(text: str, where: str = "a roll") -> Dice:
    """The roll that a text such as `61` or `16` means.

    Raises:
        NotARoll: it means none.
    """
    if len(text) != 2 or not (text.isascii() and text.isdigit()):
        raise NotARoll(where=where, found=text[:40])
    return high_first((int(text[0]), int(text[1])), where)


def starter_of(opening: Dice) -> Side:
    """The side that an opening roll, White's die and Black's, lets start."""
    return Side.WHITE if opening[0] > opening[1] else Side.BLACK
