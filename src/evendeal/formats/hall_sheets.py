"""The paper of the hall, of events of any format: badges, seat cards, table cards, door sheets."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

from evendeal.formats.print_order import PrintOrder
from evendeal.formats.public_side import AnyPublicSide
from evendeal.ids import EventId
from evendeal.printing.document import Document
from evendeal.printing.door_sheets import door_sheets
from evendeal.printing.hall_cards import badge_cards, seat_cards, table_cards
from evendeal.printing.words import PaperWords
from evendeal.views.absent import NoSuchTable
from evendeal.views.hall_sheets import NoSeatsDrawn, SeatedTable

BADGES, SEAT_CARDS, TABLE_CARDS, DOOR_SHEETS = (
    "badges",
    "seat-cards",
    "table-cards",
    "door-sheets",
)
HALL_SHEETS = (BADGES, SEAT_CARDS, TABLE_CARDS, DOOR_SHEETS)
"""What every event has for its hall."""

Sheet: TypeAlias = Callable[[AnyPublicSide, EventId, PrintOrder, PaperWords], Document]


def hall_document(public: AnyPublicSide, event: EventId, sheet: str, order: PrintOrder) -> Document:
    """One of the sheets of the hall; nobody is on it who may not be seen in public yet.

    Args:
        sheet: one of `HALL_SHEETS`.

    Raises:
        NoSeatsDrawn: seat cards of a session whose seats are not public.
        NoSuchSession, NoSuchTable: the event has fewer.
        NotInstalled: nothing can be printed here.
    """
    return SHEETS[sheet](public, event, order, PaperWords(public.language(event, order)))


def _badges(
    public: AnyPublicSide, event: EventId, order: PrintOrder, words: PaperWords
) -> Document:
    facts = public.hall(event)
    holders = tuple(
        each for each in facts.holders if _is_meant(order, each.entry, each.player or each.team)
    )
    return badge_cards(facts, holders, words, address=order.address, path=public.entry_path)


def _seat_cards(
    public: AnyPublicSide, event: EventId, order: PrintOrder, words: PaperWords
) -> Document:
    facts = public.hall(event)
    tables = tuple(
        replace(
            table,
            seats=tuple(each for each in table.seats if _is_meant(order, each.entry, each.player)),
        )
        for table in _tables(public, event, order)
    )
    if not any(table.seats for table in tables):
        raise NoSeatsDrawn(event=event, session=order.session)
    return seat_cards(facts, tables, words, address=order.address)


def _table_cards(
    public: AnyPublicSide, event: EventId, order: PrintOrder, words: PaperWords
) -> Document:
    tables = _tables(public, event, order)
    return table_cards(public.hall(event), tables, words, address=order.address)


def _door_sheets(
    public: AnyPublicSide, event: EventId, order: PrintOrder, words: PaperWords
) -> Document:
    return door_sheets(public.hall(event), _tables(public, event, order), words)


def _tables(public: AnyPublicSide, event: EventId, order: PrintOrder) -> tuple[SeatedTable, ...]:
    tables = public.seated(event, order.session)
    if order.table is None:
        return tables
    found = tuple(each for each in tables if each.table == order.table)
    if not found:
        raise NoSuchTable(event=event, table=order.table, tables=len(tables))
    return found


def _is_meant(order: PrintOrder, entry: str, player: str) -> bool:
    return order.entry in (None, entry) and order.player in ("", player)


SHEETS: Mapping[str, Sheet] = {
    BADGES: _badges,
    SEAT_CARDS: _seat_cards,
    TABLE_CARDS: _table_cards,
    DOOR_SHEETS: _door_sheets,
}
