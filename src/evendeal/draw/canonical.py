"""JSON with one way to write it, so that it can be signed and hashed."""

import json
from functools import lru_cache

from evendeal.errors import Refused

MOST_NUMBER = 2**53 - 1
MOST_FIELDS = 32
"""Keys of an object that has the same ones as others."""


# Made once: making one takes longer than writing a line of a log with it.
_WRITER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False)


class NotCanonical(Refused):
    """A value that has no exact JSON."""

    def __init__(self, *, value: object, why: str) -> None:
        super().__init__(f"{value!r} cannot be written as canonical JSON: {why}")
        self.value = value
        self.why = why


def canonical_bytes(value: object) -> bytes:
    """`value` as canonical JSON in UTF-8.

    Taken are dict with text keys, list, tuple, str, int up to 2**53 - 1 either way, bool
    and None: every number is whole, so there is nothing to round.

    Raises:
        NotCanonical: anything else, a lone surrogate in a text, or a larger number.

    Source:
        RFC 8785.
    """
    return _WRITER.encode(_ordered(value)).encode()


def _ordered(value: object) -> object:
    # Most of what lines and files say are such, and `match` is slow.
    if type(value) is int and -MOST_NUMBER <= value <= MOST_NUMBER:
        return value
    if type(value) is str and value.isascii():
        return value
    if type(value) is list or type(value) is tuple:
        # Their texts are most of all; a call for each takes longer than all else.
        return [each if type(each) is str and each.isascii() else _ordered(each) for each in value]
    if type(value) is dict:
        return {key: _ordered(value[key]) for key in _in_order(tuple(value))}
    match value:
        case None | bool():
            return value
        case int():
            if abs(value) > MOST_NUMBER:
                raise NotCanonical(value=value, why="numbers go up to 2**53 - 1")
            return value
        case str():
            if not value.isascii():
                _units(value)
            return value
        case list() | tuple():
            return [_ordered(element) for element in value]
        case dict():
            return {key: _ordered(value[key]) for key in _in_order(tuple(value))}
        case _:
            raise NotCanonical(value=value, why=f"{type(value).__name__} has no exact JSON")


def _in_order(keys: tuple[object, ...]) -> tuple[str, ...]:
    """The keys of an object as they are written."""
    # Those with a key for each of thousands of players are all different, and would stay here.
    return _in_order_before(keys) if len(keys) <= MOST_FIELDS else _sorted(keys)


def _sorted(keys: tuple[object, ...]) -> tuple[str, ...]:
    texts = []
    for key in keys:
        if not isinstance(key, str):
            raise NotCanonical(value=key, why="a key is a text")
        texts.append(key)
    # For ASCII the order of code points is that of UTF-16 units.
    plain = all(map(str.isascii, texts))
    return tuple(sorted(texts) if plain else sorted(texts, key=_units))


_in_order_before = lru_cache(1024)(_sorted)
"""The same, remembered: most objects of a file have the same keys."""


def _units(text: str) -> bytes:
    """The UTF-16 of a text, the order in which RFC 8785 sorts keys."""
    try:
        return text.encode("utf-16-be")
    except UnicodeEncodeError:
        raise NotCanonical(value=text, why="half of a surrogate pair") from None
