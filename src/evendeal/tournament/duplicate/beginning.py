"""A session as it begins: who sits where, with which decks, and nothing played."""

from collections.abc import Mapping, Sequence
from datetime import timedelta

from evendeal.cards import DeckOrder
from evendeal.ids import DealNo, EntryId, SessionNo, TableNo
from evendeal.reason import Reason
from evendeal.tournament.duplicate.bodies import Begun
from evendeal.tournament.duplicate.event import DuplicateEvent
from evendeal.tournament.duplicate.line_ups import LineUpBook
from evendeal.tournament.duplicate.releases import Releases
from evendeal.tournament.duplicate.rules import PlayRules
from evendeal.tournament.duplicate.seated import Seated
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OutOfPlace

Tables = tuple[tuple[Seated | None, ...], ...]
"""Who sits where, shape (tables, seats); None on the seats that are empty."""


def begun_session(
    event: DuplicateEvent, seated: Tables, decks: Sequence[DeckOrder], body: Begun, line: Line
) -> SessionProgress:
    """The session that a line begins.

    Args:
        seated: who sits down.
        decks: its deck-orders, deal 1 first, reserve deals last; empty where they are not known.
    """
    session = SessionNo(line.session)
    play = event.play_of(session)
    tables = [TableNo(table) for table in range(1, len(seated) + 1)]
    releases = Releases(timedelta(seconds=event.office.shortest_seconds))
    return SessionProgress(
        session,
        play,
        seated,
        {DealNo(number): deck for number, deck in enumerate(decks, 1)},
        line.at,
        body.beacon,
        drawn=body.seats,
        first_tables=seated,
        deals=play.deals,
        played={table: [] for table in tables},
        begun={table: [] for table in tables},
        finished={table: [] for table in tables},
        releases=dict.fromkeys(tables, releases),
        slots=tuple(DealNo(deal) for deal in range(1, play.deals + 1)),
    )


def lined_up_tables(
    event: DuplicateEvent,
    line_ups: LineUpBook,
    session: SessionNo,
    rows: Sequence[Sequence[tuple[EntryId, str]]],
) -> Tables:
    """Who sits where by these drawn seats and the line-ups, nobody at the seats that stay empty.

    Args:
        rows: entry and player as they were drawn, shape (tables, occupied seats).
    """
    play = event.play_of(session)
    sealed = {entry.id: entry.players for entry in event.entries}
    return tuple(
        tuple(sat and _lined_up(sealed, line_ups, session, sat) for sat in _placed(play, row))
        for row in rows
    )


def require_drawn(event: DuplicateEvent, body: Begun, line: Line) -> None:
    """Nothing, if entries of this event were drawn for every seat that has a player.

    Raises:
        OutOfPlace: the seats that were drawn are not those of the event.
    """
    play = event.play_of(SessionNo(line.session))
    entries = {entry.id for entry in event.entries}
    for row in body.seats:
        if len(row) != len(play.occupied) or not {entry for entry, _ in row} <= entries:
            raise OutOfPlace(
                position=line.position,
                why=Reason("place-other-seats", "its seats are not those of the event"),
            )
    if len(body.seats) != event.tables:
        raise OutOfPlace(
            position=line.position,
            why=Reason("place-seats-tables", "it seats {n} tables", n=len(body.seats)),
        )


def _placed(play: PlayRules, row: Sequence[tuple[EntryId, str]]) -> list[Seated | None]:
    """Who was drawn for a table, at its seats; nobody at those that stay empty."""
    seats: list[Seated | None] = [None] * play.seats
    for seat, sat in zip(play.occupied, row, strict=True):
        seats[seat - 1] = Seated(*sat)
    return seats


def _lined_up(
    sealed: Mapping[EntryId, Sequence[str]],
    line_ups: LineUpBook,
    session: SessionNo,
    sat: Seated,
) -> Seated:
    """Who takes a place that was drawn, by the entry's line-up for the session."""
    players = line_ups.players.get((session, sat.entry))
    if players is None:
        return sat
    return Seated(sat.entry, players[sealed[sat.entry].index(sat.player)])
