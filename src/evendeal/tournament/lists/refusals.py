"""Every way in which a list of teams, or a place in it, cannot be taken."""

from collections.abc import Sequence
from functools import reduce

from evendeal.extras import command_that_installs
from evendeal.reason import Reason
from evendeal.tournament.checks import NotAnEvent, quoted


def place(file: str, line: int | None = None, column: int | None = None) -> str:
    """How a sentence calls a place of a list: `teams.csv, line 4, column 2`."""
    if line is None:
        return file or Reason("the-list", "the list")
    if column is None:
        if file:
            return Reason("file-line", "{file}, line {line}", file=file, line=line)
        return Reason("line", "line {line}", line=line)
    if file:
        return Reason(
            "file-cell", "{file}, line {line}, column {column}", file=file, line=line, column=column
        )
    return Reason("cell", "line {line}, column {column}", line=line, column=column)


class ListRefused(NotAnEvent):
    """A list of teams, or a line of it, that says nothing that can be followed.

    Attributes:
        file: as it is called; empty where it was pasted.
        line, column: counted from 1; None where it is not about one.
    """

    def __init__(
        self, *, file: str, why: Reason, line: int | None = None, column: int | None = None
    ) -> None:
        super().__init__(where=place(file, line, column), value="", why=why)
        self.file = file
        self.line = line
        self.column = column
        self.why = why
        self.args = (f"{self.where}: {why}",)


class CodePageUnclear(ListRefused):
    """Bytes that are not UTF-8, so that only a person can say which letters they are."""

    def __init__(self, *, file: str, line: int, byte: int, pages: Sequence[str]) -> None:
        why = Reason(
            "byte-not-utf-8",
            "byte {byte} is not UTF-8; say which code page it is, {pages},"
            " or save the file as UTF-8",
            byte=byte,
            pages=_either(pages),
        )
        super().__init__(file=file, line=line, why=why)
        self.file = file
        self.line = line
        self.byte = byte
        self.pages = tuple(pages)


class CodePageWrong(ListRefused):
    """A code page in which the bytes of the file are no letters."""

    def __init__(self, *, file: str, line: int, byte: int, page: str) -> None:
        why = Reason("byte-no-letter", "byte {byte} is no letter in {page}", byte=byte, page=page)
        super().__init__(file=file, line=line, why=why)
        self.file = file
        self.line = line
        self.byte = byte
        self.page = page


class CodePageUnknown(ListRefused):
    """A code page that is not read."""

    def __init__(self, *, file: str, page: str, pages: Sequence[str]) -> None:
        why = Reason(
            "no-such-code-page",
            "there is no code page {page}; {pages} are read",
            page=quoted(page),
            pages=", ".join(pages),
        )
        super().__init__(file=file, why=why)
        self.file = file
        self.page = page
        self.pages = tuple(pages)


class NoText(ListRefused):
    """A file that is neither text nor a workbook."""

    def __init__(self, *, file: str, what: str) -> None:
        why = Reason(
            "no-list",
            "is {what}; save the list as csv, .xlsx or .ods, without a password",
            what=what,
        )
        super().__init__(file=file, why=why)
        self.file = file
        self.what = what


class ListTooLarge(ListRefused):
    """A list, or a workbook when unpacked, that is larger than one of teams ever is."""

    def __init__(self, *, file: str, what: Reason, line: int | None = None) -> None:
        super().__init__(file=file, line=line, why=what)
        self.file = file
        self.what = what
        self.line = line


class ListEmpty(ListRefused):
    """A list in which no team stands."""

    def __init__(self, *, file: str, line: int | None, what: Reason) -> None:
        super().__init__(file=file, line=line, why=what)
        self.file = file
        self.line = line
        self.what = what


class LineNotCsv(ListRefused):
    """A line whose quotation marks do not fit."""

    def __init__(self, *, file: str, line: int, what: Reason) -> None:
        super().__init__(file=file, line=line, why=what)
        self.file = file
        self.line = line
        self.what = what


class SheetsNotInstalled(ListRefused):
    """A workbook where the package that reads them is not installed."""

    def __init__(self, *, file: str) -> None:
        why = Reason(
            "workbooks-not-installed",
            "workbooks are read by a package that is not installed here; {command} brings it,"
            " or save the list as csv",
            command=command_that_installs("sheets"),
        )
        super().__init__(file=file, why=why)
        self.file = file


class WorkbookUnreadable(ListRefused):
    """A file that looks like a workbook and cannot be read as one."""

    def __init__(self, *, file: str, what: str) -> None:
        why = Reason("no-workbook", "cannot be read as a workbook: {what}", what=what)
        super().__init__(file=file, why=why)
        self.file = file
        self.what = what


class SheetUnknown(ListRefused):
    """A sheet that the workbook does not have."""

    def __init__(self, *, file: str, sheet: str, sheets: Sequence[str]) -> None:
        why = Reason(
            "no-such-workbook-sheet",
            "has no sheet {sheet}; it has {sheets}",
            sheet=quoted(sheet),
            sheets=", ".join(map(quoted, sheets)),
        )
        super().__init__(file=file, why=why)
        self.file = file
        self.sheet = sheet
        self.sheets = tuple(sheets)


class HeadingUnknown(ListRefused):
    """A first line that looks like a heading, in words that are not known."""

    def __init__(self, *, file: str, line: int, words: Sequence[str]) -> None:
        why = Reason(
            "heading-unknown",
            "looks like a heading in words that are not known, {words};"
            " say what each column holds, or call the columns Team, Captain and Player",
            words=_named(words),
        )
        super().__init__(file=file, line=line, why=why)
        self.file = file
        self.line = line
        self.words = tuple(words)


class TeamColumnMissing(ListRefused):
    """A heading in which no column is the team's."""

    def __init__(self, *, file: str, line: int, words: Sequence[str]) -> None:
        why = Reason(
            "no-team-column", "none of the columns {words} is called Team", words=_named(words)
        )
        super().__init__(file=file, line=line, why=why)
        self.file = file
        self.line = line
        self.words = tuple(words)


class NameColumnMissing(ListRefused):
    """A heading of persons in which no column has their names."""

    def __init__(self, *, file: str, line: int, words: Sequence[str]) -> None:
        why = Reason(
            "no-name-column", "none of the columns {words} is called Name", words=_named(words)
        )
        super().__init__(file=file, line=line, why=why)
        self.file = file
        self.line = line
        self.words = tuple(words)


class WhichColumnUnclear(ListRefused):
    """A list of persons of several columns without a heading."""

    def __init__(self, *, file: str, line: int, words: Sequence[str]) -> None:
        why = Reason(
            "no-heading",
            "has several columns and no heading above them, {words};"
            " say what each column holds, or write one such as Given name, Family name, Club",
            words=_named(words),
        )
        super().__init__(file=file, line=line, why=why)
        self.file = file
        self.line = line
        self.words = tuple(words)


class ColumnsAlike(ListRefused):
    """Two columns with headings for the same."""

    def __init__(self, *, file: str, line: int, column: int, first: int, word: str) -> None:
        why = Reason(
            "columns-alike",
            "{word} says what column {first} says already; one of them is to go",
            word=quoted(word),
            first=first,
        )
        super().__init__(file=file, line=line, column=column, why=why)
        self.file = file
        self.line = line
        self.column = column
        self.first = first
        self.word = word


class CellWrong(ListRefused):
    """A name or an id of a list that cannot stand in an event.

    Attributes:
        value: what stands there.
        quoted: the same as a sentence has it, which is not as long.
    """

    def __init__(
        self, *, file: str, line: int, column: int | None, value: object, why: Reason
    ) -> None:
        super().__init__(file=file, line=line, column=column, why=why)
        self.file = file
        self.line = line
        self.column = column
        self.value = value
        self.quoted = quoted(value)
        self.why = why
        self.args = (f"{self.where} is {self.quoted}: {why}",)


class CellUnknown(ListRefused):
    """A place of the list at which nothing stands that could be changed."""

    def __init__(self, *, line: int, column: int) -> None:
        why = Reason("nothing-to-change", "nothing stands there; read anew")
        super().__init__(file="", line=line, column=column, why=why)
        self.line = line
        self.column = column


def _named(words: Sequence[str]) -> str:
    first = [quoted(word) for word in words if word][:4]
    return ", ".join(first) or Reason("without-words", "without words")


def _either(words: Sequence[str]) -> str:
    return reduce(_or, words)


def _or(first: str, second: str) -> Reason:
    return Reason("or", "{first} or {second}", first=first, second=second)
