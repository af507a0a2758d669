"""A name in Python says what it holds; the linter of the screens looks at theirs."""

import ast
import re
from collections.abc import Iterator

import pytest

from support.checkout import our_texts

BARE = {"told", "shown", "tried"}
"""They say that somebody did something with a thing, and not what the thing is."""

PUBLIC = {("src/evendeal/views/matches/frames.py", "shown")}
"""Members of the public JSON, which stays as it is."""

SOMEWHERE = re.compile(rf"\b({'|'.join(BARE)})\b")
"""In a file without such a word there is no such name."""


def names(tree: ast.AST) -> Iterator[str]:
    """Every name that a file gives: variables, members, parameters, functions, what it imports."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                yield name
            case ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.alias(name=name, asname=other):
                yield other or name
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)):
                yield name
            case ast.MatchStar(name=str(name)) | ast.MatchMapping(rest=str(name)):
                yield name


def bare_names(text: str) -> list[str]:
    """The names of a Python file that are such a word and nothing else."""
    return [name for name in names(ast.parse(text)) if name in BARE]


@pytest.mark.long
def test_no_name_in_python_says_only_that_something_was_told() -> None:
    found = [
        (path.as_posix(), name)
        for path, text in our_texts(".py")
        if SOMEWHERE.search(text)
        for name in bare_names(text)
    ]

    assert set(found) == PUBLIC


@pytest.mark.parametrize(
    "text",
    [
        "told = 1",
        "told: int = 1",
        "self.told = 1",
        "def told(): ...",
        "async def told(): ...",
        "def f(*, told): ...",
        "f = lambda told: 1",
        "[told for told in ()]",
        "with f as told: ...",
        "import x as told",
        "from x import told",
        "match x:\n case {'a': told, **rest}: ...",
    ],
)
def test_such_a_name_in_python_is_noticed(text: str) -> None:
    assert bare_names(text) == ["told"]


@pytest.mark.parametrize(
    "text",
    ["f(told=1)", "x.told", "x['told']", "'told'", "told_of = 1", "# told = 1"],
)
def test_a_word_that_names_nothing_is_none(text: str) -> None:
    assert bare_names(text) == []
