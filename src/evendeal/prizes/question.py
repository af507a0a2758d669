"""A question about prizes, read from what was typed and checked before anybody calculates."""

from dataclasses import dataclass

from evendeal.prizes.chop_tickets import Tickets
from evendeal.prizes.decision import Shove
from evendeal.prizes.terms import Terms

ERRORS = ((11, 1e-9), (12, 1e-8), (20, 1e-5))
"""How far a value may be off, in parts of the pool, at tables up to a number of players.

A page is drawn anew as one types. At one table a cent in ten million costs no more than
a blink; the chance in larger ones has to be averaged out.
"""
LARGEST = 1e-4
"""The same at larger tables."""
MOST_SERIES = 12
ONE_IN_A_THOUSAND = 5e-4
"""How far a chance may be off where it is simulated: it is printed to a tenth of a percent."""


@dataclass(frozen=True, slots=True)
class PrizeTable:
    """Stacks and prizes as they were typed, each of them right.

    Attributes:
        names: one a player.
        stacks: chips by player, at most `MOST_PLAYERS`.
        prizes: first place first, tickets among them, in the smallest unit of the money.
        decimals: how many digits of an amount stand behind the point.
        tickets: those among the prizes, or None.
    """

    names: tuple[str, ...]
    stacks: tuple[int, ...]
    prizes: tuple[int, ...]
    decimals: int
    tickets: Tickets | None = None

    @property
    def pool(self) -> int:
        """All prizes together."""
        return sum(self.prizes)

    @property
    def error(self) -> float:
        """How far a value may be off, in parts of the pool."""
        players = len(self.stacks)
        return next((error for most, error in ERRORS if players <= most), LARGEST)

    @property
    def chance_error(self) -> float:
        """How far the chance of a place may be off."""
        return self.error if len(self.stacks) <= MOST_SERIES else ONE_IN_A_THOUSAND


@dataclass(frozen=True, slots=True)
class SheetQuestion:
    """Every way to share the prizes of a table; `typed` are amounts agreed by hand."""

    table: PrizeTable
    terms: Terms
    typed: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class BubbleQuestion:
    """The bubble factors of a table."""

    table: PrizeTable


@dataclass(frozen=True, slots=True)
class DecisionQuestion:
    """A call to be decided on; `equity` is in millionths, so that equal questions are equal."""

    table: PrizeTable
    shove: Shove
    equity: int


@dataclass(frozen=True, slots=True)
class PayoutQuestion:
    """The prizes of a tournament to be paid; amounts in the smallest unit of the money.

    Attributes:
        buyin: what an entry brings into the pool; fee and bounty are paid besides.
        rebuy, addon: what one brings into the pool; None: a buy-in.
        tied: the best place of players who are out together, and how many; None: nobody is.
        table: the name of a table of percents; empty: by the entries (R26).
        csv: a table of percents as text; empty: none.
    """

    entries: int
    buyin: int
    fee: int
    bounty: int
    guarantee: int
    re_entries: int
    rebuys: int
    rebuy: int | None
    addons: int
    addon: int | None
    tied: tuple[int, int] | None
    table: str
    csv: str
    unit: int
    decimals: int


PrizeQuestion = SheetQuestion | BubbleQuestion | DecisionQuestion | PayoutQuestion
