"""What sessions of individuals come to: ladders, who stays, the final, and the order of awards."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from evendeal.ids import DealNo, EntryId, SessionNo
from evendeal.poker import Chips
from evendeal.scoring.awards import Award, LeftAt, order_of_awards
from evendeal.scoring.final import FinalShare, final_nets, final_shares
from evendeal.scoring.ranking import rank
from evendeal.scoring.seat_ladder import (
    CarryOver,
    SeatLadder,
    openings_after,
    session_ranks,
)
from evendeal.scoring.seat_tally import SeatTally
from evendeal.scoring.traveller import Traveller
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.seat_ladder.event import LadderEvent

Penalties = Mapping[EntryId, Chips]


@dataclass(frozen=True, slots=True)
class Finalist:
    """A line of the final.

    Attributes:
        place: 1 for the winner; those level have the same.
        net: chips beyond the mean of the field in each half, added.
        penalty: chips that rulings take from it.
    """

    entry: EntryId
    place: int
    net: Chips
    penalty: Chips

    @property
    def total(self) -> Chips:
        """The net less penalties."""
        return self.net - self.penalty


class LadderResults:
    """The results of an event of individuals, session by session; made again from what is open.

    Each session is counted on its own; what a session before it comes to is looked at when its
    ladders are asked for, so that a late correction reaches everything that follows.
    """

    def __init__(self, event: LadderEvent) -> None:
        self._event = event
        self._tallies: dict[SessionNo, SeatTally] = {}
        self._ladders: dict[SessionNo, tuple[SeatLadder, ...]] = {}

    def fork(self, event: LadderEvent) -> "LadderResults":
        """The same count to try something on; nothing done to it reaches this one."""
        other = LadderResults(event)
        other._tallies = {session: tally.fork() for session, tally in self._tallies.items()}
        other._ladders = dict(self._ladders)
        return other

    def began(self, now: SessionProgress) -> None:
        """A session has begun."""
        self._tallies.pop(now.session, None)
        self._forget(now.session)

    def changed(self, now: SessionProgress, deal: DealNo | None) -> None:
        """A deal of a session has opened or counts otherwise, or rulings take something else."""
        self._forget(now.session)
        tally = self._tallies.get(now.session)
        if deal is None or tally is None:
            return
        if now.compares(deal):
            tally.put(now.opened[deal].traveller)
        else:
            tally.drop(deal)

    def _forget(self, session: SessionNo) -> None:
        """Ladders are made of those before them: what came before a change stays."""
        self._ladders = {at: each for at, each in self._ladders.items() if at < session}

    def rules_of(self, session: SessionNo) -> CarryOver:
        """What a session leaves to the next."""
        stage = self._event.place_of(session).stage
        return CarryOver(stage.carry_over, stage.eliminate)

    def ladders(
        self,
        sessions: Mapping[SessionNo, SessionProgress],
        session: SessionNo,
        penalties: Mapping[SessionNo, Penalties],
    ) -> tuple[SeatLadder, ...]:
        """The ladders of a session that is not of the final, seat 1 first.

        Args:
            penalties: chips that rulings take, by session and entry.
        """
        if session not in self._ladders:
            first = SessionNo(1)
            opening: Mapping[EntryId, Chips] = {}
            if session > first:
                before = SessionNo(session - 1)
                opening = openings_after(self.ladders(sessions, before, penalties))
            now, rules = sessions[session], self.rules_of(session)
            taken = penalties.get(session, {})
            self._ladders[session] = tuple(
                SeatLadder(held, opening, rules, len(now.tables), taken)
                for held in self._tally(now).nets()
            )
        return self._ladders[session]

    def ranks(
        self,
        sessions: Mapping[SessionNo, SessionProgress],
        session: SessionNo,
        penalties: Mapping[SessionNo, Penalties],
    ) -> dict[EntryId, int]:
        """The rank of everybody in a session, over all its seats."""
        return session_ranks(self.ladders(sessions, session, penalties))

    def finalists(
        self, halves: Sequence[SessionProgress], penalties: Iterable[Penalties]
    ) -> tuple[Finalist, ...]:
        """The final as far as its deals are open, the best first."""
        nets = final_nets((now.lineup, self._open(now)) for now in halves)
        taken: dict[EntryId, Chips] = {}
        for each in penalties:
            for entry, chips in each.items():
                taken[entry] = taken.get(entry, 0) + chips
        entries = sorted(nets)
        places = rank([nets[entry] - taken.get(entry, 0) for entry in entries]).ranks
        lines = [
            Finalist(entry, place, nets[entry], taken.get(entry, 0))
            for entry, place in zip(entries, places, strict=True)
        ]
        return tuple(sorted(lines, key=lambda line: line.place))

    def shares(self, halves: Sequence[SessionProgress]) -> Iterator[FinalShare]:
        """What each finalist made of each open deal of the final."""
        return final_shares((now.lineup, self._open(now)) for now in halves)

    def _open(self, now: SessionProgress) -> list[Traveller]:
        return [each.traveller for each in now.opened.values() if now.compares(each.deal)]

    def _tally(self, now: SessionProgress) -> SeatTally:
        if now.session not in self._tallies:
            tally = SeatTally(now.lineup)
            for traveller in self._open(now):
                tally.put(traveller)
            self._tallies[now.session] = tally
        return self._tallies[now.session]


def left_at(ladders: Mapping[SessionNo, Sequence[SeatLadder]]) -> dict[EntryId, LeftAt]:
    """The last session that everybody has played, and where he stood in it.

    Args:
        ladders: of every session that counts, by its number.
    """
    last: dict[EntryId, tuple[SessionNo, int, int]] = {}
    for session in sorted(ladders):
        for ladder in ladders[session]:
            field = len(ladder.places)
            for each in ladder.places:
                last[each.entry] = session, each.place, field
    return {entry: LeftAt(*at) for entry, at in last.items()}


def awards(
    finalists: Sequence[Finalist], ladders: Mapping[SessionNo, Sequence[SeatLadder]]
) -> tuple[Award, ...]:
    """The order of awards, the winner first (R64)."""
    final = {line.entry: line.total for line in finalists}
    left = {entry: at for entry, at in left_at(ladders).items() if entry not in final}
    return order_of_awards(final, left)
