"""Its rehearsal: whoever sits there turns the card that the deck has."""

from collections.abc import Iterator

from evendeal.director.appending import At, append_lines
from evendeal.formats.rehearsal_side import REHEARSAL, RehearsalSide, Turn, key_of, secret_of
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.tournament.line import Draft
from support.formats.hand_winner.event import HandWinner
from support.formats.hand_winner.life import HandWinnerLedger
from support.formats.hand_winner.lines import BODIES, Turned


class HandWinnerRehearsal(RehearsalSide[HandWinnerLedger, At]):
    """An event of this format, rehearsed."""

    what = "hands"
    most_bytes = 4_096

    def __init__(self, event: HandWinner, seed: int) -> None:
        super().__init__(event, secret_of(event, "any", seed))
        self._hands = event.hands + event.bonus

    @property
    def total(self) -> int:
        """Of the duel and of the bonus."""
        return self._hands

    def due(self, ledger: HandWinnerLedger) -> Iterator[At]:
        """The hands of the stage that runs."""
        progress = ledger.progress(self.event)
        for session, now in progress.sessions.items():
            for deal in now.left:
                yield At(self.event, session, TableNo(1), deal)

    def finish(self, ledger: HandWinnerLedger, unit: At) -> Turn:
        """Turn the cards that are still to be turned."""
        return self._turn(ledger, unit, self._drafts(ledger, unit))

    def line(self, ledger: HandWinnerLedger, table: TableNo) -> Turn | None:
        """Turn one card."""
        at = next(self.due(ledger), None)
        return at and self._turn(ledger, at, self._drafts(ledger, at)[:1])

    def _drafts(self, ledger: HandWinnerLedger, at: At) -> list[Draft]:
        hand = ledger.progress(self.event).sessions[at.session].hand(at.deal)
        assert hand.deck is not None
        cards = zip(hand.seats, hand.deck.cards, strict=False)
        due = [Turned(seat, card) for seat, card in cards if seat not in hand.turned]
        return [
            Draft(*at.place, n, f"{key_of(at)}/{n}", BODIES.write(line))
            for n, line in enumerate(due, hand.lines)
        ]

    def _turn(self, ledger: HandWinnerLedger, at: At, drafts: list[Draft]) -> Turn:
        append_lines(ledger, at, drafts, REHEARSAL)
        progress = ledger.progress(self.event)
        done = sum(now.hands - len(now.left) for now in progress.sessions.values())
        final = progress.sessions[SessionNo(at.session)].hand(DealNo(at.deal)).final
        return Turn(at, final, done, self.total)
