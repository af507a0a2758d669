"""Teams by victory points and players by IMP, over any number of matches and boards."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from functools import partial
from typing import NamedTuple, TypeAlias

from evendeal.ids import EntryId
from evendeal.scoring.match_points_protocol import Protocol
from evendeal.scoring.match_points_totals import PlayerTotals, RankedBy, TeamSums, TeamTotals
from evendeal.scoring.ranking import rank


class MatchTieBreak(Enum):
    """What can decide between teams level on victory points."""

    IMP_QUOTIENT = "IMP quotient"
    """IMP won divided by IMP lost."""
    IMP_DIFFERENCE = "IMP difference"
    """IMP won minus IMP lost."""
    HEAD_TO_HEAD = "head-to-head matches"
    """The matches among the tied teams alone; only where each of them met each other equally
    often."""
    SMP_DIFFERENCE = "SMP difference"
    """Small match points won minus lost."""
    GAMES_WON = "games won"
    """Games won, each room by itself."""


TIE_BREAKS = (
    MatchTieBreak.IMP_QUOTIENT,
    MatchTieBreak.HEAD_TO_HEAD,
    MatchTieBreak.SMP_DIFFERENCE,
)
"""The chain of the house; the source names none (R28)."""


class MatchStanding(NamedTuple):
    """A line of the table of teams.

    Attributes:
        place: 1 for the best.
        shared: another team has the same place, and nothing separates them.
        matches: boards played; a bye is none and scores nothing.
        points: the sum of victory points, or the IMP difference if ranked by IMP.
        won, lost: IMP.
        smp: small match points won minus lost.
        decided_by: the tie-break that put this line before the next one; None if points did,
            if the next shares the place, or if there is no next.
    """

    place: int
    shared: bool
    team: EntryId
    matches: int
    points: int
    won: int
    lost: int
    smp: int
    games_won: int
    decided_by: MatchTieBreak | None


class PlayerStanding(NamedTuple):
    """A line of the individual ranking (R28).

    Attributes:
        place, shared: by IMP won minus lost, then by `smp`.
        games: played.
        won, lost: IMP, each game by itself.
        smp: small match points won minus lost.
    """

    place: int
    shared: bool
    team: EntryId
    player: str
    games: int
    won: int
    lost: int
    smp: int

    @property
    def imps(self) -> int:
        """IMP won minus lost."""
        return self.won - self.lost


_Value: TypeAlias = int | Fraction
_Measure: TypeAlias = Callable[[Sequence[EntryId]], "list[_Value] | None"]
"""What a tie-break compares for these teams; None: it does not apply to them."""


def match_standings(
    entries: Sequence[EntryId],
    protocols: Iterable[Protocol],
    *,
    by: RankedBy = "vp",
    tie_breaks: Sequence[MatchTieBreak] = TIE_BREAKS,
) -> tuple[MatchStanding, ...]:
    """The table of teams, best first; teams that share a place in the order of `entries`.

    Args:
        entries: all teams, also those that had only byes.
        protocols: every board of every match; a team's points are the sum over its boards.
        tie_breaks: in this order. Teams that one of them leaves level, after it has separated
            others from them, go on with the next; head-to-head starts afresh among them.

    Raises:
        MatchWithoutVictoryPoints: ranked by victory points, and a match has none.
        NotInTheMatches: a match of somebody else.

    Source:
        docs/rulings.md, R28.
    """
    totals = TeamTotals(entries, by)
    for number, match in enumerate(protocols):
        totals.put(number, match)
    return standings_of(totals, tie_breaks)


def standings_of(
    totals: TeamTotals, tie_breaks: Sequence[MatchTieBreak] = TIE_BREAKS
) -> tuple[MatchStanding, ...]:
    """The table of teams by the sums of their matches; see `match_standings`."""
    sums = totals.sums
    measures: list[tuple[MatchTieBreak | None, _Measure]] = [
        (None, lambda teams: [sums[team].points for team in teams])
    ]
    for each in tie_breaks:
        if each is MatchTieBreak.HEAD_TO_HEAD:
            measures.append((each, partial(_head_to_head, totals=totals)))
        else:
            measures.append((each, partial(_measured, sums=sums, what=_MEASURES[each])))
    groups = _separated(list(sums), measures)
    lines = []
    place = 1
    for at, (group, decided) in enumerate(groups):
        last = at == len(groups) - 1
        for team in group:
            shared = len(group) > 1
            by_break = None if last or team != group[-1] else decided
            lines.append(MatchStanding(place, shared, team, *sums[team], by_break))
        place += len(group)
    return tuple(lines)


def individual_ranking(protocols: Iterable[Protocol]) -> tuple[PlayerStanding, ...]:
    """All players of the matches, best first; level ones in the order of team and name.

    Source:
        docs/rulings.md, R28.
    """
    totals = PlayerTotals()
    for number, match in enumerate(protocols):
        totals.put(number, match)
    return ranking_of(totals)


def ranking_of(totals: PlayerTotals) -> tuple[PlayerStanding, ...]:
    """All players by the sums of their matches; see `individual_ranking`."""
    order = sorted((own.lost - own.won, -own.smp, who) for who, own in totals.sums.items())
    keys = [each[:2] for each in order]
    level = Counter(keys)
    place_of = {key: place for place, key in reversed(list(enumerate(keys, 1)))}
    return tuple(
        PlayerStanding(place_of[key], level[key] > 1, *who, *totals.sums[who][1:])
        for key, (*_, who) in zip(keys, order, strict=True)
    )


def _quotient(sums: TeamSums) -> Fraction:
    # Won of all IMP rises exactly as won through lost does, and exists where none was lost.
    played = sums.won + sums.lost
    return Fraction(sums.won, played) if played else Fraction(1, 2)


_MEASURES: dict[MatchTieBreak, Callable[[TeamSums], _Value]] = {
    MatchTieBreak.IMP_QUOTIENT: _quotient,
    MatchTieBreak.IMP_DIFFERENCE: lambda sums: sums.won - sums.lost,
    MatchTieBreak.SMP_DIFFERENCE: lambda sums: sums.smp,
    MatchTieBreak.GAMES_WON: lambda sums: sums.games_won,
}


def _measured(
    teams: Sequence[EntryId],
    *,
    sums: Mapping[EntryId, TeamSums],
    what: Callable[[TeamSums], _Value],
) -> list[_Value]:
    return [what(sums[team]) for team in teams]


def _head_to_head(teams: Sequence[EntryId], *, totals: TeamTotals) -> list[_Value] | None:
    points = totals.head_to_head(teams)
    return None if points is None else [*points]


def _separated(
    teams: list[EntryId], measures: Sequence[tuple[MatchTieBreak | None, _Measure]]
) -> list[tuple[list[EntryId], MatchTieBreak | None]]:
    """The teams in groups that nothing separates, best first, each with what puts it before
    the next one of this list; the last one's means nothing.
    """
    if len(teams) < 2 or not measures:
        return [(teams, None)]
    (name, measure), *further = measures
    values = measure(teams)
    ranks = rank(values).ranks if values is not None else [1] * len(teams)
    groups: dict[int, list[EntryId]] = {}
    for place, _, team in sorted(zip(ranks, range(len(teams)), teams, strict=True)):
        groups.setdefault(place, []).append(team)
    again = name is MatchTieBreak.HEAD_TO_HEAD and len(groups) > 1
    parted: list[tuple[list[EntryId], MatchTieBreak | None]] = []
    for group in groups.values():
        inside = _separated(group, measures if again else further)
        parted += [*inside[:-1], (inside[-1][0], name)]
    return parted
