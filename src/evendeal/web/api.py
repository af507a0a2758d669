"""The JSON routes: translate in, one call, a view out."""

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.views import (
    DealHead,
    DealPage,
    EventHead,
    Proof,
    Scoreboard,
    TableHead,
    TablePage,
)
from evendeal.views.prize_stacks import TablePrizes
from evendeal.web.compact import Compact
from evendeal.web.frames import EVENT_STREAM, event_stream, last_event_id
from evendeal.web.parts import DealPart, EventPart, SessionQuery, TablePart
from evendeal.web.problem import CONFLICT, FULL, NOT_THERE, UNREADABLE, AnyRequest
from evendeal.web.public import Public
from evendeal.web.published import published_routes
from evendeal.web.router import Router
from evendeal.web.stream import Broadcaster
from evendeal.web.stream_places import StreamPlaces

ERRORS: dict[int, ResponseSpec] = {404: NOT_THERE, 409: CONFLICT}
SESSION_ERRORS: dict[int, ResponseSpec] = {400: UNREADABLE, **ERRORS}


def _session(number: int | None) -> SessionNo | None:
    return None if number is None else SessionNo(number)


def api(public: Public, broadcaster: Broadcaster, places: StreamPlaces) -> Router:
    """The routes under `/api`, made anew for each application."""

    @get("/events", sync_to_thread=True, operation_id="listEvents")
    def list_events() -> tuple[EventHead, ...]:
        """All events."""
        return public.events()

    @get("/events/{event:str}", sync_to_thread=True, operation_id="getEvent", responses=ERRORS)
    def get_event(event: EventPart) -> EventHead:
        """The head of an event."""
        return public.event(EventId(event))

    @get(
        "/events/{event:str}/scoreboard",
        sync_to_thread=True,
        operation_id="getScoreboard",
        responses=SESSION_ERRORS,
    )
    def get_scoreboard(event: EventPart, session: SessionQuery = None) -> Scoreboard:
        """The standings over the deals that every table has played."""
        return public.scoreboard(EventId(event), _session(session))

    @get(
        "/events/{event:str}/tables",
        sync_to_thread=True,
        operation_id="listTables",
        responses=SESSION_ERRORS,
    )
    def list_tables(event: EventPart, session: SessionQuery = None) -> tuple[TableHead, ...]:
        """The tables, their seats, and how many hands each has played."""
        return public.tables(EventId(event), _session(session))

    @get(
        "/events/{event:str}/tables/{table:int}",
        sync_to_thread=True,
        operation_id="getTable",
        responses=SESSION_ERRORS,
    )
    def get_table(event: EventPart, table: TablePart, session: SessionQuery = None) -> TablePage:
        """One table with its results in the open deals."""
        return public.table(EventId(event), TableNo(table), _session(session))

    @get(
        "/events/{event:str}/deals",
        sync_to_thread=True,
        operation_id="listDeals",
        responses=SESSION_ERRORS,
    )
    def list_deals(event: EventPart, session: SessionQuery = None) -> tuple[DealHead, ...]:
        """The deals, open or not."""
        return public.deals(EventId(event), _session(session))

    @get(
        "/events/{event:str}/deals/{deal:int}",
        sync_to_thread=True,
        operation_id="getDeal",
        responses=SESSION_ERRORS,
    )
    def get_deal(event: EventPart, deal: DealPart, session: SessionQuery = None) -> DealPage:
        """One deal: closed, or open with its cards, its traveller and its proof."""
        return public.deal(EventId(event), DealNo(deal), _session(session))

    @get(
        "/events/{event:str}/prizes",
        sync_to_thread=True,
        operation_id="listTablePrizes",
        responses=SESSION_ERRORS,
    )
    def list_table_prizes(
        event: EventPart, session: SessionQuery = None
    ) -> tuple[TablePrizes, ...]:
        """The stacks to share prizes by, table by table, once every deal is open."""
        return public.prizes(EventId(event), _session(session))

    @get(
        "/events/{event:str}/proof",
        sync_to_thread=True,
        operation_id="getProof",
        responses=SESSION_ERRORS,
    )
    def get_proof(event: EventPart, session: SessionQuery = None) -> Proof:
        """What was sealed, what has been opened, and what was verified."""
        return public.proof(EventId(event), _session(session))

    @get(
        "/events/{event:str}/stream",
        media_type=EVENT_STREAM,
        operation_id="watchScoreboard",
        middleware=[places.around()],
        response_description="Messages `scoreboard`, each with a `Scoreboard` as its data.",
        responses={**ERRORS, 503: FULL},
    )
    async def watch_scoreboard(event: EventPart, request: AnyRequest) -> Stream:
        """The scoreboard as it changes, as server-sent events.

        The id of a message is the position of its scoreboard; a watcher that comes back with
        `Last-Event-ID` is sent the newest scoreboard only if it has missed something.
        """
        await broadcaster.expect(EventId(event))
        seen = last_event_id(request.headers.get("last-event-id"))
        return event_stream(broadcaster.watch(EventId(event), seen))

    handlers: list[ControllerRouterHandler] = [
        list_events,
        get_event,
        get_scoreboard,
        list_tables,
        get_table,
        list_deals,
        get_deal,
        list_table_prizes,
        get_proof,
        watch_scoreboard,
        *published_routes("/events/{event:str}/", "file", public.file),
    ]
    return Router("/api", route_handlers=handlers, middleware=[Compact])
