"""A rehearsal: the event as people will play it, played by programs."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

from evendeal.director.desk import Desk
from evendeal.director.events import begin_session, end_session, make_good
from evendeal.director.line_ups import close_line_ups
from evendeal.director.recording import At, deal_due, record
from evendeal.errors import Refused
from evendeal.ids import DealNo, EntryId, EventId, SessionNo, TableNo
from evendeal.names import entered
from evendeal.poker import Action, HandState, apply
from evendeal.tournament import Event, write_event

REHEARSAL = "rehearsal"


class Player(Protocol):
    """Decides for the seat to act; given the same hand and place it decides the same."""

    def __call__(self, entry: EntryId, state: HandState, at: At, n: int) -> Action:
        """The action of the entry whose turn it is; `n` is the number of the line."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One step of a rehearsal: what a table does next, and what is left after it.

    Attributes:
        accepted: the step ends the hand.
        done, total: hands played so far and in all, this session.
    """

    at: At
    accepted: bool
    done: int
    total: int


def rehearse(desk: Desk, event: EventId, player: Player) -> Iterator[Turn]:
    """Play the event to its end, hand by hand, from where its log stands.

    Each hand is one append. Killed at any moment and run again, it ends in the same log
    but for the times.
    """
    for session in _sessions(desk, event):
        total = desk.progress(event).event.hands
        for at in _hands_left(desk, event, session):
            _finish(desk, at, player)
            done = desk.progress(event).sessions[session].hands_played
            yield Turn(at, True, done, total)


class LiveTable:
    """A table of a rehearsal that plays one announced action at a time."""

    def __init__(
        self, desk: Desk, event: EventId, session: SessionNo, table: TableNo, player: Player
    ) -> None:
        self._desk = desk
        self._event = event
        self._session = session
        self._table = table
        self._player = player

    def step(self) -> Turn | None:
        """The next action at this table, or the result of its hand; None when all is played."""
        desk = self._desk
        with desk.writing(self._event):
            desk.refresh(self._event)
            deal = deal_due(desk, self._event, self._session, self._table)
            if deal is None:
                return None
            at = At(self._event, self._session, self._table, deal)
            hand = desk.progress(self._event).hand(self._session, self._table, deal)
            state = hand.state
            assert state is not None
            key = _key(at)
            if state.to_act is None:
                record(desk, at, (), key=key, by=REHEARSAL, accept=True)
            else:
                action = self._player(_entry(desk, at, state), state, at, hand.lines)
                record(desk, at, (action,), key=key, by=REHEARSAL)
            progress = desk.progress(self._event)
            done = progress.sessions[self._session].hands_played
            return Turn(at, state.to_act is None, done, progress.event.hands)


def live_sessions(
    desk: Desk, event: EventId, player: Player
) -> Iterator[tuple[SessionNo, tuple[LiveTable, ...]]]:
    """The tables of each session in turn, for somebody who calls their steps at his own pace.

    The next session begins when the iterator is asked for it.
    """
    for session in _sessions(desk, event):
        tables = range(1, desk.progress(event).event.tables + 1)
        yield (
            session,
            tuple(LiveTable(desk, event, session, TableNo(table), player) for table in tables),
        )


def _sessions(desk: Desk, event: EventId) -> Iterator[SessionNo]:
    make_good(desk, event)
    while not desk.progress(event).finished:
        session = desk.progress(event).current
        beacon = _beacon(desk, event)
        if beacon and desk.line_ups_close(event):
            close_line_ups(desk, event, session, by=REHEARSAL)
        begin_session(desk, event, session, beacon)
        yield session
        end_session(desk, event, session)


def _beacon(desk: Desk, event: EventId) -> str:
    """A rehearsal has no public randomness to wait for: it says so where one is due."""
    return "rehearsal" if desk.progress(event).event.draw.randomness.described else ""


def _hands_left(desk: Desk, event: EventId, session: SessionNo) -> Iterator[At]:
    """The hands in the order in which a hall would finish them: slot by slot, table by table."""
    progress = desk.progress(event)
    tables = [TableNo(table) for table in range(1, progress.event.tables + 1)]
    for slot in range(progress.event.play.deals):
        for table in tables:
            if len(progress.sessions[session].played[table]) == slot:
                deal = deal_due(desk, event, session, table)
                assert deal is not None
                yield At(event, session, table, DealNo(deal))


def _finish(desk: Desk, at: At, player: Player) -> None:
    """Play a hand from where it stands to its accepted result, in one append."""
    hand = desk.progress(at.event).hand(at.session, at.table, at.deal)
    state = hand.state
    assert state is not None
    actions: list[Action] = []
    while state.to_act is not None:
        action = player(_entry(desk, at, state), state, at, hand.lines + len(actions))
        actions.append(action)
        state = apply(state, action)
    record(desk, at, actions, key=_key(at), by=REHEARSAL, accept=True)


def _entry(desk: Desk, at: At, state: HandState) -> EntryId:
    assert state.to_act is not None
    seated = desk.progress(at.event).sessions[at.session].at(at.table, state.to_act)
    assert seated is not None
    return seated.entry


def _key(at: At) -> str:
    return f"rehearsal/{at.session}/{at.table}/{at.deal}"


class OtherRehearsal(Refused):
    """A log that holds another event of the same id."""

    def __init__(self, *, event: EventId, why: str) -> None:
        super().__init__(f"the log holds another event {event}: {why}; choose another folder or id")
        self.event = event
        self.why = why


def require_same(desk: Desk, event: Event, secret: Callable[[SessionNo, str], bytes]) -> None:
    """Nothing, if the log's event of this id is this rehearsal.

    Raises:
        OtherRehearsal: it is a real event, or has other rules, entries or luck.
    """
    progress = desk.progress(event.id)
    if not progress.rehearsal:
        raise OtherRehearsal(event=event.id, why="it is no rehearsal")
    # One that was sealed before names were composed has them as its file does.
    if entered(write_event(progress.sealed)) != entered(write_event(event)):
        raise OtherRehearsal(event=event.id, why="its configuration differs")
    for session, kept in desk.secrets(event).items():
        if kept.original != secret(session, "original"):
            raise OtherRehearsal(event=event.id, why="its seed or policy differs")
