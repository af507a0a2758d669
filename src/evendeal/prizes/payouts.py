"""What each place of a tournament is paid."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from evendeal.prizes.money import UnitRefused, apportion, grouped
from evendeal.prizes.payout_refusals import (
    DealDoesNotSum,
    MorePlacesThanPlayers,
    PayoutRefused,
    percent,
)
from evendeal.prizes.payout_tables import (
    OBSERVED,
    TABLES,
    PayoutTable,
    Remark,
    breaks_of_design,
    named_table,
    own_table,
    table_for,
)

__all__ = ["TABLES", "Payout", "payout", "share_tied", "with_deal"]


@dataclass(frozen=True, slots=True)
class Payout:
    """The prizes of a tournament, all money in its smallest unit.

    Attributes:
        entries: with re-entries; by them the table was read.
        players: without re-entries.
        table, band: where the percents come from, and the entries for which they are meant;
            without an end if the second is None.
        collected: the parts of all buy-ins, re-entries, rebuys and add-ons that are for prizes.
        pool: that, or the guarantee if it is more.
        fees, bounties: what players paid beside it.
        percents: of the pool, first place first, shape (prizes,); 27.5 per cent is 55/2.
        prizes: first place first, shape (prizes,); they sum to the pool exactly.
        report: what a director should know; no reason to refuse it.
        dealt: whether players have agreed on other prizes than the table's.
    """

    entries: int
    players: int
    table: str
    band: tuple[int, int | None]
    collected: int
    guarantee: int
    pool: int
    fees: int
    bounties: int
    percents: tuple[Fraction, ...]
    prizes: tuple[int, ...]
    unit: int
    report: tuple[Remark, ...]
    dealt: bool = False

    @property
    def added(self) -> int:
        """What the house adds so that the pool reaches its guarantee."""
        return self.pool - self.collected


def payout(
    entries: int,
    *,
    buyin: int,
    fee: int = 0,
    bounty: int = 0,
    guarantee: int = 0,
    re_entries: int = 0,
    rebuys: int = 0,
    rebuy: int | None = None,
    addons: int = 0,
    addon: int | None = None,
    table: str | None = None,
    csv: str | bytes | None = None,
    unit: int = 1,
    decimals: int = 0,
) -> Payout:
    """The prizes by place: each rounded down to the unit, and what is left to the first.

    Args:
        entries: players who have bought in.
        buyin: what each pays into the pool; fee and bounty come on top and never enter it.
        guarantee: the least pool.
        re_entries: entries of players who were out; they pay all that an entry does, and count
            for the choice of the band.
        rebuys, addons: how many; a rebuy and an add-on cost a buy-in unless named.
        table: one of `TABLES`; without it, and without a csv, by entries (R26).
        csv: the text of a table of one's own, as `read_columns` describes it.
        unit: prizes but the first are multiples of it.
        decimals: how many of an amount's digits are behind the point in sentences.

    Raises:
        PayoutRefused: a number is negative, or there is no money or both table and csv.
        UnitRefused: the unit is not positive.
        NoSuchPayoutTable, NoBandFor, NoTableSoLarge: no table fits.
        PayoutTableRefused: a line of the csv, or the table's column for so many, is faulty.
        MorePlacesThanPlayers: the column has more prizes than there are players.
    """
    rebuy = buyin if rebuy is None else rebuy
    addon = buyin if addon is None else addon
    amounts = {"buyin": buyin, "fee": fee, "bounty": bounty, "guarantee": guarantee}
    extras = {"re_entries": re_entries, "rebuys": rebuys, "addons": addons}
    for name, value in {**amounts, **extras, "rebuy": rebuy, "addon": addon}.items():
        if value < 0:
            raise PayoutRefused(field=name, value=value, reason="negative")
    if entries < 1:
        raise PayoutRefused(field="entries", value=entries, reason="nobody")
    if unit < 1:
        raise UnitRefused(unit=unit)
    if table is not None and csv is not None:
        raise PayoutRefused(field="table", value=table, reason="two_tables")
    total = entries + re_entries
    collected = buyin * total + rebuy * rebuys + addon * addons
    pool = max(collected, guarantee)
    if not pool:
        raise PayoutRefused(field="buyin", value=buyin, reason="nothing")
    chosen = _chosen(total, table, csv)
    column = chosen.column(total)
    if len(column.percents) > entries:
        raise MorePlacesThanPlayers(table=chosen.name, places=len(column.percents), players=entries)
    others = [int(pool * part / 100 / unit) * unit for part in column.percents[1:]]
    prizes = (pool - sum(others), *others)
    report = [
        *_remarks(prizes, total, buyin, decimals),
        *breaks_of_design(column, chosen.before(column)),
    ]
    if chosen.name in OBSERVED:
        seen = f"the table {chosen.name} was {OBSERVED[chosen.name]}"
        report.insert(0, Remark(seen, f"seen-{chosen.name}", {}))
    return Payout(
        entries=total,
        players=entries,
        table=chosen.name,
        band=(column.low, column.high),
        collected=collected,
        guarantee=guarantee,
        pool=pool,
        fees=fee * total,
        bounties=bounty * total,
        percents=column.percents,
        prizes=prizes,
        unit=unit,
        report=tuple(report),
    )


def share_tied(
    prizes: Sequence[int], *, place: int, players: int, unit: int = 1
) -> tuple[int, ...]:
    """What players get who are out together, from `place` on.

    Each gets the same; units that cannot be divided go to the first of them. Only prizes
    are shared. All of them finish in `place`.

    Args:
        prizes: first place first.
        place: the best that they share, counted from 1.
        players: how many are out together.
        unit: every amount but the first is a multiple of it.

    Returns:
        Amounts in the order in which the players are named, such as that of their seats from
        the left of the button; they sum to the prizes that they share.

    Raises:
        PayoutRefused: there is no such place, or nobody is out.
        UnitRefused: the unit is not positive.
    """
    if place < 1:
        raise PayoutRefused(field="place", value=place, reason="place")
    if players < 1:
        raise PayoutRefused(field="players", value=players, reason="out")
    shared = sum(prizes[place - 1 : place - 1 + players])
    equal = [1] * players
    return apportion([Fraction(1)] * players, shared, unit=unit, stacks=equal)


def with_deal(paid: Payout, amounts: Sequence[int], *, decimals: int = 0) -> Payout:
    """The payout in which the first players take what they have agreed on.

    Places stay as they are played; a deal changes only what they pay, and may pay a lower place
    more.

    Args:
        amounts: the first prizes now, first place first.

    Raises:
        PayoutRefused: an amount is negative, or there are more than players.
        DealDoesNotSum: together they are not those prizes.
    """
    if len(amounts) > paid.players:
        value = f"of {len(amounts):,} places"
        raise PayoutRefused(field="deal", value=value, reason="places", most=paid.players)
    for amount in amounts:
        if amount < 0:
            raise PayoutRefused(field="deal", value=amount, reason="negative")
    pays, total = sum(paid.prizes[: len(amounts)]), sum(amounts)
    if total != pays:
        raise DealDoesNotSum(total=total, pool=pays, off=total - pays, decimals=decimals)
    return replace(paid, prizes=(*amounts, *paid.prizes[len(amounts) :]), dealt=True)


def _chosen(entries: int, table: str | None, csv: str | bytes | None) -> PayoutTable:
    if csv is not None:
        return own_table(csv)
    return table_for(entries) if table is None else named_table(table)


def _remarks(prizes: tuple[int, ...], entries: int, buyin: int, decimals: int) -> list[Remark]:
    """Where these prizes break a promise of a good payout."""
    remarks = []
    last = prizes[-1]
    if 0 < last < buyin:
        paid, in_pool = grouped(last, decimals), grouped(buyin, decimals)
        sentence = f"the last paid place gets {paid}, less than the buy-in of {in_pool}"
        remarks.append(Remark(sentence, "below-buy-in", {"paid": last, "buyin": buyin}))
    elif last < buyin:
        place = prizes.index(0) + 1
        sentence = f"place {place} and below would get nothing: the unit is too large"
        remarks.append(Remark(sentence, "nothing", {"place": place}))
    if 10 * len(prizes) < entries:
        part = percent(Fraction(100 * len(prizes), entries).limit_denominator(1000))
        sentence = f"{len(prizes):,} of {entries:,} entries are paid, {part} per cent: under ten"
        fields: dict[str, str | int] = {"paid": len(prizes), "entries": entries, "part": part}
        remarks.append(Remark(sentence, "few", fields))
    return remarks
