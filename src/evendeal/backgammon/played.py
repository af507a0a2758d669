"""A game of one table, folded from its lines: the same fold on the server and in the browser."""

from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self, TypeAlias

from evendeal.backgammon.actions import (
    Beaver,
    Dice,
    Double,
    GameAction,
    OpeningRoll,
    Pass,
    Roll,
    Take,
)
from evendeal.backgammon.choices import NOTHING_TO_CHOOSE, Choices, legal
from evendeal.backgammon.game import apply
from evendeal.backgammon.game_stage import GameStage
from evendeal.backgammon.lines import (
    Decided,
    GameAccepted,
    GameCorrected,
    GameLine,
    GameMark,
    GameNote,
    OpeningRequest,
    Reopened,
    RequestedRoll,
    RollRequest,
)
from evendeal.backgammon.played_turns import (
    Counted,
    CubeAction,
    PlayedTurn,
    completes,
    cube_actions,
    roll_due,
    turn_of,
)
from evendeal.backgammon.record_refusals import (
    CorrectionUnreasoned,
    GameClosed,
    GameResultDiffers,
    LaterLineFirst,
    NoSuchGameLine,
    RollIsAwaited,
)
from evendeal.backgammon.result import GameResult, result
from evendeal.backgammon.rolls import RollSource
from evendeal.backgammon.ruleset import Ruleset, Side
from evendeal.backgammon.seen_rolls import (
    OPENING,
    SeenRoll,
    cube_before,
    require_as_seen,
    require_drawn_dice,
    see,
)
from evendeal.backgammon.state import Due, GameState, is_over
from evendeal.backgammon.turns import start
from evendeal.errors import Refused
from evendeal.lines.acts import Undo

ANY: Dice = (2, 1)
"""Dice that stand for those that nobody knows yet."""


Played: TypeAlias = (
    GameAccepted | Decided | Reopened | Undo | GameCorrected | GameAction | RequestedRoll
)
"""The lines that change a game: all but its marks."""


class Contradiction(NamedTuple):
    """A line that does not fit what a line before it would say, and why."""

    n: int
    refusal: Refused


@dataclass(slots=True)
class PlayedGame:
    """The lines of one table's game and what they make.

    Attributes:
        ruleset: the conditions.
        drawn: rolls were drawn ahead, so that one taken back comes again.
        state: the game after the actions that count.
        lines: how many lines there are; the next one has this number.
        in_force: the actions that count, each with the game after it.
        turns: the turns that are complete.
        reached: the most turns that ever were, taken back or not.
        seen: the rolls that were revealed to this table, taken back or not.
        guessed: the rolls for which other dice were typed here, as `GuessedRolls`.
        awaited: the line that requested a roll whose dice are still to come.
        stated, accepted: what the table agreed on, and the result that it is.
        decided: by the director; it goes before what the table agreed on.
        corrected: the reason of the last correction after that; empty if there was none.
    """

    ruleset: Ruleset
    drawn: bool
    state: GameState
    lines: int = 0
    in_force: list[Counted] = field(default_factory=list)
    turns: list[PlayedTurn] = field(default_factory=list)
    reached: int = 0
    seen: dict[tuple[Side | None, int], SeenRoll] = field(default_factory=dict)
    guessed: dict[tuple[Side, int], tuple[CubeAction, ...]] = field(default_factory=dict)
    awaited: int | None = None
    stated: GameAccepted | None = None
    accepted: GameResult | None = None
    decided: Decided | None = None
    corrected: str = ""
    _turned: int = 0

    @classmethod
    def fresh(cls, ruleset: Ruleset, drawn: bool) -> Self:
        """A game that has no line yet."""
        return cls(ruleset, drawn, start(ruleset))

    def copy(self) -> Self:
        """The same game to go on with apart from this one."""
        return replace(
            self,
            in_force=list(self.in_force),
            turns=list(self.turns),
            seen=dict(self.seen),
            guessed=dict(self.guessed),
        )

    @property
    def actions(self) -> tuple[GameAction, ...]:
        """The actions that count, in order."""
        return tuple(each.action for each in self.in_force)

    @property
    def rest(self) -> tuple[Counted, ...]:
        """What counts since the last complete turn: the cube, a roll not yet played."""
        return tuple(self.in_force[self._turned :])

    @property
    def last(self) -> Counted | None:
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
        """How far the table is with it."""
        if self.decided is not None:
            return GameStage.DECIDED
        if self.accepted is not None:
            return GameStage.ACCEPTED
        if is_over(self.state):
            return GameStage.FINISHED
        return GameStage.PLAYING if self.in_force else GameStage.WAITING

    def line(self, of: int) -> Counted:
        """The action in force of line `of`.

        Raises:
            NoSuchGameLine: there is none.
        """
        return self.in_force[self._index(of)]

    def before(self, of: int) -> GameState:
        """The game before the action in force of line `of`.

        Raises:
            NoSuchGameLine: there is none.
        """
        index = self._index(of)
        return self.in_force[index - 1].state if index else start(self.ruleset)

    def take(self, n: int, line: GameLine, rolls: RollSource | None = None) -> GameLine:
        """Count one more line; if it is refused, nothing has changed.

        Args:
            n: its number; the first line of a game has 0.
            rolls: where its dice come from; None: as the lines say. A roll that is requested of
                nobody is awaited, and nothing but a mark comes before its dice.

        Returns:
            The line as it stands: a roll that was requested has its dice.

        Raises:
            Refused: by the rules of the game, by `rolls`, or as `record_refusals` says.
        """
        if isinstance(line, GameMark):
            if isinstance(line, GameNote) and line.kind == "wrong_roll":
                self.guess()
        elif self.awaited is not None:
            raise RollIsAwaited
        else:
            line = self._take(n, line, rolls)
        self.lines = n + 1
        return line

    def choices(self) -> Choices:
        """What may be recorded next; nothing while a roll is awaited or a result counts.

        Before a roll that this table has seen the cube goes as it went.
        """
        if self.final or self.awaited is not None:
            return NOTHING_TO_CHOOSE
        may, due = legal(self.state), self.due_roll
        before = None if due is None else cube_before(self.seen, self.guessed, due)
        if may.side is None or before is None:
            return may
        now = cube_actions(self.rest)
        again = before[len(now)] if before[: len(now)] == now and len(now) < len(before) else None
        return replace(
            may,
            roll=may.roll and now == before,
            double=may.double and again == Double(may.side),
            take=may.take and again == Take(may.side),
            pass_=may.pass_ and again == Pass(may.side),
            beaver=may.beaver and again == Beaver(may.side),
        )

    @property
    def again(self) -> Dice | None:
        """The dice of the roll that is due, where this table has seen them and they come again."""
        if not self.drawn or self.state.due not in (Due.OPENING, Due.ROLL):
            return None
        roll = self.seen.get(self._roll_place)
        return None if roll is None else roll.dice

    def has_seen_roll(self) -> bool:
        """Whether this table has seen the roll that is due: the opening roll, or a side's."""
        return self._roll_place in self.seen

    def guess(self) -> None:
        """Other dice were typed than the roll that is due: something is known of it (R47)."""
        due = self.due_roll
        if due is not None:
            self.guessed.setdefault(due, cube_actions(self.rest))

    def contradiction(self, of: int, action: GameAction) -> Contradiction | None:
        """The first line that would be refused if line `of` were this; None: all would count.

        Raises:
            NoSuchGameLine: there is no such line, or it counts no more.
        """
        return self._corrected(of, action)[1]

    @property
    def _roll_place(self) -> tuple[Side | None, int]:
        return self.due_roll or OPENING

    def _take(self, n: int, line: Played, rolls: RollSource | None) -> GameLine:
        match line:
            case GameAccepted():
                self._accept(line)
            case Undo():
                self._undo(line.of)
            case GameCorrected():
                self._correct(line)
            case Decided():
                self.decided = line
            case Reopened():
                self._reopen()
            case OpeningRequest() | RollRequest():
                return self._request(n, line, rolls)
            case _:
                self._require_open()
                if rolls is not None:
                    self._require_dice(line, rolls)
                self._act(n, line)
        return line

    def _request(self, n: int, line: RequestedRoll, rolls: RollSource | None) -> GameLine:
        self._require_open()
        opens = isinstance(line, OpeningRequest)
        seen = self.seen.get(OPENING if opens else self._roll_place)
        # One that the table has seen has to be that again, so it stands for itself.
        dice = ANY if seen is None else seen.dice
        roll = OpeningRoll(*dice) if isinstance(line, OpeningRequest) else Roll(line.side, dice)
        self._require(roll)
        apply(self.state, roll)
        if rolls is None:
            self.awaited = n
            return line
        if isinstance(line, OpeningRequest):
            roll = OpeningRoll(*rolls.opening(None))
        else:
            roll = Roll(line.side, rolls.roll(line.side, self.state.rolls[line.side] + 1, None))
        self._act(n, roll)
        return roll

    def _require_dice(self, action: GameAction, rolls: RollSource) -> None:
        """Nothing, if dice that the game waits for are those of their source."""
        due = self.due_roll
        if isinstance(action, OpeningRoll) and self.opening is None:
            rolls.opening((action.white, action.black))
        elif isinstance(action, Roll) and due is not None and due[0] is action.side:
            rolls.roll(*due, action.dice)

    def _require_open(self) -> None:
        if self.final:
            raise GameClosed(lines=self.lines)

    def _require(self, action: GameAction) -> None:
        seen, guessed = self.seen, self.guessed
        require_as_seen(seen, guessed, self.state, self.rest, action, drawn=self.drawn)

    def _act(self, n: int, action: GameAction) -> None:
        self._require(action)
        after = apply(self.state, action)
        see(self.seen, self.state, self.rest, action)
        self.in_force.append(Counted(n, action, after))
        self.state = after
        if completes(action, after):
            self.turns.append(turn_of(len(self.turns) + 1, self.rest))
            self._turned = len(self.in_force)
            self.reached = max(self.reached, len(self.turns))

    def _undo(self, of: int) -> None:
        self._require_open()
        index = self._index(of)
        if index + 1 < len(self.in_force):
            raise LaterLineFirst(of=of, last=self.in_force[-1].n)
        self.in_force.pop()
        if index < self._turned:
            self._turned -= len(self.turns.pop().lines)
        self.state = self.in_force[-1].state if self.in_force else start(self.ruleset)

    def _correct(self, line: GameCorrected) -> None:
        if self.decided is not None:
            raise GameClosed(lines=self.lines)
        made, broken = self._corrected(line.of, line.action)
        if self.accepted is not None and not line.reason.strip():
            raise CorrectionUnreasoned(of=line.of)
        if broken is not None:
            raise broken.refusal
        if self.accepted is not None:
            # What was final stays so: it has to be finished after the change too.
            self.accepted = result(made.state)
            self.corrected = line.reason
        self.in_force, self.turns, self.seen = made.in_force, made.turns, made.seen
        self.state, self._turned = made.state, made._turned

    def _corrected(self, of: int, action: GameAction) -> tuple["PlayedGame", Contradiction | None]:
        """The game if line `of` says this, as far as its lines fit, and the first that does not."""
        index = self._index(of)
        turns = [turn for turn in self.turns if turn.lines[-1] < of]
        made = PlayedGame(
            self.ruleset,
            self.drawn,
            self.before(of),
            in_force=self.in_force[:index],
            turns=turns,
            seen=dict(self.seen),
            guessed=self.guessed,
            _turned=sum(len(turn.lines) for turn in turns),
        )
        for each in self.in_force[index:]:
            try:
                if each.n == of:
                    require_drawn_dice(of, each.action, action, drawn=self.drawn)
                made._act(each.n, action if each.n == of else each.action)
            except Refused as refusal:
                return made, Contradiction(each.n, refusal)
        return made, None

    def _index(self, of: int) -> int:
        for index in range(len(self.in_force) - 1, -1, -1):
            if self.in_force[index].n == of:
                return index
        raise NoSuchGameLine(of=of)

    def _accept(self, stated: GameAccepted) -> None:
        self._require_open()
        made = result(self.state)
        if (due := GameAccepted.of(made)) != stated:
            raise GameResultDiffers(stated=stated, made=due)
        self.stated, self.accepted = stated, made

    def _reopen(self) -> None:
        if self.final:
            self.stated = self.accepted = self.decided = None
            self.corrected = ""
        else:
            self.seen = {at: roll._replace(cube=None) for at, roll in self.seen.items()}
            self.guessed = {}
