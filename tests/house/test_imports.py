"""Who may know whom, and what an import may cost."""

import json
import subprocess
import sys
import textwrap
from importlib import import_module
from pathlib import Path

import pytest

from support.checkout import ROOT


def modules_after(code: str) -> set[str]:
    """The modules loaded in a fresh Python once `code` has run."""
    finished = subprocess.run(
        [
            sys.executable,
            "-c",
            textwrap.dedent(code)
            + "\nimport json, sys\nprint('\\n' + json.dumps(sorted(sys.modules)))",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return set(json.loads(finished.stdout.splitlines()[-1]))


def strangers(modules: set[str]) -> set[str]:
    """The top-level packages that are neither ours nor of the standard library."""
    at_home = set(modules_after("pass")) | set(sys.stdlib_module_names) | {"evendeal"}
    return {name.partition(".")[0] for name in modules} - {n.partition(".")[0] for n in at_home}


@pytest.mark.process
def test_arrows_between_rooms_point_down() -> None:
    checked = subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command as c; c()",
            "--no-cache",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )

    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.process
@pytest.mark.parametrize(
    "room", ["ids", "errors", "cards", "poker", "backgammon", "console.answers", "lines.acts"]
)
def test_the_rules_need_nothing_but_python(room: str) -> None:
    assert strangers(modules_after(f"import evendeal.{room}")) == set()


@pytest.mark.process
def test_the_rules_run_without_compiled_kernels() -> None:
    loaded = modules_after("import evendeal.backgammon, evendeal.cards, evendeal.poker")

    assert not any(name.startswith(("numba", "numpy")) for name in loaded)
    assert not any(name.endswith("._kernels") for name in loaded)


@pytest.mark.process
def test_poker_loads_no_backgammon() -> None:
    loaded = modules_after(
        """
        from evendeal.draw import beacon, blocks, canonical, cards_verify, deals, decks, fairness
        from evendeal.draw import finding, keys, merkle, opened, orders, reading, roots
        from evendeal.draw import seal, seal_file, seating, seats, signature, verify
        from evendeal.scoring import contest, lineup, methods, ranking, scores, tally, traveller
        from evendeal.tournament import entry, event_fold, line, lists, steps
        from evendeal.tournament.seat_teams import event_read, progress, schedule, standings
        """
    )

    assert not any(name.startswith("evendeal.backgammon") for name in loaded)


@pytest.mark.parametrize("room", ["backgammon", "cards", "poker"])
def test_a_room_has_every_noun_that_it_names(room: str) -> None:
    module = import_module(f"evendeal.{room}")

    assert [name for name in module.__all__ if not hasattr(module, name)] == []
    assert not hasattr(module, "no_such_noun")


@pytest.mark.process
def test_asking_the_command_line_for_help_loads_no_server_and_no_kernels() -> None:
    loaded = modules_after(
        """
        import contextlib, runpy, sys
        sys.argv = ["evendeal", "--help"]
        with contextlib.suppress(SystemExit):
            runpy.run_module("evendeal", run_name="__main__")
        """
    )

    heavy = {"numba", "numpy", "matplotlib", "litestar", "sqlalchemy", "uvicorn", "alembic"}
    assert loaded & heavy == set()


@pytest.mark.process
def test_a_rehearsal_of_matches_loads_no_server_no_kernels_and_no_page_of_poker(
    tmp_path: Path,
) -> None:
    event = ROOT / "docs" / "events" / "yalta.toml"
    loaded = modules_after(
        f"""
        import contextlib, runpy, sys
        from evendeal.formats.room_match.rehearsal import RoomMatchRehearsal
        # All is loaded before the first game, and the whole event takes seconds.
        RoomMatchRehearsal.play = lambda *_: iter(())
        sys.argv = ["evendeal", "rehearse", {str(event)!r}, "--log", {str(tmp_path)!r}]
        with contextlib.suppress(SystemExit):
            runpy.run_module("evendeal", run_name="__main__")
        """
    )

    heavy = {"numba", "numpy", "matplotlib", "litestar", "uvicorn", "alembic"}
    assert loaded & heavy == set()
    pages = {"deal", "table", "scoreboard", "traveller", "office_rows"}
    assert loaded & {f"evendeal.views.{page}" for page in pages} == set()
    assert {"evendeal.formats.room_match.rehearsal", "evendeal.store.log"} <= loaded


@pytest.mark.process
def test_the_strangers_script_needs_nothing_but_python_and_fits_on_a_few_pages() -> None:
    script = ROOT / "scripts" / "verify_event.py"
    lines = script.read_text("utf-8").splitlines()
    loaded = modules_after(
        f"import runpy; runpy.run_path({str(script)!r}, run_name='verify_event')"
    )

    assert len(lines) < 620
    assert strangers(loaded) == set()
    assert not any(name.startswith("evendeal") for name in loaded)
