"""A game that is being typed from a recorder's sheet, as far as the rules take it.

It is made of what was typed and of the rules alone: no roll that was not typed is in it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.backgammon.actions import (
    AcceptResignation,
    Beaver,
    DeclineResignation,
    Double,
    GameAction,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Take,
)
from evendeal.backgammon.played import PlayedGame
from evendeal.backgammon.rolls import roll_text
from evendeal.ids import DealNo, Room, SessionNo, TableNo
from evendeal.labels import Label, write_label
from evendeal.tournament.room_match.format import PlannedMatch, room_of
from evendeal.views.matches.board import SideName, side_name
from evendeal.views.typed_sheets import SheetFault

SaysName: TypeAlias = Literal["double", "take", "pass", "beaver", "resign", "accept", "decline"]
_SAYS: dict[type[GameAction], SaysName] = {
    Double: "double",
    Take: "take",
    Pass: "pass",
    Beaver: "beaver",
    Resign: "resign",
    AcceptResignation: "accept",
    DeclineResignation: "decline",
}


@dataclass(frozen=True, slots=True)
class TypedTurn:
    """A roll with its moves, or what a side said; `side` is null for the opening roll.

    `roll` is as announced, `61`, or the opening roll with White's die first, `6:1`; `moves` are as
    written on a sheet, empty where nothing was played. `level` is that of a resignation.
    """

    side: SideName | None
    roll: str
    moves: str
    says: SaysName | None
    level: int | None


@dataclass(frozen=True, slots=True)
class TypedGame:
    """A game as far as it was typed.

    `game` is its number in the match. `next_side` does the next thing, null before the opening roll
    and after the end. `winner`, `level`, `left` and `cube` are those of the result that the table
    agreed on: null, 0, 0 and 0 before. `known` of its lines the log has already. `fault` is null
    where the game can be recorded.
    """

    session: SessionNo
    table: TableNo
    deal: DealNo
    label: str
    room: Room
    game: int
    white: str
    black: str
    turns: tuple[TypedTurn, ...]
    next_side: SideName | None
    agreed: bool
    winner: SideName | None
    level: int
    left: int
    cube: int
    lines: int
    known: int
    fault: SheetFault | None


@dataclass(frozen=True, slots=True)
class TypedGames:
    """The games of a text; `fault` is what is wrong with the text as a whole, else null."""

    games: tuple[TypedGame, ...]
    fault: SheetFault | None


def typed_game(
    planned: PlannedMatch,
    number: int,
    label: Label,
    game: PlayedGame,
    *,
    lines: int,
    known: int,
    fault: SheetFault | None,
) -> TypedGame:
    """A game of a sheet for whoever types it; `number` is that of the game in its match."""
    room = room_of(label.table)
    white, black = planned.players.room(room)
    agreed, turn = game.stated, game.state.turn
    return TypedGame(
        session=label.session,
        table=label.table,
        deal=label.deal,
        label=write_label(label.session, label.table, label.deal),
        room=room,
        game=number,
        white=white,
        black=black,
        turns=tuple(_turns(game.actions)),
        next_side=None if agreed is not None or turn is None else side_name(turn),
        agreed=agreed is not None,
        winner=None if agreed is None or agreed.winner is None else side_name(agreed.winner),
        level=0 if agreed is None else int(agreed.level),
        left=0 if agreed is None else agreed.left,
        cube=0 if agreed is None else agreed.cube,
        lines=lines,
        known=known,
        fault=fault,
    )


def _turns(actions: Iterable[GameAction]) -> list[TypedTurn]:
    turns: list[TypedTurn] = []
    for action in actions:
        match action:
            case OpeningRoll(white=white, black=black):
                turns.append(TypedTurn(None, f"{white}:{black}", "", None, None))
            case Roll(side=side, dice=dice):
                turns.append(TypedTurn(side_name(side), roll_text(dice), "", None, None))
            case Play(side=side, moves=moves):
                last = turns.pop()
                written = " ".join(map(str, moves))
                turns.append(TypedTurn(side_name(side), last.roll, written, None, None))
            case _:
                says = _SAYS.get(type(action))
                if says is not None:
                    level = int(action.level) if isinstance(action, Resign) else None
                    turns.append(TypedTurn(side_name(action.side), "", "", says, level))
    return turns
