"""Rows of a scoreboard: the team table and the ladders of the seats."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from evendeal.ids import EntryId, SeatNo, TableNo
from evendeal.poker.setup import Chips
from evendeal.scoring.contest import Contest
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.seat_teams.standings import Standing as Counted
from evendeal.views.figures import points_text


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the team table.

    `place` counts from 1; `shared` says that another entry holds it too. `moved` is the
    change of place since the deal before the last one opened, negative when lost.
    `decided_by` names the tie-break that put the entry before the next one, null where
    points did. `seats_won` counts the seat contests that the entry leads. `penalty` is the
    number of points that rulings have taken from `points`, null where none.
    """

    place: int
    shared: bool
    entry: EntryId
    name: str
    points: str
    chips: Chips
    moved: int
    decided_by: str | None
    seats_won: int
    penalty: str | None


@dataclass(frozen=True, slots=True)
class Rung:
    """One entry in a seat contest.

    `player` is whoever sat in the seat; of several, in turn, all of them. `chips` is the total
    chip-score of the seat. `fill` is how far the entry stands above
    the last one, as a share of the way from the last (0) to the first (1); it is for
    drawing, and nothing is computed from it.
    """

    entry: EntryId
    name: str
    player: str
    table: TableNo
    chips: Chips
    points: str
    place: int
    fill: float


@dataclass(frozen=True, slots=True)
class Ladder:
    """A seat contest: the entries that held one seat, best first."""

    seat: SeatNo
    rungs: tuple[Rung, ...]


def entry_names(progress: AnyDuplicate) -> dict[EntryId, str]:
    """The name of each entry, in the order of the entry list."""
    return {entry.id: entry.name for entry in progress.event.entries}


def standing_row(
    line: Counted,
    names: Mapping[EntryId, str],
    before: Mapping[EntryId, int],
    taken: Mapping[EntryId, Fraction],
) -> Standing:
    """A line of the team table.

    Args:
        before: the place that each entry had before; none: nobody has moved.
        taken: the points that rulings have taken.
    """
    return Standing(
        place=line.place,
        shared=line.shared,
        entry=line.entry,
        name=names[line.entry],
        points=points_text(line.points),
        chips=line.chips,
        moved=before[line.entry] - line.place if line.entry in before else 0,
        decided_by=line.decided_by.value if line.decided_by else None,
        seats_won=line.seats_won,
        penalty=points_text(taken[line.entry]) if line.entry in taken else None,
    )


def ladder(progress: AnyDuplicate, contest: Contest, names: Mapping[EntryId, str]) -> Ladder:
    """The ladder of a seat contest."""
    now = progress.sessions[contest.session]
    rungs = contest.rungs()
    first, last = rungs[0].chips, rungs[-1].chips
    rows = []
    for rung in rungs:
        rows.append(
            Rung(
                entry=rung.entry,
                name=names[rung.entry],
                player=", ".join(now.players_at(rung.table, contest.seat)),
                table=rung.table,
                chips=rung.chips,
                points=points_text(rung.points),
                place=rung.place,
                fill=float((rung.chips - last) / (first - last)) if first != last else 0.0,
            )
        )
    return Ladder(contest.seat, tuple(rows))
