"""A document: what stands in it, and the PDF that is set of it."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from evendeal.extras import NotInstalled
from evendeal.printing.typefaces import MissingSign, folders, missing_signs, typefaces

if TYPE_CHECKING:
    import typst

TEMPLATES = Path(str(files("evendeal") / "printing" / "templates"))
PICTURES = frozenset({"qr"})
"""Members of a document's content that are drawn, and have no signs of a typeface."""


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
        content: JSON, as the template reads it.
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


def typeset(document: Document, paper: Paper = Paper.A4) -> bytes:
    """The document as PDF. A sign that no typeface has is an empty box in it.

    Raises:
        NotInstalled: nothing can be printed here.
    """
    pdf = _compiler(document, paper).compile(format="pdf", timestamp=_second(document.at))
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


def _compiler(document: Document, paper: Paper) -> "typst.Compiler":
    require_printing()
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
        sys_inputs={"about": json.dumps(about), "content": json.dumps(dict(document.content))},
    )


@cache
def _fonts() -> "typst.Fonts":
    """The typefaces as typst has them; opened once."""
    import typst

    return typst.Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=list(folders())
    )


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for name, each in value.items():
            if name not in PICTURES:
                yield from _texts(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _texts(each)


def _second(moment: str) -> datetime:
    """A moment as a PDF has it, which knows no parts of a second."""
    return datetime.fromisoformat(moment).astimezone(UTC).replace(microsecond=0)
