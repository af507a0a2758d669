"""A list of teams and players as people write it: csv in any dress, or a workbook."""

from evendeal.tournament.lists.change import as_text, with_cell, with_columns
from evendeal.tournament.lists.columns import Column, Holds
from evendeal.tournament.lists.reading import (
    EntryList,
    ListedCell,
    ListedTeam,
    read_entries,
    read_list,
)
from evendeal.tournament.lists.refusals import CodePageUnclear, ListRefused, place
from evendeal.tournament.lists.text import CODE_PAGES, list_text, sample_of

__all__ = [
    "CODE_PAGES",
    "CodePageUnclear",
    "Column",
    "EntryList",
    "Holds",
    "ListRefused",
    "ListedCell",
    "ListedTeam",
    "as_text",
    "list_text",
    "place",
    "read_entries",
    "read_list",
    "sample_of",
    "with_cell",
    "with_columns",
]
