"""A deck that was laid out and typed, or read by a scanner: 52 cards from the top down.

What is wrong with it is said by its own cards alone: nothing here knows of a seal.
"""

import re

from evendeal.cards import DECK, RANKS, Card, DeckOrder
from evendeal.errors import Refused
from evendeal.notation.refusals import quoted

SUIT_SIGNS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s", "♧": "c", "♢": "d", "♡": "h", "♤": "s"}
_CARD = re.compile(rf"(10|[{RANKS}{RANKS.lower()}])([cdhsCDHS{''.join(SUIT_SIGNS)}])\ufe0f?")
_BETWEEN = re.compile(r"[\s,;]*")


class NotACardTyped(Refused):
    """A place in typed cards at which no card stands.

    Attributes:
        line, column: from 1.
        text: what stands there.
    """

    def __init__(self, *, line: int, column: int, text: str) -> None:
        super().__init__(
            f"line {line}, column {column}: {quoted(text)} is not a card; a card is a rank "
            f"(2 to 10 or T, J, Q, K, A) and a suit (c, d, h, s)"
        )
        self.line = line
        self.column = column
        self.text = text


class NotAWholeDeck(Refused):
    """Typed cards of which some are there twice or missing.

    Attributes:
        count: how many cards were typed.
        twice: those that stand there more than once, each named once.
        missing: those that do not stand there.
    """

    def __init__(self, *, count: int, twice: tuple[Card, ...], missing: tuple[Card, ...]) -> None:
        parts = [f"{count} cards"]
        if twice:
            parts.append(f"twice: {' '.join(twice)}")
        if missing:
            parts.append(f"missing: {' '.join(missing)}")
        super().__init__(f"this is not a whole deck: {'; '.join(parts)}")
        self.count = count
        self.twice = twice
        self.missing = missing


def read_typed_deck(text: str) -> DeckOrder:
    """The deck-order that was typed: cards with anything of spaces, commas or lines between them.

    `7d`, `7D`, `7♦`, `Td`, `10d` are cards; a space between rank and suit is not read.

    Raises:
        NotACardTyped: something else stands there.
        NotAWholeDeck: a card is there twice, or is missing.
    """
    cards: list[Card] = []
    at = _after_gap(text, 0)
    while at < len(text):
        found = _CARD.match(text, at)
        if found is None:
            before = text[:at]
            column = at - (before.rfind("\n") + 1) + 1
            (word,) = re.findall(r"\A[^\s,;]+", text[at : at + 40])
            raise NotACardTyped(line=before.count("\n") + 1, column=column, text=word)
        cards.append(_spelled(*found.groups()))
        at = _after_gap(text, found.end())
    twice = tuple(card for card in DECK if cards.count(card) > 1)
    missing = tuple(card for card in DECK if card not in cards)
    if twice or missing:
        raise NotAWholeDeck(count=len(cards), twice=twice, missing=missing)
    return DeckOrder(tuple(cards))


def typed_card(text: str) -> Card | None:
    """The card that this word is, however it is spelled; None if it is none."""
    found = _CARD.fullmatch(text)
    return None if found is None else _spelled(*found.groups())


def _spelled(rank: str, suit: str) -> Card:
    return ("T" if rank == "10" else rank.upper()) + SUIT_SIGNS.get(suit, suit.lower())


def _after_gap(text: str, at: int) -> int:
    gap = _BETWEEN.match(text, at)
    assert gap is not None
    return gap.end()
