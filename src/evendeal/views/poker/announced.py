"""What a table has announced of who won, which is less than what the deck-order knows."""

from evendeal.ids import SeatNo
from evendeal.poker import HandState
from evendeal.poker.showdown import claimants, formed_pots


def winners_announced(state: HandState) -> bool:
    """Whether every pot has its winner by announcement, or by nobody's being left.

    The deck-order knows the winners before they are announced; nobody else may.
    """
    awarded = {pot for pot, _ in state.claims.awards}
    pots = formed_pots(state)[0]
    return all(n in awarded or len(claimants(state, pot)) == 1 for n, pot in enumerate(pots))


def contenders(state: HandState) -> frozenset[SeatNo]:
    """The seats whose cards are compared with others', where the betting ended now."""
    rivals = [claimants(state, pot) for pot in formed_pots(state)[0]]
    return frozenset(seat for seats in rivals if len(seats) > 1 for seat in seats)
