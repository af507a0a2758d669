"""Deck files: `deal,pos,card`, one line for each of the 52 cards of a deal, top card 1.

Where a session has reserve deals a fourth column, `reserve`, counts them.
"""

from collections.abc import Iterator, Mapping

from evendeal.cards import DECK, CardTwice, DeckOrder, NotACard, NotADeck
from evendeal.ids import DealNo
from evendeal.notation.csv_rows import counted, read_rows, write_rows
from evendeal.notation.history import History
from evendeal.notation.refusals import CannotHold, LineWrong, quoted

COLUMNS = ("deal", "pos", "card")
RESERVE = "reserve"


def read_decks(data: bytes | str, file: str = "decks.csv") -> dict[DealNo, DeckOrder]:
    """The deck-orders of a deck file, by deal.

    Raises:
        NotReadable: a line is wrong, or a deal has not all 52 cards once each.
    """
    deals: dict[DealNo, dict[int, str]] = {}
    ends: dict[DealNo, int] = {}
    for line, row in read_rows(data, COLUMNS, file):
        deal = DealNo(counted(row, "deal", line, file))
        place = counted(row, "pos", line, file)
        card = row["card"]
        cards = deals.setdefault(deal, {})
        if place > len(DECK):
            reason = f"pos {place} is not one of 1 to {len(DECK)}"
        elif place in cards:
            reason = f"deal {deal} has a second card at pos {place}"
        elif card not in DECK:
            reason = f"{quoted(card)} is not a card"
        elif card in cards.values():
            reason = f"{card} is already in deal {deal}"
        else:
            cards[place] = card
            ends[deal] = line
            continue
        raise LineWrong(where=file, line=line, reason=reason)
    for deal, cards in deals.items():
        if len(cards) < len(DECK):
            missing = next(place for place in range(1, 53) if place not in cards)
            reason = f"deal {deal} ends here and has no card at pos {missing}"
            raise LineWrong(where=file, line=ends[deal], reason=reason)
    return {
        deal: DeckOrder(tuple(card for _, card in sorted(cards.items())))
        for deal, cards in sorted(deals.items())
    }


def write_decks(decks: Mapping[DealNo, DeckOrder], *, deals: int | None = None) -> Iterator[str]:
    """The text of a deck file, line by line.

    Args:
        deals: the deals of the session; what is numbered above them is a reserve deal, and its
            lines say which. None where nobody knows, and without one the file has three columns.
    """
    last = max(decks, default=DealNo(1)) if deals is None else deals
    marked = any(deal > last for deal in decks)

    def rows() -> Iterator[tuple[object, ...]]:
        for deal, deck in sorted(decks.items()):
            mark = (deal - last if deal > last else "",) if marked else ()
            for place, card in enumerate(deck.cards, start=1):
                yield (deal, place, card, *mark)

    return write_rows((*COLUMNS, RESERVE) if marked else COLUMNS, rows())


def deck_of(history: History) -> tuple[DealNo, DeckOrder]:
    """The deal and its deck-order, from the fields `_deal` and `_deck` of a hand.

    Raises:
        CannotHold: the hand does not tell them.
    """
    where = str(history.place)
    deal, deck = history.own.get("_deal"), history.own.get("_deck")
    if not isinstance(deal, int) or isinstance(deal, bool) or deal < 1:
        raise CannotHold(notation="a deck file", where=where, what="a hand without _deal")
    if not isinstance(deck, str):
        raise CannotHold(notation="a deck file", where=where, what="a hand without _deck")
    try:
        return DealNo(deal), DeckOrder(tuple(deck.split()))
    except (NotACard, CardTwice, NotADeck) as refusal:
        raise CannotHold(
            notation="a deck file", where=where, what=f"this _deck: {refusal}"
        ) from None
