"""Files that a command checks: which ones they are, and how often each outcome stands in each."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from evendeal.commands.terminal import Sheet
from evendeal.notation.refusals import NotReadable


@dataclass(frozen=True, slots=True)
class InputFile:
    """A file, what it is called in what is printed, and why it is not read, or None if it is."""

    path: Path
    name: str
    skipped: str | None = None


def files_below(
    paths: list[Path], why_skipped: Callable[[Path], str | None]
) -> Iterator[InputFile]:
    """The files that are named, and every file in the folders that are, in order of name.

    A file found in the one folder that is named is called by its path below it.

    Args:
        why_skipped: gives the reason why a file is not read, or None.

    Raises:
        NotReadable: a path does not exist.
    """
    several = len(paths) > 1
    for path in paths:
        if path.is_dir():
            for below in sorted(path.rglob("*")):
                if below.is_file():
                    name = below if several else below.relative_to(path)
                    yield InputFile(below, name.as_posix(), why_skipped(below))
        elif path.exists():
            yield InputFile(path, path.as_posix(), why_skipped(path))
        else:
            raise NotReadable(where=str(path), why="there is no such file or folder")


@dataclass(slots=True)
class Counts:
    """How many hands or games of each file had which outcome.

    Attributes:
        outcomes: all there are, in the order in which they are printed; one of them is
            `unreadable`, which counts lines that are no hand and no game.
        files: by name; a file in which there is nothing stands here too.
        skipped: why by name, for files that were not read.
    """

    outcomes: tuple[str, ...]
    files: dict[str, dict[str, int]] = field(default_factory=dict)
    skipped: dict[str, str] = field(default_factory=dict)

    def open_file(self, name: str) -> None:
        """Count a file even if nothing is found in it."""
        self.files.setdefault(name, dict.fromkeys(self.outcomes, 0))

    def add(self, file: str, outcome: str) -> None:
        """One more hand or game, or an unreadable line."""
        self.open_file(file)
        self.files[file][outcome] += 1

    @property
    def totals(self) -> dict[str, int]:
        """The counts over all files."""
        return {
            outcome: sum(counts[outcome] for counts in self.files.values())
            for outcome in self.outcomes
        }

    def files_json(self) -> list[dict[str, object]]:
        """The counts as `--json` prints them."""
        return [{"file": name, **counts} for name, counts in self.files.items()]

    def skipped_json(self) -> list[dict[str, str]]:
        """The files that were not read, as `--json` prints them."""
        return [{"file": name, "reason": why} for name, why in self.skipped.items()]

    def skipped_lines(self) -> list[str]:
        """The files that were not read, a line for each."""
        return [f"skipped {name}: {why}" for name, why in self.skipped.items()]

    def sheet(self, headings: tuple[str, ...], rows: dict[str, dict[str, int]]) -> Sheet:
        """The counts for people, with their sum where there are several rows.

        Args:
            headings: what is counted, and a word for each outcome.
            rows: the counts of files, or of several together.
        """
        sheet = Sheet(tight=False)
        sheet.column("file", fold=True)
        for heading in headings:
            sheet.column(heading, right=True)
        for name, counts in rows.items():
            sheet.row(name, *self._cells(counts))
        if len(rows) > 1:
            sheet.section()
            sheet.row("all", *self._cells(self.totals), style="bold")
        return sheet

    def _cells(self, counts: dict[str, int]) -> list[str]:
        whole = sum(counts[outcome] for outcome in self.outcomes if outcome != "unreadable")
        return [str(whole), *(str(counts[outcome]) for outcome in self.outcomes)]
