"""One session as its lines tell it: hands, deals, rulings, seats and clock."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from evendeal.cards import DeckOrder
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker.hand_stage import Stage
from evendeal.scoring.lineup import LineUp
from evendeal.scoring.traveller import TableScore, Traveller
from evendeal.tournament.duplicate.acts import Substituted
from evendeal.tournament.duplicate.bodies import Body, Ended
from evendeal.tournament.duplicate.releases import Releases, after_answer, after_line
from evendeal.tournament.duplicate.ruled_deals import NO_RULINGS, DealRulings, ruled_traveller
from evendeal.tournament.duplicate.rules import PlayRules
from evendeal.tournament.duplicate.seated import Seated, line_up_of
from evendeal.tournament.duplicate.table_hand import TableHand
from evendeal.tournament.line import Line


@dataclass(frozen=True, slots=True)
class OpenDealRecord:
    """A deal that everybody may see: its cards, its proof, and every table's play of it."""

    deal: DealNo
    at: str
    deck: DeckOrder
    salt: str
    path: tuple[str, ...]
    traveller: Traveller


@dataclass(frozen=True, slots=True)
class Substitution:
    """Who came for whom, and at what time.

    Attributes:
        come: who took which seat, and why.
    """

    table: TableNo
    come: Substituted
    gone: str
    at: str
    by: str

    @property
    def seat(self) -> SeatNo:
        """The seat."""
        return self.come.seat

    @property
    def player(self) -> str:
        """Who sits there from then on."""
        return self.come.player

    @property
    def reason(self) -> str:
        """Why."""
        return self.come.reason


@dataclass(frozen=True, slots=True)
class TakenOutRecord:
    """A player who was taken out of the session.

    Attributes:
        back: by whom and when the seat plays again, and why; None while its hands are dead.
    """

    table: TableNo
    seat: SeatNo
    seated: Seated
    rule: str
    reason: str
    at: str
    by: str
    back: tuple[str, str, str] | None = None


@dataclass(slots=True)
class SessionProgress:
    """One session from its beginning on.

    Attributes:
        play: the rules of play of this session.
        tables: who sits where now, shape (tables, seats); None on empty seats.
        drawn: entry and player as drawn, shape (tables, occupied seats).
        first_tables: who sat where when the session began, shape (tables, seats).
        decks: the deck-orders by deal number where they are known here, reserve deals too.
        deals: how many deals are to be compared when nothing is cancelled.
        hands: every hand that has a line.
        played: the deals that each table has accepted, in that order.
        begun: the deals of which each table has a line, in the order of the first one.
        done: how many tables are through with a deal: accepted, or void there.
        finished: the deals in force that each table is through with, in the order in which that
            came about.
        slots: which deal is played in which place, deal 1's first; a reserve deal where one
            was replaced, None where none was left.
        opened: the deals that have been opened, in the order of opening.
        rulings: what the rulings in force make of deals.
        seated: who sat at a hand, where somebody has been substituted at its table.
        accepted_at: when each hand was accepted, in that order.
        taken_out: the players who were taken out of the session, those who came back among them.
        paused: why the clock stands; None while it runs.
        pauses: from when to when it stood; the last one may have no end.
        releases: when the cards of each table's deals may be given there, and what holds it.
    """

    session: SessionNo
    play: PlayRules
    tables: tuple[tuple[Seated | None, ...], ...]
    decks: Mapping[DealNo, DeckOrder]
    begun_at: str
    beacon: str | None
    drawn: tuple[tuple[tuple[EntryId, str], ...], ...] = ()
    first_tables: tuple[tuple[Seated | None, ...], ...] = ()
    deals: int = 0
    hands: dict[tuple[TableNo, DealNo], TableHand] = field(default_factory=dict)
    played: dict[TableNo, list[DealNo]] = field(default_factory=dict)
    begun: dict[TableNo, list[DealNo]] = field(default_factory=dict)
    done: dict[DealNo, int] = field(default_factory=dict)
    finished: dict[TableNo, list[DealNo]] = field(default_factory=dict)
    slots: tuple[DealNo | None, ...] = ()
    opened: dict[DealNo, OpenDealRecord] = field(default_factory=dict)
    rulings: dict[DealNo, DealRulings] = field(default_factory=dict)
    seated: dict[tuple[TableNo, DealNo], tuple[Seated | None, ...]] = field(default_factory=dict)
    ended: Ended | None = None
    ended_at: str | None = None
    accepted_at: list[str] = field(default_factory=list)
    substitutions: tuple[Substitution, ...] = ()
    taken_out: tuple[TakenOutRecord, ...] = ()
    paused: str | None = None
    pauses: tuple[tuple[str, str | None], ...] = ()
    releases: dict[TableNo, Releases] = field(default_factory=dict)
    _own: set[tuple[TableNo, DealNo]] = field(default_factory=set, repr=False, compare=False)

    def fork(self) -> "SessionProgress":
        """The same session to try something on; nothing done to it reaches this one."""
        # A hand belongs to both from now on; whoever changes it makes a copy first.
        self._own = set()
        return replace(
            self,
            hands=dict(self.hands),
            _own=set(),
            played={table: list(deals) for table, deals in self.played.items()},
            begun={table: list(deals) for table, deals in self.begun.items()},
            done=dict(self.done),
            finished={table: list(deals) for table, deals in self.finished.items()},
            opened=dict(self.opened),
            rulings=dict(self.rulings),
            seated=dict(self.seated),
            accepted_at=list(self.accepted_at),
            releases=dict(self.releases),
        )

    def lines_of(self, table: TableNo, deal: DealNo) -> int:
        """How many lines a hand has."""
        hand = self.hands.get((table, deal))
        return hand.lines if hand is not None else 0

    def keep(self, table: TableNo, deal: DealNo, hand: TableHand) -> None:
        """Put a hand there that no fork of this session has."""
        self.hands[table, deal] = hand
        self._own.add((table, deal))

    def owned(self, table: TableNo, deal: DealNo) -> TableHand | None:
        """A hand that no fork of this session has, to be changed; None if it has no line."""
        hand = self.hands.get((table, deal))
        if hand is not None and (table, deal) not in self._own:
            hand = hand.copy()
            self.keep(table, deal, hand)
        return hand

    @property
    def in_force(self) -> tuple[DealNo, ...]:
        """The deals that are compared, in the order in which they stand."""
        return tuple(deal for deal in self.slots if deal is not None)

    @property
    def comparable(self) -> int:
        """How many of them are open."""
        return sum(deal in self.opened for deal in self.in_force)

    @property
    def hands_total(self) -> int:
        """How many hands the session has: one a table and deal in force."""
        return len(self.tables) * len(self.in_force)

    @property
    def hands_played(self) -> int:
        """How many of them are through: accepted, or void at their table."""
        return sum(self.done.get(deal, 0) for deal in self.in_force)

    @property
    def lineup(self) -> LineUp:
        """The seats as scoring needs them."""
        return line_up_of(self.session, self.tables)

    def at(self, table: TableNo, seat: SeatNo, deal: DealNo | None = None) -> Seated | None:
        """Who sits at a table and seat, or sat there at a deal; None if nobody."""
        if deal is not None and (table, deal) in self.seated:
            return self.seated[table, deal][seat - 1]
        return self.tables[table - 1][seat - 1]

    @property
    def seated_at(self) -> tuple[frozenset[SeatNo], ...]:
        """By table, the seats in which somebody sits."""
        return tuple(
            frozenset(SeatNo(seat) for seat, sat in enumerate(row, 1) if sat is not None)
            for row in self.tables
        )

    def at_seat(self, table: TableNo, seat: SeatNo) -> Seated | None:
        """Who sits there now; None if nobody, or if there is no such seat."""
        row = self.tables[table - 1]
        return row[seat - 1] if 1 <= seat <= len(row) else None

    def out(self, table: TableNo, seat: SeatNo) -> TakenOutRecord | None:
        """Why the hands of a seat are dead from the table's next deal on; None if they are not."""
        for each in self.taken_out:
            if (each.table, each.seat, each.back) == (table, seat, None):
                return each
        return None

    def seats_out(self, table: TableNo) -> frozenset[SeatNo]:
        """The seats of a table whose players are out."""
        return frozenset(
            each.seat for each in self.taken_out if each.table == table and each.back is None
        )

    def players_at(self, table: TableNo, seat: SeatNo) -> tuple[str, ...]:
        """Who sat there in this session, the first player first."""
        # Without a substitution at the table all its deals were played by who sits there now.
        substituted = any(gone.table == table for gone in self.substitutions)
        deals = (*(self.begun[table] if substituted else ()), None)
        sat = [at.player for deal in deals if (at := self.at(table, seat, deal)) is not None]
        return tuple(dict.fromkeys(sat))

    def origin(self, deal: DealNo) -> DealNo:
        """The deal in whose place this one is played; for most deals itself."""
        if deal <= self.deals:
            return deal
        for slot, now in enumerate(self.slots, 1):
            if now == deal:
                return DealNo(slot)
        # A reserve deal that was itself replaced keeps no place; its own number will do.
        return deal

    def order(self, table: TableNo, drawn: tuple[DealNo, ...]) -> tuple[DealNo, ...]:
        """The deals of a table in its order, with what has replaced others.

        A replaced deal that the table has already begun is made good at the end.
        """
        now: list[DealNo] = []
        later: list[DealNo] = []
        for slot in drawn:
            deal = self.slots[slot - 1]
            if deal is not None:
                begun = deal != slot and (table, slot) in self.hands
                (later if begun else now).append(deal)
        return (*now, *later)

    def stage(self, table: TableNo, deal: DealNo) -> Stage:
        """How far a table is with a deal, rulings considered."""
        rulings = self.rulings.get(deal, NO_RULINGS)
        if rulings.replaced or table in rulings.void:
            return Stage.VOID
        hand = self.hands.get((table, deal))
        if rulings.fouled and rulings.group_of(table) and not (hand and hand.final):
            # It counts in its group as it was played; nothing more is played of it.
            return Stage.VOID
        return Stage.SEALED if hand is None else hand.stage

    def follow(
        self,
        table: TableNo,
        deal: DealNo,
        body: Body,
        line: Line,
        *,
        finished: bool,
    ) -> None:
        """Keep a table's releases in step with a line of a hand that has been counted.

        Args:
            finished: the hand has become final with it.
        """
        hand, was = self.hands[table, deal], self.releases[table]
        now = after_line(was, deal, hand, body, line, finished=finished)
        if now is not was:
            self.releases[table] = now

    def answer(self, tables: Iterable[TableNo], deal: DealNo, at: str) -> None:
        """The office has answered or ruled on a deal at these tables."""
        for table in tables:
            hand = self.hands.get((table, deal))
            if hand is not None:
                was = self.releases[table]
                self.releases[table] = after_answer(was, deal, hand, at)

    def through(self, table: TableNo, deal: DealNo) -> bool:
        """Whether the table has nothing left to do with a deal: accepted, or void there."""
        return self.stage(table, deal) in (Stage.ACCEPTED, Stage.VOID)

    def count(self, deal: DealNo) -> None:
        """Count anew how many tables are through with a deal."""
        self.done[deal] = sum(self.through(table, deal) for table in self.played)

    def finish(self, table: TableNo, deal: DealNo) -> None:
        """The table is through with a deal by playing it."""
        # A hand that was void there, and is not any more, stands where it was void.
        if self.compares(deal) and not (deal in self.rulings and deal in self.finished[table]):
            self.finished[table].append(deal)

    def ruled(self, deals: Iterable[DealNo]) -> frozenset[TableNo]:
        """Count anew who is through with deals that were ruled on; the tables that are or were."""
        concerned: set[TableNo] = set()
        for deal in deals:
            in_force = self.compares(deal)
            for table, finished in self.finished.items():
                was, is_now = deal in finished, in_force and self.through(table, deal)
                if was and not is_now:
                    finished.remove(deal)
                elif is_now and not was:
                    finished.append(deal)
                if was or is_now:
                    concerned.add(table)
        return frozenset(concerned)

    def unfinish(self, table: TableNo, deal: DealNo, stamp: str | None) -> None:
        """A hand that had been let stand at `stamp` is open again."""
        at = len(self.played[table]) - 1 - self.played[table][::-1].index(deal)
        del self.played[table][at]
        if stamp in self.accepted_at:
            self.accepted_at.remove(stamp)

    def to_open(self) -> tuple[DealNo, ...]:
        """The deals that every table is through with and that are not open yet."""
        full = len(self.tables)
        ready = [deal for deal, count in self.done.items() if count == full]
        return tuple(
            sorted(deal for deal in ready if deal not in self.opened and self.compares(deal))
        )

    def compares(self, deal: DealNo) -> bool:
        """Whether a deal is one of those that are compared now."""
        if 1 <= deal <= self.deals:
            return self.slots[deal - 1] == deal
        return deal in self.slots

    def traveller(self, deal: DealNo) -> Traveller:
        """What the tables made of a deal, rulings considered.

        Raises:
            NobodyToCompare: it is void at every table.
        """
        rulings = self.rulings.get(deal, NO_RULINGS)
        rows: list[TableScore | None] = []
        empty: list[frozenset[SeatNo]] = []
        for table in self.played:
            hand = self.hands.get((table, deal))
            nobody = hand.setup.empty if hand else self.empty_at(table)
            rows.append(self._own_score(table, deal, rulings, nobody))
            empty.append(nobody)
        return ruled_traveller(deal, rows, rulings, empty)

    def _own_score(
        self, table: TableNo, deal: DealNo, rulings: DealRulings, nobody: frozenset[SeatNo]
    ) -> TableScore | None:
        """What a table made of a deal by itself; None where that is not known or does not count."""
        hand = self.hands.get((table, deal))
        if hand is None:
            return None
        if hand.accepted is not None:
            return TableScore(table, hand.accepted.chip_scores, hand.accepted.house, nobody)
        made = hand.made_at_table() if rulings.group_of(table) else None
        return None if made is None else TableScore(table, *made, nobody)

    def empty_at(self, table: TableNo) -> frozenset[SeatNo]:
        """The seats of a table at which nobody sits now."""
        row = enumerate(self.tables[table - 1], 1)
        return frozenset(SeatNo(seat) for seat, seated in row if seated is None)
