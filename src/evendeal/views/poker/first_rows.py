"""The first rows of the pages of a poker event: its standings, tables, deals, or one deal."""

from collections.abc import Iterable
from fractions import Fraction

from evendeal.views.first_rows import MOST, FirstRow, figure_text, names_rows, place_text
from evendeal.views.poker.deal import DealHead, DealPage
from evendeal.views.poker.scoreboard import Scoreboard
from evendeal.views.poker.table import TableHead

_SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def standings_rows(board: Scoreboard) -> tuple[FirstRow, ...]:
    """The teams with their points; before a deal can be compared their names."""
    if not board.comparable and board.event.session == 1:
        return names_rows(line.name for line in board.standings)
    return tuple(
        FirstRow(place_text(line.place, line.shared), line.name, figure_text(Fraction(line.points)))
        for line in board.standings
    )


def tables_rows(tables: Iterable[TableHead]) -> tuple[FirstRow, ...]:
    """Tables by number with who sits there, and how many hands each has played of all."""
    return tuple(
        FirstRow(
            str(table.table),
            ", ".join(dict.fromkeys(seat.name for seat in table.seats)),
            f"{table.hands_played}/{table.hands_total}",
        )
        for table in list(tables)[:MOST]
    )


def deals_rows(deals: Iterable[DealHead]) -> tuple[FirstRow, ...]:
    """The open deals in which the tables parted most: the cards of that seat, and by how much."""
    parted = [deal for deal in deals if deal.spread and deal.swing]
    parted.sort(key=lambda deal: -Fraction(deal.spread or 0))
    return tuple(
        FirstRow(
            str(deal.deal),
            " ".join(map(_card, deal.swing.cards)) if deal.swing else "",
            figure_text(deal.spread or 0),
        )
        for deal in parted[:MOST]
    )


def deal_rows(deal: DealPage) -> tuple[FirstRow, ...]:
    """Who made how much of the seat in which the tables parted most; none while it is closed."""
    if not deal.open or deal.swing is None:
        return ()
    cells = [cell for row in deal.rows for cell in row.cells if cell.seat == deal.swing.seat]
    cells.sort(key=lambda cell: -Fraction(cell.chips))
    return tuple(
        FirstRow("", cell.name, figure_text(cell.chips, signed=True)) for cell in cells[:MOST]
    )


def _card(card: str) -> str:
    rank, suit = card[0], card[1]
    return f"{'10' if rank == 'T' else rank}{_SUITS[suit]}"
