"""A small real event: four teams, two sessions of six deals, played by rehearsal players."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path

from evendeal.arena import decision, policies_for
from evendeal.arena.chance import pick
from evendeal.cards import DeckOrder
from evendeal.director.appending import At
from evendeal.director.events import create_event
from evendeal.director.ledger import Adapters
from evendeal.director.sealed_ledger import secret_name
from evendeal.formats.seat_teams.life import Desk
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.poker import Action, HandState
from evendeal.store import open_store
from evendeal.tournament.duplicate.rules import PlayRules
from evendeal.tournament.entry import Entry
from evendeal.tournament.line import Line
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.tournament.seat_teams.team_rules import DrawRules
from support.rehearsals import play_rehearsal

CUP = EventId("cup")
TEAMS = ("Argentina", "Brazil", "China", "Denmark")
START = datetime(2026, 1, 2, 18, tzinfo=UTC)


def _secret(event: EventId, session: SessionNo, kind: str) -> bytes:
    parts = [b"views", event.encode(), secret_name(session, kind).encode()]
    return sha256(b"|".join(parts)).digest()


def cup(*, sessions: int = 2, deals: int = 6, empty_seats: frozenset[int] = frozenset()) -> Event:
    """Four-handed, each table with its own order of the whole session."""
    seats = 4 + len(empty_seats)
    return Event(
        id=CUP,
        name="Duplicate Poker Team Cup",
        sessions=sessions,
        play=PlayRules(
            deals=deals,
            seats=seats,
            reserve=1,
            small_blind=25,
            big_blind=50,
            cap=5_000,
            starting_stack=5_000,
            empty_seats=empty_seats,  # type: ignore[arg-type]
        ),
        draw=DrawRules(),
        entries=tuple(
            Entry(EntryId(team[0]), team, tuple(f"{team[0]}{n}" for n in range(1, 5)))
            for team in TEAMS
        ),
    )


class Ticking:
    """A clock that is asked once for each hand, twenty seconds apart."""

    def __init__(self) -> None:
        self._asked = 0

    def now(self) -> datetime:
        """Twenty seconds after it was asked last."""
        self._asked += 1
        return START + timedelta(seconds=20 * self._asked)


class NoDice:
    """A rehearsal needs no chance."""

    def secret(self) -> bytes:
        """Nobody asks."""
        raise AssertionError("a rehearsal threw dice")


@dataclass(frozen=True)
class Cup:
    """The event to its end: its desk, its log and its luck."""

    desk: Desk
    event: Event
    lines: tuple[Line, ...]
    decks: Mapping[SessionNo, Sequence[DeckOrder]]

    @property
    def public(self) -> SeatTeamsPublic:
        """What everybody sees of it."""
        return SeatTeamsPublic(self.desk)

    def after(self, lines: int) -> Progress:
        """The event when so many lines of its log were written."""
        return Progress(self.event, self.decks).take_all(self.lines[:lines])


def sealed(folder: Path, event: Event) -> Desk:
    """The desk of the event when it is sealed and no session has begun."""
    store = open_store(folder)
    desk = Desk(
        Adapters(store.log, store.vault, store.log, store.publisher, Ticking(), NoDice()),
        publish_openings=False,
    )
    create_event(
        desk,
        event,
        rehearsal=True,
        secret=lambda session, kind: _secret(event.id, session, kind),
    )
    return desk


def play(folder: Path, event: Event, policy: str = "loose") -> Cup:
    """The event as it goes with these players; the same every time."""
    desk = sealed(folder, event)
    policies = policies_for(policy, [entry.id for entry in event.entries], 3)

    def player(entry: EntryId, state: HandState, at: At, n: int) -> Action:
        mood = pick(3, 1 << 32, at.session, at.table, at.deal, n)
        return policies[entry](decision(state), mood)

    for _ in play_rehearsal(desk, event.id, player):
        pass
    decks = {}
    for session in desk.progress(event.id).sessions:
        luck = desk.luck(event.id, session)
        assert luck is not None
        decks[session] = luck.deals.decks
    return Cup(desk, event, tuple(desk.adapters.log.lines(event.id)), decks)
