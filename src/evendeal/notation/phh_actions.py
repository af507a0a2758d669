"""The action grammar of PHH, in both directions.

    [actor action [arguments]] [# commentary]
    d dh pN CARDS    hole cards        pN f            fold
    d db CARDS       community cards   pN cc           check or call
                                       pN cbr AMOUNT   bet or raise to, the street's total
                                       pN sm [CARDS|-] show these, show the known ones, muck

Source: Kim, "Recording and Describing Poker Hands", 2024; phh-std 0.0.2.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from evendeal.cards import NotACard, parse_cards
from evendeal.cards.card import UNKNOWN
from evendeal.errors import Refused
from evendeal.ids import SeatNo
from evendeal.notation.refusals import CannotHold
from evendeal.poker import (
    Action,
    Award,
    Call,
    Check,
    DealHole,
    DealStreet,
    Fold,
    HandState,
    Kill,
    Muck,
    RaiseTo,
    Setup,
    Show,
    apply,
    start,
    to_call,
)

MOST_CHIPS = 10**15
"""Larger numbers are taken for damage: no event has so many chips."""

UNSEEN = (UNKNOWN, UNKNOWN)


class CheckOrCall(NamedTuple):
    """PHH has one word for both; only the rules tell which it was."""

    seat: SeatNo


class Unclear(Exception):
    """Words that are no action; the caller knows the place."""


Spoken: TypeAlias = Action | CheckOrCall


@lru_cache(maxsize=8192)
def parse_action(text: str) -> Spoken | None:
    """The action in `text`, players as seats; None if it is empty or commentary only.

    Raises:
        Unclear: it is no action of hold'em.
    """
    match text.partition("#")[0].split():
        case []:
            return None
        case ["d", "dh", player, cards]:
            return DealHole(_seat(player), _cards(cards))
        case ["d", "db", cards]:
            return DealStreet(_cards(cards))
        case [player, "f"]:
            return Fold(_seat(player))
        case [player, "cc"]:
            return CheckOrCall(_seat(player))
        case [player, "cbr", amount]:
            return RaiseTo(_seat(player), _amount(amount))
        case [player, "sm"]:
            return Muck(_seat(player))
        case [player, "sm", "-"]:
            return Show(_seat(player))
        case [player, "sm", cards]:
            return Show(_seat(player), _cards(cards))
        case [_, "pb" | "sd", *_]:
            raise Unclear("hold'em has no bring-in and no draw")
        case _:
            raise Unclear("no action of PHH; they are d dh, d db, pN f, cc, cbr and sm")


@lru_cache(maxsize=64)
def _seat(player: str) -> SeatNo:
    number = player[1:]
    if player[:1] == "p" and number.isascii() and number.isdigit() and len(number) <= 2:
        seat = int(number)
        if seat:
            return SeatNo(seat)
    raise Unclear(f"{player!r} is no player; they are p1, p2 and so on")


@lru_cache(maxsize=4096)
def _cards(text: str) -> tuple[str, ...]:
    try:
        return parse_cards(text)
    except NotACard as problem:
        raise Unclear(str(problem)) from None


def _amount(text: str) -> int:
    whole, _, part = text.partition(".")
    if not (whole.isascii() and whole.isdigit() and (not part or set(part) <= set("0123456789"))):
        raise Unclear(f"{text!r} is no number of chips")
    if part.strip("0"):
        raise Unclear(f"{text} is no whole number of chips")
    if len(whole) > 16 or int(whole) > MOST_CHIPS:
        raise Unclear("more chips than there are")
    return int(whole)


def resolve(setup: Setup, spoken: Iterable[Spoken]) -> tuple[Action, ...]:
    """The typed actions, `cc` resolved by playing the betting along, as far as the last of them.

    Hole cards are not dealt here, since they change nothing about what is to call. After any
    other action that the rules refuse, and in its place, every `cc` is taken for a call:
    replaying the history meets the same refusal at the same action.
    """
    typed: list[Action] = []
    waiting: list[Action] = []
    state: HandState | None = start(setup)
    for words in spoken:
        if isinstance(words, CheckOrCall):
            state = _after(state, waiting)
            waiting = [_checked_or_called(state, words.seat)]
            typed += waiting
        else:
            typed.append(words)
            if not isinstance(words, DealHole):
                waiting.append(words)
    return tuple(typed)


def _after(state: HandState | None, actions: Iterable[Action]) -> HandState | None:
    """The hand after these actions; None once one is refused."""
    if state is None:
        return None
    try:
        for action in actions:
            state = apply(state, action)
    except Refused:
        return None
    return state


def _checked_or_called(state: HandState | None, seat: SeatNo) -> Check | Call:
    free = state is not None and state.to_act == seat and not to_call(state)
    return Check(seat) if free else Call(seat)


def reseat(action: Spoken, shift: int, seats: int) -> Spoken:
    """The action with every seat moved `shift` seats on around a table of `seats`."""

    def moved(seat: SeatNo) -> SeatNo:
        # A player beyond the table stays so: the rules refuse it by name.
        return SeatNo((seat - 1 + shift) % seats + 1) if seat <= seats else seat

    match action:
        case CheckOrCall(seat):
            return CheckOrCall(moved(seat))
        case Fold(seat):
            return Fold(moved(seat))
        case Check(seat):
            return Check(moved(seat))
        case Call(seat):
            return Call(moved(seat))
        case RaiseTo(seat, chips):
            return RaiseTo(moved(seat), chips)
        case DealHole(seat, cards):
            return DealHole(moved(seat), cards)
        case Show(seat, cards):
            return Show(moved(seat), cards)
        case Muck(seat):
            return Muck(moved(seat))
        case Kill(seat):
            return Kill(moved(seat))
        case Award(pot, winners):
            return Award(pot, tuple(moved(seat) for seat in winners))
        case DealStreet():
            return action


def action_text(action: Action, *, where: str = "hand") -> str:
    """The action as PHH writes it, seats as players.

    Raises:
        CannotHold: PHH has no word for it: an announced winner, a raise below 0, a deal of
            no cards.
    """
    match action:
        case Fold(seat):
            return f"p{seat} f"
        case Check(seat) | Call(seat):
            return f"p{seat} cc"
        case RaiseTo(_, chips) if not 0 <= chips <= MOST_CHIPS:
            raise CannotHold(notation="PHH", where=where, what=f"a raise to {chips}")
        case RaiseTo(seat, chips):
            return f"p{seat} cbr {chips}"
        case DealHole(_, ()) | DealStreet(()):
            # As a refused action of another notation may be; PHH has no words for it.
            raise CannotHold(notation="PHH", where=where, what="a deal of no cards")
        case DealHole(seat, cards):
            return f"d dh p{seat} {''.join(cards)}"
        case DealStreet(cards):
            return f"d db {''.join(cards)}"
        case Show(seat, ()):
            return f"p{seat} sm -"
        case Show(seat, cards):
            return f"p{seat} sm {''.join(cards)}"
        case Muck(seat):
            return f"p{seat} sm"
        case Award():
            raise CannotHold(notation="PHH", where=where, what="an announced winner as an action")
        case Kill():
            raise CannotHold(notation="PHH", where=where, what="a hand killed out of its turn")
