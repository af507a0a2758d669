"""A small event of matches with its published files, as an organiser would make them."""

from collections.abc import Sequence
from dataclasses import dataclass

from evendeal.draw.line_ups import OpenedAct
from evendeal.draw.match_lots import drawn_lots
from evendeal.draw.match_opened import MatchLineUp, OpenedMatches, OpenedMatchSession
from evendeal.draw.match_seal import MatchSeal, RollsFrom, SealedMatchSession, seal_thrown
from evendeal.draw.match_verify import MATCHES
from evendeal.draw.opened import OpenedEvent
from evendeal.draw.rolls_sealed import draw_rolls, seal_rolls
from evendeal.draw.roots import Roots, SessionRoots, SignedRoots, roots_bytes, write_roots
from evendeal.draw.seal import SealedDeals
from evendeal.draw.seal_file import SignedSeal
from evendeal.ids import DealNo, SessionNo
from support.proof.sealed_event import BEGUN_AT, EVENT, SIGNER, TERMS, entries


def match_secret(session: int) -> bytes:
    return bytes([7, session]) + bytes(30)


@dataclass(frozen=True)
class PublishedMatches:
    seal: SignedSeal[MatchSeal]
    opened: OpenedMatches
    roots: SignedRoots | None

    @property
    def files(self) -> list[bytes]:
        files = [MATCHES.write_seal(self.seal), MATCHES.write_opened(self.opened)]
        return files if self.roots is None else [*files, write_roots(self.roots)]


def publish_matches(
    teams: int = 3,
    boards: int = 2,
    sets: int = 5,
    beacon: str = "",
    rolls: RollsFrom = "drawn",
    final: bool = True,
    played: int = 3,
    ended: Sequence[int] = (),
    begun: int | None = None,
    drawn_by_lot: bool = True,
    rehearsal: bool = False,
    version: int = 2,
    line_ups: Sequence[MatchLineUp] = (),
    acts: Sequence[OpenedAct] = (),
) -> PublishedMatches:
    """The files after `played` games of each session; of `ended` sessions with everything.

    Board 2 rolls both dice anew after the opening. The final, if there is one, is the last
    session, and has lots if `drawn_by_lot`.
    """
    numbers = [SessionNo(n) for n in range(1, boards + final + 1)]

    def sealed(n: SessionNo) -> SealedDeals:
        if rolls == "thrown":
            return seal_thrown(match_secret(n), sets)
        return seal_rolls(match_secret(n), beacon, EVENT, n, "original", sets, reroll=n == 2)

    seal = MatchSeal(
        event=EVENT,
        name="Team Cup of Backgammon",
        version=version,
        rolls=rolls,
        final=final,
        entries=entries(teams, 4),
        sessions=tuple(
            SealedMatchSession(session=n, beacon=beacon, rolls=sealed(n), reroll=n == 2)
            for n in numbers
        ),
        terms=TERMS,
        public_key=SIGNER.public_key().public_bytes_raw(),
        sealed_at="2026-11-28T09:00:00Z",
        rehearsal=rehearsal,
    )
    opened, roots = [], []
    for n in numbers[:begun]:
        value = f"beacon {n}" if beacon else None
        drawn = draw_rolls(match_secret(n), value or "", EVENT, n, "original", sets, reroll=n == 2)
        opened_count = sets if n in ended else played
        lots = None
        if final and drawn_by_lot and n == numbers[-1]:
            source = value.encode() if value else match_secret(n)
            lots = drawn_lots(EVENT, n, [entry.id for entry in seal.entries], source)
        at_hand = rolls == "drawn"
        opened.append(
            OpenedMatchSession(
                session=n,
                beacon=value,
                root=drawn.root if at_hand else None,
                sets=tuple(drawn.opened(DealNo(s)) for s in range(1, opened_count + 1))
                if at_hand
                else (),
                lots=lots,
                secret=match_secret(n) if n in ended else None,
                begun_at=BEGUN_AT if version > 1 else None,
                line_ups=tuple(line_ups) if n == 1 else (),
                acts=(tuple(acts) if n == 1 else ()) if n in ended and version > 1 else None,
            )
        )
        if value is not None and at_hand:
            roots.append(SessionRoots(n, value, drawn.root, None, "2026-11-28T10:00:00Z"))
    published = Roots(EVENT, tuple(roots))
    return PublishedMatches(
        SignedSeal(seal, SIGNER.sign(MATCHES.seal_bytes(seal))),
        OpenedEvent(EVENT, tuple(opened), version),
        SignedRoots(published, SIGNER.sign(roots_bytes(published))) if roots else None,
    )
