"""From the list of a session of individuals to its seats, as they are published."""

from collections.abc import Sequence

from evendeal.draw.keys import seat_key
from evendeal.draw.line_ups import Listed
from evendeal.draw.opened import Seats
from evendeal.draw.places import Repeats, Tables, draw_places, fewest_repeats, repeats
from evendeal.ids import EventId, SessionNo


def drawn_places(
    event: EventId,
    session: SessionNo,
    seats: int,
    listed: Listed,
    luck: bytes,
    before: Sequence[Seats],
) -> Seats:
    """The seats of a session that is drawn (R65).

    Args:
        seats: of each table, those that stay empty too.
        listed: who plays the session, as it was signed.
        luck: the session's public randomness as UTF-8, or, where the seal names none, the secret
            of its original deals.
        before: the seats of all former sessions.

    Returns:
        By table those who sit on its seats 1, 2, ...; the seats behind them are empty.

    Raises:
        EntryTwice: somebody is listed twice.
        TooFewForTables: fewer than two at a table.
    """
    players = {entry: names[0] for entry, names in listed}
    drawn = draw_places(
        [entry for entry, _ in listed],
        seats,
        seat_key(luck, event, session),
        [_tables(each) for each in before],
    )
    return tuple(
        tuple((entry, players[entry]) for entry in table if entry is not None) for table in drawn
    )


def exchanged_places(seats: Seats) -> Seats:
    """The same tables with the seats of each in reverse: of two players each has the other's."""
    return tuple(tuple(reversed(table)) for table in seats)


def repeated(seats: Seats, before: Sequence[Seats]) -> Repeats:
    """How much of the former sessions these seats repeat."""
    return repeats(_tables(seats), [_tables(each) for each in before])


def fewest_repeated(size: int, seats: Seats, before: Sequence[Seats]) -> Repeats:
    """Fewer than these no draw of the same players can repeat.

    Args:
        size: seats of each table, those that stay empty too.

    Raises:
        TooFewForTables: fewer than two at a table.
    """
    players = [entry for table in seats for entry, _ in table]
    return fewest_repeats(players, size, [_tables(each) for each in before])


def _tables(seats: Seats) -> Tables:
    return tuple(tuple(entry for entry, _ in table) for table in seats)
