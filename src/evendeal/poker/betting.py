"""Fold, check, call, raise: what is legal, and what it does."""

from dataclasses import dataclass
from fractions import Fraction
from math import ceil

from evendeal.ids import SeatNo
from evendeal.poker.refusals import (
    BetsAreCapped,
    BettingNotReopened,
    CannotCheck,
    CheckIsFree,
    NoBettingNow,
    NobodyCanMatch,
    NoSuchSeat,
    NothingToCall,
    NothingToRaiseWith,
    NotYourTurn,
    RaiseTooLarge,
    RaiseTooSmall,
)
from evendeal.poker.setup import Betting, Raises
from evendeal.poker.state import HandState, Street, next_seat, owes, settle, waits_for


@dataclass(frozen=True, slots=True)
class Legal:
    """What the seat to act may do; `seat` is None when no bet is due.

    Attributes:
        call: chips that a call costs, all-in included; None if there is nothing to call.
        least, most: bounds of *raise to*, totals for the street; None if no raise is open.
            Fixed-limit has one amount.
    """

    seat: SeatNo | None = None
    fold: bool = False
    check: bool = False
    call: int | None = None
    least: int | None = None
    most: int | None = None


NOTHING_LEGAL = Legal()


def legal(state: HandState) -> Legal:
    """What the seat to act may do."""
    seat = state.actor
    if seat < 0:
        return NOTHING_LEGAL
    cost = owes(state, seat)
    free = cost <= 0
    least: int | None = None
    most: int | None = None
    if why_no_raise(state, seat) is None:
        least, most = raise_bounds(state, seat)
    return Legal(
        SeatNo(seat + 1),
        not free or state.setup.free_fold,
        free,
        None if free else cost,
        least,
        most,
    )


def to_call(state: HandState) -> int:
    """Chips that it costs the seat to act to call, all-in included; 0 if checking is free."""
    return max(0, owes(state, state.actor)) if state.actor >= 0 else 0


def fold(state: HandState, seat: SeatNo) -> HandState:
    """The state after the seat has given up its hand."""
    actor = _in_turn(state, seat)
    if not state.terms.setup.free_fold and owes(state, actor) <= 0:
        raise CheckIsFree(seat=seat)
    bit = 1 << actor
    pending = state.pending & ~bit
    able = state.able & ~bit
    folded = HandState(
        state.terms,
        state.street,
        next_seat(pending, actor),
        state.level,
        state.base,
        state.step,
        state.raises,
        state.committed,
        state.before,
        state.faced,
        state.live & ~bit,
        able,
        pending,
        state.aggressor,
        state.board,
        state.holes,
        state.seen,
        state.claims,
    )
    # With two or more seats able to bet and one of them still to act nothing else follows.
    return folded if pending and able & (able - 1) else settle(folded, actor)


def check(state: HandState, seat: SeatNo) -> HandState:
    """The state after the seat has passed the action on."""
    actor = _in_turn(state, seat)
    cost = owes(state, actor)
    if cost > 0:
        raise CannotCheck(seat=seat, to_call=cost)
    return _acted(state, actor, 0)


def call(state: HandState, seat: SeatNo) -> HandState:
    """The state after the seat has matched the bet, or gone all-in for less."""
    actor = _in_turn(state, seat)
    cost = owes(state, actor)
    if cost <= 0:
        raise NothingToCall(seat=seat)
    return _acted(state, actor, cost)


def raise_to(state: HandState, seat: SeatNo, chips: int) -> HandState:
    """The state after the seat has bet or raised to `chips` on this street."""
    actor = _in_turn(state, seat)
    refusal = why_no_raise(state, actor)
    if refusal is not None:
        raise refusal
    least, most = raise_bounds(state, actor)
    if chips > most:
        raise RaiseTooLarge(asked=chips, most=most)
    if chips < least:
        raise RaiseTooSmall(asked=chips, least=least)
    return _raised(state, actor, chips)


def why_no_raise(
    state: HandState, seat: int
) -> BettingNotReopened | BetsAreCapped | NobodyCanMatch | NothingToRaiseWith | None:
    """Why the seat to act may not raise, or None if it may."""
    terms = state.terms
    level = state.level
    faced = state.faced[seat]
    fixed = terms.setup.betting is Betting.FIXED_LIMIT
    if faced >= 0:
        # In fixed-limit an all-in of half a bet counts as a bet (TDA 47-B).
        full = Fraction(state.step, 2) if fixed else _full_raise(state, faced) - faced
        if level - faced < full:
            return BettingNotReopened(seat=SeatNo(seat + 1), faces=level - faced, full=ceil(full))
    allowed = terms.setup.bets_per_street
    if fixed and allowed is not None and state.raises >= allowed:
        return BetsAreCapped(allowed=allowed)
    limits, before = terms.limits, state.before
    if limits[seat] - before[seat] <= level:
        return NothingToRaiseWith(seat=SeatNo(seat + 1), has=limits[seat] - before[seat])
    others = state.able & ~(1 << seat)
    other = 0
    while others:
        if others & 1 and limits[other] - before[other] > level:
            return None
        others >>= 1
        other += 1
    return NobodyCanMatch(seat=SeatNo(seat + 1))


def raise_bounds(state: HandState, seat: int) -> tuple[int, int]:
    """Least and most total to which the seat may bet or raise, if it may at all.

    The least is a full raise, or all the seat's chips if they are fewer.
    """
    terms = state.terms
    all_in = terms.limits[seat] - state.before[seat]
    betting = terms.setup.betting
    if betting is Betting.FIXED_LIMIT:
        amount = min(state.base + state.step, all_in)
        return amount, amount
    least = min(_full_raise(state, state.level), all_in)
    if betting is Betting.NO_LIMIT or (
        betting is Betting.POT_THEN_NO_LIMIT and state.street > Street.PREFLOP
    ):
        return least, all_in
    pot = state.pot + (terms.short if state.street == Street.PREFLOP else 0)
    to_match = state.level - (state.committed[seat] - state.before[seat])
    return least, max(least, min(all_in, state.level + pot + to_match))


def _full_raise(state: HandState, faced: int) -> int:
    """The total of a full bet or raise for a seat that faces a bet (R13)."""
    setup = state.terms.setup
    if setup.raises is Raises.DOUBLE:
        # A bet of an all-in below the big blind is raised to no less than a bet.
        return max(2 * faced, setup.big_blind)
    return faced + state.step


def _in_turn(state: HandState, seat: SeatNo) -> int:
    if seat - 1 == state.actor and seat > 0:
        return state.actor
    if not 1 <= seat <= len(state.committed):
        raise NoSuchSeat(seat=seat, seats=len(state.committed))
    if state.actor < 0:
        raise NoBettingNow(seat=seat, waits_for=waits_for(state))
    raise NotYourTurn(seat=seat, turn=SeatNo(state.actor + 1))


def _acted(state: HandState, seat: int, cost: int) -> HandState:
    """After a check or a call: the level stands, the seat need not act again."""
    bit = 1 << seat
    committed = state.committed
    able = state.able
    if cost:
        total = committed[seat] + cost
        committed = (*committed[:seat], total, *committed[seat + 1 :])
        if total >= state.terms.limits[seat]:
            able &= ~bit
    faced = state.faced
    pending = state.pending & ~bit
    acted = HandState(
        state.terms,
        state.street,
        next_seat(pending, seat),
        state.level,
        state.base,
        state.step,
        state.raises,
        committed,
        state.before,
        (*faced[:seat], state.level, *faced[seat + 1 :]),
        state.live,
        able,
        pending,
        state.aggressor,
        state.board,
        state.holes,
        state.seen,
        state.claims,
    )
    return acted if pending and able & (able - 1) else settle(acted, seat)


def _raised(state: HandState, seat: int, chips: int) -> HandState:
    """After a bet or raise: everybody else who can has to act again."""
    bit = 1 << seat
    step = state.step
    base = state.base
    raises = state.raises
    if state.terms.setup.betting is Betting.FIXED_LIMIT:
        if chips >= base + step:
            base += step
            raises += 1
        elif 2 * (chips - base) >= step:
            base = chips
            raises += 1
    elif chips >= _full_raise(state, state.level):
        step = chips - state.level
        base = chips
    total = state.before[seat] + chips
    able = state.able
    if total >= state.terms.limits[seat]:
        able &= ~bit
    pending = able & ~bit
    committed = state.committed
    faced = state.faced
    raised = HandState(
        state.terms,
        state.street,
        next_seat(pending, seat),
        chips,
        base,
        step,
        raises,
        (*committed[:seat], total, *committed[seat + 1 :]),
        state.before,
        (*faced[:seat], chips, *faced[seat + 1 :]),
        state.live,
        able,
        pending,
        seat,
        state.board,
        state.holes,
        state.seen,
        state.claims,
    )
    return raised if able & (able - 1) else settle(raised, seat)
