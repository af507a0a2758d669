"""A game of backgammon as it stands on a recorder's sheet, typed; see docs/sheets.md.

Rolls and moves are written as players write them. Whose turn it is follows from the rules, so no
side is written. What is read are the lines that a console would have sent.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from evendeal.backgammon import Ruleset, Side, result
from evendeal.backgammon.actions import (
    AcceptResignation,
    Beaver,
    DeclineResignation,
    Double,
    GameAction,
    Move,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Take,
)
from evendeal.backgammon.lines import GameAccepted, GameBody, GameLine
from evendeal.backgammon.played import PlayedGame
from evendeal.backgammon.ruleset import BAR, OFF, Level
from evendeal.errors import Refused
from evendeal.notation.refusals import CannotHold
from evendeal.notation.sheet_words import (
    AGREED,
    NotASheet,
    SheetRefused,
    Token,
    by_the_rules,
    no_word,
    not_agreed,
    sheet_words,
)
from evendeal.reason import Reason

_OPENING = re.compile(r"([1-6]):([1-6])")
_DICE = re.compile(r"[1-6]{2}")
_POINT = r"(?:bar|off|[0-9]{1,2})"
_MOVES = re.compile(rf"({_POINT}(?:/{_POINT}\*?)+)(?:\(([2-4])\))?")
_RESIGNS = re.compile(r"r([wb]?)([123])")
_SIDES = {"w": Side.WHITE, "b": Side.BLACK}
_BY_SIDE: Mapping[str, Callable[[Side], GameAction]] = {
    "d": Double,
    "t": Take,
    "p": Pass,
    "b": Beaver,
    "y": AcceptResignation,
    "n": DeclineResignation,
}


class GameSoFar(NamedTuple):
    """A game as far as its sheet could be read.

    Attributes:
        lines: as a console would have sent them.
        game: what they come to.
        refused: why it goes no further; None: the game is whole, and its table agreed. A sheet
            that ends too soon is refused as `NotAgreed`.
    """

    lines: tuple[GameBody, ...]
    game: PlayedGame
    refused: NotASheet | SheetRefused | None


def read_game_sheet(text: str, ruleset: Ruleset) -> tuple[GameBody, ...]:
    """The lines of a game as a console would have sent them, from the opening to the agreement.

    Args:
        text: of one game, without its label.

    Raises:
        NotASheet: a word means nothing.
        SheetRefused: the rules refuse one, or the game is not over, or not agreed.
    """
    read = read_game_so_far(tuple(sheet_words(text)), ruleset)
    if read.refused is not None:
        raise read.refused
    return read.lines


def read_game_so_far(words: Sequence[Token], ruleset: Ruleset) -> GameSoFar:
    """The game of a sheet up to the first word that cannot be read; of an unfinished one, all.

    Args:
        words: behind its label.
    """
    reader = _Reader(ruleset)
    last = Token("", 1, 1)
    refused = None
    try:
        for last in words:
            reader.take(last)
        reader.end(last)
    except (NotASheet, SheetRefused) as no:
        refused = no
    return GameSoFar(tuple(reader.lines), reader.game, refused)


def write_game_sheet(lines: Sequence[GameLine]) -> str:
    """The text of a game, a line for each turn, from the lines of a console.

    Raises:
        CannotHold: there is something among them that a sheet does not have, as what was taken
            back, or an illegal play that was let stand.
    """
    rows: list[list[str]] = []
    for line in lines:
        match line:
            case OpeningRoll(white=white, black=black):
                rows.append([f"{white}:{black}"])
            case Roll(dice=dice):
                rows.append(["".join(map(str, dice))])
            case Play(moves=moves, accepted=False):
                rows[-1] += map(str, moves)
            case Resign(side=side, level=level):
                # Either side may resign, whoever's turn it is.
                rows.append([f"r{side.word[0]}{int(level)}"])
            case GameAccepted():
                rows.append([AGREED])
            case _:
                kinds = _BY_SIDE.items()
                word = next((each for each, kind in kinds if type(line) is kind), None)
                if word is None:
                    what = f"a line {type(line).__name__}"
                    raise CannotHold(notation="a sheet", where="a game", what=what)
                rows.append([word])
    return "".join(f"{' '.join(row)}\n" for row in rows)


class _Reader:
    """A game as far as its sheet has been read."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.game = PlayedGame.fresh(ruleset, drawn=False)
        self.lines: list[GameBody] = []
        self.moves: list[Move] = []
        self.first: Token | None = None

    def say(self, token: Token, line: GameBody) -> None:
        """One more line of the game."""
        try:
            self.game.take(self.game.lines, line)
        except Refused as no:
            raise by_the_rules(token, no) from None
        self.lines.append(line)

    def take(self, token: Token) -> None:
        """One more word."""
        word = token.text.lower()
        if found := _MOVES.fullmatch(word):
            self.first = self.first or token
            self.moves += _moves(token, found[1], int(found[2] or 1))
            return
        self._play()
        if word == AGREED:
            self._agree(token)
        elif found := _OPENING.fullmatch(word):
            self.say(token, OpeningRoll(int(found[1]), int(found[2])))
        elif _DICE.fullmatch(word):
            self.say(token, Roll(self._side(token), (int(word[0]), int(word[1]))))
        elif found := _RESIGNS.fullmatch(word):
            side = _SIDES[found[1]] if found[1] else self._side(token)
            self.say(token, Resign(side, Level(int(found[2]))))
        elif word in _BY_SIDE:
            self.say(token, _BY_SIDE[word](self._side(token)))
        else:
            why = Reason(
                "no-word-of-a-game",
                "it is neither a roll nor a move nor anything that a side says",
            )
            raise no_word(token, why)

    def end(self, token: Token) -> None:
        """The end of the sheet.

        Raises:
            SheetRefused: the game is not over, or its table has not agreed.
        """
        self._play()
        if self.game.stated is None:
            why = Reason(
                "game-not-agreed",
                "the game ends here and does not say that the table agreed: {agreed}",
                agreed=AGREED,
            )
            raise not_agreed(token, why)

    def _play(self) -> None:
        """The moves that were written since the last roll are one play."""
        if self.first is not None:
            token, moves = self.first, tuple(self.moves)
            self.first, self.moves = None, []
            self.say(token, Play(self._side(token), moves))

    def _side(self, token: Token) -> Side:
        side = self.game.state.turn
        if side is None:
            raise no_word(token, Reason("nobody-to-play", "nobody is to play here"))
        return side

    def _agree(self, token: Token) -> None:
        try:
            made = result(self.game.state)
        except Refused as no:
            raise by_the_rules(token, no) from None
        self.say(token, GameAccepted.of(made))


def _moves(token: Token, written: str, times: int) -> list[Move]:
    points = [_point(token, each) for each in written.replace("*", "").split("/")]
    return [Move(start, end) for start, end in pairwise(points)] * times


def _point(token: Token, written: str) -> int:
    if written in ("bar", "off"):
        return BAR if written == "bar" else OFF
    if int(written) > BAR:
        raise no_word(token, Reason("no-point", "there is no point {point}", point=written))
    return int(written)
