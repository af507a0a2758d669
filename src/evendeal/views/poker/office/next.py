"""The next legal step of an event of poker."""

from collections.abc import Sequence
from datetime import datetime

from evendeal.ids import SessionNo
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.refusals import HandsLeft
from evendeal.tournament.steps import BEGIN, CLOSE_LINE_UPS, END, RESUME, Step
from evendeal.views.next_step import (
    NextStep,
    StepLink,
    resume_step,
    when_known,
    whole_step,
)
from evendeal.views.poker.office.parts import (
    Attention,
    AttentionKind,
    OfficeRow,
)
from evendeal.views.text import Text, says

FIRST: dict[AttentionKind, Text] = {
    "held": says("do-look-at-table"),
    "dispute": says("do-rule"),
    "frozen": says("do-look-and-rule"),
    "call": says("do-answer"),
    "repair": says("do-repair"),
}
"""What comes before anything else, since nothing is final or nobody plays until it is done."""

SLOWEST = 3
"""So many tables are named that still have hands to play."""


def next_step(
    progress: AnyDuplicate,
    session: SessionNo,
    waiting: Sequence[Attention],
    matrix: Sequence[OfficeRow],
    now: datetime,
    *,
    read_only: str | None,
) -> NextStep:
    """What the director does now, or what the event waits for.

    Args:
        session: the one in play, or the next.
        waiting: what asks for the director in it.
        matrix: its tables.
        read_only: why nothing can be written.
    """
    whole = whole_step(
        progress.record,
        finished=progress.finished,
        read_only=read_only,
        rehearsal=progress.rehearsal,
    )
    if whole is not None:
        return whole
    steps = {step.do: step for step in progress.next() if session in step.sessions}
    begun = progress.sessions.get(session)
    if begun is None:
        closing = steps.get(CLOSE_LINE_UPS)
        return _close(session) if closing and closing.due else _begin(session, steps[BEGIN], now)
    return (
        _attention(session, waiting)
        or _stopped(begun, steps.get(RESUME))
        or _decks(progress, begun)
        or _end(begun, steps[END], matrix)
    )


def _close(session: SessionNo) -> NextStep:
    return NextStep(
        "close_line_ups",
        says("close-line-ups", session=session),
        says("close-line-ups-why"),
        does=says("do-close-line-ups"),
        sure=says("close-line-ups-sure", session=session),
        link=StepLink("session", says("see-line-ups")),
        session=session,
    )


def _begin(session: SessionNo, begin: Step, now: datetime) -> NextStep:
    step = NextStep(
        "begin_session",
        says("begin-session", session=session),
        says("begin-session-what"),
        does=says("begin-session", session=session),
        sure=says("begin-session-sure", session=session),
        asks=begin.beacon or None,
        session=session,
    )
    return when_known(step, begin.known_from, now)


def _attention(session: SessionNo, waiting: Sequence[Attention]) -> NextStep | None:
    """What asks for the director at a table, the gravest first."""
    for thing in waiting:
        if thing.kind in FIRST and thing.table is not None and thing.deal is not None:
            link = StepLink("hand", FIRST[thing.kind], session, thing.table, thing.deal)
            return NextStep(None, thing.title, thing.detail, link=link, session=session)
    return None


def _stopped(begun: SessionProgress, resume: Step | None) -> NextStep | None:
    if resume is None:
        return None
    what = says("stands-still")
    if begun.paused:
        what = says("stands-still-because", reason=begun.paused.rstrip("."))
    return resume_step(what, begun.session)


def _decks(progress: AnyDuplicate, begun: SessionProgress) -> NextStep | None:
    """Decks that nobody has made, before the first hand of a session."""
    given = any(each.session == begun.session for each in progress.decks.given)
    handed = any(session == begun.session for session, _, _ in progress.decks.decks)
    if progress.rehearsal or given or handed or begun.hands:
        return None
    return NextStep(
        None,
        says("make-decks", session=begun.session),
        says("make-decks-why"),
        link=StepLink("custody", says("open-custody")),
        session=begun.session,
    )


def _end(begun: SessionProgress, end: Step, matrix: Sequence[OfficeRow]) -> NextStep:
    session, why = begun.session, None
    if isinstance(end.blocked, HandsLeft):
        left = end.blocked.left
        behind = {row.table: len(begun.in_force) - row.played for row in matrix}
        slowest = sorted((table for table in behind if behind[table]), key=lambda t: -behind[t])
        more = len(slowest) > SLOWEST
        named = [int(table) for table in slowest[:SLOWEST]]
        where = says("at-tables", n=len(slowest), tables=named)
        if more:
            where = says("at-tables-and-others", tables=", ".join(map(str, named)))
        why = says("hands-left", n=left, where=where)
    return NextStep(
        "end_session",
        says("end-session", session=session),
        says("end-session-what"),
        does=says("end-session", session=session),
        sure=says("end-session-sure", session=session),
        why=why,
        link=StepLink("deals", says("see-hands")) if why else None,
        session=session,
    )
