"""The feed of a game, in step with the lines in force of both rooms."""

from collections.abc import Iterable
from dataclasses import dataclass

from evendeal.backgammon import Dice, OpeningRoll, Roll, Side
from evendeal.draw.rolls import ROLLS
from evendeal.draw.rolls_feed import (
    Feed,
    end_game,
    extended,
    open_game,
    sealed_feed,
    take_roll,
    thrown_feed,
)
from evendeal.draw.rolls_refusals import RollsRunOut
from evendeal.draw.rolls_sealed import RollSets
from evendeal.ids import DealNo, Room
from evendeal.tournament.room_match.game import RoomGame


@dataclass(frozen=True, slots=True)
class FeedSource:
    """Where the rolls of one game come from.

    Attributes:
        number: of the roll set.
        reroll: the starter does not play the opening roll (R27).
        rolls: the session's, where they are known here; None: what the first room says counts.
    """

    number: DealNo
    reroll: bool
    rolls: RollSets | None

    def fresh(self) -> Feed:
        """The feed before a room has opened."""
        if self.rolls is None:
            return thrown_feed(reroll=self.reroll)
        return sealed_feed(self.rolls.rolls(self.number))

    def rebuilt(self, rooms: Iterable[tuple[Room, RoomGame | None]]) -> Feed:
        """The feed that the lines in force of both rooms make.

        Raises:
            Refused: they have not the same rolls.
        """
        feed = self.fresh()
        for room, game in rooms:
            for counted in game.in_force if game is not None else ():
                match counted.action:
                    case OpeningRoll(white, black):
                        feed, _ = open_game(feed, room, (white, black))
                    case Roll(side, dice):
                        number = counted.state.rolls[side]
                        feed, _ = self.rolled(feed, room, side, number, dice)
                    case _:
                        pass
            if game is not None and game.final:
                feed = end_game(feed, room)
        return feed

    def rolled(
        self, feed: Feed, room: Room, side: Side, number: int, dice: Dice | None
    ) -> tuple[Feed, Dice]:
        """The feed after a side's roll in a room, and its dice; see `take_roll`."""
        try:
            return take_roll(feed, room, side, number, dice)
        except RollsRunOut:
            if self.rolls is None or feed.sealed is None:
                raise
            # The longer set begins with the same rolls.
            count = 2 * max(len(feed.sealed.of(side)), ROLLS)
            longer = self.rolls.rolls(self.number, count)
            return self.rolled(extended(feed, longer), room, side, number, dice)


class RoomRolls:
    """The dice of one room, held against the feed of its game, and taken from it.

    Attributes:
        feed: with what this room has been given.
    """

    def __init__(self, source: FeedSource, feed: Feed, room: Room) -> None:
        self.feed = feed
        self._source = source
        self._room = room

    def opening(self, dice: Dice | None) -> Dice:
        """The opening roll; see `open_game`."""
        self.feed, opening = open_game(self.feed, self._room, dice)
        return opening

    def roll(self, side: Side, number: int, dice: Dice | None) -> Dice:
        """A side's roll; see `take_roll`."""
        self.feed, roll = self._source.rolled(self.feed, self._room, side, number, dice)
        return roll
