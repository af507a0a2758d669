"""Who recorded at which table, and what was changed after a session's end, as the log has it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from evendeal.draw.finding import Finding
from evendeal.draw.instants import instant_in_words
from evendeal.tournament.line import Line

CHANGED = {
    "rule": "a ruling was made",
    "withdraw": "a ruling was withdrawn",
    "correct": "a line was corrected",
    "undo": "a line was taken back",
    "decide": "a game was decided",
    "reopen": "a game was reopened",
}
"""What can change a result that stood when its session ended."""


@dataclass(slots=True)
class _Seen:
    """What has been read of a log so far."""

    ended: dict[int, str] = field(default_factory=dict)
    recorders: dict[tuple[int, int], str] = field(default_factory=dict)


def people_findings(lines: Iterable[Line], *, luck: str = "deal") -> Iterator[Finding]:
    """Each hand-over of a console, and each change after the end, with time and name.

    Args:
        lines: of one event, of either kind, in the order of the log.
        luck: what the event compares, in a word.
    """
    seen = _Seen()
    for line in lines:
        do = line.body.get("do")
        if do == "end":
            seen.ended[line.session] = line.at
        elif line.session in seen.ended and do in CHANGED:
            yield _after_the_end(line, CHANGED[do], luck)
        if line.table and line.deal and not line.of_office and do not in ("rule", "decide"):
            yield from _recorder(line, seen)


def _after_the_end(line: Line, what: str, luck: str) -> Finding:
    reason = str(line.body.get("reason") or "").strip()
    number = line.body.get("ruling")
    place = f", table {line.table}, {luck} {line.deal}" if line.table and line.deal else ""
    which = f" ({_ruled(line.body)})" if line.body.get("do") == "rule" else ""
    which = f" (ruling {number})" if number else which
    sentence = (
        f"Session {line.session}{place}: after the end of the session {what}{which} by {line.by} "
        f"on {instant_in_words(line.at)}. {reason}"
    )
    return Finding("unproved", f"session {line.session}, after the end", sentence.strip(), "late")


def _ruled(body: Mapping[str, Any]) -> str:
    """What a ruling is about, in words."""
    return f"deal {body['deal']}" if body.get("deal") else "a penalty"


def _recorder(line: Line, seen: _Seen) -> Iterator[Finding]:
    """Whether somebody else types at a table now than before."""
    place = (line.session, line.table)
    before = seen.recorders.get(place)
    seen.recorders[place] = line.by
    if before not in (None, line.by):
        where = f"session {line.session}, table {line.table}"
        sentence = (
            f"{where.capitalize()}: {line.by} recorded from {instant_in_words(line.at)} on, "
            f"{before} before."
        )
        yield Finding("unproved", where, sentence, "hand-over")
