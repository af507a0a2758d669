"""Scoring methods: how a comparison becomes points."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from evendeal.errors import Refused
from evendeal.ids import EntryId
from evendeal.poker import Chips
from evendeal.scoring.contest import Contest
from evendeal.scoring.ranking import Ties, WholeChips, rank


class NoSuchScoring(Refused):
    """A scoring method that nobody has written."""

    def __init__(self, *, method: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{method} is no scoring method; there are {', '.join(known)}")
        self.method = method
        self.known = known


class Method(Protocol):
    """What makes points of chip-scores.

    An entry's points are those of each deal added up, and those of the seat contests. Both
    are counted in half points, so that a shared place stays a whole number.

    Attributes:
        id: its name in `event.toml`.
        name: its name on a screen.
        sentence: the rule in one sentence, for players.
        provisional: in one sentence, what totals over hands give before deals are compared.
    """

    @property
    def id(self) -> str: ...  # noqa: D102 (described above)

    @property
    def name(self) -> str: ...  # noqa: D102

    @property
    def sentence(self) -> str: ...  # noqa: D102

    @property
    def provisional(self) -> str: ...  # noqa: D102

    def of_deal(self, chips: "Sequence[Chips] | WholeChips", ties: Ties) -> Sequence[int]:
        """Half points that one deal gives by itself; empty if it gives none.

        Args:
            chips: each entry's chip-scores of this deal added over its seats.
        """
        ...

    def of_contests(
        self, entries: Sequence[EntryId], contests: Sequence[Contest]
    ) -> Sequence[Chips]:
        """Half points that the seat contests give to each of `entries`; empty if none."""
        ...


class SeatPoints:
    """The guide's method: the contest in each seat gives n points to the first, 1 to the last.

    Source:
        IFP guide, "Capped No-Limit betting structure and scoring"; docs/rulings.md, R41.
    """

    id = "seat_points"
    name = "Seat points"
    sentence = (
        "In each seat of a session the most chips earn as many points as there are teams, "
        "the fewest earn 1; equal chips share, and the seats are added."
    )
    provisional = "In each seat the totals so far are ranked as at the session's end."

    def of_deal(self, chips: "Sequence[Chips] | WholeChips", ties: Ties) -> Sequence[int]:
        """Nothing: only the session's totals are compared."""
        del chips, ties
        return ()

    def of_contests(
        self, entries: Sequence[EntryId], contests: Sequence[Contest]
    ) -> Sequence[Chips]:
        """The points of all seat contests, added."""
        return added(entries, ((each.entries, each.ranking.halves) for each in contests))


class MatchPoints:
    """Match Poker's method: every deal ranks the teams by their chips over all seats.

    Source:
        matchpokerfed.org, reports of 2013: 14..1 points a hand for 14 teams; teams that tie
        share the points in play.
    """

    id = "match_points"
    name = "Match points"
    sentence = (
        "In each deal a team's chips over all seats are ranked; the most earn as many points "
        "as there are teams, the fewest 1; equal chips share, and the deals are added."
    )
    provisional = "A team's totals of all seats are ranked as if they were one deal."

    def of_deal(self, chips: "Sequence[Chips] | WholeChips", ties: Ties) -> Sequence[int]:
        """n to 1 points by the team's chips in this deal."""
        return rank(chips, ties).halves

    def of_contests(
        self, entries: Sequence[EntryId], contests: Sequence[Contest]
    ) -> Sequence[Chips]:
        """Nothing: the seats are only printed."""
        del entries, contests
        return ()


class PlainChips:
    """Chips are points: the total chip-score decides."""

    id = "chips"
    name = "Chips"
    sentence = "A team's points are the chips it won or lost over all seats and deals."
    provisional = "A team's points are its totals so far."

    def of_deal(self, chips: "Sequence[Chips] | WholeChips", ties: Ties) -> Sequence[int]:
        """Nothing: it is all in the totals."""
        del chips, ties
        return ()

    def of_contests(
        self, entries: Sequence[EntryId], contests: Sequence[Contest]
    ) -> Sequence[Chips]:
        """The chips of all seats, added."""
        chips = added(entries, ((each.entries, each.chips) for each in contests))
        return [2 * total for total in chips]


def added(
    entries: Sequence[EntryId],
    columns: Iterable[tuple[Sequence[EntryId], Sequence[Chips]]],
) -> Sequence[Chips]:
    """For each of `entries` the sum of its numbers in `columns`, each (entries, numbers)."""
    columns = tuple(columns)
    if columns and all(holders == entries for holders, _ in columns):
        return list(map(sum, zip(*(numbers for _, numbers in columns), strict=True)))
    total: dict[EntryId, Chips] = dict.fromkeys(entries, 0)
    for holders, numbers in columns:
        for entry, number in zip(holders, numbers, strict=True):
            total[entry] += number
    return list(total.values())


METHODS: dict[str, Method] = {
    method.id: method for method in (SeatPoints(), MatchPoints(), PlainChips())
}
"""Every scoring method by its id."""


def method_named(name: str) -> Method:
    """The scoring method with this id.

    Raises:
        NoSuchScoring: there is none.
    """
    if name not in METHODS:
        raise NoSuchScoring(method=name, known=tuple(METHODS))
    return METHODS[name]
