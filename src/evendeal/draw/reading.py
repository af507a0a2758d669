"""A strict reader for the published files: every field known, none missing, none guessed."""

import json
import re
from dataclasses import dataclass
from typing import Any

from evendeal.draw.canonical import MOST_NUMBER
from evendeal.errors import Refused
from evendeal.names import is_plain

MOST_DIGITS = 40
"""More than any number that is read has; Python refuses some thousands in words of its own."""
UNPRINTABLE = "a character that cannot be printed; it could hide or forge what a verifier says"


class NotASeal(Refused):
    """A published file that cannot be read."""

    def __init__(self, *, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


def document(data: bytes, name: str) -> "Field":
    """The JSON value in `data`; `name` begins the place that a refusal names.

    Raises:
        NotASeal: not UTF-8, not JSON, a key twice, a number that is not whole.
    """
    try:
        value = json.loads(
            data.decode("utf-8"),
            object_pairs_hook=_once,
            parse_float=_not_whole,
            parse_int=_whole,
            parse_constant=_not_whole,
        )
    except UnicodeDecodeError as broken:
        raise NotASeal(where=name, why=f"byte {broken.start} is not UTF-8") from None
    except json.JSONDecodeError as broken:
        why = f"not JSON: {broken.msg}, line {broken.lineno}, column {broken.colno}"
        raise NotASeal(where=name, why=why) from None
    except RecursionError:
        raise NotASeal(where=name, why="brackets nested without end") from None
    except ValueError as broken:
        raise NotASeal(where=name, why=str(broken)) from None
    return Field(value, name)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        names = [key for key, _ in pairs]
        raise ValueError(f"the field {next(k for k in names if names.count(k) > 1)!r} twice")
    return fields


def _whole(text: str) -> int:
    if len(text) > MOST_DIGITS:
        raise ValueError(f"a number with {len(text)} digits")
    return int(text)


def _not_whole(text: str) -> Any:
    raise ValueError(f"{text[:40]} is not a whole number")


@dataclass(frozen=True, slots=True)
class Field:
    """One value of a file, and where it stands in it, e.g. `seal.entries[1].players`."""

    value: object
    where: str

    def no(self, why: str) -> NotASeal:
        """The refusal that names this place."""
        return NotASeal(where=self.where, why=why)

    @property
    def absent(self) -> bool:
        """Whether the file says null here."""
        return self.value is None

    def fields(self, *names: str) -> "tuple[Field, ...]":
        """The values of exactly these fields, in this order."""
        if not isinstance(self.value, dict):
            raise self.no("expected an object { }")
        for name in names:
            if name not in self.value:
                raise self.no(f"the field {name!r} is missing")
        for name in self.value:
            if name not in names:
                raise self.no(f"the field {name!r} is not known here")
        return tuple(Field(self.value[name], f"{self.where}.{name}") for name in names)

    def elements(self) -> "tuple[Field, ...]":
        """The values of a list."""
        if not isinstance(self.value, list):
            raise self.no("expected a list [ ]")
        return tuple(Field(v, f"{self.where}[{i}]") for i, v in enumerate(self.value))

    def text(self, pattern: str | None = None, shape: str = "") -> str:
        """A printable text; with a pattern, one that fits it whole. `shape` says it in words."""
        if not isinstance(self.value, str):
            raise self.no("expected a text")
        if not self.value.isascii():
            try:
                self.value.encode()
            except UnicodeEncodeError:
                raise self.no("half of a surrogate pair") from None
        if not is_plain(self.value):
            raise self.no(UNPRINTABLE)
        if pattern is not None and re.fullmatch(pattern, self.value) is None:
            raise self.no(f"expected {shape}")
        return self.value

    def choice(self, *names: str) -> str:
        """One of these texts."""
        if self.text() not in names:
            raise self.no(f"expected one of {', '.join(names)}")
        return self.text()

    def number(self, least: int, most: int = MOST_NUMBER) -> int:
        """A whole number from least to most."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.no("expected a whole number")
        if not least <= self.value <= most:
            raise self.no(f"{str(self.value)[:40]} is not between {least} and {most}")
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.no("expected true or false")
        return self.value

    def hexadecimal(self, length: int) -> bytes:
        """Bytes, written with two small hexadecimal digits each."""
        digits = self.text(f"[0-9a-f]{{{2 * length}}}", f"{2 * length} digits 0-9 a-f")
        return bytes.fromhex(digits)
