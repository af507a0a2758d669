"""A hand of an open deal step by step, for a screen that plays it again."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.ids import SeatNo
from evendeal.poker import (
    Call,
    Check,
    Chips,
    Fold,
    HandState,
    RaiseTo,
    Show,
    is_over,
    result,
    start,
)
from evendeal.poker.played import PlayedHand
from evendeal.views.poker.replay import Step, replay
from evendeal.views.poker.story import STREETS, StreetName

Doing: TypeAlias = Literal[
    "post", "fold", "kill", "check", "call", "bet", "raise", "deal", "show", "back", "win"
]
_CARDS = (0, 3, 4, 5)


@dataclass(frozen=True, slots=True)
class HandStep:
    """One thing that happened in a hand, with the chips as they lie after it.

    `do` is `post` (blind or ante), `fold`, `kill` (the hand was declared dead), `check`,
    `call`, `bet`, `raise`, `deal` (the street's cards are put down), `show`, `back` (the
    uncalled bet is returned) or `win`. `seat` is null where the dealer acts. `chips` is what
    the seat has in on the street, for `back` what it gets back, for `win` what it takes from
    the pots; null where no chips move. `committed` is what the seat has in in the whole hand,
    null without a seat; `pot` all that lies in the middle.
    """

    street: StreetName
    do: Doing
    seat: SeatNo | None
    chips: Chips | None
    committed: Chips | None
    pot: Chips


def hand_steps(hand: PlayedHand) -> tuple[HandStep, ...]:
    """The hand from the blinds to the last pot; of a deal that is open.

    Each action is applied by the rules, so that whoever draws the steps computes nothing.
    """
    assert hand.luck is not None
    opened = start(hand.setup, hand.luck)
    steps = [*_posts(opened), *_dealt(0, opened)]
    for step in replay(hand):
        steps += _acted(step)
        steps += _dealt(len(step.before.board), step.after)
    assert hand.state is not None
    # A hand that a ruling stopped has no end.
    if is_over(hand.state):
        steps += _ending(hand.state)
    return tuple(steps)


def _posts(state: HandState) -> Iterator[HandStep]:
    """Antes and blinds, in the order in which the dealer asks for them."""
    seats = state.setup.seats
    pot = 0
    for turn in range(seats):
        seat = SeatNo((state.setup.button + turn) % seats + 1)
        posted = _put_in(state, seat)
        if posted:
            pot += posted
            yield HandStep("pre-flop", "post", seat, state.street_bet(seat), posted, pot)


def _dealt(before: int, state: HandState) -> Iterator[HandStep]:
    """The streets that came onto the table since it had `before` cards."""
    for street, cards in zip(STREETS, _CARDS, strict=True):
        if before < cards <= len(state.board):
            yield HandStep(street, "deal", None, None, None, state.pot)


def _acted(step: Step) -> Iterator[HandStep]:
    before, after = step.before, step.after
    street = STREETS[before.street]
    seat: SeatNo | None = getattr(step.action, "seat", None)
    if seat is None:
        return
    put_in = _put_in(after, seat)
    bet = after.committed[seat - 1] - before.before[seat - 1]
    match step.action:
        case Fold():
            yield HandStep(street, "fold", seat, None, put_in, after.pot)
        case Check():
            yield HandStep(street, "check", seat, None, put_in, after.pot)
        case Call():
            yield HandStep(street, "call", seat, bet, put_in, after.pot)
        case RaiseTo():
            done: Doing = "raise" if before.level else "bet"
            yield HandStep(street, done, seat, bet, put_in, after.pot)
        case Show():
            yield HandStep("showdown", "show", seat, None, put_in, after.pot)
        case _ if before.is_live(seat) and not after.is_live(seat):
            yield HandStep(street, "kill", seat, None, put_in, after.pot)


def _ending(state: HandState) -> Iterator[HandStep]:
    """The uncalled bet, then who takes what."""
    done = result(state)
    street: StreetName = "showdown" if done.showdown else STREETS[state.street]
    left: Chips = state.pot
    back = done.returned
    if back is not None:
        left -= back.chips
        in_front = _put_in(state, back.seat) - back.chips
        yield HandStep(street, "back", back.seat, back.chips, in_front, left)
    won: dict[SeatNo, Chips] = {}
    for pot in done.won:
        for seat, share in pot.shares.items():
            won[seat] = won.get(seat, 0) + share
    for seat, taken in sorted(won.items()):
        left -= taken
        in_front = _put_in(state, seat) - (back.chips if back and back.seat == seat else 0)
        yield HandStep(street, "win", seat, taken, in_front, left)


def _put_in(state: HandState, seat: SeatNo) -> int:
    """All that the seat has put in, a lone big-blind ante too."""
    at = seat - 1
    return state.committed[at] + (state.terms.dead if at == state.terms.dead_by else 0)
