"""The text of an event's file, section by section, with the place of whatever is wrong."""

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeVar

from evendeal.reason import Reason
from evendeal.tournament.checks import A_LIST, A_TEXT, MissingKey, NotAnEvent, UnknownKey, one_of
from evendeal.tournament.entry import Entry, entry_at, letters
from evendeal.tournament.hall import Devices, HallRules, TableResults

SEAT_TEAMS: Final = "seat_teams"
"""The format of a file that names none."""

ROOM_MATCH: Final = "room_match"
"""The format of an event of team matches."""

FILE = "event.toml"
MOST_LETTERS = 1_000_000
MOST_DOTS = 5
_QUOTED = re.compile(r""""(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#[^\n]*""")
"""Strings and comments, in which dots mean nothing."""

TOO_DEEP = Reason("too-deep", "is nested too deeply")

Section = Mapping[str, Any]
_Choice = TypeVar("_Choice", bound=Enum)


def text_of(text: str | bytes) -> str:
    """The text of a file; a byte order mark is taken off.

    Raises:
        NotAnEvent: the bytes are not UTF-8.
    """
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as no:
            raise NotAnEvent(
                where=f"byte {no.start + 1}",
                value=text[no.start : no.end],
                why=Reason("not-utf-8", "is not UTF-8; save the file as UTF-8"),
            ) from None
    return text.removeprefix("\ufeff")


def toml_of(text: str | bytes) -> dict[str, Any]:
    """What a file says, by section, whatever it is.

    Raises:
        NotAnEvent: it is not UTF-8, too long, or no TOML.
    """
    text = text_of(text)
    if len(text) > MOST_LETTERS:
        why = Reason("too-many-letters", "has more than {most} letters", most=MOST_LETTERS)
        raise NotAnEvent(where=FILE, value=len(text), why=why)
    for number, line in enumerate(_QUOTED.sub("", text).splitlines(), 1):
        if line.count(".") > MOST_DOTS:
            # Long dotted keys would cost the reader the square of their length.
            why = Reason("no-key", "is no key of an event")
            raise NotAnEvent(where=f"line {number}", value=line[:40], why=why)
    try:
        return tomllib.loads(text)
    except RecursionError:
        why = TOO_DEEP
    except ValueError as no:  # TOMLDecodeError, or a number with thousands of digits
        why = Reason("not-toml", "is not TOML: {parser}", parser=str(no))
    raise NotAnEvent(where=FILE, value=text[:40], why=why)


@dataclass(frozen=True, slots=True)
class EventText:
    """The file of an event.

    Attributes:
        data: what it says.
        keys: every key that there is, by section.

    Raises:
        UnknownKey: a section that is none.
    """

    data: Mapping[str, Any]
    keys: Mapping[str, tuple[str, ...]]

    def __post_init__(self) -> None:
        for section in self.data:
            if section not in self.keys:
                raise UnknownKey(where=FILE, key=section, known=tuple(self.keys))

    def section(self, name: str) -> Section:
        """A section; empty if it is not there.

        Raises:
            NotAnEvent: it is no section.
            UnknownKey: it has a key that nothing reads.
        """
        keys = self.data.get(name, {})
        if not isinstance(keys, dict):
            raise NotAnEvent(where=name, value=keys, why=_a_section(name))
        return self._known(name, name, keys)

    def sections(self, name: str, what: str) -> tuple[Section, ...]:
        """All sections of a name, such as `[[entries]]`; `what` says in a word what one is.

        Raises:
            NotAnEvent: they are no sections.
            UnknownKey: one has a key that nothing reads.
        """
        listed = self.data.get(name, [])
        why = Reason(
            "sections",
            "write a section [[{section}]] for each {what}, with its keys beneath",
            section=name,
            what=what,
        )
        if not isinstance(listed, list):
            raise NotAnEvent(where=name, value=listed, why=why)
        for number, keys in enumerate(listed, 1):
            if not isinstance(keys, dict):
                raise NotAnEvent(where=f"{name}[{number}]", value=keys, why=why)
            self._known(f"{name}[{number}]", name, keys)
        return tuple(listed)

    def entries(self, others: Sequence[Entry]) -> tuple[Entry, ...]:
        """The entries of the file, or else of a list of their own.

        Raises:
            NotAnEvent: an entry is none, or there are both.
        """
        entries = []
        for number, keys in enumerate(self.sections("entries", "entry"), 1):
            where = f"entries[{number}]"
            players = keys.get("players", [])
            if not isinstance(players, list):
                raise NotAnEvent(where=f"{where}.players", value=players, why=A_LIST)
            id = keys.get("id", letters(number))
            entries.append(entry_at(where, id, needed(keys, f"{where}.name"), players))
        if entries and others:
            why = Reason("file-or-list", "entries come from the file or the list")
            raise NotAnEvent(where="entries", value=len(entries), why=why)
        return tuple(others) or tuple(entries)

    def _known(self, where: str, section: str, keys: Section) -> Section:
        for key in keys:
            if key not in self.keys[section]:
                raise UnknownKey(where=where, key=key, known=self.keys[section])
        return keys


def _a_section(name: str) -> Reason:
    return Reason("section", "is a section: [{section}]", section=name)


def needed(keys: Section, where: str) -> Any:
    """The value of a key without which there is no event; `where` ends with the key.

    Raises:
        MissingKey: it is not there.
    """
    key = where.rpartition(".")[2]
    if key not in keys:
        raise MissingKey(where=where)
    return keys[key]


def word_at(keys: Section, where: str, words: tuple[str, ...], default: str) -> str:
    """The value of a key that has these words to choose from.

    Raises:
        NotAnEvent: it is none of them.
    """
    value = keys.get(where.rpartition(".")[2], default)
    if not isinstance(value, str) or value not in words:
        raise NotAnEvent(where=where, value=value, why=one_of(words))
    return value


def choice_at(keys: Section, where: str, choices: type[_Choice], default: _Choice) -> _Choice:
    """The same for the values of an enumeration."""
    words = tuple(choice.value for choice in choices)
    return choices(word_at(keys, where, words, default.value))


def hall_of(keys: Section) -> HallRules:
    """What a file says of the playing rooms, the same for events of every format."""
    return HallRules(
        devices=choice_at(keys, "hall.devices", Devices, Devices.ALLOWED),
        results=choice_at(keys, "hall.results", TableResults, TableResults.NONE),
    )


def hall_written(hall: HallRules) -> dict[str, object]:
    """The same as it is written."""
    return {"devices": hall.devices.value, "results": hall.results.value}


def text_at(keys: Section, where: str, default: str) -> str:
    """The value of a key that is a text.

    Raises:
        NotAnEvent: it is none.
    """
    value = keys.get(where.rpartition(".")[2], default)
    if not isinstance(value, str):
        raise NotAnEvent(where=where, value=value, why=A_TEXT)
    return value


def entries_written(entries: Sequence[Entry]) -> list[tuple[str, Mapping[str, object]]]:
    """The sections of a file that are its entries."""
    return [
        ("[[entries]]", {"id": entry.id, "name": entry.name, "players": _players_written(entry)})
        for entry in entries
    ]


def _players_written(entry: Entry) -> list[object]:
    each = zip(entry.players, entry.person_of_each, entry.badge_of_each, strict=True)
    return [_player_written(*player) for player in each]


def _player_written(name: str, person: str | None, badge: str | None) -> object:
    more = {key: text for key, text in (("person", person), ("badge", badge)) if text is not None}
    return {"name": name, **more} if more else name


def written(parts: Sequence[tuple[str, Mapping[str, object]]]) -> str:
    """A file of these sections, each with its heading."""
    return "\n".join(
        f"{head}\n" + "".join(f"{key} = {_value(value)}\n" for key, value in keys.items())
        for head, keys in parts
    )


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{key} = {_value(each)}' for key, each in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    # TOML writes texts, numbers and switches as JSON does.
    return json.dumps(value, ensure_ascii=False)


def format_of(text: str | bytes) -> str:
    """The format that an `event.toml` names; `seat_teams` where it names none.

    Raises:
        NotAnEvent: it is no TOML, or the format is no text.
    """
    return format_in_file(toml_of(text))


def format_in_file(data: Mapping[str, Any]) -> str:
    """The same of what a file holds."""
    section = data.get("event", {})
    if not isinstance(section, dict):
        raise NotAnEvent(where="event", value=section, why=_a_section("event"))
    return text_at(section, "event.format", SEAT_TEAMS)
