"""The lines of a match file: games, and in each what the two columns say."""

import re
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from evendeal.backgammon import Side
from evendeal.notation.mat_bytes import match_text
from evendeal.notation.mat_headers import Headers
from evendeal.notation.refusals import LineWrong, NotReadable, quoted

_HEADER = re.compile(r';\s*\[([^"\[\]]*[^"\[\]\s])\s+"([^"]*)"\s*\]\s*')
_BARE = re.compile(r"[;\s]*\[(\w+)\s+(\w+)\]\s*")
_LENGTH = re.compile(r"\s*(?:([0-9]{1,6})\s+points?\s+match|match\s+of\s+([0-9]{1,6}).*)\s*", re.I)
_GAME = re.compile(r"\s*Game\s+([0-9]{1,6})\s*", re.I)
_SCORE = re.compile(r"\s*(\S.*?)\s*:\s*([0-9]{1,6})\s{2,}(\S.*?)\s*:\s*([0-9]{1,6})\s*")
_SCORE_TIGHT = re.compile(_SCORE.pattern.replace(r"\s{2,}", r"(?![0-9])\s*"))
"""The same where the first name fills its column: GNU Backgammon then leaves no space behind it."""
LONGEST_LINE = 1000
"""Characters; a play of single moves has 60. The time to find names grows with the square."""
_NUMBERED = re.compile(r"\s*([0-9]{1,6})\)")
_EVENT = re.compile(
    r"""(?<!\S)(?:
        (?P<dice>[1-6]{2}):?(?!\S)
      | (?P<double>Doubles?|Redoubles|Beavers?)(?:\s*=>\s*(?P<cube>[0-9]{1,6}))?(?!\S)
      | (?P<take>Takes?|Accepts)(?!\S)
      | (?P<drop>Drops?|Pass(?:es)?|Rejects)(?!\S)
      | (?P<resign>Resigns|Resigned)
            (?:\s+(?:(?:the|an?)\s+)?(?:game|match|single|gammon|backgammon))?(?!\S)
      | (?P<win>Wins?)\s+(?P<points>[0-9]{1,9})\s+points?(?!\S)
            (?:\s+with\s+an?\s+\w+)?(?:\s+and\s+the\s+match)?\.?
      | (?P<lose>Loss?es)\s+[0-9]{1,9}\s+points?(?!\S)
      | (?P<draw>Drawn)(?!\S)
    )""",
    re.I | re.X,
)
_NOTHING = re.compile(r"cannot\s+move|\(?none\)?|-", re.I)
_UNTOLD = re.compile(r"\?+")
"""What eXtreme Gammon writes behind a roll after which the side resigned."""

LEFT = 13
"""An entry that begins fewer characters behind the number of its line is in the left column."""
LEFT_BARE = 20
"""The same for a line without a number."""


class Kind(Enum):
    """What an entry says."""

    DICE = "dice"
    DOUBLE = "double"
    TAKE = "take"
    DROP = "drop"
    RESIGN = "resign"
    WIN = "win"
    DRAW = "draw"


class Entry(NamedTuple):
    """One thing that a column says.

    Attributes:
        line: in the file, from 1.
        move: the number in front of the line, None if it has none.
        side: left is white.
        kind: which.
        number: the dice as two digits, the cube, or the points; 0 for a cube that is not told.
        moves: what stands behind dice, word by word.
        dances: whether it says that nothing can be moved.
    """

    line: int
    move: int | None
    side: Side
    kind: Kind
    number: int
    moves: tuple[str, ...] = ()
    dances: bool = False


@dataclass(slots=True)
class GameLines:
    """A game as its lines tell it."""

    line: int
    number: int
    players: tuple[str, str] = ("", "")
    score: tuple[int, int] = (0, 0)
    entries: list[Entry] = field(default_factory=list)


class FileLines(NamedTuple):
    """A file as its lines tell it, and as what its bytes were read."""

    headers: Headers
    length: int
    games: list[GameLines]
    encoding: str


def lines_told(data: bytes | str, file: str) -> FileLines:
    """The headers, the length and the games of a file.

    Raises:
        NotReadable: a line is none of a match, or the bytes are no text.
    """
    text, encoding = match_text(data, file)
    headers = Headers(file)
    length = 0
    games: list[GameLines] = []
    for at, line in enumerate(text.split("\n"), start=1):
        found = _HEADER.fullmatch(line) or _BARE.fullmatch(line)
        if found is not None:
            headers.put(found[1], found[2], at)
        elif not line.strip() or line.lstrip().startswith((";", "#")):
            continue
        elif len(line) > LONGEST_LINE:
            reason = f"longer than {LONGEST_LINE} characters"
            raise LineWrong(where=file, line=at, reason=reason)
        elif (found := _GAME.fullmatch(line)) is not None:
            games.append(GameLines(at, int(found[1])))
        elif not games:
            found = _LENGTH.fullmatch(line)
            if found is None:
                reason = f"{quoted(line.strip())}; a match begins with its length and Game 1"
                raise LineWrong(where=file, line=at, reason=reason)
            length = int(found[1] or found[2])
        elif not games[-1].players[0]:
            found = _SCORE.fullmatch(line) or _SCORE_TIGHT.fullmatch(line)
            if found is None:
                reason = "a game begins with both players and their scores"
                raise LineWrong(where=file, line=at, reason=reason)
            games[-1].players = (found[1], found[3])
            games[-1].score = (int(found[2]), int(found[4]))
        else:
            games[-1].entries += _entries(line.expandtabs(), at, file)
    if not games:
        raise NotReadable(where=file, why="no game of a match is in it")
    for game in games:
        if not game.players[0]:
            raise LineWrong(where=file, line=game.line, reason="a game without its players")
    return FileLines(headers, length, games, encoding)


def _entries(line: str, at: int, file: str) -> list[Entry]:
    numbered = _NUMBERED.match(line)
    begin = numbered.end() if numbered else 0
    move = int(numbered[1]) if numbered else None
    found = list(_EVENT.finditer(line, begin))
    before = line[begin : found[0].start()] if found else line[begin:]
    if before.strip() or len(found) > 2 or (not found and numbered is None):
        raise LineWrong(where=file, line=at, reason=f"{quoted(line.strip())} is no line of a game")
    left = LEFT if numbered else LEFT_BARE
    entries: list[Entry] = []
    for n, match in enumerate(found):
        is_left = n == 0 and len(before) < left
        if n == 1 and len(before) >= left:
            raise LineWrong(where=file, line=at, reason="two entries in the right column")
        if match["lose"]:
            continue  # beside the points of who has won it says nothing new
        end = found[n + 1].start() if n + 1 < len(found) else len(line)
        side = Side.WHITE if is_left else Side.BLACK
        entries.append(_entry(match, line[match.end() : end], at, move, side, file))
    return entries


def _entry(
    match: re.Match[str], rest: str, at: int, move: int | None, side: Side, file: str
) -> Entry:
    words = tuple(rest.split())
    name = next(kind.value for kind in Kind if match[kind.value])
    kind = Kind(name)
    if kind is Kind.DICE:
        dances = bool(_NOTHING.fullmatch(rest.strip()))
        if dances or _UNTOLD.fullmatch(rest.strip()):
            words = ()
        return Entry(at, move, side, kind, int(match["dice"]), words, dances)
    if words:
        raise LineWrong(where=file, line=at, reason=f"{quoted(rest.strip())} after {match[0]}")
    number = match["cube"] or match["points"] or "0"
    return Entry(at, move, side, kind, int(number))
