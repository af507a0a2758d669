"""A workbook unpacked within bounds, and packed anew: what is read on is what was measured."""

import zlib
from collections.abc import Iterator
from io import BytesIO
from xml.parsers import expat
from zipfile import ZIP_STORED, BadZipFile, ZipFile

from evendeal.reason import Reason
from evendeal.tournament.lists.refusals import ListTooLarge, WorkbookUnreadable

MOST_UNPACKED = 16 * 1024 * 1024
"""Bytes of the sheets, unpacked."""
MOST_MEMBERS = 1_000
MOST_CELLS = 1_000_000
"""Of a sheet, from its first cell to its last: as many as whoever reads it lays out."""

_READ = (".xml", ".rels", "mimetype")
"""What a sheet is made of; pictures are left where they are."""
_SHEETS = ("table", "worksheet")
_COUNTS = ("count", "uniqueCount")
_PIECE = 64 * 1024
_LONGEST_NUMBER = 9
_LETTERS = 26
_BROKEN = (BadZipFile, zlib.error, EOFError, RuntimeError, ValueError, OSError)


def measured(data: bytes, file: str) -> bytes:
    """The workbook without what is not read of it.

    Raises:
        ListTooLarge: unpacked it has too many bytes, or a sheet too many cells.
        WorkbookUnreadable: it is no archive, or not all of it can be unpacked.
    """
    out = BytesIO()
    try:
        with ZipFile(BytesIO(data)) as packed, ZipFile(out, "w", ZIP_STORED) as plain:
            members = packed.infolist()
            read = [one for one in members if one.filename.endswith(_READ)]
            if len(members) > MOST_MEMBERS or sum(m.file_size for m in read) > MOST_UNPACKED:
                raise _too_large(file)
            left = MOST_UNPACKED
            for member in {one.filename: one for one in read}.values():
                # A member may say less of its size than it has.
                with packed.open(member) as opened:
                    content = opened.read(left + 1)
                left -= len(content)
                if left < 0:
                    raise _too_large(file)
                if member.filename.endswith(".xml"):
                    _require_cells(content, file)
                plain.writestr(member.filename, content)
    except _BROKEN as no:
        raise WorkbookUnreadable(file=file, what=" ".join(str(no).split())) from None
    return out.getvalue()


def _too_large(file: str) -> ListTooLarge:
    most = MOST_UNPACKED // 1024 // 1024
    what = Reason(
        "most-megabytes-unpacked", "has more than {most} MB when it is unpacked", most=most
    )
    return ListTooLarge(file=file, what=what)


class _Extent:
    """How far the cells of each sheet in a document reach, in either format."""

    def __init__(self) -> None:
        self.rows = self.columns = 0
        self._row = self._column = 0
        self._rows = self._columns = 1
        self.within = 0

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """The beginning of an element."""
        match name.rpartition(":")[2]:
            case kind if kind in _SHEETS:
                self.within += 1
                self.rows = self.columns = self._row = self._column = 0
            case "row":
                self._row = _number(attributes.get("r"), self._row + 1)
                self._column = 0
            case "c":
                self._column, self._row = _place(attributes.get("r"), self._column + 1, self._row)
            case "v" | "is" | "f":
                self._filled()
            case "table-row":
                self._row += self._rows
                self._rows = _number(_of(attributes, "number-rows-repeated"), 1)
                self._column, self._columns = 0, 1
            case "table-cell" | "covered-table-cell":
                self._column += self._columns if self._column else 1
                self._columns = _number(_of(attributes, "number-columns-repeated"), 1)
                if _of(attributes, "value-type") is not None:
                    self._filled()
            case "p":
                self._filled()

    def end(self, name: str) -> None:
        """The end of an element."""
        self.within -= name.rpartition(":")[2] in _SHEETS

    def _filled(self) -> None:
        self.rows = max(self.rows, self._row + self._rows - 1)
        self.columns = max(self.columns, self._column + self._columns - 1)

    @property
    def cells(self) -> int:
        """Cells from the first to the last."""
        return self.rows * self.columns


def _require_cells(content: bytes, file: str) -> None:
    """Passes a document whose sheets are not too large to lay out."""
    extent = _Extent()
    # Read as what the reader takes it for, whatever it says of itself.
    parser = expat.ParserCreate("UTF-8")

    def start(name: str, attributes: dict[str, str]) -> None:
        # Room is made for as many words as a workbook says that it has.
        if any(_number(attributes.get(key), 0) > MOST_CELLS for key in _COUNTS):
            what = Reason(
                "most-words", "it says that it has more than {most:,} words", most=MOST_CELLS
            )
            raise WorkbookUnreadable(file=file, what=what)
        extent.start(name, attributes)
        if extent.within > 1:
            what = Reason("table-in-table", "it has a table within a table")
            raise WorkbookUnreadable(file=file, what=what)
        if extent.cells > MOST_CELLS:
            what = Reason(
                "reaches-far",
                "reaches to line {line}, column {column} of a sheet;"
                " delete what stands far from the list",
                line=extent.rows,
                column=extent.columns,
            )
            raise ListTooLarge(file=file, what=what)

    def doctype(*_: object) -> None:
        what = Reason("words-of-its-own", "it defines words of its own")
        raise WorkbookUnreadable(file=file, what=what)

    parser.StartElementHandler = start
    parser.EndElementHandler = extent.end
    parser.StartDoctypeDeclHandler = doctype
    try:
        for piece in _pieces(content):
            parser.Parse(piece, False)
        parser.Parse(b"", True)
    except expat.ExpatError as no:
        raise WorkbookUnreadable(file=file, what=str(no)) from None


def _pieces(content: bytes) -> Iterator[bytes]:
    for at in range(0, len(content), _PIECE):
        yield content[at : at + _PIECE]


def _of(attributes: dict[str, str], name: str) -> str | None:
    return next((text for key, text in attributes.items() if key.endswith(":" + name)), None)


def _number(text: str | None, otherwise: int) -> int:
    bare = text.lstrip("+") if text is not None else ""
    if not bare.isascii() or not bare.isdigit():
        return otherwise
    return int(bare.lstrip("0")[:_LONGEST_NUMBER] or 0)


def _place(text: str | None, column: int, row: int) -> tuple[int, int]:
    """The column and row of `C7`; those that come next where nothing is written."""
    if text is None:
        return column, row
    letters = text.rstrip("0123456789")[:_LONGEST_NUMBER]
    number = 0
    for letter in letters.upper():
        number = number * _LETTERS + ord(letter) - ord("A") + 1
    return number, _number(text[len(letters) :], row)
