"""The first rows of the pages of an event of matches: standings, matches, games, one match."""

from operator import itemgetter

from evendeal.views.first_rows import MOST, FirstRow, figure_text, names_rows, place_text
from evendeal.views.matches.games import MatchGames
from evendeal.views.matches.line import MatchLine
from evendeal.views.matches.scoreboard import MatchScoreboard


def standings_rows(board: MatchScoreboard) -> tuple[FirstRow, ...]:
    """The result, once there is one; before, the teams with their points, at first their names."""
    if board.places:
        return tuple(
            FirstRow(place_text(line.place, line.shared), line.name, "") for line in board.places
        )
    if not any(line.matches for line in board.standings):
        return names_rows(line.name for line in board.standings)
    signed = board.points == "IMP"
    return tuple(
        FirstRow(
            place_text(line.place, line.shared), line.name, figure_text(line.points, signed=signed)
        )
        for line in board.standings
    )


def match_rows(match: MatchLine) -> tuple[FirstRow, ...]:
    """The two teams of a match with the IMP of each."""
    return tuple(
        FirstRow("", team.name, figure_text(imps))
        for team, imps in zip(match.teams, match.imps, strict=True)
    )


def matches_rows(board: MatchScoreboard) -> tuple[FirstRow, ...]:
    """Who plays whom, round by round, with the IMP of both once there are any."""
    lines = [line for each in board.rounds for line in each.matches]
    return tuple(
        FirstRow(str(line.round), _against(line), _imps(line) if line.finished else "")
        for line in lines[:MOST]
    )


def games_rows(board: MatchScoreboard, games: MatchGames) -> tuple[FirstRow, ...]:
    """The games that moved most, with the teams of their matches and the IMP that they moved."""
    lines = [line for each in board.rounds for line in each.matches]
    if board.final is not None:
        lines.append(board.final)
    of = {(line.session, line.match): line for line in lines}
    swings = [(abs(game.swing), game) for game in games.games if game.swing]
    swings.sort(key=itemgetter(0), reverse=True)
    return tuple(
        FirstRow(str(game.game), _against(of[game.session, game.match]), figure_text(moved))
        for moved, game in swings[:MOST]
    )


def _against(line: MatchLine) -> str:
    return " – ".join(team.name for team in line.teams)


def _imps(line: MatchLine) -> str:
    return ":".join(map(figure_text, line.imps))
