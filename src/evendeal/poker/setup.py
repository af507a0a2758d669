"""What is fixed before the first action of a hand: seats, stacks, blinds, limits."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import TypeAlias

from evendeal.errors import Refused
from evendeal.ids import SeatNo

Chips: TypeAlias = int | Fraction
"""Whole chips at the table; a Fraction only where odd chips are split or a score is ruled."""

MOST_SEATS = 10


class Betting(Enum):
    """The betting structures."""

    NO_LIMIT = "no-limit"
    POT_LIMIT = "pot-limit"
    FIXED_LIMIT = "fixed-limit"
    POT_THEN_NO_LIMIT = "pot-limit-then-no-limit"
    """Pot-limit before the flop, no-limit after it."""


class Raises(Enum):
    """How much a raise is at least, unless it is all-in (R13)."""

    FULL = "full"
    """As much as the largest full bet or raise of the street."""
    DOUBLE = "double"
    """To twice the bet that it faces."""


class OddChips(Enum):
    """What happens to chips that do not divide among the winners of a pot (R14)."""

    WHOLE = "whole"
    """One chip each, from the first winner left of the button."""
    FRACTION = "fraction"
    """Split exactly."""


class NotAHand(Refused):
    """A setup with which no hand can be played."""

    def __init__(self, *, field: str, value: object, why: str) -> None:
        super().__init__(f"{field} {value}: {why}")
        self.field = field
        self.value = value
        self.why = why


@dataclass(frozen=True, slots=True)
class Setup:
    """The conditions of one hand.

    Tuples have one element a seat, seat 1 first. Chips are whole.

    Attributes:
        stacks: chips in front of each seat, all positive; 2 to 10 seats.
        button: the seat that acts last; heads-up it posts the small blind.
        small_blind, big_blind: any small blind up to the big blind, equal too (R5).
        ante: posted by every seat; counts to the cap.
        big_blind_ante: posted by the big blind for the table; dead, outside the cap (R35).
        betting: the betting structure; an optional cap is independent of it (R6).
        raises: how much a raise is at least (R13); fixed-limit has one amount.
        small_bet, big_bet: the fixed-limit bets before and from the turn; by default the
            big blind and twice the big blind.
        bets_per_street: fixed-limit bets and raises allowed a street, the big blind
            counted; None: no end.
        cap: most chips a seat may commit in this deal; None: its stack.
        empty: seats dealt in without a player: they post and never act (R11).
        out: seats dealt in whose player has been taken out (R10): like empty ones they post and
            never act, and what they post is lost by the seat.
        posts: chips posted as blinds by each seat in place of the usual two, e.g. a dead
            small blind `(0, 100, 0)` or a newcomer's big blind; None: the usual two.
        blind_first: a short big blind posts the blind before its ante.
        free_fold: a seat may fold although checking is free.
        odd_chips: whole or exact split.
        chip: the smallest chip in use; pots are split in such chips (TDA 20).
    """

    stacks: tuple[int, ...]
    button: SeatNo
    small_blind: int
    big_blind: int
    ante: int = 0
    big_blind_ante: int = 0
    betting: Betting = Betting.NO_LIMIT
    raises: Raises = Raises.FULL
    small_bet: int = 0
    big_bet: int = 0
    bets_per_street: int | None = 4
    cap: int | None = None
    empty: frozenset[SeatNo] = frozenset()
    out: frozenset[SeatNo] = frozenset()
    posts: tuple[int, ...] | None = None
    blind_first: bool = False
    free_fold: bool = True
    odd_chips: OddChips = OddChips.WHOLE
    chip: int = 1

    def __post_init__(self) -> None:
        seats = len(self.stacks)
        if not 2 <= seats <= MOST_SEATS:
            raise NotAHand(field="stacks", value=seats, why="a table has 2 to 10 seats")
        if min(self.stacks) <= 0:
            raise NotAHand(field="stacks", value=self.stacks, why="every stack is positive")
        if not 1 <= self.button <= seats:
            raise NotAHand(field="button", value=self.button, why=f"seats are 1 to {seats}")
        if not 0 <= self.small_blind <= self.big_blind or self.big_blind <= 0:
            raise NotAHand(
                field="blinds",
                value=f"{self.small_blind}/{self.big_blind}",
                why="the big blind is positive and at least the small blind",
            )
        if self.chip < 1:
            raise NotAHand(field="chip", value=self.chip, why="the smallest chip is 1 or more")
        for field in ("ante", "big_blind_ante", "small_bet", "big_bet"):
            if getattr(self, field) < 0:
                raise NotAHand(field=field, value=getattr(self, field), why="is negative")
        if self.raises is not Raises.FULL and self.betting is Betting.FIXED_LIMIT:
            raise NotAHand(
                field="raises", value=self.raises.value, why="a fixed-limit raise has one amount"
            )
        if self.bets_per_street is not None and self.bets_per_street < 1:
            raise NotAHand(field="bets_per_street", value=self.bets_per_street, why="is below 1")
        if self.ante and self.big_blind_ante:
            raise NotAHand(
                field="ante", value=self.ante, why="antes are each or big-blind, not both"
            )
        if self.cap is not None and self.cap < self.big_blind + self.ante:
            raise NotAHand(field="cap", value=self.cap, why="the cap covers blind and ante")
        if self.posts is not None and (len(self.posts) != seats or min(self.posts) < 0):
            raise NotAHand(field="posts", value=self.posts, why="one post a seat, none negative")
        if not all(1 <= seat <= seats for seat in self.empty) or len(self.empty) >= seats:
            raise NotAHand(
                field="empty", value=sorted(self.empty), why="one seat at least has a player"
            )

        if not all(1 <= seat <= seats for seat in self.out) or self.out & self.empty:
            raise NotAHand(field="out", value=sorted(self.out), why="only a player is taken out")
        if len(self.empty) + len(self.out) >= seats:
            raise NotAHand(field="out", value=sorted(self.out), why="one player at least plays")

    @property
    def seats(self) -> int:
        """How many seats are dealt in, the empty ones included."""
        return len(self.stacks)
