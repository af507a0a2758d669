"""The order of finish when players go out together."""

from collections.abc import Mapping
from dataclasses import dataclass

from evendeal.ids import EntryId


@dataclass(frozen=True, slots=True)
class Finish:
    """The place of a player who is out.

    Attributes:
        place: the best that the tied players share.
        worst: the last that they share; the prizes from `place` to `worst` are shared equally.
    """

    entry: EntryId
    place: int
    worst: int

    @property
    def shared(self) -> bool:
        """Whether another player has the same place."""
        return self.worst > self.place


def finish(out: Mapping[EntryId, int], still_in: int) -> tuple[Finish, ...]:
    """The finish of players who went out in one hand, or in hands played at one time.

    Args:
        out: each player's chips when that hand began. More chips place higher; equal chips
            share.
        still_in: how many players are left after all of them are out.

    Returns:
        Best place first, those who share one in the order of their ids.

    Source:
        Tournament practice: TDA rules; rule case 34 of our list.
    """
    order = sorted(out, key=lambda entry: (-out[entry], entry))
    finishes = []
    for entry in order:
        better = sum(chips > out[entry] for chips in out.values())
        level = sum(chips == out[entry] for chips in out.values())
        place = still_in + better + 1
        finishes.append(Finish(entry, place, place + level - 1))
    return tuple(finishes)
