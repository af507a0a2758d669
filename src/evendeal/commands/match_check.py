"""What `evendeal match check` finds in match files, counted by file, and printed."""

from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from evendeal.backgammon import is_over
from evendeal.commands.checked_files import Counts, InputFile
from evendeal.commands.match_paths import read_match_file
from evendeal.commands.output import say
from evendeal.commands.terminal import Printer, words
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
    counts: Counts = field(default_factory=lambda: Counts(FOUND))
    troubles: list[NotReadable] = field(default_factory=list)
    remarks: list[tuple[str, int, str]] = field(default_factory=list)

    def add(self, file: str, match: MatMatch) -> None:
        """Count the games of a match that was read."""
        self.counts.open_file(file)
        for game in match.games:
            self.counts.add(file, _found(game))
        self.remarks += [(file, line, sentence) for line, sentence in match.remarks]
        for refusal in match.left_out:
            self.add_refused(file, refusal)

    def add_refused(self, file: str, refusal: NotReadable) -> None:
        """Count a game that could not be read, or a file."""
        self.counts.add(file, _kind(refusal))
        self.troubles.append(refusal)

    @property
    def exit_code(self) -> int:
        """2 if something cannot be read, 1 if a game is wrong."""
        if self.counts.totals["unreadable"] or not self.counts.files:
            return 2
        return 1 if self.troubles else 0

    def as_json(self) -> dict[str, Any]:
        """The report as `--json` prints it; `docs/notation.md` names the keys."""
        return {
            "lenient": self.lenient,
            "files": self.counts.files_json(),
            "totals": self.counts.totals,
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
            "skipped": self.counts.skipped_json(),
            "exit_code": self.exit_code,
        }

    def show(self) -> None:
        """The report for people."""
        headings = ("games", "agree", "silent", "unfinished", "refused", "unread")
        Printer().show(self.counts.sheet(headings, self.counts.files))
        lines = [str(trouble) for trouble in self.troubles]
        lines += [f"{file}: line {line}: {sentence}" for file, line, sentence in self.remarks]
        for line in (*lines, *self.counts.skipped_lines()):
            say(line)


def check_matches(files: list[InputFile], report: MatchReport) -> None:
    """Play the games of the files, and add each file to the report."""
    with Printer(error=True).status("") as status:
        status.stop()
        began = monotonic()
        for file in files:
            if file.skipped is not None:
                report.counts.skipped[file.name] = file.skipped
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
