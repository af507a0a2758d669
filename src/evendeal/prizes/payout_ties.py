"""Players who are out in the same hand with equal stacks, and what each of them is paid."""

from dataclasses import dataclass

from evendeal.errors import Refused
from evendeal.prizes.payouts import Payout, share_tied
from evendeal.prizes.refusals import counted, there_are


class MoreOutThanPlayers(Refused):
    """Players who would finish behind the last one."""

    def __init__(self, *, place: int, out: int, players: int) -> None:
        super().__init__(
            f"{counted(out, 'player')} cannot be out together in place {place:,}: "
            f"{there_are(players, 'player')}"
        )
        self.place = place
        self.out = out
        self.players = players


@dataclass(frozen=True, slots=True)
class OutTogether:
    """Players who share the prizes of the ranks that they fill.

    Attributes:
        place: the best of the ranks, in which all of them finish.
        amounts: what each is paid, shape (players,), in the order in which they are named, such
            as that of their seats from the left of the button.
    """

    place: int
    amounts: tuple[int, ...]


def out_together(paid: Payout, *, place: int, players: int) -> OutTogether:
    """What `players` get who are out together, of the prizes from `place` on.

    In the unit of the prizes; units that cannot be divided go to the first of them (R55).

    Raises:
        MoreOutThanPlayers: there are not so many players.
        PayoutRefused: as `share_tied`.
    """
    if place + players - 1 > paid.players:
        raise MoreOutThanPlayers(place=place, out=players, players=paid.players)
    amounts = share_tied(paid.prizes, place=place, players=players, unit=paid.unit)
    return OutTogether(place, amounts)
