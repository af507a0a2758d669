"""A form of a new event as the event file would have it: read as that is, all faults at once."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from evendeal.director.entry_lines import MOST_PROBLEMS, readable_entries
from evendeal.director.languages import require_programme
from evendeal.errors import Refused
from evendeal.formats.new_event_words import about_entry, refusal_text, what_to_type
from evendeal.tournament.any_event import AnyEvent
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.entry import Entry, letters, sample_entry
from evendeal.tournament.event_text import written
from evendeal.tournament.new_names import new_entry_at
from evendeal.views.draft import DraftEntry, DraftPlanned, DraftProblem, DraftRoom
from evendeal.views.text import Text

EventT = TypeVar("EventT", bound=AnyEvent)

Part = tuple[str, dict[str, Any]]
"""A section that there may be many of, with its heading: `[[rooms]]`."""


@dataclass(slots=True)
class Form:
    """A form as the sections of an event file, those there are many of, and the entries.

    Attributes:
        stand_ins: what stands for a needed value that cannot be used, while the rest is looked at.
    """

    sections: dict[str, dict[str, Any]]
    entries: list[Entry]
    parts: list[Part]
    stand_ins: Mapping[str, Any]

    def text(self) -> str:
        """The event file without entries."""
        sections = [(f"[{name}]", keys) for name, keys in self.sections.items()]
        return written([*sections, *self.parts])

    def without(self, where: str) -> bool:
        """Put what is wrong at a place out of the way; whether that could be done."""
        section, _, key = where.partition(".")
        listed = section.partition("[")[0]
        if listed in ("rooms", "timetable"):
            return self._drop("[[rooms]]", "[[timetable]]")
        if listed != "entries" and self._drop(f"[[{listed}]]"):
            return True
        of = self.sections.get(section)
        if of is not None and where in self.stand_ins and of.get(key) != self.stand_ins[where]:
            of[key] = self.stand_ins[where]
            return True
        if of is not None and key in of and where not in self.stand_ins:
            del of[key]
            return True
        if section.startswith("entries["):
            at = int(section[8:-1]) - 1
            was = self.entries[at]
            plain = sample_entry(at + 1)
            if was != plain:
                self.entries[at] = plain
                return True
        return False

    def _drop(self, *headings: str) -> bool:
        """Leave these sections out; whether there were any."""
        left = [part for part in self.parts if part[0] not in headings]
        dropped = len(left) < len(self.parts)
        self.parts = left
        return dropped


def without_empty(sections: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """Sections without the keys that have no value; what is left out has its default."""
    return {
        section: {key: value for key, value in keys.items() if value is not None}
        for section, keys in sections.items()
    }


def programme_parts(
    rooms: Sequence[DraftRoom], timetable: Sequence[DraftPlanned]
) -> Iterator[Part]:
    """Rooms and timetable of a form as the event file has them."""
    for room in rooms:
        yield "[[rooms]]", {"name": room.name, "tables": list(room.tables)}
    for row in timetable:
        keys = {"at": row.at, "what": row.what, "session": row.session, "room": row.room or None}
        yield "[[timetable]]", {key: value for key, value in keys.items() if value is not None}


def entries_in_form(
    text: str,
    listed: Sequence[DraftEntry],
    problems: list[DraftProblem],
    *,
    persons: bool = False,
) -> Sequence[Entry]:
    """The entries that can be read; a line that cannot be is named and passed over.

    Args:
        text: a list as pasted, which stands instead of `listed`.
        persons: each entry is one person.
    """
    if text.strip():
        entries, faults = readable_entries(text, persons=persons)
        problems += [DraftProblem(no.where, why_of(no)) for no in faults]
        return entries
    found = []
    for number, row in enumerate(listed, 1):
        try:
            where = f"entries[{number}]"
            found.append(new_entry_at(where, row.id or letters(number), row.name, row.players))
        except NotAnEvent as no:
            problems.append(DraftProblem(no.where, why_of(no)))
            found.append(sample_entry(number))
    return found


def event_of_form(
    form: Form, read: Callable[[str, Sequence[Entry]], EventT], problems: list[DraftProblem]
) -> EventT | None:
    """The event of a form; each thing that is wrong is noted and put out of the way."""
    while len(problems) < MOST_PROBLEMS:
        try:
            event = read(form.text(), form.entries)
            require_programme(event.programme)
            return event
        except NotAnEvent as no:
            known = any(problem.where == no.where for problem in problems)
            entries = no.where == "entries" and any(
                problem.where.startswith(("line ", "entries")) for problem in problems
            )
            if not known and not entries:
                problems.append(DraftProblem(no.where, why_of(no)))
            if not form.without(no.where):
                return None
        except Refused as refusal:
            problems.append(DraftProblem("event", refusal_text(refusal)))
            return None
    return None


def why_of(no: NotAnEvent) -> Text:
    """What to type in a field; of an entry what is wrong, beside whose place it stands."""
    if no.where.startswith(("entries", "line ")):
        return about_entry(no)
    return what_to_type(no)
