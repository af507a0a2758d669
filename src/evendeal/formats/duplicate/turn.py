"""Whose turn a deck is: which deal a table opens now, and what keeps it sealed."""

from collections.abc import Sequence

from evendeal.director.appending import At
from evendeal.director.ledger import LuckNotHere
from evendeal.errors import Refused
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.recording import WrongDeal
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.labels import Label, read_label
from evendeal.poker.hand_stage import Stage
from evendeal.poker.lines import BreakSeal
from evendeal.poker.played import PlayedHand
from evendeal.tournament.duplicate.bodies import Body
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.views.words import in_a_row

SETTLED = (Stage.ACCEPTED, Stage.DISPUTED, Stage.FROZEN, Stage.VOID)
"""The stages in which the next deal of a table can begin."""


class WrongDeck(Refused):
    """A deck that this table does not open now; its seal stays whole.

    Fields: `table` and `due`, what the table opens now (None: nothing more); `deck_table`
    and `deck_deal`, what the label says.
    """

    def __init__(
        self, *, table: TableNo, due: DealNo | None, deck_table: TableNo, deck_deal: DealNo
    ) -> None:
        opens = "has no more deal to open" if due is None else f"opens deal {due} now"
        super().__init__(
            f"This deck is deal {deck_deal} for table {deck_table}; table {table} {opens}"
        )
        self.table = table
        self.due = due
        self.deck_table = deck_table
        self.deck_deal = deck_deal


class PlayPaused(Refused):
    """A seal to be broken while the director has stopped play."""

    def __init__(self, *, reason: str) -> None:
        why = f": {reason}" if reason else ""
        super().__init__(f"play is paused{why}; finish the hand, and do not open another deck")
        self.reason = reason


class SealHeld(Refused):
    """A seal to be broken at a table that is held until the office answers (R39).

    Fields: `table`, and `deals`, the hands to which the office has still to answer.
    """

    def __init__(self, *, table: TableNo, deals: Sequence[DealNo]) -> None:
        super().__init__(
            f"table {table} waits for the director, who has to look at the hands of deals "
            f"{in_a_row(deals)}; leave the next deck sealed"
        )
        self.table = table
        self.deals = tuple(deals)


def order_of(
    desk: DealDesk, progress: AnyDuplicate, session: SessionNo, table: TableNo
) -> tuple[tuple[DealNo, ...], dict[DealNo, int]]:
    """The deals that a table has still to begin or finish, and the slots of all its deals."""
    now = progress.sessions.get(session)
    if now is None or table not in now.played:
        return (), {}
    luck = desk.luck(progress.event.id, session)
    if luck is None:
        raise LuckNotHere(event=progress.event.id, session=session)
    drawn = luck.orders[table - 1]
    slots = {deal: slot for slot, deal in enumerate(drawn, 1)}
    order = now.order(table, drawn)
    for deal in order:
        slots.setdefault(deal, slots[now.origin(deal)])
    left = [deal for deal in order if now.stage(table, deal) not in SETTLED]
    # The hand in play comes first, whatever has come into the order before it.
    left.sort(key=lambda deal: (table, deal) not in now.hands)
    return tuple(left), slots


def require_turn(
    desk: DealDesk,
    progress: AnyDuplicate,
    now: SessionProgress,
    at: At,
    hand: PlayedHand,
    fresh: Sequence[Body],
    *,
    offline: bool = False,
) -> None:
    """Nothing, if the table may go on with this deal, or begin it now.

    Args:
        offline: the device says that the lines were typed without a connection.
    """
    seal = next((body for body in fresh if isinstance(body, BreakSeal)), None)
    label = read_label(seal.label) if seal else None
    if hand.seal_label is not None:
        return
    order, _ = order_of(desk, progress, at.session, at.table)
    due = order[0] if order else None
    # A reserve deal that came up later holds up no deck that was opened without knowing.
    before = order[: order.index(at.deal)] if at.deal in order else order
    turn = at.deal in order and all(deal > now.deals for deal in before)
    if label is not None and (not turn or label != Label(at.session, at.table, at.deal)):
        raise WrongDeck(table=at.table, due=due, deck_table=label.table, deck_deal=label.deal)
    if not turn:
        raise WrongDeal(table=at.table, deal=at.deal)
    if label is not None and now.paused is not None:
        raise PlayPaused(reason=now.paused)
    # What was begun without a connection is taken as it was typed: the table knew nothing of
    # the halt. Nobody has to believe it, since it learns nothing before the office has answered.
    held = now.releases[at.table].holding
    if label is not None and held and not offline:
        raise SealHeld(table=at.table, deals=held)
