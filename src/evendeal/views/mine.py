"""What the own pages of players and captains have in common, whatever is played."""

from typing import Literal, TypeAlias

from evendeal.ids import EntryId, EventId
from evendeal.views.absent import Absent

MyRole: TypeAlias = Literal["player", "captain"]


class NotInTheEvent(Absent):
    """Somebody who neither plays for nor leads an entry of the event."""

    def __init__(self, *, event: EventId, entry: EntryId, player: str) -> None:
        who = f"{player} does not play for {entry}" if player else f"there is no entry {entry}"
        super().__init__(f"{who} in {event}")
        self.event = event
        self.entry = entry
        self.player = player
