"""What everybody may see of its events."""

from dataclasses import dataclass
from typing import Literal

from evendeal.formats.pages import EventPart, SessionPart, SessionQuery, page
from evendeal.formats.public_side import PublicSide
from evendeal.ids import DealNo, EntryId, EventId, SessionNo
from evendeal.views.about_event import EventWithdrawal, head_fields
from evendeal.views.absent import NoSuchSession
from evendeal.views.home import AtHome, LiveCard, Result, event_card
from evendeal.views.proof import CheckpointProof, Statement, statement
from support.formats.hand_winner.fold import Duel, Place
from support.formats.hand_winner.life import StageLuck
from support.formats.hand_winner.proof import HandWinnerSeal, OpenedStage


@dataclass(frozen=True, slots=True)
class HandWinnerHead:
    """An event and how far it has come."""

    id: EventId
    name: str
    format: Literal["hand_winner"]
    status: Literal["sealed", "running", "finished"]
    begins: str | None
    language: str | None
    sealed_at: str
    rehearsal: bool
    withdrawn: EventWithdrawal | None


@dataclass(frozen=True, slots=True)
class HandWinnerBoard:
    """Both entries, the better one first."""

    event: HandWinnerHead
    position: int
    standings: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class HandWinnerProofPage:
    """What was sealed, and what checking it has shown."""

    event: HandWinnerHead
    seal_digest: str
    sentences: tuple[Statement, ...]
    checkpoints: tuple[CheckpointProof, ...]


@dataclass(frozen=True, slots=True)
class DuelNow(LiveCard):
    """An event that is being played: who is ahead."""

    kind: Literal["duel"]
    id: EventId
    name: str
    ahead: EntryId | None


@dataclass(frozen=True, slots=True)
class StagePage:
    """A stage, and which of its hands are over."""

    event: HandWinnerHead
    session: SessionNo
    entries: tuple[EntryId, ...]
    over: tuple[DealNo, ...]


class HandWinnerPublic(PublicSide[Duel, StageLuck, HandWinnerSeal, OpenedStage]):
    """The events of this format as everybody may see them."""

    format = "hand_winner"
    live = DuelNow

    def event(self, event: EventPart) -> HandWinnerHead:
        """The head of an event."""
        return self._cache.view(event, ("event",), self._head)

    def scoreboard(self, event: EventPart, session: SessionQuery = None) -> HandWinnerBoard:
        """Both entries, the better one first."""
        return self._cache.view(
            event,
            ("scoreboard",),
            lambda p: HandWinnerBoard(self._head(p), p.news, p.standings()),
        )

    def proof(self, event: EventPart, session: SessionQuery = None) -> HandWinnerProofPage:
        """What was sealed, opened and verified."""

        def make(progress: Duel) -> HandWinnerProofPage:
            found = self._proved(event, progress.settled)
            sentences = tuple(statement(each) for each in found.findings)
            head = self._head(progress)
            return HandWinnerProofPage(head, found.digest, sentences, found.checkpoints)

        return self._cache.view(event, ("proof",), make)

    @page("stages/{session:int}", "getStage")
    def stage(self, event: EventPart, session: SessionPart) -> StagePage:
        """A stage, and which of its hands are over."""

        def make(progress: Duel) -> StagePage:
            now = progress.sessions.get(session)
            if now is None:
                raise NoSuchSession(event=event, session=session, sessions=2)
            over = tuple(deal for deal, hand in sorted(now.played.items()) if hand.final)
            return StagePage(self._head(progress), session, tuple(now.entries), over)

        return self._cache.view(event, ("stage", session), make)

    def at_home(self, event: EventId) -> AtHome:
        """What the first page of the house has of an event."""

        def make(progress: Duel) -> AtHome:
            head = self._head(progress)
            return AtHome(
                event_card(
                    *("duel", head, (len(progress.sessions), 2)),
                    live=lambda: DuelNow("duel", head.id, head.name, progress.best),
                    result=lambda: Result("", (str(progress.best),), "the duel"),
                )
            )

        return self._cache.view(event, ("home",), make)

    @staticmethod
    def _head(progress: Duel) -> HandWinnerHead:
        return HandWinnerHead(**head_fields(progress), format="hand_winner")
