"""Order files: the deck-orders of a session as a dealing machine reads them; docs/notation.md.

Without cards, for whoever runs the machine: the deals and the labels of their decks alone.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

from evendeal.cards import DeckOrder
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.labels import write_label
from evendeal.notation.csv_rows import write_rows
from evendeal.notation.decks_csv import write_decks

OrderKind: TypeAlias = Literal["csv", "text", "json"]
ORDER_KINDS: tuple[OrderKind, ...] = get_args(OrderKind)
ENDINGS: dict[OrderKind, str] = {"csv": "csv", "text": "txt", "json": "json"}

FORMAT, VERSION = "evendeal-deck-orders", 1


@dataclass(frozen=True, slots=True)
class SessionDecks:
    """The decks of a session.

    Attributes:
        tables: each has a deck of every deal.
        deals: those of the session; what is numbered above them is a reserve deal.
        decks: how many there are at each table, reserve decks with them.
    """

    event: EventId
    session: SessionNo
    tables: int
    deals: int
    decks: int

    def reserve(self, deal: int) -> int | None:
        """Which reserve deal it is, from 1; None for a deal of the session."""
        return deal - self.deals if deal > self.deals else None

    def labels(self, deal: int) -> list[str]:
        """What stands on its decks, by table."""
        tables = range(1, self.tables + 1)
        return [write_label(self.session, table, deal) for table in tables]


def order_file_name(session: int, kind: OrderKind) -> str:
    """`decks-1.csv`."""
    return f"decks-{session}.{ENDINGS[kind]}"


def write_order_file(
    kind: OrderKind, of: SessionDecks, decks: Mapping[DealNo, DeckOrder]
) -> Iterator[str]:
    """An order file, piece by piece.

    Args:
        decks: each of the session, by the number of its deal.
    """
    match kind:
        case "csv":
            yield from write_decks(decks, deals=of.deals)
        case "text":
            yield from _heading(of)
            for deal, deck in sorted(decks.items()):
                yield f"{_deal_words(of, deal)}: {deck}\n"
        case "json":
            yield _as_json(of, {deal: deck.cards for deal, deck in decks.items()})


def write_deck_codes(kind: OrderKind, of: SessionDecks) -> Iterator[str]:
    """Which deck is made for which table, piece by piece: no card is in it."""
    deals = [DealNo(deal) for deal in range(1, of.decks + 1)]
    match kind:
        case "csv":
            rows = (
                (deal, of.reserve(deal) or "", table, label)
                for deal in deals
                for table, label in enumerate(of.labels(deal), 1)
            )
            yield from write_rows(("deal", "reserve", "table", "label"), rows)
        case "text":
            yield from _heading(of)
            for deal in deals:
                yield f"{_deal_words(of, deal)}: {' '.join(of.labels(deal))}\n"
        case "json":
            yield _as_json(of, dict.fromkeys(deals))


def _heading(of: SessionDecks) -> Iterator[str]:
    yield f"# {FORMAT} {VERSION}\n"
    yield f"# event {of.event}, session {of.session}, tables {of.tables}, top card first\n"


def _deal_words(of: SessionDecks, deal: int) -> str:
    reserve = of.reserve(deal)
    return f"deal {deal}" if reserve is None else f"deal {deal} (reserve {reserve})"


def _as_json(of: SessionDecks, cards: Mapping[DealNo, tuple[str, ...] | None]) -> str:
    def written(deal: DealNo) -> dict[str, Any]:
        row = {"deal": deal, "reserve": of.reserve(deal), "labels": of.labels(deal)}
        found = cards[deal]
        return row if found is None else row | {"cards": list(found)}

    head = {
        "format": FORMAT,
        "version": VERSION,
        "event": of.event,
        "session": of.session,
        "tables": of.tables,
        "deals": of.deals,
    }
    # A deck a line, so that a person can compare two files.
    lines = ",\n".join(json.dumps(written(deal)) for deal in sorted(cards))
    return f'{json.dumps(head)[:-1]}, "decks": [\n{lines}\n]}}\n'
