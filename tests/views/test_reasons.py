"""The catalogue says of each reason of the rules what the rules say of it in English."""

import ast
import copy
import pickle
import re
from collections.abc import Iterator
from string import Formatter

import pytest

from evendeal.backgammon.refusals import NotADie
from evendeal.reason import Reason
from evendeal.views.text import because, says
from support.checkout import ROOT
from support.english import english

REASONS = (ROOT / "src/evendeal/words/en/office-reasons.ftl").read_text("utf-8")
NAMED = frozenset(re.findall(r"^because-([\w-]+) =", REASONS, re.MULTILINE))
WITHOUT_SUBJECT = (
    "is",
    "are",
    "has",
    "must",
    "stands",
    "comes",
    "looks",
    "reaches",
    "belongs",
    "cannot",
)
"""How words begin that stand behind what they are about; alone they are given their "it"."""


def given() -> Iterator[tuple[str, frozenset[str]]]:
    """Each key that the rules give a reason by, and the English that they give with it."""
    for file in sorted((ROOT / "src" / "evendeal").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
                key, *others = (frozenset(literals(each)) for each in node.args)
                assert len(key) == 1, f"{file.name}, line {node.lineno}: a key is one literal"
                assert others[0], f"{file.name}, line {node.lineno}: the English is a literal"
                yield next(iter(key)), others[0]


def literals(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may be: one, or one of two where a number decides."""
    if isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        # Thousands are parted as the language of a screen does it.
        yield node.value.replace(":,}", "}")


GIVEN = tuple(given())


def complete(words: str) -> str:
    """A clause that stands alone."""
    return f"it {words}" if words.partition(" ")[0] in WITHOUT_SUBJECT else words


def test_each_reason_is_in_the_catalogue_and_none_that_nobody_gives() -> None:
    assert {key for key, _ in GIVEN} == NAMED


@pytest.mark.parametrize(("key", "words"), GIVEN, ids=[key for key, _ in GIVEN])
def test_the_catalogue_says_of_a_reason_what_the_rules_say(key: str, words: frozenset[str]) -> None:
    fields = {name for each in words for _, name, _, _ in Formatter().parse(each) if name}
    said = {
        english({"key": f"because-{key}", "fields": dict.fromkeys(sorted(fields), value)})
        for value in (1, 2, "so")
    }

    for each in words:
        assert complete(each.format_map(dict.fromkeys(fields, "so"))) in said or (
            complete(each.format_map(dict.fromkeys(fields, 1))) in said
        )


def test_a_reason_is_its_english_words() -> None:
    reason = Reason("within", "must be {least} to {most}", least=1, most=3)

    assert reason == "must be 1 to 3"
    assert (reason.key, reason.fields) == ("within", {"least": 1, "most": 3})


def test_a_copy_of_a_reason_knows_its_key_too() -> None:
    reason = Reason("within", "must be {least} to {most}", least=1, most=3)

    for same in (copy.deepcopy(reason), pickle.loads(pickle.dumps(reason))):
        assert same == reason
        assert (same.key, same.fields) == (reason.key, reason.fields)


def test_a_screen_says_a_reason_by_its_key_and_reasons_within_it_too() -> None:
    inner = Reason("within", "must be {least} to {most}", least=1, most=3)
    text = because(Reason("of-line", "line {n}: {why}", n=2, why=inner))

    assert (text.key, text.fields["n"]) == ("because-of-line", 2)
    assert english(text.fields["why"]) == "it must be 1 to 3"


def test_a_reason_may_be_what_the_rules_refuse_with_its_name_and_fields() -> None:
    refusal = NotADie(die=7)
    text = because(Reason("line-why", "line {line}: {why}", line=1, why=refusal.as_reason))

    assert text.fields["why"].key == "refusal"
    assert text.fields["why"].fields["name"] == NotADie.__name__
    assert text.fields["why"].fields["fields"] == {"die": 7}
    assert english(text) == f"line 1: {refusal}"


def test_what_has_no_key_is_said_in_english() -> None:
    assert because("something odd") == says("written", words="something odd")
