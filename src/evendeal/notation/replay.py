"""A history held against the rules: does the play give the chips that its file states?"""

from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction

from evendeal.errors import Refused
from evendeal.ids import SeatNo
from evendeal.notation.history import History, Place, Written
from evendeal.poker import Chips, HandState, OddChips, play, result
from evendeal.poker.refusals import NotOver

PRINTED = Fraction(1, 10**6)
"""Logs print six decimals; a difference below that is their rounding."""


class Verdict(Enum):
    """What replaying a history says of it."""

    AGREES = "agrees"
    DIFFERS = "differs"
    STATES_NOTHING = "states nothing"
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
    """

    place: Place
    verdict: Verdict
    accepted: int
    actions: int
    chip_scores: tuple[Chips, ...] | None = None
    differences: tuple[tuple[SeatNo, Chips], ...] = ()
    refusal: Refused | None = None
    refused_at: Written | None = None

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
    return _compared(history, played.state, count)


def _compared(history: History, state: HandState, count: int) -> Replayed:
    place = history.place
    try:
        scores = result(state).chip_scores
    except NotOver as refusal:
        not_over = HandNotOver(where=str(place), waits_for=refusal.waits_for)
        return Replayed(place, Verdict.REFUSED, count, count, refusal=not_over)
    stated = history.payoffs
    if stated is None or all(chips is None for chips in stated):
        return Replayed(place, Verdict.STATES_NOTHING, count, count, scores)
    differences = tuple(
        (SeatNo(seat), ours - theirs)
        for seat, (ours, theirs) in enumerate(zip(scores, stated, strict=True), start=1)
        if theirs is not None and not same(ours, theirs)
    )
    verdict = Verdict.DIFFERS if differences else Verdict.AGREES
    return Replayed(place, verdict, count, count, scores, differences)


def same(ours: Chips, theirs: Chips, times: int = 1) -> bool:
    """Whether two numbers of chips are one, or differ by the rounding of so many of them."""
    return ours == theirs or abs(Fraction(ours) - Fraction(theirs)) < PRINTED * times


def _signed(chips: Chips) -> str:
    return f"+{chips}" if chips > 0 else str(chips)
