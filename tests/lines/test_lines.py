"""Lines of a game that nobody has thought of, read and written as their dataclasses say."""

from dataclasses import dataclass
from typing import Annotated, Any

import pytest

from evendeal.lines.acts import CallDirector, Undo
from evendeal.lines.fields import COUNT, TEXT, Lines, NotABody, or_null
from support.refusals import refused


@dataclass(frozen=True, slots=True)
class Stake:
    """A player puts chips on a heap."""

    heap: Annotated[int, COUNT]
    by: Annotated[str | None, or_null(TEXT)] = None


@dataclass(frozen=True, slots=True)
class Unsaid:
    """A line that does not say what its field may hold."""

    heap: int


def none(data: Any) -> NotABody:
    """The refusal of what is no line of the table."""
    return NotABody(do=data.get("do"), why="no line of the table")


TABLE: Lines[Any] = Lines({"stake": Stake}) | Lines({"undo": Undo, "call_director": CallDirector})


@pytest.mark.parametrize(
    ("line", "data"),
    [
        (Stake(3), {"do": "stake", "heap": 3, "by": None}),
        (Stake(1, "Ann"), {"do": "stake", "heap": 1, "by": "Ann"}),
        (Undo(0), {"do": "undo", "of": 0}),
    ],
)
def test_a_line_is_written_by_its_fields_and_read_back(line: Any, data: dict[str, Any]) -> None:
    assert TABLE.write(line) == data
    assert TABLE.read(data) == line


def test_a_field_that_is_not_made_into_anything_is_what_the_line_has() -> None:
    assert TEXT.write(TEXT.make("Ann")) == "Ann"


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"do": "stake", "heap": 1}, "by is missing; its fields are heap, by"),
        (
            {"do": "stake", "heap": 1, "by": None, "at": 2},
            '"at" is no field of it; its fields are heap, by',
        ),
        (
            {"do": "stake", "heap": True, "by": None},
            "heap is true, and has to be a whole number from 1 on",
        ),
        (
            {"do": "stake", "heap": 1, "by": 7},
            "by is 7, and has to be text of at most 500 characters, or null",
        ),
    ],
)
def test_a_line_with_other_fields_is_refused_with_what_it_should_have(
    data: dict[str, Any], why: str
) -> None:
    """S13: no field is too many, and `true` is no number, in the lines of any game."""
    with refused(NotABody, do="stake", why=why):
        TABLE.read(data)


@pytest.mark.parametrize("do", ["shuffle", None, ["stake"]])
def test_a_word_of_none_of_these_lines_names_nothing(do: object) -> None:
    assert TABLE.read({"do": do}) is None
    assert do not in TABLE
    with pytest.raises(NotABody):
        TABLE.one({"do": do}, none)


def test_a_log_of_before_may_say_true_for_the_number_of_a_line() -> None:
    said = {"do": "undo", "of": True}

    assert TABLE.one(said, none, logged=True) == Undo(1)
    with refused(NotABody, do="undo"):
        TABLE.one(said, none)


def test_a_check_of_a_whole_line_comes_after_its_fields() -> None:
    def require_odd(stake: Stake) -> None:
        if not stake.heap % 2:
            raise NotABody(do="stake", why="the heap is even")

    lines: Lines[Stake] = Lines({"stake": Stake}, checks={Stake: require_odd})

    assert lines.read({"do": "stake", "heap": 3, "by": None}) == Stake(3)
    with refused(NotABody, why="the heap is even"):
        lines.read({"do": "stake", "heap": 2, "by": None})


def test_a_class_of_lines_has_to_say_what_each_field_may_hold() -> None:
    with pytest.raises(TypeError, match=r"Unsaid\.heap"):
        Lines({"unsaid": Unsaid})
