"""How far an event has come: the fold of its log, kept up to date line by line.

Everything here can be made again from the log and the sealed deck-orders; it is a cache
and nothing else.
"""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from fractions import Fraction

from evendeal.cards import DeckOrder, parse_cards
from evendeal.errors import Refused
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.scoring import Scores, Tally, method_named
from evendeal.tournament.acts import (
    Answered,
    Custody,
    DecksGiven,
    LinedUp,
    OfficeAct,
    Paused,
    Resumed,
    Substituted,
)
from evendeal.tournament.bodies import (
    Accepted,
    Begun,
    Body,
    Ended,
    OpenedLine,
    Published,
    body_from_json,
)
from evendeal.tournament.event import Event
from evendeal.tournament.line import Line
from evendeal.tournament.played import PlayedHand
from evendeal.tournament.rules import Stacks
from evendeal.tournament.rulings import (
    Penalised,
    Replaced,
    Ruled,
    RulingRecord,
    Stands,
    Withdrawn,
    rulings_on,
)
from evendeal.tournament.schedule import Seated, setup_of
from evendeal.tournament.session import (
    InCustody,
    OpenDealRecord,
    SessionProgress,
    Substitution,
)
from evendeal.tournament.stacks import stacks_before
from evendeal.tournament.standings import Standing, standings

__all__ = ["OpenDealRecord", "OutOfPlace", "Progress", "SessionProgress"]


class OutOfPlace(Refused):
    """A line of the log that does not belong where it stands."""

    def __init__(self, *, position: int, why: str) -> None:
        super().__init__(f"line {position} of the log: {why}")
        self.position = position
        self.why = why


class Progress:
    """An event as its log tells it.

    Attributes:
        event: who takes part and by which rules.
        published: the first line of the log.
        sessions: the sessions that have begun.
        position: the last line that was counted.
        settled: the last line of the last session that has ended; nothing up to there is secret.
        finished_hands: hands accepted so far in all sessions; what the public counts by.
        changes: how often something else that is public has changed: a session, a correction.
        rulings: every ruling of the event, withdrawn ones too; the first has the number 1.
        lineups: the players of entries for sessions that have line-ups of their own.
    """

    def __init__(
        self, event: Event, decks: Mapping[SessionNo, Sequence[DeckOrder]] | None = None
    ) -> None:
        self.event = event
        self.published: Published | None = None
        self.published_at = ""
        self.sessions: dict[SessionNo, SessionProgress] = {}
        self.position = 0
        self.settled = 0
        self.finished_hands = 0
        self.changes = 0
        self.places_before: dict[EntryId, int] = {}
        self.rulings: list[RulingRecord] = []
        self.lineups: dict[tuple[SessionNo, EntryId], tuple[str, ...]] = {}
        self._office_lines: dict[tuple[int, int, int], int] = {}
        self._before: dict[int, tuple[tuple[TableNo, PlayedHand], ...]] = {}
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
        body = body_from_json(line.body)
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
                self.settled = line.position
                self.changes += 1
            case LinedUp():
                self._line_up(session, body, line)
            case Ruled():
                self._rule(self._session(line), body, line)
            case Withdrawn():
                self._withdraw(body, line)
            case Answered() | Substituted() | Paused() | Resumed() | Custody() | DecksGiven():
                self._office(self._session(line), body, line)
            case _:
                self._hand(self._session(line), TableNo(line.table), DealNo(line.deal), body, line)
        self.position = line.position
        if not (line.table and line.deal):
            self._office_lines[line.place] = self._office_lines.get(line.place, 0) + 1

    def fork(self) -> "Progress":
        """The same event to try lines on; nothing done to it reaches this one."""
        other = copy(self)
        other.sessions = {number: now.fork() for number, now in self.sessions.items()}
        other.places_before = dict(self.places_before)
        other.rulings = list(self.rulings)
        other.lineups = dict(self.lineups)
        other._office_lines = dict(self._office_lines)
        other._before = dict(self._before)
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
    def penalties(self) -> dict[EntryId, Fraction]:
        """Points that rulings in force take from entries."""
        taken: dict[EntryId, Fraction] = {}
        for record in self.rulings:
            effect = record.ruled.effect
            if record.withdrawn is None and isinstance(effect, Penalised):
                taken[effect.entry] = taken.get(effect.entry, Fraction(0)) + effect.points
        return taken

    def deal_from(self, session: SessionNo, decks: Sequence[DeckOrder]) -> None:
        """The deck-orders of a session that is about to begin, deal 1 first, reserve deals last."""
        self._decks[session] = decks

    @property
    def session(self) -> SessionNo:
        """The session in play, or the last one that was; 1 before the first."""
        return max(self.sessions, default=SessionNo(1))

    @property
    def finished(self) -> bool:
        """Whether the last session has ended."""
        last = self.sessions.get(SessionNo(self.event.sessions))
        return last is not None and last.ended is not None

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

    def _counted(self) -> Tally:
        if self._tally is None:
            scoring = self.event.scoring
            lineups = [now.lineup for now in self.sessions.values()]
            self._tally = Tally(method_named(scoring.method), lineups, ties=scoring.ties)
            for session, now in self.sessions.items():
                for record in now.opened.values():
                    self._tally.put(session, record.traveller)
        return self._tally

    def _begin(self, session: SessionNo, body: Begun, line: Line) -> None:
        if session in self.sessions or not 1 <= session <= self.event.sessions:
            raise OutOfPlace(position=line.position, why=f"session {session} cannot begin here")
        occupied = self.event.play.occupied
        tables: list[tuple[Seated | None, ...]] = []
        entries = {entry.id for entry in self.event.entries}
        for row in body.seats:
            if len(row) != len(occupied) or not {entry for entry, _ in row} <= entries:
                raise OutOfPlace(position=line.position, why="its seats are not those of the event")
            places: list[Seated | None] = [None] * self.event.play.seats
            for seat, sat in zip(occupied, row, strict=True):
                places[seat - 1] = Seated(*sat)
            tables.append(tuple(places))
        if len(tables) != self.event.tables:
            raise OutOfPlace(position=line.position, why=f"it seats {len(tables)} tables")
        decks = self._decks.get(session, ())
        play = self.event.play
        lined_up = [[self._lined_up(session, sat) for sat in table] for table in tables]
        self.sessions[session] = SessionProgress(
            session,
            tuple(map(tuple, lined_up)),
            {DealNo(number): deck for number, deck in enumerate(decks, 1)},
            line.at,
            body.beacon,
            drawn=body.seats,
            deals=play.deals,
            played={TableNo(table): [] for table in range(1, len(tables) + 1)},
            begun={TableNo(table): [] for table in range(1, len(tables) + 1)},
            slots=tuple(DealNo(deal) for deal in range(1, play.deals + 1)),
        )
        self._tally = None
        self._standings = None
        self.changes += 1

    def _session(self, line: Line) -> SessionProgress:
        now = self.sessions.get(SessionNo(line.session))
        if now is None:
            why = f"session {line.session} has not begun"
            raise OutOfPlace(position=line.position, why=why)
        return now

    def _hand(
        self, now: SessionProgress, table: TableNo, deal: DealNo, body: Body, line: Line
    ) -> None:
        # Lines of a deal that has been replaced meanwhile may still be on their way.
        known = 1 <= deal <= now.deals or deal in now.slots or (table, deal) in now.hands
        if table not in now.played or not known:
            raise OutOfPlace(position=line.position, why=f"there is no deal {deal} at {table}")
        hand = self.hand(now.session, table, deal)
        was_final = hand.final
        hand.take(body, line.at)
        if (table, deal) not in now.hands:
            now.hands[table, deal] = hand
            now.begun[table].append(deal)
            if any(gone.table == table for gone in now.substitutions):
                now.seated[table, deal] = now.tables[table - 1]
        if hand.final and not was_final:
            self._finish(now, table, deal, line.at)
        elif deal in now.opened and hand.accepted is not None and not isinstance(body, Accepted):
            self._recount(now, deal)

    def _finish(self, now: SessionProgress, table: TableNo, deal: DealNo, at: str) -> None:
        """A hand has become final: accepted by its table, or let stand by the director."""
        now.played[table].append(deal)
        now.accepted_at.append(at)
        now.count(deal)
        self.finished_hands += 1
        if deal in now.opened:
            self._recount(now, deal)

    def _fresh(self, now: SessionProgress, table: TableNo, deal: DealNo) -> PlayedHand:
        stacks = None
        if self.event.play.stacks is Stacks.RUNNING:
            # Stacks that run on are whole chips; the rules of the event see to it.
            hands = (now.hands[table, before] for before in now.played[table])
            nets = [[int(chips) for chips in hand.chip_scores] for hand in hands]
            stacks = stacks_before(self.event.play, nets).stacks
        # The button of a reserve deal is that of the deal in whose place it is played.
        return PlayedHand(setup_of(self.event, now.origin(deal), stacks), now.decks.get(deal))

    def _open(self, now: SessionProgress, deal: DealNo, body: OpenedLine, line: Line) -> None:
        complete = now.done.get(deal, 0) == len(now.tables) and now.compares(deal)
        if not complete or deal in now.opened:
            why = f"deal {deal} cannot be opened before its last table has played it, nor twice"
            raise OutOfPlace(position=line.position, why=why)
        deck = DeckOrder(parse_cards(body.deck))
        for table in now.played:
            hand = now.hands.get((table, deal))
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

    def _line_up(self, session: SessionNo, body: LinedUp, line: Line) -> None:
        sealed = {entry.id: entry.players for entry in self.event.entries}
        players = sealed.get(body.entry)
        if session in self.sessions or not 1 <= session <= self.event.sessions:
            why = f"a line-up of session {session} comes before it begins"
            raise OutOfPlace(position=line.position, why=why)
        if players is None or len(players) != len(body.players):
            why = f"{body.entry} is lined up with {len(body.players)} players"
            raise OutOfPlace(position=line.position, why=why)
        self.lineups[session, body.entry] = body.players
        self.changes += 1

    def _lined_up(self, session: SessionNo, sat: Seated | None) -> Seated | None:
        """Who takes a place that was drawn, by the entry's line-up for the session."""
        if sat is None or (session, sat.entry) not in self.lineups:
            return sat
        sealed = next(entry.players for entry in self.event.entries if entry.id == sat.entry)
        players = self.lineups[session, sat.entry]
        return Seated(sat.entry, players[sealed.index(sat.player)])

    def _rule(self, now: SessionProgress, body: Ruled, line: Line) -> None:
        last = self.event.play.deals + self.event.play.reserve
        about_a_deal = not isinstance(body.effect, Penalised)
        if about_a_deal != bool(body.deal) or body.deal > last:
            raise OutOfPlace(position=line.position, why=f"a ruling on deal {body.deal}")
        if not set(body.tables) <= set(now.played):
            raise OutOfPlace(position=line.position, why="a ruling on a table that is not there")
        number = len(self.rulings) + 1
        self.rulings.append(RulingRecord(number, now.session, body, line.at, line.by))
        deal = DealNo(body.deal)
        if isinstance(body.effect, Stands):
            self._let_stand(now, deal, number, body, line.at)
        elif deal:
            self._reapply(now, deal)
        self._standings = None
        self.changes += 1

    def _let_stand(
        self, now: SessionProgress, deal: DealNo, number: int, body: Ruled, at: str
    ) -> None:
        before = []
        for table in body.tables or tuple(now.played):
            hand = now.hands.get((table, deal))
            if hand is not None:
                before.append((table, hand.copy()))
                was_final = hand.final
                hand.let_stand(at)
                if hand.final and not was_final:
                    self._finish(now, table, deal, at)
        self._before[number] = tuple(before)

    def _withdraw(self, body: Withdrawn, line: Line) -> None:
        record = self.rulings[body.ruling - 1] if body.ruling <= len(self.rulings) else None
        if record is None or record.withdrawn is not None:
            raise OutOfPlace(position=line.position, why=f"ruling {body.ruling} does not count")
        now = self.sessions[SessionNo(record.session)]
        self.rulings[body.ruling - 1] = replace(record, withdrawn=body.reason, withdrawn_at=line.at)
        deal = DealNo(record.ruled.deal)
        if isinstance(record.ruled.effect, Stands):
            self._take_back(now, deal, body.ruling)
        elif deal:
            self._reapply(now, deal)
        self._standings = None
        self.changes += 1

    def _take_back(self, now: SessionProgress, deal: DealNo, number: int) -> None:
        """Hands that a ruling let stand are as they were, unless they went on or are open."""
        for table, before in self._before.pop(number, ()):
            hand = now.hands[table, deal]
            if hand.lines == before.lines and deal not in now.opened:
                now.hands[table, deal] = before
                if hand.final and not before.final:
                    now.played[table].remove(deal)
        now.count(deal)

    def _reapply(self, now: SessionProgress, deal: DealNo) -> None:
        """What the rulings in force make of a deal, after one has come or gone."""
        in_force = [
            record.ruled
            for record in self.rulings
            if record.session == now.session and record.withdrawn is None
        ]
        now.rulings[deal] = rulings_on(deal, in_force, len(now.tables))
        slots: list[DealNo | None] = [DealNo(slot) for slot in range(1, now.deals + 1)]
        reserve = now.deals
        last = now.deals + self.event.play.reserve
        for ruled in in_force:
            if isinstance(ruled.effect, Replaced) and ruled.deal in slots:
                # Reserve deals come in the order of the rulings; with none left the place is
                # cancelled.
                reserve += 1
                slots[slots.index(DealNo(ruled.deal))] = (
                    DealNo(reserve) if reserve <= last else None
                )
        before, now.slots = now.slots, tuple(slots)
        changed = {deal, *(each for each in before if each not in now.slots)}
        changed |= {each for each in now.slots if each not in before}
        for each in changed - {None}:
            assert each is not None
            now.count(each)
            if each in now.opened:
                self._recount(now, each)

    def _office(self, now: SessionProgress, body: OfficeAct, line: Line) -> None:
        table = TableNo(line.table)
        match body:
            case Paused():
                now.pauses += () if now.paused is not None else ((line.at, None),)
                now.paused = body.reason
            case Resumed():
                if now.paused is not None:
                    now.paused = None
                    now.pauses = (*now.pauses[:-1], (now.pauses[-1][0], line.at))
            case DecksGiven():
                now.handed_out += ((body.what, line.at, line.by),)
            case Answered():
                hand = now.hands.get((body.table, body.deal))
                if hand is not None:
                    hand.answer()
            case Custody() if table in now.played:
                for deal in body.deals:
                    now.custody[table, deal] = InCustody(body, line.at, line.by)
            case Substituted() if table in now.played and now.at_seat(table, body.seat):
                self._substitute(now, table, body, line)
            case _:
                raise OutOfPlace(position=line.position, why=f"there is no table {table} for it")

    def _substitute(
        self, now: SessionProgress, table: TableNo, body: Substituted, line: Line
    ) -> None:
        row = list(now.tables[table - 1])
        gone = row[body.seat - 1]
        assert gone is not None
        for deal in now.begun[table]:
            # Who played the hands so far stays written beside them.
            now.seated.setdefault((table, deal), now.tables[table - 1])
        row[body.seat - 1] = Seated(gone.entry, body.player)
        now.tables = (*now.tables[: table - 1], tuple(row), *now.tables[table:])
        now.substitutions += (
            Substitution(
                table, SeatNo(body.seat), gone.player, body.player, body.reason, line.at, line.by
            ),
        )
        self.changes += 1
