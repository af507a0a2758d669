"""Its published files: the seal, what is opened, and what both prove."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from evendeal.draw.finding import Finding
from evendeal.draw.keys import KINDS, Kind
from evendeal.draw.line_ups_file import PublishedLineUps
from evendeal.draw.opened import OpenedDeals, OpenedEvent, OpenedHead
from evendeal.draw.opened_deals_file import opened_deals_to_json, read_opened_deals
from evendeal.draw.roots import Roots
from evendeal.draw.seal import SealedDeals, SealHead, SessionHead, require_sealed
from evendeal.draw.seal_file import Fields, read_units
from evendeal.draw.verify import Proof
from evendeal.draw.verify_deals import verify_deals
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
            require_sealed(f"stage {each.session}", each.decks, later=bool(each.beacon))


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedStage(OpenedHead):
    """What is known to all of a stage: the decks of its hands that are over, at the end all."""

    decks: OpenedDeals

    @property
    def ended(self) -> bool:
        """Whether its secret is open."""
        return self.decks.secret is not None


class HandWinnerProof(Proof[HandWinnerSeal, OpenedStage]):
    """Seal and opened secrets as files."""

    format = HAND_WINNER
    of_session = ("commitment", "decks", "root")
    of_opened = ("decks",)

    def own_to_json(self, seal: HandWinnerSeal) -> dict[str, Any]:
        """Nothing beside what every seal has."""
        return {}

    def session_to_json(self, seal: HandWinnerSeal, session: SealedStage) -> dict[str, Any]:
        """The decks of a stage."""
        decks = session.decks
        root = None if decks.root is None else decks.root.hex()
        return {
            "commitment": decks.commitment.hex(),
            "decks": decks.deals,
            "root": root,
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
        """The decks of a stage."""
        return {"decks": opened_deals_to_json(session.decks)}

    def opened_of(self, head: Mapping[str, Any], own: Fields, seal: HandWinnerSeal) -> OpenedStage:
        """A stage that was read."""
        return OpenedStage(**head, decks=read_opened_deals(own["decks"], head["session"], KIND))

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
        """Whether its decks are those under the root, and the secret is the sealed one."""
        promised = seal.sessions[session.session - 1].decks
        yield from verify_deals(seal, promised, session.decks, session, KIND, roots)


FILES = HandWinnerProof()
