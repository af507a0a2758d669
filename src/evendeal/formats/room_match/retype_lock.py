"""The lines that a table must retype as they were since it typed a roll: no guess is taken back.

A refusal tells whether typed dice were the right ones. Whoever could then say another double or
another play before that roll would have seen it for nothing. So the lines that were sent before
it stand as if they were written, until they are. A line of the log says so, beside the game.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from evendeal.backgammon import OpeningRoll, Roll
from evendeal.backgammon.lines import GameBody, GameLine, GameNote, OpeningRequest, RollRequest
from evendeal.backgammon.lines_wire import GAME_LINES
from evendeal.errors import Refused
from evendeal.formats.room_match.roll_requests import in_order
from evendeal.ids import DealNo
from evendeal.lines.acts import Answered, CallDirector
from evendeal.tournament.room_match.bodies import RetypeLock

_MARKS = {"note": GameNote, "call_director": CallDirector, "answer": Answered}
"""Lines that change nothing in a game, so that they can come at any time."""


Stand: TypeAlias = Callable[[], Sequence[Mapping[str, Any]]]
"""The lines that stand in a game, read when they are needed."""


class BoundByRoll(Refused):
    """Another line before a roll than the one with which its dice were typed."""

    def __init__(self, *, n: int) -> None:
        super().__init__(
            f"line {n}: the dice of a roll after it were typed here already, so it stays as it "
            "was sent then; only the director can have it changed"
        )
        self.n = n


def require_retyped(
    lock: RetypeLock | None, stand: Stand, n: int, fresh: Sequence[GameLine]
) -> None:
    """Nothing, if the lines go on as they were sent before.

    Args:
        lock: the lines that its table must retype in this game.
        stand: the lines that stand in the game.
        n: number of the first fresh line.

    Raises:
        BoundByRoll: they do not.
    """
    left = _left(lock, stand)
    typed = [(number, line) for number, line in enumerate(fresh, n) if not marks(line)]
    for due, (number, line) in zip(left, typed, strict=False):
        if not _agree(due, line, any_dice=due is left[-1]):
            raise BoundByRoll(n=number)


def lock_after(
    lock: RetypeLock | None, stand: Stand, deal: DealNo, fresh: Sequence[GameBody]
) -> RetypeLock | None:
    """The lock on a table that sent these lines, the last one a roll; None: it stands already.

    Other dice for the same roll write it anew: its line says when they were looked at (R52).
    """
    lines = tuple(in_order(line) for line in fresh if not marks(line))
    left = _left(lock, stand)
    if len(left) > len(lines) or left == lines:
        return None
    return RetypeLock(deal, len(_changes(stand())), lines)


def typed_anew(
    lock: RetypeLock | None, stand: Stand, fresh: Sequence[GameLine]
) -> Roll | OpeningRoll | None:
    """What these lines type for the roll of the lock, other than was typed before.

    None: nothing else; it is requested, or typed as before, and that reveals nothing.
    """
    left = _left(lock, stand)
    typed = [line for line in fresh if not marks(line)]
    if not 0 < len(left) <= len(typed):
        return None
    roll = typed[len(left) - 1]
    if not isinstance(roll, Roll | OpeningRoll) or in_order(roll) == left[-1]:
        return None
    return roll


def waits_for_roll(lock: RetypeLock | None, stand: Stand) -> bool:
    """Whether the roll that the table's dice were typed for is what comes next."""
    return len(_left(lock, stand)) == 1


def _left(lock: RetypeLock | None, stand: Stand) -> tuple[GameBody, ...]:
    """What is still to be written of them; nothing once the director has changed the game."""
    if lock is None:
        return ()
    had = _changes(stand())
    written = had[lock.stood :]
    if len(had) < lock.stood or len(written) >= len(lock.lines):
        return ()
    same = all(says(line, body) for line, body in zip(lock.lines, written, strict=False))
    return lock.lines[len(written) :] if same else ()


def last_typed(lines: Sequence[GameLine]) -> int | None:
    """The index of the last roll with typed dice; None if there is none."""
    typed = [index for index, line in enumerate(lines) if isinstance(line, Roll | OpeningRoll)]
    return typed[-1] if typed else None


def says(line: GameLine, body: Mapping[str, Any]) -> bool:
    """Whether a line is what the log has; a requested roll stands there with its dice."""
    match line:
        case OpeningRequest():
            return bool(body["do"] == "opening_roll")
        case RollRequest(side):
            return bool(body["do"] == "roll" and body["side"] == side.word)
        case _:
            return GAME_LINES.write(line) == body


def _changes(stand: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    return [body for body in stand if body["do"] not in _MARKS]


def marks(line: GameLine) -> bool:
    """Whether a line changes nothing in a game, so that it can come at any time."""
    return isinstance(line, tuple(_MARKS.values()))


def _agree(due: GameLine, line: GameLine, *, any_dice: bool) -> bool:
    """Whether a line says what is due; a roll may be requested instead of typed."""
    match due, line:
        case OpeningRoll(), OpeningRequest():
            return True
        case Roll(), RollRequest(side):
            return due.side is side
        case OpeningRoll(), OpeningRoll() if any_dice:
            return True
        case Roll(), Roll() if any_dice:
            return due.side is line.side
        case _:
            return due == line
