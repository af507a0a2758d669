"""New events from the wizard's forms, of each format, as the server asks for them."""

from evendeal.director.entry_lists import look_at_list
from evendeal.director.matches.office.draft import check_match_draft, make_match_event
from evendeal.director.office.wizard import check_draft, make_event
from evendeal.formats.desks import Desks
from evendeal.views.draft import Draft, DraftCheck, EventMade
from evendeal.views.entry_list import EntryListDraft, EntryListRead
from evendeal.views.matches.draft import MatchDraft, MatchDraftCheck


class NewEvents:
    """The wizard over the desks of a log; several threads may ask at once."""

    def __init__(self, desks: Desks) -> None:
        self._desks = desks

    def look_at_list(self, draft: EntryListDraft) -> EntryListRead:
        """A list of teams as it is understood; nothing is written."""
        return look_at_list(draft)

    def check_draft(self, draft: Draft) -> DraftCheck:
        """What is wrong with a form, and what it would make."""
        return check_draft(self._desks.poker, draft)

    def make_event(self, draft: Draft, *, by: str) -> EventMade:
        """The event of a form, sealed and published."""
        return make_event(self._desks.poker, draft, by=by)

    def check_matches(self, draft: MatchDraft) -> MatchDraftCheck:
        """What is wrong with a file, or what it would make."""
        return check_match_draft(self._desks.matches, draft)

    def make_matches(self, draft: MatchDraft, *, by: str) -> EventMade:
        """The event of a file, sealed and published."""
        return make_match_event(self._desks.matches, draft, by=by)
