"""Which tests stand for a rule: python3 scripts/tests_of.py R38 R46, or a range: S1-S14.

An id stands for a rule if the docstring of a test or of its class has it as a word of its own;
older tests may stand for a ruling without that. Printed are the tests of each id by file; exit
code 1 if an id has none.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1] / "tests"
ID = re.compile(r"\b[A-Z][0-9]+\b")
RANGE = re.compile(r"([A-Z])([0-9]+)-\1?([0-9]+)")


def wanted(words: Iterable[str]) -> Iterator[str]:
    """The ids that WORDS name, ranges written out."""
    for word in words:
        span = RANGE.fullmatch(word)
        if span:
            yield from (f"{span[1]}{n}" for n in range(int(span[2]), int(span[3]) + 1))
        elif ID.fullmatch(word):
            yield word
        else:
            sys.exit(f"{word} is no id such as R38, and no range such as S1-S14")


def tests_in(file: Path) -> Iterator[tuple[str, str]]:
    """Each test of a file and the docstrings that speak for it: its own and its class's."""
    tree = ast.parse(file.read_text())
    for outer in tree.body:
        inner = outer.body if isinstance(outer, ast.ClassDef) else [outer]
        about = ast.get_docstring(outer) or "" if isinstance(outer, ast.ClassDef) else ""
        for node in inner:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, f"{about}\n{ast.get_docstring(node) or ''}"


@cache
def found() -> dict[str, list[str]]:
    """The tests of every id that a docstring names, as `file::test`."""
    tests: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for name, about in tests_in(file):
            for id in sorted(set(ID.findall(about))):
                tests.setdefault(id, []).append(f"{file.relative_to(TESTS.parent)}::{name}")
    return tests


def main(words: list[str]) -> int:
    """Print the tests of each id; 1 if one has none."""
    ids, tests = list(wanted(words)), found()
    for id in ids or sorted(tests, key=lambda each: (each[0], int(each[1:]))):
        lines = [id if id in tests else f"{id} has no test", *tests.get(id, ())]
        sys.stdout.write("\n  ".join(lines) + "\n")
    return int(any(id not in tests for id in ids))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
