"""An entry: a team and its players."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from evendeal.ids import EntryId, PersonId
from evendeal.names import likeness
from evendeal.reason import Reason
from evendeal.tournament.checks import (
    MissingKey,
    NotAnEvent,
    UnknownKey,
    name,
    person_id,
    same,
    short_id,
    stands_already,
)

PLAYER_KEYS = ("name", "person", "badge")
"""What the file of an event can say of a player of whom it does not only give the name."""

_BADGE = re.compile(r"[A-Z0-9](?:[A-Z0-9-]{0,10}[A-Z0-9])?")


def badge_number(where: str, value: object) -> str:
    """The value, if it can be the number on a player's badge.

    Small letters are refused, so that no two numbers read the same.

    Raises:
        NotAnEvent: it cannot.
    """
    if not isinstance(value, str) or not _BADGE.fullmatch(value):
        why = Reason(
            "badge", "a badge number has 1 to 12 digits, letters A-Z, and hyphens between them"
        )
        raise NotAnEvent(where=where, value=value, why=why)
    return value


@dataclass(frozen=True, slots=True)
class Entry:
    """A team: short id, name, and its players in the order the captain gave.

    Attributes:
        persons: by which each of the players is known in all events of the house, in the same
            order, None for a player who has none; empty where no player has one.
        badges: the numbers on the players' badges, in the same way.
    """

    id: EntryId
    name: str
    players: tuple[str, ...] = ()
    persons: tuple[PersonId | None, ...] = ()
    badges: tuple[str | None, ...] = ()

    def __post_init__(self) -> None:
        short_id("id", self.id)
        name("name", self.name)
        for number, player in enumerate(self.players, 1):
            name(f"players[{number}]", player)
        for number, person in enumerate(self.persons, 1):
            if person is not None:
                person_id(f"players[{number}].person", person)
        for number, badge in enumerate(self.badges, 1):
            if badge is not None:
                badge_number(f"players[{number}].badge", badge)
        for what, each in (("persons", self.persons), ("badges", self.badges)):
            if not any(each):
                object.__setattr__(self, what, ())
            elif len(each) != len(self.players):
                why = Reason(
                    "one-each-or-none",
                    "each of the players has one of the {what} or none",
                    what=what,
                )
                raise NotAnEvent(where="players", value=len(each), why=why)

    @property
    def person_of_each(self) -> tuple[PersonId | None, ...]:
        """The person of each player, None for one who has none."""
        return self.persons or (None,) * len(self.players)

    @property
    def badge_of_each(self) -> tuple[str | None, ...]:
        """The badge number of each player, None for one who has none."""
        return self.badges or (None,) * len(self.players)


class SamePersonTwice(NotAnEvent):
    """A person who stands twice in an event; `first` is where the other one stands."""

    def __init__(self, *, where: str, value: object, first: str) -> None:
        why = Reason("same-person", "the same person stands at {first} already", first=first)
        super().__init__(where=where, value=value, why=why)
        self.where = where
        self.value = value
        self.first = first


class SameBadgeTwice(NotAnEvent):
    """A badge number that stands twice in an event; `first` is where the other one stands."""

    def __init__(self, *, where: str, value: object, first: str) -> None:
        super().__init__(where=where, value=value, why=stands_already(first))
        self.where = where
        self.value = value
        self.first = first


def sample_entry(number: int) -> Entry:
    """What stands for an entry that cannot be read: nobody else's id, name or player."""
    return Entry(EntryId(f"sample-{number}"), f"sample {number}")


def entry_at(where: str, id: object, name: object, players: Sequence[object]) -> Entry:
    """The entry that stands at a place of a file.

    Args:
        players: names; of a person who is known in all events, or has a badge number,
            `{ name = "", person = "", badge = "" }`.

    Raises:
        NotAnEvent: with that place.
    """
    read = [
        _player(f"{where}.players[{number}]", player) for number, player in enumerate(players, 1)
    ]
    names, persons, badges = (tuple(each[at] for each in read) for at in range(3))
    try:
        return Entry(id, name, names, persons, badges)  # type: ignore[arg-type]
    except NotAnEvent as no:
        raise NotAnEvent(where=f"{where}.{no.where}", value=no.value, why=no.why) from None


def _player(where: str, player: object) -> tuple[object, object, object]:
    """The name of a player, the person that it is, and the badge number."""
    if not isinstance(player, Mapping):
        return player, None, None
    for key in player:
        if key not in PLAYER_KEYS:
            raise UnknownKey(where=where, key=key, known=PLAYER_KEYS)
    if "name" not in player:
        raise MissingKey(where=f"{where}.name")
    return player["name"], player.get("person"), player.get("badge")


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
        SamePersonTwice: a person stands in it twice.
        SameBadgeTwice: a badge number does.
    """
    _require_different_persons(entries, paths)
    _require_different_badges(entries, paths)
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
                raise NotAnEvent(where=where, value=word, why=stands_already(first))


def _require_different_persons(entries: Sequence[Entry], paths: Sequence[str]) -> None:
    seen: dict[PersonId, str] = {}
    for entry, path in zip(entries, paths, strict=True):
        for number, person in enumerate(entry.persons, 1):
            where = f"{path}.players[{number}].person"
            if person is not None and seen.setdefault(person, where) != where:
                raise SamePersonTwice(where=where, value=person, first=seen[person])


def _require_different_badges(entries: Sequence[Entry], paths: Sequence[str]) -> None:
    seen: dict[str, str] = {}
    for entry, path in zip(entries, paths, strict=True):
        for number, badge in enumerate(entry.badges, 1):
            where = f"{path}.players[{number}].badge"
            if badge is not None and seen.setdefault(badge, where) != where:
                raise SameBadgeTwice(where=where, value=badge, first=seen[badge])


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
