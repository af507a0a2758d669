"""Who has left the area during a session, by the notes of the tables, and for how long."""

from datetime import datetime

from evendeal.ids import DealNo, SeatNo, TableNo
from evendeal.poker.lines import Note
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.views.poker.office.parts import OfficeAway


def away(progress: AnyDuplicate, now: SessionProgress, clock: datetime) -> tuple[OfficeAway, ...]:
    """Everybody who left the area in a session: those still away first, then the latest."""
    names = {entry.id: entry.name for entry in progress.event.entries}
    notes = sorted(
        (mark.at, mark.n, table, mark.act.seat, deal, mark.act.kind)
        for (table, deal), hand in now.hands.items()
        for mark in hand.marks
        if isinstance(mark.act, Note) and mark.act.kind in ("left", "back") and mark.act.seat
    )
    gone: dict[tuple[TableNo, SeatNo], tuple[str, DealNo]] = {}
    absences: list[OfficeAway] = []

    def over(table: TableNo, seat: SeatNo, back: str | None) -> None:
        left, deal = gone[table, seat]
        seated = now.at(table, seat, deal)
        if seated is not None:
            until = clock if back is None else datetime.fromisoformat(back)
            seconds = max(0, round((until - datetime.fromisoformat(left)).total_seconds()))
            name = names[seated.entry]
            absences.append(OfficeAway(table, seat, name, seated.player, left, back, seconds))

    for at, _, table, seat, deal, kind in notes:
        if kind == "left":
            gone.setdefault((table, seat), (at, deal))
        elif (table, seat) in gone:
            over(table, seat, at)
            del gone[table, seat]
    for table, seat in gone:
        over(table, seat, None)
    return tuple(sorted(absences, key=lambda each: (each.back is None, each.left), reverse=True))
