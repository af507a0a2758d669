"""What everybody may see of team matches in two rooms: matches, games, their files, proof."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated

from evendeal.draw.match_opened import OpenedMatchSession
from evendeal.draw.match_seal import MatchSeal
from evendeal.formats.pages import Download, EventPart, SessionPart, SessionQuery, page
from evendeal.formats.print_order import PrintOrder
from evendeal.formats.public_side import PublicSide, Ranked
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.sealing import MatchLuck
from evendeal.ids import EventId, SessionNo
from evendeal.printing.document import Document
from evendeal.tournament.event_text import ROOM_MATCH
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.refusals import NoSuchMatch
from evendeal.tournament.room_match.session import MatchRecord
from evendeal.views.absent import NoMatchHere, NoSuchSession, NotPublished
from evendeal.views.certificate import DrawCertificate
from evendeal.views.first_rows import STANDINGS, FirstRow, PageRows
from evendeal.views.fragment_cache import FragmentCache
from evendeal.views.hall_sheets import SeatedTable
from evendeal.views.home import AtHome, event_card
from evendeal.views.matches.certificate import match_certificate
from evendeal.views.matches.first_rows import (
    games_rows,
    match_rows,
    matches_rows,
    standings_rows,
)
from evendeal.views.matches.game_page import MatchGamePage, match_game_page
from evendeal.views.matches.games import GameOfEvent, MatchGames, match_games
from evendeal.views.matches.head import MatchEventHead, match_event_head
from evendeal.views.matches.home import MatchesNow, matches_now, matches_result
from evendeal.views.matches.page import MatchPage, match_page
from evendeal.views.matches.proof import MatchProof, match_proof
from evendeal.views.matches.protocols import PROTOCOLS, printed_protocols, protocols_ready
from evendeal.views.matches.scoreboard import MatchScoreboard, PublicPart, match_scoreboard
from evendeal.views.matches.sits import seated, sits
from evendeal.views.printed import BOOKLET, CERTIFICATE, SheetReady
from evendeal.views.sits import Sits

if TYPE_CHECKING:
    from evendeal.printing.booklet import BookletTable
    from evendeal.printing.words import PaperWords

MatchPart = Annotated[int, "Number of the match in its session, from 1."]
GamePart = Annotated[int, "Number of the game, from 1."]
NamePart = Annotated[str, "Name of the file, e.g. `open.mat`."]

MATCH = "matches/{session:int}/{match:int}"
TEXT = "text/plain; charset=utf-8"
KEPT_AS = {"csv": "text/csv; charset=utf-8", "json": "application/json"}
"""Media types of a match's files by the ending of their names; else they are text."""


class RoomMatchPublic(PublicSide[MatchProgress, MatchLuck, MatchSeal, OpenedMatchSession]):
    """The events of team matches of a ledger as everybody may see them.

    Every view is made by `evendeal.views` from what `MatchProgress` calls public (R46).
    """

    format = ROOM_MATCH
    live = MatchesNow
    sheets = (*PublicSide.sheets, BOOKLET, CERTIFICATE, PROTOCOLS)
    sheets_by_match = (PROTOCOLS,)

    def __init__(self, desk: MatchDesk) -> None:
        super().__init__(desk)
        self._parts: dict[EventId, FragmentCache[PublicPart]] = {}
        self._games: dict[EventId, FragmentCache[tuple[GameOfEvent, ...]]] = {}

    def event(self, event: EventPart) -> MatchEventHead:
        """The head of an event."""
        return self._cache.view(event, ("event",), self._head)

    def scoreboard(self, event: EventPart, session: SessionQuery = None) -> MatchScoreboard:
        """Teams, rounds, the final ranking and players, over games that are over in both rooms.

        They have no details of a single session.
        """

        def make(fork: MatchProgress) -> MatchScoreboard:
            parts = self._parts.setdefault(event, FragmentCache())
            return match_scoreboard(fork, self._head(fork), parts)

        return self._cache.view_beside(event, ("scoreboard",), make)

    def standings(self, event: EventId) -> Sequence[Ranked]:
        """The result once the event is decided; before, the table of the rounds."""
        board = self.scoreboard(event)
        if board.places:
            return board.places
        return board.standings if any(line.matches for line in board.standings) else ()

    def first_rows(self, event: EventId, rows: PageRows) -> tuple[FirstRow, ...]:
        """The teams with their points, the matches, what games moved, or a match's two teams."""
        if rows.of == STANDINGS:
            return standings_rows(self.scoreboard(event))
        if rows.of == "matches":
            return matches_rows(self.scoreboard(event))
        if rows.of == "games":
            return games_rows(self.scoreboard(event), self.games(event))
        if rows.of == "match" and rows.session is not None and rows.number is not None:
            return match_rows(self.match(event, rows.session, rows.number).match)
        return ()

    def sits(self, event: EventPart) -> tuple[Sits, ...]:
        """Who sits where in the matches that are played, or come next."""
        return self._cache.view(event, ("sits",), lambda p: sits(p, self.scoreboard(event)))

    @page("games", "getMatchGames")
    def games(self, event: EventPart) -> MatchGames:
        """All games that have begun: how each ended in both rooms, and what it moved."""

        def make(fork: MatchProgress) -> MatchGames:
            parts = self._games.setdefault(event, FragmentCache())
            return match_games(fork, self._head(fork), parts)

        return self._cache.view_beside(event, ("games",), make)

    def certificate(self, event: EventId, session: SessionNo | None) -> DrawCertificate:
        """What can be certified of the rolls of a team board, or of the final."""
        number = self._cache.view(event, ("in play",), lambda p: p.session)
        return match_certificate(self.proof(event), number if session is None else session)

    def seated(self, event: EventId, session: SessionNo | None) -> tuple[SeatedTable, ...]:
        """All tables, and the match that is played there or comes next."""
        board, facts = self.scoreboard(event), self.hall(event)

        def make(progress: MatchProgress) -> tuple[SeatedTable, ...]:
            if session is not None and not 1 <= session <= progress.event.sessions:
                sessions = progress.event.sessions
                raise NoSuchSession(event=event, session=session, sessions=sessions)
            return seated(progress, board, facts, session)

        return self._cache.view(event, ("seated", session), make)

    @page(MATCH, "getMatch")
    def match(self, event: EventPart, session: SessionPart, match: MatchPart) -> MatchPage:
        """One match: its protocol, its games, and both rooms as far as both have played."""
        return self._cache.view(
            event,
            ("match", session, match),
            lambda p: match_page(p, self._head(p), _record(p, session, match)),
        )

    @page(MATCH + "/games/{game:int}", "getMatchGame")
    def game(
        self, event: EventPart, session: SessionPart, match: MatchPart, game: GamePart
    ) -> MatchGamePage:
        """One game in both rooms, turn by turn as far as both have played."""
        return self._cache.view(
            event,
            ("game", session, match, game),
            lambda p: match_game_page(p, self._head(p), _record(p, session, match), game),
        )

    @page(MATCH + "/files/{name:str}", "getMatchFile")
    def download(
        self, event: EventPart, session: SessionPart, match: MatchPart, name: NamePart
    ) -> Download:
        """A file of the match to download: a room's games that are over in both, or the protocol.

        Raises:
            NotPublished: there is no such file, or not yet.
        """

        def make(fork: MatchProgress) -> dict[str, str]:
            # Only here, since whoever shows standings needs none of the notations.
            from evendeal.formats.room_match.files import match_files

            return match_files(fork, _record(fork, session, match)).texts

        # Beside the desk, since every game is played twice more for it.
        files = self._cache.view_beside(event, ("files", session, match), make)
        if name not in files:
            raise NotPublished(event=event, file=name)
        kind = KEPT_AS.get(name.rpartition(".")[2], TEXT)
        return Download(f"{event}-{session}-{match}-{name}", kind, files[name])

    def sheets_ready(self, event: EventPart) -> tuple[SheetReady, ...]:
        """What there is of every event, and protocols of the sessions in which a match is over."""
        ready = self._cache.view(event, ("sheets",), protocols_ready)
        return (*super().sheets_ready(event), *ready)

    def document(self, event: EventId, sheet: str, order: PrintOrder) -> Document:
        """The protocols of a session, of the matches that are over in both rooms."""
        if sheet != PROTOCOLS:
            return super().document(event, sheet, order)
        # Only here, since nobody else needs a printer.
        from evendeal.printing.matches.protocols import protocols
        from evendeal.printing.words import PaperWords

        with self._ledger.reading(event):
            progress = self._cache.progress(event)
            what = printed_protocols(progress, order.session, order.table, order.match)
        return protocols(what, PaperWords(self.language(event, order)))

    def booklet_tables(self, event: EventId, words: "PaperWords") -> "Iterable[BookletTable]":
        """The tables of the booklet, out of the scoreboard."""
        from evendeal.printing.matches.booklet import match_tables

        return match_tables(self.scoreboard(event), words)

    def proof(self, event: EventPart, session: SessionQuery = None) -> MatchProof:
        """What was sealed, opened and verified, of all sessions."""
        return self._cache.view(event, ("proof",), self._proof)

    def at_home(self, event: EventId) -> AtHome:
        """What the first page of the house has of an event."""

        def make(fork: MatchProgress) -> AtHome:
            board = self.scoreboard(event)
            head = board.event
            card = event_card(
                *("matches", head, (head.matches_finished, head.matches)),
                live=lambda: matches_now(board, partial(self.game, event)),
                result=lambda: matches_result(fork, board),
            )
            return AtHome(card)

        return self._cache.view_beside(event, ("home",), make)

    def _head(self, progress: MatchProgress) -> MatchEventHead:
        event = progress.event.id
        return match_event_head(progress, self._seal(event), self._cache.read_only(event))

    def _proof(self, progress: MatchProgress) -> MatchProof:
        proved = self._proved(progress.event.id, progress.settled)
        return match_proof(
            progress,
            self._head(progress),
            proved.seal,
            proved.opened,
            proved.findings,
            proved.checkpoints,
            seal_digest=proved.digest,
        )


def _record(progress: MatchProgress, session: SessionNo, match: int) -> MatchRecord:
    try:
        return progress.match(session, match)
    except NoSuchMatch:
        raise NoMatchHere(event=progress.event.id, session=session, match=match) from None
