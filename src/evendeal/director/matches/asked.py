"""A roll that is asked for, or typed, in what a table sends: who may be told which dice it has."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

from evendeal.backgammon import Dice, GameAction, OpeningRoll, Roll, Side
from evendeal.draw.rolls import OpeningDiffers, RollDiffers, high_first
from evendeal.errors import Refused, Unfit
from evendeal.tournament.matches.bodies import GameBody
from evendeal.tournament.matches.game import PlayedGame
from evendeal.tournament.matches.rolls_seen import OPENING


@dataclass(frozen=True, slots=True)
class AskedOpening:
    """The opening roll, asked for without dice."""


@dataclass(frozen=True, slots=True)
class AskedRoll:
    """A side's next roll, asked for without dice."""

    side: Side


ANY: Dice = (2, 1)
"""Dice that stand for those that nobody knows yet."""

Asked: TypeAlias = AskedOpening | AskedRoll
GameLine: TypeAlias = GameBody | Asked
"""What may be sent to the place of a game."""


class RollNotThat(Refused):
    """Typed dice that are not this place's: not the sealed ones, or not the other room's.

    Which ones they are stays untold: whoever types at random must learn nothing.

    Fields: `n`, the line; `side`, None for the opening roll; `number`, which of the side's.
    """

    def __init__(self, *, n: int, side: Side | None, number: int, found: Dice) -> None:
        what = "the opening roll" if side is None else f"{side.called}'s roll {number}"
        super().__init__(f"line {n}: {what} is not {found[0]}-{found[1]}; ask for it")
        self.n = n
        self.side = side
        self.number = number
        self.found = found


class AskLast(Unfit):
    """A roll asked for before other lines: what it is must be known before what follows."""

    def __init__(self, *, n: int) -> None:
        super().__init__(f"line {n} asks for a roll, so it must be the last one that is sent")
        self.n = n


def asked_from_json(data: Mapping[str, Any]) -> Asked | None:
    """The roll that a message asks for; None if it says anything else."""
    match data:
        case {"do": "opening_roll", "white": None, "black": None} if len(data) == 3:
            return AskedOpening()
        case {"do": "roll", "side": "white" | "black" as side, "dice": None} if len(data) == 3:
            return AskedRoll(Side[side.upper()])
    return None


def stand_in(game: PlayedGame, asked: Asked) -> GameAction:
    """A roll by which the rules say whether one can be asked for now.

    One that the room has seen before has to be that again, so it stands for itself.
    """
    if isinstance(asked, AskedOpening):
        seen = game.seen.get(OPENING)
        return OpeningRoll(*(seen.dice if seen else ANY))
    due = game.due_roll
    seen = game.seen.get(due) if due else None
    return Roll(asked.side, seen.dice if seen else ANY)


@contextmanager
def telling_no_dice(n: int) -> Iterator[None]:
    """A block in which dice that differ are refused without saying what they should be."""
    try:
        yield
    except RollDiffers as refusal:
        side, number = refusal.side, refusal.number
        raise RollNotThat(n=n, side=side, number=number, found=refusal.found) from None
    except OpeningDiffers as refusal:
        raise RollNotThat(n=n, side=None, number=0, found=refusal.found) from None


def in_order(body: GameBody) -> GameBody:
    """The line in its one spelling: a roll with its higher die first."""
    return Roll(body.side, high_first(body.dice)) if isinstance(body, Roll) else body
