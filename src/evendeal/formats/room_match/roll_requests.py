"""Rolls that a table requests or types: who may learn which dice they are."""

from collections.abc import Iterator
from contextlib import contextmanager

from evendeal.backgammon import Dice, Roll, Side
from evendeal.backgammon.lines import GameBody
from evendeal.backgammon.rolls import OpeningDiffers, RollDiffers, high_first
from evendeal.errors import Refused, Unfit


class RollNotThat(Refused):
    """Typed dice that are not this place's: not the sealed ones, or not the other room's.

    Which ones they are stays untold: whoever types at random must learn nothing.

    Fields: `n`, the line; `side`, None for the opening roll; `number`, which of the side's.
    """

    def __init__(self, *, n: int, side: Side | None, number: int, found: Dice) -> None:
        what = "the opening roll" if side is None else f"{side.called}'s roll {number}"
        super().__init__(f"line {n}: {what} is not {found[0]}-{found[1]}; ask for it")
        self.n = n
        self.side = side
        self.number = number
        self.found = found


class AskLast(Unfit):
    """A roll requested before other lines: what it is must be known before what follows."""

    def __init__(self, *, n: int) -> None:
        super().__init__(f"line {n} asks for a roll, so it must be the last one that is sent")
        self.n = n


@contextmanager
def telling_no_dice(n: int) -> Iterator[None]:
    """A block in which dice that differ are refused without saying what they should be."""
    try:
        yield
    except RollDiffers as refusal:
        side, number = refusal.side, refusal.number
        raise RollNotThat(n=n, side=side, number=number, found=refusal.found) from None
    except OpeningDiffers as refusal:
        raise RollNotThat(n=n, side=None, number=0, found=refusal.found) from None


def in_order(body: GameBody) -> GameBody:
    """The line in its one spelling: a roll with its higher die first."""
    return Roll(body.side, high_first(body.dice)) if isinstance(body, Roll) else body
