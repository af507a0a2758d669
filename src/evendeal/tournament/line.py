"""A line of the log: what was typed, its place, and the hash that ties it to the line before."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from json import loads
from json.encoder import encode_basestring as quote
from typing import Any

from evendeal.draw.canonical import NotCanonical, canonical_bytes
from evendeal.errors import Refused
from evendeal.ids import EventId
from evendeal.names import is_plain
from evendeal.reason import Reason

ORIGIN = "0" * 64
"""What stands as previous hash in the first line of an event."""

CHECKPOINT_EVERY = 100
"""Lines from one regular checkpoint to the next."""

DEEPEST = 32
"""Levels of lists and objects in a body."""

OF_OFFICE = "office/"
"""How the key of a line begins that the director's office writes; no table's device can take it."""

LONGEST_NAME = 200
"""Characters of a key or of the name of who wrote a line."""


class NotADraft(Refused):
    """A line that cannot be written, whatever the log holds."""

    def __init__(self, *, field: str, value: object, why: str) -> None:
        super().__init__(f"{field} {value!r}: {why}")
        self.field = field
        self.value = value
        self.why = why


@dataclass(frozen=True, slots=True)
class Draft:
    """A line before it is written: its place, its content, and the writer's key for it.

    Attributes:
        session, table, deal: the place; table 0 and deal 0 for lines of the whole event.
        n: number of the line within (session, table, deal), counted from 0.
        key: made by whoever types, once for each line; sent again, it means the same line.
        body: a JSON object with whole numbers only; `do` says what was done.
    """

    session: int
    table: int
    deal: int
    n: int
    key: str
    body: dict[str, Any]

    def __post_init__(self) -> None:
        for part in ("session", "table", "deal", "n"):
            value = getattr(self, part)
            if type(value) is not int or not 0 <= value < 2**31:
                raise NotADraft(
                    field=part,
                    value=value,
                    why=Reason("whole-from-0", "a whole number from 0 on is needed"),
                )
        check_name("key", self.key)

    @property
    def place(self) -> tuple[int, int, int]:
        """Session, table and deal."""
        return self.session, self.table, self.deal


@dataclass(frozen=True, slots=True)
class Line:
    """A line as it stands in the log.

    Attributes:
        position: number of the line in its event, counted from 1 without gaps.
        at: when it was written, UTC, e.g. `2026-05-01T18:00:00.000Z`.
        by: who wrote it.
        previous: hash of the line before, 64 hexadecimal digits; `ORIGIN` at position 1.
        hash: SHA-256 of `previous` and the canonical JSON of the rest.
    """

    position: int
    event: EventId
    session: int
    table: int
    deal: int
    n: int
    key: str
    body: dict[str, Any]
    at: str
    by: str
    previous: str
    hash: str

    @property
    def place(self) -> tuple[int, int, int]:
        """Session, table and deal."""
        return self.session, self.table, self.deal

    @property
    def of_office(self) -> bool:
        """Whether the director's office wrote it, and not a table."""
        return self.key.startswith(OF_OFFICE)


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A signed statement that the log of `event` had the hash `hash` at `position`.

    Attributes:
        signature: Ed25519 over `checkpoint_text`, 128 hexadecimal digits.
    """

    event: EventId
    position: int
    hash: str
    at: str
    signature: str


@dataclass(frozen=True, slots=True)
class Break:
    """The first position at which a log breaks its chain, and a sentence that says why.

    Attributes:
        why: a `Reason`.
        refusal: the rule that refuses the line; None where no rule came so far.
    """

    position: int
    why: str
    refusal: Refused | None = field(default=None, compare=False, repr=False)


def check_name(field: str, name: str) -> None:
    """Refuse a key or a name of a writer that could not be read back everywhere.

    Raises:
        NotADraft: empty, longer than 200 characters, or with characters that do not print.
    """
    fits = isinstance(name, str) and 0 < len(name) <= LONGEST_NAME
    # Most are of plain letters and digits, and each line has two.
    if not fits or not ((name.isascii() and name.isprintable()) or is_plain(name)):
        why = Reason("printable", "1 to {most} printable characters are needed", most=LONGEST_NAME)
        raise NotADraft(field=field, value=name, why=why)


def stamp(at: datetime) -> str:
    """`at` as lines write it: UTC, milliseconds, `Z`.

    Raises:
        NotADraft: `at` does not know its time zone.
    """
    if at.tzinfo is None:
        raise NotADraft(
            field="at",
            value=at.isoformat(),
            why=Reason("time-with-zone", "a time with its zone is needed"),
        )
    return at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def canonical_json(value: object) -> str:
    """`value` as the one text that RFC 8785 allows for it; whole numbers only.

    Raises:
        NotCanonical: see `canonical_bytes`; or more than 32 levels.
    """
    if _deeper(value, DEEPEST):
        raise NotCanonical(value="a body", why=f"more than {DEEPEST} levels")
    return canonical_bytes(value).decode()


def _deeper(value: object, levels: int) -> bool:
    if isinstance(value, dict):
        inside: Iterable[object] = value.values()
    elif isinstance(value, (list, tuple)):
        inside = value
    else:
        return False
    if not levels:
        return True
    for each in inside:
        if isinstance(each, (dict, list, tuple)) and _deeper(each, levels - 1):
            return True
    return False


def line_text(
    position: int,
    event: str,
    session: int,
    table: int,
    deal: int,
    n: int,
    key: str,
    body: str,
    at: str,
    by: str,
) -> str:
    """The canonical JSON of a line; `body` is the canonical JSON of its body already."""
    return (
        f'{{"at":{quote(at)},"body":{body},"by":{quote(by)},"deal":{deal},"event":{quote(event)},'
        f'"key":{quote(key)},"n":{n},"position":{position},"session":{session},"table":{table}}}'
    )


def line_after(
    head: tuple[int, str], event: EventId, draft: Draft, body: str, at: str, by: str
) -> Line:
    """The line that a draft becomes behind the head of a log: its last position and hash.

    Args:
        body: the canonical JSON of the draft's body.
    """
    position, previous = head[0] + 1, head[1]
    session, table, deal, n, key = draft.session, draft.table, draft.deal, draft.n, draft.key
    hash = text_hash(
        previous, line_text(position, event, session, table, deal, n, key, body, at, by)
    )
    return Line(
        position, event, session, table, deal, n, key, body_of(body), at, by, previous, hash
    )


def text_hash(previous: str, text: str) -> str:
    """SHA-256 of the 64 digits of the previous hash followed by the line's text, in UTF-8."""
    return sha256((previous + text).encode()).hexdigest()


def line_hash(line: Line) -> str:
    """The hash that `line` ought to have, from its own previous hash and content."""
    return text_hash(line.previous, _text(line))


def _text(line: Line) -> str:
    body = canonical_json(line.body)
    session, table, deal = line.place
    return line_text(
        line.position, line.event, session, table, deal, line.n, line.key, body, line.at, line.by
    )


def checkpoint_text(event: str, position: int, hash: str, at: str) -> str:
    """What the signature of a checkpoint is made over: canonical JSON of these four."""
    return canonical_json({"event": event, "position": position, "hash": hash, "at": at})


def check_chain(lines: Iterable[Line], *, after: int = 0, previous: str = ORIGIN) -> Break | None:
    """The first break in `lines`, or None if each follows from the one before.

    Args:
        lines: one event's lines in the order of their positions.
        after, previous: position and hash of the line before the first one.
    """
    rows = ((line.position, line.previous, line.hash, _text(line)) for line in lines)
    return check_texts(rows, after=after, previous=previous)


def check_texts(
    rows: Iterable[tuple[int, str, str, str]], *, after: int = 0, previous: str = ORIGIN
) -> Break | None:
    """As `check_chain`, for (position, previous hash, hash, text of the line)."""
    due = after
    for position, said_previous, said_hash, text in rows:
        due += 1
        if position != due:
            return Break(due, _missing(due, position))
        if said_previous != previous:
            why = Reason(
                "line-does-not-follow",
                "line {line} does not follow line {before}: the previous hash it states differs",
                line=due,
                before=due - 1,
            )
            return Break(due, why)
        try:
            previous = text_hash(previous, text)
        except UnicodeEncodeError:
            why = Reason(
                "line-no-text", "line {line} was altered: it holds what is not text", line=due
            )
            return Break(due, why)
        if said_hash != previous:
            why = Reason(
                "line-altered",
                "line {line} was altered: its content does not give the hash it has",
                line=due,
            )
            return Break(due, why)
    return None


def _missing(due: int, found: int) -> Reason:
    if due == 1:
        return Reason(
            "first-line-missing",
            "line 1 is missing: the log begins with line {found}",
            found=found,
        )
    return Reason(
        "line-missing",
        "line {line} is missing: after line {before} comes line {found}",
        line=due,
        before=due - 1,
        found=found,
    )


def body_of(text: str) -> dict[str, Any]:
    """The body that canonical JSON `text` stands for.

    Raises:
        ValueError: the text is no JSON object.
    """
    try:
        body: dict[str, Any] = loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if not isinstance(body, dict):
        raise ValueError("no object")
    return body
