"""Standings: the entries in order, and what decided between those level on points."""

from collections.abc import Sequence
from enum import Enum
from fractions import Fraction
from itertools import groupby
from operator import add
from typing import NamedTuple

from evendeal.ids import EntryId
from evendeal.poker.setup import Chips
from evendeal.scoring import Scores, half, rank


class TieBreak(Enum):
    """What decides between entries level on points, in this order (R2)."""

    CHIPS = "chips"
    """Aggregate chip-score over all seats and sessions."""
    SEATS_WON = "seats won"
    """Seat contests won alone."""
    HEAD_TO_HEAD = "head-to-head seats"
    """The seat contests ranked once more, among the tied entries only."""


TIE_RULE = (
    "Teams level on points are separated by their chips over all seats, then by seats won, "
    "then by the seats compared among them alone; those still level share the place."
)
"""The tie-break chain in one sentence, for players."""


class Standing(NamedTuple):
    """A line of the table.

    Attributes:
        place: 1 for the best.
        shared: another entry has the same place, and nothing separates them.
        chips: total chip-score over all seats and sessions.
        seats_won: seat contests won alone.
        decided_by: the tie-break that put this line before the next one; None if points did,
            if the next shares the place, or if there is no next.
    """

    place: int
    shared: bool
    entry: EntryId
    points: Fraction
    chips: Chips
    seats_won: int
    decided_by: TieBreak | None


def standings(scores: Scores) -> tuple[Standing, ...]:
    """The table, best first; entries that share a place in the order of their ids.

    Source:
        IFP guide, "In the event of a tie"; docs/rulings.md, R2 and R41.
    """
    won = scores.seats_won
    results = list(zip(scores.halves, scores.chips, won, strict=True))
    order = sorted(range(len(results)), key=results.__getitem__, reverse=True)
    lines: list[Standing] = []
    for result, level in groupby(order, key=results.__getitem__):
        halves, chips, seats = result
        points = half(halves)
        tied = list(level)
        if lines:
            lines[-1] = lines[-1]._replace(decided_by=_separated(lines[-1], points, chips))
        for group in _head_to_head(scores, tied) if len(tied) > 1 else (tied,):
            if lines and lines[-1].points == points and lines[-1][4:6] == (chips, seats):
                lines[-1] = lines[-1]._replace(decided_by=TieBreak.HEAD_TO_HEAD)
            place = len(lines) + 1
            shared = len(group) > 1
            lines += [
                Standing(place, shared, scores.entries[who], points, chips, seats, None)
                for who in group
            ]
    return tuple(lines)


def _separated(before: Standing, points: Fraction, chips: Chips) -> TieBreak | None:
    if before.points != points:
        return None
    return TieBreak.CHIPS if before.chips != chips else TieBreak.SEATS_WON


def _head_to_head(scores: Scores, tied: Sequence[int]) -> list[list[int]]:
    """The tied entries in groups that nothing separates, best group first."""
    names = [scores.entries[who] for who in tied]
    halves = [0] * len(tied)
    for contest in scores.contests:
        chips_of = dict(zip(contest.entries, contest.chips, strict=True))
        if all(name in chips_of for name in names):
            among = rank([chips_of[name] for name in names]).halves
            halves = list(map(add, halves, among))
    places = rank(halves).places
    groups: dict[int, list[int]] = {}
    for who, place in sorted(zip(tied, places, strict=True), key=lambda pair: (pair[1], pair[0])):
        groups.setdefault(place, []).append(who)
    return list(groups.values())
