"""A match scored: from the games of two rooms to its protocol."""

from collections.abc import Iterable

from evendeal.backgammon import Dice, Side
from evendeal.scoring.match_points import (
    MatchScoring,
    NoVictoryPoints,
    imps,
    printed_scoring,
    small_match_points,
    victory_points,
)
from evendeal.scoring.match_points_protocol import (
    Both,
    FinishedGame,
    GameLine,
    MatchPlayers,
    NotAProtocol,
    Protocol,
    ProtocolRow,
    UnequalRooms,
    VictorySource,
    both_sums,
)

_WHITE = Side.WHITE


def protocol(
    players: MatchPlayers,
    finished: Iterable[FinishedGame],
    scoring: MatchScoring | None = None,
    *,
    running: bool = False,
) -> Protocol:
    """The protocol of a match.

    Args:
        finished: the games of both rooms in any order.
        scoring: the printed tables, game by game, if none is given.
        running: the match is not over; rooms may differ, and there are no victory points yet.

    Raises:
        UnequalRooms: one room has finished more games than the other.
        NotAProtocol: a game twice or left out, or with another opening roll than its twin.
        NoSmallMatchPoints: a result has no place in the first table.

    Source:
        J. Garal, "Fair Backgammon Duplicated Team Tournament", Match Protocol; docs/rulings.md,
        R17 and R18.
    """
    scoring = scoring or printed_scoring()
    games = sorted(finished, key=_in_order)
    if not running:
        _require_twins(games)
    _require_once(games)
    rows = tuple([_row(game, scoring) for game in games])
    lines = _lines(rows, scoring)
    total = both_sums(line.imps for line in lines)
    victory, source = (None, "running") if running else _victory(total, len(rows), scoring)
    return Protocol(
        players,
        rows,
        lines,
        both_sums(row.smp for row in rows),
        total,
        len(rows),
        victory,
        source,
        scoring.netted,
    )


def _in_order(game: FinishedGame) -> tuple[int, bool]:
    return game.game, game.room == "closed"


def _require_twins(games: list[FinishedGame]) -> None:
    closed = sum(game.room == "closed" for game in games)
    if 2 * closed != len(games):
        raise UnequalRooms(open=len(games) - closed, closed=closed)


def _require_once(games: list[FinishedGame]) -> None:
    """Nothing, if each room has the games 1, 2, ... once, and twins have one opening roll."""
    due = {"open": 1, "closed": 1}
    openings: dict[int, Dice] = {}
    for number, room, opening, _ in games:
        if number != due[room]:
            why = "is there twice" if number < due[room] else f"game {due[room]} is missing"
            raise NotAProtocol(game=number, room=room, why=why)
        due[room] += 1
        twin = openings.setdefault(number, opening)
        if twin != opening:
            why = (
                f"opens with {opening[0]}:{opening[1]}, in the open room with {twin[0]}:{twin[1]}; "
                "both rooms have the same rolls"
            )
            raise NotAProtocol(game=number, room=room, why=why)


def _row(game: FinishedGame, scoring: MatchScoring) -> ProtocolRow:
    number, room, opening, result = game
    points = small_match_points(result, scoring.tables, koks=scoring.koks)
    worth = scoring.tables.international_points(points)
    if result.winner is None:
        winner, smp, own = None, (0, 0), (0, 0)
    elif (result.winner is _WHITE) is (room == "open"):
        winner, smp, own = 0, (points, 0), (worth, 0)
    else:
        winner, smp, own = 1, (0, points), (0, worth)
    return ProtocolRow(
        number, room, opening, result.cube, result.proposed, winner, result.left, smp, own
    )


def _lines(rows: tuple[ProtocolRow, ...], scoring: MatchScoring) -> tuple[GameLine, ...]:
    lines = []
    at = 0
    while at < len(rows):
        game, _, _, _, _, _, _, smp, own = rows[at]
        net = None
        at += 1
        if at < len(rows) and rows[at].game == game:
            twin, worth = rows[at].smp, rows[at].imps
            net = smp[0] + twin[0] - smp[1] - twin[1]
            own = own[0] + worth[0], own[1] + worth[1]
            at += 1
        if scoring.netted:
            gained = 0 if net is None else imps(net, scoring.tables)
            own = max(gained, 0), max(-gained, 0)
        lines.append(GameLine(game, net, own))
    return tuple(lines)


def _victory(total: Both, games: int, scoring: MatchScoring) -> tuple[Both | None, VictorySource]:
    difference = total[0] - total[1]
    try:
        points = victory_points(
            difference, games, scoring.tables, extrapolated=scoring.extrapolated
        )
    except NoVictoryPoints:
        return None, "none"
    printed = games in scoring.tables.games
    return points, "printed" if printed else "extrapolated"
