"""What the public may see of a game that is played in two rooms (R46)."""

from typing import NamedTuple, TypeAlias

from evendeal.backgammon import GameState, start
from evendeal.backgammon.played_turns import PlayedTurn
from evendeal.ids import Room
from evendeal.tournament.room_match.game import RoomGame

Twins: TypeAlias = tuple[RoomGame | None, RoomGame | None]
"""A game in the open room and in the closed; None: it has no line there."""


class SeenTurn(NamedTuple):
    """A turn as the public saw it last, and the game before it, as it was then."""

    turn: PlayedTurn
    before: GameState


SeenTurns: TypeAlias = tuple[SeenTurn, ...]
"""The turns of one room's game that the public has ever seen, by number from 1.

Taken back, a turn stays there until another one of its number is seen.
"""


def with_game(twins: Twins, room: Room, game: RoomGame) -> Twins:
    """The same with this game in one of the rooms."""
    return (game, twins[1]) if room == "open" else (twins[0], game)


def finals(twins: Twins) -> tuple[bool, bool]:
    """Whether the game's result counts in the open room, and in the closed."""
    first, second = twins
    return first is not None and first.final, second is not None and second.final


def are_final(twins: Twins) -> bool:
    """Whether it counts in both, and with that is public."""
    return all(finals(twins))


def public_turns(twins: Twins) -> tuple[int, int]:
    """How many turns the public may see of the open room's game and of the closed room's.

    A turn is public when both rooms have completed it. Whatever ends the game in one of them, the
    other plays the rest of its turns unseen: else the first could end it to have them seen. The
    turn that ends a game is its result, which is public when it counts in both.

    Source:
        docs/rulings.md, R46.
    """
    first, second = twins
    if are_final(twins):
        return _turns(first), _turns(second)
    both = min(_shown_turns(first), _shown_turns(second))
    return both, both


def seen_with(seen: tuple[SeenTurns, SeenTurns], twins: Twins) -> tuple[SeenTurns, SeenTurns]:
    """What the public has ever seen of each room, when it has seen what is public now too."""
    first, second = (
        _seen_with(had, game, count)
        for had, game, count in zip(seen, twins, public_turns(twins), strict=True)
    )
    return first, second


def public_signature(twins: Twins) -> object:
    """A value that changes exactly when what the public may see of the game changes."""
    if are_final(twins):
        return tuple((game.actions, game.result, game.decided) for game in twins if game)
    return tuple(
        tuple(turn.actions for turn in game.turns[:count]) if game is not None else ()
        for game, count in zip(twins, public_turns(twins), strict=True)
    )


def _seen_with(had: SeenTurns, game: RoomGame | None, count: int) -> SeenTurns:
    if game is None or not count:
        return had
    # A turn that is still the same one has the same ones before it: each holds what they led to.
    first = count
    while first and not (first <= len(had) and had[first - 1].turn is game.turns[first - 1]):
        first -= 1
    turns = game.turns[first:count]
    before = game.turns[first - 1].state if first else start(game.ruleset)
    fresh = map(SeenTurn, turns, (before, *(turn.state for turn in turns)))
    return (*had[:first], *fresh, *had[count:])


def _turns(game: RoomGame | None) -> int:
    return len(game.turns) if game is not None else 0


def _shown_turns(game: RoomGame | None) -> int:
    """The turns that are complete, without the one that ended the game."""
    return len(game.turns) - game.ended if game is not None else 0
