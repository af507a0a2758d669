"""The office of the events of individuals."""

from evendeal.formats.duplicate.office.side import OF_DEALS, DuplicateOffice
from evendeal.formats.seat_ladder.office.lists import (
    EnterLate,
    GetPlayers,
    LetPlayOn,
    MarkAbsent,
)


class SeatLadderOffice(DuplicateOffice):
    """The office of the events of individuals: what every office of deals has, and the lists."""

    requests = (*OF_DEALS, GetPlayers, MarkAbsent, LetPlayOn, EnterLate)
