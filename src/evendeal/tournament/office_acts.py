"""What the office does beside rulings, folded into a session: seats, clock, calls."""

from evendeal.ids import SeatNo, TableNo
from evendeal.tournament.acts import (
    Answered,
    OfficeAct,
    Paused,
    Resumed,
    Substituted,
)
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OutOfPlace
from evendeal.tournament.schedule import Seated
from evendeal.tournament.session import SessionProgress, Substitution


def take_act(now: SessionProgress, act: OfficeAct, line: Line) -> bool:
    """Count one act of the office; whether it changes what the public sees.

    Raises:
        OutOfPlace: it is about a table or seat that is not there.
    """
    table = TableNo(line.table)
    match act:
        case Paused():
            now.pauses += () if now.paused is not None else ((line.at, None),)
            now.paused = act.reason
        case Resumed():
            if now.paused is not None:
                now.paused = None
                now.pauses = (*now.pauses[:-1], (now.pauses[-1][0], line.at))
        case Answered():
            hand = now.owned(act.table, act.deal)
            if hand is not None:
                hand.answer()
                now.answer((act.table,), act.deal, line.at)
        case Substituted() if table in now.played and now.at_seat(table, act.seat):
            _substitute(now, table, act, line)
            return True
        case _:
            raise OutOfPlace(position=line.position, why=f"there is no table {table} for it")
    return False


def _substitute(now: SessionProgress, table: TableNo, act: Substituted, line: Line) -> None:
    row = list(now.tables[table - 1])
    gone = row[act.seat - 1]
    assert gone is not None
    for deal in now.begun[table]:
        # Who played the hands so far stays written beside them.
        now.seated.setdefault((table, deal), now.tables[table - 1])
    row[act.seat - 1] = Seated(gone.entry, act.player)
    now.tables = (*now.tables[: table - 1], tuple(row), *now.tables[table:])
    change = Substitution(
        table, SeatNo(act.seat), gone.player, act.player, act.reason, line.at, line.by
    )
    now.substitutions += (change,)
