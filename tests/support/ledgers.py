"""The ledgers of the house's two formats, as tests write to them."""

from evendeal.formats import Desks
from evendeal.formats.room_match.desk import RoomMatchDesk
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.seat_teams.desk import SeatTeamsDesk
from evendeal.formats.seat_teams.life import Desk


def poker_of(desks: Desks) -> Desk:
    """The ledger of the poker events."""
    return desks.kind(SeatTeamsDesk).ledger


def matches_of(desks: Desks) -> MatchDesk:
    """The ledger of the backgammon events."""
    return desks.kind(RoomMatchDesk).ledger
