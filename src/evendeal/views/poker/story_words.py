"""The acts of a hand, and the phrases in which they are read."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.cards.captions import words_of
from evendeal.ids import SeatNo
from evendeal.poker.setup import Chips
from evendeal.views.poker.seat import HandMade
from evendeal.views.words import chips_text, in_a_row

ActDone: TypeAlias = Literal[
    "raise",
    "raise_on",
    "bet",
    "check",
    "call",
    "call_for",
    "checks",
    "calls",
    "folds",
    "all_check",
    "all_fold",
    "all_fold_to",
    "last_fold",
    "takes",
    "wins",
    "split",
]
"""What was done.

`raise` is the first one of a street and `raise_on` one upon another; `check` and `call` need no
name, `checks`, `calls` and `folds` name their seats. `call_for` is a call of less than the bet.
`last_fold`, `all_fold` and `all_fold_to` end the hand.
"""

Limit: TypeAlias = Literal["cap", "all_in"]
"""What a seat can bet no more beyond: the cap, or all its chips."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A piece of the story of a hand; `strong` for amounts and for what decided it."""

    text: str
    strong: bool


@dataclass(frozen=True, slots=True)
class HandAct:
    """One act of the story of a hand.

    `seats` are those who did it, none where the act needs no name. `chips` is the seat's total for
    the street, null where nobody bets. `limit` says that the seat can bet no more. `pots` are the
    pots won: `main`, `side`, the number of a side pot, `both` or `all`; none where there is one.
    `hand` won them at the showdown, null before it.
    """

    do: ActDone
    seats: tuple[SeatNo, ...] = ()
    chips: Chips | None = None
    limit: Limit | None = None
    pots: tuple[str, ...] = ()
    hand: HandMade | None = None


_POTS = {
    "main": "the main pot",
    "side": "the side pot",
    "both": "both pots",
    "all": "all pots",
}
_LIMITS = {"cap": "cap", "all_in": "all-in"}


def phrases(acts: Sequence[HandAct]) -> tuple[Phrase, ...]:
    """The acts of a street in English, to be read one after another."""
    mark = "; " if acts[0].do in ("takes", "wins", "split") else ", "
    joined: list[Phrase] = []
    for act in acts:
        first, *rest = _clause(act)
        if joined and first.strong:
            joined.append(Phrase(mark, False))
        elif joined:
            first = Phrase(mark + first.text, False)
        joined += [first, *rest]
    return tuple(joined)


def _clause(act: HandAct) -> tuple[Phrase, ...]:
    limit = f" ({_LIMITS[act.limit]})" if act.limit else ""
    chips = chips_text(act.chips or 0)
    match act.do:
        case "raise" | "raise_on" | "bet":
            verb = {"raise": "raises to", "raise_on": "to", "bet": "bets"}[act.do]
            raised = (Phrase(f"{act.seats[0]} {verb} ", False), Phrase(chips, True))
            return (*raised, Phrase(limit, False)) if limit else raised
        case "check" | "call":
            return (Phrase(f"{act.do}{limit}", False),)
        case "call_for":
            how = "all-in" if act.limit == "all_in" else "to the cap"
            return (Phrase(f"{act.seats[0]} calls {how} for {chips}", False),)
        case "checks" | "calls" | "folds":
            verb = act.do if len(act.seats) == 1 else act.do.removesuffix("s")
            return (Phrase(f"{in_a_row(act.seats)} {verb}{limit}", False),)
        case "all_check":
            return (Phrase("all check", False),)
        case "all_fold":
            return (Phrase("all fold", True),)
        case "all_fold_to":
            return (Phrase(f"all fold to {act.seats[0]}", False),)
        case "last_fold":
            return (Phrase(f"{act.seats[0]} folds", True),)
    return _won(act)


def _won(act: HandAct) -> tuple[Phrase, ...]:
    pots = in_a_row([_POTS.get(pot, f"side pot {pot}") for pot in act.pots]) if act.pots else ""
    if act.hand is None:
        return (Phrase(f"{act.seats[0]} takes", True), Phrase(f" {pots} unopposed", False))
    what = pots or ("the pot" if act.do == "split" else "")
    words = f" {what} with " if what else " with "
    hand = _with_article(words_of(act.hand.name.replace("_", " "), act.hand.ranks))
    return (Phrase(f"{in_a_row(act.seats)} {act.do}", True), Phrase(words + hand, False))


def _with_article(caption: str) -> str:
    """The caption as it stands in a sentence."""
    counted = caption.startswith(("pair", "straight", "flush", "full house", "royal"))
    return f"a {caption}" if counted else caption
