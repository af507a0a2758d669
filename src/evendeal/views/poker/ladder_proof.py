"""What is proved of the seats of individuals."""

from collections.abc import Sequence

from evendeal.draw.finding import Finding
from evendeal.draw.ladder_seal import LadderSeal
from evendeal.draw.opened import OpenedCards
from evendeal.ids import SeatNo, SessionNo
from evendeal.views.poker.proof import ProvedSeats, SeatDrawProof
from evendeal.views.proof import WORST, statement

SEATS = frozenset({"seats", "seats-shared", "seats-later"})
"""The findings about the draw of a session."""


def ladder_seats(
    seal: LadderSeal, opened: OpenedCards, session: SessionNo, findings: Sequence[Finding]
) -> ProvedSeats:
    """The seats of a session of individuals, and what the checks say of their draw.

    Args:
        findings: about the published files.
    """
    sealed, now = seal.session(session), opened.session(session)
    assert sealed is not None
    seats = tuple(SeatNo(number) for number in range(1, sealed.seats + 1))
    if now is None:
        sentence = "The seats are drawn when the session begins."
        return ProvedSeats(SeatDrawProof("places", seats, (), "unproved", sentence, "seats-drawn"))
    # What is wrong with a seat names its table: only the session and the kind are the same.
    about = [
        finding
        for finding in findings
        if finding.id in SEATS and finding.where.split(", ")[0] == f"session {session}"
    ]
    table = tuple(tuple(entry for entry, _ in sitting) for sitting in now.seats)
    if not about:
        sentence = "Nothing was checked of this draw."
        return ProvedSeats(
            SeatDrawProof("places", seats, table, "unproved", sentence, "draw-not-looked-at")
        )
    worst = min(about, key=lambda finding: WORST.index(finding.verdict))
    said = statement(worst)
    return ProvedSeats(
        SeatDrawProof("places", seats, table, said.verdict, said.text, said.key, said.fields)
    )
