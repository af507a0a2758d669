"""What the public may see of a game in two rooms: the one place where the embargo is (R46).

Every public view of a match takes turns, openings and endings from here and from nowhere else;
protocols are those of `MatchProgress.scored`, which has games over in both rooms alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from evendeal.backgammon import Dice
from evendeal.backgammon.played_turns import PlayedTurn
from evendeal.ids import ROOMS, EntryId
from evendeal.tournament.room_match.corrected import Corrected, CorrectedLine
from evendeal.tournament.room_match.format import PlannedMatch
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.twins import Twins, are_final
from evendeal.views.embargo import PlaceClosed, places_open

Turns = Sequence[PlayedTurn]


class TwoRooms:
    """How much of a game in two rooms is public (R46): the rule by which the fold counts news."""

    def turns(self, twins: Twins) -> tuple[int, int]:
        """How many turns the public may see of the open room's game and of the closed room's.

        A turn is public when both rooms have completed it. Whatever ends the game in one of them,
        the other plays the rest of its turns unseen: else the first could end it to have them
        seen. The turn that ends a game is its result, which is public when it counts in both.

        Source:
            docs/rulings.md, R46.
        """
        first, second = twins
        if are_final(twins):
            return _all(first), _all(second)
        both = min(_complete(first), _complete(second))
        return both, both

    def signature(self, twins: Twins) -> object:
        """A value that changes exactly when what the public may see of the game changes."""
        if are_final(twins):
            return tuple((game.actions, game.result, game.decided) for game in twins if game)
        return tuple(
            tuple(turn.actions for turn in game.turns[:count]) if game is not None else ()
            for game, count in zip(twins, self.turns(twins), strict=True)
        )


TWO_ROOMS = TwoRooms()


@dataclass(frozen=True, slots=True)
class SeenGame:
    """A game as far as it may be seen.

    Attributes:
        turns: of the open room and of the closed.
        ended: both rooms' games, once it is over in both: everything of them may be seen.
        corrected: what each room's game was before it was corrected: of these turns, without
            the reasons; everything once it is over in both.
        once: the most turns that have ever been seen of it, in either room.
    """

    turns: tuple[Turns, Turns]
    ended: tuple[RoomGame, RoomGame] | None
    corrected: tuple[Sequence[Corrected], Sequence[Corrected]] = ((), ())
    once: int = 0

    @property
    def over(self) -> bool:
        """Whether its results count in both rooms."""
        return self.ended is not None

    @property
    def any(self) -> bool:
        """Whether a turn may be seen."""
        return any(map(len, self.turns))

    @property
    def both(self) -> int:
        """How many turns may be seen of both rooms."""
        return min(map(len, self.turns))

    @property
    def opening(self) -> Dice | None:
        """The opening roll, White's die and Black's: with the first turn, or with the result."""
        for turns in self.turns:
            if turns:
                return turns[0].state.opening
        for game in self.ended or ():
            if game.opening is not None:
                return game.opening
        return None


def seen_game(progress: MatchProgress, planned: PlannedMatch, game: int) -> SeenGame:
    """A game of a match as far as it may be seen."""
    session, rolls = planned.session, planned.roll_set(game)
    first, second = twins = progress.rooms.twins(session, rolls)
    opened, closed = (
        progress.rooms.turns(session, rolls, room)[:count]
        for room, count in zip(ROOMS, TWO_ROOMS.turns(twins), strict=True)
    )
    ended = None
    if first is not None and second is not None and are_final(twins):
        ended = first, second
    corrected = tuple(
        _of_turns(progress.rooms.corrected(session, rolls, room), turns, over=ended is not None)
        for room, turns in zip(ROOMS, (opened, closed), strict=True)
    )
    once = progress.rooms.once_public(session, rolls)
    return SeenGame((opened, closed), ended, (corrected[0], corrected[1]), once)


def _of_turns(corrected: Sequence[Corrected], turns: Turns, *, over: bool) -> Sequence[Corrected]:
    """What of it is of these turns; all of it when the game is over in both rooms.

    Until then without the reasons: who writes one has seen more than the public.
    """
    if over or not corrected:
        return corrected
    lines = {n for turn in turns for n in turn.lines}
    return tuple(
        each._replace(reason="")
        for each in corrected
        if (each.of in lines if isinstance(each, CorrectedLine) else each.was.number <= len(turns))
    )


def _all(game: RoomGame | None) -> int:
    return len(game.turns) if game is not None else 0


def _complete(game: RoomGame | None) -> int:
    """The turns that are complete, without the one that ended the game."""
    return len(game.turns) - game.ended if game is not None else 0


def require_place_open(progress: MatchProgress, entry: EntryId) -> None:
    """Nothing, unless the entry has a match to play or to finish, on the boards or in the final.

    Raises:
        PlaceClosed: the event allows no devices, and the entry plays (R57).
    """
    event = progress.event
    for record in () if places_open(progress) else progress.matches:
        planned = record.planned
        begun = planned.session in progress.sessions
        if begun and not record.finished and entry in planned.players.teams:
            final = event.final is not None and planned.session == event.final_session
            after: Literal["final", "last_match"] = "final" if final else "last_match"
            raise PlaceClosed(event=event.id, after=after, until=None)
