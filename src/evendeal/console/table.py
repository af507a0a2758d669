"""A hand of poker as it is drawn: bets, pots, what may be done, and what it has made."""

from fractions import Fraction
from typing import Any

from evendeal.ids import SeatNo
from evendeal.poker import (
    HandState,
    Kill,
    Legal,
    betting_is_over,
    is_over,
    result,
    showdown_order,
)
from evendeal.poker.exact import chips_to_json
from evendeal.poker.played import PlayedHand
from evendeal.poker.pots import Pot, Returned, pots
from evendeal.poker.showdown import claimants, formed_pots, somebody_is_all_in
from evendeal.poker.state import BOARD_CARDS

STREETS: tuple[str, ...] = ("preflop", "flop", "turn", "river")


def table_of(hand: PlayedHand, chip: int) -> dict[str, Any]:
    """Everything that the screen draws of a hand whose actions are played.

    Args:
        chip: the smallest one, for the quick sizes.
    """
    state = hand.state
    assert state is not None
    may = hand.choices()
    killed = {action.seat for action in hand.actions if isinstance(action, Kill)}
    terms = state.terms
    formed, back = _pots(state)
    awarded = dict(state.claims.awards)
    showdown: tuple[SeatNo, ...] = ()
    several = bool(state.live & (state.live - 1))
    if betting_is_over(state) and several and len(state.board) == BOARD_CARDS:
        showdown = showdown_order(state)
    over = is_over(state)
    seats = []
    for place, committed in enumerate(state.committed):
        bit = 1 << place
        seats.append(
            {
                "seat": place + 1,
                "committed": committed,
                "limit": terms.limits[place],
                "street_bet": committed - state.before[place],
                "behind": terms.limits[place] - committed,
                "live": bool(state.live & bit),
                "all_in": bool(state.live & bit) and committed == terms.limits[place],
                "empty": place + 1 in state.setup.empty,
                "out": place + 1 in state.setup.out,
                "shown": bool(state.claims.tabled & bit),
                "mucked": bool(state.claims.mucked & bit),
                "killed": place + 1 in killed,
            }
        )
    return {
        "street": STREETS[state.street],
        "board": list(state.board),
        "to_act": state.to_act,
        "legal": {
            "seat": may.seat,
            "fold": may.fold,
            "check": may.check,
            "call": may.call,
            "least": may.least,
            "most": may.most,
        },
        "level": state.level,
        "sizes": sizes(state, may, chip),
        "seats": seats,
        "pot": state.pot,
        "pots": [
            {
                "pot": number,
                "chips": pot.chips,
                "seats": list(claimants(state, pot)),
                "awarded": list(awarded[number]) if number in awarded else None,
                "decided": len(claimants(state, pot)) == 1,
            }
            for number, pot in enumerate(formed)
        ],
        "returned": None if back is None else {"seat": back.seat, "chips": back.chips},
        "street_due": hand.street_due,
        "showdown": list(showdown),
        "must_show": bool(showdown) and somebody_is_all_in(state),
        "over": over,
        "result": result_of(state) if over else None,
    }


def _pots(state: HandState) -> tuple[tuple[Pot, ...], Returned | None]:
    """The pots as dealers speak of them: bets of a street join them when it is over."""
    if state.actor < 0:
        return formed_pots(state)
    live = [bool(state.live >> seat & 1) for seat in range(len(state.before))]
    formed = pots(state.before, live, state.terms.dead)
    return tuple(pot for pot in formed if pot.chips), None


def result_of(state: HandState) -> dict[str, Any]:
    """What a hand that is over has made: the chip-scores, the house's, and who won which pot."""
    made = result(state)
    return {
        "chips": [chips_to_json(chips) for chips in made.chip_scores],
        "house": chips_to_json(made.house),
        "won": [
            {
                "pot": number,
                "chips": won.pot.chips,
                "shares": {str(seat): chips_to_json(chips) for seat, chips in won.shares.items()},
            }
            for number, won in enumerate(made.won)
        ],
    }


def sizes(state: HandState, may: Legal, chip: int) -> dict[str, int | None]:
    """The usual amounts of a raise, each *raise to*, rounded up to the chip (R42)."""
    if may.least is None or may.most is None:
        return dict.fromkeys(("least", "half", "two_thirds", "pot", "cap"))
    after_call = state.pot + (may.call or 0)
    least, most = may.least, may.most

    def size(exact: Fraction) -> int:
        rounded = -(-exact // chip) * chip
        return min(max(int(rounded), least), most)

    return {
        "least": size(Fraction(least)),
        "half": size(state.level + Fraction(after_call, 2)),
        "two_thirds": size(state.level + Fraction(2 * after_call, 3)),
        "pot": size(Fraction(state.level + after_call)),
        "cap": most,
    }
