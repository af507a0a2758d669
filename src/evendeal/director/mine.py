"""The own places of players and captains, made anew when something public has changed."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from evendeal.director.desk import Desk, NotInTheLog
from evendeal.director.ledger import Ledger
from evendeal.director.matches.desk import MatchDesk
from evendeal.director.ports import BrokenLog
from evendeal.ids import EntryId, EventId
from evendeal.tournament.matches.progress import MatchProgress
from evendeal.tournament.progress import Progress
from evendeal.views import Mine, MyRole, NoSuchEvent
from evendeal.views.closed import require_open
from evendeal.views.matches.mine import MatchMine, match_mine
from evendeal.views.mine import mine

_Who: TypeAlias = tuple[MyRole, EntryId, str]
ProgressT = TypeVar("ProgressT", Progress, MatchProgress)
MineT = TypeVar("MineT", Mine, MatchMine)
_Known: TypeAlias = dict[EventId, tuple[int, dict[_Who, MineT]]]


class MyPlaces:
    """What players and captains see of the events of a house; several threads may ask at once.

    Who somebody is has been settled before: here a place is made for whoever is named. It
    changes only with what everybody may know, so it tells nothing by when it changes either.

    Args:
        matches: the ledger of the house's backgammon events, where it has one.
    """

    def __init__(self, desk: Desk, matches: MatchDesk | None = None) -> None:
        self._desk, self._matches = desk, matches
        self._made: _Known[Mine] = {}
        self._made_of_matches: _Known[MatchMine] = {}

    def mine(self, event: EventId, role: MyRole, entry: EntryId, player: str) -> Mine | MatchMine:
        """The place of a player, or of the captain of an entry.

        Raises:
            NoSuchEvent: there is no such event, or nothing of it can be read.
            NotInTheEvent: the entry or the player is not in it.
            PlaceClosed: it allows no devices, and a session of the entry's is being played.
        """
        who = (role, entry, player)
        if self._matches is not None and self._matches.holds(event):
            return _made(self._matches, event, who, self._made_of_matches, match_mine)
        return _made(self._desk, event, who, self._made, mine)


def _made(
    desk: Ledger[ProgressT],
    event: EventId,
    who: _Who,
    known: _Known[MineT],
    make: Callable[[ProgressT, MyRole, EntryId, str], MineT],
) -> MineT:
    """A place as it was made last, or made anew if there is news since."""
    with desk.reading(event):
        try:
            progress = desk.refresh(event)
        except (NotInTheLog, BrokenLog):
            raise NoSuchEvent(event=event) from None
        if progress.record.away:
            raise NoSuchEvent(event=event)
        role, entry, player = who
        who = role, entry, progress.record.now(entry, player)
        stage = progress.news
        made = known.get(event)
        if made is None or made[0] != stage:
            made = known[event] = (stage, {})
        require_open(progress, who[1])
        if who not in made[1]:
            made[1][who] = make(progress, *who)
        return made[1][who]
