"""Everything that the published files of an event prove, and what they cannot."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar

from evendeal.draw.finding import Finding
from evendeal.draw.line_ups_file import LINE_UPS, PublishedLineUps, SignedLineUps
from evendeal.draw.opened import OpenedEvent
from evendeal.draw.opened_file import OpenedFile, OpenedT
from evendeal.draw.roots import Roots, SignedRoots
from evendeal.draw.seal_file import SealFile, SealT, SignedSeal
from evendeal.draw.verify_published import (
    verify_acts,
    verify_beacon,
    verify_begun,
    verify_same_event,
    verify_signed,
    verify_times,
)


class Proof(SealFile[SealT], OpenedFile[SealT, OpenedT], ABC):
    """The published files of a format: how they are written and read, and what they prove.

    What is checked of every event is checked here; the format checks its own luck.
    """

    format: ClassVar[str | None]

    @abstractmethod
    def luck_in(self, seal: SealT) -> str:
        """What nobody must have chosen, as a sentence has it: `cards`, `rolls`."""

    @abstractmethod
    def verify_seal(self, seal: SealT) -> Iterator[Finding]:
        """The findings on what the seal says that no other file can prove."""

    @abstractmethod
    def verify_luck(
        self,
        seal: SealT,
        opened: OpenedEvent[OpenedT],
        session: OpenedT,
        roots: Roots | None,
        line_ups: PublishedLineUps | None,
    ) -> Iterator[Finding]:
        """The findings on the luck of a session that was sealed, and on who sat where."""

    def verify(
        self,
        seal: SealT,
        opened: OpenedEvent[OpenedT],
        roots: Roots | None = None,
        line_ups: PublishedLineUps | None = None,
    ) -> tuple[Finding, ...]:
        """What `opened` proves against what was published before, in the order of the sessions.

        Signatures are for `verify_signatures`: this looks at contents only.

        Args:
            roots: what `root.json` says; needed where public randomness was mixed in.
            line_ups: what `lineups.json` says; there is one where line-ups close.
        """
        return tuple(self._findings(seal, opened, roots, line_ups))

    def verify_signatures(
        self,
        seal: SignedSeal[SealT],
        roots: SignedRoots | None = None,
        line_ups: SignedLineUps | None = None,
    ) -> tuple[Finding, ...]:
        """Whether seal, roots and line-ups bear the signature of the key printed in the seal."""
        return verify_signed(seal.seal, self.seal_bytes(seal.seal), seal.signature, roots, line_ups)

    def verify_files(
        self,
        seal: SignedSeal[SealT],
        opened: OpenedEvent[OpenedT],
        roots: SignedRoots | None,
        line_ups: SignedLineUps | None = None,
    ) -> tuple[Finding, ...]:
        """The findings about the luck alone, signatures included; quick enough for a page."""
        return (
            *self.verify_signatures(seal, roots, line_ups),
            *self.verify(
                seal.seal,
                opened,
                roots.roots if roots else None,
                line_ups.line_ups if line_ups else None,
            ),
        )

    def _findings(
        self,
        seal: SealT,
        opened: OpenedEvent[OpenedT],
        roots: Roots | None,
        line_ups: PublishedLineUps | None,
    ) -> Iterator[Finding]:
        files = [
            ("opened.json", opened.event),
            ("root.json", roots.event if roots else None),
            (LINE_UPS, line_ups.event if line_ups else None),
        ]
        yield from verify_same_event(seal, files, opened.version)
        if opened.version != seal.version:
            return
        yield from self.verify_seal(seal)
        sealed: dict[Any, Any] = {each.session: each for each in seal.sessions}
        for session in opened.sessions:
            promised = sealed.get(session.session)
            if promised is None:
                sentence = f"Session {session.session} was never sealed."
                where, fields = f"session {session.session}", {"session": session.session}
                yield Finding("fails", where, sentence, "sealed", "session-unsealed", fields)
                continue
            yield from verify_beacon(seal, promised, session.beacon, roots, self.luck_in(seal))
            yield from verify_times(seal, promised, session.begun_at, roots)
            yield from self.verify_luck(seal, opened, session, roots, line_ups)
            due = opened.version > 1 and session.ended
            yield from verify_acts(session.session, session.acts, due=due)
        yield from verify_begun(sealed, [session.session for session in opened.sessions])
