"""Algorithm 3 of the paper as it is printed, with limits to choose, in plain Python.

Source: E. Besalú, The Dependent Chip Model (DCM), 2021, appendix.
"""

from collections.abc import Sequence
from itertools import groupby


class Search:
    """A search through the game tree, and what it has added up."""

    def __init__(
        self, stacks: Sequence[int], prizes: Sequence[int], *, depth: int, least: float
    ) -> None:
        players = len(stacks)
        self.depth, self.least = depth, least
        self.wins, self.worth = [0.0] * players, [0.0] * players
        self._hand(1, 1 / players, list(zip(range(players), stacks, strict=True)), sorted(prizes))

    def _out(self, p: float, out: list[tuple[int, int]], prizes: list[int]) -> None:
        """Algorithm 2: equal stacks share the prizes of the places that they fill."""
        level = 0
        for _, group in groupby(sorted(out, key=lambda each: each[1]), key=lambda each: each[1]):
            tied = [who for who, _ in group]
            shared = sum(prizes[level : level + len(tied)]) / len(tied)
            for who in tied:
                self.worth[who] += p * shared
            level += len(tied)

    def _hand(self, deep: int, p: float, left: list[tuple[int, int]], prizes: list[int]) -> None:
        if deep == self.depth or p < self.least:
            self._out(p, left, prizes)
            return
        if len(left) == 1:
            self.worth[left[0][0]] += p * prizes[-1]
            self.wins[left[0][0]] += p
            return
        for winner, stack in left:
            took = [min(had, stack) for who, had in left if who != winner]
            after = [
                (who, had + sum(took) if who == winner else had - min(had, stack))
                for who, had in left
            ]
            out = [each for each, (_, chips) in zip(left, after, strict=True) if not chips]
            self._out(p, out, prizes[: len(out)])
            rest = [each for each in after if each[1]]
            self._hand(deep + 1, p / len(rest), rest, prizes[len(out) :])
