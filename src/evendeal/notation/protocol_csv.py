"""The protocol of a match as csv, in the columns of the printed sheet.

    Game No,Room,Opening Roll,Cube Kharkov,Propose,Cube Moscow,Checkers Kharkov,Checkers Moscow,...
    1,O,4:3,,,2,9,,,330,,8

Each game has a line of the open room and one of the closed, `O` and `C`. Below them stand the
sums, the difference, the victory points, and who played where.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from evendeal.backgammon import Dice
from evendeal.ids import ROOMS, Room
from evendeal.notation.csv_rows import write_rows
from evendeal.scoring.match_points_protocol import Both, Protocol, ProtocolRow

ROOM_LETTERS: dict[Room, str] = {"open": "O", "closed": "C"}
SOURCES = {"extrapolated": "Result VP (extrapolated)"}
WIDTH = 12

_Cells = tuple[object, ...]


def write_protocol(
    protocol: Protocol,
    teams: tuple[str, str],
    owners: Mapping[tuple[int, Room], int] | None = None,
) -> Iterator[str]:
    """The text of a protocol's file, line by line.

    Args:
        teams: their names, the first one first.
        owners: by game and room which team had the cube on its side at the end, 0 or 1; its
            value stands in that team's column. Of others it is left out, as of a cube in the
            middle.

    Source:
        J. Garal, "Fair Backgammon Duplicated Team Tournament", Match Protocol.
    """
    return write_rows(
        _heading(teams),
        chain(_games(protocol, owners or {}), _sums(protocol), _players(protocol, teams)),
    )


def _heading(teams: tuple[str, str]) -> tuple[str, ...]:
    first, second = teams
    pairs = (f"{what} {team}" for what in ("Checkers", "SMP", "IMP") for team in teams)
    return (
        *("Game No", "Room", "Opening Roll"),
        *(f"Cube {first}", "Propose", f"Cube {second}"),
        *pairs,
    )


def _games(
    protocol: Protocol, owners: Mapping[tuple[int, Room], int]
) -> Iterator[tuple[object, ...]]:
    netted = {line.game: line.imps for line in protocol.lines} if protocol.netted else {}
    for row in protocol.rows:
        # IMP of the difference between the rooms belong to both of its lines: the lower has them.
        imps: Both = row.imps
        if protocol.netted:
            imps = netted[row.game] if row.room == "closed" else (0, 0)
        yield (
            row.game,
            ROOM_LETTERS[row.room],
            _dice(row.opening),
            *_cube(row, owners.get((row.game, row.room))),
            *(_told(left) for left in row.remaining),
            *(number or "" for number in row.smp),
            *(number or "" for number in imps),
        )


def _cube(row: ProtocolRow, owner: int | None) -> _Cells:
    """The cube of the first team, the value that was refused, the cube of the second team."""
    values = [row.cube if owner == team and row.cube > 1 else "" for team in (0, 1)]
    return values[0], _told(row.proposed), values[1]


def _sums(protocol: Protocol) -> Iterable[_Cells]:
    before = ("",) * (WIDTH - 4)
    yield ("Sum", *before[1:], *protocol.smp, *protocol.imps)
    yield ("Difference IMP", *before[1:], "", "", protocol.difference, -protocol.difference)
    if protocol.victory_points is not None:
        name = SOURCES.get(protocol.victory_source, "Result VP")
        yield (name, *before[1:], "", "", *protocol.victory_points)


def _players(protocol: Protocol, teams: tuple[str, str]) -> Iterable[_Cells]:
    for room in ROOMS:
        sitting = protocol.players.room(room)
        sides = teams if room == "open" else teams[::-1]
        for side, player, team in zip(("White", "Black"), sitting, sides, strict=True):
            cells = (f"{room.capitalize()} room", side, player, team)
            yield (*cells, *[""] * (WIDTH - len(cells)))


def _dice(opening: Dice) -> str:
    """White's die and Black's; nothing where a game was decided before it was opened."""
    return f"{opening[0]}:{opening[1]}" if all(opening) else ""


def _told(number: int | None) -> object:
    return "" if number is None else number
