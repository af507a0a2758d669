"""A list of entries read as far as it can be, with everything that is wrong in it."""

from collections.abc import Sequence

from evendeal.tournament import Entry, NotAnEvent, read_entries

MOST_PROBLEMS = 30
"""As many as one can work on; a list that is no list has one in every line."""


def readable_entries(text: str) -> tuple[Sequence[Entry], tuple[NotAnEvent, ...]]:
    """The entries of a pasted list that can be read; each line that cannot be is refused."""
    lines = text.splitlines()
    faults: list[NotAnEvent] = []
    while len(faults) < MOST_PROBLEMS:
        try:
            return read_entries("\n".join(lines)), tuple(faults)
        except NotAnEvent as no:
            faults.append(no)
            number = no.where.removeprefix("line ").partition(".")[0]
            # An emptied line keeps the numbers of those after it. Without the first nothing
            # says what the columns are.
            if not number.isdigit() or not 1 < int(number) <= len(lines):
                break
            if not lines[int(number) - 1].strip():
                break
            lines[int(number) - 1] = ""
    return (), tuple(faults)
