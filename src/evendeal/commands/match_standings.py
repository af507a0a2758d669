"""The table of teams of team matches in a terminal."""

from itertools import pairwise

from rich import box
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from evendeal.views.matches.scoreboard import MatchScoreboard
from evendeal.views.words import part_of

NARROW = 60
"""Columns of a terminal that has no room for more than places and points."""


def show_match_standings(board: MatchScoreboard, console: Console) -> None:
    """The teams over the rounds, the final, and who has won the event."""
    head = board.event
    title = Text(head.name, style="bold")
    title.append(f"   matches: {part_of(head.matches_finished, head.matches)}", style="default")
    teams = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    teams.add_column("", justify="right", no_wrap=True)
    teams.add_column("team", no_wrap=True, overflow="ellipsis")
    teams.add_column(board.points, justify="right", no_wrap=True)
    wide = console.width >= NARROW
    for column in ("matches", "IMP won", "IMP lost", "SMP") if wide else ():
        teams.add_column(column, justify="right", no_wrap=True)
    for line in board.standings:
        more = (line.matches, line.won, line.lost, f"{line.smp:+d}") if wide else ()
        teams.add_row(
            f"{line.place}=" if line.shared else str(line.place),
            line.name if line.name == line.entry else f"{line.entry}  {line.name}",
            Text(str(line.points), style="bold"),
            *map(str, more),
        )
    console.print(Group(title, teams))
    for line, after in pairwise(board.standings):
        if line.decided_by:
            console.print(Text(f"{line.name} is ahead of {after.name} by {line.decided_by}."))
    if board.final is not None:
        console.print(Text(f"The final, {board.final.name}: {board.final.said}"))
    for place in board.places:
        number = f"{place.place}=" if place.shared else str(place.place)
        won = place.place == 1
        by = f", by {place.decided_by}" if won and place.decided_by else ""
        console.print(Text(f"{number:>2} {place.name}{by}", style="bold" if won else ""))
    console.print(Text(board.tie_rule, style="dim"))
