"""Standings in a terminal."""

from itertools import pairwise

from rich import box
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from evendeal.views import Scoreboard
from evendeal.views.words import chips_text

UP, DOWN = "▲", "▼"


def show_standings(board: Scoreboard, console: Console) -> None:
    """The team table and, below it, who leads each seat."""
    head = board.event
    title = Text(head.name, style="bold")
    title.append(f"   comparable: {board.comparable} of {board.deals}", style="default")
    teams = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    teams.add_column("", justify="right", no_wrap=True)
    teams.add_column("team", no_wrap=True, overflow="ellipsis")
    teams.add_column("points", justify="right", no_wrap=True)
    teams.add_column("chips", justify="right", no_wrap=True)
    # A narrow terminal shows the table without its seats rather than in pieces.
    ladders = board.ladders if console.width >= 36 + 6 * len(board.ladders) else ()
    for ladder in ladders:
        teams.add_column(f"s{ladder.seat}", justify="right", no_wrap=True)
    seat_points = [{rung.entry: rung.points for rung in ladder.rungs} for ladder in ladders]
    for line in board.standings:
        teams.add_row(
            f"{line.place}=" if line.shared else str(line.place),
            line.name if line.name == line.entry else f"{line.entry}  {line.name}",
            Text(_points(line.points), style="bold"),
            chips_text(line.chips, signed=True),
            *(_points(points.get(line.entry, "")) for points in seat_points),
        )
    console.print(Group(title, teams))
    for line, after in pairwise(board.standings):
        if line.decided_by:
            console.print(Text(f"{line.name} is ahead of {after.name} by {line.decided_by}."))
    console.print(Text(board.tie_rule, style="dim"))


def _points(points: str) -> str:
    """`11/2` as 5½, `-1/2` as -½."""
    whole, _, half = points.partition("/")
    if half != "2":
        return points
    # Penalties can take more than an entry has.
    sign, count = ("-" if whole.startswith("-") else ""), abs(int(whole)) // 2
    return f"{sign}{count or ''}½"
