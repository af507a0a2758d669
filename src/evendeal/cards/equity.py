"""How the pot would be shared over all boards still to come, when the hole cards are known."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from evendeal.cards.card import CARD_ID, Card, NotACard
from evendeal.cards.deck import CardTwice
from evendeal.errors import Refused

POT = 2520
"""Parts of a pot, the least number that two to ten winners divide evenly."""

MOST_HANDS = 10


class NoEquity(Refused):
    """Cards for which no equity is defined."""

    def __init__(self, *, field: str, count: int, why: str) -> None:
        super().__init__(f"{why}; there are {count}")
        self.field = field
        self.count = count
        self.why = why


@dataclass(frozen=True, slots=True)
class Equity:
    """What each hand wins over every possible completion of the board; exact.

    Attributes:
        boards: how many completions there are.
        wins: boards that the hand wins alone, in the order of the hands.
        ties: boards in which it shares the pot.
        shares: its shares of the pot in 1/2520; together 2,520 * boards.
    """

    boards: int
    wins: tuple[int, ...]
    ties: tuple[int, ...]
    shares: tuple[int, ...]

    @property
    def fractions(self) -> tuple[Fraction, ...]:
        """The expected part of the pot of each hand; the parts sum to 1."""
        return tuple(Fraction(share, POT * self.boards) for share in self.shares)


def equity(
    holes: Sequence[Sequence[Card]], board: Sequence[Card] = (), dead: Sequence[Card] = ()
) -> Equity:
    """The exact equity of known hands.

    Args:
        holes: two cards of each of 2 to 10 hands.
        board: no card, or the 3, 4 or 5 cards that lie.
        dead: cards seen elsewhere, which cannot come: burnt, or folded face up.

    Raises:
        NotACard: a card is unknown or is none.
        CardTwice: a card is there twice.
        NoEquity: another number of hands, hole cards or board cards, or too few cards left.
        NotInstalled: numba is not.

    Note:
        After the flop every board is looked at. Before it, boards are counted by their ranks
        and by the flushes that they make, since 1,712,304 of them are too many to look at.
    """
    players, come = len(holes), 5 - len(board)
    if not 2 <= players <= MOST_HANDS:
        raise NoEquity(field="holes", count=players, why="equity is shared by 2 to 10 hands")
    if len(board) not in (0, 3, 4, 5):
        raise NoEquity(field="board", count=len(board), why="a board has 0, 3, 4 or 5 cards")
    names: list[Card] = []
    for hole in holes:
        if len(hole) != 2:
            raise NoEquity(field="holes", count=len(hole), why="a hand has two hole cards")
        names += hole
    names += board
    names += dead
    try:
        numbers = [CARD_ID[name] for name in names]
    except KeyError as error:
        raise NotACard(text=str(error.args[0])) from None
    if len(set(numbers)) < len(numbers):
        raise CardTwice(card=next(name for name in names if names.count(name) > 1))
    left = 52 - len(numbers)
    if left < come:
        raise NoEquity(field="dead", count=left, why=f"the board lacks {come} cards")
    wins, ties, shares = _count(numbers, players, len(board))
    return Equity(comb(left, come), tuple(wins), tuple(ties), tuple(shares))


def _count(numbers: list[int], players: int, board: int) -> list[list[int]]:
    # Here and not above: whoever only names the result need not load numba.
    import numpy as np

    from evendeal.cards import _equity_kernels as kernels
    from evendeal.cards._kernels import tables

    t = tables()
    known = np.array(numbers, np.uint8)
    out = np.zeros((3, players), np.int64)
    if board:
        kernels.after_flop(
            known, players, board, out, t.keys, t.bits, t.offsets, t.values, t.flushes
        )
    else:
        kernels.before_flop(
            known, players, out, t.offsets, t.values, t.flushes, t.slots, t.slot_count, t.weights
        )
    counted: list[list[int]] = out.tolist()
    return counted
