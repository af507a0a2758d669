"""Rehearsals of individuals: as of every event of deals, and what a director would decide."""

from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.rehearsal import DuplicateRehearsal, player_of
from evendeal.formats.rehearsal_side import REHEARSAL, secret_of
from evendeal.tournament.line import Draft
from evendeal.tournament.seat_ladder.acts import LIST_LINES, Advanced
from evendeal.tournament.seat_ladder.event import LadderEvent
from evendeal.tournament.seat_ladder.next_in_line import next_in_line
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.tournament.seat_ladder.stages import OddFinal

REASON = "The final had an odd number of players (R66)."


class SeatLadderRehearsal(DuplicateRehearsal):
    """An event of individuals and its players; of an odd final the next in line plays too."""

    def go_on(self, ledger: DealDesk) -> bool:
        """Take the event's next step; whether there was one."""
        try:
            return super().go_on(ledger)
        except OddFinal as odd:
            progress: LadderProgress = ledger.progress(self.event)
            entry = next_in_line(progress, odd.session)
            if entry is None:
                raise
            n = progress.next_n(odd.session, 0, 0)
            body = LIST_LINES.write(Advanced(entry, REASON))
            key = f"rehearsal/{odd.session}/advance/{n}"
            ledger.write(self.event, [Draft(odd.session, 0, 0, n, key, body)], REHEARSAL)
            ledger.refresh(self.event)
            return True


def seat_ladder_rehearsal(event: LadderEvent, policy: str, seed: int) -> SeatLadderRehearsal:
    """The rehearsal of an event by players of a policy.

    Raises:
        NoSuchPolicy: there is no such policy.
    """
    return SeatLadderRehearsal(
        event, player_of(event, policy, seed), secret_of(event, policy, seed)
    )
