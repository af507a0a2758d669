"""One room's game and its rolls as further lines make them; the event stays as it is."""

from typing import TypeAlias

from evendeal.backgammon import GameAction
from evendeal.backgammon.lines import (
    Decided,
    GameAccepted,
    GameBody,
    GameCorrected,
    GameLine,
    GameMark,
    Reopened,
    RequestedRoll,
)
from evendeal.draw.rolls_feed import end_game
from evendeal.ids import ROOMS, DealNo, SessionNo
from evendeal.reason import Reason
from evendeal.tournament.refusals import OutOfPlace
from evendeal.tournament.room_match.changes import (
    require_dice_unused,
    require_hidden,
    require_possible,
)
from evendeal.tournament.room_match.feeds import RoomRolls
from evendeal.tournament.room_match.format import OTHER_ROOM, room_of
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.plan import GamePlace
from evendeal.tournament.room_match.state import MatchEventState
from evendeal.tournament.room_match.twins import Twins, are_final, with_game

# Named once: a union is dear to make with every line.
Action: TypeAlias = GameAction | RequestedRoll
"""What a table does by the rules of its game."""
Held: TypeAlias = Action | GameAccepted
"""What a table does only while its match goes on."""


class RoomFold:
    """A game of one room with the lines that come next.

    Args:
        progress: the event; it is read, and nothing in it is changed.
        place: of the game; its session has begun.
        game: as it stands there; actions are counted in it, so that what is only to be looked at
            is given as a copy.

    Attributes:
        game: with the lines so far.
        feed: the rolls of both rooms with them.

    Raises:
        NoGameThere: the roll set is not played at that table.
    """

    def __init__(self, progress: MatchEventState, place: GamePlace, game: RoomGame) -> None:
        self._progress = progress
        self._planned = progress.rooms.plan.require(*place)
        self._now = progress.sessions[place.session]
        self.place = place
        self.room = room_of(place.table)
        self.game = game
        self.feed = progress.rooms.feed(place.session, place.roll_set)
        self._begun_with = progress.rooms.twins_of(self._planned, place.roll_set)

    @property
    def twins(self) -> Twins:
        """The game in both rooms."""
        return with_game(self._begun_with, self.room, self.game)

    def take(self, line: GameLine, at: str, by: str, position: int) -> GameBody:
        """Count one more line; if it is refused, nothing has changed.

        Args:
            at, by: when it is written, and by whom.
            position: in the log.

        Returns:
            The line as it stands: a roll that was requested has its dice.

        Raises:
            RoundNotBegun, TablePaused: it plays on, and that is held.
            OutOfPlace, RollsAlreadyOpen, RollsShown: the game cannot go on.
            RollStays: it corrects dice that the other room has used.
            NotABody, NoSmallMatchPoints: the director decides what no game of the event can end in.
            Refused: the rules of the game or its rolls refuse it.
        """
        if isinstance(line, Held):
            self._progress.tables.require_on(self.place.table, self._planned)
        if isinstance(line, GameMark):
            self.game.record(line, at, by)
            return line
        if isinstance(line, Action):
            rolls = RoomRolls(self._progress.rooms.source(*self._key), self.feed, self.room)
            action = self.game.record(line, at, by, rolls)
            assert isinstance(action, GameAction)
            self.feed = rolls.feed
            return action
        self._change(line, at, by, position)
        return line

    def opens(self) -> tuple[DealNo, ...]:
        """The roll sets of the session that may be opened with these lines."""
        due, this = self._now.to_open(), self.place.roll_set
        counted = this in self._now.both_final
        if are_final(self.twins) == counted or not self._now.drawn:
            return due
        return (
            tuple(each for each in due if each != this) if counted else tuple(sorted((*due, this)))
        )

    def require_scored(self) -> None:
        """Nothing, if what these lines make of the match can be counted.

        Raises:
            NoSmallMatchPoints: the event's table has no cell for the result.
        """
        if are_final(self.twins):
            self._progress.records.scored_with(self.place, self.twins)

    @property
    def _key(self) -> tuple[SessionNo, DealNo]:
        return self.place.session, self.place.roll_set

    def _change(self, body: GameBody, at: str, by: str, position: int) -> None:
        """Something that the game says already is changed, or the result comes or goes."""
        if isinstance(body, Reopened) and self.game.final:
            if self._now.ended is not None:
                raise OutOfPlace(
                    position=position, why=Reason("place-session-ended", "its session has ended")
                )
            require_hidden(self._now, self.place, self.twins, self.game)
        if isinstance(body, GameCorrected):
            require_dice_unused(self.game, body, self.feed.room(OTHER_ROOM[self.room]))
        if isinstance(body, Decided):
            require_possible(self._progress.event, self.place, body)
        made = self.game.copy()
        made.record(body, at, by)
        if isinstance(body, GameAccepted | Decided):
            feed = end_game(self.feed, self.room)
        else:
            after = zip(ROOMS, with_game(self._begun_with, self.room, made), strict=True)
            feed = self._progress.rooms.source(*self._key).rebuilt(after)
        self.game, self.feed = made, feed
