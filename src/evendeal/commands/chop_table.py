"""Chops side by side in a terminal."""

from typing import TYPE_CHECKING

from evendeal.commands.prize_tables import figures_column, fits, listed_players, paper, signed_text
from evendeal.commands.prize_tables import thin_sheet as thin
from evendeal.commands.prize_words import (
    chips_words,
    percent_words,
    precision_words,
    spaced_cents,
)
from evendeal.commands.terminal import Printer, Sheet, words

if TYPE_CHECKING:
    from evendeal.prizes.chop_methods import Chop
    from evendeal.prizes.chop_tickets import Settled

HEADINGS = {"icm": "ICM", "dcm": "DCM", "chip": "chip chop", "equal": "equal", "typed": "typed"}


def show_chops(
    stacks: tuple[int, ...],
    agreed: "list[Chop]",
    settled: "dict[str, tuple[Settled, ...] | None]",
) -> None:
    """What each takes by each method, the differences, and what is left to say."""
    tables = [_amounts(stacks, agreed), _differences(agreed, stacks)]
    terminal = paper(*tables)
    if not fits(tables[0], terminal):
        tables[0] = _amounts(stacks, agreed, parts=False)
    terminal.show(tables[0])
    terminal.show(words("more or less than by ICM", "bold"))
    terminal.show(tables[1])
    first = agreed[0]
    shared = sum(first.amounts)
    _say(terminal, f"{spaced_cents(shared)} is shared by every method.")
    if first.played_for:
        _say(terminal, f"{spaced_cents(first.played_for)} is left for the first place.")
    if any(first.bounties):
        bounties = spaced_cents(sum(first.bounties))
        _say(terminal, f"Everybody keeps the bounty on the own head besides, {bounties} in all.")
    for each in agreed:
        heading = HEADINGS[each.method]
        if each.worth_method is not None:
            _say(terminal, f"{heading}: {precision_words(each.worth_method, each.error)}.")
        for flag in each.flags:
            _say(terminal, f"{heading}: {flag.sentence}.", style="yellow")
        shares = settled[each.method]
        if shares is not None:
            _say(terminal, f"{heading}: {_tickets(shares)}.")


def _amounts(stacks: tuple[int, ...], agreed: "list[Chop]", *, parts: bool = True) -> Sheet:
    """What each takes; without `parts`, of the chips, for a narrow terminal."""
    table = thin()
    table.column("player", footer="sum", right=True)
    figures_column(table, "stack", chips_words(sum(stacks)))
    if parts:
        figures_column(table, "chips %", "100.0", "dim")
    for each in agreed:
        total = spaced_cents(sum(each.amounts))
        figures_column(table, HEADINGS[each.method], total)
    bounties = agreed[0].bounties if any(agreed[0].bounties) else None
    if bounties:
        figures_column(table, "bounty", spaced_cents(sum(bounties)), "dim")
    for player in listed_players(stacks):
        if player is None:
            table.row(*["…"] * len(table.columns))
            continue
        row = [
            str(player + 1),
            chips_words(stacks[player]),
            *([percent_words(stacks[player] / sum(stacks))] if parts else []),
            *(spaced_cents(each.amounts[player]) for each in agreed),
        ]
        table.row(*row, *([spaced_cents(bounties[player])] if bounties else []))
    return table


def _differences(agreed: "list[Chop]", stacks: tuple[int, ...]) -> Sheet:
    first, *others = agreed
    table = thin(sums=False)
    table.column("player", right=True)
    for each in others:
        figures_column(table, HEADINGS[each.method])
    for player in listed_players(stacks):
        if player is None:
            table.row(*["…"] * len(table.columns))
            continue
        differences = [each.minus(first)[player] for each in others]
        signed = [f"{'+' if each > 0 else ''}{spaced_cents(each)}" for each in differences]
        table.row(str(player + 1), *map(signed_text, signed))
    return table


def _tickets(shares: "tuple[Settled, ...]") -> str:
    lines = []
    for player, each in enumerate(shares, start=1):
        cash = spaced_cents(abs(each.cash))
        money = f"{'pays' if each.cash < 0 else 'gets'} {cash}" if each.cash else ""
        parts = ["takes a ticket"] * each.ticket + [money] * bool(money)
        if parts:
            lines.append(f"player {player} {' and '.join(parts)}")
    return "; ".join(lines)


def _say(terminal: Printer, sentence: str, style: str = "default") -> None:
    terminal.show(words(sentence, style))
