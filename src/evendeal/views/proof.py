"""What can be checked about an event, and what checking it has shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from evendeal.cards import DeckOrder, parse_cards
from evendeal.draw import Finding, OpenedEvent, Seal, fairness, leaf, seats_of
from evendeal.ids import DealNo, EntryId, EventId, SessionNo
from evendeal.views.event import EventHead

ALGORITHM = "dpk1"


@dataclass(frozen=True, slots=True)
class SealHead:
    """What was published before the first deal; keys and commitments in hexadecimal.

    `beacon_description` says which public randomness was to be mixed in, and `beacon`
    is its text once it was known; both are null where there is none.
    """

    event: EventId
    session: SessionNo
    commitment: str
    algorithm: str
    public_key: str
    beacon_description: str | None
    beacon: str | None
    sealed_at: str
    reserve_commitment: str | None


@dataclass(frozen=True, slots=True)
class OpenedProof:
    """An open deal: its leaf, and whether its deck leads from there to the root."""

    deal: DealNo
    leaf: str
    verified: bool


@dataclass(frozen=True, slots=True)
class SeatDrawProof:
    """The seat draw: `table` is the entries by table and, within it, by seat."""

    method: str
    table: tuple[tuple[EntryId, ...], ...]
    verified: bool
    sentence: str


@dataclass(frozen=True, slots=True)
class Behind:
    """At how many tables an entry acts behind another."""

    entry: EntryId
    tables: int | Fraction


@dataclass(frozen=True, slots=True)
class Fairness:
    """One entry's row of the fairness table: whom it acts behind, and how often."""

    entry: EntryId
    behind: tuple[Behind, ...]


@dataclass(frozen=True, slots=True)
class CheckpointProof:
    """A signed position of the log; `valid` if the signature and the log's hash agree."""

    position: int
    hash: str
    signature: str
    at: str
    valid: bool


@dataclass(frozen=True, slots=True)
class Commands:
    """What to type to check it oneself: with evendeal, and with Python alone."""

    verify: str
    script: str


@dataclass(frozen=True, slots=True)
class Proof:
    """The verification page.

    `sentences` say in words what was proved and what was not. `root` is null until it
    is published, `secret` until the last deal is open.
    """

    event: EventHead
    seal: SealHead
    root: str | None
    opened: tuple[OpenedProof, ...]
    seat_draw: SeatDrawProof
    fairness: tuple[Fairness, ...]
    checkpoints: tuple[CheckpointProof, ...]
    sentences: tuple[str, ...]
    secret: str | None
    commands: Commands


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
                tuple(Behind(other, found.position[other, entry]) for other in others),
            )
        )
    return tuple(rows)
