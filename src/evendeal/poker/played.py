"""A hand of one table, folded from its lines: the same fold on the server and in the browser."""

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from evendeal.cards import DeckOrder
from evendeal.errors import Refused
from evendeal.lines.acts import CallDirector, Undo
from evendeal.poker.actions import Action, Award
from evendeal.poker.betting import NOTHING_LEGAL, Legal, legal
from evendeal.poker.hand import apply, play
from evendeal.poker.hand_stage import Stage
from evendeal.poker.lines import (
    Accepted,
    BreakSeal,
    Correction,
    Dealt,
    Different,
    Dispute,
    HandLine,
    Note,
)
from evendeal.poker.opening import start
from evendeal.poker.record_refusals import HandClosed, NoSuchLine, ResultDiffers
from evendeal.poker.refusals import AwardDiffers, BoardDiffers, CardsDiffer
from evendeal.poker.result import HandResult, is_over, result
from evendeal.poker.setup import Chips, Setup
from evendeal.poker.state import HandState
from evendeal.poker.streets import StreetName, street_due

MISSES = 2
"""With so many announced winners that the deck-order contradicts, a deal is frozen (R38)."""

CONTRADICTIONS = (BoardDiffers, CardsDiffer, AwardDiffers)
"""What only the deck-order can tell; whoever records without it has done nothing wrong."""


class Mark(NamedTuple):
    """Something at a table that is no action: its line, what it was, and when."""

    n: int
    act: Note | CallDirector | Dispute | Different
    at: str


@dataclass(slots=True)
class PlayedHand:
    """The lines of one hand and what they make.

    Its cards are those of the deck-order, or as the table announced them (`announced`). Where
    neither is known, actions are recorded and not played. When lines were written is known where
    somebody says it, and empty elsewhere.

    Attributes:
        setup, luck: conditions and deck-order.
        lines: how many lines there are; the next one has this number.
        in_force: the actions that count, each with the number of its line.
        state: the hand after them as far as the deck-order allows; None where they are not played.
        refusal: the first of them that the deck-order contradicts; those after it are recorded
            too, and nothing of them is lost (R39).
        misses: how often a winner was announced that the deck-order contradicts; such a line
            does not count (R38). One that was taken back is counted with them, right or wrong:
            else one could ask for the winners, or by them for the board, and undo the asking.
        missed: those announcements, each with the number of its line.
        accepted: the result on which the table agreed, or which the director let stand.
        stated: the result that the table named when it agreed.
        agreed: the actions that counted when the table agreed.
        accepted_at: when.
        corrected: the reason of the last correction after that; empty if there was none.
        corrected_at: when it was made; None if there was none.
        begun_at: when the first line was written.
        seal_label: the label on the deck, as it was read when the seal was broken.
        street_sent: the last street that the dealer has put down, with the number of the line.
        marks: notes, calls, disputes and differing boards, in order.
        open: those of them that the director has still to settle.
    """

    setup: Setup
    luck: DeckOrder | None
    lines: int = 0
    in_force: list[tuple[int, Action]] = field(default_factory=list)
    state: HandState | None = None
    refusal: Refused | None = None
    misses: int = 0
    missed: tuple[tuple[int, Action], ...] = ()
    accepted: HandResult | None = None
    stated: Accepted | None = None
    agreed: tuple[Action, ...] = ()
    accepted_at: str | None = None
    corrected: str = ""
    corrected_at: str | None = None
    begun_at: str | None = None
    seal_label: str | None = None
    street_sent: tuple[StreetName, int] | None = None
    marks: tuple[Mark, ...] = ()
    open: tuple[Mark, ...] = ()

    def __post_init__(self) -> None:
        if self.luck is not None and self.state is None:
            self.state = start(self.setup, self.luck)

    @classmethod
    def announced(cls, setup: Setup) -> Self:
        """A hand without a line, whose cards come as its lines say."""
        return cls(setup, None, state=start(setup))

    def as_announced(self) -> "PlayedHand":
        """The same hand as its table knows it: of its cards what the lines say, and no more.

        Raises:
            Refused: the lines do not say enough to play it.
        """
        made = PlayedHand.announced(self.setup)
        made._refold(self.in_force, "")
        made.lines, made.stated, made.agreed = self.lines, self.stated, self.agreed
        made.seal_label, made.street_sent = self.seal_label, self.street_sent
        made.marks, made.open, made.begun_at = self.marks, self.open, self.begun_at
        return made

    def copy(self) -> Self:
        """The same hand to try something on."""
        other = copy(self)
        other.in_force = list(self.in_force)
        return other

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that count, in order."""
        return tuple(action for _, action in self.in_force)

    @property
    def chip_scores(self) -> tuple[Chips, ...]:
        """Chips won and lost, by seat; what the table stated while cards are not known."""
        scores: tuple[Chips, ...] = self.accepted.chip_scores if self.accepted else ()
        if not scores and self.stated is not None and self.luck is None:
            scores = self.stated.chips
        return scores

    @property
    def over(self) -> bool:
        """Whether what has been played has a result."""
        state = self.state
        return state is not None and state.actor < 0 and is_over(state)

    @property
    def final(self) -> bool:
        """Whether its result counts: accepted, and nothing in it is open."""
        return self.accepted is not None or (self.stated is not None and self.luck is None)

    @property
    def stage(self) -> Stage:
        """How far the table is with it."""
        if self.final:
            return Stage.ACCEPTED
        if self.frozen:
            return Stage.FROZEN
        if self.disputed is not None:
            return Stage.DISPUTED
        if not self.lines:
            return Stage.SEALED
        return Stage.FINISHED if self.ready else Stage.PLAYING

    @property
    def frozen(self) -> bool:
        """Whether table and deck-order contradict each other, or the table reports that they do."""
        if self.final:
            return False
        return self.refusal is not None or self.stated is not None or self.called_different

    @property
    def called_different(self) -> bool:
        """Whether the table reports another board than the deck-order's, and it is not settled."""
        return any(isinstance(mark.act, Different) for mark in self.open)

    @property
    def calls(self) -> tuple[Mark, ...]:
        """The calls for the director that have not been answered."""
        return tuple(mark for mark in self.open if isinstance(mark.act, CallDirector))

    @property
    def disputed(self) -> Mark | None:
        """The dispute that is open."""
        return next((mark for mark in self.open if isinstance(mark.act, Dispute)), None)

    @property
    def halted(self) -> Stage | None:
        """The stage, where a word of the table has the hand wait for the director."""
        if self.disputed is not None:
            return Stage.DISPUTED
        return Stage.FROZEN if self.called_different else None

    @property
    def ready(self) -> bool:
        """Whether the hand is over and its result can be accepted."""
        return self.over and self.stated is None and self.refusal is None

    @property
    def untouched(self) -> bool:
        """Whether nothing has been played: its deck is sealed, and nothing was announced."""
        return self.seal_label is None and not self.in_force and self.stated is None

    @property
    def closed(self) -> int:
        """Lines before this number are no longer the recorder's to change (R38)."""
        return 0 if self.street_sent is None else self.street_sent[1] + 1

    @property
    def street_due(self) -> StreetName | None:
        """The street that the dealer puts down next; None while something else comes first."""
        return None if self.state is None else street_due(self.state)

    @property
    def offered(self) -> StreetName | None:
        """The street that lies on the table and is not confirmed."""
        if self.street_sent is None or self.street_due != self.street_sent[0]:
            return None
        return self.street_sent[0]

    def choices(self) -> Legal:
        """What may be done next; nothing where actions are not played, or the hand waits."""
        if self.state is None or self.final or self.frozen or self.halted is not None:
            return NOTHING_LEGAL
        return legal(self.state)

    def record(self, line: HandLine, at: str = "") -> None:
        """Count one more line, the next one; see `take`."""
        self.take(self.lines, line, at)

    def take(self, n: int, line: HandLine, at: str = "") -> None:
        """Count one more line; if it is refused, nothing has changed.

        What the deck-order contradicts is no refusal: it is recorded, and freezes the hand.

        Args:
            n: its number; the first line of a hand has 0.
            at: when it is written.

        Raises:
            Refused: by the rules of the hand, or as described above.
        """
        match line:
            case Accepted():
                self._accept(line, at)
            case Undo():
                self._change(line.of, None, at)
            case Correction():
                self._change(line.of, line.action, at)
                if self.stated is not None:
                    self.corrected = line.reason or "no reason given"
                    self.corrected_at = at
            case BreakSeal():
                self._require_open()
                self.seal_label = line.label
            case Dealt():
                self._require_open()
                self.street_sent = (line.street, n)
            case Note():
                self.marks += (Mark(n, line, at),)
            case CallDirector() | Different() | Dispute():
                if not isinstance(line, CallDirector):
                    self._require_open()
                mark = Mark(n, line, at)
                self.marks += (mark,)
                self.open += (mark,)
            case _:
                self._act(n, line)
        self.lines = n + 1
        if self.begun_at is None:
            self.begun_at = at

    def _require_open(self) -> None:
        if self.stated is not None:
            raise HandClosed(lines=self.lines)

    def _act(self, n: int, action: Action) -> None:
        self._require_open()
        if self.state is not None and self.refusal is None:
            try:
                self.state = apply(self.state, action)
            except CONTRADICTIONS as refusal:
                if self.luck is None:
                    raise
                if isinstance(refusal, AwardDiffers):
                    self._miss(n, action, refusal)
                    return
                self.refusal = refusal
        self.in_force.append((n, action))

    def _miss(self, n: int, action: Action, refusal: AwardDiffers) -> None:
        """Line `n` announces a winner that the deck-order contradicts: it is not in force, and
        the table is to look again."""
        self.missed += ((n, action),)
        self._doubt(refusal)

    def _doubt(self, refusal: AwardDiffers) -> None:
        """One more announced winner who was none, or was taken back; the second freezes."""
        self.misses += 1
        if self.luck is not None and self.misses >= MISSES and self.refusal is None:
            self.refusal = refusal

    def _change(self, of: int, action: Action | None, at: str) -> None:
        """Line `of` says this action now, or counts no more."""
        if any(n == of for n, _ in self.missed):
            # Whoever typed it may not know that it did not count. If taking it back were
            # refused, one could find the winners without announcing any.
            self._change_missed(of, action, at)
        elif any(n == of for n, _ in self.in_force):
            before = next(each for n, each in self.in_force if n == of)
            changed = [(n, action if n == of else each) for n, each in self.in_force]
            self._refold([(n, each) for n, each in changed if each is not None], at)
            if isinstance(before, Award) and self.stated is None:
                self._doubt(AwardDiffers(pot=before.pot))
        else:
            raise NoSuchLine(of=of)

    def _change_missed(self, of: int, action: Action | None, at: str) -> None:
        others = tuple((n, each) for n, each in self.missed if n != of)
        if action is not None:
            now = sorted([*self.in_force, (of, action)], key=lambda line: line[0])
            if self.luck is not None and self.refusal is None and self.stated is None:
                _, refusal = as_far_as(self.setup, self.luck, (each for _, each in now))
                if isinstance(refusal, AwardDiffers):
                    self.missed = others
                    self._miss(of, action, refusal)
                    return
            self._refold(now, at)
        self.missed = others

    def _accept(self, stated: Accepted, at: str) -> None:
        self._require_open()
        if len(stated.chips) != self.setup.seats:
            raise ResultDiffers(stated=stated.chips, made=(0,) * self.setup.seats)
        if self.luck is not None and self.state is not None and self.refusal is None:
            try:
                self._check(stated, self.state)
            except ResultDiffers:
                if not self.misses:
                    raise
                # Recorded without the deck-order, and it had been warned of the winner.
        self.stated = stated
        self.agreed = self.actions
        self.accepted_at = at

    def _check(self, stated: Accepted, state: HandState) -> None:
        made = result(state)
        if made.chip_scores != stated.chips or made.house != stated.house:
            raise ResultDiffers(stated=stated.chips, made=made.chip_scores)
        self.accepted = made

    def _refold(self, in_force: Sequence[tuple[int, Action]], at: str) -> None:
        """Count these actions instead.

        Raises:
            Refused: the rules refuse one of them. Nothing has changed.
        """
        if self.state is not None or self.luck is not None:
            actions = (action for _, action in in_force)
            state, refusal = as_far_as(self.setup, self.luck, actions)
            if self.luck is not None:
                self._weigh(state, refusal, at)
            elif refusal is not None:
                raise refusal
            else:
                self.state = state
        self.in_force = list(in_force)

    def _weigh(self, state: HandState, refusal: Refused | None, at: str) -> None:
        """Whether a hand whose actions have changed is frozen, and what is accepted of it."""
        made = None
        if refusal is None and self.stated is None and self.misses >= MISSES:
            # Nor does it thaw a hand that two wrong winners have frozen (R38).
            by_them = isinstance(self.refusal, AwardDiffers)
            refusal = self.refusal if by_them else AwardDiffers(pot=0)
        if self.accepted is not None:
            # What was final stays so: it has to be finished after the change too.
            if refusal is not None:
                raise refusal
            made = result(state)
        elif self.stated is not None and refusal is None and is_over(state):
            now = result(state)
            if (now.chip_scores, now.house) == (self.stated.chips, self.stated.house):
                # The change was what was missing to the result that the table accepted.
                made, self.accepted_at = now, at
        self.state = state
        self.refusal = refusal
        self.accepted = made


def as_far_as(
    setup: Setup, luck: DeckOrder | None, actions: Iterable[Action]
) -> tuple[HandState, Refused | None]:
    """The hand as far as the deck-order allows, and the first action that it contradicts.

    Raises:
        Refused: the rules refuse an action whatever the cards are.
    """
    played = play(setup, luck, actions)
    if played.refusal is not None and not isinstance(played.refusal, CONTRADICTIONS):
        raise played.refusal
    return played.state, played.refusal
