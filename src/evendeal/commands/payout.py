"""`evendeal payout`: what each place is paid, by a table."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from evendeal.commands import prize_input as typed
from evendeal.commands.prize_words import cents_words, chips_words, counted, spaced_cents
from evendeal.commands.report import AsJson, print_json, read_bytes, telling

if TYPE_CHECKING:
    from collections.abc import Iterator

    from evendeal.prizes.payout_ties import OutTogether
    from evendeal.prizes.payouts import Payout


def payout(
    entries: Annotated[int, typer.Option(help="Players who entered.")],
    buyin: Annotated[str, typer.Option(help="What an entry brings to the pool.")],
    fee: Annotated[str, typer.Option(help="What an entry pays to the house besides.")] = "0",
    bounty: Annotated[str, typer.Option(help="What an entry puts on its own head.")] = "0",
    guarantee: Annotated[str, typer.Option(help="What the pool is at least.")] = "0",
    re_entries: Annotated[int, typer.Option(help="Entries of players who were out.")] = 0,
    rebuys: Annotated[int, typer.Option(help="Rebuys that were sold.")] = 0,
    rebuy: Annotated[
        str | None, typer.Option(help="What a rebuy brings to the pool, if not the buy-in.")
    ] = None,
    addons: Annotated[int, typer.Option(help="Add-ons that were sold.")] = 0,
    addon: Annotated[
        str | None, typer.Option(help="What an add-on brings to the pool, if not the buy-in.")
    ] = None,
    table: Annotated[
        str | None, typer.Option(help="A table by its name; by default the entries decide.")
    ] = None,
    csv: Annotated[
        Path | None, typer.Option(help="A table of your own: places by numbers of entries.")
    ] = None,
    unit: Annotated[
        str, typer.Option(help="Prizes are multiples of it; the first place takes the rest.")
    ] = "0.01",
    deal: Annotated[
        str | None, typer.Option(help="What the first places have agreed to take: 400,350,250.")
    ] = None,
    tied: Annotated[
        str | None, typer.Option(help="Out together: 8,2 for two players and place 8.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Show what each place is paid.

    evendeal payout --entries 276 --buyin 20 --fee 2
    """
    with telling():
        from evendeal.prizes.payouts import payout as paid_by
        from evendeal.prizes.payouts import with_deal

        paid = paid_by(
            entries,
            buyin=typed.amount("buy-in", buyin),
            fee=typed.amount("fee", fee),
            bounty=typed.amount("bounty", bounty),
            guarantee=typed.amount("guarantee", guarantee),
            re_entries=re_entries,
            rebuys=rebuys,
            rebuy=None if rebuy is None else typed.amount("rebuy", rebuy),
            addons=addons,
            addon=None if addon is None else typed.amount("add-on", addon),
            table=table,
            csv=None if csv is None else read_bytes(csv),
            unit=typed.amount("unit", unit),
            decimals=2,
        )
        if deal is not None:
            paid = with_deal(paid, typed.amounts("deal", deal), decimals=2)
        out = None if tied is None else _out_together(paid, tied)
        if as_json:
            print_json(_report(paid, out))
        else:
            _show(paid, out)


def _out_together(paid: "Payout", text: str) -> "OutTogether":
    from evendeal.prizes.payout_refusals import PayoutRefused
    from evendeal.prizes.payout_ties import out_together

    numbers = typed.figures("tied", text)
    if len(numbers) != 2:
        raise PayoutRefused(field="tied", value=text, reason="tied")
    return out_together(paid, place=numbers[0], players=numbers[1])


def _report(paid: "Payout", out: "OutTogether | None") -> dict[str, Any]:
    return {
        "entries": paid.entries,
        "players": paid.players,
        "table": paid.table,
        "band": paid.band,
        "collected": cents_words(paid.collected),
        "guarantee": cents_words(paid.guarantee),
        "pool": cents_words(paid.pool),
        "fees": cents_words(paid.fees),
        "bounties": cents_words(paid.bounties),
        "unit": cents_words(paid.unit),
        "percents": [float(percent) for percent in paid.percents],
        "prizes": [cents_words(amount) for amount in paid.prizes],
        "dealt": paid.dealt,
        "tied": out and {"place": out.place, "prizes": [cents_words(each) for each in out.amounts]},
        "report": paid.report,
    }


def _show(paid: "Payout", out: "OutTogether | None") -> None:
    from evendeal.commands.prize_tables import figures_column, paper, thin_sheet
    from evendeal.commands.terminal import words

    table = thin_sheet()
    table.column("place", footer="sum", right=True)
    figures_column(table, "percent", f"{float(sum(paid.percents)):.0f}", "dim")
    figures_column(table, "prize", "", "bold")
    figures_column(table, "together", spaced_cents(paid.pool))
    digits = max(len(f"{float(percent):g}".partition(".")[2]) for percent in paid.percents)
    for first, last in _groups(paid):
        amount = paid.prizes[first]
        table.row(
            str(first + 1) if first == last else f"{first + 1}\u2013{last + 1}",
            f"{float(paid.percents[first]):.{digits}f}",
            spaced_cents(amount),
            spaced_cents(amount * (last - first + 1)),
        )
    terminal = paper(table)
    terminal.show(words(_head(paid), "bold"))
    for sentence in _money(paid):
        terminal.show(words(sentence))
    terminal.show(table)
    if paid.dealt:
        terminal.show(words("The first places are paid as they have agreed."))
    if out is not None:
        amounts = ", ".join(map(spaced_cents, out.amounts))
        terminal.show(words(f"Out together in place {out.place}: {amounts}."))
    for remark in paid.report:
        said = remark.sentence
        terminal.show(words(f"{said[:1].upper()}{said[1:]}.", "dim"))


def _head(paid: "Payout") -> str:
    first, last = paid.band
    band = f"{first:,} entries and more" if last is None else f"{first:,} to {last:,} entries"
    if first == last:
        band = f"{first:,} entries"
    ranks = counted(len(paid.prizes), "place")
    return f"{chips_words(paid.entries)} entries, {ranks} paid by {paid.table} ({band})"


def _money(paid: "Payout") -> "Iterator[str]":
    pool = f"pool {spaced_cents(paid.pool)}"
    if paid.pool > paid.collected:
        yield (
            f"{pool}, as guaranteed: {spaced_cents(paid.collected)} collected, "
            f"{spaced_cents(paid.pool - paid.collected)} added"
        )
    else:
        yield pool
    if paid.fees or paid.bounties:
        parts = [f"fees {spaced_cents(paid.fees)}"] * bool(paid.fees)
        parts += [f"bounties {spaced_cents(paid.bounties)}"] * bool(paid.bounties)
        yield f"beside it {', '.join(parts)}"


def _groups(paid: "Payout") -> "Iterator[tuple[int, int]]":
    """Runs of ranks that are paid alike, first and last of each, counted from 0."""
    start = 0
    prizes = list(zip(paid.prizes, paid.percents, strict=True))
    for rank in range(1, len(prizes) + 1):
        if rank == len(prizes) or prizes[rank] != prizes[start]:
            yield start, rank - 1
            start = rank
