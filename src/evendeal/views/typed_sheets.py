"""Sheets that were typed in the office: what is wrong with one, and what was recorded of it."""

from dataclasses import dataclass

from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.notation.sheet_words import NotASheet, SheetRefused

UNFINISHED = "NotAgreed"
"""The name of what is said of a sheet that ends before its table has agreed."""


@dataclass(frozen=True, slots=True)
class SheetFault:
    """Why a typed sheet cannot be recorded.

    `line` and `column` say where, from 1, both 0 where it is the sheet as a whole; `text` is the
    word that stands there, empty at the end. `name` is that of the refusal, and `why` says it in a
    sentence. `unfinished` says that nothing is wrong so far: the sheet ends too soon.
    """

    line: int
    column: int
    text: str
    name: str
    why: str
    unfinished: bool


@dataclass(frozen=True, slots=True)
class SheetRecorded:
    """A hand or game that was recorded from its sheet.

    `new_lines` were written now, 0 where the log had it all. `stage` is that of the hand or game
    then, `frozen` where it waits for the director, and null where nothing was written.
    """

    session: SessionNo
    table: TableNo
    deal: DealNo
    new_lines: int
    stage: str | None


@dataclass(frozen=True, slots=True)
class SheetsRecorded:
    """What was recorded, in the order of the sheets."""

    sheets: tuple[SheetRecorded, ...]


def sheet_fault(no: NotASheet | SheetRefused) -> SheetFault:
    """What is wrong with a word of a sheet."""
    name = no.refused if isinstance(no, SheetRefused) else no.name
    return SheetFault(no.line, no.column, no.text, name, no.why, name == UNFINISHED)
