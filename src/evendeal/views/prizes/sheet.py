"""Prizes shared: what each stack is worth by both models, and every division side by side."""

from collections.abc import Iterator
from dataclasses import dataclass

from evendeal.errors import Refused
from evendeal.prizes.chop_methods import METHODS, Chop, ChopMethod, Flag, FlagName, chop
from evendeal.prizes.chop_tickets import hand_out
from evendeal.prizes.dependent import dcm_placement
from evendeal.prizes.independent import icm_placement
from evendeal.prizes.question import PrizeTable, SheetQuestion
from evendeal.prizes.terms import Terms
from evendeal.prizes.worth import Method, Model, Placement
from evendeal.views.prizes.called_off import CalledOffTold, called_off_view
from evendeal.views.prizes.figures import (
    MODEL_NAMES,
    Amount,
    Figure,
    error_sentence,
    figure,
    money,
    money_text,
    power_text,
    ratio_text,
    share_text,
)
from evendeal.views.prizes.refusal import PrizeRefusal, prize_refusal
from evendeal.views.words import chips_text, in_a_row

CHOP_NAMES: dict[ChopMethod, str] = {
    "icm": MODEL_NAMES["icm"],
    "dcm": MODEL_NAMES["dcm"],
    "chip": "Chip chop",
    "equal": "Equal",
    "typed": "Typed in",
}
SAME = "With two players, or a single prize, both models give the share of the chips."


@dataclass(frozen=True, slots=True)
class PrizePlayer:
    """A player with chips, the part that they are of all chips, and the bounty on the own head."""

    name: str
    stack: int
    stack_text: str
    share: float
    share_text: str
    bounty: Amount


@dataclass(frozen=True, slots=True)
class PrizeModel:
    """How a model was worked out.

    `error` is in parts of the pool, and `error_text` the same rounded up to one digit, `3e−10`;
    the sentence tells method and error.
    """

    model: Model
    name: str
    method: Method
    error: float
    error_text: str
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
class PrizeTicket:
    """What a player takes home where tickets are among the prizes.

    `cash` is money besides; below 0 it is paid to the others for the rest of the ticket.
    """

    ticket: bool
    cash: Amount


@dataclass(frozen=True, slots=True)
class ChopWarning:
    """What to think of before one agrees to a division, and whom it concerns."""

    name: FlagName
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChopColumn:
    """One division, whole units by player; they sum to `sum`, with `played_for` to the pool.

    `totals` are the amounts with the own bounties; `settled` says who takes a ticket, and is
    empty where there are none. `warnings` say what to think of before one agrees, and `notes`
    the same in sentences. One that cannot be made has no amounts, and `refused` says why.
    """

    method: ChopMethod
    name: str
    amounts: tuple[Amount, ...]
    totals: tuple[Amount, ...]
    settled: tuple[PrizeTicket, ...]
    sum: Amount
    played_for: Amount
    warnings: tuple[ChopWarning, ...]
    notes: tuple[str, ...]
    refused: PrizeRefusal | None


@dataclass(frozen=True, slots=True)
class PlacementTold(PrizeModel):
    """Who finishes where by a model, in percent: a row by player, a column by place."""

    rows: tuple[tuple[float, ...], ...]
    texts: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class PrizeSheet:
    """Stacks and prizes with everything about them; lists by player as they were named.

    `decimals` are the digits of the money behind the point. `pool` is the sum of `prizes`, which
    include tickets; bounties are apart. `differences` are the amounts by DCM less those by ICM,
    as they stand in `chops`; empty where there are none. `alike` says that both models give the
    share of the chips, whatever the stacks are, and `notes` say it in a sentence.
    """

    decimals: int
    chips: int
    chips_text: str
    pool: Amount
    bounty_pool: Amount
    players: tuple[PrizePlayer, ...]
    prizes: tuple[Amount, ...]
    models: tuple[PrizeModel, ...]
    values: tuple[PrizeValue, ...]
    chops: tuple[ChopColumn, ...]
    differences: tuple[Amount, ...]
    placements: tuple[PlacementTold, ...]
    called_off: CalledOffTold
    alike: bool
    notes: tuple[str, ...]


def prize_sheet(question: SheetQuestion) -> PrizeSheet:
    """Everything about a table.

    Raises:
        Refused: a model refuses it. A division that cannot be made is a column that says why.
    """
    table, terms = question.table, question.terms
    decimals, chips = table.decimals, sum(table.stacks)
    bounties = terms.checked_bounties(len(table.stacks))
    icm, dcm = (chop(model, table.stacks, table.prizes, error=table.error) for model in MODEL_NAMES)
    placements = (
        icm_placement(table.stacks, error=table.chance_error),
        dcm_placement(table.stacks, error=table.chance_error),
    )
    columns = tuple(_columns(question, {"icm": icm, "dcm": dcm}))
    alike = len(table.stacks) == 2 or sum(prize > 0 for prize in table.prizes) < 2
    return PrizeSheet(
        decimals=decimals,
        chips=chips,
        chips_text=chips_text(chips),
        pool=money(table.pool, decimals),
        bounty_pool=money(sum(bounties), decimals),
        players=tuple(
            PrizePlayer(
                name,
                stack,
                chips_text(stack),
                stack / chips,
                share_text(stack / chips),
                money(bounty, decimals),
            )
            for name, stack, bounty in zip(table.names, table.stacks, bounties, strict=True)
        ),
        prizes=tuple(money(prize, decimals) for prize in table.prizes),
        models=(_model("icm", icm), _model("dcm", dcm)),
        values=tuple(_values(table, icm, dcm)),
        chops=columns,
        differences=_differences(columns, decimals),
        placements=tuple(map(_placement, placements)),
        called_off=called_off_view(table, terms),
        alike=alike,
        notes=(SAME,) if alike else (),
    )


def _model(model: Model, made: Chop) -> PrizeModel:
    method = made.worth_method or "exact"
    sentence = error_sentence(model, method, made.error)
    text = power_text(made.error)
    return PrizeModel(model, MODEL_NAMES[model], method, made.error, text, sentence)


def _values(table: PrizeTable, icm: Chop, dcm: Chop) -> Iterator[PrizeValue]:
    chips = sum(table.stacks)
    for stack, independent, dependent in zip(table.stacks, icm.values, dcm.values, strict=True):
        each = [value / table.pool / (stack / chips) for value in (independent, dependent)]
        yield PrizeValue(
            icm=figure(independent, table.decimals),
            dcm=figure(dependent, table.decimals),
            difference=figure(dependent - independent, table.decimals, signed=True),
            icm_chip=each[0],
            icm_chip_text=ratio_text(each[0]),
            dcm_chip=each[1],
            dcm_chip_text=ratio_text(each[1]),
        )


def _columns(question: SheetQuestion, plain: dict[ChopMethod, Chop]) -> Iterator[ChopColumn]:
    table, terms = question.table, question.terms
    methods: tuple[ChopMethod, ...] = METHODS
    if question.typed is not None:
        methods = (*METHODS, "typed")
    for method in methods:
        try:
            # Without terms the models have answered already.
            made = plain.get(method) if terms == Terms(decimals=terms.decimals) else None
            made = made or chop(
                method, table.stacks, table.prizes, terms, typed=question.typed, error=table.error
            )
            yield _column(table, made)
        except Refused as refused:
            yield _refused(table, method, refused)


def _differences(columns: tuple[ChopColumn, ...], decimals: int) -> tuple[Amount, ...]:
    amounts = {column.method: column.amounts for column in columns}
    # Where one of them has been refused, so has the other.
    pairs = zip(amounts["icm"], amounts["dcm"], strict=True)
    more = [by_dcm.minor - by_icm.minor for by_icm, by_dcm in pairs]
    return tuple(Amount(each, money_text(each, decimals, signed=True)) for each in more)


def _column(table: PrizeTable, made: Chop) -> ChopColumn:
    decimals = table.decimals
    settled = hand_out(made, table.stacks, table.tickets) if table.tickets else ()
    return ChopColumn(
        method=made.method,
        name=CHOP_NAMES[made.method],
        amounts=tuple(money(amount, decimals) for amount in made.amounts),
        totals=tuple(money(amount, decimals) for amount in made.together),
        settled=tuple(PrizeTicket(each.ticket, money(each.cash, decimals)) for each in settled),
        sum=money(sum(made.amounts), decimals),
        played_for=money(made.played_for, decimals),
        warnings=tuple(
            ChopWarning(flag.name, tuple(table.names[player] for player in flag.players))
            for flag in made.flags
        ),
        notes=tuple(_note(table, flag) for flag in made.flags),
        refused=None,
    )


def _refused(table: PrizeTable, method: ChopMethod, refused: Refused) -> ChopColumn:
    nothing = money(0, table.decimals)
    return ChopColumn(
        method, CHOP_NAMES[method], (), (), (), nothing, nothing, (), (), prize_refusal(refused)
    )


def _note(table: PrizeTable, flag: Flag) -> str:
    """A warning with the names of those whom it concerns."""
    who = in_a_row([table.names[player] for player in flag.players])
    return f"{who}: {WARNINGS[flag.name]}."


WARNINGS = {
    "above-first": "more than the first prize",
    "below-next": "less than the next prize to be lost",
    "below-guarantee": "less than the guarantee, since the unit is too large for it",
}


def _placement(placed: Placement) -> PlacementTold:
    rows = [[round(100 * float(chance), 6) for chance in row] for row in placed.matrix]
    error = placed.error
    return PlacementTold(
        model=placed.model,
        name=MODEL_NAMES[placed.model],
        method=placed.method,
        error=error,
        error_text=power_text(error),
        sentence=error_sentence(placed.model, placed.method, error, of="each chance"),
        rows=tuple(map(tuple, rows)),
        texts=tuple(tuple(f"{max(percent, 0):.1f}" for percent in row) for row in rows),
    )
