"""Every benchmark of this checkout beside the same of an earlier revision, measured in turn.

    .venv/bin/python scripts/bench_against.py REVISION [--rounds N] [NAME ...]

The revision is laid out in a folder of its own and run by this checkout's Python, with its own
source. A module runs in both trees alternately, who goes first alternates too, so that whatever
else the machine does falls on both. Printed is for each row the median of either tree and of the
rounds' ratios: above 1 the checkout is better, whatever the unit. Exit code 1 if a row got worse
by more than the rounds differ among themselves, 2 if something cannot be measured.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

SECONDS = frozenset(("s", "ms", "µs"))
"""Units in which less is better; of all others more is."""

SLACK = 0.03
"""What a ratio may lie below 1 besides what the rounds differ: a clock is no better than that."""

NAMES = "from benchmarks.__main__ import names; print(*names())"
ROWS = """\
import json, sys
from benchmarks.__main__ import measure
for row in measure(sys.argv[1]):
    print(json.dumps([row.name, row.unit, row.ours]), flush=True)
"""

Figures = Mapping[tuple[str, str], float]
"""What a run measured, by the row's name and unit."""


class Unmeasurable(Exception):
    """A revision or a benchmark that does not run."""


@dataclass(frozen=True)
class Compared:
    """A row in both trees.

    Attributes:
        before, now: medians over the rounds, in `unit`.
        ratio: how many times better it is now, the median of the rounds' ratios.
        spread: how far the middle half of those ratios reaches, as a part of 1.
    """

    name: str
    unit: str
    before: float
    now: float
    ratio: float
    spread: float

    @property
    def worse(self) -> bool:
        """Whether it got worse by more than chance."""
        return self.ratio < 1 - self.spread - SLACK


def compared(rounds: Sequence[tuple[Figures, Figures]]) -> list[Compared]:
    """The rows that every round measured in both trees; each round is before, now."""
    found = []
    for key in rounds[0][1]:
        pairs = [(old[key], new[key]) for old, new in rounds if key in old and key in new]
        if len(pairs) < len(rounds):
            continue
        name, unit = key
        ratios = [old / new if unit in SECONDS else new / old for old, new in pairs]
        before, now = (statistics.median(column) for column in zip(*pairs, strict=True))
        found.append(Compared(name, unit, before, now, statistics.median(ratios), spread(ratios)))
    return found


def spread(ratios: Sequence[float]) -> float:
    """The middle half of these ratios, from end to end; of fewer than four, all of them."""
    if len(ratios) < 4:
        return max(ratios) - min(ratios)
    low, _, high = statistics.quantiles(ratios, n=4)
    return high - low


def run(tree: Path, *words: str) -> str:
    """What a Python with the source of this tree prints.

    Raises:
        Unmeasurable: it fails.
    """
    done = subprocess.run(
        [sys.executable, *words],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["it says nothing"])[-1]
        raise Unmeasurable(f"{' '.join(words[2:]) or 'the benchmarks'} in {tree}: {last}")
    return done.stdout


def measured(tree: Path, module: str) -> Figures:
    """The rows of one module of a tree's benchmarks."""
    rows = map(json.loads, run(tree, "-c", ROWS, module).splitlines())
    return {(name, unit): figure for name, unit, figure in rows}


def laid_out(revision: str, folder: Path) -> None:
    """Put the files of a revision into a folder.

    Raises:
        Unmeasurable: there is no such revision.
    """
    packed = subprocess.run(
        ["git", "archive", "--format=tar", revision], capture_output=True, check=False
    )
    if packed.returncode:
        raise Unmeasurable(packed.stderr.decode().strip())
    with tarfile.open(fileobj=BytesIO(packed.stdout)) as files:
        files.extractall(folder, filter="data")


def rows_of(before: Path, now: Path, module: str, rounds: int) -> list[Compared]:
    """One module, so many times in each tree in turn."""
    pairs = []
    for number in range(rounds):
        if number % 2:
            new = measured(now, module)
            pairs.append((measured(before, module), new))
        else:
            old = measured(before, module)
            pairs.append((old, measured(now, module)))
    return compared(pairs)


def lines(module: str, rows: Sequence[Compared]) -> Iterator[str]:
    """The rows as they are printed."""
    for row in rows:
        mark = "worse" if row.worse else ""
        yield (
            f"{module}: {row.name:70} {row.before:>12.4g} {row.now:>12.4g} {row.unit:8}"
            f" {row.ratio:6.3f} ±{row.spread:.3f} {mark}".rstrip()
        )


def main(words: Sequence[str]) -> int:
    """Measure, print; 1 if a row got worse."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    chosen = parser.parse_intermixed_args(words)
    now, worse = Path.cwd(), 0
    try:
        with TemporaryDirectory(prefix="before-") as folder:
            before = Path(folder)
            laid_out(chosen.revision, before)
            both = [run(tree, "-c", NAMES).split() for tree in (before, now)]
            for module in chosen.names or [name for name in both[1] if name in both[0]]:
                rows = rows_of(before, now, module, chosen.rounds)
                sys.stdout.writelines(f"{line}\n" for line in lines(module, rows))
                sys.stdout.flush()
                worse += sum(row.worse for row in rows)
    except Unmeasurable as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 2
    sys.stdout.write(f"{worse} of the rows got worse\n")
    return int(bool(worse))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
