"""`evendeal icm`: what stacks are worth by the independent chip model."""

from pathlib import Path
from typing import Annotated

import typer

from evendeal.commands import prize_input as typed
from evendeal.commands.report import AsJson, telling

Exact = Annotated[bool, typer.Option("--exact", help="Exact fractions, for small tables.")]
Placed = Annotated[bool, typer.Option("--placement", help="Show who finishes where as well.")]
Bubble = Annotated[bool, typer.Option("--bubble", help="Show the bubble factor of every pair.")]
Gaps = Annotated[
    bool, typer.Option("--gaps", help="Let places get nothing above a paid one: 0,100,0.")
]
Plot = Annotated[
    Path | None, typer.Option("--plot", help="Draw ICM beside DCM into a new file, .svg.")
]


def icm(
    stacks: typed.Stacks = None,
    prizes: typed.Prizes = None,
    stacks_file: typed.StacksFile = None,
    prizes_file: typed.PrizesFile = None,
    error: typed.Error = None,
    gaps: Gaps = False,
    exact: Exact = False,
    placement: Placed = False,
    bubble: Bubble = False,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    """Show what each stack is worth by the independent chip model.

    evendeal icm 5000 3000 1500 500 --prizes 500,300,200
    """
    with telling():
        from evendeal.commands.prize_models import Question, answer

        chips = typed.stacks_typed(stacks, stacks_file)
        question = Question(
            model="icm",
            stacks=chips,
            prizes=typed.prizes_typed(prizes, prizes_file, players=len(chips), gaps=gaps),
            error=error,
            gaps=gaps,
            exact=exact,
            placement=placement,
            bubble=bubble,
        )
        answer(question, plot, as_json=as_json)
