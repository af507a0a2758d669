"""A dry run of new lines of a game: by the rules alone, then with the rolls.

Twice, because a refusal talks. By the rules, with dice as they were typed, it follows from what
the table has recorded and seen itself: it may name the line and the rule, and locks nothing. With
the rolls, every refusal can reveal whether a guess was right: it names no dice, is noted (R47), and
locks what the table must retype. In one trial of both, line for line, the kind of the refusal would
reveal it: a play that nobody can make is refused as such after the right dice only.

What has passed is written, and then counted by the event's own fold like any line of the log.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from evendeal.backgammon.lines import GameBody, GameLine, RequestedRoll
from evendeal.director.appending import At
from evendeal.director.ledger import LuckNotHere
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.roll_requests import AskLast, in_order, telling_no_dice
from evendeal.ids import DealNo
from evendeal.tournament.room_match.event import RollsKind
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.plan import GamePlace
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.room_fold import RoomFold

Allowed: TypeAlias = Callable[[RoomGame, GameBody], None]
"""Refuses a line that the rules would take, given the game before it; it knows no rolls."""


@dataclass(frozen=True, slots=True)
class LinesByRules:
    """New lines of a game that its rules take with their dice as they were typed.

    Attributes:
        first: the number of the first of them.
        typed: every line but a roll that is requested, in its one spelling.
        request: the roll that is requested at their end, if there is one.
        game: the game with what was typed.
    """

    first: int
    typed: tuple[GameBody, ...]
    request: RequestedRoll | None
    game: RoomGame

    @property
    def lines(self) -> tuple[GameLine, ...]:
        """All of them."""
        return self.typed if self.request is None else (*self.typed, self.request)


def anything(game: RoomGame, line: GameBody) -> None:
    """Nothing: whatever the rules take is allowed."""


def try_by_rules(
    game: RoomGame, lines: Sequence[GameLine], at: str, allowed: Allowed = anything
) -> LinesByRules:
    """The lines, if the rules take them after those that stand in a game.

    Args:
        at: when they are written.

    Raises:
        AskLast: a roll is requested before other lines.
        RollNotThat: other dice than those that this room has seen itself.
        Refused: by the rules, or not allowed.
    """
    first, trial = game.lines, game.copy()
    typed: list[GameBody] = []
    for n, line in enumerate(lines, first):
        if isinstance(line, RequestedRoll):
            if n + 1 < first + len(lines):
                raise AskLast(n=n)
            trial.take(n, line)
            return LinesByRules(first, tuple(typed), line, trial)
        body = in_order(line)
        allowed(trial, body)
        with telling_no_dice(n):
            trial.record(body, at)
        typed.append(body)
    return LinesByRules(first, tuple(typed), None, trial)


def try_with_rolls(
    desk: MatchDesk, at: At, ruled: LinesByRules, now: str, by: str
) -> tuple[tuple[GameBody, ...], tuple[DealNo, ...]]:
    """The lines with the dice that were requested, and the roll sets that may be opened with them.

    They run on their own game and its rolls: nothing else of the event is copied.

    Raises:
        RollNotThat: dice that were typed are not those of this place.
        NotThrownYet: the roll that is requested was thrown by nobody.
        LuckNotHere: it was sealed elsewhere.
        Refused: they do not belong there.
    """
    progress = desk.progress(at.event)
    place = GamePlace(at.session, at.table, at.deal)
    fold = RoomFold(progress, place, progress.game(*place).copy())
    bodies: list[GameBody] = []
    for n, line in enumerate(ruled.lines, ruled.first):
        if isinstance(line, RequestedRoll):
            _require_luck(desk, progress, at)
        with telling_no_dice(n):
            bodies.append(fold.take(line, now, by, progress.position + 1 + len(bodies)))
    fold.require_scored()
    return tuple(bodies), fold.opens()


def _require_luck(desk: MatchDesk, progress: MatchProgress, at: At) -> None:
    """Nothing, if the rolls of a session are thrown, or known here."""
    drawn = progress.event.rolls is RollsKind.DRAWN
    if drawn and desk.luck(at.event, at.session) is None:
        raise LuckNotHere(event=at.event, session=at.session)
