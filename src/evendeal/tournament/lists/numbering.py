"""The numbers that people write before the names of a list, one line after the other."""

import re
from collections.abc import Sequence

_NUMBER = re.compile(r"([0-9]{1,4})(?:\s*[.):–—-]\s*|(\s+))(?=[^\s0-9])")
"""A number, the sign after it or only a space, and then a name."""


def number_before(cell: str) -> str:
    """What stands before the name in a cell that is numbered, such as `1. `; else empty."""
    found = _NUMBER.match(cell)
    return found[0] if found else ""


def are_numbered(cells: Sequence[str]) -> bool:
    """Whether each cell has a number before its name.

    Where no sign follows the numbers, they count from 1: a name may begin with a number.
    """
    found = [_NUMBER.match(cell) for cell in cells]
    there = [each for each in found if each is not None]
    if not there or len(there) < len(found):
        return False
    if all(each[2] is None for each in there):
        return True
    return [int(each[1]) for each in there] == [*range(1, len(there) + 1)]
