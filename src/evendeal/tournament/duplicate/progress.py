"""How far an event has come: the fold of its log, line by line."""

from abc import abstractmethod
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from evendeal.cards import DeckOrder, parse_cards
from evendeal.ids import WHOLE_EVENT, DealNo, SessionNo, TableNo
from evendeal.poker.lines import Accepted, HandLine
from evendeal.poker.wire import no_action
from evendeal.reason import Reason
from evendeal.tournament.duplicate.acts import (
    Custody,
    DecksGiven,
    LinedUp,
    LineUpsClosed,
    RepairRequested,
    Substituted,
)
from evendeal.tournament.duplicate.beginning import Tables, begun_session
from evendeal.tournament.duplicate.bodies import (
    Begun,
    Ended,
    OpenedLine,
)
from evendeal.tournament.duplicate.conditions import setup_of
from evendeal.tournament.duplicate.event import DuplicateEvent, DuplicateEventT_co
from evendeal.tournament.duplicate.office_acts import SeatAct, take_act
from evendeal.tournament.duplicate.repairs import RepairAct
from evendeal.tournament.duplicate.respelling import (
    respell_session,
    respelled,
    respelled_line_ups,
)
from evendeal.tournament.duplicate.ruled_deals import NO_RULINGS
from evendeal.tournament.duplicate.rules import InRunningKind, Stacks
from evendeal.tournament.duplicate.ruling_book import Changed
from evendeal.tournament.duplicate.rulings import Ruled, Withdrawn
from evendeal.tournament.duplicate.session import OpenDealRecord, SessionProgress
from evendeal.tournament.duplicate.stacks import SeatStacks, stacks_before
from evendeal.tournament.duplicate.state import DuplicateState
from evendeal.tournament.duplicate.table_hand import TableHand
from evendeal.tournament.event_fold import handlers_of
from evendeal.tournament.event_record import EventRecord
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OutOfPlace


class DuplicateProgress(DuplicateState[DuplicateEventT_co]):
    """An event as its log tells it; see `DuplicateState` for what it knows.

    Who is compared with whom is the format's: it says who sits down in a session, and counts what
    comes in.
    """

    def body_of(self, line: Line) -> Any:
        """What a line of the log says, which means what it always meant.

        Such a line may say `true` for the number 1.
        """
        return self.lines.one(line.body, no_action, logged=True)

    @abstractmethod
    def seated(self, body: Begun, line: Line) -> Tables:
        """Who sits down in the session that a line begins, called as the seal calls them.

        Raises:
            OutOfPlace: the seats that were drawn are not those of the event.
        """

    def began(self, now: SessionProgress) -> None:
        """A session has begun."""

    @abstractmethod
    def compared_anew(self, now: SessionProgress, deal: DealNo | None) -> None:
        """Results are not what they were.

        Args:
            deal: of this session, which is open; None where a ruling came or went.
        """

    def opens(self, now: SessionProgress) -> None:
        """A deal of this session is about to open."""

    def respelled(self, record: EventRecord) -> None:
        """Everybody in sessions and line-ups is called as he is called now."""
        for now in self.sessions.values():
            respell_session(now, record)
        self.line_ups = respelled_line_ups(self.line_ups, record)

    def hand(self, session: SessionNo, table: TableNo, deal: DealNo) -> TableHand:
        """A table's play of a deal; if it has no line yet, as it would begin now.

        Raises:
            KeyError: the session has not begun.
        """
        now = self.sessions[session]
        begun = now.hands.get((table, deal))
        if begun is not None:
            return begun
        # Only as long as no line is counted: running stacks can change until its first one.
        looked = (self.position, session, table, deal)
        if self._looked is None or self._looked[0] != looked:
            self._looked = looked, self._fresh(now, table, deal)
        return self._looked[1]

    def lines_about(self, table: TableNo) -> int:
        """How many lines concern a table: its own, and those of sessions and event as a whole."""
        count = self.next_n(WHOLE_EVENT, 0, 0)
        for session, now in self.sessions.items():
            count += sum([now.hands[table, deal].lines for deal in now.begun.get(table, ())])
            count += self.next_n(session, table, 0) + self.next_n(session, 0, 0)
        return count

    def awaits_director(self, session: SessionNo, table: TableNo, deal: DealNo) -> bool:
        """Whether a table has called about a hand, or is held by it."""
        now = self.sessions[session]
        hand = now.hands.get((table, deal))
        return hand is not None and bool(hand.calls or deal in now.releases[table].row)

    def _fresh(self, now: SessionProgress, table: TableNo, deal: DealNo) -> TableHand:
        before = self._stacks(now, table)
        stacks = before.stacks if before is not None else None
        # The button of a reserve deal is that of the deal in whose place it is played.
        setup = setup_of(
            now.play, now.origin(deal), stacks, now.seats_out(table), now.empty_at(table)
        )
        return TableHand(setup, now.decks.get(deal), before=before)

    def _stacks(self, now: SessionProgress, table: TableNo) -> SeatStacks | None:
        """The stacks with which a table begins its next deal; None where all begin alike (R7)."""
        if now.play.stacks is not Stacks.RUNNING:
            return None
        # Stacks that run on are whole chips; the rules of the event see to it.
        hands = (now.hands[table, before] for before in now.played[table])
        nets = [[int(chips) for chips in hand.chip_scores] for hand in hands]
        return stacks_before(now.play, nets)

    def _begin(self, body: Begun, line: Line) -> None:
        session = self.session_to_begin(line)
        decks = self._decks.get(session, ())
        now = begun_session(self.sealed, self.seated(body, line), decks, body, line)
        respell_session(now, self.record)
        self.sessions[session] = now
        if self._totals is not None and self.event.office.in_running is InRunningKind.STEPS:
            self.in_running[session] = self._totals()
        self.began(now)
        self.news += 1

    def _end(self, body: Ended, line: Line) -> None:
        now = self.session_of(line)
        left = len(now.in_force) - now.comparable
        if left or now.ended:
            why = Reason(
                "place-end-deals",
                "session {session} cannot end with {left} deals closed, nor twice",
                session=now.session,
                left=left,
            )
            raise OutOfPlace(position=line.position, why=why)
        now.ended = body
        now.ended_at = line.at
        self.news += 1

    def _custody(self, body: Custody | DecksGiven, line: Line) -> None:
        self.decks.take(self.event, body, line)

    def _repair(self, body: RepairAct, line: Line) -> None:
        now = self.session_of(line)
        if isinstance(body, RepairRequested):
            hand = now.hands.get((TableNo(line.table), body.deal))
            if line.deal or hand is None or hand.seal_label is None:
                why = Reason(
                    "place-no-seal-broken",
                    "no seal of a deck of deal {deal} is broken at table {table}",
                    deal=body.deal,
                    table=line.table,
                )
                raise OutOfPlace(position=line.position, why=why)
        self.repairs.take(body, line)

    def _hand(self, body: HandLine, line: Line) -> None:
        now, table, deal = self.session_of(line), TableNo(line.table), DealNo(line.deal)
        # Lines of a deal that has been replaced meanwhile may still be on their way.
        known = 1 <= deal <= now.deals or deal in now.slots or (table, deal) in now.hands
        if table not in now.played or not known:
            raise OutOfPlace(
                position=line.position,
                why=Reason(
                    "place-no-deal", "there is no deal {deal} at {table}", deal=deal, table=table
                ),
            )
        hand = now.owned(table, deal) or self.hand(now.session, table, deal)
        was_final = hand.final
        hand.record(body, line.at)
        if (table, deal) not in now.hands:
            now.keep(table, deal, hand)
            now.begun[table].append(deal)
            if any(gone.table == table for gone in now.substitutions):
                now.seated[table, deal] = now.tables[table - 1]
        if was_final and now.session in self.in_running:
            self.in_running[now.session].corrected(table)
        finished = hand.final and not was_final
        now.follow(table, deal, body, line, finished=finished)
        if finished:
            self._finish(now, table, deal, line.at)
        elif deal in now.opened and not isinstance(body, Accepted):
            in_group = bool(now.rulings.get(deal, NO_RULINGS).group_of(table))
            if hand.accepted is not None or in_group:
                self._recount(now, deal)

    def _finish(self, now: SessionProgress, table: TableNo, deal: DealNo, at: str) -> None:
        """A hand has become final: accepted by its table, or let stand by the director."""
        now.played[table].append(deal)
        now.accepted_at.append(at)
        now.count(deal)
        now.finish(table, deal)
        self.finished_hands += 1
        self.news += 1
        if now.session in self.in_running:
            self.in_running[now.session].finished(now, table)
        if deal in now.opened:
            self._recount(now, deal)

    def _open(self, body: OpenedLine, line: Line) -> None:
        now, deal = self.session_of(line), DealNo(line.deal)
        complete = now.done.get(deal, 0) == len(now.tables) and now.compares(deal)
        if not complete or deal in now.opened:
            why = Reason(
                "place-open-deal",
                "deal {deal} cannot be opened before its last table has played it, nor twice",
                deal=deal,
            )
            raise OutOfPlace(position=line.position, why=why)
        deck = DeckOrder(parse_cards(body.deck))
        for table in now.played:
            hand = now.owned(table, deal)
            if hand is not None and hand.final:
                hand.reveal(deck)
        self.opens(now)
        now.opened[deal] = OpenDealRecord(
            deal, line.at, deck, body.salt, body.path, now.traveller(deal)
        )
        self.compared_anew(now, deal)
        self.news += 1

    def _recount(self, now: SessionProgress, deal: DealNo) -> None:
        """Something changed in a deal that is open: its traveller is counted anew."""
        record = now.opened[deal]
        if now.compares(deal):
            now.opened[deal] = replace(record, traveller=now.traveller(deal))
        self.compared_anew(now, deal)
        self.news += 1

    def _line_up(self, body: LinedUp | LineUpsClosed, line: Line) -> None:
        session = SessionNo(line.session)
        if session in self.sessions or not 1 <= session <= self.event.sessions:
            why = Reason(
                "place-line-up-before",
                "a line-up of session {session} comes before it begins",
                session=session,
            )
            raise OutOfPlace(position=line.position, why=why)
        if isinstance(body, LinedUp):
            players = respelled(body.entry, body.players, self.record)
            self.line_ups.line_up(self.event, replace(body, players=players), line)
        else:
            self.line_ups.close(line)
        self.news += 1

    def _office(self, body: SeatAct, line: Line) -> None:
        """Seats, clock, calls."""
        if isinstance(body, Substituted):
            body = self._as_called_now(body, line)
        self.news += take_act(self.session_of(line), body, line)

    def _as_called_now(self, body: Substituted, line: Line) -> Substituted:
        seated = self.session_of(line).at_seat(TableNo(line.table), body.seat)
        if seated is None:
            return body
        return replace(body, player=self.record.now(seated.entry, body.player))

    def _rule(self, body: Ruled | Withdrawn, line: Line) -> None:
        now = self.session_of(line)
        if isinstance(body, Ruled):
            ruled = body
            entries = {entry.id for entry in self.event.entries}
            self._ruled(now, self.ruling_book.rule(now, body, line, entries), line)
        else:
            self._ruled(now, self.ruling_book.withdraw(now, body, line), line)
            ruled = self.ruling_book.records[body.ruling - 1].ruled
        # On a deal, or its withdrawal, it is an answer to the tables that it is about.
        now.answer(ruled.tables or tuple(now.played), DealNo(ruled.deal), line.at)

    def _ruled(self, now: SessionProgress, changed: Changed, line: Line) -> None:
        """A ruling has come or gone."""
        for table in changed.final:
            self._finish(now, table, changed.deal, line.at)
        concerned = now.ruled(sorted({changed.deal, *changed.deals} - {0}))
        if now.session in self.in_running:
            self.in_running[now.session].ruled(now, concerned)
        for deal in changed.deals:
            if deal in now.opened:
                self._recount(now, deal)
        self.compared_anew(now, None)
        self.news += 1

    handlers = handlers_of(
        (Begun, _begin),
        (OpenedLine, _open),
        (Ended, _end),
        (LinedUp | LineUpsClosed, _line_up),
        (Ruled | Withdrawn, _rule),
        (Custody | DecksGiven, _custody),
        (RepairAct, _repair),
        (SeatAct, _office),
        (HandLine, _hand),
    )


AnyDuplicate: TypeAlias = DuplicateProgress[DuplicateEvent]
"""The fold of whichever event of duplicate poker."""

DealFoldT = TypeVar("DealFoldT", bound=AnyDuplicate)
