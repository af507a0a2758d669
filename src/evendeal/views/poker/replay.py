"""A hand replayed: each action with the hand before and after it."""

from typing import NamedTuple

from evendeal.poker import Action, HandState, apply, start
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
