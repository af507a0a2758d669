"""Turns of random games for measurements, and the other generators as a process.

`python -m benchmarks.backgammon_positions [TURNS]` compares: the positions that can result from
each turn by the rules, compiled, by gnubg-nn and by OpenSpiel, whichever of them the Python in
`BACKGAMMON_PEERS` has (`benchmarks/backgammon_peers.py`).
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.backgammon_peers import Turn, digest
from evendeal.backgammon import BACKGAMMON, LONG_GAMMON, Ruleset
from evendeal.backgammon._bulk_kernels import boards_of, play_game
from evendeal.backgammon._kernels import MOST, rule_of
from evendeal.backgammon.plays import after, plays
from evendeal.backgammon.turn_constraints import constraints

SETTING = "BACKGAMMON_PEERS"
DOUBLES = sum(1 << die for die in LONG_GAMMON.head_doubles)
KEYS = np.zeros((MOST, 2), np.uint64)
BOARDS = np.zeros((MOST, 2, 26), np.int8)


class Peers:
    """The other generators, one question at a time."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.names: list[str] = self.ask("peers", "")

    def ask(self, do: str, name: str, *rest: object) -> Any:
        """What the peer answers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([do, name, *rest]) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


@contextmanager
def peers() -> Iterator[Peers | None]:
    """The peers that are installed, or None if the setting names no Python."""
    python = os.environ.get(SETTING)
    if not python:
        yield None
        return
    script = Path(__file__).with_name("backgammon_peers.py")
    with subprocess.Popen(
        [python, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Peers(process)
        assert process.stdin is not None
        process.stdin.close()


def random_turns(rules: Ruleset, count: int, *, seed: int = 52) -> list[Turn]:
    """The first turns of as many random games as it takes, whole games but the last."""
    trace = np.zeros((4_000, 54), np.int8)
    turns: list[Turn] = []
    game = 0
    while len(turns) < count:
        players = np.array([2 * game, 2 * game + 1])
        _, _, length = play_game(seed, game, players, rule_of(rules), DOUBLES, trace)
        for row in trace[:length].tolist():
            turns.append((row[:26], row[26:52], row[52], row[53]))
        game += 1
    return turns[:count]


def by_rules(turn: Turn) -> str:
    """The digest of a turn of backgammon by the rules."""
    own, other, die, low = turn
    way = constraints(BACKGAMMON, tuple(own), tuple(other), (die, low))
    ends = (after(way, moves) for moves in plays(way).values())
    results = {bytes([*mine, *theirs]) for mine, theirs in ends}
    return digest(results or {bytes([*own, *other])})


def compiled(turn: Turn) -> str:
    """The digest of a turn of backgammon by the kernel."""
    own, other, die, low = turn
    found = boards_of(np.array([own, other], np.int8), die, low, 0, KEYS, BOARDS)
    results = {BOARDS[n].tobytes() for n in range(found)}
    return digest(results or {bytes([*own, *other])})


def differences(ours: list[str], theirs: list[str]) -> int:
    """How many turns have different results."""
    return sum(one != other for one, other in zip(ours, theirs, strict=True))


def main(arguments: list[str]) -> int:
    """Compare, print one line a comparison; 1 if anything differs."""
    count = int(arguments[0]) if arguments else 20_000
    turns = random_turns(BACKGAMMON, count)
    rules = [by_rules(turn) for turn in turns]
    compared = [("the kernel", count, differences(rules, [compiled(turn) for turn in turns]))]
    with peers() as others:
        if others is not None and "gnubg" in others.names:
            others.ask("prepare", "gnubg", turns)
            compared.append(("gnubg-nn", count, differences(rules, others.ask("digests", "gnubg"))))
        if others is not None and "spiel" in others.names:
            played = others.ask("play", "spiel", count, 52)
            own = [by_rules(tuple(turn)) for turn in played]
            found = differences(own, others.ask("digests", "spiel"))
            compared.append(("OpenSpiel", len(played), found))
    for name, number, found in compared:
        print(f"{name}: {found} differences in {number:,} turns")
    return int(any(found for _, _, found in compared))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
