"""Figures as text for people, the same on every screen and sheet."""

from collections.abc import Sequence
from fractions import Fraction

from evendeal.poker import Betting, Chips
from evendeal.signs import MINUS, THIN_SPACE

_PARTS = {Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔"}

BETTING = {
    Betting.NO_LIMIT: "no-limit",
    Betting.POT_LIMIT: "pot-limit",
    Betting.FIXED_LIMIT: "fixed-limit",
    Betting.POT_THEN_NO_LIMIT: "pot-limit before the flop, no-limit after it",
}


def chips_text(chips: Chips, *, signed: bool = False) -> str:
    """Chips for reading: thousands by a thin space, a real minus, halves and thirds as signs."""
    size = Fraction(chips if chips >= 0 else -chips)
    whole = size.numerator // size.denominator
    text = f"{whole:,}".replace(",", THIN_SPACE)
    part = size - whole
    if part:
        sign = _PARTS.get(part) or f"{THIN_SPACE}{part}"
        text = sign if not whole and part in _PARTS else text + sign
    if chips < 0:
        return MINUS + text
    return f"+{text}" if signed and chips > 0 else text


def player_of(player: str, team: str) -> str:
    """A player in a sentence that says the team too, `Wendy (Lynxes)`.

    Where a badge or a column says the team, and within one's own team, the name stands alone: no
    two players of an event have the same.
    """
    return player if player == team else f"{player} ({team})"


def part_of(part: int, whole: int) -> str:
    """A count beside what it is a part of, `4 of 6`; where it is no part of it, `all 6`."""
    if part != whole:
        return f"{part} of {whole}"
    return f"all {whole}" if whole > 1 else str(whole)


def in_a_row(things: Sequence[object]) -> str:
    """Several things as a sentence names them: `2`, `2 and 5`, `2, 3 and 5`."""
    *before, last = map(str, things)
    return f"{', '.join(before)} and {last}" if before else last
