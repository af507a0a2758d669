"""Both chip models in fractions: what the fast methods are checked against.

For small tables only. The dependent model's denominators grow with the length of its chains:
stacks of a few thousand chips without a common divisor can need numbers of thousands of digits,
where 17, 13, 11, 7, 5, 3 and 2 chips need a second.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from math import gcd, lcm

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


def exact_icm(
    stacks: Iterable[Number], prizes: Iterable[Number], *, gaps: bool = False
) -> tuple[Fraction, ...]:
    """The independent chip model's value of each stack, in the unit of the prizes.

    Raises:
        Refused: as `checked_stacks` and `checked_prizes`; TooLargeForFractions beyond
            `MOST_PLAYERS`.
    """
    return _worth(exact_icm_placement, stacks, prizes, gaps)


def exact_dcm(
    stacks: Iterable[Number], prizes: Iterable[Number], *, gaps: bool = False
) -> tuple[Fraction, ...]:
    """The dependent chip model's value of each stack, in the unit of the prizes.

    Raises:
        Refused: as `checked_stacks` and `checked_prizes`; TooLargeForFractions beyond
            `MOST_PLAYERS`, `MOST_STATES` or `LONGEST_CHAIN`.
    """
    return _worth(exact_dcm_placement, stacks, prizes, gaps)


def exact_icm_placement(stacks: Iterable[Number]) -> Matrix:
    """Probability of each place by player, first place first, in the independent chip model.

    The chance that a set of players finishes ahead of all others, in whatever order, is stored for
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

    States are stored by their sorted stacks without a common divisor. Those with the same number
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
    whole = _States(len(chips)).matrix(sorted_chips)
    matrix: list[tuple[Fraction, ...]] = [()] * len(chips)
    for player, row in zip(order, whole.rows, strict=True):
        matrix[player] = tuple(Fraction(part, whole.below) for part in row)
    return tuple(matrix)


@dataclass(frozen=True, slots=True)
class _Whole:
    """A matrix as whole numbers over one denominator; rows in ascending order of the stacks."""

    below: int
    rows: tuple[tuple[int, ...], ...]


class _States:
    """Matrices of the states met, by sorted stacks without a common divisor."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.known: dict[Stacks, _Whole] = {}

    def matrix(self, stacks: Stacks) -> _Whole:
        """The matrix of a state, whose stacks are sorted.

        Two players win by chip share: a hand changes nobody's expected stack.
        """
        if len(stacks) == 1:
            return _Whole(1, ((1,),))
        if len(stacks) == 2:
            return _Whole(sum(stacks), (stacks, stacks[::-1]))
        chain: list[Stacks] = []
        orders: list[Stacks] = []
        position: dict[Stacks, int] = {}
        state = stacks
        while state not in self.known and state not in position:
            position[state] = len(chain)
            chain.append(state)
            if len(chain) > LONGEST_CHAIN:
                self._refuse(f"a chain of more than {LONGEST_CHAIN:,} hands")
            if len(self.known) + len(chain) > MOST_STATES:
                self._refuse(f"more than {MOST_STATES:,} states")
            if state[0] == state[1]:
                orders.append(())
                break
            state, order = _smallest_wins(state)
            orders.append(order)
        decided = [self._decided(link) for link in chain]
        if orders and orders[-1] and state not in self.known:
            start = position[state]
            self.known[state] = _closed(decided[start:], orders[start:])
        for link, base, order in reversed(list(zip(chain, decided, orders, strict=True))):
            if link not in self.known:
                after = self.known[_smallest_wins(link)[0]] if order else None
                self.known[link] = base if after is None else _plus(base, after, order)
        return self.known[stacks]

    def _decided(self, state: Stacks) -> _Whole:
        """The part of a state's matrix from the winners who eliminate somebody."""
        players = len(state)
        sums: list[tuple[int, int, int, int]] = []  # rank, place, numerator, denominator
        for winner, pot in enumerate(state):
            out = [other for other in range(players) if state[other] <= pot and other != winner]
            if not out:
                continue
            place = players
            for _, tied in groupby(out, key=state.__getitem__):
                group = list(tied)
                place -= len(group)
                for other in group:
                    sums += [(other, place + i, 1, len(group)) for i in range(len(group))]
            after = {other: state[other] - pot for other in range(players) if state[other] > pot}
            after[winner] = sum(state) - sum(after.values())
            order = sorted(after, key=after.__getitem__)
            child = self.matrix(_reduced(tuple(after[other] for other in order)))
            for other, row in zip(order, child.rows, strict=True):
                sums += [(other, column, part, child.below) for column, part in enumerate(row)]
        below = lcm(*{denominator for *_, denominator in sums})
        rows = [[0] * players for _ in state]
        for rank, column, part, denominator in sums:
            rows[rank][column] += part * (below // denominator)
        return _whole(below * players, rows)

    def _refuse(self, why: str) -> None:
        raise TooLargeForFractions(players=self.players, why=why)


def _closed(decided: list[_Whole], orders: list[Stacks]) -> _Whole:
    """The matrix of a state to which its chain returns after all these hands.

    Round the chain V = A + r V(permuted), r = players ** -hands. So along a cycle of the
    permutation, of length k, each row is a sum of k terms over 1 - r ** k.
    """
    players, hands = len(orders[0]), len(orders)
    below = lcm(*(base.below for base in decided)) * players ** (hands - 1)
    rows = [[0] * players for _ in range(players)]
    where = list(range(players))  # the rank now of who had this rank at the start
    for hand, (base, order) in enumerate(zip(decided, orders, strict=True)):
        weight = below // (base.below * players**hand)
        for rank in range(players):
            for column in range(players):
                rows[rank][column] += weight * base.rows[where[rank]][column]
        where = [order.index(rank) for rank in where]
    cycles = []
    for rank in range(players):
        cycle = [rank]
        while where[cycle[-1]] != rank:
            cycle.append(where[cycle[-1]])
        cycles.append(cycle)
    longest = lcm(*map(len, cycles))
    trip = players**hands
    all_trips = trip**longest - 1
    closed = []
    for cycle in cycles:
        row = [0] * players
        for other in cycle:
            row = [trip * so_far + part for so_far, part in zip(row, rows[other], strict=True)]
        scale = trip * (all_trips // (trip ** len(cycle) - 1))
        closed.append([part * scale for part in row])
    return _whole(below * all_trips, closed)


def _plus(base: _Whole, after: _Whole, order: Stacks) -> _Whole:
    """A state's matrix: what is decided in its hand, and else that of the next in the chain."""
    less = after.below * len(order)
    below = lcm(base.below, less)
    rows = [[part * (below // base.below) for part in row] for row in base.rows]
    for old, row in zip(order, after.rows, strict=True):
        rows[old] = [x + y * (below // less) for x, y in zip(rows[old], row, strict=True)]
    return _whole(below, rows)


def _whole(below: int, rows: list[list[int]]) -> _Whole:
    divisor = gcd(below, *(part for row in rows for part in row))
    return _Whole(below // divisor, tuple(tuple(part // divisor for part in row) for row in rows))


def _smallest_wins(state: Stacks) -> tuple[Stacks, Stacks]:
    """The state after a win of the smallest stack, and which ranks it had before."""
    lost = state[0]
    after = [lost * len(state), *(stack - lost for stack in state[1:])]
    order = sorted(range(len(after)), key=after.__getitem__)
    return _reduced(tuple(after[rank] for rank in order)), tuple(order)


def _reduced(stacks: Stacks) -> Stacks:
    divisor = gcd(*stacks)
    return tuple(stack // divisor for stack in stacks)


def _worth(
    placement: Callable[[Iterable[Number]], Matrix],
    stacks: Iterable[Number],
    prizes: Iterable[Number],
    gaps: bool,
) -> tuple[Fraction, ...]:
    chips = checked_stacks(stacks)
    matrix = placement(chips)
    paid = checked_prizes(prizes, players=len(chips), gaps=gaps)
    return tuple(
        sum((x * prize for x, prize in zip(row, paid, strict=False)), Fraction(0)) for row in matrix
    )


def _refuse_many(players: int) -> None:
    if players > MOST_PLAYERS:
        raise TooLargeForFractions(
            players=players, why=f"at most {MOST_PLAYERS} players, or ask for floating point"
        )
