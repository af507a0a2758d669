"""Tickets as prizes: equal ones, each for one player, with a value in money."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from evendeal.errors import Refused
from evendeal.prizes.chop_methods import Chop
from evendeal.prizes.refusals import counted, there_are
from evendeal.prizes.table import Number, checked_stacks


class TicketsRefused(Refused):
    """Tickets that are no prizes, or that cannot be handed out."""

    def __init__(self, *, why: str) -> None:
        super().__init__(f"these tickets cannot be prizes: {why}")
        self.why = why


@dataclass(frozen=True, slots=True)
class Tickets:
    """Equal tickets, as for the seats of another tournament.

    A ticket cannot be split. For a chop it counts as a prize of its value, and what somebody
    takes more or less than a whole ticket is settled in money: see `hand_out`.

    Attributes:
        count: how many there are.
        value: what one is worth, in the smallest unit of money.

    Raises:
        TicketsRefused: there is none, or it is worth nothing.
    """

    count: int
    value: int

    def __post_init__(self) -> None:
        if self.count < 1:
            raise TicketsRefused(why=f"there are {self.count} of them")
        if self.value < 1:
            raise TicketsRefused(why=f"one is worth {self.value}")

    def prizes(self, money: Sequence[int] = (), *, players: int) -> tuple[int, ...]:
        """The prizes of the tournament, first place first: tickets and money in order of size.

        Raises:
            TicketsRefused: there are more tickets than players.
        """
        if self.count > players:
            have = there_are(self.count, "ticket")
            raise TicketsRefused(why=f"{have} for {counted(players, 'player')}")
        return tuple(sorted([self.value] * self.count + list(money), reverse=True))


@dataclass(frozen=True, slots=True)
class Settled:
    """What one player takes home.

    Attributes:
        ticket: whether it is one of the tickets.
        cash: in money besides, without the bounty; below 0 if the player pays so much to the
            others for the rest of the ticket.
    """

    ticket: bool
    cash: int


def hand_out(agreed: Chop, stacks: Iterable[Number], tickets: Tickets) -> tuple[Settled, ...]:
    """Who takes a ticket, and the money that makes the shares right, shape (players,).

    The largest shares take one each; among equal ones the larger stack, then the lower seat.
    Tickets and money together are what was agreed, player by player and in sum.

    Raises:
        TicketsRefused: there are more tickets than players.
    """
    chips = checked_stacks(stacks)
    players = len(agreed.amounts)
    if len(chips) != players or tickets.count > players:
        raise TicketsRefused(
            why=f"there are {tickets.count:,} for {players:,} shares and {len(chips):,} stacks"
        )
    by_share = sorted(range(players), key=lambda i: (-agreed.amounts[i], -chips[i], i))
    taking = set(by_share[: tickets.count])
    return tuple(
        Settled(i in taking, amount - tickets.value * (i in taking))
        for i, amount in enumerate(agreed.amounts)
    )
