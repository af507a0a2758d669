"""One hand in PHH, the poker hand history format: a TOML document."""

from fractions import Fraction
from functools import partial
from typing import Any

from evendeal.ids import SeatNo
from evendeal.notation import phh_fields as f
from evendeal.notation.history import History, Place, Written, chips_of
from evendeal.notation.phh_actions import (
    MOST_CHIPS,
    UNSEEN,
    Spoken,
    Unclear,
    action_text,
    parse_action,
    reseat,
    resolve,
)
from evendeal.notation.phh_fields import Fields
from evendeal.notation.phh_setup import (
    Conditions,
    by_position,
    by_seat,
    read_setup,
    read_variant,
    stacks_written,
    trims,
    write_setup,
)
from evendeal.notation.refusals import ActionUnclear, CannotHold
from evendeal.notation.toml import TomlLines, parse_toml, text_of, toml_line
from evendeal.poker import Award, Chips, DealHole, RaiseTo

WINNINGS = "winnings"
ENDLESS = float("inf")


def read_phh(
    data: bytes | str, file: str = "hand.phh", hand: int | None = None, first_line: int = 1
) -> History:
    """The hand that a PHH document tells.

    Args:
        data: the document.
        file: what to call it in refusals.
        hand: its number, if it is one of several in the file.
        first_line: the line of the file on which it begins.

    Raises:
        NotReadable: it is no hold'em hand in PHH; the refusal names the place.
    """
    place = Place(file, hand)
    where = str(place)
    text = text_of(data, where)
    return _history(
        Fields(parse_toml(text, where, first_line), where, TomlLines(text, first_line)), place
    )


def _history(fields: Fields, place: Place) -> History:
    read_variant(fields)
    spoken, written = _spoken(fields)
    conditions = read_setup(fields, partial(_endless, fields, spoken))
    setup, shift = conditions.setup, conditions.shift
    if shift:
        spoken = [reseat(action, shift, setup.seats) for action in spoken]
    actions = list(resolve(setup, spoken))
    for at, award in _awards(fields, setup.seats, shift):
        if not 0 <= at <= len(actions):
            raise fields.wrong(f.AWARDS, f"there are {len(actions)} actions, none is {at}")
        actions.insert(at, award)
        written.insert(at, Written(len(written) + 1, f.AWARDS))
    metadata, own = fields.metadata()
    trimming = fields.flag("ante_trimming_status", False)
    if trimming == trims(setup):
        metadata.pop("ante_trimming_status", None)
    return History(
        setup=setup,
        actions=tuple(actions),
        players=by_seat(list(fields.names("players", setup.seats)), shift),
        payoffs=_payoffs(fields, conditions),
        winnings=_winnings(fields, conditions),
        unbounded=conditions.unbounded,
        metadata=metadata,
        own=own,
        place=place,
        written=tuple(written),
    )


def _spoken(fields: Fields) -> tuple[list[Spoken], list[Written]]:
    """The actions, empty ones and deals of unknown cards left out, each with its words."""
    spoken: list[Spoken] = []
    written: list[Written] = []
    for number, text in enumerate(fields.values("actions"), start=1):
        if not isinstance(text, str):
            raise fields.wrong("actions", "actions are texts")
        try:
            action = parse_action(text)
        except Unclear as problem:
            raise ActionUnclear(
                where=fields.where,
                number=number,
                text=text,
                reason=str(problem),
                line=fields.lines.of_text("actions", number),
            ) from None
        if action is None or (isinstance(action, DealHole) and action.cards == UNSEEN):
            continue
        spoken.append(action)
        written.append(Written(number, text))
    return spoken, written


def _endless(fields: Fields, spoken: list[Spoken]) -> int:
    """Chips that nobody can need in this hand: every bet named in it, and all the posts."""
    chips = sum(action.chips for action in spoken if isinstance(action, RaiseTo))
    for name in ("antes", "blinds_or_straddles", "starting_stacks"):
        for value in fields.values(name):
            if isinstance(value, int | float) and abs(value) <= MOST_CHIPS:
                chips += abs(int(value))
    return chips + 1


def _payoffs(fields: Fields, conditions: Conditions) -> tuple[Chips | None, ...] | None:
    if "finishing_stacks" not in fields.data:
        return None
    setup = conditions.setup
    payoffs: list[Chips | None] = []
    finishing = by_seat(fields.values("finishing_stacks", setup.seats), conditions.shift)
    for seat, value in enumerate(finishing, start=1):
        if value == ENDLESS:
            payoffs.append(None)
            continue
        number = isinstance(value, int | float) and not isinstance(value, bool)
        if not number or not 0 <= value <= MOST_CHIPS:
            raise fields.wrong("finishing_stacks", "a stack is a number of chips")
        if SeatNo(seat) in conditions.unbounded:
            raise fields.wrong("finishing_stacks", "an endless stack has no such end")
        started = setup.stacks[seat - 1] - conditions.behind[seat - 1]
        payoffs.append(chips_of(value) - started)
    return tuple(payoffs)


def _winnings(fields: Fields, conditions: Conditions) -> tuple[Chips, ...] | None:
    if WINNINGS not in fields.data:
        return None
    seats = conditions.setup.seats
    values = by_seat(fields.values(WINNINGS, seats), conditions.shift)
    for value in values:
        number = isinstance(value, int | float) and not isinstance(value, bool)
        if not number or not abs(value) <= MOST_CHIPS:
            raise fields.wrong(WINNINGS, "winnings are numbers of chips")
    return tuple(chips_of(value) for value in values)


def _awards(fields: Fields, seats: int, shift: int) -> list[tuple[int, Award]]:
    """Announced winners and where they stand among the actions."""
    awards: list[tuple[int, Award]] = []
    for value in fields.values(f.AWARDS) if f.AWARDS in fields.data else []:
        match value:
            case {"at": int(at), "pot": int(pot), "players": [*winners]} if len(value) == 3:
                numbers = [fields.whole(f.AWARDS, winner) for winner in winners]
                award = Award(pot, tuple(SeatNo(number) for number in numbers))
                moved = reseat(award, shift, seats)
                assert isinstance(moved, Award)
                awards.append((at, moved))
            case _:
                raise fields.wrong(f.AWARDS, "an award is {at, pot, players}")
    return awards


def write_phh(history: History) -> str:
    """The hand as a PHH document.

    What PHH has no field for is carried by fields that start with `_`; `read_phh` reads
    them back, other readers keep or ignore them.

    Raises:
        CannotHold: PHH has no words for the hand.
    """
    return "".join(f"{toml_line(name, value)}\n" for name, value in phh_fields(history).items())


def phh_fields(history: History) -> dict[str, Any]:
    """The fields of the hand as PHH names them, in its order; values are those of TOML.

    Raises:
        CannotHold: PHH has no words for the hand.
    """
    where = str(history.place)
    setup = history.setup
    conditions, shift = write_setup(setup, history.unbounded, where)
    fields = conditions | history.metadata
    seats = setup.seats
    dealt = {action.seat for action in history.actions if isinstance(action, DealHole)}
    actions: list[str] = []
    awards: list[dict[str, Any]] = []
    for position in range(1, seats + 1):
        if SeatNo((position - 1 + shift) % seats + 1) not in dealt:
            actions.append(f"d dh p{position} {''.join(UNSEEN)}")
    for at, action in enumerate(history.actions):
        moved = reseat(action, -shift, seats)
        if isinstance(moved, Award):
            awards.append({"at": at, "pot": moved.pot, "players": list(moved.seats)})
        else:
            assert not isinstance(moved, tuple)
            actions.append(action_text(moved, where=where))
    fields["actions"] = _in_dealing_order(actions, seats)
    if awards:
        fields[f.AWARDS] = awards
    if history.players:
        fields["players"] = by_position(history.players, shift)
    if history.payoffs is not None:
        fields["finishing_stacks"] = _finishing(history, shift)
    ordered = {name: fields[name] for name in f.ORDER if name in fields}
    extra = {name: value for name, value in fields.items() if name not in ordered}
    for name in history.own:
        if not name.startswith("_") or name in f.OF_RULES:
            raise CannotHold(notation="PHH", where=where, what=f"a field of one's own named {name}")
    return ordered | extra | history.own


def _in_dealing_order(actions: list[str], seats: int) -> list[str]:
    """First hole cards p1 to pn, as every reader expects them, then the play."""
    order = {f"p{position}": position for position in range(1, seats + 1)}
    leading = 0
    while leading < len(actions) and actions[leading].startswith("d dh "):
        leading += 1
    deals = sorted(actions[:leading], key=lambda text: order.get(text.split()[2], 0))
    return deals + actions[leading:]


def _finishing(history: History, shift: int) -> list[int | float]:
    assert history.payoffs is not None
    stacks = stacks_written(history.setup)
    finishing: list[int | float] = []
    for stack, payoff in zip(stacks, history.payoffs, strict=True):
        if payoff is None:
            finishing.append(float("inf"))
        else:
            chips = stack + payoff
            finishing.append(float(chips) if isinstance(chips, Fraction) else chips)
    return by_position(tuple(finishing), shift)
