"""`evendeal decide`: an all-in that can still be called, by chips, ICM and DCM."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from evendeal.commands import prize_input as typed
from evendeal.commands.prize_words import (
    NAMES,
    chips_words,
    digits_for,
    money_words,
    percent_words,
    precision_words,
)
from evendeal.commands.report import AsJson, print_json, telling

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from evendeal.prizes.decision import ModelAdvice, Shove


def decide(
    stacks: typed.Stacks = None,
    prizes: typed.Prizes = None,
    posted: Annotated[
        str | None, typer.Option(help="Blinds and antes of each, in the order of the stacks.")
    ] = None,
    shover: Annotated[int, typer.Option(help="Who is all-in, counted from 1.")] = 1,
    caller: Annotated[int, typer.Option(help="Who decides, counted from 1.")] = 2,
    equity: Annotated[
        str, typer.Option(help="The caller's part of the pot against the shover: 0.4, or 40%.")
    ] = "50%",
    antes: Annotated[
        str | None, typer.Option(help="What of the posted is an ante, in the same order.")
    ] = None,
    stacks_file: typed.StacksFile = None,
    prizes_file: typed.PrizesFile = None,
    error: typed.Error = None,
    as_json: AsJson = False,
) -> None:
    """Show whether to call an all-in, by chips, by ICM and by DCM.

    evendeal decide 1000 1000 2000 3000 --prizes 50,30,20 --posted 100,200,0,0 \
    --shover 1 --caller 2 --equity 40%
    """
    with telling():
        from evendeal.commands.prize_progress import say_if_slow, telling_progress
        from evendeal.prizes.decision import Shove
        from evendeal.prizes.decision import decide as advise

        chips = typed.stacks_typed(stacks, stacks_file)
        money = typed.prizes_typed(prizes, prizes_file, players=len(chips))
        shove = Shove(
            stacks=chips,
            posted=(0,) * len(chips) if posted is None else typed.figures("posted chips", posted),
            shover=shover - 1,
            caller=caller - 1,
            antes=() if antes is None else typed.figures("antes", antes),
        )
        part = typed.part_typed(equity)
        say_if_slow()
        within = typed.error_typed(error, 1e-9)
        with telling_progress(f"a call among {chips_words(len(chips))} players") as tell:
            advice = advise(shove, money, equity=part, error=within, progress=tell)
        if as_json:
            print_json(_report(shove, money, part, advice))
        else:
            _show(shove, money, part, advice)


def _report(
    shove: "Shove", prizes: tuple[int, ...], part: "Fraction", advice: "Sequence[ModelAdvice]"
) -> dict[str, Any]:
    return {
        "stacks": shove.stacks,
        "posted": shove.posted,
        "antes": shove.antes,
        "prizes": [typed.as_typed(prize) for prize in prizes],
        "shover": shove.shover + 1,
        "caller": shove.caller + 1,
        "equity": float(part),
        **{
            name: {each.model: getattr(each, name) for each in advice}
            for name in ("method", "error", "need", "advice")
        },
        **{
            name: {
                each.model: getattr(each, name) / (1 if each.model == "chips" else typed.CENTS)
                for each in advice
            }
            for name in ("fold", "win", "lose", "call")
        },
    }


def _show(
    shove: "Shove", prizes: tuple[int, ...], part: "Fraction", advice: "Sequence[ModelAdvice]"
) -> None:
    from evendeal.commands.prize_tables import figures_column, paper, thin_sheet
    from evendeal.commands.terminal import words

    table = thin_sheet(sums=False)
    table.column("by", style="bold")
    for heading in ("fold", "call", "wins", "loses", "needs"):
        figures_column(table, heading)
    table.column("advice")
    digits = digits_for(sum(prizes) / typed.CENTS)
    colours = {"call": "bold green", "fold": "bold red", "break-even": "bold yellow"}
    for each in advice:
        chips = each.model == "chips"
        values = [
            _chips(value) if chips else money_words(value / typed.CENTS, digits=digits)
            for value in (each.fold, each.call, each.win, each.lose)
        ]
        table.row(
            NAMES[each.model],
            *values,
            "none" if each.need is None else f"{percent_words(each.need)} %",
            words(each.advice, colours[each.advice]),
        )
    terminal = paper(table)
    shover, caller = shove.shover + 1, shove.caller + 1
    terminal.show(
        words(
            f"Player {shover} is all-in with {chips_words(shove.stacks[shove.shover])}; "
            f"player {caller} has {chips_words(shove.stacks[shove.caller])} "
            f"and {percent_words(float(part))} % of the pot."
        )
    )
    terminal.show(table)
    doubt = 2 * sum(prizes)
    for each in advice[1:]:
        method = precision_words(each.method, each.error)
        terminal.show(words(f"{NAMES[each.model]}: {method}.", "dim"))
        if each.advice != "break-even" and abs(each.call - each.fold) <= doubt * each.error:
            sentence = f"{NAMES[each.model]}: the two differ by less than this can settle."
            terminal.show(words(sentence, "yellow"))


def _chips(value: float) -> str:
    """Chips after a call are an average, and seldom whole."""
    return chips_words(int(value)) if value == int(value) else money_words(value, digits=1)
