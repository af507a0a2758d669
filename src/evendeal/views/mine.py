"""What the own pages of players and captains have in common, whatever is played."""

from typing import Literal, NamedTuple, TypeAlias

from evendeal.ids import EntryId, EventId
from evendeal.views.absent import Absent

MyRole: TypeAlias = Literal["player", "captain"]


class Whose(NamedTuple):
    """Whose place it is: a player's, or the captain's of an entry, who may play too."""

    role: MyRole
    entry: EntryId
    player: str


class NotInTheEvent(Absent):
    """Somebody who neither plays for nor leads an entry of the event."""

    def __init__(self, *, event: EventId, entry: EntryId, player: str) -> None:
        who = f"{player} does not play for {entry}" if player else f"there is no entry {entry}"
        super().__init__(f"{who} in {event}")
        self.event = event
        self.entry = entry
        self.player = player


class NoOwnDeals(Absent):
    """One deal of an event in which none are played."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"no deals are played in {event}")
        self.event = event
