"""Standings: the entries in order, and what decided between those level on points."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from fractions import Fraction
from functools import partial
from itertools import pairwise
from operator import add
from typing import NamedTuple, TypeAlias, cast

from evendeal.ids import EntryId
from evendeal.poker import Chips
from evendeal.scoring.ranking import half, rank
from evendeal.scoring.scores import Scores

_Result: TypeAlias = tuple[Chips, Chips, int]
"""Half points, chips and seats won: what is compared before entries are compared by name."""


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
    ranked = [results[who] for who in order]
    numbers = list(range(1, len(order) + 1))
    shared = [False] * len(order)
    decided: list[TieBreak | None] = [None] * len(order)
    close = [at for at, (line, next) in enumerate(pairwise(ranked)) if line[0] == next[0]]
    for at in close:
        decided[at] = _separates(ranked[at], ranked[at + 1])
    columns = _by_entry(scores) if close else []
    for first, end in _level(ranked, close):
        at = first
        for group in _head_to_head(order[first:end], columns):
            after = at + len(group)
            order[at:after] = group
            numbers[at:after] = [at + 1] * len(group)
            shared[at:after] = [len(group) > 1] * len(group)
            if after < end:
                decided[after - 1] = TieBreak.HEAD_TO_HEAD
            at = after
    lines = zip(
        numbers,
        shared,
        map(scores.entries.__getitem__, order),
        map(half, map(scores.halves.__getitem__, order)),
        map(scores.chips.__getitem__, order),
        map(won.__getitem__, order),
        decided,
        strict=True,
    )
    return tuple(map(_line, lines))


# `Standing._make` without its check of the length: a thousand lines are made after each hand.
_line = cast("Callable[[Iterable[object]], Standing]", partial(tuple.__new__, Standing))


def _separates(line: _Result, after: _Result) -> TieBreak | None:
    if line == after:
        return None
    return TieBreak.CHIPS if line[1] != after[1] else TieBreak.SEATS_WON


def _level(ranked: Sequence[_Result], close: Sequence[int]) -> Iterator[tuple[int, int]]:
    """From where to before where results are equal, for every such stretch.

    Args:
        close: where a result has as many points as the next one.
    """
    end = 0
    for at in close:
        if at >= end and ranked[at] == ranked[at + 1]:
            end = at + 2
            while end < len(ranked) and ranked[end] == ranked[at]:
                end += 1
            yield at, end


def _by_entry(scores: Scores) -> list[Sequence[Chips | None]]:
    """The chips of each seat contest, in the order of the entries; None for one not in it."""
    columns: list[Sequence[Chips | None]] = []
    for contest in scores.contests:
        if contest.entries == scores.entries:
            columns.append(contest.chips)
        else:
            chips_of = dict(zip(contest.entries, contest.chips, strict=True))
            columns.append([chips_of.get(entry) for entry in scores.entries])
    return columns


def _head_to_head(
    tied: Sequence[int], columns: Sequence[Sequence[Chips | None]]
) -> list[list[int]]:
    """The tied entries in groups that nothing separates, best group first.

    Those who are still level after a comparison of many are compared once more among
    themselves, as two would be.
    """
    halves = [0] * len(tied)
    for column in columns:
        chips = [column[who] for who in tied]
        present = [each for each in chips if each is not None]
        if len(present) == len(tied):
            halves = list(map(add, halves, rank(present).halves))
    numbers = rank(halves).ranks
    groups: dict[int, list[int]] = {}
    for place, who in sorted(zip(numbers, tied, strict=True)):
        groups.setdefault(place, []).append(who)
    if len(groups) == 1:
        return list(groups.values())
    return [
        part
        for group in groups.values()
        for part in (_head_to_head(group, columns) if len(group) > 1 else [group])
    ]
