"""What the archive of an event of poker has beside what every archive has: its results as csv."""

from collections.abc import Iterator

from evendeal.director.archived import Archived
from evendeal.director.archiving import STANDINGS
from evendeal.formats.duplicate.results_csv import DEAL_FILES
from evendeal.notation.csv_rows import write_rows
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.poker.scoreboard import scoreboard


def standings_csv(progress: Progress) -> Iterator[str]:
    """The team table, line by line; `penalty` has the points that rulings have taken."""
    columns = (
        *("place", "shared", "entry", "name", "points", "chips", "seats_won", "decided_by"),
        "penalty",
    )
    board = scoreboard(progress, None)
    return write_rows(
        columns,
        (
            (
                line.place,
                "yes" if line.shared else "no",
                line.entry,
                line.name,
                line.points,
                line.chips,
                line.seats_won,
                line.decided_by or "",
                line.penalty or "",
            )
            for line in board.standings
        ),
    )


DEAL_ARCHIVE: Archived[Progress] = Archived(
    kind="duplicate poker",
    luck="deals",
    results="standings, chip-scores of the open deals, rulings on them",
    play="hands",
    secret="card",
    files={STANDINGS: standings_csv, **DEAL_FILES},
)
"""Standings, chip-scores and rulings."""
