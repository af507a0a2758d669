"""The seal of an event of matches: its roll sets bound before the first roll."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.draw.keys import Kind, commit
from evendeal.draw.reading import NotASeal
from evendeal.draw.seal import MOST_DEALS, SealedDeals, SealHead, SessionHead, require_sealed
from evendeal.ids import SessionNo

RollsFrom: TypeAlias = Literal["drawn", "thrown"]
"""Rolls drawn ahead and sealed, or thrown at the first table that needs them."""

LEAST_TEAMS = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class SealedMatchSession(SessionHead):
    """One session as sealed: a team board, or the final.

    Attributes:
        rolls: its roll sets: how many, and what binds them. Where rolls are thrown at the
            table there is no root, and the commitment binds the secret of the lots alone.
        reroll: the starter rolls both dice anew instead of playing the opening roll (R27).
    """

    rolls: SealedDeals
    reroll: bool

    def of(self, kind: Kind) -> SealedDeals | None:
        """The roll sets of a kind; matches have no reserve."""
        return self.rolls if kind == "original" else None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSeal(SealHead):
    """Everything that is fixed before an event of matches.

    Attributes:
        rolls: where rolls come from.
        final: whether the last session is the final's. Its secret, or its public randomness,
            draws the lots.

    Raises:
        NotASeal: the parts do not fit together.
    """

    rolls: RollsFrom
    final: bool
    sessions: tuple[SealedMatchSession, ...]

    def __post_init__(self) -> None:
        self._require_head()
        ids = {entry.id for entry in self.entries}
        if len(ids) != len(self.entries) or len(ids) < LEAST_TEAMS:
            raise NotASeal(where="seal.entries", why="expected at least two teams, each once")
        if self.final and len(self.sessions) == 1:
            why = "a final comes after another session"
            raise NotASeal(where="seal.final", why=why)
        for session in self.sessions:
            where = f"seal, session {session.session}, roll sets"
            if self.rolls == "drawn":
                require_sealed(where, session.rolls, later=bool(session.beacon), what="roll sets")
                continue
            if session.rolls.root is not None:
                raise NotASeal(where=where, why="rolls thrown at the table have no root")
            if not 1 <= session.rolls.deals <= MOST_DEALS:
                why = f"{session.rolls.deals} roll sets: a session has 1 to {MOST_DEALS}"
                raise NotASeal(where=where, why=why)

    @property
    def final_session(self) -> SessionNo | None:
        """The session of the final; None if there is none."""
        return self.sessions[-1].session if self.final else None

    def session(self, session: SessionNo) -> SealedMatchSession | None:
        """A session of the event, or None."""
        return self.sessions[session - 1] if 1 <= session <= len(self.sessions) else None


def seal_thrown(secret: bytes, sets: int) -> SealedDeals:
    """What the seal says of a session whose rolls are thrown at the table.

    Args:
        secret: 32 bytes; the final's draws the lots.
        sets: how many games it has; each has one set of rolls, whichever room throws them.

    Raises:
        NotASecret.
    """
    return SealedDeals(bytes.fromhex(commit(secret)), sets, None)
