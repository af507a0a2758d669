"""What `evendeal match check` finds in match files, counted by file, and printed."""

from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from evendeal.backgammon import is_over
from evendeal.commands.match_paths import MatchFile, read_match_file
from evendeal.commands.output import say
from evendeal.commands.terminal import Printer, Sheet, words
from evendeal.notation.mat_match import MatGame, MatMatch
from evendeal.notation.mat_refusals import (
    GameAfterTheMatch,
    GameNumberWrong,
    GamePointsDiffer,
    MatchScoreDiffers,
    MoveImpossible,
)
from evendeal.notation.refusals import NotReadable

FOUND = ("agree", "states_nothing", "unfinished", "refused", "unreadable")
"""What a game, or a line that is of none, is counted as. Only a game whose points the file states,
and which counts the same, agrees."""

_REFUSED = (MoveImpossible, GamePointsDiffer, MatchScoreDiffers, GameAfterTheMatch, GameNumberWrong)
"""What was read and is wrong; everything else could not be read."""

PATIENCE = 1.0
"""Seconds after which the file that is being read is named."""


@dataclass(slots=True)
class MatchReport:
    """Counts by file, every trouble by its line, and what had to be known to read a file."""

    lenient: bool
    files: dict[str, dict[str, int]] = field(default_factory=dict)
    troubles: list[NotReadable] = field(default_factory=list)
    remarks: list[tuple[str, int, str]] = field(default_factory=list)
    skipped: dict[str, str] = field(default_factory=dict)

    def add(self, file: str, match: MatMatch) -> None:
        """Count the games of a match that was read."""
        counts = self.files.setdefault(file, dict.fromkeys(FOUND, 0))
        for game in match.games:
            counts[_found(game)] += 1
        self.remarks += [(file, line, sentence) for line, sentence in match.remarks]
        for refusal in match.left_out:
            self.add_refused(file, refusal)

    def add_refused(self, file: str, refusal: NotReadable) -> None:
        """Count a game that could not be read, or a file."""
        counts = self.files.setdefault(file, dict.fromkeys(FOUND, 0))
        counts[_kind(refusal)] += 1
        self.troubles.append(refusal)

    @property
    def totals(self) -> dict[str, int]:
        """The counts over all files."""
        return {
            outcome: sum(counts[outcome] for counts in self.files.values()) for outcome in FOUND
        }

    @property
    def exit_code(self) -> int:
        """2 if something cannot be read, 1 if a game is wrong."""
        if self.totals["unreadable"] or not self.files:
            return 2
        return 1 if self.troubles else 0

    def as_json(self) -> dict[str, Any]:
        """The report as `--json` prints it; `docs/notation.md` names the keys."""
        return {
            "lenient": self.lenient,
            "files": [{"file": name, **counts} for name, counts in self.files.items()],
            "totals": self.totals,
            "troubles": [
                {
                    "place": trouble.where,
                    "line": trouble.line,
                    "found": _kind(trouble),
                    "refusal": trouble.name,
                    "sentence": str(trouble),
                }
                for trouble in self.troubles
            ],
            "remarks": [
                {"place": file, "line": line, "sentence": sentence}
                for file, line, sentence in self.remarks
            ],
            "skipped": [{"file": name, "reason": why} for name, why in self.skipped.items()],
            "exit_code": self.exit_code,
        }

    def show(self) -> None:
        """The report for people."""
        sheet = Sheet(tight=False)
        sheet.column("file", fold=True)
        for heading in ("games", "agree", "silent", "unfinished", "refused", "unread"):
            sheet.column(heading, right=True)
        for name, counts in self.files.items():
            sheet.row(name, *_cells(counts))
        if len(self.files) > 1:
            sheet.section()
            sheet.row("all", *_cells(self.totals), style="bold")
        Printer().show(sheet)
        lines = [str(trouble) for trouble in self.troubles]
        lines += [f"{file}: line {line}: {sentence}" for file, line, sentence in self.remarks]
        lines += [f"skipped {name}: {why}" for name, why in self.skipped.items()]
        for line in lines:
            say(line)


def check_matches(files: list[MatchFile], report: MatchReport) -> None:
    """Play the games of the files, and add each file to the report."""
    with Printer(error=True).status("") as status:
        status.stop()
        began = monotonic()
        for file in files:
            if file.skipped is not None:
                report.skipped[file.name] = file.skipped
                continue
            if monotonic() - began > PATIENCE:
                status.update(words(f"reading {file.name}"))
                status.start()
            try:
                match = read_match_file(file.path, file.name, lenient=report.lenient)
            except NotReadable as refusal:
                report.add_refused(file.name, refusal)
            else:
                report.add(file.name, match)


def _found(game: MatGame) -> str:
    if not is_over(game.state):
        return "unfinished"
    return "agree" if game.stated else "states_nothing"


def _kind(refusal: NotReadable) -> str:
    return "refused" if isinstance(refusal, _REFUSED) else "unreadable"


def _cells(counts: dict[str, int]) -> list[str]:
    games = sum(counts[outcome] for outcome in FOUND if outcome != "unreadable")
    return [str(games), *(str(counts[outcome]) for outcome in FOUND)]
