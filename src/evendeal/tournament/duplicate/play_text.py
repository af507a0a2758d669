"""What an event's file says of play at a table and of the office, whoever is compared with whom."""

from collections.abc import Mapping, Sequence
from typing import Any

from evendeal.poker import Betting, OddChips, Raises
from evendeal.reason import Reason
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.duplicate.levels import Blinds, Level
from evendeal.tournament.duplicate.rules import (
    InRunningKind,
    OfficeRules,
    OrderKind,
    OrderRules,
    PlayRules,
    Stacks,
)
from evendeal.tournament.event_text import EventText, Section, choice_at, needed
from evendeal.tournament.randomness import randomness_at, randomness_written

NO_CAP = "none"
"""How an event file says that there is no cap."""

BLIND_KEYS = ("small_blind", "big_blind", "ante", "big_blind_ante")
"""The keys that say what is posted, of `[play]` and of a level."""

LEVEL_KEYS = ("deals", *BLIND_KEYS)
"""The keys of `[[levels]]`."""

TABLE_KEYS = (
    *BLIND_KEYS,
    "cap",
    "stacks",
    "starting_stack",
    "betting",
    "raises",
    "odd_chips",
    "chip",
    "burns",
)
"""The keys of `[play]` that say how a hand is played."""

ORDER_KEYS = ("order", "block", "beacon", "beacons", "known_from")
"""The keys of `[draw]` that every event of duplicate poker has."""

OFFICE_KEYS = ("correction_minutes", "wild_caps", "shortest_seconds", "in_running")


def table_rules(play: Mapping[str, Any], usual: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of `PlayRules` that say how a hand is played.

    Args:
        play: what the section says.
        usual: what it says where it says nothing.

    Raises:
        NotAnEvent: a word that is none of those to choose from.
    """
    cap = play.get("cap", usual["cap"])
    return {
        "small_blind": play.get("small_blind", usual["small_blind"]),
        "big_blind": play.get("big_blind", usual["big_blind"]),
        "cap": None if cap == NO_CAP else cap,
        "starting_stack": play.get("starting_stack", usual["starting_stack"]),
        "stacks": choice_at(play, "play.stacks", Stacks, Stacks.RESET),
        "betting": choice_at(play, "play.betting", Betting, Betting.NO_LIMIT),
        "raises": choice_at(play, "play.raises", Raises, Raises.FULL),
        "ante": play.get("ante", usual["ante"]),
        "big_blind_ante": play.get("big_blind_ante", usual["big_blind_ante"]),
        "odd_chips": choice_at(play, "play.odd_chips", OddChips, OddChips.WHOLE),
        "chip": play.get("chip", usual["chip"]),
        "burns": play.get("burns", True),
    }


def table_rules_written(play: PlayRules, *, leveled: bool = False) -> dict[str, object]:
    """The keys of `[play]` that say it.

    Args:
        leveled: every deal has a level, which says its blinds.
    """
    return {
        **({} if leveled else blinds_written(play.blinds)),
        "cap": NO_CAP if play.cap is None else play.cap,
        "stacks": play.stacks.value,
        "starting_stack": play.starting_stack,
        "betting": play.betting.value,
        "raises": play.raises.value,
        "odd_chips": play.odd_chips.value,
        "chip": play.chip,
        "burns": play.burns,
    }


def levels_at(file: EventText) -> tuple[tuple[Section, Level], ...]:
    """The levels of a file, each with the section that says it.

    Raises:
        NotAnEvent: one is none.
    """
    levels = []
    for number, keys in enumerate(file.sections("levels", "level"), 1):
        where = f"levels[{number}]"
        level = Level(
            needed(keys, f"{where}.deals"),
            Blinds(
                small_blind=needed(keys, f"{where}.small_blind"),
                big_blind=needed(keys, f"{where}.big_blind"),
                ante=keys.get("ante", 0),
                big_blind_ante=keys.get("big_blind_ante", 0),
            ),
        )
        level.require(where)
        levels.append((keys, level))
    return tuple(levels)


def with_first_level(play: Section, levels: Sequence[tuple[Section, Level]]) -> dict[str, Any]:
    """What `[play]` says, its blinds those of the first level where it names none."""
    return {**(blinds_written(levels[0][1].blinds) if levels else {}), **play}


def require_no_blinds(play: Section) -> None:
    """Nothing, if `[play]` leaves the blinds to the levels, which every deal has.

    Raises:
        NotAnEvent: it says blinds too.
    """
    for key in BLIND_KEYS:
        if key in play:
            why = Reason(
                "blinds-of-levels",
                "every deal has a level, which says it; leave one of the two out",
            )
            raise NotAnEvent(where=f"play.{key}", value=play[key], why=why)


def levels_written(
    levels: tuple[Level, ...], **more: object
) -> list[tuple[str, dict[str, object]]]:
    """The sections of a file that are these levels; `more` are keys that each of them has."""
    return [
        ("[[levels]]", {**more, "deals": level.deals, **blinds_written(level.blinds)})
        for level in levels
    ]


def blinds_written(blinds: Blinds) -> dict[str, int]:
    """The keys that say blinds, of `[play]` and of a level."""
    return {key: getattr(blinds, key) for key in BLIND_KEYS}


def order_rules(draw: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of `OrderRules`.

    Raises:
        NotAnEvent: no such order, or public randomness that contradicts itself.
    """
    return {
        "order": choice_at(draw, "draw.order", OrderKind, OrderKind.WHOLE),
        "block": draw.get("block", 10),
        "randomness": randomness_at(draw),
    }


def order_rules_written(draw: OrderRules) -> dict[str, object]:
    """The keys of `[draw]` that say it."""
    return {
        "order": draw.order.value,
        "block": draw.block,
        **randomness_written(draw.randomness),
    }


def office_rules(office: Mapping[str, Any]) -> OfficeRules:
    """What `[office]` says.

    Raises:
        NotAnEvent: a value that is none.
    """
    return OfficeRules(
        correction_minutes=office.get("correction_minutes", 30),
        wild_caps=office.get("wild_caps", 3),
        shortest_seconds=office.get("shortest_seconds", 20),
        in_running=choice_at(office, "office.in_running", InRunningKind, InRunningKind.OFF),
    )


def office_rules_written(office: OfficeRules) -> dict[str, object]:
    """The keys of `[office]` that say it."""
    return {
        "correction_minutes": office.correction_minutes,
        "wild_caps": office.wild_caps,
        "shortest_seconds": office.shortest_seconds,
        "in_running": office.in_running.value,
    }
