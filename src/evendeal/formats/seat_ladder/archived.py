"""What the archive of an event of individuals has: ladders and awards as csv."""

from collections.abc import Iterator

from evendeal.director.archived import Archived
from evendeal.director.archiving import STANDINGS
from evendeal.formats.duplicate.results_csv import DEAL_FILES
from evendeal.notation.csv_rows import write_rows
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.views.poker.ladder_board import ladder_board

LADDERS = "results/ladders.csv"


def awards_csv(progress: LadderProgress) -> Iterator[str]:
    """The order of awards as far as it is known; where who is no finalist left, and how.

    An event for points has no column of prizes.
    """
    money = progress.event.awards.money
    columns = ("rank", "shared", "entry", "name", "session", "place", "field")
    return write_rows(
        (*columns, "prize") if money else columns,
        (
            (
                row.rank,
                "yes" if row.shared > 1 else "no",
                row.entry,
                row.name,
                row.session or "",
                row.place or "",
                row.field or "",
                *(["" if row.prize is None else row.prize] if money else []),
            )
            for row in ladder_board(progress, None).awards
        ),
    )


def ladders_csv(progress: LadderProgress) -> Iterator[str]:
    """Every ladder of every session, place by place; `carried` is empty for who left."""
    columns = (
        *("session", "seat", "place", "entry", "name", "table", "rank", "points"),
        *("opening", "net", "penalty", "total", "carried"),
    )
    return write_rows(columns, _rows(progress))


def _rows(progress: LadderProgress) -> Iterator[tuple[object, ...]]:
    for session in progress.sessions:
        for ladder in ladder_board(progress, None, session).ladders:
            for row in ladder.rows:
                yield (
                    *(session, ladder.seat, row.place, row.entry, row.name, row.table, row.rank),
                    *(row.points, row.opening, row.net, row.penalty, row.total),
                    "" if row.carried is None else row.carried,
                )


LADDER_ARCHIVE: Archived[LadderProgress] = Archived(
    kind="individual duplicate poker",
    luck="deals",
    results="awards, ladders, chip-scores of the open deals, rulings on them",
    play="hands",
    secret="card",
    files={STANDINGS: awards_csv, LADDERS: ladders_csv, **DEAL_FILES},
)
"""Awards, ladders, chip-scores and rulings."""
