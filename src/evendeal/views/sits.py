"""Who sits where now: a list for the screens in the hall, the same of every format."""

from collections.abc import Sequence
from dataclasses import dataclass

from evendeal.ids import EntryId, Room, SeatNo, TableNo
from evendeal.tournament.entry import Entry


@dataclass(frozen=True, slots=True)
class Sits:
    """A player and where to go.

    Attributes:
        entry, name: the team, by its id and its name.
        player: who sits there; the team's name where its players are not named.
        table: its number.
        seat: its number, from 1; null where tables have no numbered seats.
        part: the room of a match, open or closed; null where a table plays by itself.
        room: the room of the hall in which the table stands; null where none is named.
        badge: the number on the player's badge; null for one who has none.
    """

    entry: EntryId
    name: str
    player: str
    table: TableNo
    seat: SeatNo | None
    part: Room | None
    room: str | None
    badge: str | None = None


def badge_of(entries: Sequence[Entry], entry: EntryId, player: str) -> str | None:
    """The badge number that an event's file gives a player, by the name in it."""
    found = next((each for each in entries if each.id == entry), None)
    if found is None:
        return None
    return dict(zip(found.players, found.badge_of_each, strict=True)).get(player)
