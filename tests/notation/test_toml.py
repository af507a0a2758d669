"""A text of TOML is read by a compiled reader, and means what the standard library makes of it."""

import tomllib
from datetime import date, datetime, time, timedelta, timezone
from math import nan
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.notation.phh import read_phh
from evendeal.notation.refusals import NotToml
from evendeal.notation.replay import Verdict, replay
from evendeal.notation.toml import parse_toml, toml_line
from support.notation.phh_text import phh
from support.refusals import refused

PHH_FILES = Path(__file__).parents[1] / "golden" / "phh"
BEYOND_64_BITS = 2**63

ZONES = st.integers(-23 * 60, 23 * 60).map(lambda off: timezone(timedelta(minutes=off)))
ONES = st.one_of(
    st.booleans(),
    st.integers(),
    st.sampled_from([BEYOND_64_BITS, -BEYOND_64_BITS - 1, 10**100]),
    st.floats(allow_nan=False),
    st.text(),
    st.dates(),
    st.times(),
    st.datetimes(timezones=st.none() | ZONES),
)
NAMES = st.text(max_size=8)
VALUES: st.SearchStrategy[Any] = st.recursive(
    ONES, lambda inner: st.lists(inner) | st.dictionaries(NAMES, inner), max_leaves=12
)


def in_order(value: object) -> object:
    """A value in which the order of names counts, and 1, 1.0 and true are three things."""
    match value:
        case dict():
            return [(name, in_order(item)) for name, item in value.items()]
        case list():
            return [in_order(item) for item in value]
        case datetime() | time():
            return value.isoformat()
        case _:
            return type(value), repr(value)


@given(st.dictionaries(NAMES, VALUES, max_size=5))
def test_whatever_is_written_is_read_as_the_standard_library_reads_it(fields: Any) -> None:
    text = "".join(f"{toml_line(name, value)}\n" for name, value in fields.items())

    found = parse_toml(text, "hand.phh")

    assert in_order(found) == in_order(tomllib.loads(text)) == in_order(fields)


@pytest.mark.parametrize("path", sorted(PHH_FILES.rglob("*.phh*")), ids=lambda path: path.name)
def test_every_file_of_real_hands_is_read_as_the_standard_library_reads_it(path: Path) -> None:
    text = path.read_text("utf-8")

    assert in_order(parse_toml(text, path.name)) == in_order(tomllib.loads(text))


def test_numbers_that_are_none_or_without_end_are_read_with_their_sign() -> None:
    found = parse_toml("a = nan\nb = -inf\nc = 1e400\nd = -0.0", "hand.phh")

    assert in_order(found) == in_order({"a": nan, "b": -float("inf"), "c": float("inf"), "d": -0.0})


def test_times_of_day_keep_their_fractions_and_their_zone() -> None:
    text = "a = 2020-02-29\nb = 07:32:00.999999\nc = 1979-05-27 00:32:00.5-07:30"

    found = parse_toml(text, "hand.phh")

    zone = timezone(-timedelta(hours=7, minutes=30))
    assert found["a"] == date(2020, 2, 29)
    assert found["b"] == time(7, 32, 0, 999_999)
    assert found["c"] == datetime(1979, 5, 27, 0, 32, 0, 500_000, zone)


@pytest.mark.parametrize(
    ("wrong", "line", "reason"),
    [
        ("x = [1,\n 2 3]", 3, "Unclosed array, column 4"),
        ('x = "left open\n', 2, "Illegal character '\\n', column 15"),
        ("x = 1\nx = 2\ny = 3", 3, "Cannot overwrite a value, column 6"),
        ("x = 2020-13-01", 2, "Expected newline or end of document after a statement, column 9"),
        ("x = 1_", 2, "Expected newline or end of document after a statement, column 6"),
    ],
)
def test_what_is_no_toml_is_refused_with_its_line_and_column(
    wrong: str, line: int, reason: str
) -> None:
    with refused(NotToml, where="hand.phh", line=line, reason=reason):
        read_phh(f"variant = 'NT'\n{wrong}", "hand.phh")


@pytest.mark.parametrize("begun", ["[", "{a="])
def test_a_text_nested_without_end_is_refused(begun: str) -> None:
    with refused(NotToml, where="hand.phh", reason="it is nested too deeply"):
        read_phh(f"x = {begun * 100_000}", "hand.phh")


def test_a_hand_with_a_number_beyond_64_bits_beside_it_is_still_played() -> None:
    history = read_phh(phh(hand=str(BEYOND_64_BITS)))

    assert history.metadata["hand"] == BEYOND_64_BITS
    assert replay(history).verdict is Verdict.STATES_NOTHING
