"""One table's play of one deal as the log has it: the fold of its lines, and rulings on it."""

from dataclasses import dataclass, replace

from evendeal.cards import DeckOrder
from evendeal.ids import SeatNo
from evendeal.lines.acts import CallDirector
from evendeal.poker import Chips, HandResult, is_over, play, result, start
from evendeal.poker.lines import Accepted, Dispute
from evendeal.poker.played import MISSES, PlayedHand
from evendeal.poker.refusals import AwardDiffers
from evendeal.tournament.duplicate.contradicted import announced, replay
from evendeal.tournament.duplicate.covered import covered
from evendeal.tournament.duplicate.stacks import SeatStacks


@dataclass(slots=True)
class TableHand(PlayedHand):
    """A hand of one table as its lines in the log tell it.

    Attributes:
        before: the stacks with which it began, where stacks run on, and what was handed out of
            the reserve for it.
    """

    before: SeatStacks | None = None

    def without(self, out: frozenset[SeatNo]) -> None:
        """Begin without the players of these seats; only before the seal is broken."""
        self.setup = replace(self.setup, out=out)
        if self.luck is not None:
            self.state = start(self.setup, self.luck)

    def covered(self) -> "TableHand":
        """The same hand as its table knows it: hole cards that nobody has tabled lie face down.

        Lines that are put to it come to what they would come to whatever those cards are.
        """
        if self.luck is None:
            return self.copy()
        luck = covered(self.luck, self.setup.seats)
        state = play(self.setup, luck, self.actions).state
        return replace(self, luck=luck, state=state, in_force=list(self.in_force))

    def answer(self) -> None:
        """The director has been there: open calls are settled."""
        self.open = tuple(mark for mark in self.open if not isinstance(mark.act, CallDirector))

    def let_stand(self, at: str) -> None:
        """The director lets play stand as recorded: what hindered it is settled.

        A finished hand that was disputed, or accepted with another result, is final then.
        A board that contradicts the deck-order stays: its line has to be corrected, or the
        deal is void.
        """
        settled = bool(self.open) or self.stated is not None or self.refusal is not None
        # Only what had been finished is final: a frozen hand goes on.
        ended = self.stated is not None or any(isinstance(m.act, Dispute) for m in self.marks)
        self.open = ()
        if self.luck is None:
            if settled and ended:
                self._let_stand_as_announced(at)
            return
        if isinstance(self.refusal, AwardDiffers):
            replayed = replay(self.setup, self.luck, self.in_force)
            self.state, self.refusal = replayed.state, replayed.refusal
            self.in_force, self.missed = replayed.in_force, self.missed + replayed.missed
            self.misses = MISSES - 1
        over = self.state is not None and is_over(self.state)
        if not self.final and settled and over and self.refusal is None and ended:
            assert self.state is not None
            made = result(self.state)
            self.stated, self.agreed = _accepted(made), self.actions
            self.accepted, self.accepted_at = made, at

    def made_at_table(self) -> tuple[tuple[Chips, ...], Chips] | None:
        """Chips by seat and the house as the table had them, whatever the deck-order says.

        What it accepted; else what it named as its result, or what follows from its actions and the
        winners that it announced last, whose cards were others than the deck-order's. None if it
        came to no result.
        """
        if self.accepted is not None:
            return self.accepted.chip_scores, self.accepted.house
        if self.stated is not None:
            return self.stated.chips, self.stated.house
        lines = sorted((*self.in_force, *self.missed), key=lambda line: line[0])
        made = announced(self.setup, [action for _, action in lines])
        if made is None and self.state is not None and self.refusal is None and self.over:
            # All but one have folded: no card has decided, so the table need not have typed any.
            by_cards = result(self.state)
            made = None if by_cards.showdown else by_cards
        return None if made is None else (made.chip_scores, made.house)

    def _let_stand_as_announced(self, at: str) -> None:
        """The same where the deck-order is not known yet; `reveal` holds the result against it."""
        made = announced(self.setup, self.actions)
        if made is None:
            return
        if self.stated is not None:
            agreed = announced(self.setup, self.agreed)
            if agreed is None or _accepted(agreed) == self.stated:
                return  # It was final, and stays as it was.
        self.stated, self.agreed, self.accepted_at = _accepted(made), self.actions, at

    def reveal(self, luck: DeckOrder) -> None:
        """Play its lines now that the deck-order is known.

        Raises:
            Refused: they cannot be played with it.
        """
        if self.luck is None:
            if self.stated is not None:
                # What the table agreed on was made before any correction that came later.
                # Winners who did not count were not known to be wrong then.
                agreed = replay(self.setup, luck, enumerate(self.agreed))
                if agreed.refusal is not None:
                    raise agreed.refusal
                self._check(self.stated, agreed.state)
                replayed = replay(self.setup, luck, self.in_force)
                self.in_force, self.missed = replayed.in_force, replayed.missed
            self.luck = luck
            self._refold(self.in_force, self.accepted_at or "")


def _accepted(made: HandResult) -> Accepted:
    return Accepted(made.chip_scores, made.house)
