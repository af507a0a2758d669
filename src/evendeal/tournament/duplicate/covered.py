"""A deck-order with its hole cards face down: what a table knows of a deal before it shows them."""

from dataclasses import dataclass

from evendeal.cards import UNKNOWN, DeckOrder


@dataclass(frozen=True, slots=True)
class CoveredDeck(DeckOrder):
    """A deck-order of which the first cards are not known; the others stand where they stood."""

    def __post_init__(self) -> None:
        """Nothing: it is no whole deck, and was made of one."""


def covered(deck: DeckOrder, seats: int) -> CoveredDeck:
    """The deck-order without the hole cards of so many seats (R33)."""
    holes = 2 * seats
    return CoveredDeck((UNKNOWN,) * holes + deck.cards[holes:])
