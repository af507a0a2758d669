"""Individuals by the thousand: the seats of a session drawn, the seventh beside six before."""

from collections.abc import Iterator

from benchmarks.rows import Row, fastest
from evendeal.draw.places import Tables, draw_places, fewest_repeats, repeats
from evendeal.ids import EntryId

PLAYERS, SEATS, SESSIONS = 10_000, 9, 7


def rows() -> Iterator[Row]:
    """The draw, and what its certificate counts."""
    players = [EntryId(f"p{number}") for number in range(1, PLAYERS + 1)]
    before: list[Tables] = []
    for session in range(1, SESSIONS):
        before.append(draw_places(players, SEATS, bytes([session]) * 64, before))
    key = bytes([SESSIONS]) * 64
    seats = draw_places(players, SEATS, key, before)
    yield Row(
        "seat draw, 10,000 players, 7th session",
        ours=fastest(lambda: draw_places(players, SEATS, key, before)),
        unit="s",
        floor=2.0,
    )
    yield Row(
        "repeats of that draw and their lower bound",
        ours=fastest(lambda: (repeats(seats, before), fewest_repeats(players, SEATS, before))),
        unit="s",
        floor=0.5,
    )
