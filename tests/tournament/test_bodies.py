"""What lines say is read strictly, and reads back as it was written, in every kind of event."""

import json
from contextlib import suppress
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.errors import Refused
from evendeal.lines.fields import NotABody
from evendeal.poker.exact import chips_from_json
from evendeal.poker.lines import Accepted
from evendeal.tournament.duplicate.bodies import body_from_json, body_to_json
from evendeal.tournament.line import canonical_json
from support.event_kinds import KINDS, Kind, of_each_kind
from support.refusals import refused

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)
"""Whatever JSON can be, and the floats that it cannot."""


def reads_back(kind: Kind, body: Any) -> None:
    written = kind.lines.write(body)

    assert kind.lines.read(json.loads(canonical_json(written))) == body


def needs_its_fields(kind: Kind, body: Any) -> None:
    whole = kind.lines.write(body)

    with pytest.raises(Refused):
        kind.lines.read({**whole, "more": 1})
    for gone in whole:
        with pytest.raises(Refused):
            kind.lines.read({key: value for key, value in whole.items() if key != gone})


@of_each_kind
@given(data=st.data())
def test_what_a_line_says_is_read_as_it_was_written(kind: Kind, data: st.DataObject) -> None:
    reads_back(kind, data.draw(kind.lines.any))


@of_each_kind
@given(data=st.data())
def test_a_line_with_a_field_too_many_or_too_few_is_refused(
    kind: Kind, data: st.DataObject
) -> None:
    needs_its_fields(kind, data.draw(kind.lines.any))


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        pytest.param(kind, body, id=f"{kind}-{type(body).__name__}")
        for kind in KINDS
        for body in kind.lines.each
    ],
)
def test_a_line_of_each_sort_reads_back_and_needs_its_fields(kind: Kind, body: Any) -> None:
    reads_back(kind, body)
    needs_its_fields(kind, body)


@of_each_kind
@given(data=st.data())
def test_whatever_stands_in_a_field_a_line_is_read_or_refused(
    kind: Kind, data: st.DataObject
) -> None:
    whole = kind.lines.write(data.draw(kind.lines.any))
    changed = {**whole, data.draw(st.sampled_from(sorted(whole))): data.draw(values)}
    try:
        read = kind.lines.read(changed)
    except Refused:
        return
    again = kind.lines.write(read)

    assert again["do"] == changed["do"]
    assert kind.lines.read(json.loads(json.dumps(again))) == read
    if kind.lines.one_spelling:
        assert json.loads(json.dumps(again)) == changed


@of_each_kind
@given(data=st.dictionaries(st.text(max_size=6) | st.just("do"), values, max_size=4))
def test_any_object_is_read_or_refused(kind: Kind, data: dict[str, Any]) -> None:
    with suppress(Refused):
        kind.lines.read(data)


@pytest.mark.parametrize("text", ["", "1/0", "x", "7.5.1", None, True, 1.5, [1], "1/2/3"])
def test_what_is_no_number_of_chips_is_refused(text: object) -> None:
    with refused(NotABody, do="accept"):
        chips_from_json(text)


def test_half_a_chip_is_a_text_of_two_whole_numbers() -> None:
    assert chips_from_json("7/2") == Fraction(7, 2)
    assert chips_from_json("-4/2") == -2
    assert body_to_json(Accepted((Fraction(1, 2), -1), Fraction(1, 2))) == {
        "do": "accept",
        "chips": ["1/2", -1],
        "house": "1/2",
    }


@pytest.mark.parametrize(
    "body",
    [
        {"do": "end", "secret": "00", "reserve": None},
        {"do": "end", "secret": "0" * 64, "reserve": "g" * 64},
        {"do": "open", "deck": "", "salt": "0" * 63, "path": []},
        {"do": "open", "deck": "", "salt": "0" * 64, "path": [17]},
    ],
)
def test_secrets_and_hashes_are_64_digits(body: dict[str, Any]) -> None:
    with refused(NotABody):
        body_from_json(body)
