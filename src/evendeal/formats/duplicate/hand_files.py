"""Hands in and out in exchange notation: open deals to read, played hands to record."""

from collections.abc import Iterator
from dataclasses import replace

from evendeal.director.appending import At
from evendeal.director.ledger import LuckNotHere, NotStarted
from evendeal.errors import Refused, value_in_words
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.recording import WrongDeal, record
from evendeal.ids import DealNo, EventId, SeatNo, SessionNo, TableNo
from evendeal.notation.history import History, history_of
from evendeal.notation.replay import Verdict, compared
from evendeal.poker import Action, Call, Check, DealHole, Fold, Muck, OddChips, RaiseTo, play
from evendeal.poker.played import PlayedHand
from evendeal.poker.refusals import CardsDiffer
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.views.poker.embargo.deals import is_open


class NoPlace(Refused):
    """A hand that does not say at which table it was played, or which deal it is."""

    def __init__(self, *, place: str, field: str) -> None:
        super().__init__(f"{place}: the field {field} must say a number from 1")
        self.place = place
        self.field = field


class OtherConditions(Refused):
    """A hand played by other conditions than those of its deal."""

    def __init__(self, *, place: str, field: str, stated: object, due: object) -> None:
        super().__init__(f"{place}: {field} is {_given(stated)}, this deal has {_given(due)}")
        self.place = place
        self.field = field
        self.stated = stated
        self.due = due


def _given(condition: object) -> str:
    return "none" if condition is None else value_in_words(condition)


class RecordedOtherwise(Refused):
    """A hand that the log has already, with other actions."""

    def __init__(self, *, place: str, table: TableNo, deal: DealNo) -> None:
        super().__init__(f"{place}: table {table} has accepted deal {deal} with another play")
        self.place = place
        self.table = table
        self.deal = deal


class StatesOtherChips(Refused):
    """A hand whose file states other chips than its play gives."""

    def __init__(self, *, place: str, differs: str) -> None:
        super().__init__(f"{place}: the play {differs}; one of the two was written down wrongly")
        self.place = place
        self.differs = differs


def open_hands(desk: DealDesk, event: EventId, session: SessionNo) -> Iterator[History]:
    """The hands of the open deals, table by table in the order in which each played them.

    Raises:
        NotStarted: the session has not begun.
    """
    return hands_of(desk.refresh(event), session)


def hands_of(progress: AnyDuplicate, session: SessionNo) -> Iterator[History]:
    """The same of an event as read so far.

    Raises:
        NotStarted: the session has not begun.
    """
    event = progress.event.id
    now = progress.sessions.get(session)
    if now is None:
        raise NotStarted(event=event, session=session)
    for table, played in now.played.items():
        for deal in played:
            if not is_open(now, deal):
                continue
            seats = range(1, now.play.seats + 1)
            sat = (now.at(table, SeatNo(seat), deal) for seat in seats)
            names = tuple(place.player if place else "" for place in sat)
            hand = now.hands[table, deal]
            assert hand.accepted is not None
            own = {"_event": event, "_session": session, "_table": table, "_deal": deal}
            yield history_of(
                hand.setup,
                hand.luck,
                hand.actions,
                players=names,
                payoffs=hand.accepted.chip_scores,
                own={**own, "_deck": str(now.opened[deal].deck)},
            )


def record_history(desk: DealDesk, event: EventId, history: History, *, by: str) -> bool:
    """Record a played hand; whether it was new to the log.

    The hand says by `_session` (1 where it does not), `_table` and `_deal` where it belongs.
    Cards that it tells are held against the deck-order.

    Raises:
        NoPlace, OtherConditions, RecordedOtherwise, StatesOtherChips, WrongDeal.
        Refused: the rules refuse it, or its cards are not those of the deal. Nothing of
            the hand was written.
    """
    with desk.writing(event):
        at = _at(event, history)
        now = desk.refresh(event).sessions.get(at.session)
        if now is None:
            raise NotStarted(event=event, session=at.session)
        if at.table not in now.played or not now.compares(at.deal):
            raise WrongDeal(table=at.table, deal=at.deal)
        if desk.luck(event, at.session) is None:
            raise LuckNotHere(event=event, session=at.session)
        hand = desk.progress(event).hand(at.session, at.table, at.deal)
        _same_conditions(history, hand)
        actions = _actions_without_holes(history, hand)
        _require_its_chips(history, hand, actions)
        if hand.stated is not None:
            if _decisions(hand.actions) != _decisions(actions):
                raise RecordedOtherwise(place=str(history.place), table=at.table, deal=at.deal)
            return False
        key = f"hands/{at.session}/{at.table}/{at.deal}"
        record(desk, at, actions, key=key, by=by, n=0, accept=True)
        return True


def _at(event: EventId, history: History) -> At:
    numbers = {}
    for field, default in (("_session", 1), ("_table", None), ("_deal", None)):
        number = history.own.get(field, default)
        if type(number) is not int or number < 1:
            raise NoPlace(place=str(history.place), field=field)
        numbers[field] = number
    return At(
        event,
        SessionNo(numbers["_session"]),
        TableNo(numbers["_table"]),
        DealNo(numbers["_deal"]),
    )


def _same_conditions(history: History, hand: PlayedHand) -> None:
    """The stacks behind a cap mean nothing to a hand; everything else must be as sealed."""
    stated, due = history.setup, hand.setup
    if due.cap is not None and all(stack >= due.cap for stack in stated.stacks):
        stated = replace(stated, stacks=due.stacks)
    # How odd chips are split is the event's to say; a file from elsewhere cannot know.
    stated = replace(stated, odd_chips=due.odd_chips, chip=due.chip)
    for field in due.__dataclass_fields__:
        if getattr(stated, field) != getattr(due, field):
            raise OtherConditions(
                place=str(history.place),
                field=field,
                stated=getattr(stated, field),
                due=getattr(due, field),
            )


def _require_its_chips(history: History, hand: PlayedHand, actions: tuple[Action, ...]) -> None:
    """Nothing, unless the file states chips that its play does not give, odd chips split in
    either way: how is the event's to say."""
    for odd_chips in (hand.setup.odd_chips, *OddChips):
        setup = replace(hand.setup, odd_chips=odd_chips)
        comparison = compared(history, play(setup, hand.luck, actions).state)
        if comparison.verdict is not Verdict.DIFFERS:
            return
    raise StatesOtherChips(place=str(history.place), differs=comparison.sentence)


def _decisions(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """What players did; streets and cards at showdown are only confirmed."""
    return tuple(a for a in actions if isinstance(a, Fold | Check | Call | RaiseTo | Muck))


def _actions_without_holes(history: History, hand: PlayedHand) -> tuple[Action, ...]:
    """The actions without the hole cards, which the deck-order deals."""
    state = hand.state
    assert state is not None
    actions: list[Action] = []
    for action in history.actions:
        if isinstance(action, DealHole):
            hole = state.holes[action.seat - 1] or ()
            if any(card not in hole for card in action.cards if card != "??"):
                raise CardsDiffer(seat=action.seat, entered=action.cards)
        else:
            actions.append(action)
    return tuple(actions)
