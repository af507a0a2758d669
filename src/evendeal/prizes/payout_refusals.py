"""How payouts and their tables say no."""

from collections.abc import Sequence
from fractions import Fraction

from evendeal.errors import Refused
from evendeal.prizes.amount_in_words import in_words
from evendeal.prizes.money import grouped
from evendeal.prizes.refusals import counted, there_are

SHOWN = 40
"""Characters of a text that a sentence repeats."""


def percent(part: Fraction) -> str:
    """Percents as a table prints them: 27.5; what does not end is cut to four digits."""
    return f"{float(part):.4f}".rstrip("0").rstrip(".")


def band_name(low: int, high: int | None) -> str:
    """The entries of a band in words."""
    if high is None:
        return f"{low:,} entries and more"
    if low == high:
        return counted(low, "entry", "entries")
    return f"{low:,} to {high:,} entries"


NO_PAYOUT = {
    "negative": "it is 0 or more",
    "nobody": "somebody has to play",
    "two_tables": "name it or give a csv, not both",
    "nothing": "there is nothing to pay out",
    "place": "places count from 1",
    "out": "somebody has to be out",
    "tied": "name the place and how many players, 8,2",
    "places": "{players}",
}
"""Why a tournament cannot be paid out, in words, by the reason that the catalogue knows."""


class PayoutRefused(Refused):
    """A tournament that cannot be paid out as it is described.

    `reason` is one of `NO_PAYOUT`, `why` says it; `most` is how many players there are.
    """

    def __init__(self, *, field: str, value: object, reason: str, most: int = 0) -> None:
        why = NO_PAYOUT[reason].format(players=there_are(most, "player"))
        words = repr(value[:SHOWN]) if isinstance(value, str) else in_words(value)
        super().__init__(f"{field} {words}: {why}")
        self.field = field
        self.value = value
        self.reason = reason
        self.most = most
        self.why = why


class MorePlacesThanPlayers(Refused):
    """More prizes than players who could take them."""

    def __init__(self, *, table: str, places: int, players: int) -> None:
        super().__init__(
            f"the table {table} pays {counted(places, 'place')}, and {there_are(players, 'player')}"
        )
        self.table = table
        self.places = places
        self.players = players


class NoSuchPayoutTable(Refused):
    """A table that has not been heard of."""

    def __init__(self, *, table: str, tables: Sequence[str]) -> None:
        super().__init__(
            f"there is no payout table {table[:SHOWN]!r}: choose one of {', '.join(tables)}"
        )
        self.table = table
        self.tables = tuple(tables)


class NoBandFor(Refused):
    """Entries that a table says nothing about."""

    def __init__(self, *, table: str, entries: int, bands: str) -> None:
        super().__init__(
            f"the table {table} has nothing for {band_name(entries, entries)}: it is for {bands}"
        )
        self.table = table
        self.entries = entries
        self.bands = bands


class NoTableSoLarge(Refused):
    """More entries than the tables of the house were made for (R26)."""

    def __init__(self, *, entries: int, most: int) -> None:
        super().__init__(
            f"no table reaches to {entries:,} entries, the longest ends at {most:,}: "
            "give one of your own as csv"
        )
        self.entries = entries
        self.most = most


class DealDoesNotSum(Refused):
    """A deal of more or less than its prizes; `off` is positive if it is too much."""

    def __init__(self, *, total: int, pool: int, off: int, decimals: int = 0) -> None:
        how = "too much" if off > 0 else "too little"
        super().__init__(
            f"the deal comes to {grouped(total, decimals)}, {grouped(abs(off), decimals)} {how}: "
            f"its places pay {grouped(pool, decimals)}"
        )
        self.total = total
        self.pool = pool
        self.off = off
        self.decimals = decimals


class PayoutTableRefused(Refused):
    """A table of percents that pays nobody."""

    def __init__(self, *, table: str, line: int, why: str) -> None:
        super().__init__(f"the table {table}, line {line}: {why}")
        self.table = table
        self.line = line
        self.why = why


class PercentsDoNotSum(PayoutTableRefused):
    """A column of percents that does not sum to 100."""

    def __init__(
        self, *, table: str, line: int, low: int, high: int | None, total: Fraction
    ) -> None:
        whose = "" if high is None else f" of {band_name(low, high)}"
        hint = "; percents are needed, not parts of 1" if total == 1 else ""
        super().__init__(
            table=table,
            line=line,
            why=f"the column{whose} sums to {percent(total)}, not to 100{hint}",
        )
        self.table = table
        self.line = line
        self.low = low
        self.high = high
        self.total = total


class BandsOverlap(PayoutTableRefused):
    """Two columns for the same number of entries."""

    def __init__(
        self, *, table: str, line: int, low: int, high: int | None, other: tuple[int, int | None]
    ) -> None:
        super().__init__(
            table=table,
            line=line,
            why=f"the column of {band_name(low, high)} overlaps that of {band_name(*other)}",
        )
        self.table = table
        self.line = line
        self.low = low
        self.high = high
        self.other = other


class PercentsRise(PayoutTableRefused):
    """A place that would get more than the place above."""

    def __init__(
        self, *, table: str, line: int, place: int, part: Fraction, above: Fraction
    ) -> None:
        super().__init__(
            table=table,
            line=line,
            why=f"place {place} would get {percent(part)} per cent, more than the "
            f"{percent(above)} of the place above",
        )
        self.table = table
        self.line = line
        self.place = place
        self.part = part
        self.above = above


class PlacesMissing(PayoutTableRefused):
    """A paid place behind one that the table leaves out."""

    def __init__(self, *, table: str, line: int, place: int, missing: int) -> None:
        super().__init__(
            table=table, line=line, why=f"place {place} is paid, and place {missing} is not named"
        )
        self.table = table
        self.line = line
        self.place = place
        self.missing = missing
