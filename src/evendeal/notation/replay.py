"""A history held against the rules: does the play give the chips that its file states?"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction

from evendeal.errors import Refused
from evendeal.ids import SeatNo
from evendeal.notation.history import History, Place, Written
from evendeal.poker import Chips, HandResult, HandState, OddChips, play, result
from evendeal.poker.refusals import NotOver

PRINTED = Fraction(1, 10**6)
"""Logs print six decimals; a difference below that is their rounding."""


class Verdict(Enum):
    """What replaying a history says of it."""

    AGREES = "agrees"
    DIFFERS = "differs"
    STATES_NOTHING = "states nothing"
    NOT_CHECKED = "not checked"
    REFUSED = "refused"


class HandNotOver(Refused):
    """A history that ends before the hand does."""

    def __init__(self, *, where: str, waits_for: str) -> None:
        super().__init__(f"{where}: the file ends, but the hand waits for {waits_for}")
        self.where = where
        self.waits_for = waits_for


@dataclass(frozen=True, slots=True)
class Replayed:
    """One history, replayed.

    Attributes:
        place: where the hand was read.
        verdict: what came of it.
        accepted, actions: how many of how many actions the rules accepted.
        chip_scores: what the rules give each seat, seat 1 first; None if refused.
        differences: by seat, chips that the rules give more than the file states; only
            seats that differ.
        refusal: why the hand could not be played to its end.
        refused_at: the refused action in the words of the file.
        unchecked: why something that the file states could not be compared; empty if all of it
            was.
    """

    place: Place
    verdict: Verdict
    accepted: int
    actions: int
    chip_scores: tuple[Chips, ...] | None = None
    differences: tuple[tuple[SeatNo, Chips], ...] = ()
    refusal: Refused | None = None
    refused_at: Written | None = None
    unchecked: str = ""

    @property
    def sentence(self) -> str:
        """The verdict for the person at the screen."""
        match self.verdict:
            case Verdict.REFUSED if self.refused_at is not None:
                number, text = self.refused_at
                return f"refused at action {number} `{text}`: {self.refusal}"
            case Verdict.REFUSED:
                return f"refused: {self.refusal}"
            case Verdict.DIFFERS:
                seats = ", ".join(f"seat {seat} {_signed(by)}" for seat, by in self.differences)
                return f"differs from the stated chips: {seats}"
            case Verdict.NOT_CHECKED:
                return f"not checked: {self.unchecked}"
            case _:
                return str(self.verdict.value)


def replay(history: History, odd_chips: OddChips | None = None) -> Replayed:
    """The history played through the rules and compared with what it states.

    Args:
        history: the hand.
        odd_chips: how odd chips are split; None: as the history has it.
    """
    setup = history.setup
    if odd_chips is not None and odd_chips is not setup.odd_chips:
        setup = replace(setup, odd_chips=odd_chips)
    played = play(setup, None, history.actions)
    count = len(history.actions)
    if played.refusal is not None:
        words = history.written[played.accepted] if history.written else None
        return Replayed(
            history.place,
            Verdict.REFUSED,
            played.accepted,
            count,
            refusal=played.refusal,
            refused_at=words,
        )
    return compared(history, played.state)


def compared(history: History, state: HandState) -> Replayed:
    """What the file states, beside the hand as it has been played to this state."""
    place, count = history.place, len(history.actions)
    try:
        ended = result(state)
    except NotOver as refusal:
        not_over = HandNotOver(where=str(place), waits_for=refusal.waits_for)
        return Replayed(place, Verdict.REFUSED, count, count, refusal=not_over)
    scores = ended.chip_scores
    stated = [chips for chips in history.payoffs or () if chips is not None]
    differences = _differences(scores, history.payoffs or (None,) * len(scores))
    unchecked = ""
    if history.winnings is not None and not differences:
        won = _won(ended, len(scores))
        if not any(_all_same(pots, history.winnings) for pots in won):
            unchecked = _why_less(won, history.winnings)
            differences = () if unchecked else _differences(won[0], history.winnings)
    if differences:
        verdict = Verdict.DIFFERS
    elif stated or (history.winnings is not None and not unchecked):
        verdict = Verdict.AGREES
    else:
        verdict = Verdict.NOT_CHECKED if unchecked else Verdict.STATES_NOTHING
    return Replayed(place, verdict, count, count, scores, differences, unchecked=unchecked)


def _differences(
    ours: Sequence[Chips], theirs: Sequence[Chips | None]
) -> tuple[tuple[SeatNo, Chips], ...]:
    return tuple(
        (SeatNo(seat), mine - stated)
        for seat, (mine, stated) in enumerate(zip(ours, theirs, strict=True), start=1)
        if stated is not None and not same(mine, stated)
    )


def _won(ended: HandResult, seats: int) -> tuple[list[Chips], list[Chips]]:
    """What each seat took out of the pots, and the same with an uncalled bet that came back:
    writers count it or not."""
    won: list[Chips] = [0] * seats
    for pot in ended.won:
        for seat, chips in pot.shares.items():
            won[seat - 1] += chips
    with_it = list(won)
    if ended.returned is not None:
        with_it[ended.returned.seat - 1] += ended.returned.chips
    return won, with_it


def _all_same(ours: Sequence[Chips], theirs: Sequence[Chips]) -> bool:
    return all(map(same, ours, theirs))


def _why_less(won: tuple[list[Chips], list[Chips]], winnings: Sequence[Chips]) -> str:
    """Why winnings that are not the pots may be right all the same; empty if they cannot be."""
    if any(chips < 0 for chips in winnings):
        return "winnings below 0 are no part of a pot"
    pots, with_it = won
    fits = all(
        0 < stated <= most if mine else stated == 0
        for mine, most, stated in zip(pots, with_it, winnings, strict=True)
    )
    total, pot = sum(winnings), sum(pots)
    if fits and total < pot:
        return f"its winnings come to {total} of pots of {pot}, and it tells no rake"
    return ""


def same(ours: Chips, theirs: Chips, times: int = 1) -> bool:
    """Whether two numbers of chips are one, or differ by the rounding of so many of them."""
    return ours == theirs or abs(Fraction(ours) - Fraction(theirs)) < PRINTED * times


def _signed(chips: Chips) -> str:
    return f"+{chips}" if chips > 0 else str(chips)
