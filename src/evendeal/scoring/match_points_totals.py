"""Sums over matches that come, change and go: of each team, of each two teams, of each player."""

from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations
from typing import Literal, NamedTuple, TypeAlias

from evendeal.errors import Refused
from evendeal.ids import ROOMS, EntryId
from evendeal.scoring.match_points_protocol import Both, Protocol

RankedBy: TypeAlias = Literal["vp", "imp"]
"""Victory points, or the IMP difference where matches have no victory points."""

_Player: TypeAlias = tuple[EntryId, str]
_Met: TypeAlias = tuple[int, int, int]
"""How often two teams have met, and the points of the one whose id comes first and of the other."""


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


class TeamSums(NamedTuple):
    """What a team has altogether; see `MatchStanding`."""

    matches: int = 0
    points: int = 0
    won: int = 0
    lost: int = 0
    smp: int = 0
    games_won: int = 0


class PlayerSums(NamedTuple):
    """What a player has altogether; `rooms` counts how often the player has sat down to a match."""

    rooms: int = 0
    games: int = 0
    won: int = 0
    lost: int = 0
    smp: int = 0


class TeamTotals:
    """The sums of teams over matches, each counted under a key of its own.

    Putting a match costs the same however many there are.

    Args:
        entries: all teams, also those that have no match.

    Attributes:
        sums: by team, in the order of `entries`.
    """

    def __init__(self, entries: Sequence[EntryId], by: RankedBy) -> None:
        self.by = by
        self.sums = dict.fromkeys(entries, TeamSums())
        self._matches: dict[Hashable, Protocol] = {}
        self._met: dict[tuple[EntryId, EntryId], _Met] = {}

    def copy(self) -> "TeamTotals":
        """The same totals to try something on."""
        other = TeamTotals((), self.by)
        other.sums, other._matches, other._met = (
            dict(self.sums),
            dict(self._matches),
            dict(self._met),
        )
        return other

    def put(self, key: Hashable, match: Protocol | None) -> None:
        """Count a match instead of what was counted under its key; None: nothing any more.

        Raises:
            MatchWithoutVictoryPoints: ranked by victory points, and the match has none.
            NotInTheMatches: a match of somebody else. In both cases nothing has changed.
        """
        if match is not None:
            self._require(match)
        before = self._matches.pop(key, None)
        if before is not None:
            self._add(before, -1)
        if match is not None:
            self._matches[key] = match
            self._add(match, 1)

    def head_to_head(self, teams: Sequence[EntryId]) -> list[int] | None:
        """The points of these teams among themselves; None: not all met each other as often."""
        points = dict.fromkeys(teams, 0)
        often = None
        for one, other in combinations(teams, 2):
            pair = (one, other) if one < other else (other, one)
            met, first, second = self._met.get(pair, (0, 0, 0))
            if often not in (None, met):
                return None
            often = met
            points[pair[0]] += first
            points[pair[1]] += second
        return list(points.values())

    def _require(self, match: Protocol) -> None:
        _points(match, self.by)
        for team in match.players.teams:
            if team not in self.sums:
                raise NotInTheMatches(team=team)

    def _add(self, match: Protocol, sign: int) -> None:
        """Add a match to the sums, or with a sign of -1 take it out of them."""
        first, second = match.players.teams
        points = _points(match, self.by)
        smp = match.smp[0] - match.smp[1]
        games = [row.winner for row in match.rows]
        for side, team in enumerate((first, second)):
            had = self.sums[team]
            self.sums[team] = TeamSums(
                had.matches + sign,
                had.points + sign * points[side],
                had.won + sign * match.imps[side],
                had.lost + sign * match.imps[1 - side],
                had.smp + sign * (-smp if side else smp),
                had.games_won + sign * games.count(side),
            )
        pair, gained = (
            ((first, second), points) if first < second else ((second, first), points[::-1])
        )
        met = self._met.get(pair, (0, 0, 0))
        self._met[pair] = (met[0] + sign, met[1] + sign * gained[0], met[2] + sign * gained[1])


class PlayerTotals:
    """The sums of players over matches, each counted under a key of its own.

    Attributes:
        sums: by team and name, of those who have sat down to a match.
    """

    def __init__(self) -> None:
        self.sums: dict[_Player, PlayerSums] = {}
        self._matches: dict[Hashable, Protocol] = {}

    def copy(self) -> "PlayerTotals":
        """The same totals to try something on."""
        other = PlayerTotals()
        other.sums, other._matches = dict(self.sums), dict(self._matches)
        return other

    def put(self, key: Hashable, match: Protocol) -> None:
        """Count a match instead of what was counted under its key."""
        before = self._matches.get(key)
        if before is not None:
            self._add(before, -1)
        self._matches[key] = match
        self._add(match, 1)

    def _add(self, match: Protocol, sign: int) -> None:
        """Add a match to the sums, or with a sign of -1 take it out of them."""
        for room, games, imps, smp in _rooms(match):
            for side, team in enumerate(match.players.teams):
                player = team, match.players.of_team(side)[room]
                had = self.sums.get(player, _NOBODY)
                now = PlayerSums(
                    had.rooms + sign,
                    had.games + sign * games,
                    had.won + sign * imps[side],
                    had.lost + sign * imps[1 - side],
                    had.smp + sign * (smp[side] - smp[1 - side]),
                )
                if now.rooms:
                    self.sums[player] = now
                else:
                    del self.sums[player]


_NOBODY = PlayerSums()


def _rooms(match: Protocol) -> Iterator[tuple[int, int, Both, Both]]:
    """Of the open room, 0, and of the closed, 1: how many games, and their IMP and SMP."""
    for index, room in enumerate(ROOMS):
        games = won = lost = first = second = 0
        for row in match.rows:
            if row.room == room:
                games += 1
                won += row.imps[0]
                lost += row.imps[1]
                first += row.smp[0]
                second += row.smp[1]
        yield index, games, (won, lost), (first, second)


def _points(match: Protocol, by: RankedBy) -> tuple[int, int]:
    if by == "imp":
        return match.difference, -match.difference
    if match.victory_points is None:
        raise MatchWithoutVictoryPoints(teams=match.players.teams, games=match.games)
    return match.victory_points
