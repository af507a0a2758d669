"""The verification page, from the published files and what checking them has shown."""

from collections.abc import Sequence
from fractions import Fraction

from evendeal.cards import DeckOrder, parse_cards
from evendeal.draw import Finding, OpenedEvent, Seal, fairness, leaf, seats_of
from evendeal.ids import SessionNo
from evendeal.views.event import EventHead
from evendeal.views.proof import (
    Behind,
    CheckpointProof,
    Commands,
    Fairness,
    OpenedProof,
    Proof,
    SealHead,
    SeatDrawProof,
)

ALGORITHM = "dpk1"


def proof(
    head: EventHead,
    seal: Seal,
    opened: OpenedEvent,
    findings: Sequence[Finding],
    checkpoints: Sequence[CheckpointProof],
) -> Proof:
    """What was sealed, what is open, and what was found when it was checked.

    Args:
        findings: of `draw.verify` and `draw.verify_signatures`.
        checkpoints: the signed positions of the log.
    """
    session = SessionNo(head.session)
    sealed = seal.session(session)
    now = opened.session(session)
    assert sealed is not None
    failed = {finding.where for finding in findings if not finding.ok}
    deals = now.original.deals if now else ()
    return Proof(
        event=head,
        seal=SealHead(
            event=seal.event,
            session=session,
            commitment=sealed.original.commitment.hex(),
            algorithm=ALGORITHM,
            public_key=seal.public_key.hex(),
            beacon_description=seal.beacon or None,
            beacon=now.beacon if now else None,
            sealed_at=seal.sealed_at,
            reserve_commitment=sealed.reserve.commitment.hex() if sealed.reserve else None,
        ),
        root=now.original.root.hex() if now else None,
        opened=tuple(
            OpenedProof(
                deal.deal,
                leaf(deal.deal, deal.salt, DeckOrder(parse_cards(deal.deck))).hex(),
                f"session {session}, {deal.name}" not in failed,
            )
            for deal in deals
        ),
        seat_draw=_seat_draw(seal, opened, session, findings),
        fairness=_fairness(seal, opened, session),
        checkpoints=tuple(checkpoints),
        sentences=tuple(finding.sentence for finding in _told(findings)),
        secret=now.original.secret.hex() if now and now.original.secret else None,
        commands=Commands(
            f"evendeal verify {seal.event}", "python3 verify_event.py seal.json opened.json"
        ),
    )


def _told(findings: Sequence[Finding]) -> list[Finding]:
    """The findings for a reader: each deal by itself only where it fails."""
    return [f for f in findings if not f.ok or not f.where.split(", ")[-1].startswith("deal ")]


def _seat_draw(
    seal: Seal, opened: OpenedEvent, session: SessionNo, findings: Sequence[Finding]
) -> SeatDrawProof:
    now = opened.session(session)
    about = [f for f in findings if f.where.startswith(f"session {session}, seat")]
    told = about[-1].sentence if about else "The seats are drawn when the session begins."
    return SeatDrawProof(
        seal.method,
        tuple(tuple(entry for entry, _ in table) for table in now.seats) if now else (),
        bool(about) and all(finding.verdict == "holds" for finding in about),
        told,
    )


def _fairness(seal: Seal, opened: OpenedEvent, session: SessionNo) -> tuple[Fairness, ...]:
    now = opened.session(session)
    draw = seats_of(seal, now.seats) if now else None
    if draw is None:
        return ()
    found = fairness(draw)
    rows = []
    for entry in found.entries:
        others = [other for other in found.entries if other != entry]
        rows.append(
            Fairness(
                entry,
                tuple(Behind(other, _whole(found.position[other, entry])) for other in others),
            )
        )
    return tuple(rows)


def _whole(tables: Fraction) -> int | Fraction:
    return tables.numerator if tables.denominator == 1 else tables
