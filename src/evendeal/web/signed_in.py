"""Who is asking: the cookie of a device, the token against forged requests, the roles."""

import asyncio
import hmac
from asyncio import to_thread
from collections.abc import Collection
from hashlib import sha256
from typing import Any

from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from evendeal.director.people.desk import PeopleDesk
from evendeal.ids import EventId, TableNo
from evendeal.views.roles import NotAllowed, NotSignedIn, Person, Role
from evendeal.web.problem import AnyRequest, ForgedRequest

COOKIE = "evendeal"
BEFORE = "evendeal-before"
"""The cookie of somebody who has not signed in yet; it only ties a form to a browser."""
COOKIE_SECONDS = 30 * 86_400
CSRF_HEADER = "x-csrf-token"
OPEN = {"open": True}
"""A route's `opt` if it answers those who are not signed in; every other route refuses them."""

LOOK_AGAIN_SECONDS = 2.0
"""How long a stream goes on before it is checked again that its watcher may still see it."""

_PERSON, _TOKEN, _CSRF = "evendeal_person", "evendeal_token", "evendeal_csrf"
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_LONGEST_TOKEN = 100


class SignedIn:
    """Middleware of everything behind the door.

    It finds out who is asking, turns away who is nobody, refuses forged requests, keeps
    answers out of caches, and ends a stream once its watcher's roles are no longer the same.
    """

    def __init__(self, app: ASGIApp, door: PeopleDesk) -> None:
        self.app = app
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on the request of somebody who may ask at all."""
        cookies = read_cookies(scope)
        token = cookies.get(COOKIE, "")
        person = await self._person(token)
        csrf = csrf_of(token) if person else csrf_of(cookies.get(BEFORE, ""))
        state: dict[str, Any] = scope["state"]
        state[_PERSON], state[_TOKEN], state[_CSRF] = person, token if person else "", csrf
        if scope.get("method") not in _SAFE and not _came_from_us(scope, csrf):
            raise ForgedRequest
        if person is None and not scope["route_handler"].opt.get("open"):
            raise NotSignedIn
        answer = _Watched(self._person, token, person, receive, send)
        await self.app(scope, answer.receive, answer.send)

    async def _person(self, token: str) -> Person | None:
        if not 0 < len(token) <= _LONGEST_TOKEN:
            return None
        return await to_thread(self._door.person_of, token)


class _Watched:
    """An answer that goes out only as long as the person it is for may see it."""

    def __init__(
        self, look: Any, token: str, person: Person | None, receive: Receive, send: Send
    ) -> None:
        self._look, self._token, self._person = look, token, person
        self._receive, self._send = receive, send
        self._looked = asyncio.get_running_loop().time()
        self._over = asyncio.Event()
        self._streaming = False

    async def receive(self) -> Any:
        """What the client sends, or that it has gone, once the answer is over."""
        arriving = asyncio.ensure_future(self._receive())
        over = asyncio.ensure_future(self._over.wait())
        try:
            while True:
                await asyncio.wait(
                    {arriving, over},
                    timeout=LOOK_AGAIN_SECONDS,
                    return_when=asyncio.FIRST_COMPLETED,
                )
                if arriving.done():
                    return arriving.result()
                if over.done():
                    return {"type": "http.disconnect"}
                if self._streaming:
                    await self._end_if_changed()
        finally:
            arriving.cancel()
            over.cancel()

    async def send(self, message: Message) -> None:
        """Send on what may be seen."""
        if message["type"] == "http.response.start":
            MutableScopeHeaders(message)["cache-control"] = "no-store"
        elif message["type"] == "http.response.body" and message.get("more_body"):
            if self._streaming:
                await self._end_if_changed()
            self._streaming = True
        if not self._over.is_set():
            await self._send(message)

    async def _end_if_changed(self) -> None:
        now = asyncio.get_running_loop().time()
        if self._over.is_set() or now - self._looked < LOOK_AGAIN_SECONDS:
            return
        self._looked = now
        if await self._look(self._token) != self._person and not self._over.is_set():
            self._over.set()
            await self._send({"type": "http.response.body", "body": b"", "more_body": False})


def _came_from_us(scope: Scope, csrf: str) -> bool:
    header = next((v for k, v in scope["headers"] if k == CSRF_HEADER.encode()), b"")
    return csrf != "" and hmac.compare_digest(header, csrf.encode())


def read_cookies(scope: Scope) -> dict[str, str]:
    """The cookies of a request; the first of a name counts."""
    cookies: dict[str, str] = {}
    for name, value in scope["headers"]:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, word = part.strip().partition("=")
                cookies.setdefault(key, word)
    return cookies


def csrf_of(token: str) -> str:
    """What a page must send to change something with a cookie that it cannot read itself."""
    if not token:
        return ""
    return hmac.new(token.encode("utf-8", "surrogateescape"), b"evendeal csrf", sha256).hexdigest()


def cookie(request: AnyRequest, name: str, value: str, seconds: int = COOKIE_SECONDS) -> Cookie:
    """A cookie that no script reads and no other site's page sends."""
    return Cookie(
        key=name,
        value=value,
        max_age=seconds,
        path="/",
        secure=request.scope["scheme"] == "https",
        httponly=True,
        samesite="strict",
    )


def signed_in(request: AnyRequest) -> Person | None:
    """Who is asking; None for nobody."""
    return person_in(request.scope)


def person_in(scope: Scope) -> Person | None:
    """Who is asking, where the request has come through the door; None for nobody."""
    person: Person | None = scope["state"].get(_PERSON)
    return person


def address_in(scope: Scope) -> str:
    """The address from which a request came."""
    client = scope.get("client")
    return client[0] if client else ""


def address_of(request: AnyRequest) -> str:
    """The address from which the request came."""
    return address_in(request.scope)


def token_of(request: AnyRequest) -> str:
    """The token of the device that asks; empty for nobody."""
    return _state(request, _TOKEN)


def csrf_now(request: AnyRequest) -> str:
    """The token against forged requests that this browser has to send; empty without a cookie."""
    return _state(request, _CSRF)


def _state(request: AnyRequest, key: str) -> str:
    value: str = request.scope["state"].get(key, "")
    return value


def require(
    request: AnyRequest,
    role: Role | Collection[Role],
    event: str,
    table: int | None = None,
) -> Person:
    """The person who is asking, if they have the role, or one of the roles, there.

    Call it before anything is looked up: the refusal must not depend on what there is.

    Raises:
        NotSignedIn: nobody is.
        NotAllowed: none of the roles is held in the event, or not at the table.
    """
    person = signed_in(request)
    if person is None:
        raise NotSignedIn
    if not person.may(role, EventId(event), None if table is None else TableNo(table)):
        raise NotAllowed
    return person
