"""The head of an event: what every page says about it."""

from dataclasses import dataclass
from typing import Literal

from evendeal.ids import EntryId, EventId, SessionNo


@dataclass(frozen=True, slots=True)
class EntryHead:
    """A team, with its players in the order of the entry list."""

    id: EntryId
    name: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EventHead:
    """An event: its entries, its conditions of play, and how far it has come.

    `session` is the session shown and `sessions` how many there are. `deals`,
    `comparable` (deals played at every table), `hands_played` and `hands_total` are
    those of that session; `seal` is the commitment to its secret, in hexadecimal.
    Chips are whole; no `cap` is null. Times are ISO 8601 in UTC; `forecast_end` is null
    when there is nothing yet to forecast from. `rehearsal` says that the players are
    rehearsal players. `read_only` is a sentence when the log is broken and nothing
    more can be written.
    """

    id: EventId
    name: str
    format: str
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
    betting: str
    method: str
    seat_draw: str
    running_order: str
    forecast_end: str | None
    started_at: str | None
    sealed_at: str
    seal: str
    rehearsal: bool
    read_only: str | None
