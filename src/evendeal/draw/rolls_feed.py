"""The feed of a game: which roll comes next in each of the two rooms.

A side's k-th turn uses the k-th roll of its stream, in both rooms alike. A dance uses one, even
if nobody throws; a double, a take, a pass and a cocked throw use none; a double is decided
before the room's own next roll is requested. Where rolls are drawn ahead the feed reveals them;
else the first room that needs one throws it, and the other repeats it.
"""

from dataclasses import dataclass, replace

from evendeal.backgammon import Dice, Side
from evendeal.backgammon.rolls import OpeningDiffers, RollDiffers, high_first
from evendeal.draw.rolls import EqualOpening, NotARollSet, RollSet, starter_of
from evendeal.draw.rolls_refusals import GameEndedThere, NotTheNextRoll, NotThrownYet, RollsRunOut
from evendeal.ids import ROOMS, Room


@dataclass(frozen=True, slots=True)
class RoomFeed:
    """How far one room is.

    Attributes:
        opened: whether it has had the opening roll.
        used: how many rolls White and Black have used, the played opening roll included.
        over: whether its game has ended.
    """

    opened: bool = False
    used: tuple[int, int] = (0, 0)
    over: bool = False


@dataclass(frozen=True, slots=True)
class Feed:
    """The rolls of one game as far as a room has needed them.

    A value: each function below answers with another one. Asking again for what a room has had
    gives the same roll and changes nothing, so a request may be repeated after a lost answer.

    Attributes:
        sealed: the set that was drawn ahead; None: thrown at the first table that needs them.
        reroll: the starter does not play the opening roll (R27).
        opening: White's die and Black's; None before a room has opened.
        revealed: White's rolls and Black's that at least one room has used.
        rooms: the open and the closed room.
    """

    sealed: RollSet | None = None
    reroll: bool = False
    opening: Dice | None = None
    revealed: tuple[tuple[Dice, ...], tuple[Dice, ...]] = ((), ())
    rooms: tuple[RoomFeed, RoomFeed] = (RoomFeed(), RoomFeed())

    def room(self, room: Room) -> RoomFeed:
        """How far a room is."""
        return self.rooms[ROOMS.index(room)]

    @property
    def starter(self) -> Side | None:
        """Who starts; None before a room has opened."""
        return None if self.opening is None else starter_of(self.opening)

    @property
    def thrown(self) -> RollSet | None:
        """What has been revealed so far, as a roll set; None before a room has opened."""
        if self.opening is None:
            return None
        white, black = self.revealed
        return RollSet(self.opening, white, black, self.reroll)


def sealed_feed(rolls: RollSet) -> Feed:
    """The feed of a game whose rolls were drawn ahead."""
    return Feed(sealed=rolls, reroll=rolls.reroll)


def thrown_feed(*, reroll: bool = False) -> Feed:
    """The feed of a game whose rolls are thrown at the first table that needs them."""
    return Feed(reroll=reroll)


def extended(feed: Feed, rolls: RollSet) -> Feed:
    """The feed with a longer sealed set, for a game that goes on beyond the one at hand.

    Raises:
        NotARollSet: it does not begin with the rolls at hand.
    """
    sealed = feed.sealed
    same = sealed is not None and (
        (rolls.opening, rolls.reroll) == (sealed.opening, sealed.reroll)
        and all(rolls.of(side)[: len(sealed.of(side))] == sealed.of(side) for side in Side)
    )
    if not same:
        why = "it does not begin with the rolls that the feed has"
        raise NotARollSet(where="the longer roll set", why=why)
    return replace(feed, sealed=rolls)


def next_roll(feed: Feed, room: Room) -> tuple[Side, int] | None:
    """Whose roll a room needs next, and which of that side's, from 1.

    None where the opening roll is next, or the game over.
    """
    at, starter = feed.room(room), feed.starter
    if starter is None or not at.opened or at.over:
        return None
    side = starter if at.used[starter] == at.used[starter.other] else starter.other
    return side, at.used[side] + 1


def open_game(feed: Feed, room: Room, dice: Dice | None = None) -> tuple[Feed, Dice]:
    """The opening roll, White's die and Black's, for a room, and the feed after it.

    Args:
        dice: what was thrown or typed; None to draw it.

    Raises:
        NotThrownYet: no room has thrown it, and no dice were given.
        EqualOpening: equal dice; they are thrown again and never count.
        OpeningDiffers: other dice than the set's, or than the other room's.
        GameEndedThere: the game was ended before it was opened.
        NotARoll: a die is not from 1 to 6.
    """
    at = feed.room(room)
    known = feed.opening if feed.sealed is None else feed.sealed.opening
    if dice is not None:
        high_first(dice, "the opening roll")
        if dice[0] == dice[1]:
            raise EqualOpening(where=f"{room} room", dice=dice)
        if known is not None and dice != known:
            raise OpeningDiffers(where=f"{room} room", found=dice, due=known)
    if at.opened and known is not None:
        return feed, known
    if at.over:
        raise GameEndedThere(room=room)
    opening = known or dice
    if opening is None:
        raise NotThrownYet(side=None, number=0)
    used, revealed = (0, 0), feed.revealed
    if not feed.reroll:
        starter = starter_of(opening)
        used = (1, 0) if starter is Side.WHITE else (0, 1)
        revealed = _with(revealed, starter, 1, high_first(opening))
    after = Feed(feed.sealed, feed.reroll, opening, revealed, feed.rooms)
    return _room_at(after, room, RoomFeed(opened=True, used=used)), opening


def take_roll(
    feed: Feed, room: Room, side: Side, number: int, dice: Dice | None = None
) -> tuple[Feed, Dice]:
    """A side's roll, counted from 1, for a room, and the feed after it.

    Args:
        dice: what was thrown or typed, in either order; None to draw it.

    Returns:
        The roll has its higher die first. The feed is the same one if the room had it before.

    Raises:
        NotTheNextRoll: neither the room's next roll nor one that it has had.
        GameEndedThere: a new roll after the end.
        NotThrownYet: no room has thrown it, and no dice were given.
        RollDiffers: other dice than the set's, or than the other room's.
        RollsRunOut: the sealed set is too short; see `extended`.
        NotARoll: a die is not from 1 to 6.
    """
    at = feed.room(room)
    had = 1 <= number <= at.used[side]
    if not had:
        if at.over:
            raise GameEndedThere(room=room)
        due = next_roll(feed, room)
        if due != (side, number):
            due_side, due_number = due or (None, 0)
            raise NotTheNextRoll(
                room=room, side=side, number=number, due_side=due_side, due_number=due_number
            )
    known = _known(feed, side, number)
    if dice is not None:
        dice = high_first(dice, f"{side.called}'s roll {number}")
        if known is not None and dice != known:
            where = f"{room} room"
            raise RollDiffers(where=where, side=side, number=number, found=dice, due=known)
    roll = known or dice
    if roll is None:
        raise NotThrownYet(side=side, number=number)
    if had:
        return feed, roll
    white, black = at.used
    used = (number, black) if side is Side.WHITE else (white, number)
    revealed = _with(feed.revealed, side, number, roll)
    after = Feed(feed.sealed, feed.reroll, feed.opening, revealed, feed.rooms)
    return _room_at(after, room, RoomFeed(opened=True, used=used)), roll


def end_game(feed: Feed, room: Room) -> Feed:
    """The feed after the game has ended in a room; the other room goes on with the same rolls."""
    return _room_at(feed, room, replace(feed.room(room), over=True))


def _known(feed: Feed, side: Side, number: int) -> Dice | None:
    """The roll, if it was drawn ahead or a room has thrown it."""
    if feed.sealed is None:
        stream = feed.revealed[side]
        return stream[number - 1] if number <= len(stream) else None
    roll = feed.sealed.roll(side, number)
    if roll is None:
        raise RollsRunOut(side=side, number=number)
    return roll


def _with(
    revealed: tuple[tuple[Dice, ...], tuple[Dice, ...]], side: Side, number: int, roll: Dice
) -> tuple[tuple[Dice, ...], tuple[Dice, ...]]:
    if number <= len(revealed[side]):
        return revealed
    white, black = revealed
    return ((*white, roll), black) if side is Side.WHITE else (white, (*black, roll))


def _room_at(feed: Feed, room: Room, at: RoomFeed) -> Feed:
    opened, closed = feed.rooms
    rooms = (at, closed) if room == "open" else (opened, at)
    # Not `replace`: a feed is made anew with every roll, and that is several times slower.
    return Feed(feed.sealed, feed.reroll, feed.opening, feed.revealed, rooms)
