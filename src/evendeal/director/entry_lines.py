"""A pasted list of entries read as far as it can be, with everything that is wrong in it."""

from collections.abc import Sequence

from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.entry import Entry, sample_entry
from evendeal.tournament.lists import read_list

MOST_PROBLEMS = 30
"""As many as one can work on; a list that is no list has one in every line."""


def readable_entries(
    text: str, *, persons: bool = False
) -> tuple[Sequence[Entry], tuple[NotAnEvent, ...]]:
    """The entries of a pasted list, and what is wrong in it.

    For a team that is none yet a sample stands, so that those after it keep their order and the
    event its number of tables.

    Args:
        persons: each row is one person, as in an event of individuals.
    """
    try:
        entry_list = read_list(text, persons=persons)
    except NotAnEvent as no:
        return (), (no,)
    entries = [team.entry or sample_entry(n) for n, team in enumerate(entry_list.teams, 1)]
    return entries, entry_list.faults[:MOST_PROBLEMS]
