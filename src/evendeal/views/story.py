"""A hand told in a few phrases, as a commentator would note it."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from evendeal.cards.ranking import describe
from evendeal.ids import SeatNo
from evendeal.poker import (
    Action,
    Call,
    Check,
    Fold,
    HandState,
    RaiseTo,
    Street,
    apply,
    result,
    start,
)
from evendeal.tournament.played import PlayedHand
from evendeal.views.deal import Phrase, StreetPlay
from evendeal.views.words import chips_text

_Name: TypeAlias = Literal["pre-flop", "flop", "turn", "river", "showdown"]
_STREETS: tuple[_Name, ...] = ("pre-flop", "flop", "turn", "river")


def story(hand: PlayedHand) -> tuple[StreetPlay, ...]:
    """The hand street by street; folds before anybody has entered the pot are left out."""
    assert hand.luck is not None
    state = start(hand.setup, hand.luck)
    told: dict[int, list[Phrase]] = {}
    for action in hand.actions:
        street = state.street
        after = apply(state, action)
        phrases = told.setdefault(street, [])
        phrases += _phrase(state, action, after, bool(phrases))
        state = after
    plays = [
        StreetPlay(_STREETS[street], tuple(told[street])) for street in sorted(told) if told[street]
    ]
    ending = _ending(state)
    if ending:
        plays.append(StreetPlay("showdown", ending))
    return tuple(plays)


def _phrase(state: HandState, action: Action, after: HandState, follows: bool) -> Iterable[Phrase]:
    join = ", " if follows else ""
    match action:
        case RaiseTo(seat, chips):
            limit = state.terms.limits[seat - 1] - state.before[seat - 1]
            what = "bets" if not state.level else "to" if _was_raised(state) else "raises to"
            yield Phrase(f"{join}{seat} {what} ", False)
            yield Phrase(chips_text(chips), True)
            if chips == limit:
                capped = state.setup.cap is not None and (
                    state.setup.stacks[seat - 1] >= state.setup.cap
                )
                yield Phrase(" (cap)" if capped else " (all-in)", False)
        case Call(seat):
            yield Phrase(f"{join}call" if _heads_up(state) else f"{join}{seat} calls", False)
        case Check(seat):
            option = state.street == Street.PREFLOP
            if not (option and after.street != state.street):
                yield Phrase(f"{join}check" if _heads_up(state) else f"{join}{seat} checks", False)
        case Fold(seat):
            if after.live & (after.live - 1) == 0:
                if state.street == Street.PREFLOP and not _was_raised(state) and not _limped(state):
                    yield Phrase(f"everybody folds to {after.live.bit_length()}", False)
                else:
                    yield Phrase(join, False)
                    yield Phrase(f"{seat} folds", True)
            elif _entered(state, seat):
                yield Phrase(f"{join}{seat} folds", False)


def _was_raised(state: HandState) -> bool:
    return state.aggressor >= 0


def _limped(state: HandState) -> bool:
    return any(faced >= 0 for faced in state.faced)


def _entered(state: HandState, seat: SeatNo) -> bool:
    """Whether the seat has come into the pot of its own will before."""
    return state.street > Street.PREFLOP or state.faced[seat - 1] >= 0


def _heads_up(state: HandState) -> bool:
    return state.live.bit_count() == 2 and (
        state.street > Street.PREFLOP or _was_raised(state) or len(state.faced) == 2
    )


def _ending(state: HandState) -> tuple[Phrase, ...]:
    done = result(state)
    if not done.showdown:
        return ()
    phrases = []
    for number, won in enumerate(done.won):
        seats = " and ".join(str(seat) for seat in won.shares)
        hole = state.holes[next(iter(won.shares)) - 1] or ()
        verb = "wins" if len(won.shares) == 1 else "share"
        if number:
            phrases.append(Phrase(", ", False))
        phrases.append(Phrase(f"{seats} {verb}", True))
        if len(won.pot.seats) > 1 or number == 0:
            phrases.append(Phrase(f" with {_hand(describe((*hole, *state.board)))}", False))
        if len(done.won) > 1:
            phrases.append(Phrase(" the main pot" if number == 0 else " a side pot", False))
    return tuple(phrases)


def _hand(caption: str) -> str:
    """The caption as it stands in a sentence."""
    article = caption.startswith(("pair", "straight", "flush", "full house", "royal"))
    return f"a {caption}" if article else caption
