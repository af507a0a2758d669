"""Its published files: the seal, what is opened, and what both prove."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from evendeal.draw.deals import draw_deals
from evendeal.draw.finding import Finding
from evendeal.draw.keys import KINDS, SECRET_BYTES, Kind
from evendeal.draw.line_ups_file import PublishedLineUps
from evendeal.draw.opened import OpenedEvent, OpenedHead
from evendeal.draw.roots import Roots
from evendeal.draw.seal import HASH_BYTES, SealedDeals, SealHead, SessionHead, require_sealed
from evendeal.draw.seal_file import Fields, read_units
from evendeal.draw.verify import Proof
from evendeal.draw.verify_units import OpenedUnits, verify_units
from support.formats.hand_winner.event import HAND_WINNER

KIND = KINDS[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class SealedStage(SessionHead):
    """A stage as sealed."""

    decks: SealedDeals

    def of(self, kind: Kind) -> SealedDeals | None:
        """Its decks; there is no reserve."""
        return self.decks if kind == KIND else None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandWinnerSeal(SealHead):
    """Everything that is fixed before the event."""

    sessions: tuple[SealedStage, ...]

    def __post_init__(self) -> None:
        self._require_head()
        for each in self.sessions:
            require_sealed(f"stage {each.session}", each.decks, later=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedStage(OpenedHead):
    """What is known to all of a stage; its secret after the end."""

    root: bytes
    secret: bytes | None

    @property
    def ended(self) -> bool:
        """Whether its secret is open."""
        return self.secret is not None


class HandWinnerProof(Proof[HandWinnerSeal, OpenedStage]):
    """Seal and opened secrets as files."""

    format = HAND_WINNER
    of_session = ("commitment", "decks", "root")
    of_opened = ("root", "secret")

    def own_to_json(self, seal: HandWinnerSeal) -> dict[str, Any]:
        """Nothing beside what every seal has."""
        return {}

    def session_to_json(self, seal: HandWinnerSeal, session: SealedStage) -> dict[str, Any]:
        """The decks of a stage."""
        decks = session.decks
        assert decks.root is not None
        return {
            "commitment": decks.commitment.hex(),
            "decks": decks.deals,
            "root": decks.root.hex(),
        }

    def seal_of(
        self, head: Mapping[str, Any], own: Fields, sessions: tuple[Any, ...]
    ) -> HandWinnerSeal:
        """A seal that was read."""
        return HandWinnerSeal(**head, sessions=sessions)

    def session_of(
        self, head: Mapping[str, Any], own: Fields, seal: Mapping[str, Any]
    ) -> SealedStage:
        """A stage that was read."""
        decks = read_units(*(own[name] for name in self.of_session))
        return SealedStage(**head, decks=decks)

    def opened_to_json(self, session: OpenedStage, version: int) -> dict[str, Any]:
        """The root, and the secret once it is open."""
        secret = session.secret
        return {"root": session.root.hex(), "secret": None if secret is None else secret.hex()}

    def opened_of(self, head: Mapping[str, Any], own: Fields, seal: HandWinnerSeal) -> OpenedStage:
        """A stage that was read."""
        root, secret = own["root"], own["secret"]
        return OpenedStage(
            **head,
            root=root.hexadecimal(HASH_BYTES),
            secret=None if secret.absent else secret.hexadecimal(SECRET_BYTES),
        )

    def luck_in(self, seal: HandWinnerSeal) -> str:
        """What nobody must have chosen."""
        return "cards"

    def verify_seal(self, seal: HandWinnerSeal) -> Iterator[Finding]:
        """Nothing that only the seal says."""
        yield from ()

    def verify_luck(
        self,
        seal: HandWinnerSeal,
        opened: OpenedEvent[OpenedStage],
        session: OpenedStage,
        roots: Roots | None,
        line_ups: PublishedLineUps | None,
    ) -> Iterator[Finding]:
        """Whether the secret is the sealed one, and gives the decks under the root."""
        number, decks = session.session, seal.sessions[session.session - 1].decks
        stage: OpenedUnits[Finding] = OpenedUnits(
            session=number,
            kind=KIND,
            what="decks",
            where=f"stage {number}",
            given=session.root,
            units=(),
            secret=session.secret,
            # No deck is opened by itself: the secret gives them all.
            whole=False,
        )
        yield from verify_units(
            seal,
            decks,
            stage,
            roots,
            each=lambda finding, root, since: finding,
            drawn=lambda secret: draw_deals(secret, "", seal.event, number, KIND, decks.deals).root,
            luck="decks",
        )


FILES = HandWinnerProof()
