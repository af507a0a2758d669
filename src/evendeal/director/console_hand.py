"""One hand as its recorder knows it: the rules without the luck, folded line by line."""

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field

from evendeal.lines.acts import CallDirector, Undo
from evendeal.poker import (
    Action,
    Award,
    HandState,
    Setup,
    Street,
    apply,
    betting_is_over,
    is_over,
    result,
    start,
    waits_for,
)
from evendeal.poker.record_refusals import (
    DealtAlready,
    HandClosed,
    HandFrozen,
    NoSuchLine,
    ResultDiffers,
    SealFirst,
    SealIsBroken,
    UndoNeedsRuling,
)
from evendeal.poker.refusals import StreetNotDue
from evendeal.tournament.acts import STREETS, BreakSeal, Dealt, Different, Dispute, Note, StreetName
from evendeal.tournament.bodies import Accepted, Body, Correction
from evendeal.tournament.played import PlayedHand


@dataclass(slots=True)
class TypedHand:
    """What the lines of a hand make without the deck-order.

    Attributes:
        lines: how many there are.
        in_force: the actions that count, each with the number of its line.
        state: the hand after them, with the cards that were typed and no others.
        label: of the deck; None while it is sealed.
        dealt, dealt_at: the last street put down, and the number of its line.
        closed: the table has accepted the result.
        halted: the stage, where the hand waits for the director.
    """

    setup: Setup
    lines: int = 0
    in_force: list[tuple[int, Action]] = field(default_factory=list)
    state: HandState = field(init=False)
    label: str | None = None
    dealt: StreetName | None = None
    dealt_at: int = -1
    closed: bool = False
    halted: str | None = None

    def __post_init__(self) -> None:
        self.state = start(self.setup)

    @classmethod
    def of(cls, hand: PlayedHand) -> "TypedHand":
        """The hand as its lines are now, made anew."""
        street, line = hand.street_sent or (None, -1)
        fresh = cls(
            hand.setup,
            hand.lines,
            label=hand.seal_label,
            dealt=street,
            dealt_at=line,
            closed=hand.stated is not None,
        )
        fresh._refold(list(hand.in_force))
        return fresh

    def copy(self) -> "TypedHand":
        """The same hand to try lines on."""
        other = copy(self)
        other.in_force = list(self.in_force)
        return other

    def with_awards(self, announced: Iterable[tuple[int, Body]]) -> "TypedHand":
        """The hand in which these announced winners count where no others do."""
        fresh = self.copy()
        for n, body in announced:
            if isinstance(body, Award) and body.pot not in _awarded(fresh.in_force):
                fresh.state = apply(fresh.state, body)
                fresh.in_force.append((n, body))
        return fresh

    @property
    def over(self) -> bool:
        """Whether the hand has a result."""
        return self.label is not None and is_over(self.state)

    @property
    def street_due(self) -> StreetName | None:
        """The street that the dealer puts down next; None while something else comes first."""
        state = self.state
        alone = state.live & (state.live - 1) == 0
        if state.actor >= 0 or alone or state.street == Street.RIVER:
            return None
        return STREETS[state.street]

    def take(self, body: Body) -> None:
        """Count one more line; if it is refused, nothing has changed.

        Raises:
            Refused: by the rules, which know no luck here, or as described above.
        """
        if not isinstance(body, Note | CallDirector):
            self._require_open(body)
        match body:
            case Note() | CallDirector():
                pass
            case BreakSeal():
                self.label = body.label
            case Dealt():
                self._require_due(body.street)
                if self.dealt == body.street:
                    raise DealtAlready(street=body.street)
                self.dealt, self.dealt_at = body.street, self.lines
            case Different():
                self._require_due(body.street)
                self.halted = "frozen"
            case Dispute():
                if not betting_is_over(self.state):
                    raise StreetNotDue(waits_for=waits_for(self.state))
                self.halted = "disputed"
            case Accepted():
                self._accept(body)
            case Undo():
                of = self._within_reach(body.of)
                self._refold([(n, action) for n, action in self.in_force if n != of])
            case Correction():
                of = self._within_reach(body.of)
                self._refold([(n, body.action if n == of else a) for n, a in self.in_force])
            case _:
                self.state = apply(self.state, body)  # type: ignore[arg-type]
                self.in_force.append((self.lines, body))  # type: ignore[arg-type]
        self.lines += 1

    def _require_open(self, body: Body) -> None:
        if self.closed:
            raise HandClosed(lines=self.lines)
        if self.halted is not None:
            raise HandFrozen(stage=self.halted)
        if isinstance(body, BreakSeal):
            if self.label is not None:
                raise SealIsBroken(label=self.label)
        elif self.label is None:
            raise SealFirst

    def _require_due(self, street: StreetName) -> None:
        if self.street_due != street:
            raise StreetNotDue(waits_for=waits_for(self.state))

    def _within_reach(self, of: int) -> int:
        """The line that a recorder may still take back or mend (R38)."""
        if 0 <= of <= self.dealt_at:
            raise UndoNeedsRuling(of=of, street=self.dealt)
        if all(n != of for n, _ in self.in_force):
            first = min((n for n, _ in self.in_force), default=self.lines)
            if 0 <= of < first:
                raise UndoNeedsRuling(of=of, street=None)
            raise NoSuchLine(of=of)
        return of

    def _accept(self, stated: Accepted) -> None:
        made = result(self.state)
        if (made.chip_scores, made.house) != (stated.chips, stated.house):
            raise ResultDiffers(stated=stated.chips, made=made.chip_scores)
        self.closed = True

    def _refold(self, in_force: list[tuple[int, Action]]) -> None:
        state = start(self.setup)
        for _, action in in_force:
            state = apply(state, action)
        self.state, self.in_force = state, in_force


def _awarded(in_force: Iterable[tuple[int, Action]]) -> set[int]:
    """The pots whose winners have been announced."""
    return {action.pot for _, action in in_force if isinstance(action, Award)}
