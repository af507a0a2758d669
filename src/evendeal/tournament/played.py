"""One table's play of one deal, folded from its lines."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from evendeal.cards import DeckOrder
from evendeal.errors import Refused
from evendeal.ids import SeatNo
from evendeal.lines.acts import CallDirector, Undo
from evendeal.poker import (
    Action,
    Award,
    Chips,
    HandResult,
    HandState,
    Setup,
    apply,
    is_over,
    play,
    result,
    start,
)
from evendeal.poker.record_refusals import HandClosed, NoSuchLine, ResultDiffers
from evendeal.poker.refusals import AwardDiffers
from evendeal.tournament.acts import BreakSeal, Dealt, Different, Dispute, Note, StreetName
from evendeal.tournament.bodies import Accepted, Body, Correction
from evendeal.tournament.contradicted import CONTRADICTIONS, announced, as_far_as, kept
from evendeal.tournament.covered import covered
from evendeal.tournament.stacks import SeatStacks

MISSES = 2
"""With so many announced winners that the deck-order contradicts, a deal is frozen (R38)."""


class Stage(Enum):
    """How far a table is with a deal."""

    SEALED = "sealed"
    PLAYING = "playing"
    FINISHED = "finished"
    """Over, and not yet accepted."""
    ACCEPTED = "accepted"
    DISPUTED = "disputed"
    """The table does not agree; the director rules."""
    FROZEN = "frozen"
    """Table and deck-order contradict each other; the director rules."""
    VOID = "void"
    """Ruled void at this table, or everywhere."""


@dataclass(frozen=True, slots=True)
class Marked:
    """Something at a table that is no action: its line, what it was, and when."""

    n: int
    act: Note | CallDirector | Dispute | Different
    at: str


@dataclass(slots=True)
class PlayedHand:
    """The lines of one hand and what they make.

    Attributes:
        setup, luck: conditions and deck-order; without the deck-order actions are kept but
            not yet played.
        lines: how many lines there are; the next one has this number.
        in_force: the actions that count, each with the number of its line.
        state: the hand after them as far as the deck-order allows; None while it is not known.
        refusal: the first of them that the deck-order contradicts; those after it are kept,
            and nothing of them is lost (R39).
        misses: how often a winner was announced that the deck-order contradicts; such a line
            does not count (R38). One that was taken back is counted with them, right or wrong:
            else one could ask for the winners, or by them for the board, and undo the asking.
        missed: those announcements, each with the number of its line.
        accepted: the result on which the table agreed, or which the director let stand.
        agreed: the actions that counted when the table agreed.
        accepted_at: when.
        corrected: the reason of the last correction after that; empty if there was none.
        corrected_at: when it was made; None if there was none.
        begun_at: when the first line was written.
        seal_label: the label on the deck, as it was read when the seal was broken.
        street_sent: the last street that the dealer has put down, with the number of the line.
        before: the stacks with which it began, where stacks run on, and what was handed out of
            the reserve for it.
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
    marks: tuple[Marked, ...] = ()
    open: tuple[Marked, ...] = ()
    before: SeatStacks | None = None

    def __post_init__(self) -> None:
        if self.luck is not None and self.state is None:
            self.state = start(self.setup, self.luck)

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
        if any(isinstance(mark.act, Dispute) for mark in self.open):
            return Stage.DISPUTED
        if not self.lines:
            return Stage.SEALED
        return Stage.FINISHED if self.ready else Stage.PLAYING

    @property
    def frozen(self) -> bool:
        """Whether table and deck-order contradict each other, or are said to."""
        if self.final:
            return False
        return self.refusal is not None or self.stated is not None or self.called_different

    @property
    def called_different(self) -> bool:
        """Whether the board on the table is said to be another one, and it is not settled."""
        return any(isinstance(mark.act, Different) for mark in self.open)

    @property
    def calls(self) -> tuple[Marked, ...]:
        """The calls for the director that have not been answered."""
        return tuple(mark for mark in self.open if isinstance(mark.act, CallDirector))

    @property
    def disputed(self) -> Marked | None:
        """The dispute that is open."""
        return next((mark for mark in self.open if isinstance(mark.act, Dispute)), None)

    @property
    def ready(self) -> bool:
        """Whether the hand is over and its result can be accepted."""
        if self.state is None or self.stated is not None or self.refusal is not None:
            return False
        return is_over(self.state)

    def copy(self) -> "PlayedHand":
        """The same hand to try something on."""
        return replace(self, in_force=list(self.in_force))

    def without(self, out: frozenset[SeatNo]) -> None:
        """Begin without the players of these seats; only before the seal is broken."""
        self.setup = replace(self.setup, out=out)
        if self.luck is not None:
            self.state = start(self.setup, self.luck)

    @property
    def untouched(self) -> bool:
        """Whether nothing has been played: its deck is sealed, and nothing was announced."""
        return self.seal_label is None and not self.in_force and self.stated is None

    def covered(self) -> "PlayedHand":
        """The same hand as its table knows it: hole cards that nobody has tabled lie face down.

        Lines that are tried on it come to what they would come to whatever those cards are.
        """
        if self.luck is None:
            return self.copy()
        luck = covered(self.luck, self.setup.seats)
        state = play(self.setup, luck, self.actions).state
        return replace(self, luck=luck, state=state, in_force=list(self.in_force))

    def take(self, body: Body, at: str) -> None:
        """Count one more line; if it is refused, nothing has changed.

        What the deck-order contradicts is no refusal: it is kept, and freezes the hand.

        Raises:
            Refused: by the rules of the hand, or as described above.
        """
        match body:
            case Accepted():
                self._accept(body, at)
            case Undo():
                self._change(body.of, None, at)
            case Correction():
                self._change(body.of, body.action, at)
                if self.stated is not None:
                    self.corrected = body.reason or "no reason given"
                    self.corrected_at = at
            case BreakSeal():
                self._require_open()
                self.seal_label = body.label
            case Dealt():
                self._require_open()
                self.street_sent = (body.street, self.lines)
            case Note():
                self.marks += (Marked(self.lines, body, at),)
            case CallDirector() | Different() | Dispute():
                if not isinstance(body, CallDirector):
                    self._require_open()
                mark = Marked(self.lines, body, at)
                self.marks += (mark,)
                self.open += (mark,)
            case _:
                self._act(body)  # type: ignore[arg-type]
        self.lines += 1
        if self.begun_at is None:
            self.begun_at = at

    def answer(self) -> None:
        """The director has been there: open calls are settled."""
        self.open = tuple(mark for mark in self.open if not isinstance(mark.act, CallDirector))

    def let_stand(self, at: str) -> None:
        """The director lets play stand as recorded: what kept it from counting is settled.

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
            found = kept(self.setup, self.luck, self.in_force)
            self.state, self.refusal = found.state, found.refusal
            self.in_force, self.missed = found.in_force, self.missed + found.missed
            self.misses = MISSES - 1
        over = self.state is not None and is_over(self.state)
        if not self.final and settled and over and self.refusal is None and ended:
            assert self.state is not None
            made = result(self.state)
            self.stated, self.agreed = _accepted(made), self.actions
            self.accepted, self.accepted_at = made, at

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
        """Play the kept lines now that the deck-order is known.

        Raises:
            Refused: they cannot be played with it.
        """
        if self.luck is None:
            if self.stated is not None:
                # What the table agreed on was made before any correction that came later.
                # Winners who did not count were not known to be wrong then.
                agreed = kept(self.setup, luck, enumerate(self.agreed))
                if agreed.refusal is not None:
                    raise agreed.refusal
                self._check(self.stated, agreed.state)
                found = kept(self.setup, luck, self.in_force)
                self.in_force, self.missed = found.in_force, found.missed
            self.luck = luck
            self._refold(self.in_force, self.accepted_at or "")

    def _require_open(self) -> None:
        if self.stated is not None:
            raise HandClosed(lines=self.lines)

    def _act(self, action: Action) -> None:
        self._require_open()
        if self.state is not None and self.refusal is None:
            try:
                self.state = apply(self.state, action)
            except AwardDiffers as refusal:
                self._miss(self.lines, action, refusal)
                return
            except CONTRADICTIONS as refusal:
                self.refusal = refusal
        self.in_force.append((self.lines, action))

    def _miss(self, n: int, action: Action, refusal: AwardDiffers) -> None:
        """Line `n` announces a winner that the deck-order contradicts: it is not in force, and
        the table is asked to look again."""
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
            before = next(said for n, said in self.in_force if n == of)
            changed = [(n, action if n == of else said) for n, said in self.in_force]
            self._refold([(n, said) for n, said in changed if said is not None], at)
            if isinstance(before, Award) and self.stated is None:
                self._doubt(AwardDiffers(pot=before.pot))
        else:
            raise NoSuchLine(of=of)

    def _change_missed(self, of: int, action: Action | None, at: str) -> None:
        others = tuple((n, said) for n, said in self.missed if n != of)
        if action is not None:
            said = sorted([*self.in_force, (of, action)], key=lambda line: line[0])
            if self.luck is not None and self.refusal is None and self.stated is None:
                _, refusal = as_far_as(self.setup, self.luck, (each for _, each in said))
                if isinstance(refusal, AwardDiffers):
                    self.missed = others
                    self._miss(of, action, refusal)
                    return
            self._refold(said, at)
        self.missed = others

    def _accept(self, stated: Accepted, at: str) -> None:
        self._require_open()
        if len(stated.chips) != self.setup.seats:
            raise ResultDiffers(stated=stated.chips, made=(0,) * self.setup.seats)
        if self.state is not None and self.refusal is None:
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
        if self.luck is not None:
            state, refusal = as_far_as(self.setup, self.luck, (action for _, action in in_force))
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
        self.in_force = list(in_force)


def _accepted(made: HandResult) -> Accepted:
    return Accepted(made.chip_scores, made.house)
