"""Its life in a log, from the seal to the archive."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from evendeal.director.archived import Archived
from evendeal.director.checks import Checks
from evendeal.director.life import Life
from evendeal.director.living import Body, Root, Secrets
from evendeal.director.sealed_ledger import SealedLedger
from evendeal.draw.deals import Deals, draw_deals, seal_deals
from evendeal.ids import DealNo, SessionNo
from support.formats.hand_winner.event import (
    BONUS,
    HAND_WINNER,
    HandWinner,
    read_hand_winner,
    write_hand_winner,
)
from support.formats.hand_winner.fold import Duel
from support.formats.hand_winner.lines import BODIES, StageBegun, StageEnded
from support.formats.hand_winner.proof import FILES, KIND, HandWinnerSeal, OpenedStage, SealedStage


@dataclass(frozen=True, slots=True)
class StageLuck:
    """The decks of a stage."""

    deals: Deals
    beacon: str = ""


def standings_csv(progress: Duel) -> Iterator[str]:
    """The standings that everybody may see."""
    yield "place,entry,difference,bonus\n"
    for row in progress.standings():
        yield ",".join(map(str, row)) + "\n"


class HandWinnerLife(Life[HandWinner, Duel, StageLuck, HandWinnerSeal, OpenedStage]):
    """A duel, then the bonus of its winner; each stage has decks of its own."""

    format = HAND_WINNER
    files = FILES

    def fold_of(self, text: str) -> Duel:
        """The event of a file."""
        return Duel(read_hand_winner(text))

    def write(self, event: HandWinner) -> str:
        """The file of an event."""
        return write_hand_winner(event)

    def seal_session(
        self, event: HandWinner, head: Mapping[str, Any], secrets: Secrets
    ) -> SealedStage:
        """The decks of a stage."""
        session: SessionNo = head["session"]
        hands = event.hands_of(session)
        return SealedStage(
            **head, decks=seal_deals(secrets[KIND], "", event.id, session, KIND, hands)
        )

    def seal_event(self, event: HandWinner, head: Mapping[str, Any]) -> HandWinnerSeal:
        """What is published before play."""
        return HandWinnerSeal(**head)

    def luck_of(
        self,
        progress: Duel,
        session: SessionNo,
        secrets: Mapping[SessionNo, Secrets],
        beacon: str,
    ) -> StageLuck | None:
        """The decks of a stage."""
        of, event = secrets.get(session), progress.event
        if of is None:
            return None
        return StageLuck(draw_deals(of[KIND], "", event.id, session, KIND, event.hands_of(session)))

    def deal(self, progress: Duel, session: SessionNo, luck: StageLuck) -> None:
        """Give the fold the decks of a stage."""
        progress.deal_from(session, luck.deals.decks)

    def begin(self, progress: Duel, session: SessionNo, luck: StageLuck) -> Body:
        """The line with which a stage begins; the bonus is played by whoever has won the duel."""
        return BODIES.write(StageBegun(None, progress.best if session == BONUS else None))

    def due(self, progress: Duel, session: SessionNo) -> Sequence[DealNo]:
        """No deck is opened by itself: the secret opens them all at the end."""
        return ()

    def open(self, progress: Duel, luck: StageLuck, number: DealNo) -> Body | None:
        """Nothing."""
        return None

    def end(self, progress: Duel, secrets: Secrets) -> Body:
        """The line with which a stage ends."""
        return BODIES.write(StageEnded(secrets[KIND].hex()))

    def opened(
        self, progress: Duel, head: Mapping[str, Any], root: Root, version: int
    ) -> OpenedStage:
        """What is known to all of a stage."""
        now, over = progress.sessions[head["session"]], root(KIND)
        assert over is not None
        secret = bytes.fromhex(now.ended.secret) if now.ended else None
        return OpenedStage(**head, root=over, secret=secret)

    def checks(self) -> Checks[Duel, HandWinnerSeal, OpenedStage]:
        """What every event has checked."""
        return Checks()

    def archived(self) -> Archived[Duel]:
        """What its archives have."""
        return Archived(
            kind="hand winner",
            luck="decks",
            results="both entries with their hands",
            play="hands",
            secret="card",
            files={"results/standings.csv": standings_csv},
        )


class HandWinnerLedger(SealedLedger[Duel, StageLuck, HandWinnerSeal, OpenedStage]):
    """The events of this format in a log."""

    life = HandWinnerLife()
