"""Standings in a terminal."""

from collections.abc import Sequence
from itertools import pairwise

from evendeal.commands.terminal import Printer, Sheet, line_of, words
from evendeal.views import InRunning, Ladder, Scoreboard, Standing
from evendeal.views.words import chips_text, part_of


def show_standings(board: Scoreboard, terminal: Printer) -> None:
    """The team table and, beside it, the points of each seat."""
    head = board.event
    said = f"comparable: {part_of(board.comparable, board.deals)}"
    _show(head.name, said, board.standings, board.ladders, terminal)
    terminal.show(words(board.tie_rule, "dim"))


def show_in_running(name: str, board: InRunning, terminal: Printer) -> None:
    """The same of totals over the hands played so far."""
    said = f"in running: {board.hands} hand{'' if board.hands == 1 else 's'} at every table"
    _show(name, said, board.standings, board.ladders, terminal)
    terminal.show(words(f"{board.sentence} {board.method}", "dim"))


def _show(
    name: str,
    said: str,
    standings: Sequence[Standing],
    ladders: Sequence[Ladder],
    terminal: Printer,
) -> None:
    teams = Sheet()
    teams.column("", right=True)
    teams.column("team", cut=True)
    teams.column("points", right=True)
    teams.column("chips", right=True)
    # A narrow terminal shows the table without its seats rather than in pieces.
    ladders = ladders if terminal.width >= 36 + 6 * len(ladders) else ()
    for ladder in ladders:
        teams.column(f"s{ladder.seat}", right=True)
    seat_points = [{rung.entry: rung.points for rung in ladder.rungs} for ladder in ladders]
    for line in standings:
        teams.row(
            f"{line.place}=" if line.shared else str(line.place),
            line.name if line.name == line.entry else f"{line.entry}  {line.name}",
            words(_points(line.points), "bold"),
            chips_text(line.chips, signed=True),
            *(_points(points.get(line.entry, "")) for points in seat_points),
        )
    terminal.show(line_of((name, "bold"), f"   {said}"))
    if standings:
        terminal.show(teams)
    for line, after in pairwise(standings):
        if line.decided_by:
            terminal.show(words(f"{line.name} is ahead of {after.name} by {line.decided_by}."))


def _points(points: str) -> str:
    """`11/2` as 5½, `-1/2` as -½."""
    whole, _, half = points.partition("/")
    if half != "2":
        return points
    # Penalties can take more than an entry has.
    sign, count = ("-" if whole.startswith("-") else ""), abs(int(whole)) // 2
    return f"{sign}{count or ''}½"
