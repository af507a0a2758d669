"""Where PokerKit 0.7.7 is known to play by other rules, each by its own predicate.

The rows are those of the table of rule cases in `docs/rule-cases.md`. An offer is what the
engines let the seat to act do; a predicate looks at our state and at both offers, and
says whether its row explains the difference.
"""

from collections.abc import Callable
from math import inf

from evendeal.poker import Betting, HandResult, HandState, OddChips, Street
from evendeal.poker.betting import why_no_raise
from evendeal.poker.refusals import BetsAreCapped, BettingNotReopened
from support.poker.pokerkit_table import Offer

OfferExcuse = Callable[[HandState, Offer, Offer], bool]
ResultExcuse = Callable[[HandState, HandResult], bool]


def _big_blind(state: HandState) -> int:
    """The index of the big blind's seat."""
    setup = state.setup
    return setup.button % setup.seats if setup.seats == 2 else (setup.button + 1) % setup.seats


def _acted(state: HandState) -> bool:
    return state.actor >= 0 and state.faced[state.actor] >= 0


def _least(offer: Offer) -> float:
    """The least raise on offer; without bound where none is."""
    return inf if offer.least is None else offer.least


def equal_blinds_heads_up(state: HandState, ours: Offer, theirs: Offer) -> bool:
    """Rows 11 and 19: heads-up with equal blinds PokerKit lets the big blind act first."""
    setup = state.setup
    # Only whose turn it is differs at first; the amounts would be the same for either.
    return (
        setup.seats == 2
        and setup.small_blind == setup.big_blind
        and (ours.seat != theirs.seat or ours[1:] == theirs[1:] or _acted(state))
    )


def short_big_blind(state: HandState, ours: Offer, theirs: Offer) -> bool:
    """Rows 13 and 15: behind a short big blind PokerKit's call and raise are short as well."""
    big = _big_blind(state)
    setup = state.setup
    posted = state.terms.limits[big] - state.before[big]
    short = state.street == Street.PREFLOP and posted < setup.big_blind
    # It may ask for less than we do, never for more.
    return short and theirs.call <= ours.call and _least(theirs) <= _least(ours)


def fourth_raise_before_the_flop(state: HandState, ours: Offer, theirs: Offer) -> bool:
    """Row 25: fixed-limit, PokerKit does not count the big blind as a bet."""
    return (
        state.setup.betting is Betting.FIXED_LIMIT
        and state.street == Street.PREFLOP
        and theirs.least is not None
        and isinstance(why_no_raise(state, state.actor), BetsAreCapped)
    )


def short_all_in_in_fixed_limit(state: HandState, ours: Offer, theirs: Offer) -> bool:
    """Row 26: after an all-in between two bets PokerKit raises by a whole bet from there,
    and bars the bettor even if the all-in was half a bet or more.
    """
    return state.setup.betting is Betting.FIXED_LIMIT and (
        state.level % state.step != 0 or state.base % state.step != 0
    )


def short_all_in_where_nobody_has_raised(state: HandState, ours: Offer, theirs: Offer) -> bool:
    """Row 3: after limps or checks PokerKit lets a short all-in reopen the betting."""
    opening = state.setup.big_blind if state.street == Street.PREFLOP else 0
    return (
        _acted(state)
        and state.base == opening
        and ours[:2] == theirs[:2]
        and theirs.least is not None
        and isinstance(why_no_raise(state, state.actor), BettingNotReopened)
    )


def short_all_ins_that_add_up(state: HandState, ours: Offer, theirs: Offer) -> bool:
    """Row 5: PokerKit bars a seat although the short all-ins make a full raise for it."""
    return (
        _acted(state)
        and state.level > state.base
        and ours[:2] == theirs[:2]
        and ours.least is not None
        and theirs.least is None
    )


OFFERS: tuple[OfferExcuse, ...] = (
    equal_blinds_heads_up,
    short_big_blind,
    fourth_raise_before_the_flop,
    short_all_in_in_fixed_limit,
    short_all_in_where_nobody_has_raised,
    short_all_ins_that_add_up,
)


def two_odd_chips(state: HandState, ours: HandResult) -> bool:
    """Row 9: PokerKit gives every odd chip of a pot to one winner."""
    return state.setup.odd_chips is OddChips.WHOLE and any(
        won.pot.chips % len(won.shares) > 1 for won in ours.won
    )


def odd_chips_of_pots_that_belong_together(state: HandState, ours: HandResult) -> bool:
    """Row 10: PokerKit splits pots as one when the player who separates them has gone."""
    winners = [frozenset(won.shares) for won in ours.won]
    return state.setup.odd_chips is OddChips.WHOLE and any(
        len(first) > 1 and first & second
        for at, first in enumerate(winners)
        for second in winners[at + 1 :]
    )


RESULTS: tuple[ResultExcuse, ...] = (two_odd_chips, odd_chips_of_pots_that_belong_together)
