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
_SCORE = re.compile(r"\s*(\S.*?)?\s*:\s*([0-9]{1,6})\s{2,}(\S.*?)?\s*:\s*([0-9]{1,6})\s*")
"""Both names and scores; some writers leave a name out."""
_SCORE_TIGHT = re.compile(_SCORE.pattern.replace(r"\s{2,}", r"(?![0-9])\s*"))
"""The same where the first name fills its column: GNU Backgammon then leaves no space behind it."""
LONGEST_LINE = 1000
"""Characters; a play of single moves has 60. The time to find names grows with the square."""
_NUMBERED = re.compile(r"\s*([0-9]{1,6})\)")
RESIGNS = (
    r"(?:Resign(?:s|ed)?|Concede[sd]?)"
    r"(?:\s+(?:(?:the|an?)\s+)?(?:game|match|single|gammon|backgammon))?"
)
_EVENT = re.compile(
    rf"""(?<!\S)(?:
        (?P<dice>[1-6]{{2}}):?(?!\S)
      | (?P<double>Doubles?|Redoubles|Beavers?|Raccoons?)(?:\s*=>\s*(?P<cube>[0-9]{{1,6}}))?(?!\S)
      | (?P<take>Takes?|Accepts)(?!\S)
      | (?P<drop>Drops?|Pass(?:es)?|Rejects)(?!\S)
      | (?P<resign>{RESIGNS})(?!\S)
      | (?P<win>Wins?)\s+(?P<points>[0-9]{{1,9}})\s+points?(?!\S)
            (?:\s+with\s+an?\s+\w+)?(?P<match>\s+and\s+the\s+match)?\.?
      | (?P<lose>Loss?es)\s+[0-9]{{1,9}}\s+points?(?!\S)
      | (?P<draw>Drawn)(?!\S)
    )""",
    re.I | re.X,
)
_NOTHING = re.compile(r"cannot\s+move|\(?none\)?|-", re.I)
_UNTOLD = re.compile(r"\?+")
"""What eXtreme Gammon writes behind a roll after which the side resigned."""
_RESIGNED = re.compile(RESIGNS, re.I)

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
        number: the dice as two digits, the cube, or the points; 0 for a cube without a number.
        moves: what stands behind dice, word by word.
        dances: whether it says that nothing can be moved.
        wins_match: whether it says that its points win the match.
    """

    line: int
    move: int | None
    side: Side
    kind: Kind
    number: int
    moves: tuple[str, ...] = ()
    dances: bool = False
    wins_match: bool = False


@dataclass(slots=True)
class GameLines:
    """A game as its lines tell it.

    Attributes:
        line: of its heading.
        score_line: of its players and their scores; 0 while that has not been found.
        wrong: the first of its lines that is none of a game, where others are read all the same.
        gap: a line before it that may have been the heading of another game.
    """

    line: int
    number: int
    players: tuple[str, str] = ("", "")
    score: tuple[int, int] = (0, 0)
    score_line: int = 0
    entries: list[Entry] = field(default_factory=list)
    wrong: NotReadable | None = None
    gap: NotReadable | None = None

    @property
    def has_ended(self) -> bool:
        """Whether the last line is one of its end."""
        return bool(self.entries) and self.entries[-1].kind in (Kind.WIN, Kind.DRAW)


@dataclass(slots=True)
class FileLines:
    """A file as its lines tell it, and as what its bytes were read.

    Attributes:
        outside: lines that are none of a match and belong to no game.
        astray: whether what follows belongs to no game until the next one begins.
    """

    headers: Headers
    encoding: str
    length: int = 0
    games: list[GameLines] = field(default_factory=list)
    outside: list[NotReadable] = field(default_factory=list)
    astray: bool = False

    def put_aside(self, refusal: NotReadable) -> None:
        """Keep what is wrong with a line: with its game, or with none."""
        game = self.games[-1] if self.games else None
        if game is not None and not game.has_ended:
            game.wrong = game.wrong or refusal
        else:
            self.outside.append(refusal)
            self.astray = game is not None


def read_file_lines(data: bytes | str, file: str, *, lenient: bool = False) -> FileLines:
    """The headers, the length and the games of a file.

    Args:
        lenient: a line that is none of a match is put aside, and its game with it.

    Raises:
        NotReadable: a line is none of a match, or the bytes are no text.
    """
    text, encoding = match_text(data, file)
    read = FileLines(Headers(file), encoding)
    for at, line in enumerate(text.split("\n"), start=1):
        try:
            _take(read, line, at)
        except LineWrong as refusal:
            if not lenient:
                raise
            read.put_aside(refusal)
    if not read.games:
        raise NotReadable(where=file, why="no game of a match is in it")
    for game in read.games:
        if not game.score_line and game.wrong is None:
            game.wrong = LineWrong(where=file, line=game.line, reason="a game without its players")
            if not lenient:
                raise game.wrong
    return read


def _take(read: FileLines, line: str, at: int) -> None:
    """What one line adds."""
    file, games = read.headers.where, read.games
    match = _HEADER.fullmatch(line) or _BARE.fullmatch(line)
    if match is not None:
        read.headers.put(match[1], match[2], at)
    elif not line.strip() or line.lstrip().startswith((";", "#")):
        return
    elif len(line) > LONGEST_LINE:
        reason = f"longer than {LONGEST_LINE} characters"
        raise LineWrong(where=file, line=at, reason=reason)
    elif (match := _GAME.fullmatch(line)) is not None:
        games.append(GameLines(at, int(match[1]), gap=read.outside[-1] if read.astray else None))
        read.astray = False
    elif read.astray:
        return
    elif not games:
        match = _LENGTH.fullmatch(line)
        if match is None:
            reason = f"{quoted(line.strip())}; a match begins with its length and Game 1"
            raise LineWrong(where=file, line=at, reason=reason)
        read.length = int(match[1] or match[2])
    elif not games[-1].score_line:
        match = _SCORE.fullmatch(line) or _SCORE_TIGHT.fullmatch(line)
        if match is None:
            reason = (
                f"{quoted(line.strip())}; a game begins with both players and their scores, "
                "as in Anna : 0   Boris : 0"
            )
            raise LineWrong(where=file, line=at, reason=reason)
        games[-1].players = (match[1] or "", match[3] or "")
        games[-1].score = (int(match[2]), int(match[4]))
        games[-1].score_line = at
    else:
        games[-1].entries += _entries(line.expandtabs(), at, file)


def _entries(line: str, at: int, file: str) -> list[Entry]:
    numbered = _NUMBERED.match(line)
    begin = numbered.end() if numbered else 0
    move = int(numbered[1]) if numbered else None
    matches = _events(line, begin)
    before = line[begin : matches[0].start()] if matches else line[begin:]
    if before.strip() or len(matches) > 2 or (not matches and numbered is None):
        raise LineWrong(where=file, line=at, reason=f"{quoted(line.strip())} is no line of a game")
    left = LEFT if numbered else LEFT_BARE
    entries: list[Entry] = []
    for n, match in enumerate(matches):
        is_left = n == 0 and len(before) < left
        if n == 1 and len(before) >= left:
            reason = f"{quoted(line.strip())} has two entries in the right column"
            raise LineWrong(where=file, line=at, reason=reason)
        if match["lose"]:
            continue  # beside the points of who has won it says nothing new
        end = matches[n + 1].start() if n + 1 < len(matches) else len(line)
        side = Side.WHITE if is_left else Side.BLACK
        entries.append(_entry(match, line[match.end() : end], at, move, side, file))
    return entries


def _events(line: str, begin: int) -> list[re.Match[str]]:
    """What the columns say, at most one entry each: a resignation behind dice is of their column
    and adds nothing."""
    matches = list(_EVENT.finditer(line, begin))
    if len(matches) == 3 and matches[0]["dice"] and matches[1]["resign"]:
        del matches[1]
    return matches


def _entry(
    match: re.Match[str], rest: str, at: int, move: int | None, side: Side, file: str
) -> Entry:
    words = tuple(rest.split())
    name = next(kind.value for kind in Kind if match[kind.value])
    kind = Kind(name)
    if kind is Kind.DICE:
        dances = bool(_NOTHING.fullmatch(rest.strip()))
        if dances or _UNTOLD.fullmatch(rest.strip()) or _RESIGNED.fullmatch(rest.strip()):
            words = ()
        return Entry(at, move, side, kind, int(match["dice"]), words, dances)
    if words:
        raise LineWrong(where=file, line=at, reason=f"{quoted(rest.strip())} after {match[0]}")
    number = match["cube"] or match["points"] or "0"
    return Entry(at, move, side, kind, int(number), wins_match=match["match"] is not None)
