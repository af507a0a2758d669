"""The own pages of players, which are closed where no devices are allowed and they play (R57)."""

from evendeal.errors import Refused
from evendeal.ids import EntryId, EventId
from evendeal.tournament.hall import Devices
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.poker.head import forecast_end


class PlaceClosed(Refused):
    """One's own page while one's team plays in rooms without devices.

    `opens` says when it opens again, such as "when session 1 has ended"; `until` is when that
    should be, ISO 8601 in UTC, null where nobody can say.
    """

    def __init__(self, *, event: EventId, opens: str, until: str | None) -> None:
        super().__init__(
            "no electronic devices are allowed in the playing rooms; your page is closed while you"
            f" play and opens again {opens}"
        )
        self.event = event
        self.opens = opens
        self.until = until


def require_open(progress: Progress | MatchProgress, entry: EntryId) -> None:
    """Nothing, if the own pages of an entry's players and captain are open.

    They are open once the event is withdrawn, since nothing is played then. Else they are closed
    while a session runs in which the entry sits, and while it has a match to play
    or to finish on the boards or in the final.

    Raises:
        PlaceClosed: the event allows no devices, and the entry plays.
    """
    if progress.event.hall.devices is Devices.ALLOWED or progress.record.withdrawn is not None:
        return
    if isinstance(progress, MatchProgress):
        _require_no_match(progress, entry)
        return
    for session, now in progress.sessions.items():
        seats = (seated for table in now.tables for seated in table)
        if now.ended is None and any(seated and seated.entry == entry for seated in seats):
            opens = f"when session {session} has ended"
            raise PlaceClosed(event=progress.event.id, opens=opens, until=forecast_end(now))


def _require_no_match(progress: MatchProgress, entry: EntryId) -> None:
    event = progress.event
    for record in progress.matches:
        planned = record.planned
        begun = planned.session in progress.sessions
        if begun and not record.finished and entry in planned.players.teams:
            final = event.final is not None and planned.session == event.final_session
            opens = "when the final is over" if final else "when your last match is over"
            raise PlaceClosed(event=event.id, opens=opens, until=None)
