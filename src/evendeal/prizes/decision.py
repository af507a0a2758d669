"""Somebody is all-in and everybody else has folded: is it worth a call?

Source: E. Besalú, The Dependent Chip Model (2021), section 6, for any hand of that kind.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import isnan
from operator import index
from typing import Literal

from evendeal.errors import Refused
from evendeal.prizes.aftermath import aftermath
from evendeal.prizes.amount_in_words import in_words
from evendeal.prizes.refusals import counted, there_are
from evendeal.prizes.table import Number, checked_prizes, checked_stacks
from evendeal.prizes.worth import Method, Model, Progress, one_of

Advice = Literal["call", "fold", "break-even"]

BREAK_EVEN = 1e-9
"""Differences up to this part of the pool (of all chips, by chips) count as none (R29)."""


NO_SHOVE = {
    "seat": "does not sit at a table of {most}",
    "self": "cannot call their own all-in",
    "stack": "cannot post {chips:,} from a stack of {most:,}",
    "ante": "cannot have an ante of {chips:,} in the {most:,} posted",
    "caller": "is all-in by what they posted and has nothing to decide",
    "three": "is all-in by what they posted, so that three would be in the pot",
    "covered": "has already posted as much as the all-in of {most:,}",
    "number": "cannot post {chips}: it is no number of chips",
}
"""Why there is no such decision, in words, by the reason that the catalogue knows."""


class ShoveRefused(Refused):
    """A hand in which there is no such decision.

    `reason` is one of `NO_SHOVE`, `why` says it; some are about so many `chips`, of at `most`
    so many.
    """

    def __init__(
        self, *, player: int, field: str, reason: str, chips: object = 0, most: int = 0
    ) -> None:
        why = NO_SHOVE[reason].format(chips=chips, most=most)
        super().__init__(f"player {player} {why}")
        self.player = player
        self.field = field
        self.reason = reason
        self.chips = chips
        self.most = most
        self.why = why


class NotPostedByAll(Refused):
    """Amounts posted that do not belong to the stacks one by one."""

    def __init__(self, *, field: str, amounts: int, players: int) -> None:
        super().__init__(
            f"{there_are(amounts, 'amount')} in {field} for {counted(players, 'player')}; "
            "name one for each, 0 for who posted nothing"
        )
        self.field = field
        self.amounts = amounts
        self.players = players


class EquityRefused(Refused):
    """An equity that is no part of a pot."""

    def __init__(self, *, equity: object) -> None:
        words = in_words(equity)
        super().__init__(f"the equity is {words}: it is a part of the pot, from 0 to 1")
        self.equity = equity


@dataclass(frozen=True, slots=True)
class Shove:
    """An all-in that one player can still call, everybody else having folded.

    Attributes:
        stacks: chips before anything was posted, shape (players,).
        posted: blinds and antes of each, shape (players,), as parts of their stacks.
        shover: who puts in everything; counts from 0.
        caller: who has to decide; counts from 0.
        antes: what of `posted` is an ante and so no part of a bet, shape (players,); empty if
            nothing is. Matters where antes differ, as with a big-blind ante (R35).

    Raises:
        StackRefused, NobodyToPay, TooManyChips: as for any table.
        NotPostedByAll: `posted` or `antes` are not as many as the stacks.
        ShoveRefused: nobody sits there; both are one player; more is posted than there was, or
            less than nothing; a third player is all-in by what they posted, or has posted as
            much as the all-in and so had nothing to fold for; the caller has nothing to decide.
    """

    stacks: tuple[int, ...]
    posted: tuple[int, ...]
    shover: int
    caller: int
    antes: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        stacks = checked_stacks(self.stacks)
        players = len(stacks)
        object.__setattr__(self, "stacks", stacks)
        object.__setattr__(self, "antes", tuple(self.antes) or (0,) * players)
        for field in ("posted", "antes"):
            object.__setattr__(self, field, _checked_amounts(field, getattr(self, field), players))
        for field, player in (("shover", self.shover), ("caller", self.caller)):
            if not 0 <= player < players:
                raise ShoveRefused(player=player + 1, field=field, reason="seat", most=players)
        if self.shover == self.caller:
            raise ShoveRefused(player=self.caller + 1, field="caller", reason="self")
        for player in range(players):
            self._check_posted(player)

    def _check_posted(self, player: int) -> None:
        stack, posted, ante = self.stacks[player], self.posted[player], self.antes[player]
        refused = partial(ShoveRefused, player=player + 1, field="posted")
        if posted > stack:
            raise refused(reason="stack", chips=posted, most=stack)
        if ante > posted:
            raise refused(reason="ante", chips=ante, most=posted)
        if player == self.shover:
            return
        if posted == stack:
            raise refused(reason="caller" if player == self.caller else "three")
        if posted - ante >= self._in_play(self.shover):
            raise refused(reason="covered", most=self._in_play(self.shover))

    def _in_play(self, player: int) -> int:
        """The most that a player can bet in this hand."""
        return self.stacks[player] - self.antes[player]

    def after_fold(self) -> tuple[int, ...]:
        """The stacks if the caller folds too; the shover takes what was posted."""
        after = [stack - posted for stack, posted in zip(self.stacks, self.posted, strict=True)]
        after[self.shover] += sum(self.posted)
        return tuple(after)

    def after_call(self, *, wins: bool) -> tuple[int, ...]:
        """The stacks after a call that the caller wins or loses; 0 where somebody is out.

        What the longer of the two stacks has over the shorter goes back to it.
        """
        bet = min(self._in_play(self.shover), self._in_play(self.caller))
        after = [stack - posted for stack, posted in zip(self.stacks, self.posted, strict=True)]
        pot = 2 * bet + sum(self.antes)
        for player in (self.shover, self.caller):
            after[player] = self._in_play(player) - bet
        for player in range(len(after)):
            if player not in (self.shover, self.caller):
                blind = self.posted[player] - self.antes[player]
                pot += min(blind, bet)
                after[self.shover] += max(blind - bet, 0)  # a short caller cannot win it
        after[self.caller if wins else self.shover] += pot
        return tuple(after)


@dataclass(frozen=True, slots=True)
class ModelAdvice:
    """What one way of valuing stacks says about a call.

    Attributes:
        method, error: how the least exact of the three values was found and how far off it can
            be, in parts of the pool.
        fold, win, lose: what the caller has after a fold, after a call that wins and after one
            that loses, in the unit of the prizes (by chips: in chips).
        call: equity * win + (1 - equity) * lose.
        need: the equity from which a call is right, (fold - lose) / (win - lose); below 0 any
            hand calls, above 1 none does. None where winning is worth no more than losing: the
            dependent model is not monotone, more chips can be worth less in it.
        advice: "break-even" where call and fold differ by no more than 1e-9 of the pool (R29).
            Where the error is larger than that, it settles nothing below twice the error.
    """

    model: Literal["chips"] | Model
    method: Method
    error: float
    fold: float
    win: float
    lose: float
    call: float
    need: float | None
    advice: Advice


def decide(
    shove: Shove,
    prizes: Iterable[Number],
    *,
    equity: Fraction | float,
    error: float = 1e-9,
    progress: Progress | None = None,
) -> tuple[ModelAdvice, ModelAdvice, ModelAdvice]:
    """Whether to call, valued by chips, by the independent and by the dependent chip model.

    Args:
        prizes: in units of money, first place first. A player who goes out takes the prize of
            the last place still open.
        equity: the caller's part of the pot against the range of the shover, from 0 to 1.
        error: how far a value may be off, in parts of the pool.
        progress: called with the part done.

    Raises:
        EquityRefused: the equity is no number from 0 to 1.
        NothingToShare, PrizeRefused, PrizesRise, MorePrizesThanPlayers: as for any table.
    """
    if isinstance(equity, bool) or isnan(equity) or not 0 <= equity <= 1:
        raise EquityRefused(equity=equity)
    checked = checked_prizes(prizes, players=len(shove.stacks))
    return (
        _by_chips(shove, Fraction(equity)),
        _by_money("icm", shove, checked, float(equity), error, one_of(2, progress, done=0)),
        _by_money("dcm", shove, checked, float(equity), error, one_of(2, progress, done=1)),
    )


def _by_chips(shove: Shove, equity: Fraction) -> ModelAdvice:
    fold = shove.after_fold()[shove.caller]
    win, lose = (shove.after_call(wins=wins)[shove.caller] for wins in (True, False))
    call = equity * win + (1 - equity) * lose
    return ModelAdvice(
        model="chips",
        method="exact",
        error=0.0,
        fold=float(fold),
        win=float(win),
        lose=float(lose),
        call=float(call),
        need=float(Fraction(fold - lose, win - lose)),  # the winner of a pot has more chips
        advice=_advice(float((call - fold) / sum(shove.stacks))),
    )


def _by_money(
    model: Model,
    shove: Shove,
    prizes: tuple[int, ...],
    equity: float,
    error: float,
    progress: Progress | None,
) -> ModelAdvice:
    tables = shove.after_fold(), shove.after_call(wins=True), shove.after_call(wins=False)
    valued = [
        aftermath(model, table, prizes, error=error, progress=one_of(len(tables), progress, done=i))
        for i, table in enumerate(tables)
    ]
    fold, win, lose = (value.amounts[shove.caller] for value in valued)
    worst = max(valued, key=lambda value: value.error)
    call = equity * win + (1 - equity) * lose
    return ModelAdvice(
        model=model,
        method=worst.method,
        error=worst.error,
        fold=fold,
        win=win,
        lose=lose,
        call=call,
        need=(fold - lose) / (win - lose) if win > lose else None,
        advice=_advice((call - fold) / sum(prizes)),
    )


def _advice(difference: float) -> Advice:
    if abs(difference) <= BREAK_EVEN:
        return "break-even"
    return "call" if difference > 0 else "fold"


def _checked_amounts(field: str, amounts: Sequence[int], players: int) -> tuple[int, ...]:
    if len(amounts) != players:
        raise NotPostedByAll(field=field, amounts=len(amounts), players=players)
    checked = []
    for player, amount in enumerate(amounts, start=1):
        chips = -1 if isinstance(amount, (bool, float)) else index(amount)
        if chips < 0:
            raise ShoveRefused(player=player, field=field, reason="number", chips=amount)
        checked.append(chips)
    return tuple(checked)
