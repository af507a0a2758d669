"""`evendeal called-off`: what is paid when a tournament cannot be played to its end."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from evendeal.commands import prize_input as typed
from evendeal.commands.prize_words import cents_words, chips_words, percent_words, spaced_cents
from evendeal.commands.report import AsJson, print_json, telling

if TYPE_CHECKING:
    from evendeal.prizes.chop_called_off import CalledOff


def called_off(
    stacks: typed.Stacks = None,
    prizes: typed.Prizes = None,
    unit: Annotated[str, typer.Option(help="Amounts are multiples of it: 0.01, 1, 5.")] = "0.01",
    stacks_file: typed.StacksFile = None,
    prizes_file: typed.PrizesFile = None,
    as_json: AsJson = False,
) -> None:
    """Show what each player is paid when the tournament is called off.

    evendeal called-off 5000 3000 1500 500 --prizes 500,300,200
    """
    with telling():
        from evendeal.prizes.chop_called_off import called_off as by_rule

        chips = typed.stacks_typed(stacks, stacks_file)
        money = typed.prizes_typed(prizes, prizes_file, players=len(chips))
        paid = by_rule(chips, money, unit=typed.amount("unit", unit))
        if as_json:
            print_json(_report(chips, money, paid))
        else:
            _show(chips, paid)


def _report(stacks: tuple[int, ...], prizes: tuple[int, ...], paid: "CalledOff") -> dict[str, Any]:
    """Paid amounts as texts, so that they sum exactly whoever adds them."""
    return {
        "stacks": stacks,
        "prizes": [typed.as_typed(prize) for prize in prizes],
        "pool": cents_words(sum(prizes)),
        "in_money": paid.in_money,
        "each": float(paid.each / typed.CENTS),
        "by_chips": [float(part / typed.CENTS) for part in paid.by_chips],
        "amounts": [cents_words(amount) for amount in paid.amounts],
    }


def _show(stacks: tuple[int, ...], paid: "CalledOff") -> None:
    from evendeal.commands.prize_tables import figures_column, listed_players, paper, thin_sheet
    from evendeal.commands.terminal import words
    from evendeal.views.prizes.called_off import called_off_sentence

    pool, each = sum(paid.amounts), round(paid.each)
    by_chips = round(sum(paid.by_chips))
    table = thin_sheet()
    table.column("player", footer="sum", right=True)
    figures_column(table, "stack", chips_words(sum(stacks)))
    figures_column(table, "chips %", "100.0", "dim")
    figures_column(table, "alike", spaced_cents(pool - by_chips), "dim")
    figures_column(table, "by chips", spaced_cents(by_chips), "dim")
    figures_column(table, "paid", spaced_cents(pool), "bold")
    for player in listed_players(stacks):
        if player is None:
            table.row(*["…"] * len(table.columns))
            continue
        table.row(
            str(player + 1),
            chips_words(stacks[player]),
            percent_words(stacks[player] / sum(stacks)),
            spaced_cents(each),
            spaced_cents(round(paid.by_chips[player])),
            spaced_cents(paid.amounts[player]),
        )
    terminal = paper(table)
    terminal.show(table)
    sentence = called_off_sentence(paid, spaced_cents(each), spaced_cents(by_chips))
    terminal.show(words(sentence))
