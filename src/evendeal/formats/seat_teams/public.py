"""What everybody may see of teams with a player on every seat: tables, deals, prizes, proof."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from evendeal.draw.opened import OpenedSession
from evendeal.draw.seal import Seal
from evendeal.formats.duplicate.public import DuplicatePublic
from evendeal.formats.pages import EventPart, SessionQuery, page
from evendeal.formats.public_side import Proved, Ranked
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.event_text import SEAT_TEAMS
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.first_rows import FirstRow
from evendeal.views.fragment_cache import FragmentCache
from evendeal.views.home import Result
from evendeal.views.poker.first_rows import standings_rows
from evendeal.views.poker.head import EventHead, event_head
from evendeal.views.poker.home import (
    DealsNow,
    SameHand,
    deals_now,
    deals_result,
    same_hand,
)
from evendeal.views.poker.in_running import InRunning
from evendeal.views.poker.prize_stacks import TablePrizes, table_prizes
from evendeal.views.poker.proof import ProvedSeats, team_seats
from evendeal.views.poker.scoreboard import Scoreboard, scoreboard
from evendeal.views.poker.seat_draw import team_seat_draw
from evendeal.views.seat_draw import SeatDraw

if TYPE_CHECKING:
    from evendeal.printing.booklet import BookletTable
    from evendeal.printing.words import PaperWords


class SeatTeamsPublic(DuplicatePublic[Progress, Seal]):
    """The poker events of a ledger as everybody may see them.

    Every view is made by `evendeal.views`, where the embargo is.
    """

    format = SEAT_TEAMS
    live, card = DealsNow, "deals"
    idea = SameHand

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._boards: dict[EventId, FragmentCache[InRunning]] = {}

    def scoreboard(self, event: EventPart, session: SessionQuery = None) -> Scoreboard:
        """The standings over the deals that every table has played."""

        def make(progress: Progress) -> Scoreboard:
            board = self._boards.setdefault(event, FragmentCache())
            seal, read_only = self._seal(event), self._cache.read_only(event)
            return scoreboard(progress, seal, session, read_only, board)

        return self._cache.view(event, ("scoreboard", session), make)

    def seat_draw(self, event: EventPart, session: SessionQuery = None) -> SeatDraw | None:
        """How the seats of a session were drawn."""
        seal = self._seal(event)
        return self._cache.view(
            event, ("seat-draw", session), lambda p: team_seat_draw(p, seal, session)
        )

    def standings(self, event: EventId) -> Sequence[Ranked]:
        """The teams, once a deal can be compared."""
        board = self.scoreboard(event)
        return board.standings if board.comparable or board.event.session > 1 else ()

    def standings_rows(self, event: EventId, session: SessionNo | None) -> tuple[FirstRow, ...]:
        """The teams with their points."""
        return standings_rows(self.scoreboard(event, session))

    @page("prizes", "listTablePrizes")
    def prizes(self, event: EventPart, session: SessionQuery = None) -> tuple[TablePrizes, ...]:
        """The stacks to share prizes by, table by table, once every deal is open."""
        return self._cache.view(event, ("prizes", session), lambda p: table_prizes(p, session))

    def _head_of(
        self,
        progress: Progress,
        seal: Seal | None,
        session: SessionNo | None,
        read_only: str | None,
    ) -> EventHead:
        return event_head(progress, seal, session, read_only)

    def _proved_seats(
        self, proved: Proved[Seal, OpenedSession], progress: Progress, session: SessionNo
    ) -> ProvedSeats:
        occupied = progress.event.play_of(session).occupied
        return team_seats(proved.seal, proved.opened, session, occupied)

    def _live_card(self, event: EventId) -> DealsNow:
        return deals_now(self.scoreboard(event))

    def _result(self, progress: Progress) -> Result:
        return deals_result(progress)

    def _idea_card(self, progress: Progress) -> SameHand | None:
        return same_hand(progress)

    def booklet_tables(self, event: EventId, words: "PaperWords") -> "Iterable[BookletTable]":
        """The tables of the booklet, out of the scoreboards of all sessions."""
        from evendeal.printing.poker.booklet import team_tables

        head = self.event(event)
        boards = [self.scoreboard(event, SessionNo(n)) for n in range(1, head.sessions + 1)]
        return team_tables(boards, words)
