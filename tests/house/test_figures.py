"""The figures of the documents are those of the code."""

import pytest

from evendeal.names import MOST_MARKS
from evendeal.tournament import duration
from evendeal.tournament.checks import LONGEST
from evendeal.tournament.lists import rows, text, workbook
from evendeal.tournament.lists.unpacking import MOST_UNPACKED
from support.checkout import ROOT

MEGABYTE = 1024 * 1024
PACE = f"{duration.SECONDS_A_DEAL // 60}:{duration.SECONDS_A_DEAL % 60:02}"


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        (
            "docs/configuration.md",
            f"at most {rows.MOST_ROWS:,} lines and {rows.MOST_COLUMNS} columns, a cell at most"
            f" {rows.MOST_COLUMNS} names, a file at most {text.MOST_BYTES // MEGABYTE} MB, a"
            f" workbook at most {workbook.MOST_SHEETS} sheets",
        ),
        ("docs/configuration.md", f"more than {MOST_MARKS} marks on one letter"),
        ("docs/configuration.md", f"| `name` | up to {LONGEST} characters on one line"),
        ("docs/rulings.md", f"more than {MOST_MARKS} marks on a letter"),
        (
            "docs/decisions/0017-workbooks-are-read-by-a-package-and-measured-before.md",
            f"unpacked within {MOST_UNPACKED // MEGABYTE} MB",
        ),
        ("docs/howto/director.md", f"reckoned with {PACE} a deal"),
        (
            "docs/howto/backgammon.md",
            f"reckoned with {duration.MINUTES_A_GAME} minutes a game of backgammon and"
            f" {duration.MINUTES_A_LONG_GAME} of long gammon",
        ),
        ("docs/sources.md", f"The middle is {PACE} a deal"),
        (
            "docs/sources.md",
            f"about {duration.TURNS_A_GAME} turns a game of backgammon and"
            f" {duration.TURNS_A_LONG_GAME} of long gammon in the mean, which makes"
            f" {duration.MINUTES_A_GAME} and {duration.MINUTES_A_LONG_GAME} minutes a game",
        ),
        ("docs/sources.md", f"Breaks of {duration.MINUTES_A_BREAK} minutes"),
    ],
)
def test_a_figure_of_a_document_is_what_the_house_reckons_with(
    document: str, sentence: str
) -> None:
    """D5, D6, P3: limits of lists and names, and how long things take."""
    written = " ".join((ROOT / document).read_text("utf-8").split())

    assert sentence in written
