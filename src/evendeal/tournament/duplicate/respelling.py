"""An event of poker with a name spelled right, wherever the name stands in it."""

from collections.abc import Iterable
from dataclasses import replace

from evendeal.ids import EntryId
from evendeal.tournament.duplicate.acts import LinedUp
from evendeal.tournament.duplicate.line_ups import LineUpBook
from evendeal.tournament.duplicate.seated import Seated
from evendeal.tournament.duplicate.session import SessionProgress, Substitution
from evendeal.tournament.event_record import EventRecord


def respell_session(now: SessionProgress, record: EventRecord) -> None:
    """Call everybody in a session as he is called now; who was drawn for a seat stays as sealed."""
    now.tables = tuple(respelled_row(row, record) for row in now.tables)
    now.first_tables = tuple(respelled_row(row, record) for row in now.first_tables)
    now.seated = {place: respelled_row(row, record) for place, row in now.seated.items()}
    now.substitutions = tuple(_substitution(now, each, record) for each in now.substitutions)
    now.taken_out = tuple(
        replace(each, seated=_seated(each.seated, record)) for each in now.taken_out
    )


def respelled_line_ups(line_ups: LineUpBook, record: EventRecord) -> LineUpBook:
    """The line-ups with everybody called as he is called now."""
    return LineUpBook(
        {
            (session, entry): respelled(entry, players, record)
            for (session, entry), players in line_ups.players.items()
        },
        tuple(
            replace(made, act=LinedUp(act.entry, respelled(act.entry, act.players, record)))
            for made in line_ups.made
            for act in [made.act]
        ),
        line_ups.closed,
    )


def respelled(entry: EntryId, players: Iterable[str], record: EventRecord) -> tuple[str, ...]:
    """Players of an entry as they are called now."""
    return tuple(record.now(entry, player) for player in players)


def respelled_row(row: tuple[Seated | None, ...], record: EventRecord) -> tuple[Seated | None, ...]:
    """Who sits at a table, as everybody is called now."""
    return tuple(sat and _seated(sat, record) for sat in row)


def _seated(sat: Seated, record: EventRecord) -> Seated:
    return sat._replace(player=record.now(sat.entry, sat.player))


def _substitution(now: SessionProgress, made: Substitution, record: EventRecord) -> Substitution:
    entry = entry_of(now, made)
    come = replace(made.come, player=record.now(entry, made.player))
    return replace(made, come=come, gone=record.now(entry, made.gone))


def entry_of(now: SessionProgress, made: Substitution) -> EntryId:
    """The entry at whose seat somebody was put in."""
    sat = now.at(made.table, made.seat)
    assert sat is not None
    return sat.entry
