"""Whole legal hands for hypothesis, aimed at the edges: short stacks, caps, all-ins."""

from random import Random

from hypothesis import strategies as st

from evendeal.cards import DECK, DeckOrder
from evendeal.ids import SeatNo
from evendeal.poker import (
    Action,
    Betting,
    Call,
    Check,
    Fold,
    HandState,
    OddChips,
    Raises,
    RaiseTo,
    Setup,
    apply,
    legal,
    start,
)


def _shuffled(seed: int) -> DeckOrder:
    cards = list(DECK)
    Random(seed).shuffle(cards)
    return DeckOrder(tuple(cards))


deck_orders = st.integers(0, 2**64).map(_shuffled)
"""Deck-orders by a seed: drawing 52 places one by one would take most of a test's time."""


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Conditions of a hand, all structures, with stacks from one chip to deep."""
    seats = draw(st.integers(2, 10))
    small, big = draw(st.sampled_from([(50, 100), (25, 25), (1, 2), (0, 10), (5, 10)]))
    stack = st.one_of(
        st.integers(1, 2 * big), st.integers(2 * big, 12 * big), st.just(100 * big), st.just(big)
    )
    ante = draw(st.sampled_from([0, 0, 1, big]))
    betting = draw(st.sampled_from(Betting))
    raises = Raises.FULL if betting is Betting.FIXED_LIMIT else draw(st.sampled_from(Raises))
    vacant = draw(st.sets(st.integers(1, seats), max_size=seats - 1).map(frozenset))
    empty = frozenset(map(SeatNo, vacant)) if draw(st.booleans()) else frozenset()
    others = sorted({SeatNo(seat) for seat in range(1, seats + 1)} - empty)
    out = draw(st.sets(st.sampled_from(others), max_size=len(others) - 1).map(frozenset))
    return Setup(
        stacks=tuple(draw(st.lists(stack, min_size=seats, max_size=seats))),
        button=SeatNo(draw(st.integers(1, seats))),
        small_blind=small,
        big_blind=big,
        ante=ante,
        big_blind_ante=0 if ante else draw(st.sampled_from([0, 0, big])),
        betting=betting,
        raises=raises,
        cap=draw(st.sampled_from([None, None, big + ante, 5 * big + ante, 100 * big])),
        empty=empty,
        out=out if draw(st.integers(0, 3)) == 0 else frozenset(),
        odd_chips=draw(st.sampled_from(OddChips)),
        chip=draw(st.sampled_from([1, 1, 25])),
        blind_first=draw(st.booleans()),
    )


def choices(state: HandState) -> list[Action]:
    """The legal actions at the edges: every kind, raises at least, one more, and at most."""
    may = legal(state)
    if may.seat is None:
        return []
    seat = may.seat
    actions: list[Action] = []
    if may.check:
        actions.append(Check(seat))
    if may.call is not None:
        actions.append(Call(seat))
    if may.least is not None and may.most is not None:
        amounts = {may.least, min(may.least + 1, may.most), (may.least + may.most) // 2, may.most}
        actions += [RaiseTo(seat, chips) for chips in sorted(amounts)]
    if may.fold:
        actions.append(Fold(seat))
    return actions


@st.composite
def hands(draw: st.DrawFn) -> tuple[Setup, DeckOrder, tuple[Action, ...]]:
    """A whole hand: conditions, luck, and a legal log to its end."""
    setup = draw(setups())
    luck = draw(deck_orders)
    state = start(setup, luck)
    log: list[Action] = []
    while options := choices(state):
        action = draw(st.sampled_from(options))
        log.append(action)
        state = apply(state, action)
    return setup, luck, tuple(log)
