"""How far an event of team matches has come: the fold of its log, line by line."""

from collections.abc import Iterator

from evendeal.backgammon.lines import GameBody
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.lines.acts import Answered
from evendeal.tournament.clock_acts import Paused, Resumed
from evendeal.tournament.event_fold import handlers_of
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OutOfPlace
from evendeal.tournament.room_match.acts import LinedUpFor, RoundBegun, SheetsGiven
from evendeal.tournament.room_match.bodies import (
    MATCH_BODIES,
    MatchBody,
    MatchesBegun,
    MatchesEnded,
    RetypeLock,
    RollsOpened,
    match_body_from_json,
)
from evendeal.tournament.room_match.game_lines import answer, line_up, lock, take_line
from evendeal.tournament.room_match.session_lines import begin, end, give_sheets, open_rolls
from evendeal.tournament.room_match.state import MatchEventState
from evendeal.tournament.room_match.steps import match_steps
from evendeal.tournament.steps import Step

__all__ = ["MatchProgress", "OutOfPlace"]


class MatchProgress(MatchEventState):
    """An event of team matches as its log tells it; see `MatchEventState` for what it knows.

    If a line is refused, nothing has changed.
    """

    lines = MATCH_BODIES

    def body_of(self, line: Line) -> MatchBody:
        """What a line of the log says."""
        return match_body_from_json(line.body)

    def steps(self) -> Iterator[Step]:
        """What the director can do next: boards, rounds, the final."""
        return match_steps(self)

    def awaits_director(self, session: SessionNo, table: TableNo, deal: DealNo) -> bool:
        """Whether a room has called about a game; `deal` is its roll set."""
        return bool(self.game(session, table, deal).calls)

    def _hold(self, body: RoundBegun | Paused | Resumed, line: Line) -> None:
        self.tables.hold_on(body, line)
        self.news += 1

    handlers = handlers_of(
        (MatchesBegun, begin),
        (RollsOpened, open_rolls),
        (MatchesEnded, end),
        (SheetsGiven, give_sheets),
        (LinedUpFor, line_up),
        (RoundBegun | Paused | Resumed, _hold),
        (RetypeLock, lock),
        (GameBody, take_line),
        (Answered, answer),
    )
