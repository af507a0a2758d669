"""Each text of a check in the catalogue is named by a finding, and each finding's text is there."""

import ast
import re
from collections.abc import Iterator

from support.checkout import ROOT

HELPERS = re.compile(r"luck|of|lists|source|since|which-deal|step-\w+|behind(-\w+)?")
"""Pieces of other texts, and how places behind are counted."""


def named(tree: ast.AST) -> Iterator[str]:
    """The keys that a module gives findings: the fifth value of one, or a value called `key`."""
    words: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            pairs = zip(_each(node.targets[0]), _each(node.value), strict=False)
            for target, value in pairs:
                if isinstance(target, ast.Name) and isinstance(value, ast.Constant):
                    words.setdefault(target.id, set()).add(str(value.value))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        places = {"Finding": 4, "Statement": 2, "SeatDrawProof": 5}
        given = [each.value for each in node.keywords if each.arg == "key"]
        if called in places:
            given += node.args[places[called] : places[called] + 1]
        for value in given:
            for each in ast.walk(value):
                if isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value:
                    yield each.value
                elif isinstance(each, ast.Name):
                    yield from words.get(each.id, ())


def _each(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else [node]


def test_findings_and_the_catalogue_name_the_same_texts() -> None:
    house = ROOT / "src" / "evendeal"
    files = [*(house / "draw").glob("*.py"), *(house / "views").glob("*/proof.py")]
    found = {key for file in files for key in named(ast.parse(file.read_text("utf-8")))}
    text = (house / "words" / "en" / "proof.ftl").read_text("utf-8")
    texts = set(re.findall(r"^check-([\w-]+) =", text, re.MULTILINE))

    assert found == {key for key in texts if not HELPERS.fullmatch(key)}
