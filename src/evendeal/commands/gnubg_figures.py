"""What GNU Backgammon says of the games of a file, read out of its statistics."""

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass

from evendeal.errors import Refused

_CELL = re.compile(r"([+-]?\d{1,9}(?:\.\d{1,9})?)(?![\d.])(?:\s+\(\s*([+-]?\d{1,9}\.\d{1,9})\))?")
_NOTHING = re.compile(r"\s*n/a\s+n/a\s*", re.I)
_PROGRAM = re.compile(r"GNU Backgammon [0-9][0-9A-Za-z. -]{0,60}")
_TROUBLE = re.compile(r"WARNING: |nrecognised|nvalid move|Unknown keyword|No such file", re.I)
_SECTIONS = ("Chequerplay", "Luck", "Cube", "Overall")

MOST_APART = 0.0005
"""How far the points that it prints may be from those that they are: it prints three digits."""


class NotGnubgFigures(Refused):
    """An answer of GNU Backgammon in which its figures are not."""

    def __init__(self, *, why: str) -> None:
        super().__init__(f"what GNU Backgammon answers cannot be read: {why}")
        self.why = why


@dataclass(frozen=True, slots=True)
class GnubgFigures:
    """GNU Backgammon's figures of one player.

    Attributes:
        points: won minus lost, as a session for money: each game's level times the cube.
        luck_adjusted: the same without what it calls luck; None if it does not say.
        luck: in points; None if it does not say.
        moves, move_errors: unforced moves, and what errors in them cost, in points of a cube
            of 1, none below 0.
        cubes, cube_errors: the same of cube decisions that were close or taken.
    """

    points: float
    luck_adjusted: float | None
    luck: float | None
    moves: int
    move_errors: float
    cubes: int
    cube_errors: float

    @property
    def error_rate(self) -> float | None:
        """Errors a decision, in thousandths of a point of a cube of 1; None without decisions."""
        return _rate(self.move_errors + self.cube_errors, self.moves + self.cubes)

    @property
    def move_error_rate(self) -> float | None:
        """The same of moves alone."""
        return _rate(self.move_errors, self.moves)

    @property
    def cube_error_rate(self) -> float | None:
        """The same of the cube alone."""
        return _rate(self.cube_errors, self.cubes)


def together(figures: Iterable[GnubgFigures]) -> GnubgFigures:
    """The figures of several files, of which there is at least one, as those of one."""
    each = tuple(figures)
    adjusted = [one.luck_adjusted for one in each]
    luck = [one.luck for one in each]
    return GnubgFigures(
        math.fsum(one.points for one in each),
        None if None in adjusted else math.fsum(number or 0.0 for number in adjusted),
        None if None in luck else math.fsum(number or 0.0 for number in luck),
        sum(one.moves for one in each),
        math.fsum(one.move_errors for one in each),
        sum(one.cubes for one in each),
        math.fsum(one.cube_errors for one in each),
    )


def program_name(answer: str) -> str:
    """The program and its version, as it names itself."""
    match = _PROGRAM.search(answer[:200])
    return match[0].strip() if match else "GNU Backgammon"


def read_figures(
    answer: str, players: tuple[str, str], points: int
) -> tuple[GnubgFigures, GnubgFigures]:
    """The figures of both players in the answer to `show statistics session`.

    Args:
        players: as the file names them, in its order of columns.
        points: of the first player, won minus lost. Other ones than these mean that it has
            read other games than ours.

    Raises:
        NotGnubgFigures: it refused a move, read other games, or says something else.
    """
    trouble = _TROUBLE.search(answer.replace("***WARNING***", ""))
    if trouble is not None:
        line = answer.replace("***WARNING***", "")[trouble.start() :].split("\n")[0]
        raise NotGnubgFigures(why=f"it says {line[:80]!r}")
    sections = _sections(answer, players)
    made = _player(sections, 0), _player(sections, 1)
    if abs(made[0].points - points) > MOST_APART or abs(made[1].points + points) > MOST_APART:
        given = made[0].points
        raise NotGnubgFigures(why=f"by it the games give {given:+.3f} points, they gave {points:+}")
    return made


def _sections(answer: str, players: tuple[str, str]) -> dict[str, list[str]]:
    """The lines below each heading of the last statistics that it shows."""
    lines = answer.splitlines()
    heads = [at for at, line in enumerate(lines) if line.split()[:1] == ["Player"]]
    if not heads or lines[heads[-1]].split() != ["Player", *players]:
        raise NotGnubgFigures(why="there are no statistics of both players")
    sections: dict[str, list[str]] = {}
    now = ""
    for line in lines[heads[-1] + 1 :]:
        name = line.strip().removesuffix(" statistics")
        if name != line.strip():
            now = name
        sections.setdefault(now, []).append(line)
    missing = [name for name in _SECTIONS if name not in sections]
    if missing:
        raise NotGnubgFigures(why=f"the {missing[0].lower()} statistics are missing")
    return sections


def _player(sections: dict[str, list[str]], column: int) -> GnubgFigures:
    def cell(section: str, label: str, inner: bool = False) -> float | None:
        return _cell(sections[section], section, label, column, inner)

    def count(section: str, label: str) -> int:
        return int(cell(section, label) or 0)

    luck, others = (
        _cell(sections["Luck"], "Luck", "Luck total EMG (Points)", side, inner=True)
        for side in (column, 1 - column)
    )
    if any(line.startswith("Actual result") for line in sections["Overall"]):
        points, adjusted = cell("Overall", "Actual result"), cell("Overall", "Luck adjusted result")
    else:
        # Where both have as many points it shows neither, only the difference for each game.
        points = cell("Overall", "Advantage (actual) in ppg")
        adjusted = None if luck is None or others is None else others - luck
    if points is None:
        raise NotGnubgFigures(why="it gives no result")
    return GnubgFigures(
        points,
        adjusted,
        luck,
        count("Chequerplay", "Unforced moves"),
        max(-(cell("Chequerplay", "Error total EMG (Points)") or 0.0), 0.0),
        count("Cube", "Close or actual cube decisions"),
        max(-(cell("Cube", "Error total EMG (Points)") or 0.0), 0.0),
    )


def _cell(lines: list[str], section: str, label: str, column: int, inner: bool) -> float | None:
    """A number of one player; None where it says that there is none."""
    for line in lines:
        if not line.startswith(label):
            continue
        rest = line[len(label) :]
        if _NOTHING.fullmatch(rest):
            return None
        cells = _CELL.findall(rest)
        if len(cells) != 2 or (inner and not all(cell[1] for cell in cells)):
            break
        return float(cells[column][1 if inner else 0])
    raise NotGnubgFigures(why=f"{label!r} of the {section.lower()} statistics is not there")


def _rate(errors: float, decisions: int) -> float | None:
    return 1000 * errors / decisions if decisions else None
