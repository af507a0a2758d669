"""A hand history: one hand as an exchange file tells it."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, NamedTuple

from evendeal.cards import DeckOrder
from evendeal.ids import SeatNo
from evendeal.poker import (
    Action,
    Award,
    Betting,
    Chips,
    DealHole,
    DealStreet,
    HandState,
    Muck,
    Setup,
    Show,
    apply,
    betting_is_over,
    showdown_order,
    start,
)
from evendeal.poker.exact import as_chips

SMALLEST_SHARE = 2520
"""Every share of a pot among up to ten seats has a denominator that divides this."""


class Place(NamedTuple):
    """Where a hand stands: its file and, where the file has several, its number there."""

    file: str
    hand: int | None = None

    def __str__(self) -> str:
        return self.file if self.hand is None else f"{self.file}:{self.hand}"


class Written(NamedTuple):
    """An action as the file has it: its number there, from 1, and its words."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class History:
    """One hand: what was fixed, what was done, and what its writer says came of it.

    Two histories are equal if they tell the same hand, wherever they were read.

    Attributes:
        setup: the conditions. Fixed-limit bets that are the usual ones (big blind, twice
            the big blind) are the default 0.
        actions: typed actions in order. Deals of wholly unknown hole cards are left out.
        players: names by seat, seat 1 first; empty if the file names nobody.
        payoffs: the chip-score that the file states for each seat, seat 1 first; None in
            place of a seat that states none, None altogether if nothing is stated.
        winnings: the chips that each seat took out of the pots, as the file states them, seat 1
            first; PHH does not say whether that is before or after a rake. None if unstated.
        unbounded: seats whose stack the file gives as endless; the setup has a stack for
            them that this hand cannot exhaust.
        metadata: the other standard fields of PHH, by their names there.
        own: fields that start with `_` and mean nothing to the rules.
        place: where it was read.
        written: `actions` in the words of the file, one for each.
        unread: how much of the file's betting was left after an action out of the rules,
            where the notation does not say whose the rest is (ACPC).
    """

    setup: Setup
    actions: tuple[Action, ...]
    players: tuple[str, ...] = ()
    payoffs: tuple[Chips | None, ...] | None = None
    winnings: tuple[Chips, ...] | None = None
    unbounded: frozenset[SeatNo] = frozenset()
    metadata: dict[str, Any] = field(default_factory=dict, hash=False)
    own: dict[str, Any] = field(default_factory=dict, hash=False)
    place: Place = field(default=Place("hand"), compare=False)
    written: tuple[Written, ...] = field(default=(), compare=False)
    unread: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        setup = self.setup
        if setup.betting is Betting.FIXED_LIMIT:
            small = setup.small_bet or setup.big_blind
            big = setup.big_bet or 2 * small
            if (small, big) == (setup.big_blind, 2 * setup.big_blind):
                usual = replace(setup, small_bet=0, big_bet=0)
                object.__setattr__(self, "setup", usual)


def history_of(
    setup: Setup,
    luck: DeckOrder | None,
    actions: Iterable[Action],
    **rest: Any,
) -> History:
    """The history of a hand played here, with every known card written out.

    Exchange formats know no deck-order: the cards that it dealt become actions, and every
    live hand that reaches the showdown is tabled unless it was mucked, before the board is
    run out if nobody can bet any more.

    Args:
        setup: the conditions.
        luck: the deck-order, or None if `actions` name the cards already.
        actions: what was done, all of it legal.
        rest: further attributes of `History`.

    Raises:
        Refused: an action is not legal.
    """
    if luck is None:
        return History(setup=setup, actions=tuple(actions), **rest)
    state = start(setup, luck)
    whole = _holes(state)
    left = list(actions)
    dealt = 0
    while not betting_is_over(state):
        whole += _streets(state, dealt)
        dealt = len(state.board)
        if not left:
            return History(setup=setup, actions=tuple(whole), **rest)
        action = left.pop(0)
        state = apply(state, action)
        if not isinstance(action, DealStreet | DealHole):
            whole.append(action)
    whole += [action for action in left if isinstance(action, Show | Muck)]
    whole += _shown(state, {action.seat for action in left if isinstance(action, Show | Muck)})
    whole += _streets(state, dealt) if state.live & (state.live - 1) else []
    whole += [action for action in left if isinstance(action, Award)]
    for action in left:
        state = apply(state, action)
    return History(setup=setup, actions=tuple(whole), **rest)


def _holes(state: HandState) -> list[Action]:
    """Hole cards in the order in which they are dealt."""
    seats = state.setup.seats
    dealt = [(state.setup.button + k) % seats for k in range(seats)]
    return [DealHole(SeatNo(seat + 1), state.holes[seat] or ()) for seat in dealt]


def _streets(state: HandState, dealt: int) -> list[Action]:
    """The streets that lie on the table beyond the first `dealt` cards."""
    streets: list[Action] = []
    while len(state.board) > dealt:
        cards = state.board[dealt : 3 if dealt == 0 else dealt + 1]
        streets.append(DealStreet(cards))
        dealt += len(cards)
    return streets


def _shown(state: HandState, spoken: set[SeatNo]) -> list[Action]:
    """The live hands neither tabled nor mucked, at a showdown."""
    if not state.live & (state.live - 1):
        return []
    silent = [seat for seat in showdown_order(state) if seat not in spoken]
    return [Show(seat, state.holes[seat - 1] or ()) for seat in silent]


def chips_of(number: int | float) -> Chips:
    """A stated number of chips, exact: thirds and the like are found behind their decimals."""
    if isinstance(number, int):
        return number
    exact = Fraction(number)
    near = exact.limit_denominator(SMALLEST_SHARE)
    if float(near) == number:
        exact = near
    return as_chips(exact)
