"""How the rules of the table say no."""

from evendeal.errors import Refused
from evendeal.ids import DealNo, EntryId, SeatNo


class NotToAct(Refused):
    """Something done at a seat whose turn it is not."""

    def __init__(self, *, seat: SeatNo) -> None:
        super().__init__(f"it is not the turn of seat {seat}")
        self.seat = seat


class NotYourSeat(Refused):
    """Something done at a seat where somebody else sits."""

    def __init__(self, *, seat: SeatNo) -> None:
        super().__init__(f"seat {seat} is another player's")
        self.seat = seat


class SeatTaken(Refused):
    """A seat that is not empty, or a player who sits already."""

    def __init__(self, *, seat: SeatNo, entry: EntryId) -> None:
        super().__init__(f"{entry} cannot take seat {seat}")
        self.seat = seat
        self.entry = entry


class TooFew(Refused):
    """A hand that is not dealt since fewer than two sit at the table."""

    def __init__(self, *, sitting: int) -> None:
        super().__init__(f"{sitting} at the table: a hand needs two")
        self.sitting = sitting


class OtherSecret(Refused):
    """A secret opened that is not the one that was sealed."""

    def __init__(self, *, deal: DealNo) -> None:
        super().__init__(f"the secret of hand {deal} is not the sealed one")
        self.deal = deal
