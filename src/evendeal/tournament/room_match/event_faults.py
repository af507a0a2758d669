"""Everything that is wrong with the file of a backgammon event, each fault with its place."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from evendeal.tournament.checks import MissingKey, NotAnEvent, UnknownKey
from evendeal.tournament.entry import Entry, sample_entry
from evendeal.tournament.event_lines import EventLines
from evendeal.tournament.event_text import FILE, ROOM_MATCH, text_of, toml_of
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.event_read import match_event

MOST_FAULTS = 30
"""As many as one can work on."""

_STAND_INS: dict[str, dict[str, object]] = {
    "event": {"id": "sample", "name": "Sample", "format": ROOM_MATCH},
    "play": {"games": 4},
}
"""What stands for a needed value that cannot be used, while the rest is looked at."""
_PROGRAMME = ("rooms", "timetable")


@dataclass(frozen=True, slots=True)
class EventFault:
    """One thing that is wrong with a file.

    Attributes:
        no: the refusal, whose place is one of the file, e.g. `boards[2].rounds`.
        line: the line of the file it stands in, from 1; None if nothing of it stands there.
    """

    no: NotAnEvent
    line: int | None

    def __str__(self) -> str:
        return str(self.no) if self.line is None else f"line {self.line}: {self.no}"


class SeveralFaults(NotAnEvent):
    """A file of an event with more than one thing wrong; the place is that of the first.

    Attributes:
        faults: all of them, in the order of the file.
    """

    def __init__(self, *, value: object, faults: tuple[EventFault, ...]) -> None:
        super().__init__(where=faults[0].no.where, value=value, why=faults[0].no.why)
        self.value = value
        self.faults = faults
        listed = "; ".join(map(str, faults))
        self.args = (f"{len(faults)} things are wrong: {listed}",)


def match_event_faults(
    text: str | bytes, entries: Sequence[Entry] = ()
) -> tuple[MatchEvent | None, tuple[EventFault, ...]]:
    """The event that a file describes, or else all that is wrong with it as far as one can see.

    What is wrong is put out of the way and the rest is read on; a fault that only follows
    from another may be among them. At most `MOST_FAULTS`, in the order of the file.

    Args:
        text, entries: as `read_match_event` takes them, of an event that is to be made.
    """
    try:
        data = toml_of(text)
    except NotAnEvent as no:
        return None, (EventFault(no, None),)
    event, refusals = _read_on(data, entries)
    if not refusals:
        return event, ()
    lines = EventLines.of(text_of(text))
    faults = [EventFault(no, _line(lines, no)) for no in refusals]
    # What stands nowhere is missing: it comes last, in the order of the reader.
    faults.sort(key=lambda fault: (fault.line is None, fault.line or 0))
    return None, tuple(faults)


def require_match_event(text: str | bytes, entries: Sequence[Entry] = ()) -> MatchEvent:
    """The event that a file describes and that is to be made, for those who write files by hand.

    Raises:
        NotAnEvent: as `read_match_event`, where one thing is wrong.
        SeveralFaults: more is wrong than one thing.
    """
    data = toml_of(text)
    try:
        return match_event(data, entries, new=True)
    except NotAnEvent as no:
        _, faults = match_event_faults(text, entries)
        if len(faults) < 2:
            raise
        raise SeveralFaults(value=no.value, faults=faults) from None


def _read_on(
    data: dict[str, Any], entries: Sequence[Entry]
) -> tuple[MatchEvent | None, list[NotAnEvent]]:
    file = _File(data, list(entries))
    refusals: list[NotAnEvent] = []
    while len(refusals) < MOST_FAULTS:
        try:
            return match_event(file.data, file.entries, new=True), refusals
        except NotAnEvent as no:
            faulty = {_place(each) for each in refusals}
            # A section that was put out of the way is not also called missing.
            if isinstance(no, MissingKey) and no.where.partition(".")[0] in faulty:
                pass
            elif _place(no) in faulty:
                return None, refusals
            else:
                refusals.append(no)
            of_another_kind = no.where == "event.format" and not isinstance(no, MissingKey)
            if of_another_kind or not file.without(no):
                return None, refusals
    return None, refusals


def _place(no: NotAnEvent) -> str:
    return f"{no.where}.{no.key}" if isinstance(no, UnknownKey) else no.where


def _line(lines: EventLines, no: NotAnEvent) -> int | None:
    if isinstance(no, UnknownKey):
        return lines.line(no.key if no.where == FILE else f"{no.where}.{no.key}")
    return lines.line(no.where)


@dataclass(slots=True)
class _File:
    """A file that is being read on, and the entries of a list beside it."""

    data: dict[str, Any]
    entries: list[Entry]

    def without(self, no: NotAnEvent) -> bool:
        """Put what is wrong at a place out of the way; whether that could be done."""
        if isinstance(no, UnknownKey) and "." not in no.where.removesuffix(FILE):
            holder = self.data if no.where == FILE else self._section(no.where)
            return isinstance(holder, dict) and holder.pop(no.key, None) is not None
        section, _, key = no.where.partition(".")
        if no.where.startswith(_PROGRAMME):
            # All of it, since a row of the timetable may name a room.
            parts = [self.data.pop(name, None) for name in _PROGRAMME]
            return any(part is not None for part in parts)
        if section.startswith("entries["):
            return self._plain_entry(int(section[8:-1]))
        if no.where in ("entries", "boards"):
            return self._enough(no.where)
        if not key:
            return self._emptied(section)
        return self._unset(section, key.partition("[")[0])

    def _section(self, where: str) -> Any:
        name, _, number = where.removesuffix("]").partition("[")
        section = self.data.get(name)
        if not number:
            return section
        return section[int(number) - 1] if isinstance(section, list) else None

    def _unset(self, section: str, key: str) -> bool:
        if section in _STAND_INS and key in _STAND_INS[section]:
            keys = self.data.setdefault(section, {})
            keys[key] = _STAND_INS[section][key]
            return True
        holder = self._section(section)
        if not isinstance(holder, dict):
            return False
        if (section, key) == ("final", "board"):
            # A board that is not there is any board.
            boards = self.data.get("boards") or [{}]
            holder[key] = boards[0].get("name", "Board 1")
            return True
        return holder.pop(key, None) is not None

    def _emptied(self, section: str) -> bool:
        if "[" not in section:
            return self.data.pop(section, None) is not None
        name, _, number = section.removesuffix("]").partition("[")
        self.data[name][int(number) - 1] = {}
        return True

    def _plain_entry(self, number: int) -> bool:
        if self.entries:
            self.entries[number - 1] = sample_entry(number)
        else:
            self.data["entries"][number - 1] = _listed(sample_entry(number))
        return True

    def _enough(self, what: str) -> bool:
        listed = self.data.get(what)
        fewest = 1 if what == "boards" else 2
        if what == "entries" and self.entries:
            self.data.pop("entries", None)
            self.entries = _few(self.entries, fewest)
            return True
        samples: list[Mapping[str, Any]] = [
            {} if what == "boards" else _listed(sample_entry(n)) for n in range(1, fewest + 1)
        ]
        first = listed[:fewest] if isinstance(listed, list) else []
        self.data[what] = [*first, *samples[len(first) :]]
        return True


def _few(entries: Sequence[Entry], count: int) -> list[Entry]:
    return [*entries, *map(sample_entry, range(1, count + 1))][:count]


def _listed(entry: Entry) -> dict[str, str]:
    """An entry as it stands in a file."""
    return {"id": entry.id, "name": entry.name}
