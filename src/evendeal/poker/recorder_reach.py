"""What a recorder may say next of a hand, and which of its lines are still the recorder's (R38)."""

from evendeal.lines.acts import CallDirector, Undo
from evendeal.poker.actions import DealHole, Show
from evendeal.poker.lines import (
    Accepted,
    BreakSeal,
    Correction,
    Dealt,
    Different,
    Dispute,
    HandLine,
    Note,
)
from evendeal.poker.played import PlayedHand
from evendeal.poker.record_refusals import (
    DealtAlready,
    HandClosed,
    HandFrozen,
    HoleCardsNotTaken,
    NoSuchLine,
    ResultDiffers,
    SealFirst,
    SealIsBroken,
    UndoNeedsRuling,
)
from evendeal.poker.refusals import StreetNotDue
from evendeal.poker.result import result
from evendeal.poker.state import betting_is_over, waits_for
from evendeal.poker.streets import StreetName


def take_from_recorder(hand: PlayedHand, line: HandLine) -> None:
    """Count one more line of the recorder's; if it is refused, nothing has changed.

    Args:
        hand: with its cards as announced, so that a refusal tells nothing of the deck-order.

    Raises:
        Refused: by the rules, or as the functions below say.
    """
    require_going_on(hand, line)
    require_in_reach(hand, line)
    hand.record(line)


def require_going_on(hand: PlayedHand, line: HandLine) -> None:
    """Nothing, if the hand has begun, and waits neither for the director nor for the next deal.

    Raises:
        HandClosed, HandFrozen: its table has accepted the result, or it waits for the director.
        SealFirst, SealIsBroken: its deck is not open yet, or already.
    """
    if isinstance(line, Note | CallDirector):
        return
    if hand.stated is not None:
        raise HandClosed(lines=hand.lines)
    if hand.halted is not None:
        raise HandFrozen(stage=hand.halted.value)
    if isinstance(line, BreakSeal):
        if hand.seal_label is not None:
            raise SealIsBroken(label=hand.seal_label)
    elif hand.seal_label is None:
        raise SealFirst


def require_in_reach(hand: PlayedHand, line: HandLine) -> None:
    """Nothing, if the recorder of a hand may say this now; actions are for the rules to judge.

    Raises:
        StreetNotDue, DealtAlready: it is not the time of that street.
        NotOver, ResultDiffers: the hand makes no such result.
        UndoNeedsRuling, NoSuchLine: the line is not, or no longer, the recorder's to change.
    """
    match line:
        case Dealt(street=street):
            _require_due(hand, street)
            if hand.street_sent is not None and hand.street_sent[0] == street:
                raise DealtAlready(street=street)
        case Different(street=street):
            _require_due(hand, street)
        case Dispute():
            if hand.state is None or not betting_is_over(hand.state):
                raise StreetNotDue(waits_for=_waits(hand))
        case Accepted() if hand.state is not None:
            made = result(hand.state)
            if (made.chip_scores, made.house) != (line.chips, line.house):
                raise ResultDiffers(stated=line.chips, made=made.chip_scores)
        case Undo(of=of) | Correction(of=of):
            _require_recent(hand, of)


def require_no_hole_cards(line: HandLine) -> None:
    """Nothing, if a line names no hole cards: a console never has any (R37).

    Raises:
        HoleCardsNotTaken: it does.
    """
    action = line.action if isinstance(line, Correction) else line
    if isinstance(action, DealHole) or (isinstance(action, Show) and action.cards):
        raise HoleCardsNotTaken(seat=action.seat)


def _require_due(hand: PlayedHand, street: StreetName) -> None:
    if hand.street_due != street:
        raise StreetNotDue(waits_for=_waits(hand))


def _require_recent(hand: PlayedHand, of: int) -> None:
    if 0 <= of < hand.closed:
        street = None if hand.street_sent is None else hand.street_sent[0]
        raise UndoNeedsRuling(of=of, street=street)
    if all(n != of for n, _ in hand.in_force):
        first = min((n for n, _ in hand.in_force), default=hand.lines)
        if 0 <= of < first:
            raise UndoNeedsRuling(of=of, street=None)
        raise NoSuchLine(of=of)


def _waits(hand: PlayedHand) -> str:
    return "" if hand.state is None else waits_for(hand.state)
