"""What the published files of an event of individuals prove, and what they cannot."""

from collections.abc import Iterator

from evendeal.draw.finding import Finding
from evendeal.draw.keys import KINDS
from evendeal.draw.ladder_opened_file import LadderOpenedFile
from evendeal.draw.ladder_seal import LadderSeal
from evendeal.draw.ladder_seal_file import LADDER_FORMAT, LadderSealFile
from evendeal.draw.line_ups_file import PublishedLineUps
from evendeal.draw.opened import OpenedCards, OpenedSession
from evendeal.draw.roots import Roots
from evendeal.draw.verify import Proof
from evendeal.draw.verify_deals import verify_deals, verify_orders
from evendeal.draw.verify_listed import verify_listed
from evendeal.draw.verify_places import verify_places
from evendeal.draw.verify_published import verify_promises


class LadderProof(LadderSealFile, LadderOpenedFile, Proof[LadderSeal, OpenedSession]):
    """The published files of an event of individuals at cards."""

    format = LADDER_FORMAT

    def luck_in(self, seal: LadderSeal) -> str:
        """What nobody must have chosen."""
        return "cards"

    def verify_seal(self, seal: LadderSeal) -> Iterator[Finding]:
        """The findings on what nothing can prove."""
        yield from verify_promises(seal, "cards", "deals were")

    def verify_luck(
        self,
        seal: LadderSeal,
        opened: OpenedCards,
        session: OpenedSession,
        roots: Roots | None,
        line_ups: PublishedLineUps | None,
    ) -> Iterator[Finding]:
        """The findings on deals, entries, seats and running orders."""
        sealed = seal.session(session.session)
        assert sealed is not None
        for kind in KINDS:
            dealt = sealed.of(kind), session.of(kind)
            yield from verify_deals(seal, *dealt, session, kind, roots)
        yield from verify_listed(seal, opened, session, roots, line_ups)
        yield from verify_places(seal, opened, session)
        yield from verify_orders(seal, session, len(session.seats))


LADDER = LadderProof()
"""The published files of every event of individuals."""
