"""One room's game, folded from its lines."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from evendeal.backgammon import (
    Dice,
    GameAction,
    GameResult,
    GameState,
    OpeningRoll,
    Roll,
    Ruleset,
    Side,
    apply,
    is_over,
    result,
    start,
)
from evendeal.backgammon.lines import GameAccepted
from evendeal.backgammon.record_refusals import (
    GameClosed,
    GameResultDiffers,
    LaterLineFirst,
    NoSuchGameLine,
)
from evendeal.lines.acts import Answered, CallDirector, Undo
from evendeal.tournament.matches.acts import (
    Decided,
    GameNote,
    LinedUpFor,
    Reopened,
    RoundBegun,
    SheetsGiven,
)
from evendeal.tournament.matches.bodies import GameBody, GameCorrected, TableBound
from evendeal.tournament.matches.refusals import CorrectionUnreasoned
from evendeal.tournament.matches.rolls_seen import (
    OPENING,
    SeenRoll,
    require_as_seen,
    require_drawn_dice,
    see,
)
from evendeal.tournament.matches.stage import GameStage
from evendeal.tournament.matches.turns import (
    CubeAction,
    PlayedTurn,
    Said,
    completes,
    cube_actions,
    roll_due,
    turn_of,
)


class MarkedGame(NamedTuple):
    """Something at a table that is no action: its line, what it was, and when."""

    n: int
    act: GameNote | CallDirector
    at: str


@dataclass(slots=True)
class PlayedGame:
    """The lines of one room's game and what they make.

    Attributes:
        ruleset: the conditions.
        drawn: rolls were drawn ahead, so that one taken back comes again.
        state: the game after the actions that count.
        lines: how many lines there are; the next one has this number.
        in_force: the actions that count, each with the game after it.
        turns: the turns that are complete.
        reached: the most turns that ever were, taken back or not.
        seen: the rolls that were revealed to this room, taken back or not.
        guessed: the rolls for which other dice were typed here, as `GuessedRolls`.
        stated, accepted: what the table agreed on, and the result that it is.
        decided: by the director; it goes before what the table agreed on.
        final_at, final_by: since when the result counts, and who wrote that line.
        corrected: the reason of the last correction after that; empty if there was none.
        begun_at, last_at: when the first line was written, and the last one.
        rolled_at: when the last roll was told or typed here, taken back or not.
        bound: the lines that must come again as they were sent, if there are any.
        bound_at: when they were sent.
        marks: notes and calls, in order.
        calls: the calls for the director that have not been answered.
    """

    ruleset: Ruleset
    drawn: bool
    state: GameState
    lines: int = 0
    in_force: list[Said] = field(default_factory=list)
    turns: list[PlayedTurn] = field(default_factory=list)
    reached: int = 0
    seen: dict[tuple[Side | None, int], SeenRoll] = field(default_factory=dict)
    guessed: dict[tuple[Side, int], tuple[CubeAction, ...]] = field(default_factory=dict)
    stated: GameAccepted | None = None
    accepted: GameResult | None = None
    decided: Decided | None = None
    final_at: str | None = None
    final_by: str = ""
    corrected: str = ""
    begun_at: str | None = None
    last_at: str | None = None
    rolled_at: str | None = None
    bound: TableBound | None = None
    bound_at: str = ""
    marks: tuple[MarkedGame, ...] = ()
    calls: tuple[MarkedGame, ...] = ()
    _turned: int = 0

    @staticmethod
    def fresh(ruleset: Ruleset, drawn: bool) -> "PlayedGame":
        """A game that has no line yet."""
        return PlayedGame(ruleset, drawn, start(ruleset))

    @property
    def actions(self) -> tuple[GameAction, ...]:
        """The actions that count, in order."""
        return tuple(said.action for said in self.in_force)

    @property
    def rest(self) -> tuple[Said, ...]:
        """What was said since the last complete turn: the cube, a roll not yet played."""
        return tuple(self.in_force[self._turned :])

    @property
    def last(self) -> Said | None:
        """The last action that counts."""
        return self.in_force[-1] if self.in_force else None

    @property
    def opening(self) -> Dice | None:
        """The opening roll, White's die and Black's; None before it."""
        return self.state.opening

    @property
    def due_roll(self) -> tuple[Side, int] | None:
        """Whose roll is next and which; see `roll_due`."""
        return roll_due(self.state)

    @property
    def ended(self) -> bool:
        """Whether the last complete turn ended the game."""
        return is_over(self.state) and self._turned == len(self.in_force)

    @property
    def result(self) -> GameResult | None:
        """What counts; None while nothing does."""
        return self.decided.result if self.decided is not None else self.accepted

    @property
    def final(self) -> bool:
        """Whether its result counts: accepted by the table, or decided."""
        return self.accepted is not None or self.decided is not None

    @property
    def stage(self) -> GameStage:
        """How far the room is with it."""
        if self.decided is not None:
            return GameStage.DECIDED
        if self.accepted is not None:
            return GameStage.ACCEPTED
        if is_over(self.state):
            return GameStage.FINISHED
        return GameStage.PLAYING if self.in_force else GameStage.WAITING

    def copy(self) -> "PlayedGame":
        """The same game to try something on."""
        return replace(
            self,
            in_force=list(self.in_force),
            turns=list(self.turns),
            seen=dict(self.seen),
            guessed=dict(self.guessed),
        )

    def line(self, of: int) -> Said:
        """The action in force that line `of` said.

        Raises:
            NoSuchGameLine: there is none.
        """
        for said in reversed(self.in_force):
            if said.n == of:
                return said
        raise NoSuchGameLine(of=of)

    def take(self, body: GameBody, at: str, by: str = "") -> None:
        """Count one more line; if it is refused, nothing has changed.

        Raises:
            Refused: by the rules of the game, or as the refusals of this room say.
        """
        match body:
            case GameAccepted():
                self._accept(body, at, by)
            case Undo():
                self._undo(body.of)
            case GameCorrected():
                self._correct(body)
            case Decided():
                self.decided, self.final_at, self.final_by = body, at, by
            case Reopened():
                self._reopen()
            case GameNote() | CallDirector():
                mark = MarkedGame(self.lines, body, at)
                self.marks += (mark,)
                self.calls += (mark,) if isinstance(body, CallDirector) else ()
                if isinstance(body, GameNote) and body.kind == "wrong_roll":
                    self.guess()
            case Answered():
                self.answer()
            case LinedUpFor() | RoundBegun() | SheetsGiven():
                raise AssertionError(body)
            case _:
                self._require_open()
                self._say(self.lines, body)
                if isinstance(body, OpeningRoll | Roll):
                    self.rolled_at = at
        self.lines += 1
        self.begun_at = self.begun_at or at
        self.last_at = at

    def bind(self, body: TableBound, at: str) -> None:
        """A roll was typed, and its table has heard whether it was the right one (R47, R50)."""
        self.bound, self.bound_at = body, at
        if len(body.lines) == 1:
            self.guess()

    def answer(self) -> None:
        """The director has been there: open calls are settled."""
        self.calls = ()

    def guess(self) -> None:
        """Other dice were typed than the roll that is due: something is known of it (R47)."""
        due = roll_due(self.state)
        if due is not None:
            self.guessed.setdefault(due, cube_actions(self.rest))

    def has_seen_roll(self) -> bool:
        """Whether this room has seen the roll that is due: the opening roll, or a side's."""
        due = self.due_roll
        return (OPENING if due is None else due) in self.seen

    def _require_open(self) -> None:
        if self.final:
            raise GameClosed(lines=self.lines)

    def _say(self, n: int, action: GameAction) -> None:
        rest = self.in_force[self._turned :]
        require_as_seen(self.seen, self.guessed, self.state, rest, action, drawn=self.drawn)
        after = apply(self.state, action)
        see(self.seen, self.state, rest, action)
        self.in_force.append(Said(n, action, after))
        self.state = after
        if completes(action, after):
            self.turns.append(turn_of(len(self.turns) + 1, self.in_force[self._turned :]))
            self._turned = len(self.in_force)
            self.reached = max(self.reached, len(self.turns))

    def _undo(self, of: int) -> None:
        self._require_open()
        said, last = self.line(of), self.in_force[-1]
        if said is not last:
            raise LaterLineFirst(of=of, last=last.n)
        self.in_force.pop()
        if len(self.in_force) < self._turned:
            self._turned -= len(self.turns.pop().lines)
        self.state = self.in_force[-1].state if self.in_force else start(self.ruleset)

    def _correct(self, body: GameCorrected) -> None:
        if self.decided is not None:
            raise GameClosed(lines=self.lines)
        said = self.line(body.of).action
        require_drawn_dice(body.of, said, body.action, drawn=self.drawn)
        if self.accepted is not None and not body.reason.strip():
            raise CorrectionUnreasoned(of=body.of)
        made = self._refolded(
            (each.n, body.action if each.n == body.of else each.action) for each in self.in_force
        )
        if self.accepted is not None:
            # What was final stays so: it has to be finished after the change too.
            self.accepted = result(made.state)
            self.corrected = body.reason
        self.in_force, self.turns, self.seen = made.in_force, made.turns, made.seen
        self.state, self._turned = made.state, made._turned

    def _refolded(self, said: Iterable[tuple[int, GameAction]]) -> "PlayedGame":
        made = PlayedGame.fresh(self.ruleset, self.drawn)
        made.seen, made.guessed = dict(self.seen), self.guessed
        for n, action in said:
            made._say(n, action)
        return made

    def _accept(self, stated: GameAccepted, at: str, by: str) -> None:
        self._require_open()
        found = result(self.state)
        made = GameAccepted.of(found)
        if made != stated:
            raise GameResultDiffers(stated=stated, made=made)
        self.stated, self.accepted = stated, found
        self.final_at, self.final_by = at, by

    def _reopen(self) -> None:
        if self.final:
            self.stated = self.accepted = self.decided = self.final_at = None
            self.final_by = self.corrected = ""
        else:
            self.seen = {at: roll._replace(cube=None) for at, roll in self.seen.items()}
            self.guessed = {}
