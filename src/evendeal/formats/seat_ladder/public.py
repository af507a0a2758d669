"""What everybody may see of individuals: ladders, tables, deals, awards, proof."""

from collections.abc import Sequence

from evendeal.draw.ladder_seal import LadderSeal
from evendeal.formats.duplicate.public import DuplicatePublic
from evendeal.formats.pages import EntryPart, EventPart, SessionQuery, page
from evendeal.formats.public_side import Message, Ranked
from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.tournament.seat_ladder.event import SEAT_LADDER
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.views.first_rows import FirstRow
from evendeal.views.home import AtHome, event_card
from evendeal.views.poker.head import EventHead
from evendeal.views.poker.ladder_board import LadderScoreboard, ladder_board, ladder_head
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
from evendeal.views.poker.proof import Proof, proof
from evendeal.views.poker.seat_draw import ladder_seat_draw
from evendeal.views.seat_draw import SeatDraw


class SeatLadderPublic(DuplicatePublic[LadderProgress, LadderSeal]):
    """The events of individuals of a ledger as everybody may see them.

    Every view is made by `evendeal.views`, where the embargo is.
    """

    format = SEAT_LADDER
    live = LaddersNow

    def scoreboard(self, event: EventPart, session: SessionQuery = None) -> LadderScoreboard:
        """The ladders over the deals that every table has played."""

        def make(progress: LadderProgress) -> LadderScoreboard:
            seal, read_only = self._seal(event), self._cache.read_only(event)
            return ladder_board(progress, seal, session, read_only)

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

    def first_rows(
        self, event: EventId, session: SessionNo | None = None, match: int | None = None
    ) -> tuple[FirstRow, ...]:
        """The first of every ladder."""
        return ladder_rows(self.scoreboard(event, session)) if match is None else ()

    def message(self, event: EventId) -> Message:
        """The scoreboard: all look at it, so it is made and sent once for all."""
        board = self.scoreboard(event)
        return Message("scoreboard", board.position, board)

    @page("players/{entry:str}", "getLadderPlayer")
    def player(
        self, event: EventPart, entry: EntryPart, session: SessionQuery = None
    ) -> LadderPlayer:
        """How a player has come to his place in the ladder of his seat."""
        return self._cache.view(
            event, ("player", entry, session), lambda p: ladder_player(p, entry, session)
        )

    def entry_path(self, entry: EntryId) -> str:
        """The page of a player."""
        return f"/players/{entry}"

    def proof(self, event: EventPart, session: SessionQuery = None) -> Proof:
        """What was sealed, opened and verified."""
        return self._cache.view(event, ("proof", session), lambda p: self._proof(p, session))

    def at_home(self, event: EventId) -> AtHome:
        """What the first page of the house has of an event."""

        def make(progress: LadderProgress) -> AtHome:
            head = self._head(progress, None)
            card = event_card(
                *("ladders", head, (head.comparable, head.deals)),
                live=lambda: ladders_now(self.scoreboard(event)),
                result=lambda: ladders_result(progress),
            )
            return AtHome(card, None)

        return self._cache.view(event, ("home",), make)

    def _head(self, progress: LadderProgress, session: SessionNo | None) -> EventHead:
        event = progress.event.id
        seal, read_only = self._seal(event), self._cache.read_only(event)
        return ladder_head(progress, seal, session, read_only)

    def _proof(self, progress: LadderProgress, session: SessionNo | None) -> Proof:
        proved = self._proved(progress.event.id, progress.settled)
        head = self._head(progress, session)
        return proof(
            head,
            proved.seal,
            proved.opened,
            proved.findings,
            proved.checkpoints,
            ladder_seats(proved.seal, proved.opened, head.session, proved.findings),
            seal_digest=proved.digest,
        )
