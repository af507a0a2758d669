"""A hand in a few phrases, as a commentator would note it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, TypeAlias

from evendeal.cards.ranking import describe
from evendeal.ids import SeatNo
from evendeal.poker import Call, Check, Fold, HandState, RaiseTo, Street, result
from evendeal.poker.played import PlayedHand
from evendeal.views.poker.replay import Step, replay
from evendeal.views.words import chips_text, in_a_row

StreetName: TypeAlias = Literal["pre-flop", "flop", "turn", "river", "showdown"]
STREETS: tuple[StreetName, ...] = ("pre-flop", "flop", "turn", "river")
"""The betting rounds by their names, in order."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A piece of the story of a hand; `strong` for amounts and for what decided it."""

    text: str
    strong: bool


@dataclass(frozen=True, slots=True)
class StreetPlay:
    """What one table did on one street, as phrases to be read one after another."""

    street: StreetName
    text: tuple[Phrase, ...]


_Clause: TypeAlias = tuple[Phrase, ...]


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
        phrases = _street(list(in_street))
        if phrases:
            plays.append(StreetPlay(STREETS[street], phrases))
    ending = _showdown(hand.state)
    if ending:
        plays.append(StreetPlay("showdown", ending))
    return tuple(plays)


def _street(steps: Sequence[Step]) -> tuple[Phrase, ...]:
    last = steps[-1].after
    folded: list[SeatNo] = []
    if last.live.bit_count() == 1:
        while steps and isinstance(steps[-1].action, Fold):
            folded.insert(0, steps[-1].action.seat)
            steps = steps[:-1]
    clauses = list(_clauses(steps))
    if folded:
        clauses.append(_last_folds(folded, last, walk=not clauses and not last.street))
    return _joined(clauses, ", ")


def _clauses(steps: Sequence[Step]) -> Iterator[_Clause]:
    seen = [step for step in steps if not _passed_over(step)]
    for verb, run in groupby(seen, key=_verb):
        same = list(run)
        match verb:
            case "raise":
                yield from map(_raise, same)
            case "check" | "call":
                yield from ((Phrase(verb, False),) for _ in same)
            case "all in":
                yield from ((Phrase(_all_in(step), False),) for step in same)
            case _:
                if verb == "checks" and len(same) == same[0].before.live.bit_count() > 1:
                    yield (Phrase("all check", False),)
                else:
                    yield (Phrase(_together([_seat(step) for step in same], verb), False),)


def _verb(step: Step) -> str:
    """What kind of clause an action makes: an unnamed verb, or one that follows its seats."""
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


def _raise(step: Step) -> _Clause:
    assert isinstance(step.action, RaiseTo)
    state, seat = step.before, step.action.seat
    verb = "raises to" if state.aggressor < 0 else "to"
    if not state.level:
        verb = "bets"
    raised = (Phrase(f"{seat} {verb} ", False), Phrase(chips_text(step.action.chips), True))
    if step.after.behind(seat):
        return raised
    return (*raised, Phrase(f" ({_limit(state, seat)})", False))


def _is_for_all(step: Step) -> bool:
    """Whether a call puts in the last chips of its seat, and the bet was not for all itself."""
    state, seat = step.before, _seat(step)
    if step.after.behind(seat):
        return False
    bettor = SeatNo(state.aggressor + 1)
    return _put_in(step) < state.level or not bettor or state.behind(bettor) > 0


def _all_in(step: Step) -> str:
    state, seat = step.before, _seat(step)
    limit = _limit(state, seat)
    if _put_in(step) < state.level:
        all_in = "all-in" if limit == "all-in" else "to the cap"
        return f"{seat} calls {all_in} for {chips_text(_put_in(step))}"
    return f"{'call' if _two_are_left(state) else f'{seat} calls'} ({limit})"


def _put_in(step: Step) -> int:
    """What the seat has in on the street after its action."""
    seat = _seat(step)
    return step.after.committed[seat - 1] - step.before.before[seat - 1]


def _limit(state: HandState, seat: SeatNo) -> str:
    cap = state.setup.cap
    return "cap" if cap is not None and state.setup.stacks[seat - 1] >= cap else "all-in"


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


def _last_folds(folded: Sequence[SeatNo], last: HandState, *, walk: bool) -> _Clause:
    if len(folded) == 1:
        return (Phrase(f"{folded[0]} folds", True),)
    if walk:
        return (Phrase(f"all fold to {last.live.bit_length()}", False),)
    return (Phrase("all fold", True),)


def _showdown(state: HandState) -> tuple[Phrase, ...]:
    done = result(state)
    if not done.showdown:
        return ()
    count = len(done.won)
    sides = ["the side pot"] if count == 2 else [f"side pot {n}" for n in range(1, count)]
    named = zip(["the main pot", *sides], done.won, strict=True)
    wins = []
    for seats, pots in groupby(named, key=lambda pot: sorted(pot[1].shares)):
        names, won = zip(*pots, strict=True)
        which = in_a_row(names)
        if len(names) == count:
            which = ("", "both pots", "all pots")[min(count, 3) - 1]
        wins.append(_win(state, seats, which, any(len(each.pot.seats) > 1 for each in won)))
    return _joined(wins, "; ")


def _win(state: HandState, seats: Sequence[SeatNo], pots: str, opposed: bool) -> _Clause:
    if not opposed:
        return (Phrase(f"{seats[0]} takes", True), Phrase(f" {pots} unopposed", False))
    verb, what = ("wins", pots) if len(seats) == 1 else ("split", pots or "the pot")
    hole = state.holes[seats[0] - 1] or ()
    hand = _with_article(describe((*hole, *state.board)))
    words = f" {what} with {hand}" if what else f" with {hand}"
    return (Phrase(f"{in_a_row(seats)} {verb}", True), Phrase(words, False))


def _with_article(caption: str) -> str:
    """The caption as it stands in a sentence."""
    counted = caption.startswith(("pair", "straight", "flush", "full house", "royal"))
    return f"a {caption}" if counted else caption


def _together(seats: Sequence[SeatNo], verb: str) -> str:
    """`3 calls`, or `3 and 5 call`."""
    return f"{in_a_row(seats)} {verb if len(seats) == 1 else verb.removesuffix('s')}"


def _seat(step: Step) -> SeatNo:
    assert isinstance(step.action, Check | Call | Fold | RaiseTo)
    return step.action.seat


def _joined(clauses: Iterable[_Clause], mark: str) -> tuple[Phrase, ...]:
    phrases: list[Phrase] = []
    for clause in clauses:
        first, *rest = clause
        if phrases and first.strong:
            phrases.append(Phrase(mark, False))
        elif phrases:
            first = Phrase(mark + first.text, False)
        phrases += [first, *rest]
    return tuple(phrases)
