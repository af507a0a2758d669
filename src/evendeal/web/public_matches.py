"""What the web asks of the house about team matches: views, and to be told when there is news."""

from collections.abc import Callable
from typing import NoReturn, Protocol

from evendeal.ids import EventId, SessionNo
from evendeal.views.absent import NoSuchEvent
from evendeal.views.matches.game_page import MatchGamePage
from evendeal.views.matches.head import MatchEventHead
from evendeal.views.matches.page import MatchPage
from evendeal.views.matches.proof import MatchProof
from evendeal.views.matches.scoreboard import MatchScoreboard
from evendeal.web.public import News


class PublicMatches(Protocol):
    """Everything that the public may know of team matches; called from several threads at once.

    What is not there is refused with an `evendeal.views.Absent`; any other refusal is answered
    as a conflict. An event of another kind is not there.
    """

    def events(self) -> tuple[MatchEventHead, ...]:
        """All events of team matches, the newest first."""
        ...

    def position(self, event: EventId) -> int:
        """How often something that is shown of an event has changed; it only grows."""
        ...

    def scoreboard(self, event: EventId) -> MatchScoreboard:
        """Teams, rounds, the final, places and players."""
        ...

    def match(self, event: EventId, session: SessionNo, match: int) -> MatchPage:
        """One match, with its protocol and both rooms as far as they are public."""
        ...

    def game(self, event: EventId, session: SessionNo, match: int, game: int) -> MatchGamePage:
        """One game in both rooms, turn by turn as far as it is public."""
        ...

    def download(self, event: EventId, session: SessionNo, match: int, name: str) -> str | None:
        """A file of a match; None while there is no such file."""
        ...

    def proof(self, event: EventId) -> MatchProof:
        """What was sealed, opened and verified."""
        ...

    def file(self, event: EventId, name: str) -> str | None:
        """A published file, one of `FILES`; None while it has not been published."""
        ...

    def subscribe(self, news: News) -> Callable[[], None]:
        """Have `news` called when something public has changed; the answer ends it."""
        ...


class NoMatches:
    """A house in which no team matches are on."""

    def events(self) -> tuple[MatchEventHead, ...]:
        """No event."""
        return ()

    def _absent(self, event: EventId, *_: object) -> NoReturn:
        raise NoSuchEvent(event=event)

    position = scoreboard = match = game = download = proof = file = _absent

    def subscribe(self, news: News) -> Callable[[], None]:
        """A subscription to which nothing will ever come."""
        return lambda: None
