"""The routes of registration: the public page, one's own, and the office's."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from litestar.types import ControllerRouterHandler

from evendeal.director.registration.desk import RegistrationDesk
from evendeal.director.registration.office import ACTS, OpenRegistration, RegistrationAct, do_act
from evendeal.director.registration.overview import (
    entries_of,
    list_registrations,
    show_registration,
)
from evendeal.views.registration import (
    OwnApplication,
    Registered,
    RegisteredEntries,
    RegistrationHead,
    RegistrationOffice,
    RegistrationPage,
    SentApplication,
)
from evendeal.views.roles import HOUSE, Role
from evendeal.web.body import body, takes
from evendeal.web.parts import AT_THE_DOOR, GIVEN, INSIDE
from evendeal.web.patient import to_thread
from evendeal.web.problem import CONFLICT, FORBIDDEN, NOT_THERE, SLOW_DOWN, UNFIT, AnyRequest
from evendeal.web.signed_in import OPEN, address_of, require

LinkPart = Annotated[str, PathParameter(description="The last part of a registration's address.")]
RegistrationPart = Annotated[str, PathParameter(description="Id of a registration.")]

MOST_LIST = 4 * 1024 * 1024
"""Bytes of a list of entries that is sent as text."""

FOUND: dict[int, ResponseSpec] = {404: NOT_THERE, 429: SLOW_DOWN}
CHANGED: dict[int, ResponseSpec] = {**FOUND, 403: FORBIDDEN, 409: CONFLICT, 422: UNFIT}


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player as typed; an empty badge number is none."""

    name: str
    badge: str = ""


class Application(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody types who registers, a person or the captain of a team.

    A person is the one player of the entry, and only the badge number of `players` is read then.
    """

    name: str
    players: tuple[Player, ...] = ()
    club: str = ""
    country: str = ""
    note: str = ""

    def sent(self) -> SentApplication:
        """The same as the desk reads it."""
        return msgspec.convert(
            {name: msgspec.to_builtins(getattr(self, name)) for name in _SENT}, SentApplication
        )


_SENT = ("name", "players", "club", "country", "note")


class Registering(Application, frozen=True, kw_only=True):
    """An application, and a key of the sender's: with the same one it is taken once."""

    key: str


class OwnCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of one's own page."""

    code: str


class OwnChange(Application, frozen=True, kw_only=True):
    """What somebody who has registered says instead."""

    code: str


def registration_routes(desk: RegistrationDesk) -> list[ControllerRouterHandler]:
    """The routes of a house's registrations."""

    @get(
        "/api/registrations/{link:str}",
        sync_to_thread=True,
        operation_id="getRegistration",
        opt=OPEN,
        responses=FOUND,
    )
    def get_registration(link: LinkPart, request: AnyRequest) -> RegistrationPage:
        """A registration as everybody sees it who has its link: how many have come, and not who."""
        return desk.page(link, address=address_of(request))

    @post(
        "/api/registrations/{link:str}",
        operation_id="register",
        operation_class=takes(Registering),
        status_code=201,
        opt=OPEN,
        responses=CHANGED,
    )
    async def register(link: LinkPart, request: AnyRequest) -> Registered:
        """Register; only this answer has the code of one's own page."""
        sent = await body(request, Registering)
        here = {"key": sent.key[:200], "address": address_of(request)}
        return await to_thread(lambda: desk.register(link, sent.sent(), **here))

    @post(
        "/api/registered",
        operation_id="getOwnApplication",
        operation_class=takes(OwnCode),
        status_code=200,
        opt=OPEN,
        responses={**FOUND, 403: FORBIDDEN, 422: UNFIT},
    )
    async def own(request: AnyRequest) -> OwnApplication:
        """What became of it; the code stands in no address, which a proxy could write down."""
        sent = await body(request, OwnCode)
        address = address_of(request)
        return await to_thread(lambda: desk.own(sent.code, address=address))

    @post(
        "/api/registered/change",
        operation_id="changeOwnApplication",
        operation_class=takes(OwnChange),
        status_code=200,
        opt=OPEN,
        responses=CHANGED,
    )
    async def change(request: AnyRequest) -> OwnApplication:
        """Say something else than before; whoever is approved and renamed waits again."""
        sent = await body(request, OwnChange)
        address = address_of(request)
        return await to_thread(lambda: desk.change(sent.code, sent.sent(), address=address))

    @post(
        "/api/registered/withdraw",
        operation_id="withdrawOwnApplication",
        operation_class=takes(OwnCode),
        status_code=200,
        opt=OPEN,
        responses=CHANGED,
    )
    async def withdraw(request: AnyRequest) -> OwnApplication:
        """Take it back; the first of the waiting list moves up."""
        sent = await body(request, OwnCode)
        address = address_of(request)
        return await to_thread(lambda: desk.withdraw(sent.code, address=address))

    return [get_registration, register, own, change, withdraw, *_office(desk)]


def _office(desk: RegistrationDesk) -> list[ControllerRouterHandler]:
    """The routes of those who direct the house."""

    @get("/api/office/registrations", operation_id="listRegistrations", responses=AT_THE_DOOR)
    async def list_all(request: AnyRequest) -> tuple[RegistrationHead, ...]:
        """All registrations of the house, the newest first."""
        require(request, Role.DIRECTOR, HOUSE)
        return await to_thread(list_registrations, desk)

    @post(
        "/api/office/registrations",
        operation_id="openRegistration",
        operation_class=takes(OpenRegistration),
        status_code=201,
        responses=GIVEN,
    )
    async def open_one(request: AnyRequest) -> RegistrationOffice:
        """Open registration for an event to come."""
        person = require(request, Role.DIRECTOR, HOUSE)
        sent = await body(request, OpenRegistration)

        def make() -> RegistrationOffice:
            return show_registration(desk, sent.make(desk, by=person.name))

        return await to_thread(make)

    @get(
        "/api/office/registrations/{registration:str}",
        operation_id="getRegistrationOffice",
        responses=INSIDE,
    )
    async def show(registration: RegistrationPart, request: AnyRequest) -> RegistrationOffice:
        """A registration with everybody who has come, and whom the house may know of them."""
        require(request, Role.DIRECTOR, HOUSE)
        return await to_thread(show_registration, desk, registration)

    @get(
        "/api/office/registrations/{registration:str}/entries",
        operation_id="getRegisteredEntries",
        responses=INSIDE,
    )
    async def entries(registration: RegistrationPart, request: AnyRequest) -> RegisteredEntries:
        """Those who are approved, as the list of entries that a draft takes."""
        require(request, Role.DIRECTOR, HOUSE)
        return await to_thread(entries_of, desk, registration)

    return [list_all, open_one, show, entries, *(_act(desk, kind) for kind in ACTS)]


def _act(desk: RegistrationDesk, kind: type[RegistrationAct]) -> ControllerRouterHandler:
    """The route of something that is done with a registration."""

    async def act(registration: RegistrationPart, request: AnyRequest) -> RegistrationOffice:
        require(request, Role.DIRECTOR, HOUSE)
        sent = await body(request, kind, most=MOST_LIST if "text" in _fields(kind) else 64 * 1024)

        def do() -> RegistrationOffice:
            do_act(desk, registration, sent)
            return show_registration(desk, registration)

        return await to_thread(do)

    act.__doc__ = kind.__doc__
    act.__name__ = kind.__name__
    return post(
        f"/api/office/registrations/{{registration:str}}/{kind.path}",
        operation_id=f"registration{kind.__name__}",
        operation_class=takes(kind),
        status_code=200,
        responses=GIVEN,
    )(act)


def _fields(kind: type[RegistrationAct]) -> Mapping[str, Any]:
    return kind.__annotations__
