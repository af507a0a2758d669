"""Who may know whom, and what an import may cost."""

import json
import subprocess
import sys
import textwrap

import pytest

from house.files import ROOT


def modules_after(code: str) -> set[str]:
    """The modules loaded in a fresh Python once `code` has run."""
    told = subprocess.run(
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
    return set(json.loads(told.stdout.splitlines()[-1]))


def strangers(modules: set[str]) -> set[str]:
    """The top-level packages that are neither ours nor of the standard library."""
    at_home = set(modules_after("pass")) | set(sys.stdlib_module_names) | {"evendeal"}
    return {name.partition(".")[0] for name in modules} - {n.partition(".")[0] for n in at_home}


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


@pytest.mark.parametrize("room", ["ids", "errors", "cards", "poker", "backgammon"])
def test_the_rules_need_nothing_but_python(room: str) -> None:
    assert strangers(modules_after(f"import evendeal.{room}")) == set()


def test_the_rules_run_without_compiled_kernels() -> None:
    loaded = modules_after("import evendeal.backgammon, evendeal.cards, evendeal.poker")

    assert not any(name.startswith(("numba", "numpy")) for name in loaded)
    assert not any(name.endswith("._kernels") for name in loaded)


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


def test_the_strangers_script_needs_nothing_but_python_and_fits_on_a_few_pages() -> None:
    script = ROOT / "scripts" / "verify_event.py"
    lines = script.read_text("utf-8").splitlines()
    loaded = modules_after(
        f"import runpy; runpy.run_path({str(script)!r}, run_name='verify_event')"
    )

    assert len(lines) < 300
    assert strangers(loaded) == set()
    assert not any(name.startswith("evendeal") for name in loaded)
