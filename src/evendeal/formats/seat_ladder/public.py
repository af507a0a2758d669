"""What everybody may see of individuals: ladders, tables, deals, awards, proof."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from evendeal.draw.ladder_seal import LadderSeal
from evendeal.draw.opened import OpenedSession
from evendeal.formats.duplicate.public import DuplicatePublic
from evendeal.formats.pages import EntryPart, EventPart, SessionQuery, page
from evendeal.formats.public_side import Proved, Ranked
from evendeal.formats.seat_ladder.life import LadderLedger
from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.tournament.seat_ladder.event import SEAT_LADDER
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.views.first_rows import FirstRow
from evendeal.views.fragment_cache import FragmentCache
from evendeal.views.home import Result
from evendeal.views.poker.head import EventHead
from evendeal.views.poker.ladder_board import (
    LadderScoreboard,
    SeatLadderView,
    ladder_board,
    ladder_head,
)
from evendeal.views.poker.ladder_finalist import LadderFinalist, ladder_finalist
from evendeal.views.poker.ladder_home import (
    LaddersNow,
    LadderStanding,
    ladder_rows,
    ladder_standings,
    ladders_now,
    ladders_result,
)
from evendeal.views.poker.ladder_player import LadderPlayer, ladder_player
from evendeal.views.poker.ladder_proof import ladder_seats
from evendeal.views.poker.proof import ProvedSeats
from evendeal.views.poker.seat_draw import ladder_seat_draw
from evendeal.views.seat_draw import SeatDraw

if TYPE_CHECKING:
    from evendeal.printing.booklet import BookletTable
    from evendeal.printing.words import PaperWords


class SeatLadderPublic(DuplicatePublic[LadderProgress, LadderSeal]):
    """The events of individuals of a ledger as everybody may see them.

    Every view is made by `evendeal.views`, where the embargo is.
    """

    format = SEAT_LADDER
    live, card = LaddersNow, "ladders"

    def __init__(self, ledger: LadderLedger) -> None:
        super().__init__(ledger)
        self._ladders: dict[EventId, FragmentCache[tuple[SeatLadderView, ...]]] = {}

    def scoreboard(self, event: EventPart, session: SessionQuery = None) -> LadderScoreboard:
        """The ladders over the deals that every table has played."""

        def make(progress: LadderProgress) -> LadderScoreboard:
            seal, read_only = self._seal(event), self._cache.read_only(event)
            ladders = self._ladders.setdefault(event, FragmentCache())
            return ladder_board(progress, seal, session, read_only, ladders)

        return self._cache.view(event, ("scoreboard", session), make)

    def seat_draw(self, event: EventPart, session: SessionQuery = None) -> SeatDraw | None:
        """How the seats of a session were drawn."""
        seal = self._seal(event)
        return self._cache.view(
            event, ("seat-draw", session), lambda p: ladder_seat_draw(p, seal, session)
        )

    def standings(self, event: EventId) -> Sequence[Ranked]:
        """Everybody in the order of awards as far as it is known, then who still plays."""

        def make(progress: LadderProgress) -> tuple[LadderStanding, ...]:
            return ladder_standings(progress)

        return self._cache.view(event, ("standings",), make)

    def standings_rows(self, event: EventId, session: SessionNo | None) -> tuple[FirstRow, ...]:
        """The first of every ladder."""
        return ladder_rows(self.scoreboard(event, session))

    @page("players/{entry:str}", "getLadderPlayer")
    def player(
        self, event: EventPart, entry: EntryPart, session: SessionQuery = None
    ) -> LadderPlayer:
        """How a player has come to his place in the ladder of his seat."""
        return self._cache.view(
            event, ("player", entry, session), lambda p: ladder_player(p, entry, session)
        )

    @page("finalists/{entry:str}", "getFinalist")
    def finalist(self, event: EventPart, entry: EntryPart) -> LadderFinalist:
        """How a finalist has come to his place."""
        return self._cache.view(event, ("finalist", entry), lambda p: ladder_finalist(p, entry))

    def entry_path(self, entry: EntryId) -> str:
        """The page of a player."""
        return f"/players/{entry}"

    def _head_of(
        self,
        progress: LadderProgress,
        seal: LadderSeal | None,
        session: SessionNo | None,
        read_only: str | None,
    ) -> EventHead:
        return ladder_head(progress, seal, session, read_only)

    def _proved_seats(
        self,
        proved: Proved[LadderSeal, OpenedSession],
        progress: LadderProgress,
        session: SessionNo,
    ) -> ProvedSeats:
        del progress
        return ladder_seats(proved.seal, proved.opened, session, proved.findings)

    def _live_card(self, event: EventId) -> LaddersNow:
        return ladders_now(self.scoreboard(event))

    def _result(self, progress: LadderProgress) -> Result:
        return ladders_result(progress)

    def booklet_tables(self, event: EventId, words: "PaperWords") -> "Iterable[BookletTable]":
        """The tables of the booklet, out of the scoreboards of all sessions."""
        from evendeal.printing.poker.booklet import ladder_tables

        head = self.event(event)
        boards = [self.scoreboard(event, SessionNo(n)) for n in range(1, head.sessions + 1)]
        return ladder_tables(boards, words)
