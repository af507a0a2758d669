"""Its life in a log, from the seal to the archive."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from evendeal.director.archived import Archived
from evendeal.director.checks import Checks
from evendeal.director.life import Life
from evendeal.director.living import Body, Root, Secrets
from evendeal.director.sealed_ledger import SealedLedger
from evendeal.draw.deals import Deals, draw_deals, seal_deals
from evendeal.draw.finding import Finding
from evendeal.draw.opened import Opened, OpenedDeals
from evendeal.ids import DealNo, SessionNo
from support.formats.hand_winner.event import (
    BONUS,
    HAND_WINNER,
    HandWinner,
    read_hand_winner,
    write_hand_winner,
)
from support.formats.hand_winner.fold import Duel
from support.formats.hand_winner.lines import BODIES, DeckOpened, StageBegun, StageEnded
from support.formats.hand_winner.proof import FILES, KIND, HandWinnerSeal, OpenedStage, SealedStage


@dataclass(frozen=True, slots=True)
class StageLuck:
    """The decks of a stage."""

    beacon: str
    deals: Deals


def standings_csv(progress: Duel) -> Iterator[str]:
    """The standings that everybody may see."""
    yield "place,entry,difference,bonus\n"
    for row in progress.standings():
        yield ",".join(map(str, row)) + "\n"


def winners_csv(progress: Duel) -> Iterator[str]:
    """Who won each hand; nobody where both had the same rank."""
    yield "stage,hand,winner\n"
    for session, now in sorted(progress.sessions.items()):
        for deal, hand in sorted(now.played.items()):
            winner = "" if hand.winner is None else now.entries[hand.winner - 1]
            yield f"{session},{deal},{winner}\n"


class HandWinnerChecks(Checks[Duel, HandWinnerSeal, OpenedStage]):
    """What only this format has checked."""

    def part_of(self, published: OpenedStage, ours: OpenedStage) -> bool:
        """Whether a published stage says what the log says, as far as it had come by then."""
        decks = published.decks
        return (
            decks.root == ours.decks.root
            and set(decks.deals) <= set(ours.decks.deals)
            and decks.secret in (None, ours.decks.secret)
        )

    def results(self, progress: Duel) -> Iterator[Finding]:
        """How many hands of each stage are over."""
        for session, now in sorted(progress.sessions.items()):
            over = now.hands - len(now.left)
            sentence = f"Stage {session}: {over} hands were played again from the log."
            yield Finding("holds", f"stage {session}, results", sentence, "results")


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
        session, beacon = head["session"], head["beacon"]
        hands = event.hands_of(session)
        decks = seal_deals(secrets[KIND], beacon, event.id, session, KIND, hands)
        return SealedStage(**head, decks=decks)

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
        hands = event.hands_of(session)
        return StageLuck(beacon, draw_deals(of[KIND], beacon, event.id, session, KIND, hands))

    def root_of(self, luck: StageLuck) -> tuple[bytes, None]:
        """The root over the decks."""
        return luck.deals.root, None

    def deal(self, progress: Duel, session: SessionNo, luck: StageLuck) -> None:
        """Give the fold the decks of a stage."""
        progress.deal_from(session, luck.deals.decks)

    def begin(self, progress: Duel, session: SessionNo, luck: StageLuck) -> Body:
        """The line with which a stage begins; the bonus is played by whoever has won the duel."""
        best = progress.best if session == BONUS else None
        return BODIES.write(StageBegun(luck.beacon or None, best))

    def open(self, progress: Duel, luck: StageLuck, number: DealNo) -> Body | None:
        """The line that opens the deck of a hand."""
        opened = luck.deals.opened(number)
        path = tuple(step.hex() for step in opened.path)
        return BODIES.write(DeckOpened(opened.deck, opened.salt.hex(), path))

    def end(self, progress: Duel, secrets: Secrets) -> Body:
        """The line with which a stage ends."""
        return BODIES.write(StageEnded(secrets[KIND].hex()))

    def opened(
        self, progress: Duel, head: Mapping[str, Any], root: Root, version: int
    ) -> OpenedStage:
        """What is known to all of a stage."""
        now, over = progress.sessions[head["session"]], root(KIND)
        assert over is not None
        decks = tuple(
            Opened(
                *(now.session, KIND, deal, opened.deck, bytes.fromhex(opened.salt)),
                tuple(map(bytes.fromhex, opened.path)),
            )
            for deal, opened in sorted(now.opened.items())
        )
        secret = bytes.fromhex(now.ended.secret) if now.ended else None
        return OpenedStage(**head, decks=OpenedDeals(over, decks, secret))

    def checks(self) -> Checks[Duel, HandWinnerSeal, OpenedStage]:
        """What its files may lag behind, and its results."""
        return HandWinnerChecks()

    def archived(self) -> Archived[Duel]:
        """What its archives have."""
        return Archived(
            kind="hand winner",
            luck="decks",
            results="both entries with their hands",
            play="hands",
            secret="card",
            files={"results/standings.csv": standings_csv, "results/winners.csv": winners_csv},
        )


class HandWinnerLedger(SealedLedger[Duel, StageLuck, HandWinnerSeal, OpenedStage]):
    """The events of this format in a log."""

    life = HandWinnerLife()
