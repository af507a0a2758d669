"""Rehearsals of duplicate poker: hand by hand, or action by action at a table that is watched."""

from collections.abc import Iterator
from typing import Protocol

from evendeal.arena import decision, policies_for
from evendeal.arena.chance import pick
from evendeal.director.appending import At
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.line_ups import close_line_ups
from evendeal.formats.duplicate.recording import deal_due, record
from evendeal.formats.rehearsal_side import (
    REHEARSAL,
    RehearsalSide,
    Secret,
    Turn,
    key_of,
    secret_of,
)
from evendeal.ids import EntryId, TableNo
from evendeal.poker import Action, HandState, apply
from evendeal.tournament.duplicate.event import DuplicateEvent
from evendeal.tournament.duplicate.line_ups import sessions_of
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.steps import CLOSE_LINE_UPS, Step


class Player(Protocol):
    """Decides for the seat to act; given the same hand and place it decides the same."""

    def __call__(self, entry: EntryId, state: HandState, at: At, n: int) -> Action:
        """The action of the entry whose turn it is; `n` is the number of the line."""


class DuplicateRehearsal(RehearsalSide[DealDesk, At]):
    """An event of duplicate poker, its players, and what its deals are drawn from."""

    what = "hands"
    most_bytes = 16_384

    def __init__(self, event: DuplicateEvent, player: Player, secret: Secret) -> None:
        super().__init__(event, secret)
        self._player = player

    @property
    def total(self) -> int:
        """Hands of every session."""
        event: DuplicateEvent = self._event
        return sum(map(event.hands_of, sessions_of(event)))

    def take_own(self, ledger: DealDesk, step: Step) -> None:
        """Close the line-ups of a session."""
        assert step.do == CLOSE_LINE_UPS
        close_line_ups(ledger, self.event, step.sessions[0], by=REHEARSAL)

    def tables(self, ledger: DealDesk) -> list[TableNo]:
        """The tables of the session that is played."""
        progress: AnyDuplicate = ledger.progress(self.event)
        now = progress.sessions.get(progress.current)
        return list(now.played) if now else []

    def due(self, ledger: DealDesk) -> Iterator[At]:
        """The hands of the session that is played, slot by slot, table by table."""
        progress = ledger.progress(self.event)
        session = progress.current
        now = progress.sessions.get(session)
        if now is None or now.ended:
            return
        tables = self.tables(ledger)
        for slot in range(now.play.deals):
            for table in tables:
                if len(progress.sessions[session].played[table]) == slot:
                    deal = deal_due(ledger, self.event, session, table)
                    assert deal is not None
                    yield At(self.event, session, table, deal)

    def finish(self, ledger: DealDesk, unit: At) -> Turn:
        """Play a hand to its end."""
        progress = ledger.progress(unit.event)
        hand = progress.hand(unit.session, unit.table, unit.deal)
        state = hand.state
        assert state is not None
        actions: list[Action] = []
        while state.to_act is not None:
            entry = _entry(progress, unit, state)
            action = self._player(entry, state, unit, hand.lines + len(actions))
            actions.append(action)
            state = apply(state, action)
        record(ledger, unit, actions, key=key_of(unit), by=REHEARSAL, accept=True)
        return self._turn(progress, unit, accepted=True)

    def line(self, ledger: DealDesk, table: TableNo) -> Turn | None:
        """The next action at a table, or the result of its hand."""
        progress = ledger.progress(self.event)
        session = progress.current
        deal = deal_due(ledger, self.event, session, table)
        if deal is None:
            return None
        at = At(self.event, session, table, deal)
        hand = progress.hand(session, table, deal)
        state = hand.state
        assert state is not None
        over = state.to_act is None
        actions = (
            () if over else (self._player(_entry(progress, at, state), state, at, hand.lines),)
        )
        record(ledger, at, actions, key=key_of(at), by=REHEARSAL, accept=over)
        return self._turn(ledger.progress(self.event), at, accepted=over)

    def _turn(self, progress: AnyDuplicate, at: At, *, accepted: bool) -> Turn:
        done = sum(each.hands_played for each in progress.sessions.values())
        return Turn(at, accepted, done, self.total)


def _entry(progress: AnyDuplicate, at: At, state: HandState) -> EntryId:
    assert state.to_act is not None
    seated = progress.sessions[at.session].at(at.table, state.to_act)
    assert seated is not None
    return seated.entry


def duplicate_rehearsal(event: DuplicateEvent, policy: str, seed: int) -> DuplicateRehearsal:
    """The rehearsal of an event by players of a policy.

    Raises:
        NoSuchPolicy: there is no such policy.
    """
    return DuplicateRehearsal(event, player_of(event, policy, seed), secret_of(event, policy, seed))


def player_of(event: DuplicateEvent, policy: str, seed: int) -> Player:
    """The rehearsal players of an event.

    Raises:
        NoSuchPolicy: there is no such policy.
    """
    entries = [entry.id for entry in event.entries]
    policies = policies_for(policy, entries, seed)

    def player(entry: EntryId, state: HandState, at: At, n: int) -> Action:
        if entry not in policies:
            # Who came after the event was sealed plays as the last of it would.
            policies[entry] = policies[entries[-1]]
        mood = pick(seed, 1 << 32, at.session, at.table, at.deal, n)
        return policies[entry](decision(state), mood)

    return player
