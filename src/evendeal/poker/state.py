"""A hand between two actions."""

from enum import IntEnum
from typing import NamedTuple

from evendeal.cards import Card, DeckOrder
from evendeal.ids import SeatNo
from evendeal.poker.setup import Betting, Setup

NOBODY = -1
BOARD_CARDS = 5
"""How many community cards there are in the end."""
THE_WINNERS = "the winners"
"""What a hand waits for whose betting is over, while its winners are not known."""


class Street(IntEnum):
    """The four betting rounds."""

    PREFLOP = 0
    FLOP = 1
    TURN = 2
    RIVER = 3

    @property
    def title(self) -> str:
        """The word for it on the floor."""
        return ("pre-flop", "flop", "turn", "river")[self]


class Terms(NamedTuple):
    """What does not change during a hand.

    Seats are counted from 0 here and in every mask below; the outside counts from 1.
    """

    setup: Setup
    deck: DeckOrder | None
    limits: tuple[int, ...]
    """Most chips each seat can put in for its claim, antes of all seats included."""
    dead: int
    """A lone big-blind ante: in the main pot, but nobody's claim."""
    dead_by: int
    """The seat that posted it, or NOBODY."""
    short: int
    """Chips that short blinds owe; pot-limit counts them as posted (TDA 54)."""
    backed: int
    """Mask of the seats that posted the whole of the first level to match."""


class Claims(NamedTuple):
    """What the table has announced and tabled about the winners."""

    confirmed: int = 0
    """Community cards that the table has confirmed against the deck-order."""
    tabled: int = 0
    mucked: int = 0
    awards: tuple[tuple[int, tuple[SeatNo, ...]], ...] = ()


NO_CLAIMS = Claims()


class HandState(NamedTuple):
    """Everything that the rules know of a hand after its latest action.

    A value: `apply` answers with another one. It is a named tuple because a hand makes
    one of these for each action and a frozen dataclass takes five times as long to make
    (`docs/decisions/0002-hand-state-is-a-named-tuple.md`). Seats are counted from 0 in
    `actor`, `aggressor` and the bit masks.
    """

    terms: Terms
    street: Street
    actor: int
    """The seat to act, or NOBODY."""
    level: int
    """The bet that is to be matched, a total for the street."""
    base: int
    """The level set by the last full bet or raise; short all-ins leave it."""
    step: int
    """The last full bet or raise, by how much it went up; the least for the next."""
    raises: int
    """Bets and raises of this street that count against the fixed-limit maximum."""
    committed: tuple[int, ...]
    """Chips of each seat in the pot so far, a lone big-blind ante not counted."""
    before: tuple[int, ...]
    """The same when the street's betting began: antes before the flop."""
    faced: tuple[int, ...]
    """The level at which each seat last acted on this street, or NOBODY."""
    live: int
    """Mask of the seats that can still win."""
    able: int
    """Mask of the live seats that can still put chips in."""
    pending: int
    """Mask of the seats that still have to act on this street."""
    aggressor: int
    """The seat that set the level on this street, or NOBODY."""
    board: tuple[Card, ...]
    holes: tuple[tuple[Card, ...] | None, ...]
    seen: int
    """Bits of the cards entered so far, so that none comes twice; 0 with a deck-order."""
    claims: Claims

    @property
    def setup(self) -> Setup:
        """The conditions of the hand."""
        return self.terms.setup

    @property
    def to_act(self) -> SeatNo | None:
        """The seat to act, from 1; None if no bet is due."""
        return SeatNo(self.actor + 1) if self.actor >= 0 else None

    @property
    def pot(self) -> int:
        """All chips put in so far, antes and dead money included."""
        return sum(self.committed) + self.terms.dead

    def is_live(self, seat: SeatNo) -> bool:
        """Whether the seat can still win."""
        return bool(self.live >> (seat - 1) & 1)

    def street_bet(self, seat: SeatNo) -> int:
        """Chips of the seat on this street."""
        return self.committed[seat - 1] - self.before[seat - 1]

    def behind(self, seat: SeatNo) -> int:
        """Chips that the seat can still put in, the cap considered."""
        return self.terms.limits[seat - 1] - self.committed[seat - 1]


def next_seat(mask: int, seat: int) -> int:
    """The first seat of `mask` after `seat` clockwise; NOBODY if the mask is empty."""
    if not mask:
        return NOBODY
    later = mask >> (seat + 1) << (seat + 1)
    chosen = later or mask
    return (chosen & -chosen).bit_length() - 1


def owes(state: HandState, seat: int) -> int:
    """What it costs `seat` to call, as far as its chips go (R34); 0 or less is nothing."""
    terms = state.terms
    put_in = state.committed[seat]
    level = state.level
    others = state.live & ~(1 << seat)
    if state.aggressor < 0 and not others & terms.backed:
        # Nobody live has the level in: a short or an empty big blind.
        reach = 0
        for other, limit in enumerate(terms.limits):
            if others >> other & 1:
                reach = max(reach, limit - state.before[other])
        level = min(level, reach)
    return min(level - (put_in - state.before[seat]), terms.limits[seat] - put_in)


def settle(state: HandState, after: int) -> HandState:
    """The state with its next actor, and with the streets that follow without a decision."""
    pending = state.pending
    live = state.live
    if live & (live - 1) == 0:
        pending = 0
    elif (
        pending
        and state.able & (state.able - 1) == 0
        and owes(state, pending.bit_length() - 1) <= 0
    ):
        # One seat alone can still put chips in, and it has nothing to call.
        pending = 0
    actor = next_seat(pending, after)
    if (
        actor < 0
        and live & (live - 1)
        and state.terms.deck is not None
        and state.street < Street.RIVER
    ):
        return open_street(state, _from_deck(state.terms, len(state.board)), 0)
    if actor == state.actor and pending == state.pending:
        return state
    return state._replace(actor=actor, pending=pending)


def open_street(state: HandState, cards: tuple[Card, ...], seen: int) -> HandState:
    """The next street, its community cards on the table."""
    setup = state.terms.setup
    street = Street(state.street + 1)
    step = setup.big_blind
    if setup.betting is Betting.FIXED_LIMIT:
        small = setup.small_bet or setup.big_blind
        step = small if street < Street.TURN else setup.big_bet or 2 * small
    able = state.able
    pending = able if able & (able - 1) else 0
    opened = HandState(
        state.terms,
        street,
        next_seat(pending, setup.button - 1),
        0,
        0,
        step,
        0,
        state.committed,
        state.committed,
        (NOBODY,) * len(state.committed),
        state.live,
        able,
        pending,
        NOBODY,
        state.board + cards,
        state.holes,
        state.seen | seen,
        state.claims,
    )
    return opened if pending else settle(opened, setup.button - 1)


def _from_deck(terms: Terms, dealt: int) -> tuple[Card, ...]:
    """The next street's cards from the deck-order.

    Two to each seat, then a burn card before each street, at the same positions whether or
    not burn cards are named (R12, R33).
    """
    assert terms.deck is not None
    first = 2 * terms.setup.seats
    cards = terms.deck.cards
    if dealt == 0:
        return cards[first + 1 : first + 4]
    place = first + 5 if dealt == 3 else first + 7
    return (cards[place],)


def betting_is_over(state: HandState) -> bool:
    """Whether no more bet can be made in this hand."""
    if state.actor >= 0:
        return False
    several_live = state.live & (state.live - 1)
    several_able = state.able & (state.able - 1)
    return not several_live or not several_able or state.street == Street.RIVER


def waits_for(state: HandState) -> str:
    """What the hand waits for, in words."""
    if state.actor >= 0:
        return f"seat {state.actor + 1} to act"
    if state.live & (state.live - 1) and len(state.board) < BOARD_CARDS:
        return ("the flop", "the turn", "the river")[state.street]
    return THE_WINNERS if state.live & (state.live - 1) else "nothing"
