"""What can be checked about an event of poker, and what the checks say."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from evendeal.cards import DeckOrder, parse_cards
from evendeal.draw.fairness import fairness
from evendeal.draw.finding import Finding, Verdict
from evendeal.draw.merkle import leaf
from evendeal.draw.opened import OpenedCards, OpenedSession
from evendeal.draw.seal import CardsSeal, Seal
from evendeal.draw.seating import seats_of
from evendeal.draw.verify_seats import verify_seats
from evendeal.ids import DealNo, EntryId, EventId, SeatNo, SessionNo
from evendeal.views.poker.head import EventHead
from evendeal.views.proof import (
    ALGORITHM,
    WORST,
    CheckpointProof,
    Commands,
    Statement,
    commands,
    statement,
)


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
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class SeatDrawProof:
    """The seat draw: `table` is the entries by table and, within it, in the order of `seats`.

    `seats` leaves the empty seats out. `table` has no rows before the session has begun. `key`
    and `fields` say the same as `sentence`, as in `Statement`.
    """

    method: str
    seats: tuple[SeatNo, ...]
    table: tuple[tuple[EntryId, ...], ...]
    verdict: Verdict
    sentence: str
    key: str | None = None
    fields: Mapping[str, str | int] = field(default_factory=dict)


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
class FairnessCounted:
    """How it is counted whom an entry acts behind, with so many `seats` at a table.

    `near` is the share of a table at which one sits next to the other, clockwise, and `far` that
    of the last seat: exact, as "8/9". `widest` is how far the widest share lies above an equal
    one; null: the draw is even.
    """

    seats: int
    near: str
    far: str
    widest: str | None


@dataclass(frozen=True, slots=True)
class Proof:
    """The verification page.

    `sentences` say in words what was proved and what was not: of the whole event and of
    this session, and what fails in any session. `root` is null until it is published,
    `secret` until the last deal is open, `fairness_sentence` until the seats are drawn.
    `seal_digest` is SHA-256 of `seal.json`, the figure by which a whole seal is known.
    """

    event: EventHead
    seal: SealHead
    seal_digest: str
    root: str | None
    opened: tuple[OpenedProof, ...]
    seat_draw: SeatDrawProof
    fairness: tuple[Fairness, ...]
    fairness_sentence: str | None
    fairness_counted: FairnessCounted | None
    checkpoints: tuple[CheckpointProof, ...]
    sentences: tuple[Statement, ...]
    secret: str | None
    commands: Commands


class ProvedSeats(NamedTuple):
    """What is proved of the seats of a session.

    Attributes:
        fairness, sentence, counted: whom each entry acts behind, and how that is counted, where
            it is.
    """

    draw: SeatDrawProof
    fairness: tuple[Fairness, ...] = ()
    sentence: str | None = None
    counted: FairnessCounted | None = None


def proof(
    head: EventHead,
    seal: CardsSeal[Any],
    opened: OpenedCards,
    findings: Sequence[Finding],
    checkpoints: Sequence[CheckpointProof],
    seats: ProvedSeats,
    *,
    seal_digest: str,
) -> Proof:
    """What was sealed, what is open, and what the checks say.

    Args:
        findings: of `draw.cards_verify`, about the published files.
        checkpoints: the signed positions of the log.
        seats: how they were drawn, as `team_seats` says it or another format.
    """
    session = SessionNo(head.session)
    sealed = seal.session(session)
    now = opened.session(session)
    assert sealed is not None
    deals = now.original.deals if now else ()
    openings = tuple(
        OpenedProof(
            deal.deal,
            leaf(deal.deal, deal.salt, str(DeckOrder(parse_cards(deal.deck)))).hex(),
            _worst(findings, f"session {session}, {deal.name}"),
        )
        for deal in deals
    )
    return Proof(
        event=head,
        seal=SealHead(
            event=seal.event,
            session=session,
            commitment=sealed.original.commitment.hex(),
            algorithm=ALGORITHM,
            public_key=seal.public_key.hex(),
            beacon_description=sealed.beacon or None,
            beacon=now.beacon if now else None,
            sealed_at=seal.sealed_at,
            reserve_commitment=sealed.reserve.commitment.hex() if sealed.reserve else None,
        ),
        seal_digest=seal_digest,
        root=now.original.root.hex() if now else None,
        opened=openings,
        seat_draw=seats.draw,
        fairness=seats.fairness,
        fairness_sentence=seats.sentence,
        fairness_counted=seats.counted,
        checkpoints=tuple(checkpoints),
        sentences=(
            *(statement(finding) for finding in _of_session(findings, session)),
            *_so_far(openings, now),
        ),
        secret=now.original.secret.hex() if now and now.original.secret else None,
        commands=commands(seal.event, roots=bool(seal.beacon), line_ups=seal.version > 1),
    )


def team_seats(
    seal: Seal, opened: OpenedCards, session: SessionNo, seats: Sequence[SeatNo]
) -> ProvedSeats:
    """The seats of teams.

    Args:
        seats: those with a player, in order.
    """
    now = opened.session(session)
    return ProvedSeats(_seat_draw(seal, opened, now, seats), *_fairness(seal, now))


def _of_session(findings: Sequence[Finding], session: SessionNo) -> list[Finding]:
    """The findings for a reader of this session: each deal by itself only where it fails."""

    def concerns(finding: Finding) -> bool:
        place = finding.where.split(", ")
        elsewhere = place[0].startswith("session ") and place[0] != f"session {session}"
        return not finding.ok or not (elsewhere or place[-1].startswith("deal "))

    return [finding for finding in findings if concerns(finding)]


def _so_far(deals: Sequence[OpenedProof], now: OpenedSession | None) -> list[Statement]:
    """What holds of the open deals together, until the secret proves all of them."""
    if now is None or now.original.secret is not None or not deals:
        return []
    if any(deal.verdict != "holds" for deal in deals):
        return []
    which = "The open deal" if len(deals) == 1 else f"Each of the {len(deals)} open deals"
    sentence = f"{which} lies under the root that was published before play."
    return [Statement("holds", sentence, "so-far", {"n": len(deals)})]


def _worst(findings: Sequence[Finding], where: str) -> Verdict:
    """The verdict on a place: `unproved` where nothing was looked at."""
    verdicts = {finding.verdict for finding in findings if finding.where == where}
    return next((verdict for verdict in WORST if verdict in verdicts), "unproved")


def _seat_draw(
    seal: Seal, opened: OpenedCards, now: OpenedSession | None, seats: Sequence[SeatNo]
) -> SeatDrawProof:
    if now is None:
        sentence = "The seats are drawn when the session begins."
        return SeatDrawProof(seal.method, tuple(seats), (), "unproved", sentence, "seats-drawn", {})
    worst = min(verify_seats(seal, opened, now), key=lambda finding: WORST.index(finding.verdict))
    table = tuple(tuple(entry for entry, _ in sitting) for sitting in now.seats)
    said = statement(worst)
    return SeatDrawProof(
        seal.method, tuple(seats), table, said.verdict, said.text, said.key, said.fields
    )


def _fairness(
    seal: Seal, now: OpenedSession | None
) -> tuple[tuple[Fairness, ...], str | None, FairnessCounted | None]:
    """Whom each entry acts behind, and how that is counted."""
    line_ups = now.line_ups.players if now and now.line_ups else None
    draw = seats_of(seal, now.seats, line_ups) if now else None
    if draw is None:
        return (), None, None
    shares = fairness(draw)
    rows = []
    for entry in shares.entries:
        others = [other for other in shares.entries if other != entry]
        rows.append(
            Fairness(
                entry,
                tuple(Behind(other, shares.position[other, entry]) for other in others),
            )
        )
    near, far = Fraction(draw.seats - 1, draw.seats), Fraction(1, draw.seats)
    even = "The draw is even: nobody acts behind another more than in front."
    if not shares.exact:
        even = f"The draw is not even: the widest share lies {shares.widest} above an equal one."
    sentence = (
        "Each table where two teams meet counts as the chance to act behind the other after the "
        f"flop, the button being anywhere alike: {near} from the next seat clockwise, {far} from "
        f"the last of {draw.seats}. {even}"
    )
    widest = None if shares.exact else str(shares.widest)
    return tuple(rows), sentence, FairnessCounted(draw.seats, str(near), str(far), widest)
