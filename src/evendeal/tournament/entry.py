"""An entry: a team and its players."""

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from evendeal.ids import EntryId
from evendeal.names import likeness
from evendeal.tournament.checks import NotAnEvent, name, same, short_id


@dataclass(frozen=True, slots=True)
class Entry:
    """A team: short id, name, and its players in the order the captain gave."""

    id: EntryId
    name: str
    players: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        short_id("id", self.id)
        name("name", self.name)
        for number, player in enumerate(self.players, 1):
            name(f"players[{number}]", player)


def sample_entry(number: int) -> Entry:
    """What stands for an entry that cannot be read: nobody else's id, name or player."""
    return Entry(EntryId(f"sample-{number}"), f"sample {number}")


def entry_at(where: str, id: object, name: object, players: Sequence[object]) -> Entry:
    """The entry that stands at a place of a file.

    Raises:
        NotAnEvent: with that place.
    """
    try:
        return Entry(id, name, tuple(players))  # type: ignore[arg-type]
    except NotAnEvent as no:
        raise NotAnEvent(where=f"{where}.{no.where}", value=no.value, why=no.why) from None


def require_different(entries: Sequence[Entry], paths: Sequence[str], *, new: bool = False) -> None:
    """Passes a list in which no id, no name and no player is there twice.

    Names that differ only in capitals or spaces count as the same: on a seat card nobody
    could tell them apart. In a new event so do names whose letters are composed otherwise, or
    that differ in what is not seen.

    Args:
        paths: how a sentence calls each entry, e.g. `entries[3]`.
        new: they are those of an event that is to be made.

    Raises:
        NotAnEvent: the second one and where the first is.
    """
    seen: dict[tuple[str, str], str] = {}
    alike = likeness if new else same
    for entry, path in zip(entries, paths, strict=True):
        words = [("id", f"{path}.id", entry.id), ("name", f"{path}.name", entry.name)]
        words += [
            ("player", f"{path}.players[{number}]", player)
            for number, player in enumerate(entry.players, 1)
        ]
        for kind, where, word in words:
            first = seen.setdefault((kind, word if kind == "id" else alike(word)), where)
            if first != where:
                raise NotAnEvent(where=where, value=word, why=f"stands at {first} already")


def with_players(entry: Entry, players: int) -> Entry:
    """The entry, its players called by its id and a number if it names none: A1, A2, ..."""
    if entry.players:
        return entry
    return Entry(entry.id, entry.name, tuple(f"{entry.id}{n}" for n in range(1, players + 1)))


def letters(number: int) -> EntryId:
    """The id of the `number`-th entry that has none: A to Z, then AA, AB, ..."""
    text = ""
    while number > 0:
        number, letter = divmod(number - 1, len(ascii_uppercase))
        text = ascii_uppercase[letter] + text
    return EntryId(text)
