"""What is known of an event: its sessions, hands, rulings and points, as far as it has come.

Everything here can be made again from the log and the sealed deck-orders; it is a cache
and nothing else.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Self

from evendeal.cards import DeckOrder
from evendeal.ids import EntryId, SessionNo
from evendeal.tournament.duplicate.custody import DeckBook
from evendeal.tournament.duplicate.event import DuplicateEventT_co
from evendeal.tournament.duplicate.in_running import PublicTotals
from evendeal.tournament.duplicate.line_ups import LineUpBook
from evendeal.tournament.duplicate.repairs import RepairBook
from evendeal.tournament.duplicate.respelling import entry_of
from evendeal.tournament.duplicate.ruling_book import RulingBook
from evendeal.tournament.duplicate.rulings import RulingRecord
from evendeal.tournament.duplicate.seated import Seated
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.duplicate.table_hand import TableHand
from evendeal.tournament.event_fold import EventFold


class DuplicateState(EventFold[DuplicateEventT_co, SessionProgress]):
    """An event as far as it has come; a base of `DuplicateProgress`, which takes the lines.

    Attributes:
        finished_hands: how often a hand has become final, in all sessions.
        ruling_book: the rulings.
        decks: where sealed decks are.
        repairs: decks that were put right after their seal was broken.
        line_ups: who is lined up for which session, and whether that can still be changed.
        line_ups_close: its seal says that line-ups are closed before a session begins; whoever
            has an older seal says so here.
        in_running: the public's boards of totals, where the event has them.

    Args:
        totals: makes the board of a session that begins; None: the public has none.
    """

    def __init__(
        self,
        event: DuplicateEventT_co,
        decks: Mapping[SessionNo, Sequence[DeckOrder]] | None = None,
        *,
        totals: Callable[[], PublicTotals] | None = None,
    ) -> None:
        super().__init__(event)
        self._totals = totals
        self.finished_hands = 0
        self.ruling_book = RulingBook()
        self.decks = DeckBook()
        self.repairs = RepairBook()
        self.line_ups = LineUpBook()
        self.line_ups_close = True
        self.in_running: dict[SessionNo, PublicTotals] = {}
        self._decks = dict(decks or {})
        self._looked: tuple[tuple[int, int, int, int], TableHand] | None = None

    def fork(self) -> Self:
        """The same event to try lines on; nothing done to it reaches this one."""
        other = super().fork()
        other.ruling_book = self.ruling_book.fork()
        other.decks = self.decks.copy()
        other.repairs = self.repairs.copy()
        other.line_ups = self.line_ups.fork()
        other.in_running = {number: steps.fork() for number, steps in self.in_running.items()}
        other._decks = dict(self._decks)
        other._looked = None
        return other

    @property
    def lineups(self) -> Mapping[tuple[SessionNo, EntryId], tuple[str, ...]]:
        """The players of entries for sessions that have line-ups of their own."""
        return self.line_ups.players

    def seats_to_come(self, session: SessionNo) -> tuple[tuple[Seated | None, ...], ...] | None:
        """Who will sit where in a session that has not begun; None while nobody may know it."""
        del session
        return None

    def line_ups_as_sealed(self, session: SessionNo) -> dict[EntryId, tuple[str, ...]]:
        """The players of every entry for a session, called as the seal calls them."""
        return {
            entry: tuple(self.record.first(entry, player) for player in players)
            for entry, players in self.line_ups.of(self.event, session).items()
        }

    @property
    def rulings(self) -> tuple[RulingRecord, ...]:
        """Every ruling, withdrawn ones too; the first has the number 1."""
        return tuple(self.ruling_book.records)

    @property
    def penalties(self) -> dict[EntryId, Fraction]:
        """Points that rulings in force take from entries."""
        return self.ruling_book.penalties

    def deal_from(self, session: SessionNo, decks: Sequence[DeckOrder]) -> None:
        """The deck-orders of a session that is about to begin, deal 1 first, reserve deals last."""
        self._decks[session] = decks

    @property
    def changes(self) -> int:
        """How often something public has changed beside hands that became final."""
        return self.news - self.finished_hands

    def players_of(self, entry: EntryId) -> tuple[str, ...]:
        """Who plays for an entry: its list, then who was lined up or came as a substitute."""
        # Not a set: a person reads these names, in the order of the list.
        names = {
            name: None for each in self.event.entries if each.id == entry for name in each.players
        }
        for (_, lined_up), players in self.lineups.items():
            names |= dict.fromkeys(players if lined_up == entry else ())
        for now in self.sessions.values():
            rows = [*now.seated.values(), *now.tables]
            names |= {sat.player: None for row in rows for sat in row if sat and sat.entry == entry}
        return tuple(names)

    def names_of(self, entry: EntryId) -> tuple[str, ...]:
        """Who plays for an entry, and who was to: lined up or put in, and out before a deal."""
        names = dict.fromkeys(self.players_of(entry))
        for act in (made.act for made in self.line_ups.made):
            names |= dict.fromkeys(act.players if act.entry == entry else ())
        for now in self.sessions.values():
            for made in now.substitutions:
                names |= {made.player: None} if entry_of(now, made) == entry else {}
        return tuple(names)
