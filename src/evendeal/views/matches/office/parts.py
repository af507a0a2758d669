"""The director's office of an event of matches: every table, and what asks for the director.

It follows both rooms, which the director may know. No roll is in it that has not
been revealed to the room that plays it.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.ids import DealNo, EntryId, EventId, Room, SessionNo, TableNo
from evendeal.views.about_event import EventTold
from evendeal.views.matches.board import Pair, SideName
from evendeal.views.next_step import NextStep
from evendeal.views.text import Text

GameStage: TypeAlias = Literal["waiting", "playing", "finished", "accepted", "decided"]
"""How far a room is with a game; `finished` is over by the rules and not yet accepted."""

RoomDue: TypeAlias = Literal[
    "opening", "roll", "play", "answer", "resignation", "accept", "next", "over"
]
"""What a room waits for; `accept`: that the table agrees with the result of a game."""

MatchAttentionKind: TypeAlias = Literal["call", "round", "final", "level", "offline", "quiet"]
MatchAttentionAction: TypeAlias = Literal["answer", "round", "course", "look"]


@dataclass(frozen=True, slots=True)
class OfficeSide:
    """Who plays a colour at a table; `player` names a substitute as "A1 / A5"."""

    team: EntryId
    name: str
    player: str


@dataclass(frozen=True, slots=True)
class OfficeRoom:
    """A room of a match as it stands now.

    `game` is the one in play, or the last; `done` counts those accepted or decided, `ahead` the
    games that this room has played and the other has not. `roll` numbers the rolls of the game,
    both sides together, that were revealed here; `dice` are those of the turn in play. `turn` is
    who has to do the next thing. `smp` are the small match points of this room's games. `since`
    is when its last line was written. `in_touch` and `waiting_lines` are what its recorder's
    device last sent of itself.
    """

    room: Room
    table: TableNo
    game: int
    deal: DealNo
    stage: GameStage
    due: RoomDue
    turn: SideName | None
    roll: int
    dice: tuple[int, int] | None
    cube: int
    done: int
    ahead: int
    smp: Pair
    white: OfficeSide
    black: OfficeSide
    since: str | None
    in_touch: bool
    waiting_lines: int


@dataclass(frozen=True, slots=True)
class OfficeGameCell:
    """A game of a match in both rooms; `imps` when both are over."""

    game: int
    deal: DealNo
    open: GameStage
    closed: GameStage
    imps: Pair | None


@dataclass(frozen=True, slots=True)
class OfficeMatch:
    """A match: who, where, how far, and what stands.

    `imps` and `smp` are those of the games finished so far; `victory_points` those of a match
    that is over.
    """

    session: SessionNo
    number: int
    board: int
    round: int
    final: bool
    teams: tuple[EntryId, EntryId]
    names: tuple[str, str]
    games: int
    stage: Literal["planned", "playing", "over"]
    open: OfficeRoom
    closed: OfficeRoom
    cells: tuple[OfficeGameCell, ...]
    imps: Pair
    smp: Pair
    victory_points: Pair | None


@dataclass(frozen=True, slots=True)
class OfficeBoard:
    """A team board; its number is that of its session. `games_left` counts games of rooms."""

    session: SessionNo
    name: str
    game: str
    rounds: int
    begun_at: str | None
    ended_at: str | None
    games_left: int


@dataclass(frozen=True, slots=True)
class OfficeFinal:
    """The final and whether it can begin.

    `finalists` are the two who would play it, or play it. `level` are the teams for whom lots
    are drawn when it begins; `lots` is the order that was drawn. `waits_for` says
    what must be done first; null: nothing.
    """

    session: SessionNo
    board: str
    games: int
    begun_at: str | None
    ended_at: str | None
    games_left: int
    finalists: tuple[EntryId, ...]
    level: tuple[EntryId, ...]
    lots: tuple[EntryId, ...]
    waits_for: Text | None


@dataclass(frozen=True, slots=True)
class OfficeRounds:
    """The rounds before the final, where the director begins them (R51).

    `begun` is the last one that has begun, `due` the one that can begin now, null if none can.
    `playing` says which matches of rounds that have begun are still to be finished.
    """

    begun: int
    due: int | None
    rounds: int
    playing: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class OfficePause:
    """Where play is paused, since when and why; a table of null: at all of them (R53)."""

    table: TableNo | None
    reason: str
    at: str


@dataclass(frozen=True, slots=True)
class MatchOfficeSummary:
    """The figures on top of the office.

    `games_over` of `games` count a game once, when both rooms have finished it. `median_minutes`
    is the time of a room's game; null until one is over. `tables_in_play` have a game to play now,
    begun or not, and of `recorders_in_touch` of them the device was heard lately.
    """

    games_over: int
    games: int
    matches_over: int
    matches: int
    median_minutes: int | None
    recorders_in_touch: int
    tables_in_play: int
    calls: int
    attention: int


@dataclass(frozen=True, slots=True)
class MatchAttention:
    """Something for the director; `action` names what the button beside it does."""

    kind: MatchAttentionKind
    session: SessionNo | None
    table: TableNo | None
    deal: DealNo | None
    title: Text
    detail: Text
    at: str | None
    action: MatchAttentionAction


@dataclass(frozen=True, slots=True)
class OfficeStanding:
    """A line of the table of teams, over all boards and without the final."""

    place: int
    shared: bool
    team: EntryId
    name: str
    matches: int
    points: int
    won: int
    lost: int
    smp: int


@dataclass(frozen=True, slots=True)
class OfficeDecision:
    """Something that the director wrote: a decision, a reopening, a correction, a line-up."""

    kind: Literal["decide", "reopen", "correct", "line_up"]
    session: SessionNo
    table: TableNo | None
    deal: DealNo | None
    place: Text
    sentence: Text
    rule: str
    reason: str
    by: str
    at: str


@dataclass(frozen=True, slots=True)
class MatchOfficeEntry:
    """An entry with all of its players, those in reserve included."""

    id: EntryId
    name: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DecisionRule:
    """A reason for which a director ends a game, with the rule that is proposed."""

    rule: str
    title: Text


@dataclass(frozen=True, slots=True)
class MatchOffice:
    """Everything that concerns directing an event of matches.

    `format` is that of the event's file: by it a screen knows which office it has.
    `beacon` describes the public randomness without which the boards cannot begin, or, when they
    have, the final; empty: none. Nobody can know its value before `known_from`, null where that
    is unknown.
    `devices` says whether players may have any in the playing rooms (R57). `recorded` says
    whether the tables have recorders; those of a rehearsal have none.
    `ranked_by` says what `points` of the standings are. `position` is that of the log. `rounds`
    is null where each table goes on to its next match by itself. `read_only` is a sentence, and
    `read_only_why` the text of it, where nothing more can be written; null where all is well.
    `about` is what concerns the event as a whole, `next_step` what the director does now.
    """

    format: Literal["room_match"]
    event: EventId
    event_name: str
    status: Literal["sealed", "running", "finished"]
    recorded: bool
    rolls: Literal["drawn", "thrown"]
    beacon: str
    known_from: str | None
    devices: Literal["none", "allowed"]
    ranked_by: Literal["vp", "imp"]
    position: int
    now: str
    read_only: str | None
    read_only_why: Text | None
    tables: tuple[TableNo, ...]
    summary: MatchOfficeSummary
    boards: tuple[OfficeBoard, ...]
    final: OfficeFinal | None
    rounds: OfficeRounds | None
    pauses: tuple[OfficePause, ...]
    matches: tuple[OfficeMatch, ...]
    standings: tuple[OfficeStanding, ...]
    attention: tuple[MatchAttention, ...]
    decisions: tuple[OfficeDecision, ...]
    entries: tuple[MatchOfficeEntry, ...]
    rules: tuple[DecisionRule, ...]
    about: EventTold
    next_step: NextStep
