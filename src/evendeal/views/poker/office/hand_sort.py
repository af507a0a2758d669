"""Deck-orders on paper, for clubs without a dealing machine: every card of a session.

For the deck custodian alone, and for whoever sorts; none of them plays.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from evendeal.cards import DeckOrder
from evendeal.cards.card import Card
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.labels import write_label
from evendeal.tournament.duplicate.progress import AnyDuplicate


@dataclass(frozen=True, slots=True)
class SortedPack:
    """A pack that is put into this order: for which table, and the label that it gets."""

    table: TableNo
    label: str


@dataclass(frozen=True, slots=True)
class HandSortDeal:
    """The order of one deal: 52 cards, top card first, and a pack for each table.

    `reserve` counts the reserve deals; None for a deal of the session.
    """

    deal: DealNo
    reserve: int | None
    cards: tuple[Card, ...]
    packs: tuple[SortedPack, ...]


@dataclass(frozen=True, slots=True)
class HandSort:
    """The deals of a session, in the order of their numbers."""

    name: str
    session: SessionNo
    language: str | None
    deals: tuple[HandSortDeal, ...]


def hand_sort(
    progress: AnyDuplicate,
    session: SessionNo,
    decks: Mapping[DealNo, DeckOrder],
    table: TableNo | None,
) -> HandSort:
    """The deck-orders of a session with the packs that are put into them.

    Args:
        table: whose packs alone are meant; None: those of every table.
    """
    event = progress.event
    play = event.play_of(session)
    tables = range(1, event.tables + 1) if table is None else (table,)
    return HandSort(
        name=event.name,
        session=session,
        language=event.programme.language,
        deals=tuple(
            HandSortDeal(
                deal=deal,
                reserve=play.reserve_number(deal),
                cards=decks[deal].cards,
                packs=tuple(
                    SortedPack(TableNo(number), write_label(session, number, deal))
                    for number in tables
                ),
            )
            for deal in sorted(decks)
        ),
    )
