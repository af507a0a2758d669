"""One word for one thing, in code as in the documents."""

import ast
import re
from pathlib import Path

import pytest

from support.checkout import LINK, ROOT, house_modules, our_texts


def rows(document: str) -> list[list[str]]:
    """The cells of every table row of a document, headings and rules left out."""
    lines = (ROOT / document).read_text("utf-8").splitlines()
    tables = [line for line in lines if line.startswith("|") and not line.startswith("|--")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in tables]


def classes() -> dict[str, Path]:
    """Where each class of the house is; exchange formats speak their own words."""
    return {
        node.name: path.relative_to(ROOT)
        for path in house_modules()
        if "notation" not in path.parts
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    }


def slug(heading: str) -> str:
    """The anchor of a heading."""
    plain = re.sub(r"[`*_]", "", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


@pytest.mark.long
def test_every_ruling_that_code_cites_is_in_the_book() -> None:
    known = {row[0] for row in rows("docs/rulings.md") if re.fullmatch(r"R\d+", row[0])}
    cited = {
        (ruling, str(path))
        for path, text in our_texts(".py")
        for ruling in re.findall(r"\bR\d{1,2}\b", text)
    }

    assert known
    assert {(ruling, path) for ruling, path in cited if ruling not in known} == set()


def test_every_ruling_is_numbered_once() -> None:
    numbers = [row[0] for row in rows("docs/rulings.md") if re.fullmatch(r"R\d+", row[0])]

    assert sorted(set(numbers)) == sorted(numbers)


def test_every_ruling_in_force_names_tests_that_exist() -> None:
    in_force = [row for row in rows("docs/rulings.md") if len(row) == 5 and row[0] != "#"]

    assert in_force
    for row in in_force:
        places = re.findall(r"`(tests/[^`]+)`", row[4])

        assert places, row[0]
        assert [place for place in places if not any((ROOT / place).glob("**/*"))] == [], row[0]


@pytest.mark.long
def test_no_class_is_named_by_a_word_that_we_do_not_use() -> None:
    table = [row for row in rows("docs/glossary.md") if len(row) == 4 and row[0] != "Term"]
    ours = {word.strip(" *").lower() for row in table for word in row[0].split(",")}
    theirs = {
        re.sub(r"[^a-z]", "", word.lower())
        for row in table
        for word in row[3].split(",")
        if word.strip() and word.strip().lower() not in ours
    }

    assert ours
    assert {name: path for name, path in classes().items() if name.lower() in theirs} == {}


@pytest.mark.long
@pytest.mark.parametrize(
    ("path", "text"), [(str(p), t) for p, t in our_texts(".md")], ids=lambda value: value[:60]
)
def test_every_link_of_a_document_leads_somewhere(path: str, text: str) -> None:
    prose = re.sub(r"(?s)```.*?```", "", text)
    for match in LINK.finditer(prose):
        target, _, anchor = (match[1] or match[2]).partition("#")
        if "://" in target or target.startswith("mailto:"):
            continue
        there = (ROOT / path).parent / target if target else ROOT / path

        assert there.exists(), f"{path}: {target}"
        if anchor and there.suffix == ".md":
            headings = re.findall(r"(?m)^#+ (.*)$", there.read_text("utf-8"))
            assert anchor in {slug(heading) for heading in headings}, f"{path}: #{anchor}"


def test_every_make_target_that_a_document_names_exists() -> None:
    targets = set(re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8")))
    named = {
        (target, str(path))
        for path, text in our_texts(".md")
        for target in re.findall(r"`make ([a-z-]+)", text)
    }

    assert {(target, path) for target, path in named if target not in targets} == set()
