"""What a game was before it was corrected, as far as the public had seen it."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from evendeal.backgammon import GameAction, GameState
from evendeal.backgammon.lines import GameBody, GameCorrected
from evendeal.backgammon.played_turns import PlayedTurn
from evendeal.ids import ROOMS, Room
from evendeal.lines.acts import Undo
from evendeal.tournament.room_match.twins import SeenTurns, Twins, are_final

FROM_OFFICE = "Director: "
"""What a note begins with in which the office says why it has taken lines back."""


class CorrectedLine(NamedTuple):
    """A line that says something else than it did.

    Attributes:
        of: its number in the game.
        was: what stood there before; None: the public had not seen that.
        before: the game before the line, as it was then.
        of_office: the director wrote the correction; else the table did.
        reason: as it was written; it may be empty.
    """

    of: int
    was: GameAction | None
    before: GameState
    of_office: bool
    reason: str


class WithdrawnTurn(NamedTuple):
    """A turn whose last line was taken back after the public had seen it.

    Attributes:
        was: the turn as it was seen last.
        before: the game before the turn, as it was then.
        of_office, reason: as of a `CorrectedLine`.
    """

    was: PlayedTurn
    before: GameState
    of_office: bool
    reason: str


Corrected: TypeAlias = CorrectedLine | WithdrawnTurn


def corrected_by(
    body: GameBody, twins: Twins, room: Room, seen: SeenTurns, *, of_office: bool
) -> tuple[Corrected, ...]:
    """What a line about a room's game corrects, if it is taken; empty for most lines.

    Args:
        twins: the game in both rooms before the line.
        seen: what the public has ever seen of this room's. What is public now will not do:
            there is less of it when the other room has taken turns back.
    """
    game = twins[ROOMS.index(room)]
    if game is None:
        return ()
    match body:
        case GameCorrected(of, action, reason):
            was = next((each.action for each in game.in_force if each.n == of), None)
            if was is None or was == action:
                return ()
            public = was if are_final(twins) or _has_shown(seen, of, was) else None
            return (CorrectedLine(of, public, game.before(of), of_office, reason.strip()),)
        case Undo(of) if game.turns and game.turns[-1].lines[-1] == of:
            turn = game.turns[-1]
            was_shown = seen[turn.number - 1] if turn.number <= len(seen) else None
            # Where the lines are others, it is another turn of this number that was seen.
            if was_shown is not None and was_shown.turn.lines == turn.lines:
                return (WithdrawnTurn(was_shown.turn, was_shown.before, of_office, ""),)
    return ()


def with_reason(corrected: Sequence[Corrected], note: str) -> tuple[Corrected, ...]:
    """The same when the office has noted why it took turns back; other notes are no reason."""
    if not note.startswith(FROM_OFFICE):
        return tuple(corrected)
    reason = note.removeprefix(FROM_OFFICE).strip()
    return tuple(
        each._replace(reason=reason)
        if isinstance(each, WithdrawnTurn) and each.of_office and not each.reason
        else each
        for each in corrected
    )


def _has_shown(seen: SeenTurns, of: int, action: GameAction) -> bool:
    """Whether the public has seen a line that says this."""
    return any((of, action) in zip(turn.lines, turn.actions, strict=True) for turn, _ in seen)
