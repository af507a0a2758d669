"""Sheets that were typed in the office: what is wrong with one, and what was recorded of it."""

from dataclasses import dataclass

from evendeal.errors import Fact, Refused
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.notation.sheet_words import NotASheet, SheetRefused, Token
from evendeal.views.text import Text, because, reasons_of

UNFINISHED = "NotAgreed"
"""The name of what is said of a sheet that ends before its table has agreed."""


@dataclass(frozen=True, slots=True)
class SheetFault:
    """Why a typed sheet cannot be recorded.

    `line` and `column` say where, from 1, both 0 where it is the sheet as a whole; `text` is the
    word that stands there, empty at the end. `name` is that of the refusal, and `why` says it in a
    sentence. `unfinished` says that nothing is wrong so far: the sheet ends too soon.

    `because` says it where it is a matter of how sheets are typed; null where the rules of the
    game or the log refuse it: then `fields` and `reasons` are those of that refusal.
    """

    line: int
    column: int
    text: str
    name: str
    why: str
    unfinished: bool
    because: Text | None
    fields: dict[str, Fact]
    reasons: dict[str, Text]


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
    at = Token(no.text, no.line, no.column)
    if isinstance(no.__cause__, Refused):
        return refused_fault(at, no.__cause__)
    name = no.refused if isinstance(no, SheetRefused) else no.name
    return SheetFault(
        line=at.line,
        column=at.column,
        text=at.text,
        name=name,
        why=no.why,
        unfinished=name == UNFINISHED,
        because=because(no.why),
        fields={},
        reasons={},
    )


def refused_fault(at: Token, no: Refused) -> SheetFault:
    """What the rules or the log refuse at a word of a sheet."""
    return SheetFault(
        line=at.line,
        column=at.column,
        text=at.text,
        name=no.name,
        why=str(no),
        unfinished=False,
        because=None,
        fields=no.facts,
        reasons=reasons_of(no),
    )
