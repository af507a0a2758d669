"""Which lines of a log are signed as soon as they are written."""

from collections.abc import Mapping
from typing import Protocol

from evendeal.ids import SessionNo
from evendeal.tournament.line import Line

AT_ONCE = frozenset({"end", "close_line_ups"})
"""What is signed whenever it is done."""

BY_NOBODY = frozenset({"open", "bound"})
"""What play brings with it, at a place that is no hand's and no game's."""


class HasEnd(Protocol):
    """A session that may have ended."""

    @property
    def ended(self) -> object | None:
        """What its end says; None while it runs."""


def signed_at_once(line: Line, sessions: Mapping[SessionNo, HasEnd]) -> bool:
    """Whether a line, now that it is counted, is signed before anything else is done.

    The end of a session is, and that of its line-ups. After the end of a session so is every
    line but those of play in a session that still runs: rulings, corrections, notes and
    withdrawals decide what an ended session comes to, and nothing that is played later would
    sign them in time.

    Args:
        sessions: those that have begun.
    """
    do = line.body.get("do")
    if do in AT_ONCE:
        return True
    ended = [number for number, now in sessions.items() if now.ended is not None]
    if not ended:
        return False
    if line.of_office or line.session in ended:
        return True
    return not (line.table and line.deal) and do not in BY_NOBODY


def all_ended(sessions: Mapping[SessionNo, HasEnd]) -> bool:
    """Whether sessions have begun and none of them runs: then no line tells of play unseen."""
    return bool(sessions) and all(now.ended is not None for now in sessions.values())
