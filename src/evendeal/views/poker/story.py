"""What tables did with a hand in a few acts, as a commentator would note it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, TypeAlias

from evendeal.ids import SeatNo
from evendeal.poker import Call, Check, Fold, HandState, RaiseTo, Street, result
from evendeal.poker.played import PlayedHand
from evendeal.views.poker.replay import Step, replay
from evendeal.views.poker.seat import hand_made
from evendeal.views.poker.story_words import ActDone, HandAct, Limit, Phrase, phrases

StreetName: TypeAlias = Literal["pre-flop", "flop", "turn", "river", "showdown"]
STREETS: tuple[StreetName, ...] = ("pre-flop", "flop", "turn", "river")
"""The betting rounds by their names, in order."""


@dataclass(frozen=True, slots=True)
class StreetPlay:
    """What one table did on one street: acts, and the same as phrases to be read one by one."""

    street: StreetName
    text: tuple[Phrase, ...]
    acts: tuple[HandAct, ...]


def story(hand: PlayedHand) -> tuple[StreetPlay, ...]:
    """The hand street by street.

    Amounts are the seat's total for the street. Seats that fold before they have come into
    the pot are passed over, and once two are left, a check or a call needs no name.
    """
    assert hand.state is not None
    steps = [
        step for step in replay(hand) if isinstance(step.action, Check | Call | Fold | RaiseTo)
    ]
    plays = []
    for street, in_street in groupby(steps, key=lambda step: step.before.street):
        acts = _street(list(in_street))
        if acts:
            plays.append(StreetPlay(STREETS[street], phrases(acts), acts))
    ending = _showdown(hand.state)
    if ending:
        plays.append(StreetPlay("showdown", phrases(ending), ending))
    return tuple(plays)


def _street(steps: Sequence[Step]) -> tuple[HandAct, ...]:
    last = steps[-1].after
    folded: list[SeatNo] = []
    if last.live.bit_count() == 1:
        while steps and isinstance(steps[-1].action, Fold):
            folded.insert(0, steps[-1].action.seat)
            steps = steps[:-1]
    acts = list(_acts(steps))
    if folded:
        acts.append(_last_folds(folded, last, walk=not acts and not last.street))
    return tuple(acts)


def _acts(steps: Sequence[Step]) -> Iterator[HandAct]:
    seen = [step for step in steps if not _passed_over(step)]
    for verb, run in groupby(seen, key=_verb):
        same = list(run)
        match verb:
            case "raise":
                yield from map(_raise, same)
            case "check" | "call":
                yield from (HandAct(verb) for _ in same)
            case "all in":
                yield from map(_all_in, same)
            case _:
                if verb == "checks" and len(same) == same[0].before.live.bit_count() > 1:
                    yield HandAct("all_check")
                else:
                    yield HandAct(verb, tuple(_seat(step) for step in same))


def _verb(step: Step) -> Literal["raise", "folds", "check", "checks", "all in", "call", "calls"]:
    """What kind of act an action makes: an unnamed one, or one that follows its seats."""
    match step.action:
        case RaiseTo():
            return "raise"
        case Fold():
            return "folds"
        case Check():
            return "check" if _two_are_left(step.before) else "checks"
        case _:
            if _is_for_all(step):
                return "all in"
            return "call" if _two_are_left(step.before) else "calls"


def _raise(step: Step) -> HandAct:
    assert isinstance(step.action, RaiseTo)
    state, seat = step.before, step.action.seat
    done: ActDone = "raise" if state.aggressor < 0 else "raise_on"
    if not state.level:
        done = "bet"
    limit = None if step.after.behind(seat) else _limit(state, seat)
    return HandAct(done, (seat,), step.action.chips, limit)


def _is_for_all(step: Step) -> bool:
    """Whether a call puts in the last chips of its seat, and the bet was not for all itself."""
    state, seat = step.before, _seat(step)
    if step.after.behind(seat):
        return False
    bettor = SeatNo(state.aggressor + 1)
    return _put_in(step) < state.level or not bettor or state.behind(bettor) > 0


def _all_in(step: Step) -> HandAct:
    state, seat = step.before, _seat(step)
    limit = _limit(state, seat)
    if _put_in(step) < state.level:
        return HandAct("call_for", (seat,), _put_in(step), limit)
    if _two_are_left(state):
        return HandAct("call", limit=limit)
    return HandAct("calls", (seat,), limit=limit)


def _put_in(step: Step) -> int:
    """What the seat has in on the street after its action."""
    seat = _seat(step)
    return step.after.committed[seat - 1] - step.before.before[seat - 1]


def _limit(state: HandState, seat: SeatNo) -> Limit:
    cap = state.setup.cap
    return "cap" if cap is not None and state.setup.stacks[seat - 1] >= cap else "all_in"


def _passed_over(step: Step) -> bool:
    """Whether a fold says nothing: the seat faces a bet and was not in the pot yet."""
    state = step.before
    if not isinstance(step.action, Fold) or state.street:
        return False
    seat = step.action.seat
    return state.faced[seat - 1] < 0 and state.street_bet(seat) < state.level


def _two_are_left(state: HandState) -> bool:
    """Whether everybody knows who is meant; before the flop only after a raise."""
    return state.live.bit_count() == 2 and (state.street > Street.PREFLOP or state.aggressor >= 0)


def _last_folds(folded: Sequence[SeatNo], last: HandState, *, walk: bool) -> HandAct:
    if len(folded) == 1:
        return HandAct("last_fold", (folded[0],))
    if walk:
        return HandAct("all_fold_to", (SeatNo(last.live.bit_length()),))
    return HandAct("all_fold")


def _showdown(state: HandState) -> tuple[HandAct, ...]:
    done = result(state)
    if not done.showdown:
        return ()
    count = len(done.won)
    sides = ["side"] if count == 2 else [str(n) for n in range(1, count)]
    named = zip(["main", *sides], done.won, strict=True)
    wins = []
    for seats, pots in groupby(named, key=lambda pot: sorted(pot[1].shares)):
        names, won = zip(*pots, strict=True)
        if len(names) == count:
            names = ((), ("both",), ("all",))[min(count, 3) - 1]
        wins.append(_win(state, seats, names, any(len(each.pot.seats) > 1 for each in won)))
    return tuple(wins)


def _win(
    state: HandState, seats: Sequence[SeatNo], pots: tuple[str, ...], opposed: bool
) -> HandAct:
    if not opposed:
        return HandAct("takes", (seats[0],), pots=pots)
    hole = state.holes[seats[0] - 1] or ()
    hand = hand_made((*hole, *state.board))
    return HandAct("wins" if len(seats) == 1 else "split", tuple(seats), pots=pots, hand=hand)


def _seat(step: Step) -> SeatNo:
    assert isinstance(step.action, Check | Call | Fold | RaiseTo)
    return step.action.seat
