"""What players who stop, or who play on for less, agree to take (R30).

Every method gives each player the next prize to be lost, or the guarantee if that is more, and
shares the rest: the models by what the prizes above that amount are worth to each stack, the
others by chips or equally. For ICM and DCM a guarantee up to the next prize therefore changes
nothing: everybody has it in any case. For the chip chop it is the usual formula,
NP + (R - n NP) c / TC, with NP the next prize, R what there is for n players, c chips of TC.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, SupportsIndex

from evendeal.errors import Refused
from evendeal.prizes.money import Share, apportion, grouped
from evendeal.prizes.table import Number, checked_prizes, checked_stacks
from evendeal.prizes.terms import (
    NO_TERMS,
    GuaranteeTooMuch,
    LeftForFirstTooMuch,
    Terms,
    checked_typed,
)
from evendeal.prizes.worth import Method, Model, Progress, one_of

ChopMethod = Literal["icm", "dcm", "chip", "equal", "typed"]

METHODS: tuple[ChopMethod, ...] = ("icm", "dcm", "chip", "equal")
"""Those that need nothing but stacks and prizes, in the order in which they are listed."""

ALL_METHODS: tuple[ChopMethod, ...] = (*METHODS, "typed")

FlagName = Literal["above-first", "below-next", "below-guarantee"]


class NoSuchChop(Refused):
    """A method that has not been heard of."""

    def __init__(self, *, method: str) -> None:
        super().__init__(f"there is no chop {method!r}: choose one of {', '.join(ALL_METHODS)}")
        self.method = method


@dataclass(frozen=True, slots=True)
class Flag:
    """What somebody should know before a signature.

    Attributes:
        name: above-first: more than the winner is paid; below-next: less than the next player
            out is paid; below-guarantee: less than the guarantee, since the unit is too large.
        players: whom it concerns, counted from 0.
    """

    name: FlagName
    players: tuple[int, ...]
    sentence: str


@dataclass(frozen=True, slots=True)
class Chop:
    """What each player takes by one method.

    Attributes:
        amounts: shares of the prizes in the smallest unit of money, shape (players,); with
            `played_for` they sum to the prizes exactly.
        bounties: what each keeps for his own head besides, shape (players,).
        played_for: what stays in play for the first place.
        values: the shares before they were rounded, shape (players,).
        error: how far the worst of them can be off, in parts of what is shared.
        worth_method: how the model was calculated; None for a method without a model.
    """

    method: ChopMethod
    amounts: tuple[int, ...]
    bounties: tuple[int, ...]
    played_for: int
    values: tuple[float, ...]
    error: float
    worth_method: Method | None
    flags: tuple[Flag, ...]

    @property
    def together(self) -> tuple[int, ...]:
        """What each takes home, the bounty on the own head included."""
        return tuple(map(sum, zip(self.amounts, self.bounties, strict=True)))

    @property
    def pool(self) -> int:
        """All that is divided, left to play for or retained: prizes and bounties."""
        return sum(self.together) + self.played_for

    def minus(self, other: "Chop") -> tuple[int, ...]:
        """What each takes more than by another method, shape (players,)."""
        return tuple(a - b for a, b in zip(self.amounts, other.amounts, strict=True))


def chops(
    stacks: Iterable[Number],
    prizes: Iterable[Number],
    terms: Terms = NO_TERMS,
    *,
    methods: Sequence[ChopMethod] = METHODS,
    typed: Iterable[SupportsIndex] | None = None,
    error: float = 1e-9,
    seed: int = 0,
    progress: Progress | None = None,
) -> tuple[Chop, ...]:
    """Several methods side by side, in the order of `methods`; typed amounts, if any, last.

    Raises:
        Refused: as `chop`.
    """
    chips, money = tuple(stacks), tuple(prizes)
    named = [name for name in methods if name != "typed"]
    agreed = [
        chop(
            name,
            chips,
            money,
            terms,
            error=error,
            seed=seed,
            progress=one_of(len(named), progress, done=done),
        )
        for done, name in enumerate(named)
    ]
    if typed is not None:
        agreed.append(chop("typed", chips, money, terms, typed=typed))
    return tuple(agreed)


def chop(
    method: ChopMethod,
    stacks: Iterable[Number],
    prizes: Iterable[Number],
    terms: Terms = NO_TERMS,
    *,
    typed: Iterable[SupportsIndex] | None = None,
    error: float = 1e-9,
    seed: int = 0,
    progress: Progress | None = None,
) -> Chop:
    """What each player takes by a method, in whole units that sum to the pool exactly.

    Args:
        stacks: chips of each player, shape (players,).
        prizes: those still to be won, first place first, in the smallest unit of money; players
            beyond them would win nothing.
        terms: what is agreed besides the method.
        typed: the amounts of the method "typed", without bounties, shape (players,).
        error: how far a model's values may be off, in parts of what is shared.
        seed: of the simulation, where the model needs one.

    Raises:
        Refused: as `checked_stacks`, `checked_prizes` and the model.
        NoSuchChop: the method has no such name.
        LeftForFirstTooMuch: the first prize would fall below the second.
        GuaranteeTooMuch: so much for everybody is more than there is.
        BountiesRefused: there is not one for each player.
        TypedRefused, TypedDoesNotSum: the typed amounts are none, or not what there is.
    """
    if method not in ALL_METHODS:
        raise NoSuchChop(method=method)
    chips = checked_stacks(stacks)
    reduced = _reduced(checked_prizes(prizes, players=len(chips)), len(chips), terms)
    bounties = terms.checked_bounties(len(chips))
    pool, following = sum(reduced), reduced[-1]
    least = _least(pool, following, len(chips), terms)
    worth_method: Method | None = None
    off = 0.0
    if method == "typed":
        amounts = checked_typed(typed, len(chips), pool, least, terms)
        values = tuple(map(float, amounts))
    else:
        shares: Sequence[Share] = [Fraction(1)] * len(chips)
        rest = pool - least * len(chips)
        if method == "chip":
            shares = [Fraction(stack) for stack in chips]
        elif method != "equal" and rest:
            above = [prize - least for prize in reduced if prize > least]
            worth = _modelled(method, chips, above, error, seed, progress)
            shares, worth_method, off = worth
        whole = sum(shares)
        values = tuple(float(least + rest * share / whole) for share in shares)
        off = off * rest / pool if pool else 0.0
        amounts = _rounded(shares, pool, least, chips, terms.unit)
    flags = _flags(amounts, reduced[0], following, least, terms)
    return Chop(method, amounts, bounties, terms.left_for_first, values, off, worth_method, flags)


def _reduced(prizes: tuple[int, ...], players: int, terms: Terms) -> tuple[int, ...]:
    """One prize a player, the first without what is left to play for."""
    first, *others = prizes + (0,) * (players - len(prizes))
    second = others[0] if others else 0
    left = terms.left_for_first
    if first - left < second:
        raise LeftForFirstTooMuch(left=left, first=first, second=second, decimals=terms.decimals)
    return (first - left, *others)


def _least(pool: int, following: int, players: int, terms: Terms) -> int:
    """What everybody gets first."""
    named = terms.guarantee
    if named is None or named == "next":
        return following
    if named * players > pool:
        raise GuaranteeTooMuch(guarantee=named, players=players, pool=pool, decimals=terms.decimals)
    return max(named, following)


def _modelled(
    model: Model,
    stacks: tuple[int, ...],
    prizes: list[int],
    error: float,
    seed: int,
    progress: Progress | None,
) -> tuple[list[Share], Method, float]:
    """What a model says that stacks are worth; equal stacks equally, whatever its error is."""
    if model == "icm":
        from evendeal.prizes.independent import icm

        worth = icm(stacks, prizes, error=error, progress=progress)
    else:
        from evendeal.prizes.dependent import dcm

        worth = dcm(stacks, prizes, error=error, seed=seed, progress=progress)
    equity = [max(0.0, float(value)) for value in worth.equity]
    together: dict[int, list[float]] = {}
    for stack, value in zip(stacks, equity, strict=True):
        together.setdefault(stack, []).append(value)
    means = {stack: sum(values) / len(values) for stack, values in together.items()}
    return [means[stack] for stack in stacks], worth.method, worth.error


def _rounded(
    shares: Sequence[Share], pool: int, least: int, stacks: tuple[int, ...], unit: int
) -> tuple[int, ...]:
    """The least for everybody, and the rest by shares, all in whole units."""
    players = len(stacks)
    floor = -(-least // unit) * unit
    if floor * players > pool:  # the unit is too large for it
        floor = least // unit * unit
    above = apportion(shares, pool - floor * players, unit=unit, stacks=stacks)
    return tuple(floor + amount for amount in above)


def _flags(
    amounts: tuple[int, ...], first: int, following: int, least: int, terms: Terms
) -> tuple[Flag, ...]:
    def whom(players: tuple[int, ...], verb: str, verbs: str) -> str:
        numbers = [str(player + 1) for player in players]
        if len(numbers) == 1:
            return f"player {numbers[0]} {verb}"
        return f"players {', '.join(numbers[:-1])} and {numbers[-1]} {verbs}"

    flags: list[Flag] = []
    over = tuple(i for i, amount in enumerate(amounts) if amount > first)
    if over:
        paid = grouped(first, terms.decimals)
        sentence = f"{whom(over, 'takes', 'take')} more than the first prize of {paid}"
        flags.append(Flag("above-first", over, sentence))
    name: FlagName = "below-next" if least == following else "below-guarantee"
    under = tuple(i for i, amount in enumerate(amounts) if amount < least)
    if under:
        what = "the next prize" if name == "below-next" else "the guarantee"
        paid = grouped(least, terms.decimals)
        sentence = f"{whom(under, 'takes', 'take')} less than {what} of {paid}"
        flags.append(Flag(name, under, sentence))
    return tuple(flags)
