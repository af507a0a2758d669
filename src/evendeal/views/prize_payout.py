"""The prizes of a tournament: what entries bring and which place is paid what."""

from dataclasses import dataclass

from evendeal.views.prize_figures import Money


@dataclass(frozen=True, slots=True)
class PayoutPlace:
    """What a place is paid, and its part of the pool as the table has it."""

    place: int
    percent_text: str
    amount: Money


@dataclass(frozen=True, slots=True)
class PayoutSheet:
    """The prizes of a tournament by place, first first; they sum to the pool.

    `overlay` is what a guarantee adds to what the entries bring. `table` is the table of percents
    that applies, `tables` are the names that can be asked for. `prizes_text` is a list to be put
    where prizes are typed.
    """

    entries: int
    pool: Money
    overlay: Money
    table: str
    tables: tuple[str, ...]
    places: tuple[PayoutPlace, ...]
    prizes_text: str
    notes: tuple[str, ...]
