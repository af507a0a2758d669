"""The office of the events of seat teams: line-ups, and totals in running."""

from evendeal.director.office.acts import AskedSession, OfficePage
from evendeal.formats.duplicate.office.session_control import LineUp
from evendeal.formats.duplicate.office.side import OF_DEALS, DuplicateOffice
from evendeal.ids import EventId
from evendeal.views.poker.in_running import OfficeInRunning, office_in_running


class GetOfficeInRunning(OfficePage, frozen=True, kw_only=True):
    """Totals over the hands that every table has finished so far, which name no deal."""

    path = "in-running"

    session: AskedSession | None = None

    def show(self, at: "SeatTeamsOffice", event: EventId) -> OfficeInRunning:
        """The totals."""
        with at.ledger.reading(event):
            fork = at.progress(event).fork()
        # No line waits while the totals of many tables are made.
        return office_in_running(fork, self.session)


class SeatTeamsOffice(DuplicateOffice):
    """The office of the events of seat teams."""

    requests = (*OF_DEALS, GetOfficeInRunning, LineUp)
