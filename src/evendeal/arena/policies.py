"""Three ways to play a rehearsal: tight, loose, and one who calls."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from evendeal.arena.chance import fraction, pick
from evendeal.arena.decision import Decision
from evendeal.arena.no_such_policy import NoSuchPolicy
from evendeal.arena.strength import after_the_flop, before_the_flop
from evendeal.ids import EntryId
from evendeal.poker import Action, Call, Check, Fold, RaiseTo, Street

Policy: TypeAlias = Callable[[Decision, int], Action]
"""An action for a decision; the number is the player's mood, the same for the same place."""


@dataclass(frozen=True, slots=True)
class Style:
    """The habits of a rehearsal player, each from 0 to 1.

    Attributes:
        enters: strength from which it plays a hand before the flop.
        raises: strength from which it raises before the flop.
        bets: strength from which it bets or raises after the flop.
        stays: strength that it needs to call half a pot; more for more.
        bluffs: how often it bets with nothing.
        moods: how much its estimate wavers from one decision to the next.
    """

    enters: float
    raises: float
    bets: float
    stays: float
    bluffs: float
    moods: float

    def __call__(self, seen: Decision, seed: int) -> Action:
        """The action of this style."""
        mood = fraction(seed, "mood")
        waver = self.moods * (mood - 0.5)
        if seen.street == Street.PREFLOP:
            return self._before_the_flop(seen, before_the_flop(seen.hole) + waver, seed)
        return self._after_the_flop(seen, after_the_flop(seen.hole, seen.board) + waver, seed)

    def _before_the_flop(self, seen: Decision, strength: float, seed: int) -> Action:
        # Every raise before one's turn asks for a better hand.
        raised = max(0.0, seen.level / seen.big_blind - 1)
        pressure = min(0.34, 0.055 * raised**0.6)
        if strength >= self.raises + pressure:
            if seen.level > 12 * seen.big_blind and strength < 0.82:
                return _call(seen)
            to = seen.level * 3 if raised else seen.level * (2 + pick(seed, 3, "open") / 2)
            return _raise(seen, int(to))
        if strength >= self.enters + pressure:
            return _call(seen)
        return _give_up(seen)

    def _after_the_flop(self, seen: Decision, strength: float, seed: int) -> Action:
        strength -= 0.03 * (seen.opponents - 1)
        share = (0.5, 0.66, 0.75, 1.0)[pick(seed, 4, "size")]
        cost = seen.may.call
        if cost is None:
            bluff = fraction(seed, "bluff") < self.bluffs and seen.opponents < 3
            if strength >= self.bets or bluff:
                return _raise(seen, int(share * seen.pot))
            return _give_up(seen)
        price = cost / (seen.pot + cost)
        if strength >= self.bets + 0.16 + 0.3 * min(1.0, cost / max(1, seen.pot)):
            return _raise(seen, seen.level + int((seen.pot + cost) * share))
        if strength >= self.stays + 0.9 * (price - 0.25):
            return _call(seen)
        return _give_up(seen)


def _raise(seen: Decision, to: int) -> Action:
    """A raise to about `to`: in whole units, and within what is legal."""
    may = seen.may
    assert may.seat is not None
    if may.least is None or may.most is None:
        return _call(seen)
    rounded = -(-to // seen.unit) * seen.unit
    chips = min(max(rounded, may.least), may.most)
    # Who has put in most of his chips puts in the rest.
    return RaiseTo(may.seat, may.most if chips * 5 > may.most * 4 else chips)


def _call(seen: Decision) -> Action:
    assert seen.may.seat is not None
    return Check(seen.may.seat) if seen.may.call is None else Call(seen.may.seat)


def _give_up(seen: Decision) -> Action:
    assert seen.may.seat is not None
    return Check(seen.may.seat) if seen.may.check else Fold(seen.may.seat)


MIXED = "mixed"
POLICIES: Mapping[str, Policy] = {
    "tight": Style(enters=0.50, raises=0.55, bets=0.56, stays=0.44, bluffs=0.12, moods=0.10),
    "loose": Style(enters=0.36, raises=0.46, bets=0.47, stays=0.37, bluffs=0.26, moods=0.16),
    "caller": Style(enters=0.34, raises=0.70, bets=0.66, stays=0.31, bluffs=0.04, moods=0.12),
}


def policies_for(name: str, entries: Sequence[EntryId], seed: int) -> dict[EntryId, Policy]:
    """The policy of each entry: the named one for all, or with `mixed` one each by the seed.

    Raises:
        NoSuchPolicy: there is no policy of that name.
    """
    if name == MIXED:
        known = list(POLICIES.values())
        return {entry: known[pick(seed, len(known), "policy", entry)] for entry in entries}
    if name not in POLICIES:
        raise NoSuchPolicy(policy=name, game="poker", known=(*POLICIES, MIXED))
    return dict.fromkeys(entries, POLICIES[name])
