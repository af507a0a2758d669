"""The log for reading: everything that was done, by whom and when, one text a line."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from evendeal.ids import DealNo, EntryId, EventId, SessionNo, TableNo
from evendeal.tournament.event_fold import AnyFold
from evendeal.tournament.line import Line
from evendeal.views.text import Text, says, together

PAGE = 100
"""Entries that are sent at once."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of the log as a sentence. `place` is for reading: "session 1, table 4, deal 31".

    It is null of a line that is about the event as a whole.
    """

    position: int
    at: str
    by: str
    session: SessionNo | None
    table: TableNo | None
    deal: DealNo | None
    place: Text | None
    sentence: Text


@dataclass(frozen=True, slots=True)
class LogPage:
    """Entries, the newest first; `more` is true if there are older ones before the last.

    They name no hole card of a deal that is not open.
    """

    event: EventId
    position: int
    entries: tuple[LogEntry, ...]
    more: bool


def because(body: Mapping[str, Any]) -> Text | str:
    """The reason that a line gives, as the end of its sentence; empty without one."""
    reason = body.get("reason")
    return says("because", reason=str(reason)) if reason else ""


def should_say(body: Mapping[str, Any], meant: Text) -> Text:
    """A line that puts another one right, and its reason if it gives one."""
    text = says("line-should-say", line=str(body.get("of")), meant=meant)
    reason = body.get("reason")
    return together(text, says("reason", reason=str(reason)) if reason else None)


def placed(*texts: Text | None) -> Text | None:
    """Where something happened, from the whole to its parts; None where it is nowhere."""
    there = [each for each in texts if each is not None]
    if not there:
        return None
    first, *others = there
    for each in others:
        first = says("comma", first=first, second=each)
    return first


def entry_name(entry: object, names: Mapping[EntryId, str]) -> str:
    """An entry that a line names, as it is called; its id where nobody knows it."""
    return names.get(EntryId(str(entry)), str(entry))


def log_page(
    progress: AnyFold,
    lines: Sequence[Line],
    before: int | None,
    words: Callable[[Line], tuple[Text | None, Text]],
) -> LogPage:
    """A page of the log for reading.

    Args:
        lines: all lines that have been counted, in the order of their positions from 1.
        before: the position that the newest entry of the page stands before; None: the end.
        words: where a line happened, and its sentence.
    """
    end = len(lines) if before is None else max(0, min(before - 1, len(lines)))
    first = max(0, end - PAGE)
    entries = tuple(_entry(line, *words(line)) for line in reversed(lines[first:end]))
    return LogPage(progress.event.id, progress.position, entries, first > 0)


def _entry(line: Line, place: Text | None, sentence: Text) -> LogEntry:
    return LogEntry(
        position=line.position,
        at=line.at,
        by=line.by,
        session=SessionNo(line.session) if line.session else None,
        table=TableNo(line.table) if line.table else None,
        deal=DealNo(line.deal) if line.deal else None,
        place=place,
        sentence=sentence,
    )
