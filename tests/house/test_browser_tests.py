"""Tests of the screens find things by test id and role: words change, and languages are four."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.browser.routes import pages_in, sections_in
from support.browser.screens import FILE, sentences
from support.checkout import ROOT

UI = ROOT / "ui"
HERE = (ROOT / "tests" / "browser", ROOT / "tests" / "support" / "browser")
LIST = UI / "testids.toml"

BY_TEXT = 2
"""Words of the longest text that something is looked for by: a name, a number, a label."""
BY_NAME = 5
"""Words of the longest name of a role or a label of a field."""
LONGEST = {
    "get_by_text": BY_TEXT,
    "get_by_role": BY_NAME,
    "get_by_label": BY_NAME,
    "get_by_placeholder": BY_NAME,
    "get_by_title": BY_NAME,
    "get_by_alt_text": BY_NAME,
    "filter": BY_NAME,
    "button": BY_NAME,
    "press": BY_NAME,
}
BY_TAG = {
    "body": "the whole page, its colours and its text",
    "html": "the theme stands there",
    "input, textarea": "a field of this name, and not the button that shows its password",
    "main h1, main h2, main p, main form": "whatever page it is, something stands on it",
    ":focus": "what has the focus is looked for",
}
"""Selectors without a test id or another attribute, each with its reason."""


def trees() -> Iterator[tuple[Path, ast.Module]]:
    """The tests of the screens and what they share."""
    for folder in HERE:
        for path in sorted(folder.glob("*.py")):
            yield path.relative_to(ROOT), ast.parse(path.read_text("utf-8"))


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Every call of a method: where it stands, and its name."""
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                yield f"{path}:{node.lineno}", node.func.attr, node


def text(node: ast.expr) -> str | None:
    """The literal text of an argument or its pattern; what is put in counts as one word."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        pieces = (each.value if isinstance(each, ast.Constant) else "{}" for each in node.values)
        return "".join(str(piece) for piece in pieces)
    if isinstance(node, ast.Call) and ast.unparse(node.func) in ("re.compile", "re.escape"):
        return text(node.args[0])
    return None


def texts(call: ast.Call) -> list[str]:
    """What a call looks for."""
    named = [
        each.value for each in call.keywords if each.arg in ("name", "has_text", "has_not_text")
    ]
    return [found for each in [*call.args, *named] if (found := text(each)) is not None]


def test_nothing_on_a_page_is_looked_for_by_a_sentence() -> None:
    found = [
        (where, name, words)
        for where, name, call in calls()
        for words in texts(call)
        if len(words.split()) > LONGEST.get(name, len(words.split()))
    ]

    assert found == []


def test_nothing_is_looked_for_by_how_it_is_styled_or_nested() -> None:
    """An attribute is a name; a class is a look, and a chain of elements a layout."""
    found, used = [], set()
    for where, name, call in calls():
        for selector in texts(call) if name == "locator" else ():
            used.add(selector)
            if selector not in BY_TAG and not re.fullmatch(r"(\[[^\]]+\])+({})*", selector):
                found.append((where, selector))

    assert found == []
    assert BY_TAG.keys() <= used


def listed() -> dict[str, str]:
    """Every test id with what it marks."""
    parts: dict[str, dict[str, str]] = tomllib.loads(LIST.read_text("utf-8"))
    pairs = [pair for ids in parts.values() for pair in ids.items()]
    assert len(dict(pairs)) == len(pairs), "a test id stands in the list twice"
    return dict(pairs)


def marked() -> set[str]:
    """The test ids that the screens have."""
    source = "\n".join(
        path.read_text("utf-8")
        for path in UI.rglob("*.svelte")
        if "node_modules" not in path.parts and "dist" not in path.parts
    )
    found = set(re.findall(r'\btestid="([^"{}]+)"', source))
    # those of things on a board, of refusals and of pages are put together
    assert "data-testid={kind}" in source
    assert 'data-testid="page-{route.page}"' in source
    return found | {"dice", "cube", "refusal"}


def pages() -> set[str]:
    """The pages that the tables of routes know, by their test ids."""
    office = pages_in("office/routes.ts") - {"matches"}
    office |= {f"matches-{one}" for one in sections_in("office/routes.ts", "MATCH_SECTIONS")}
    found = {f"page-{name}" for name in pages_in("lib/router/routes.ts")}
    found |= {f"page-office-{name}" for name in office}
    return {name.replace(" ", "-") for name in found}


def test_every_test_id_of_the_screens_is_in_the_list_with_what_it_marks() -> None:
    parts = {name for name in listed() if not name.startswith("page-")}

    assert marked() - {each for each in marked() if each.startswith("page-")} == parts
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) for name in listed())
    assert all(listed().values())


def test_every_page_has_a_test_id_that_is_in_the_list() -> None:
    consoles = {each for each in marked() if each.startswith("page-recorder-")}

    assert consoles
    assert pages() | consoles == {name for name in listed() if name.startswith("page-")}


def test_what_a_test_looks_for_is_in_the_list() -> None:
    """A part that is misspelled would be absent for ever, as some tests want it."""
    found = [
        (str(path), node.args[1].value)
        for path, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "part"
        and isinstance(node.args[1], ast.Constant)
        and node.args[1].value not in {*listed(), "aside"}
    ]

    assert found == []


def test_every_part_in_the_list_is_looked_for_by_a_test() -> None:
    """What nobody looks for can lose its mark, or mark another thing, and nobody sees it."""
    components = [path for path in UI.rglob("*.test.ts") if "node_modules" not in path.parts]
    tests = [path for folder in HERE for path in folder.glob("*.py")]
    read = "\n".join(path.read_text("utf-8") for path in [*components, *tests])
    parts = [name for name in listed() if not name.startswith("page-")]

    assert [name for name in parts if not re.search(rf"""["'=]{name}["'\]]""", read)] == []


def keys(table: object, above: str = "") -> Iterator[str]:
    """The keys of the golden sentences, with dots."""
    assert isinstance(table, dict)
    for name, value in table.items():
        if isinstance(value, dict):
            yield from keys(value, f"{above}{name}.")
        else:
            yield f"{above}{name}"


@pytest.mark.parametrize("key", sorted(keys(sentences()["words"])))
def test_every_golden_sentence_of_the_screens_is_read_by_a_test(key: str) -> None:
    read = "\n".join(path.read_text("utf-8") for path in HERE[0].glob("*.py"))
    part, _, name = key.rpartition(".")

    assert (
        f'"{key}"' in read
        or (f'"{part}.{{' in read and name.replace("_", ".") in read)
        or (f'"{part}.{{key}}"' in read and f'"{name}"' in read)
    ), f"{key} of {FILE.name}"
