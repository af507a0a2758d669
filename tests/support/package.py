"""The package as others get it: built from this checkout, installed in an environment of its own.

Nothing is fetched: packages that evendeal declares are there as links to those of the checkout, and
no others. pip itself says whether they are all that it needs.
"""

import os
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email import message_from_bytes
from email.message import Message
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

from support.checkout import ROOT

PATIENCE = 180
"""Seconds that a step may take on a machine that has other things to do."""

WITHOUT_RIGHTS = """
import ctypes, os, sys
if not os.geteuid():
    for right in (1, 2, 3):  # of root, to write and read whatever the modes say
        assert ctypes.CDLL(None).prctl(24, right, 0, 0, 0) == 0
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Runs a program that files keep out by their modes, as they do everybody but root."""


def built(into: Path, *, sources: Path = ROOT, target: str = "wheel") -> Path:
    """The package of these sources in a folder, or with another target the archive of them.

    Without Node and git on the PATH, but for a checkout, which git knows.
    """
    environment = {**_plain(), "SOURCE_DATE_EPOCH": "1700000000"}
    environment["PATH"] = os.defpath if sources == ROOT else str(into)
    command = [sys.executable, "-m", "hatchling", "build", "--target", target]
    done = subprocess.run(
        [*command, "--directory", str(into)],
        cwd=sources,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (made,) = into.glob("evendeal-*.whl" if target == "wheel" else "evendeal-*.tar.gz")
    return made


def metadata(wheel: Path) -> Message:
    """What a package says of itself."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (each for each in archive.namelist() if each.endswith(".dist-info/METADATA"))
        return message_from_bytes(archive.read(name))


def declared(wheel: Path, extras: Iterable[str] = ()) -> list[Requirement]:
    """The packages that it needs on this machine, with these extras."""
    found = map(Requirement, metadata(wheel).get_all("Requires-Dist") or ())
    return [each for each in found if _holds(each, extras)]


@dataclass(frozen=True)
class Installed:
    """An environment in which evendeal is installed, and a folder far from the checkout."""

    environment: Path
    elsewhere: Path

    @property
    def program(self) -> Path:
        """The command line."""
        return self.environment / "bin" / "evendeal"

    @property
    def packages(self) -> Path:
        """Where the code lies."""
        (found,) = self.environment.glob("lib/python*/site-packages")
        return found

    def run(
        self, *words: str | Path, folder: Path | None = None, rights: bool = True
    ) -> subprocess.CompletedProcess[str]:
        """The answer of `evendeal` with these words, typed in a folder.

        Args:
            folder: `elsewhere` by default.
            rights: whether it may write where only root may.
        """
        return self._run(self._command(words, rights=rights), folder or self.elsewhere)

    def python(self, *words: str) -> subprocess.CompletedProcess[str]:
        """The answer of the environment's Python."""
        return self._run([str(self.environment / "bin" / "python"), *words], self.elsewhere)

    @contextmanager
    def serving(self, log: Path, *words: str, rights: bool = True) -> Iterator[str]:
        """The address of `evendeal serve` on a log while it runs, at a port that is free."""
        command = self._command(("serve", "--port", "0", "--log", log, *words), rights=rights)
        with subprocess.Popen(
            command,
            cwd=self.elsewhere,
            env=self._variables(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            first = process.stdout.readline()
            try:
                assert first.startswith("evendeal is at http://"), process.stderr.read()
                yield first.split()[-1]
            finally:
                process.terminate()
                process.communicate(timeout=PATIENCE)

    def _run(self, command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=folder,
            env=self._variables(),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    def _command(self, words: Iterable[str | Path], *, rights: bool) -> list[str]:
        before = [] if rights else [sys.executable, "-c", WITHOUT_RIGHTS]
        return [*before, str(self.program), *map(str, words)]

    def _variables(self) -> dict[str, str]:
        """No Node, no git, no home, and nothing that leads to the checkout."""
        kept = {name: value for name, value in _plain().items() if name != "HOME"}
        return {**kept, "PATH": str(self.environment / "bin")}


def installed(wheel: Path, folder: Path) -> Installed:
    """The package installed by pip in a new environment, with what it declares and no extra."""
    environment, elsewhere = folder / "environment", folder / "elsewhere"
    elsewhere.mkdir(parents=True)
    _quietly(sys.executable, "-m", "venv", "--without-pip", environment)
    there = Installed(environment, elsewhere)
    for each in _closure(declared(wheel)):
        _link(each, there.packages)
    pip(there, "install", "--no-index", "--no-compile", wheel)
    return there


def pip(there: Installed, *words: str | Path, code: int = 0) -> str:
    """What pip says in that environment; it ends with this code."""
    python = there.environment / "bin" / "python"
    command = (sys.executable, "-m", "pip", "--isolated", "--python", python, *words)
    return _quietly(*command, code=code)


def _closure(needed: Iterable[Requirement]) -> list[Distribution]:
    """What these requirements bring, as it is installed here."""
    found: dict[str, Distribution] = {}
    seen: set[str] = set()
    left = list(needed)
    while left:
        each = left.pop()
        if str(each) in seen:
            continue
        seen.add(str(each))
        found[each.name.lower().replace("_", "-")] = distribution(each.name)
        inner = map(Requirement, distribution(each.name).requires or ())
        left += [one for one in inner if _holds(one, each.extras)]
    return list(found.values())


def _holds(needed: Requirement, extras: Iterable[str]) -> bool:
    return needed.marker is None or any(
        needed.marker.evaluate({"extra": extra}) for extra in ("", *extras)
    )


def _link(found: Distribution, packages: Path) -> None:
    """Links to the top of what a package has installed."""
    here = Path(str(found.locate_file("")))
    for name in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
        if not (packages / name).exists():
            (packages / name).symlink_to(here / name)


def _quietly(*command: str | Path, code: int = 0) -> str:
    done = subprocess.run(
        [*map(str, command)],
        env=_plain(),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout if not code else done.stderr


def _plain() -> dict[str, str]:
    """The variables of this process without those that tell a Python where to look."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "PIP_", "VIRTUAL_ENV"))
    }
