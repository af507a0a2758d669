"""The routes of the event wizard, for those who direct the whole house."""

from types import GenericAlias
from typing import Protocol

import msgspec
from litestar import post
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ControllerRouterHandler

from evendeal.views.draft import Draft, DraftCheck, DraftEntry, EventMade
from evendeal.views.entry_list import EntryCell, EntryListDraft, EntryListRead
from evendeal.views.matches.draft import MatchDraft, MatchDraftCheck
from evendeal.views.roles import HOUSE, Role
from evendeal.web.body import body, strictly, takes
from evendeal.web.patient import to_thread
from evendeal.web.problem import CONFLICT, FORBIDDEN, SIGNED_OUT, UNFIT, AnyRequest
from evendeal.web.router import Router
from evendeal.web.signed_in import require

ERRORS: dict[int, ResponseSpec] = {401: SIGNED_OUT, 403: FORBIDDEN, 409: CONFLICT, 422: UNFIT}

LONGEST_FORM = 1024 * 1024
"""Bytes of a form; a list of some thousand teams fits."""

LONGEST_LIST = 6 * 1024 * 1024
"""Bytes of a file of 4 MB as base64, and what is said with it."""


# The form has one list of fields, that of the view; only its strictness is the web's.
DraftEntryIn = strictly(DraftEntry, __name__)
DraftIn = strictly(Draft, __name__, entries=GenericAlias(tuple, (DraftEntryIn, ...)))
EntryCellIn = strictly(EntryCell, __name__)
EntryListDraftIn = strictly(EntryListDraft, __name__, cell=EntryCellIn | None)
MatchDraftIn = strictly(MatchDraft, __name__)


class Wizard(Protocol):
    """What the web asks of the house for new events. Synchronous; called on threads."""

    def look_at_list(self, draft: EntryListDraft) -> EntryListRead:
        """A list of teams as it is understood, for events of either kind; nothing is written."""
        ...

    def check_draft(self, draft: Draft) -> DraftCheck:
        """What is wrong with a form, and what it would make."""
        ...

    def make_event(self, draft: Draft, *, by: str) -> EventMade:
        """The event of a form, sealed and published."""
        ...

    def check_matches(self, draft: MatchDraft) -> MatchDraftCheck:
        """What is wrong with a file of team matches, or what it would make."""
        ...

    def make_matches(self, draft: MatchDraft, *, by: str) -> EventMade:
        """The event of a file of team matches, sealed and published."""
        ...


def wizard_routes(desk: Wizard) -> list[ControllerRouterHandler]:
    """The routes of the wizard, made anew for each application."""
    return [*_of_forms(desk), Router("/matches", route_handlers=_of_matches(desk))]


def _of_forms(desk: Wizard) -> list[ControllerRouterHandler]:

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


def _of_matches(desk: Wizard) -> list[ControllerRouterHandler]:
    @post(
        "/draft",
        operation_id="checkMatchDraft",
        operation_class=takes(MatchDraftIn),
        status_code=200,
        responses=ERRORS,
    )
    async def check_match_draft(request: AnyRequest) -> MatchDraftCheck:
        """What an event file says, or what is wrong with it; nothing is written."""
        require(request, Role.DIRECTOR, HOUSE)
        said = await body(request, MatchDraftIn, most=LONGEST_FORM)
        return await to_thread(desk.check_matches, MatchDraft(**msgspec.to_builtins(said)))

    @post(
        "/events",
        operation_id="makeMatchEvent",
        operation_class=takes(MatchDraftIn),
        status_code=201,
        responses=ERRORS,
    )
    async def make_match_event(request: AnyRequest) -> EventMade:
        """Seal the event of a file and publish it."""
        person = require(request, Role.DIRECTOR, HOUSE)
        said = await body(request, MatchDraftIn, most=LONGEST_FORM)
        draft = MatchDraft(**msgspec.to_builtins(said))
        return await to_thread(desk.make_matches, draft, by=person.name)

    return [check_match_draft, make_match_event]


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
