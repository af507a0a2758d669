"""What the office does beside rulings, folded into a session: seats, clock, calls."""

from dataclasses import replace
from typing import TypeAlias

from evendeal.ids import SeatNo, TableNo
from evendeal.lines.acts import Answered
from evendeal.reason import Reason
from evendeal.tournament.clock_acts import Paused, Resumed
from evendeal.tournament.duplicate.acts import BroughtBack, Substituted, TakenOut
from evendeal.tournament.duplicate.seated import Seated
from evendeal.tournament.duplicate.session import SessionProgress, Substitution, TakenOutRecord
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OutOfPlace

SeatAct: TypeAlias = Answered | Substituted | TakenOut | BroughtBack | Paused | Resumed
"""What of it changes a session that has begun."""

LEAST_PLAYERS = 2
"""So many of a table's players must still play when others are taken out."""


def take_act(now: SessionProgress, act: SeatAct, line: Line) -> bool:
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
        case TakenOut() if table in now.played and now.at_seat(table, act.seat):
            _take_out(now, table, act, line)
            return True
        case BroughtBack() if table in now.played and now.out(table, act.seat):
            _bring_back(now, table, act.seat, act.reason, line)
            return True
        case _:
            raise OutOfPlace(
                position=line.position,
                why=Reason("place-no-table", "there is no table {table} for it", table=table),
            )
    return False


def may_take_out(now: SessionProgress, table: TableNo, seat: SeatNo) -> bool:
    """Whether at least two players of a table are left when this one is out."""
    row = now.tables[table - 1]
    playing = {SeatNo(number) for number, sat in enumerate(row, 1) if sat is not None}
    return len(playing - now.seats_out(table) - {seat}) >= LEAST_PLAYERS


def _take_out(now: SessionProgress, table: TableNo, act: TakenOut, line: Line) -> None:
    seated = now.at_seat(table, act.seat)
    assert seated is not None
    if now.out(table, act.seat) is not None or not may_take_out(now, table, act.seat):
        why = Reason(
            "place-seat-out",
            "seat {seat} of table {table} is out already, or too few would play there",
            seat=act.seat,
            table=table,
        )
        raise OutOfPlace(position=line.position, why=why)
    made = TakenOutRecord(table, SeatNo(act.seat), seated, act.rule, act.reason, line.at, line.by)
    now.taken_out += (made,)
    _from_the_next_deal(now, table)


def _bring_back(
    now: SessionProgress, table: TableNo, seat: SeatNo, reason: str, line: Line
) -> None:
    out = now.out(table, seat)
    now.taken_out = tuple(
        replace(each, back=(line.by, line.at, reason)) if each is out else each
        for each in now.taken_out
    )
    _from_the_next_deal(now, table)


def _from_the_next_deal(now: SessionProgress, table: TableNo) -> None:
    """Have a hand begin without those who are out of which no more than a note was written."""
    for deal in now.begun[table]:
        if now.hands[table, deal].untouched:
            hand = now.owned(table, deal)
            assert hand is not None
            hand.without(now.seats_out(table))


def _substitute(now: SessionProgress, table: TableNo, act: Substituted, line: Line) -> None:
    row = list(now.tables[table - 1])
    gone = row[act.seat - 1]
    assert gone is not None
    for deal in now.begun[table]:
        # Who played the hands so far stays written beside them.
        now.seated.setdefault((table, deal), now.tables[table - 1])
    row[act.seat - 1] = Seated(gone.entry, act.player)
    # Whoever comes in for a player who is out plays.
    _bring_back(now, table, act.seat, act.reason, line)
    now.tables = (*now.tables[: table - 1], tuple(row), *now.tables[table:])
    now.substitutions += (Substitution(table, act, gone.player, line.at, line.by),)
