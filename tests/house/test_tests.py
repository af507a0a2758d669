"""Where tests stand, and what stands beside them: tests/README.md."""

import ast
from itertools import chain
from pathlib import Path

import pytest

from support.checkout import ROOT, our_files

TESTS = ROOT / "tests"
SUPPORT = TESTS / "support"


def python_of_the_tests() -> list[Path]:
    """Every Python file below `tests/` that is committed or would be."""
    return [path for path in our_files() if path.suffix == ".py" and TESTS in path.parents]


def test_no_support_code_stands_beside_tests() -> None:
    beside = [
        path.relative_to(TESTS).as_posix()
        for path in python_of_the_tests()
        if SUPPORT not in path.parents
        and path.name != "conftest.py"
        and not path.name.startswith("test_")
    ]

    assert beside == []


def test_no_test_stands_among_support_code_where_nobody_would_look_for_it() -> None:
    among = [
        path.relative_to(TESTS).as_posix()
        for path in python_of_the_tests()
        if SUPPORT in path.parents
        and (
            path.name.startswith("test_")
            or any(
                isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
                for node in ast.walk(ast.parse(path.read_text("utf-8")))
            )
        )
    ]

    assert among == []


def imports_of_tests(text: str) -> list[str]:
    """The imports of a Python text, wherever they stand in it, that name a module of tests."""
    found: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [f"{node.module or ''}.{each.name}" for each in node.names]
    return [name for name in found if any(part.startswith("test_") for part in name.split("."))]


def test_no_test_imports_the_module_of_another() -> None:
    imports = {
        path.relative_to(TESTS).as_posix(): found
        for path in python_of_the_tests()
        if (found := imports_of_tests(path.read_text("utf-8")))
    }

    assert imports == {}


@pytest.mark.parametrize(
    "text",
    [
        "from web.test_office import house",
        "from web import test_office",
        "from .test_office import house",
        "import web.test_office as office",
        "def somewhere():\n    from web import api, test_office",
    ],
)
def test_an_import_of_a_test_is_seen_however_it_is_written(text: str) -> None:
    assert len(imports_of_tests(text)) == 1


def test_every_folder_of_tests_is_named_where_people_look_first() -> None:
    page = (TESTS / "README.md").read_text("utf-8")
    rooms = {path.stem for path in (ROOT / "src" / "evendeal").iterdir()}
    below = {path.relative_to(TESTS).parts for path in our_files() if TESTS in path.parents}
    folders = {parts[0] for parts in below if len(parts) > 1} - rooms
    inside = {parts[1] for parts in below if parts[0] == "support" and len(parts) > 2}

    assert [name for name in chain(folders, inside) if f"`{name}/`" not in page] == []
