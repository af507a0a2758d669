"""`scripts/bench_against.py`: a row that got worse is named, what differs by chance is not."""

import runpy
import subprocess
from pathlib import Path

import pytest

from support.checkout import ROOT

SCRIPT = runpy.run_path(str(ROOT / "scripts" / "bench_against.py"))

MAIN = """\
from types import SimpleNamespace
from house import SECONDS

def names():
    return ["one"]

def measure(name):
    yield SimpleNamespace(name="a hand", unit="s", ours=SECONDS)
    yield SimpleNamespace(name="hands", unit="hands/s", ours=1 / SECONDS)
"""

BROKEN = """\
def names():
    return ["one"]

def measure(name):
    raise KeyError(name)
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose only benchmark takes a second, committed."""
    place = tmp_path / "checkout"
    for folder in ("src", "benchmarks"):
        (place / folder).mkdir(parents=True)
    (place / "benchmarks" / "__init__.py").touch()
    (place / "benchmarks" / "__main__.py").write_text(MAIN, "utf-8")
    monkeypatch.chdir(place)
    takes(1.0)
    git("init", "--quiet", "--initial-branch=main")
    git("add", "--all")
    git("commit", "--quiet", "--message", "As it is")
    return place


def git(*words: str) -> None:
    who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    subprocess.run(["git", *who, *words], check=True, capture_output=True, timeout=60)


def takes(seconds: float) -> None:
    Path("src", "house.py").write_text(f"SECONDS = {seconds}\n", "utf-8")


def rounds(*pairs: tuple[float, float], unit: str = "s") -> list[object]:
    return [({("a hand", unit): old}, {("a hand", unit): new}) for old, new in pairs]


@pytest.mark.process
@pytest.mark.usefixtures("checkout")
@pytest.mark.parametrize(("seconds", "code", "ratio"), [(2.0, 1, "0.500"), (0.5, 0, "2.000")])
def test_either_tree_runs_its_own_source_and_a_ratio_above_one_is_better_now(
    capsys: pytest.CaptureFixture[str], seconds: float, code: int, ratio: str
) -> None:
    takes(seconds)

    assert SCRIPT["main"](["HEAD", "--rounds", "2", "one"]) == code

    printed = capsys.readouterr().out.splitlines()
    assert [ratio in line for line in printed] == [True, True, False]
    assert [line.endswith("worse") for line in printed] == [bool(code), bool(code), True]
    assert printed[-1] == f"{2 * code} of the rows got worse"


def test_what_differs_less_than_the_rounds_among_themselves_is_no_change_for_the_worse() -> None:
    (noisy,) = SCRIPT["compared"](rounds((1.0, 1.1), (1.0, 0.9), (1.0, 1.05)))
    (slower,) = SCRIPT["compared"](rounds((1.0, 1.1), (2.0, 2.2), (0.5, 0.55)))

    assert not noisy.worse
    assert slower.worse


def test_a_row_that_one_of_the_trees_lacks_is_not_compared() -> None:
    only_now: list[object] = [({}, {("a hand", "s"): 1.0})]

    assert SCRIPT["compared"](only_now) == []


@pytest.mark.process
@pytest.mark.usefixtures("checkout")
@pytest.mark.parametrize("words", [["no-such-revision"], ["HEAD", "no-such-benchmark"]])
def test_what_cannot_be_measured_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    if words[0] == "HEAD":
        broken = (
            "def names():\n    return ['one']\n\ndef measure(name):\n    raise KeyError(name)\n"
        )
        Path("benchmarks", "__main__.py").write_text(broken, "utf-8")

    assert SCRIPT["main"](words) == 2

    assert len(capsys.readouterr().err.splitlines()) == 1
