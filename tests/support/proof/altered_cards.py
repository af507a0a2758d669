"""What may be altered in published files of cards, and how each verifier names it."""

from typing import Any

from support.proof.changes import (
    Altered,
    no_beacon,
    other_event,
    set_beacon,
    set_published_beacon,
    set_published_root,
)
from support.proof.honest_cards import BEACON_ENDED, BEACON_RUNNING, ENDED, RUNNING
from support.proof.stranger import other_digit


def set_root(body: Any) -> None:
    deals = body["sessions"][0]["original"]
    deals["root"] = other_digit(deals["root"], 5)


def set_secret(body: Any) -> None:
    deals = body["sessions"][0]["original"]
    deals["secret"] = other_digit(deals["secret"], 63)


def set_order(body: Any) -> None:
    order = body["sessions"][0]["running_orders"][2]
    order[0], order[1] = order[1], order[0]


def set_sealed_root(body: Any) -> None:
    deals = body["seal"]["sessions"][0]["reserve"]
    deals["root"] = other_digit(deals["root"], 0)


def no_reserve(body: Any) -> None:
    body["sessions"][0]["reserve"] = None


ALTERED: list[Altered] = [
    (
        "root",
        ENDED,
        1,
        set_root,
        "session 1, original deals",
        "Session 1, original deals: the root",
    ),
    ("secret", ENDED, 1, set_secret, "session 1, original deals", "secret is not the sealed one"),
    ("order", ENDED, 1, set_order, "session 1, table 3", "Session 1, table 3: the running order"),
    (
        "seal",
        ENDED,
        0,
        set_sealed_root,
        "session 1, reserve deals",
        "Session 1, reserve deals: the",
    ),
    (
        "root.json",
        BEACON_ENDED,
        2,
        set_published_root,
        "session 2, original deals",
        "Session 2, original deals: the root is not the one published before play",
    ),
    (
        "beacon published",
        BEACON_ENDED,
        2,
        set_published_beacon,
        "session 2, public randomness",
        "Session 2: the public randomness is not as sealed",
    ),
    (
        "beacon opened",
        BEACON_RUNNING,
        1,
        set_beacon,
        "session 1, public randomness",
        "Session 1: the public randomness is not as sealed",
    ),
    (
        "beacon missing",
        BEACON_RUNNING,
        1,
        no_beacon,
        "session 1, public randomness",
        "Session 1: the public randomness is not as sealed",
    ),
    (
        "beacon unsealed",
        RUNNING,
        1,
        set_beacon,
        "session 1, public randomness",
        "Session 1: the public randomness is not as sealed",
    ),
    ("event", RUNNING, 1, other_event, "opened.json", "of different events"),
    (
        "reserve",
        RUNNING,
        1,
        no_reserve,
        "session 1, reserve deals",
        "the reserve deals are missing",
    ),
]
