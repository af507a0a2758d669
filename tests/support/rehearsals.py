"""Rehearsals of any format, and pieces of them."""

from collections.abc import Iterator
from typing import Any

from evendeal.director.ledger import Ledger
from evendeal.formats import kind_of
from evendeal.formats.duplicate.rehearsal import DuplicateRehearsal
from evendeal.formats.rehearsal_side import RehearsalSide, RehearsalTable, Turn
from evendeal.formats.room_match.rehearsal import RoomMatchRehearsal
from evendeal.ids import EventId
from evendeal.tournament.any_event import AnyEvent
from evendeal.tournament.seat_teams.event import Event

Side = RehearsalSide[Any, Any]


def rehearsal(event: AnyEvent, policy: str, seed: int) -> Side:
    """An event with the players of a policy, whatever its format."""
    return kind_of(event).rehearsal(event, policy, seed)


def prepare(ledger: Ledger[Any], event: AnyEvent, policy: str, seed: int) -> None:
    """Seal a rehearsal, or find it there."""
    rehearsal(event, policy, seed).prepare(ledger)


def with_players(ledger: Ledger[Any], id: EventId, player: Any) -> Side:
    """An event of a log, sealed by whomever, with players of a test."""
    event = ledger.progress(id).event
    of = DuplicateRehearsal if isinstance(event, Event) else RoomMatchRehearsal
    return of(event, player, _no_secret)


def play_rehearsal(ledger: Ledger[Any], id: EventId, player: Any) -> Iterator[Turn]:
    """Play an event to its end, from where its log stands."""
    return with_players(ledger, id, player).play(ledger)


def rehearsal_stages(
    ledger: Ledger[Any], id: EventId, player: Any
) -> Iterator[tuple[RehearsalTable, ...]]:
    """Its tables, from one step of the event to the next."""
    return with_players(ledger, id, player).stages(ledger)


def _no_secret(*_: object) -> bytes:
    raise AssertionError("an event that is sealed already needs no secret")
