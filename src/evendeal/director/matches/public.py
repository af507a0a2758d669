"""What the public is shown of team matches, made anew when something public has changed."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING

from evendeal.director.ledger import News
from evendeal.director.matches.desk import MatchDesk
from evendeal.director.opening import opened_event, opened_text
from evendeal.director.showing import Showing
from evendeal.draw import Finding, SignedRoots
from evendeal.draw.match_opened import OpenedMatches
from evendeal.draw.match_seal import MatchSeal
from evendeal.draw.match_verify import MATCHES
from evendeal.draw.seal_file import SignedSeal
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.matches.progress import MatchProgress
from evendeal.tournament.matches.refusals import NoSuchMatch
from evendeal.tournament.matches.session import MatchRecord
from evendeal.views.absent import NoMatchHere, NoSuchEvent
from evendeal.views.matches.head import MatchEventHead, match_event_head
from evendeal.views.matches.kept import KeptParts
from evendeal.views.matches.scoreboard import MatchScoreboard, PublicPart, match_scoreboard

if TYPE_CHECKING:
    from evendeal.views.home import AtHome
    from evendeal.views.matches.game_page import MatchGamePage
    from evendeal.views.matches.page import MatchPage
    from evendeal.views.matches.proof import MatchProof

_Files = tuple[SignedSeal[MatchSeal], OpenedMatches, SignedRoots | None]


class PublicMatchDesk(Showing[MatchProgress, MatchSeal]):
    """The events of team matches as everybody may see them; several threads may ask at once.

    It hands out views and published files and nothing else, and every view is made by
    `evendeal.views` from what `MatchProgress` calls public (R46).
    """

    def __init__(self, desk: MatchDesk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._making: dict[EventId, Lock] = {}
        self._parts: dict[EventId, KeptParts[PublicPart]] = {}
        self._found: dict[EventId, tuple[_Files, tuple[Finding, ...]]] = {}

    def events(self) -> tuple[MatchEventHead, ...]:
        """All events of team matches of which anything can be read, the newest first."""
        heads = []
        for event in self._desk.events():
            with suppress(NoSuchEvent):
                heads.append(self.event(event))
        return tuple(sorted(heads, key=lambda head: head.sealed_at, reverse=True))

    def event(self, event: EventId) -> MatchEventHead:
        """The head of an event."""
        return self._view(event, ("event",), self._head)

    def at_home(self) -> "tuple[AtHome, ...]":
        """What the first page of the house has of each event of team matches."""
        found = []
        for event in self._desk.events():
            with suppress(NoSuchEvent):
                found.append(self._at_home(event))
        return tuple(found)

    def _at_home(self, event: EventId) -> "AtHome":
        # Only here, since it has pages of poker beside it.
        from evendeal.views.home import matches_at_home

        with self._desk.reading(event):
            progress = self._progress(event)
            made = self._kept(event, progress)
            ended_at = max((now.ended_at or "" for now in progress.sessions.values()), default="")
        what = ("home",)
        if what not in made:
            game = partial(self.game, event)
            made[what] = matches_at_home(self.scoreboard(event), ended_at, game)
        at_home: AtHome = made[what]
        return at_home

    def scoreboard(self, event: EventId) -> MatchScoreboard:
        """Teams, rounds, the final, places and players.

        Made beside the desk, so that no line waits while that of a large event is made.
        """
        what = ("scoreboard",)
        with self._desk.reading(event):
            made = self._kept(event, self._progress(event))
            making = self._making.setdefault(event, Lock())
        if what not in made:
            # Several ask after the same line: it is made once, and they are shown the same.
            # Nobody who holds the event's lock asks for it; who makes it may wait for that lock.
            with making:
                with self._desk.reading(event):
                    progress = self._progress(event)
                    made = self._kept(event, progress)
                    fork = progress.fork() if what not in made else progress
                if what not in made:
                    parts = self._parts.setdefault(event, KeptParts())
                    made[what] = match_scoreboard(fork, self._head(fork), parts)
        board: MatchScoreboard = made[what]
        return board

    def match(self, event: EventId, session: SessionNo, match: int) -> "MatchPage":
        """One match, with its protocol and both rooms as far as they are public."""
        # This page and the two after it are loaded when asked for: who shows standings needs none.
        from evendeal.views.matches.page import match_page

        return self._view(
            event,
            ("match", session, match),
            lambda p: match_page(p, self._head(p), _record(p, session, match)),
        )

    def game(self, event: EventId, session: SessionNo, match: int, game: int) -> "MatchGamePage":
        """One game in both rooms, turn by turn as far as it is public."""
        from evendeal.views.matches.game_page import match_game_page

        return self._view(
            event,
            ("game", session, match, game),
            lambda p: match_game_page(p, self._head(p), _record(p, session, match), game),
        )

    def download(self, event: EventId, session: SessionNo, match: int, name: str) -> str | None:
        """A file of a match; None while there is no such file.

        Written beside the desk, since every game is played twice more for it.
        """
        what = "files", session, match
        with self._desk.reading(event):
            fork = self._progress(event).fork()
            made = self._kept(event, fork)
        files: dict[str, str] | None = made.get(what)
        if files is None:
            # Only here, since whoever shows standings needs none of the notations.
            from evendeal.director.matches.files import match_files

            files = made[what] = match_files(fork, _record(fork, session, match)).texts
        return files.get(name)

    def proof(self, event: EventId) -> "MatchProof":
        """What was sealed, opened and verified."""
        return self._view(event, ("proof",), self._proof)

    def subscribe(self, news: News) -> Callable[[], None]:
        """Have `news` called after each line that changes what is public.

        Not only when a game has ended: the public sees turn by turn. The answer ends it.
        """
        heard: dict[EventId, int] = {}

        # Called with the lock held, so that it sees each change once.
        def told(event: EventId, _: object) -> None:
            with suppress(NoSuchEvent):
                now = self._desk.progress(event).news
                if heard.get(event) != now:
                    heard[event] = now
                    news(event, now)

        return self._desk.listen(told)

    def _head(self, progress: MatchProgress) -> MatchEventHead:
        event = progress.event.id
        return match_event_head(progress, self._seal(event), self._read_only(event))

    def _sealed(self, event: EventId) -> MatchSeal | None:
        signed = self._desk.seal(event)
        return None if signed is None else signed.seal

    def _opened(self, event: EventId) -> str:
        return opened_text(self._desk, event)

    def _proof(self, progress: MatchProgress) -> "MatchProof":
        from evendeal.views.matches.proof import match_proof

        event = progress.event.id
        desk = self._desk
        signed = desk.seal(event)
        if signed is None:
            raise NoSuchEvent(event=event)
        opened = opened_event(desk, event)
        return match_proof(
            progress,
            self._head(progress),
            signed.seal,
            opened,
            self._checked(signed, opened, desk.roots(event)),
            self._settled(event, progress.settled, signed.seal.public_key),
            seal_digest=desk.seal_digest(event),
        )

    def _checked(
        self, signed: SignedSeal[MatchSeal], opened: OpenedMatches, roots: SignedRoots | None
    ) -> tuple[Finding, ...]:
        """The findings on the luck; checked once, and not at each turn that becomes public."""
        files = signed, opened, roots
        known = self._found.get(opened.event)
        if known is None or known[0] != files:
            known = self._found[opened.event] = files, MATCHES.verify_files(*files)
        return known[1]


def _record(progress: MatchProgress, session: SessionNo, match: int) -> MatchRecord:
    try:
        return progress.match(session, match)
    except NoSuchMatch:
        raise NoMatchHere(event=progress.event.id, session=session, match=match) from None
