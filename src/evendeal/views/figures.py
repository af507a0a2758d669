"""Figures as they leave the house: exact on the wire and in csv, and as sentences have them."""

from fractions import Fraction


def chips_on_the_wire(chips: Fraction) -> int | str:
    """Chips as JSON holds them: a whole number, or "7/2" where they do not divide.

    The one place where a `Fraction` becomes JSON; it serves as an encoding hook, since
    an `int` needs none. Tables of a fairness report are encoded likewise.
    """
    return chips.numerator if chips.denominator == 1 else str(chips)


def points_text(points: int | Fraction) -> str:
    """Points as text, "32" or "11/2": always text, so that no reader rounds them."""
    return str(points)


def signed(chips: int | Fraction) -> str:
    """Chips with their sign, a real minus: "+150", "−7/2", "0"."""
    return "0" if not chips else f"{'+' if chips > 0 else '−'}{abs(chips)}"


def ordinal(place: int) -> str:
    """A place for reading: 1st, 2nd, 3rd, 4th, 11th, 21st."""
    teen = place % 100 in (11, 12, 13)
    return f"{place}{'th' if teen else {1: 'st', 2: 'nd', 3: 'rd'}.get(place % 10, 'th')}"
