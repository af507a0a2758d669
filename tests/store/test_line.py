"""What a line is, how it is written down, and how a chain of them is checked."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.draw.canonical import NotCanonical
from evendeal.ids import EventId
from evendeal.tournament.line import (
    DEEPEST,
    ORIGIN,
    Draft,
    Line,
    NotADraft,
    canonical_json,
    check_chain,
    line_hash,
    stamp,
)
from support.refusals import refused
from support.sentences import in_golden_file

MOST_EXACT = 2**53 - 1

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-MOST_EXACT, MOST_EXACT)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner, max_size=4)
    ),
    max_leaves=12,
)


def chain(bodies: list[dict[str, object]]) -> list[Line]:
    lines: list[Line] = []
    previous = ORIGIN
    for n, body in enumerate(bodies):
        line = Line(
            n + 1, EventId("cup"), 1, 2, 3, n, f"k{n}", body, "2026-05-01T12:00:00.000Z", "ann",
            previous, "",
        )  # fmt: skip
        line = replace(line, hash=line_hash(line))
        previous = line.hash
        lines.append(line)
    return lines


def test_object_members_are_sorted_as_rfc_8785_section_3_2_3_prints_them() -> None:
    value = {"€": 1, "\r": 2, "\ufb33": 3, "1": 4, "😀": 5, "\u0080": 6, "ö": 7}

    assert [json.loads(f"[{part}]")[0] for part in _names(canonical_json(value))] == [
        "\r",
        "1",
        "\u0080",
        "ö",
        "€",
        "😀",
        "\ufb33",
    ]


def _names(text: str) -> list[str]:
    return [member.rsplit(":", 1)[0] for member in text[1:-1].split(",")]


def test_strings_are_escaped_as_rfc_8785_section_3_2_2_prints_them() -> None:
    assert canonical_json('€$\x0f\nA\'B"\\\\"/') == r'"€$\u000f\nA' + "'" + r'B\"\\\\\"/"'


@given(json_values)
def test_canonical_json_says_the_same_and_is_written_in_one_way(value: object) -> None:
    text = canonical_json(value)

    assert json.loads(text) == value
    assert canonical_json(json.loads(text)) == text


@pytest.mark.parametrize(
    "value",
    [0.5, float("nan"), MOST_EXACT + 1, -MOST_EXACT - 1, "\ud800", {1: 2}, {"a": {1, 2}}, b"x"],
    ids=str,
)
def test_what_readers_of_json_could_read_differently_has_no_place_in_a_line(value: object) -> None:
    with refused(NotCanonical):
        canonical_json({"do": value})


def test_a_body_nested_without_end_is_refused_with_a_sentence() -> None:
    value: object = "x"
    for _ in range(DEEPEST + 1):
        value = [value]

    with refused(NotCanonical, value="a body"):
        canonical_json(value)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("n", -1),
        ("n", True),
        ("table", 1.0),
        ("deal", 2**31),
        ("session", "1"),
        ("key", ""),
        ("key", "a\nb"),
        ("key", "x" * 201),
        ("key", "\ud800"),
        ("key", None),
    ],
)
def test_a_draft_without_a_proper_place_or_key_is_refused(field: str, value: object) -> None:
    draft = {"session": 1, "table": 2, "deal": 3, "n": 0, "key": "k", "body": {}} | {field: value}

    with refused(NotADraft, field=field):
        Draft(**draft)  # type: ignore[arg-type]


def test_times_are_written_in_utc_whatever_the_clock_on_the_wall_says() -> None:
    yerevan = timezone(timedelta(hours=4))

    assert stamp(datetime(2026, 5, 1, 16, 0, tzinfo=yerevan)) == "2026-05-01T12:00:00.000Z"
    assert stamp(datetime(2026, 5, 1, 12, 0, 0, 999, tzinfo=UTC)) == "2026-05-01T12:00:00.000Z"
    with refused(NotADraft, field="at", value="2026-05-01T00:00:00"):
        stamp(datetime(2026, 5, 1))  # noqa: DTZ001


@given(st.lists(st.dictionaries(st.text("abc"), st.integers(0, 9)), max_size=8))
def test_a_chain_as_it_was_written_holds_and_so_does_each_part_of_it(
    bodies: list[dict[str, object]],
) -> None:
    lines = chain(bodies)

    assert check_chain(lines) is None
    for i, line in enumerate(lines):
        assert check_chain(lines[i:], after=i, previous=line.previous) is None


LINES = chain([{"do": "check", "seat": seat} for seat in range(1, 7)])


def test_an_altered_line_is_named() -> None:
    lines = [*LINES]
    lines[2] = replace(lines[2], body={"do": "fold", "seat": 3})

    found = check_chain(lines)

    assert found is not None
    assert found.position == 3
    in_golden_file(found.why)


def test_a_removed_line_is_named() -> None:
    for at, lines in ((3, LINES[:2] + LINES[3:]), (1, LINES[1:])):
        found = check_chain(lines)
        assert found is not None
        assert found.position == at
        in_golden_file(found.why)


def test_swapped_lines_are_named_by_the_first_of_them() -> None:
    renumbered = [*LINES]
    renumbered[1] = replace(LINES[2], position=2)
    renumbered[2] = replace(LINES[1], position=3)

    found = check_chain(renumbered)

    assert found is not None
    assert found.position == 2
    in_golden_file(found.why)


def test_a_line_made_anew_with_its_hash_is_betrayed_by_the_next_one() -> None:
    forged = replace(LINES[2], body={"do": "fold", "seat": 3})
    forged = replace(forged, hash=line_hash(forged))

    found = check_chain([*LINES[:2], forged, *LINES[3:]])

    assert found is not None
    assert found.position == 4
    in_golden_file(found.why)
