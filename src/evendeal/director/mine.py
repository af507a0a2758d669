"""The own places of players and captains, made anew when something public has changed."""

from evendeal import views
from evendeal.director.desk import Desk, NotInTheLog
from evendeal.director.ports import BrokenLog
from evendeal.ids import EntryId, EventId
from evendeal.views import Mine, MyRole, NoSuchEvent

_Who = tuple[MyRole, EntryId, str]


class MyPlaces:
    """What players and captains see of the events of a desk; several threads may ask at once.

    Who somebody is has been settled before: here a place is made for whoever is named. It
    changes only with what everybody may know, so it tells nothing by when it changes either.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._made: dict[EventId, tuple[int, dict[_Who, Mine]]] = {}

    def mine(self, event: EventId, role: MyRole, entry: EntryId, player: str) -> Mine:
        """The place of a player, or of the captain of an entry.

        Raises:
            NoSuchEvent: there is no such event, or nothing of it can be read.
            NotInTheEvent: the entry or the player is not in it.
        """
        with self._desk.lock:
            try:
                progress = self._desk.refresh(event)
            except (NotInTheLog, BrokenLog):
                raise NoSuchEvent(event=event) from None
            stage = progress.news
            made = self._made.get(event)
            if made is None or made[0] != stage:
                made = self._made[event] = (stage, {})
            who = (role, entry, player)
            if who not in made[1]:
                made[1][who] = views.mine(progress, role, entry, player)
            return made[1][who]
