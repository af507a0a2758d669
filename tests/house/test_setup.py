"""What `make` decides on a machine that it does not know."""

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

from support.checkout import ROOT
from support.scratch import ROOM, serves


def script(name: str) -> ModuleType:
    """A script of `scripts/`, loaded as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("version", ["v22.17.0", "v22.21.3", "v24.0.0\n", "v26.0.1", "v31.2.0"])
def test_a_node_that_the_tools_accept_is_used(version: str) -> None:
    assert script("node").fits(version)


@pytest.mark.parametrize(
    "version", ["", "v18.20.4", "v20.19.5", "v22.16.0", "v23.11.0", "v25.1.0", "command not found"]
)
def test_a_node_that_the_tools_refuse_is_not_used(version: str) -> None:
    assert not script("node").fits(version)


def a_node(folder: Path, version: str, *, npm: bool = True) -> str:
    """A folder with a `node` that says it is `version`."""
    folder.mkdir()
    for name in ["node", "npm"] if npm else ["node"]:
        (folder / name).write_text(f"#!/bin/sh\necho {version}\n", "utf-8")
        (folder / name).chmod(0o755)
    return str(folder)


@pytest.mark.process
def test_the_first_node_of_the_path_that_fits_and_has_npm_is_taken(tmp_path: Path) -> None:
    old = a_node(tmp_path / "old", "v20.19.0")
    bare = a_node(tmp_path / "bare", "v24.1.0", npm=False)
    good = a_node(tmp_path / "good", "v24.2.0")
    node = script("node")

    assert node.on_path(f"{tmp_path}/none:{old}::{bare}:{good}") == good
    assert node.on_path(f"{old}:{bare}") is None


def test_a_browser_that_is_not_installed_is_named_in_a_sentence(tmp_path: Path) -> None:
    browser = script("browser")

    with pytest.raises(browser.NoBrowser, match="make test"):
        browser.unpacked(tmp_path / "ui", tmp_path / "tools")


@pytest.mark.process
def test_a_browser_that_does_not_unpack_leaves_nothing_that_looks_finished(tmp_path: Path) -> None:
    browser = script("browser")
    package = tmp_path / "ui" / "node_modules" / "@sparticuz" / "chromium"
    package.mkdir(parents=True)
    (package / "package.json").write_text('{"version": "1.2.3"}', "utf-8")
    (tmp_path / "false").write_text("#!/bin/sh\necho damaged >&2\nexit 1\n", "utf-8")
    (tmp_path / "false").chmod(0o755)

    with pytest.raises(browser.NoBrowser, match="damaged"):
        browser.unpacked(tmp_path / "ui", tmp_path / "tools", node=str(tmp_path / "false"))
    assert not (tmp_path / "tools" / "chromium-1.2.3").exists()


def make(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """`make` in a checkout that has nothing installed yet."""
    shutil.copy(ROOT / "Makefile", folder)
    for name in ["pyproject.toml", "requirements.lock", "requirements-node.lock"]:
        (folder / name).touch()
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("MAKE", "MFLAGS"))}
    return subprocess.run(
        ["make", *arguments],
        cwd=folder,
        env=clean,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.process
def test_a_machine_without_python_is_told_so_in_a_sentence(tmp_path: Path) -> None:
    answer = make(tmp_path, "run", "PYTHON=")

    assert answer.returncode != 0
    assert "evendeal needs Python 3.11 or newer, and none is on the PATH" in answer.stderr
    assert not (tmp_path / ".venv").exists()


@pytest.mark.process
def test_an_old_python_is_named(tmp_path: Path) -> None:
    old = tmp_path / "python3.9"
    old.write_text("#!/bin/sh\nexit 1\n", "utf-8")
    old.chmod(0o755)
    answer = make(tmp_path, "run", f"PYTHON={old}")

    assert answer.returncode != 0
    assert f"{old} is older than Python 3.11" in answer.stderr


@pytest.mark.process
def test_a_python_without_venv_is_told_which_package_brings_it(tmp_path: Path) -> None:
    bare = tmp_path / "python3.11"
    bare.write_text('#!/bin/sh\ncase "$2" in *venv*) exit 1;; esac\n', "utf-8")
    bare.chmod(0o755)
    answer = make(tmp_path, "run", f"PYTHON={bare}")

    assert answer.returncode != 0
    assert "python3-venv" in answer.stderr


@pytest.mark.process
def test_make_alone_shows_what_can_be_made_and_changes_nothing(tmp_path: Path) -> None:
    answer = make(tmp_path)

    assert answer.returncode == 0
    assert all(f"make {target}" in answer.stdout for target in ["run", "test", "check", "bench"])
    assert not (tmp_path / ".venv").exists()


def files_of(*, free: int, flags: int) -> os.statvfs_result:
    """A file system with so many free bytes, in blocks of 4096."""
    blocks = free // 4096
    return os.statvfs_result((4096, 4096, blocks, blocks, blocks, 0, 0, 0, flags, 255))


def test_tests_write_to_memory_only_where_it_has_room_and_runs_their_scripts() -> None:
    plain = os.ST_NOSUID

    assert serves(files_of(free=2 * ROOM, flags=plain))
    assert not serves(files_of(free=ROOM // 2, flags=plain))
    assert not serves(files_of(free=2 * ROOM, flags=plain | os.ST_NOEXEC))


BESIDE = """
include Makefile
both: ; @$(call beside,one other)
    @echo after
one: ; @while [ ! -e met ]; do sleep 0.02; done; echo one; echo said by one >&2; $(ONE)
other: ; @touch met; echo other; $(OTHER)
""".replace("    ", "\t")


@pytest.mark.process
@pytest.mark.parametrize("ends", [(), ("ONE=exit 3",), ("OTHER=exit 3",)])
def test_what_runs_beside_each_other_is_told_in_pieces_and_all_of_it_must_hold(
    tmp_path: Path, ends: tuple[str, ...]
) -> None:
    """The one waits for the other, so that one after the other they would never end."""
    (tmp_path / "GNUmakefile").write_text(BESIDE, "utf-8")
    answer = make(tmp_path, "both", *ends)

    said = [line for line in answer.stdout.splitlines() if not line.startswith("make")]
    assert [line for line in said if "***" not in line] == (
        ["one", "said by one", "other"] + ["after"] * (not ends)
    )
    assert (answer.returncode == 0) == (not ends)


@pytest.mark.process
def test_what_runs_beside_each_other_shares_the_jobs_that_make_was_given(tmp_path: Path) -> None:
    (tmp_path / "GNUmakefile").write_text(BESIDE, "utf-8")
    answer = make(tmp_path, "-j2", "both")

    assert answer.returncode == 0
    assert "jobserver unavailable" not in answer.stdout + answer.stderr


@pytest.mark.process
def test_make_that_only_prints_prints_also_what_would_run_beside_each_other(tmp_path: Path) -> None:
    (tmp_path / "GNUmakefile").write_text(BESIDE, "utf-8")
    answer = make(tmp_path, "--just-print", "both")

    assert answer.returncode == 0
    assert "echo said by one" in answer.stdout
    assert "touch met" in answer.stdout
    assert not (tmp_path / "met").exists()
