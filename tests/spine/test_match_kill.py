"""The process is killed in the middle of a rehearsal of team matches, and goes on."""

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from spine.test_kill import (
    PATIENCE,
    by_hand,
    content,
    ended,
    evendeal,
    kill,
    wait_for,
    written,
)
from support.events.matches import match_toml
from support.events.poker import rows
from support.typed import typed

pytestmark = pytest.mark.process

EVENT = match_toml(more="[final]\ngames = 1")


@pytest.fixture(scope="module")
def matches(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("matches") / "event.toml"
    path.write_text(EVENT)
    return path


@pytest.fixture(scope="module")
def undisturbed(matches: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run that nobody killed."""
    folder = tmp_path_factory.mktemp("undisturbed")
    assert typed("rehearse", matches, "--seed", "7", "--log", folder).code == 0
    return folder


def test_killed_again_and_again_a_rehearsal_loses_no_game_and_plays_none_twice(
    matches: Path, undisturbed: Path, tmp_path: Path
) -> None:
    moments: list[Callable[[], bool]] = [
        (tmp_path / "secrets" / "duel" / "session-1-original").exists,
        lambda: written(tmp_path) >= 2,
        lambda: written(tmp_path) >= 100,
    ]
    for moment in moments:
        process = evendeal("rehearse", matches, "--seed", "7", "--log", tmp_path)
        wait_for(moment, process)
        kill(process)
    assert typed("rehearse", matches, "--seed", "7", "--log", tmp_path).code == 0

    assert content(tmp_path) == content(undisturbed)
    assert typed("verify", "duel", "--log", tmp_path).code == 0


def test_a_live_rehearsal_killed_in_the_middle_of_games_goes_on_live_and_headless(
    matches: Path, undisturbed: Path, tmp_path: Path
) -> None:
    process = evendeal("rehearse", matches, "--seed", "7", "--log", tmp_path)
    wait_for(lambda: written(tmp_path) >= 1, process)
    kill(process)
    if not ended(tmp_path):
        process = evendeal(
            "serve", "--port", "0", "--seed", "7", "--log", tmp_path, "--pace", "0.002",
            "--no-demonstration",
        )  # fmt: skip
        started = written(tmp_path)
        wait_for(lambda: written(tmp_path) >= started + 60 or ended(tmp_path), process)
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, err
    live = rows(tmp_path)
    assert typed("rehearse", matches, "--seed", "7", "--log", tmp_path).code == 0

    assert rows(tmp_path)[: len(live)] == live
    assert by_hand(tmp_path) == by_hand(undisturbed)
