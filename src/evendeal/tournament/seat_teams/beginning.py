"""A session as it begins: who sits where, with which decks, and nothing played."""

from collections.abc import Mapping, Sequence
from datetime import timedelta

from evendeal.cards import DeckOrder
from evendeal.ids import DealNo, EntryId, SessionNo, TableNo
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OutOfPlace
from evendeal.tournament.seat_teams.bodies import Begun
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.line_ups import LineUpBook
from evendeal.tournament.seat_teams.releases import Releases
from evendeal.tournament.seat_teams.rules import PlayRules, SeatDrawKind
from evendeal.tournament.seat_teams.schedule import Seated
from evendeal.tournament.seat_teams.session import SessionProgress


def begun_session(
    event: Event, line_ups: LineUpBook, decks: Sequence[DeckOrder], body: Begun, line: Line
) -> SessionProgress:
    """The session that a line begins.

    Args:
        decks: its deck-orders, deal 1 first, reserve deals last; empty where they are not known.

    Raises:
        OutOfPlace: the seats that were drawn are not those of the event.
    """
    session = SessionNo(line.session)
    play = event.play_of(session)
    seated = tuple(
        tuple(sat and _lined_up(event, line_ups, session, sat) for sat in row)
        for row in _drawn(event, play, body, line)
    )
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


def seats_to_come(
    event: Event,
    line_ups: LineUpBook,
    begun: Mapping[SessionNo, SessionProgress],
    session: SessionNo,
) -> tuple[tuple[Seated | None, ...], ...] | None:
    """Who will sit where in a session that has not begun; None while nobody may know it.

    A session's seats are drawn when it begins. With the mirror draw an even session has those of
    the one before, turned round: they are known with its beginning (R4), and with them who sits
    there, as long as the line-ups cannot be changed any more (R56).
    """
    follows = session - 1 if event.draw.seats is SeatDrawKind.MIRROR and session % 2 == 0 else 0
    before = begun.get(SessionNo(follows))
    if before is None or session not in line_ups.closed:
        return None
    play = event.play_of(session)
    return tuple(
        tuple(sat and _lined_up(event, line_ups, session, sat) for sat in _placed(play, row[::-1]))
        for row in before.drawn
    )


def _drawn(event: Event, play: PlayRules, body: Begun, line: Line) -> list[list[Seated | None]]:
    """The seats as they were drawn, shape (tables, seats)."""
    entries = {entry.id for entry in event.entries}
    tables: list[list[Seated | None]] = []
    for row in body.seats:
        if len(row) != len(play.occupied) or not {entry for entry, _ in row} <= entries:
            raise OutOfPlace(position=line.position, why="its seats are not those of the event")
        tables.append(_placed(play, row))
    if len(tables) != event.tables:
        raise OutOfPlace(position=line.position, why=f"it seats {len(tables)} tables")
    return tables


def _placed(play: PlayRules, row: Sequence[tuple[EntryId, str]]) -> list[Seated | None]:
    """Who was drawn for a table, at its seats; nobody at those that stay empty."""
    seats: list[Seated | None] = [None] * play.seats
    for seat, sat in zip(play.occupied, row, strict=True):
        seats[seat - 1] = Seated(*sat)
    return seats


def _lined_up(event: Event, line_ups: LineUpBook, session: SessionNo, sat: Seated) -> Seated:
    """Who takes a place that was drawn, by the entry's line-up for the session."""
    players = line_ups.players.get((session, sat.entry))
    if players is None:
        return sat
    sealed = next(entry.players for entry in event.entries if entry.id == sat.entry)
    return Seated(sat.entry, players[sealed.index(sat.player)])
