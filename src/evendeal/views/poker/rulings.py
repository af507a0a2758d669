"""Rulings in public: those that explain a result everybody may see, and no others."""

from dataclasses import dataclass

from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.tournament.duplicate.ruled_deals import NO_RULINGS
from evendeal.tournament.duplicate.rulings import effect_to_json
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.figures import signed
from evendeal.views.poker.embargo.deals import is_public, ruling_is_public
from evendeal.views.poker.office.lines import effect_view, ruling_sentence


@dataclass(frozen=True, slots=True)
class PublicRuling:
    """A ruling in force that has changed a result, or let a disputed one count.

    `number` counts the rulings of the event from 1; those on closed deals are left out, so
    numbers may be missing. `deal` is null for a penalty. `reason` is empty while the ruling is
    on a deal that is closed and replaced. `late` says that it was made after the correction
    period. `at` is ISO 8601 in UTC.
    """

    number: int
    session: SessionNo
    deal: DealNo | None
    tables: tuple[TableNo, ...]
    sentence: str
    rule: str
    reason: str
    late: bool
    at: str


def public_rulings(progress: Progress) -> tuple[PublicRuling, ...]:
    """The rulings in force of all sessions on penalties, open deals and replaced deals (R37).

    Of a closed deal nothing stands here but that it has been replaced, which the list of deals
    shows anyway.
    """
    names = {entry.id: entry.name for entry in progress.event.entries}
    rulings = []
    for record in progress.rulings:
        now = progress.sessions[SessionNo(record.session)]
        if record.withdrawn is not None or not ruling_is_public(now, record):
            continue
        ruled = record.ruled
        deal = DealNo(ruled.deal) if ruled.deal else None
        effect = effect_view(effect_to_json(ruled.effect))
        rulings.append(
            PublicRuling(
                number=record.number,
                session=now.session,
                deal=deal,
                tables=ruled.tables,
                sentence=ruling_sentence(ruled.kind, deal, ruled.tables, effect, names),
                rule=ruled.rule,
                reason=ruled.reason if deal is None or is_public(now, deal) else "",
                late=ruled.late,
                at=record.at,
            )
        )
    return tuple(rulings)


def rulings_on_deal(
    progress: Progress, session: SessionNo, deal: DealNo
) -> tuple[PublicRuling, ...]:
    """Those on one deal of a session."""
    return tuple(
        each for each in public_rulings(progress) if (each.session, each.deal) == (session, deal)
    )


def ruled_here(now: SessionProgress, table: TableNo, deal: DealNo) -> str | None:
    """What the director has changed in a table's result of an open deal, as a sentence.

    None if it is what the table agreed on.
    """
    rulings = now.rulings.get(deal, NO_RULINGS)
    sentences = []
    if table in rulings.void:
        sentences.append("void at this table; each seat has the mean of the other tables")
    sentences += [
        f"seat {seat} {signed(chips)} by ruling"
        for at, seat, chips in rulings.adjusted
        if at == table
    ]
    hand = now.hands.get((table, deal))
    if hand is not None and hand.corrected:
        sentences.append(f"the record was corrected: {hand.corrected.rstrip('. ')}")
    return f"{'; '.join(sentences)}." if sentences else None
