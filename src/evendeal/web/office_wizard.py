"""The routes of the event wizard, for those who direct the whole house."""

import msgspec
from litestar import post
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ControllerRouterHandler

from evendeal.views.draft import Draft, DraftCheck, DraftEntry, EventMade
from evendeal.views.entry_list import EntryCell, EntryListDraft, EntryListRead
from evendeal.views.roles import HOUSE, Role
from evendeal.web.body import body, takes
from evendeal.web.office_desk import OfficeDesk
from evendeal.web.office_in import DraftIn, EntryListDraftIn
from evendeal.web.patient import to_thread
from evendeal.web.problem import CONFLICT, FORBIDDEN, SIGNED_OUT, UNFIT, AnyRequest
from evendeal.web.signed_in import require

ERRORS: dict[int, ResponseSpec] = {401: SIGNED_OUT, 403: FORBIDDEN, 409: CONFLICT, 422: UNFIT}

LONGEST_FORM = 1024 * 1024
"""Bytes of a form; a list of some thousand teams fits."""

LONGEST_LIST = 6 * 1024 * 1024
"""Bytes of a file of 4 MB as base64, and what is said with it."""


def wizard_routes(desk: OfficeDesk) -> list[ControllerRouterHandler]:
    """The routes of the wizard, made anew for each application."""

    @post(
        "/draft",
        operation_id="checkDraft",
        operation_class=takes(DraftIn),
        status_code=200,
        responses=ERRORS,
    )
    async def check_draft(request: AnyRequest) -> DraftCheck:
        """What is wrong with a form, all of it, or what it would make; nothing is written."""
        require(request, Role.DIRECTOR, HOUSE)
        said = await body(request, DraftIn, most=LONGEST_FORM)
        return await to_thread(desk.check_draft, _draft(said))

    @post(
        "/events",
        operation_id="makeEvent",
        operation_class=takes(DraftIn),
        status_code=201,
        responses=ERRORS,
    )
    async def make_event(request: AnyRequest) -> EventMade:
        """Seal the event of a form and publish it."""
        person = require(request, Role.DIRECTOR, HOUSE)
        said = await body(request, DraftIn, most=LONGEST_FORM)
        return await to_thread(desk.make_event, _draft(said), by=person.name)

    @post(
        "/draft/entries",
        operation_id="readEntryList",
        operation_class=takes(EntryListDraftIn),
        status_code=200,
        responses=ERRORS,
    )
    async def read_entry_list(request: AnyRequest) -> EntryListRead:
        """How a list of teams is understood, pasted or from a file; nothing is written."""
        require(request, Role.DIRECTOR, HOUSE)
        said = await body(request, EntryListDraftIn, most=LONGEST_LIST)
        return await to_thread(desk.look_at_list, _list_draft(said))

    return [check_draft, make_event, read_entry_list]


def _list_draft(said: msgspec.Struct) -> EntryListDraft:
    told = msgspec.structs.asdict(said)
    cell = told["cell"]
    return EntryListDraft(
        **{**told, "cell": None if cell is None else EntryCell(**msgspec.structs.asdict(cell))}
    )


def _draft(said: msgspec.Struct) -> Draft:
    told = msgspec.to_builtins(said)
    entries = tuple(
        DraftEntry(each["name"], each["id"], tuple(each["players"])) for each in told["entries"]
    )
    empty = tuple(told["empty_seats"])
    return Draft(**{**told, "entries": entries, "empty_seats": empty})
