"""One session of team matches as its lines tell it, and one match of it."""

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple

from evendeal.backgammon import Dice, Side
from evendeal.backgammon.lines import Decided, GameCorrected, Reopened
from evendeal.backgammon.rolls import NotARoll
from evendeal.draw.rolls import NotARollSet, RollSet, read_roll
from evendeal.draw.rolls_feed import Feed
from evendeal.errors import value_in_words
from evendeal.ids import ROOMS, DealNo, EntryId, Room, SessionNo, TableNo
from evendeal.scoring.match_points_protocol import MatchPlayers
from evendeal.tournament.event_record import EventRecord
from evendeal.tournament.room_match.acts import LinedUpFor
from evendeal.tournament.room_match.bodies import MatchesEnded
from evendeal.tournament.room_match.corrected import Corrected, with_reason
from evendeal.tournament.room_match.event import BETWEEN_NAMES
from evendeal.tournament.room_match.format import PlannedMatch
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.plan import GamePlace
from evendeal.tournament.room_match.twins import SeenTurns, Twins, seen_with

NO_OPENING: Dice = (0, 0)
"""The opening roll of a game that was decided in both rooms before either had opened it."""

BOTH = BETWEEN_NAMES
"""What stands between the names of a player and of a substitute (R49)."""


class MatchState(Enum):
    """How far a match is."""

    WAITING = "waiting"
    PLAYING = "playing"
    FINISHED = "finished"
    """All its games are final in both rooms."""


class LineUpChange(NamedTuple):
    """Who of a team was lined up anew for a match; players in the open room and the closed.

    Attributes:
        meanwhile: a line of the match's games stands before it in the log, whatever clocks showed.
    """

    team: EntryId
    gone: tuple[str, str]
    players: tuple[str, str]
    reason: str
    at: str
    by: str
    meanwhile: bool


class DecisionRecord(NamedTuple):
    """A result that the director decided, reopened, or corrected after the table accepted it."""

    position: int
    place: GamePlace
    body: Decided | Reopened | GameCorrected
    at: str
    by: str


class SheetsRecord(NamedTuple):
    """So many roll sheets of a session that were printed."""

    sheets: int
    at: str
    by: str


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match, and how far it is. A value; the fold puts another one in its place.

    It does so with every line about the match or one of its games: what was made of a match holds
    for as long as the event has the same record.

    Attributes:
        planned: with the names of those who play it now.
        final_games: how many games are final in the open room and in the closed.
        complete: how many are final in both.
        begun_at: when the first line of one of its games was written.
        finished_at: since when all its games have been final.
        changes: of the line-ups, in order.
        decisions: of the director about its games, in order.
        position: of the last line about it; 0 before there is one.
    """

    planned: PlannedMatch
    final_games: tuple[int, int] = (0, 0)
    complete: int = 0
    begun_at: str | None = None
    finished_at: str | None = None
    changes: tuple[LineUpChange, ...] = ()
    decisions: tuple[DecisionRecord, ...] = ()
    position: int = 0

    @property
    def key(self) -> tuple[SessionNo, int]:
        """Its session and number."""
        return self.planned.session, self.planned.number

    @property
    def state(self) -> MatchState:
        """How far it is."""
        if self.complete == self.planned.games:
            return MatchState.FINISHED
        return MatchState.WAITING if self.begun_at is None else MatchState.PLAYING

    @property
    def finished(self) -> bool:
        """Whether all its games are final in both rooms."""
        return self.state is MatchState.FINISHED

    def counted(self, was: tuple[bool, bool], now: tuple[bool, bool], at: str) -> "MatchRecord":
        """The match when a game's result comes or goes: whether it counts in either room."""
        opened, closed = (
            count + after - before
            for count, before, after in zip(self.final_games, was, now, strict=True)
        )
        complete = self.complete + all(now) - all(was)
        record = replace(self, final_games=(opened, closed), complete=complete)
        return replace(record, finished_at=at if record.finished else None)

    def playing(self, team: EntryId) -> tuple[str, str]:
        """Who plays for a team now, in the open room and in the closed one.

        The names of the match are those of all who have: one who went may have come back.
        """
        for change in reversed(self.changes):
            if change.team == team:
                return change.players
        return self.planned.players.of_team(self.planned.players.teams.index(team))

    def called(self, record: EventRecord) -> "MatchRecord":
        """The match with everybody called as he is called now; another object in any case."""
        players = self.planned.players
        one, other = (_called(players, team, record) for team in players.teams)
        changes = tuple(
            change._replace(
                gone=_pair(change.team, change.gone, record),
                players=_pair(change.team, change.players, record),
            )
            for change in self.changes
        )
        players = _with(_with(players, 0, one), 1, other)
        return replace(self, planned=self.planned._replace(players=players), changes=changes)

    def lined_up(self, act: LinedUpFor, at: str, by: str) -> "MatchRecord":
        """The match with who plays it now.

        Before its first line they replace those who were lined up; from then on both names
        stand there (R49).
        """
        players = self.planned.players
        team = players.teams.index(act.team)
        named, gone = players.of_team(team), self.playing(act.team)
        if act.players == gone:
            return self
        now, meanwhile = act.players, self.begun_at is not None
        if meanwhile:
            now = _joined(named[0], now[0]), _joined(named[1], now[1])
        change = LineUpChange(act.team, gone, act.players, act.reason, at, by, meanwhile)
        planned = self.planned._replace(players=_with(players, team, now))
        return replace(self, planned=planned, changes=(*self.changes, change))


class OpenedRollSet(NamedTuple):
    """A roll set that everybody may see, with its proof."""

    number: DealNo
    at: str
    rolls: RollSet
    salt: str
    path: tuple[str, ...]

    def holds(self, feed: Feed) -> bool:
        """Whether what both rooms have used are rolls of this set, as far as it goes."""
        return feed.opening in (None, self.rolls.opening) and all(
            used == due
            for side in Side
            for used, due in zip(feed.revealed[side], self.rolls.of(side), strict=False)
        )


@dataclass(slots=True)
class BoardProgress:
    """One session from its beginning on: a board's rounds, or the final.

    Attributes:
        board: the number of the board it is played on.
        games: every game of a room that has a line.
        opened: the roll sets that are open, in the order of opening.
        both_final: since when a roll set's game has been final in both rooms, where it is.
        closed: which of those sets are not open.
        seen: what the public has ever seen of a roll set, in the open room and in the closed.
        corrected: what the games were before they were corrected, in order.
        drawn: its rolls were drawn ahead.
        sheets: how often its rolls were printed before it ended, in order.
    """

    session: SessionNo
    board: int
    begun_at: str
    beacon: str | None
    drawn: bool
    finalists: tuple[EntryId, EntryId] | None = None
    lots: tuple[EntryId, ...] | None = None
    games: dict[tuple[TableNo, DealNo], RoomGame] = field(default_factory=dict)
    opened: dict[DealNo, OpenedRollSet] = field(default_factory=dict)
    both_final: dict[DealNo, str] = field(default_factory=dict)
    closed: set[DealNo] = field(default_factory=set)
    seen: dict[DealNo, tuple[SeenTurns, SeenTurns]] = field(default_factory=dict)
    corrected: dict[GamePlace, tuple[Corrected, ...]] = field(default_factory=dict)
    sheets: tuple[SheetsRecord, ...] = ()
    ended: MatchesEnded | None = None
    ended_at: str | None = None

    def fork(self) -> "BoardProgress":
        """The same session to try something on; its games are the same ones."""
        return replace(
            self,
            games=dict(self.games),
            opened=dict(self.opened),
            both_final=dict(self.both_final),
            closed=set(self.closed),
            seen=dict(self.seen),
            corrected=dict(self.corrected),
        )

    def lines_of(self, table: TableNo, roll_set: DealNo) -> int:
        """How many lines a room's game has."""
        game = self.games.get((table, roll_set))
        return game.lines if game is not None else 0

    def show(self, roll_set: DealNo, twins: Twins, public: tuple[int, int]) -> None:
        """So many turns of the game in both rooms have been public from now on."""
        self.seen[roll_set] = seen_with(self.seen.get(roll_set, ((), ())), twins, public)

    def seen_in(self, roll_set: DealNo, room: Room) -> SeenTurns:
        """What the public has ever seen of a roll set in a room."""
        return self.seen.get(roll_set, ((), ()))[ROOMS.index(room)]

    def most_seen(self, roll_set: DealNo) -> int:
        """The most turns that the public has ever seen of a roll set, in either room."""
        return max(map(len, self.seen.get(roll_set, ())), default=0)

    def correct(self, place: GamePlace, corrected: tuple[Corrected, ...]) -> None:
        """So much of a game was something else before; usually nothing."""
        if corrected:
            self.corrected[place] = (*self.corrected.get(place, ()), *corrected)

    def explain(self, place: GamePlace, note: str) -> None:
        """The office has noted why it took lines of a game back."""
        if place in self.corrected:
            self.corrected[place] = with_reason(self.corrected[place], note)

    def count(self, roll_set: DealNo, at: str | None) -> None:
        """A roll set's game is final in both rooms since then; or not any more, or not yet."""
        if at is None:
            self.both_final.pop(roll_set, None)
            self.closed.discard(roll_set)
        elif roll_set not in self.both_final:
            self.both_final[roll_set] = at
            self.closed.add(roll_set)

    def to_open(self) -> tuple[DealNo, ...]:
        """The roll sets that may be opened now; none where rolls are thrown at the tables."""
        return tuple(sorted(self.closed)) if self.drawn else ()


def read_rolls(text: str, *, reroll: bool) -> RollSet:
    """The roll set that an opened one's text says.

    Raises:
        NotARoll, EqualOpening, NotARollSet: it says none.
    """
    opening, *streams = text.split("|")
    white, colon, black = opening.partition(":")
    if not colon or len(streams) != 2:
        why = f"{value_in_words(text[:40])} is not an opening roll and two streams"
        raise NotARollSet(where="the roll set", why=why)
    dice = tuple(int(die) if die.isdecimal() and len(die) == 1 else 0 for die in (white, black))
    if 0 in dice:
        raise NotARoll(where="the opening roll", found=opening[:40])
    first, second = (tuple(read_roll(roll) for roll in s.split(" ") if roll) for s in streams)
    return RollSet((dice[0], dice[1]), first, second, reroll)


def _pair(team: EntryId, two: tuple[str, str], record: EventRecord) -> tuple[str, str]:
    return record.now(team, two[0]), record.now(team, two[1])


def _called(players: MatchPlayers, team: EntryId, record: EventRecord) -> tuple[str, str]:
    """Those of a team as they are called now, several in a room where some came as substitutes."""
    opened, closed = (
        BOTH.join(record.now(team, name) for name in names.split(BOTH))
        for names in players.of_team(players.teams.index(team))
    )
    return opened, closed


def _joined(gone: str, now: str) -> str:
    return gone if now in gone.split(BOTH) else f"{gone}{BOTH}{now}"


def _with(players: MatchPlayers, team: int, now: tuple[str, str]) -> MatchPlayers:
    """The players with those of a team, 0 or 1, in the open room and in the closed."""
    # The first team has White in the open room and Black in the closed one.
    if team == 0:
        opened, closed = players.open._replace(white=now[0]), players.closed._replace(black=now[1])
    else:
        opened, closed = players.open._replace(black=now[0]), players.closed._replace(white=now[1])
    return MatchPlayers(players.teams, opened, closed)
