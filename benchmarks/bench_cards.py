"""Hands ranked, equities counted, and what an import costs, beside phevaluator."""

import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, starmap
from pathlib import Path

import numpy as np
import numpy.typing as npt
from phevaluator import _pheval, evaluate_7cards

import evendeal
from benchmarks.rows import Row, fastest, interleave, rate
from evendeal.cards import CATEGORIES, category, parse_cards, rank7
from evendeal.cards._kernels import all_hands, batch7
from evendeal.cards.card import CARD_ID
from evendeal.cards.equity import equity

HANDS = 1_000_000
ALL_HANDS = 133_784_560
COUNTS = (
    *(23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020),
    *(4_047_644, 3_473_184, 224_848, 41_584),
)
NINE_HANDS = "AhKh QsQd 7c7d Ts9s 4h4c AcJd 8d7h Kc2c 6s5s"
FLOP = "Jh8s3d"

Numbers = tuple[int, ...]


def rows() -> Iterator[Row]:
    """All figures of the cards."""
    hands = random_hands()
    listed = list(map(tuple, hands.tolist()))
    yield batch(hands, listed)
    yield single_call(listed[:100_000])
    yield every_hand()
    yield pre_flop()
    yield nine_way_flop()
    yield from imports()


def random_hands() -> npt.NDArray[np.uint8]:
    """A million random hands as card numbers, always the same, shape (1_000_000, 7)."""
    generator = np.random.default_rng(52)
    parts = [
        generator.random((50_000, 52)).argpartition(7)[:, :7].astype(np.uint8)
        for _ in range(HANDS // 50_000)
    ]
    return np.concatenate(parts)


def batch(hands: npt.NDArray[np.uint8], listed: list[Numbers]) -> Row:
    """Beside whichever way to rank many hands is phevaluator's fastest on this machine."""
    columns = [[hand[i] for hand in listed] for i in range(7)]
    ways: dict[str, Callable[[], Sequence[int]]] = {
        "list(starmap(_pheval.evaluate_7cards))": lambda: list(
            starmap(_pheval.evaluate_7cards, listed)
        ),
        "list(map(_pheval.evaluate_7cards))": lambda: list(map(_pheval.evaluate_7cards, *columns)),
        "list(starmap(evaluate_7cards))": lambda: list(starmap(evaluate_7cards, listed)),
    }
    name = min(ways, key=lambda way: fastest(ways[way], rounds=2))
    assert (7463 - batch7(hands).astype(np.int64)).tolist() == ways[name]()
    both = interleave(lambda: batch7(hands), ways[name], rounds=9, calls=5)
    return both.row(
        "a million hands at once",
        size=HANDS,
        unit="hands/s",
        peer_name=f"phevaluator {name}",
        floor=25,
    )


def single_call(listed: list[Numbers]) -> Row:
    """One Python call a hand, without numba."""

    def loop() -> None:
        for hand in listed:
            rank7(*hand)

    seconds = fastest(loop, rounds=15)
    return Row("one hand a call, pure Python", rate(seconds, len(listed)), "hands/s", floor=1e6)


def every_hand() -> Row:
    """All seven-card hands, whose counts are known."""
    counts = all_hands()
    by_category = dict.fromkeys(CATEGORIES, 0)
    for rank in np.flatnonzero(counts):
        by_category[category(int(rank))] += int(counts[rank])
    assert tuple(by_category.values()) == COUNTS, by_category
    assert counts.sum() == ALL_HANDS
    assert np.count_nonzero(counts) == 4_824
    seconds = fastest(all_hands)
    return Row("all 133,784,560 hands, by rank, one thread", seconds, "s", floor=0.5)


def pre_flop() -> Row:
    """AhKh against QsQd over 1,712,304 boards."""
    holes = [parse_cards("AhKh"), parse_cards("QsQd")]
    (a, b), (c, d) = [[CARD_ID[card] for card in hole] for hole in holes]
    left = [card for card in range(52) if card not in (a, b, c, d)]

    def loop() -> tuple[int, int]:
        evaluate = _pheval.evaluate_7cards
        first = second = 0
        for v, w, x, y, z in combinations(left, 5):
            one, other = evaluate(a, b, v, w, x, y, z), evaluate(c, d, v, w, x, y, z)
            if one < other:
                first += 1
            elif other < one:
                second += 1
        return first, second

    assert equity(holes).wins == loop()
    both = interleave(lambda: equity(holes), loop, rounds=5, calls=100)
    return both.row(
        "exact equity before the flop, two hands",
        unit="ms",
        peer_name="loop with phevaluator _pheval",
        floor=500,
    )


def nine_way_flop() -> Row:
    """Nine hands on a flop, 465 boards."""
    holes = [parse_cards(hand) for hand in NINE_HANDS.split()]
    board = parse_cards(FLOP)
    flop = tuple(CARD_ID[card] for card in board)
    numbers = [(CARD_ID[one], CARD_ID[other], *flop) for one, other in holes]
    left = [card for card in range(52) if not any(card in known for known in numbers)]

    def loop() -> tuple[int, ...]:
        evaluate = _pheval.evaluate_7cards
        wins = [0] * 9
        for runout in combinations(left, 2):
            ranks = [evaluate(*known, *runout) for known in numbers]
            best = min(ranks)
            if ranks.count(best) == 1:
                wins[ranks.index(best)] += 1
        return tuple(wins)

    assert equity(holes, board).wins == loop()
    both = interleave(lambda: equity(holes, board), loop, rounds=9, calls=2_000, peer_calls=20)
    return both.row(
        "exact equity on the flop, nine hands",
        unit="ms",
        peer_name="loop with phevaluator _pheval",
        floor=40,
    )


def imports() -> Iterator[Row]:
    """A fresh process that imports the rules, as a whole and without the interpreter's start.

    Both are processor time: a busy machine makes a process wait, which is not the import's.
    """
    program = (
        "import time; start = time.process_time(); import evendeal.poker, sys; "
        "print(time.process_time() - start); "
        "assert not {'numba', 'numpy'} & set(sys.modules)"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(evendeal.__file__).parents[1])}
    net = []

    def fresh() -> None:
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, check=True
        )
        net.append(float(done.stdout))

    def children() -> float:
        spent = resource.getrusage(resource.RUSAGE_CHILDREN)
        return spent.ru_utime + spent.ru_stime

    whole = fastest(fresh, rounds=15, clock=children)
    yield Row("import evendeal.poker, a whole fresh process", whole, "s", floor=0.1)
    yield Row("import evendeal.poker, without the interpreter's start", min(net), "s", floor=0.1)
