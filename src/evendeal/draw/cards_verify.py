"""What the published files of an event of cards prove, and what they cannot."""

from collections.abc import Iterator

from evendeal.draw.blocks import base_row
from evendeal.draw.cards_opened_file import CardsOpenedFile
from evendeal.draw.cards_seal_file import CardsSealFile
from evendeal.draw.finding import Fields, Finding
from evendeal.draw.keys import KINDS
from evendeal.draw.line_ups_file import PublishedLineUps
from evendeal.draw.opened import OpenedCards, OpenedSession
from evendeal.draw.roots import Roots
from evendeal.draw.seal import Seal
from evendeal.draw.verify import Proof
from evendeal.draw.verify_deals import verify_deals, verify_orders
from evendeal.draw.verify_line_ups import verify_line_ups, verify_substitutions
from evendeal.draw.verify_published import verify_promises
from evendeal.draw.verify_seats import verify_seats


class CardsProof(CardsSealFile, CardsOpenedFile, Proof[Seal, OpenedSession]):
    """The published files of an event of cards."""

    format = None

    def luck_in(self, seal: Seal) -> str:
        """What nobody must have chosen."""
        return "cards"

    def verify_seal(self, seal: Seal) -> Iterator[Finding]:
        """The findings on the first row of the seat draw, and on what nothing can prove."""
        count = len(seal.entries)
        if any(each.base != base_row(seal.method, count, each.seats) for each in seal.sessions):
            sentence = f"The seal names the seat draw {seal.method} but begins it with another row."
            fields: Fields = {"method": seal.method}
            yield Finding("fails", "seat draw", sentence, "first-row", "first-row", fields)
        yield from verify_promises(seal, "cards", "deals were")

    def verify_luck(
        self,
        seal: Seal,
        opened: OpenedCards,
        session: OpenedSession,
        roots: Roots | None,
        line_ups: PublishedLineUps | None,
    ) -> Iterator[Finding]:
        """The findings on deals, seats and running orders."""
        sealed = seal.session(session.session)
        assert sealed is not None
        for kind in KINDS:
            dealt = sealed.of(kind), session.of(kind)
            yield from verify_deals(seal, *dealt, session, kind, roots)
        yield from verify_line_ups(seal, opened, session, roots, line_ups)
        yield from verify_seats(seal, opened, session)
        yield from verify_substitutions(seal, session)
        yield from verify_orders(seal, session, len(seal.entries))


CARDS = CardsProof()
"""The published files of every event of cards."""
