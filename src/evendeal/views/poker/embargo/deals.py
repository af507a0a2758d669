"""Deals: nothing of one is public before every table has played it, then all of it is (R37).

What lies on a table before that, its recorder and the director see; never a hole card.
"""

from evendeal.cards import Card
from evendeal.ids import DealNo, SeatNo, TableNo
from evendeal.poker import Chips, DealStreet, HandState, is_over, result
from evendeal.poker.played import PlayedHand
from evendeal.poker.showdown import claimants, formed_pots
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.rules import Stacks
from evendeal.tournament.duplicate.rulings import Penalised, Replaced, RulingRecord
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.views.embargo import session_is_public

STREET_ENDS = {"flop": 3, "turn": 4, "river": 5}
"""Community cards on the table once a street has been dealt."""


def is_open(now: SessionProgress | None, deal: DealNo) -> bool:
    """Whether a deal is open: every table has played it, and a line of the log has opened it."""
    return now is not None and deal in now.opened


def is_public(now: SessionProgress, deal: DealNo) -> bool:
    """Whether anybody may know all of a deal; at the end that holds for replaced ones too."""
    return is_open(now, deal) or session_is_public(now)


def ruling_is_public(now: SessionProgress, record: RulingRecord) -> bool:
    """Whether everybody may know a ruling (R44): of a closed deal only that it was replaced."""
    ruled = record.ruled
    if isinstance(ruled.effect, Penalised | Replaced):
        return True
    return is_public(now, DealNo(ruled.deal))


def stacks_wait_for(progress: AnyDuplicate, now: SessionProgress) -> str | None:
    """Why nobody may know the stacks at the session's end yet; None: everybody may.

    Of stacks that ran on nothing before the session has ended: the way to them leads through each
    table's own order of the deals.
    """
    if not all(is_open(now, deal) for deal in now.in_force):
        return "The stacks can be shared by once every deal of the session is open."
    if now.play.stacks is Stacks.RUNNING and now.ended is None:
        return "The stacks can be shared by once the session has ended."
    return None


def reserve_given(now: SessionProgress, table: TableNo) -> tuple[int, ...] | None:
    """Reserve chips of each seat; None before the session's end, since they tell of hands (R7)."""
    if now.ended is None or not now.begun[table]:
        return None
    last = now.hands[table, now.begun[table][-1]].before
    return last.reserve if last is not None else None


def board_on_table(hand: PlayedHand, *, open: bool) -> tuple[Card, ...]:
    """The community cards that lie on this table, and no other.

    The rules turn the board by themselves as soon as the betting allows; the director learns
    of a card when the dealer has put it down, or when the table has typed it.
    """
    state = hand.state
    typed = [card for act in hand.actions if isinstance(act, DealStreet) for card in act.cards]
    if state is None or (hand.refusal is not None and typed):
        return tuple(typed)
    if open or (hand.final and hand.seal_label is None):
        # A hand that came from a file says nothing of streets.
        return state.board
    dealt = STREET_ENDS[hand.street_sent[0]] if hand.street_sent else 0
    return state.board[: max(dealt, len(typed))]


def settled_chips(hand: PlayedHand, *, open: bool) -> tuple[Chips, ...] | None:
    """What each seat has won or lost, also while that is not final; None while nobody can know it.

    A hand that is all-in has a result before its cards are dealt, and a hand at its showdown
    before anybody has turned up cards: nobody may know it then (R37).
    """
    if hand.final:
        return hand.chip_scores
    state = hand.state
    if state is None or hand.refusal is not None or not is_over(state):
        return None
    if len(board_on_table(hand, open=open)) < len(state.board):
        return None
    if not open and not winners_announced(state):
        return None
    return result(state).chip_scores


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
