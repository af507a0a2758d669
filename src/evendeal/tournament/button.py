"""Button and blinds from hand to hand in an ordinary game, where players come and go."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum

from evendeal.errors import Refused
from evendeal.ids import SeatNo


class ButtonPolicy(Enum):
    """How button and blinds move when a seat has become vacant (R22)."""

    DEAD = "dead button"
    """The big blind moves one player on; small blind and button follow it, to a vacant seat too."""
    MOVING = "moving button"
    """The button moves to the next player, the blinds are the players behind it."""


class Late(Enum):
    """What a newcomer owes who sits down anywhere but on the big blind (R22)."""

    POST = "post_bb"
    """A big blind at once, which counts as his bet."""
    WAIT = "wait_bb"
    """Nothing: he waits until the big blind reaches him."""
    NONE = "none"
    """Nothing, and he plays."""


class TooFewPlayers(Refused):
    """A table at which no hand can be dealt."""

    def __init__(self, *, players: int) -> None:
        super().__init__(f"a hand needs 2 players, there are {players}")
        self.players = players


@dataclass(frozen=True, slots=True)
class Buttons:
    """Where the three markers of a table lie; button and small blind may be at a vacant seat."""

    button: SeatNo
    small_blind: SeatNo
    big_blind: SeatNo


@dataclass(frozen=True, slots=True)
class NextHand:
    """Who is in the next hand, and where the button and the blinds are.

    Attributes:
        dealt: seats that get cards.
        waiting: newcomers who do not, this time.
        small_blind: the seat that posts it; None if it is dead.
        extra: newcomers who post a big blind to play at once.
    """

    buttons: Buttons
    dealt: frozenset[SeatNo]
    waiting: frozenset[SeatNo]
    small_blind: SeatNo | None
    extra: frozenset[SeatNo]

    def posts(self, small_blind: int, big_blind: int) -> dict[SeatNo, int]:
        """What each seat that is dealt in posts as blind, ante apart."""
        posts = dict.fromkeys(sorted(self.dealt), 0)
        for seat in self.extra | {self.buttons.big_blind}:
            posts[seat] = big_blind
        if self.small_blind is not None:
            posts[self.small_blind] = small_blind
        return posts


def next_hand(
    last: Buttons,
    players: Collection[SeatNo],
    *,
    newcomers: Collection[SeatNo] = (),
    policy: ButtonPolicy = ButtonPolicy.DEAD,
    late: Late = Late.POST,
) -> NextHand:
    """Who posts and who is dealt in after the hand with the buttons `last`.

    Args:
        players: seats with a player who has chips, newcomers included. A seat whose player
            is out or away is simply not there.
        newcomers: players who have been in no hand at this table since they sat down. One
            who waits stays a newcomer; the next hand asks again.

    Raises:
        TooFewPlayers: fewer than two.

    Source:
        Seed document "How to deal a No-limit Texas Hold'em Hand", on joining and leaving;
        TDA rules on the dead button; docs/rulings.md, R22.
    """
    seats = sorted(set(players))
    if len(seats) < 2:
        raise TooFewPlayers(players=len(seats))
    new = set(newcomers) & set(seats)
    newcomer_heads_up = len(seats) == 2 and len(new) == 1
    if len(seats) - len(new) < 2 and not newcomer_heads_up:
        new = set()  # the table starts anew
    settled = [seat for seat in seats if seat not in new]
    if newcomer_heads_up:
        buttons = Buttons(settled[0], settled[0], min(new))  # a newcomer posts no small blind
    elif policy is ButtonPolicy.DEAD:
        buttons = _dead(last, seats)
    else:
        buttons = _moving(last, seats, settled)
    waiting = {
        seat
        for seat in new - {buttons.big_blind}
        if late is Late.WAIT or _between(buttons.button, seat, buttons.big_blind)
    }
    dealt = frozenset(seats) - waiting
    if len(dealt) == 2:
        buttons = _heads_up(buttons, dealt, policy)
    playing_new = (new & dealt) - {buttons.big_blind}
    return NextHand(
        buttons=buttons,
        dealt=dealt,
        waiting=frozenset(waiting),
        small_blind=buttons.small_blind if buttons.small_blind in dealt else None,
        extra=frozenset(playing_new) if late is Late.POST else frozenset(),
    )


def _dead(last: Buttons, seats: list[SeatNo]) -> Buttons:
    big_blind = _after(last.big_blind, seats)
    button, small_blind = last.small_blind, last.big_blind
    if button in {big_blind, small_blind}:
        # Two players have become three: the button goes to the one before the small blind.
        button = _before(small_blind, [seat for seat in seats if seat != big_blind])
    return Buttons(button, small_blind, big_blind)


def _moving(last: Buttons, seats: list[SeatNo], settled: list[SeatNo]) -> Buttons:
    button = _after(last.button, settled)
    small_blind = _after(button, settled)
    return Buttons(button, small_blind, _after(small_blind, seats))


def _heads_up(buttons: Buttons, dealt: frozenset[SeatNo], policy: ButtonPolicy) -> Buttons:
    """The button posts the small blind; which marker stays is the policy's matter."""
    stays = buttons.big_blind if policy is ButtonPolicy.DEAD else buttons.button
    (other,) = dealt - {stays}
    button, big_blind = (other, stays) if policy is ButtonPolicy.DEAD else (stays, other)
    return Buttons(button, button, big_blind)


def _after(seat: SeatNo, seats: list[SeatNo]) -> SeatNo:
    return next((other for other in seats if other > seat), seats[0])


def _before(seat: SeatNo, seats: list[SeatNo]) -> SeatNo:
    return next((other for other in reversed(seats) if other < seat), seats[-1])


def _between(first: SeatNo, seat: SeatNo, last: SeatNo) -> bool:
    """Whether going clockwise from `first` one passes `seat` before `last`."""
    if first < last:
        return first < seat < last
    return seat > first or seat < last
