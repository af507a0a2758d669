"""A new event of seat teams: a form read as the event file would be."""

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import Any

from evendeal.draw.seats import SeatDraw
from evendeal.errors import Refused
from evendeal.formats.duplicate.new_event_levels import level_parts, rounds_warnings
from evendeal.formats.new_event_form import (
    Form,
    entries_in_form,
    event_of_form,
    programme_parts,
    without_empty,
)
from evendeal.formats.new_event_sentences import programme_sentences
from evendeal.formats.new_event_side import NewEventSide, entries_read
from evendeal.formats.new_event_words import TAKEN, refusal_text
from evendeal.formats.seat_teams.new_event_defaults import draft_defaults, draft_lasts
from evendeal.formats.seat_teams.new_event_summary import (
    fairness_words,
    sample_draws,
    sample_tables,
    summary,
)
from evendeal.ids import EventId
from evendeal.tournament.event_text import SEAT_TEAMS
from evendeal.tournament.later_keys import as_new
from evendeal.tournament.seat_teams.event_read import read_event, write_event
from evendeal.tournament.short_name import short_name
from evendeal.views.draft import DraftProblem
from evendeal.views.poker.draft import Draft, SeatTeamsCheck
from evendeal.views.text import says

_STAND_INS: dict[str, Any] = {"event.id": "sample", "event.name": "Sample", "play.deals": 1}
"""What stands for a needed value that cannot be used, while the rest is looked at."""


class SeatTeamsNewEvent(NewEventSide[Draft]):
    """The form of duplicate poker."""

    game = "poker"
    title = says("format-seat-teams")
    sentence = says("format-seat-teams-what")
    form = "fields"
    draft = Draft
    check_type = SeatTeamsCheck

    def check(self, draft: Draft) -> SeatTeamsCheck:
        """What is wrong with the form, or what it would make."""
        problems: list[DraftProblem] = []
        taken = self.taken()
        form = Form(
            _sections(draft, taken),
            list(entries_in_form(draft.entries_text, draft.entries, problems)),
            [*level_parts(draft.levels), *programme_parts(draft.rooms, draft.timetable)],
            _STAND_INS,
        )
        entries = tuple(form.entries)
        event = event_of_form(form, partial(read_event, new=True), problems)
        if EventId(draft.id) in taken:
            problems.append(DraftProblem("event.id", TAKEN))
        draws: tuple[SeatDraw, ...] = ()
        if event is not None:
            try:
                draws = tuple(sample_draws(event))
            except Refused as refusal:
                problems.append(DraftProblem("draw.seats", refusal_text(refusal)))
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
                *programme_sentences(event.programme),
                *([lasts.sentence] if lasts else []),
            ),
            entries=entries_read(event.entries),
            fairness=rows,
            fairness_sentences=sentences,
            exact=exact,
            seats=tuple(sample_tables(event, draws)),
            warnings=tuple(rounds_warnings(event.play, "play.deals")),
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
    blinds: dict[str, Any] = {
        "small_blind": draft.small_blind,
        "big_blind": draft.big_blind,
        "ante": draft.ante,
        "big_blind_ante": draft.big_blind_ante,
    }
    play: dict[str, Any] = {
        "deals": draft.deals,
        "reserve": draft.reserve,
        "seats": draft.seats,
        "empty_seats": list(draft.empty_seats),
        **({} if draft.levels else blinds),
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
    hall = {"devices": draft.devices, "results": draft.results}
    sections = {
        "event": event,
        "play": play,
        "draw": draw,
        "scoring": scoring,
        "office": office,
        "hall": hall,
    }
    form = without_empty(sections)
    as_new(SEAT_TEAMS, form)
    return form
