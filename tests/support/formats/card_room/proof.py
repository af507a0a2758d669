"""Its published files: the seal, the hands that are opened, and what both prove."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from evendeal.draw.finding import Finding
from evendeal.draw.keys import KINDS, SECRET_BYTES, Kind, commit
from evendeal.draw.line_ups_file import PublishedLineUps
from evendeal.draw.opened import OpenedEvent, OpenedHead
from evendeal.draw.roots import Roots
from evendeal.draw.seal import HASH_BYTES, SealHead, SessionHead
from evendeal.draw.seal_file import Fields
from evendeal.draw.verify import Proof
from evendeal.ids import DealNo
from support.formats.card_room.event import CARD_ROOM

KIND = KINDS[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class SealedEvening(SessionHead):
    """The evening as sealed: nothing is drawn ahead, each hand is sealed when it is dealt."""

    commitment: bytes

    def of(self, kind: Kind) -> None:
        """There is no luck that is drawn ahead."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRoomSeal(SealHead):
    """Everything that is fixed before the evening."""

    sessions: tuple[SealedEvening, ...]

    def __post_init__(self) -> None:
        self._require_head()


@dataclass(frozen=True, slots=True)
class OpenedHand:
    """A hand in which all have acted."""

    deal: DealNo
    commitment: bytes
    secret: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedEvening(OpenedHead):
    """What is known to all: the hands that are over, and after the end the evening's secret."""

    hands: tuple[OpenedHand, ...]
    secret: bytes | None

    @property
    def ended(self) -> bool:
        """Whether its secret is open."""
        return self.secret is not None


class CardRoomProof(Proof[CardRoomSeal, OpenedEvening]):
    """Seal and opened hands as files."""

    format = CARD_ROOM
    of_session = ("commitment",)
    of_opened = ("hands", "secret")

    def own_to_json(self, seal: CardRoomSeal) -> dict[str, Any]:
        """Nothing beside what every seal has."""
        return {}

    def session_to_json(self, seal: CardRoomSeal, session: SealedEvening) -> dict[str, Any]:
        """What binds the evening's secret."""
        return {"commitment": session.commitment.hex()}

    def seal_of(
        self, head: Mapping[str, Any], own: Fields, sessions: tuple[Any, ...]
    ) -> CardRoomSeal:
        """A seal that was read."""
        return CardRoomSeal(**head, sessions=sessions)

    def session_of(
        self, head: Mapping[str, Any], own: Fields, seal: Mapping[str, Any]
    ) -> SealedEvening:
        """The evening as it was read."""
        return SealedEvening(**head, commitment=own["commitment"].hexadecimal(HASH_BYTES))

    def opened_to_json(self, session: OpenedEvening, version: int) -> dict[str, Any]:
        """The hands, and the secret once it is open."""
        return {
            "hands": [
                {
                    "hand": hand.deal,
                    "commitment": hand.commitment.hex(),
                    "secret": hand.secret.hex(),
                }
                for hand in session.hands
            ],
            "secret": None if session.secret is None else session.secret.hex(),
        }

    def opened_of(self, head: Mapping[str, Any], own: Fields, seal: CardRoomSeal) -> OpenedEvening:
        """The evening as it was read."""
        hands = []
        for each in own["hands"].elements():
            deal, commitment, secret = each.fields("hand", "commitment", "secret")
            hands.append(
                OpenedHand(
                    DealNo(deal.number(1)),
                    commitment.hexadecimal(HASH_BYTES),
                    secret.hexadecimal(SECRET_BYTES),
                )
            )
        over = own["secret"]
        secret = None if over.absent else over.hexadecimal(SECRET_BYTES)
        return OpenedEvening(**head, hands=tuple(hands), secret=secret)

    def luck_in(self, seal: CardRoomSeal) -> str:
        """What nobody must have chosen."""
        return "cards"

    def verify_seal(self, seal: CardRoomSeal) -> Iterator[Finding]:
        """What no file can prove."""
        sentence = "The cards of a hand are bound when it is dealt, not before the evening."
        yield Finding("unproved", "cards", sentence, "hand-by-hand")

    def verify_luck(
        self,
        seal: CardRoomSeal,
        opened: OpenedEvent[OpenedEvening],
        session: OpenedEvening,
        roots: Roots | None,
        line_ups: PublishedLineUps | None,
    ) -> Iterator[Finding]:
        """Whether each secret is the one that was bound."""
        for hand in session.hands:
            which = f"hand {hand.deal}"
            if commit(hand.secret) == hand.commitment.hex():
                sentence = f"Hand {hand.deal}: its cards are those that were bound before it."
                yield Finding("holds", which, sentence, "hand")
            else:
                sentence = f"Hand {hand.deal}: the opened secret is not the one that was bound."
                yield Finding("fails", which, sentence, "hand")
        if session.secret is not None:
            sealed = seal.sessions[session.session - 1].commitment.hex()
            verdict = "holds" if commit(session.secret) == sealed else "fails"
            yield Finding(verdict, "evening", "The evening's secret is open.", "secret")


FILES = CardRoomProof()
