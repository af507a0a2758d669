"""One hand: the fold of its actions over the rules."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from evendeal.cards import DeckOrder
from evendeal.errors import Refused
from evendeal.poker.actions import (
    Action,
    Award,
    Call,
    Check,
    DealHole,
    DealStreet,
    Fold,
    Kill,
    Muck,
    RaiseTo,
    Show,
)
from evendeal.poker.betting import call, check, fold, raise_to
from evendeal.poker.dealing import deal_hole, deal_street
from evendeal.poker.opening import start
from evendeal.poker.setup import Setup
from evendeal.poker.showdown import award, muck, show
from evendeal.poker.state import HandState


def apply(state: HandState, action: Action) -> HandState:
    """The hand after `action`.

    Raises:
        Refused: the action is against the rules, with its facts as fields. `state` still
            stands.
    """
    match action:
        case Fold():
            return fold(state, action.seat)
        case RaiseTo():
            return raise_to(state, action.seat, action.chips)
        case Call():
            return call(state, action.seat)
        case Check():
            return check(state, action.seat)
        case DealHole():
            return deal_hole(state, action.seat, action.cards)
        case DealStreet():
            return deal_street(state, action.cards)
        case Show():
            return show(state, action.seat, action.cards)
        case Muck():
            return muck(state, action.seat)
        case Award():
            return award(state, action.pot, action.seats)
        case Kill():
            # Dead hands are rare, and a module that is not imported costs no time.
            from evendeal.poker.killing import kill

            return kill(state, action.seat)
        case _:
            assert_never(action)


@dataclass(frozen=True, slots=True)
class Played:
    """How far a log could be played.

    Attributes:
        state: the hand as far as the rules allow.
        accepted: how many actions were accepted; the refused one has this index.
        refusal: the first refusal, or None if all were accepted.
    """

    state: HandState
    accepted: int
    refusal: Refused | None = None


def play(setup: Setup, luck: DeckOrder | None, actions: Iterable[Action]) -> Played:
    """The hand that these actions make; never loses what could be played."""
    state = start(setup, luck)
    accepted = 0
    for action in actions:
        try:
            state = apply(state, action)
        except Refused as refusal:
            return Played(state, accepted, refusal)
        accepted += 1
    return Played(state, accepted)
