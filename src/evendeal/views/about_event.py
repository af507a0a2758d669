"""An event of any kind as a whole: what was spelled right in it, and whether it is on."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypedDict

from evendeal.draw.seal import SealHead
from evendeal.ids import EntryId, EventId
from evendeal.tournament.event_acts import Called
from evendeal.tournament.event_fold import AnyFold
from evendeal.tournament.event_record import EventRecord
from evendeal.tournament.hall import TableResults
from evendeal.views.journal import because
from evendeal.views.text import Text, says


@dataclass(frozen=True, slots=True)
class EventWithdrawal:
    """Since when an event is withdrawn, ISO 8601 in UTC, and why (R60)."""

    at: str
    reason: str


@dataclass(frozen=True, slots=True)
class NameSpelled:
    """A name that was spelled right: whose, from what to what, and by whom (R59).

    `entry` is the team, or that of the player; null for the name of the event.
    """

    what: Called
    entry: EntryId | None
    was: str
    name: str
    reason: str
    by: str
    at: str


@dataclass(frozen=True, slots=True)
class TeamNames:
    """A team and everybody who plays for it, as they are called now."""

    id: EntryId
    name: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ResultsAtTables:
    """Whether the screens at the tables show results of other tables, once they are public.

    `at`, ISO 8601 in UTC, and `by` are when and by whom it was switched last; null while it is as
    the event's file has it.
    """

    open: bool
    at: str | None
    by: str | None


@dataclass(frozen=True, slots=True)
class EventTold:
    """What the director can do about an event as a whole, and what was done.

    `withdrawn` is null while the event is on, `withdrawn_by` who withdrew it; an event that has
    `ended` cannot be. Only a `rehearsal` can be put away, and it is when it is `away`. `names` are
    the corrections, the newest first.
    """

    rehearsal: bool
    away: bool
    ended: bool
    withdrawn: EventWithdrawal | None
    withdrawn_by: str | None
    teams: tuple[TeamNames, ...]
    names: tuple[NameSpelled, ...]
    table_results: ResultsAtTables


@dataclass(frozen=True, slots=True)
class AwayEvent:
    """A rehearsal that was put away: `format` is that of its file, `sealed_at` when it was made."""

    id: EventId
    name: str
    format: str
    sealed_at: str


def event_withdrawal(record: EventRecord) -> EventWithdrawal | None:
    """The withdrawal as everybody reads it; null while the event is on."""
    gone = record.withdrawn
    return None if gone is None else EventWithdrawal(gone.at, gone.reason)


class HeadFields(TypedDict):
    """What the head of every event says of it, by the names of its fields."""

    id: EventId
    name: str
    status: Literal["sealed", "running", "finished"]
    begins: str | None
    language: str | None
    sealed_at: str
    rehearsal: bool
    withdrawn: EventWithdrawal | None


def head_fields(progress: AnyFold, seal: SealHead | None = None) -> HeadFields:
    """What the head of every event says of it.

    Args:
        seal: as published; None where the file is lost.
    """
    begun = bool(progress.sessions)
    return HeadFields(
        id=progress.event.id,
        name=progress.event.name,
        status="finished" if progress.finished else "running" if begun else "sealed",
        begins=progress.event.begins or progress.event.programme.begins or None,
        language=progress.event.programme.language or None,
        sealed_at=seal.sealed_at if seal else progress.published_at,
        rehearsal=progress.rehearsal,
        withdrawn=event_withdrawal(progress.record),
    )


def event_view(progress: AnyFold) -> EventTold:
    """What the director reads of an event as a whole."""
    record = progress.record
    return EventTold(
        rehearsal=progress.rehearsal,
        away=record.away,
        ended=progress.finished,
        withdrawn=event_withdrawal(record),
        withdrawn_by=record.withdrawn.by if record.withdrawn else None,
        teams=tuple(
            TeamNames(entry.id, entry.name, progress.players_of(entry.id))
            for entry in progress.event.entries
        ),
        names=tuple(
            NameSpelled(
                made.act.what,
                made.act.entry,
                made.act.was,
                made.act.name,
                made.act.reason,
                made.by,
                made.at,
            )
            for made in reversed(record.corrections)
        ),
        table_results=ResultsAtTables(
            progress.event.hall.results is TableResults.OPEN,
            record.switch.at if record.switch else None,
            record.switch.by if record.switch else None,
        ),
    )


def stands_still(record: EventRecord, paused: str | None) -> str | None:
    """Why a table plays on no further, as its recorder reads it; None while it does.

    Args:
        paused: why the director has paused play; None while he has not.
    """
    gone = record.withdrawn
    if gone is None:
        return paused
    return f"The event is withdrawn: {gone.reason}"


def event_act_text(body: Mapping[str, Any], names: Mapping[EntryId, str]) -> Text | None:
    """A line about an event as a whole; None where it is another line."""
    reason = because(body)
    match body.get("do"):
        case "correct_name":
            entry, what = EntryId(str(body.get("entry"))), str(body.get("what"))
            return says(
                "line-name",
                what=what,
                entry=entry if what == "team" else names.get(entry, entry),
                name=str(body.get("name")),
                was=str(body.get("was")),
                because=reason,
            )
        case "withdraw_event":
            return says("line-event-withdrawn", because=reason)
        case "take_back_withdrawal":
            return says("line-event-goes-on", because=reason)
        case "put_away":
            return says("line-put-away")
        case "bring_out":
            return says("line-brought-out")
        case "switch_results":
            return says("line-table-results", results=str(body.get("results")))
        case _:
            return None
