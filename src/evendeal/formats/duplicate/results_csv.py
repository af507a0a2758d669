"""What the archives of all events of duplicate poker have: chip-scores and rulings as csv."""

from collections.abc import Callable, Iterator

from evendeal.notation.csv_rows import write_rows
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.views.poker.rulings import public_rulings
from evendeal.views.poker.table import table_page


def travellers_csv(progress: AnyDuplicate) -> Iterator[str]:
    """Every seat's chip-score in the deals that count and are open; what empty seats lost is in
    seat 0 (R11). `player` is who sat there at that deal."""
    columns = ("session", "deal", "table", "seat", "entry", "player", "chips")
    rows = sorted(_results(progress), key=lambda row: row[:4])
    return write_rows(columns, rows)


def rulings_csv(progress: AnyDuplicate) -> Iterator[str]:
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
            for ruling in public_rulings(progress)
        ),
    )


def _results(progress: AnyDuplicate) -> Iterator[tuple[int, int, int, int, str, str, object]]:
    for session, now in progress.sessions.items():
        for table in now.played:
            page = table_page(progress, table, session)
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


DEAL_FILES: dict[str, Callable[[AnyDuplicate], Iterator[str]]] = {
    "results/travellers.csv": travellers_csv,
    "results/rulings.csv": rulings_csv,
}
