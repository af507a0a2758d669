"""Dead hands: a seat that is out of the hand although nobody folded it."""

from evendeal.ids import SeatNo
from evendeal.poker.refusals import AwardedAlready, NoSuchSeat, NotInTheHand, OnlyHand
from evendeal.poker.state import NOBODY, HandState, Street, settle


def kill(state: HandState, seat: SeatNo) -> HandState:
    """The state after the hand of the seat has been declared dead, at any time.

    What it put in stays in the pot, but for a bet that nobody had called: that is given
    back, and the others go on with the bet before it.

    Raises:
        NoSuchSeat, NotInTheHand: there is no live hand there.
        OnlyHand: nobody else has one.
        AwardedAlready: winners have been announced.

    Source:
        TDA 2024 rules 30 (nobody at the seat), 65 (killed by accident).
    """
    if not 1 <= seat <= len(state.committed):
        raise NoSuchSeat(seat=seat, seats=len(state.committed))
    place = seat - 1
    bit = 1 << place
    if not state.live & bit:
        raise NotInTheHand(seat=seat)
    if state.live == bit:
        raise OnlyHand(seat=seat)
    if state.claims.awards:
        raise AwardedAlready(pot=state.claims.awards[0][0])
    dead = state._replace(
        live=state.live & ~bit, able=state.able & ~bit, pending=state.pending & ~bit
    )
    if dead.aggressor == place:
        dead = _without_its_bet(dead, place)
    elif dead.actor < 0:
        # Between streets and at the showdown nobody's bet is open.
        return settle(dead, place)
    return settle(dead, place if state.actor in (place, NOBODY) else state.actor - 1)


def _without_its_bet(state: HandState, place: int) -> HandState:
    """The state without the last bet or raise of the street if nobody has called it."""
    put_in = state.committed
    bets = [chips - had for chips, had in zip(put_in, state.before, strict=True)]
    others = sorted({bet for seat, bet in enumerate(bets) if seat != place}, reverse=True)
    if bets[place] <= others[0]:
        return state
    level, below, made = others[0], (*others, 0)[1], NOBODY
    blinds = 0
    if state.street == Street.PREFLOP:
        blinds = max((state.setup.big_blind, *(state.setup.posts or ())))
    if level <= blinds:
        level, below = min(blinds, bets[place]), 0
    elif bets.count(level) == 1:
        made = bets.index(level)
    back = state.before[place] + level
    # Whoever had matched the bet before this one has nothing left to do.
    pending = 0
    for seat in range(len(put_in)):
        if state.pending >> seat & 1 and state.faced[seat] != level:
            pending |= 1 << seat
    return state._replace(
        committed=(*put_in[:place], back, *put_in[place + 1 :]),
        level=level,
        base=level,
        step=max(state.setup.big_blind, level - below),
        raises=max(0, state.raises - 1),
        aggressor=made if made >= 0 and state.live >> made & 1 else NOBODY,
        pending=pending,
    )
