"""A game of a match file played by the rules, entry by entry."""

from collections.abc import Callable
from typing import NoReturn

from evendeal.backgammon import (
    AcceptResignation,
    Beaver,
    Double,
    Due,
    GameAction,
    GameState,
    Level,
    OpeningDice,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Ruleset,
    Side,
    Take,
    apply,
    is_over,
    result,
    start,
)
from evendeal.errors import Refused
from evendeal.notation.mat_lines import Entry, GameLines, Kind
from evendeal.notation.mat_match import Remark, points_of
from evendeal.notation.mat_plays import NotSpelled, played, spelled
from evendeal.notation.mat_points import Goal, length_stated, points_stated, remarks_on
from evendeal.notation.mat_refusals import GamePointsDiffer, MoveImpossible
from evendeal.notation.refusals import LineWrong


class GameReplay:
    """The game so far: its state and the actions that made it.

    Attributes:
        state: after the entries read so far.
        actions: those entries as actions.
        length, needed: the points that win the match, and those that each side needs for it; 0
            in a session.
        remarks: points that are stated in another way than they are counted.
        unplayed: a roll that no move has followed yet.
    """

    __slots__ = (
        "accepted",
        "actions",
        "ended",
        "game",
        "last_roll",
        "length",
        "needed",
        "openings",
        "remarks",
        "state",
        "unplayed",
        "where",
    )

    def __init__(
        self,
        where: str,
        game: GameLines,
        ruleset: Ruleset,
        openings: tuple[OpeningRoll, ...] = (),
        accepted: frozenset[tuple[int, Side]] = frozenset(),
        last_roll: Roll | None = None,
        *,
        length: int = 0,
    ) -> None:
        self.where = where
        self.game = game
        self.openings = openings
        self.accepted = accepted
        self.last_roll = last_roll
        self.length = length
        self.needed = [length - score if length else 0 for score in game.score]
        self.state: GameState = start(ruleset)
        self.actions: list[GameAction] = []
        self.unplayed: Entry | None = None
        self.ended = False
        self.remarks: list[Remark] = []

    def read(self) -> None:
        """Plays all entries.

        Raises:
            NotReadable: the first that cannot be.
        """
        for entry in self.game.entries:
            if self.ended:
                raise LineWrong(
                    where=self.where,
                    line=entry.line,
                    reason=f"game {self.game.number} is over already",
                )
            if self.unplayed is not None and entry.kind not in (Kind.WIN, Kind.RESIGN):
                self._do(self.unplayed, Play(self.unplayed.side, ()))
            _READ[entry.kind](self, entry)
        if not self.ended:
            self._throw_last(self.game.line)

    def _throw_last(self, line: int) -> None:
        """The roll after which nothing was played, if the head of the file tells one."""
        if self.last_roll is not None:
            (first, second), side = self.last_roll.dice, self.last_roll.side
            self.dice(Entry(line, None, side, Kind.DICE, first * 10 + second))

    def _do(self, entry: Entry, action: GameAction) -> None:
        try:
            self.state = apply(self.state, action)
        except Refused as refusal:
            self._impossible(entry, str(refusal), refusal)
        self.actions.append(action)

    def _impossible(self, entry: Entry, reason: str, refusal: Refused | None = None) -> NoReturn:
        raise MoveImpossible(
            where=self.where,
            line=entry.line,
            game=self.game.number,
            move=entry.move,
            player=self.game.players[entry.side],
            reason=reason,
            refusal=refusal,
        ) from None

    def dice(self, entry: Entry) -> None:
        """A roll and what is played with it."""
        dice = divmod(entry.number, 10)
        opens = self.state.due is Due.OPENING
        if opens:
            self._open(entry, dice)
        if self.state.due is Due.ANSWER and self.state.cube.beaver:
            # Who doubled and rolls on has taken the beaver.
            self._do(entry, Take(entry.side))
        if not opens or self.state.due is not Due.PLAY:
            self._do(entry, Roll(entry.side, dice))
        if self.state.due is not Due.PLAY or self.state.turn is not entry.side:
            if entry.moves:
                self._impossible(entry, f"nothing can be played with {dice[0]}-{dice[1]}")
        elif entry.moves or entry.dances:
            self._play(entry)
        else:
            self.unplayed = entry

    def _open(self, entry: Entry, dice: tuple[int, int]) -> None:
        """The opening roll: that of the file, or the first dice, whose higher one is the
        starter's."""
        for opening in self.openings:
            self._do(entry, opening)
        if self.state.due is Due.OPENING:
            if dice[0] == dice[1]:
                self._impossible(entry, "the first roll of a game is no double")
            if self.state.ruleset.opening is OpeningDice.REROLL:
                self._impossible(entry, "which opening roll was thrown, is not written")
            high, low = max(dice), min(dice)
            first = (high, low) if entry.side is Side.WHITE else (low, high)
            self._do(entry, OpeningRoll(*first))
        if self.state.due is Due.PLAY and sorted(dice) != sorted(self.state.dice or ()):
            self._impossible(entry, "the first dice are not those of the opening roll")
        if self.state.turn is not entry.side:
            self._impossible(entry, "the other side won the opening roll")

    def _play(self, entry: Entry) -> None:
        try:
            moves = spelled(entry.moves)
        except NotSpelled as problem:
            raise LineWrong(where=self.where, line=entry.line, reason=str(problem)) from None
        if entry.move is not None and (entry.move, entry.side) in self.accepted:
            self._do(entry, Play(entry.side, moves, accepted=True))
            return
        try:
            play, self.state = played(self.state, entry.side, moves)
        except Refused as refusal:
            self._impossible(entry, str(refusal), refusal)
        self.actions.append(play)

    def double(self, entry: Entry) -> None:
        """A double, or a beaver if it answers one."""
        answers = self.state.due is Due.ANSWER
        due = self.state.cube.value * (4 if answers else 2)
        if entry.number not in (0, due):
            self._impossible(entry, f"doubles to {entry.number} where the cube goes to {due}")
        self._do(entry, Beaver(entry.side) if answers else Double(entry.side))

    def answer(self, entry: Entry) -> None:
        """A take or a pass."""
        taken = entry.kind is Kind.TAKE
        self._do(entry, Take(entry.side) if taken else Pass(entry.side))

    def resign(self, entry: Entry) -> None:
        """A word that says less than the points that follow it: whose column it stands in
        differs from writer to writer, and the level is not written."""

    def win(self, entry: Entry) -> None:
        """The points of the game; if it is not over, the other side has resigned it."""
        self.ended = True
        if not is_over(self.state):
            self._throw_last(entry.line)
            self._resigned(entry)
        self._check_points(entry)

    def _resigned(self, entry: Entry) -> None:
        loser = entry.side.other
        ends: list[tuple[int, Level, GameState]] = []
        refused: Refused | None = None
        for level in Level:
            try:
                offered = apply(self.state, Resign(loser, level))
                over = apply(offered, AcceptResignation(entry.side))
            except Refused as refusal:
                refused = refused or refusal
                continue
            ends.append((points_of(result(over))[entry.side], level, over))
        if not ends:
            self._impossible(entry, f"has not won: {refused}", refused)
        for stated in (points_stated, length_stated):
            for counts, level, over in ends:
                if stated(entry, self._goal(entry), counts):
                    self.state = over
                    self.actions += [Resign(loser, level), AcceptResignation(entry.side)]
                    return
        self._differ(entry, " or ".join(dict.fromkeys(str(counts) for counts, _, _ in ends)))

    def _check_points(self, entry: Entry) -> None:
        counts, goal = points_of(result(self.state))[entry.side], self._goal(entry)
        if not points_stated(entry, goal, counts) and not length_stated(entry, goal, counts):
            self._differ(entry, str(counts))
        self.remarks += remarks_on(entry, self.game.number, goal, counts)

    def _goal(self, entry: Entry) -> Goal:
        return Goal(self.length, self.needed[entry.side])

    def _differ(self, entry: Entry, counts: str) -> NoReturn:
        raise GamePointsDiffer(
            where=self.where,
            line=entry.line,
            game=self.game.number,
            said=entry.number,
            counts=counts,
        )

    def draw(self, entry: Entry) -> None:
        """The end of a game that nobody has won."""
        self.ended = True
        if self.state.winner is not None or not is_over(self.state):
            self._impossible(entry, "the game is not drawn")


_READ: dict[Kind, Callable[[GameReplay, Entry], None]] = {
    Kind.DICE: GameReplay.dice,
    Kind.DOUBLE: GameReplay.double,
    Kind.TAKE: GameReplay.answer,
    Kind.DROP: GameReplay.answer,
    Kind.RESIGN: GameReplay.resign,
    Kind.WIN: GameReplay.win,
    Kind.DRAW: GameReplay.draw,
}
