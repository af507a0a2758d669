"""TOML documents in and out, as far as hand histories need them."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import date, time
from fractions import Fraction
from typing import Any

import rtoml

from evendeal.notation.refusals import NotText, NotToml

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
MOST_PARTS = 40
"""Parts of a dotted key; the time and memory of the reader grow with their square."""
_QUOTED = re.compile(r""""(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#[^\n]*""")
_LONG_KEY = re.compile(rf"(?:\.[ \t]*[A-Za-z0-9_-]*[ \t]*){{{MOST_PARTS}}}")
_PLACE = re.compile(r" \(at line ([0-9]+), column ([0-9]+)\)$")
"""Where the reader's sentence says what is wrong."""
_STRING = re.compile(r""""(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#[^\n]*|\]""")
"""A string of a list, a comment in it, or its end."""
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
_TO_ESCAPE = re.compile(r'["\\\x00-\x1f\x7f]')


def text_of(data: bytes | str, where: str) -> str:
    """The text of a file; a byte order mark and DOS line ends are taken off.

    Raises:
        NotText: the bytes are not UTF-8.
    """
    if isinstance(data, bytes):
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as problem:
            line = data.count(b"\n", 0, problem.start) + 1
            raise NotText(where=where, byte=problem.start, line=line) from None
    else:
        text = data
    text = text.removeprefix("\ufeff")
    return text.replace("\r\n", "\n") if "\r" in text else text


def parse_toml(text: str, where: str, first_line: int = 1) -> dict[str, Any]:
    """The fields of one TOML document.

    Args:
        first_line: the line of its file on which the document begins.

    Raises:
        NotToml: it is none, or it is nested too deeply or has numbers too long to be read.
    """
    if text.count(".") >= MOST_PARTS and _LONG_KEY.search(_QUOTED.sub("", text)):
        raise NotToml(where=where, reason=f"a key has more than {MOST_PARTS} parts")
    with suppress(ValueError):
        return rtoml.loads(text)
    try:
        # It knows numbers of any length, and says line and column of what is wrong.
        return tomllib.loads(text)
    except (ValueError, OverflowError) as problem:
        reason = str(problem)
        match = _PLACE.search(reason)
        if match is None:
            raise NotToml(where=where, reason=reason) from None
        reason = f"{reason[: match.start()]}, column {match[2]}"
        line = first_line + int(match[1]) - 1
        raise NotToml(where=where, reason=reason, line=line) from None
    except RecursionError:
        raise NotToml(where=where, reason="it is nested too deeply") from None


class TomlLines:
    """On which lines of a file the fields of a document in it stand.

    Args:
        first: the line of the file on which the document begins.
    """

    def __init__(self, text: str, first: int = 1) -> None:
        self._text = text
        self._first = first

    def of(self, key: str) -> int | None:
        """The line of a field, None if it is not found."""
        begins = self._begin(key)
        return None if begins is None else self._line(begins)

    def of_text(self, key: str, number: int) -> int | None:
        """The line of a text in a list of texts, counted from 1; that of its field otherwise."""
        begins = self._begin(key)
        if begins is None:
            return None
        at = 0
        for match in _STRING.finditer(self._text, begins):
            if match[0] == "]":
                break
            at += match[0][0] != "#"
            if at == number:
                return self._line(match.start())
        return self._line(begins)

    def _begin(self, key: str) -> int | None:
        match = re.search(rf"^[ \t]*[\"']?({re.escape(key)})[\"']?[ \t]*=", self._text, re.M)
        return None if match is None else match.start(1)

    def _line(self, at: int) -> int:
        return self._text.count("\n", 0, at) + self._first


def toml_line(name: str, value: object) -> str:
    """One line `name = value`."""
    key = name if _BARE_KEY.fullmatch(name) else _string(name)
    return f"{key} = {toml_value(value)}"


def toml_value(value: object) -> str:
    """A value as TOML has it. A Fraction becomes the nearest decimal number.

    Raises:
        TypeError: TOML has no such value.
    """
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            # Python prints no decimal number of more than 4300 digits; a hexadecimal one it reads.
            return str(value) if value.bit_length() < 14_000 else hex(value)
        case float():
            return repr(value)
        case Fraction():
            return repr(float(value))
        case str():
            return _string(value)
        case date() | time():
            return value.isoformat()
        case Mapping():
            inside = ", ".join(toml_line(str(key), item) for key, item in value.items())
            return "{" + inside + "}"
        case Sequence():
            return "[" + ", ".join(toml_value(item) for item in value) + "]"
        case _:
            raise TypeError(f"TOML has no {type(value).__name__}")


def _string(text: str) -> str:
    """A basic string; a name with quotes or line ends in it stays one line."""
    return '"' + _TO_ESCAPE.sub(_escape, text) + '"'


def _escape(match: re.Match[str]) -> str:
    char = match.group()
    return _ESCAPES.get(char) or f"\\u{ord(char):04x}"
