"""The lines that close line-ups, and the file in which closed ones are published (R56)."""

from evendeal.director.ledger import Ledger
from evendeal.draw.line_ups_file import (
    LINE_UPS,
    ClosedLineUps,
    PublishedLineUps,
    SignedLineUps,
    line_ups_bytes,
    write_line_ups,
)
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.duplicate.acts import LineUpsClosed
from evendeal.tournament.duplicate.bodies import body_to_json
from evendeal.tournament.duplicate.progress import AnyDuplicate, DealFoldT
from evendeal.tournament.line import Draft


def closing(progress: AnyDuplicate, sessions: tuple[SessionNo, ...]) -> list[Draft]:
    """The lines that close those of these line-ups that are open."""
    return [
        Draft(
            session,
            0,
            0,
            progress.next_n(session, 0, 0),
            f"close-line-ups-{session}",
            body_to_json(LineUpsClosed()),
        )
        for session in sessions
        if session not in progress.line_ups.closed
    ]


def make_line_ups_good(ledger: Ledger[DealFoldT], event: EventId) -> None:
    """The file of closed line-ups as the log has it, also after an interruption."""
    progress: AnyDuplicate = ledger.refresh(event)
    if not progress.line_ups.closed or ledger.read_only(event) is not None:
        return
    published = PublishedLineUps(
        event,
        tuple(
            ClosedLineUps(
                session,
                end.at,
                bytes.fromhex(end.line),
                tuple(progress.line_ups_as_sealed(session).items()),
            )
            for session, end in sorted(progress.line_ups.closed.items())
        ),
    )
    signature = ledger.adapters.signer.sign(event, line_ups_bytes(published))
    text = write_line_ups(SignedLineUps(published, signature)).decode()
    if ledger.adapters.publisher.read(event, LINE_UPS) != text:
        ledger.adapters.publisher.publish(event, LINE_UPS, text)
