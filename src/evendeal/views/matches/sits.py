"""Who sits where in the matches that are played now, or come next."""

from collections.abc import Iterator

from evendeal.ids import ROOMS, Room, SessionNo
from evendeal.tournament.room_match.format import room_of
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.hall_sheets import HallFacts, SeatedTable
from evendeal.views.matches.head import TeamName
from evendeal.views.matches.line import MatchLine, PlayersOfRoom
from evendeal.views.matches.scoreboard import MatchScoreboard
from evendeal.views.sits import Sits, badge_of


def sits(progress: MatchProgress, board: MatchScoreboard) -> tuple[Sits, ...]:
    """Who sits where; nobody when the last match is over.

    Args:
        board: the public scoreboard, by which a match is being played or not: how much further a
            room has come than the other is nobody's business (R46).
    """
    return tuple(each for line in _now(board) for each in _players(progress, line))


def seated(
    progress: MatchProgress, board: MatchScoreboard, facts: HallFacts, session: SessionNo | None
) -> tuple[SeatedTable, ...]:
    """All tables in order, with the match that is played there, comes next or was the last.

    Args:
        board: as `sits` has it.
        session: of which team board, or of the final, alone; None: of all.
    """
    places = {
        progress.match(line.session, line.match).planned.table(part): line
        for line in _now(board, session) or _last(board, session)
        for part in ROOMS
    }
    tables = []
    for table in facts.tables:
        line = places.get(table)
        players = () if line is None else _players(progress, line)
        tables.append(
            SeatedTable(
                table,
                room_of(table),
                facts.room_of(table),
                "" if line is None else line.board_name,
                None if line is None or line.final else line.round,
                None,
                tuple(each for each in players if each.table == table),
            )
        )
    return tuple(tables)


def _now(board: MatchScoreboard, session: SessionNo | None = None) -> tuple[MatchLine, ...]:
    """The matches that are played in public; where there are none, those of the next round."""
    rounds = _rounds(board, session)
    playing = tuple(line for lines in rounds for line in lines if line.stage == "playing")
    waiting = ([line for line in lines if line.stage == "waiting"] for lines in rounds)
    return playing or tuple(next((lines for lines in waiting if lines), ()))


def _last(board: MatchScoreboard, session: SessionNo | None) -> tuple[MatchLine, ...]:
    """The matches of the last round, or the final."""
    return next(iter(_rounds(board, session)[::-1]), ())


def _rounds(board: MatchScoreboard, session: SessionNo | None) -> list[tuple[MatchLine, ...]]:
    """The matches of each round, then the final; those of a session alone, where one is given."""
    rounds = [each.matches for each in board.rounds]
    if board.final is not None:
        rounds.append((board.final,))
    of_session = (
        tuple(line for line in lines if session in (None, line.session)) for lines in rounds
    )
    return [lines for lines in of_session if lines]


def _players(progress: MatchProgress, line: MatchLine) -> Iterator[Sits]:
    planned = progress.match(line.session, line.match).planned
    room_of = progress.event.programme.room_of
    first, second = line.teams
    rooms: tuple[tuple[Room, PlayersOfRoom, tuple[TeamName, TeamName]], ...] = (
        ("open", line.players.open, (first, second)),
        ("closed", line.players.closed, (second, first)),
    )
    for part, players, (white, black) in rooms:
        table = planned.table(part)
        for team, player in ((white, players.white), (black, players.black)):
            badge = badge_of(progress.event.entries, team.entry, player)
            yield Sits(team.entry, team.name, player, table, None, part, room_of(table), badge)
