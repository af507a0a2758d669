"""Every way in which a file says nothing that can be read, or a format cannot say it."""

from evendeal.errors import Refused

SHOWN = 60
"""Most characters of somebody's file that a sentence repeats."""


def quoted(text: object) -> str:
    """A value as a sentence shows it: quoted if text, and never long."""
    try:
        whole = repr(text)
    except ValueError:
        return "a number too large to print"
    return whole if len(whole) <= SHOWN else whole[: SHOWN - 3] + "..."


class NotReadable(Refused):
    """A file, or one hand of it, that cannot be read.

    Attributes:
        where: the file, and the hand's number if it has several.
        line: the line of the file, from 1; None where there is none, as of a missing field.
    """

    def __init__(self, *, where: str, why: str, line: int | None = None) -> None:
        why = why if line is None else f"line {line}: {why}"
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why
        self.line = line


class NotText(NotReadable):
    """Bytes that are no text in an encoding that is read there; `byte` counts from 0."""

    def __init__(
        self, *, where: str, byte: int, expected: str = "UTF-8", line: int | None = None
    ) -> None:
        super().__init__(where=where, why=f"byte {byte} is not {expected} text", line=line)
        self.where = where
        self.byte = byte
        self.expected = expected
        self.line = line


class NotToml(NotReadable):
    """Text that is no TOML document."""

    def __init__(self, *, where: str, reason: str, line: int | None = None) -> None:
        super().__init__(where=where, why=f"not TOML: {reason}", line=line)
        self.where = where
        self.reason = reason
        self.line = line


class FieldMissing(NotReadable):
    """A hand without a field that it must have."""

    def __init__(self, *, where: str, field: str) -> None:
        super().__init__(where=where, why=f"the field {field} is missing")
        self.where = where
        self.field = field


class FieldUnknown(NotReadable):
    """A field that PHH does not know."""

    def __init__(self, *, where: str, field: str, line: int | None = None) -> None:
        super().__init__(
            where=where,
            why=f"{quoted(field)} is no PHH field; a field of one's own starts with _",
            line=line,
        )
        self.where = where
        self.field = field
        self.line = line


class FieldWrong(NotReadable):
    """A field with a value that no hand can have."""

    def __init__(
        self, *, where: str, field: str, value: object, reason: str, line: int | None = None
    ) -> None:
        super().__init__(where=where, why=f"{field} = {quoted(value)}: {reason}", line=line)
        self.where = where
        self.line = line
        self.field = field
        self.value = value
        self.reason = reason


class VariantUnknown(NotReadable):
    """A hand of another game than hold'em no-limit or fixed-limit."""

    def __init__(self, *, where: str, variant: object, line: int | None = None) -> None:
        super().__init__(
            where=where,
            why=f"variant {quoted(variant)} is not hold'em as read here (NT or FT)",
            line=line,
        )
        self.where = where
        self.line = line
        self.variant = variant


class ActionUnclear(NotReadable):
    """An action in words that the format does not have, or with cards that are none.

    `number` counts the actions as they are written in the file, from 1.
    """

    def __init__(
        self, *, where: str, number: int, text: str, reason: str, line: int | None = None
    ) -> None:
        super().__init__(where=where, why=f"action {number} {quoted(text)}: {reason}", line=line)
        self.where = where
        self.line = line
        self.number = number
        self.text = text
        self.reason = reason


class LineWrong(NotReadable):
    """A line of a log or a csv file that is not as the format has it; `line` from 1."""

    line: int

    def __init__(self, *, where: str, line: int, reason: str) -> None:
        super().__init__(where=where, why=reason, line=line)
        self.where = where
        self.line = line
        self.reason = reason


class ScoreDiffers(LineWrong):
    """A log whose closing SCORE is not the sum of its hands."""

    def __init__(self, *, where: str, line: int, player: str, said: str, sums_to: str) -> None:
        super().__init__(
            where=where,
            line=line,
            reason=f"SCORE says {said} for {player}; the hands above sum to {sums_to}",
        )
        self.where = where
        self.line = line
        self.player = player
        self.said = said
        self.sums_to = sums_to


class CannotHold(Refused):
    """A hand that a format has no words for."""

    def __init__(self, *, notation: str, where: str, what: str) -> None:
        super().__init__(f"{where}: {notation} cannot hold {what}")
        self.notation = notation
        self.where = where
        self.what = what
