"""Every way in which a match of backgammon, or a position's id, cannot be read."""

from evendeal.errors import Refused
from evendeal.notation.refusals import LineWrong, NotText, quoted


class NotMatchText(NotText):
    """Bytes that are no text of a match file; `hint` says what they may be."""

    def __init__(self, *, where: str, byte: int, expected: str, hint: str, line: int) -> None:
        super().__init__(where=where, byte=byte, expected=expected, line=line)
        self.where = where
        self.line = line
        self.byte = byte
        self.expected = expected
        self.hint = hint
        self.why = f"{self.why}; {hint}"
        self.args = (f"{where}: {self.why}",)


class VariationNotRead(LineWrong):
    """A file of another game than the one that its format is read for, or that names none."""

    def __init__(self, *, where: str, line: int, variation: str, expected: str) -> None:
        what = quoted(variation) if variation else "a match"
        super().__init__(where=where, line=line, reason=f"{what} is read here only if {expected}")
        self.where = where
        self.line = line
        self.variation = variation
        self.expected = expected


class MoveImpossible(LineWrong):
    """A roll, play, cube action or resignation that the rules refuse.

    Attributes:
        game: as the file numbers it.
        move: the number of the line within the game, None on a line without one.
        player: whose it is.
        refusal: that of the rules; None if the file contradicts the dice.
    """

    def __init__(
        self,
        *,
        where: str,
        line: int,
        game: int,
        move: int | None,
        player: str,
        reason: str,
        refusal: Refused | None,
    ) -> None:
        place = f"game {game}" if move is None else f"game {game}, move {move}"
        super().__init__(where=where, line=line, reason=f"{place}, {quoted(player)}: {reason}")
        self.where = where
        self.line = line
        self.game = game
        self.move = move
        self.player = player
        self.reason = reason
        self.refusal = refusal


class GamePointsDiffer(LineWrong):
    """A game whose stated points are not what its end counts."""

    def __init__(self, *, where: str, line: int, game: int, said: int, counts: str) -> None:
        super().__init__(
            where=where, line=line, reason=f"game {game} says {said} points; it counts {counts}"
        )
        self.where = where
        self.line = line
        self.game = game
        self.said = said
        self.counts = counts


class MatchScoreDiffers(LineWrong):
    """A game that begins at another score than the games before it give."""

    def __init__(
        self, *, where: str, line: int, game: int, player: str, said: int, sums_to: int
    ) -> None:
        super().__init__(
            where=where,
            line=line,
            reason=f"game {game} begins with {said} for {quoted(player)}; "
            f"the games before sum to {sums_to}",
        )
        self.where = where
        self.line = line
        self.game = game
        self.player = player
        self.said = said
        self.sums_to = sums_to


class GameAfterTheMatch(LineWrong):
    """A game that begins when one side has won the match."""

    def __init__(
        self, *, where: str, line: int, game: int, player: str, points: int, length: int
    ) -> None:
        super().__init__(
            where=where,
            line=line,
            reason=f"game {game} begins with {points} for {quoted(player)}, who has won the match "
            f"to {length}",
        )
        self.where = where
        self.line = line
        self.game = game
        self.player = player
        self.points = points
        self.length = length


class GameNumberWrong(LineWrong):
    """A game with a number that is not above that of the game before it."""

    def __init__(self, *, where: str, line: int, game: int, before: int) -> None:
        super().__init__(where=where, line=line, reason=f"game {game} stands behind game {before}")
        self.where = where
        self.line = line
        self.game = game
        self.before = before


class NotAPositionId(Refused):
    """Text that is no id of a position, or of one that no game can have."""

    def __init__(self, *, notation: str, text: str, why: str) -> None:
        super().__init__(f"{notation} {quoted(text)}: {why}")
        self.notation = notation
        self.text = text
        self.why = why
