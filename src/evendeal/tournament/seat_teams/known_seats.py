"""Which seats a draw tells: with the mirror draw more than those of its own session."""

from evendeal.ids import SessionNo
from evendeal.tournament.duplicate.line_ups import sessions_of
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.team_rules import SeatDrawKind


def seats_known_with(event: Event, session: SessionNo) -> tuple[SessionNo, ...]:
    """The sessions of which the draw of this one tells who sits where.

    Its own; with the mirror draw that of the session after an odd one; and every session whose
    draw is described in the same words as one of those, since it may well have the same value.
    """
    mirror = event.draw.seats is SeatDrawKind.MIRROR
    beacons = {each: event.beacon_of(each) for each in sessions_of(event)}

    def tells(other: SessionNo) -> bool:
        seated = {other, SessionNo(other - 1) if mirror and other % 2 == 0 else other}
        words = {beacons[each] for each in seated}
        return session in seated or bool(beacons[session] and beacons[session] in words)

    return tuple(filter(tells, beacons))
