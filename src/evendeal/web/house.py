"""The routes of what a whole house has, whatever its events: so far the address of its links."""

from dataclasses import replace

import msgspec
from litestar import get, post
from litestar.types import ControllerRouterHandler

from evendeal.views.address import HouseAddress
from evendeal.views.roles import HOUSE, NotAllowed, NotSignedIn, Role
from evendeal.web.addresses import Addresses
from evendeal.web.body import body, takes
from evendeal.web.parts import AT_THE_DOOR, GIVEN_AT_THE_DOOR
from evendeal.web.patient import to_thread
from evendeal.web.problem import AnyRequest
from evendeal.web.signed_in import require, signed_in


class ChooseAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The address at which phones and tablets reach the house: `https://cup.example.org`."""

    address: str


def house_routes(addresses: Addresses) -> list[ControllerRouterHandler]:
    """The routes of the house's address."""

    @get(
        "/api/house/address",
        sync_to_thread=True,
        operation_id="getAddress",
        responses=AT_THE_DOOR,
    )
    def get_address(request: AnyRequest) -> HouseAddress:
        """The address that links and QR codes carry; for a director of the house, the others too.

        Directors of any event print it. Nobody else learns how the machine stands in its network.
        """
        person = signed_in(request)
        if person is None:
            raise NotSignedIn
        if all(grant.role is not Role.DIRECTOR for grant in person.grants):
            raise NotAllowed
        now = addresses.now()
        return now if person.may(Role.DIRECTOR, HOUSE) else replace(now, choices=())

    @post(
        "/api/house/address",
        operation_id="chooseAddress",
        operation_class=takes(ChooseAddress),
        status_code=200,
        responses=GIVEN_AT_THE_DOOR,
    )
    async def choose_address(request: AnyRequest) -> HouseAddress:
        """Choose the address: a director of the house does, since all events have it."""
        require(request, Role.DIRECTOR, HOUSE)
        sent = await body(request, ChooseAddress)
        return await to_thread(addresses.choose, sent.address)

    return [get_address, choose_address]
