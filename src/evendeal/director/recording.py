"""What recorders do: an action is checked by the rules, written, and only then counted."""

from collections.abc import Sequence
from dataclasses import dataclass

from evendeal.director.desk import Desk, NotStarted, draft
from evendeal.director.events import publish_opened
from evendeal.errors import Refused
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.poker import Action, HandState, apply, is_over, result
from evendeal.tournament.bodies import Accepted, Body, Correction, OpenedLine, Undo
from evendeal.tournament.line import Draft
from evendeal.tournament.played import HandClosed, PlayedHand
from evendeal.tournament.progress import SessionProgress


class WrongDeal(Refused):
    """A deal that is not the one this table has to play now.

    Which one it is stays between the director and the table.
    """

    def __init__(self, *, table: TableNo, deal: DealNo) -> None:
        super().__init__(f"deal {deal} is not the deal that table {table} plays now")
        self.table = table
        self.deal = deal


class LuckNotHere(Refused):
    """A session whose secrets are not kept by this desk, so that nothing can be dealt."""

    def __init__(self, *, event: EventId, session: SessionNo) -> None:
        super().__init__(f"the deck-orders of session {session} of {event} are not kept here")
        self.event = event
        self.session = session


class NotFinished(Refused):
    """A result accepted before its hand is over."""

    def __init__(self, *, table: TableNo, deal: DealNo) -> None:
        super().__init__(f"table {table} has not finished deal {deal}")
        self.table = table
        self.deal = deal


@dataclass(frozen=True, slots=True)
class At:
    """A table's play of a deal."""

    event: EventId
    session: SessionNo
    table: TableNo
    deal: DealNo

    @property
    def place(self) -> tuple[SessionNo, int, int]:
        """Session, table and deal as lines have them."""
        return self.session, self.table, self.deal


def deal_due(desk: Desk, event: EventId, session: SessionNo, table: TableNo) -> DealNo | None:
    """The deal that the table plays now, by its running order; None when it has played all.

    For the director and the table alone (R37).
    """
    with desk.lock:
        now = _session(desk, event, session)
        luck = desk.luck(event, session)
        if luck is None:
            raise LuckNotHere(event=event, session=session)
        played = len(now.played[table])
        order = luck.orders[table - 1]
        return order[played] if played < len(order) else None


def record(
    desk: Desk,
    at: At,
    actions: Sequence[Action],
    *,
    key: str,
    by: str,
    accept: bool = False,
) -> PlayedHand:
    """Write what was announced at a table; one transaction, all of it or nothing.

    Args:
        actions: in the order announced.
        key: the writer's key for these lines; `key/n` names each of them.
        accept: the table agrees with the result that these actions make.

    Raises:
        WrongDeal: the table plays another deal now.
        Refused: the rules refuse an action. Nothing was written.
    """
    with desk.lock:
        if deal_due(desk, at.event, at.session, at.table) != at.deal:
            raise WrongDeal(table=at.table, deal=at.deal)
        progress = desk.progress(at.event)
        hand = progress.hand(at.session, at.table, at.deal)
        state = hand.state
        assert state is not None
        for action in actions:
            state = apply(state, action)
        bodies: list[Body] = list(actions)
        if accept:
            bodies.append(_result(at, state))
        drafts = [
            draft(at.place, n, f"{key}/{n}", body) for n, body in enumerate(bodies, hand.lines)
        ]
        now = progress.sessions[at.session]
        opens = accept and now.finished.get(at.deal, 0) + 1 == len(now.tables)
        if opens:
            # In the same append: a deal is open as soon as its last table has accepted it.
            drafts.append(_opening(desk, at.event, at.session, at.deal))
        desk.write(at.event, drafts, by)
        if opens and desk.publish_openings:
            publish_opened(desk, at.event)
        if accept:
            desk.announce(at.event)
        return hand


def undo(desk: Desk, at: At, of: int, *, key: str, by: str) -> PlayedHand:
    """Take back a line of a hand that is not accepted yet, if the hand still makes sense."""
    return _change(desk, at, Undo(of), key=key, by=by)


def correct(desk: Desk, at: At, of: int, action: Action, *, key: str, by: str) -> PlayedHand:
    """Say what a line should have said; the rest of the hand must still be legal.

    Raises:
        Refused: by the rules, at the first action that no longer fits. Nothing was written.
    """
    return _change(desk, at, Correction(of, action), key=key, by=by)


def _change(desk: Desk, at: At, body: Undo | Correction, *, key: str, by: str) -> PlayedHand:
    with desk.lock:
        progress = desk.progress(at.event)
        _session(desk, at.event, at.session)
        hand = progress.hand(at.session, at.table, at.deal)
        if hand.stated is not None and isinstance(body, Undo):
            raise HandClosed(lines=hand.lines)
        hand.copy().take(body, "")
        desk.write(at.event, [draft(at.place, hand.lines, f"{key}/{hand.lines}", body)], by)
        return hand


def _opening(desk: Desk, event: EventId, session: SessionNo, deal: DealNo) -> Draft:
    """The line with which the embargo on a deal ends (R37)."""
    luck = desk.luck(event, session)
    if luck is None:
        raise LuckNotHere(event=event, session=session)
    opened = luck.deals.opened(deal)
    body = OpenedLine(opened.deck, opened.salt.hex(), tuple(step.hex() for step in opened.path))
    return draft((session, 0, deal), 0, f"open-{session}-{deal}", body)


def _result(at: At, state: HandState) -> Accepted:
    if not is_over(state):
        raise NotFinished(table=at.table, deal=at.deal)
    made = result(state)
    return Accepted(made.chip_scores, made.house)


def _session(desk: Desk, event: EventId, session: SessionNo) -> SessionProgress:
    now = desk.progress(event).sessions.get(session)
    if now is None:
        raise NotStarted(event=event, session=session)
    return now
