"""Which card of the deck-order goes where (R33)."""

from dataclasses import dataclass
from functools import cache

from evendeal.errors import Refused
from evendeal.ids import SeatNo

MOST_SEATS = 10


class NoSuchPlace(Refused):
    """A table size or a button that no deal can have."""

    def __init__(self, *, seats: int, button: int) -> None:
        super().__init__(f"{seats} seats with the button at {button}: a table has 2 to 10 seats")
        self.seats = seats
        self.button = button


@dataclass(frozen=True, slots=True)
class Places:
    """Where each card of a deal lies in the deck-order, counted from 0.

    Attributes:
        holes: the two hole cards of each seat, seat 1 first, empty seats included.
        flop, turn, river: the board.
        burned: the three burn cards, or none; the other places do not depend on it.
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
def places(seats: int, button: SeatNo, burns: bool = True) -> Places:
    """The places of a deal, as a dealer takes the cards.

    Raises:
        NoSuchPlace: not 2 to 10 seats, or the button is at none of them.

    Source:
        R33; R12 for burns.
    """
    if not 2 <= seats <= MOST_SEATS or not 1 <= button <= seats:
        raise NoSuchPlace(seats=seats, button=button)
    first = tuple((seat - button - 1) % seats for seat in range(1, seats + 1))
    dealt = 2 * seats
    return Places(
        holes=tuple((card, card + seats) for card in first),
        flop=(dealt + 1, dealt + 2, dealt + 3),
        turn=dealt + 5,
        river=dealt + 7,
        burned=(dealt, dealt + 4, dealt + 6) if burns else (),
    )
