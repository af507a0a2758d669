"""What the director does about an event of any kind as a whole: whether it is on, and shown."""

from collections.abc import Callable
from typing import Any

from evendeal.director.ledger import Ledger
from evendeal.director.office.book import Books, office_key, office_line_at
from evendeal.director.office.refusals import RulingReasonMissing
from evendeal.errors import Refused
from evendeal.ids import WHOLE_EVENT, EventId
from evendeal.tournament.event_acts import (
    EVENT_ACTS,
    BroughtOut,
    EventAct,
    EventWithdrawn,
    PutAway,
    WithdrawalTakenBack,
)
from evendeal.views.about_event import ToldOf


class AlreadyWithdrawn(Refused):
    """An event to be withdrawn that is."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"{event} is withdrawn already")
        self.event = event


class NotWithdrawn(Refused):
    """A withdrawal to be taken back where there is none."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"{event} is not withdrawn")
        self.event = event


class EventOver(Refused):
    """An event to be withdrawn that has ended: its result stands."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"{event} has ended, and its result stands; it cannot be withdrawn")
        self.event = event


class NotARehearsal(Refused):
    """An event to be put away that people were told of: it stays to be seen."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(
            f"{event} is no rehearsal: its seal is public, so it stays to be seen; withdraw it"
        )
        self.event = event


class AwayAlready(Refused):
    """A rehearsal to be put away that is, or to be brought out that is not away."""

    def __init__(self, *, event: EventId, away: bool) -> None:
        super().__init__(f"{event} is put away already" if away else f"{event} is not put away")
        self.event = event
        self.away = away


def withdraw_event(
    ledger: Ledger[Any], books: Books, event: EventId, *, reason: str, key: str, by: str
) -> None:
    """Withdraw an event that has not ended (R60): nothing more is played, and nothing is deleted.

    Raises:
        AlreadyWithdrawn, EventOver.
        RulingReasonMissing: nobody says why.
    """

    def require(progress: ToldOf) -> None:
        if progress.record.withdrawn is not None:
            raise AlreadyWithdrawn(event=event)
        if progress.finished:
            raise EventOver(event=event)
        if not reason.strip():
            raise RulingReasonMissing

    write_about_event(ledger, books, event, EventWithdrawn(reason.strip()), require, key=key, by=by)


def take_back_withdrawal(
    ledger: Ledger[Any], books: Books, event: EventId, *, reason: str, key: str, by: str
) -> None:
    """Have an event go on where it stood when it was withdrawn (R60).

    Raises:
        NotWithdrawn.
        RulingReasonMissing: nobody says why.
    """

    def require(progress: ToldOf) -> None:
        if progress.record.withdrawn is None:
            raise NotWithdrawn(event=event)
        if not reason.strip():
            raise RulingReasonMissing

    write_about_event(
        ledger, books, event, WithdrawalTakenBack(reason.strip()), require, key=key, by=by
    )


def put_away(ledger: Ledger[Any], books: Books, event: EventId, *, key: str, by: str) -> None:
    """Show a rehearsal nowhere any more; it stays in the log (R61).

    Raises:
        NotARehearsal, AwayAlready.
    """

    def require(progress: ToldOf) -> None:
        if not progress.rehearsal:
            raise NotARehearsal(event=event)
        if progress.record.away:
            raise AwayAlready(event=event, away=True)

    write_about_event(ledger, books, event, PutAway(), require, key=key, by=by)


def bring_out(ledger: Ledger[Any], books: Books, event: EventId, *, key: str, by: str) -> None:
    """Show a rehearsal again that was put away (R61).

    Raises:
        AwayAlready: it is not.
    """

    def require(progress: ToldOf) -> None:
        if not progress.record.away:
            raise AwayAlready(event=event, away=False)

    write_about_event(ledger, books, event, BroughtOut(), require, key=key, by=by)


def write_about_event(
    ledger: Ledger[Any],
    books: Books,
    event: EventId,
    act: EventAct,
    require: Callable[[ToldOf], None],
    *,
    key: str,
    by: str,
) -> None:
    """Write the line of an act, if what has happened allows it, or find it written."""
    said = EVENT_ACTS.write(act)
    with ledger.writing(event):
        progress = ledger.refresh(event)
        if books.of(event).sent_before(office_key(key), said) is None:
            require(progress)
        place = (WHOLE_EVENT, 0, 0)
        office_line_at(ledger, books, event, place, said, key=office_key(key), by=by)
        ledger.announce(event)
