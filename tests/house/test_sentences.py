"""Every refusal's sentence stands in the golden file of its room, with each of its branches."""

import ast
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from evendeal.errors import Refused
from support.branches import counting, reached
from support.checkout import ROOT, house_modules
from support.refusal_kinds import facts_of, refusal_of, refusals, room_of
from support.sentences import GOLDEN, golden_file, golden_file_to_write, written_anew

ROOMS = sorted({room_of(kind) for kind in refusals()})


@cache
def raised() -> frozenset[str]:
    """The names that something in the house calls, among them each refusal that it raises."""
    found = set()
    for module in house_modules():
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call | ast.Raise):
                called = node.func if isinstance(node, ast.Call) else node.exc
                found |= {called.id} if isinstance(called, ast.Name) else set()
                found |= {called.attr} if isinstance(called, ast.Attribute) else set()
    return frozenset(found)


def examples(kind: type[Refused]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = golden_file(room_of(kind))["kinds"].get(kind.__name__, [])
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_every_refusal_of_a_room_stands_in_its_golden_file(room: str) -> None:
    """A kind that is only a family of others is never raised and needs no sentence."""
    kinds = {kind.__name__: kind for kind in refusals() if room_of(kind) == room}
    needed = {name for name, kind in kinds.items() if name in raised() or not kind.__subclasses__()}
    golden = golden_file(room)["kinds"]

    assert needed <= set(golden), "give an example of its fields, then `make sentences`"
    assert set(golden) <= set(kinds)


@pytest.mark.parametrize("room", ROOMS)
def test_a_refusal_says_what_the_golden_file_has(room: str) -> None:
    kinds = {kind.__name__: kind for kind in refusals() if room_of(kind) == room}
    golden = golden_file(room)["kinds"]
    now = {
        name: [{**each, "sentence": str(refusal_of(kinds[name], each["fields"]))} for each in all_]
        for name, all_ in golden.items()
    }
    if written_anew():
        with golden_file_to_write(room) as file:
            file["kinds"] = now

    assert now == golden_file(room)["kinds"]


@pytest.mark.parametrize("kind", refusals(), ids=lambda kind: kind.__qualname__)
def test_an_example_gives_every_fact_of_its_refusal_once(kind: type[Refused]) -> None:
    given = [each["fields"] for each in examples(kind)]

    assert all(set(fields) == set(facts_of(kind)) for fields in given)
    assert all(each not in given[:at] for at, each in enumerate(given))


def test_the_examples_take_every_branch_of_the_sentences() -> None:
    """Both ways of each choice, in a refusal's own `__init__` and in what it calls beside it."""
    functions: dict[tuple[str, str], FunctionType] = {}
    # How a value is written has tests of its own, in test_told_values.
    modules = {kind.__module__ for kind in refusals()} - {"evendeal.errors"}
    for kind in refusals():
        if isinstance(begins := kind.__dict__.get("__init__"), FunctionType):
            for each in reached(begins, modules):
                functions[each.__module__, each.__qualname__] = each

    with counting(list(functions.values())) as not_taken:
        for kind in refusals():
            for example in examples(kind):
                refusal_of(kind, example["fields"])

        assert not not_taken()


@cache
def names_of_tests(path: Path) -> frozenset[str]:
    """The tests of a file."""
    tree = ast.parse(path.read_text("utf-8"))
    return frozenset(each.name for each in ast.walk(tree) if isinstance(each, ast.FunctionDef))


def test_the_golden_files_are_of_tests_that_there_are() -> None:
    gone = [
        (path.stem, file, test)
        for path in GOLDEN.glob("*.json")
        for file, tests in golden_file(path.stem)["tests"].items()
        for test in tests
        if not (source := ROOT / "tests" / path.stem / file).exists()
        or test.partition("[")[0].rpartition("::")[2] not in names_of_tests(source)
    ]
    if written_anew():
        for room, file, test in gone:
            with golden_file_to_write(room) as golden:
                del golden["tests"][file][test]
    else:
        assert not gone, "`make sentences` takes them out"


def words_of_refusals(room: str) -> list[str]:
    """The places of a room's tests at which a refusal is known by words of its sentence."""
    kinds = {kind.__name__ for kind in refusals()} | {"Refused"}
    found = []
    for path in sorted((ROOT / "tests" / room).rglob("*.py")):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if "match=" in text else ():
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.raises":
                kind = ast.unparse(node.args[0])
                matched = any(each.arg == "match" for each in node.keywords)
                if matched and (kind in kinds or (kind.islower() and kind.isidentifier())):
                    found.append(f"{path.name}:{node.lineno}")
    return found


@pytest.mark.parametrize("room", sorted(path.name for path in (ROOT / "tests").iterdir()))
def test_a_refusal_is_known_by_its_name_and_fields_and_not_by_its_words(room: str) -> None:
    """`support.refusals.refused`; errors of libraries, such as OSError, have no fields."""
    assert not words_of_refusals(room)
