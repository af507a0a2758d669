"""Both chip models in fractions: what the fast methods are checked against.

For small tables only. The dependent model's denominators grow with the length of its chains:
stacks of a few thousand chips without a common divisor can need numbers of thousands of digits,
where 17, 13, 11, 7, 5, 3 and 2 chips need half a second.
"""

from collections.abc import Iterable
from fractions import Fraction
from itertools import groupby
from math import gcd

from evendeal.errors import Refused
from evendeal.prizes.table import Number, checked_prizes, checked_stacks

MOST_PLAYERS = 10
"""Beyond, the subsets of the players (independent) or their states (dependent) are too many."""

MOST_STATES = 10_000
"""States of the dependent model before it gives up, some seconds of work."""

LONGEST_CHAIN = 1_000
"""Hands that the smallest stack may win in a row without meeting a tie or a known state."""

Matrix = tuple[tuple[Fraction, ...], ...]
Stacks = tuple[int, ...]


class TooLargeForFractions(Refused):
    """A table whose exact answer would take too long; the series answers it with a bound."""

    def __init__(self, *, players: int, why: str) -> None:
        super().__init__(f"this table of {players:,} is too large for exact fractions: {why}")
        self.players = players
        self.why = why


def exact_icm(stacks: Iterable[Number], prizes: Iterable[Number]) -> tuple[Fraction, ...]:
    """The independent chip model's value of each stack, in the unit of the prizes.

    Raises:
        Refused: as `checked_stacks` and `checked_prizes`; TooLargeForFractions beyond
            `MOST_PLAYERS`.
    """
    chips = checked_stacks(stacks)
    return _worth(exact_icm_placement(chips), checked_prizes(prizes, players=len(chips)))


def exact_dcm(stacks: Iterable[Number], prizes: Iterable[Number]) -> tuple[Fraction, ...]:
    """The dependent chip model's value of each stack, in the unit of the prizes.

    Raises:
        Refused: as `checked_stacks` and `checked_prizes`; TooLargeForFractions beyond
            `MOST_PLAYERS`, `MOST_STATES` or `LONGEST_CHAIN`.
    """
    chips = checked_stacks(stacks)
    return _worth(exact_dcm_placement(chips), checked_prizes(prizes, players=len(chips)))


def exact_icm_placement(stacks: Iterable[Number]) -> Matrix:
    """Probability of each place by player, first place first, in the independent chip model.

    The chance that a set of players takes the first places, in whatever order, is kept for
    each set; the next place goes to one of the others by chips.

    Raises:
        Refused: as `checked_stacks`; TooLargeForFractions beyond `MOST_PLAYERS`.
    """
    chips = checked_stacks(stacks)
    players = len(chips)
    _refuse_many(players)
    matrix = [[Fraction(0)] * players for _ in chips]
    taken = {0: Fraction(1)}
    for place in range(players):
        larger: dict[int, Fraction] = {}
        for chosen, chance in taken.items():
            left = [player for player in range(players) if not chosen >> player & 1]
            rest = sum(chips[player] for player in left)
            for player in left:
                part = chance * Fraction(chips[player], rest)
                matrix[player][place] += part
                with_him = chosen | 1 << player
                larger[with_him] = larger.get(with_him, Fraction(0)) + part
        taken = larger
    return tuple(map(tuple, matrix))


def exact_dcm_placement(stacks: Iterable[Number]) -> Matrix:
    """Probability of each place by player, first place first, in the dependent chip model.

    States are kept by their sorted stacks without a common divisor. Those with the same number
    of players form chains, for only a unique smallest stack wins without eliminating somebody;
    a chain that returns to itself is closed algebraically.

    Raises:
        Refused: as `checked_stacks`; TooLargeForFractions beyond `MOST_PLAYERS`, `MOST_STATES`
            or `LONGEST_CHAIN`.
    """
    chips = checked_stacks(stacks)
    _refuse_many(len(chips))
    order = sorted(range(len(chips)), key=chips.__getitem__)
    sorted_chips = _reduced(tuple(chips[player] for player in order))
    rows = _States(len(chips)).matrix(sorted_chips)
    matrix: list[tuple[Fraction, ...]] = [()] * len(chips)
    for player, row in zip(order, rows, strict=True):
        matrix[player] = row
    return tuple(matrix)


class _States:
    """Matrices of the states met, by sorted stacks without a common divisor."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.known: dict[Stacks, Matrix] = {}

    def matrix(self, stacks: Stacks) -> Matrix:
        """The rows in the order of the stacks, which are sorted."""
        chain: list[Stacks] = []
        orders: list[Stacks] = []
        position: dict[Stacks, int] = {}
        state = stacks
        while state not in self.known and state not in position:
            position[state] = len(chain)
            chain.append(state)
            if len(state) == 1 or state[0] == state[1]:
                orders.append(())
                break
            lost = state[0]
            after = [lost * len(state), *(stack - lost for stack in state[1:])]
            order = sorted(range(len(after)), key=after.__getitem__)
            orders.append(tuple(order))
            state = _reduced(tuple(after[index] for index in order))
            if len(chain) > LONGEST_CHAIN:
                self._refuse(f"a chain of more than {LONGEST_CHAIN:,} hands")
        if len(self.known) + len(chain) > MOST_STATES:
            self._refuse(f"more than {MOST_STATES:,} states")
        bases = [self._decided(link) for link in chain]
        if orders and orders[-1] and state not in self.known:
            _close(self.known, chain, bases, orders, start=position[state])
        for link, base, moved in reversed(list(zip(chain, bases, orders, strict=True))):
            if link not in self.known:
                after_it = self.known[_next(link)] if moved else ()
                self.known[link] = _plus(base, after_it, moved, Fraction(1, len(link)))
        return self.known[stacks]

    def _decided(self, state: Stacks) -> list[list[Fraction]]:
        """The part of a state's matrix from the winners who eliminate somebody."""
        players = len(state)
        rows = [[Fraction(0)] * players for _ in state]
        if players == 1:
            rows[0][0] = Fraction(1)
            return rows
        each = Fraction(1, players)
        for winner, pot in enumerate(state):
            above = [other for other in range(players) if state[other] > pot]
            out = [other for other in range(players) if state[other] <= pot and other != winner]
            if not out:
                continue
            place = players
            for _, tied in groupby(out, key=state.__getitem__):
                group = list(tied)
                for other in group:
                    for shared in range(place - len(group), place):
                        rows[other][shared] += each / len(group)
                place -= len(group)
            after = {other: state[other] - pot for other in above}
            after[winner] = sum(state) - sum(after.values())
            order = sorted(after, key=after.__getitem__)
            child = self.matrix(_reduced(tuple(after[other] for other in order)))
            for other, row in zip(order, child, strict=True):
                for column, chance in enumerate(row):
                    rows[other][column] += each * chance
        return rows

    def _refuse(self, why: str) -> None:
        raise TooLargeForFractions(players=self.players, why=why)


def _close(
    known: dict[Stacks, Matrix],
    chain: list[Stacks],
    bases: list[list[list[Fraction]]],
    orders: list[tuple[int, ...]],
    *,
    start: int,
) -> None:
    """Make known the state `chain[start]`, to which the last link leads back.

    Round the cycle V = A + r V(permuted), r = players ** -length, so that along each cycle of
    the permutation every row is a finite sum over 1 - r ** (its length).
    """
    players = len(chain[start])
    one = Fraction(1, players)
    round_trip = [[Fraction(0)] * players for _ in range(players)]
    where = list(range(players))  # the rank now of the player who had this rank at the start
    weight = Fraction(1)
    for base, order in zip(bases[start:], orders[start:], strict=True):
        for rank in range(players):
            for column in range(players):
                round_trip[rank][column] += weight * base[where[rank]][column]
        new_rank = {old: new for new, old in enumerate(order)}
        where = [new_rank[rank] for rank in where]
        weight *= one
    rows = []
    for rank in range(players):
        total, factor, at = [Fraction(0)] * players, Fraction(1), rank
        while True:
            total = [sum_ + factor * x for sum_, x in zip(total, round_trip[at], strict=True)]
            factor *= weight
            at = where[at]
            if at == rank:
                break
        rows.append(tuple(x / (1 - factor) for x in total))
    known[chain[start]] = tuple(rows)


def _plus(
    base: list[list[Fraction]], after: Matrix, order: tuple[int, ...], weight: Fraction
) -> Matrix:
    rows = base
    for old, row in zip(order, after, strict=True):
        rows[old] = [x + weight * y for x, y in zip(rows[old], row, strict=True)]
    return tuple(map(tuple, rows))


def _next(state: Stacks) -> Stacks:
    """The state after a win of the smallest stack."""
    lost = state[0]
    return _reduced(tuple(sorted([lost * len(state), *(stack - lost for stack in state[1:])])))


def _reduced(stacks: Stacks) -> Stacks:
    divisor = gcd(*stacks)
    return tuple(stack // divisor for stack in stacks)


def _worth(matrix: Matrix, prizes: tuple[int, ...]) -> tuple[Fraction, ...]:
    return tuple(
        sum((x * prize for x, prize in zip(row, prizes, strict=False)), Fraction(0))
        for row in matrix
    )


def _refuse_many(players: int) -> None:
    if players > MOST_PLAYERS:
        raise TooLargeForFractions(
            players=players, why=f"at most {MOST_PLAYERS} players, or ask for floating point"
        )
