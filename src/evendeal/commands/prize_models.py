"""A question to one model, its answer as a report, and both models as a picture."""

from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

from evendeal.commands.prize_answers import Answers
from evendeal.commands.prize_input import CENTS, as_typed, error_typed
from evendeal.commands.prize_progress import say_if_slow, telling_progress
from evendeal.commands.prize_words import NAMES, chips_words, precision_words
from evendeal.commands.report import print_json, warn, write_new
from evendeal.errors import Refused

if TYPE_CHECKING:
    from evendeal.prizes.bubble import BubbleFactor
    from evendeal.prizes.worth import Method, Model, Placement, Worth

PLACED_UNASKED = 10
"""Players up to whom the report has who finishes where by default."""

FINE, COARSE = 1e-12, 1e-9
"""Errors aimed at if none is named: of ICM, and of it in large fields or of DCM."""

FINE_PLAYERS = 2_000
"""Players up to whom ICM is worked out to `FINE`."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question for one model.

    Attributes:
        prizes: in cents, first place first.
        gaps: a place may get nothing above one that is paid.
        error: in parts of the pool, or None for what the model does by itself.
        seed, paths: of a simulation by DCM.
    """

    model: "Model"
    stacks: tuple[int, ...]
    prizes: tuple[int, ...]
    error: float | None = None
    gaps: bool = False
    exact: bool = False
    placement: bool = False
    bubble: bool = False
    seed: int = 0
    paths: int | None = None


def answer(question: Question, plot: Path | None, *, as_json: bool) -> None:
    """Work it out, draw it where a picture is wanted, and print it."""
    if plot is not None:
        from evendeal.commands.prize_plot import free_svg

        free_svg(plot)
    say_if_slow()
    answers = find(question, placement=question.placement or as_json)
    if plot is not None:
        write_new(plot, [_picture(question)])
    if as_json:
        print_json(answers.as_json())
    else:
        from evendeal.commands.prize_tables import show_answers

        show_answers(answers)
    if plot is not None:
        warn(f"drawn into {plot}")


def find(question: Question, *, placement: bool) -> Answers:
    """The answer; if `placement`, with who finishes where at a small table or with its option."""
    many = len(question.stacks) > PLACED_UNASKED and not question.placement
    prizes = tuple(as_typed(prize) for prize in question.prizes)
    bubble = _bubble(question) if question.bubble else None
    if question.exact:
        equity, matrix = _exact(question)
        chances = matrix if placement and not many else None
        off = None if chances is None else 0.0
        method: Method = "exact"
        return Answers(
            question.model, method, 0.0, question.stacks, prizes, equity, chances, off, bubble
        )  # fmt: skip
    worth = worth_of(question)
    placed = placed_by(question) if placement and not many else None
    return Answers(
        model=question.model,
        method=worth.method,
        error=worth.error,
        stacks=question.stacks,
        prizes=prizes,
        equity=tuple((worth.equity / CENTS).tolist()),
        placement=None if placed is None else tuple(map(tuple, placed.matrix.tolist())),
        placement_error=None if placed is None else placed.error,
        bubble=bubble,
    )


def error_for(
    model: "Model", players: int, named: float | None, *, placement: bool = False
) -> float:
    """The error to ask for: the one that was named, or what the size of the table allows.

    A simulation stops before `COARSE`, and tells how far it came.

    Raises:
        NoSuchError: the one that was named is no part of the pool.
    """
    fine = model == "icm" and (placement or players <= FINE_PLAYERS)
    return error_typed(named, FINE if fine else COARSE)


def worth_of(question: Question) -> "Worth":
    """What each stack is worth, in cents."""
    players = len(question.stacks)
    error = error_for(question.model, players, question.error)
    with telling_progress(f"{NAMES[question.model]}, {chips_words(players)} players") as tell:
        if question.model == "icm":
            from evendeal.prizes.independent import icm

            return icm(
                question.stacks, question.prizes, error=error, gaps=question.gaps, progress=tell
            )
        from evendeal.prizes.dependent import dcm

        return dcm(
            question.stacks, question.prizes, error=error, gaps=question.gaps,
            seed=question.seed, paths=question.paths, progress=tell,
        )  # fmt: skip


def placed_by(question: Question) -> "Placement":
    """Who finishes where."""
    players = len(question.stacks)
    error = error_for(question.model, players, question.error, placement=True)
    what = f"{NAMES[question.model]}, places of {chips_words(players)} players"
    with telling_progress(what) as tell:
        if question.model == "icm":
            from evendeal.prizes.independent import icm_placement

            return icm_placement(question.stacks, error=error, progress=tell)
        from evendeal.prizes.dependent import dcm_placement

        return dcm_placement(
            question.stacks, error=error, seed=question.seed, paths=question.paths, progress=tell
        )


def _exact(
    question: Question,
) -> tuple[tuple[Fraction, ...], tuple[tuple[Fraction, ...], ...]]:
    from evendeal.prizes.exact import exact_dcm_placement, exact_icm_placement

    placed = exact_icm_placement if question.model == "icm" else exact_dcm_placement
    matrix = placed(question.stacks)
    prizes = [Fraction(prize, CENTS) for prize in question.prizes]
    equity = tuple(
        sum((chance * prize for chance, prize in zip(row, prizes, strict=False)), Fraction(0))
        for row in matrix
    )
    return equity, matrix


def _bubble(question: Question) -> "tuple[BubbleFactor, ...]":
    from evendeal.prizes.bubble import bubble_factors

    named = question.error
    if named is None and question.model == "icm":
        named = COARSE
    error = error_for(question.model, len(question.stacks), named)
    what = f"bubble factors of {chips_words(len(question.stacks))} players"
    with telling_progress(what) as tell:
        pairs = bubble_factors(
            question.stacks, question.prizes, model=question.model, error=error, progress=tell
        )
    return tuple(replace(pair, gain=pair.gain / CENTS, loss=pair.loss / CENTS) for pair in pairs)


def _picture(question: Question) -> str:
    from evendeal.commands.prize_plot import Drawn, picture

    drawn: list[Drawn] = []
    small = True
    for model in ("icm", "dcm"):
        named = question.error if model == question.model else None
        drawn_question = replace(question, model=model, error=named, exact=False)
        worth = worth_of(drawn_question)
        matrix = None
        if small:
            try:
                matrix = placed_by(drawn_question).matrix
            except Refused:
                small = False  # too many for a map; there is room for the curves
        method = precision_words(worth.method, worth.error)
        drawn.append(Drawn(NAMES[model], method, worth.equity / CENTS, matrix))
    return picture(question.stacks, *drawn)
