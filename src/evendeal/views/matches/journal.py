"""The log of an event of matches for reading, one sentence a line."""

from evendeal.ids import DealNo, SessionNo
from evendeal.tournament.line import Line
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.matches.office.lines import match_line_sentence
from evendeal.views.matches.office.rooms import where_of


def match_line_words(progress: MatchProgress, line: Line) -> tuple[str, str]:
    """Where a line happened, and a sentence."""
    names = {entry.id: entry.name for entry in progress.event.entries}
    of_a_board = 1 <= line.session <= progress.event.sessions
    is_long = of_a_board and progress.event.ruleset(SessionNo(line.session)).is_long
    place = _place(progress, line) if of_a_board else _at_table(line)
    return place, match_line_sentence(line.body, names, is_long=is_long)


def _at_table(line: Line) -> str:
    return f"table {line.table}" if line.table else ""


def _place(progress: MatchProgress, line: Line) -> str:
    """Where it happened in words: "Final, game 2, table 3"."""
    session = SessionNo(line.session)
    event = progress.event
    words = []
    if not line.deal:
        final = session == event.final_session
        words.append("Final" if final else event.boards[session - 1].name)
    else:
        planned, game = progress.records.planned(session, DealNo(line.deal))
        words += [where_of(progress, planned), f"game {game}"]
    if line.table:
        words.append(f"table {line.table}")
    return ", ".join(words)
