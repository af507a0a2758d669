"""Its rehearsal: everybody looks at his card, and stays with a seven or better."""

from collections.abc import Iterator

from evendeal.cards import RANKS
from evendeal.director.appending import At
from evendeal.formats.rehearsal_side import REHEARSAL, RehearsalSide, Turn, key_of, secret_of
from evendeal.ids import TableNo
from evendeal.tournament.line import Draft
from evendeal.tournament.steps import Step
from support.formats.card_room.event import EVENING, CardRoom
from support.formats.card_room.life import CardRoomLedger
from support.formats.card_room.lines import BODIES, Drop, Stay
from support.formats.card_room.play import Hand, cards_of

BOLD = RANKS.index("7")


class CardRoomRehearsal(RehearsalSide[CardRoomLedger, At]):
    """An event of this format, rehearsed."""

    what = "hands"
    most_bytes = 8_192

    def __init__(self, event: CardRoom, seed: int) -> None:
        super().__init__(event, secret_of(event, "any", seed))
        self._hands = event.hands

    @property
    def total(self) -> int:
        """The hands of the evening."""
        return self._hands

    def take_own(self, ledger: CardRoomLedger, step: Step) -> None:
        """Deal the next hand."""
        deal = len(ledger.progress(self.event).sessions[EVENING].dealt) + 1
        ledger.deal(self.event, by=REHEARSAL, wanted=self._secret(EVENING, f"hand-{deal}"))

    def due(self, ledger: CardRoomLedger) -> Iterator[At]:
        """The hand that is being played."""
        now = ledger.progress(self.event).sessions.get(EVENING)
        if now is not None and now.running is not None:
            yield At(self.event, EVENING, TableNo(1), now.running.deal)

    def finish(self, ledger: CardRoomLedger, unit: At) -> Turn:
        """Have all act that are still to act, and open the hand."""
        hand = self._hand(ledger)
        lines = []
        while hand.to_act is not None:
            action = self._action(ledger, hand)
            lines.append(self._draft(unit, hand, action))
            hand = hand.take(action)
        ledger.write(self.event, [*lines, ledger.opening_of(self.event, hand)], REHEARSAL)
        return self._turn(ledger, unit)

    def line(self, ledger: CardRoomLedger, table: TableNo) -> Turn | None:
        """One acts; after the last one the hand is opened."""
        at = next(self.due(ledger), None)
        if at is None:
            return None
        hand = self._hand(ledger)
        action = self._action(ledger, hand)
        after = hand.take(action)
        lines = [self._draft(at, hand, action)]
        if after.to_act is None:
            lines.append(ledger.opening_of(self.event, after))
        ledger.write(self.event, lines, REHEARSAL)
        return self._turn(ledger, at)

    def _hand(self, ledger: CardRoomLedger) -> Hand:
        hand = ledger.progress(self.event).sessions[EVENING].running
        assert hand is not None
        return hand

    def _action(self, ledger: CardRoomLedger, hand: Hand) -> Stay | Drop:
        seat = hand.to_act
        assert seat is not None
        card = cards_of(ledger.secret_of(self.event, hand.deal), hand)[seat]
        return Stay(seat) if RANKS.index(card[0]) >= BOLD else Drop(seat)

    @staticmethod
    def _draft(at: At, hand: Hand, action: Stay | Drop) -> Draft:
        key = f"{key_of(at)}/{hand.lines}"
        return Draft(*at.place, hand.lines, key, BODIES.write(action))

    def _turn(self, ledger: CardRoomLedger, at: At) -> Turn:
        now = ledger.progress(self.event).sessions[EVENING]
        return Turn(at, now.dealt[at.deal].final, now.hands - now.left, self.total)
