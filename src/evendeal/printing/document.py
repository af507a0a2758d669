"""A document: what stands in it, and the PDF that is set of it."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from evendeal.extras import NotInstalled
from evendeal.printing.typefaces import MissingSign, folders, missing_signs, typefaces

if TYPE_CHECKING:
    import typst

TEMPLATES = Path(str(files("evendeal") / "printing" / "templates"))
CODE = "qr"
"""The member of a document's content that is drawn as a QR code, and has no signs of a typeface."""
READ_ON_SCREEN = frozenset({"booklet", "certificate", "handouts", "protocol", "timetable"})
"""Templates whose PDF says what is a table and what a heading, for those who have it read out.

What is cut out or written on does without: it would be several times as large.
"""
Counted: TypeAlias = Callable[[int, int], None]
"""Hears how many things have been made, and of how many."""


class Paper(Enum):
    """The paper in the printer."""

    A4 = "a4"
    LETTER = "letter"


@dataclass(frozen=True, slots=True)
class Document:
    """What is to be printed: a template and its content, every figure in words already.

    Attributes:
        template: the name of a file among the templates, without its ending.
        title: of the file, for whoever has many of them.
        language: the code of the language in which it is.
        content: JSON, as the template reads it; `qr` is what a QR code says, or None.
        at: ISO 8601 in UTC: when what stands in it came to be. The same document is the same bytes.
    """

    template: str
    title: str
    language: str
    at: str
    content: Mapping[str, Any] = field(default_factory=dict)

    def missing_signs(self) -> tuple[MissingSign, ...]:
        """The signs in it that cannot be printed here, each with the text in which it stands.

        Raises:
            NotInstalled: nothing can be printed here.
        """
        return tuple(missing_signs(_texts(self.content)))


def typeset(
    document: Document, paper: Paper = Paper.A4, *, drawn: Counted = lambda made, of: None
) -> bytes:
    """The document as PDF. A sign that no typeface has is an empty box in it.

    Args:
        drawn: hears of each QR code that has been drawn; a thousand take longer than all else.

    Raises:
        NotInstalled: nothing can be printed here.
    """
    require_printing()
    codes = tuple(dict.fromkeys(_codes(document.content)))
    pictures = {}
    for made, text in enumerate(codes, 1):
        pictures[text] = qr_picture(text)
        drawn(made, len(codes))
    pdf = _compiler(document, _with_pictures(document.content, pictures), paper).compile(
        format="pdf",
        timestamp=_second(document.at),
        pdf_tags=document.template in READ_ON_SCREEN,
    )
    assert isinstance(pdf, bytes)
    return pdf


def qr_picture(text: str) -> str:
    """The QR code of a text as SVG, black on nothing, without a margin."""
    import segno

    svg = BytesIO()
    # Every code of a sheet is as tall as the next: error correction grows where there is room.
    code = segno.make(text, error="m", micro=False)
    code.save(svg, kind="svg", border=0, xmldecl=False, omitsize=True, nl=False)
    return svg.getvalue().decode()


def require_printing() -> None:
    """Nothing, where things can be printed.

    Raises:
        NotInstalled: one of the packages is missing.
    """
    for module, package in (
        ("typst", "typst"),
        ("fontTools", "fonttools"),
        ("fluent", "fluent.runtime"),
    ):
        if find_spec(module) is None:
            raise NotInstalled(what="printing", package=package, extra="printing")


def _compiler(document: Document, content: Any, paper: Paper) -> "typst.Compiler":
    import typst

    about = {
        "title": document.title,
        "language": document.language,
        "paper": {Paper.A4: "a4", Paper.LETTER: "us-letter"}[paper],
        "families": [face.family for face in typefaces()],
    }
    return typst.Compiler(
        input=TEMPLATES / f"{document.template}.typ",
        root=TEMPLATES,
        font_paths=_fonts(),
        ignore_system_fonts=True,
        sys_inputs={"about": json.dumps(about), "content": json.dumps(content)},
    )


@cache
def _fonts() -> "typst.Fonts":
    """The typefaces as typst has them; opened once."""
    import typst

    return typst.Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=list(folders())
    )


def _codes(value: Any) -> Iterator[str]:
    """What the QR codes of a content say, in its order."""
    if isinstance(value, Mapping):
        for name, each in value.items():
            if name != CODE:
                yield from _codes(each)
            elif each is not None:
                yield each
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _codes(each)


def _with_pictures(value: Any, pictures: Mapping[str, str]) -> Any:
    """A content as JSON, with its QR codes as they are drawn."""
    if isinstance(value, Mapping):
        return {
            name: pictures.get(each) if name == CODE else _with_pictures(each, pictures)
            for name, each in value.items()
        }
    if isinstance(value, list | tuple):
        return [_with_pictures(each, pictures) for each in value]
    return value


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for name, each in value.items():
            if name != CODE:
                yield from _texts(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _texts(each)


def _second(moment: str) -> datetime:
    """A moment as a PDF has it, which knows no parts of a second."""
    return datetime.fromisoformat(moment).astimezone(UTC).replace(microsecond=0)
