"""What is installed here: which build of evendeal, and what comes with it beside its code.

An installed package holds all of it. A checkout has it where it is written or built.
"""

import json
import subprocess
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from evendeal import __version__

HELD = "build.json"
"""The file in a package, and in an archive of its sources, that says which build it is."""

CHECKOUT = Path(__file__).parents[2]
"""The folder around `src`, if the code lies in a checkout."""


class Beside(NamedTuple):
    """Something that comes with the code: its place in the package, and in a checkout."""

    packaged: str
    in_checkout: str


SCREENS = Beside("web/static", "ui/dist")
MANUAL = Beside("documents", "docs")
SCRIPT = Beside("verify_event.py", "scripts/verify_event.py")
"""The standalone verifier."""

BESIDE = (SCREENS, MANUAL, SCRIPT)

_GIT_SECONDS = 10


@dataclass(frozen=True, slots=True)
class Build:
    """A version, and the state of the sources from which it was made.

    Attributes:
        revision: the commit, shortened; with a `+` where files were changed since. None where
            nobody knows, e.g. in a copy of the sources without their history.
        date: of the commit, as `2026-11-29`.
    """

    version: str = __version__
    revision: str | None = None
    date: str | None = None

    def __str__(self) -> str:
        known = ", ".join(filter(None, (self.revision, self.date)))
        return f"{self.version} ({known})" if known else self.version


def place_of(beside: Beside) -> Path | None:
    """Where it lies: in the package, else in the checkout; None if in neither."""
    for place in (_package() / beside.packaged, CHECKOUT / beside.in_checkout):
        if place.exists():
            return place
    return None


@cache
def build() -> Build:
    """The build that runs here."""
    return held_by(_package()) or of_checkout(CHECKOUT) or Build()


def held_by(folder: Path) -> Build | None:
    """The build that a folder says it holds; None if it says nothing that can be read."""
    with suppress(OSError, ValueError, TypeError):
        return Build(**json.loads((folder / HELD).read_text("utf-8")))
    return None


def of_checkout(folder: Path) -> Build | None:
    """The build of a checkout as it is now; None where it is none, or git is not installed."""
    if not (folder / ".git").exists():
        return None
    try:
        revision, date = _git(folder, "log", "-1", "--format=%h %cs", "--abbrev=10").split()
        changed = _git(folder, "status", "--porcelain", "--untracked-files=no")
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return Build(revision=revision + ("+" if changed else ""), date=date)


def written(found: Build) -> str:
    """A build as the text of the file that `held_by` reads."""
    return json.dumps(asdict(found)) + "\n"


def _package() -> Path:
    return Path(str(files("evendeal")))


def _git(folder: Path, *arguments: str) -> str:
    return subprocess.run(
        ("git", "--no-optional-locks", "-C", str(folder), *arguments),
        capture_output=True,
        text=True,
        check=True,
        timeout=_GIT_SECONDS,
    ).stdout.strip()
