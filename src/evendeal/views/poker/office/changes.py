"""What changes between two states of an event, in figures and in words read aloud."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from evendeal.ids import DealNo, SeatNo, SessionNo, TableNo
from evendeal.poker import Chips, betting_is_over
from evendeal.poker.played import PlayedHand
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.ruled_deals import NO_RULINGS
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.views.poker.embargo.deals import (
    board_on_table,
    contenders,
    is_open,
    settled_chips,
    winners_announced,
)
from evendeal.views.poker.office.consequences import (
    Consequences,
    LadderChange,
    SeatChange,
    TeamChange,
)
from evendeal.views.text import Text, says
from evendeal.views.words import chips_text, player_of


class Compared(NamedTuple):
    """What a ruling changes in the comparison of entries over the open deals.

    Attributes:
        sentences: about all of it.
    """

    ladders: tuple[LadderChange, ...]
    teams: tuple[TeamChange, ...]
    sentences: tuple[Text, ...]


HIDDEN = says("hangs-on-hidden")
"""All that is known of what would follow then."""


def consequences(
    before: AnyDuplicate,
    after: AnyDuplicate,
    session: SessionNo,
    deal: DealNo | None,
    first: Sequence[Text],
    *,
    compared: Compared,
    known: bool = True,
) -> Consequences:
    """What is different after a ruling, withdrawal or correction.

    Args:
        after: the same event with the lines that would be written.
        deal: the deal it is about; None for a penalty.
        first: what is done; it comes first.
        compared: what changes in the comparison, which is the format's.
        known: false if the outcome hangs on cards that nobody at the table has seen; then only
            what is done is named.
    """
    was, now = before.sessions[session], after.sessions[session]
    if not known:
        return Consequences((*first, HIDDEN), (), (), (), False, None)
    seats = tuple(_seats(before, was, now, deal)) if deal is not None else ()
    sentences = [
        *first,
        *(_slots(was, now, deal) if deal is not None else ()),
        *_seat_sentences(seats),
        *compared.sentences,
        *(_embargo(was, now, deal) if deal is not None else ()),
    ]
    return Consequences(tuple(sentences), seats, compared.ladders, compared.teams, False, None)


def hangs_on_hidden_cards(
    before: AnyDuplicate,
    after: AnyDuplicate,
    session: SessionNo,
    hands: Iterable[tuple[TableNo, DealNo]],
) -> bool:
    """Whether the outcome of a change hangs on cards of a closed deal that nobody has seen.

    Such are cards that the table has not been dealt, and hole cards that were never compared:
    a preview, which nothing writes down, would be a way to ask for them.

    Args:
        after: with the hole cards of these hands face down, so that this says nothing of them.
        hands: of closed deals, that the change touches.
    """
    was, now = before.sessions[session], after.sessions[session]
    for at in hands:
        old, hand = was.hands[at], now.hands[at]
        if old.state is None or hand.state is None:
            continue
        same = old.final and (old.in_force, old.final) == (hand.in_force, hand.final)
        if not same and _tells(old, hand):
            return True
    return False


def _tells(old: PlayedHand, new: PlayedHand) -> bool:
    """Whether the difference between two versions of a closed hand tells of hidden cards."""
    was, now = old.state, new.state
    assert was is not None
    assert now is not None
    if old.refusal is not None or new.refusal is not None:
        return True
    if len(now.board) > len(board_on_table(old, open=False)):
        return True
    if not betting_is_over(now):
        return False
    compared = contenders(was) if betting_is_over(was) else frozenset[SeatNo]()
    announced = set(now.claims.awards) <= set(was.claims.awards) and winners_announced(now)
    return bool(contenders(now)) and not (announced and contenders(now) <= compared)


def deal_chips(
    now: SessionProgress, table: TableNo, deal: DealNo, seats: int
) -> tuple[Chips | None, ...]:
    """Chips of each seat of a table in a deal as they count, or would if all were settled.

    None: not known, as with the mean of tables that have still to play; or nothing, as in a
    deal that is void everywhere.
    """
    unknown: tuple[Chips | None, ...] = (None,) * seats
    if not now.compares(deal):
        return unknown
    if is_open(now, deal):
        return now.opened[deal].traveller[table].chip_scores
    rulings = now.rulings.get(deal, NO_RULINGS)
    if table in rulings.void or rulings.group_of(table):
        if now.done.get(deal, 0) < len(now.tables):
            return unknown
        return now.traveller(deal)[table].chip_scores
    hand = now.hands.get((table, deal))
    own = settled_chips(hand, open=False) if hand is not None else None
    if own is None:
        return unknown
    chips = list(own)
    for at, seat, change in rulings.adjusted:
        if at == table:
            chips[seat - 1] += change
    return tuple(chips)


def _seats(
    event: AnyDuplicate, was: SessionProgress, now: SessionProgress, deal: DealNo
) -> Iterator[SeatChange]:
    """The seats whose chips in the deal change, table by table."""
    names = {entry.id: entry.name for entry in event.event.entries}
    count = now.play.seats
    for table in was.played:
        old = deal_chips(was, table, deal, count)
        new = deal_chips(now, table, deal, count)
        for number, (less, more) in enumerate(zip(old, new, strict=True), 1):
            seat = SeatNo(number)
            seated = was.at(table, seat, deal)
            if less != more and seated is not None:
                name = player_of(seated.player, names[seated.entry])
                yield SeatChange(table, seat, name, less, more)


def _seat_sentences(seats: Iterable[SeatChange]) -> Iterator[Text]:
    for table, group in groupby(seats, key=lambda change: change.table):
        changes = list(group)
        if all(change.after is None for change in changes):
            yield says("change-no-longer", table=table)
            continue
        clauses = [_seat_sentence(change) for change in changes]
        yield says("change-table", table=table, changes=clauses)


def _seat_sentence(change: SeatChange) -> Text:
    had: Text | str = says("no-result")
    if change.before is not None:
        had = chips_text(change.before, signed=True)
    if change.after is None:
        return says("change-seat-none", seat=change.seat, had=had)
    has = chips_text(change.after, signed=True)
    return says("change-seat", seat=change.seat, has=has, had=had)


def _slots(was: SessionProgress, now: SessionProgress, deal: DealNo) -> Iterator[Text]:
    """What is played in whose place."""
    for place, (old, new) in enumerate(zip(was.slots, now.slots, strict=True), 1):
        if old == new:
            continue
        if new is None:
            yield says("change-no-reserve", place=place)
        elif new > now.deals:
            yield says("change-reserve", deal=new)
        else:
            yield says("change-counts-again", deal=new)


def _embargo(was: SessionProgress, now: SessionProgress, deal: DealNo) -> Iterator[Text]:
    if is_open(was, deal):
        return
    if is_open(now, deal):
        yield says("change-opens", deal=deal)
    elif now.compares(deal):
        yield says("change-seen-later", deal=deal)
