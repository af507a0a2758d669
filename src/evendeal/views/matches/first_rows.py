"""The first rows of the pages of an event of matches: its standings, or one match."""

from evendeal.views.first_rows import FirstRow, figure_text, names_rows, place_text
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
