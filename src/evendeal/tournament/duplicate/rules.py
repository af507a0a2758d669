"""The rules of an event: how it is played, drawn and scored."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from evendeal.ids import DealNo, SeatNo, SessionNo
from evendeal.poker import Betting, OddChips, Raises
from evendeal.poker.setup import MOST_SEATS
from evendeal.reason import Reason
from evendeal.tournament.checks import MOST_CHIPS, NotAnEvent, OutOfBounds, switch, whole
from evendeal.tournament.duplicate.levels import (
    MOST_DEALS,
    Blinds,
    Level,
    LevelsMixed,
    blinds_at,
    in_session,
    require_whole_session,
)
from evendeal.tournament.randomness import Randomness


class Stacks(Enum):
    """What is in front of a seat when a deal begins (R7)."""

    RESET = "reset"
    """The starting stack, each deal."""
    RUNNING = "running"
    """What is left from the deal before, filled up to the cap from reserve chips."""


class OrderKind(Enum):
    """The order in which a table plays the deals (R32)."""

    BLOCKS = "blocks"
    """All tables in the same block of deals, each in its own order inside it."""
    WHOLE = "whole"
    """Each table its own order of the whole session."""
    SEQUENCE = "sequence"
    """Every table the deals 1, 2, 3 ..., so that the button moves as in ordinary play."""


class InRunningKind(Enum):
    """Who sees totals of the hands played so far while a session runs (R37)."""

    OFF = "off"
    """Nobody."""
    STAFF = "staff"
    """The office, after each hand."""
    STEPS = "steps"
    """The public too, in steps of five hands a table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRules:
    """What every hand of the event has in common.

    Attributes:
        deals: deals of each session.
        seats: seats at each table, the empty ones included.
        reserve: deals sealed in case one has to be replaced.
        small_blind, big_blind, ante, big_blind_ante: chips, the same in every deal (R5); with
            levels those of the first.
        cap: most chips a seat may commit in one deal (R6); None: its stack.
        starting_stack: chips in front of a seat when a session begins, and with
            `Stacks.RESET` when a deal begins; at least the cap.
        raises: how much a raise is at least (R13).
        chip: the smallest chip in use; pots are split in such chips (TDA 20).
        empty_seats: seats at which nobody sits, the same at every table (R11).
        levels: the blinds of the session's deals, where they change (R67); as many deals as it has.
    """

    deals: int
    seats: int
    reserve: int
    small_blind: int
    big_blind: int
    cap: int | None
    starting_stack: int
    stacks: Stacks = Stacks.RESET
    betting: Betting = Betting.NO_LIMIT
    raises: Raises = Raises.FULL
    ante: int = 0
    big_blind_ante: int = 0
    odd_chips: OddChips = OddChips.WHOLE
    chip: int = 1
    burns: bool = True
    empty_seats: frozenset[SeatNo] = frozenset()
    levels: tuple[Level, ...] = ()

    def __post_init__(self) -> None:
        whole("play.deals", self.deals, 1, MOST_DEALS)
        whole("play.seats", self.seats, 2, MOST_SEATS)
        whole("play.reserve", self.reserve, 0, MOST_DEALS)
        self.blinds.require("play")
        whole("play.chip", self.chip, 1, MOST_CHIPS)
        switch("play.burns", self.burns)
        if self.raises is not Raises.FULL and self.betting is Betting.FIXED_LIMIT:
            raise NotAnEvent(
                where="play.raises",
                value=self.raises.value,
                why=Reason("one-raise", "a fixed-limit raise has one amount"),
            )
        self._check_levels()
        self._check_stacks()
        self._check_empty_seats()

    @property
    def blinds(self) -> Blinds:
        """The blinds of the first deal; without levels those of every deal."""
        return Blinds(
            small_blind=self.small_blind,
            big_blind=self.big_blind,
            ante=self.ante,
            big_blind_ante=self.big_blind_ante,
        )

    def with_blinds(self, blinds: Blinds, levels: tuple[Level, ...] = ()) -> "PlayRules":
        """The same rules with these blinds; with levels they are those of the first.

        Raises:
            NotAnEvent: the cap or the stack is too small for them, or the levels have not as many
                deals as the session.
        """
        return replace(
            self,
            levels=levels,
            small_blind=blinds.small_blind,
            big_blind=blinds.big_blind,
            ante=blinds.ante,
            big_blind_ante=blinds.big_blind_ante,
        )

    def blinds_of(self, deal: DealNo) -> Blinds:
        """The blinds of a deal of the session, the same at every table.

        Args:
            deal: of a reserve deal the one in whose place it is played (R67).
        """
        return blinds_at(self.levels, deal) if 1 <= deal <= self.leveled else self.blinds

    @property
    def leveled(self) -> int:
        """How many deals have a level."""
        return sum(level.deals for level in self.levels)

    @property
    def decks(self) -> int:
        """How many decks each table has of a session, those of the reserve deals too."""
        return self.deals + self.reserve

    def reserve_number(self, deal: int) -> int | None:
        """Which reserve deal a number stands for: they are numbered on after the session's."""
        return deal - self.deals if deal > self.deals else None

    def _check_levels(self) -> None:
        for number, level in enumerate(self.levels, 1):
            level.require(f"levels[{number}]")
        require_whole_session(self.levels, self.deals)
        if self.levels and self.levels[0].blinds != self.blinds:
            why = Reason("first-level", "the first level says what is posted in the first deal")
            raise NotAnEvent(where="play.big_blind", value=self.big_blind, why=why)

    def _check_stacks(self) -> None:
        largest = max((self.blinds, *(at.blinds for at in self.levels)), key=lambda at: at.least)
        least = largest.least
        if self.cap is not None:
            whole("play.cap", self.cap, 0, MOST_CHIPS)
            if self.cap < least:
                raise OutOfBounds(
                    where="play.cap",
                    value=self.cap,
                    why=_below(largest),
                    least=least,
                    bound="the big blind" + (" and the ante" if largest.ante else ""),
                )
            least = self.cap
        whole("play.starting_stack", self.starting_stack, 1, MOST_CHIPS)
        if self.starting_stack < least:
            raise OutOfBounds(
                where="play.starting_stack",
                value=self.starting_stack,
                why=Reason(
                    "least-stack",
                    "nobody may start a deal with fewer chips than {least}",
                    least=least,
                ),
                least=least,
                bound="the big blind" if self.cap is None else "the cap",
            )
        if self.stacks is Stacks.RUNNING and self.cap is None:
            why = Reason("running-to-a-cap", "running stacks are filled up to a cap")
            raise NotAnEvent(where="play.cap", value=self.cap, why=why)
        if self.stacks is Stacks.RUNNING and self.odd_chips is OddChips.FRACTION:
            why = Reason("running-in-chips", "running stacks are whole chips")
            raise NotAnEvent(where="play.odd_chips", value=self.odd_chips.value, why=why)

    def _check_empty_seats(self) -> None:
        for seat in sorted(self.empty_seats):
            whole("play.empty_seats", seat, 1, self.seats)
        if self.seats - len(self.empty_seats) < 2:
            why = Reason(
                "two-seated", "of {seats} seats at least 2 have a player", seats=self.seats
            )
            raise NotAnEvent(where="play.empty_seats", value=sorted(self.empty_seats), why=why)

    @property
    def occupied(self) -> tuple[SeatNo, ...]:
        """The seats that have a player, at every table the same."""
        return tuple(
            SeatNo(seat) for seat in range(1, self.seats + 1) if seat not in self.empty_seats
        )

    def button_of(self, deal: DealNo) -> SeatNo:
        """Where the button is; it belongs to the deal, not to the table's order (R32)."""
        return SeatNo((deal - 1) % self.seats + 1)


def _below(blinds: Blinds) -> Reason:
    """Why a cap is too small for what the big blind posts."""
    if not blinds.ante:
        return Reason(
            "below-big-blind", "is below the big blind {big_blind}", big_blind=blinds.big_blind
        )
    return Reason(
        "below-big-blind-and-ante",
        "is below the big blind {big_blind} and ante {ante}",
        big_blind=blinds.big_blind,
        ante=blinds.ante,
    )


@dataclass(frozen=True, slots=True)
class OrderRules:
    """How running orders are drawn, and what is mixed in.

    Attributes:
        block: deals in a block, where the running order has blocks.
        randomness: which public randomness is mixed in.
    """

    order: OrderKind = OrderKind.WHOLE
    block: int = 10
    randomness: Randomness = field(default_factory=Randomness)

    def __post_init__(self) -> None:
        whole("draw.block", self.block, 1, MOST_DEALS)

    def beacon_of(self, session: SessionNo) -> str:
        """The public randomness of a session in words; empty: none."""
        return self.randomness.of(session - 1)

    def known_from(self, session: SessionNo) -> str | None:
        """From when the value of a session can be known; None where that is not given."""
        return self.randomness.known_at(session - 1)

    @property
    def blocks(self) -> int | None:
        """Deals in a block; None if the order has no blocks."""
        return self.block if self.order is OrderKind.BLOCKS else None

    def require_levels(self, levels: Sequence[Level]) -> None:
        """Nothing, if no table can play a deal of a later level before one of an earlier (R67).

        Raises:
            LevelsMixed: with the deal at which the blinds change.
        """
        places = tuple(in_session(levels))
        for level in places[1:]:
            if self.order is OrderKind.WHOLE:
                order = self.order.value
                raise LevelsMixed(where="draw.order", value=order, deal=level.first, block=None)
            if self.order is OrderKind.BLOCKS and (level.first - 1) % self.block:
                first = (level.first - 1) // self.block * self.block + 1
                last = min(first + self.block - 1, places[-1].last)
                block = DealNo(first), DealNo(last)
                raise LevelsMixed(
                    where="draw.block", value=self.block, deal=level.first, block=block
                )


@dataclass(frozen=True, slots=True)
class OfficeRules:
    """What the director's office goes by.

    Attributes:
        correction_minutes: how long after a session's end rulings and corrections can be
            made without saying that they are late.
        wild_caps: with this many caps lost in one session a seat is brought to the
            director's notice (R10); without a cap, starting stacks. 0: never.
        shortest_seconds: a table's device is sent community cards of a deal no sooner than
            this after the first of the deal before, so that nobody can leaf through the decks
            that the table has still to play (R38).
        in_running: who sees totals of the hands so far.
    """

    correction_minutes: int = 30
    wild_caps: int = 3
    shortest_seconds: int = 20
    in_running: InRunningKind = InRunningKind.OFF

    def __post_init__(self) -> None:
        whole("office.correction_minutes", self.correction_minutes, 0, 100_000)
        whole("office.wild_caps", self.wild_caps, 0, 1_000)
        whole("office.shortest_seconds", self.shortest_seconds, 0, 3_600)
