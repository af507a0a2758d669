"""A new event of seat teams: a form read as the event file would be."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from evendeal.director.entry_lines import MOST_PROBLEMS, readable_entries
from evendeal.director.languages import require_programme
from evendeal.draw.seats import SeatDraw
from evendeal.errors import Refused
from evendeal.formats.new_event_side import NewEventSide, entries_read
from evendeal.formats.new_event_words import TAKEN, about_entry, what_to_type
from evendeal.formats.seat_teams.new_event_defaults import draft_defaults, draft_lasts
from evendeal.formats.seat_teams.new_event_summary import (
    fairness_words,
    sample_draws,
    sample_tables,
    summary,
)
from evendeal.ids import EventId
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.entry import Entry, letters, sample_entry
from evendeal.tournament.event_text import SEAT_TEAMS, written
from evendeal.tournament.later_keys import as_new
from evendeal.tournament.new_names import new_entry_at
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.event_read import read_event, write_event
from evendeal.tournament.short_name import short_name
from evendeal.views.draft import DraftProblem
from evendeal.views.poker.draft import Draft, SeatTeamsCheck

_STAND_INS: dict[str, Any] = {"event.id": "sample", "event.name": "Sample", "play.deals": 1}
"""What stands for a needed value that cannot be used, while the rest is looked at."""


@dataclass(slots=True)
class _Form:
    """The form as the sections of an event file, its rooms and timetable, and the entries."""

    sections: dict[str, dict[str, Any]]
    entries: list[Entry]
    programme: list[tuple[str, dict[str, Any]]]

    def text(self) -> str:
        """The event file without entries."""
        sections = [(f"[{name}]", keys) for name, keys in self.sections.items()]
        return written([*sections, *self.programme])

    def without(self, where: str) -> bool:
        """Put what is wrong at a place out of the way; whether that could be done."""
        if where.startswith(("rooms", "timetable")) and self.programme:
            self.programme = []
            return True
        section, _, key = where.partition(".")
        of = self.sections.get(section)
        if of is not None and where in _STAND_INS and of.get(key) != _STAND_INS[where]:
            of[key] = _STAND_INS[where]
            return True
        if of is not None and key in of and where not in _STAND_INS:
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


class SeatTeamsNewEvent(NewEventSide[Draft]):
    """The form of duplicate poker."""

    game = "poker"
    title = "Duplicate poker"
    sentence = (
        "Teams with a player on every seat. At every table the same cards lie in the same seat, "
        "and only what is made of them counts."
    )
    form = "fields"
    draft = Draft
    check_type = SeatTeamsCheck

    def check(self, draft: Draft) -> SeatTeamsCheck:
        """What is wrong with the form, or what it would make."""
        problems: list[DraftProblem] = []
        taken = self.taken()
        form = _Form(
            _sections(draft, taken), list(_entries(draft, problems)), list(_programme(draft))
        )
        entries = tuple(form.entries)
        event = _event(form, problems)
        if EventId(draft.id) in taken:
            problems.append(DraftProblem("event.id", TAKEN))
        draws: tuple[SeatDraw, ...] = ()
        if event is not None:
            try:
                draws = tuple(sample_draws(event))
            except Refused as refusal:
                problems.append(DraftProblem("draw.seats", str(refusal)))
        lasts = draft_lasts(draft, problems)
        check = SeatTeamsCheck(
            format=SEAT_TEAMS,
            problems=tuple(problems),
            entries=entries_read(entries),
            defaults=tuple(draft_defaults(draft, form.sections, len(entries), taken)),
            lasts=lasts,
        )
        if problems or event is None:
            return check
        rows, sentences, exact = fairness_words(event, draws)
        return replace(
            check,
            event=event.id,
            name=event.name,
            sentences=(
                *summary(event),
                *event.programme.sentences(),
                *([lasts.sentence] if lasts else []),
            ),
            entries=entries_read(event.entries),
            fairness=rows,
            fairness_sentences=sentences,
            exact=exact,
            seats=tuple(sample_tables(event, draws)),
            toml=write_event(event),
        )


def _sections(draft: Draft, taken: Collection[EventId]) -> dict[str, dict[str, Any]]:
    """The form as the event file has it.

    What is left out of the form is left out there, or has its default; of the keys that came
    later it says what a new event says.
    """
    event: dict[str, Any] = {
        "id": draft.id or short_name(draft.name, taken),
        "name": draft.name,
        "format": draft.format,
        "sessions": draft.sessions,
        "begins": draft.begins,
        "zone": draft.zone,
        "language": draft.language,
    }
    play: dict[str, Any] = {
        "deals": draft.deals,
        "reserve": draft.reserve,
        "seats": draft.seats,
        "empty_seats": list(draft.empty_seats),
        "small_blind": draft.small_blind,
        "big_blind": draft.big_blind,
        "ante": draft.ante,
        "big_blind_ante": draft.big_blind_ante,
        "cap": draft.cap,
        "stacks": draft.stacks,
        "starting_stack": draft.starting_stack,
        "betting": draft.betting,
        "raises": draft.raises,
        "odd_chips": draft.odd_chips,
        "chip": draft.chip,
        "burns": draft.burns,
    }
    draw: dict[str, Any] = {
        "seats": draft.seat_draw,
        "order": draft.order,
        "block": draft.block,
        "beacon": draft.beacon,
        "beacons": list(draft.beacons),
        "known_from": list(draft.known_from),
    }
    scoring = {"method": draft.method, "ties": draft.ties}
    office: dict[str, Any] = {
        "correction_minutes": draft.correction_minutes,
        "wild_caps": draft.wild_caps,
        "shortest_seconds": draft.shortest_seconds,
        "in_running": draft.in_running,
    }
    hall = {"devices": draft.devices}
    sections = {
        "event": event,
        "play": play,
        "draw": draw,
        "scoring": scoring,
        "office": office,
        "hall": hall,
    }
    form = {
        section: {key: value for key, value in keys.items() if value is not None}
        for section, keys in sections.items()
    }
    as_new(SEAT_TEAMS, form)
    return form


def _programme(draft: Draft) -> Iterator[tuple[str, dict[str, Any]]]:
    """Rooms and timetable of the form as the event file has them."""
    for room in draft.rooms:
        yield "[[rooms]]", {"name": room.name, "tables": list(room.tables)}
    for row in draft.timetable:
        keys = {"at": row.at, "what": row.what, "session": row.session, "room": row.room or None}
        yield "[[timetable]]", {key: value for key, value in keys.items() if value is not None}


def _entries(draft: Draft, problems: list[DraftProblem]) -> Sequence[Entry]:
    """The entries that can be read; a line that cannot be is named and passed over."""
    if not draft.entries_text.strip():
        return _listed(draft, problems)
    entries, faults = readable_entries(draft.entries_text)
    problems += [DraftProblem(no.where, _why(no)) for no in faults]
    return entries


def _listed(draft: Draft, problems: list[DraftProblem]) -> Sequence[Entry]:
    entries = []
    for number, row in enumerate(draft.entries, 1):
        try:
            where = f"entries[{number}]"
            entries.append(new_entry_at(where, row.id or letters(number), row.name, row.players))
        except NotAnEvent as no:
            problems.append(DraftProblem(no.where, _why(no)))
            entries.append(sample_entry(number))
    return entries


def _event(form: _Form, problems: list[DraftProblem]) -> Event | None:
    """The event of the form; each thing that is wrong is noted and put out of the way."""
    while len(problems) < MOST_PROBLEMS:
        try:
            event = read_event(form.text(), form.entries, new=True)
            require_programme(event.programme)
            return event
        except NotAnEvent as no:
            known = any(problem.where == no.where for problem in problems)
            entries = no.where == "entries" and any(
                problem.where.startswith(("line ", "entries")) for problem in problems
            )
            if not known and not entries:
                problems.append(DraftProblem(no.where, _why(no)))
            if not form.without(no.where):
                return None
        except Refused as refusal:
            problems.append(DraftProblem("event", str(refusal)))
            return None
    return None


def _why(no: NotAnEvent) -> str:
    """What to type in a field; of a team what is wrong, beside whose place it stands."""
    if no.where.startswith(("entries", "line ")):
        return about_entry(no)
    return what_to_type(no)
