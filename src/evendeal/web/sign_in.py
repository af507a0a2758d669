"""The routes of signing in and out, of taking a code, and of one's own devices."""

import re
from asyncio import to_thread
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from litestar.types import ControllerRouterHandler

from evendeal.director.people.desk import PeopleDesk
from evendeal.views.people import Device, Invitation, Me
from evendeal.views.roles import Person
from evendeal.web.body import body, takes
from evendeal.web.parts import AT_THE_DOOR, IdPart
from evendeal.web.problem import (
    FORBIDDEN,
    NOT_THERE,
    SIGNED_OUT,
    SLOW_DOWN,
    TAKEN,
    UNFIT,
    AnyRequest,
)
from evendeal.web.signed_in import (
    BEFORE,
    COOKIE,
    OPEN,
    address_of,
    cookie,
    csrf_now,
    csrf_of,
    signed_in,
    token_of,
)

CodePart = Annotated[str, PathParameter(description="The code of an invitation.")]

FORGED: dict[int, ResponseSpec] = {403: FORBIDDEN}


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its password."""

    name: str
    password: str


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code, to see what it is good for."""

    code: str


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code, with a name and a password if its role needs an account."""

    code: str
    name: str | None = None
    password: str | None = None


def sign_in_routes(door: PeopleDesk) -> list[ControllerRouterHandler]:
    """The routes of whoever comes, stays and goes."""

    def me_answer(request: AnyRequest, person: Person | None, token: str) -> Response[Me]:
        cookies = []
        if token and token != token_of(request):
            cookies.append(cookie(request, COOKIE, token))
        csrf = csrf_of(token) if person else csrf_now(request)
        if not csrf:
            before = door.token()
            cookies.append(cookie(request, BEFORE, before))
            csrf = csrf_of(before)
        name, grants = (person.name, door.held(person)) if person else (None, ())
        return Response(Me(name, grants, csrf), cookies=cookies)

    @get("/api/me", operation_id="getMe", opt=OPEN)
    async def get_me(request: AnyRequest) -> Response[Me]:
        """Who is asking; the answer for nobody has no name and no roles."""
        return await to_thread(me_answer, request, signed_in(request), token_of(request))

    @post(
        "/api/sign-in",
        operation_id="signIn",
        operation_class=takes(SignIn),
        status_code=200,
        opt=OPEN,
        responses={401: SIGNED_OUT, 403: FORBIDDEN, 422: UNFIT, 429: SLOW_DOWN},
    )
    async def sign_in(request: AnyRequest) -> Response[Me]:
        """Sign in with a name and a password; the device gets a cookie."""
        sent = await body(request, SignIn, verbatim=True)

        def enter() -> Response[Me]:
            token = door.sign_in(
                sent.name, sent.password, address=address_of(request), label=label_of(request)
            )
            if before := token_of(request):
                door.sign_out(before)
            return me_answer(request, door.person_of(token), token)

        return await to_thread(enter)

    @post("/api/sign-out", operation_id="signOut", status_code=204, opt=OPEN, responses=FORGED)
    async def sign_out(request: AnyRequest) -> Response[None]:
        """End this device's cookie."""
        if token := token_of(request):
            await to_thread(door.sign_out, token)
        gone = [cookie(request, name, "", 0) for name in (COOKIE, BEFORE)]
        return Response(None, status_code=204, cookies=gone)

    @get(
        "/api/join/{code:str}",
        sync_to_thread=True,
        operation_id="getInvitation",
        opt=OPEN,
        responses={404: NOT_THERE, 429: SLOW_DOWN},
    )
    def get_invitation(code: CodePart, request: AnyRequest) -> Invitation:
        """What a code is good for, as consoles that were opened earlier ask."""
        token = token_of(request) or None
        return door.invitation(code, address=address_of(request), token=token)

    @post(
        "/api/join/invitation",
        operation_id="lookAtInvitation",
        operation_class=takes(Look),
        status_code=200,
        opt=OPEN,
        responses={403: FORBIDDEN, 404: NOT_THERE, 422: UNFIT, 429: SLOW_DOWN},
    )
    async def look(request: AnyRequest) -> Invitation:
        """What a code is good for; it stands in no address, which a proxy could write down."""
        sent = await body(request, Look)
        token = token_of(request) or None
        return await to_thread(door.invitation, sent.code, address=address_of(request), token=token)

    @post(
        "/api/join",
        operation_id="join",
        operation_class=takes(Join),
        status_code=200,
        opt=OPEN,
        responses={403: FORBIDDEN, 404: NOT_THERE, 409: TAKEN, 422: UNFIT, 429: SLOW_DOWN},
    )
    async def join(request: AnyRequest) -> Response[Me]:
        """Take a code: as a device, with a new account, or for the account signed in."""
        sent = await body(request, Join, verbatim=True)

        def enter() -> Response[Me]:
            token = door.join(
                sent.code,
                name=sent.name,
                password=sent.password,
                token=token_of(request) or None,
                address=address_of(request),
                label=label_of(request),
            )
            return me_answer(request, door.person_of(token), token)

        return await to_thread(enter)

    @get(
        "/api/me/devices", sync_to_thread=True, operation_id="listMyDevices", responses=AT_THE_DOOR
    )
    def list_my_devices(request: AnyRequest) -> tuple[Device, ...]:
        """The devices that are signed in as the one who is asking."""
        return door.devices(token_of(request))

    @post(
        "/api/me/devices/{id:str}/end",
        sync_to_thread=True,
        operation_id="endMyDevice",
        status_code=204,
        responses={**AT_THE_DOOR, 404: NOT_THERE},
    )
    def end_my_device(id: IdPart, request: AnyRequest) -> None:
        """Sign one of one's own devices out."""
        door.end_own_device(token_of(request), id)

    return [
        get_me,
        sign_in,
        sign_out,
        get_invitation,
        look,
        join,
        list_my_devices,
        end_my_device,
    ]


_BROWSERS = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "Chromebook"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)


def label_of(request: AnyRequest) -> str:
    """What to call the device in a list: browser and system as far as they say; empty if not."""
    agent = request.headers.get("user-agent", "")
    browser = next((name for mark, name in _BROWSERS if mark in agent), "")
    system = next((name for mark, name in _SYSTEMS if mark in agent), "")
    if browser and system:
        return f"{browser}, {system}"
    word = re.match(r"[A-Za-z0-9 ._-]{1,40}", agent)
    return browser or system or (word[0].strip() if word else "")
