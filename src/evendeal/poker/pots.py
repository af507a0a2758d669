"""Who has a claim to which chips, from what each seat put in."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from evendeal.ids import SeatNo
from evendeal.poker.exact import as_chips
from evendeal.poker.setup import Chips, OddChips


@dataclass(frozen=True, slots=True)
class Pot:
    """Chips and the seats that may win them; the main pot comes first."""

    chips: int
    seats: tuple[SeatNo, ...]


@dataclass(frozen=True, slots=True)
class Returned:
    """The uncalled part of a bet, given back before pots are formed (R25)."""

    seat: SeatNo
    chips: int


def uncalled(put_in: Sequence[int], live: Sequence[bool]) -> Returned | None:
    """What a live seat put in beyond everybody else, shape of both: (seats,)."""
    top = max(put_in)
    if put_in.count(top) > 1:
        return None
    seat = put_in.index(top)
    if not live[seat]:
        return None
    second = max(*put_in[:seat], *put_in[seat + 1 :], 0)
    return Returned(SeatNo(seat + 1), top - second)


def pots(put_in: Sequence[int], live: Sequence[bool], dead: int = 0) -> tuple[Pot, ...]:
    """The main pot and the side pots.

    Args:
        put_in: chips of each seat that count for its claim, uncalled bets taken off,
            shape (seats,).
        live: seats that have neither folded nor are empty, shape (seats,); one at least.
        dead: chips that belong to the main pot whoever put them in (a lone big-blind ante).

    Returns:
        Pots that together have every chip. What folded and empty seats put in beyond the
        last live layer goes to the last pot (R11), so no pot is without an owner.

    Source:
        TDA 2024 rule 21; `docs/rulings.md` R11, R25.
    """
    layers = sorted({chips for chips, is_live in zip(put_in, live, strict=True) if is_live})
    formed: list[Pot] = []
    below = 0
    for layer in layers:
        chips = sum(min(put, layer) - min(put, below) for put in put_in)
        seats = tuple(
            SeatNo(i + 1)
            for i, (put, is_live) in enumerate(zip(put_in, live, strict=True))
            if is_live and put >= layer
        )
        if chips or (layer == 0 and dead):
            # A big blind whose ante took its last chip plays for the ante alone.
            formed.append(Pot(chips, seats))
        below = layer
    if not formed:
        everyone = tuple(SeatNo(i + 1) for i, is_live in enumerate(live) if is_live)
        formed.append(Pot(0, everyone))
    beyond = sum(max(0, put - below) for put in put_in)
    formed[-1] = Pot(formed[-1].chips + beyond, formed[-1].seats)
    formed[0] = Pot(formed[0].chips + dead, formed[0].seats)
    return tuple(formed)


def shares(
    chips: int,
    winners: Sequence[SeatNo],
    *,
    button: SeatNo,
    seats: int,
    odd_chips: OddChips,
    chip: int = 1,
) -> dict[SeatNo, Chips]:
    """What each winner of one pot gets.

    Odd chips go one each to the first winners left of the button (R14), or are split
    exactly.

    Args:
        chip: the smallest chip in use; what is less than one goes to the first winner.

    Source:
        TDA 2024 rule 20; Robert's Rules: no player more than one odd chip.
    """
    if odd_chips is OddChips.FRACTION:
        return dict.fromkeys(winners, as_chips(Fraction(chips, len(winners))))
    whole, crumbs = divmod(chips, chip)
    each, odd = divmod(whole, len(winners))
    in_order = sorted(winners, key=lambda seat: (seat - button - 1) % seats)
    return {
        seat: (each + (place < odd)) * chip + (0 if place else crumbs)
        for place, seat in enumerate(in_order)
    }
