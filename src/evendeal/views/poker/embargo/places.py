"""When the own pages of players and captains are closed in an event of poker (R57)."""

from evendeal.ids import EntryId
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.views.embargo import PlaceClosed, places_open
from evendeal.views.poker.head import forecast_end


def require_place_open(progress: AnyDuplicate, entry: EntryId) -> None:
    """Nothing, unless a session runs in which the entry sits.

    Raises:
        PlaceClosed: the event allows no devices, and the entry plays.
    """
    if places_open(progress):
        return
    for session, now in progress.sessions.items():
        seats = (seated for table in now.tables for seated in table)
        if now.ended is None and any(seated and seated.entry == entry for seated in seats):
            raise PlaceClosed(
                event=progress.event.id, after="session", session=session, until=forecast_end(now)
            )
