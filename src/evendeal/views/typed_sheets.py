"""Sheets that were typed in the office: what is wrong with one, and what was recorded of it."""

from dataclasses import dataclass

from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.notation.sheet_words import NotASheet, SheetRefused, Token
from evendeal.views.text import Text, because

UNFINISHED = "NotAgreed"
"""The name of what is said of a sheet that ends before its table has agreed."""


@dataclass(frozen=True, slots=True)
class SheetFault:
    """Why a typed sheet cannot be recorded.

    `line` and `column` say where, from 1, both 0 where it is the sheet as a whole; `text` is the
    word that stands there, empty at the end. `name` is that of the refusal, and `why` says it in a
    sentence, as `because` does by a text. `unfinished` says that nothing is wrong so far: the
    sheet ends too soon.
    """

    line: int
    column: int
    text: str
    name: str
    why: str
    unfinished: bool
    because: Text


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
    return fault_at(Token(no.text, no.line, no.column), name, no.why)


def fault_at(word: Token, name: str, why: str) -> SheetFault:
    """What is wrong with a sheet at a word of it."""
    return SheetFault(
        line=word.line,
        column=word.column,
        text=word.text,
        name=name,
        why=str(why),
        unfinished=name == UNFINISHED,
        because=because(why),
    )
