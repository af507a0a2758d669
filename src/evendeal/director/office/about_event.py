"""What the director does about an event of any kind as a whole: whether it is on, who sees it."""

from typing import Any, Literal

from evendeal.director.office.acts import Act, ActContext, OfficeLine, Place
from evendeal.director.office.refusals import RulingReasonMissing
from evendeal.errors import Refused
from evendeal.ids import WHOLE_EVENT, EventId
from evendeal.tournament.event_acts import (
    BroughtOut,
    EventAct,
    EventWithdrawn,
    PutAway,
    ResultsSwitched,
    WithdrawalTakenBack,
)
from evendeal.tournament.event_fold import AnyFold
from evendeal.tournament.hall import TableResults

ABOUT_EVENT: Place = (WHOLE_EVENT, 0, 0)
"""Where lines stand that concern an event as a whole."""


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


class ResultsSwitchedAlready(Refused):
    """Results of other tables to be shown at the tables while they are, or hidden while not.

    Attributes:
        results: what the screens at the tables show: `open` or `none`.
    """

    def __init__(self, *, results: str) -> None:
        super().__init__(
            "the screens at the tables show results of other tables already"
            if results == TableResults.OPEN.value
            else "the screens at the tables show no results of other tables anyway"
        )
        self.results = results


class _AboutEvent(OfficeLine, frozen=True, kw_only=True):
    """A line about an event as a whole."""

    published = True

    def body(self) -> Any:
        """What it says, as an `EventAct`."""

    def line(self, at: ActContext[Any], progress: AnyFold) -> Act:
        """Where it stands, and what it says."""
        return Act(ABOUT_EVENT, self.body())


class WithdrawEvent(_AboutEvent, frozen=True, kw_only=True):
    """Withdraw an event (R60): nothing more is played in it, and nothing of it is deleted."""

    path = "withdrawal"

    reason: str

    def body(self) -> EventAct:
        """That it is withdrawn."""
        return EventWithdrawn(self.reason.strip())

    def require(self, at: ActContext[Any], progress: AnyFold, body: EventWithdrawn) -> None:
        """Nothing, if it has not ended.

        Raises:
            AlreadyWithdrawn, EventOver.
            RulingReasonMissing: nobody says why.
        """
        if progress.record.withdrawn is not None:
            raise AlreadyWithdrawn(event=at.event)
        if progress.finished:
            raise EventOver(event=at.event)
        if not body.reason:
            raise RulingReasonMissing


class TakeBackWithdrawal(_AboutEvent, frozen=True, kw_only=True):
    """Have an event go on where it stood when it was withdrawn (R60)."""

    path = "withdrawal/back"

    reason: str

    def body(self) -> EventAct:
        """That it goes on."""
        return WithdrawalTakenBack(self.reason.strip())

    def require(self, at: ActContext[Any], progress: AnyFold, body: WithdrawalTakenBack) -> None:
        """Nothing, if it is withdrawn.

        Raises:
            NotWithdrawn.
            RulingReasonMissing: nobody says why.
        """
        if progress.record.withdrawn is None:
            raise NotWithdrawn(event=at.event)
        if not body.reason:
            raise RulingReasonMissing


class PutAwayRehearsal(_AboutEvent, frozen=True, kw_only=True):
    """Put a rehearsal away (R61): no page lists it, and it stays in the log."""

    path = "away"

    def body(self) -> EventAct:
        """That it is put away."""
        return PutAway()

    def require(self, at: ActContext[Any], progress: AnyFold, body: PutAway) -> None:
        """Nothing, if it is a rehearsal that can be seen.

        Raises:
            NotARehearsal, AwayAlready.
        """
        if not progress.rehearsal:
            raise NotARehearsal(event=at.event)
        if progress.record.away:
            raise AwayAlready(event=at.event, away=True)


class BringOutRehearsal(_AboutEvent, frozen=True, kw_only=True):
    """Show a rehearsal again that was put away (R61)."""

    path = "away/back"

    def body(self) -> EventAct:
        """That it can be seen."""
        return BroughtOut()

    def require(self, at: ActContext[Any], progress: AnyFold, body: BroughtOut) -> None:
        """Nothing, unless it can be seen already (`AwayAlready`)."""
        if not progress.record.away:
            raise AwayAlready(event=at.event, away=False)


class SwitchTableResults(_AboutEvent, frozen=True, kw_only=True):
    """Have the screens at the tables show results of other tables (`open`), or not (`none`)."""

    path = "table-results"
    published = False

    results: Literal["none", "open"]

    def body(self) -> EventAct:
        """What they show from now on."""
        return ResultsSwitched(TableResults(self.results))

    def require(self, at: ActContext[Any], progress: AnyFold, body: ResultsSwitched) -> None:
        """Nothing, unless they do already (`ResultsSwitchedAlready`)."""
        if progress.event.hall.results is body.results:
            raise ResultsSwitchedAlready(results=body.results.value)
