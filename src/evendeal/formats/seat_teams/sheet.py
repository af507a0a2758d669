"""Standings of seat teams as they are printed."""

from collections.abc import Sequence
from itertools import pairwise

from evendeal.formats.sheet import SheetColumn, StandingsSheet, place_text, team_text
from evendeal.views.poker.in_running import InRunning
from evendeal.views.poker.ladders import Ladder, Standing
from evendeal.views.poker.scoreboard import Scoreboard
from evendeal.views.words import chips_text, part_of

WIDTH = 36
"""Cells of a table without the points of each seat, and the most of one more seat."""
WIDTH_OF_SEAT = 6


def standings_sheet(board: Scoreboard, width: int) -> StandingsSheet:
    """The team table and, beside it, the points of each seat."""
    stand = f"comparable: {part_of(board.comparable, board.deals)}"
    return _sheet(board.event.name, stand, board.standings, board.ladders, board.tie_rule, width)


def in_running_sheet(name: str, board: InRunning, width: int) -> StandingsSheet:
    """The same of totals over the hands played so far."""
    stand = f"in running: {board.hands} hand{'' if board.hands == 1 else 's'} at every table"
    rule = f"{board.sentence} {board.method}"
    return _sheet(name, stand, board.standings, board.ladders, rule, width)


def _sheet(
    name: str,
    stand: str,
    standings: Sequence[Standing],
    ladders: Sequence[Ladder],
    rule: str,
    width: int,
) -> StandingsSheet:
    # A narrow terminal shows the table without its seats rather than in pieces.
    ladders = ladders if width >= WIDTH + WIDTH_OF_SEAT * len(ladders) else ()
    seat_points = [{rung.entry: rung.points for rung in ladder.rungs} for ladder in ladders]
    return StandingsSheet(
        name,
        stand,
        (
            SheetColumn(""),
            SheetColumn("team", right=False, cut=True),
            SheetColumn("points", style="bold"),
            SheetColumn("chips"),
            *(SheetColumn(f"s{ladder.seat}") for ladder in ladders),
        ),
        tuple(
            (
                place_text(line.place, shared=line.shared),
                team_text(line.entry, line.name),
                _points(line.points),
                chips_text(line.chips, signed=True),
                *(_points(points.get(line.entry, "")) for points in seat_points),
            )
            for line in standings
        ),
        (
            *(
                (f"{line.name} is ahead of {after.name} by {line.decided_by}.", "")
                for line, after in pairwise(standings)
                if line.decided_by
            ),
            (rule, "dim"),
        ),
    )


def _points(points: str) -> str:
    """`11/2` as 5½, `-1/2` as -½."""
    whole, _, half = points.partition("/")
    if half != "2":
        return points
    # Penalties can take more than an entry has.
    sign, count = ("-" if whole.startswith("-") else ""), abs(int(whole)) // 2
    return f"{sign}{count or ''}½"
