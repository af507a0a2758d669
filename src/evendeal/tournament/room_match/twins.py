"""One game in two rooms, and what the public has ever seen of it.

How much of it that may see is the views' to say; the fold is given their rule, counts news by it,
and remembers what has been public once.
"""

from typing import NamedTuple, Protocol, TypeAlias

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
    """Whether it counts in both."""
    return all(finals(twins))


class PublicTurns(Protocol):
    """How much of a game in two rooms is public; `views.matches.embargo` says so."""

    def turns(self, twins: Twins) -> tuple[int, int]:
        """How many turns are public of the open room's game and of the closed room's."""

    def signature(self, twins: Twins) -> object:
        """A value that changes exactly when what is public of the game changes."""


def seen_with(
    seen: tuple[SeenTurns, SeenTurns], twins: Twins, public: tuple[int, int]
) -> tuple[SeenTurns, SeenTurns]:
    """What the public has ever seen of each room, when it has seen what is public now too.

    Args:
        public: how many turns of each are.
    """
    first, second = (
        _seen_with(had, game, count) for had, game, count in zip(seen, twins, public, strict=True)
    )
    return first, second


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
