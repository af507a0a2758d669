"""How far an event has come: the fold of its log, kept up to date line by line.

Everything here can be made again from the log and the sealed deck-orders; it is a cache
and nothing else.
"""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from fractions import Fraction

from evendeal.cards import DeckOrder, parse_cards
from evendeal.ids import DealNo, EntryId, SessionNo, TableNo
from evendeal.scoring import Scores, Tally, Traveller, method_named
from evendeal.tournament.acts import (
    Answered,
    BroughtBack,
    Custody,
    DeckOrderSeen,
    DecksGiven,
    LinedUp,
    LineUpsClosed,
    Paused,
    RepairConfirmed,
    RepairFinished,
    RepairRefused,
    RepairRequested,
    Resumed,
    Substituted,
    TakenOut,
)
from evendeal.tournament.beginning import begun_session, seats_to_come
from evendeal.tournament.bodies import (
    Accepted,
    Begun,
    Body,
    Ended,
    OpenedLine,
    Published,
    body_from_log,
)
from evendeal.tournament.custody import DeckBook
from evendeal.tournament.event import Event
from evendeal.tournament.event_acts import (
    BroughtOut,
    EventAct,
    EventWithdrawn,
    NameCorrected,
    PutAway,
    WithdrawalTakenBack,
)
from evendeal.tournament.event_record import EventRecord, corrected_event
from evendeal.tournament.in_running import RunningBoard, RunningSteps
from evendeal.tournament.line import Line
from evendeal.tournament.line_ups import LineUpBook
from evendeal.tournament.office_acts import take_act
from evendeal.tournament.played import PlayedHand
from evendeal.tournament.refusals import OutOfPlace
from evendeal.tournament.repairs import RepairAct, RepairBook
from evendeal.tournament.respelling import (
    respell_session,
    respelled,
    respelled_line_ups,
    respelled_row,
)
from evendeal.tournament.rules import InRunningKind, Stacks
from evendeal.tournament.ruling_book import Changed, RulingBook
from evendeal.tournament.rulings import Ruled, RulingRecord, Withdrawn
from evendeal.tournament.schedule import Seated, setup_of
from evendeal.tournament.session import OpenDealRecord, SessionProgress
from evendeal.tournament.signed import all_ended, signed_at_once
from evendeal.tournament.stacks import SeatStacks, stacks_before
from evendeal.tournament.standings import Standing, standings

__all__ = ["OpenDealRecord", "OutOfPlace", "Progress", "SessionProgress"]


class Progress:
    """An event as its log tells it.

    Attributes:
        event: who takes part and by which rules, everybody called as he is called now.
        sealed: the same as it was published and sealed, before any name was spelled right.
        record: names spelled right, and whether the event is withdrawn or put away.
        published: the first line of the log.
        sessions: the sessions that have begun.
        position: the last line that was counted.
        settled: nothing up to this line is secret: the last one while no session ran.
        to_sign: the last line that is signed as soon as it is written; 0: none yet.
        finished_hands: how often a hand has become final, in all sessions.
        changes: how often something else that is public has changed: a session, a correction.
        book: the rulings.
        decks: where sealed decks are.
        repairs: decks that were put right after their seal was broken.
        line_ups: who is lined up for which session, and whether that can still be changed.
        in_running: the public's boards of totals, where the event has them.
    """

    def __init__(
        self, event: Event, decks: Mapping[SessionNo, Sequence[DeckOrder]] | None = None
    ) -> None:
        self.event = event
        self.sealed = event
        self.record = EventRecord()
        self.published: Published | None = None
        self.published_at = ""
        self.sessions: dict[SessionNo, SessionProgress] = {}
        self.position = 0
        self.settled = 0
        self.to_sign = 0
        self.finished_hands = 0
        self.changes = 0
        self.places_before: dict[EntryId, int] = {}
        self.book = RulingBook(event.play.reserve)
        self.decks = DeckBook()
        self.repairs = RepairBook()
        self.line_ups = LineUpBook()
        self.in_running: dict[SessionNo, RunningSteps] = {}
        self._office_lines: dict[tuple[int, int, int], int] = {}
        self._decks = dict(decks or {})
        self._tally: Tally | None = None
        self._looked: tuple[tuple[int, int, int, int], PlayedHand] | None = None
        self._standings: tuple[Standing, ...] | None = None

    def take_all(self, lines: Iterable[Line]) -> "Progress":
        """Count these lines; answers itself."""
        for line in lines:
            self.take(line)
        return self

    def take(self, line: Line) -> None:
        """Count one more line of the log.

        Raises:
            OutOfPlace: it does not belong there.
            Refused: the rules of a hand refuse it.
        """
        body = body_from_log(line.body)
        session = SessionNo(line.session)
        match body:
            case Published():
                if line.position != 1:
                    raise OutOfPlace(position=line.position, why="an event is published once")
                self.published = body
                self.published_at = line.at
            case Begun():
                self._begin(session, body, line)
            case OpenedLine():
                self._open(self._session(line), DealNo(line.deal), body, line)
            case Ended():
                now = self._session(line)
                left = len(now.in_force) - now.comparable
                if left or now.ended:
                    why = f"session {session} cannot end with {left} deals closed, nor twice"
                    raise OutOfPlace(position=line.position, why=why)
                now.ended = body
                now.ended_at = line.at
                self.changes += 1
            case LinedUp() | LineUpsClosed():
                self._line_up(session, body, line)
            case Ruled():
                now = self._session(line)
                self._ruled(now, self.book.rule(now, body, line), line)
                self._answered(now, body, line)
            case Withdrawn():
                now = self._session(line)
                self._ruled(now, self.book.withdraw(now, body, line), line)
                ruled = self.book.records[body.ruling - 1].ruled
                self._answered(now, ruled, line)
            case Custody() | DecksGiven():
                self.decks.take(self.event, body, line)
            case RepairRequested() | RepairConfirmed() | RepairRefused():
                self._repair(body, line)
            case DeckOrderSeen() | RepairFinished():
                self._repair(body, line)
            case Answered() | Substituted() | TakenOut() | BroughtBack() | Paused() | Resumed():
                if isinstance(body, Substituted):
                    body = self._as_called_now(body, line)
                self.changes += take_act(self._session(line), body, line)
            case (
                NameCorrected()
                | EventWithdrawn()
                | WithdrawalTakenBack()
                | PutAway()
                | BroughtOut()
            ):
                self._of_event(body, line)
            case _:
                self._hand(self._session(line), TableNo(line.table), DealNo(line.deal), body, line)
        self.position = line.position
        if signed_at_once(line, self.sessions):
            self.to_sign = line.position
        if all_ended(self.sessions):
            self.settled = line.position
        if not (line.table and line.deal):
            self._office_lines[line.place] = self._office_lines.get(line.place, 0) + 1

    def fork(self) -> "Progress":
        """The same event to try lines on; nothing done to it reaches this one."""
        other = copy(self)
        other.sessions = {number: now.fork() for number, now in self.sessions.items()}
        other.places_before = dict(self.places_before)
        other.book = self.book.fork()
        other.decks = self.decks.copy()
        other.repairs = self.repairs.copy()
        other.line_ups = self.line_ups.fork()
        other.in_running = {number: steps.fork() for number, steps in self.in_running.items()}
        other._office_lines = dict(self._office_lines)
        other._decks = dict(self._decks)
        other._tally = None
        other._looked = None
        return other

    def next_n(self, session: SessionNo, table: int, deal: int) -> int:
        """The number of the next line at a place; table 0 and deal 0 as in the log."""
        if table and deal:
            now = self.sessions.get(session)
            hand = now.hands.get((TableNo(table), DealNo(deal))) if now else None
            return hand.lines if hand else 0
        return self._office_lines.get((session, table, deal), 0)

    @property
    def lineups(self) -> Mapping[tuple[SessionNo, EntryId], tuple[str, ...]]:
        """The players of entries for sessions that have line-ups of their own."""
        return self.line_ups.players

    def seats_to_come(self, session: SessionNo) -> tuple[tuple[Seated | None, ...], ...] | None:
        """Who will sit where in a session that has not begun; None while nobody may know it."""
        seats = seats_to_come(self.sealed, self.line_ups, self.sessions, session)
        if seats is None:
            return None
        return tuple(respelled_row(table, self.record) for table in seats)

    def line_ups_as_sealed(self, session: SessionNo) -> dict[EntryId, tuple[str, ...]]:
        """The players of every entry for a session, called as the seal calls them."""
        return {
            entry: tuple(self.record.first(entry, player) for player in players)
            for entry, players in self.line_ups.of(self.event, session).items()
        }

    @property
    def rulings(self) -> tuple[RulingRecord, ...]:
        """Every ruling, withdrawn ones too; the first has the number 1."""
        return tuple(self.book.records)

    @property
    def penalties(self) -> dict[EntryId, Fraction]:
        """Points that rulings in force take from entries."""
        return self.book.penalties

    def deal_from(self, session: SessionNo, decks: Sequence[DeckOrder]) -> None:
        """The deck-orders of a session that is about to begin, deal 1 first, reserve deals last."""
        self._decks[session] = decks

    @property
    def news(self) -> int:
        """How often something has happened that the public may see; it only grows."""
        return self.finished_hands + self.changes

    @property
    def session(self) -> SessionNo:
        """The session in play, or the last one that was; 1 before the first."""
        return max(self.sessions, default=SessionNo(1))

    @property
    def finished(self) -> bool:
        """Whether the last session has ended."""
        last = self.sessions.get(SessionNo(self.event.sessions))
        return last is not None and last.ended is not None

    def players_of(self, entry: EntryId) -> tuple[str, ...]:
        """Who plays for an entry: its list, then who was lined up or came as a substitute."""
        # Not a set: a person is told these names, in the order of the list.
        names = {
            name: None for each in self.event.entries if each.id == entry for name in each.players
        }
        for (_, lined_up), players in self.lineups.items():
            names |= dict.fromkeys(players if lined_up == entry else ())
        for now in self.sessions.values():
            places = [*now.seated.values(), *now.tables]
            names |= {
                sat.player: None for row in places for sat in row if sat and sat.entry == entry
            }
        return tuple(names)

    def hand(self, session: SessionNo, table: TableNo, deal: DealNo) -> PlayedHand:
        """A table's play of a deal; if it has no line yet, as it would begin now.

        Raises:
            KeyError: the session has not begun.
        """
        now = self.sessions[session]
        found = now.hands.get((table, deal))
        if found is not None:
            return found
        # Only as long as no line is counted: running stacks can change until its first one.
        looked = (self.position, session, table, deal)
        if self._looked is None or self._looked[0] != looked:
            self._looked = looked, self._fresh(now, table, deal)
        return self._looked[1]

    def scores(self) -> Scores:
        """Points and chips over the opened deals."""
        counted = self._counted().scores()
        taken = self.penalties
        return counted.less(taken) if taken else counted

    def standings(self) -> tuple[Standing, ...]:
        """The table over the opened deals, best first; entries in order before the first one."""
        if self._standings is None:
            self._standings = standings(self.scores())
        return self._standings

    def scores_with(self, session: SessionNo, board: RunningBoard) -> Scores:
        """Points and chips with the totals of a board in place of the session's open deals."""
        counted = self._counted().with_totals(session, Traveller(DealNo(0), board.rows))
        return counted.less(self.penalties)

    def _counted(self) -> Tally:
        if self._tally is None:
            scoring = self.event.scoring
            lineups = [now.lineup for now in self.sessions.values()]
            self._tally = Tally(method_named(scoring.method), lineups, ties=scoring.ties)
            for session, now in self.sessions.items():
                for record in now.opened.values():
                    if now.compares(record.deal):
                        self._tally.put(session, record.traveller)
        return self._tally

    def _begin(self, session: SessionNo, body: Begun, line: Line) -> None:
        if session in self.sessions or not 1 <= session <= self.event.sessions:
            raise OutOfPlace(position=line.position, why=f"session {session} cannot begin here")
        decks = self._decks.get(session, ())
        now = begun_session(self.sealed, self.line_ups, decks, body, line)
        respell_session(now, self.record)
        self.sessions[session] = now
        if self.event.office.in_running is InRunningKind.STEPS:
            self.in_running[session] = RunningSteps()
        self._tally = None
        self._standings = None
        self.changes += 1

    def _session(self, line: Line) -> SessionProgress:
        now = self.sessions.get(SessionNo(line.session))
        if now is None:
            why = f"session {line.session} has not begun"
            raise OutOfPlace(position=line.position, why=why)
        return now

    def _repair(self, body: RepairAct, line: Line) -> None:
        now = self._session(line)
        if isinstance(body, RepairRequested):
            hand = now.hands.get((TableNo(line.table), body.deal))
            if line.deal or hand is None or hand.seal_label is None:
                why = f"no seal of a deck of deal {body.deal} is broken at table {line.table}"
                raise OutOfPlace(position=line.position, why=why)
        self.repairs.take(body, line)

    def _hand(
        self, now: SessionProgress, table: TableNo, deal: DealNo, body: Body, line: Line
    ) -> None:
        # Lines of a deal that has been replaced meanwhile may still be on their way.
        known = 1 <= deal <= now.deals or deal in now.slots or (table, deal) in now.hands
        if table not in now.played or not known:
            raise OutOfPlace(position=line.position, why=f"there is no deal {deal} at {table}")
        hand = now.owned(table, deal) or self.hand(now.session, table, deal)
        was_final = hand.final
        hand.take(body, line.at)
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
        elif deal in now.opened and hand.accepted is not None and not isinstance(body, Accepted):
            self._recount(now, deal)

    def _finish(self, now: SessionProgress, table: TableNo, deal: DealNo, at: str) -> None:
        """A hand has become final: accepted by its table, or let stand by the director."""
        now.played[table].append(deal)
        now.accepted_at.append(at)
        now.count(deal)
        now.finish(table, deal)
        self.finished_hands += 1
        if now.session in self.in_running:
            self.in_running[now.session].finished(now, table)
        if deal in now.opened:
            self._recount(now, deal)

    def _fresh(self, now: SessionProgress, table: TableNo, deal: DealNo) -> PlayedHand:
        before = self._stacks(now, table)
        stacks = before.stacks if before is not None else None
        # The button of a reserve deal is that of the deal in whose place it is played.
        setup = setup_of(self.event, now.origin(deal), stacks, now.seats_out(table))
        return PlayedHand(setup, now.decks.get(deal), before=before)

    def _stacks(self, now: SessionProgress, table: TableNo) -> SeatStacks | None:
        """The stacks with which a table begins its next deal; None where all begin alike (R7)."""
        if self.event.play.stacks is not Stacks.RUNNING:
            return None
        # Stacks that run on are whole chips; the rules of the event see to it.
        hands = (now.hands[table, before] for before in now.played[table])
        nets = [[int(chips) for chips in hand.chip_scores] for hand in hands]
        return stacks_before(self.event.play, nets)

    def _open(self, now: SessionProgress, deal: DealNo, body: OpenedLine, line: Line) -> None:
        complete = now.done.get(deal, 0) == len(now.tables) and now.compares(deal)
        if not complete or deal in now.opened:
            why = f"deal {deal} cannot be opened before its last table has played it, nor twice"
            raise OutOfPlace(position=line.position, why=why)
        deck = DeckOrder(parse_cards(body.deck))
        for table in now.played:
            hand = now.owned(table, deal)
            if hand is not None and hand.final:
                hand.reveal(deck)
        places = {standing.entry: standing.place for standing in self.standings()}
        now.opened[deal] = OpenDealRecord(
            deal, line.at, deck, body.salt, body.path, now.traveller(deal)
        )
        self.places_before = places if self._has_results() else {}
        self._counted().put(now.session, now.opened[deal].traveller)
        self._standings = None
        self.changes += 1

    def _has_results(self) -> bool:
        return sum(len(now.opened) for now in self.sessions.values()) > 1

    def _recount(self, now: SessionProgress, deal: DealNo) -> None:
        """Something changed in a deal that is open: its traveller is counted anew."""
        record = now.opened[deal]
        if now.compares(deal):
            traveller = now.traveller(deal)
            now.opened[deal] = replace(record, traveller=traveller)
            self._counted().put(now.session, traveller)
        else:
            self._counted().drop(now.session, deal)
        self._standings = None
        self.changes += 1

    def _line_up(self, session: SessionNo, body: LinedUp | LineUpsClosed, line: Line) -> None:
        if session in self.sessions or not 1 <= session <= self.event.sessions:
            why = f"a line-up of session {session} comes before it begins"
            raise OutOfPlace(position=line.position, why=why)
        if isinstance(body, LinedUp):
            players = respelled(body.entry, body.players, self.record)
            self.line_ups.line_up(self.event, replace(body, players=players), line)
        else:
            self.line_ups.close(line)
        self.changes += 1

    def _of_event(self, body: EventAct, line: Line) -> None:
        record = self.record.after(body, line, self.session)
        if isinstance(body, NameCorrected):
            self.event = corrected_event(self.event, body, line)
            for now in self.sessions.values():
                respell_session(now, record)
            self.line_ups = respelled_line_ups(self.line_ups, record)
        self.record = record
        self.changes += 1

    def _as_called_now(self, body: Substituted, line: Line) -> Substituted:
        seated = self._session(line).at_seat(TableNo(line.table), body.seat)
        if seated is None:
            return body
        return replace(body, player=self.record.now(seated.entry, body.player))

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
        self._standings = None
        self.changes += 1

    def _answered(self, now: SessionProgress, ruled: Ruled, line: Line) -> None:
        """A ruling on a deal, or its withdrawal, is an answer to the tables that it is about."""
        now.answer(ruled.tables or tuple(now.played), DealNo(ruled.deal), line.at)
