"""Cards that come as actions, where the deck-order is not known or is confirmed."""

from collections.abc import Iterable

from evendeal.cards import UNKNOWN, Card, CardTwice, NotACard
from evendeal.cards.card import CARD_BIT
from evendeal.ids import SeatNo
from evendeal.poker.refusals import (
    BoardDiffers,
    CardsDiffer,
    NoSuchSeat,
    StreetNotDue,
    WrongCount,
)
from evendeal.poker.state import HandState, Street, open_street, waits_for


def deal_hole(state: HandState, seat: SeatNo, cards: tuple[Card, ...]) -> HandState:
    """The state in which the seat's two cards are known, `??` where they are not."""
    if not 1 <= seat <= len(state.holes):
        raise NoSuchSeat(seat=seat, seats=len(state.holes))
    if len(cards) != 2:
        raise WrongCount(place=f"seat {seat}", count=len(cards), expected=2)
    return know_hole(state, seat, cards)


def know_hole(state: HandState, seat: SeatNo, cards: tuple[Card, ...]) -> HandState:
    """The state with the cards added to what is known of the seat; `??` tells and denies nothing.

    Raises:
        CardsDiffer: they contradict what is known.
        CardTwice: one of them is in the deal already.
    """
    holes = state.holes
    if holes[seat - 1] is None and len(cards) == 2 and UNKNOWN not in cards:
        # As nearly every hole card comes: nothing is known yet that it could contradict.
        seen = _see(state.seen, cards)
        return _with_cards(state, (*holes[: seat - 1], cards, *holes[seat:]), seen)
    known = holes[seat - 1] or (UNKNOWN, UNKNOWN)
    fresh = [card for card in cards if card != UNKNOWN]
    for card in known:
        if card in fresh:
            fresh.remove(card)
    if len(fresh) > known.count(UNKNOWN):
        raise CardsDiffer(seat=seat, entered=cards)
    if not fresh and holes[seat - 1] is not None:
        return state
    seen = _see(state.seen, fresh)
    if UNKNOWN in cards and holes[seat - 1] is not None:
        cards = tuple(fresh.pop(0) if card == UNKNOWN and fresh else card for card in known)
    return _with_cards(state, (*holes[: seat - 1], cards, *holes[seat:]), seen)


def deal_street(state: HandState, cards: tuple[Card, ...]) -> HandState:
    """The state after the flop, turn or river is dealt, or confirmed.

    With a deck-order the street lies there already; the cards then only confirm it, in
    the order in which streets come.
    """
    if state.terms.deck is not None:
        return _confirm(state, cards)
    if state.actor >= 0 or state.live & (state.live - 1) == 0 or state.street == Street.RIVER:
        raise StreetNotDue(waits_for=waits_for(state))
    expected = 3 if state.street == Street.PREFLOP else 1
    if len(cards) != expected:
        raise WrongCount(place=Street(state.street + 1).title, count=len(cards), expected=expected)
    seen = _see(state.seen, cards)
    if UNKNOWN in cards:
        raise NotACard(text=UNKNOWN)
    return open_street(state, cards, seen)


def _confirm(state: HandState, cards: tuple[Card, ...]) -> HandState:
    claims = state.claims
    at = claims.confirmed
    if at >= len(state.board):
        raise StreetNotDue(waits_for=waits_for(state))
    expected = 3 if at == 0 else 1
    if len(cards) != expected:
        place = ("flop", "", "", "turn", "river")[at]
        raise WrongCount(place=place, count=len(cards), expected=expected)
    if sorted(cards) != sorted(state.board[at : at + expected]):
        raise BoardDiffers(entered=cards)
    return state._replace(claims=claims._replace(confirmed=at + expected))


def _see(seen: int, cards: Iterable[Card]) -> int:
    """The bits of `seen` and `cards`; `??` is no card and may come often."""
    for card in cards:
        bit = CARD_BIT.get(card)
        if bit is None:
            if card != UNKNOWN:
                raise NotACard(text=card)
        elif seen & bit:
            raise CardTwice(card=card)
        else:
            seen |= bit
    return seen


def _with_cards(
    state: HandState, holes: tuple[tuple[Card, ...] | None, ...], seen: int
) -> HandState:
    return HandState(
        state.terms,
        state.street,
        state.actor,
        state.level,
        state.base,
        state.step,
        state.raises,
        state.committed,
        state.before,
        state.faced,
        state.live,
        state.able,
        state.pending,
        state.aggressor,
        state.board,
        holes,
        seen,
        state.claims,
    )
