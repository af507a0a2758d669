"""The first row of every seat draw: who sits where before anything is drawn.

A seat draw has as many rows as there are entries; row t is the first row with t added to
every number, counted round the number of entries. So one row says how fair a draw is.
"""

from typing import Literal, TypeAlias

from evendeal.errors import Refused

SeatDrawMethod: TypeAlias = Literal["balanced", "cyclic", "mirror"]
"""How seats are drawn (R4)."""

SEAT_DRAW_METHODS: tuple[SeatDrawMethod, ...] = ("balanced", "cyclic", "mirror")

LEAST_SEATS = 2
MOST_SEATS = 10
MOST_ENTRIES = 31


class WrongSeats(Refused):
    """A table with too few or too many seats."""

    def __init__(self, *, seats: int) -> None:
        super().__init__(f"{seats} seats: a table has {LEAST_SEATS} to {MOST_SEATS} seats")
        self.seats = seats


class TooFewEntries(Refused):
    """Fewer teams than seats: some seat would stand empty."""

    def __init__(self, *, entries: int, seats: int) -> None:
        super().__init__(
            f"{entries} entries for {seats} seats: every seat needs an entry; "
            f"enter {seats - entries} more or play with fewer seats"
        )
        self.entries = entries
        self.seats = seats


class TooManyEntries(Refused):
    """More teams than one group holds."""

    def __init__(self, *, entries: int) -> None:
        super().__init__(
            f"{entries} entries: one group holds up to {MOST_ENTRIES}; make two groups of them"
        )
        self.entries = entries


class NoSuchMethod(Refused):
    """A name that is no way of drawing seats."""

    def __init__(self, *, method: str) -> None:
        super().__init__(f"seat draw {method!r}: choose one of {', '.join(SEAT_DRAW_METHODS)}")
        self.method = method


def base_row(method: SeatDrawMethod, entries: int, seats: int) -> tuple[int, ...]:
    """The first row, shape (seats,), of the numbers 0 .. entries - 1, none twice.

    `balanced` and `mirror` take the most even row there is: for as many entries as seats
    the Williams row (even) or the printed one (5, 7, 9); for more entries the printed
    rectangle, or else one searched for even meetings, then for even position. `cyclic` counts up.

    Raises:
        WrongSeats, TooFewEntries, TooManyEntries, NoSuchMethod.

    Source:
        R4; E. J. Williams, "Experimental designs balanced for the estimation of residual
        effects", 1949. Three seats have no better row than the cyclic one.
    """
    if method not in SEAT_DRAW_METHODS:
        raise NoSuchMethod(method=method)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise WrongSeats(seats=seats)
    if entries < seats:
        raise TooFewEntries(entries=entries, seats=seats)
    if entries > MOST_ENTRIES:
        raise TooManyEntries(entries=entries)
    if method == "cyclic":
        return tuple(range(seats))
    if entries > seats:
        return _block(entries, seats)
    return _ODD.get(seats) or _williams(seats)


def rows(base: tuple[int, ...], entries: int) -> tuple[tuple[int, ...], ...]:
    """All rows that follow from the first, shape (entries, seats)."""
    return tuple(tuple((number + row) % entries for number in base) for row in range(entries))


def _williams(seats: int) -> tuple[int, ...]:
    """0, 1, n - 1, 2, n - 2, ...: every difference of neighbours once."""
    return tuple((seat + 1) // 2 if seat % 2 else -(seat // 2) % seats for seat in range(seats))


def _block(entries: int, seats: int) -> tuple[int, ...]:
    for cell in _BLOCKS[seats].split(";"):
        size, numbers = cell.split(":")
        if int(size) == entries:
            return tuple(int(number) for number in numbers.split())
    raise TooManyEntries(entries=entries)


_ODD: dict[int, tuple[int, ...]] = {
    3: (0, 1, 2),
    5: (0, 1, 2, 4, 3),
    7: (0, 1, 2, 4, 6, 5, 3),
    9: (0, 1, 2, 4, 7, 3, 8, 6, 5),
}

# Seats, then "entries: first row". Six seats with 7 to 14, 16 and 31 entries, eight with 15,
# nine with 13 and 19 are printed rectangles. The others were searched: among all choices of
# numbers those with the most even meetings, and of the first of these (300; for nine seats 60,
# for ten 12) every order, for the least advantage of acting behind.
_BLOCKS: dict[int, str] = {
    2: """
        3: 0 1; 4: 0 1; 5: 0 1; 6: 0 1; 7: 0 1; 8: 0 1; 9: 0 1; 10: 0 1; 11: 0 1; 12: 0 1;
        13: 0 1; 14: 0 1; 15: 0 1; 16: 0 1; 17: 0 1; 18: 0 1; 19: 0 1; 20: 0 1; 21: 0 1; 22: 0 1;
        23: 0 1; 24: 0 1; 25: 0 1; 26: 0 1; 27: 0 1; 28: 0 1; 29: 0 1; 30: 0 1; 31: 0 1
    """,
    3: """
        4: 0 1 2; 5: 0 1 2; 6: 0 1 3; 7: 0 1 3; 8: 0 1 3; 9: 0 1 3; 10: 0 1 3; 11: 0 1 3;
        12: 0 1 3; 13: 0 1 3; 14: 0 1 3; 15: 0 1 3; 16: 0 1 3; 17: 0 1 3; 18: 0 1 3; 19: 0 1 3;
        20: 0 1 3; 21: 0 1 3; 22: 0 1 3; 23: 0 1 3; 24: 0 1 3; 25: 0 1 3; 26: 0 1 3; 27: 0 1 3;
        28: 0 1 3; 29: 0 1 3; 30: 0 1 3; 31: 0 1 3
    """,
    4: """
        5: 0 1 3 2; 6: 0 1 3 2; 7: 0 1 2 4; 8: 0 1 4 3; 9: 0 1 4 3; 10: 0 2 1 5; 11: 0 1 5 2;
        12: 0 1 7 3; 13: 0 1 3 9; 14: 0 1 4 6; 15: 0 1 3 7; 16: 0 1 3 7; 17: 0 1 3 7;
        18: 0 1 3 7; 19: 0 1 3 7; 20: 0 1 3 7; 21: 0 1 3 7; 22: 0 1 3 7; 23: 0 1 3 7;
        24: 0 1 3 7; 25: 0 1 3 7; 26: 0 1 3 7; 27: 0 1 3 7; 28: 0 1 3 7; 29: 0 1 3 7;
        30: 0 1 3 7; 31: 0 1 3 7
    """,
    5: """
        6: 0 2 3 1 4; 7: 0 1 2 4 3; 8: 0 2 1 5 3; 9: 0 1 3 5 2; 10: 0 2 3 1 6; 11: 0 2 1 7 4;
        12: 0 2 8 1 5; 13: 0 2 10 1 4; 14: 0 1 5 7 2; 15: 0 1 5 7 2; 16: 0 1 9 4 3;
        17: 0 1 3 8 7; 18: 0 1 5 11 2; 19: 0 1 6 9 2; 20: 0 1 5 14 2; 21: 0 1 4 14 16;
        22: 0 1 12 3 7; 23: 0 1 3 8 14; 24: 0 1 3 9 20; 25: 0 1 3 7 12; 26: 0 1 3 7 12;
        27: 0 1 3 7 12; 28: 0 1 3 7 12; 29: 0 1 3 7 12; 30: 0 1 3 7 12; 31: 0 1 3 7 12
    """,
    6: """
        7: 0 1 2 5 4 3; 8: 0 1 2 5 4 3; 9: 0 2 6 3 1 4; 10: 0 1 3 6 5 2; 11: 0 4 2 5 1 7;
        12: 0 9 5 8 10 2; 13: 0 2 3 9 1 5; 14: 0 6 5 7 2 10; 15: 0 6 1 3 2 10; 16: 0 1 3 2 8 5;
        17: 0 1 8 3 2 12; 18: 0 2 15 1 4 9; 19: 0 1 3 15 14 12; 20: 0 8 1 4 3 10;
        21: 0 2 1 12 16 4; 22: 0 9 1 4 3 11; 23: 0 1 9 4 11 3; 24: 0 1 5 17 11 2;
        25: 0 1 17 19 5 2; 26: 0 1 9 4 3 16; 27: 0 1 8 3 12 22; 28: 0 1 15 22 4 20;
        29: 0 1 3 8 7 17; 30: 0 1 5 14 24 2; 31: 0 1 3 8 12 18
    """,
    7: """
        8: 0 1 5 4 2 3 6; 9: 0 1 3 7 4 6 2; 10: 0 2 7 3 1 5 4; 11: 0 1 4 6 7 3 2;
        12: 0 2 3 9 1 7 4; 13: 0 3 1 2 7 9 4; 14: 0 2 9 1 5 3 11; 15: 0 1 8 2 5 4 10;
        16: 0 2 1 5 3 12 8; 17: 0 1 9 3 6 13 2; 18: 0 1 3 9 13 6 2; 19: 0 1 10 15 3 7 2;
        20: 0 2 5 1 15 16 13; 21: 0 1 11 16 2 4 8; 22: 0 5 2 1 15 18 16; 23: 0 4 2 1 20 9 14;
        24: 0 4 1 3 15 11 9; 25: 0 4 2 1 22 10 15; 26: 0 4 22 17 1 2 10; 27: 0 2 12 7 1 4 21;
        28: 0 3 8 4 1 19 14; 29: 0 2 1 11 25 14 4; 30: 0 4 2 1 27 10 15; 31: 0 1 18 3 8 7 22
    """,
    8: """
        9: 0 1 4 2 7 6 3 5; 10: 0 1 4 2 7 6 3 5; 11: 0 6 2 4 1 5 3 8; 12: 0 2 3 9 1 6 8 4;
        13: 0 1 3 8 5 4 2 10; 14: 0 1 6 10 9 2 4 3; 15: 0 5 7 2 3 8 1 11; 16: 0 2 10 12 3 1 7 4;
        17: 0 1 4 2 14 13 10 12; 18: 0 2 12 15 13 4 1 9; 19: 0 7 2 3 1 5 14 11;
        20: 0 5 1 3 2 17 10 14; 21: 0 2 3 1 8 16 12 5; 22: 0 4 17 1 19 2 11 5;
        23: 0 6 1 15 3 8 2 11; 24: 0 2 17 20 6 3 1 12; 25: 0 1 18 20 5 4 12 2;
        26: 0 2 3 9 1 18 13 6; 27: 0 2 21 16 1 7 4 12; 28: 0 2 9 1 14 12 5 20;
        29: 0 4 23 16 1 7 2 12; 30: 0 4 2 13 23 1 18 8; 31: 0 1 25 7 12 16 2 4
    """,
    9: """
        10: 0 1 7 4 2 6 5 3 8; 11: 0 4 5 7 2 6 3 1 8; 12: 0 3 2 6 7 4 1 9 5;
        13: 0 1 9 3 5 7 4 10 2; 14: 0 1 3 7 5 2 10 8 4; 15: 0 7 6 1 3 4 9 2 11;
        16: 0 2 1 6 4 13 8 9 3; 17: 0 2 1 6 4 13 14 9 3; 18: 0 9 3 6 1 5 2 11 13;
        19: 0 7 12 2 3 1 5 16 13; 20: 0 5 6 15 1 9 3 2 13; 21: 0 1 15 7 12 16 3 2 5;
        22: 0 5 8 2 3 16 1 12 18; 23: 0 3 15 5 1 21 9 2 16; 24: 0 8 9 2 14 1 4 20 11;
        25: 0 6 8 19 2 11 3 1 15; 26: 0 4 2 5 17 11 1 19 7; 27: 0 2 17 8 21 3 1 13 6;
        28: 0 5 22 4 1 24 2 14 17; 29: 0 11 24 5 1 3 2 17 20; 30: 0 4 1 13 7 12 2 28 20;
        31: 0 2 15 20 3 1 24 9 5
    """,
    10: """
        11: 0 1 3 7 4 9 8 6 2 5; 12: 0 1 3 7 4 9 8 6 2 5; 13: 0 7 10 6 1 3 4 5 2 8;
        14: 0 2 5 3 4 1 11 6 10 8; 15: 0 4 2 10 11 5 1 3 8 7; 16: 0 3 5 2 1 6 12 9 10 4;
        17: 0 2 7 13 8 11 1 4 5 3; 18: 0 1 13 4 2 10 3 9 6 8; 19: 0 1 13 7 12 15 16 3 5 2;
        20: 0 2 18 9 4 3 1 13 6 14; 21: 0 1 11 14 17 5 2 4 9 3; 22: 0 4 7 1 3 2 8 16 13 11;
        23: 0 3 14 20 9 16 1 2 6 4; 24: 0 2 1 7 19 10 16 14 3 6; 25: 0 4 13 11 16 1 7 3 2 21;
        26: 0 8 2 3 7 13 5 1 20 17; 27: 0 4 7 1 3 2 16 13 21 11; 28: 0 23 5 11 12 16 2 1 3 25;
        29: 0 8 24 9 2 20 1 5 3 18; 30: 0 11 1 5 24 3 2 8 20 15; 31: 0 6 25 27 18 3 1 2 11 14
    """,
}
