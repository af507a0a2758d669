"""What a test expects where a rule says no: the refusal's name and its facts.

The sentence stands in the golden file of the room. What the test names of the fields is compared
with them; unless it names all, the whole sentence is compared too (`support.sentences`).
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

import pytest

from evendeal.commands.output import printable
from evendeal.errors import Refused
from support.sentences import in_golden_file

Kind = TypeVar("Kind", bound=Refused)


@contextmanager
def refused(kind: type[Kind], /, **fields: object) -> Iterator[pytest.ExceptionInfo[Kind]]:
    """A block that ends with this refusal, of exactly this kind, and with these fields."""
    with pytest.raises(kind) as caught:
        yield caught
    is_refusal(caught.value, kind, **fields)


def is_refusal(refusal: object, kind: type[Refused], /, **fields: object) -> None:
    """Compare a refusal that was caught, or is told of, with its name and its fields."""
    assert isinstance(refusal, Refused), f"{refusal!r} is no refusal"
    assert refusal.name == kind.__name__, f"{refusal.name}: {refusal}"
    _compare(refusal.name, refusal.fields, fields, str(refusal))


class HttpAnswer(Protocol):
    """What the server answered, with whichever client."""

    @property
    def status_code(self) -> int: ...


def problem(answer: Any, kind: type[Refused] | str, status: int, /, **facts: object) -> None:
    """Compare an answer of the server with the refusal's name, its status and its facts.

    Args:
        answer: of any client of the tests, or the body alone.
        kind: the refusal, or the name of what the server says itself, such as `NotFound`.
        facts: as JSON has them.
    """
    body, had = _body(answer)
    assert had in (None, status), f"{had}: {body}"
    assert set(body) == {"name", "sentence", "fields", "reasons"}
    assert body["name"] == (kind if isinstance(kind, str) else kind.__name__), body
    _compare(body["name"], body["fields"], facts, body["sentence"])


class Typed(Protocol):
    """What a command answered, and the refusal that ended it."""

    @property
    def code(self) -> int: ...
    @property
    def sentence(self) -> str: ...
    @property
    def refusal(self) -> Refused | None: ...


def typed_refused(answer: Typed, kind: type[Refused], /, code: int = 2, **fields: object) -> None:
    """Compare what a command printed with the refusal's sentence, and the refusal as elsewhere."""
    assert answer.code == code, answer
    is_refusal(answer.refusal, kind, **fields)
    assert answer.sentence == printable(_on_one_line(str(answer.refusal)))


def _on_one_line(sentence: str) -> str:
    return " ".join(part.strip() for part in sentence.splitlines())


def _body(answer: Any) -> tuple[Mapping[str, Any], int | None]:
    if isinstance(answer, Mapping):
        return answer, None
    body = answer.json() if callable(answer.json) else answer.json
    status = getattr(answer, "status_code", None) or getattr(answer, "status", None)
    assert status is not None
    return body, status


def _compare(
    name: str, fields: Mapping[str, object], expected: Mapping[str, object], sentence: str
) -> None:
    unknown = set(expected) - set(fields)
    assert not unknown, f"{name} has no field {sorted(unknown)}; it has {sorted(fields)}"
    assert {field: fields[field] for field in expected} == dict(expected)
    if set(expected) != set(fields):
        in_golden_file(sentence)
