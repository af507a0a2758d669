"""How a field of a line is read: what it may hold, and what is said of one that holds another."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from evendeal.errors import Refused, told_value
from evendeal.names import is_plain

LONGEST_REASON = 500
"""Characters of a reason, a note or a name."""


def _same(value: Any) -> Any:
    return value


class FieldKind(NamedTuple):
    """What a field of a line may hold.

    Attributes:
        fits: whether a value does.
        may: the same in words, after "has to be".
        make: what is made of a value that fits.
    """

    fits: Callable[[object], bool]
    may: str
    make: Callable[[Any], Any] = _same


class NotABody(Refused):
    """A line whose content means nothing here.

    `why` says which field it is, what that holds and what it has to be.
    """

    def __init__(self, *, do: object, why: str) -> None:
        super().__init__(f"a line that says {told_value(do)}: {why}")
        self.do = do
        self.why = why


def require_fields(data: Mapping[str, Any], kinds: Mapping[str, FieldKind]) -> None:
    """Nothing, if a line has these fields beside `do`, no other, and each holds what it may.

    Raises:
        NotABody: it says which field does not.
    """
    do, its = data.get("do"), f"its fields are {', '.join(kinds) or 'none'}"
    for name in kinds:
        if name not in data:
            raise NotABody(do=do, why=f"{name} is missing; {its}")
    for name in data:
        if name != "do" and name not in kinds:
            raise NotABody(do=do, why=f"{told_value(name)} is no field of it; {its}")
    for name, kind in kinds.items():
        if not kind.fits(data[name]):
            raise unfit(do, name, data[name], kind.may)


def unfit(do: object, name: str, value: object, may: str) -> NotABody:
    """The refusal of a field that holds a value and has to be something else."""
    return NotABody(do=do, why=f"{name} is {told_value(value)}, and has to be {may}")


def is_text(value: object, most: int = LONGEST_REASON) -> bool:
    """Whether this is text that prints, of at most 500 characters."""
    return isinstance(value, str) and len(value) <= most and all(map(is_plain, value.split("\n")))


def is_name(value: object) -> bool:
    """Whether this is text of one line that says something."""
    return is_text(value, 100) and is_plain(str(value)) and bool(str(value).strip())


def is_count(value: object) -> bool:
    """Whether this is a whole number from 1 on."""
    return type(value) is int and value > 0


def one_of(words: Sequence[str]) -> FieldKind:
    """One of these words."""
    known = frozenset(words)
    return FieldKind(lambda value: isinstance(value, str) and value in known, in_words(words))


def in_words(words: Sequence[str]) -> str:
    """These words, as one of them is asked for."""
    return f"one of {', '.join(words)}"


def every(fits: Callable[[object], bool], least: int = 0) -> Callable[[object], bool]:
    """Whether this is a list of so many values at least, each of which fits."""
    return lambda value: (
        isinstance(value, list) and least <= len(value) <= 5_000 and all(map(fits, value))
    )


def is_line(value: object) -> bool:
    """Whether this is the number of a line: a whole number from 0 on, and `true` is none."""
    return type(value) is int and value >= 0


TEXT = FieldKind(is_text, f"text of at most {LONGEST_REASON} characters")
NAME = FieldKind(is_name, "one line of text, of at most 100 characters and not empty")
COUNT = FieldKind(is_count, "a whole number from 1 on")
LINE = FieldKind(is_line, "a whole number from 0 on")
ANY = FieldKind(lambda value: True, "anything")

LINES_CHANGED: Mapping[str, dict[str, FieldKind]] = {
    "undo": {"of": LINE},
    "correct": {"of": LINE, "action": ANY, "reason": TEXT},
}
"""The fields of lines that take back or correct another one, as tables send them."""
