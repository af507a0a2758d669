"""What can be certified of the rolls of a team board, or of the final."""

from evendeal.ids import SessionNo
from evendeal.views.absent import NoSuchSession
from evendeal.views.certificate import DrawCertificate, certified
from evendeal.views.matches.proof import MatchProof


def match_certificate(proof: MatchProof, session: SessionNo) -> DrawCertificate:
    """The certificate of one session of a proof; nothing on it is less public than there.

    Raises:
        NoSuchSession: the seal has none of this number.
    """
    event = proof.event
    of = next((each for each in proof.sessions if each.session == session), None)
    if of is None:
        raise NoSuchSession(event=event.id, session=session, sessions=len(proof.sessions))
    # The final is named by its session in the language of the paper.
    board = next((each.name for each in event.boards if each.number == session), "")
    return certified(
        event.id,
        event.name,
        session,
        called=board,
        at=proof.sealed_at,
        figures=(
            ("seal", proof.seal_digest),
            ("key", proof.public_key),
            ("commitment", of.commitment),
            ("root", of.root),
            ("described", proof.beacon_description),
            ("beacon", of.beacon),
            ("secret", of.secret),
        ),
        sentences=proof.sentences,
        verdicts=tuple(each.verdict for each in of.opened),
        rehearsal=event.rehearsal,
    )
