"""The bytes of a list as text: UTF-8, UTF-16 as spreadsheets write it, or a code page by name."""

from evendeal.reason import Reason
from evendeal.tournament.lists.refusals import (
    CodePageUnclear,
    CodePageUnknown,
    CodePageWrong,
    ListTooLarge,
    NoText,
)

CODE_PAGES = ("cp1252", "cp932")
"""What spreadsheets write where they do not write Unicode: in the west, and in Japan."""

MOST_BYTES = 4 * 1024 * 1024
"""Of a file; a list of some thousand teams fits many times."""

_MARKS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
_NO_TEXT = Reason("no-text", "no text")
_PICTURE = Reason("a-picture", "a picture")
_OTHERS = (
    (
        b"\xd0\xcf\x11\xe0",
        Reason("an-old-workbook", "an old .xls workbook, or one with a password"),
    ),
    (b"%PDF", Reason("a-pdf", "a PDF")),
    (b"{\\rtf", Reason("a-document", "a document of a word processor")),
    (b"\x89PNG", _PICTURE),
    (b"\xff\xd8\xff", _PICTURE),
)


def list_text(data: str | bytes, file: str = "", page: str | None = None) -> str:
    """The text of a list; a byte order mark is taken off.

    Args:
        page: one of `CODE_PAGES`, for bytes that are not UTF-8.

    Raises:
        CodePageUnclear: the bytes are not UTF-8, and no code page is named.
        CodePageWrong, CodePageUnknown: they are not of the one that is named, or it is not read.
        NoText: they are no text.
        ListTooLarge: there are too many.
    """
    require_size(len(data), file)
    if isinstance(data, str):
        if "\0" in data:
            raise NoText(file=file, what=_NO_TEXT)
        return data.removeprefix("\ufeff")
    for mark, what in _OTHERS:
        if data.startswith(mark):
            raise NoText(file=file, what=what)
    for mark, coding in _MARKS:
        if data.startswith(mark):
            return _decoded(data[len(mark) :], len(mark), file, coding)
    if b"\0" in data:
        raise NoText(file=file, what=_NO_TEXT)
    if page is not None and page not in CODE_PAGES:
        raise CodePageUnknown(file=file, page=page, pages=CODE_PAGES)
    try:
        return data.decode()
    except UnicodeDecodeError as no:
        if page is None:
            line = data.count(b"\n", 0, no.start) + 1
            raise CodePageUnclear(
                file=file, line=line, byte=no.start + 1, pages=CODE_PAGES
            ) from None
    return _decoded(data, 0, file, page)


def require_size(size: int, file: str) -> None:
    """Passes as many bytes as a list of teams may have.

    Raises:
        ListTooLarge.
    """
    if size > MOST_BYTES:
        most = MOST_BYTES // 1024 // 1024
        what = Reason("most-megabytes", "has more than {most} MB", most=most)
        raise ListTooLarge(file=file, what=what)


def sample_of(data: bytes, page: str) -> str:
    """The text in a code page, with a sign for each byte that is no letter in it."""
    return data.decode(page, "replace")


def _decoded(data: bytes, skipped: int, file: str, coding: str) -> str:
    try:
        text = data.decode(coding)
    except UnicodeDecodeError as no:
        line = data[: no.start].decode(coding, "replace").count("\n") + 1
        byte = no.start + 1 + skipped
        raise CodePageWrong(file=file, line=line, byte=byte, page=coding) from None
    if "\0" in text:
        raise NoText(file=file, what=_NO_TEXT)
    return text
