"""Lines of a hand appended, and with the last table's agreement the deal opened."""

from collections.abc import Callable, Sequence

from evendeal.director.desk import Desk
from evendeal.director.opening import after_writing, opening
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.tournament.line import Draft


def append_hand(
    desk: Desk,
    event: EventId,
    session: SessionNo,
    deal: DealNo,
    drafts: Sequence[Draft],
    by: str,
    *,
    finishes: bool,
    later: list[Callable[[], None]] | None = None,
) -> None:
    """Write lines of one hand in one transaction; they have been checked by the rules.

    Args:
        finishes: the hand becomes final with them. If it is the last one of its deal, the
            deal is opened in the same append (R37).
        later: where lines are committed together with others: takes what the world is to be
            told when they are durable.

    Raises:
        Refused: see `Log.append`.
    """
    progress = desk.progress(event)
    now, before = progress.sessions[session], progress.news
    last = now.done.get(deal, 0) + 1 == len(now.tables)
    opens = finishes and last and now.compares(deal) and deal not in now.opened
    if opens:
        drafts = [*drafts, opening(desk, event, session, deal)]
    desk.write(event, drafts, by)
    if finishes:
        after_writing(desk, event, session, by, before=before, opened=opens, later=later)
