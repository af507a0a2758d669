"""What may be altered in published files of matches, and how each verifier names it."""

import json
from typing import Any

from support.proof.changes import (
    Altered,
    no_beacon,
    other_event,
    set_beacon,
    set_published_beacon,
    set_published_root,
)
from support.proof.honest_matches import (
    BEACON_ENDED,
    BEACON_RUNNING,
    ENDED,
    FINAL,
    NO_FINAL,
    RUNNING,
    THROWN,
    THROWN_BEACON,
    THROWN_ENDED,
)
from support.proof.stranger import other_digit


def set_root(body: Any) -> None:
    body["sessions"][0]["root"] = other_digit(body["sessions"][0]["root"], 5)


def set_secret(body: Any) -> None:
    body["sessions"][2]["secret"] = other_digit(body["sessions"][2]["secret"], 63)


def set_lots(body: Any) -> None:
    lots = body["sessions"][2]["lots"]
    lots[0], lots[1] = lots[1], lots[0]


def lots_without_a_team(body: Any) -> None:
    body["sessions"][2]["lots"].pop()


def lots_with_a_stranger(body: Any) -> None:
    body["sessions"][2]["lots"][1] = "Z"


def lots_too_early(body: Any) -> None:
    body["sessions"][0]["lots"] = ["A", "B", "C"]


def set_sealed_root(body: Any) -> None:
    session = body["seal"]["sessions"][1]
    session["root"] = other_digit(session["root"], 0)


def set_commitment(body: Any) -> None:
    session = body["seal"]["sessions"][2]
    session["commitment"] = other_digit(session["commitment"], 9)


def reserve_root(body: Any) -> None:
    body["roots"]["sessions"][1]["reserve"] = "0" * 64


def set_reroll(body: Any) -> None:
    body["seal"]["sessions"][0]["reroll"] = True


def one_set_more(body: Any) -> None:
    body["seal"]["sessions"][1]["sets"] = 6


def last_lots(body: Any) -> None:
    body["sessions"][-1]["lots"] = ["A", "B", "C"]


def no_root(body: Any) -> None:
    body["sessions"][0]["root"] = None


def sets_of_thrown_rolls(body: Any) -> None:
    body["sessions"][0]["sets"] = json.loads(RUNNING.files[1])["sessions"][0]["sets"]


def root_of_thrown_rolls(body: Any) -> None:
    body["sessions"][0]["root"] = "0" * 64


ALTERED: list[Altered] = [
    ("root", ENDED, 1, set_root, "session 1, roll sets", "Session 1, roll sets: the root"),
    ("secret", ENDED, 1, set_secret, "session 3, roll sets", "secret is not the sealed one"),
    ("commitment", ENDED, 0, set_commitment, "session 3, roll sets", "is not the sealed one"),
    ("lots", ENDED, 1, set_lots, "session 3, lots", "lots are not those drawn"),
    ("lots by beacon", BEACON_RUNNING, 1, set_lots, "session 3, lots", "lots are not those drawn"),
    ("lots of thrown", THROWN_ENDED, 1, set_lots, "session 3, lots", "lots are not those drawn"),
    ("a team without lot", FINAL, 1, lots_without_a_team, "session 3, lots", "lots are not those"),
    ("a stranger's lot", FINAL, 1, lots_with_a_stranger, "session 3, lots", "lots are not those"),
    ("lots too early", RUNNING, 1, lots_too_early, "session 1, lots", "Session 1, lots are not"),
    ("sealed root", ENDED, 0, set_sealed_root, "session 2, roll sets", "Session 2, roll sets: the"),
    (
        "root.json",
        BEACON_ENDED,
        2,
        set_published_root,
        "session 2, roll sets",
        "Session 2, roll sets: the root is not the one published before play",
    ),
    (
        "reserve in root.json",
        BEACON_ENDED,
        2,
        reserve_root,
        "session 2, roll sets",
        "reserve sets were never sealed",
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
        THROWN_BEACON,
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
    ("reroll", RUNNING, 0, set_reroll, "session 1, roll set 1", "Session 1, roll set 1 is not"),
    (
        "a set more",
        ENDED,
        0,
        one_set_more,
        "session 2, roll sets",
        "ended with 5 of 6 roll sets",
    ),
    ("lots, no final", NO_FINAL, 1, last_lots, "session 2, lots", "Session 2, lots are not those"),
    ("no root", RUNNING, 1, no_root, "session 1, roll sets", "the root is missing"),
    (
        "thrown with sets",
        THROWN,
        1,
        sets_of_thrown_rolls,
        "session 1, roll sets",
        "but the rolls are thrown",
    ),
    (
        "thrown with a root",
        THROWN,
        1,
        root_of_thrown_rolls,
        "session 1, roll sets",
        "but the rolls are thrown",
    ),
]
