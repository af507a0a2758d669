"""The routes of team matches: translate in, one call, a view out."""

from asyncio import to_thread
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import Litestar, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from evendeal.ids import EventId, SessionNo
from evendeal.views.matches.game_page import MatchGamePage
from evendeal.views.matches.head import MatchEventHead
from evendeal.views.matches.page import MatchPage
from evendeal.views.matches.proof import MatchProof
from evendeal.views.matches.scoreboard import MatchScoreboard
from evendeal.web.compact import Compact
from evendeal.web.frames import EVENT_STREAM, Frame, event_stream, last_event_id, position_frame
from evendeal.web.parts import EventPart, SessionPart
from evendeal.web.problem import CONFLICT, FULL, NOT_THERE, AnyRequest
from evendeal.web.public_matches import PublicMatches
from evendeal.web.published import NotPublished, published_routes
from evendeal.web.router import Router
from evendeal.web.stream import PING_SECONDS, Streams
from evendeal.web.stream_places import StreamPlaces

MatchPart = Annotated[int, PathParameter(description="Number of the match in its session, from 1.")]
GamePart = Annotated[int, PathParameter(description="Number of the game, from 1.")]
NamePart = Annotated[str, PathParameter(description="Name of the file, e.g. `open.mat`.")]

ERRORS: dict[int, ResponseSpec] = {404: NOT_THERE, 409: CONFLICT}
MATCH = "/{event:str}/{session:int}/{match:int}"
TEXT = "text/plain; charset=utf-8"
KEPT_AS = {"csv": "text/csv; charset=utf-8", "json": "application/json"}
"""Media types of a match's files by the ending of their names; else they are text."""


class MatchStreams(Streams[EventId]):
    """Streams that say at which position an event stands; the screens then ask again."""

    def __init__(self, matches: PublicMatches, *, ping: float = PING_SECONDS) -> None:
        super().__init__(self._picture, ping=ping)
        self._matches = matches

    @asynccontextmanager
    async def running(self, _: Litestar) -> AsyncIterator[None]:
        """Subscribed to the house's news for as long as the application runs."""
        self.begin()
        unsubscribe = self._matches.subscribe(lambda event, _: self.news(event))
        try:
            yield
        finally:
            unsubscribe()
            self.close()

    async def _picture(self, event: EventId) -> Frame:
        return position_frame("matches", await to_thread(self._matches.position, event))


def match_routes(matches: PublicMatches, streams: MatchStreams, places: StreamPlaces) -> Router:
    """The routes under `/api/matches`, made anew for each application."""

    @get("/", sync_to_thread=True, operation_id="listMatchEvents")
    def list_match_events() -> tuple[MatchEventHead, ...]:
        """All events of team matches."""
        return matches.events()

    @get(
        "/{event:str}",
        sync_to_thread=True,
        operation_id="getMatchScoreboard",
        responses=ERRORS,
    )
    def get_match_scoreboard(event: EventPart) -> MatchScoreboard:
        """Teams, rounds, the final, places and players, over games that are over in both rooms."""
        return matches.scoreboard(EventId(event))

    @get(MATCH, sync_to_thread=True, operation_id="getMatch", responses=ERRORS)
    def get_match(event: EventPart, session: SessionPart, match: MatchPart) -> MatchPage:
        """One match: its protocol, its games, and both rooms as far as both have played."""
        return matches.match(EventId(event), SessionNo(session), match)

    @get(
        MATCH + "/games/{game:int}",
        sync_to_thread=True,
        operation_id="getMatchGame",
        responses=ERRORS,
    )
    def get_match_game(
        event: EventPart, session: SessionPart, match: MatchPart, game: GamePart
    ) -> MatchGamePage:
        """One game in both rooms, turn by turn as far as both have played."""
        return matches.game(EventId(event), SessionNo(session), match, game)

    @get(
        MATCH + "/files/{name:str}",
        sync_to_thread=True,
        media_type=TEXT,
        operation_id="getMatchFile",
        response_description="The games that are over in both rooms, or their protocol.",
        responses=ERRORS,
    )
    def get_match_file(
        event: EventPart, session: SessionPart, match: MatchPart, name: NamePart
    ) -> Response[Any]:
        """A file of the match to be kept: a room's games, or the protocol."""
        text = matches.download(EventId(event), SessionNo(session), match, name)
        if text is None:
            raise NotPublished(event=EventId(event), file=name)
        kept = f"{event}-{session}-{match}-{name}"
        return Response(
            text.encode(),
            media_type=KEPT_AS.get(name.rpartition(".")[2], TEXT),
            headers={"content-disposition": f'attachment; filename="{kept}"'},
        )

    @get("/{event:str}/proof", sync_to_thread=True, operation_id="getMatchProof", responses=ERRORS)
    def get_match_proof(event: EventPart) -> MatchProof:
        """What was sealed, what has been opened, and what was verified."""
        return matches.proof(EventId(event))

    @get(
        "/{event:str}/stream",
        media_type=EVENT_STREAM,
        operation_id="watchMatches",
        middleware=[places.around()],
        response_description="Messages `matches`, each with a position as its data.",
        responses={**ERRORS, 503: FULL},
    )
    async def watch_matches(event: EventPart, request: AnyRequest) -> Stream:
        """Say that something shown of the event has changed, as server-sent events.

        The id of a message is the position of the event; a watcher that comes back with
        `Last-Event-ID` is told at once only if it has missed something.
        """
        await to_thread(matches.position, EventId(event))
        seen = last_event_id(request.headers.get("last-event-id"))
        return event_stream(streams.watch(EventId(event), seen))

    handlers: list[ControllerRouterHandler] = [
        list_match_events,
        get_match_scoreboard,
        get_match,
        get_match_game,
        get_match_file,
        get_match_proof,
        watch_matches,
        *published_routes("/{event:str}/", "matchFile", matches.file),
    ]
    return Router("/api/matches", route_handlers=handlers, middleware=[Compact])
