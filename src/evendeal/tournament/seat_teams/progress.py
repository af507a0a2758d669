"""How far an event of seat teams has come: the fold of its log, and its points."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Self

from evendeal.cards import DeckOrder
from evendeal.ids import DealNo, EntryId, SessionNo
from evendeal.scoring.methods import method_named
from evendeal.scoring.scores import Scores
from evendeal.scoring.tally import Tally
from evendeal.scoring.traveller import Traveller
from evendeal.tournament.duplicate.beginning import Tables, lined_up_tables, require_drawn
from evendeal.tournament.duplicate.bodies import BODIES, Begun
from evendeal.tournament.duplicate.in_running import PublicTotals, RunningBoard
from evendeal.tournament.duplicate.progress import DuplicateProgress
from evendeal.tournament.duplicate.respelling import respelled_row
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.line import Line
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.standings import Standing, standings
from evendeal.tournament.seat_teams.steps import session_steps
from evendeal.tournament.seat_teams.team_rules import SeatDrawKind
from evendeal.tournament.steps import Step

__all__ = ["Progress"]


class Progress(DuplicateProgress[Event]):
    """An event of seat teams as its log tells it.

    Attributes:
        places_before: the places of the entries before the last deal was opened; empty before
            the second one.
    """

    lines = BODIES

    def __init__(
        self,
        event: Event,
        decks: Mapping[SessionNo, Sequence[DeckOrder]] | None = None,
        *,
        totals: Callable[[], PublicTotals] | None = None,
    ) -> None:
        super().__init__(event, decks, totals=totals)
        self.places_before: dict[EntryId, int] = {}
        self._tally: Tally | None = None
        self._standings: tuple[Standing, ...] | None = None

    def fork(self) -> Self:
        """The same event to try lines on; nothing done to it reaches this one."""
        other = super().fork()
        other.places_before = dict(self.places_before)
        other._tally = None
        return other

    def steps(self) -> Iterator[Step]:
        """What the director can do next, session by session."""
        return session_steps(self)

    def seated(self, body: Begun, line: Line) -> Tables:
        """Who sits down in the session that a line begins."""
        require_drawn(self.sealed, body, line)
        return lined_up_tables(self.sealed, self.line_ups, SessionNo(line.session), body.seats)

    def seats_to_come(self, session: SessionNo) -> Tables | None:
        """Who will sit where in a session that has not begun; None while nobody may know it.

        A session's seats are drawn when it begins. With the mirror draw an even session has those
        of the one before, turned round: they are known with its beginning (R4), and with them who
        sits there, as long as the line-ups cannot be changed any more (R56).
        """
        mirror = self.event.draw.seats is SeatDrawKind.MIRROR
        before = self.sessions.get(SessionNo(session - 1)) if mirror and session % 2 == 0 else None
        if before is None or session not in self.line_ups.closed:
            return None
        turned = [row[::-1] for row in before.drawn]
        seats = lined_up_tables(self.sealed, self.line_ups, session, turned)
        return tuple(respelled_row(table, self.record) for table in seats)

    def began(self, now: SessionProgress) -> None:
        """A session has begun: its entries are counted with the others."""
        del now
        self._tally = None
        self._standings = None

    def opens(self, now: SessionProgress) -> None:
        """A deal is about to open: the places that it may change are kept."""
        del now
        has_results = any(each.opened for each in self.sessions.values())
        self.places_before = (
            {standing.entry: standing.place for standing in self.standings()} if has_results else {}
        )

    def compared_anew(self, now: SessionProgress, deal: DealNo | None) -> None:
        """Results of a deal, or what rulings take, are not what they were."""
        if deal is not None and now.compares(deal):
            self._counted().put(now.session, now.opened[deal].traveller)
        elif deal is not None:
            self._counted().drop(now.session, deal)
        self._standings = None

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
