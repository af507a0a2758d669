"""New lines of a game tried before they are written: by the rules alone, then with the rolls.

Twice, because a refusal talks. By the rules, with dice as they were typed, it follows from what
the table has said and seen itself: it may name the line and the rule, and binds nobody. With the
rolls, every refusal can tell whether a guess was right: it names no dice, is noted (R47), and
binds the table (`console_bound`). In one trial of both, line for line, the kind of the refusal
would tell it: a play that nobody can make is refused as such after the right dice only.

What has been tried is written, and then counted by the event's own fold like any line of the log.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from evendeal.backgammon import GameAction, OpeningRoll, Roll
from evendeal.backgammon.lines import GameBody, GameLine, OpeningRequest, RequestedRoll
from evendeal.director.ledger import LuckNotHere
from evendeal.director.matches.asked import AskLast, in_order, telling_no_dice
from evendeal.director.matches.desk import MatchDesk
from evendeal.director.recording import At
from evendeal.draw.rolls_feed import extended, take_roll
from evendeal.draw.rolls_refusals import NotThrownYet, RollsRunOut
from evendeal.tournament.line import Line
from evendeal.tournament.matches.bodies import match_body_to_json
from evendeal.tournament.matches.event import RollsKind
from evendeal.tournament.matches.game import RoomGame
from evendeal.tournament.matches.progress import MatchProgress

Allowed: TypeAlias = Callable[[RoomGame, GameBody], None]
"""Refuses a line that the rules would take, given the game before it; it knows no rolls."""


@dataclass(frozen=True, slots=True)
class LinesByRules:
    """New lines of a game that its rules take with their dice as they were typed.

    Attributes:
        first: the number of the first of them.
        typed: every line but a roll that is asked for, in its one spelling.
        asked: the roll that is asked for at their end, if there is one.
        game: the game with what was typed.
    """

    first: int
    typed: tuple[GameBody, ...]
    asked: RequestedRoll | None
    game: RoomGame


def anything(game: RoomGame, line: GameBody) -> None:
    """Nothing: whatever the rules take is allowed."""


def try_by_rules(
    game: RoomGame, lines: Sequence[GameLine], at: str, allowed: Allowed = anything
) -> LinesByRules:
    """The lines, if the rules take them after those that stand in a game.

    Args:
        at: when they are written.

    Raises:
        AskLast: a roll is asked for before other lines.
        RollNotThat: other dice than those that this room has seen itself.
        Refused: by the rules, or not allowed.
    """
    first, tried = game.lines, game.copy()
    typed: list[GameBody] = []
    for n, line in enumerate(lines, first):
        if isinstance(line, RequestedRoll):
            if n + 1 < first + len(lines):
                raise AskLast(n=n)
            tried.take(n, line)
            return LinesByRules(first, tuple(typed), line, tried)
        body = in_order(line)
        allowed(tried, body)
        with telling_no_dice(n):
            tried.record(body, at)
        typed.append(body)
    return LinesByRules(first, tuple(typed), None, tried)


def try_with_rolls(
    desk: MatchDesk, at: At, ruled: LinesByRules, now: str, by: str
) -> tuple[tuple[GameBody, ...], MatchProgress]:
    """The lines with the dice that were asked for, and what the event would be with them.

    Raises:
        RollNotThat: dice that were typed are not those of this place.
        NotThrownYet: the roll that is asked for was thrown by nobody.
        LuckNotHere: it was sealed elsewhere.
        Refused: they do not belong there.
    """
    trial = desk.progress(at.event).fork()
    for n, body in enumerate(ruled.typed, ruled.first):
        with telling_no_dice(n):
            _try(trial, at, n, body, now, by)
    if ruled.asked is None:
        return ruled.typed, trial
    roll = _roll(desk, trial, at, ruled.asked)
    _try(trial, at, ruled.first + len(ruled.typed), roll, now, by)
    return (*ruled.typed, roll), trial


def _try(trial: MatchProgress, at: At, n: int, body: GameBody, now: str, by: str) -> None:
    where = (*at.place, n, "trial", match_body_to_json(body))
    trial.take(Line(trial.position + 1, at.event, *where, now, by, "", ""))


def _roll(desk: MatchDesk, progress: MatchProgress, at: At, asked: RequestedRoll) -> GameAction:
    """The roll that is asked for, with its dice."""
    luck = desk.luck(at.event, at.session)
    if luck is None and progress.event.rolls is RollsKind.DRAWN:
        raise LuckNotHere(event=at.event, session=at.session)
    feed = progress.feed(at.session, at.deal)
    if isinstance(asked, OpeningRequest):
        opening = feed.opening if feed.sealed is None else feed.sealed.opening
        if opening is None:
            raise NotThrownYet(side=None, number=0)
        return OpeningRoll(*opening)
    due = progress.game(at.session, at.table, at.deal).due_roll
    assert due is not None
    room = progress.room_of(at.table)
    try:
        _, dice = take_roll(feed, room, *due)
    except RollsRunOut:
        # A game longer than any that is sealed: the longer set begins with the same rolls.
        assert luck is not None
        assert luck.rolls is not None
        longer = luck.rolls.rolls(at.deal, 2 * due[1])
        _, dice = take_roll(extended(feed, longer), room, *due)
    return Roll(asked.side, dice)
