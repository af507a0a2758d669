"""Event files of individuals in and out."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from evendeal.ids import EventId
from evendeal.reason import Reason
from evendeal.scoring.carry_over import MAXIMUM_BLINDS
from evendeal.tournament.begins import begins_at
from evendeal.tournament.checks import NotAnEvent, whole
from evendeal.tournament.duplicate.levels import MOST_DEALS, Level
from evendeal.tournament.duplicate.play_text import (
    LEVEL_KEYS,
    NO_CAP,
    OFFICE_KEYS,
    ORDER_KEYS,
    TABLE_KEYS,
    levels_at,
    levels_written,
    office_rules,
    office_rules_written,
    order_rules,
    order_rules_written,
    require_no_blinds,
    table_rules,
    table_rules_written,
    with_first_level,
)
from evendeal.tournament.duplicate.rules import OrderRules, PlayRules
from evendeal.tournament.entry import Entry
from evendeal.tournament.event_text import (
    EventText,
    Section,
    choice_at,
    entries_written,
    hall_of,
    hall_written,
    needed,
    text_at,
    toml_of,
    written,
)
from evendeal.tournament.hall import HallRules, TableResults
from evendeal.tournament.new_names import entries_entered, file_entered, require_new_names
from evendeal.tournament.programme_text import (
    EVENT_KEYS,
    PROGRAMME_KEYS,
    event_keys_written,
    programme_of,
    programme_written,
)
from evendeal.tournament.seat_ladder.event import (
    SEAT_LADDER,
    AwardKind,
    AwardRules,
    LadderEvent,
)
from evendeal.tournament.seat_ladder.stages import FINAL_SEATS, HALVES, Stage, stages_advised

KEYS: dict[str, tuple[str, ...]] = {
    "event": ("id", "name", "format", "begins", *EVENT_KEYS),
    "play": ("deals", "reserve", *TABLE_KEYS),
    "stages": ("name", "sessions", "seats", "deals", "reserve", "eliminate", "carry_over"),
    "levels": ("stage", *LEVEL_KEYS),
    "draw": ORDER_KEYS,
    "awards": ("kind", "pool", "currency"),
    "office": OFFICE_KEYS,
    "hall": ("devices", "results"),
    **PROGRAMME_KEYS,
    "entries": ("id", "name", "players"),
}
"""Every key of an event file, by section."""

USUAL_BIG_BLIND = 25
USUAL_DEALS = 24
USUAL_STACK = 200
"""Big blinds in front of a seat when a deal begins."""
USUAL_CAP = 100
"""Big blinds that a seat may lose in one deal."""


def read_event(
    text: str | bytes, entries: Sequence[Entry] = (), *, new: bool = False
) -> LadderEvent:
    """The event that an `event.toml` describes.

    Args:
        text: the file; bytes must be UTF-8.
        entries: the players, where they come from a list of their own; the file then has none.
        new: the event is to be made: its texts are taken in one spelling, and its names have to
            be seen and distinguished. That of a log is read as it was sealed.

    Raises:
        NotAnEvent: with the place, the value there and why not.

    Source:
        docs/configuration.md, where every key and default stands.
    """
    data = toml_of(text)
    if not new:
        return _as_it_stands(data, entries)
    event = _as_it_stands(file_entered(data), entries_entered(entries))
    require_new_names(event.name, event.entries)
    return event


def _as_it_stands(data: Mapping[str, Any], entries: Sequence[Entry]) -> LadderEvent:
    file = EventText(data, KEYS)
    event, play, awards = (file.section(name) for name in ("event", "play", "awards"))
    players = tuple(_player(entry) for entry in file.entries(entries))
    levels = levels_at(file)
    rules = _rules(play, levels)
    stages = _leveled(_stages(file, rules, len(players)), levels)
    if all(stage.levels for stage in stages):
        require_no_blinds(play)
        rules = rules.with_blinds(stages[0].levels[0].blinds)
    return LadderEvent(
        id=EventId(needed(event, "event.id")),
        name=needed(event, "event.name"),
        format=event.get("format", SEAT_LADDER),
        begins=begins_at(event),
        play=rules,
        stages=stages,
        draw=OrderRules(**order_rules(file.section("draw"))),
        awards=AwardRules(
            pool=awards.get("pool", 0),
            currency=text_at(awards, "awards.currency", ""),
            kind=choice_at(awards, "awards.kind", AwardKind, AwardKind.PRIZES),
        ),
        office=office_rules(file.section("office")),
        hall=hall_of(file.section("hall")),
        programme=programme_of(file),
        entries=players,
    )


def stages_read(text: str | bytes, players: int) -> tuple[Stage, ...]:
    """The stages of a file with so many players, whether or not they can fill them.

    Raises:
        NotAnEvent: what the file says of play or of a stage is wrong, or no stages can be advised.
    """
    file = EventText(toml_of(text), KEYS)
    levels = levels_at(file)
    return _leveled(_stages(file, _rules(file.section("play"), levels), players), levels)


def usual_play(play: Mapping[str, Any]) -> dict[str, Any]:
    """What `[play]` says where it says nothing; what is no number is passed over."""
    deals = play.get("deals", USUAL_DEALS)
    reserve = {"reserve": -(-deals // 10)} if type(deals) is int else {}
    return {"deals": USUAL_DEALS, **reserve, **_usual(play)}


def write_event(event: LadderEvent) -> str:
    """The event as an `event.toml` that reads back equal."""
    leveled = all(stage.levels for stage in event.stages)
    parts: list[tuple[str, Mapping[str, object]]] = [
        (
            "[event]",
            {
                "id": event.id,
                "name": event.name,
                "format": event.format,
                **({"begins": event.begins} if event.begins else {}),
                **event_keys_written(event.programme),
            },
        ),
        (
            "[play]",
            {
                "deals": event.play.deals,
                "reserve": event.play.reserve,
                **table_rules_written(event.play, leveled=leveled),
            },
        ),
        ("[draw]", order_rules_written(event.draw)),
        ("[awards]", _awards_written(event.awards)),
        ("[office]", office_rules_written(event.office)),
        ("[hall]", _hall_written(event.hall)),
        *(("[[stages]]", _stage_written(stage)) for stage in event.stages),
        *_levels_written(event.stages),
        *programme_written(event.programme),
        *entries_written(event.entries),
    ]
    return written(parts)


def _hall_written(hall: HallRules) -> dict[str, object]:
    """Without the results at tables where there are none, as in files of before there were."""
    keys = hall_written(hall)
    if hall.results is TableResults.NONE:
        del keys["results"]
    return keys


def _awards_written(awards: AwardRules) -> dict[str, object]:
    """The keys of `[awards]`; an event for points names no pool, one for prizes no kind."""
    if awards.money:
        return {"pool": awards.pool, "currency": awards.currency}
    return {"kind": awards.kind.value}


def _levels_written(stages: Sequence[Stage]) -> list[tuple[str, dict[str, object]]]:
    """The levels of all stages once, if they are the same; else those of each stage."""
    if len({stage.levels for stage in stages}) == 1:
        return levels_written(stages[0].levels)
    by_name = {stage.name: stage.levels for stage in stages}
    return [part for name, levels in by_name.items() for part in levels_written(levels, stage=name)]


def _stage_written(stage: Stage) -> dict[str, object]:
    return {key: getattr(stage, key) for key in KEYS["stages"]}


def _player(entry: Entry) -> Entry:
    """An entry as the one player that it is."""
    return entry if entry.players else Entry(entry.id, entry.name, (entry.name,))


def _rules(play: Mapping[str, Any], levels: Sequence[tuple[Section, Level]]) -> PlayRules:
    """What every hand has in common, the stages aside."""
    deals = whole("play.deals", play.get("deals", USUAL_DEALS), 1, MOST_DEALS)
    reserve = whole("play.reserve", play.get("reserve", -(-deals // 10)), 0, MOST_DEALS)
    blinds = with_first_level(play, levels)
    return PlayRules(
        deals=deals,
        seats=FINAL_SEATS,
        reserve=reserve,
        **table_rules(blinds, _usual(blinds)),
    )


def _usual(play: Mapping[str, Any]) -> dict[str, Any]:
    """What `[play]` says where it says nothing.

    Source:
        Slides: T25/T25, stacks of T5,000; docs/rulings.md, R5 and R6.
    """
    typed = play.get("big_blind", USUAL_BIG_BLIND)
    big_blind = typed if type(typed) is int else USUAL_BIG_BLIND
    cap = USUAL_CAP * big_blind
    typed_cap = play.get("cap", cap)
    stack = USUAL_STACK * big_blind
    ante = play.get("big_blind_ante", 0)
    if typed_cap != NO_CAP and type(typed_cap) is int and type(ante) is int:
        # The big-blind ante is outside the cap (R35).
        stack = max(stack, typed_cap + ante)
    return {
        "big_blind": big_blind,
        "small_blind": big_blind,
        "cap": cap,
        "starting_stack": stack,
        "ante": 0,
        "big_blind_ante": 0,
        "chip": play.get("small_blind", big_blind) or 1,
    }


def _leveled(stages: Sequence[Stage], levels: Sequence[tuple[Section, Level]]) -> tuple[Stage, ...]:
    """The stages, each with the levels that name it, or else with those that name none.

    Raises:
        NotAnEvent: a level of a stage that there is not.
    """
    names = [stage.name for stage in stages]
    for number, (keys, _) in enumerate(levels, 1):
        if "stage" in keys and keys["stage"] not in names:
            why = Reason(
                "no-such-stage",
                "there is no such stage; there are {stages}",
                stages=", ".join(dict.fromkeys(names)),
            )
            raise NotAnEvent(where=f"levels[{number}].stage", value=keys["stage"], why=why)

    def of(stage: str | None) -> tuple[Level, ...]:
        return tuple(level for keys, level in levels if keys.get("stage") == stage)

    return tuple(replace(stage, levels=of(stage.name) or of(None)) for stage in stages)


def _stages(file: EventText, play: PlayRules, players: int) -> tuple[Stage, ...]:
    """The stages of the file; where it names none, those that are advised for the field."""
    listed = file.sections("stages", "stage")
    carry_over = MAXIMUM_BLINDS * play.big_blind
    if not listed:
        if players < 2 * FINAL_SEATS:
            why = Reason("final-too-small", "a final has at least two tables of two")
            raise NotAnEvent(where="entries", value=players, why=why)
        return stages_advised(
            players, deals=play.deals, reserve=play.reserve, carry_over=carry_over
        )
    stages = []
    for number, keys in enumerate(listed, 1):
        where, final = f"stages[{number}]", number == len(listed)
        deals = whole(f"{where}.deals", keys.get("deals", play.deals), 1, MOST_DEALS)
        usual = play.reserve if deals == play.deals else -(-deals // 10)
        stage = Stage(
            name=needed(keys, f"{where}.name"),
            sessions=keys.get("sessions", HALVES if final else 1),
            seats=keys.get("seats", FINAL_SEATS) if final else needed(keys, f"{where}.seats"),
            deals=deals,
            reserve=keys.get("reserve", usual),
            eliminate=keys.get("eliminate", 0),
            carry_over=keys.get("carry_over", 0 if final else carry_over),
        )
        stage.require(where)
        stages.append(stage)
    return tuple(stages)
