"""The fields of lines that every kind of event has: hashes, proofs, values, teams."""

import re
from typing import Annotated, TypeAlias

from evendeal.draw.beacon import require_beacon
from evendeal.ids import DealNo, EntryId
from evendeal.lines.fields import COUNT, NAME, TEXT, FieldKind, every, is_count, is_name, or_null

_DIGITS = re.compile(r"[0-9a-f]{64}")


def is_hash(value: object) -> bool:
    """Whether this is 64 hexadecimal digits."""
    return isinstance(value, str) and _DIGITS.fullmatch(value) is not None


def texts(most: int | None = None) -> FieldKind:
    """Any text, or one of so many characters at most."""
    return FieldKind(
        lambda value: isinstance(value, str) and (most is None or len(value) <= most),
        "text" if most is None else f"text of at most {most} characters",
    )


def path_of(most: int | None = None) -> FieldKind:
    """The neighbours of a leaf on its way to the root, at most so many."""
    many = "" if most is None else f"at most {most} "
    return FieldKind(
        lambda value: (
            isinstance(value, list)
            and (most is None or len(value) <= most)
            and all(map(is_hash, value))
        ),
        f"a list of {many}texts of {DIGITS}",
        tuple,
        list,
    )


DIGITS = "64 digits 0-9 a-f"
_HASH = FieldKind(is_hash, DIGITS)
_PLAYERS = FieldKind(every(is_name, 1), "a list of names, not empty", tuple, list)
_DEALS = FieldKind(every(is_count, 1), "a list of numbers of deals, not empty", tuple, list)

Text: TypeAlias = Annotated[str, texts()]
Hash: TypeAlias = Annotated[str, _HASH]
HashOrNone: TypeAlias = Annotated[str | None, or_null(_HASH)]
Path: TypeAlias = Annotated[tuple[str, ...], path_of()]
Beacon: TypeAlias = Annotated[str | None, or_null(texts()._replace(make=require_beacon))]
"""The value of the public randomness; None where the seal names none."""
Reason: TypeAlias = Annotated[str, TEXT]
Name: TypeAlias = Annotated[str, NAME]
Entry: TypeAlias = Annotated[EntryId, NAME]
EntryOrNone: TypeAlias = Annotated[
    EntryId | None, FieldKind(lambda value: value is None or is_name(value), "a team, or null")
]
Players: TypeAlias = Annotated[tuple[str, ...], _PLAYERS]
Deals: TypeAlias = Annotated[tuple[DealNo, ...], _DEALS]
Count: TypeAlias = Annotated[int, COUNT]
