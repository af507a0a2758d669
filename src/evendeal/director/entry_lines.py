"""A pasted list of entries read as far as it can be, with everything that is wrong in it."""

from collections.abc import Sequence

from evendeal.tournament import Entry, NotAnEvent
from evendeal.tournament.lists import read_list

MOST_PROBLEMS = 30
"""As many as one can work on; a list that is no list has one in every line."""


def readable_entries(text: str) -> tuple[Sequence[Entry], tuple[NotAnEvent, ...]]:
    """The entries of a pasted list that can be read; each line that cannot be is refused."""
    try:
        found = read_list(text)
    except NotAnEvent as no:
        return (), (no,)
    return found.entries, found.faults[:MOST_PROBLEMS]
