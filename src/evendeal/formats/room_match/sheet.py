"""The table of teams of team matches as it is printed."""

from collections.abc import Iterator
from itertools import pairwise

from evendeal.formats.sheet import SheetColumn, StandingsSheet, Style, place_text, team_text
from evendeal.views.matches.scoreboard import MatchScoreboard
from evendeal.views.words import part_of

NARROW = 60
"""Cells of a terminal that has no room for more than ranks and points."""


def match_standings_sheet(board: MatchScoreboard, width: int) -> StandingsSheet:
    """The teams over the rounds, the final, and who has won the event."""
    more = ("matches", "IMP won", "IMP lost", "SMP") if width >= NARROW else ()
    return StandingsSheet(
        board.event.name,
        f"matches: {part_of(board.event.matches_finished, board.event.matches)}",
        (
            SheetColumn(""),
            SheetColumn("team", right=False, cut=True),
            SheetColumn(board.points, style="bold"),
            *map(SheetColumn, more),
        ),
        tuple(
            (
                place_text(line.place, shared=line.shared),
                team_text(line.entry, line.name),
                str(line.points),
                *map(str, (line.matches, line.won, line.lost, f"{line.smp:+d}")[: len(more)]),
            )
            for line in board.standings
        ),
        tuple(_sentences(board)),
    )


def _sentences(board: MatchScoreboard) -> Iterator[tuple[str, Style]]:
    for line, after in pairwise(board.standings):
        if line.decided_by:
            yield f"{line.name} is ahead of {after.name} by {line.decided_by}.", ""
    if board.final is not None:
        yield f"The final, {board.final.name}: {board.final.said}", ""
    for place in board.places:
        won = place.place == 1
        by = f", by {place.decided_by}" if won and place.decided_by else ""
        number = place_text(place.place, shared=place.shared)
        yield f"{number:>2} {place.name}{by}", "bold" if won else ""
    yield board.tie_rule, "dim"
