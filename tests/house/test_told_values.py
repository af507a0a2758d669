"""What somebody sent, as the sentences and the facts of refusals repeat it."""

import sys
from datetime import date, time

import pytest

from evendeal.backgammon.wire import NotAGameAction, game_action_from_json
from evendeal.errors import LONGEST_VALUE, Refused, value_in_words
from evendeal.lines.fields import NotABody
from evendeal.poker.setup import Raises

EDGE = range(sys.getrecursionlimit() - 150, sys.getrecursionlimit() + 50)
"""Lists in lists: with so many Python begins to refuse, wherever it stands itself."""


def nested(depth: int) -> object:
    """A list in a list in a list."""
    value: object = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "null"),
        (True, "true"),
        ("Ж", '"Ж"'),
        ('Ж\u200b"', '"Ж\\u200b\\""'),
        ("a\u202eb", '"a\\u202eb"'),
        ("a\nb", '"a\\nb"'),
        ("\ud800", '"\\ud800"'),
        ({"do": [1, None]}, '{"do": [1, null]}'),
        (("A", 2), '["A", 2]'),
        (Raises.DOUBLE, '"double"'),
        (date(2026, 12, 3), "2026-12-03"),
        (time(18, 30), "18:30:00"),
        ("x" * 500, '"' + "x" * (LONGEST_VALUE - 1) + "..."),
    ],
)
def test_a_value_is_told_on_one_line_with_nothing_hidden_in_it(value: object, text: str) -> None:
    assert value_in_words(value) == text


def test_a_number_that_python_does_not_write_out_is_told_as_such() -> None:
    assert value_in_words(10**5000) == "a number too long to print"


@pytest.mark.long
def test_a_value_nested_without_end_is_refused_like_any_other() -> None:
    too_deep = set()
    for depth in EDGE:
        value = nested(depth)
        refusals: list[Refused] = [NotABody(do=value, why="it means nothing")]
        with pytest.raises(NotAGameAction) as caught:
            game_action_from_json(value)
        for refusal in (*refusals, caught.value):
            assert len(str(refusal)) < 200
            facts = [fact for fact in refusal.facts.values() if isinstance(fact, list | str)]
            assert facts
        too_deep.add("nested too deeply" in str(caught.value))
    assert too_deep == {True, False}


def test_a_fact_is_a_number_only_if_it_can_be_printed() -> None:
    for number, expected in ((7, 7), (10**5000, "a number too long to print")):
        assert NotAGameAction(field="do", value=number, why="no").facts["value"] == expected
        assert NotAGameAction(field="do", value=[number], why="no").facts["value"] == [expected]
