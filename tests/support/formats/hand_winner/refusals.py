"""How the rules of the table say no."""

from evendeal.cards import Card
from evendeal.errors import Refused
from evendeal.ids import EntryId, SeatNo


class OutOfTurn(Refused):
    """A card turned at a seat that has one, or that nobody has."""

    def __init__(self, *, seat: SeatNo) -> None:
        super().__init__(f"seat {seat} turns no card now")
        self.seat = seat


class OtherCard(Refused):
    """A card that the sealed deck-order does not have there."""

    def __init__(self, *, seat: SeatNo, card: Card) -> None:
        super().__init__(f"the card at seat {seat} is not {card}")
        self.seat = seat
        self.card = card


class Level(Refused):
    """A duel that nobody has won, so that nobody goes on."""

    def __init__(self, *, entries: tuple[EntryId, ...]) -> None:
        super().__init__(f"{' and '.join(entries)} are level: play the duel with an odd number")
        self.entries = entries
