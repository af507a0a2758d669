"""A game turn by turn, as far as it may be seen."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.backgammon import (
    AcceptResignation,
    Beaver,
    DeclineResignation,
    Double,
    GameAction,
    GameState,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Ruleset,
    Side,
    Take,
    start,
)
from evendeal.backgammon.played_turns import Counted, PlayedTurn
from evendeal.tournament.room_match.corrected import Corrected, CorrectedLine
from evendeal.tournament.room_match.game import RoomGame
from evendeal.views.matches.board import GameBoard, Pair, SideName, game_board, side_name
from evendeal.views.matches.words import (
    SIDES,
    CorrectedWord,
    act_words,
    action_words,
    corrected_word,
    corrected_words,
    play_words,
    roll_words,
)

ActName: TypeAlias = Literal[
    "double", "take", "pass", "beaver", "resign", "accept_resignation", "decline_resignation"
]
_ACTS: dict[type[GameAction], ActName] = {
    Double: "double",
    Take: "take",
    Pass: "pass",
    Beaver: "beaver",
    Resign: "resign",
    AcceptResignation: "accept_resignation",
    DeclineResignation: "decline_resignation",
}


@dataclass(frozen=True, slots=True)
class CubeAct:
    """An act with the cube or about resigning, in order.

    `value` is the cube's value that a double or beaver offers; `level` the game that is
    offered as lost (`single`, `gammon`, `backgammon`). Else they are null.
    """

    do: ActName
    side: SideName
    value: int | None
    level: str | None
    said: str


@dataclass(frozen=True, slots=True)
class MatchShown:
    """What the public saw of a turn before it was recorded otherwise.

    A turn has `cube` and, as a frame, `side`, `roll` (the higher die first), `play` and `dance`.
    An act has `cube` alone, an opening roll alone has `opening`, White's die first.
    """

    cube: tuple[CubeAct, ...] = ()
    opening: Pair | None = None
    side: SideName | None = None
    roll: Pair | None = None
    play: str = ""
    dance: bool = False


@dataclass(frozen=True, slots=True)
class MatchCorrection:
    """Something of a turn that was recorded otherwise before.

    `by` says who corrected it. `was` is what the public saw before, null if it saw nothing;
    `shown` says the same in fields, null where it is notation alone, `8/5 6/5` or `3-1`.
    `reason` is null until the game is over in both rooms, and where none was given.
    """

    what: CorrectedWord
    by: Literal["director", "table"]
    was: str | None
    shown: MatchShown | None
    reason: str | None
    said: str


@dataclass(frozen=True, slots=True)
class MatchFrame:
    """A turn, and the position after it.

    `turn` counts the turns of both sides, from 1; frame 0 is the position before the first roll.
    The same `turn` is the same side's same `roll` (the higher die first) in both rooms, and the
    `number`-th of that side. `cube` is what the turn has beside the dice. `moves` are in
    the side's own numbering, 25 the bar and 0 off, and `play` is how players write them; a
    `dance` has none. `accepted`: an illegal play that the opponent let stand. The last frame of
    a game may have no `roll`: a pass or a resignation ended it. `corrected` are in the order in
    which they were written.
    """

    turn: int
    side: SideName | None
    number: int
    roll: Pair | None
    cube: tuple[CubeAct, ...]
    moves: tuple[Pair, ...]
    play: str
    dance: bool
    accepted: bool
    said: str
    corrected: tuple[MatchCorrection, ...]
    board: GameBoard


def game_frames(
    ruleset: Ruleset,
    turns: Sequence[PlayedTurn],
    ended: RoomGame | None = None,
    corrected: Sequence[Corrected] = (),
) -> tuple[MatchFrame, ...]:
    """The frames of a game: the start, each turn, and how it ended.

    Args:
        turns: those that may be seen, from the first on.
        ended: the game, if everything of it may be seen.
        corrected: what of it was something else before.
    """
    before = start(ruleset)
    frames = [_start(before)]
    for turn in turns:
        frames.append(_frame(turn, before, corrected))
        before = turn.state
    if ended is not None and ended.rest:
        frames.append(_last(len(frames), ended.rest, before, ended.state, corrected))
    return tuple(frames)


def last_frame(
    ruleset: Ruleset, turns: Sequence[PlayedTurn], corrected: Sequence[Corrected] = ()
) -> MatchFrame:
    """The newest frame that may be seen of a game that goes on."""
    if not turns:
        return _start(start(ruleset))
    before = turns[-2].state if len(turns) > 1 else start(ruleset)
    return _frame(turns[-1], before, corrected)


def acts_shown(actions: Iterable[GameAction], before: GameState) -> tuple[CubeAct, ...]:
    """What of these actions is neither dice nor checkers.

    Args:
        before: the position before the turn.
    """
    value, is_long = before.cube.value, before.ruleset.is_long
    acts = []
    for action in actions:
        if isinstance(action, OpeningRoll | Roll | Play):
            continue
        offered = {Double: 2 * value, Beaver: 4 * value}.get(type(action))
        level = action.level.name.lower() if isinstance(action, Resign) else None
        sentence = act_words(action, value, is_long=is_long)
        acts.append(CubeAct(_ACTS[type(action)], side_name(action.side), offered, level, sentence))
    return tuple(acts)


def _start(state: GameState) -> MatchFrame:
    sentence = "Before the first roll."
    return MatchFrame(0, None, 0, None, (), (), "", False, False, sentence, (), game_board(state))


def _frame(turn: PlayedTurn, before: GameState, corrected: Sequence[Corrected]) -> MatchFrame:
    moves = turn.moves or ()
    play = play_words(before, turn.side, moves)
    cube = acts_shown(turn.actions, before)
    return MatchFrame(
        turn=turn.number,
        side=side_name(turn.side),
        number=turn.roll,
        roll=(max(turn.dice), min(turn.dice)),
        cube=cube,
        moves=tuple((move.start, move.end) for move in moves),
        play=play,
        dance=not moves,
        accepted=turn.accepted,
        said=f"{_turn_words(turn, before)}.",
        corrected=_corrected(corrected, zip(turn.lines, turn.actions, strict=True), turn),
        board=game_board(turn.state),
    )


def _turn_words(turn: PlayedTurn, before: GameState) -> str:
    """`White doubles to 2. Black takes. White 4-2: 8/4 6/4`."""
    acts = (act.said for act in acts_shown(turn.actions, before))
    play = play_words(before, turn.side, turn.moves or ())
    turn_played = f"{SIDES[turn.side]} {roll_words(turn.dice)}: {play or 'cannot move'}"
    return ". ".join([*acts, turn_played])


def _turn_shown(turn: PlayedTurn, before: GameState) -> MatchShown:
    """The same in fields."""
    play = play_words(before, turn.side, turn.moves or ())
    return MatchShown(
        cube=acts_shown(turn.actions, before),
        side=side_name(turn.side),
        roll=(max(turn.dice), min(turn.dice)),
        play=play,
        dance=not play,
    )


def _action_shown(action: GameAction, before: GameState) -> MatchShown | None:
    """What a line of a game said, in fields; None where it is notation alone."""
    match action:
        case Roll() | Play():
            return None
        case OpeningRoll(white, black):
            return MatchShown(opening=(white, black))
    return MatchShown(cube=acts_shown([action], before))


def _corrected(
    corrected: Sequence[Corrected],
    lines: Iterable[tuple[int, GameAction]],
    turn: PlayedTurn | None = None,
) -> tuple[MatchCorrection, ...]:
    """What of these lines, and of the turn that they make, was public or recorded otherwise."""
    if not corrected:
        return ()
    says, marks = dict(lines), list[MatchCorrection]()
    for each in corrected:
        what: CorrectedWord = "turn"
        was: str | None = None
        fields: MatchShown | None = None
        if isinstance(each, CorrectedLine):
            if each.of not in says:
                continue
            what = corrected_word(says[each.of])
            if each.was is not None:
                was = action_words(each.was, each.before)
                fields = _action_shown(each.was, each.before)
        elif turn is None or turn.number != each.was.number or turn.actions == each.was.actions:
            # Recorded as it was public, nothing has changed.
            continue
        else:
            was = _turn_words(each.was, each.before)
            fields = _turn_shown(each.was, each.before)
            # Public again in between, it stands once.
            marks = [mark for mark in marks if (mark.what, mark.was) != (what, was)]
        by: Literal["director", "table"] = "director" if each.of_office else "table"
        sentence = corrected_words(what, by, was, each.reason)
        marks.append(MatchCorrection(what, by, was, fields, each.reason or None, sentence))
    return tuple(marks)


def _last(
    turn: int,
    counted: Sequence[Counted],
    before: GameState,
    after: GameState,
    corrected: Sequence[Corrected],
) -> MatchFrame:
    """What came after the last completed turn, a roll that was not played any more included."""
    rest = [each.action for each in counted]
    cube = acts_shown(rest, before)
    roll: Pair | None = None
    side: Side | None = before.turn
    number = 0
    for action in rest:
        if isinstance(action, Roll):
            roll, side = (max(action.dice), min(action.dice)), action.side
        elif isinstance(action, OpeningRoll):
            white, black = action.white, action.black
            roll, side = (max(white, black), min(white, black)), Side(black > white)
    if roll is not None and side is not None:
        number = after.rolls[side]
    phrases = [act.said for act in cube]
    if roll is not None and side is not None:
        phrases.append(f"{SIDES[side]} {roll_words(roll)}: not played")
    return MatchFrame(
        turn=turn,
        side=None if side is None else side_name(side),
        number=number,
        roll=roll,
        cube=cube,
        moves=(),
        play="",
        dance=False,
        accepted=False,
        said=". ".join(phrases) + ".",
        corrected=_corrected(corrected, ((each.n, each.action) for each in counted)),
        board=game_board(after),
    )
