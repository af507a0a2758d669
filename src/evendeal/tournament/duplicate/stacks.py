"""Stacks in front of the seats when a deal begins, and reserve chips handed out."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from evendeal.tournament.duplicate.rules import PlayRules, Stacks


@dataclass(frozen=True, slots=True)
class SeatStacks:
    """The chips of one table before its next deal; one number a seat.

    Attributes:
        stacks: chips in front of each seat, top-ups included.
        topped_up: reserve chips handed to each seat before this deal.
        reserve: reserve chips handed to each seat since the session began, these included.
    """

    stacks: tuple[int, ...]
    topped_up: tuple[int, ...]
    reserve: tuple[int, ...]


def stacks_before(rules: PlayRules, nets: Iterable[Sequence[int]]) -> SeatStacks:
    """The stacks with which a table begins its next deal.

    Reserve chips are a loan that no score contains: a seat's stack is its starting stack,
    plus its reserve chips, plus its total chip-score.

    Args:
        nets: chips won or lost by each seat in the deals of this session that this table has
            played, in the order in which it played them.

    Source:
        IFP guide, "Capped No-Limit betting structure and scoring"; docs/rulings.md, R7.
    """
    stacks = [rules.starting_stack] * rules.seats
    topped_up = [0] * rules.seats
    reserve = [0] * rules.seats
    if rules.stacks is Stacks.RUNNING and rules.cap is not None:
        for net in nets:
            played = [stack + won for stack, won in zip(stacks, net, strict=True)]
            topped_up = [max(0, rules.cap - stack) for stack in played]
            stacks = [stack + more for stack, more in zip(played, topped_up, strict=True)]
            reserve = [had + more for had, more in zip(reserve, topped_up, strict=True)]
    return SeatStacks(tuple(stacks), tuple(topped_up), tuple(reserve))
