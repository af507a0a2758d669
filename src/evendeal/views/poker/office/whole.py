"""The office made from an event's progress: matrix, figures, rulings, seats."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from statistics import median
from typing import Literal, cast

from evendeal.ids import DealNo, SeatNo, SessionNo, TableNo
from evendeal.poker.hand_stage import Stage
from evendeal.poker.played import PlayedHand
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.ruled_deals import NO_RULINGS
from evendeal.tournament.duplicate.rules import PlayRules
from evendeal.tournament.duplicate.rulings import RulingRecord, effect_to_json
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.line import stamp
from evendeal.views.about_event import event_view
from evendeal.views.absent import NoSuchSession
from evendeal.views.badges import badges
from evendeal.views.next_step import log_read_only
from evendeal.views.office import NOT_HEARD, Touch, recorded
from evendeal.views.poker.embargo.deals import is_open
from evendeal.views.poker.head import DealsFormat
from evendeal.views.poker.in_running import in_running_mode
from evendeal.views.poker.office.attention import (
    THROUGH,
    Stages,
    attention,
)
from evendeal.views.poker.office.away import away
from evendeal.views.poker.office.consequences import EffectTold
from evendeal.views.poker.office.lines import (
    RULES,
    effect_view,
    points_taken,
    ruling_text,
)
from evendeal.views.poker.office.next import next_step
from evendeal.views.poker.office.pace import (
    Paces,
    TablePace,
    forecast,
    paces,
    slow_tables,
)
from evendeal.views.poker.office.parts import (
    Attention,
    CellStage,
    Office,
    OfficeCell,
    OfficeEntry,
    OfficeOut,
    OfficeRow,
    OfficeRule,
    OfficeRuling,
    OfficeSeat,
    OfficeSummary,
)
from evendeal.views.poker.office.repairs import deck_repairs


@dataclass(frozen=True, slots=True)
class OfficeFacts:
    """What the office knows besides the progress.

    Attributes:
        now: the time of day.
        last_at: when each table last wrote in the session.
        touches: the recorders' devices that have been heard.
        read_only: why nothing can be written.
    """

    now: datetime
    last_at: Mapping[TableNo, str]
    touches: Mapping[TableNo, Touch]
    read_only: str | None = None


def office(progress: AnyDuplicate, session: SessionNo, facts: OfficeFacts) -> Office:
    """The office of a session.

    Raises:
        NoSuchSession: the event has fewer.
    """
    event = progress.event
    if not 1 <= session <= event.sessions:
        raise NoSuchSession(event=event.id, session=session, sessions=event.sessions)
    now = progress.sessions.get(session)
    tables = tuple(
        TableNo(table) for table in range(1, (len(now.tables) if now else event.tables) + 1)
    )
    play = event.play_of(session)
    columns = columns_of(play, now)
    moment = _without_pauses(now, facts.now) if now else facts.now
    stages = stages_of(now, tables, columns)
    pace = paces(_paces(now, stages), moment) if now else Paces({}, {}, {})
    over = now is None or now.ended is not None
    slow = () if over else slow_tables(pace)
    waiting = attention(progress, now, slow, facts.touches, stages) if now else ()
    matrix = tuple(_row(now, table, columns, stages, pace, facts) for table in tables)
    left = now.hands_total - now.hands_played if now else event.hands_of(session)
    closed = progress.line_ups.closed.get(session)
    return Office(
        format=cast("DealsFormat", event.format),
        event=event.id,
        event_name=event.name,
        status=_status(progress),
        recorded=recorded(progress.published),
        session=session,
        sessions=event.sessions,
        begun_at=now.begun_at if now else None,
        ended_at=now.ended_at if now else None,
        deals=columns,
        tables=tables,
        position=progress.position,
        paused=now.paused if now else None,
        now=stamp(facts.now),
        beacon=event.draw.beacon_of(session),
        known_from=event.draw.known_from(session),
        line_ups_close=progress.line_ups_close,
        line_ups_closed_at=closed.at if closed else None,
        devices=event.hall.devices.value,
        reserve_left=_reserve_left(play, now),
        hands_left=left,
        correction_minutes=correction_minutes(progress),
        in_running=in_running_mode(progress),
        read_only=None if facts.read_only is None else str(facts.read_only),
        read_only_why=None if facts.read_only is None else log_read_only(facts.read_only),
        summary=_summary(progress, play, now, facts, matrix, pace, waiting),
        matrix=matrix,
        attention=waiting,
        rulings=tuple(
            _ruling(progress, record, facts.now)
            for record in progress.rulings
            if record.session == session
        ),
        seats=_seats(progress, now),
        entries=_entries(progress, session),
        rules=tuple(
            OfficeRule(kind, title, rule, effects) for kind, (title, rule, effects) in RULES.items()
        ),
        repairs=tuple(deck_repairs(progress)),
        away=away(progress, now, facts.now) if now else (),
        about=event_view(progress),
        next_step=next_step(
            progress,
            session,
            waiting,
            matrix,
            facts.now,
            read_only=facts.read_only,
        )
        if session == progress.current
        else None,
    )


def columns_of(play: PlayRules, now: SessionProgress | None) -> tuple[DealNo, ...]:
    """The deals of the matrix: the session's own, and reserve deals that have come in."""
    deals = {DealNo(deal) for deal in range(1, play.deals + 1)}
    if now is not None:
        deals.update(now.in_force)
        deals.update(deal for _, deal in now.hands)
    return tuple(sorted(deals))


def stages_of(
    now: SessionProgress | None, tables: Sequence[TableNo], columns: Sequence[DealNo]
) -> Stages:
    """How far each table is with each deal, looked at once."""
    if now is None:
        return {}
    return {(table, deal): now.stage(table, deal) for table in tables for deal in columns}


def cell_stage(
    now: SessionProgress | None, table: TableNo, deal: DealNo, stage: Stage | None = None
) -> CellStage:
    """Where a table stands with a deal, as the matrix shows it."""
    if now is None:
        return "sealed"
    if now.rulings.get(deal, NO_RULINGS).replaced or not now.compares(deal):
        return "replaced"
    if stage is None:
        stage = now.stage(table, deal)
    if stage is Stage.ACCEPTED and is_open(now, deal):
        return "open"
    name: CellStage = stage.value
    return name


def correction_minutes(progress: AnyDuplicate) -> int:
    """How long after a session's end rulings may be made and withdrawn."""
    return progress.event.office.correction_minutes


def correction_until(progress: AnyDuplicate, session: SessionNo) -> datetime | None:
    """When the correction period of a session is over; None before the session's end."""
    now = progress.sessions.get(session)
    if now is None or now.ended_at is None:
        return None
    ended = datetime.fromisoformat(now.ended_at)
    return ended + timedelta(minutes=correction_minutes(progress))


def record_effect(record: RulingRecord) -> EffectTold:
    """A ruling's effect as screens have it."""
    return effect_view(effect_to_json(record.ruled.effect))


def _paces(now: SessionProgress, stages: Stages) -> dict[TableNo, TablePace]:
    """How fast each table has played, its pauses left out."""
    began = _without_pauses(now, datetime.fromisoformat(now.begun_at))
    by_table = {}
    for table, played in now.played.items():
        hands = [now.hands[table, deal] for deal in played if (table, deal) in now.hands]
        times = sorted(
            _without_pauses(now, datetime.fromisoformat(hand.accepted_at))
            for hand in hands
            if hand.accepted_at
        )
        left = sum(stages[table, deal] not in THROUGH for deal in now.in_force)
        # A session may be begun long before its first card: the first seal starts the clock.
        first = min((hand.begun_at for hand in hands if hand.begun_at), default=None)
        start = _without_pauses(now, datetime.fromisoformat(first)) if first else began
        by_table[table] = TablePace(max(began, start), tuple(times), left)
    return by_table


def _without_pauses(now: SessionProgress, at: datetime) -> datetime:
    """The time as if the clock had never been stopped before it."""
    stood = timedelta()
    for start, end in now.pauses:
        since = datetime.fromisoformat(start)
        until = datetime.fromisoformat(end) if end is not None else at
        stood += max(timedelta(), min(until, at) - since)
    return at - stood


def _row(
    now: SessionProgress | None,
    table: TableNo,
    columns: Sequence[DealNo],
    stages: Stages,
    pace: Paces,
    facts: OfficeFacts,
) -> OfficeRow:
    cells = []
    for deal in columns:
        hand = now.hands.get((table, deal)) if now else None
        stage = cell_stage(now, table, deal, stages.get((table, deal)))
        cells.append(OfficeCell(deal, stage, None if hand is None else _seconds(hand)))
    through = [deal for deal in columns if stages.get((table, deal)) in THROUGH]
    times = [cell.seconds for cell in cells if cell.seconds is not None]
    touch = facts.touches.get(table, NOT_HEARD)
    return OfficeRow(
        table=table,
        cells=tuple(cells),
        played=len(set(through) & set(now.in_force)) if now else 0,
        behind=pace.behind(table) if table in pace.tables else 0,
        seconds=round(median(times)) if times else None,
        last_line_at=facts.last_at.get(table),
        in_touch=touch.in_touch,
        waiting_lines=touch.waiting,
    )


def _seconds(hand: PlayedHand) -> int | None:
    if hand.begun_at is None or hand.accepted_at is None:
        return None
    begun, accepted = map(datetime.fromisoformat, (hand.begun_at, hand.accepted_at))
    return max(0, round((accepted - begun).total_seconds()))


def _summary(
    progress: AnyDuplicate,
    play: PlayRules,
    now: SessionProgress | None,
    facts: OfficeFacts,
    matrix: Sequence[OfficeRow],
    paces: Paces,
    waiting: Sequence[Attention],
) -> OfficeSummary:
    times = [cell.seconds for row in matrix for cell in row.cells if cell.seconds is not None]
    end, plus_minus = None, None
    if now is not None and now.ended is None and progress.record.withdrawn is None:
        moment = _without_pauses(now, facts.now)
        end_of_play = forecast(paces, moment)
        if end_of_play is not None:
            end = stamp(facts.now + (end_of_play.end - moment))
            plus_minus = max(1, round(end_of_play.plus_minus.total_seconds() / 60))
    return OfficeSummary(
        open=now.comparable if now else 0,
        deals=len(now.in_force) if now else play.deals,
        median_seconds=round(median(times)) if times else None,
        forecast_end=end,
        forecast_plus_minus_minutes=plus_minus,
        recorders_in_touch=sum(row.in_touch for row in matrix),
        tables=progress.event.tables,
        disputes=sum(each.kind == "dispute" for each in waiting),
        attention=len(waiting),
    )


def _ruling(progress: AnyDuplicate, record: RulingRecord, now: datetime) -> OfficeRuling:
    ruled = record.ruled
    names = {entry.id: entry.name for entry in progress.event.entries}
    effect = record_effect(record)
    until = correction_until(progress, SessionNo(record.session))
    deal = DealNo(ruled.deal) if ruled.deal else None
    return OfficeRuling(
        number=record.number,
        session=SessionNo(record.session),
        kind=ruled.kind,
        deal=deal,
        tables=ruled.tables,
        effect=effect,
        sentence=ruling_text(ruled.kind, deal, ruled.tables, effect, names),
        rule=ruled.rule,
        reason=ruled.reason,
        late=ruled.late,
        by=record.by,
        at=record.at,
        withdrawn=record.withdrawn,
        withdrawable=record.withdrawn is None and (until is None or now < until),
        until=None if until is None else stamp(until),
    )


def _reserve_left(play: PlayRules, now: SessionProgress | None) -> int:
    """Reserve deals of the session that have not come in for another deal."""
    if now is None:
        return play.reserve
    used = sum(rulings.replaced for rulings in now.rulings.values())
    return max(0, play.reserve - used)


def _seats(progress: AnyDuplicate, now: SessionProgress | None) -> tuple[OfficeSeat, ...]:
    if now is None:
        return ()
    names = {entry.id: entry.name for entry in progress.event.entries}
    return tuple(
        OfficeSeat(
            table, seat, seated.entry, names[seated.entry], seated.player, _out(now, table, seat)
        )
        for table in now.played
        for seat in now.play.occupied
        if (seated := now.at(table, seat)) is not None
    )


def _out(now: SessionProgress, table: TableNo, seat: SeatNo) -> OfficeOut | None:
    out = now.out(table, seat)
    return None if out is None else OfficeOut(out.rule, out.reason, out.by, out.at)


def _entries(progress: AnyDuplicate, session: SessionNo) -> tuple[OfficeEntry, ...]:
    taken, worn = progress.penalties, badges(progress.event.entries)
    return tuple(
        OfficeEntry(
            entry.id,
            entry.name,
            progress.lineups.get((session, entry.id), entry.players),
            points_taken(str(taken[entry.id])) if entry.id in taken else None,
            worn[entry.id].letters,
            worn[entry.id].colour,
        )
        for entry in progress.event.entries
    )


def _status(progress: AnyDuplicate) -> Literal["sealed", "running", "finished"]:
    if progress.finished:
        return "finished"
    return "running" if progress.sessions else "sealed"
