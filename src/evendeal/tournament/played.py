"""One table's play of one deal, folded from its lines."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from evendeal.cards import DeckOrder
from evendeal.errors import Refused
from evendeal.poker import (
    Action,
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
from evendeal.tournament.bodies import Accepted, Body, Correction, Undo


class NoSuchLine(Refused):
    """A line to undo or correct that is not there, or counts no more."""

    def __init__(self, *, of: int) -> None:
        super().__init__(f"line {of} of this hand is not an action that counts")
        self.of = of


class ResultDiffers(Refused):
    """An accepted result that the hand's lines do not make."""

    def __init__(self, *, stated: tuple[Chips, ...], made: tuple[Chips, ...]) -> None:
        super().__init__(f"the result states {_signed(stated)}, the hand makes {_signed(made)}")
        self.stated = stated
        self.made = made


class HandClosed(Refused):
    """A line for a hand whose result has been accepted; only a correction can follow."""

    def __init__(self, *, lines: int) -> None:
        super().__init__(f"this hand was accepted with {lines} lines; only the director corrects")
        self.lines = lines


@dataclass(slots=True)
class PlayedHand:
    """The lines of one hand and what they make.

    Attributes:
        setup, luck: conditions and deck-order; without the deck-order actions are kept but
            not yet played.
        lines: how many lines there are; the next one has this number.
        in_force: the actions that count, each with the number of its line.
        state: the hand after them; None while the deck-order is not known.
        accepted: the result on which the table agreed.
        agreed: the actions that counted when the table agreed.
        accepted_at: when.
        corrected: the reason of the last correction after that; empty if there was none.
    """

    setup: Setup
    luck: DeckOrder | None
    lines: int = 0
    in_force: list[tuple[int, Action]] = field(default_factory=list)
    state: HandState | None = None
    accepted: HandResult | None = None
    stated: Accepted | None = None
    agreed: tuple[Action, ...] = ()
    accepted_at: str | None = None
    corrected: str = ""

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
        if not scores and self.stated is not None:
            scores = self.stated.chips
        return scores

    @property
    def ready(self) -> bool:
        """Whether the hand is over and its result can be accepted."""
        return self.state is not None and is_over(self.state) and self.stated is None

    def copy(self) -> "PlayedHand":
        """The same hand to try something on."""
        return replace(self, in_force=list(self.in_force))

    def take(self, body: Body, at: str) -> None:
        """Count one more line; if it is refused, nothing has changed.

        Raises:
            Refused: by the rules of the hand, or as described above.
        """
        match body:
            case Accepted():
                self._accept(body, at)
            case Undo():
                of = self._known(body.of)
                self._refold([(n, a) for n, a in self.in_force if n != of])
            case Correction():
                of = self._known(body.of)
                self._refold([(n, body.action if n == of else a) for n, a in self.in_force])
                if self.stated is not None:
                    self.corrected = body.reason or "no reason given"
            case _:
                self._act(body)  # type: ignore[arg-type]
        self.lines += 1

    def reveal(self, luck: DeckOrder) -> None:
        """Play the kept lines now that the deck-order is known.

        Raises:
            Refused: they cannot be played with it.
        """
        if self.luck is None:
            if self.stated is not None:
                # What the table agreed on was made before any correction that came later.
                self._check(self.stated, _played(self.setup, luck, self.agreed))
            self.luck = luck
            self._refold(self.in_force)

    def _act(self, action: Action) -> None:
        if self.stated is not None:
            raise HandClosed(lines=self.lines)
        if self.state is not None:
            self.state = apply(self.state, action)
        self.in_force.append((self.lines, action))

    def _accept(self, stated: Accepted, at: str) -> None:
        if self.stated is not None:
            raise HandClosed(lines=self.lines)
        if self.state is not None:
            self._check(stated, self.state)
        if len(stated.chips) != self.setup.seats:
            raise ResultDiffers(stated=stated.chips, made=(0,) * self.setup.seats)
        self.stated = stated
        self.agreed = self.actions
        self.accepted_at = at

    def _check(self, stated: Accepted, state: HandState) -> None:
        made = result(state)
        if made.chip_scores != stated.chips or made.house != stated.house:
            raise ResultDiffers(stated=stated.chips, made=made.chip_scores)
        self.accepted = made

    def _known(self, of: int) -> int:
        if all(n != of for n, _ in self.in_force):
            raise NoSuchLine(of=of)
        return of

    def _refold(self, in_force: list[tuple[int, Action]]) -> None:
        if self.luck is not None:
            state = _played(self.setup, self.luck, (action for _, action in in_force))
            made = result(state) if self.accepted is not None else None
            self.state = state
            self.accepted = made
        self.in_force = in_force


def _played(setup: Setup, luck: DeckOrder, actions: Iterable[Action]) -> HandState:
    played = play(setup, luck, actions)
    if played.refusal is not None:
        raise played.refusal
    return played.state


def _signed(chips: tuple[Chips, ...]) -> str:
    return " ".join(f"{each:+}" if isinstance(each, int) else str(each) for each in chips)
