"""The seal of an event of individuals at cards, ranked within the seat number."""

from dataclasses import dataclass

from evendeal.draw.blocks import LEAST_SEATS, MOST_SEATS
from evendeal.draw.places import NEEDED
from evendeal.draw.reading import NotASeal
from evendeal.draw.seal import CardsSeal, SealedCards
from evendeal.ids import SessionNo


@dataclass(frozen=True, slots=True, kw_only=True)
class SealedLadderSession(SealedCards):
    """One session of individuals as sealed. How many tables it has follows from who plays it.

    Attributes:
        exchanged: it has no draw of its own: those of the session before it sit at the same
            tables, each with its seats reversed (R63).
    """

    exchanged: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LadderSeal(CardsSeal[SealedLadderSession]):
    """Everything that is fixed before an event of individuals at cards.

    Each entry is one player. Who of them plays a session is signed session by session, so each
    session that is drawn has public randomness of its own, or there is none at all.

    Raises:
        NotASeal: the parts do not fit together.
    """

    def __post_init__(self) -> None:
        self._require_head()
        if self.version == 1:
            raise NotASeal(where="seal.version", why="there is no version 1 of this kind of event")
        ids = {entry.id for entry in self.entries}
        if len(ids) != len(self.entries) or len(ids) < NEEDED:
            raise NotASeal(where="seal.entries", why="expected at least two entries, each once")
        for entry in self.entries:
            if len(entry.players) != 1:
                why = f"{entry.id} has {len(entry.players)} players: each plays for himself"
                raise NotASeal(where="seal.entries", why=why)
        drawn: dict[str, SessionNo] = {}
        for session in self.sessions:
            number = session.session
            if not LEAST_SEATS <= session.seats <= MOST_SEATS:
                why = f"session {number}: a table has {LEAST_SEATS} to {MOST_SEATS} seats"
                raise NotASeal(where="seal.sessions", why=why)
            if session.exchanged:
                self._require_before(session)
            elif session.beacon and drawn.setdefault(session.beacon, number) != number:
                why = (
                    f"session {number} is described like session {drawn[session.beacon]}: who "
                    "plays it is not signed before that value is known"
                )
                raise NotASeal(where="seal.sessions", why=why)
        self._require_cards()

    def tells_seats(self, session: SessionNo) -> tuple[SessionNo, ...]:
        """Its own, and all described alike; none where seats are exchanged, since none is drawn."""
        exchanged = self.sessions[session - 1].exchanged
        return () if exchanged else self._described_alike(session)

    def _require_before(self, session: SealedLadderSession) -> None:
        """Nothing, if there is a session before whose seats can be exchanged."""
        before = self.session(SessionNo(session.session - 1))
        if before is None or before.exchanged or before.seats != session.seats:
            why = (
                f"session {session.session} exchanges the seats of the session before it, which "
                "has to be drawn and to have as many seats at a table"
            )
            raise NotASeal(where="seal.sessions", why=why)
