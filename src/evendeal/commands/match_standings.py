"""The table of teams of team matches in a terminal."""

from itertools import pairwise

from evendeal.commands.terminal import Printer, Sheet, line_of, words
from evendeal.views.matches.scoreboard import MatchScoreboard
from evendeal.views.words import part_of

NARROW = 60
"""Columns of a terminal that has no room for more than places and points."""


def show_match_standings(board: MatchScoreboard, terminal: Printer) -> None:
    """The teams over the rounds, the final, and who has won the event."""
    head = board.event
    played = part_of(head.matches_finished, head.matches)
    teams = Sheet()
    teams.column("", right=True)
    teams.column("team", cut=True)
    teams.column(board.points, right=True)
    wide = terminal.width >= NARROW
    for column in ("matches", "IMP won", "IMP lost", "SMP") if wide else ():
        teams.column(column, right=True)
    for line in board.standings:
        more = (line.matches, line.won, line.lost, f"{line.smp:+d}") if wide else ()
        teams.row(
            f"{line.place}=" if line.shared else str(line.place),
            line.name if line.name == line.entry else f"{line.entry}  {line.name}",
            words(str(line.points), "bold"),
            *map(str, more),
        )
    terminal.show(line_of((head.name, "bold"), f"   matches: {played}"))
    terminal.show(teams)
    for line, after in pairwise(board.standings):
        if line.decided_by:
            terminal.show(words(f"{line.name} is ahead of {after.name} by {line.decided_by}."))
    if board.final is not None:
        terminal.show(words(f"The final, {board.final.name}: {board.final.said}"))
    for place in board.places:
        number = f"{place.place}=" if place.shared else str(place.place)
        won = place.place == 1
        by = f", by {place.decided_by}" if won and place.decided_by else ""
        terminal.show(words(f"{number:>2} {place.name}{by}", "bold" if won else ""))
    terminal.show(words(board.tie_rule, "dim"))
