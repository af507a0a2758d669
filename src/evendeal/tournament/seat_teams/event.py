"""An event: who takes part, and by which rules."""

from dataclasses import dataclass, field

from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.reason import Reason
from evendeal.tournament.begins import require_begins
from evendeal.tournament.checks import NotAnEvent, name, one_of, short_id, whole
from evendeal.tournament.duplicate.rules import OfficeRules, PlayRules
from evendeal.tournament.entry import Entry, require_different
from evendeal.tournament.event_text import SEAT_TEAMS
from evendeal.tournament.hall import HallRules
from evendeal.tournament.programme import NO_PROGRAMME, Programme
from evendeal.tournament.randomness import one_each_session
from evendeal.tournament.seat_teams.team_rules import DrawRules, ScoringRules, SeatDrawKind

MOST_SESSIONS = 100
"""More sessions than an event can have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """A whole competition, complete and free of contradictions.

    There are as many tables as teams. Each team sits at as many tables as a table has
    occupied seats, on each of those seats once. `begins` is when it is planned to begin, by the
    clock of the hall, e.g. `2026-12-03T18:30`; empty: not given.
    """

    id: EventId
    name: str
    play: PlayRules
    entries: tuple[Entry, ...]
    format: str = SEAT_TEAMS
    sessions: int = 1
    begins: str = ""
    draw: DrawRules = field(default_factory=DrawRules)
    scoring: ScoringRules = field(default_factory=ScoringRules)
    office: OfficeRules = field(default_factory=OfficeRules)
    hall: HallRules = field(default_factory=HallRules)
    programme: Programme = NO_PROGRAMME

    def __post_init__(self) -> None:
        short_id("event.id", self.id)
        name("event.name", self.name)
        require_begins(self.begins)
        if self.format != SEAT_TEAMS:
            raise NotAnEvent(where="event.format", value=self.format, why=one_of([SEAT_TEAMS]))
        whole("event.sessions", self.sessions, 1, MOST_SESSIONS)
        if self.draw.seats is SeatDrawKind.MIRROR and self.sessions % 2:
            why = Reason("mirror", "the mirror draw pairs sessions, so their number is even")
            raise NotAnEvent(where="event.sessions", value=self.sessions, why=why)
        self.draw.require_levels(self.play.levels)
        self.draw.randomness.require_count(self.sessions, one_each_session(self.sessions))
        require_different(self.entries, [f"entries[{n}]" for n in range(1, len(self.entries) + 1)])
        self._check_teams()
        self.programme.require(tables=self.tables, sessions=self.sessions)

    def _check_teams(self) -> None:
        occupied = len(self.play.occupied)
        teams = len(self.entries)
        if teams < occupied:
            why = Reason(
                "too-few-teams",
                "{seats} seats need {seats} teams or more, so that every team sits"
                " on every seat; play {fewer}-handed or enter more teams",
                seats=occupied,
                fewer=max(teams, 2),
            )
            raise NotAnEvent(where="entries", value=teams, why=why)
        for number, entry in enumerate(self.entries, 1):
            if len(entry.players) != occupied:
                why = Reason(
                    "player-for-each-table",
                    "{team} sits at {tables} tables and needs a player for each",
                    team=entry.name,
                    tables=occupied,
                )
                where, players = f"entries[{number}].players", len(entry.players)
                raise NotAnEvent(where=where, value=players, why=why)

    @property
    def tables(self) -> int:
        """How many tables there are."""
        return len(self.entries)

    @property
    def hands(self) -> int:
        """How many hands one session has, all tables together."""
        return self.tables * self.play.deals

    def play_of(self, session: SessionNo) -> PlayRules:
        """How a session is played: all sessions of teams alike."""
        del session
        return self.play

    def hands_of(self, session: SessionNo) -> int:
        """How many hands a session has, all tables together."""
        del session
        return self.hands

    def beacon_of(self, session: SessionNo) -> str:
        """The public randomness of a session in words; empty: none."""
        return self.draw.beacon_of(session)

    def known_from(self, session: SessionNo) -> str | None:
        """From when its value can be known; None where that is not given."""
        return self.draw.known_from(session)

    def entry(self, id: EntryId) -> Entry:
        """The entry with this id; KeyError if there is none."""
        for entry in self.entries:
            if entry.id == id:
                return entry
        raise KeyError(id)
