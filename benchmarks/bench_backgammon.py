"""The plays of backgammon and long gammon, beside gnubg-nn's and OpenSpiel's generators.

Rates are in turns: a double is one turn, which OpenSpiel plays as two decisions. The peers run
in a Python of their own (`benchmarks/backgammon_peers.py` says how to install them); without it
their rows are left out. Each figure beside a peer is for one call from Python a turn, on turns
of random games: the same turns for both. Of OpenSpiel only the listing of actions is timed, not
the making of positions from them, which ours and gnubg-nn's do.
"""

import random
import statistics
import time
from collections.abc import Iterator

import numpy as np

from benchmarks.backgammon_peers import Turn
from benchmarks.backgammon_positions import (
    BOARDS,
    DOUBLES,
    KEYS,
    Peers,
    compiled,
    peers,
    random_turns,
)
from benchmarks.rows import Interleaved, Row, fastest, rate
from evendeal.backgammon import (
    BACKGAMMON,
    LONG_GAMMON,
    Due,
    OpeningRoll,
    Play,
    Roll,
    Ruleset,
    apply,
    is_over,
    legal,
    start,
)
from evendeal.backgammon._bulk_kernels import boards_of, perft, play_games
from evendeal.backgammon._kernels import rule_of

TURNS = 20_000
LINES = 48_678_745
GAMES = 2_000


def rows() -> Iterator[Row]:
    """All figures of the room."""
    with peers() as others:
        if others is not None and "gnubg" in others.names:
            yield beside_gnubg(others)
        if others is not None and "spiel" in others.names:
            yield beside_open_spiel(others)
    for rules in (BACKGAMMON, LONG_GAMMON):
        yield one_call_a_turn(rules)
        yield whole_games(rules)
        yield pure_python(rules)
    yield three_turns()


def ours(turns: list[Turn], rule: int) -> tuple[float, int]:
    """The time of one call a turn, and how many positions result."""
    prepared = [(np.array([own, other], np.int8), die, low) for own, other, die, low in turns]
    began = time.process_time()
    found = 0
    for now, die, low in prepared:
        found += boards_of(now, die, low, rule, KEYS, BOARDS)
    return time.process_time() - began, found


def in_turn(others: Peers, name: str, turns: list[Turn], *, rounds: int = 9) -> Interleaved:
    """Both measured alternately, so that whatever else the machine does falls on both."""
    ours(turns, 0)
    others.ask("seconds", name)
    measured = []
    for number in range(rounds):
        if number % 2:
            theirs = others.ask("seconds", name)[0]
            measured.append((ours(turns, 0)[0], theirs))
        else:
            own = ours(turns, 0)[0]
            measured.append((own, others.ask("seconds", name)[0]))
    return Interleaved(
        ours=statistics.median(own for own, _ in measured),
        peer=statistics.median(theirs for _, theirs in measured),
        ratio=statistics.median(theirs / own for own, theirs in measured),
    )


def beside_gnubg(others: Peers) -> Row:
    """All positions that result, as boards of ours and as keys of gnubg-nn's."""
    turns = random_turns(BACKGAMMON, TURNS)
    others.ask("prepare", "gnubg", turns)
    assert others.ask("seconds", "gnubg")[1] == ours(turns, 0)[1]
    return in_turn(others, "gnubg", turns).row(
        "backgammon, one call a turn",
        size=len(turns),
        unit="turns/s",
        peer_name="gnubg-nn moves, in its own process",
        floor=1.2,
    )


def beside_open_spiel(others: Peers) -> Row:
    """Our positions beside its lists of actions, two of them for a double."""
    turns = [tuple(turn) for turn in others.ask("play", "spiel", TURNS // 4, 52)]
    sample = len(turns) // 20
    assert [compiled(turn) for turn in turns[:sample]] == others.ask("digests", "spiel")[:sample]
    return in_turn(others, "spiel", turns).row(
        "backgammon, one call a turn, OpenSpiel's own games",
        size=len(turns),
        unit="turns/s",
        peer_name="OpenSpiel legal_actions, in its own process",
        floor=4,
    )


def one_call_a_turn(rules: Ruleset) -> Row:
    """The generator called from Python for each position."""
    turns = random_turns(rules, TURNS)
    seconds = min(ours(turns, rule_of(rules))[0] for _ in range(9))
    return Row(f"{rules.variant.value}, one call a turn", rate(seconds, len(turns)), "turns/s")


def whole_games(rules: Ruleset) -> Row:
    """Random games from the opening to the end without coming back to Python."""
    results = np.zeros((GAMES, 3), np.int64)
    arguments = (52, 0, GAMES, np.array([1, 2]), rule_of(rules), DOUBLES, results)
    turns = play_games(*arguments)
    seconds = fastest(lambda: play_games(*arguments), rounds=5)
    return Row(f"{rules.variant.value}, whole games, compiled", rate(seconds, turns), "turns/s")


def pure_python(rules: Ruleset) -> Row:
    """Random games by the rules: all legal plays of each turn, one chosen and applied."""

    def games() -> int:
        choose = random.Random(52)
        turns = 0
        for _ in range(6):
            state = start(rules)
            while not is_over(state):
                side = state.turn
                if state.due is Due.OPENING:
                    state = apply(state, OpeningRoll(*choose.sample(range(1, 7), 2)))
                    continue
                assert side is not None
                if state.due is Due.ROLL:
                    state = apply(state, Roll(side, (choose.randint(1, 6), choose.randint(1, 6))))
                else:
                    state = apply(state, Play(side, choose.choice(legal(state).plays)))
            turns += sum(state.rolls)
        return turns

    turns = games()
    seconds = fastest(games, rounds=9)
    name = f"{rules.variant.value}, whole games by the rules, pure Python"
    return Row(name, rate(seconds, turns), "turns/s", floor=3_000)


def three_turns() -> Row:
    """All lines of three turns from the start, whose number is known."""
    now = np.array(start().checkers, np.int8)
    assert perft(now, 3, 0, 0, True) == LINES
    seconds = fastest(lambda: perft(now, 3, 0, 0, True), rounds=5)
    return Row(f"backgammon, all {LINES:,} lines of three turns", seconds, "s", floor=6.0)
