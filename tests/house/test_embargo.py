"""Who may see what is said in the views, each rule once, and on one page of the manual."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from support.checkout import ROOT

SOURCE = ROOT / "src" / "evendeal"
PAGE = ROOT / "docs" / "embargo.md"
VIEWS = SOURCE / "views"
OF_POKER = VIEWS / "poker" / "embargo"
RULES = (
    VIEWS / "embargo.py",
    VIEWS / "matches" / "embargo.py",
    *sorted(OF_POKER.glob("[a-z]*.py")),
)
"""The modules that decide what may be seen."""

FOR_EVERYBODY = sorted(
    [*(SOURCE / "web").rglob("*.py"), *(SOURCE / "formats").glob("*/public.py")]
    + [SOURCE / "formats" / f"{name}.py" for name in ("public_side", "my_places", "front_door")]
)
"""What hands out pages to the public, to players, and over HTTP."""

STATE = {
    *("ended", "ended_at", "opened", "published", "hands", "finished"),
    *("releases", "in_running", "twins", "games", "away"),
}
"""What a fold knows by which one could decide what is public."""
NO_FOLD = frozenset({"proved.opened", "offices.away", "self.games"})
"""Such a word where it is none of a fold: a published proof, the events put away, a public page."""


def named(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE).with_suffix("").parts)


def rules() -> Iterator[tuple[str, str]]:
    """Every public function of the modules that decide, and every class with rules for a fold."""
    for file in RULES:
        for node in ast.parse(file.read_text("utf-8")).body:
            function = isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
            # Views and refusals are made by the functions; they decide nothing.
            rule = isinstance(node, ast.ClassDef) and not (node.bases or node.decorator_list)
            if function or rule:
                yield named(file), node.name


def rows() -> list[list[str]]:
    """The rows of the tables of the page: what, ruling, where it is said, the tests."""
    lines = PAGE.read_text("utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if "|" in line]
    heads = ("What", "---")
    return [row for row in cells if len(row) == 4 and row[0] not in heads]


def test_each_rule_of_the_embargo_stands_on_the_page_of_the_manual() -> None:
    said = {
        (module, function)
        for row in rows()
        for module, functions in re.findall(r"`(views[\w.]*)`: ([^;]*)", row[2])
        for function in re.findall(r"`([\w.]+)`", functions)
    }

    assert set(rules()) <= {(module, name.split(".")[0]) for module, name in said}
    for module, name in said:
        found = import_module(f"evendeal.{module}")
        for part in name.split("."):
            found = getattr(found, part)


def test_each_rule_of_the_embargo_is_shown_by_tests_that_there_are() -> None:
    for what, _, _, tests in rows():
        named_here = re.findall(r"`(tests/[\w/.]+)::(\w+)`", tests)

        assert named_here, what
        for file, test in named_here:
            assert f"def {test}(" in (ROOT / file).read_text("utf-8"), (what, file, test)


@pytest.mark.parametrize("file", FOR_EVERYBODY, ids=named)
def test_what_hands_out_pages_decides_nothing_by_how_far_play_has_come(file: Path) -> None:
    """It hands a fold to the views, and asks them."""
    looked_at = [
        f"{ast.unparse(node)}, line {node.lineno}"
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
        and node.attr in STATE
        and ast.unparse(node) not in NO_FOLD
    ]

    assert looked_at == []


def test_no_room_below_the_views_counts_what_is_public_by_a_rule_of_its_own() -> None:
    """Folds are given the rule: of turns in two rooms, and of totals in running."""
    tournament = SOURCE / "tournament"
    counting = [
        f"{named(file)}.{node.name}"
        for file in sorted(tournament.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and re.search(r"public|embargo|visible", node.name, re.IGNORECASE)
    ]

    assert counting == [
        "tournament.duplicate.in_running.PublicTotals",
        "tournament.room_match.rooms.once_public",
        "tournament.room_match.twins.PublicTurns",
    ]
