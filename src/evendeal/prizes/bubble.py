"""How much more a lost all-in costs than a won one brings, for every pair of players."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations

from evendeal.errors import Refused
from evendeal.prizes.aftermath import Aftermath, aftermath
from evendeal.prizes.table import Number, checked_prizes, checked_stacks
from evendeal.prizes.worth import Model, Progress

MOST_PLAYERS = {"icm": 200, "dcm": 20}
"""The largest tables, by model: each of n(n - 1) all-ins is another table to be valued."""

ROUNDING = 1e-12
"""The part of the pool below which an amount is what rounding left, also of an exact value."""


class TooManyPairs(Refused):
    """More players than pairs can be compared of."""

    def __init__(self, *, model: Model, players: int, most: int) -> None:
        super().__init__(
            f"bubble factors by {model.upper()} are for {most} players at most, not {players:,}"
        )
        self.model = model
        self.players = players
        self.most = most


@dataclass(frozen=True, slots=True)
class BubbleFactor:
    """What a player risks and can win when all-in against another, blinds left aside.

    The smaller of the two stacks is at stake.

    Attributes:
        player, other: count from 0.
        gain, loss: what the player's value rises by after a win and falls by after a loss, in
            the unit of the prizes.
        factor: loss / gain. None where one of them is not positive beyond its error: in the
            dependent model chips can be worth less than nothing.
        premium: the equity needed beyond one half: factor / (1 + factor) - 1/2.
    """

    player: int
    other: int
    gain: float
    loss: float
    factor: float | None
    premium: float | None


def bubble_factors(
    stacks: Iterable[Number],
    prizes: Iterable[Number],
    *,
    model: Model,
    error: float = 1e-9,
    progress: Progress | None = None,
) -> tuple[BubbleFactor, ...]:
    """The bubble factor of every ordered pair: (0, 1), (0, 2), ..., (1, 0), (1, 2), ...

    Args:
        stacks: chips, shape (players,).
        prizes: in units of money, first place first.
        error: how far a value may be off, in parts of the pool; 1e-6 shows six digits sooner.

    Raises:
        TooManyPairs: more players than `MOST_PLAYERS` of the model.
        NobodyToPay, StackRefused, ...: as `icm` and `dcm`.
    """
    chips = checked_stacks(stacks)
    money = checked_prizes(prizes, players=len(chips))
    if len(chips) > MOST_PLAYERS[model]:
        raise TooManyPairs(model=model, players=len(chips), most=MOST_PLAYERS[model])
    pairs = tuple(permutations(range(len(chips)), 2))
    values = _Values(model, money, error)
    now = values.of(chips)
    after: dict[tuple[int, int], Aftermath] = {}
    for done, (winner, loser) in enumerate(pairs, start=1):
        table = list(chips)
        stake = min(chips[winner], chips[loser])
        table[winner] += stake
        table[loser] -= stake
        after[winner, loser] = values.of(tuple(table))
        if progress is not None:
            progress(done / len(pairs))
    return tuple(_factor(pair, now, after, sum(money)) for pair in pairs)


def _factor(
    pair: tuple[int, int], now: Aftermath, after: dict[tuple[int, int], Aftermath], pool: int
) -> BubbleFactor:
    player, other = pair
    won, lost = after[player, other], after[other, player]
    gain = won.amounts[player] - now.amounts[player]
    loss = now.amounts[player] - lost.amounts[player]
    factor = premium = None
    if gain > _noise(now, won) * pool and loss > _noise(now, lost) * pool:
        factor = loss / gain
        premium = factor / (1 + factor) - 1 / 2
    return BubbleFactor(player, other, gain, loss, factor, premium)


def _noise(one: Aftermath, other: Aftermath) -> float:
    return max(one.error + other.error, ROUNDING)


class _Values:
    """Values by table; tables that differ only in who sits where are valued once."""

    def __init__(self, model: Model, prizes: tuple[int, ...], error: float) -> None:
        self._model: Model = model
        self._prizes = prizes
        self._error = error
        self._known: dict[tuple[int, ...], Aftermath] = {}

    def of(self, stacks: tuple[int, ...]) -> Aftermath:
        order = sorted(range(len(stacks)), key=stacks.__getitem__)
        table = tuple(stacks[player] for player in order)
        known = self._known.get(table)
        if known is None:
            known = aftermath(self._model, table, self._prizes, error=self._error)
            self._known[table] = known
        amounts = dict(zip(order, known.amounts, strict=True))
        return Aftermath(
            known.method, known.error, tuple(amounts[player] for player in range(len(stacks)))
        )
