"""New events that are made as a file: any format's, unless it has a form of its own."""

from collections.abc import Iterator, Sequence
from typing import Any

from evendeal.director.entry_lines import MOST_PROBLEMS, readable_entries
from evendeal.director.languages import require_programme
from evendeal.errors import Refused
from evendeal.formats.new_event_form import why_of
from evendeal.formats.new_event_sentences import programme_sentences
from evendeal.formats.new_event_side import NewEventSide, entries_read
from evendeal.formats.new_event_words import TAKEN, refusal_text, what_to_type
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.entry import Entry
from evendeal.tournament.event_lines import EventLines
from evendeal.tournament.event_text import text_of
from evendeal.views.draft import DraftCheck, DraftProblem, FileDraft
from evendeal.views.text import Text, says


class FileNewEvent(NewEventSide[FileDraft]):
    """A file is read, put into sentences, and sealed when it is an event.

    A format says here what its events are; which sentences they are worth, and how long they
    take, it may add.
    """

    form = "file"
    draft = FileDraft
    check_type = DraftCheck

    def check(self, draft: FileDraft) -> DraftCheck:
        """What is wrong with a file, or what it would make."""
        problems: list[DraftProblem] = []
        entries: Sequence[Entry] = ()
        if draft.entries_text.strip():
            entries, unread = readable_entries(draft.entries_text)
            problems += [DraftProblem(no.where, why_of(no)) for no in unread]
        try:
            event, faults = self.read(draft.toml, entries)
        except Refused as no:
            return self._refused(*problems, DraftProblem("event.toml", refusal_text(no)))
        # Where teams of the list cannot be read, how many there are says nothing.
        problems += [fault for fault in faults if not (problems and fault.where == "entries")]
        problems += self.pace_problems(draft)
        if event is not None:
            problems += _programme_problems(event, draft.toml)
        if problems or event is None:
            return self._refused(*problems[:MOST_PROBLEMS])
        if event.id in self.taken():
            line = EventLines.of(draft.toml).line("event.id")
            return self._refused(DraftProblem("event.id", TAKEN, line))
        return self.describe(event, draft)

    def read(self, text: str, entries: Sequence[Entry]) -> tuple[Any, tuple[DraftProblem, ...]]:
        """The event that a file describes; or None, and what is wrong in the order of the file.

        Raises:
            Refused: what is wrong has no place in the file.
        """
        try:
            return self.desk.read(text, entries), ()
        except NotAnEvent as no:
            line = EventLines.of(text_of(text)).line(no.where)
            return None, (DraftProblem(no.where, why_of(no), line),)

    def describe(self, event: Any, draft: FileDraft) -> DraftCheck:
        """What the event of a file would be."""
        return DraftCheck(
            format=self.desk.format,
            event=event.id,
            name=event.name,
            sentences=tuple(self.sentences(event)),
            entries=entries_read(event.entries),
            toml=self.desk.ledger.life.write(event),
        )

    def sentences(self, event: Any) -> Iterator[Text]:
        """What an event comes to."""
        yield says("draft-entries", n=event.tables, entries=len(event.entries))
        yield from programme_sentences(event.programme)

    def pace_problems(self, draft: FileDraft) -> Iterator[DraftProblem]:
        """What is wrong with the numbers that the length of the event is reckoned with."""
        for name in draft.pace or {}:
            yield DraftProblem(f"pace.{name}", says("type-no-pace"))

    def _refused(self, *problems: DraftProblem) -> DraftCheck:
        return self.check_type(format=self.desk.format, problems=problems)


def _programme_problems(event: Any, text: str) -> Iterator[DraftProblem]:
    """What is wrong with the times of an event by the clocks of its zone, or with its language."""
    try:
        require_programme(event.programme)
    except NotAnEvent as no:
        yield DraftProblem(no.where, what_to_type(no), EventLines.of(text_of(text)).line(no.where))
