"""Teams by victory points and players by IMP, over any number of matches and boards."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from functools import partial
from typing import Literal, NamedTuple, TypeAlias

from evendeal.errors import Refused
from evendeal.ids import EntryId
from evendeal.scoring.match_points_protocol import ROOMS, Protocol
from evendeal.scoring.places import rank

RankedBy: TypeAlias = Literal["vp", "imp"]
"""Victory points, or the IMP difference where matches have no victory points."""


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


class MatchWithoutVictoryPoints(Refused):
    """A ranking by victory points of a match that has none."""

    def __init__(self, *, teams: tuple[EntryId, EntryId], games: int) -> None:
        super().__init__(
            f"{teams[0]} against {teams[1]}: {games} games over both rooms have no victory "
            "points; rank by IMP, or choose extrapolated"
        )
        self.teams = teams
        self.games = games


class NotInTheMatches(Refused):
    """A match of a team that is not among those to be ranked."""

    def __init__(self, *, team: EntryId) -> None:
        super().__init__(f"{team} has a match but is no entry of this ranking")
        self.team = team


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


class _Sums(NamedTuple):
    """What a team has altogether."""

    matches: int = 0
    points: int = 0
    won: int = 0
    lost: int = 0
    smp: int = 0
    games_won: int = 0


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
    matches = list(protocols)
    sums = _sums(entries, matches, by)
    measures: list[tuple[MatchTieBreak | None, _Measure]] = [
        (None, lambda teams: [sums[team].points for team in teams])
    ]
    for each in tie_breaks:
        if each is MatchTieBreak.HEAD_TO_HEAD:
            measures.append((each, partial(_head_to_head, matches=matches, by=by)))
        else:
            measures.append((each, partial(_measured, sums=sums, what=_MEASURES[each])))
    groups = _separated(list(entries), measures)
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
    sums: dict[tuple[EntryId, str], list[int]] = {}
    for match in protocols:
        for room in ROOMS:
            table = match.room_table(room)
            for side, name in enumerate(table.players):
                team = match.players.teams[side if room == "open" else 1 - side]
                own = sums.setdefault((team, name), [0, 0, 0, 0])
                own[0] += len(table.lines)
                own[1] += table.imps[side]
                own[2] += table.imps[1 - side]
                own[3] += table.smp[side] - table.smp[1 - side]
    order = sorted(sums.items(), key=lambda item: (item[1][2] - item[1][1], -item[1][3], item[0]))
    keys = [(won - lost, smp) for _, (_, won, lost, smp) in order]
    level = Counter(keys)
    places = {key: place for place, key in reversed(list(enumerate(keys, 1)))}
    return tuple(
        PlayerStanding(places[key], level[key] > 1, team, name, *own)
        for key, ((team, name), own) in zip(keys, order, strict=True)
    )


def _sums(
    entries: Sequence[EntryId], matches: Sequence[Protocol], by: RankedBy
) -> dict[EntryId, _Sums]:
    sums = dict.fromkeys(entries, _Sums())
    for match in matches:
        points = _points(match, by)
        for team, entry in enumerate(match.players.teams):
            if entry not in sums:
                raise NotInTheMatches(team=entry)
            had = sums[entry]
            sums[entry] = _Sums(
                had.matches + 1,
                had.points + points[team],
                had.won + match.imps[team],
                had.lost + match.imps[1 - team],
                had.smp + match.smp[team] - match.smp[1 - team],
                had.games_won + sum(row.winner == team for row in match.rows),
            )
    return sums


def _points(match: Protocol, by: RankedBy) -> tuple[int, int]:
    if by == "imp":
        return match.difference, -match.difference
    if match.victory_points is None:
        raise MatchWithoutVictoryPoints(teams=match.players.teams, games=match.games)
    return match.victory_points


def _quotient(sums: _Sums) -> Fraction:
    # Won of all IMP rises exactly as won through lost does, and exists where none was lost.
    played = sums.won + sums.lost
    return Fraction(sums.won, played) if played else Fraction(1, 2)


_MEASURES: dict[MatchTieBreak, Callable[[_Sums], _Value]] = {
    MatchTieBreak.IMP_QUOTIENT: _quotient,
    MatchTieBreak.IMP_DIFFERENCE: lambda sums: sums.won - sums.lost,
    MatchTieBreak.SMP_DIFFERENCE: lambda sums: sums.smp,
    MatchTieBreak.GAMES_WON: lambda sums: sums.games_won,
}


def _measured(
    teams: Sequence[EntryId], *, sums: Mapping[EntryId, _Sums], what: Callable[[_Sums], _Value]
) -> list[_Value]:
    return [what(sums[team]) for team in teams]


def _head_to_head(
    teams: Sequence[EntryId], *, matches: Sequence[Protocol], by: RankedBy
) -> list[_Value] | None:
    points = dict.fromkeys(teams, 0)
    met = {frozenset((one, other)): 0 for one in teams for other in teams if one != other}
    for match in matches:
        pair = frozenset(match.players.teams)
        if pair in met:
            met[pair] += 1
            for team, gained in zip(match.players.teams, _points(match, by), strict=True):
                points[team] += gained
    often = set(met.values())
    return list(points.values()) if len(often) == 1 and often != {0} else None


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
    places = rank(values).places if values is not None else [1] * len(teams)
    groups: dict[int, list[EntryId]] = {}
    for place, _, team in sorted(zip(places, range(len(teams)), teams, strict=True)):
        groups.setdefault(place, []).append(team)
    again = name is MatchTieBreak.HEAD_TO_HEAD and len(groups) > 1
    parted: list[tuple[list[EntryId], MatchTieBreak | None]] = []
    for group in groups.values():
        inside = _separated(group, measures if again else further)
        parted += [*inside[:-1], (inside[-1][0], name)]
    return parted
