"""The feed of a game, kept in step with the lines in force of both rooms."""

from collections.abc import Iterable
from dataclasses import dataclass

from evendeal.backgammon import Dice, GameAction, OpeningRoll, Roll, Side
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
from evendeal.tournament.matches.game import PlayedGame


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

    def after(self, feed: Feed, room: Room, game: PlayedGame, action: GameAction) -> Feed:
        """The feed after dice that `game`, not yet counting them, waits for; else the same one.

        Raises:
            RollDiffers, OpeningDiffers: other dice than were drawn, or than the other room has.
            Refused: as `open_game` and `take_roll` say.
        """
        if game.final:
            return feed
        match action:
            case OpeningRoll(white, black) if game.opening is None:
                return open_game(feed, room, (white, black))[0]
            case Roll(side, dice) if game.due_roll is not None and game.due_roll[0] is side:
                return self._rolled(feed, room, side, game.due_roll[1], dice)
            case _:
                return feed

    def rebuilt(self, rooms: Iterable[tuple[Room, PlayedGame | None]]) -> Feed:
        """The feed that the lines in force of both rooms make.

        Raises:
            Refused: they have not the same rolls.
        """
        feed = self.fresh()
        for room, game in rooms:
            for said in game.in_force if game is not None else ():
                match said.action:
                    case OpeningRoll(white, black):
                        feed, _ = open_game(feed, room, (white, black))
                    case Roll(side, dice):
                        number = said.state.rolls[side]
                        feed = self._rolled(feed, room, side, number, dice)
                    case _:
                        pass
            if game is not None and game.final:
                feed = end_game(feed, room)
        return feed

    def _rolled(self, feed: Feed, room: Room, side: Side, number: int, dice: Dice) -> Feed:
        try:
            return take_roll(feed, room, side, number, dice)[0]
        except RollsRunOut:
            if self.rolls is None or feed.sealed is None:
                raise
            # The longer set begins with the same rolls.
            count = 2 * max(len(feed.sealed.of(side)), ROLLS)
            longer = self.rolls.rolls(self.number, count)
            return self._rolled(extended(feed, longer), room, side, number, dice)
