"""What the recorder of a table may see: cards that the dealer has put down, and no winner (R38)."""

from collections.abc import Mapping
from datetime import datetime
from math import ceil
from typing import Any

from evendeal.cards import Card
from evendeal.ids import DealNo, TableNo
from evendeal.poker.hand_stage import Stage as PlayStage
from evendeal.poker.streets import StreetName
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.duplicate.table_hand import TableHand
from evendeal.views.poker.console import Stage
from evendeal.views.poker.embargo.deals import winners_announced

STREET_CARDS: dict[StreetName, tuple[int, int]] = {"flop": (0, 3), "turn": (3, 4), "river": (4, 5)}
"""Which community cards belong to a street."""


def stage_word(now: SessionProgress, table: TableNo, deal: DealNo) -> Stage:
    """How far a table is with a deal, as its recorder knows it, rulings considered.

    The deck-order knows the winners before they are announced; the table does not.
    """
    return stage_heard(now.stage(table, deal), now.hands.get((table, deal)))


def stage_heard(stage: PlayStage, hand: TableHand | None) -> Stage:
    """How far a table is with a hand, as its recorder knows it; see `stage_word`."""
    if stage is PlayStage.FINISHED:
        assert hand is not None
        assert hand.state is not None
        if not winners_announced(hand.state):
            return "playing"
    word: Stage = stage.value
    return word


def sent(
    progress: AnyDuplicate,
    now: SessionProgress,
    table: TableNo,
    deal: DealNo,
    hand: TableHand,
    at: datetime,
) -> dict[StreetName, tuple[Card, ...]]:
    """The community cards of the streets that the dealer has put down, and of no other (R38).

    None before the deal's release: whoever invents hands does not come to see the decks that the
    table has still to play. And none of a hand that the deck-order contradicts: whoever types a
    board at random does not get the right one for it. What had still to wait when the event was
    withdrawn waits until that is taken back (R60).

    Args:
        at: now.
    """
    release = _release(progress, now, table, deal, hand)
    if release is None or at < release:
        return {}
    assert hand.state is not None
    assert hand.street_sent is not None
    streets: dict[StreetName, tuple[Card, ...]] = {}
    board = hand.state.board
    for street, (first, end) in STREET_CARDS.items():
        if len(board) < end:
            break
        streets[street] = board[first:end]
        if street == hand.street_sent[0]:
            break
    return streets


def wait_seconds(
    progress: AnyDuplicate,
    now: SessionProgress,
    table: TableNo,
    deal: DealNo,
    hand: TableHand,
    at: datetime,
) -> int | None:
    """After how many seconds the cards are sent that wait for their time; None: none do."""
    release = _release(progress, now, table, deal, hand)
    if release is None or at >= release:
        return None
    return ceil((release - at).total_seconds())


def _release(
    progress: AnyDuplicate, now: SessionProgress, table: TableNo, deal: DealNo, hand: TableHand
) -> datetime | None:
    """From when on the cards of a deal may be sent; None: nobody can say, or never."""
    if hand.street_sent is None or hand.state is None or hand.frozen:
        return None
    release = now.releases[table].times.get(deal)
    gone = progress.record.withdrawn
    if release is None or gone is None or release <= datetime.fromisoformat(gone.at):
        return release
    return None


def without_holes(body: Mapping[str, Any]) -> dict[str, Any]:
    """A line's content as a recorder may see it: hole cards that a repair names are left out."""
    line = dict(body)
    if line.get("do") in ("show", "deal_hole"):
        line["cards"] = []
    if isinstance(line.get("action"), Mapping):
        line["action"] = without_holes(line["action"])
    return line
