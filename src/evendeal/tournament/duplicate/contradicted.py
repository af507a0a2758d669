"""Lines written without the deck-order: what it makes of them, and what they say alone."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from evendeal.cards import DeckOrder
from evendeal.errors import Refused
from evendeal.poker import (
    Action,
    Award,
    HandResult,
    HandState,
    Setup,
    apply,
    is_over,
    result,
    start,
)
from evendeal.poker.played import CONTRADICTIONS
from evendeal.poker.refusals import AwardDiffers


@dataclass(frozen=True, slots=True)
class Replayed:
    """Lines as far as the deck-order lets them be played, without winners who are none.

    Attributes:
        in_force: the actions that count, each with the number of its line.
        missed: the announced winners that the deck-order contradicts.
        refusal: the first contradiction of another kind; what follows it stays unplayed.
    """

    state: HandState
    in_force: list[tuple[int, Action]]
    missed: tuple[tuple[int, Action], ...]
    refusal: Refused | None


def replay(setup: Setup, luck: DeckOrder, lines: Iterable[tuple[int, Action]]) -> Replayed:
    """The lines of a hand that count, played with its deck-order.

    Raises:
        Refused: the rules refuse an action whatever the cards are.
    """
    state, refusal = start(setup, luck), None
    in_force, missed = list[tuple[int, Action]](), list[tuple[int, Action]]()
    for n, action in lines:
        try:
            state = state if refusal is not None else apply(state, action)
        except AwardDiffers:
            missed.append((n, action))
            continue
        except CONTRADICTIONS as contradiction:
            refusal = contradiction
        in_force.append((n, action))
    return Replayed(state, in_force, tuple(missed), refusal)


def announced(setup: Setup, actions: Sequence[Action]) -> HandResult | None:
    """What a hand makes by what its table recorded, where nobody knows the deck-order.

    Of two winners that were announced for one pot the first did not count (R38). None while the
    hand is not over, or if the rules refuse an action.
    """
    last = {action.pot: n for n, action in enumerate(actions) if isinstance(action, Award)}
    state = start(setup)
    try:
        for n, action in enumerate(actions):
            if not isinstance(action, Award) or last[action.pot] == n:
                state = apply(state, action)
    except Refused:
        return None
    return result(state) if is_over(state) else None
