"""Tables of percents by place: those of the house, and how one is chosen (R21, R26).

`document` is the tournament paper's; `barge` the unified table of BARGE; `web-chart` a published
chart for small buy-ins; `observed-276` and `observed-45` were read off the results of real
tournaments with as many entries, `rebuy-12` and `rebuy-15` off those of rebuy tournaments with
12 and 15 prizes. They are copied as printed or observed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, groupby
from pathlib import Path

from evendeal.prizes.payout_csv import Column, read_columns
from evendeal.prizes.payout_refusals import (
    NoBandFor,
    NoSuchPayoutTable,
    NoTableSoLarge,
    band_name,
)

TABLES = (
    "document",
    "barge",
    "web-chart",
    "observed-276",
    "observed-45",
    "rebuy-12",
    "rebuy-15",
)
"""The names of the tables."""

OTHER_NAMES = {"observed-7-paid": "observed-45"}
"""R21 calls it by the number of its prizes."""

OBSERVED = {
    "observed-276": "seen at 276 entries",
    "observed-45": "seen at 45 entries; the first, fourth, fifth and seventh place are from memory",
    "rebuy-12": "seen in rebuy tournaments of 46 to 60 entries",
    "rebuy-15": "seen in rebuy tournaments of 61 to 75 entries",
}
"""Where a table comes from that was not published as one."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What a director should know of prizes.

    Attributes:
        key: of the same text in the catalogue.
        fields: what that text is given; amounts are in the smallest units.
    """

    sentence: str
    key: str
    fields: Mapping[str, str | int]


DOCUMENT_ENTRIES = (2, 4, 6, 9, 18, 45)
BARGE_ENTRIES = 200
MOST_ENTRIES = 2000


@dataclass(frozen=True, slots=True)
class PayoutTable:
    """Columns of percents, each for a band of entries.

    Attributes:
        columns: by entries, none overlapping; not all need sum to 100.
    """

    name: str
    columns: tuple[Column, ...]

    def column(self, entries: int) -> Column:
        """The column for so many entries.

        Raises:
            NoBandFor: there is none.
            PercentsDoNotSum: it does not sum to 100.
        """
        for column in self.columns:
            if column.low <= entries and (column.high is None or entries <= column.high):
                return column.check(self.name)
        bands = ", ".join(band_name(*band) for band in self._bands())
        raise NoBandFor(table=self.name, entries=entries, bands=bands)

    def before(self, column: Column) -> Column | None:
        """The column for fewer entries, if there is one."""
        place = self.columns.index(column)
        return self.columns[place - 1] if place else None

    def _bands(self) -> list[tuple[int, int | None]]:
        """The bands, those that follow each other without a gap as one."""
        joined: list[tuple[int, int | None]] = []
        for column in self.columns:
            if joined and joined[-1][1] == column.low - 1:
                joined[-1] = (joined[-1][0], column.high)
            else:
                joined.append((column.low, column.high))
        return joined


@cache
def named_table(name: str) -> PayoutTable:
    """A table of the house.

    Raises:
        NoSuchPayoutTable: there is none of this name.
    """
    name = OTHER_NAMES.get(name, name)
    if name not in TABLES:
        raise NoSuchPayoutTable(table=name, tables=TABLES)
    path = Path(__file__).with_name("tables") / f"{name.replace('-', '_')}.csv"
    return PayoutTable(name, read_columns(path.read_text("utf-8"), name))


def table_for(entries: int) -> PayoutTable:
    """The table that applies if nobody names one (R26).

    Raises:
        NoTableSoLarge: there are more than any table was made for.
    """
    if entries in DOCUMENT_ENTRIES:
        return named_table("document")
    if entries <= BARGE_ENTRIES:
        return named_table("barge")
    if entries <= MOST_ENTRIES:
        return named_table("web-chart")
    raise NoTableSoLarge(entries=entries, most=MOST_ENTRIES)


def own_table(csv: str | bytes) -> PayoutTable:
    """A table of one's own, every column of it sound.

    Raises:
        PayoutTableRefused: it cannot be read, or a column is faulty; with the line.
    """
    columns = read_columns(csv, "csv")
    return PayoutTable("csv", tuple(column.check("csv") for column in columns))


def breaks_of_design(column: Column, before: Column | None) -> tuple[Remark, ...]:
    """Where a column breaks the rules by which BARGE made its table; its own does, twice (P5)."""
    remarks = []
    parts = column.percents
    if before is not None and before.total == 100:
        for place, (part, fewer) in enumerate(zip(parts, before.percents, strict=False), start=1):
            if part > fewer:
                sentence = f"place {place} gets a larger part than with fewer entries"
                remarks.append(Remark(sentence, "larger", {"place": place}))
    alike = [(part, sum(1 for _ in same)) for part, same in groupby(parts)]
    values, sizes = [part for part, _ in alike], [size for _, size in alike]
    first = list(accumulate(sizes, initial=1))
    for group in range(1, len(alike)):
        if sizes[group] < sizes[group - 1]:
            sentence = f"from place {first[group]} on fewer places are paid alike than above them"
            remarks.append(Remark(sentence, "alike", {"place": first[group]}))
    for group in range(1, len(alike) - 1):
        if values[group] - values[group + 1] > values[group - 1] - values[group]:
            sentence = f"place {first[group]} is nearer to the place above than to the one below"
            remarks.append(Remark(sentence, "nearer", {"place": first[group]}))
    return tuple(remarks)
