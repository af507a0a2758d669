"""The traveller in public: one row a table, with the story of its hand."""

from collections.abc import Mapping
from dataclasses import dataclass

from evendeal.ids import EntryId, SeatNo, TableNo
from evendeal.poker.setup import Chips
from evendeal.scoring.traveller import Traveller
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.views.poker.rulings import RuledHere, ruled_here, ruled_sentence
from evendeal.views.poker.steps import HandStep, hand_steps
from evendeal.views.poker.story import StreetPlay, story


@dataclass(frozen=True, slots=True)
class Cell:
    """One table's result in one seat; `best` if no entry made more of that seat, and some less."""

    seat: SeatNo
    entry: EntryId
    name: str
    player: str
    chips: Chips
    best: bool


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table's line of the traveller, cells by seat; with `house` the chips sum to 0.

    An empty seat has no cell. `play` tells the hand, `steps` let it be played again; a table
    that never finished the deal, which is void there, has neither. `ruling` says in a sentence
    what the director has changed in this table's result; null where it is what the table
    agreed on. `ruled` says the same in fields.
    """

    table: TableNo
    cells: tuple[Cell, ...]
    house: Chips
    play: tuple[StreetPlay, ...]
    steps: tuple[HandStep, ...] = ()
    ruling: str | None = None
    ruled: tuple[RuledHere, ...] = ()


def table_rows(
    now: SessionProgress, traveller: Traveller, names: Mapping[EntryId, str]
) -> tuple[TableRow, ...]:
    """The rows of an open deal, in the order of the traveller.

    Args:
        names: of the entries.
    """
    columns = list(zip(*(row.chip_scores for row in traveller.rows), strict=True))
    rows = []
    for row in traveller.rows:
        cells = []
        for number, (chips, column) in enumerate(zip(row.chip_scores, columns, strict=True), 1):
            seated = now.at(row.table, SeatNo(number), traveller.deal)
            if seated is None:
                continue
            best = min(column) < chips == max(column)
            name = names[seated.entry]
            cells.append(Cell(SeatNo(number), seated.entry, name, seated.player, chips, best))
        hand = now.hands.get((row.table, traveller.deal))
        played = hand if hand and hand.final else None
        ruled = ruled_here(now, row.table, traveller.deal)
        rows.append(
            TableRow(
                row.table,
                tuple(cells),
                row.house,
                story(played) if played else (),
                hand_steps(played) if played else (),
                ruled_sentence(ruled),
                ruled,
            )
        )
    return tuple(rows)
