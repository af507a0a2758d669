"""A measured figure, how it is measured beside its peer, and the file that keeps them.

    from benchmarks.rows import Row, interleave

    def rows() -> Iterator[Row]:
        both = interleave(ours, peer, rounds=7)
        yield both.row("replay", size=996, unit="hands/s", peer_name="PokerKit", floor=6)
        yield Row("standings of 1,000 entries", ours=fastest(fold), unit="s", floor=1.0)

A module `benchmarks/bench_NAME.py` with such a function `rows` is found by itself.
"""

import gc
import json
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

RESULTS = Path(__file__).with_name("results.json")

SECONDS = {"s": 1.0, "ms": 1e3, "µs": 1e6}
"""Units of time, in which less is better, and how many of each a second has."""
LESS_IS_BETTER = frozenset({*SECONDS, "MB"})

Run = Callable[[], object]
Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Row:
    """One figure.

    Attributes:
        name: what is measured; the harness puts the module's name before it.
        ours, peer: the figures in `unit`; the peer is None where there is none.
        unit: of time (s, ms, µs) or of memory (MB), in which less is better, or a rate, in which
            more is.
        peer_name: the library, and what of it, that does the same.
        ratio: how many times better than the peer, whatever the unit.
        floor: what must hold: the least ratio; without a peer the least rate, or the most time or
            memory.
    """

    name: str
    ours: float
    unit: str
    peer: float | None = None
    peer_name: str | None = None
    ratio: float | None = None
    floor: float | None = None

    @property
    def held(self) -> bool:
        """Whether the floor holds; true where there is none."""
        if self.floor is None:
            return True
        if self.ratio is not None:
            return self.ratio >= self.floor
        return self.ours <= self.floor if self.unit in LESS_IS_BETTER else self.ours >= self.floor


class Interleaved(NamedTuple):
    """Seconds of one call, ours and the peer's, and how many times faster ours is.

    The seconds are medians over the rounds; so is the ratio, of the rounds' own ratios.
    """

    ours: float
    peer: float
    ratio: float

    def row(
        self, name: str, *, peer_name: str, floor: float | None, unit: str, size: float = 1
    ) -> Row:
        """The row of this comparison; `size` is what one call does, in the unit of a rate."""
        return Row(
            name=name,
            ours=_figure(self.ours, unit, size),
            unit=unit,
            peer=_figure(self.peer, unit, size),
            peer_name=peer_name,
            ratio=self.ratio,
            floor=floor,
        )


def interleave(
    ours: Run,
    peer: Run,
    *,
    rounds: int = 7,
    calls: int = 1,
    peer_calls: int = 1,
    clock: Clock = time.process_time,
) -> Interleaved:
    """Both measured in turn, so that whatever else the machine does falls on both.

    Args:
        ours, peer: called once before the first round, so that compiling is not measured.
        rounds: how often each is measured; who goes first alternates.
        calls, peer_calls: calls in one measurement, more than one where a call is short.
        clock: seconds; by default the processor time of this process, all threads together.
    """
    ours()
    peer()
    measured = []
    for number in range(rounds):
        if number % 2:
            theirs = seconds(peer, peer_calls, clock)
            measured.append((seconds(ours, calls, clock), theirs))
        else:
            own = seconds(ours, calls, clock)
            measured.append((own, seconds(peer, peer_calls, clock)))
    return Interleaved(
        ours=statistics.median(own for own, _ in measured),
        peer=statistics.median(theirs for _, theirs in measured),
        ratio=statistics.median(theirs / own for own, theirs in measured),
    )


def fastest(
    run: Run, *, rounds: int = 7, calls: int = 1, clock: Clock = time.process_time
) -> float:
    """Seconds of one call in the best of the rounds, for a figure without a peer.

    Other work on the machine only ever adds, so the least is nearest to what the code takes.
    """
    run()
    return min(seconds(run, calls, clock) for _ in range(rounds))


def rate(seconds: float, size: float) -> float:
    """How much a second, if `size` takes `seconds`."""
    return size / seconds


def write(rows_of: dict[str, Sequence[Row]], *, whole: bool, path: Path = RESULTS) -> None:
    """Write the rows of the modules that ran, by module name, to the results.

    Rows are sorted by module and stand inside it in the order measured, one a line. A run of
    all modules (`whole`) replaces the file; another run only the rows of its own modules.
    """
    by_module: dict[str, list[dict[str, Any]]] = {}
    if not whole and path.exists():
        for entry in json.loads(path.read_text("utf-8")):
            by_module.setdefault(entry["name"].partition(": ")[0], []).append(entry)
    for module, rows in rows_of.items():
        by_module[module] = [_entry(module, row) for row in rows]
    entries = [entry for module in sorted(by_module) for entry in by_module[module]]
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    path.write_text(f"[\n{lines}\n]\n", "utf-8")


def missed(rows: Iterable[Row]) -> list[Row]:
    """The rows whose floor does not hold."""
    return [row for row in rows if not row.held]


def seconds(run: Run, calls: int = 1, clock: Clock = time.process_time) -> float:
    """Seconds of one call, of so many one after the other."""
    gc.collect()  # what another run left behind is not this one's
    start = clock()
    for _ in range(calls):
        run()
    return (clock() - start) / calls


def _figure(seconds: float, unit: str, size: float) -> float:
    return seconds * SECONDS[unit] if unit in SECONDS else size / seconds


def _entry(module: str, row: Row) -> dict[str, Any]:
    return {
        "name": f"{module}: {row.name}",
        "ours": _digits(row.ours),
        "peer": _digits(row.peer),
        "peer_name": row.peer_name,
        "ratio": _digits(row.ratio),
        "floor": row.floor,
        "unit": row.unit,
    }


def _digits(number: float | None) -> float | None:
    """Four digits; more would only be the machine's mood."""
    return None if number is None else float(f"{number:.4g}")
