"""Positions and whole games for hypothesis, each made of one seed, aimed at the edges."""

from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from evendeal.backgammon import (
    BACKGAMMON,
    LONG_GAMMON,
    AcceptResignation,
    Beaver,
    BlockTest,
    Checkers,
    DeclineResignation,
    Dice,
    Double,
    Due,
    GameAction,
    GameState,
    OpeningDice,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Ruleset,
    Take,
    apply,
    facing,
    is_over,
    legal,
    start,
)

Position = tuple[Ruleset, Checkers, Checkers, Dice]

rulesets = st.sampled_from(
    [
        BACKGAMMON,
        LONG_GAMMON,
        replace(BACKGAMMON, beavers=True, automatic_doubles=2, jacoby=True),
        replace(BACKGAMMON, cube=False, opening=OpeningDice.REROLL),
        replace(BACKGAMMON, cube_limit=4, single_resignation=True),
        replace(LONG_GAMMON, block=BlockTest.EACH, last_roll_draw=True),
        replace(LONG_GAMMON, opening=OpeningDice.REROLL, second_player_extension=True),
    ]
)
"""Both games, and every switch at least once."""


def _spread(random: Random, points: list[int], count: int) -> dict[int, int]:
    found: dict[int, int] = {}
    for _ in range(count):
        point = random.choice(points)
        found[point] = found.get(point, 0) + 1
    return found


def _position(seed: int) -> Position:
    random = Random(seed)
    block = random.choice(list(BlockTest))
    rules = random.choice([BACKGAMMON, replace(LONG_GAMMON, block=block)])
    shape = random.randrange(5)
    theirs = random.sample(range(1, 25), random.randint(2, 10))
    other = _spread(random, theirs, 15 - (random.randint(0, 4) if shape == 1 else 0))
    if shape == 2 and not rules.is_long:
        other = dict.fromkeys(random.sample(range(1, 7), 5), 2)  # nearly closed out
    free = [p for p in range(1, 25) if not other.get(facing(rules, p))]
    if shape == 3:
        free = [p for p in free if p <= 6] or free  # bearing off
    elif shape == 4:
        first = random.randint(1, 16)  # a wall, long gammon's block
        free = [p for p in range(first, first + 9) if p in free] or free
    own = _spread(random, free, 15)
    if not rules.is_long and random.random() < 0.4:
        bar = random.randint(1, 3)
        for _ in range(bar):
            point = next(iter(own))
            own[point] -= 1
            if not own[point]:
                del own[point]
        own[25] = bar
    if shape in (1, 3):
        for point in list(own)[: random.randint(0, 3)]:
            own[0] = own.get(0, 0) + own.pop(point)
            if own[0] == 15:
                own[0] -= 1
                own[point] = 1
    roll = random.randint(1, 6), random.randint(1, 6)
    return rules, _full(own), _full(other), roll


def _full(found: dict[int, int]) -> Checkers:
    checkers = [found.get(point, 0) for point in range(26)]
    checkers[0] += 15 - sum(checkers)
    return tuple(checkers)


positions = st.integers(0, 2**64).map(_position)
"""A position with its roll: contact, races, closed boards, walls, checkers on the bar."""


def next_action(random: Random, state: GameState) -> GameAction:
    """Something legal that happens next, now and then a double or a resignation."""
    if state.due is Due.OPENING:
        white, black = random.randint(1, 6), random.randint(1, 6)
        if white == black and state.cube.value >= 1 << state.ruleset.automatic_doubles:
            black = white % 6 + 1
        return OpeningRoll(white, black)
    choices = legal(state)
    side = choices.side
    assert side is not None
    if choices.accept:
        return random.choice([AcceptResignation, DeclineResignation])(side)
    if choices.resign and random.random() < 0.01:
        return Resign(side, random.choice(choices.resign))
    if choices.take:
        if choices.beaver and random.random() < 0.3:
            return Beaver(side)
        return Take(side) if random.random() < 0.7 else Pass(side)
    if choices.roll:
        if choices.double and random.random() < 0.05:
            return Double(side)
        return Roll(side, (random.randint(1, 6), random.randint(1, 6)))
    return Play(side, random.choice(choices.plays))


def whole_game(random: Random, rules: Ruleset) -> tuple[list[GameAction], list[GameState]]:
    """The actions of a game to its end, and the state before each and after the last."""
    state = start(rules)
    actions: list[GameAction] = []
    states = [state]
    while not is_over(state):
        action = next_action(random, state)
        state = apply(state, action)
        actions.append(action)
        states.append(state)
    return actions, states
