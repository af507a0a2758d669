"""What `[play]` says wherever a file says nothing, made from what it does say."""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from evendeal.ids import SeatNo
from evendeal.tournament.duplicate.play_text import NO_CAP

USUAL_BIG_BLIND = 50
MOST_USUAL_SEATS = 6
"""Seats at a table where more teams enter and the file names no number."""


Whence: TypeAlias = Literal[
    "usual-blinds",
    "half-big-blind",
    "hundred-big-blinds",
    "seat-each",
    "no-ante",
    "tenth-of-deals",
    "small-blind",
    "cap",
    "cap-and-ante",
]
"""How a value comes about that is left out; `seat-each` is a seat for every team, up to six."""


class Default(NamedTuple):
    """What a key says that is left out, and how that comes about."""

    value: Any
    how: Whence


def play_defaults(
    play: Mapping[str, Any], teams: int, empty_seats: frozenset[SeatNo]
) -> dict[str, Default]:
    """Every key of `[play]` that follows from others, with what it says where it is left out.

    A value that is none is passed over: the rules name it when they read it.

    Args:
        play: what the section says.
        teams: how many enter.

    Source:
        docs/configuration.md.
    """
    typed_blind = play.get("big_blind", USUAL_BIG_BLIND)
    big_blind = typed_blind if type(typed_blind) is int else 0
    deals = play.get("deals")
    defaults = {
        "big_blind": Default(USUAL_BIG_BLIND, "usual-blinds"),
        "small_blind": Default(big_blind // 2, "half-big-blind"),
        "cap": Default(100 * big_blind, "hundred-big-blinds"),
        # Below two teams there is no event; let the entries say so.
        "seats": Default(
            max(2, min(teams + len(empty_seats), MOST_USUAL_SEATS)),
            "seat-each",
        ),
        "ante": Default(0, "no-ante"),
        "big_blind_ante": Default(0, "no-ante"),
    }
    if type(deals) is int:
        defaults["reserve"] = Default(-(-deals // 10), "tenth-of-deals")
    small_blind = play.get("small_blind", defaults["small_blind"].value)
    defaults["chip"] = Default(small_blind or 1, "small-blind")
    defaults["starting_stack"] = _starting_stack(
        play, play.get("cap", defaults["cap"].value), big_blind
    )
    return defaults


def _starting_stack(play: Mapping[str, Any], cap: Any, big_blind: int) -> Default:
    if cap == NO_CAP:
        return Default(100 * big_blind, "hundred-big-blinds")
    ante = play.get("big_blind_ante", 0)
    if type(cap) is int and type(ante) is int and ante > 0:
        # The big-blind ante is outside the cap (R35).
        return Default(cap + ante, "cap-and-ante")
    return Default(cap, "cap")
