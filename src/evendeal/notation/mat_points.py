"""The points that the end of a game states, beside those that it counts.

Writers differ where a game wins the match: most state what it counts, some no more than was
needed, and Backgammon Galaxy the length of the match.
"""

from collections.abc import Iterator
from typing import NamedTuple

from evendeal.notation.mat_lines import Entry
from evendeal.notation.mat_match import Remark


class Goal(NamedTuple):
    """What one side plays for: the length of the match, and the points that it needs for it."""

    length: int
    needed: int

    def is_reached(self, counts: int) -> bool:
        """Whether these points win the match; a session for money has none to win."""
        return bool(self.length) and counts >= self.needed


def points_stated(entry: Entry, goal: Goal, counts: int) -> bool:
    """Whether the entry states the points that the game counts, or as many as win the match."""
    return entry.number == counts or (goal.is_reached(counts) and entry.number == goal.needed)


def length_stated(entry: Entry, goal: Goal, counts: int) -> bool:
    """Whether it states the length of the match, and that these points have won it, as they do."""
    return entry.wins_match and goal.is_reached(counts) and entry.number == goal.length


def remarks_on(entry: Entry, game: int, goal: Goal, counts: int) -> Iterator[Remark]:
    """What has to be known of points that are stated in another way than they are counted."""
    if entry.number != counts:
        number = "1 point" if entry.number == 1 else f"{entry.number} points"
        what = "as many as win" if entry.number == goal.needed else "the length of"
        sentence = f"game {game} says {number}, {what} the match; it counts {counts}"
        yield Remark(entry.line, sentence)
    elif entry.wins_match and goal.length and not goal.is_reached(counts):
        sentence = f"game {game} says that it won the match, for which {goal.needed} were needed"
        yield Remark(entry.line, sentence)
