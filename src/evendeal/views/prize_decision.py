"""A decision: somebody is all-in; what folding, winning and losing are worth to the caller."""

from dataclasses import dataclass
from typing import Literal

from evendeal.prizes.worth import Method
from evendeal.views.prize_figures import Figure


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """The decision by one model. `need` is the equity from which a call is right.

    Values are money, by `chips` chips. `error` is in parts of the pool. `need` is null where
    no equity makes both the same.
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
