import importlib
import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from itertools import count
from pathlib import Path
from types import ModuleType

import pytest

from support.checkout import ROOT


@pytest.fixture(scope="module")
def rows() -> ModuleType:
    """`benchmarks/rows.py`, which is no part of the package."""
    spec = spec_from_file_location("benchmark_rows", ROOT / "benchmarks" / "rows.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("ours", "unit", "ratio", "floor", "held"),
    [
        (2e6, "hands/s", None, 1e6, True),
        (9e5, "hands/s", None, 1e6, False),
        (0.05, "s", None, 0.1, True),
        (0.11, "s", None, 0.1, False),
        (9, "MB", None, 10, True),
        (11, "MB", None, 10, False),
        (0.11, "s", 7.0, 6, True),
        (900, "hands/s", 5.9, 6, False),
        (1, "s", 0.5, None, True),
    ],
)
def test_a_floor_is_a_ratio_or_a_least_rate_or_a_most_time(
    rows: ModuleType, ours: float, unit: str, ratio: float | None, floor: float | None, held: bool
) -> None:
    row = rows.Row("a figure", ours, unit, ratio=ratio, floor=floor)

    assert row.held is held
    assert rows.missed([row]) == ([] if held else [row])


def test_the_ratio_says_how_many_times_faster_ours_is_in_rates_and_in_times(
    rows: ModuleType,
) -> None:
    both = rows.Interleaved(ours=0.5, peer=3.0, ratio=6.0)
    rate = both.row("replay", size=100, unit="hands/s", peer_name="PokerKit", floor=6)
    time = both.row("replay", unit="ms", peer_name="PokerKit", floor=6)

    assert (rate.ours, rate.peer, rate.ratio) == (200, 100 / 3, 6)
    assert (time.ours, time.peer, time.ratio) == (500, 3000, 6)


def test_both_sides_are_measured_in_turn_and_the_first_call_does_not_count(
    rows: ModuleType,
) -> None:
    called: list[str] = []
    ticks = count()
    both = rows.interleave(
        lambda: called.append("ours"),
        lambda: called.append("peer"),
        rounds=2,
        calls=2,
        clock=lambda: float(next(ticks)),
    )

    assert called == ["ours", "peer", "ours", "ours", "peer", "peer", "ours", "ours"]
    assert both == (0.5, 1.0, 2.0)


def test_a_run_of_one_module_leaves_the_rows_of_the_others(
    rows: ModuleType, tmp_path: Path
) -> None:
    path = tmp_path / "results.json"
    old, new, other = (rows.Row(name, 1.0, "s") for name in ("old", "new", "other"))
    rows.write({"replay": [other], "cards": [old, other]}, whole=True, path=path)
    rows.write({"cards": [new]}, whole=False, path=path)
    kept = [entry["name"] for entry in json.loads(path.read_text("utf-8"))]
    rows.write({"cards": [old]}, whole=True, path=path)
    whole = [entry["name"] for entry in json.loads(path.read_text("utf-8"))]

    assert kept == ["cards: new", "replay: other"]
    assert whole == ["cards: old"]


def test_every_row_is_one_line_with_all_its_keys(rows: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    rows.write(
        {"cards": [rows.Row("a", 1.23456, "s"), rows.Row("b", 2, "s")]}, whole=True, path=path
    )
    lines = path.read_text("utf-8").splitlines()

    assert [line[0] for line in lines] == ["[", "{", "{", "]"]
    assert json.loads(lines[1].rstrip(",")) == {
        **{"name": "cards: a", "ours": 1.235, "peer": None, "peer_name": None},
        **{"ratio": None, "floor": None, "unit": "s"},
    }


@pytest.mark.parametrize(
    "path", sorted((ROOT / "benchmarks").glob("bench_*.py")), ids=lambda path: path.stem
)
def test_every_benchmark_can_be_started(path: Path) -> None:
    module = importlib.import_module(f"benchmarks.{path.stem}")

    assert callable(module.rows)


@pytest.mark.process
def test_recorders_that_are_measured_have_each_line_taken() -> None:
    figures = importlib.import_module("benchmarks.bench_recorders").measured(
        seconds=1.0, watchers=1, events=1
    )

    assert figures["answers"]
    assert figures["appends"] >= len(figures["answers"])
    assert figures["messages"] > 0
