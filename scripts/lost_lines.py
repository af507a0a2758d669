"""Lines of the source that a test ran before, and that stand there still, and that none runs now.

    .venv/bin/python scripts/lost_lines.py BEFORE REVISION AFTER [REVISION]

BEFORE and AFTER are what `make coverage` wrote, a file or the folder of one run; each REVISION is
the commit that was measured, the files as they lie in the checkout where the second is left out.
A line is the same line if it says the same, however it is indented, at its place in the changed
file, in the file's new name, or in a block of three lines or more that moved elsewhere. Printed is
each lost line as `file:line: text`, then how many they are; exit code 1 if there is one, 2 if
something cannot be read.
"""

import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from io import BytesIO
from pathlib import Path

from coverage import CoverageData
from coverage.exceptions import CoverageException

SOURCE = "src/"
"""Where the source lies below the checkout; of a path that was measured elsewhere, from here on."""
BLOCK = 3
"""Lines with something on them that are known again wherever they moved to."""

Place = tuple[str, int]
"""A file below the checkout, and the number of a line in it, from 1."""


class Unreadable(Exception):
    """A run or a revision that is not there, or is none."""


@dataclass(frozen=True)
class Tree:
    """The source at one moment: what each line says, by file, without what stands around it."""

    files: Mapping[str, tuple[str, ...]]

    @classmethod
    def of(cls, texts: Mapping[str, str]) -> "Tree":
        """The tree of these texts."""
        return cls({name: tuple(map(str.strip, text.splitlines())) for name, text in texts.items()})

    def line(self, place: Place) -> str:
        """What stands there; nothing where the file has no such line."""
        name, number = place
        lines = self.files.get(name, ())
        return lines[number - 1] if number <= len(lines) else ""


@dataclass
class Sameness:
    """Which line of the tree after a change is which of the tree before."""

    before: Tree
    after: Tree
    same: dict[Place, Place] = field(default_factory=dict)

    def of_file(self, old: str, new: str) -> None:
        """The lines of a file that are there still, under its old name or a new one."""
        matcher = SequenceMatcher(a=self.before.files[old], b=self.after.files[new], autojunk=False)
        for block in matcher.get_matching_blocks():
            for step in range(block.size):
                self.same[old, block.a + step + 1] = new, block.b + step + 1

    def of_blocks(self) -> None:
        """The lines of blocks that moved, where only one place has them now."""
        taken = set(self.same.values())
        there: dict[tuple[str, ...], list[tuple[Place, ...]]] = {}
        for places in blocks(self.after):
            if not taken.intersection(places):
                there.setdefault(tuple(map(self.after.line, places)), []).append(places)
        for places in blocks(self.before):
            if all(place in self.same for place in places):
                continue
            found = there.get(tuple(map(self.before.line, places)), [])
            if len(found) == 1:
                for place, now in zip(places, found[0], strict=True):
                    self.same.setdefault(place, now)


def blocks(tree: Tree) -> Iterator[tuple[Place, ...]]:
    """Every so many lines that follow each other, empty ones passed over."""
    for name, lines in tree.files.items():
        full = [(name, number) for number, line in enumerate(lines, 1) if line]
        for first in range(len(full) - BLOCK + 1):
            yield tuple(full[first : first + BLOCK])


def same_lines(before: Tree, after: Tree, renamed: Mapping[str, str]) -> dict[Place, Place]:
    """Where each line of the tree before stands now; those that are gone are not in it."""
    found = Sameness(before, after)
    for old in before.files:
        new = renamed.get(old, old)
        if new in after.files:
            found.of_file(old, new)
    found.of_blocks()
    return found.same


def lost_lines(
    before: Tree,
    after: Tree,
    renamed: Mapping[str, str],
    ran: set[Place],
    runs: set[Place],
) -> list[Place]:
    """The lines, as they stand now, that ran and run no more, by file and number."""
    same = same_lines(before, after, renamed)
    now = {same[place] for place in ran if place in same and before.line(place)}
    return sorted(now - runs)


def lines_run(run: Path) -> set[Place]:
    """Every line of the source that a run went through.

    Raises:
        Unreadable: there is no such run, or it saw nothing of the source.
    """
    files = sorted(each for each in run.iterdir() if each.is_file()) if run.is_dir() else [run]
    ran: set[Place] = set()
    for file in files:
        if not file.is_file():
            raise Unreadable(f"{file} is not there")
        data = CoverageData(basename=str(file))
        try:
            data.read()
        except CoverageException as wrong:
            raise Unreadable(f"{file} holds no coverage: {wrong}") from wrong
        for name in data.measured_files():
            _, source, below = name.replace("\\", "/").rpartition(SOURCE)
            ran.update((f"{source}{below}", number) for number in data.lines(name) or () if source)
    if not ran:
        raise Unreadable(f"{run} saw no line of {SOURCE}")
    return ran


def git(*words: str) -> bytes:
    """What git answers.

    Raises:
        Unreadable: git refuses, as for a revision that is not there.
    """
    done = subprocess.run(["git", *words], capture_output=True, check=False)
    if done.returncode:
        raise Unreadable(f"git {' '.join(words)}: {done.stderr.decode().strip()}")
    return done.stdout


def tree_at(revision: str | None) -> Tree:
    """The source of a revision, or as it lies in the checkout."""
    if revision is None:
        output = git("ls-files", "--cached", "--others", "--exclude-standard", SOURCE)
        listed = output.decode().split("\n")
        names = [name for name in listed if name.endswith(".py") and Path(name).is_file()]
        return Tree.of({name: Path(name).read_text("utf-8") for name in names})
    packed = git("archive", "--format=tar", revision, SOURCE)
    with tarfile.open(fileobj=BytesIO(packed)) as files:
        texts = {
            each.name: found.read().decode("utf-8")
            for each in files
            if each.name.endswith(".py") and (found := files.extractfile(each)) is not None
        }
    return Tree.of(texts)


def renames(before: str, after: str | None) -> dict[str, str]:
    """The new name of each file that has one, by its old name."""
    between = (before,) if after is None else (before, after)
    output = git("diff", "--find-renames=40%", "--diff-filter=R", "--name-status", *between, "--")
    rows = [row.split("\t") for row in output.decode().splitlines()]
    return {old: new for _, old, new in rows}


def main(words: list[str]) -> int:
    """Print what was lost; 1 if anything was."""
    if len(words) not in (3, 4):
        sys.stderr.write(f"{__doc__}\n")
        return 2
    run_before, revision, run_after, *rest = words
    now = rest[0] if rest else None
    try:
        ran, runs = lines_run(Path(run_before)), lines_run(Path(run_after))
        before, after = tree_at(revision), tree_at(now)
        lost = lost_lines(before, after, renames(revision, now), ran, runs)
    except Unreadable as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 2
    for name, number in lost:
        sys.stdout.write(f"{name}:{number}: {after.line((name, number))}\n")
    lines = "1 line lost its" if len(lost) == 1 else f"{len(lost)} lines lost their"
    sys.stdout.write(f"{lines} test, of {len(ran)} that ran before\n")
    return int(bool(lost))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
