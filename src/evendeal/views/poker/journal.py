"""The log of an event of poker for reading, one sentence a line."""

from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.line import Line
from evendeal.views.poker.embargo.deals import is_open
from evendeal.views.poker.office.lines import line_sentence
from evendeal.views.poker.replay import first_bets


def line_words(progress: AnyDuplicate, line: Line) -> tuple[str, str]:
    """Where a line happened, and a sentence; no hole card of a deal that is not open."""
    names = {entry.id: entry.name for entry in progress.event.entries}
    now = progress.sessions.get(SessionNo(line.session))
    open = is_open(now, DealNo(line.deal))
    words = [("session", line.session), ("table", line.table), ("deal", line.deal)]
    place = ", ".join(f"{word} {number}" for word, number in words if number)
    bets = None
    if now is not None and line.body.get("do") in ("raise_to", "correct"):
        hand = now.hands.get((TableNo(line.table), DealNo(line.deal)))
        bets = first_bets(hand).get(line.body.get("of", line.n)) if hand else None
    return place, line_sentence(line.body, names, board=open, holes=open, bets=bets)
