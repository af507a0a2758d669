"""Every picture of the manual is seen by a reader, and can be taken again."""

import re
import runpy
from pathlib import Path

import pytest

from support.checkout import LINK, ROOT, our_files, our_texts

DOCS = ROOT / "docs"
PICTURES = sorted(
    path for path in our_files() if DOCS in path.parents and path.suffix in {".png", ".svg", ".jpg"}
)
LARGEST = 100_000
"""Bytes of a picture: what a page of the manual may cost on a phone."""


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def linked() -> set[Path]:
    """The files to which the links of all pages lead."""
    return {
        ((ROOT / page).parent / (match[1] or match[2]).partition("#")[0]).resolve()
        for page, text in our_texts(".md")
        for match in LINK.finditer(text)
        if "://" not in match[0]
    }


def test_every_picture_and_every_page_of_the_manual_is_linked_from_a_page() -> None:
    pages = [path for path in our_files() if DOCS in path.parents and path.suffix == ".md"]
    reached = linked()

    assert PICTURES
    assert [named(path) for path in [*PICTURES, *pages] if path.resolve() not in reached] == []


def test_every_picture_of_a_how_to_is_taken_by_a_test_of_a_screen_or_of_paper() -> None:
    """`make pictures NAMES=howto` takes it again when the screen has changed."""
    taken = set()
    rooms = (ROOT / "tests" / room for room in ("browser", "printing"))
    for path in (path for room in rooms for path in room.glob("test_*.py")):
        text = path.read_text("utf-8")
        prefix = re.search(r'picture\(page, f"([a-z-]+)\{name\}"\)', text)
        taken |= set(re.findall(r'\bpicture\([\w.]+, "([a-z-]+)"\)', text))
        if prefix:
            shots = re.findall(r'\bshot\([\w.]+, "([a-z-]+)"\)', text)
            taken |= {prefix[1] + name for name in shots}

    assert [named(each) for each in PICTURES if each.parent.name == "howto"] != []
    assert {each.stem for each in PICTURES if each.parent.name == "howto"} <= taken


def test_every_picture_of_the_readme_is_taken_by_the_script() -> None:
    """`make pictures NAMES=images` takes it again when the screen has changed."""
    taken = re.findall(
        r'\bPicture\("([a-z-]+)"', (ROOT / "scripts" / "pictures.py").read_text("utf-8")
    )
    images = {
        each.stem for each in PICTURES if each.parent.name == "images" and each.suffix == ".png"
    }

    assert taken
    assert images == set(taken)


def test_taking_them_again_leaves_every_picture_that_a_page_shows() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "pictures.py"))
    linked = script["pictures_in"]("".join(text for _, text in our_texts(".md")))

    assert {each.name for each in PICTURES if each.suffix == ".png"} <= linked


@pytest.mark.parametrize("picture", PICTURES, ids=named)
def test_no_picture_is_larger_than_it_needs_to_be(picture: Path) -> None:
    assert picture.stat().st_size <= LARGEST
