"""Who sits where in a session of individuals: drawn, with as little repeated as 64 draws allow."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import comb
from typing import TypeAlias

from evendeal.draw.seats import EntryTwice
from evendeal.draw.stream import shuffled
from evendeal.errors import Refused
from evendeal.ids import EntryId

DRAWS = 64
"""So many draws are made of one key; the one that repeats least is the draw."""

Tables: TypeAlias = tuple[tuple[EntryId | None, ...], ...]
"""Who sits where, table 1 and seat 1 first; None where nobody sits."""

_Pair: TypeAlias = tuple[EntryId, EntryId]
"""Two who sit side by side, in the order of their ids."""


class TooFewForTables(Refused):
    """Players who would leave somebody alone at a table, or nobody to seat."""

    def __init__(self, *, players: int, seats: int) -> None:
        super().__init__(
            f"{players} players cannot be seated at tables of {seats}: nobody sits alone"
        )
        self.players = players
        self.seats = seats


@dataclass(frozen=True, slots=True)
class Repeats:
    """How much of former sessions comes again.

    Attributes:
        neighbours: pairs who sit next to each other and did so before, nobody between them.
        seats: players who have held their seat number before.
        meetings: pairs at one table, counted once for each former session in which they met.
    """

    neighbours: int
    seats: int
    meetings: int


NEEDED = 2
"""The fewest players of a table; of these all tables need so many."""


def table_sizes(players: int, seats: int) -> tuple[int, ...]:
    """How many sit at each table, the fullest first: as few tables as hold all, sizes one apart.

    The seats from 1 on are taken, so the same seats are empty at all tables, but for the one
    seat in which the sizes differ.

    Raises:
        TooFewForTables: fewer than two at a table.

    Source:
        Slides, "Conduct of Play and Total Points Scoring", on tables of eight and of seven;
        docs/rulings.md, R65.
    """
    tables = -(-players // seats)
    if players < NEEDED * max(tables, 1):
        raise TooFewForTables(players=players, seats=seats)
    each, over = divmod(players, tables)
    return (each + 1,) * over + (each,) * (tables - over)


def draw_places(
    players: Sequence[EntryId], seats: int, key: bytes, before: Sequence[Tables] = ()
) -> Tables:
    """The seats of a session of individuals.

    Of each of 64 shuffles the players take the seats of table 1 from seat 1 on, then those of
    table 2, and so on; each table is turned by as few seats as it takes for the fewest to hold a
    seat again, which leaves neighbours what they are. The draw is the shuffle with the fewest
    neighbours and seats repeated; of several the one with the fewest meetings repeated, and of
    these the first. So it follows from the key alone, and anybody can make it again.

    Args:
        players: everybody who plays the session, in the order in which they were signed.
        seats: of each table, those that stay empty too.
        key: 64 bytes that nobody knew when the list was signed.
        before: the former sessions of the event.

    Raises:
        EntryTwice: somebody is on the list twice.
        TooFewForTables: fewer than two at a table.

    Source:
        docs/rulings.md, R65.
    """
    for player, count in Counter(players).items():
        if count > 1:
            raise EntryTwice(entry=player)
    sizes = table_sizes(len(players), seats)
    past = _Past(before)
    best: tuple[int, int] | None = None
    drawn: list[list[EntryId]] = []
    for number in range(DRAWS):
        order = shuffled(len(players), key, f"dpk1/places/{number}")
        tables = list(map(past.turned, _seated([players[at] for at in order], sizes)))
        closest = past.neighbours(tables) + past.seats(tables)
        # Meetings take the longest to count, and only decide between equals.
        if best is not None and closest > best[0]:
            continue
        repeated = (closest, past.meetings(tables))
        if best is None or repeated < best:
            best, drawn = repeated, tables
    return tuple((*table, *[None] * (seats - len(table))) for table in drawn)


def repeats(tables: Tables, before: Sequence[Tables]) -> Repeats:
    """How much of the former sessions these seats repeat."""
    past = _Past(before)
    return Repeats(past.neighbours(tables), past.seats(tables), past.meetings(tables))


def fewest_repeats(players: Sequence[EntryId], seats: int, before: Sequence[Tables]) -> Repeats:
    """Fewer than these no draw of the players can repeat; whether so few can be is not said.

    Neighbours: there are only so many pairs who have not sat side by side. Seats: who has held
    every seat in use holds one again. Meetings: of a table's players, however they are chosen,
    some come from the same table of a former session if there were fewer tables than players.

    Raises:
        TooFewForTables: fewer than two at a table.
    """
    sizes = table_sizes(len(players), seats)
    past = _Past(before)
    here = frozenset(players)
    adjacent = sum(here.issuperset(pair) for pair in past.side_by_side)
    needed = sum(size if size > NEEDED else 1 for size in sizes)
    free = comb(len(here), 2) - adjacent
    used = frozenset(range(max(sizes)))
    tired = sum(1 for player in players if used <= past.held.get(player, frozenset()))
    met = 0
    for table_of in past.table_of:
        groups = len({table_of[who] for who in here if who in table_of})
        groups += sum(1 for who in here if who not in table_of)
        met += sum(_pairs(size, groups) for size in sizes)
    return Repeats(max(0, needed - free), tired, met)


def _pairs(size: int, groups: int) -> int:
    """The fewest pairs of one group among `size` players out of so many groups."""
    each, over = divmod(size, groups)
    return over * comb(each + 1, 2) + (groups - over) * comb(each, 2)


def _seated(order: Sequence[EntryId], sizes: Sequence[int]) -> Iterator[list[EntryId]]:
    """The players in this order, so many at each table."""
    first = 0
    for size in sizes:
        yield list(order[first : first + size])
        first += size


class _Past:
    """Who has sat where, laid out for counting."""

    def __init__(self, before: Sequence[Tables]) -> None:
        self.side_by_side = {pair for tables in before for pair in _neighbours(tables)}
        self.held: dict[EntryId, set[int]] = {}
        self.table_of: list[dict[EntryId, int]] = []
        for tables in before:
            at: dict[EntryId, int] = {}
            for number, table in enumerate(tables):
                for seat, who in enumerate(table):
                    if who is not None:
                        self.held.setdefault(who, set()).add(seat)
                        at[who] = number
            self.table_of.append(at)

    def turned(self, table: list[EntryId]) -> list[EntryId]:
        """The table turned so that the fewest hold a seat again; of several turns the least."""
        size = len(table)
        again = [0] * size
        for seat, who in enumerate(table):
            for held in self.held.get(who, ()):
                if held < size:
                    again[(held - seat) % size] += 1
        turn = again.index(min(again))
        return table[-turn:] + table[:-turn]

    def neighbours(self, tables: Iterable[Sequence[EntryId | None]]) -> int:
        """How many sit side by side again."""
        return sum(pair in self.side_by_side for pair in _neighbours(tables))

    def seats(self, tables: Iterable[Sequence[EntryId | None]]) -> int:
        """How many hold a seat again."""
        held = self.held
        return sum(
            who in held and seat in held[who]
            for table in tables
            for seat, who in enumerate(table)
            if who is not None
        )

    def meetings(self, tables: Iterable[Sequence[EntryId | None]]) -> int:
        """How many pairs meet again, once for each session in which they met."""
        tables = tuple(tables)
        met = 0
        for table_of in self.table_of:
            for table in tables:
                came = Counter(table_of[who] for who in table if who in table_of)
                met += sum(comb(count, 2) for count in came.values())
        return met


def _neighbours(tables: Iterable[Sequence[EntryId | None]]) -> Iterator[_Pair]:
    """Who sits next to whom, each pair of a table once, over empty seats too."""
    for table in tables:
        sitting = [who for who in table if who is not None]
        for one, other in pairwise(sitting):
            yield (one, other) if one < other else (other, one)
        if len(sitting) > NEEDED:
            one, other = sitting[-1], sitting[0]
            yield (one, other) if one < other else (other, one)
