"""A new event of individuals: a form read as the event file would be."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from evendeal.formats.duplicate.new_event_levels import blinds_text, level_parts, rounds_warnings
from evendeal.formats.duplicate.new_event_pace import hands_lasts, pace_defaults
from evendeal.formats.new_event_form import (
    Form,
    Part,
    entries_in_form,
    event_of_form,
    programme_parts,
    without_empty,
)
from evendeal.formats.new_event_sentences import (
    FROM_NAME,
    HALF_AN_HOUR,
    begins_sentences,
    devices_sentence,
    programme_sentences,
    results_sentences,
)
from evendeal.formats.new_event_side import NewEventSide, entries_read
from evendeal.formats.new_event_words import TAKEN
from evendeal.formats.seat_ladder.new_event_course import course_of
from evendeal.ids import EventId
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.duplicate.rules import OfficeRules
from evendeal.tournament.entry import sample_entry
from evendeal.tournament.seat_ladder.event import SEAT_LADDER, LadderEvent
from evendeal.tournament.seat_ladder.event_read import (
    read_event,
    stages_read,
    usual_play,
    write_event,
)
from evendeal.tournament.seat_ladder.stages import Stage, StagePlace, fields
from evendeal.tournament.short_name import short_name
from evendeal.views.draft import DraftDefault, DraftProblem, DraftWarning
from evendeal.views.poker.ladder_draft import DraftStageRead, LadderCheck, LadderDraft
from evendeal.views.text import Text, says

MOST_EXPECTED = 10_000
"""More players than are reckoned with before there is a list of them."""

NO_LIST = says("type-no-list")

_STAND_INS: dict[str, Any] = {"event.id": "sample", "event.name": "Sample"}

_HOW = {
    "deals": says("usual-slides-deals"),
    "reserve": says("usual-tenth-of-deals"),
    "big_blind": says("usual-slides-blinds"),
    "small_blind": says("usual-as-big-blind"),
    "cap": says("usual-hundred-big-blinds"),
    "starting_stack": says("usual-two-hundred-big-blinds"),
}
"""Whence the defaults of `[play]` come that the form shows."""


class SeatLadderNewEvent(NewEventSide[LadderDraft]):
    """The form of individual duplicate poker."""

    game = "poker"
    title = says("format-seat-ladder")
    entry_kind = "person"
    sentence = says("format-seat-ladder-what")
    form = "fields"
    draft = LadderDraft
    check_type = LadderCheck

    def check(self, draft: LadderDraft) -> LadderCheck:
        """What is wrong with the form, or what it would make."""
        problems: list[DraftProblem] = []
        taken = self.taken()
        listed = list(entries_in_form(draft.entries_text, draft.entries, problems, persons=True))
        expected = min(max(draft.players or 0, 0), MOST_EXPECTED)
        if not listed and not any(problem.where.startswith("line") for problem in problems):
            problems.append(DraftProblem("entries", NO_LIST))
        players = len(listed) or expected
        entries = listed or [sample_entry(number) for number in range(1, expected + 1)]
        form = Form(_sections(draft, taken), entries, list(_parts(draft)), _STAND_INS)
        event = event_of_form(form, partial(read_event, new=True), problems) if players else None
        if EventId(draft.id) in taken:
            problems.append(DraftProblem("event.id", TAKEN))
        stages = event.stages if event else _stages(form, players)
        deals = [stage.deals for stage in stages for _ in range(stage.sessions)]
        lasts = hands_lasts(draft, deals, problems)
        check = LadderCheck(
            format=SEAT_LADDER,
            problems=tuple(problems),
            entries=entries_read(listed),
            defaults=tuple(_defaults(draft, form.sections, taken)),
            lasts=lasts,
            players=players,
            stages=tuple(map(_stage_read, stages)),
            course=tuple(course_of(stages, players)),
            warnings=() if event is None else tuple(_warnings(event)),
        )
        if problems or event is None:
            return check
        return replace(
            check,
            event=event.id,
            name=event.name,
            sentences=(*sentences(event), *([lasts.sentence] if lasts else [])),
            entries=entries_read(event.entries),
            toml=write_event(event),
        )


def sentences(event: LadderEvent) -> Iterator[Text]:
    """What an event comes to: its stages, and how many each is likely to have."""
    yield from begins_sentences(event.begins)
    sizes = list(fields(event.places, len(event.entries)))
    for number, (place, players) in enumerate(zip(event.places, sizes, strict=True), 1):
        stage = place.stage
        yield says(
            "draft-stage",
            session=number,
            title=place.title,
            players=players,
            seats=stage.seats,
            deals=stage.deals,
            leave=stage.eliminate,
        )
    levels = [level.blinds for level in event.stages[0].levels]
    blinds = blinds_text(levels or [event.play.blinds], event.play.cap)
    yield says("draft-blinds-stack", blinds=blinds, stack=event.play.starting_stack)
    yield _awards(event)
    yield devices_sentence(event.hall)
    yield from results_sentences(event.hall)
    yield from programme_sentences(event.programme)


def _awards(event: LadderEvent) -> Text:
    awards = event.awards
    if not awards.money:
        return says("draft-points")
    if not awards.pool:
        return says("draft-no-money")
    if awards.currency:
        return says("draft-pool-in", pool=awards.pool, currency=awards.currency)
    return says("draft-pool", pool=awards.pool)


def _sections(draft: LadderDraft, taken: Collection[EventId]) -> dict[str, dict[str, Any]]:
    """The form as the event file has it; what is left out of the form has its default there."""
    blinds: dict[str, Any] = {
        "small_blind": draft.small_blind,
        "big_blind": draft.big_blind,
        "ante": draft.ante,
        "big_blind_ante": draft.big_blind_ante,
    }
    money = {"pool": draft.pool, "currency": draft.currency or None}
    return without_empty(
        {
            "event": {
                "id": draft.id or short_name(draft.name, taken),
                "name": draft.name,
                "format": SEAT_LADDER,
                "begins": draft.begins,
                "zone": draft.zone,
                "language": draft.language,
            },
            "play": {
                "deals": draft.deals,
                "reserve": draft.reserve,
                **({} if draft.levels else blinds),
                "cap": draft.cap,
                "starting_stack": draft.starting_stack,
            },
            "draw": {
                "order": draft.order,
                "block": draft.block,
                "beacons": list(draft.beacons),
                "known_from": list(draft.known_from),
            },
            "awards": {"kind": draft.awards, **({} if draft.awards == "points" else money)},
            "office": {"correction_minutes": draft.correction_minutes},
            "hall": {"devices": draft.devices, "results": draft.results},
        }
    )


def _parts(draft: LadderDraft) -> Iterator[Part]:
    """Stages, levels, rooms and timetable of the form as the event file has them."""
    for stage in draft.stages:
        keys = {key: getattr(stage, key) for key in _STAGE_KEYS}
        yield "[[stages]]", {key: value for key, value in keys.items() if value is not None}
    yield from level_parts(draft.levels)
    yield from programme_parts(draft.rooms, draft.timetable)


_STAGE_KEYS = ("name", "sessions", "seats", "deals", "reserve", "eliminate", "carry_over")


def _stages(form: Form, players: int) -> tuple[Stage, ...]:
    """The stages of a form that is no event yet; none where they cannot be read."""
    try:
        return stages_read(form.text(), players)
    except NotAnEvent:
        return ()


def _stage_read(stage: Stage) -> DraftStageRead:
    return DraftStageRead(
        stage.name,
        stage.sessions,
        stage.seats,
        stage.deals,
        stage.reserve,
        stage.eliminate,
        stage.carry_over,
    )


def _warnings(event: LadderEvent) -> Iterator[DraftWarning]:
    """Of each stage, once, that its sessions are no whole number of rounds."""
    places: Sequence[StagePlace] = event.places
    for session, place in enumerate(places):
        if place.number == 1:
            number = event.stages.index(place.stage) + 1
            play = event.plays[session]
            where = "levels" if play.levels else f"stages[{number}].deals"
            yield from rounds_warnings(play, where, place.stage.name)


def _defaults(
    draft: LadderDraft, sections: dict[str, dict[str, Any]], taken: Collection[EventId]
) -> Iterator[DraftDefault]:
    """What each field says that is left empty, also where something else is typed in it."""
    yield DraftDefault("event.id", short_name(draft.name, taken), FROM_NAME)
    usual = usual_play(sections["play"])
    for key, how in _HOW.items():
        if key in usual:
            yield DraftDefault(f"play.{key}", str(usual[key]), how)
    minutes = str(OfficeRules().correction_minutes)
    yield DraftDefault("office.correction_minutes", minutes, HALF_AN_HOUR)
    yield from pace_defaults()
