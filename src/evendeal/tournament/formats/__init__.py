"""Formats: each says who meets whom, and how results become standings."""

from evendeal.tournament.formats.format import Format
from evendeal.tournament.formats.seat_teams import SeatTeams

__all__ = ["Format", "SeatTeams"]
