"""What recorders do: an action is checked by the rules, written, and only then counted."""

from collections.abc import Sequence

from evendeal.director.appending import At, append_lines
from evendeal.director.ledger import LuckNotHere, NotStarted
from evendeal.director.opening import opening
from evendeal.director.ports import LineMissing
from evendeal.errors import Refused
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.luck import draft
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.lines.acts import Undo
from evendeal.poker import Action, HandState, apply, is_over, result
from evendeal.poker.lines import Accepted, Correction
from evendeal.poker.played import PlayedHand
from evendeal.poker.record_refusals import HandClosed
from evendeal.tournament.duplicate.bodies import Body
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.line import Draft
from evendeal.views.absent import NoSuchTable


class WrongDeal(Refused):
    """A deal that is not the one this table has to play now.

    Which one it is stays between the director and the table.
    """

    def __init__(self, *, table: TableNo, deal: DealNo) -> None:
        super().__init__(f"deal {deal} is not the deal that table {table} plays now")
        self.table = table
        self.deal = deal


class ReasonNeeded(Refused):
    """An accepted result to be changed without a word why."""

    def __init__(self, *, table: TableNo, deal: DealNo) -> None:
        super().__init__(
            f"table {table} has accepted deal {deal}; a correction of it needs a reason"
        )
        self.table = table
        self.deal = deal


class NotFinished(Refused):
    """A result accepted before its hand is over."""

    def __init__(self, *, table: TableNo, deal: DealNo) -> None:
        super().__init__(f"table {table} has not finished deal {deal}")
        self.table = table
        self.deal = deal


def deals_left(
    desk: DealDesk, event: EventId, session: SessionNo, table: TableNo
) -> tuple[DealNo, ...]:
    """The deals that the table has still to play, by its running order.

    For the director and the table alone (R37).

    Raises:
        NotStarted: the session has not begun.
        LuckNotHere: its secrets are elsewhere.
        NoSuchTable: there is no such table.
    """
    with desk.reading(event):
        now = _session(desk, event, session)
        luck = desk.luck(event, session)
        if luck is None:
            raise LuckNotHere(event=event, session=session)
        if table not in now.played:
            raise NoSuchTable(event=event, table=table, tables=len(now.played))
        order = now.order(table, luck.orders[table - 1])
        return tuple(deal for deal in order if not now.through(table, deal))


def deal_due(desk: DealDesk, event: EventId, session: SessionNo, table: TableNo) -> DealNo | None:
    """The deal that the table plays now; None when it has played all. See `deals_left`."""
    left = deals_left(desk, event, session, table)
    return left[0] if left else None


def hand_openings(desk: DealDesk, at: At) -> tuple[Draft, ...]:
    """The line that opens a deal when this table accepts it and is the last one to do so (R37)."""
    now = desk.progress(at.event).sessions[at.session]
    last = now.done.get(at.deal, 0) + 1 == len(now.tables)
    if not last or not now.compares(at.deal) or at.deal in now.opened:
        return ()
    return (opening(desk, at.event, at.session, at.deal),)


def record(
    desk: DealDesk,
    at: At,
    actions: Sequence[Action],
    *,
    key: str,
    by: str,
    accept: bool = False,
    n: int | None = None,
) -> PlayedHand:
    """Write what was announced at a table; one transaction, all of it or nothing.

    Args:
        actions: in the order announced.
        key: the writer's key for these lines; `key/n` names each of them.
        accept: the table agrees with the result that these actions make.
        n: number of the first of these lines in the hand, where the writer counts them
            himself; then the same lines may be sent again, and are answered as before.

    Raises:
        WrongDeal: the table plays another deal now.
        LineMissing: lines before these have not been written.
        KeyReused, PlaceTaken: other lines stand there already.
        Refused: the rules refuse an action. Nothing was written.
    """
    with desk.writing(at.event):
        progress: AnyDuplicate = desk.progress(at.event)
        _session(desk, at.event, at.session)
        hand = progress.hand(at.session, at.table, at.deal)
        first = _first(at, hand, n)
        written = hand.lines - first
        new = written < len(actions) + accept
        bodies: list[Body] = list(actions)
        if new:
            if deal_due(desk, at.event, at.session, at.table) != at.deal:
                raise WrongDeal(table=at.table, deal=at.deal)
            state = hand.state
            assert state is not None
            for action in actions[written:]:
                state = apply(state, action)
            if accept:
                bodies.append(_result(at, state))
        elif accept:
            # If the table has not agreed, the log finds another line in this place.
            bodies.append(hand.stated or Accepted((), 0))
        drafts = [draft(at.place, m, f"{key}/{m}", body) for m, body in enumerate(bodies, first)]
        if new and accept:
            drafts += hand_openings(desk, at)
        append_lines(desk, at, drafts, by)
        return progress.hand(at.session, at.table, at.deal)


def undo(desk: DealDesk, at: At, of: int, *, key: str, by: str, n: int | None = None) -> PlayedHand:
    """Take back a line of a hand that is not accepted yet, if the hand still makes sense.

    Raises:
        HandClosed: the table has accepted its result.
        NoSuchLine: there is no such line, or it counts no more.
        Refused: as `correct`.
    """
    return _change(desk, at, Undo(of), key=key, by=by, n=n)


def correct(
    desk: DealDesk,
    at: At,
    of: int,
    action: Action,
    *,
    key: str,
    by: str,
    reason: str = "",
    n: int | None = None,
) -> PlayedHand:
    """The right words in place of a line; the rest of the hand must still be legal.

    A hand that was accepted has to be finished after it too. If its deal is open, it is
    counted anew.

    Args:
        reason: why; a result that the table has accepted is not changed without one.
        n: see `record`.

    Raises:
        ReasonNeeded: the table has accepted the result, and there is no reason.
        NoSuchLine: there is no such line, or it counts no more.
        Refused: by the rules, at the first action that no longer fits. Nothing was written.
    """
    return _change(desk, at, Correction(of, action, reason), key=key, by=by, n=n)


def _change(
    desk: DealDesk, at: At, body: Undo | Correction, *, key: str, by: str, n: int | None
) -> PlayedHand:
    with desk.writing(at.event):
        progress: AnyDuplicate = desk.progress(at.event)
        _session(desk, at.event, at.session)
        hand = progress.hand(at.session, at.table, at.deal)
        first = _first(at, hand, n)
        if first == hand.lines:
            if hand.stated is not None and isinstance(body, Undo):
                raise HandClosed(lines=hand.lines)
            if hand.stated is not None and isinstance(body, Correction) and not body.reason:
                raise ReasonNeeded(table=at.table, deal=at.deal)
            hand.copy().record(body)
        desk.write(at.event, [draft(at.place, first, f"{key}/{first}", body)], by)
        return progress.hand(at.session, at.table, at.deal)


def _first(at: At, hand: PlayedHand, n: int | None) -> int:
    """The number of the first line that the writer means."""
    if n is None:
        return hand.lines
    if n > hand.lines:
        raise LineMissing(
            session=at.session, table=at.table, deal=at.deal, expected=hand.lines, got=n
        )
    return n


def _result(at: At, state: HandState) -> Accepted:
    if not is_over(state):
        raise NotFinished(table=at.table, deal=at.deal)
    made = result(state)
    return Accepted(made.chip_scores, made.house)


def _session(desk: DealDesk, event: EventId, session: SessionNo) -> SessionProgress:
    progress: AnyDuplicate = desk.progress(event)
    now = progress.sessions.get(session)
    if now is None:
        raise NotStarted(event=event, session=session)
    return now
