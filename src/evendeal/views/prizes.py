"""Prizes shared: what each stack is worth by both models, and every division side by side."""

from dataclasses import dataclass
from typing import Literal

from evendeal.prizes.worth import Method, Model
from evendeal.views.prize_figures import Figure, Money

ChopMethod = Literal["icm", "dcm", "chip", "equal", "typed"]


@dataclass(frozen=True, slots=True)
class PrizePlayer:
    """A player with chips, the part that they are of all chips, and the bounty on the own head."""

    name: str
    stack: int
    stack_text: str
    share: float
    share_text: str
    bounty: Money


@dataclass(frozen=True, slots=True)
class PrizeModel:
    """How a model was worked out. `error` is in parts of the pool; the sentence tells both."""

    model: Model
    name: str
    method: Method
    error: float
    sentence: str


@dataclass(frozen=True, slots=True)
class PrizeValue:
    """What a stack is worth by both models, without any option of an agreement.

    `difference` is DCM less ICM. `icm_chip` and `dcm_chip` are the share of the pool by the share
    of the chips: above 1, each of these chips is worth more than the average chip.
    """

    icm: Figure
    dcm: Figure
    difference: Figure
    icm_chip: float
    icm_chip_text: str
    dcm_chip: float
    dcm_chip_text: str


@dataclass(frozen=True, slots=True)
class PrizeRefusal:
    """Why there is no such division: as the problem with which a question is refused."""

    name: str
    sentence: str
    fields: dict[str, str | int | bool | None]


@dataclass(frozen=True, slots=True)
class ChopColumn:
    """One division, whole units by player; they sum to `sum`, with `played_for` to the pool.

    `totals` are the amounts with the own bounties. `notes` say what to think of before one
    agrees. One that cannot be made has no amounts, and `refused` says why.
    """

    method: ChopMethod
    name: str
    amounts: tuple[Money, ...]
    totals: tuple[Money, ...]
    sum: Money
    played_for: Money
    notes: tuple[str, ...]
    refused: PrizeRefusal | None


@dataclass(frozen=True, slots=True)
class PlacementTold(PrizeModel):
    """Who finishes where by a model, in percent: a row by player, a column by place."""

    rows: tuple[tuple[float, ...], ...]
    texts: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class PrizeSheet:
    """Stacks and prizes with everything that is said of them; lists by player as they were named.

    `decimals` are the digits of the money behind the point. `pool` is the sum of `prizes`, which
    include tickets; bounties are apart.
    """

    decimals: int
    chips: int
    chips_text: str
    pool: Money
    bounty_pool: Money
    players: tuple[PrizePlayer, ...]
    prizes: tuple[Money, ...]
    models: tuple[PrizeModel, ...]
    values: tuple[PrizeValue, ...]
    chops: tuple[ChopColumn, ...]
    placements: tuple[PlacementTold, ...]
    notes: tuple[str, ...]
