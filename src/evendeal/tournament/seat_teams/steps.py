"""The next steps of an event whose sessions are played one after the other, each with a draw."""

from collections.abc import Iterator

from evendeal.errors import Refused
from evendeal.ids import SessionNo
from evendeal.tournament.duplicate.line_ups import sessions_of
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.duplicate.state import DuplicateState
from evendeal.tournament.refusals import HandsLeft, LineUpsOpen, NotStarted
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.known_seats import seats_known_with
from evendeal.tournament.steps import BEGIN, CLOSE_LINE_UPS, END, RESUME, Step


def session_steps(progress: DuplicateState[Event]) -> Iterator[Step]:
    """What is to be done with every session that has not ended, in order."""
    for session in sessions_of(progress.event):
        now = progress.sessions.get(session)
        if now is None:
            yield from _before(progress, session)
        elif now.ended is None:
            yield from _running(now)


def _running(now: SessionProgress) -> Iterator[Step]:
    if now.paused is not None:
        yield Step(do=RESUME, sessions=(now.session,))
    left = now.hands_total - now.hands_played
    blocked = HandsLeft(session=now.session, left=left) if left else None
    yield Step(do=END, sessions=(now.session,), blocked=blocked)


def _before(progress: DuplicateState[Event], session: SessionNo) -> Iterator[Step]:
    current, beacon = session == progress.current, progress.event.beacon_of(session)
    if progress.line_ups_close and session not in progress.line_ups.closed:
        open = [
            each for each in sessions_of(progress.event) if each not in progress.line_ups.closed
        ]
        before = NotStarted(event=progress.event.id, session=open[0])
        yield Step(
            do=CLOSE_LINE_UPS,
            sessions=(session,),
            due=current and bool(beacon),
            blocked=before if open[0] < session else None,
        )
    yield Step(
        do=BEGIN,
        sessions=(session,),
        beacon=beacon,
        known_from=progress.event.known_from(session),
        blocked=_not_yet(progress, session),
    )


def _not_yet(progress: DuplicateState[Event], session: SessionNo) -> Refused | None:
    """Why a session cannot begin now, whatever its public randomness comes to."""
    if session != progress.current:
        return NotStarted(event=progress.event.id, session=SessionNo(session - 1))
    if progress.line_ups_close and progress.event.beacon_of(session):
        # Before the value is looked at: whoever has it may not have it yet.
        closed = progress.line_ups.closed
        still = tuple(
            each for each in seats_known_with(progress.event, session) if each not in closed
        )
        if still:
            return LineUpsOpen(session=session, still=still)
    return None
