"""What was printed, looked at: its words, its pages as pictures, and pages that were approved."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pypdfium2
from PIL import Image

from support.checkout import ROOT

APPROVED = ROOT / "tests/golden/printing"
POINTS = 72
APPROVED_PPI = 40
"""Of an approved page: small, and every line and every suit is still there."""
MANUAL_PPI = 100
DIFFERENT = 12
"""Of 255, by which two pixels may differ that a smoothed edge crosses."""
READABLE = 2.0
"""Points that a wide letter has at least, however narrow its line had to be made."""

Grey = npt.NDArray[np.float64]


@contextmanager
def opened(pdf: bytes) -> Iterator[pypdfium2.PdfDocument]:
    """The PDF while it is looked at."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        yield document
    finally:
        document.close()


def texts(pdf: bytes) -> list[str]:
    """The words of each page, with plain spaces."""
    found = []
    with opened(pdf) as document:
        for page in document:
            text = page.get_textpage()
            found.append(" ".join(text.get_text_bounded().split()))
            text.close()
            page.close()
    return found


def grey(pdf: bytes, page: int = 0, *, ppi: float = APPROVED_PPI) -> Grey:
    """A page as a printer without colours has it: shape (rows, columns), 0 black, 255 white."""
    with opened(pdf) as document:
        sheet = document[page]
        picture = sheet.render(scale=ppi / POINTS, grayscale=True).to_numpy()
        pixels: Grey = np.array(picture[..., 0] if picture.ndim == 3 else picture, dtype=float)
        sheet.close()
    return pixels


def outside(pdf: bytes) -> list[tuple[int, str]]:
    """The letters that stand, wholly or in part, past the edge of their page."""
    found = []
    with opened(pdf) as document:
        for number, page in enumerate(document, 1):
            width, height = page.get_size()
            text = page.get_textpage()
            for at in range(text.count_chars()):
                left, bottom, right, top = text.get_charbox(at)
                if left < 0 or bottom < 0 or right > width or top > height:
                    found.append((number, text.get_text_range(at, 1)))
            text.close()
            page.close()
    return found


def narrowest(pdf: bytes, letter: str) -> float:
    """How wide the narrowest of these letters is, in points, on whichever page it stands."""
    widths = []
    with opened(pdf) as document:
        for page in document:
            text = page.get_textpage()
            for at in range(text.count_chars()):
                if text.get_text_range(at, 1) == letter:
                    left, _, right, _ = text.get_charbox(at)
                    widths.append(right - left)
            text.close()
            page.close()
    return min(widths)


def renamed(content: Any, names: Mapping[str, str]) -> Any:
    """The content of a sheet with other names for those that stand in it."""
    if isinstance(content, dict):
        return {key: renamed(value, names) for key, value in content.items()}
    if isinstance(content, list | tuple):
        return [renamed(each, names) for each in content]
    if not isinstance(content, str):
        return content
    for name, other in names.items():
        content = content.replace(name, other)
    return content


def picture(pdf: bytes, name: str) -> None:
    """Its first page for the manual, where EVENDEAL_SCREENSHOTS names a folder."""
    folder = os.environ.get("EVENDEAL_SCREENSHOTS")
    if not folder:
        return
    with opened(pdf) as document:
        sheet = document[0].render(scale=MANUAL_PPI / POINTS).to_pil().convert("RGB")
    few = sheet.quantize(dither=Image.Dither.NONE, kmeans=3)
    few.save(Path(folder) / f"{name}.png", optimize=True)


def looks_as_approved(name: str, pdf: bytes, page: int = 0) -> None:
    """Compare a page with the picture that somebody has looked at and approved.

    With EVENDEAL_PAGES=anew the picture is taken: look at it.
    """
    path = APPROVED / f"{name}.png"
    now = grey(pdf, page)
    if os.environ.get("EVENDEAL_PAGES") == "anew":
        Image.fromarray(now.astype(np.uint8)).save(path, optimize=True)
    approved = np.array(Image.open(path), dtype=float)

    assert now.shape == approved.shape
    apart = np.abs(now - approved) > DIFFERENT
    assert not apart.any(), f"{name}: {int(apart.sum())} of {apart.size} pixels are others"
