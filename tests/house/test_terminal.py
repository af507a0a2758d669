"""One module knows the library that draws in terminals, and no other hands it any text."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.checkout import SOURCE, house_modules

DRAWS = SOURCE / "commands" / "terminal.py"
WRITES = SOURCE / "commands" / "output.py"
ELSEWHERE = {SOURCE / "web" / "calculator" / "worker.py"}
"""A process of its own that answers another program; nobody reads it on a terminal."""


def nodes(path: Path) -> Iterator[ast.AST]:
    yield from ast.walk(ast.parse(path.read_text("utf-8")))


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module or ""] if isinstance(node, ast.ImportFrom) else []


@pytest.mark.long
def test_one_module_imports_the_library_that_draws_in_terminals() -> None:
    """P1: text of users is a command to it; whoever prints goes through that module."""
    known = [
        path
        for path in house_modules()
        if any(name.partition(".")[0] == "rich" for node in nodes(path) for name in imported(node))
    ]

    assert known == [DRAWS]


def test_that_module_turns_no_text_into_commands() -> None:
    """P1: no markup, no pictures by name, no highlighting."""
    off = {"markup": 0, "emoji": 0, "highlight": 0}
    for node in nodes(DRAWS):
        if isinstance(node, ast.Attribute):
            assert node.attr not in ("from_markup", "from_ansi", "render_markup")
        if isinstance(node, ast.keyword) and node.arg in off:
            assert isinstance(node.value, ast.Constant)
            assert node.value.value is False
            off[node.arg] += 1

    assert all(off.values())


@pytest.mark.long
def test_every_line_is_printed_through_one_door() -> None:
    """P1: what prints by itself fails on a terminal that lacks a sign, after the act."""
    by_itself = [
        f"{path.relative_to(SOURCE)}:{node.lineno}"
        for path in house_modules()
        if path not in {WRITES, *ELSEWHERE}
        for node in nodes(path)
        if isinstance(node, ast.Call) and prints(node.func)
    ]

    assert by_itself == []


def prints(called: ast.expr) -> bool:
    """Whether this is `print`, `echo`, or writes to a standard stream."""
    if isinstance(called, ast.Name):
        return called.id in ("print", "echo", "secho")
    if not isinstance(called, ast.Attribute):
        return False
    if called.attr in ("echo", "secho"):
        return True
    holder = called.value
    streams = ("stdout", "stderr")
    return called.attr == "write" and isinstance(holder, ast.Attribute) and holder.attr in streams
