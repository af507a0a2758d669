"""The desk of team matches: the backgammon events of a log, in step with it."""

from evendeal.director.ledger import (
    SEAL,
    Adapters,
    Ledger,
    NotInTheLog,
    NotStarted,
)
from evendeal.director.matches.sealing import MatchLuck, match_luck_of, match_secret_name
from evendeal.draw.match_seal_file import SignedMatchSeal, read_match_seal
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.event_text import ROOM_MATCH
from evendeal.tournament.line import Draft, Line
from evendeal.tournament.matches.bodies import (
    MatchBody,
    MatchesBegun,
    match_body_from_json,
    match_body_to_json,
)
from evendeal.tournament.matches.event import MatchEvent
from evendeal.tournament.matches.event_read import read_match_event
from evendeal.tournament.matches.progress import MatchProgress

Place = tuple[SessionNo, int, int]
"""Session, table and roll set; table 0 for lines of a whole session."""


def match_draft(place: Place, n: int, key: str, body: MatchBody) -> Draft:
    """A line to be written."""
    return Draft(*place, n, key, match_body_to_json(body))


class MatchDesk(Ledger[MatchProgress]):
    """The events of team matches in a log; see `Ledger`.

    Args:
        publish_openings: write `opened.json` whenever a roll set opens; otherwise only when a
            session begins or ends.
    """

    def __init__(self, adapters: Adapters, *, publish_openings: bool = True) -> None:
        super().__init__(adapters)
        self.publish_openings = publish_openings
        self._luck: dict[tuple[EventId, SessionNo], MatchLuck] = {}

    def luck(self, event: EventId, session: SessionNo) -> MatchLuck | None:
        """The luck of a session that has begun; None if its secret is not kept here.

        Raises:
            NotStarted: it has not begun.
        """
        with self.reading(event):
            if (event, session) not in self._luck:
                if session not in self.progress(event).sessions:
                    raise NotStarted(event=event, session=session)
                # Drawn when the session's first line was counted, if its secret is here.
                return None
            return self._luck[event, session]

    def draw(self, event: MatchEvent, session: SessionNo, beacon: str) -> MatchLuck | None:
        """The luck of a session that begins with this beacon; None without its secret."""
        secret = self.secrets(event).get(session)
        return None if secret is None else match_luck_of(event, session, secret, beacon)

    def hold(self, event: EventId, session: SessionNo, luck: MatchLuck) -> None:
        """Roll a session that is about to begin from this luck, if it begins with its beacon."""
        with self.reading(event):
            self._luck[event, session] = luck

    def seal(self, event: EventId) -> SignedMatchSeal | None:
        """The seal as published, or None where there is no file."""
        text = self.adapters.publisher.read(event, SEAL)
        return None if text is None else read_match_seal(text.encode())

    def secrets(self, event: MatchEvent) -> dict[SessionNo, bytes]:
        """The secrets that the vault keeps of the event, by session."""
        found = {}
        for session in map(SessionNo, range(1, event.sessions + 1)):
            secret = self.adapters.vault.fetch(event.id, match_secret_name(session))
            if secret is not None:
                found[session] = secret
        return found

    def _holds(self, format: str | None) -> bool:
        return format == ROOM_MATCH

    def _opened(self, first: Line) -> MatchProgress:
        text = first.body.get("event")
        if not isinstance(text, str):
            raise NotInTheLog(event=EventId(first.event))
        return MatchProgress(read_match_event(text))

    def _before(self, progress: MatchProgress, line: Line) -> None:
        """Hold the rolls with which a session begins, whoever began it."""
        if line.table != 0 or line.body.get("do") != "begin":
            return
        body = match_body_from_json(line.body)
        assert isinstance(body, MatchesBegun)
        session = SessionNo(line.session)
        key = (progress.event.id, session)
        luck = self._luck.pop(key, None)
        if luck is None or luck.beacon != (body.beacon or ""):
            luck = self.draw(progress.event, session, body.beacon or "")
        if luck is not None:
            self._luck[key] = luck
            if luck.rolls is not None:
                progress.deal_from(session, luck.rolls)
