"""Which kinds of line stand in golden archives of events of matches, as precisely as it matters."""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any
from zipfile import ZipFile

from support.archives.place import Moment, Stored
from support.checkout import ROOT

MANUAL = ROOT / "docs" / "log.md"
SECTIONS = ("What lines say of an event as a whole", "What lines of team matches say")
"""Those of the manual that say what a line of an event of matches can be."""
OF_ACTION = {"play": "of a play", "roll": "of a roll", "opening_roll": "of an opening roll"}
Place = tuple[int, int, int]
Line = dict[str, Any]


def in_the_manual() -> set[str]:
    """Every `do` that the manual knows of in the log of an event of matches."""
    sections = MANUAL.read_text("utf-8").split("\n### ")[1:]
    rows = (
        row.split("|")[1]
        for section in sections
        if section.startswith(SECTIONS)
        for row in section.splitlines()
        if row.startswith("| `")
    )
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    return named - {"do", "session", "deal", "table"}


def notes_in_the_manual() -> set[str]:
    """The kinds of note that a table of a match can write, or that are written about it."""
    of_matches = MANUAL.read_text("utf-8").split("\n### What lines of team matches say")[1]
    row = next(row for row in of_matches.splitlines() if row.startswith("| `note`"))
    return set(re.findall(r"`(\w+)`", row.split("|")[4]))


def is_of_matches(archive: Stored) -> bool:
    """Whether a golden archive is of an event of matches."""
    return 'format = "room_match"' in str(log_of(archive)[0]["body"]["event"])


def log_of(archive: Stored, moment: Moment | None = None) -> list[Line]:
    """The log of an archive at a moment; by default the last one."""
    with ZipFile(archive.file(moment or archive.moments[-1])) as packed:
        return [json.loads(line) for line in packed.read("log.jsonl").splitlines()]


def kinds_of(log: Iterable[Line]) -> Iterator[str]:
    """Each line's `do`, and what is particular about it: `resign`, `resign gammon declined`."""
    seen = _Seen()
    for line in log:
        do = line["body"]["do"]
        yield do
        for kind in seen.words_of(line):
            yield f"{do} {kind}"


class _Seen:
    """What came before a line, as far as it matters for its kind."""

    def __init__(self) -> None:
        self._result: dict[Place, str] = {}
        self._offered: dict[Place, str] = {}
        self._played: set[int] = set()
        self._ended: set[int] = set()
        self._begun = False

    def words_of(self, line: Line) -> Iterator[str]:
        """What is particular about a line; it is counted then."""
        body, session = line["body"], line["session"]
        place = (session, line["table"], line["deal"])
        yield from self._of_kind(body, place, office=line["key"].startswith("office/"))
        if session in self._ended and body["do"] in ("decide", "correct"):
            yield "after the end"
        self._count(body, place)

    def _of_kind(self, body: Line, place: Place, *, office: bool) -> Iterator[str]:
        by = "by the director" if office else "by the table"
        match body:
            case {"do": "publish", "rehearsal": rehearsal}:
                yield "of a rehearsal" if rehearsal else "of an event"
            case {"do": "begin", "beacon": beacon, "finalists": finalists, "lots": lots}:
                yield "of a board" if finalists is None else "of a final"
                yield "without public randomness" if beacon is None else "with public randomness"
                yield from ["with lots"] if lots else []
            case {"do": "note", "kind": kind} | {"do": "correct_name", "what": kind}:
                yield f"of {kind}"
            case {"do": "resign", "level": level}:
                yield level
            case {"do": "accept_resignation" | "decline_resignation"}:
                yield f"of a {self._offered[place]}"
            case {"do": "accept" | "decide", "winner": winner, "level": level, "left": left}:
                yield f"of level {level}" if winner else "of a draw"
                if winner and body["do"] == "decide" and (level, left) == (1, 15):
                    yield "as passed"
                if place in self._result:
                    yield "anew"
            case {"do": "reopen"}:
                yield f"of a game {self._result.get(place, 'in play')}"
            case {"do": "correct"}:
                yield by
                yield OF_ACTION.get(body["action"]["do"], "of the cube or a resignation")
                if self._result.get(place) == "accepted":
                    yield "of a game accepted"
            case {"do": "undo"}:
                yield by
            case {"do": "play", "accepted": True}:
                yield "that was let stand"
            case {"do": "pause" | "resume"}:
                yield "of one table" if place[1] else "of all tables"
            case {"do": "line_up"}:
                yield "during a match" if place[0] in self._played else "before a match"
            case {"do": "switch_results", "results": results}:
                yield f"to {results}"
            case {"do": "withdraw_event"}:
                yield "in play" if self._begun else "before play"
            case {"do": "bound", "lines": lines}:
                yield "by dice alone" if len(lines) == 1 else "by what was sent before dice"

    def _count(self, body: Line, place: Place) -> None:
        do = body["do"]
        self._begun |= do == "begin"
        if place[1] and place[2]:
            self._played.add(place[0])
        if do in ("accept", "decide"):
            self._result[place] = "accepted" if do == "accept" else "decided"
        elif do == "reopen":
            self._result.pop(place, None)
        elif do == "resign":
            self._offered[place] = body["level"]
        elif do == "end":
            self._ended.add(place[0])
