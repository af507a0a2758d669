"""Its life in a log, from the seal to the archive; a hand is sealed when it is dealt."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from evendeal.director.archived import Archived
from evendeal.director.checks import Checks
from evendeal.director.life import Life
from evendeal.director.living import Body, Root, Secrets
from evendeal.director.publication import keep_secret
from evendeal.director.sealed_ledger import SealedLedger
from evendeal.draw.finding import Finding
from evendeal.draw.keys import commit
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.tournament.line import Draft
from evendeal.tournament.steps import require_step
from support.formats.card_room.event import (
    CARD_ROOM,
    EVENING,
    CardRoom,
    read_card_room,
    write_card_room,
)
from support.formats.card_room.fold import DEAL, Room
from support.formats.card_room.lines import BODIES, Dealt, EveningBegun, EveningEnded, Opened
from support.formats.card_room.play import Hand
from support.formats.card_room.proof import (
    FILES,
    KIND,
    CardRoomSeal,
    OpenedEvening,
    OpenedHand,
    SealedEvening,
)


@dataclass(frozen=True, slots=True)
class EveningLuck:
    """Nothing is drawn ahead."""

    beacon: str = ""


def standings_csv(progress: Room) -> Iterator[str]:
    """The standings that everybody may see."""
    yield "place,entry,points\n"
    for row in progress.standings():
        yield ",".join(map(str, row)) + "\n"


class CardRoomChecks(Checks[Room, CardRoomSeal, OpenedEvening]):
    """A hand that is opened in the log was bound in it."""

    def results(self, progress: Room) -> Iterator[Finding]:
        """Whether the points sum to nothing, as each of them is somebody else's."""
        if sum(place.points for place in progress.standings()):
            yield Finding("fails", "results", "The points do not sum to 0.", "sum")


class CardRoomLife(Life[CardRoom, Room, EveningLuck, CardRoomSeal, OpenedEvening]):
    """An evening of hands, each with luck of its own."""

    format = CARD_ROOM
    files = FILES

    def fold_of(self, text: str) -> Room:
        """The event of a file."""
        return Room(read_card_room(text))

    def write(self, event: CardRoom) -> str:
        """The file of an event."""
        return write_card_room(event)

    def seal_session(
        self, event: CardRoom, head: Mapping[str, Any], secrets: Secrets
    ) -> SealedEvening:
        """The evening; its hands are sealed one by one."""
        return SealedEvening(**head, commitment=bytes.fromhex(commit(secrets[KIND])))

    def seal_event(self, event: CardRoom, head: Mapping[str, Any]) -> CardRoomSeal:
        """What is published before play."""
        return CardRoomSeal(**head)

    def luck_of(
        self,
        progress: Room,
        session: SessionNo,
        secrets: Mapping[SessionNo, Secrets],
        beacon: str,
    ) -> EveningLuck | None:
        """Nothing is drawn ahead."""
        return EveningLuck(beacon) if session in secrets else None

    def begin(self, progress: Room, session: SessionNo, luck: EveningLuck) -> Body:
        """The line with which the evening begins."""
        return BODIES.write(EveningBegun(None))

    def open(self, progress: Room, luck: EveningLuck, number: DealNo) -> Body | None:
        """Nothing that is drawn ahead; see `opening_of`."""
        return None

    def end(self, progress: Room, secrets: Secrets) -> Body:
        """The line with which the evening ends."""
        return BODIES.write(EveningEnded(secrets[KIND].hex()))

    def opened(
        self, progress: Room, head: Mapping[str, Any], root: Root, version: int
    ) -> OpenedEvening:
        """The hands that are over."""
        now = progress.sessions[head["session"]]
        return OpenedEvening(
            **head,
            hands=tuple(
                OpenedHand(hand.deal, bytes.fromhex(hand.commitment), bytes.fromhex(hand.secret))
                for hand in now.dealt.values()
                if hand.secret is not None
            ),
            secret=bytes.fromhex(now.ended.secret) if now.ended else None,
        )

    def checks(self) -> Checks[Room, CardRoomSeal, OpenedEvening]:
        """That points sum to nothing."""
        return CardRoomChecks()

    def archived(self) -> Archived[Room]:
        """What its archives have."""
        return Archived(
            kind="card room",
            luck="hands",
            results="every player with his points",
            play="hands",
            secret="card",
            files={"results/standings.csv": standings_csv},
        )


class CardRoomLedger(SealedLedger[Room, EveningLuck, CardRoomSeal, OpenedEvening]):
    """The events of this format in a log."""

    life = CardRoomLife()

    def secret_of(self, event: EventId, deal: DealNo, wanted: bytes | None = None) -> bytes:
        """The secret of a hand: the one that is kept, or one from the dice cup."""
        return keep_secret(self, event, f"hand-{deal}", wanted)

    def deal(self, event: EventId, *, by: str, wanted: bytes | None = None) -> DealNo:
        """Draw the luck of the next hand, and seal it.

        Args:
            wanted: its secret, in a rehearsal.

        Raises:
            TooFew: fewer than two sit at the table.
            OutOfPlace: a hand is being played, or all have been.
        """
        with self.writing(event):
            progress = self.refresh(event)
            require_step(progress.next(), DEAL)
            deal = DealNo(len(progress.sessions[EVENING].dealt) + 1)
            commitment = commit(self.secret_of(event, deal, wanted))
            line = BODIES.write(Dealt(commitment))
            self.write(event, [Draft(EVENING, 1, deal, 0, f"deal-{deal}", line)], by)
            return deal

    def opening_of(self, event: EventId, hand: Hand) -> Draft:
        """The line that opens a hand in which all have acted."""
        secret = self.secret_of(event, hand.deal).hex()
        body = BODIES.write(Opened(secret))
        return Draft(EVENING, 1, hand.deal, hand.lines, f"open-{hand.deal}", body)
