"""A ruling as the office's form says it, held against what has happened."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from evendeal.director.office.acts import Act, PreviewedAct, read_session
from evendeal.director.office.refusals import NoSuchEntry, RuleNumberMissing, RulingReasonMissing
from evendeal.formats.duplicate.office.refusals import (
    CannotBeTakenBack,
    CorrectionPeriodOver,
    DealReplaced,
    FouledAlone,
    NobodyPlayedItRight,
    NoResultToCompare,
    NoSuchRuling,
    NothingPlayed,
    NotInSession,
    PenaltyOfNothing,
    PlayedAlready,
    ReplaceEverywhere,
    RuledOtherwise,
    StillFrozen,
    TooLateToReplace,
)
from evendeal.ids import DealNo, SeatNo, SessionNo, TableNo
from evendeal.poker.hand_stage import Stage
from evendeal.poker.refusals import NoSuchSeat
from evendeal.reason import Reason
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.ruled_deals import NO_RULINGS
from evendeal.tournament.duplicate.rulings import (
    RULING_LINES,
    Adjusted,
    Fouled,
    NotPlayed,
    Penalised,
    Replaced,
    Ruled,
    Stands,
    Voided,
    Withdrawn,
)
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.line import stamp
from evendeal.views.absent import NoSuchDeal, NoSuchTable
from evendeal.views.poker.office.whole import columns_of, correction_until


class RulingForm(PreviewedAct, frozen=True, kw_only=True):
    """A ruling as it is sent. `effect` is as the log has it.

    For example `{"as": "void", "adjust": {"3": "150"}}`.
    """

    kind: str
    deal: int | None = None
    tables: tuple[int, ...] = ()
    effect: dict[str, Any]
    rule: str
    reason: str
    late: bool = False
    session: SessionNo | None = None


def read_ruling(progress: AnyDuplicate, form: RulingForm, now: datetime, *, preview: bool) -> Act:
    """The ruling that the office's form says, if it can be made as things stand.

    Args:
        preview: nothing is written, for which rule and reason may still be missing.

    Raises:
        NotABody: the form says no ruling.
        Refused: as described above.
    """
    session = read_session(progress, form.session)
    rule, reason = form.rule.strip(), form.reason.strip()
    if not preview and not rule:
        raise RuleNumberMissing
    if not preview and not reason:
        raise RulingReasonMissing
    ruled = RULING_LINES.read(
        {
            "do": "rule",
            "kind": form.kind,
            "deal": form.deal or 0,
            "tables": sorted(set(form.tables)),
            "effect": _with_chips(progress, session, form),
            "rule": rule or "-",
            "reason": reason,
            "late": form.late,
        }
    )
    assert isinstance(ruled, Ruled)
    return Act(_place(session, ruled.tables), _checked(progress, session, ruled, now))


FAULT_BLINDS = 3
"""So many big blinds is the fault of a seat worth for which a deal was not played (R69)."""


def _with_chips(progress: AnyDuplicate, session: SessionNo, form: RulingForm) -> dict[str, Any]:
    """An effect as the log will have it: what a fault costs is not for the form to say."""
    effect = form.effect
    if effect.get("as") != "not_played" or "chips" in effect:
        return effect
    now = progress.sessions[session]
    blinds = now.play.blinds_of(now.origin(DealNo(form.deal or 0)))
    return {**effect, "chips": FAULT_BLINDS * blinds.big_blind if effect.get("fault") else 0}


def read_withdrawal(progress: AnyDuplicate, number: int, reason: str, now: datetime) -> Act:
    """The withdrawal of a ruling in force, within its time.

    Raises:
        NoSuchRuling, CorrectionPeriodOver.
    """
    record = progress.rulings[number - 1] if 1 <= number <= len(progress.rulings) else None
    if record is None or record.withdrawn is not None:
        raise NoSuchRuling(ruling=number)
    session = SessionNo(record.session)
    require_in_time(progress, session, now)
    return Act(_place(session, record.ruled.tables), Withdrawn(number, reason))


def require_in_time(progress: AnyDuplicate, session: SessionNo, now: datetime) -> None:
    """Nothing, if the correction period of the session is not over.

    Raises:
        CorrectionPeriodOver: it is.
    """
    until = correction_until(progress, session)
    if until is not None and now >= until:
        raise CorrectionPeriodOver(until=stamp(until))


def require_effect(progress: AnyDuplicate, trial: AnyDuplicate, act: Act) -> None:
    """Nothing, if the trial of a ruling or withdrawal leaves everything in order.

    Raises:
        StillFrozen, CannotBeTakenBack.
    """
    session = act.place[0]
    now, then = progress.sessions[session], trial.sessions[session]
    match act.body:
        case Ruled(effect=Stands(), deal=number, tables=tables):
            deal = DealNo(number)
            for table in tables or tuple(now.played):
                if then.stage(table, deal) is Stage.FROZEN:
                    raise StillFrozen(table=table, deal=deal)
        case Withdrawn(ruling=number):
            _require_not_public(progress, now, number)
            _require_free(now, then, number)
        case _:
            pass


def _place(session: SessionNo, tables: Sequence[TableNo]) -> tuple[SessionNo, int, int]:
    """A ruling on one table stands at that table; any other concerns the session."""
    return session, tables[0] if len(tables) == 1 else 0, 0


def _checked(progress: AnyDuplicate, session: SessionNo, ruled: Ruled, clock: datetime) -> Ruled:
    """The ruling, `late` only if it is; refused where it cannot be."""
    now = progress.sessions[session]
    until = correction_until(progress, session)
    over = until is not None and clock >= until
    if over and not ruled.late:
        assert until is not None
        raise CorrectionPeriodOver(until=stamp(until))
    if isinstance(ruled.effect, Penalised):
        if all(entry.id != ruled.effect.entry for entry in progress.event.entries):
            raise NoSuchEntry(entry=ruled.effect.entry)
        if all(ruled.effect.entry not in row for row in now.lineup.tables):
            raise NotInSession(entry=ruled.effect.entry, session=session)
        if ruled.effect.points <= 0:
            raise PenaltyOfNothing(points=str(ruled.effect.points))
        return replace(ruled, deal=0, tables=(), late=over)
    deal = DealNo(ruled.deal)
    for table in ruled.tables:
        if table not in now.played:
            raise NoSuchTable(event=progress.event.id, table=table, tables=len(now.played))
    if deal not in columns_of(now.play, now):
        raise NoSuchDeal(event=progress.event.id, deal=deal, deals=now.deals)
    if now.rulings.get(deal, NO_RULINGS).replaced or not now.compares(deal):
        raise DealReplaced(deal=deal)
    _require_seats(now, ruled)
    _require_tables(now, ruled, deal, session)
    return replace(ruled, late=over)


def _require_seats(now: SessionProgress, ruled: Ruled) -> None:
    seats: Iterable[SeatNo] = ()
    if isinstance(ruled.effect, Voided | Adjusted):
        seats = ruled.effect.adjust
    elif isinstance(ruled.effect, NotPlayed):
        seats = ruled.effect.fault
    for seat in seats:
        # Of individuals a seat may be empty at one of the tables.
        absent = isinstance(ruled.effect, NotPlayed) and any(
            seat not in now.seated_at[table - 1] for table in ruled.tables or tuple(now.played)
        )
        if absent or seat not in now.play.occupied:
            raise NoSuchSeat(seat=seat, seats=now.play.seats)


def _require_tables(now: SessionProgress, ruled: Ruled, deal: DealNo, session: SessionNo) -> None:
    tables = ruled.tables or tuple(now.played)
    match ruled.effect:
        case Replaced():
            if now.ended is not None:
                raise TooLateToReplace(session=session)
        case Voided() | NotPlayed():
            if isinstance(ruled.effect, NotPlayed):
                for table in tables:
                    if (table, deal) in now.hands and now.hands[table, deal].final:
                        raise PlayedAlready(table=table, deal=deal)
            void = now.rulings.get(deal, NO_RULINGS).void | set(tables)
            many = len(void) * 2 > len(now.tables)
            # Once a session has ended, nothing can be played in the deal's place.
            if many and (now.ended is None or len(void) == len(now.tables)):
                raise ReplaceEverywhere(deal=deal, void=len(void), tables=len(now.tables))
        case Fouled():
            _require_group(now, deal, tables)
        case _:
            for table in ruled.tables:
                if (table, deal) not in now.hands and now.stage(table, deal) is Stage.SEALED:
                    raise NothingPlayed(table=table, deal=deal)


def _require_group(now: SessionProgress, deal: DealNo, tables: Sequence[TableNo]) -> None:
    """Nothing, if these tables can be compared among themselves."""
    in_force = now.rulings.get(deal, NO_RULINGS)
    for table in tables:
        if table in in_force.void or in_force.group_of(table):
            raise RuledOtherwise(table=table, deal=deal)
        hand = now.hands.get((table, deal))
        if hand is None or hand.made_at_table() is None:
            raise NoResultToCompare(table=table, deal=deal)
    if len(tables) < 2:
        raise FouledAlone(table=tables[0], deal=deal)
    if in_force.void.union(tables, *in_force.fouled) >= set(now.played):
        raise NobodyPlayedItRight(deal=deal)


def _require_not_public(progress: AnyDuplicate, now: SessionProgress, number: int) -> None:
    """Nothing, if no result is public that counts only because the ruling let it stand."""
    deal = DealNo(progress.rulings[number - 1].ruled.deal)
    if deal in now.opened and any(
        not before.final for _, before in progress.ruling_book.let_stand_by(number)
    ):
        why = Reason(
            "ruling-result-public",
            "deal {deal} is public with the result that it let stand",
            deal=deal,
        )
        raise CannotBeTakenBack(ruling=number, why=why)


def _require_free(now: SessionProgress, then: SessionProgress, number: int) -> None:
    """Nothing rests on a ruling that is to be withdrawn."""
    for old, new in zip(now.slots, then.slots, strict=True):
        gone = old is not None and old != new and old > now.deals
        if gone and any(deal == old for _, deal in now.hands):
            why = Reason(
                "ruling-reserve-begun", "reserve deal {deal} has been begun in its place", deal=old
            )
            raise CannotBeTakenBack(ruling=number, why=why)
    for deal in then.in_force:
        waiting = [table for table in then.played if not then.through(table, deal)]
        if deal in then.opened and waiting:
            why = Reason(
                "ruling-deal-public",
                "deal {deal} is public, and table {table} would have to play it",
                deal=deal,
                table=waiting[0],
            )
            raise CannotBeTakenBack(ruling=number, why=why)
        if then.ended is not None and deal not in then.opened:
            why = Reason(
                "ruling-session-ended",
                "the session has ended, and deal {deal} would have to be played",
                deal=deal,
            )
            raise CannotBeTakenBack(ruling=number, why=why)
