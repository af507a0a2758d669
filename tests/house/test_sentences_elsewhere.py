"""No sentence that a golden file has stands in a test as well."""

import ast
import json
from collections.abc import Iterator
from functools import cache

from support.checkout import ROOT
from support.sentences import GOLDEN

TESTS = ROOT / "tests"

LEAST_WORDS = 3
"""Of fewer words no whole sentence is known again."""

WHOLE_ALL_THE_SAME = {
    "house/test_refusals_expected.py": "it is about what is compared with the golden file",
    "package/test_installed.py": "of a program in another process there is the sentence alone",
    "views/test_story.py": "a story of a hand, which no rule refuses, says the same as one there",
}
"""Files in which a sentence of the golden files stands, and why it has to."""


def in_words(text: str) -> str:
    return " ".join(text.split())


@cache
def golden_sentences() -> frozenset[str]:
    """Every sentence of the golden files, on one line."""
    found = set()
    for path in GOLDEN.glob("*.json"):
        file = json.loads(path.read_text("utf-8"))
        found |= {each["sentence"] for examples in file["kinds"].values() for each in examples}
        for tests in file["tests"].values():
            found |= {each for sentences in tests.values() for each in sentences}
    return frozenset(text for each in found if len((text := in_words(each)).split()) >= LEAST_WORDS)


def texts(tree: ast.AST) -> Iterator[ast.Constant]:
    """The texts of a piece of source that are values: no docstrings, and nothing beside code."""
    beside: set[int] = set()
    for node in ast.walk(tree):  # from the outside in, so that a statement comes before its text
        if isinstance(node, ast.Expr):
            beside.add(id(node.value))
        elif (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in beside
        ):
            yield node


@cache
def whole_ones() -> dict[str, list[str]]:
    """The golden sentences that stand whole in a file of the tests, by file, with their lines."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("*.py")):
        for text in texts(ast.parse(path.read_text("utf-8"))):
            if in_words(str(text.value)) in golden_sentences():
                name = path.relative_to(TESTS).as_posix()
                found.setdefault(name, []).append(f"{name}:{text.lineno}: {text.value}")
    return found


def test_no_whole_sentence_of_a_golden_file_stands_in_a_test() -> None:
    found = [lines for name, lines in whole_ones().items() if name not in WHOLE_ALL_THE_SAME]

    assert found == [], "name the refusal and its fields, or `in_golden_file`"


def test_the_exceptions_are_needed() -> None:
    """Whoever no longer needs to be left out is taken off the list."""
    assert set(whole_ones()) == set(WHOLE_ALL_THE_SAME)
