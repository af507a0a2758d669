"""What is true of every game, whatever is rolled and however it is played."""

from contextlib import suppress
from copy import deepcopy
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.backgammon import (
    Choices,
    Due,
    Ending,
    GameState,
    IllegalPlay,
    Level,
    Move,
    NotARuleset,
    OpeningRoll,
    Play,
    Roll,
    Ruleset,
    Side,
    all_orders,
    apply,
    is_over,
    legal,
    next_moves,
    outcomes,
    placed,
    play,
    result,
    start,
)
from evendeal.backgammon.wire import (
    NotAGameAction,
    game_action_from_json,
    game_action_to_json,
    ruleset_from_json,
    ruleset_to_json,
)
from evendeal.errors import Refused
from support.backgammon.any_game import Position, next_action, positions, rulesets, whole_game
from support.backgammon.boards_in_words import by_definition
from support.refusals import refused

seeds = st.integers(0, 2**64).map(Random)
some_games = settings(max_examples=40)
many_positions = settings(max_examples=300)


def state_at(position: Position) -> GameState:
    """White's turn at this position, its dice on the board unless it dances."""
    rules, own, other, dice = position
    return apply(placed(rules, own, other, Side.WHITE), Roll(Side.WHITE, dice))


@given(rulesets, seeds)
@some_games
def test_each_side_has_fifteen_checkers_and_no_point_is_shared(
    rules: Ruleset, random: Random
) -> None:
    for state in whole_game(random, rules)[1]:
        assert [sum(checkers) for checkers in state.checkers] == [15, 15]
        assert min(map(min, state.checkers)) >= 0
        if not is_over(state) and state.left(Side.WHITE) and state.left(Side.BLACK):
            placed(rules, *state.checkers, Side.WHITE)


@given(rulesets, seeds)
@some_games
def test_a_game_is_the_fold_of_its_actions_and_undo_is_the_fold_of_fewer(
    rules: Ruleset, random: Random
) -> None:
    actions, states = whole_game(random, rules)
    undone = random.randint(0, len(actions))

    assert play(rules, actions).state == states[-1]
    assert play(rules, actions[:undone]).state == states[undone]


@given(rulesets, seeds)
@some_games
def test_an_action_changes_no_earlier_state(rules: Ruleset, random: Random) -> None:
    state = start(rules)
    for _ in range(30):
        if is_over(state):
            break
        before = deepcopy(state)
        following = apply(state, next_action(random, state))

        assert state == before
        state = following


@given(rulesets, seeds)
@some_games
def test_a_finished_game_counts_what_the_table_of_points_has_a_row_for(
    rules: Ruleset, random: Random
) -> None:
    states = whole_game(random, rules)[1]
    counted = result(states[-1])

    assert legal(states[-1]) == Choices()
    assert counted.cube & (counted.cube - 1) == 0
    assert counted.cube <= rules.cube_limit
    if counted.winner is None:
        assert (counted.ending, counted.left) == (Ending.DRAWN, 0)
        return
    assert 1 <= counted.left <= 15
    if counted.ending is Ending.PASSED:
        assert counted.proposed == 2 * counted.cube
    elif not (rules.jacoby or rules.single_resignation):
        assert (counted.level > Level.SINGLE) is (counted.left == 15)
    if rules.is_long:
        assert counted.level < Level.BACKGAMMON


@given(rulesets, seeds)
@some_games
def test_the_cube_is_turned_by_its_owner_before_the_roll(rules: Ruleset, random: Random) -> None:
    states = whole_game(random, rules)[1]
    for before, after in pairwise(states):
        if after.cube.offered_by is not None and before.cube.offered_by is None:
            assert before.due is Due.ROLL
            assert before.cube.owner in (None, after.cube.offered_by)
            assert before.rolls != (0, 0)
        if after.due is Due.ROLL and before.due is Due.ANSWER:
            assert after.cube.owner is not None
            assert after.cube.value in (before.cube.value * 2, before.cube.value * 4)


@given(rulesets, seeds)
@some_games
def test_the_sides_use_their_rolls_in_turn(rules: Ruleset, random: Random) -> None:
    for state in whole_game(random, rules)[1]:
        if state.starter is not None:
            first, second = state.rolls[state.starter], state.rolls[state.starter.other]
            assert first - second in (0, 1)


@given(positions)
@many_positions
def test_the_legal_plays_are_those_of_the_definition(position: Position) -> None:
    rules, own, other, dice = position
    state = state_at(position)
    found = outcomes(state)

    assert set(found) == by_definition(rules, own, other, dice, allowed=1)
    assert len(found) == len(legal(state).plays)
    assert (state.turn is Side.WHITE) is bool(found)


@given(positions)
@many_positions
def test_every_legal_play_is_accepted_and_leads_where_it_says(position: Position) -> None:
    state = state_at(position)
    for (own, other), moves in outcomes(state).items():
        after = apply(state, Play(Side.WHITE, moves))

        assert after.checkers == (own, other)
        assert apply(state, Play(Side.WHITE, moves, accepted=True)) == after


@given(positions, seeds)
@many_positions
def test_a_changed_play_is_refused_or_leads_to_a_legal_position(
    position: Position, random: Random
) -> None:
    state = state_at(position)
    found = outcomes(state)
    for moves in random.sample(sorted(found.values()), min(len(found), 5)):
        changed = [list(move) for move in moves]
        at = random.randrange(len(changed))
        match random.randrange(4):
            case 0:
                del changed[at]
            case 1:
                changed.insert(at, [random.randint(0, 25), random.randint(-1, 25)])
            case 2:
                changed[at][random.randrange(2)] += random.choice([-1, 1, 6, -6])
            case _:
                random.shuffle(changed)
        mended = tuple(Move(*move) for move in changed)
        try:
            after = apply(state, Play(Side.WHITE, mended))
        except IllegalPlay as refusal:
            fault = refusal
        else:
            assert after.checkers in found
            continue
        assert (fault.side, fault.dice, fault.moves) == (Side.WHITE, position[3], mended)
        assert fault.n is None or 1 <= fault.n <= len(mended)


@given(positions)
@settings(max_examples=60)
def test_a_screen_that_follows_the_next_moves_ends_in_a_legal_play(position: Position) -> None:
    state = state_at(position)
    found = outcomes(state)
    orders = all_orders(state) if len(found) < 60 else ()
    firsts = next_moves(state)

    if orders:
        assert {order[0] for order in orders} == set(firsts)
        assert {apply(state, Play(Side.WHITE, order)).checkers for order in orders} == set(found)
    for move in firsts:
        made: tuple[Move, ...] = (move,)
        while following := next_moves(state, made):
            made = (*made, following[-1])
        assert apply(state, Play(Side.WHITE, made)).checkers in found


@given(rulesets, seeds)
@some_games
def test_a_game_survives_being_written_as_json(rules: Ruleset, random: Random) -> None:
    actions, _ = whole_game(random, rules)

    assert ruleset_from_json(ruleset_to_json(rules)) == rules
    assert [game_action_from_json(game_action_to_json(each)) for each in actions] == actions


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 30) | st.sampled_from(["white", "single", "6"]),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=6,
)


@given(
    st.fixed_dictionaries(
        {"do": st.sampled_from(["opening_roll", "roll", "play", "double", "resign", "other"])},
        optional=dict.fromkeys(
            ("side", "dice", "moves", "accepted", "level", "white", "black"), json_values
        ),
    )
    | json_values
)
@settings(max_examples=300)
def test_any_json_is_an_action_or_a_named_refusal(data: object) -> None:
    try:
        action = game_action_from_json(data)
    except NotAGameAction:
        return
    for state in (start(), apply(start(), OpeningRoll(3, 1))):
        with suppress(Refused):
            apply(state, action)


@pytest.mark.parametrize(
    "change",
    [
        {"variant": "hyper"},
        {"cube": 1},
        {"cube_limit": True},
        {"head_doubles": "346"},
        {"block": None},
        {"colour": "red"},
    ],
)
def test_conditions_that_are_none_are_refused_by_the_field(change: dict[str, object]) -> None:
    with refused(NotARuleset) as caught:
        ruleset_from_json(ruleset_to_json(Ruleset()) | change)

    assert caught.value.field in change
