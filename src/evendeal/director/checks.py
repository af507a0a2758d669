"""What a format says where an event is verified: findings about its own play and files."""

from collections.abc import Iterator
from typing import Generic

from evendeal.director.living import FoldT
from evendeal.draw.finding import Finding
from evendeal.draw.line_ups_file import SignedLineUps
from evendeal.draw.opened_file import OpenedT
from evendeal.draw.seal_file import SealT
from evendeal.errors import Refused
from evendeal.ids import SessionNo


class Checks(Generic[FoldT, SealT, OpenedT]):
    """The findings that only one format has; every event has those of `verifying`.

    A format that says nothing here has its chain, seal, luck and files checked all the same.
    """

    def part_of(self, published: OpenedT, ours: OpenedT) -> bool:
        """Whether a published session says what the log says, as far as it had come by then."""
        return published == ours

    def has_root(self, seal: SealT, session: SessionNo) -> bool:
        """Whether a session that begins has its root published then."""
        return bool(seal.beacon)

    def line_ups(
        self, seal: SealT, progress: FoldT, line_ups: SignedLineUps | None
    ) -> Iterator[Finding]:
        """Whether line-ups are published as the log has closed them, and who made them."""
        yield from ()

    def results(self, progress: FoldT) -> Iterator[Finding]:
        """Whether what was accepted is what the play makes, by the luck that was drawn."""
        yield from ()

    def broken_claim(self, progress: FoldT, refusal: Refused | None) -> tuple[str, str] | None:
        """The claim that a line makes false at which the rules stop reading; None: it is no claim.

        Its id among the findings, and what is wrong in words.
        """
        return None

    def decisions(self, progress: FoldT) -> Iterator[Finding]:
        """What people decided or came to know: no seal can prove it right, so each is named."""
        yield from ()
