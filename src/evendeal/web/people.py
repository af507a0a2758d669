"""The routes of the office's people, and of handing a table over."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.types import ControllerRouterHandler

from evendeal.director.people.desk import PeopleDesk
from evendeal.formats.code_sheet import code_document
from evendeal.formats.offices import Offices
from evendeal.formats.print_side import PrintOrder, read_paper, typeset
from evendeal.ids import EventId, TableNo
from evendeal.views.console import Handover
from evendeal.views.people import MadeCode, NewCode, People
from evendeal.views.roles import Role
from evendeal.web.addresses import Addresses, reached
from evendeal.web.body import body, takes
from evendeal.web.parts import AT_THE_DOOR, GIVEN_AT_THE_DOOR, EventPart, IdPart, TablePart
from evendeal.web.patient import to_thread
from evendeal.web.problem import CONFLICT, NOT_THERE, TAKEN, AnyRequest
from evendeal.web.signed_in import require, token_of

MOST_SLIPS = 500
"""Codes of one sheet: more than an event has tables and players' captains."""

SentCode = Annotated[str, msgspec.Meta(max_length=64)]


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a new code is for, and for how many days it can be taken."""

    role: Role
    table: int | None = None
    entry: str | None = None
    player: str | None = None
    days: int = 7


class Anew(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For how many days codes that are made anew can be taken."""

    days: int = 7


class EndGrants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The account and the role that is taken from it, at one table or wherever it holds."""

    account: str
    role: Role
    table: int | None = None


class PrintCodes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Codes that somebody still has, to be printed; `language` is that of the hall by default."""

    codes: Annotated[list[SentCode], msgspec.Meta(min_length=1, max_length=MOST_SLIPS)]
    paper: str = "a4"
    language: str | None = None


def people_routes(
    door: PeopleDesk, addresses: Addresses, offices: Offices
) -> list[ControllerRouterHandler]:
    """The routes of those who are let in, and of those who let them in."""

    @get(
        "/api/office/{event:str}/people",
        sync_to_thread=True,
        operation_id="getPeople",
        responses=AT_THE_DOOR,
    )
    def get_people(event: EventPart, request: AnyRequest) -> People:
        """Accounts, open codes and devices of an event, for its director."""
        require(request, Role.DIRECTOR, event)
        return door.people(EventId(event))

    @post(
        "/api/office/{event:str}/invitations",
        operation_id="invite",
        operation_class=takes(Invite),
        status_code=201,
        responses={**GIVEN_AT_THE_DOOR, 404: NOT_THERE, 409: TAKEN},
    )
    async def invite(event: EventPart, request: AnyRequest) -> NewCode:
        """A new code; only this answer has it."""
        person = require(request, Role.DIRECTOR, event)
        sent = await body(request, Invite)

        def make() -> NewCode:
            made = door.make_code(
                EventId(event),
                sent.role,
                table=sent.table,
                entry=sent.entry,
                player=sent.player,
                days=sent.days,
                by=person.name,
            )
            return new_code(made, addresses.now().address)

        return await to_thread(make)

    @post(
        "/api/office/{event:str}/invitations/anew",
        operation_id="makeCodesAnew",
        operation_class=takes(Anew),
        status_code=201,
        responses=GIVEN_AT_THE_DOOR,
    )
    async def make_codes_anew(event: EventPart, request: AnyRequest) -> tuple[NewCode, ...]:
        """A new code in the place of each that nobody has taken; the old ones end."""
        person = require(request, Role.DIRECTOR, event)
        sent = await body(request, Anew)

        def make() -> tuple[NewCode, ...]:
            made = door.untaken_anew(EventId(event), days=sent.days, by=person.name)
            address = addresses.now().address
            return tuple(new_code(each, address) for each in made)

        return await to_thread(make)

    @post(
        "/api/office/{event:str}/invitations/print",
        operation_id="printCodes",
        operation_class=takes(PrintCodes),
        status_code=200,
        media_type="application/pdf",
        response_description="A slip for each code that is good, to be cut out.",
        responses={**GIVEN_AT_THE_DOOR, 404: NOT_THERE, 409: CONFLICT},
    )
    async def print_codes(event: EventPart, request: AnyRequest) -> Response[bytes]:
        """Set codes that were just made as slips; nothing is written, and codes are not stored.

        A code that is good no longer has no slip.
        """
        require(request, Role.DIRECTOR, event)
        sent = await body(request, PrintCodes)
        which = EventId(event)

        def make() -> bytes:
            order = PrintOrder(
                paper=read_paper(sent.paper), language=sent.language, address=reached(addresses)
            )
            slips = door.slips(which, sent.codes)
            office: Any = offices.of(which)
            public = office.desk.public
            return typeset(code_document(public, which, slips, order), order.paper)

        pdf = await to_thread(make)
        named = {"content-disposition": f'attachment; filename="codes-{event}.pdf"'}
        return Response(pdf, media_type="application/pdf", headers=named)

    @post(
        "/api/office/{event:str}/invitations/{id:str}/anew",
        operation_id="makeCodeAnew",
        operation_class=takes(Anew),
        status_code=201,
        responses={**GIVEN_AT_THE_DOOR, 404: NOT_THERE},
    )
    async def make_code_anew(event: EventPart, id: IdPart, request: AnyRequest) -> NewCode:
        """A new code in the place of an open one, which ends with the devices that it let in."""
        person = require(request, Role.DIRECTOR, event)
        sent = await body(request, Anew)

        def make() -> NewCode:
            made = door.anew(EventId(event), id, days=sent.days, by=person.name)
            return new_code(made, addresses.now().address)

        return await to_thread(make)

    @post(
        "/api/office/{event:str}/invitations/{id:str}/end",
        sync_to_thread=True,
        operation_id="endInvitation",
        status_code=204,
        responses={**AT_THE_DOOR, 404: NOT_THERE},
    )
    def end_invitation(event: EventPart, id: IdPart, request: AnyRequest) -> None:
        """End a code, and the devices that came with it."""
        person = require(request, Role.DIRECTOR, event)
        door.end_invitation(EventId(event), id, by=person.name)

    @post(
        "/api/office/{event:str}/grants/end",
        operation_id="endGrants",
        operation_class=takes(EndGrants),
        status_code=204,
        responses={**GIVEN_AT_THE_DOOR, 404: NOT_THERE},
    )
    async def end_grants(event: EventPart, request: AnyRequest) -> None:
        """Take a role in this event from an account."""
        person = require(request, Role.DIRECTOR, event)
        sent = await body(request, EndGrants)
        await to_thread(
            door.end_grants, EventId(event), sent.account, sent.role, sent.table, by=person.name
        )

    @post(
        "/api/office/{event:str}/devices/{id:str}/end",
        sync_to_thread=True,
        operation_id="endDevice",
        status_code=204,
        responses={**AT_THE_DOOR, 404: NOT_THERE},
    )
    def end_device(event: EventPart, id: IdPart, request: AnyRequest) -> None:
        """Sign a device of one of the event's people out."""
        person = require(request, Role.DIRECTOR, event)
        door.end_device(EventId(event), id, by=person.name)

    @post(
        "/api/console/{event:str}/{table:int}/handover",
        sync_to_thread=True,
        operation_id="handOverConsole",
        status_code=201,
        responses={**AT_THE_DOOR, 409: CONFLICT},
    )
    def hand_over_console(event: EventPart, table: TablePart, request: AnyRequest) -> Handover:
        """A code with which one other device goes on at this table."""
        require(request, (Role.RECORDER, Role.DIRECTOR), event, table)
        return Handover(*door.handover(EventId(event), TableNo(table), token_of(request)))

    return [
        hand_over_console,
        get_people,
        invite,
        make_codes_anew,
        make_code_anew,
        print_codes,
        end_invitation,
        end_grants,
        end_device,
    ]


def new_code(made: MadeCode, address: str) -> NewCode:
    """A code with its link, which leads to the house's own address.

    What a request says of its host is never looked at: whoever can send one could turn the links
    that others open.
    """
    grant = made.grant
    return NewCode(
        made.id,
        made.replaces,
        grant.role,
        grant.table,
        grant.entry,
        grant.player,
        made.single,
        made.code,
        f"{address}/join#{made.code}",
        made.until,
    )
