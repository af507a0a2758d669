"""A game as its table records it: lines taken, taken back, put right; what may come next."""

from random import Random

import pytest

from evendeal.backgammon import (
    BACKGAMMON,
    LONG_GAMMON,
    Beaver,
    Dice,
    Double,
    GameAction,
    OpeningRoll,
    Pass,
    Play,
    Roll,
    Ruleset,
    Side,
    Take,
    apply,
    is_over,
    legal,
    result,
    start,
)
from evendeal.backgammon.lines import (
    GameAccepted,
    GameCorrected,
    GameLine,
    GameNote,
    OpeningRequest,
    Reopened,
    RollRequest,
)
from evendeal.backgammon.played import PlayedGame
from evendeal.backgammon.record_refusals import GameClosed, RollIsAwaited
from evendeal.backgammon.refusals import NotNow, OutOfTurn
from evendeal.backgammon.rolls import RollDiffers, high_first
from evendeal.errors import Refused
from evendeal.lines.acts import Answered, CallDirector, Undo
from support.backgammon.any_game import next_action, whole_game
from support.refusals import refused

WHITE, BLACK = Side.WHITE, Side.BLACK
SETS = [BACKGAMMON, LONG_GAMMON, Ruleset(beavers=True)]
GAMES = pytest.mark.parametrize("rules", SETS, ids=["backgammon", "long gammon", "beavers"])


class Sheet:
    """A printed sheet of rolls: whoever throws something else is told so."""

    def __init__(self, actions: list[GameAction]) -> None:
        self._opening = next(each for each in actions if isinstance(each, OpeningRoll))
        self._rolls: dict[Side, list[Dice]] = {WHITE: [], BLACK: []}
        starter = WHITE if self._opening.white > self._opening.black else BLACK
        self._rolls[starter].append((self._opening.white, self._opening.black))
        for each in actions:
            if isinstance(each, Roll):
                self._rolls[each.side].append(each.dice)

    def opening(self, dice: Dice | None) -> Dice:
        """The opening roll."""
        return (self._opening.white, self._opening.black)

    def roll(self, side: Side, number: int, dice: Dice | None) -> Dice:
        """A side's roll."""
        due = high_first(self._rolls[side][number - 1])
        if dice is not None and high_first(dice) != due:
            raise RollDiffers(
                where="sheet", side=side, number=number, found=high_first(dice), due=due
            )
        return due


def game_of(*lines: GameLine, rules: Ruleset = BACKGAMMON, drawn: bool = False) -> PlayedGame:
    """A game with these lines."""
    game = PlayedGame.fresh(rules, drawn)
    for line in lines:
        game.take(game.lines, line)
    return game


def muddled(random: Random, rules: Ruleset, *, drawn: bool, lines: int = 120) -> PlayedGame:
    """A game in which lines are taken back and recorded anew, now and then by the director."""
    game = PlayedGame.fresh(rules, drawn)
    rolled: dict[object, Dice] = {}
    while game.lines < lines and not is_over(game.state):
        if game.last is not None and random.random() < 0.25:
            game.take(game.lines, Undo(game.last.n))
            continue
        if random.random() < 0.02:
            game.take(game.lines, Reopened("recorded anew"))
        action = next_action(random, game.state)
        if isinstance(action, Roll):
            # Drawn ahead, a roll comes again.
            key = game.due_roll
            action = Roll(
                action.side, rolled.setdefault(key, action.dice) if drawn else action.dice
            )
        elif isinstance(action, OpeningRoll) and drawn:
            white, black = rolled.setdefault(None, (action.white, action.black))
            action = OpeningRoll(white, black)
        try:
            game.take(game.lines, action)
        except Refused:
            before = game.copy()
            assert game == before
            break
    return game


@GAMES
def test_what_counts_is_what_the_actions_in_force_make_by_themselves(rules: Ruleset) -> None:
    random = Random(1)
    for number in range(12):
        game = muddled(random, rules, drawn=number % 2 == 0)
        again = game_of(*game.actions, rules=rules)

        assert again.state == game.state
        assert [turn.actions for turn in again.turns] == [turn.actions for turn in game.turns]
        assert game.reached >= len(game.turns)
        assert [each.action for each in again.rest] == [each.action for each in game.rest]


@GAMES
@pytest.mark.parametrize("drawn", [True, False], ids=["drawn", "thrown"])
def test_what_is_offered_is_taken_and_what_is_not_offered_is_refused(
    rules: Ruleset, drawn: bool
) -> None:
    """The cube before a roll that was seen goes as it went, and no button says otherwise."""
    random = Random(2)
    checked = held = 0
    for _ in range(25):
        game = muddled(random, rules, drawn=drawn, lines=random.randint(3, 90))
        may, side = game.choices(), game.state.turn
        if side is None or is_over(game.state):
            continue
        roll = Roll(side, game.again or (2, 1))
        offered: list[tuple[GameAction, bool]] = [
            (roll, may.roll),
            (Double(side), may.double),
            (Take(side), may.take),
            (Pass(side), may.pass_),
            (Beaver(side), may.beaver),
        ]
        for action, allowed in offered:
            if action is roll and not drawn and game.due_roll in game.seen:
                continue  # thrown dice may be other ones the second time
            before, trial = game.copy(), game.copy()
            try:
                trial.take(trial.lines, action)
            except Refused:
                assert not allowed, action
                assert trial == before
            else:
                assert allowed, action
            checked += 1
        held += legal(game.state) != may

    assert checked > 60
    assert held >= 1


@GAMES
def test_a_copy_goes_on_apart_from_its_game(rules: Ruleset) -> None:
    random = Random(3)
    game = muddled(random, rules, drawn=False, lines=30)
    before, other = game.copy(), game.copy()
    while other.last is not None:
        other.take(other.lines, Undo(other.last.n))
    other.guess()

    assert game == before
    assert other.state == start(rules)
    assert other.seen == game.seen


@GAMES
def test_a_game_whose_rolls_are_requested_of_a_sheet_is_the_one_whose_rolls_are_typed(
    rules: Ruleset,
) -> None:
    actions, states = whole_game(Random(4), rules)
    game, sheet = PlayedGame.fresh(rules, drawn=True), Sheet(actions)
    for action, state in zip(actions, states[1:], strict=True):
        line: GameLine = action
        if isinstance(action, OpeningRoll):
            line = OpeningRequest()
        elif isinstance(action, Roll):
            line = RollRequest(action.side)
        stands = game.take(game.lines, line, sheet)

        assert type(stands) is type(action)
        assert game.state.checkers == state.checkers
        assert game.awaited is None

    assert is_over(game.state)
    game.take(game.lines, GameAccepted.of(result(game.state)))
    assert game.final


def test_typed_dice_are_held_against_the_sheet_and_a_refusal_changes_nothing() -> None:
    opening = OpeningRoll(6, 1)
    play = Play(WHITE, legal(apply(start(BACKGAMMON), opening)).plays[0])
    sheet = Sheet([opening, Roll(BLACK, (5, 5))])
    game = game_of(opening, play, drawn=True)
    before = game.copy()
    with refused(RollDiffers, where="sheet", side=BLACK, number=1, found=(4, 1), due=(5, 5)):
        game.take(2, Roll(BLACK, (4, 1)), sheet)

    assert game == before
    assert game.take(2, RollRequest(BLACK), sheet) == Roll(BLACK, (5, 5))


def test_after_a_roll_that_is_requested_of_nobody_only_marks_are_taken() -> None:
    game = game_of(OpeningRequest())

    assert game.awaited == 0
    assert not game.choices().roll
    for line in (OpeningRoll(3, 1), OpeningRequest(), Undo(0), Reopened("why")):
        with refused(RollIsAwaited):
            game.take(1, line)
    game.take(1, CallDirector("no roll comes"))
    game.take(2, GameNote("clock", None, ""))
    game.take(3, Answered(1, 1, ""))  # type: ignore[arg-type]
    assert game.lines == 4
    assert game.actions == ()


def test_a_roll_is_requested_when_one_is_due_and_by_nobody_else() -> None:
    opening = OpeningRoll(6, 1)
    play = Play(WHITE, legal(apply(start(BACKGAMMON), opening)).plays[0])

    with refused(NotNow, action="roll", waits_for="the opening roll"):
        game_of().take(0, RollRequest(WHITE))
    with refused(NotNow, action="roll", waits_for="a play of White"):
        game_of(opening).take(1, RollRequest(BLACK))
    with refused(OutOfTurn, side=WHITE, turn=BLACK, waits_for="a roll or a double of Black"):
        game_of(opening, play).take(2, RollRequest(WHITE))
    with refused(NotNow, action="opening roll", waits_for="a roll or a double of Black"):
        game_of(opening, play).take(2, OpeningRequest())
    over = game_of(opening, play, Double(BLACK), Pass(WHITE))
    over.take(4, GameAccepted.of(result(over.state)))
    with refused(GameClosed, lines=5):
        over.take(5, RollRequest(WHITE))


@GAMES
def test_a_contradiction_is_found_exactly_where_a_correction_is_refused(rules: Ruleset) -> None:
    random = Random(5)
    fits = breaks = 0
    for number in range(20):
        game = muddled(random, rules, drawn=number % 2 == 0, lines=random.randint(4, 60))
        plays = [each for each in game.in_force if isinstance(each.action, Play) and each.n]
        if not plays:
            continue
        counted = random.choice(plays)
        action = Play(counted.action.side, random.choice(legal(game.before(counted.n)).plays))
        found, corrected, refusal = game.contradiction(counted.n, action), game.copy(), None
        try:
            corrected.take(corrected.lines, GameCorrected(counted.n, action, "seen"))
        except Refused as no:
            refusal = no
        if refusal is None:
            assert found is None
            assert corrected.line(counted.n).action == action
            assert corrected.state == game_of(*corrected.actions, rules=rules).state
            fits += 1
        else:
            assert found is not None
            assert (found.refusal.name, found.refusal.fields) == (refusal.name, refusal.fields)
            assert found.n >= counted.n
            assert corrected == game
            breaks += 1

    assert fits > 2
    assert breaks > 0
