"""What can be certified of the draw of a session of poker."""

from evendeal.views.certificate import DrawCertificate, certified
from evendeal.views.poker.proof import Proof


def poker_certificate(proof: Proof) -> DrawCertificate:
    """The certificate of the session that a proof is of; it says nothing that is not there."""
    seal = proof.seal
    return certified(
        seal.event,
        proof.event.name,
        seal.session,
        at=seal.sealed_at,
        figures=(
            ("seal", proof.seal_digest),
            ("key", seal.public_key),
            ("commitment", seal.commitment),
            ("reserve", seal.reserve_commitment),
            ("root", proof.root),
            ("described", seal.beacon_description),
            ("beacon", seal.beacon),
            ("secret", proof.secret),
        ),
        sentences=proof.sentences,
        verdicts=(proof.seat_draw.verdict, *(each.verdict for each in proof.opened)),
        rehearsal=proof.event.rehearsal,
    )
