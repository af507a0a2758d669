"""One room's game: what its lines make, what is taken back, and what has been seen."""

from evendeal.backgammon import (
    BACKGAMMON,
    LONG_GAMMON,
    AcceptResignation,
    DeclineResignation,
    Double,
    Due,
    Ending,
    GameResult,
    Level,
    Move,
    OpeningDice,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Ruleset,
    Side,
    Take,
    legal,
)
from evendeal.backgammon.game_stage import GameStage
from evendeal.backgammon.lines import (
    Decided,
    GameAccepted,
    GameBody,
    GameCorrected,
    GameNote,
    Reopened,
)
from evendeal.backgammon.record_refusals import (
    CorrectionUnreasoned,
    GameClosed,
    GameResultDiffers,
    LaterLineFirst,
    NoSuchGameLine,
    RollSeen,
)
from evendeal.backgammon.refusals import GameNotOver, MoreDicePlayable, NotNow, OutOfTurn
from evendeal.backgammon.rolls import OpeningDiffers, RollDiffers
from evendeal.errors import Refused
from evendeal.lines.acts import CallDirector, Undo
from evendeal.tournament.room_match.game import RoomGame
from support.refusals import refused

WHITE, BLACK = Side.WHITE, Side.BLACK
AT = "2026-05-01T18:00:00.000Z"

OPENING = OpeningRoll(6, 1)
FIRST = Play(WHITE, (Move(13, 7), Move(8, 7)))
ANSWER = Play(BLACK, (Move(13, 8), Move(13, 8), Move(8, 3), Move(8, 3)))
FIVES = Roll(BLACK, (5, 5))


def game_of(*bodies: GameBody, ruleset: Ruleset = BACKGAMMON, drawn: bool = True) -> RoomGame:
    """A game with these lines."""
    game = RoomGame.fresh(ruleset, drawn)
    for body in bodies:
        game.record(body, AT, "somebody")
    return game


def begun(*further: GameBody, drawn: bool = True) -> RoomGame:
    """After a turn of each side; White is to roll or double. Four lines, then these."""
    return game_of(OPENING, FIRST, FIVES, ANSWER, *further, drawn=drawn)


def given_up() -> RoomGame:
    """White has won by a pass; not accepted yet."""
    return begun(Double(WHITE), Pass(BLACK))


WON = GameAccepted(WHITE, Level.SINGLE, 15, 1)


def test_a_game_waits_is_played_is_finished_and_accepted() -> None:
    game = game_of()
    stages = [game.stage]
    for body in (OPENING, FIRST, FIVES, ANSWER, Double(WHITE), Pass(BLACK), WON):
        game.record(body, AT, "open recorder")
        stages.append(game.stage)

    assert stages[0] is GameStage.WAITING
    assert set(stages[1:6]) == {GameStage.PLAYING}
    assert stages[6:] == [GameStage.FINISHED, GameStage.ACCEPTED]
    assert game.result == GameResult(WHITE, 15, Level.SINGLE, Ending.PASSED, 1, 2, behind=2)
    assert (game.lines, game.final_at, game.final_by) == (7, AT, "open recorder")
    assert game.actions == (OPENING, FIRST, FIVES, ANSWER, Double(WHITE), Pass(BLACK))


def test_a_turn_has_its_roll_its_moves_and_the_cube_before_it() -> None:
    game = begun(Double(WHITE), Take(BLACK), Roll(WHITE, (4, 2)))
    game.record(Play(WHITE, (Move(8, 4), Move(6, 4))), AT)

    first, second, third = game.turns
    assert (first.number, first.side, first.roll, first.dice) == (1, WHITE, 1, (6, 1))
    assert (second.number, second.side, second.roll, second.dice) == (2, BLACK, 1, (5, 5))
    assert (third.number, third.side, third.roll, third.dice) == (3, WHITE, 2, (4, 2))
    assert first.actions == (OPENING, FIRST)
    assert third.moves == ((8, 4), (6, 4))
    assert third.actions[:2] == (Double(WHITE), Take(BLACK))
    assert third.lines == (4, 5, 6, 7)
    assert third.state == game.state
    assert second.actions[0] == Roll(BLACK, (5, 5))
    assert (game.rest, game.ended) == ((), False)


def test_what_is_said_before_the_next_roll_waits_for_its_turn() -> None:
    game = begun(Double(WHITE), Take(BLACK), Roll(WHITE, (4, 2)))

    assert len(game.turns) == 2
    assert [said.action for said in game.rest] == [Double(WHITE), Take(BLACK), Roll(WHITE, (4, 2))]
    assert game.due_roll is None
    assert begun(Double(WHITE)).due_roll == (WHITE, 2)
    assert begun().due_roll == (WHITE, 2)


def test_an_opening_that_is_rolled_anew_is_no_turn_by_itself() -> None:
    anew = Ruleset(opening=OpeningDice.REROLL)
    game = game_of(OPENING, Roll(WHITE, (3, 3)), ruleset=anew)

    assert game.turns == []
    game.record(Play(WHITE, legal(game.state).plays[0]), AT)
    turn = game.turns[0]
    assert (turn.dice, turn.roll, turn.actions[0]) == ((3, 3), 1, OPENING)


def test_a_dance_is_a_turn_without_moves() -> None:
    game = begun()
    for n in range(400):
        side, state = game.state.turn, game.state
        if side is None or any(turn.moves is None for turn in game.turns):
            break
        if state.due is Due.ROLL:
            game.record(Roll(side, ((6, 6), (4, 1), (6, 4), (5, 3), (3, 1))[n * 7 % 5]), AT)
        else:
            plays = legal(state).plays
            game.record(Play(side, plays[n * 5 % len(plays)]), AT)
    danced = next(turn for turn in game.turns if turn.moves is None)

    assert isinstance(danced.actions[-1], Roll)
    assert danced.state.turn is danced.side.other
    game.record(Undo(danced.lines[-1]), AT)
    assert game.turns[-1].number == danced.number - 1
    assert game.state == game.turns[-1].state


def test_the_last_turn_of_a_game_that_is_borne_off_ended_it() -> None:
    assert not given_up().ended
    assert len(given_up().turns) == 2


def test_undo_takes_back_the_last_line_that_counts_and_no_other() -> None:
    game = begun(Double(WHITE))

    with refused(LaterLineFirst, of=2, last=4):
        game.record(Undo(2), AT)
    game.record(Undo(4), AT)
    with refused(NoSuchGameLine, of=4):
        game.record(Undo(4), AT)
    game.record(Undo(3), AT)
    assert (game.lines, len(game.turns), game.state.due) == (7, 1, Due.PLAY)
    game.record(ANSWER, AT)
    assert game.turns[1].lines == (2, 7)
    assert game.state == begun().state


def test_everything_can_be_taken_back_and_said_again() -> None:
    game = begun()
    for n in (3, 2, 1, 0):
        game.record(Undo(n), AT)
    assert (game.actions, game.turns, game.state) == ((), [], game_of().state)

    for body in (OPENING, FIRST, FIVES, ANSWER):
        game.record(body, AT)
    assert game.state == begun().state
    assert [turn.number for turn in game.turns] == [1, 2]


def test_a_refused_line_changes_nothing() -> None:
    game = begun()
    before = game.copy()

    lines: list[tuple[GameBody, type[Refused]]] = [
        (Double(BLACK), OutOfTurn),
        (Take(WHITE), NotNow),
        (Play(WHITE, (Move(13, 7),)), NotNow),
        (Undo(9), NoSuchGameLine),
        (GameCorrected(3, FIRST, ""), OutOfTurn),
        (GameCorrected(9, FIRST, ""), NoSuchGameLine),
        (WON, GameNotOver),
    ]
    for body, kind in lines:
        with refused(kind):
            game.record(body, AT)
        assert game == before


def test_no_double_before_a_roll_that_was_seen_and_taken_back() -> None:
    game = begun(Roll(WHITE, (6, 6)), Undo(4))

    with refused(RollSeen, side=WHITE, number=2, action="double"):
        game.record(Double(WHITE), AT)
    game.record(Roll(WHITE, (6, 6)), AT)
    assert game.state.due is Due.PLAY


def test_a_wrong_roll_that_was_typed_counts_as_seen() -> None:
    game = begun(GameNote("wrong_roll", WHITE, "6-5"))

    with refused(RollSeen, side=Side.WHITE, number=2, action="double"):
        game.record(Double(WHITE), AT)
    game.record(Roll(WHITE, (6, 6)), AT)
    doubled = begun(Double(WHITE), Take(BLACK), GameNote("wrong_roll", WHITE, "6-5"))
    doubled.record(Undo(5), AT)
    with refused(RollSeen, side=Side.WHITE, number=2, action="pass"):
        doubled.record(Pass(BLACK), AT)
    doubled.record(Take(BLACK), AT)
    doubled.record(Roll(WHITE, (6, 6)), AT)
    reopened = begun(GameNote("wrong_roll", WHITE, "6-5"), Reopened("he had said it before"))
    reopened.record(Double(WHITE), AT)


def test_guessing_at_a_roll_again_frees_nobody_from_the_double_before_the_first_guess() -> None:
    wrong = GameNote("wrong_roll", WHITE, "6-5")
    game = begun(Double(WHITE), Take(BLACK), wrong, Undo(5), Undo(4), wrong)

    with refused(RollSeen, side=Side.WHITE, number=2, action="roll"):
        game.record(Roll(WHITE, (6, 6)), AT)
    game.record(Double(WHITE), AT)


def test_no_double_is_taken_back_after_the_roll_was_seen() -> None:
    game = begun(Double(WHITE), Take(BLACK), Roll(WHITE, (2, 1)))
    for n in (6, 5, 4):
        game.record(Undo(n), AT)

    with refused(RollSeen, side=Side.WHITE, number=2, action="roll"):
        game.record(Roll(WHITE, (2, 1)), AT)
    game.record(Double(WHITE), AT)
    with refused(RollSeen, side=Side.WHITE, number=2, action="pass"):
        game.record(Pass(BLACK), AT)
    game.record(Take(BLACK), AT)
    with refused(RollSeen, side=Side.WHITE, number=2, action="pass"):
        game.record(GameCorrected(game.lines - 1, Pass(BLACK), ""), AT)
    game.record(Roll(WHITE, (2, 1)), AT)
    assert game.state.cube.value == 2


def test_the_director_can_let_what_stood_before_a_seen_roll_be_recorded_anew() -> None:
    game = begun(Roll(WHITE, (6, 6)), Undo(4), Reopened("the double was not heard"))

    game.record(Double(WHITE), AT)
    game.record(Take(BLACK), AT)
    with refused(
        RollDiffers, where="this room", side=Side.WHITE, number=2, found=(6, 5), due=(6, 6)
    ):
        game.record(Roll(WHITE, (6, 5)), AT)
    game.record(Roll(WHITE, (6, 6)), AT)
    assert game.state.cube.value == 2


def test_a_roll_that_was_drawn_comes_again_and_a_thrown_one_can_be_typed_again() -> None:
    again = Roll(WHITE, (6, 5))

    with refused(
        RollDiffers, where="this room", side=Side.WHITE, number=2, found=(6, 5), due=(6, 6)
    ):
        begun(Roll(WHITE, (6, 6)), Undo(4), again)
    with refused(OpeningDiffers, where="this room", found=(6, 2), due=(6, 1)):
        game_of(OPENING, Undo(0), OpeningRoll(6, 2))
    thrown = begun(Roll(WHITE, (6, 6)), Undo(4), again, drawn=False)
    assert thrown.state.dice == (6, 5)
    assert game_of(OPENING, Undo(0), OpeningRoll(2, 6), drawn=False).state.turn is BLACK


def test_the_order_in_which_two_dice_are_typed_does_not_matter() -> None:
    game = begun(Roll(WHITE, (4, 2)), Undo(4), Roll(WHITE, (2, 4)))

    assert game.state.due is Due.PLAY


def test_a_correction_changes_one_line_and_the_rest_stays_legal() -> None:
    other = Play(WHITE, (Move(24, 18), Move(8, 7)))
    game = begun(GameCorrected(1, other, "he moved another checker"))

    assert game.turns[0].moves == other.moves
    assert game.turns[1].moves == ANSWER.moves
    assert game.lines == 5
    with refused(MoreDicePlayable, side=Side.BLACK, dice=(5, 5), n=None):
        game.record(GameCorrected(3, Play(BLACK, (Move(13, 8), Move(6, 1))), ""), AT)
    assert game.turns[1].moves == ANSWER.moves


def test_an_accepted_game_takes_a_correction_with_a_reason_and_nothing_else() -> None:
    game = given_up()
    game.record(WON, AT)
    other = Play(WHITE, (Move(24, 18), Move(8, 7)))

    for body in (Undo(5), Roll(WHITE, (1, 1)), WON):
        with refused(GameClosed, lines=7):
            game.record(body, AT)
    with refused(CorrectionUnreasoned, of=1):
        game.record(GameCorrected(1, other, " "), AT)
    with refused(GameNotOver):
        game.record(GameCorrected(5, Take(BLACK), "he took"), AT)
    game.record(GameCorrected(1, other, "seen on the film"), AT)
    assert (game.turns[0].moves, game.corrected) == (other.moves, "seen on the film")
    assert game.stage is GameStage.ACCEPTED
    game.record(CallDirector("one thing more"), AT)
    assert len(game.calls) == 1
    game.record(Reopened("the film was of another table"), AT)
    game.record(WON, AT)
    assert game.corrected == ""


def test_the_table_accepts_what_its_lines_make_and_no_other_result() -> None:
    for stated in (
        GameAccepted(BLACK, Level.SINGLE, 15, 1),
        GameAccepted(WHITE, Level.GAMMON, 15, 1),
        GameAccepted(WHITE, Level.SINGLE, 14, 1),
        GameAccepted(WHITE, Level.SINGLE, 15, 2),
        GameAccepted(None, Level.SINGLE, 0, 1),
    ):
        with refused(GameResultDiffers):
            given_up().record(stated, AT)


def test_a_resignation_counts_when_it_is_accepted() -> None:
    game = begun(Resign(BLACK, Level.GAMMON), DeclineResignation(WHITE))
    game.record(Resign(BLACK, Level.BACKGAMMON), AT)
    game.record(AcceptResignation(WHITE), AT)

    game.record(GameAccepted(WHITE, Level.BACKGAMMON, 15, 1), AT)
    assert game.result is not None
    assert game.result.ending is Ending.RESIGNED
    assert len(game.rest) == 4


def test_the_director_decides_a_game_whatever_has_been_played() -> None:
    decided = Decided(BLACK, Level.SINGLE, 5, 1, "time", "no time is left")
    for game in (game_of(), begun(), given_up()):
        game.record(decided, AT, "director")

        assert game.stage is GameStage.DECIDED
        assert game.result == GameResult(BLACK, 5, Level.SINGLE, Ending.RESIGNED, 1)
        with refused(GameClosed):
            game.record(GameCorrected(0, OPENING, "why"), AT)
    accepted = given_up()
    accepted.record(WON, AT)
    accepted.record(decided, AT)
    assert accepted.result == decided.result


def test_a_decided_game_can_be_drawn_or_count_as_passed() -> None:
    drawn = Decided(None, Level.SINGLE, 0, 1, "R48", "nobody came")
    passed = Decided(WHITE, Level.SINGLE, 15, 2, "forfeit", "he left")

    assert drawn.result == GameResult(None, 0, Level.SINGLE, Ending.DRAWN, 1)
    assert passed.result == GameResult(WHITE, 15, Level.SINGLE, Ending.PASSED, 2, 4)


def test_a_reopened_game_goes_on_where_it_stood() -> None:
    accepted = given_up()
    accepted.record(WON, AT)
    accepted.record(Reopened("the pass was for another table"), AT)

    assert (accepted.stage, accepted.result) == (GameStage.FINISHED, None)
    accepted.record(Undo(5), AT)
    accepted.record(Take(BLACK), AT)
    assert accepted.state.due is Due.ROLL
    decided = begun(Decided(None, Level.SINGLE, 0, 1, "time", "over"), Reopened("it is not"))
    assert (decided.stage, decided.final_at) == (GameStage.PLAYING, None)
    decided.record(Double(WHITE), AT)


def test_reopening_a_final_game_does_not_unsee_a_roll() -> None:
    game = begun(Roll(WHITE, (6, 6)), Undo(4))
    game.record(Decided(None, Level.SINGLE, 0, 1, "time", "over"), AT)
    game.record(Reopened("it is not"), AT)

    with refused(RollSeen, side=Side.WHITE, number=2, action="double"):
        game.record(Double(WHITE), AT)


def test_notes_and_calls_stand_beside_the_play() -> None:
    game = game_of(GameNote("absent", BLACK, "ten minutes"), CallDirector("he is not here"))

    assert (game.stage, game.lines) == (GameStage.WAITING, 2)
    assert [mark.n for mark in game.marks] == [0, 1]
    assert [mark.act for mark in game.calls] == [CallDirector("he is not here")]
    game.answer()
    assert (game.calls, len(game.marks)) == ((), 2)


def test_a_copy_can_be_played_on_without_the_game() -> None:
    game = begun()
    before = game.copy()
    other = game.copy()
    other.record(Roll(WHITE, (6, 6)), AT)
    other.record(Undo(4), AT)
    other.record(CallDirector("x"), AT)
    guessing = game.copy()
    guessing.record(GameNote("wrong_roll", WHITE, "6-5"), AT)

    assert game == before
    game.record(Double(WHITE), AT)


def test_long_gammon_has_turns_too() -> None:
    game = game_of(OpeningRoll(2, 5), ruleset=LONG_GAMMON)
    game.record(Play(BLACK, legal(game.state).plays[0]), AT)

    assert (game.turns[0].side, game.turns[0].dice) == (BLACK, (2, 5))
