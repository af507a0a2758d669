"""The files of the checkout that are ours: tracked, or new and not ignored."""

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "evendeal"
GOLDEN = ROOT / "tests" / "golden"

CODE_PAGES = {
    "tests/golden/entries/excel-de.csv": "cp1252",
    "tests/golden/entries/excel-ja.csv": "cp932",
}
"""Of the texts that are not UTF-8, since other programs write such."""

LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)[^)]*\)|!\[[^\]]*\]\(([^)\s]+)\)")
"""Where a page leads, or which picture it has."""


@cache
def our_files() -> tuple[Path, ...]:
    """Every file that is or would be committed, sorted."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    ).stdout
    return tuple(sorted(ROOT / name for name in listed.split("\0") if (ROOT / name).is_file()))


def our_texts(*suffixes: str) -> Iterator[tuple[Path, str]]:
    """Each of our files that is text, as (path below the checkout, text)."""
    for path in our_files():
        if suffixes and path.suffix not in suffixes:
            continue
        data = path.read_bytes()
        if b"\0" not in data:
            below = path.relative_to(ROOT)
            yield below, data.decode(CODE_PAGES.get(below.as_posix(), "utf-8"))


def house_modules() -> list[Path]:
    """Every Python file of the package, sorted."""
    return sorted(SOURCE.rglob("*.py"))
