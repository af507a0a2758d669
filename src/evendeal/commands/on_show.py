"""What a server shows: the events of its log, and the rehearsals among them that go on."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from evendeal.commands.live import LivePlay, LiveRehearsal
from evendeal.commands.report import warn
from evendeal.errors import Refused

if TYPE_CHECKING:
    from evendeal.director.ledger import Ledger
    from evendeal.formats import Desks, FormatDesk
    from evendeal.ids import EventId

Stages = Callable[[], Iterable[Sequence[LivePlay]]]


@dataclass(frozen=True, slots=True)
class OnShow:
    """An event with a page: its name, and the path below the server's address."""

    name: str
    path: str


def events_on_show(
    desks: "Desks", policy: str, seed: int, pace: float
) -> tuple[list[OnShow], list[LiveRehearsal]]:
    """The events of a log that can be read, and its rehearsals of this policy and seed.

    Args:
        pace: seconds from one action to the next at each table.
    """
    duties = desks.adapters.shared.duties
    events: list[OnShow] = []
    live: list[LiveRehearsal] = []
    for desk in desks:
        for event, name, unfinished in _readable(desk.ledger):
            events.append(OnShow(name, f"{desk.path}/{event}"))
            if unfinished and (stages := _stages(desk, event, policy, seed)):
                live.append(LiveRehearsal(event, stages, pace, duties))
    for refusal in desks.not_here():
        warn(str(refusal))
    return events, live


def _readable(desk: "Ledger[Any]") -> "Iterator[tuple[EventId, str, bool]]":
    """Id and name of each event, and whether it is a rehearsal that can go on."""
    from evendeal.director.ports import BrokenLog

    for event in desk.events():
        try:
            progress = desk.progress(event)
        except BrokenLog as refusal:
            warn(str(refusal))
            continue
        if progress.record.away:
            continue
        if broken := desk.broken(event):
            warn(str(broken))
        rehearsal = progress.rehearsal
        unfinished = broken is None and rehearsal and not progress.finished
        yield event, progress.event.name, unfinished


def _stages(desk: "FormatDesk", event: "EventId", policy: str, seed: int) -> Stages | None:
    """How a rehearsal goes on; None where it is one of another seed or policy."""
    ledger = desk.ledger
    try:
        side = desk.rehearsal(ledger.progress(event).sealed, policy, seed)
        side.require_same(ledger)
    except Refused:
        warn(f"{event} is a rehearsal of another seed or policy; nobody plays it on")
        return None
    return lambda: side.stages(ledger)
