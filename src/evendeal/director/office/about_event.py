"""What the director does about an event of any kind as a whole: whether it is on, and public."""

from collections.abc import Callable
from typing import Any

from evendeal.director.office.acts import ActContext, OfficeAct
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
    """An event to be put away that people know of: it stays to be seen."""

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


class WithdrawEvent(OfficeAct, frozen=True, kw_only=True):
    """Withdraw an event (R60): nothing more is played in it, and nothing of it is deleted."""

    path = "withdrawal"
    published = True

    reason: str

    def do(self, at: ActContext[Any]) -> None:
        """Withdraw it, if it has not ended.

        Raises:
            AlreadyWithdrawn, EventOver.
            RulingReasonMissing: nobody says why.
        """

        def require(progress: ToldOf) -> None:
            if progress.record.withdrawn is not None:
                raise AlreadyWithdrawn(event=at.event)
            if progress.finished:
                raise EventOver(event=at.event)
            if not self.reason.strip():
                raise RulingReasonMissing

        write_about_event(at, EventWithdrawn(self.reason.strip()), require)


class TakeBackWithdrawal(OfficeAct, frozen=True, kw_only=True):
    """Have an event go on where it stood when it was withdrawn (R60)."""

    path = "withdrawal/back"
    published = True

    reason: str

    def do(self, at: ActContext[Any]) -> None:
        """Have it go on.

        Raises:
            NotWithdrawn.
            RulingReasonMissing: nobody says why.
        """

        def require(progress: ToldOf) -> None:
            if progress.record.withdrawn is None:
                raise NotWithdrawn(event=at.event)
            if not self.reason.strip():
                raise RulingReasonMissing

        write_about_event(at, WithdrawalTakenBack(self.reason.strip()), require)


class PutAwayRehearsal(OfficeAct, frozen=True, kw_only=True):
    """Put a rehearsal away (R61): it is shown nowhere, and stays in the log."""

    path = "away"
    published = True

    def do(self, at: ActContext[Any]) -> None:
        """Put it away.

        Raises:
            NotARehearsal, AwayAlready.
        """

        def require(progress: ToldOf) -> None:
            if not progress.rehearsal:
                raise NotARehearsal(event=at.event)
            if progress.record.away:
                raise AwayAlready(event=at.event, away=True)

        write_about_event(at, PutAway(), require)


class BringOutRehearsal(OfficeAct, frozen=True, kw_only=True):
    """Show a rehearsal again that was put away (R61)."""

    path = "away/back"
    published = True

    def do(self, at: ActContext[Any]) -> None:
        """Bring it out.

        Raises:
            AwayAlready: it is not away.
        """

        def require(progress: ToldOf) -> None:
            if not progress.record.away:
                raise AwayAlready(event=at.event, away=False)

        write_about_event(at, BroughtOut(), require)


def write_about_event(
    at: ActContext[Any], act: EventAct, require: Callable[[ToldOf], None]
) -> None:
    """Write the line of an act, if what has happened allows it, or find it written."""
    with at.ledger.writing(at.event):
        progress = at.ledger.refresh(at.event)
        at.write((WHOLE_EVENT, 0, 0), EVENT_ACTS.write(act), lambda: require(progress))
        at.ledger.announce(at.event)
