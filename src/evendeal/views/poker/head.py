"""The head of an event: what every page says about it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise
from statistics import median
from typing import Any, Literal, NamedTuple, TypeAlias

from evendeal.draw.seal import CardsSeal, Seal
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.tournament.duplicate.levels import LevelDeals, in_session
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.rules import PlayRules
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.event_text import SEAT_TEAMS
from evendeal.tournament.line import stamp
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.about_event import EventWithdrawal, head_fields
from evendeal.views.absent import NoSuchSession
from evendeal.views.entry_head import EntryHead, entry_heads
from evendeal.views.words import BETTING

RECENT = 120
"""Finished hands from which the end is forecast."""


DealsFormat: TypeAlias = Literal["seat_teams", "seat_ladder"]
"""The formats whose pages are those of deals; a page says by it which of them it is of."""


@dataclass(frozen=True, slots=True)
class LevelHead:
    """Deals of the session with the same blinds: the first and the last of them, and chips."""

    first: DealNo
    last: DealNo
    small_blind: int
    big_blind: int
    ante: int
    big_blind_ante: int


@dataclass(frozen=True, slots=True)
class EventHead:
    """An event: its entries, its conditions of play, and how far it has come.

    `session` is that of the page and `sessions` how many there are. `deals`,
    `comparable` (deals played at every table), `hands_played` and `hands_total` are
    those of that session; `seal` is the commitment to its secret, in hexadecimal.
    Chips are whole; no `cap` is null; `levels` are the blinds of the session's deals where they
    change, and there are none where they do not: the others are then those of every deal, and
    else those of the first. `raises` says how much a raise is at least (R13),
    `devices` whether players may have any in the playing rooms (R57).
    `withdrawn` says since when and why the event is not played on, null while it is (R60).
    `begins` is when the event is planned to begin, by the clock of the hall: a date,
    `2026-12-03`, or a date and a time, `2026-12-03T18:30`; null where that is unknown.
    `language` is the code of the language in which its hall reads, null where its file names none.
    All other times are ISO 8601 in UTC; `forecast_end` is null
    when there is nothing yet to forecast from. `rehearsal` says that the players are
    rehearsal players. `read_only` is a sentence when the log is broken and nothing
    more can be written.
    """

    id: EventId
    name: str
    format: DealsFormat
    status: Literal["sealed", "running", "finished"]
    session: SessionNo
    sessions: int
    seats: int
    tables: int
    entries: tuple[EntryHead, ...]
    deals: int
    comparable: int
    hands_played: int
    hands_total: int
    small_blind: int
    big_blind: int
    cap: int | None
    ante: int
    big_blind_ante: int
    levels: tuple[LevelHead, ...]
    betting: str
    raises: Literal["full", "double"]
    devices: Literal["none", "allowed"]
    method: str
    seat_draw: str
    running_order: str
    begins: str | None
    language: str | None
    forecast_end: str | None
    started_at: str | None
    sealed_at: str
    seal: str
    rehearsal: bool
    withdrawn: EventWithdrawal | None
    read_only: str | None


def shown_session(progress: AnyDuplicate, session: SessionNo | None) -> SessionNo:
    """The session of a request, or the current one.

    Raises:
        NoSuchSession: the event has not reached it.
    """
    if session is None:
        return progress.session
    if session not in progress.sessions and session != progress.session:
        raise NoSuchSession(
            event=progress.event.id, session=session, sessions=max(1, len(progress.sessions))
        )
    return session


class Comparison(NamedTuple):
    """How a format compares its entries, for the head of its events.

    Attributes:
        method, seat_draw: by the words that stand in files and addresses.
    """

    format: DealsFormat
    method: str
    seat_draw: str


def event_head(
    progress: Progress,
    seal: Seal | None,
    session: SessionNo | None = None,
    read_only: str | None = None,
) -> EventHead:
    """What every page says about an event of seat teams; see `deals_head`."""
    event = progress.event
    compared = Comparison(SEAT_TEAMS, event.scoring.method, event.draw.seats.value)
    return deals_head(progress, seal, compared, session, read_only)


def deals_head(
    progress: AnyDuplicate,
    seal: CardsSeal[Any] | None,
    compared: Comparison,
    session: SessionNo | None = None,
    read_only: str | None = None,
) -> EventHead:
    """What every page says about an event of duplicate poker.

    Args:
        seal: as published; None where the file is lost.
        session: that of the page; None: the current one.
        read_only: why nothing more can be written.
    """
    event = progress.event
    of_session = shown_session(progress, session)
    play = event.play_of(of_session)
    now = progress.sessions.get(of_session)
    sealed = seal.session(of_session) if seal else None
    return EventHead(
        **head_fields(progress, seal),
        format=compared.format,
        session=of_session,
        sessions=event.sessions,
        seats=play.seats,
        tables=len(now.tables) if now else event.tables,
        entries=entry_heads(event.entries),
        deals=len(now.in_force) if now else play.deals,
        comparable=now.comparable if now else 0,
        hands_played=now.hands_played if now else 0,
        hands_total=now.hands_total if now else event.hands_of(of_session),
        small_blind=play.small_blind,
        big_blind=play.big_blind,
        cap=play.cap,
        ante=play.ante,
        big_blind_ante=play.big_blind_ante,
        levels=tuple(map(_level, in_session(play.levels))),
        betting=BETTING[play.betting],
        raises=play.raises.value,
        devices=event.hall.devices.value,
        method=compared.method,
        seat_draw=compared.seat_draw,
        running_order=event.draw.order.value,
        forecast_end=forecast_end(now) if now and progress.record.withdrawn is None else None,
        started_at=now.begun_at if now else None,
        seal=sealed.original.commitment.hex() if sealed else "",
        read_only=read_only,
    )


def _level(level: LevelDeals) -> LevelHead:
    blinds = level.blinds
    return LevelHead(
        level.first,
        level.last,
        blinds.small_blind,
        blinds.big_blind,
        blinds.ante,
        blinds.big_blind_ante,
    )


def deals_shown(play: PlayRules, now: SessionProgress | None) -> tuple[DealNo, ...]:
    """The deals of a session in their order: those that are compared, replacements included."""
    if now is not None:
        return now.in_force
    return tuple(DealNo(deal) for deal in range(1, play.deals + 1))


def forecast_end(now: SessionProgress) -> str | None:
    """When the session ends if hands go on finishing as they have lately."""
    left = now.hands_total - now.hands_played
    recent = now.accepted_at[-RECENT:]
    if not left or len(recent) <= len(now.tables):
        return None
    last = datetime.fromisoformat(recent[-1])
    return stamp(last + left * _each(recent))


def _each(times: Sequence[str]) -> timedelta:
    """The usual time from one finished hand to the next, breaks left out."""
    moments = [datetime.fromisoformat(time) for time in times]
    gaps = [(after - before).total_seconds() for before, after in pairwise(moments)]
    usual = 20 * median(gaps)
    usual_gaps = [gap for gap in gaps if gap <= usual] or gaps
    return timedelta(seconds=sum(usual_gaps) / len(usual_gaps))
