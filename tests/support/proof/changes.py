"""Changes of published files that every kind of event has."""

from typing import Any

from support.proof.verdicts import AnyPublished, Change

Altered = tuple[str, AnyPublished, int, Change, str, str]
"""What is altered: its name, in which event and which file, how, where, and the script's words."""


def set_published_root(body: Any) -> None:
    body["roots"]["sessions"][1]["original"] = "0" * 64


def set_published_beacon(body: Any) -> None:
    body["roots"]["sessions"][1]["beacon"] = "another"


def set_beacon(body: Any) -> None:
    body["sessions"][0]["beacon"] = "another"


def no_beacon(body: Any) -> None:
    body["sessions"][0]["beacon"] = None


def other_event(body: Any) -> None:
    body["event"] = "mug"
