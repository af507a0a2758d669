"""Games written as a director would tell them, for the tests of the rules."""

from evendeal.backgammon import (
    BACKGAMMON,
    BlockTest,
    Checkers,
    Cube,
    Dice,
    GameState,
    Move,
    Moves,
    OpeningRoll,
    Play,
    Roll,
    Ruleset,
    Side,
    apply,
    facing,
    legal,
    placed,
    start,
)

WHITE, BLACK = Side.WHITE, Side.BLACK
NAMES = {"bar": 25, "off": 0}


def checkers(text: str) -> Checkers:
    """Checkers from e.g. `"bar:1 13:5 6:9"`; those not named are borne off."""
    found = [0] * 26
    for place in text.split():
        point, count = place.split(":")
        found[NAMES.get(point) or int(point)] += int(count)
    found[0] += 15 - sum(found)
    return tuple(found)


def at(
    white: str,
    black: str,
    *,
    rules: Ruleset = BACKGAMMON,
    turn: Side = WHITE,
    cube: Cube = Cube(),  # noqa: B008
    rolls: tuple[int, int] = (1, 1),
) -> GameState:
    """A game at this position, each side in its own numbering."""
    return placed(rules, checkers(white), checkers(black), turn, cube=cube, rolls=rolls)


def rolled(state: GameState, high: int, low: int) -> GameState:
    """The game after the side to roll has thrown these dice."""
    assert state.turn is not None
    return apply(state, Roll(state.turn, (high, low)))


def moves(text: str) -> Moves:
    """Moves from e.g. `"bar/20 13/8 6/off"`."""
    found = []
    for move in text.split():
        start_, end = move.split("/")
        found.append(Move(NAMES.get(start_, -1) if start_ in NAMES else int(start_), to(end)))
    return tuple(found)


def to(text: str) -> int:
    """A point, or off."""
    return 0 if text == "off" else int(text)


def played(state: GameState, text: str, *, accepted: bool = False) -> GameState:
    """The game after the side has played these moves."""
    assert state.turn is not None
    return apply(state, Play(state.turn, moves(text), accepted))


def plays(state: GameState) -> set[str]:
    """The legal plays, each as its moves from the rearmost down."""
    return {" ".join(map(str, sorted(play, reverse=True))) for play in legal(state).plays}


def opened(white: int, black: int, rules: Ruleset = BACKGAMMON) -> GameState:
    """A game after its opening roll."""
    return apply(start(rules), OpeningRoll(white, black))


def by_definition(
    rules: Ruleset, own: Checkers, other: Checkers, dice: Dice, *, allowed: int
) -> set[tuple[Checkers, Checkers]]:
    """Every position that a legal play can lead to, by trying everything there is.

    Slow and plain on purpose: all dice in all orders from all points; of what can be played to
    its end the most dice count, and of single dice the larger.
    """
    high, low = max(dice), min(dice)
    left = [high] * 4 if high == low else [high, low]
    ends: set[tuple[tuple[int, ...], Checkers, Checkers]] = set()

    def go(own: Checkers, other: Checkers, left: list[int], used: list[int], head: int) -> None:
        if used and (rules.block is not BlockTest.FINAL or not blocks(rules, own, other)):
            ends.add((tuple(used), own, other))
        for die in set(left):
            rest = list(left)
            rest.remove(die)
            for point in range(1, 26):
                end = lands(rules, own, other, point, die)
                if end is None or (rules.is_long and point == 24 and head == 0):
                    continue
                mine, theirs = list(own), list(other)
                mine[point] -= 1
                mine[end] += 1
                if end and theirs[facing(rules, end)]:
                    theirs[facing(rules, end)] -= 1
                    theirs[25] += 1
                if rules.block is BlockTest.EACH and blocks(rules, tuple(mine), other):
                    continue
                go(tuple(mine), tuple(theirs), rest, [*used, die], head - (point == 24))

    go(own, other, left, [], allowed)
    most = max((len(used) for used, _, _ in ends), default=0)
    ends = {end for end in ends if len(end[0]) == most}
    if most == 1:
        larger = max(used[0] for used, _, _ in ends)
        ends = {end for end in ends if end[0][0] == larger}
    return {(mine, theirs) for _, mine, theirs in ends}


def lands(rules: Ruleset, own: Checkers, other: Checkers, point: int, die: int) -> int | None:
    """Where a checker of this point ends by this die, or None if it may not move so."""
    if not own[point] or (own[25] and point != 25):
        return None
    end = point - die
    if end > 0:
        closed = other[facing(rules, end)] >= (1 if rules.is_long else 2)
        return None if closed else end
    if any(own[7:]) or (end < 0 and any(own[point + 1 : 7])):
        return None
    return 0


def blocks(rules: Ruleset, own: Checkers, other: Checkers) -> bool:
    """Whether six of the opponent's points in a row are held and none of his is past them."""
    if not rules.is_long or other[0]:
        return False
    held = {facing(rules, point) for point in range(1, 25) if own[point]}
    return any(
        held.issuperset(range(first, first + 6)) and not any(other[1:first])
        for first in range(1, 20)
    )
