"""The own pages of seat teams: the place in the table, and the points of seats and deals."""

from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo
from evendeal.poker.setup import Chips
from evendeal.scoring.methods import SeatPoints, method_named
from evendeal.scoring.ranking import half
from evendeal.scoring.traveller import Traveller
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.figures import points_text
from evendeal.views.mine import MyRole, Whose
from evendeal.views.poker.mine import Mine, MyDeal, OwnStanding, deal_of_own, own_page
from evendeal.views.poker.my_results import OwnSeat


class TeamsCompared:
    """How seat teams are compared, for the own pages of their players and captains."""

    path = "e"

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    @property
    def method(self) -> str:
        """The method in a sentence."""
        return method_named(self._progress.event.scoring.method).sentence

    def standing(self, entry: EntryId) -> OwnStanding | None:
        """The line of the entry in the table."""
        if not any(now.opened for now in self._progress.sessions.values()):
            return None
        for line in self._progress.standings():
            if line.entry == entry:
                return OwnStanding(line.place, line.shared, points_text(line.points), line.chips)
        return None

    def in_seat(self, own: OwnSeat) -> tuple[int | None, str | None]:
        """The place in the seat contest, and its points where seats are what is compared."""
        for score in self._progress.scores().of(own.entry).seats:
            if (score.session, score.table, score.seat) == (own.now.session, own.table, own.seat):
                points = self._progress.event.scoring.method == SeatPoints.id
                return score.place, points_text(score.points) if points else None
        return None, None

    def deal_points(self, now: SessionProgress, traveller: Traveller, entry: EntryId) -> str | None:
        """The entry's points in one deal; None where a method gives none for a single deal."""
        scoring = self._progress.event.scoring
        chips: dict[EntryId, Chips] = {each.id: 0 for each in self._progress.event.entries}
        for row in traveller.rows:
            for seat, won in enumerate(row.chip_scores, 1):
                seated = now.at(row.table, SeatNo(seat), traveller.deal)
                if seated is not None:
                    chips[seated.entry] += won
        halves = method_named(scoring.method).of_deal(list(chips.values()), scoring.ties)
        return points_text(half(halves[list(chips).index(entry)])) if len(halves) else None


def mine(progress: Progress, role: MyRole, entry: EntryId, player: str) -> Mine:
    """The own place of a player, or of a captain; see `own_page`."""
    return own_page(progress, TeamsCompared(progress), role, entry, player)


def deal_of_mine(progress: Progress, whose: Whose, session: SessionNo, deal: DealNo) -> MyDeal:
    """One open deal from the own seats; see `deal_of_own`."""
    return deal_of_own(progress, TeamsCompared(progress), whose, session, deal)
