"""How far an event has come: the fold of its log, kept up to date line by line.

Everything here can be made again from the log and the sealed deck-orders; it is a cache
and nothing else.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from evendeal.cards import DeckOrder, parse_cards
from evendeal.errors import Refused
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.scoring import LineUp, Scores, TableScore, Tally, Traveller, method_named
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
from evendeal.tournament.schedule import Seated, setup_of
from evendeal.tournament.stacks import stacks_before
from evendeal.tournament.standings import Standing, standings


class OutOfPlace(Refused):
    """A line of the log that does not belong where it stands."""

    def __init__(self, *, position: int, why: str) -> None:
        super().__init__(f"line {position} of the log: {why}")
        self.position = position
        self.why = why


@dataclass(frozen=True, slots=True)
class OpenDealRecord:
    """A deal that everybody may see: its cards, its proof, and every table's play of it."""

    deal: DealNo
    at: str
    deck: DeckOrder
    salt: str
    path: tuple[str, ...]
    traveller: Traveller


@dataclass(slots=True)
class SessionProgress:
    """One session from its beginning on.

    Attributes:
        tables: who sits where, shape (tables, seats); None on empty seats.
        decks: the deck-orders by deal number where they are known here.
        hands: every hand that has a line.
        played: the deals that each table has played, in its own order.
        opened: the deals that have been opened, in the order of opening.
        accepted_at: when each hand was accepted, in that order.
    """

    session: SessionNo
    tables: tuple[tuple[Seated | None, ...], ...]
    decks: Mapping[DealNo, DeckOrder]
    begun_at: str
    beacon: str | None
    hands: dict[tuple[TableNo, DealNo], PlayedHand] = field(default_factory=dict)
    played: dict[TableNo, list[DealNo]] = field(default_factory=dict)
    finished: dict[DealNo, int] = field(default_factory=dict)
    opened: dict[DealNo, OpenDealRecord] = field(default_factory=dict)
    ended: Ended | None = None
    ended_at: str | None = None
    accepted_at: list[str] = field(default_factory=list)

    @property
    def hands_played(self) -> int:
        """How many hands of the session have been accepted."""
        return len(self.accepted_at)

    @property
    def lineup(self) -> LineUp:
        """The seats as scoring needs them."""
        return LineUp(
            self.session,
            tuple(tuple(place and place.entry for place in table) for table in self.tables),
        )

    def at(self, table: TableNo, seat: SeatNo) -> Seated | None:
        """Who sits at a table and seat; None if nobody."""
        return self.tables[table - 1][seat - 1]

    def due(self, deals: int) -> tuple[DealNo, ...]:
        """The deals that every table has played and that are not open yet."""
        full = len(self.tables)
        ready = (deal for deal, count in self.finished.items() if count == full)
        return tuple(sorted(deal for deal in ready if deal not in self.opened and deal <= deals))


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
                left = self.event.play.deals - len(now.opened)
                if left or now.ended:
                    why = f"session {session} cannot end with {left} deals closed, nor twice"
                    raise OutOfPlace(position=line.position, why=why)
                now.ended = body
                now.ended_at = line.at
                self.settled = line.position
                self.changes += 1
            case _:
                self._hand(self._session(line), TableNo(line.table), DealNo(line.deal), body, line)
        self.position = line.position

    def deal_from(self, session: SessionNo, decks: Sequence[DeckOrder]) -> None:
        """The deck-orders of a session that is about to begin, deal 1 first."""
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
        return self._counted().scores()

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
        self.sessions[session] = SessionProgress(
            session,
            tuple(tables),
            {DealNo(number): deck for number, deck in enumerate(decks, 1)},
            line.at,
            body.beacon,
            played={TableNo(table): [] for table in range(1, len(tables) + 1)},
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
        if table not in now.played or not 1 <= deal <= self.event.play.deals:
            raise OutOfPlace(position=line.position, why=f"there is no deal {deal} at {table}")
        hand = self.hand(now.session, table, deal)
        hand.take(body, line.at)
        now.hands[table, deal] = hand
        if isinstance(body, Accepted):
            now.played[table].append(deal)
            now.finished[deal] = now.finished.get(deal, 0) + 1
            now.accepted_at.append(line.at)
            self.finished_hands += 1
        elif deal in now.opened and hand.accepted is not None:
            self._recount(now, deal)

    def _fresh(self, now: SessionProgress, table: TableNo, deal: DealNo) -> PlayedHand:
        stacks = None
        if self.event.play.stacks is Stacks.RUNNING:
            # Stacks that run on are whole chips; the rules of the event see to it.
            hands = (now.hands[table, before] for before in now.played[table])
            nets = [[int(chips) for chips in hand.chip_scores] for hand in hands]
            stacks = stacks_before(self.event.play, nets).stacks
        return PlayedHand(setup_of(self.event, deal, stacks), now.decks.get(deal))

    def _open(self, now: SessionProgress, deal: DealNo, body: OpenedLine, line: Line) -> None:
        if now.finished.get(deal, 0) != len(now.tables) or deal in now.opened:
            why = f"deal {deal} cannot be opened before its last table has played it, nor twice"
            raise OutOfPlace(position=line.position, why=why)
        deck = DeckOrder(parse_cards(body.deck))
        for table in now.played:
            now.hands[table, deal].reveal(deck)
        places = {standing.entry: standing.place for standing in self.standings()}
        now.opened[deal] = OpenDealRecord(
            deal, line.at, deck, body.salt, body.path, self._traveller(now, deal)
        )
        self.places_before = places if self._has_results() else {}
        self._counted().put(now.session, now.opened[deal].traveller)
        self._standings = None
        self.changes += 1

    def _has_results(self) -> bool:
        return sum(len(now.opened) for now in self.sessions.values()) > 1

    def _traveller(self, now: SessionProgress, deal: DealNo) -> Traveller:
        rows = []
        for table in now.played:
            accepted = now.hands[table, deal].accepted
            assert accepted is not None
            rows.append(TableScore(table, accepted.chip_scores, accepted.house))
        return Traveller(deal, tuple(rows))

    def _recount(self, now: SessionProgress, deal: DealNo) -> None:
        """A correction changed a deal that is open: its traveller is counted anew."""
        record = now.opened[deal]
        traveller = self._traveller(now, deal)
        now.opened[deal] = OpenDealRecord(
            deal, record.at, record.deck, record.salt, record.path, traveller
        )
        self._counted().put(now.session, traveller)
        self._standings = None
        self.changes += 1
