"""Levels: blinds that change within a session. They belong to the deals, not to the clock."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from evendeal.ids import DealNo
from evendeal.reason import Reason
from evendeal.tournament.checks import MOST_CHIPS, NotAnEvent, OutOfBounds, whole

MOST_DEALS = 5_000
"""More deals than a session can have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Blinds:
    """What is posted in a deal, in chips.

    Attributes:
        ante: of every seat.
        big_blind_ante: of the big blind, for the whole table (R35).
    """

    small_blind: int
    big_blind: int
    ante: int = 0
    big_blind_ante: int = 0

    @property
    def least(self) -> int:
        """What the big blind has to have in front of it, and may commit: blind and ante."""
        return self.big_blind + self.ante

    def require(self, where: str) -> None:
        """Nothing, if they can be played.

        Args:
            where: what stands before their keys in the file, such as `levels[2]`.

        Raises:
            NotAnEvent: with the key.
        """
        whole(f"{where}.big_blind", self.big_blind, 1, MOST_CHIPS)
        whole(f"{where}.small_blind", self.small_blind, 0, MOST_CHIPS)
        whole(f"{where}.ante", self.ante, 0, MOST_CHIPS)
        whole(f"{where}.big_blind_ante", self.big_blind_ante, 0, MOST_CHIPS)
        if self.small_blind > self.big_blind:
            raise OutOfBounds(
                where=f"{where}.small_blind",
                value=self.small_blind,
                why=Reason(
                    "above-big-blind",
                    "is above the big blind {big_blind}",
                    big_blind=self.big_blind,
                ),
                most=self.big_blind,
                bound="the big blind",
            )
        if self.ante and self.big_blind_ante:
            raise NotAnEvent(
                where=f"{where}.big_blind_ante",
                value=self.big_blind_ante,
                why=Reason(
                    "one-ante",
                    "there is an ante of each seat already; an event has one or the other",
                ),
            )


@dataclass(frozen=True, slots=True)
class Level:
    """Deals of a session, one after the other, with the same blinds.

    Attributes:
        deals: how many.
    """

    deals: int
    blinds: Blinds

    def require(self, where: str) -> None:
        """Nothing, if it can be played.

        Args:
            where: what stands before its keys in the file, such as `levels[2]`.

        Raises:
            NotAnEvent: with the key.
        """
        whole(f"{where}.deals", self.deals, 1, MOST_DEALS)
        self.blinds.require(where)


@dataclass(frozen=True, slots=True)
class LevelDeals:
    """A level as it lies in a session: its first deal and its last."""

    first: DealNo
    last: DealNo
    blinds: Blinds


class LevelsMixed(NotAnEvent):
    """A running order by which a table could play deals of two levels in any order.

    Attributes:
        deal: the first one at other blinds than the one before it.
        block: the first and the last deal of the block that holds both; None: the whole session
            is one.
    """

    def __init__(
        self, *, where: str, value: object, deal: DealNo, block: tuple[DealNo, DealNo] | None
    ) -> None:
        if block is None:
            why = Reason(
                "levels-in-any-order",
                "the blinds change at deal {deal}, and each table has an order of its own; "
                "levels are played in sequence, or in blocks that lie within one",
                deal=deal,
            )
        else:
            why = Reason(
                "levels-in-one-block",
                "the blinds change at deal {deal}, within the block of deals {first} to {last}; "
                "a block lies within one level",
                deal=deal,
                first=block[0],
                last=block[1],
            )
        super().__init__(where=where, value=value, why=why)
        self.where = where
        self.value = value
        self.deal = deal
        self.block = block


def in_session(levels: Sequence[Level]) -> Iterator[LevelDeals]:
    """The levels of a session as they lie in it."""
    first = 1
    for level in levels:
        yield LevelDeals(DealNo(first), DealNo(first + level.deals - 1), level.blinds)
        first += level.deals


def blinds_at(levels: Sequence[Level], deal: DealNo) -> Blinds:
    """The blinds of a deal.

    Raises:
        KeyError: no level reaches it.
    """
    for level in in_session(levels):
        if level.first <= deal <= level.last:
            return level.blinds
    raise KeyError(deal)


def require_whole_session(levels: Sequence[Level], deals: int, *, of: str = "") -> None:
    """Nothing, if the levels have as many deals as the session, or there are none.

    Args:
        of: the stage that is played so; empty: the sessions of the event are alike.

    Raises:
        NotAnEvent: they have more, or fewer.
    """
    deals_of_levels = sum(level.deals for level in levels)
    if levels and deals_of_levels != deals:
        if of:
            why = Reason(
                "levels-of-stage",
                "the deals of all levels together, and a session of {stage} has {deals}",
                stage=of,
                deals=deals,
            )
        else:
            why = Reason(
                "levels-of-session",
                "the deals of all levels together, and a session has {deals}",
                deals=deals,
            )
        raise NotAnEvent(where="levels", value=deals_of_levels, why=why)


@dataclass(frozen=True, slots=True)
class UnevenRounds:
    """Deals in which some seats post more blinds than others.

    Attributes:
        deals: how many there are.
        seats: at a table; the button goes round once in as many deals.
        level: which level they are, from 1; None: the whole session.
        fewer, more: the next numbers of deals that are whole rounds; None: there are no fewer.
    """

    deals: int
    seats: int
    level: int | None
    fewer: int | None
    more: int


def uneven_rounds(deals: int, seats: int, levels: Sequence[Level]) -> tuple[UnevenRounds, ...]:
    """Every level that is no whole number of rounds; without levels the session, if it is none."""
    counts: list[tuple[int | None, int]] = [(n, at.deals) for n, at in enumerate(levels, 1)]
    return tuple(
        UnevenRounds(count, seats, number, count - count % seats or None, count + -count % seats)
        for number, count in counts or [(None, deals)]
        if count % seats
    )
