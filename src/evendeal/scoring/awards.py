"""The order of awards: the final first, then everybody else by how far he came."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import lcm

from evendeal.ids import EntryId, SessionNo
from evendeal.poker import Chips
from evendeal.scoring.ranking import rank


@dataclass(frozen=True, slots=True)
class LeftAt:
    """Where somebody's event ended.

    Attributes:
        session: the last that he played.
        place: in the ladder of his seat there.
        field: how many played that seat.
    """

    session: SessionNo
    place: int
    field: int


@dataclass(frozen=True, slots=True)
class Award:
    """One rank of the event, and who shares it.

    Attributes:
        rank: from 1; several entries fill the ranks from here on.
    """

    rank: int
    entries: tuple[EntryId, ...]


def order_of_awards(
    finalists: Mapping[EntryId, Chips], left: Mapping[EntryId, LeftAt]
) -> tuple[Award, ...]:
    """Every rank of the event, the winner first.

    After the finalists, by their nets, come those who reached the latest session; among those of
    one session whoever was higher in the ladder of his seat, as a fraction of all who played
    that seat: third of eight before third of seven. Those who are level share the ranks they fill.

    Args:
        finalists: their nets, as `final_nets` gives them.
        left: where everybody else left.

    Raises:
        ValueError: somebody is a finalist and left before.

    Source:
        docs/rulings.md, R64.
    """
    both = finalists.keys() & left.keys()
    if both:
        raise ValueError(f"{sorted(both)} are in the final and left before it")
    # Places as fractions of their fields, on one denominator: so they are compared the soonest.
    common = lcm(*{at.field for at in left.values()})
    others = {entry: (at.session, -at.place * (common // at.field)) for entry, at in left.items()}
    steps = {score: step for step, score in enumerate(sorted(set(others.values())))}
    final = _ranks(finalists, 1)
    rest = _ranks({entry: steps[score] for entry, score in others.items()}, 1 + len(finalists))
    return (*final, *rest)


def _ranks(scores: Mapping[EntryId, Chips], first: int) -> Iterator[Award]:
    """The ranks of these entries from `first` on, the highest score first."""
    sharing: dict[int, list[EntryId]] = {}
    for entry, place in zip(scores, rank(list(scores.values())).ranks, strict=True):
        sharing.setdefault(place, []).append(entry)
    return (Award(first - 1 + place, tuple(sharing[place])) for place in sorted(sharing))
