"""The log of an event of matches for reading, one text a line."""

from evendeal.ids import DealNo, SessionNo
from evendeal.tournament.line import Line
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.journal import placed
from evendeal.views.matches.office.lines import match_line_text
from evendeal.views.matches.office.rooms import where_text
from evendeal.views.text import Text, says


def match_line_words(progress: MatchProgress, line: Line) -> tuple[Text | None, Text]:
    """Where a line happened, and a sentence."""
    names = {entry.id: entry.name for entry in progress.event.entries}
    of_a_board = 1 <= line.session <= progress.event.sessions
    is_long = of_a_board and progress.event.ruleset(SessionNo(line.session)).is_long
    place = _place(progress, line) if of_a_board else _at_table(line)
    return place, match_line_text(line.body, names, is_long=is_long)


def _at_table(line: Line) -> Text | None:
    return says("table", table=line.table) if line.table else None


def _place(progress: MatchProgress, line: Line) -> Text | None:
    """Where it happened: "Final, game 2, table 3"."""
    session = SessionNo(line.session)
    event = progress.event
    if not line.deal:
        final = session == event.final_session
        board = says("final") if final else says("written", words=event.boards[session - 1].name)
        return placed(board, _at_table(line))
    planned, game = progress.records.planned(session, DealNo(line.deal))
    return placed(where_text(progress, planned), says("game", game=game), _at_table(line))
