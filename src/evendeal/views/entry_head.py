"""Teams as every page names them: their players, letters and colours."""

from collections.abc import Sequence
from dataclasses import dataclass

from evendeal.ids import EntryId
from evendeal.tournament.entry import Entry
from evendeal.views.badges import badges


@dataclass(frozen=True, slots=True)
class EntryHead:
    """A team, with its players in the order of the entry list.

    `letters` and `colour` (1 to 12) are those of its badge; no other team has the same letters.
    """

    id: EntryId
    name: str
    players: tuple[str, ...]
    letters: str
    colour: int


@dataclass(frozen=True, slots=True)
class TeamBadge:
    """A team without its players: its name, and the letters and the colour of its badge."""

    id: EntryId
    name: str
    letters: str
    colour: int


def team_badges(entries: Sequence[EntryHead]) -> tuple[TeamBadge, ...]:
    """The teams of an event, in their order."""
    return tuple(TeamBadge(each.id, each.name, each.letters, each.colour) for each in entries)


def entry_heads(entries: Sequence[Entry]) -> tuple[EntryHead, ...]:
    """The teams of an event in the order of its list."""
    worn = badges(entries)
    return tuple(
        EntryHead(
            entry.id, entry.name, entry.players, worn[entry.id].letters, worn[entry.id].colour
        )
        for entry in entries
    )
