"""The first rows of the pages of a poker event: its standings."""

from fractions import Fraction

from evendeal.views.first_rows import FirstRow, figure_text, names_rows, place_text
from evendeal.views.poker.scoreboard import Scoreboard


def standings_rows(board: Scoreboard) -> tuple[FirstRow, ...]:
    """The teams with their points; before a deal can be compared their names."""
    if not board.comparable and board.event.session == 1:
        return names_rows(line.name for line in board.standings)
    return tuple(
        FirstRow(place_text(line.place, line.shared), line.name, figure_text(Fraction(line.points)))
        for line in board.standings
    )
