"""`evendeal dcm`: what stacks are worth by the dependent chip model."""

from typing import Annotated

import typer

from evendeal.commands import prize_input as typed
from evendeal.commands.icm import Bubble, Exact, Gaps, Placed, Plot
from evendeal.commands.report import AsJson, telling


def dcm(
    stacks: typed.Stacks = None,
    prizes: typed.Prizes = None,
    stacks_file: typed.StacksFile = None,
    prizes_file: typed.PrizesFile = None,
    error: typed.Error = None,
    gaps: Gaps = False,
    seed: typed.Seed = 0,
    paths: Annotated[
        int | None,
        typer.Option("--paths", help="How finely a simulation plays, e.g. 1000000."),
    ] = None,
    exact: Exact = False,
    placement: Placed = False,
    bubble: Bubble = False,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    """Show what each stack is worth by the dependent chip model.

    evendeal dcm 5000 3000 1500 500 --prizes 500,300,200
    """
    with telling():
        from evendeal.commands.prize_models import Question, answer

        chips = typed.stacks_typed(stacks, stacks_file)
        question = Question(
            model="dcm",
            stacks=chips,
            prizes=typed.prizes_typed(prizes, prizes_file, players=len(chips), gaps=gaps),
            error=error,
            gaps=gaps,
            exact=exact,
            placement=placement,
            bubble=bubble,
            seed=seed,
            paths=paths,
        )
        answer(question, plot, as_json=as_json)
