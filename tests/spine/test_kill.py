"""The process is killed in the middle of a rehearsal, and goes on as if nothing had been.

Of every kind of event.
"""

import itertools
import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from support.beside import kill, started
from support.event_kinds import KINDS, Kind
from support.events.poker import hand_rows, rows
from support.typed import typed

pytestmark = pytest.mark.process

PATIENCE = 120
"""Seconds after which something is wrong, even on a busy machine."""

NUMBERS = itertools.count(1)

Lines = list[tuple[Any, ...]]


class Command:
    """A command of `evendeal` in a process beside this one, and what it says."""

    def __init__(self, *arguments: str | Path, folder: Path) -> None:
        words = folder / f"words-{next(NUMBERS)}"
        words.mkdir()
        self._out, self._err = words / "out.txt", words / "err.txt"
        self._process = started(arguments, self._out, self._err)

    @property
    def runs(self) -> bool:
        return self._process.is_alive()

    def end(self) -> tuple[int, str, str]:
        """Its exit code, its words and its complaints, once it has ended by itself."""
        self._process.join(PATIENCE)
        code = self._process.exitcode
        assert code is not None
        return code, self._out.read_text("utf-8"), self._err.read_text("utf-8")

    def stop(self) -> tuple[int, str, str]:
        """The same, once it has been asked to end."""
        self._process.terminate()
        return self.end()

    def kill(self) -> None:
        """End it as if the power had gone."""
        kill(self._process)


def rehearse(file: Path, folder: Path) -> Command:
    return Command(
        "rehearse", file, "--seed", "7", "--log", folder, "--json", folder=file.parent
    )  # fmt: skip


def serve(file: Path, folder: Path, pace: float) -> Command:
    return Command(
        "serve", "--port", "0", "--seed", "7", "--log", folder, "--pace", str(pace),
        "--no-demonstration", folder=file.parent,
    )  # fmt: skip


def played(file: Path, folder: Path) -> str:
    """The scoreboard after the rehearsal was played to its end, in this process."""
    answer = typed("rehearse", file, "--seed", "7", "--log", folder, "--json")
    assert answer.code == 0, answer.err
    return answer.out


def written(folder: Path) -> int:
    """How many lines the log has now."""
    with suppress(sqlite3.OperationalError):
        uri = f"file:{folder / 'log.sqlite'}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True)) as log:
            return int(log.execute("SELECT count(*) FROM lines").fetchone()[0])
    return 0


def ended(kind: Kind, folder: Path) -> bool:
    """Whether the log says that every session has ended."""
    with closing(sqlite3.connect(f"file:{folder / 'log.sqlite'}?mode=ro", uri=True)) as log:
        ends = "SELECT count(*) FROM lines WHERE json_extract(body, '$.do') = 'end'"
        return bool(log.execute(ends).fetchone()[0] == kind.sessions_of_longer)


def wait_for(condition: Callable[[], bool], process: Command) -> None:
    """Until it is so; fails if the process ends first."""
    until = time.monotonic() + PATIENCE
    while not condition():
        assert process.runs, process.end()
        assert time.monotonic() < until
        time.sleep(0.002)


def without_times(value: Any) -> Any:
    """A scoreboard as JSON, but for what the clock makes of it."""
    if isinstance(value, dict):
        clocked = {key for key in value if key.endswith("_at") or key in ("forecast_end", "now")}
        return {key: without_times(value[key]) for key in value if key not in clocked}
    return [without_times(each) for each in value] if isinstance(value, list) else value


def board_of(text: str) -> Any:
    return without_times(json.loads(text))


def content(folder: Path) -> Lines:
    """All lines but for times; of the first line, not which seal it names."""
    return [row.content for row in rows(folder) if row.body["do"] != "publish"]


def by_hand(folder: Path) -> dict[Any, Lines]:
    """The lines of each hand, whatever was written between them."""
    return {place: [row.content for row in of] for place, of in hand_rows(folder).items()}


@pytest.fixture(scope="module", params=KINDS, ids=str)
def kind(request: pytest.FixtureRequest) -> Kind:
    found: Kind = request.param
    return found


@pytest.fixture(scope="module")
def file(kind: Kind, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("events") / "event.toml"
    path.write_text(kind.longer_text())
    return path


@pytest.fixture(scope="module")
def uninterrupted(file: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The folder of a run that nobody disturbed, and the scoreboard it printed."""
    folder = tmp_path_factory.mktemp("undisturbed")
    return folder, played(file, folder)


def test_killed_again_and_again_a_rehearsal_loses_nothing_and_plays_nothing_twice(
    kind: Kind, file: Path, uninterrupted: tuple[Path, str], tmp_path: Path
) -> None:
    secrets = tmp_path / "secrets" / kind.id
    moments: list[Callable[[], bool]] = [
        # Before the first line, between secrets and seal or just after.
        (secrets / "session-1-original").exists,
        lambda: written(tmp_path) >= 2,
        lambda: written(tmp_path) >= 100,
        lambda: written(tmp_path) >= 250,
    ]
    reached = []
    kept: list[Lines] = []
    for moment in moments:
        process = rehearse(file, tmp_path)
        wait_for(moment, process)
        process.kill()
        reached.append(written(tmp_path))
        kept.append(content(tmp_path) if reached[-1] else [])
    board = played(file, tmp_path)

    whole = content(uninterrupted[0])
    assert content(tmp_path) == whole
    assert all(lines == whole[: len(lines)] for lines in kept)
    assert reached == sorted(reached)
    assert reached[-1] < written(tmp_path)
    assert board_of(board) == board_of(uninterrupted[1])
    assert typed("verify", kind.id, "--log", tmp_path).code == 0


@pytest.mark.parametrize("finish", ["live", "headless"])
def test_a_live_rehearsal_killed_and_continued_ends_as_a_headless_one(
    kind: Kind, file: Path, uninterrupted: tuple[Path, str], tmp_path: Path, finish: str
) -> None:
    process = rehearse(file, tmp_path)
    wait_for(lambda: written(tmp_path) >= 2, process)
    process.kill()
    more = 80
    while True:
        begun = written(tmp_path)
        process = serve(file, tmp_path, 0.005)
        wait_for(lambda begun=begun, more=more: written(tmp_path) >= begun + more, process)
        process.kill()
        live = rows(tmp_path)
        # Killed in the middle of hands or games: tables have begun one and not ended it. Should all
        # of them be between two, it is killed once more, a few lines later.
        finished = {row.place for row in live if row.body["do"] == "accept"}
        if {row.place for row in live if row.place[1]} - finished:
            break
        assert not ended(kind, tmp_path)
        more = 3

    if finish == "live":
        process = serve(file, tmp_path, 0)
        wait_for(lambda: ended(kind, tmp_path), process)
        code, _, err = process.stop()
        assert code == 0, err
    board = played(file, tmp_path)

    assert by_hand(tmp_path) == by_hand(uninterrupted[0])
    assert rows(tmp_path)[: len(live)] == live
    continued, undisturbed = board_of(board), board_of(uninterrupted[1])
    # How far a team of poker moved with the last deal depends on which deal that was.
    for read in (continued, undisturbed):
        for line in read[kind.ranking]:
            line.pop("moved", None)
    assert continued == undisturbed


def test_two_rehearsals_of_one_log_at_once_play_nothing_twice(
    kind: Kind, file: Path, uninterrupted: tuple[Path, str], tmp_path: Path
) -> None:
    both = [rehearse(file, tmp_path), rehearse(file, tmp_path)]
    ends = [process.end() for process in both]

    codes = [code for code, _, _ in ends]
    assert 0 in codes
    assert set(codes) <= {0, 2}
    for code, _, err in ends:
        assert "Traceback" not in err
        if code:
            assert err.rstrip().splitlines()[-1]
    assert sorted(content(tmp_path)) == sorted(content(uninterrupted[0]))
    board = ends[codes.index(0)][1]
    assert board_of(board)[kind.ranking] == board_of(uninterrupted[1])[kind.ranking]
    assert typed("verify", kind.id, "--log", tmp_path).code == 0


def test_a_live_and_a_headless_rehearsal_of_one_log_at_once_play_nothing_twice(
    kind: Kind, file: Path, uninterrupted: tuple[Path, str], tmp_path: Path
) -> None:
    headless = rehearse(file, tmp_path)
    wait_for(lambda: written(tmp_path) >= 2, headless)
    headless.kill()
    live = serve(file, tmp_path, 0.002)
    wait_for(lambda: written(tmp_path) >= 40, live)

    headless = rehearse(file, tmp_path)
    code, _, err = headless.end()
    assert code in (0, 2), err
    assert "Traceback" not in err
    if code:
        live.kill()
        played(file, tmp_path)
    else:
        _, _, err = live.stop()
        assert "Traceback" not in err

    assert by_hand(tmp_path) == by_hand(uninterrupted[0])
    opened = [row.place for row in rows(tmp_path) if row.body["do"] == "open"]
    assert len(opened) == len(set(opened)) == kind.openings_of_longer
