"""Each text of a check in the catalogue is named by a finding, and each finding's text is there."""

import ast
import re
from collections.abc import Iterator, Mapping

from support.checkout import ROOT

HELPERS = re.compile(
    r"luck|of|lists|source|since|which-deal|step-\w+|behind(-\w+)?|repeats|names|act-when"
)
"""Pieces of other texts, and how places behind are counted."""


def named(tree: ast.AST) -> Iterator[str]:
    """The keys that a module gives findings, acts and troubles, as patterns."""
    words: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            pairs = zip(_each(node.targets[0]), _each(node.value), strict=False)
            for target, value in pairs:
                if isinstance(target, ast.Name):
                    words.setdefault(target.id, set()).update(_texts(value, {}))
    places = {"Finding": 4, "Statement": 2, "SeatDrawProof": 5, "Trouble": 1, "printable_act": 2}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            given = [each.value for each in node.keywords if each.arg == "key"]
            if called in places:
                given += node.args[places[called] : places[called] + 1]
            for value in given:
                yield from _texts(value, words)


def _texts(value: ast.expr, words: Mapping[str, set[str]]) -> Iterator[str]:
    """The texts that an expression may be, as patterns; of a name those that it was given."""
    match value:
        case ast.Constant(str(text)) if text:
            yield text
        case ast.JoinedStr(pieces):
            yield "".join(
                str(piece.value) if isinstance(piece, ast.Constant) else "[a-z-]+"
                for piece in pieces
            )
        case ast.IfExp(_, first, second):
            yield from (*_texts(first, words), *_texts(second, words))
        case ast.BoolOp(_, values):
            yield from (text for each in values for text in _texts(each, words))
        case ast.Name(name):
            yield from words.get(name, ())


def _each(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else [node]


def test_findings_and_the_catalogue_name_the_same_texts() -> None:
    house = ROOT / "src" / "evendeal"
    files = [
        *(house / "draw").glob("*.py"),
        *(house / "views").glob("*/*proof.py"),
        *(house / "formats").glob("*/session_acts.py"),
        house / "director" / "event_acts.py",
    ]
    found = {key for file in files for key in named(ast.parse(file.read_text("utf-8")))}
    parts = [house / "words" / "en" / f"{part}.ftl" for part in ("proof", "broken", "acts")]
    text = "".join(part.read_text("utf-8") for part in parts)
    texts = {
        key
        for key in re.findall(r"^check-([\w-]+) =", text, re.MULTILINE)
        if not HELPERS.fullmatch(key)
    }

    def matches(key: str, text: str) -> bool:
        return re.fullmatch(key, text) is not None

    assert [key for key in found if not any(matches(key, text) for text in texts)] == []
    assert [text for text in texts if not any(matches(key, text) for key in found)] == []
