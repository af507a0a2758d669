"""A refusal is part of the rules: it has a name, a sentence and fields."""

import ast
import inspect
import json
import textwrap
from fractions import Fraction

import pytest

from evendeal.backgammon import Level, Move, Side
from evendeal.errors import Refused
from support.refusal_kinds import refusals


def kept(kind: type[Refused]) -> set[str]:
    """The attributes that the refusal's own `__init__` sets."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind.__init__)))
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }


@pytest.mark.parametrize("kind", refusals(), ids=lambda kind: kind.__qualname__)
def test_a_refusal_has_a_meaning_and_keeps_its_facts(kind: type[Refused]) -> None:
    assert kind.__dict__.get("__doc__"), f"{kind.__qualname__} does not say what it refuses"
    if "__init__" in kind.__dict__:
        facts = list(inspect.signature(kind.__init__).parameters.values())[1:]

        assert all(fact.kind is inspect.Parameter.KEYWORD_ONLY for fact in facts)
        assert {fact.name for fact in facts} <= kept(kind)


def test_two_refusals_never_share_a_name() -> None:
    names = [kind.__name__ for kind in refusals()]

    assert sorted(set(names)) == names


class Sample(Refused):
    """A refusal with the fact that a test gives it."""

    def __init__(self, *, given: object) -> None:
        super().__init__("no")
        self.given = given


@pytest.mark.parametrize(
    ("given", "fact"),
    [
        ("ace", "ace"),
        (7, 7),
        (True, True),
        (None, None),
        (Fraction(7, 2), "7/2"),
        (Side.BLACK, 1),
        (Level.GAMMON, 2),
        ((6, 5), [6, 5]),
        (Move(25, 20), "bar/20"),
        ((Move(24, 18), Move(6, 0)), ["24/18", "6/off"]),
        ((Fraction(1, 2), 3), ["1/2", 3]),
        ([[24, 18], [6, 5]], ["[24, 18]", "[6, 5]"]),
        ([(Move(24, 18), Move(6, 0)), ()], ['["24/18", "6/off"]', "[]"]),
        ([(Fraction(1, 2), (Side.BLACK, None))], ['["1/2", [1, null]]']),
        ({"do": "fold"}, '{"do": "fold"}'),
        ((), []),
    ],
)
def test_a_fact_is_told_as_json_has_it_or_as_players_write_it(given: object, fact: object) -> None:
    written = Sample(given=given).facts["given"]

    assert written == fact
    assert json.loads(json.dumps(written)) == fact
