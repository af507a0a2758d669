"""What the archive of an event of poker has beside what every archive has: its results as csv."""

from collections.abc import Iterator

from evendeal.director.archived import Archived
from evendeal.director.archiving import STANDINGS
from evendeal.ids import TableNo
from evendeal.notation.csv_rows import write_rows
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.poker.scoreboard import scoreboard
from evendeal.views.poker.table import table_page

TRAVELLERS, RULINGS = "results/travellers.csv", "results/rulings.csv"


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


def travellers_csv(progress: Progress) -> Iterator[str]:
    """Every seat's chip-score in the deals that count and are open; what empty seats lost is in
    seat 0 (R11). `player` is who sat there at that deal."""
    columns = ("session", "deal", "table", "seat", "entry", "player", "chips")
    rows = sorted(_results(progress), key=lambda row: row[:4])
    return write_rows(columns, rows)


def rulings_csv(progress: Progress) -> Iterator[str]:
    """The rulings in force that explain a result; no table named: all of them."""
    columns = ("number", "session", "deal", "tables", "ruling", "rule", "reason", "late", "at")
    return write_rows(
        columns,
        (
            (
                ruling.number,
                ruling.session,
                ruling.deal or "",
                " ".join(map(str, ruling.tables)),
                ruling.sentence,
                ruling.rule,
                ruling.reason,
                "yes" if ruling.late else "no",
                ruling.at,
            )
            for ruling in scoreboard(progress, None).rulings
        ),
    )


def _results(progress: Progress) -> Iterator[tuple[int, int, int, int, str, str, object]]:
    for session, now in progress.sessions.items():
        for table in range(1, progress.event.tables + 1):
            page = table_page(progress, TableNo(table), session)
            for opened in page.opened:
                for seat in page.seats:
                    sat = now.at(page.table, seat.seat, opened.deal)
                    yield (
                        *(session, opened.deal, table, seat.seat),
                        seat.entry,
                        sat.player if sat else seat.player,
                        opened.chips[seat.seat - 1],
                    )
                if opened.house:
                    yield session, opened.deal, table, 0, "", "house", opened.house


DEAL_ARCHIVE: Archived[Progress] = Archived(
    kind="duplicate poker",
    luck="deals",
    results="standings, chip-scores of the open deals, rulings on them",
    play="hands",
    secret="card",
    files={STANDINGS: standings_csv, TRAVELLERS: travellers_csv, RULINGS: rulings_csv},
)
"""Standings, chip-scores and rulings."""
