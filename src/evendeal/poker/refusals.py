"""Every way in which the rules of a hand say no."""

from evendeal.cards import Card
from evendeal.errors import Refused
from evendeal.ids import SeatNo


class NoSuchSeat(Refused):
    """A seat number that is not at this table."""

    def __init__(self, *, seat: int, seats: int) -> None:
        super().__init__(f"seat {seat} is not at this table; seats are 1 to {seats}")
        self.seat = seat
        self.seats = seats


class NotYourTurn(Refused):
    """An action out of turn."""

    def __init__(self, *, seat: SeatNo, turn: SeatNo) -> None:
        super().__init__(f"seat {seat} is out of turn; seat {turn} is to act")
        self.seat = seat
        self.turn = turn


class NoBettingNow(Refused):
    """A betting action while no bet can be made."""

    def __init__(self, *, seat: SeatNo, waits_for: str) -> None:
        super().__init__(f"seat {seat} cannot act now; the hand waits for {waits_for}")
        self.seat = seat
        self.waits_for = waits_for


class CannotCheck(Refused):
    """A check while there is a bet to call."""

    def __init__(self, *, seat: SeatNo, to_call: int) -> None:
        super().__init__(f"seat {seat} cannot check; it is {to_call} to call")
        self.seat = seat
        self.to_call = to_call


class NothingToCall(Refused):
    """A call while checking is free."""

    def __init__(self, *, seat: SeatNo) -> None:
        super().__init__(f"seat {seat} has nothing to call; a check is free")
        self.seat = seat


class CheckIsFree(Refused):
    """A fold while checking is free, where the house does not allow it."""

    def __init__(self, *, seat: SeatNo) -> None:
        super().__init__(f"seat {seat} may not fold here; a check is free")
        self.seat = seat


class RaiseTooSmall(Refused):
    """A bet or raise below the least legal one, and not for all the seat's chips."""

    def __init__(self, *, asked: int, least: int) -> None:
        super().__init__(f"raise to {asked} is below the minimum raise to {least}")
        self.asked = asked
        self.least = least


class RaiseTooLarge(Refused):
    """A bet or raise above what the seat's chips, its cap or the limit allow."""

    def __init__(self, *, asked: int, most: int) -> None:
        super().__init__(f"raise to {asked} is above the maximum raise to {most}")
        self.asked = asked
        self.most = most


class BettingNotReopened(Refused):
    """A raise by a seat that has acted and faces less than a full raise since."""

    def __init__(self, *, seat: SeatNo, faces: int, full: int) -> None:
        super().__init__(
            f"seat {seat} may call or fold; it faces {faces} more, less than a full raise of {full}"
        )
        self.seat = seat
        self.faces = faces
        self.full = full


class BetsAreCapped(Refused):
    """A raise beyond the bets and raises that fixed-limit allows on a street."""

    def __init__(self, *, allowed: int) -> None:
        super().__init__(f"the street has had its {allowed} bets and raises")
        self.allowed = allowed


class NobodyCanMatch(Refused):
    """A raise that no other live player could match, so that it means nothing (R34)."""

    def __init__(self, *, seat: SeatNo) -> None:
        super().__init__(f"seat {seat} may not raise; nobody else can put in more")
        self.seat = seat


class NothingToRaiseWith(Refused):
    """A raise by a seat whose chips do not go beyond the bet."""

    def __init__(self, *, seat: SeatNo, has: int) -> None:
        super().__init__(f"seat {seat} cannot raise; all its chips make {has} on this street")
        self.seat = seat
        self.has = has


class StreetNotDue(Refused):
    """Community cards while none are to be dealt."""

    def __init__(self, *, waits_for: str) -> None:
        super().__init__(f"no community cards are due; the hand waits for {waits_for}")
        self.waits_for = waits_for


class WrongCount(Refused):
    """A number of cards that does not fit the place."""

    def __init__(self, *, place: str, count: int, expected: int) -> None:
        super().__init__(f"{place} takes {expected} cards, not {count}")
        self.place = place
        self.count = count
        self.expected = expected


class BoardDiffers(Refused):
    """Community cards that are not those of the deck-order.

    The sentence names the cards that were entered and nothing else: what the
    deck-order holds stays hidden.
    """

    def __init__(self, *, entered: tuple[Card, ...]) -> None:
        super().__init__(f"{' '.join(entered)} does not match this deal; please check the board")
        self.entered = entered


class CardsDiffer(Refused):
    """Hole cards that contradict what is known of the seat."""

    def __init__(self, *, seat: SeatNo, entered: tuple[Card, ...]) -> None:
        super().__init__(f"seat {seat} does not hold {' '.join(entered)}; please check")
        self.seat = seat
        self.entered = entered


class NoShowdownYet(Refused):
    """Hands tabled or pots awarded while bets can still be made."""

    def __init__(self, *, waits_for: str) -> None:
        super().__init__(f"there is no showdown yet; the hand waits for {waits_for}")
        self.waits_for = waits_for


class NotInTheHand(Refused):
    """A seat that has no claim to the pot."""

    def __init__(self, *, seat: SeatNo) -> None:
        super().__init__(f"seat {seat} is not in the hand")
        self.seat = seat


class OnlyHand(Refused):
    """A hand to be killed while nobody else has one."""

    def __init__(self, *, seat: SeatNo) -> None:
        super().__init__(f"seat {seat} has the only live hand; it cannot be killed")
        self.seat = seat


class MustShow(Refused):
    """A hand mucked although it has to be tabled: somebody is all-in (R36)."""

    def __init__(self, *, seat: SeatNo) -> None:
        super().__init__(f"seat {seat} must table its hand; somebody is all-in")
        self.seat = seat


class LastClaim(Refused):
    """A hand mucked that is the last one with a claim to a pot."""

    def __init__(self, *, seat: SeatNo, pot: int) -> None:
        super().__init__(f"seat {seat} is the last with a claim to pot {pot}; it wins it")
        self.seat = seat
        self.pot = pot


class TabledAlready(Refused):
    """A hand mucked that lies open on the table: cards speak (TDA 12)."""

    def __init__(self, *, seat: SeatNo) -> None:
        super().__init__(f"seat {seat} has tabled its hand; it can no longer be mucked")
        self.seat = seat


class NoSuchPot(Refused):
    """The number of a pot that does not exist."""

    def __init__(self, *, pot: int, pots: int) -> None:
        super().__init__(f"there is no pot {pot}; pots are 0 to {pots - 1}")
        self.pot = pot
        self.pots = pots


class NotInThePot(Refused):
    """A pot awarded to a seat that has no share in it, or to nobody."""

    def __init__(self, *, pot: int, seats: tuple[SeatNo, ...]) -> None:
        named = ", ".join(str(seat) for seat in seats) or "nobody"
        super().__init__(f"pot {pot} cannot go to {named}: no claim to it")
        self.pot = pot
        self.seats = seats


class AwardDiffers(Refused):
    """An announced winner whom the cards contradict; who won stays hidden (R38)."""

    def __init__(self, *, pot: int) -> None:
        super().__init__(f"please check again who won pot {pot}")
        self.pot = pot


class MuckedWinner(Refused):
    """A hand mucked although its seat was announced as a winner."""

    def __init__(self, *, seat: SeatNo, pot: int) -> None:
        super().__init__(f"seat {seat} was announced as a winner of pot {pot}; it cannot muck")
        self.seat = seat
        self.pot = pot


class AwardedAlready(Refused):
    """A pot that has been awarded before."""

    def __init__(self, *, pot: int) -> None:
        super().__init__(f"pot {pot} has been awarded already")
        self.pot = pot


class NotOver(Refused):
    """The result of a hand that is still being played."""

    def __init__(self, *, waits_for: str) -> None:
        super().__init__(f"the hand is not over; it waits for {waits_for}")
        self.waits_for = waits_for
