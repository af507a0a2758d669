"""The office of the backgammon events."""

from collections.abc import Callable
from typing import Any

from evendeal.director.appending import At
from evendeal.director.office.acts import OfficePage
from evendeal.director.office.calls import AnswerCall
from evendeal.director.office.log_index import LogIndex
from evendeal.formats.life_side import LifeSide
from evendeal.formats.office_side import COMMON, OfficeSide, Staff
from evendeal.formats.room_match.office import decisions, line_ups, rounds
from evendeal.formats.room_match.office.sheets import CheckGameSheets
from evendeal.formats.typed_sheets import TypeSheets
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.line import Line
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.fragment_cache import FragmentCache
from evendeal.views.matches.journal import match_line_words
from evendeal.views.matches.office.game import MatchOfficeGame
from evendeal.views.matches.office.parts import MatchOffice
from evendeal.views.matches.office.play import match_office_game
from evendeal.views.matches.office.rooms import MatchOfficeFacts
from evendeal.views.matches.office.whole import OfficePart, match_office
from evendeal.views.text import Text


class GetMatchOffice(OfficePage, frozen=True, kw_only=True):
    """Every match, room and game, and what asks for the director."""

    path = ""

    def show(self, at: "RoomMatchOffice", event: EventId) -> MatchOffice:
        """The office."""

        def take(progress: MatchProgress) -> Callable[[], MatchOffice]:
            # No line waits while the office of a large event is made.
            fork, facts, parts = progress.fork(), at.facts(event), at.parts(event)
            return lambda: match_office(fork, facts, parts)

        return at.screen(event, None, take)


class GetMatchOfficeGame(OfficePage, frozen=True, kw_only=True):
    """One room's play of one game line by line, without a roll before its time.

    The game is named by its place in the log: `deal` is the number of its roll set.
    """

    path = "sessions/{session}/tables/{table}/games/{deal}"

    session: SessionNo
    table: TableNo
    deal: DealNo

    def show(self, at: "RoomMatchOffice", event: EventId) -> MatchOfficeGame:
        """The game.

        Raises:
            NotStarted: the session has not begun.
            NoGameThere: the event has no such game at this table.
        """
        session, table, deal = self.session, self.table, self.deal

        def view(progress: MatchProgress, index: LogIndex) -> MatchOfficeGame:
            decisions.require_game(progress, At(event, session, table, deal))
            lines = list(index.at_place.get((session, table, deal), ()))
            lines += [
                line
                for line in index.at_place.get((session, table, 0), ())
                if line.body.get("do") == "answer" and line.body.get("deal") == deal
            ]
            lines.sort(key=lambda line: line.position)
            return match_office_game(progress, session, table, deal, lines)

        return at.view(event, view)


class RoomMatchOffice(OfficeSide):
    """The office of the backgammon events."""

    requests = (
        GetMatchOffice,
        GetMatchOfficeGame,
        *COMMON,
        decisions.PreviewDecision,
        decisions.DecideGame,
        decisions.ReopenGame,
        decisions.CorrectGameLine,
        AnswerCall,
        line_ups.LineUpMatch,
        rounds.BeginRound,
        rounds.PauseTables,
        rounds.ResumeTables,
        CheckGameSheets,
        TypeSheets,
    )

    def __init__(
        self, desk: LifeSide, staff: Staff | None = None, address: Callable[[], str] = str
    ) -> None:
        super().__init__(desk, staff, address)
        self._parts: dict[EventId, FragmentCache[OfficePart]] = {}

    def words(self, progress: MatchProgress, line: Line) -> tuple[Text | None, Text]:
        """A line for reading."""
        return match_line_words(progress, line)

    def facts(self, event: EventId) -> MatchOfficeFacts:
        """What the office shows that no line of the log says."""
        now = self.ledger.adapters.clock.now()
        return MatchOfficeFacts(now, self.touches(event, now), self.ledger.read_only(event))

    def parts(self, event: EventId) -> Any:
        """The parts of its page, cached until something of their match changes."""
        return self._parts.setdefault(event, FragmentCache())
