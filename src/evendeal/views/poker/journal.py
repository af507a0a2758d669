"""The log of an event of poker for reading, one text a line."""

from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.line import Line
from evendeal.views.journal import placed
from evendeal.views.poker.embargo.deals import is_open
from evendeal.views.poker.office.lines import line_text
from evendeal.views.poker.replay import first_bets
from evendeal.views.text import Text, says


def line_words(progress: AnyDuplicate, line: Line) -> tuple[Text | None, Text]:
    """Where a line happened, and a sentence; no hole card of a deal that is not open."""
    names = {entry.id: entry.name for entry in progress.event.entries}
    now = progress.sessions.get(SessionNo(line.session))
    open = is_open(now, DealNo(line.deal))
    place = placed(
        says("session", session=line.session) if line.session else None,
        says("table", table=line.table) if line.table else None,
        says("deal", deal=line.deal) if line.deal else None,
    )
    bets = None
    if now is not None and line.body.get("do") in ("raise_to", "correct"):
        hand = now.hands.get((TableNo(line.table), DealNo(line.deal)))
        bets = first_bets(hand).get(line.body.get("of", line.n)) if hand else None
    return place, line_text(line.body, names, board=open, holes=open, bets=bets)
