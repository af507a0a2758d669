"""What docstrings and pages say of the code: the arguments and the modules that they name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.checkout import SOURCE, house_modules, our_texts

ROOMS = sorted({path.relative_to(SOURCE).parts[0].removesuffix(".py") for path in house_modules()})
NAMED = re.compile(
    rf"`(?:src/)?(?:evendeal[./])?((?:{'|'.join(ROOMS)})(?:[./](?!ftl\b)\w+)+)(?:\(\))?`"
)
"""A module as a page or a docstring names it, or what is in one: `views.absent.Absent`.

A part of the catalogue may have the name of a room.
"""

PAST = "**State:** replaced"
"""A decision that says so tells how it was."""


def explained(doc: str, section: str) -> list[str]:
    """The names that a section of a docstring explains."""
    found = re.search(rf"^{section}:\n((?:(?: {{4}}.*)?\n?)+)", doc, re.MULTILINE)
    lines = re.findall(r"^ {4}(\w+(?:, \w+)*):", found[1], re.MULTILINE) if found else []
    return [name for line in lines for name in line.split(", ")]


def arguments(node: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    of = node.args
    every = [*of.posonlyargs, *of.args, *of.kwonlyargs, of.vararg, of.kwarg]
    return {each.arg for each in every if each is not None}


def words(node: ast.ClassDef) -> set[str]:
    """What a class's code names: its fields, what its methods take and set."""
    return set(re.findall(r"\w+", ast.unparse(ast.Module(node.body[1:], []))))


def strangers(tree: ast.Module) -> Iterator[str]:
    """What docstrings explain and the code beside them does not have."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            sections, names = ["Args"], arguments(node)
        elif isinstance(node, ast.ClassDef):
            sections, names = ["Args", "Attributes"], words(node)
        else:
            continue
        doc = ast.get_docstring(node) or ""
        for section in sections:
            yield from (f"{node.name}: {n}" for n in explained(doc, section) if n not in names)


def is_there(name: str) -> bool:
    """Whether there is a module of this name, or one with something of the name's last part."""
    path = SOURCE.joinpath(*name.removesuffix(".py").replace("/", ".").split("."))
    if path.is_dir() or path.with_suffix(".py").is_file():
        return True
    files = (path.parent.with_suffix(".py"), path.parent / "__init__.py")
    texts = [file.read_text("utf-8") for file in files if file.is_file()]
    return any(re.search(rf"\b{path.name}\b", text) for text in texts)


@pytest.mark.parametrize("room", ROOMS)
def test_every_argument_and_attribute_that_a_docstring_explains_is_one(room: str) -> None:
    for path in house_modules():
        if path.relative_to(SOURCE).parts[0].removesuffix(".py") == room:
            assert list(strangers(ast.parse(path.read_text("utf-8")))) == [], path


@pytest.mark.long
def test_every_module_that_a_page_or_a_docstring_names_is_there() -> None:
    named = {
        (name, str(path))
        for path, text in our_texts(".md", ".py")
        if PAST not in text and path != Path("CHANGELOG.md")
        for name in NAMED.findall(text)
    }

    assert len({name for name, _ in named}) > 20
    assert {(name, path) for name, path in named if not is_there(name)} == set()
    assert not is_there("director.no_such_module")


def test_a_name_that_nothing_has_is_noticed() -> None:
    lagging = '''
def begin(session):
    """Begin it.

    Args:
        session: which.
        told: who hears of it.
    """
'''

    assert list(strangers(ast.parse(lagging))) == ["begin: told"]
