"""A game of backgammon as the lines of its table make it, for the screen of the recorder.

It never has a roll set. Dice come as lines; a roll that has been asked for and not told yet is
the end of what can be played.
"""

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from evendeal.backgammon import (
    Choices,
    Dice,
    Due,
    GameState,
    Level,
    Ruleset,
    Side,
    apply,
    is_over,
    legal,
    result,
    start,
    waits_for,
)
from evendeal.backgammon.cube import levels
from evendeal.backgammon.lines import GameAccepted
from evendeal.backgammon.record_refusals import (
    GameClosed,
    GameResultDiffers,
    LaterLineFirst,
    NoSuchGameLine,
    RollIsAwaited,
    RollSeen,
    RollStandsBetween,
)
from evendeal.backgammon.refusals import GameNotOver, NotNow
from evendeal.backgammon.wire import game_action_from_json
from evendeal.console.board import told_line

ACTIONS = (
    *("opening_roll", "roll", "play", "double", "take", "pass", "beaver"),
    *("resign", "accept_resignation", "decline_resignation"),
)
"""Lines that the rules of a game know."""

ROLLS = ("opening_roll", "roll")


CUBE = ("double", "take", "pass", "beaver")


@dataclass(frozen=True, slots=True)
class Seen:
    """A roll that was told in this room, also if its line was undone.

    Attributes:
        dice: the higher one first; of the opening White's.
        cube: what was done with the cube before it; None if the director lets it be anything.
    """

    dice: Dice
    cube: tuple[str, ...] | None = ()


class Said(NamedTuple):
    """An action that counts: its line, and the game after it."""

    n: int
    body: dict[str, Any]
    state: GameState


OPENING = (None, 0)
"""The place of the opening roll among those that were seen."""


@dataclass
class TypedGame:
    """The lines of a game so far, and what they make.

    Attributes:
        asked: the line of a roll that is asked for and not told yet.
        stands: the line by which the game is accepted or decided.
    """

    ruleset: Ruleset
    drawn: bool
    in_force: list[Said] = field(default_factory=list)
    lines: dict[int, dict[str, Any]] = field(default_factory=dict)
    seen: dict[tuple[Side | None, int], Seen] = field(default_factory=dict)
    asked: int | None = None
    stands: dict[str, Any] | None = None

    @property
    def state(self) -> GameState:
        """The game after the actions that count."""
        return self.in_force[-1].state if self.in_force else start(self.ruleset)

    def copied(self) -> "TypedGame":
        """The same game, to go on with apart from this one."""
        force, lines, seen = list(self.in_force), dict(self.lines), dict(self.seen)
        return replace(self, in_force=force, lines=lines, seen=seen)

    def take(self, n: int, body: dict[str, Any], own: bool) -> None:
        """Count one more line.

        Args:
            own: the recorder's, who changes no roll that was told, and nothing before it.

        Raises:
            Refused: nothing has changed then.
        """
        do = body["do"]
        speaks = do in ("note", "call_director", "answer")
        if own and do in ("undo", "correct"):
            self.require_within_reach(do, body["of"])
        if self.stands is not None and own and not speaks:
            raise GameClosed(lines=len(self.lines))
        if self.asked is not None and not speaks:
            raise RollIsAwaited
        if do in ("undo", "correct"):
            self._change(body)
        elif do in ROLLS and is_asked(body):
            self._ask(n, body)
        elif do in ACTIONS:
            self.act(n, body)
        elif do == "accept":
            self._require_made(body)
            self.stands = body
        elif do == "decide":
            self.stands = body
        elif do == "reopen" and self.stands is not None:
            self.stands = None
        elif do == "reopen":
            self.seen = {roll: replace(seen, cube=None) for roll, seen in self.seen.items()}
        self.lines[n] = body

    def act(self, n: int, body: dict[str, Any]) -> None:
        """Count one action more, whoever says it.

        Raises:
            Refused: the rules do, or the roll before which it would be said has been seen.
        """
        do, state = body["do"], self.state
        roll, cube = _roll_due(state), self._cube()
        known = None if roll is None else self.seen.get(roll)
        if roll is not None and known is not None and known.cube is not None:
            now = (*cube, do)
            if (do == "roll" and cube != known.cube) or (
                do in CUBE and now != known.cube[: len(now)]
            ):
                raise RollSeen(side=roll[0], number=roll[1], told=do)
        self.in_force.append(Said(n, body, apply(state, game_action_from_json(body))))
        if do == "opening_roll":
            self.seen[OPENING] = Seen((body["white"], body["black"]))
        elif do == "roll" and roll is not None:
            a, b = body["dice"]
            self.seen[roll] = Seen((max(a, b), min(a, b)), cube)

    def _cube(self) -> tuple[str, ...]:
        """What has been done with the cube since the last turn."""
        done: list[str] = []
        for said in reversed(self.in_force):
            if said.body["do"] in ("play", *ROLLS):
                break
            if said.body["do"] in CUBE:
                done.append(said.body["do"])
        return tuple(reversed(done))

    def _change(self, body: dict[str, Any]) -> None:
        of = body["of"]
        if all(said.n != of for said in self.in_force):
            raise NoSuchGameLine(of=of)
        if body["do"] == "undo":
            last = self.in_force[-1].n
            if of != last:
                raise LaterLineFirst(of=of, last=last)
            self.in_force.pop()
            return
        made = TypedGame(self.ruleset, self.drawn, seen=dict(self.seen))
        for said in self.in_force:
            made.act(said.n, body["action"] if said.n == of else said.body)
        self.in_force, self.seen = made.in_force, made.seen

    def require_within_reach(self, do: str, of: int) -> None:
        """Nothing, if a recorder may go back to a line.

        Whether the other room has used a roll that was thrown is for the server to say.
        """
        rolls = [said.n for said in self.in_force if said.body["do"] in ROLLS]
        if do == "undo" and self.drawn and of in rolls:
            raise RollStandsBetween(of=of)
        if do == "correct" and rolls and of < rolls[-1]:
            raise RollStandsBetween(of=of)

    def _ask(self, n: int, body: dict[str, Any]) -> None:
        state = self.state
        due = Due.OPENING if body["do"] == "opening_roll" else Due.ROLL
        if state.due is not due or (due is Due.ROLL and state.turn is not _side(body["side"])):
            raise NotNow(told="roll", waits_for=waits_for(state))
        self.asked = n

    def _require_made(self, body: dict[str, Any]) -> None:
        if not is_over(self.state):
            raise GameNotOver(waits_for=waits_for(self.state))
        made = GameAccepted.of(result(self.state))
        winner = None if body["winner"] is None else _side(body["winner"])
        stated = GameAccepted(winner, Level(body["level"]), body["left"], body["cube"])
        if stated != made:
            raise GameResultDiffers(stated=stated, made=made)

    @property
    def again(self) -> Dice | None:
        """The dice that this room has seen of the roll that is due: they come again."""
        if not self.drawn or self.state.due not in (Due.OPENING, Due.ROLL):
            return None
        seen = self.seen.get(_roll_due(self.state) or OPENING)
        return None if seen is None else seen.dice

    def choices(self) -> dict[str, Any]:
        """What may be done now; nothing while a roll is awaited or the result stands."""
        state = self.state
        may = Choices() if self.asked is not None or self.stands is not None else legal(state)
        roll = _roll_due(state)
        seen = None if roll is None else self.seen.get(roll)
        cube, then = self._cube(), None if seen is None else seen.cube
        return {
            "side": None if may.side is None else may.side.word,
            "roll": may.roll and then in (None, cube),
            "double": may.double and (then is None or (*cube, "double") == then[: len(cube) + 1]),
            "take": may.take,
            "pass": may.pass_,
            "beaver": may.beaver,
            "accept": may.accept,
            "decline": may.decline,
            "resign": {side.word: self._levels(side) for side in Side},
            "only": list(map(list, may.plays[0])) if len(may.plays) == 1 else None,
        }

    def _levels(self, side: Side) -> list[str]:
        if self.asked is not None or self.stands is not None:
            return []
        return [level.name.lower() for level in levels(self.state, side)]

    def listed(self) -> list[dict[str, Any]]:
        """Every line: whether it counts, and what the rules make of it."""
        now = {said.n: said for said in self.in_force}
        open_line = self._open_line()
        told: dict[int, dict[str, Any]] = {}
        state = start(self.ruleset)
        for said in self.in_force:
            danced = said.body["do"] in ROLLS and said.state.dice is None and any(said.state.rolls)
            told[said.n] = {**told_line(state, said.body), "danced": danced}
            state = said.state
        nothing: dict[str, Any] = dict.fromkeys(("side", "dice", "value"))
        nothing |= {"hits": [], "danced": False}
        return [
            {
                "n": n,
                "counts": body["do"] not in ACTIONS or n in now or n == self.asked,
                "corrected": now[n].body if n in now and now[n].body != body else None,
                "open": n == open_line,
                **told.get(n, nothing),
            }
            for n, body in self.lines.items()
        ]

    def _open_line(self) -> int | None:
        """The line that the recorder may take back: the last one, but no roll that was drawn."""
        if self.stands is not None or self.asked is not None or not self.in_force:
            return None
        last = self.in_force[-1]
        return None if self.drawn and last.body["do"] in ROLLS else last.n


def is_asked(body: dict[str, Any]) -> bool:
    """Whether a line asks for a roll and has no dice."""
    return body.get("dice") is None and body.get("white") is None


def _roll_due(state: GameState) -> tuple[Side, int] | None:
    """Whose roll comes next, and which of that side's; None where a play or nothing is due."""
    if state.due is Due.ROLL and state.turn is not None:
        side = state.turn
    elif state.due is Due.ANSWER and state.cube.offered_by is not None:
        side = state.cube.offered_by
        if state.cube.beaver:
            side = side.other
    else:
        return None
    return side, state.rolls[side] + 1


def _side(word: str) -> Side:
    return Side[word.upper()]
