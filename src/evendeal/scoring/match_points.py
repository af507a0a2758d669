"""What a game of backgammon is worth in SMP, that in IMP, and a match in VP."""

from bisect import bisect_right
from dataclasses import dataclass
from math import isqrt

from evendeal.backgammon import Ending, GameResult, Level
from evendeal.errors import Refused
from evendeal.reason import Reason
from evendeal.scoring.match_points_reading import printed_tables
from evendeal.scoring.match_points_tables import CHECKERS, PASS_15, ROWS, TRIPLE, PointTables

# Looked up once: a member of an enumeration is slow to find, and a season has many games.
_SINGLE, _GAMMON, _DRAWN = Level.SINGLE, Level.GAMMON, Ending.DRAWN

MOST_GAMES = 1_000
"""The longest match, both rooms together, whose victory points are worked out."""


class NoSmallMatchPoints(Refused):
    """A result for which the table of small match points has no cell."""

    def __init__(self, *, cube: int, left: int, level: str, why: str) -> None:
        super().__init__(f"cube {cube}, {left} checkers left, {level} game: {why}")
        self.cube = cube
        self.left = left
        self.level = level
        self.why = why


class NoVictoryPoints(Refused):
    """A number of games for which the table of victory points has no column."""

    def __init__(self, *, games: int, columns: tuple[int, ...]) -> None:
        super().__init__(
            f"{games} games over both rooms: the table of victory points has columns for "
            f"{', '.join(map(str, columns))}; score in IMP only, or choose extrapolated"
        )
        self.games = games
        self.columns = columns


@dataclass(frozen=True, slots=True)
class MatchScoring:
    """By what a match is scored.

    Attributes:
        tables: the printed ones, or an event's own.
        netted: whether IMP are taken of the difference between the rooms, as in bridge,
            instead of each game (R17).
        extrapolated: whether a number of games without a column gets victory points all the
            same, from `extrapolated_lows`; else such a match has none (R18).
        koks: long gammon: whether a mars with checkers in the loser's first quarter counts
            as a backgammon does (R20).
    """

    tables: PointTables
    netted: bool = False
    extrapolated: bool = False
    koks: bool = False


def printed_scoring() -> MatchScoring:
    """The printed tables, each game and room by itself."""
    return MatchScoring(printed_tables())


def small_row(result: GameResult, *, koks: bool = False) -> str:
    """The row of the first table that a decided game stands in, e.g. `9` or `Pass/15`.

    A pass with all checkers left has a row of its own; with fewer it counts as if it had
    been lost with as many (R19). Its cube is the one before the refused double.

    Raises:
        NoSmallMatchPoints: a single game with all 15 left, as the Jacoby rule makes one, or
            nobody has won.
    """
    level, left = result.level, result.left
    if level is _GAMMON:
        lifted = koks and result.behind and result.ending is Ending.BORNE_OFF
        return TRIPLE if lifted else ROWS[CHECKERS]
    if level is not _SINGLE:
        return TRIPLE
    if left == CHECKERS and result.ending is Ending.PASSED:
        return PASS_15
    if result.winner is None or not 1 <= left < CHECKERS:
        why = (
            Reason("nobody-won", "nobody won")
            if result.winner is None
            else Reason("no-row", "there is no row for it")
        )
        raise _no_cell(result, why)
    return ROWS[left]


def small_match_points(
    result: GameResult, tables: PointTables | None = None, *, koks: bool = False
) -> int:
    """The small match points of the winner; 0 for a draw, the loser always has 0.

    Args:
        tables: the printed ones if none are given.
        koks: see `MatchScoring`.

    Raises:
        NoSmallMatchPoints: there is no such row (`small_row`), or no column for the cube.

    Source:
        J. Garal, "Fair Backgammon Duplicated Team Tournament", Small Match Points Table;
        docs/rulings.md, R16, R19, R20, R27.
    """
    if result.ending is _DRAWN:
        return 0
    tables = tables or printed_tables()
    row = small_row(result, koks=koks)
    try:
        return tables.small_points(row, result.cube)
    except KeyError:
        cubes = ", ".join(map(str, tables.cubes))
        raise _no_cell(
            result, Reason("table-has-cubes", "the table has cubes {cubes}", cubes=cubes)
        ) from None


def imps(points: int, tables: PointTables | None = None) -> int:
    """The international match points for so many small ones, or for a difference of them.

    The sign stays. Below the first printed band, which begins with 10, there are none.

    Source:
        J. Garal, International Match Points Table; docs/rulings.md, R17.
    """
    worth = (tables or printed_tables()).international_points(abs(points))
    return worth if points >= 0 else -worth


def victory_points(
    difference: int,
    games: int,
    tables: PointTables | None = None,
    *,
    extrapolated: bool = False,
) -> tuple[int, int]:
    """The victory points of the first and of the second team.

    Args:
        difference: IMP of the first team minus those of the second.
        games: over both rooms: 8 for a match of four (R18).
        extrapolated: take `extrapolated_lows` where the table has no column.

    Raises:
        NoVictoryPoints: there is no column for so many games.

    Source:
        J. Garal, Victory Points Table; docs/rulings.md, R15 and R18.
    """
    tables = tables or printed_tables()
    lows = tables.victory_lows(games)
    if lows is None:
        if not (extrapolated and 2 <= games <= MOST_GAMES):
            raise NoVictoryPoints(games=games, columns=tables.games)
        lows = extrapolated_lows(games, tables)
    row = tables.victory[bisect_right(lows, abs(difference)) - 1]
    return (row.winner, row.loser) if difference >= 0 else (row.loser, row.winner)


def extrapolated_lows(games: int, tables: PointTables) -> tuple[int, ...]:
    """Where each row would begin if the table had a column for so many games.

    The printed bounds grow as the square root of the games: for each row the straight line
    through nothing that fits its printed bounds best (least squares), rounded to the nearest.
    Of the printed table's own 105 bounds it gives 83 exactly, and no other is off by more
    than 1. Worked out in whole numbers, so that every machine gets the same.
    """
    scale = 10**9
    root, roots = isqrt(games * scale**2), [isqrt(each * scale**2) for each in tables.games]
    below = 2 * scale**2 * sum(tables.games)
    lows = [0]
    for row in tables.victory[1:]:
        fit = sum(low * each for (low, _), each in zip(row.bands, roots, strict=True))
        lows.append(max((2 * fit * root + below // 2) // below, 1, lows[-1]))
    return tuple(lows)


def _no_cell(result: GameResult, why: Reason) -> NoSmallMatchPoints:
    return NoSmallMatchPoints(
        cube=result.cube, left=result.left, level=result.level.name.lower(), why=why
    )
