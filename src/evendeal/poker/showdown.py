"""Who shows first, who may muck, who wins which pot."""

from collections.abc import Sequence

from evendeal.cards import UNKNOWN, Card
from evendeal.cards.card import CARD_ID
from evendeal.cards.ranking import rank7
from evendeal.ids import SeatNo
from evendeal.poker.dealing import know_hole
from evendeal.poker.pots import Pot, Returned, pots, uncalled
from evendeal.poker.refusals import (
    AwardDiffers,
    AwardedAlready,
    LastClaim,
    MuckedWinner,
    MustShow,
    NoShowdownYet,
    NoSuchPot,
    NoSuchSeat,
    NotInTheHand,
    NotInThePot,
    TabledAlready,
    WrongCount,
)
from evendeal.poker.state import BOARD_CARDS, HandState, Street, betting_is_over, waits_for


def show(state: HandState, seat: SeatNo, cards: tuple[Card, ...]) -> HandState:
    """The state after the seat has tabled its hand; no cards if they are known."""
    _claimant(state, seat)
    if cards:
        if len(cards) != 2:
            raise WrongCount(place=f"seat {seat}", count=len(cards), expected=2)
        state = know_hole(state, seat, cards)
    require_awards(state)
    claims = state.claims
    return state._replace(claims=claims._replace(tabled=claims.tabled | 1 << (seat - 1)))


def muck(state: HandState, seat: SeatNo) -> HandState:
    """The state after the seat has given up its claim unseen.

    Raises:
        MustShow: somebody is all-in, so every live hand is tabled (R36).
        TabledAlready: the hand has been tabled; cards speak.
        MuckedWinner: the seat was announced as a winner.
        LastClaim: nobody else has a claim to one of the seat's pots.
    """
    _claimant(state, seat)
    if somebody_is_all_in(state):
        raise MustShow(seat=seat)
    claims = state.claims
    if claims.tabled >> (seat - 1) & 1:
        raise TabledAlready(seat=seat)
    for awarded, seats in claims.awards:
        if seat in seats:
            raise MuckedWinner(seat=seat, pot=awarded)
    for number, pot in enumerate(formed_pots(state)[0]):
        left = [other for other in pot.seats if not claims.mucked >> (other - 1) & 1]
        if left == [seat]:
            raise LastClaim(seat=seat, pot=number)
    return state._replace(claims=claims._replace(mucked=claims.mucked | 1 << (seat - 1)))


def award(state: HandState, pot: int, seats: tuple[SeatNo, ...]) -> HandState:
    """The state after the winners of one pot have been announced.

    Raises:
        AwardDiffers: the cards are known and say otherwise; who won stays hidden.
    """
    board_is_short = state.live & (state.live - 1) and len(state.board) < BOARD_CARDS
    if not betting_is_over(state) or board_is_short:
        raise NoShowdownYet(waits_for=waits_for(state))
    formed, _ = formed_pots(state)
    if not 0 <= pot < len(formed):
        raise NoSuchPot(pot=pot, pots=len(formed))
    if any(awarded == pot for awarded, _ in state.claims.awards):
        raise AwardedAlready(pot=pot)
    contenders = claimants(state, formed[pot])
    if not seats or len(set(seats)) < len(seats) or not set(seats) <= set(contenders):
        raise NotInThePot(pot=pot, seats=seats)
    known = winners(state, formed[pot])
    if known is not None and set(known) != set(seats):
        raise AwardDiffers(pot=pot)
    claims = state.claims
    return state._replace(claims=claims._replace(awards=(*claims.awards, (pot, seats))))


def require_awards(state: HandState) -> None:
    """Nothing, if no announced winner contradicts cards that are known by now.

    Raises:
        AwardDiffers: one does; who won stays hidden.
    """
    if not state.claims.awards:
        return
    formed, _ = formed_pots(state)
    for number, seats in state.claims.awards:
        known = winners(state, formed[number])
        if known is not None and set(known) != set(seats):
            raise AwardDiffers(pot=number)


def formed_pots(state: HandState) -> tuple[tuple[Pot, ...], Returned | None]:
    """The pots as they stand, and the uncalled bet that was given back before."""
    mask = state.live
    put_in: Sequence[int] = state.committed
    live = [bool(mask >> seat & 1) for seat in range(len(put_in))]
    back = uncalled(put_in, live)
    if mask & (mask - 1) == 0:
        chips = sum(put_in) - (back.chips if back else 0) + state.terms.dead
        return (Pot(chips, (SeatNo(mask.bit_length()),)),), back
    if back is not None:
        stakes = list(put_in)
        stakes[back.seat - 1] -= back.chips
        put_in = stakes
    return pots(put_in, live, state.terms.dead), back


def claimants(state: HandState, pot: Pot) -> tuple[SeatNo, ...]:
    """The seats of the pot that have not mucked."""
    mucked = state.claims.mucked
    if not mucked:
        return pot.seats
    return tuple(seat for seat in pot.seats if not mucked >> (seat - 1) & 1)


def winners(state: HandState, pot: Pot) -> tuple[SeatNo, ...] | None:
    """The seats that win the pot by the cards, or None where cards are not known."""
    contenders = claimants(state, pot)
    if len(contenders) == 1:
        return contenders
    if len(state.board) < BOARD_CARDS:
        return None
    best = 0
    won: list[SeatNo] = []
    for seat in contenders:
        hole = state.holes[seat - 1]
        if hole is None or UNKNOWN in hole:
            return None
        rank = _rank(hole, state.board)
        if rank > best:
            best = rank
            won = [seat]
        elif rank == best:
            won.append(seat)
    return tuple(won)


def _rank(hole: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    a, b = hole
    c, d, e, f, g = board
    number = CARD_ID
    return rank7(number[a], number[b], number[c], number[d], number[e], number[f], number[g])


def somebody_is_all_in(state: HandState) -> bool:
    """Whether a live seat has no more chips to put in."""
    return bool(state.live & ~state.able)


def showdown_order(state: HandState) -> tuple[SeatNo, ...]:
    """The live seats in the order in which they table their hands.

    Showdowns of side pots come before that of the main pot. Within a pot the last aggressor of the
    river goes first, or without one the first live seat left of the button (R36).
    """
    if not betting_is_over(state):
        raise NoShowdownYet(waits_for=waits_for(state))
    seats = len(state.committed)
    # An aggressor of an earlier street has no say: the river was not bet.
    bet = state.street == Street.RIVER and state.aggressor >= 0
    first = state.aggressor if bet else state.setup.button % seats
    ordered: list[SeatNo] = []
    for pot in reversed(formed_pots(state)[0]):
        new = [seat for seat in pot.seats if seat not in ordered]
        ordered += sorted(new, key=lambda seat: (seat - 1 - first) % seats)
    return tuple(ordered)


def _claimant(state: HandState, seat: SeatNo) -> None:
    if not 1 <= seat <= len(state.holes):
        raise NoSuchSeat(seat=seat, seats=len(state.holes))
    if not state.is_live(seat) or state.claims.mucked >> (seat - 1) & 1:
        raise NotInTheHand(seat=seat)
    if not betting_is_over(state):
        raise NoShowdownYet(waits_for=waits_for(state))
