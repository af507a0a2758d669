"""What is in the package, and that it is the same whoever builds it."""

import json
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
import zoneinfo
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from evendeal import __version__, installation
from evendeal.director.zones import moments_of
from evendeal.tournament.programme import Programme, TimetableRow
from support.checkout import ROOT
from support.package import PATIENCE, built, declared, metadata

pytestmark = pytest.mark.process

HEAVY = {
    "cvttf-notosanscjk-regular": "cjk",
    "fluent-runtime": "printing",
    "fonttools": "printing",
    "matplotlib": "plots",
    "numba": "prizes",
    "python-calamine": "sheets",
    "typst": "printing",
}
"""Packages without which a tournament is served and recorded, and the extras that bring them."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("wheel"))


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def below(folder: str) -> set[str]:
    """The files of a folder of the checkout, by their paths in it."""
    root = ROOT / folder
    return {file.relative_to(root).as_posix() for file in root.rglob("*") if file.is_file()}


@pytest.mark.parametrize(("packaged", "folder"), [("web/static", "ui/dist"), ("documents", "docs")])
def test_whatever_the_server_shows_of_a_checkout_is_in_the_package(
    wheel: Path, packaged: str, folder: str
) -> None:
    inside = f"evendeal/{packaged}/"
    found = {name.removeprefix(inside) for name in names(wheel) if name.startswith(inside)}

    assert found == below(folder)
    assert {"index.html", "README.md"} & found


def test_the_strangers_script_and_the_rules_of_the_console_are_in_the_package(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        script = archive.read("evendeal/verify_event.py")

    assert script == (ROOT / "scripts" / "verify_event.py").read_bytes()
    assert "evendeal/web/static/recorder/py/rules.zip" in names(wheel)


def test_the_package_holds_every_file_of_the_code_and_says_that_it_is_typed(wheel: Path) -> None:
    listed = subprocess.run(
        ["git", "ls-files", "src/evendeal"],
        cwd=ROOT, capture_output=True, text=True, check=True, timeout=60,
    ).stdout.split()  # fmt: skip

    assert {name.removeprefix("src/") for name in listed} <= names(wheel)
    assert "evendeal/py.typed" in names(wheel)


def test_the_licences_of_what_is_passed_on_go_with_it(wheel: Path) -> None:
    about = metadata(wheel)
    held = {name.rpartition("/")[2] for name in names(wheel) if ".dist-info/licenses/" in name}

    assert about["License-Expression"] == "MIT"
    assert held == {"LICENSE", "archivo-OFL.txt", "bundled.txt", "recorder.txt"}
    with zipfile.ZipFile(wheel) as archive:
        bundled = archive.read("evendeal/web/static/licences/bundled.txt").decode()
    assert re.search(r"(?m)^svelte [\d.]+: MIT$", bundled)


def test_the_package_says_what_it_is_and_for_which_python(wheel: Path) -> None:
    about = metadata(wheel)
    labels = [label.partition(", ")[0] for label in about.get_all("Project-URL") or ()]

    assert (about["Name"], about["Version"]) == ("evendeal", __version__)
    assert about["Requires-Python"] == ">=3.11"
    assert "Typing :: Typed" in (about.get_all("Classifier") or ())
    assert labels == ["Homepage", "Documentation", "Source", "Changelog", "Issues"]


def test_the_same_tree_gives_the_same_bytes_also_from_the_archive_of_its_sources(
    wheel: Path, tmp_path: Path
) -> None:
    """Without git, without Node: the archive holds the screens, and says which build it is."""
    with tarfile.open(built(tmp_path, target="sdist")) as archive:
        archive.extractall(tmp_path, filter="data")
    again = built(tmp_path / "again", sources=tmp_path / f"evendeal-{__version__}")

    assert again.read_bytes() == wheel.read_bytes()


def test_the_package_names_the_commit_that_it_was_made_of(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        said = json.loads(archive.read(f"evendeal/{installation.HELD}"))
    head = subprocess.run(
        ["git", "log", "-1", "--format=%H %cs"],
        cwd=ROOT, capture_output=True, text=True, check=True, timeout=60,
    ).stdout.split()  # fmt: skip

    assert said["version"] == __version__
    assert head[0].startswith(said["revision"].removesuffix("+"))
    assert said["date"] == head[1]


def test_screens_that_have_not_been_built_are_named_and_nothing_is_packed(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE", "scripts/hatch_build.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel"],
        cwd=tmp_path, capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip

    assert done.returncode != 0
    assert done.stderr.splitlines()[-1] == (
        "the screens have not been built, and go into the package; run `make wheel`"
    )
    assert [*(tmp_path / "dist").glob("*")] == []


def test_nothing_heavy_is_needed_that_a_tournament_does_without(wheel: Path) -> None:
    needed = {each.name for each in declared(wheel)}

    assert needed & set(HEAVY) == set()
    for extra in set(HEAVY.values()):
        brought = {package for package, named in HEAVY.items() if named == extra}
        assert {each.name for each in declared(wheel, [extra])} - needed == brought
    assert {each.name for each in declared(wheel, ["all"])} - needed == set(HEAVY)


def test_the_lock_to_run_has_every_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    wanted = [Requirement(each).name for each in project["dependencies"] + extras["all"]]
    wanted += [Requirement(each).name for extra in set(extras) - {"all"} for each in extras[extra]]

    assert set(extras) == {*HEAVY.values(), "all"}
    assert set(HEAVY) < set(wanted)
    for name in set(wanted) - {"evendeal"}:
        assert re.search(rf"(?m)^{re.escape(name)}==", lock), name


def test_time_zones_come_with_the_package_where_the_machine_has_no_list_of_them(
    wheel: Path,
) -> None:
    row = TimetableRow(at="2027-05-08T10:00", what="Session 1")
    programme = Programme(zone="Europe/Berlin", timetable=(row,))
    zoneinfo.reset_tzpath([])
    zoneinfo.ZoneInfo.clear_cache()
    try:
        moments = moments_of(programme)
    finally:
        zoneinfo.reset_tzpath()
        zoneinfo.ZoneInfo.clear_cache()

    assert moments == ("2027-05-08T08:00:00.000Z",)
    assert "tzdata" in {each.name for each in declared(wheel)}
