"""New events as the office's page makes them, on the log of any ledger."""

from typing import Any

from evendeal.director.ledger import Ledger
from evendeal.formats import Desks
from evendeal.views.draft import EventMade


def check_draft(ledger: Ledger[Any], draft: Any) -> Any:
    """What is said of a draft."""
    desk = Desks(ledger.adapters).format(draft.format)
    return desk.new_event_side()(desk).check(draft)


def make_event(ledger: Ledger[Any], draft: Any, *, by: str) -> EventMade:
    """Its event, sealed and published."""
    desk = Desks(ledger.adapters).format(draft.format)
    return desk.new_event_side()(desk).make(draft, by=by)
