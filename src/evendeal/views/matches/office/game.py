"""One room's play of one game for the director: the board and every line."""

from dataclasses import dataclass
from typing import Any

from evendeal.ids import DealNo, EventId, Room, SessionNo, TableNo
from evendeal.views.matches.board import GameBoard, Pair, SideName
from evendeal.views.matches.office.parts import (
    GameStage,
    OfficeSide,
    RoomDue,
)
from evendeal.views.text import Text


@dataclass(frozen=True, slots=True)
class OfficeGameLine:
    """A line as it was typed, and what it says.

    `n` is its number in the game; null for what the director wrote at the table. `counts` is
    false of a line that was undone, or that a correction replaced; `now` then says what stands
    in its place. `correctable`: an action in force, so that a correction may name it. `last`:
    the one that an undo would take away.
    """

    n: int | None
    position: int
    at: str
    by: str
    body: dict[str, Any]
    sentence: Text
    counts: bool
    correctable: bool
    last: bool
    now: Text | None


@dataclass(frozen=True, slots=True)
class OfficeGameResult:
    """A result in words, and as a decision would write it; `smp` are those of the two teams."""

    sentence: Text
    winner: SideName | None
    level: int
    left: int
    cube: int
    smp: Pair | None


@dataclass(frozen=True, slots=True)
class LastPlay:
    """The last play in force: whose, and its moves in the side's own numbering."""

    side: SideName
    moves: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class GameNoteTold:
    """Something noted during the game."""

    sentence: Text
    at: str


@dataclass(frozen=True, slots=True)
class MatchOfficeGame:
    """A game of a room as the director sees it.

    `board` is the position after the last line in force. `made` is the result that the lines
    make, `stands` the one that counts, accepted or decided. `cubes` are the values that a
    decision can give, `long` says that it is long gammon. `other` is how far the other room is
    with the game. `opened` is whether its result counts and everybody may know rolls with which
    the game would go on, so that it cannot. `last` is the last play, for the board.
    """

    event: EventId
    session: SessionNo
    table: TableNo
    deal: DealNo
    position: int
    match: int
    names: tuple[str, str]
    game: int
    games: int
    room: Room
    stage: GameStage
    due: RoomDue
    turn: SideName | None
    roll: int
    white: OfficeSide
    black: OfficeSide
    long: bool
    cubes: tuple[int, ...]
    board: GameBoard
    last: LastPlay | None
    made: OfficeGameResult | None
    stands: OfficeGameResult | None
    other: GameStage
    opened: bool
    since: str | None
    lines: tuple[OfficeGameLine, ...]
    calls: tuple[str, ...]
    notes: tuple[GameNoteTold, ...]
