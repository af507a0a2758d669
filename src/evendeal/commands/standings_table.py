"""Standings in a terminal."""

from collections.abc import Sequence
from itertools import pairwise

from rich import box
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from evendeal.views import InRunning, Ladder, Scoreboard, Standing
from evendeal.views.words import chips_text, part_of

UP, DOWN = "▲", "▼"


def show_standings(board: Scoreboard, console: Console) -> None:
    """The team table and, beside it, the points of each seat."""
    head = board.event
    said = f"comparable: {part_of(board.comparable, board.deals)}"
    _show(head.name, said, board.standings, board.ladders, console)
    console.print(Text(board.tie_rule, style="dim"))


def show_in_running(name: str, board: InRunning, console: Console) -> None:
    """The same of totals over the hands played so far."""
    said = f"in running: {board.hands} hand{'' if board.hands == 1 else 's'} at every table"
    _show(name, said, board.standings, board.ladders, console)
    console.print(Text(f"{board.sentence} {board.method}", style="dim"))


def _show(
    name: str,
    said: str,
    standings: Sequence[Standing],
    ladders: Sequence[Ladder],
    console: Console,
) -> None:
    title = Text(name, style="bold")
    title.append(f"   {said}", style="default")
    teams = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    teams.add_column("", justify="right", no_wrap=True)
    teams.add_column("team", no_wrap=True, overflow="ellipsis")
    teams.add_column("points", justify="right", no_wrap=True)
    teams.add_column("chips", justify="right", no_wrap=True)
    # A narrow terminal shows the table without its seats rather than in pieces.
    ladders = ladders if console.width >= 36 + 6 * len(ladders) else ()
    for ladder in ladders:
        teams.add_column(f"s{ladder.seat}", justify="right", no_wrap=True)
    seat_points = [{rung.entry: rung.points for rung in ladder.rungs} for ladder in ladders]
    for line in standings:
        teams.add_row(
            f"{line.place}=" if line.shared else str(line.place),
            line.name if line.name == line.entry else f"{line.entry}  {line.name}",
            Text(_points(line.points), style="bold"),
            chips_text(line.chips, signed=True),
            *(_points(points.get(line.entry, "")) for points in seat_points),
        )
    console.print(Group(title, teams) if standings else title)
    for line, after in pairwise(standings):
        if line.decided_by:
            console.print(Text(f"{line.name} is ahead of {after.name} by {line.decided_by}."))


def _points(points: str) -> str:
    """`11/2` as 5½, `-1/2` as -½."""
    whole, _, half = points.partition("/")
    if half != "2":
        return points
    # Penalties can take more than an entry has.
    sign, count = ("-" if whole.startswith("-") else ""), abs(int(whole)) // 2
    return f"{sign}{count or ''}½"
