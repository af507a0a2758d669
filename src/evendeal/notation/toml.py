"""TOML documents in and out, as far as hand histories need them."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from datetime import date, time
from fractions import Fraction
from typing import Any

from evendeal.notation.refusals import NotText, NotToml

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
MOST_PARTS = 40
"""Parts of a dotted key; the time and memory of the reader grow with their square."""
_QUOTED = re.compile(r""""(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#[^\n]*""")
_LONG_KEY = re.compile(rf"(?:\.[ \t]*[A-Za-z0-9_-]*[ \t]*){{{MOST_PARTS}}}")
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
_TO_ESCAPE = re.compile(r'["\\\x00-\x1f\x7f]')


def text_of(data: bytes | str, where: str) -> str:
    """The text of a file; a byte order mark and DOS line ends are taken off.

    Raises:
        NotText: the bytes are not UTF-8.
    """
    if isinstance(data, bytes):
        try:
            data = data.decode("utf-8")
        except UnicodeDecodeError as problem:
            raise NotText(where=where, byte=problem.start) from None
    data = data.removeprefix("\ufeff")
    return data.replace("\r\n", "\n") if "\r" in data else data


def parse_toml(text: str, where: str) -> dict[str, Any]:
    """The fields of one TOML document.

    Raises:
        NotToml: it is none, or it is nested too deeply or has numbers too long to be read.
    """
    if text.count(".") >= MOST_PARTS and _LONG_KEY.search(_QUOTED.sub("", text)):
        raise NotToml(where=where, reason=f"a key has more than {MOST_PARTS} parts")
    try:
        return tomllib.loads(text)
    except (ValueError, OverflowError) as problem:
        raise NotToml(where=where, reason=str(problem)) from None
    except RecursionError:
        raise NotToml(where=where, reason="it is nested too deeply") from None


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


def _escape(found: re.Match[str]) -> str:
    char = found.group()
    return _ESCAPES.get(char) or f"\\u{ord(char):04x}"
