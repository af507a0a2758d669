"""Which card of the deck-order goes where by R33, for comparison with what the rules deal."""

from dataclasses import dataclass
from functools import cache

from evendeal.ids import SeatNo


@dataclass(frozen=True, slots=True)
class CardPositions:
    """Where each card of a deal lies in the deck-order, counted from 0.

    Attributes:
        holes: the two hole cards of each seat, seat 1 first, empty seats included.
        flop, turn, river: the board.
        burned: the three burn cards, or none; the other positions do not depend on it.
    """

    holes: tuple[tuple[int, int], ...]
    flop: tuple[int, int, int]
    turn: int
    river: int
    burned: tuple[int, ...]

    @property
    def board(self) -> tuple[int, ...]:
        """Flop, turn and river."""
        return (*self.flop, self.turn, self.river)


@cache
def card_positions(seats: int, button: SeatNo, burns: bool = True) -> CardPositions:
    """The positions of a deal, as a dealer takes the cards.

    Source:
        R33; R12 for burns.
    """
    first = tuple((seat - button - 1) % seats for seat in range(1, seats + 1))
    dealt = 2 * seats
    return CardPositions(
        holes=tuple((card, card + seats) for card in first),
        flop=(dealt + 1, dealt + 2, dealt + 3),
        turn=dealt + 5,
        river=dealt + 7,
        burned=(dealt, dealt + 4, dealt + 6) if burns else (),
    )
