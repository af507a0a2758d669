"""The console of its table, and what an entry sees of itself."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from evendeal.cards import Card
from evendeal.director.appending import At
from evendeal.director.ledger import NotStarted
from evendeal.errors import Refused
from evendeal.formats.console_side import Checked, ConsoleSide, Fresh, NotForATable, Reading
from evendeal.ids import WHOLE_EVENT, DealNo, EntryId, EventId, SeatNo, SessionNo, TableNo
from evendeal.lines.acts import Undo
from evendeal.views.roles import Grant
from support.formats.hand_winner.fold import Duel
from support.formats.hand_winner.lines import TABLE, Turned
from support.formats.hand_winner.play import Hand
from support.formats.hand_winner.refusals import OutOfTurn


@dataclass(frozen=True, slots=True)
class HandShown:
    """A hand at the table: its cards so far, and how many lines it has."""

    deal: DealNo
    next: int
    cards: Mapping[SeatNo, Card]


@dataclass(frozen=True, slots=True)
class HandWinnerTable:
    """What the recorder's device needs: the hands that are left, the next one first."""

    kind: Literal["hand_winner"]
    event: EventId
    session: SessionNo
    position: int
    order: tuple[HandShown, ...]


@dataclass(frozen=True, slots=True)
class HandWinnerReceipt:
    """The answer to lines that are on the disk."""

    kind: Literal["hand_winner"]
    deal: DealNo
    next: int
    position: int


@dataclass(frozen=True, slots=True)
class OwnHands:
    """What an entry sees of itself: the hands that it has won."""

    entry: EntryId
    won: int


class HandWinnerConsole(ConsoleSide[Duel, Turned | Undo, Hand]):
    """The console of its only table."""

    console_view, receipt_view = HandWinnerTable, HandWinnerReceipt
    most = 100

    def tables(self, progress: Duel) -> int:
        """There is one."""
        return 1

    def position(self, progress: Duel, table: TableNo) -> int:
        """Its lines, and those of the event and its stages."""
        of_stages = sum(progress.next_n(each, 0, 0) for each in (WHOLE_EVENT, *progress.sessions))
        stages = progress.sessions.values()
        return of_stages + sum(hand.lines for now in stages for hand in now.played.values())

    def console(
        self, progress: Duel, table: TableNo, position: int, grant: Grant | None
    ) -> HandWinnerTable:
        """The hands that are left in the stage that is played."""
        now = progress.sessions.get(progress.session)
        hands = [] if now is None else [(deal, now.hand(deal)) for deal in now.left]
        order = tuple(HandShown(deal, hand.lines, hand.turned) for deal, hand in hands)
        event = progress.event.id
        return HandWinnerTable("hand_winner", event, progress.session, position, order)

    def read(self, line: Mapping[str, Any]) -> Turned | Undo:
        """A card that is turned, or taken back."""
        said: Turned | Undo | None = TABLE.read(line)
        if said is None:
            raise NotForATable(do=line.get("do"))
        return said

    def says(self, line: Turned | Undo, body: Mapping[str, Any]) -> bool:
        """Whether a line is what the log has."""
        return TABLE.write(line) == body

    def played(self, progress: Duel, at: At) -> Hand:
        """The hand so far."""
        now = progress.sessions.get(at.session)
        if now is None:
            raise NotStarted(event=at.event, session=at.session)
        return now.hand(at.deal)

    def too_long(self, at: At) -> Refused:
        """No hand has so many lines."""
        return OutOfTurn(seat=SeatNo(0))

    def check(
        self,
        progress: Duel,
        played: Hand,
        reading: Reading[Turned | Undo],
        fresh: Fresh[Turned | Undo],
    ) -> Checked:
        """The lines, if the hand takes them."""
        for line in fresh.lines:
            played = played.take(line)
        return Checked([TABLE.write(line) for line in fresh.lines])

    def receipt(
        self, progress: Duel, played: Hand, reading: Reading[Turned | Undo], position: int
    ) -> HandWinnerReceipt:
        """How far the hand is."""
        return HandWinnerReceipt("hand_winner", reading.at.deal, played.lines, position)
