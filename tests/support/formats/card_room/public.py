"""What everybody may see of its events."""

from dataclasses import dataclass
from typing import Literal

from evendeal.formats.pages import EventPart, SessionQuery
from evendeal.formats.public_side import PublicSide
from evendeal.ids import EventId
from evendeal.views.about_event import EventWithdrawal, head_fields
from evendeal.views.home import AtHome, LiveCard, Result, event_card
from evendeal.views.proof import Statement, statement
from support.formats.card_room.event import EVENING
from support.formats.card_room.fold import Place, Room
from support.formats.card_room.life import EveningLuck
from support.formats.card_room.proof import CardRoomSeal, OpenedEvening


@dataclass(frozen=True, slots=True)
class CardRoomHead:
    """An event and how far it has come."""

    id: EventId
    name: str
    format: Literal["card_room"]
    status: Literal["sealed", "running", "finished"]
    begins: str | None
    language: str | None
    sealed_at: str
    rehearsal: bool
    withdrawn: EventWithdrawal | None


@dataclass(frozen=True, slots=True)
class CardRoomBoard:
    """All players, the best first."""

    event: CardRoomHead
    position: int
    standings: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class CardRoomProofPage:
    """What was sealed, and what checking it has shown."""

    event: CardRoomHead
    seal_digest: str
    sentences: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class EveningNow(LiveCard):
    """An evening that is being played."""

    kind: Literal["evening"]
    id: EventId
    name: str
    left: int


class CardRoomPublic(PublicSide[Room, EveningLuck, CardRoomSeal, OpenedEvening]):
    """The events of this format as everybody may see them."""

    format = "card_room"
    live = EveningNow

    def event(self, event: EventPart) -> CardRoomHead:
        """The head of an event."""
        return self._cache.view(event, ("event",), self._head)

    def scoreboard(self, event: EventPart, session: SessionQuery = None) -> CardRoomBoard:
        """All players, the best first."""
        return self._cache.view(
            event, ("scoreboard",), lambda p: CardRoomBoard(self._head(p), p.news, p.standings())
        )

    def proof(self, event: EventPart, session: SessionQuery = None) -> CardRoomProofPage:
        """What was sealed, opened and verified."""

        def make(progress: Room) -> CardRoomProofPage:
            found = self._proved(event, progress.settled)
            sentences = tuple(statement(each) for each in found.findings)
            return CardRoomProofPage(self._head(progress), found.digest, sentences)

        return self._cache.view(event, ("proof",), make)

    def at_home(self, event: EventId) -> AtHome:
        """What the first page of the house has of an event."""

        def make(progress: Room) -> AtHome:
            head, hands = self._head(progress), progress.event.hands
            now = progress.sessions.get(EVENING)
            left = now.left if now else hands
            return AtHome(
                event_card(
                    *("evening", head, (hands - left, hands)),
                    live=lambda: EveningNow("evening", head.id, head.name, left),
                    result=lambda: Result("", (str(progress.standings()[0].entry),), "the evening"),
                )
            )

        return self._cache.view(event, ("home",), make)

    @staticmethod
    def _head(progress: Room) -> CardRoomHead:
        return CardRoomHead(**head_fields(progress), format="card_room")
