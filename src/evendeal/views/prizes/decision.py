"""A decision: somebody is all-in; what folding, winning and losing are worth to the caller."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from evendeal.prizes.decision import BREAK_EVEN, ModelAdvice, decide
from evendeal.prizes.question import DecisionQuestion, PrizeTable
from evendeal.prizes.worth import Method
from evendeal.views.prizes.figures import (
    NONE,
    Figure,
    chips_worth,
    figure,
    share_text,
)

NAMES = {"chips": "chips", "icm": "ICM", "dcm": "DCM"}
CLOSE = "too close to tell"
MILLION = 1_000_000


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """The decision by one model. `need` is the equity from which a call is right.

    Values are money, by `chips` chips. `error` is in parts of the pool. `need` is null where
    no equity makes both the same. `close` says that the error leaves open which is right.
    """

    model: Literal["chips", "icm", "dcm"]
    name: str
    method: Method
    error: float
    fold: Figure
    call: Figure
    win: Figure
    lose: Figure
    need: float | None
    need_text: str
    advice: Literal["call", "fold", "break-even"]
    close: bool
    sentence: str


@dataclass(frozen=True, slots=True)
class DecisionSheet:
    """Call or fold by chips, ICM and DCM; `shover` and `caller` count from 1."""

    shover: int
    caller: int
    shover_name: str
    caller_name: str
    equity: float
    equity_text: str
    sentence: str
    models: tuple[DecisionRow, ...]


def decision_sheet(question: DecisionQuestion) -> DecisionSheet:
    """Call or fold.

    Raises:
        Refused: a model refuses the table.
    """
    table, shove = question.table, question.shove
    equity = Fraction(question.equity, MILLION)
    shover, caller = (table.names[player] for player in (shove.shover, shove.caller))
    advised = decide(shove, table.prizes, equity=equity, error=table.error)
    return DecisionSheet(
        shover=shove.shover + 1,
        caller=shove.caller + 1,
        shover_name=shover,
        caller_name=caller,
        equity=float(equity),
        equity_text=share_text(equity),
        sentence=f"{shover} is all-in; {caller} would win {share_text(equity)} of the calls.",
        models=tuple(_row(advice, table) for advice in advised),
    )


def _row(advice: ModelAdvice, table: PrizeTable) -> DecisionRow:
    def worth(value: float) -> Figure:
        return chips_worth(value) if advice.model == "chips" else figure(value, table.decimals)

    # What the error of the values leaves open; by chips there is none.
    close = advice.error > BREAK_EVEN and abs(advice.call - advice.fold) <= (
        2 * advice.error * table.pool
    )

    name = NAMES[advice.model]
    words = f"{CLOSE if close else advice.advice}, {_needs(advice)}"
    return DecisionRow(
        model=advice.model,
        name=name,
        method=advice.method,
        error=advice.error,
        fold=worth(advice.fold),
        call=worth(advice.call),
        win=worth(advice.win),
        lose=worth(advice.lose),
        need=advice.need,
        need_text=NONE if advice.need is None else share_text(advice.need),
        advice=advice.advice,
        close=bool(close),
        sentence=f"{name[0].upper()}{name[1:]}: {words}.",
    )


def _needs(advice: ModelAdvice) -> str:
    if advice.need is None:
        return "winning is worth no more than losing"
    if advice.need < 0:
        return "any hand calls"
    if advice.need > 1:
        return "no hand calls"
    return f"needs {share_text(advice.need)}"
