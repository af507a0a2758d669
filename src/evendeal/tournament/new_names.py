"""The names of a new event: spelled in one way, seen by whoever reads them, and no two alike."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from evendeal.names import all_entered, entered, likeness
from evendeal.tournament.checks import NotAnEvent, new_name, stands_already
from evendeal.tournament.entry import Entry, entry_at, require_different
from evendeal.tournament.event_text import FILE, TOO_DEEP


def file_entered(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a file says by section, with every text in one spelling.

    Raises:
        NotAnEvent: lists or tables in it are nested without end.
    """
    try:
        written: Mapping[str, Any] = all_entered(dict(data))
    except RecursionError:
        raise NotAnEvent(where=FILE, value="", why=TOO_DEEP) from None
    return written


def entries_entered(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Entries of a list of their own, with every name in one spelling."""
    return tuple(
        replace(each, name=entered(each.name), players=tuple(map(entered, each.players)))
        for each in entries
    )


def new_entry_at(where: str, id: object, name: object, players: Sequence[object]) -> Entry:
    """The entry of a new event that stands at a place of a list.

    Raises:
        NotAnEvent: with that place.
    """
    entry = entry_at(where, id, all_entered(name), all_entered([*players]))
    _require_seen(where, entry)
    return entry


def require_new_names(name: str, entries: Sequence[Entry], boards: Sequence[str] = ()) -> None:
    """Nothing, if an event may be made with these names.

    Raises:
        NotAnEvent: nothing of one is seen, or two are alike to whoever reads them.
    """
    new_name("event.name", name)
    paths = [f"entries[{number}]" for number in range(1, len(entries) + 1)]
    for where, entry in zip(paths, entries, strict=True):
        _require_seen(where, entry)
    require_different(entries, paths, new=True)
    first: dict[str, str] = {}
    for number, board in enumerate(boards, 1):
        where = f"boards[{number}].name"
        new_name(where, board)
        if first.setdefault(likeness(board), where) != where:
            why = stands_already(first[likeness(board)])
            raise NotAnEvent(where=where, value=board, why=why)


def _require_seen(where: str, entry: Entry) -> None:
    new_name(f"{where}.name", entry.name)
    for number, player in enumerate(entry.players, 1):
        new_name(f"{where}.players[{number}]", player)
