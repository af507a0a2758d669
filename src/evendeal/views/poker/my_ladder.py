"""The own pages of individuals: the place in the ladder of the last session."""

from evendeal.ids import DealNo, EntryId, SessionNo
from evendeal.scoring.traveller import Traveller
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.views.mine import MyRole, Whose
from evendeal.views.poker.mine import Mine, MyDeal, OwnStanding, deal_of_own, own_page
from evendeal.views.poker.my_results import OwnSeat

METHOD = (
    "Compared are the players who held the same seat number at the other tables, by Total Score: "
    "what they carried over and what the session brought."
)


class LaddersCompared:
    """How individuals are compared, for their own pages."""

    path = "i"

    def __init__(self, progress: LadderProgress) -> None:
        self._progress = progress

    @property
    def method(self) -> str:
        """The method in a sentence."""
        return METHOD

    def standing(self, entry: EntryId) -> OwnStanding | None:
        """The place in the ladder of the last session that he played, or in the final."""
        for line in self._progress.finalists():
            if line.entry == entry:
                level = [each.place for each in self._progress.finalists()]
                return OwnStanding(line.place, level.count(line.place) > 1, None, line.total)
        for session, now in reversed(self._progress.sessions.items()):
            if self._progress.event.place_of(session).final or not now.opened:
                continue
            for ladder in self._progress.ladders(session):
                each = ladder.of(entry)
                if each is not None:
                    shared = ladder.sharing[each.place] > 1
                    return OwnStanding(each.place, shared, None, each.total)
        return None

    def in_seat(self, own: OwnSeat) -> tuple[int | None, str | None]:
        """The place in the ladder of the seat; there are no points."""
        if self._progress.event.place_of(own.now.session).final:
            return None, None
        for ladder in self._progress.ladders(own.now.session):
            each = ladder.of(own.entry)
            if each is not None:
                return each.place, None
        return None, None

    def deal_points(self, now: SessionProgress, traveller: Traveller, entry: EntryId) -> str | None:
        """None: chips are added, and compared at the end."""
        del now, traveller, entry
        return None


def my_ladder(progress: LadderProgress, role: MyRole, entry: EntryId, player: str) -> Mine:
    """The own place of a player; see `own_page`."""
    return own_page(progress, LaddersCompared(progress), role, entry, player)


def deal_of_my_ladder(
    progress: LadderProgress, whose: Whose, session: SessionNo, deal: DealNo
) -> MyDeal:
    """One open deal from the own seats; see `deal_of_own`."""
    return deal_of_own(progress, LaddersCompared(progress), whose, session, deal)
