"""The routes of what an office gives out of any event: its journal, and all of it as a file."""

from asyncio import to_thread
from typing import Protocol

from litestar import Response, get
from litestar.types import ControllerRouterHandler

from evendeal.ids import EventId
from evendeal.views.journal import LogPage
from evendeal.views.roles import Role
from evendeal.web.parts import ASKED, INSIDE, BeforeQuery, EventPart
from evendeal.web.problem import AnyRequest
from evendeal.web.signed_in import require


class FilesDesk(Protocol):
    """What every office gives out. Synchronous; called on threads."""

    def journal(self, event: EventId, before: int | None = None) -> LogPage:
        """What was done, the newest first."""
        ...

    def archive(self, event: EventId) -> bytes:
        """The whole event as one file."""
        ...


def files_routes(desk: FilesDesk, kind: str = "") -> list[ControllerRouterHandler]:
    """The routes of one office.

    Args:
        kind: what stands between in the names of its operations, e.g. `getMatchJournal`.
    """

    @get(
        "/{event:str}/journal",
        operation_id=f"get{kind}Journal",
        summary=f"Get{kind}Journal",
        responses=ASKED,
    )
    async def get_journal(
        event: EventPart, request: AnyRequest, before: BeforeQuery = None
    ) -> LogPage:
        """What was done, by whom and when, the newest first."""
        require(request, Role.DIRECTOR, event)
        return await to_thread(desk.journal, EventId(event), before)

    @get(
        "/{event:str}/archive.zip",
        media_type="application/zip",
        operation_id=f"get{kind}Archive",
        summary=f"Get{kind}Archive",
        response_description="Log, seals, configuration and results in one file.",
        responses=INSIDE,
    )
    async def get_archive(event: EventPart, request: AnyRequest) -> Response[bytes]:
        """The whole event as one file; no secret of a session still to end is in it."""
        require(request, Role.DIRECTOR, event)
        data = await to_thread(desk.archive, EventId(event))
        named = {"content-disposition": f'attachment; filename="{event}.zip"'}
        return Response(data, media_type="application/zip", headers=named)

    return [get_journal, get_archive]
