"""Cards and hands as they are printed: ranks by their index, hands by a short name."""

from collections.abc import Iterable

from evendeal.printing.words import PaperWords
from evendeal.views.poker.seat import HandMade

Face = dict[str, str]


def index(rank: str) -> str:
    """The rank as it is printed on a card: `10` for `T`."""
    return "10" if rank == "T" else rank


def faces(cards: Iterable[str]) -> list[Face]:
    """Cards as the templates draw them."""
    return [{"rank": index(card[0]), "suit": card[1]} for card in cards]


def hand_words(made: HandMade, words: PaperWords) -> str:
    """A hand by a name that is short enough to stand beside its cards, e.g. `full K/3`."""
    first, second, *_ = [*map(index, made.ranks), "", ""]
    return words(f"print-made-{made.name}", a=first, b=second)
