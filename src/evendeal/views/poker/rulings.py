"""Rulings in public: those that explain a result everybody may see, and no others."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from evendeal.ids import DealNo, SeatNo, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.ruled_deals import NO_RULINGS
from evendeal.tournament.duplicate.rulings import effect_to_json
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.views.figures import signed
from evendeal.views.poker.embargo.deals import is_public, ruling_is_public
from evendeal.views.poker.office.consequences import EffectTold
from evendeal.views.poker.office.lines import effect_view, ruling_sentence
from evendeal.views.words import in_a_row


@dataclass(frozen=True, slots=True)
class PublicRuling:
    """A ruling in force that has changed a result, or let a disputed one count.

    `number` counts the rulings of the event from 1; those on closed deals are left out, so
    numbers may be missing. `deal` is null for a penalty. `reason` is empty while the ruling is
    on a deal that is closed and replaced. `late` says that it was made after the correction
    period. `at` is ISO 8601 in UTC. `sentence` says what was ruled; `kind`, what happened, as a
    word of the log, and `effect` say the same in fields.
    """

    number: int
    session: SessionNo
    deal: DealNo | None
    tables: tuple[TableNo, ...]
    sentence: str
    kind: str
    effect: EffectTold
    rule: str
    reason: str
    late: bool
    at: str


@dataclass(frozen=True, slots=True)
class RuledHere:
    """One thing that the director has changed in a table's result.

    `void` is the result of the whole table: each seat has the mean of the other tables.
    `not_played` is the same where there was no time for the deal. `fouled` names the `tables` that
    played one wrong form of it, this one among them: each seat has the mean of the other tables,
    and what it made beyond the mean of its seat at these. `adjusted` gives a `seat` so many
    `chips`. `corrected` is the record of the hand, for a `reason`. What a change does not need is
    null or empty.
    """

    do: Literal["void", "not_played", "fouled", "adjusted", "corrected"]
    seat: SeatNo | None = None
    chips: Chips | None = None
    reason: str | None = None
    tables: tuple[TableNo, ...] = ()


def public_rulings(progress: AnyDuplicate) -> tuple[PublicRuling, ...]:
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
                kind=ruled.kind,
                effect=effect,
                rule=ruled.rule,
                reason=ruled.reason if deal is None or is_public(now, deal) else "",
                late=ruled.late,
                at=record.at,
            )
        )
    return tuple(rulings)


def rulings_on_deal(
    progress: AnyDuplicate, session: SessionNo, deal: DealNo
) -> tuple[PublicRuling, ...]:
    """Those on one deal of a session."""
    return tuple(
        each for each in public_rulings(progress) if (each.session, each.deal) == (session, deal)
    )


def ruled_here(now: SessionProgress, table: TableNo, deal: DealNo) -> tuple[RuledHere, ...]:
    """What the director has changed in a table's result of an open deal.

    Empty if it is what the table agreed on.
    """
    rulings = now.rulings.get(deal, NO_RULINGS)
    found: list[RuledHere] = []
    if table in rulings.void:
        found.append(RuledHere("not_played" if table in rulings.not_played else "void"))
    elif group := rulings.group_of(table):
        found.append(RuledHere("fouled", tables=tuple(sorted(group))))
    found += [
        RuledHere("adjusted", seat=seat, chips=chips)
        for at, seat, chips in rulings.adjusted
        if at == table
    ]
    hand = now.hands.get((table, deal))
    if hand is not None and hand.corrected:
        found.append(RuledHere("corrected", reason=hand.corrected.rstrip(". ")))
    return tuple(found)


def ruled_sentence(ruled: Iterable[RuledHere]) -> str | None:
    """What was changed in a table's result, as a sentence; None where nothing was."""
    sentences = [_ruled_words(each) for each in ruled]
    return f"{'; '.join(sentences)}." if sentences else None


def _ruled_words(ruled: RuledHere) -> str:
    match ruled.do:
        case "void":
            return "void at this table; each seat has the mean of the other tables"
        case "not_played":
            return "not played at this table; each seat has the mean of the other tables"
        case "fouled":
            tables = in_a_row(ruled.tables)
            return (
                f"laid wrong alike at tables {tables} and compared among them; each seat has the "
                "mean of the other tables, and what it made beyond the mean of its seat at these"
            )
        case "adjusted":
            return f"seat {ruled.seat} {signed(ruled.chips or 0)} by ruling"
        case "corrected":
            return f"the record was corrected: {ruled.reason}"
