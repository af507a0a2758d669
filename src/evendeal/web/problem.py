"""How a refusal looks from outside: a status, a name, a sentence and its fields."""

import errno
import logging
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_405_METHOD_NOT_ALLOWED,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_415_UNSUPPORTED_MEDIA_TYPE,
    HTTP_422_UNPROCESSABLE_ENTITY,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from litestar.types import ExceptionHandlersMap

from evendeal.director.ports import LogHeld, NotWritten
from evendeal.errors import Fact, Refused, Unfit
from evendeal.views.absent import Absent
from evendeal.views.people import SignInRefused, TooManyTries
from evendeal.views.roles import NotAllowed, NotSignedIn
from evendeal.views.text import Text, reasons_of
from evendeal.web.calculator import PrizesBusy, PrizesInterrupted, PrizesTakeTooLong
from evendeal.web.stream import TooManyWatchers

AnyRequest = Request[Any, Any, Any]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Problem:
    """Why there is no answer.

    `name` is for programs, `sentence` for the person at the screen, `fields` are the
    facts of the refusal by name. `reasons` has those of them that are sentences, as texts that
    a screen says in the language of its reader.
    """

    name: str
    sentence: str
    fields: dict[str, Fact]
    reasons: dict[str, Text]


UNREADABLE = ResponseSpec(
    Problem, description="A value of the query cannot be read.", generate_examples=False
)
NOT_THERE = ResponseSpec(
    Problem, description="There is no such thing in this event.", generate_examples=False
)
FULL = ResponseSpec(
    Problem, description="Too many screens are watching; come back.", generate_examples=False
)
BUSY = ResponseSpec(
    Problem,
    description="Too many calculate at once, or the table takes too long.",
    generate_examples=False,
)
CONFLICT = ResponseSpec(
    Problem, description="It cannot be shown as things stand.", generate_examples=False
)


SIGNED_OUT = ResponseSpec(
    Problem, description="Nobody is signed in, or not like this.", generate_examples=False
)
FORBIDDEN = ResponseSpec(
    Problem,
    description="The roles held do not go this far, or the request was not sent by our page.",
    generate_examples=False,
)
TAKEN = ResponseSpec(
    Problem, description="It cannot be done as things stand.", generate_examples=False
)
UNFIT = ResponseSpec(
    Problem, description="What was sent cannot be read, or cannot be.", generate_examples=False
)
SLOW_DOWN = ResponseSpec(
    Problem,
    description="Too many attempts; `retry-after` says for how long.",
    generate_examples=False,
)


class ForgedRequest(Refused):
    """A request that changes something and does not show that our own page sent it."""

    def __init__(self) -> None:
        super().__init__("this did not come from a page of this server; load the page again")


class BodyUnreadable(Refused):
    """A body that is not JSON of the shape that the route takes."""

    def __init__(self, *, why: str) -> None:
        super().__init__(f"what was sent cannot be read: {why}")
        self.why = why


class BodyNotJson(Refused):
    """A body that does not say that it is JSON."""

    def __init__(self) -> None:
        super().__init__("send JSON, with the header content-type: application/json")


class FileNotWritten(Refused):
    """The disk took no file beside the log: a secret, a seal, a certificate."""

    def __init__(self, *, why: str) -> None:
        super().__init__(f"a file could not be written: {why}; make room and do the same again")
        self.why = why


class BodyTooLong(Refused):
    """A body longer than the route takes."""

    def __init__(self, *, most: int) -> None:
        super().__init__(f"what was sent is longer than {most} bytes")
        self.most = most


STATUSES: tuple[tuple[type[Refused], int], ...] = (
    (NotSignedIn, HTTP_401_UNAUTHORIZED),
    (SignInRefused, HTTP_401_UNAUTHORIZED),
    (NotAllowed, HTTP_403_FORBIDDEN),
    (ForgedRequest, HTTP_403_FORBIDDEN),
    (Absent, HTTP_404_NOT_FOUND),
    (BodyTooLong, HTTP_413_REQUEST_ENTITY_TOO_LARGE),
    (BodyNotJson, HTTP_415_UNSUPPORTED_MEDIA_TYPE),
    (BodyUnreadable, HTTP_422_UNPROCESSABLE_ENTITY),
    (Unfit, HTTP_422_UNPROCESSABLE_ENTITY),
    (TooManyTries, HTTP_429_TOO_MANY_REQUESTS),
    (NotWritten, HTTP_503_SERVICE_UNAVAILABLE),
    (LogHeld, HTTP_503_SERVICE_UNAVAILABLE),
    (FileNotWritten, HTTP_503_SERVICE_UNAVAILABLE),
    (TooManyWatchers, HTTP_503_SERVICE_UNAVAILABLE),
    (PrizesBusy, HTTP_503_SERVICE_UNAVAILABLE),
    (PrizesInterrupted, HTTP_503_SERVICE_UNAVAILABLE),
    (PrizesTakeTooLong, HTTP_503_SERVICE_UNAVAILABLE),
)
"""Which kind of refusal has which status; every other is a conflict, 409."""


def status_of(refused: Refused) -> int:
    """The one place where a refusal becomes a status."""
    for kind, status in STATUSES:
        if isinstance(refused, kind):
            return status
    return HTTP_409_CONFLICT


def _answer(
    status: int,
    name: str,
    sentence: str,
    fields: dict[str, Fact],
    headers: dict[str, str] | None = None,
    reasons: dict[str, Text] | None = None,
) -> Response[Problem]:
    return Response(
        Problem(name=name, sentence=sentence, fields=fields, reasons=reasons or {}),
        status_code=status,
        media_type="application/json",
        headers=headers,
    )


def refused(request: AnyRequest, error: Refused) -> Response[Problem]:
    """A refusal of the rules."""
    status = status_of(error)
    later = None
    if status == HTTP_503_SERVICE_UNAVAILABLE:
        later = {"retry-after": "60"}
    # Whoever knows better says so.
    if isinstance(error, NotWritten | LogHeld | FileNotWritten):
        later = {"retry-after": "5"}  # a disk or another program may have come to an end by then
    elif isinstance(error, TooManyTries | PrizesBusy | PrizesInterrupted):
        later = {"retry-after": str(error.seconds)}
    elif isinstance(error, PrizesTakeTooLong):
        later = None  # it would take as long again
    return _answer(status, error.name, str(error), error.facts, later, reasons_of(error))


def unreadable(request: AnyRequest, error: ValidationException) -> Response[Problem]:
    """A value in the query that cannot be read; the first one is named."""
    extra = error.extra if isinstance(error.extra, list) else []
    key = str(extra[0].get("key", "")) if extra and isinstance(extra[0], dict) else ""
    value = request.query_params.get(key)
    return _answer(
        HTTP_400_BAD_REQUEST,
        "Unreadable",
        f"{key or 'a value'} must be a whole number from 1, e.g. ?session=1; it is {value!r}",
        {"key": key, "value": value},
    )


def not_found(request: AnyRequest, error: NotFoundException) -> Response[Problem]:
    """A path at which there is nothing."""
    path = request.scope["path"]
    return _answer(HTTP_404_NOT_FOUND, "NotFound", f"there is nothing at {path}", {"path": path})


def not_answered(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Whatever else the server does not answer, such as a method that would write."""
    sentence = error.detail
    headers = {**(error.headers or {})}
    if error.status_code == HTTP_405_METHOD_NOT_ALLOWED:
        allowed = {word.strip() for word in headers.get("allow", "").split(",")} & {"GET", "POST"}
        allowed |= {"HEAD"} if "GET" in allowed else set()
        headers["allow"] = ", ".join(sorted(allowed))
        sentence = f"use {' or '.join(sorted(allowed))} here"
        if "POST" not in allowed:
            sentence = "nothing can be written here; use GET or HEAD"
    name = type(error).__name__.removesuffix("Exception")
    return _answer(error.status_code, name, sentence, {}, headers)


def failed(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours: the server's log has it, the visitor learns no more than that."""
    log.error("%s failed", request.scope["path"], exc_info=error)
    return _answer(
        HTTP_500_INTERNAL_SERVER_ERROR,
        "Failed",
        "the server failed to answer this; what happened is in its log",
        {},
    )


NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
"""What a system says of a disk that is full, also for one person or one file."""


def unwritten(request: AnyRequest, error: OSError) -> Response[Problem]:
    """A disk that is full is no fault of ours; the log says which file it was, the visitor why."""
    if error.errno not in NO_ROOM:
        return failed(request, error)
    log.error("%s could not be written: %s", request.scope["path"], error)
    return refused(request, FileNotWritten(why=error.strerror or str(error)))


HANDLERS: ExceptionHandlersMap = {
    Refused: refused,
    OSError: unwritten,
    ValidationException: unreadable,
    NotFoundException: not_found,
    HTTPException: not_answered,
    Exception: failed,
}
"""Which of these answers which error."""
