"""The same hand at a table of PokerKit, driven action by action.

Seats become PokerKit's positions: 0 is the first seat after the button. A cap becomes the
stack, as PokerKit has none. Board cards come from the deck-order of the hand.
"""

from fractions import Fraction
from typing import Any, NamedTuple
from warnings import catch_warnings, filterwarnings

from pokerkit import Automation, FixedLimitTexasHoldem, Mode, NoLimitTexasHoldem

from evendeal.cards import DeckOrder
from evendeal.poker import (
    Action,
    Betting,
    Call,
    Check,
    Chips,
    Fold,
    Legal,
    OddChips,
    RaiseTo,
    Setup,
    start,
)

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


class Offer(NamedTuple):
    """Whose turn it is and what it may do, in the terms that both engines have."""

    seat: int | None
    call: int = 0
    least: int | None = None
    most: int | None = None


def offer_of(may: Legal) -> Offer:
    """Ours."""
    if may.seat is None:
        return Offer(None)
    return Offer(may.seat, may.call or 0, may.least, may.most)


def exact(chips: int, parts: int) -> tuple[Chips, int]:
    """Split exactly, nothing left over."""
    share = Fraction(chips, parts)
    return (share.numerator if share.denominator == 1 else share), 0


class PokerKitTable:
    """One hand in PokerKit."""

    def __init__(self, setup: Setup, luck: DeckOrder) -> None:
        seats = setup.seats
        self.setup = setup
        self.order = [(setup.button + k) % seats for k in range(seats)]
        self.stacks = [setup.stacks[seat] for seat in self.order]
        if setup.cap is not None:
            # The big blind's lone ante is outside the cap (R35).
            most = [setup.cap] * seats
            most[0 if seats == 2 else 1] += setup.big_blind_ante
            self.stacks = [min(pair) for pair in zip(self.stacks, most, strict=True)]
        antes: list[int] = [setup.ante] * seats
        if setup.big_blind_ante:
            antes = [0, setup.big_blind_ante, *antes[2:]]
        blinds = [setup.small_blind, setup.big_blind, *[0] * (seats - 2)]
        trims = not setup.big_blind_ante
        splitter = exact if setup.odd_chips is OddChips.FRACTION else divmod
        rest: dict[str, Any] = {"mode": Mode.CASH_GAME, "divmod": splitter}
        if setup.betting is Betting.FIXED_LIMIT:
            self.state: Any = FixedLimitTexasHoldem.create_state(
                AUTOMATIONS,
                trims,
                antes,
                blinds,
                setup.big_blind,
                2 * setup.big_blind,
                self.stacks,
                seats,
                **rest,
            )
        else:
            self.state = NoLimitTexasHoldem.create_state(
                AUTOMATIONS, trims, antes, blinds, setup.big_blind, self.stacks, seats, **rest
            )
        holes = start(setup, luck).holes
        for seat in self.order:
            self.state.deal_hole("".join(holes[seat] or ()))
        first = 2 * seats
        self.board = [
            luck.cards[first + 1 : first + 4],
            luck.cards[first + 5 : first + 6],
            luck.cards[first + 7 : first + 8],
        ]
        self._deal()

    def _deal(self) -> None:
        while self.state.can_burn_card("??") or self.state.can_deal_board():
            if self.state.can_burn_card("??"):
                self.state.burn_card("??")
            self.state.deal_board("".join(self.board.pop(0)))

    def offer(self) -> Offer:
        """Whose turn it is and what it may do."""
        state = self.state
        if state.actor_index is None:
            return Offer(None)
        seat = self.order[state.actor_index] + 1
        call = state.checking_or_calling_amount
        if not state.can_complete_bet_or_raise_to():
            return Offer(seat, call)
        return Offer(
            seat,
            call,
            state.min_completion_betting_or_raising_to_amount,
            state.max_completion_betting_or_raising_to_amount,
        )

    def pass_free_checks(self) -> None:
        """Let the last seat with chips check where it can do nothing else.

        PokerKit asks it, for every street that is left; to us this is no decision.
        """
        while self.offer() == Offer(self.offer().seat, 0) and self.state.actor_index is not None:
            self.state.check_or_call()
            self._deal()

    def act(self, action: Action) -> None:
        """The same action here, and the street that follows from it."""
        match action:
            case Fold():
                with catch_warnings():
                    # Our hands fold where a check is free; PokerKit wonders, and plays on.
                    filterwarnings("ignore", "There is no reason", UserWarning)
                    self.state.fold()
            case Check() | Call():
                self.state.check_or_call()
            case RaiseTo(_, chips):
                self.state.complete_bet_or_raise_to(chips)
        self._deal()

    def chip_scores(self) -> tuple[Chips, ...] | None:
        """By seat, once the hand is over."""
        if self.state.status:
            return None
        by_seat: list[Chips] = [0] * len(self.order)
        for position, seat in enumerate(self.order):
            by_seat[seat] = self.state.stacks[position] - self.stacks[position]
        return tuple(by_seat)
