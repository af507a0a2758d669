"""Badges of teams: a few letters on a colour, the same on every page and console of an event."""

from collections.abc import Sequence
from dataclasses import dataclass

from evendeal.ids import EntryId
from evendeal.tournament.entry import Entry

COLOURS = 12
"""Colours there are; a thirteenth team wears the first again."""

ROOM = 3
"""Letters that a badge has room for."""


@dataclass(frozen=True, slots=True)
class Badge:
    """The badge of a team: letters that no other team of the event has, and a colour from 1."""

    letters: str
    colour: int


def badges(entries: Sequence[Entry]) -> dict[EntryId, Badge]:
    """The badge of every team, in the order of the entry list.

    The letters are the teams' ids where none is longer than three letters; else the beginnings of
    their names, as short as tells all of them apart; else their numbers on the list.
    """
    letters = _letters(entries)
    return {
        entry.id: Badge(letters[place], place % COLOURS + 1) for place, entry in enumerate(entries)
    }


def _letters(entries: Sequence[Entry]) -> list[str]:
    ids = [str(entry.id) for entry in entries]
    if all(len(id) <= ROOM for id in ids):
        return ids
    names = ["".join(filter(str.isalnum, entry.name)) for entry in entries]
    for length in range(1, ROOM + 1):
        begun = [name[:length] for name in names]
        if all(begun) and len({each.casefold() for each in begun}) == len(begun):
            return begun
    return [str(number) for number in range(1, len(entries) + 1)]
