"""What no file of ours may hold, and what every lock must."""

import ast
import json
import re

import pytest

from support.checkout import ROOT, SOURCE, house_modules, our_files, our_texts

# Written in parts, so that this file does not hold what it looks for.
HOSTS = ["pypi" + ".org", "python" + "hosted", "npmjs" + ".org", "npm" + "mirror", "yarn" + "pkg"]
PLACES = re.compile(r"(?<![\w.$}~-])/(" + "|".join(["ro" + "ot", "wo" + "rk", "ho" + "me"]) + r")/")
UNFINISHED = re.compile(
    r"\b("
    + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X", "NotImplemented" + "Error"])
    + r")\b|mark\.(sk"
    + r"ip|xf"
    + r"ail)|pytest\.(sk"
    + r"ip|xf"
    + r"ail)"
)


@pytest.mark.long
def test_no_file_names_the_host_of_a_package_registry() -> None:
    named = [
        f"{path}: {host}" for path, text in our_texts() for host in HOSTS if host in text.lower()
    ]

    assert named == []


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    named = [f"{path}: {m[0]}" for path, text in our_texts() if (m := PLACES.search(text))]

    assert named == []


@pytest.mark.long
def test_nothing_of_ours_is_left_unfinished() -> None:
    left = [
        f"{path}: {m[0]}"
        for path, text in our_texts(".py", ".ts", ".svelte")
        if (m := UNFINISHED.search(text))
    ]

    assert left == []


def test_every_package_of_a_lock_carries_its_hashes_and_no_address() -> None:
    for lock in sorted(ROOT.glob("requirements*.lock")):
        text = lock.read_text("utf-8")
        entries = re.findall(
            r"(?m)^(\S+?)==\S+ .*\\\n((?:    --hash=sha256:[0-9a-f]{64}.*\n)+)", text
        )
        packages = re.findall(r"(?m)^[A-Za-z0-9]\S*", text)

        assert len(packages) == len(entries) > 0, lock.name
        for forbidden in ("://", "--index", "--extra", "--find", "--trusted", "file:"):
            assert forbidden not in text, f"{lock.name}: {forbidden}"


def test_the_lock_to_run_is_a_part_of_the_lock_to_develop() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"(?m)^\S+==\S+", (ROOT / name).read_text("utf-8")))

    assert pins("requirements.lock") <= pins("requirements-dev.lock")


def test_the_lock_of_the_screens_says_what_not_from_where() -> None:
    lock = json.loads((ROOT / "ui" / "package-lock.json").read_text("utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}

    assert packages
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [
        name
        for name, entry in packages.items()
        if "integrity" not in entry and not entry.get("inBundle")
    ] == []


def test_the_setting_that_keeps_addresses_out_of_that_lock_is_on() -> None:
    lines = (ROOT / "ui" / ".npmrc").read_text("utf-8").split()

    assert "omit-lockfile-registry-resolved=true" in lines
    assert not any(line.startswith(("registry", "//")) for line in lines)


def test_no_package_of_the_screens_runs_a_script_of_its_own_when_it_is_installed() -> None:
    """S14: nor does one need to."""
    lines = (ROOT / "ui" / ".npmrc").read_text("utf-8").split()
    lock = json.loads((ROOT / "ui" / "package-lock.json").read_text("utf-8"))
    scripts = json.loads((ROOT / "ui" / "package.json").read_text("utf-8"))["scripts"]

    assert "ignore-scripts=true" in lines
    assert [n for n, entry in lock["packages"].items() if entry.get("hasInstallScript")] == []
    # With that setting npm runs none before or after one that is asked for either.
    around = {f"{when}{name}" for when in ("pre", "post") for name in scripts}
    assert around & set(scripts) == set()


def test_every_room_says_its_purpose_in_one_line() -> None:
    for init in SOURCE.rglob("__init__.py"):
        purpose = ast.get_docstring(ast.parse(init.read_text("utf-8")), clean=False)

        assert purpose, init
        assert "\n" not in purpose, init
        assert purpose.endswith("."), init


@pytest.mark.long
def test_every_module_says_what_it_is() -> None:
    silent = [
        path
        for path in house_modules()
        if not ast.get_docstring(ast.parse(path.read_text("utf-8")))
    ]

    assert silent == []


def test_no_module_is_a_drawer_for_everything() -> None:
    drawers = {"utils", "util", "helpers", "helper", "common", "manager", "misc"}

    assert [path for path in our_files() if path.suffix == ".py" and path.stem in drawers] == []


def test_the_run_that_lets_a_change_in_runs_the_tests() -> None:
    run = (ROOT / ".ci" / "run").read_text("utf-8")
    recipes = (ROOT / "Makefile").read_text("utf-8")

    assert re.search(r"(?m)^make lint\nmake test$", run)
    lints = "lint-of-python lint-of-screens"
    for target, steps in [("check", ["$(SIDES)", lints]), ("test", ["$(SIDES)"])]:
        beside = "".join(rf"\t@\$\(call beside,{re.escape(step)}\)\n" for step in steps)
        said = r"\t\$\(call say,.*\)\n"
        rest = r"\t@\$\(MAKE\) tests-of-the-rest$"
        assert re.search(rf"(?m)^{target}: .*\n{said}{beside}{rest}", recipes)
    assert re.search(rf"(?m)^lint: {lints} ", recipes)
    assert re.search(r"(?m)^SIDES = python-side screens-side$", recipes)
    assert re.search(r"(?m)^screens-side: .* types-of-screens tests-of-screens$", recipes)
    assert "set -euo pipefail" in run
