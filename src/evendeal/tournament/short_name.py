"""The short name of an event, made from its name: for addresses and seals."""

import re
import unicodedata
from collections.abc import Container

LONGEST_SHORT_NAME = 40
"""As `checks.short_id` has it."""

UNNAMED = "event"
"""What an event is called whose name has none of the letters that an address takes."""


def short_name(name: str, taken: Container[str] = ()) -> str:
    """A short name that no event has: `Coupe d'Été 2026` gives `coupe-d-ete-2026`.

    Args:
        taken: short names that are given already; a number is then added, from 2.
    """
    plain = "".join(
        sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign)
    )
    base = _cut(re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-"), LONGEST_SHORT_NAME) or UNNAMED
    number, name_free = 1, base
    while name_free in taken:
        number += 1
        name_free = f"{_cut(base, LONGEST_SHORT_NAME - len(str(number)) - 1)}-{number}"
    return name_free


def _cut(text: str, most: int) -> str:
    return text[:most].rstrip("-")
