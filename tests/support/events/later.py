"""Logs that this house does not know all of: lines of a later version, events of other formats."""

from pathlib import Path
from typing import Any

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.formats import FORMATS
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.line import Draft
from support.event_kinds.kind import Kind
from support.typed import typed

LATER_LINES: dict[str, tuple[tuple[int, int], dict[str, Any]]] = {
    "a word that no line has": ((0, 0), {"do": "clock", "seconds": 30}),
    "a field that the line does not have": (
        (0, 0),
        {"do": "withdraw_event", "reason": "rain", "until": "noon"},
    ),
    "a word that no table says": ((1, 1), {"do": "clock", "seconds": 30}),
}
"""Table and deal of a line that a later version may write, and what it says."""

UNKNOWN = dict(zip(LATER_LINES, ("clock", "until", "clock"), strict=True))
"""What of it is not known."""


def sealed(folder: Path, *kinds: Kind) -> Path:
    """A log with an event of each kind, whose first session has begun."""
    log = folder / "var"
    for kind in kinds:
        file = folder / f"{kind.name}.toml"
        file.write_text(kind.text(), "utf-8")
        assert typed("event", "new", file, "--log", log).code == 0
        assert typed("event", "begin", kind.id, "--log", log).code == 0
    return log


def write_later(log: Path, event: str, line: str) -> int:
    """Write such a line, as a later version would; its position."""
    (table, deal), body = LATER_LINES[line]
    which, session = EventId(event), SessionNo(1 if table else 0)
    with open_desks(log) as desks:
        ledger = desks.of(which).ledger
        n = len(list(ledger.adapters.log.lines_at(which, session, TableNo(table), DealNo(deal))))
        draft = Draft(session, TableNo(table), DealNo(deal), n, f"later/{n}", body)
        now = ledger.adapters.clock.now()
        (written,) = ledger.adapters.log.append(which, [draft], now, "a later version")
    return written.position


def lacking(monkeypatch: pytest.MonkeyPatch, kind: Kind) -> None:
    """The house without the format of this kind of event."""
    # What is put back stands behind the others: so all are taken out, and come back in their order.
    there = dict(FORMATS)
    for name in reversed(there):
        monkeypatch.delitem(FORMATS, name)
    for name, desk in there.items():
        if name != kind.format:
            monkeypatch.setitem(FORMATS, name, desk)
