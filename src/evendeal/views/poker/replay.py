"""A hand replayed: each action with the hand before and after it."""

from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from evendeal.errors import Refused
from evendeal.poker import Action, HandState, RaiseTo, apply, start
from evendeal.poker.played import PlayedHand


class Step(NamedTuple):
    """One action of a hand."""

    before: HandState
    action: Action
    after: HandState


def replay(hand: PlayedHand) -> tuple[Step, ...]:
    """The actions that count, in order; of a deal that is open, so that its luck is known."""
    assert hand.luck is not None
    state = start(hand.setup, hand.luck)
    steps = []
    for action in hand.actions:
        after = apply(state, action)
        steps.append(Step(state, action, after))
        state = after
    return tuple(steps)


def first_bets(hand: PlayedHand) -> Mapping[int, bool]:
    """Of each raise that counts, by the number of its line, whether it is its street's first bet.

    Of a hand that the deck-order contradicts, as far as it could be played; of one whose
    deck-order is unknown nothing.
    """
    bets: dict[int, bool] = {}
    if hand.luck is None:
        return bets
    state = start(hand.setup, hand.luck)
    with suppress(Refused):
        for n, action in hand.in_force:
            after = apply(state, action)
            if isinstance(action, RaiseTo):
                bets[n] = not state.level
            state = after
    return bets
