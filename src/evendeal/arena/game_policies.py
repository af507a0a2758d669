"""Ways to rehearse backgammon and long gammon: plain, bold and careful."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import cycle, pairwise
from typing import TypeAlias

from evendeal.arena.chance import fraction, pick
from evendeal.arena.no_such_policy import NoSuchPolicy
from evendeal.arena.policies import MIXED
from evendeal.backgammon import (
    Checkers,
    Double,
    Due,
    GameAction,
    GameState,
    Moves,
    Pass,
    Play,
    Side,
    Take,
    legal,
    pips,
)
from evendeal.ids import EntryId

GamePolicy: TypeAlias = Callable[[GameState, int], GameAction | None]
"""What the side whose turn it is does, None to roll; the number is its mood,
which counts when dice are played."""

GameTurn: TypeAlias = Callable[[EntryId, str, GameState, Sequence[int | str]], GameAction | None]
"""The same for a player of a team at a place of the event."""

BAR, HEAD = 25, 24
_GOOD = {8: 5, 7: 8, 6: 8, 5: 10, 4: 8, 3: 5, 2: 3, 1: 2, 20: 9, 21: 7, 18: 6, 22: 5}
"""What it is worth to own a point, in pips; two of them in the opponent's home are anchors."""


_Worth: TypeAlias = tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
"""What a checker's leaving a point gains, and its landing there, in tenths of a pip.

Both by point, from 0 to 25, and by the count of checkers there before.
"""


@dataclass(frozen=True, slots=True)
class GameStyle:
    """The habits of a rehearsal player, in pips unless another unit is named.

    Attributes:
        hit: what a checker of the opponent on the bar is worth.
        blot: what a single checker costs, more the farther it has come.
        held: what a point held is worth, in tenths of the usual.
        doubles: lead from which it doubles.
        passes: deficit from which it gives the game up rather than play for twice as much.
        moods: how often it makes the second best play, from 0 to 1.
    """

    hit: int
    blot: int
    held: int
    doubles: int
    passes: int
    moods: float = 0.0

    def __call__(self, state: GameState, seed: int) -> GameAction | None:
        """The action of this style; None to roll."""
        side = state.turn
        assert side is not None
        if state.due is Due.PLAY:
            return Play(side, self._play(state, seed))
        lead = _lead(state, side)
        if state.due is Due.ANSWER:
            return Pass(side) if lead < -self.passes else Take(side)
        return Double(side) if lead >= self.doubles and legal(state).double else None

    def _play(self, state: GameState, seed: int) -> Moves:
        side = state.turn
        assert side is not None
        if state.ruleset.is_long:
            worth = _long_worth(self.held)
        elif _touching(state.own(side), state.own(side.other)):
            worth = _worth(self.blot, self.held)
        else:
            worth = _worth(0, 0)
        own, other = state.own(side), state.own(side.other)
        blots = () if state.ruleset.is_long else _facing_blots(other)
        hit = 10 * self.hit
        ranked = [(_gain(worth, own, blots, hit, moves), moves) for moves in legal(state).plays]
        if self.moods and len(ranked) > 1 and fraction(seed, "mood") < self.moods:
            return sorted(ranked)[-2][1]
        return max(ranked)[1]


GAME_POLICIES: Mapping[str, GamePolicy] = {
    "plain": GameStyle(hit=14, blot=6, held=10, doubles=30, passes=45),
    "bold": GameStyle(hit=24, blot=2, held=8, doubles=18, passes=70, moods=0.12),
    "careful": GameStyle(hit=10, blot=12, held=13, doubles=42, passes=36, moods=0.06),
}


def game_policies_for(name: str, teams: Sequence[EntryId], seed: int) -> dict[EntryId, GamePolicy]:
    """The policy of each team: the named one for all, or with `mixed` one each by the seed.

    Mixed policies go round before one comes again: two teams that play alike would play every
    roll alike in both rooms, and a rehearsal of level matches shows a director nothing. Of as many
    teams as there are policies no two play alike; of more some meet their like.

    Raises:
        NoSuchPolicy: there is no policy of that name.
    """
    if name == MIXED:
        known = sorted(GAME_POLICIES, key=lambda policy: fraction(seed, "turn of", policy))
        drawn = sorted(teams, key=lambda team: fraction(seed, "policy", team))
        dealt = zip(drawn, cycle(known), strict=False)
        return {team: GAME_POLICIES[policy] for team, policy in dealt}
    if name not in GAME_POLICIES:
        raise NoSuchPolicy(policy=name, game="backgammon", known=(*GAME_POLICIES, MIXED))
    return dict.fromkeys(teams, GAME_POLICIES[name])


def game_turn(policies: Mapping[EntryId, GamePolicy], seed: int) -> GameTurn:
    """The players of an event: each with the policy of the team and moods of his own."""

    def turn(
        team: EntryId, player: str, state: GameState, place: Sequence[int | str]
    ) -> GameAction | None:
        # Only who plays dice has a mood, and to find it takes as long as many a decision.
        mood = pick(seed, 1 << 62, player, *place) if state.due is Due.PLAY else 0
        return policies[team](state, mood)

    return turn


def _lead(state: GameState, side: Side) -> int:
    return pips(state.own(side.other)) - pips(state.own(side))


def _touching(own: Checkers, other: Checkers) -> bool:
    """Whether the sides can still meet."""
    return _farthest(own) + _farthest(other) > BAR


def _farthest(checkers: Checkers) -> int:
    return next(point for point in range(BAR, -1, -1) if checkers[point])


def _facing_blots(other: Checkers) -> tuple[int, ...]:
    """The points, as the side itself counts, on which the opponent has a single checker."""
    return tuple(BAR - point for point in range(1, BAR) if other[point] == 1)


def _gain(worth: _Worth, own: Checkers, blots: tuple[int, ...], hit: int, moves: Moves) -> int:
    """What a play is worth beside the position before it.

    Only the points that the play touches are looked at: a turn has a hundred plays.
    """
    leaving, landing = worth
    now = list(own)
    gain = 0
    hits: tuple[int, ...] = ()
    for start, end in moves:
        here, there = now[start], now[end]
        gain += leaving[start][here] + landing[end][there]
        now[start], now[end] = here - 1, there + 1
        if end in blots and end not in hits:
            hits = *hits, end
            gain += hit
    return gain


@cache
def _worth(blot: int, held: int) -> _Worth:
    """In backgammon: a point is held by two checkers."""
    rows = []
    for point in range(BAR + 1):
        row = [-10 * point * count for count in range(16)]
        if 0 < point < BAR:
            row[1] -= 10 * blot * (36 - point) // 30
            for count in range(2, 16):
                row[count] += held * _GOOD.get(point, 2) - 8 * (held > 0) * max(0, count - 3)
        rows.append(row)
    return _steps(rows)


@cache
def _long_worth(held: int) -> _Worth:
    """In long gammon, where one checker holds a point."""
    rows = []
    for point in range(BAR + 1):
        row = [-10 * point * count for count in range(16)]
        if 0 < point < HEAD:
            for count in range(1, 16):
                row[count] += held * (4 if 6 < point < 19 else 2)
        elif point == HEAD:
            row = [worth - 30 * count for count, worth in enumerate(row)]
        rows.append(row)
    return _steps(rows)


def _steps(rows: list[list[int]]) -> _Worth:
    """The steps between what so many checkers are worth, from rows by point and count."""
    # In a race a checker off is worth more than the pips it takes.
    rows[0] = [20 * count for count in range(16)]
    leaving = tuple((0, *[less - more for less, more in pairwise(row)]) for row in rows)
    landing = tuple(tuple(more - less for less, more in pairwise(row)) for row in rows)
    return leaving, landing
