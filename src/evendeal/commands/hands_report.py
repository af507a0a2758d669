"""What `hands check` found, counted by file, and printed."""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from evendeal.commands.checked_files import Counts
from evendeal.commands.output import say
from evendeal.commands.terminal import Printer
from evendeal.notation.refusals import NotReadable, ScoreDiffers
from evendeal.notation.replay import Replayed, Verdict
from evendeal.poker import OddChips

FOUND = ("agree", "differ", "refused", "states_nothing", "not_checked", "unreadable")
"""What a hand, or a line that is none, is counted as. Only a hand of which everything stated
was compared, or all its stacks were, agrees."""

_COUNTED = {
    Verdict.AGREES: "agree",
    Verdict.DIFFERS: "differ",
    Verdict.REFUSED: "refused",
    Verdict.STATES_NOTHING: "states_nothing",
    Verdict.NOT_CHECKED: "not_checked",
}


@dataclass(slots=True)
class Trouble:
    """A hand that does not agree, or a place that cannot be read."""

    place: str
    outcome: str
    sentence: str
    facts: dict[str, Any]
    expected: bool = False

    @property
    def line(self) -> str:
        """The place and what is the matter there, once each."""
        note = " (expected)" if self.expected else ""
        known = self.sentence.startswith(self.place)
        return (self.sentence if known else f"{self.place}: {self.sentence}") + note


@dataclass(slots=True)
class HandsReport:
    """Counts by file, and every trouble by its place."""

    odd_chips: OddChips
    counts: Counts = field(default_factory=lambda: Counts(FOUND))
    troubles: list[Trouble] = field(default_factory=list)
    not_checked: list[tuple[str, str]] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def add(self, file: str, replayed: Replayed) -> None:
        """Count a hand that was read."""
        outcome = _COUNTED[replayed.verdict]
        self.counts.add(file, outcome)
        if replayed.unchecked:
            self.not_checked.append((str(replayed.place), replayed.unchecked))
        if outcome not in {"differ", "refused"}:
            return
        facts: dict[str, Any] = {"accepted": replayed.accepted, "actions": replayed.actions}
        if replayed.refusal is not None:
            facts["refusal"] = replayed.refusal.name
        if replayed.refused_at is not None:
            facts["action"] = {
                "number": replayed.refused_at.number,
                "text": replayed.refused_at.text,
            }
        if replayed.differences:
            facts["differences"] = {
                str(seat): by if isinstance(by, int) else str(by)
                for seat, by in replayed.differences
            }
        self._trouble(str(replayed.place), outcome, replayed.sentence, facts)

    def add_unreadable(self, file: str, refusal: NotReadable) -> None:
        """Count what cannot be read, or a closing SCORE that does not add up."""
        outcome = "differ" if isinstance(refusal, ScoreDiffers) else "unreadable"
        self.counts.add(file, outcome)
        place = file if outcome == "differ" else refusal.where
        self._trouble(place, outcome, str(refusal), {"refusal": refusal.name})

    def _trouble(self, place: str, outcome: str, sentence: str, facts: dict[str, Any]) -> None:
        named = outcome != "unreadable" and any(_same_place(place, line) for line in self.expected)
        self.troubles.append(Trouble(place, outcome, sentence, facts, named))

    @property
    def not_met(self) -> list[str]:
        """Places that were expected to differ or be refused, and did not."""
        return [
            line
            for line in self.expected
            if not any(_same_place(t.place, line) for t in self.troubles if t.expected)
        ]

    @property
    def exit_code(self) -> int:
        """2 if something cannot be read, 1 if a hand is wrong that was not expected to be."""
        totals = self.counts.totals
        if totals["unreadable"] or not any(totals.values()):
            return 2
        return 1 if any(not trouble.expected for trouble in self.troubles) else 0

    def as_json(self) -> dict[str, Any]:
        """The report as `--json` prints it; `docs/notation.md` names the keys."""
        return {
            "odd_chips": self.odd_chips.value,
            "files": self.counts.files_json(),
            "totals": self.counts.totals,
            "troubles": [
                {
                    "place": t.place,
                    "found": t.outcome,
                    "expected": t.expected,
                    "sentence": t.sentence,
                    **t.facts,
                }
                for t in self.troubles
            ],
            "not_checked": [{"place": place, "why": why} for place, why in self.not_checked],
            "skipped": self.counts.skipped_json(),
            "expected_but_not_found": self.not_met,
            "exit_code": self.exit_code,
        }

    def show(self) -> None:
        """The report for people; files of one hand are counted together by folder."""
        headings = ("hands", "agree", "differ", "refused", "silent", "unchecked", "unread")
        Printer().show(self.counts.sheet(headings, _by_folder(self.counts.files)))
        lines = [trouble.line for trouble in self.troubles]
        lines += [f"{place}: not checked: {why}" for place, why in self.not_checked]
        lines += self.counts.skipped_lines()
        lines += [
            f"{line}: expected to differ or be refused, but it is not" for line in self.not_met
        ]
        for line in lines:
            say(line)


def _by_folder(files: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    together = Counter(_folder(name) for name in files)
    rows: dict[str, dict[str, int]] = {}
    for name, counts in files.items():
        row = _folder(name) if together[_folder(name)] > 1 else name
        known = rows.get(row, {})
        rows[row] = {outcome: known.get(outcome, 0) + counts[outcome] for outcome in FOUND}
    return rows


def _folder(name: str) -> str:
    """`folder/*.phh` for a file of one hand, the name itself for others."""
    if not name.endswith(".phh"):
        return name
    folder, slash, _ = name.rpartition("/")
    return f"{folder}{slash}*.phh"


def _same_place(place: str, line: str) -> bool:
    """Whether two paths name one place, either of them perhaps with more folders before."""
    return place == line or place.endswith("/" + line) or line.endswith("/" + place)


def expected_places(path: Path) -> list[str]:
    """The hands that a list names by file and line, one a line; empty lines and `#` comments aside.

    Raises:
        NotReadable: the list cannot be read.
    """
    try:
        text = path.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as problem:
        raise NotReadable(where=str(path), why=f"no list of places: {problem}") from None
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line for line in lines if line]
