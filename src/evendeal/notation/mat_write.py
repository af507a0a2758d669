"""Matches written as `.mat`, as GNU Backgammon writes them: one move a die, hits with a star."""

from collections.abc import Iterator

from evendeal.backgammon import (
    AcceptResignation,
    Beaver,
    DeclineResignation,
    Double,
    Due,
    Ending,
    GameAction,
    GameState,
    OpeningDice,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Side,
    Take,
    apply,
    facing,
    is_over,
    result,
    start,
)
from evendeal.errors import Refused
from evendeal.notation.mat import read_match
from evendeal.notation.mat_headers import rules_written
from evendeal.notation.mat_lines import read_file_lines
from evendeal.notation.mat_match import MatGame, MatMatch, points_of, rules_of
from evendeal.notation.refusals import CannotHold, NotReadable, quoted

COLUMN = 28
GAP = "   "
TAKES = " Takes"
BEHIND_NUMBER = 5
TO_RIGHT = BEHIND_NUMBER + COLUMN
_RESIGNING = Resign, AcceptResignation, DeclineResignation
"""What has no entry of its own: the points tell a resignation that was accepted."""


class Columns:
    """The lines of a game, filled entry by entry; each side has its column.

    Attributes:
        rows: left and right entry of each line.
        openings: opening rolls that the first dice do not tell.
        accepted: illegal plays that were let stand.
        unplayed: a roll after which nothing was played; other readers would take it for a play
            of no move, so it does not stand in a column.
    """

    __slots__ = ("accepted", "openings", "rows", "unplayed")

    def __init__(self) -> None:
        self.rows: list[list[str]] = []
        self.openings: list[str] = []
        self.accepted: list[str] = []
        self.unplayed = ""

    def put(self, side: Side, text: str) -> None:
        """An entry in the side's column, on a new line if the column has been passed."""
        if not self.rows or side is Side.WHITE or self.rows[-1][Side.BLACK]:
            self.rows.append(["", ""])
        self.rows[-1][side] = text

    def lines(self) -> Iterator[str]:
        """The numbered lines, the left column full: without its blanks, GNU Backgammon takes a
        Takes or Drops that stands alone for an entry of both columns."""
        for number, (left, right) in enumerate(self.rows, start=1):
            yield f"{number:3d}) {(left + GAP if left else '').ljust(COLUMN)}{right}"


def write_mat(match: MatMatch) -> str:
    """The text of a `.mat` file.

    A resignation that was declined is left out.

    Raises:
        CannotHold: another game than backgammon, an opening that turned the cube, Jacoby's rule
            in a match of a length, or names and comments that would not be read again.
    """
    if match.ruleset.is_long:
        raise _cannot("long gammon")
    for game in match.games:
        if sum(isinstance(action, OpeningRoll) for action in game.actions) > 1:
            raise _cannot(f"the automatic double of game {game.number}")
    return written(match)


def written(match: MatMatch) -> str:
    """The text of a match of either game, read back before it is given.

    Raises:
        CannotHold: it would not be read as the same match.
    """
    if match.length and match.ruleset.jacoby:
        raise _cannot(f"Jacoby's rule in a match to {match.length}")
    comments = rules_written(match.ruleset)
    games: list[str] = []
    for game in match.games:
        if ":" in "".join(game.players):
            # GNU Backgammon takes what follows the first colon for the score.
            raise _cannot(f"players named {quoted(game.players)}, with a colon")
        if not all(game.players):
            raise _cannot(f"game {game.number} with a player without a name")
        columns, state = _columns(game, match)
        if columns.openings:
            comments[f"Opening {game.number}"] = " ".join(columns.openings)
        if columns.accepted:
            comments[f"Accepted {game.number}"] = ", ".join(columns.accepted)
        if columns.unplayed:
            comments[f"Unplayed {game.number}"] = columns.unplayed
        games.append(_game(game, columns, state))
    head = [f'; [{name} "{value}"]' for name, value in _comments(match, comments).items()]
    text = "\n".join([*head, "", f" {match.length} point match", "", *games])
    _read_back(match, text)
    return text


def _comments(match: MatMatch, ours: dict[str, str]) -> dict[str, str]:
    players = match.games[0].players if match.games else ("", "")
    return {
        **match.headers,
        "Player 1": players[Side.WHITE],
        "Player 2": players[Side.BLACK],
        **ours,
    }


def _game(game: MatGame, columns: Columns, state: GameState) -> str:
    left, right = (f"{p} : {n}" for p, n in zip(game.players, game.score, strict=True))
    width = TO_RIGHT - 2
    end = _end(columns, state) if is_over(state) else []
    heading = [f" Game {game.number}", f" {(left + GAP).ljust(width)} {right}"]
    return "\n".join([*heading, *columns.lines(), *end, ""])


def _end(columns: Columns, state: GameState) -> list[str]:
    """The line of the points, if they do not stand beside a pass."""
    if state.winner is None:
        return [" " * BEHIND_NUMBER + " Drawn"]
    points = points_of(result(state))[state.winner]
    ending = f" Wins {points} point{'' if points == 1 else 's'}"
    if state.winner is Side.BLACK and state.ending is Ending.PASSED:
        # On a line below, GNU Backgammon takes them for a second end of the game.
        columns.put(Side.BLACK, ending)
        return []
    return [" " * (BEHIND_NUMBER if state.winner is Side.WHITE else TO_RIGHT) + ending]


def _columns(game: MatGame, match: MatMatch) -> tuple[Columns, GameState]:
    columns = Columns()
    state = start(rules_of(match.ruleset, game.crawford))
    try:
        for action in game.actions:
            after = apply(state, action)
            _tell(columns, state, action, after)
            state = after
        # Who took a beaver and never rolled, perhaps since somebody resigned.
        entries = [action for action in game.actions if not isinstance(action, _RESIGNING)]
        match entries[-2:]:
            case (Beaver(), Take(side)):
                columns.put(side, TAKES)
    except Refused as refusal:
        raise _cannot(f"game {game.number}, which the rules refuse: {refusal}") from None
    return columns, state


def _tell(columns: Columns, state: GameState, action: GameAction, after: GameState) -> None:
    match action:
        case OpeningRoll(white, black):
            rerolled = state.ruleset.opening is OpeningDice.REROLL
            if rerolled or white == black or columns.openings:
                columns.openings.append(f"{white}:{black}")
            if after.due is Due.PLAY and after.turn is not None:
                columns.unplayed = _roll(after.turn, (max(white, black), min(white, black)))
        case Roll(side, dice):
            if after.due is Due.PLAY and after.turn is side:
                columns.unplayed = _roll(side, dice)
            else:
                columns.put(side, f"{dice[0]}{dice[1]}: Cannot Move")
        case Play(side, _, accepted):
            dice_told, _, _ = columns.unplayed.partition(" ")
            columns.unplayed = ""
            columns.put(side, f"{dice_told}:{_moves(state, action)}")
            if accepted:
                columns.accepted.append(f"{len(columns.rows)} {side.word}")
        case Double(side):
            columns.put(side, f" Doubles => {state.cube.value * 2}")
        case Beaver(side):
            columns.put(side, f" Beavers => {state.cube.value * 4}")
        case Take(side) if not state.cube.beaver:
            columns.put(side, TAKES)
        case Pass(side):
            columns.put(side, " Drops")
        case Take() | Resign() | AcceptResignation() | DeclineResignation():
            # Whoever rolls on has taken a beaver; the points tell a resignation.
            pass


def _roll(side: Side, dice: tuple[int, int]) -> str:
    return f"{dice[0]}{dice[1]} {side.word}"


def _moves(state: GameState, play: Play) -> str:
    """The moves from the rearmost on: in this order a legal play can be made one by one."""
    theirs = list(state.own(play.side.other))
    text = ""
    for start_, end in play.moves if play.accepted else sorted(play.moves, reverse=True):
        text += f" {start_}/{end}"
        if not state.ruleset.is_long and end and theirs[facing(state.ruleset, end)] == 1:
            theirs[facing(state.ruleset, end)] = 0
            text += "*"
    return text or " Cannot Move"


def _read_back(match: MatMatch, text: str) -> None:
    """A file that would not give the same match is not written."""
    try:
        read = read_match(read_file_lines(text, "the match"), is_long=match.ruleset.is_long)
    except NotReadable as refusal:
        raise _cannot(f"this match: {refusal}") from None
    if read.ruleset != match.ruleset:
        raise _cannot("these conditions")
    if (read.length, read.headers) != (match.length, dict(match.headers)):
        raise _cannot("these comments")
    for ours, theirs in zip(match.games, read.games, strict=True):
        if ours.players != theirs.players:
            raise _cannot(f"players named {quoted(ours.players)}")
        same = (ours.number, ours.score, ours.crawford, _ended(ours.state))
        if same != (theirs.number, theirs.score, theirs.crawford, _ended(theirs.state)):
            raise _cannot(f"game {ours.number} without a change")


def _ended(state: GameState) -> GameState:
    """The state without what a file does not tell: the order of dice, the level resigned."""
    dice = None if state.dice is None else (max(state.dice), min(state.dice))
    return state._replace(level=None, dice=dice)


def _cannot(what: str) -> CannotHold:
    return CannotHold(notation="a match file", where="the match", what=what)
