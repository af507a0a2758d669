"""The next steps of an event of individuals: list, draw, play, elimination, and on."""

from collections.abc import Iterator, Mapping
from typing import Protocol

from evendeal.errors import Refused
from evendeal.ids import EntryId, SessionNo
from evendeal.tournament.duplicate.line_ups import sessions_of
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.refusals import HandsLeft, LineUpsOpen, NotStarted
from evendeal.tournament.seat_ladder.event import LadderEvent
from evendeal.tournament.seat_ladder.players import PlayerBook
from evendeal.tournament.seat_ladder.stages import OddFinal, StageNotFilled, require_filled
from evendeal.tournament.steps import BEGIN, CLOSE_LINE_UPS, END, RESUME, Step


class Listing(Protocol):
    """An event of individuals, as far as its next steps need it; `LadderProgress` says more."""

    players: PlayerBook

    @property
    def event(self) -> LadderEvent:
        """Its stages and public randomness."""

    @property
    def sessions(self) -> Mapping[SessionNo, SessionProgress]:
        """The sessions that have begun."""

    @property
    def current(self) -> SessionNo:
        """The session in play, or the next one."""

    def list_of(self, session: SessionNo) -> tuple[EntryId, ...]:
        """Who plays a session."""


def ladder_steps(progress: Listing) -> Iterator[Step]:
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


def _before(progress: Listing, session: SessionNo) -> Iterator[Step]:
    beacon = progress.event.beacon_of(session)
    place = progress.event.place_of(session)
    blocked = _not_yet(progress, session)
    if session not in progress.players.signed:
        current = session == progress.current
        yield Step(
            do=CLOSE_LINE_UPS,
            sessions=(session,),
            final=place.final,
            second_half=place.exchanged,
            due=current and bool(beacon),
            blocked=blocked,
        )
        if blocked is None and beacon:
            # Before the value is looked at: whoever has it may not have it yet.
            blocked = LineUpsOpen(session=session, still=(session,))
    yield Step(
        do=BEGIN,
        sessions=(session,),
        final=place.final,
        second_half=place.exchanged,
        beacon=beacon,
        known_from=progress.event.known_from(session),
        blocked=blocked,
    )


def _not_yet(progress: Listing, session: SessionNo) -> Refused | None:
    """Why the list of a session cannot be closed now, or its draw be made."""
    if session != progress.current:
        return NotStarted(event=progress.event.id, session=SessionNo(session - 1))
    try:
        place = progress.event.place_of(session)
        require_filled(place, session, len(progress.list_of(session)))
    except (StageNotFilled, OddFinal) as no:
        return no
    return None
