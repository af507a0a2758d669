"""Cards that somebody typed or scanned, read as a deck-order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.cards import DECK, DeckOrder
from evendeal.notation.typed_deck import (
    SUIT_SIGNS,
    NotACardTyped,
    NotAWholeDeck,
    read_typed_deck,
)
from support.refusals import refused

ORDERS = st.permutations(DECK).map(lambda cards: DeckOrder(tuple(cards)))
GAPS = st.sampled_from(["", " ", "\n", ", ", ";", "\r\n", "\t "])


def spellings(card: str) -> list[str]:
    """The ways in which a card may be typed."""
    rank, suit = card
    ranks = [rank, rank.lower(), *(["10"] if rank == "T" else [])]
    signs = [suit, suit.upper(), *(sign for sign, of in SUIT_SIGNS.items() if of == suit)]
    return [f"{one}{other}" for one in ranks for other in signs]


@given(deck=ORDERS, data=st.data())
def test_a_deck_is_read_however_its_cards_are_spelled_and_kept_apart(
    deck: DeckOrder, data: st.DataObject
) -> None:
    typed = [data.draw(st.sampled_from(spellings(card))) + data.draw(GAPS) for card in deck.cards]

    assert read_typed_deck(data.draw(GAPS) + "".join(typed)) == deck


@pytest.mark.parametrize(
    ("text", "line", "column", "word"),
    [
        ("7d 1d", 1, 4, "1d"),
        ("7d\n7h, Qx 2c", 2, 5, "Qx"),
        ("7 d", 1, 1, "7"),
        ("??", 1, 1, "??"),
    ],
)
def test_what_is_no_card_is_named_by_its_place(
    text: str, line: int, column: int, word: str
) -> None:
    with refused(NotACardTyped, line=line, column=column, text=word):
        read_typed_deck(text)


@pytest.mark.parametrize(
    ("cards", "twice", "missing"),
    [
        ((*DECK[:51], DECK[0]), (DECK[0],), (DECK[51],)),
        (DECK[:51], (), (DECK[51],)),
        ((*DECK, DECK[3]), (DECK[3],), ()),
        ((), (), DECK),
    ],
)
def test_cards_that_are_there_twice_or_missing_are_named(
    cards: tuple[str, ...], twice: tuple[str, ...], missing: tuple[str, ...]
) -> None:
    with refused(NotAWholeDeck, count=len(cards), twice=twice, missing=missing):
        read_typed_deck(" ".join(cards))
