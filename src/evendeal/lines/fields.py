"""What the fields of a line may contain, and lines read and written as their dataclasses say."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import Field, fields
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar, get_type_hints

from evendeal.errors import Refused, value_in_words
from evendeal.names import is_plain

LONGEST_REASON = 500
"""Characters of a reason, a note or a name."""


def _same(value: Any) -> Any:
    return value


class FieldKind(NamedTuple):
    """What a field of a line may contain. It stands in the field's annotation.

    Attributes:
        fits: whether a value does.
        may: the same in words, after "has to be".
        make: what is made of a value that fits.
        write: the value in JSON of what was made.
        fitted: whether a value does where it stands in a log already; by default as `fits`.
    """

    fits: Callable[[object], bool]
    may: str
    make: Callable[[Any], Any] = _same
    write: Callable[[Any], Any] = _same
    fitted: Callable[[object], bool] | None = None


class NotABody(Refused):
    """A line whose content means nothing here.

    `why` says which field it is, what that holds and what it has to be.
    """

    def __init__(self, *, do: object, why: str) -> None:
        super().__init__(f"a line that says {value_in_words(do)}: {why}")
        self.do = do
        self.why = why


class HasFields(Protocol):
    """A dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


LineT = TypeVar("LineT", bound=HasFields)


class Faults:
    """How lines of a family are refused; a family with sentences of its own has its own."""

    def missing(self, do: str, name: str, names: Sequence[str]) -> Refused:
        """A line without one of its fields."""
        return NotABody(do=do, why=f"{name} is missing; {_its(names)}")

    def unknown(self, do: str, name: str, value: object, names: Sequence[str]) -> Refused:
        """A line with a field that it does not have."""
        return NotABody(do=do, why=f"{value_in_words(name)} is no field of it; {_its(names)}")

    def unfit(self, do: str, name: str, value: object, may: str) -> Refused:
        """A field that holds a value and has to be something else."""
        return unfit(do, name, value, may)


class _Shape(NamedTuple):
    """A class of lines as JSON has it, `do` left out."""

    do: str
    make: Callable[..., Any]
    kinds: tuple[tuple[str, FieldKind], ...]
    keys: frozenset[str]
    faults: Faults
    check: Callable[[Any], None] | None


class Lines(Generic[LineT]):
    """Lines by the word that `do` has in JSON, read strictly and written as their classes say.

    Each field of a class names in its annotation the `FieldKind` of what it may contain. Families
    of lines are put together by `|`.

    Args:
        lines: the classes, by the words.
        faults: how a line that cannot be read is refused.
        checks: what else a line of a class must fulfil, whose fields fit each by itself.
    """

    def __init__(
        self,
        lines: Mapping[str, type[LineT]],
        faults: Faults | None = None,
        checks: Mapping[type[LineT], Callable[[Any], None]] | None = None,
    ) -> None:
        faults, checks = faults or Faults(), checks or {}
        self._shapes: dict[str, _Shape] = {}
        for do, line in lines.items():
            kinds = tuple(kinds_of(line).items())
            keys = frozenset(("do", *(name for name, _ in kinds)))
            self._shapes[do] = _Shape(do, line, kinds, keys, faults, checks.get(line))
        self._of = {line: self._shapes[do] for do, line in lines.items()}

    def __or__(self, other: "Lines[Any]") -> "Lines[Any]":
        both: Lines[Any] = Lines({})
        both._shapes = self._shapes | other._shapes
        both._of = {**self._of, **other._of}
        return both

    @property
    def types(self) -> frozenset[type[LineT]]:
        """The classes."""
        return frozenset(self._of)

    def __contains__(self, do: object) -> bool:
        return isinstance(do, str) and do in self._shapes

    def __iter__(self) -> Iterator[str]:
        return iter(self._shapes)

    def read(self, data: Mapping[str, Any]) -> LineT | None:
        """The line that JSON names; None if it names none of these.

        Raises:
            Refused: a field is missing, unknown or of another type, as the family says it.
        """
        return self._read(data, logged=False)

    def one(self, data: object, none: Callable[[Any], Refused], *, logged: bool = False) -> LineT:
        """The line that JSON names.

        Args:
            none: the refusal of JSON that names none of these, or is no object.
            logged: it stands in a log already, and means what it always meant.

        Raises:
            Refused: as `none`; or see `read`.
        """
        line = self._read(data, logged=logged) if isinstance(data, dict) else None
        if line is None:
            raise none(data)
        return line

    def write(self, line: LineT) -> dict[str, Any]:
        """The line as JSON; `do` names it."""
        shape = self._of[type(line)]
        data: dict[str, Any] = {"do": shape.do}
        for name, kind in shape.kinds:
            value = getattr(line, name)
            data[name] = value if kind.write is _same else kind.write(value)
        return data

    def _read(self, data: Mapping[str, Any], *, logged: bool) -> LineT | None:
        do = data.get("do")
        shape = self._shapes.get(do) if isinstance(do, str) else None
        if shape is None:
            return None
        if data.keys() != shape.keys:
            raise _other_fields(shape, data)
        values = []
        for name, kind in shape.kinds:
            value = data[name]
            fits = kind.fitted if logged and kind.fitted else kind.fits
            if not fits(value):
                raise shape.faults.unfit(shape.do, name, value, kind.may)
            values.append(value if kind.make is _same else kind.make(value))
        line: LineT = shape.make(*values)
        if shape.check is not None:
            shape.check(line)
        return line


def kinds_of(line: type[HasFields]) -> dict[str, FieldKind]:
    """What each field of a class of lines may contain, as their annotations say.

    Raises:
        TypeError: one of them does not say.
    """
    hints = get_type_hints(line, include_extras=True)
    kinds = {}
    for field in fields(line):
        named = getattr(hints[field.name], "__metadata__", ())
        kind = next((each for each in named if isinstance(each, FieldKind)), None)
        if kind is None:
            raise TypeError(f"{line.__name__}.{field.name} does not say what it may contain")
        kinds[field.name] = kind
    return kinds


def _other_fields(shape: _Shape, data: Mapping[str, Any]) -> Refused:
    """The refusal of a line that has not the fields of its class."""
    names = [name for name, _ in shape.kinds]
    for name in names:
        if name not in data:
            return shape.faults.missing(shape.do, name, names)
    name = next(each for each in data if each not in shape.keys)
    return shape.faults.unknown(shape.do, name, data[name], names)


def _its(names: Sequence[str]) -> str:
    return f"its fields are {', '.join(names) or 'none'}"


def unfit(do: object, name: str, value: object, may: str) -> NotABody:
    """The refusal of a field that holds a value and has to be something else."""
    return NotABody(do=do, why=f"{name} is {value_in_words(value)}, and has to be {may}")


def is_text(value: object, most: int = LONGEST_REASON) -> bool:
    """Whether this is text that prints, of at most 500 characters."""
    return isinstance(value, str) and len(value) <= most and all(map(is_plain, value.split("\n")))


def is_name(value: object) -> bool:
    """Whether this is text of one line that says something."""
    return is_text(value, 100) and is_plain(str(value)) and bool(str(value).strip())


def is_whole(value: object) -> bool:
    """Whether this is a whole number, and `true` is none."""
    return type(value) is int


def are_whole(value: object) -> bool:
    """Whether this is a list of whole numbers, and `true` is none."""
    return isinstance(value, list) and all(map(is_whole, value))


def is_count(value: object) -> bool:
    """Whether this is a whole number from 1 on."""
    return type(value) is int and value > 0


def is_line(value: object) -> bool:
    """Whether this is the number of a line: a whole number from 0 on, and `true` is none."""
    return type(value) is int and value >= 0


def one_of(words: Sequence[str]) -> FieldKind:
    """One of these words."""
    known = frozenset(words)
    return FieldKind(lambda value: isinstance(value, str) and value in known, in_words(words))


def in_words(words: Sequence[str]) -> str:
    """These words, as a refusal lists them."""
    return f"one of {', '.join(words)}"


def every(fits: Callable[[object], bool], least: int = 0) -> Callable[[object], bool]:
    """Whether this is a list of so many values at least, each of which fits."""
    return lambda value: (
        isinstance(value, list) and least <= len(value) <= 5_000 and all(map(fits, value))
    )


def or_null(kind: FieldKind) -> FieldKind:
    """The same, or nothing."""
    fits, may, make, write, _ = kind
    return FieldKind(
        lambda value: value is None or fits(value),
        f"{may}, or null",
        make if make is _same else lambda value: None if value is None else make(value),
        write if write is _same else lambda value: None if value is None else write(value),
    )


TEXT = FieldKind(is_text, f"text of at most {LONGEST_REASON} characters")
NAME = FieldKind(is_name, "one line of text, of at most 100 characters and not empty")
COUNT = FieldKind(is_count, "a whole number from 1 on")
WHOLE = FieldKind(is_whole, "a whole number")
LINE = FieldKind(
    is_line,
    "a whole number from 0 on",
    int,
    # A log of before may say `true` for the number 1.
    fitted=lambda value: isinstance(value, int),
)
FLAG = FieldKind(lambda value: isinstance(value, bool), "true or false")
ANY = FieldKind(lambda value: True, "anything")
