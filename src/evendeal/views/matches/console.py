"""What the recorder of a backgammon table may see: the own room's games, and no other's."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from evendeal.ids import DealNo, EntryId, EventId, Room, SessionNo, TableNo
from evendeal.views.console import ConsoleLine

GameStageWord: TypeAlias = Literal["waiting", "playing", "finished", "accepted", "decided"]
"""How far a room is with a game; its result can be accepted when it is finished."""

GameEnding: TypeAlias = Literal["borne_off", "passed", "resigned", "drawn", "decided"]

SideWord: TypeAlias = Literal["white", "black"]

GameWord: TypeAlias = Literal["accepted", "decided"]
"""What the recorder reads beyond the receipt: the next game is due."""


@dataclass(frozen=True, slots=True)
class ConsolePlayer:
    """Who plays a side at this table; after a substitution `player` names both.

    `letters` and `colour` (1 to 12) are those of the team's badge.
    """

    team: EntryId
    name: str
    player: str
    letters: str
    colour: int


@dataclass(frozen=True, slots=True)
class ConsoleBoard:
    """The team board whose matches this table plays."""

    number: int
    name: str


@dataclass(frozen=True, slots=True)
class ConsoleResult:
    """The result of a game that this table has finished.

    `winner` is null if it is drawn, `level` 1 a single game, 2 a gammon, 3 a backgammon;
    `left` are the loser's checkers; `points` are small match points of the winner.
    """

    winner: SideWord | None
    level: int
    left: int
    cube: int
    ending: GameEnding
    points: int


@dataclass(frozen=True, slots=True)
class ConsoleGame:
    """One game at one table.

    Attributes:
        match: number of the match in its session.
        game, games: which game of the match it is, and how many the match has in each room.
        set: number of the roll set; the `deal` of the game's lines.
        name: the two teams.
        ruleset: the conditions of the game, as `evendeal.backgammon.wire` writes them.
        next: number of the next line.
        roll_seen: the roll that comes next has been requested or typed here before, so that
            no double can come before it (R47).
        called: a call for the director waits for its answer.
        result: once the table has accepted the game, or the director has decided it.
        ruling: the director's last word on it.
    """

    session: SessionNo
    match: int
    round: int
    game: int
    games: int
    set: DealNo
    name: str
    ruleset: Mapping[str, Any]
    white: ConsolePlayer
    black: ConsolePlayer
    stage: GameStageWord
    next: int
    lines: tuple[ConsoleLine, ...]
    roll_seen: bool
    called: bool
    result: ConsoleResult | None
    ruling: str | None


@dataclass(frozen=True, slots=True)
class ConsoleScore:
    """Small match points that each side has won at this table in the match."""

    white: int
    black: int


@dataclass(frozen=True, slots=True)
class MatchConsole:
    """Everything a device needs to go on at a backgammon table, also without a connection.

    Attributes:
        room: the table is its match's open room or its closed one.
        position: grows whenever anything here changes.
        version: of the rules, as `evendeal.__version__`.
        rolls: drawn ahead, or thrown at the first table that needs them.
        final: whether the session is the final.
        devices: whether players may have any in the playing rooms (R57).
        paused: why play is paused at this table, empty without a reason; null: it is not.
        waits_for_round: the round that the director has to begin before this table plays on;
            null: none.
        games, played: games of the session at this table, and how many of them are through.
        order: the games that the table has still to play, the one in hand first.
        finished: the games of the same match that are through, without their lines.
        score: what they make.
        last: the game that was through last, for its result sheet.
    """

    kind: Literal["backgammon"]
    event: EventId
    event_name: str
    session: SessionNo
    table: TableNo
    room: Room
    position: int
    version: str
    rolls: Literal["drawn", "thrown"]
    board: ConsoleBoard
    final: bool
    devices: Literal["none", "allowed"]
    begun: bool
    ended: bool
    paused: str | None
    waits_for_round: int | None
    games: int
    played: int
    order: tuple[ConsoleGame, ...]
    finished: tuple[ConsoleGame, ...]
    score: ConsoleScore
    last: ConsoleGame | None


@dataclass(frozen=True, slots=True)
class MatchReceipt:
    """The answer to lines of a game that are on the disk.

    Attributes:
        deal: number of the roll set.
        next: number of the next line of the game.
        lines: what stands in the game from the first of the lines sent on, every roll with
            its dice.
        roll_seen: as in `ConsoleGame`.
        position: of the console; a device that holds an older one may ask again.
    """

    kind: Literal["backgammon"]
    deal: DealNo
    next: int
    stage: GameStageWord
    lines: tuple[ConsoleLine, ...]
    roll_seen: bool
    word: GameWord | None
    position: int
