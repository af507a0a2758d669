"""How a finalist of individuals has come to his place: each deal beside the mean of his seat."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from evendeal.ids import DealNo, EntryId, EventId, SeatNo, SessionNo, TableNo
from evendeal.poker.exact import as_chips
from evendeal.poker.setup import Chips
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.views.absent import Absent
from evendeal.views.poker.embargo.deals import is_open
from evendeal.views.poker.ladder_player import LadderPenalty, penalties_of
from evendeal.views.poker.ladders import entry_names
from evendeal.views.poker.rulings import RuledHere, ruled_here


class NotInFinal(Absent):
    """Somebody who does not play the final, or not yet."""

    def __init__(self, *, event: EventId, entry: EntryId) -> None:
        super().__init__(f"{entry} does not play the final of {event}, or it has not begun")
        self.event = event
        self.entry = entry


@dataclass(frozen=True, slots=True)
class FinalistDeal:
    """An open deal of the final from the finalist's seat.

    `chips` is his chip-score and `mean` that of the seat at all tables, chips by ruling left out;
    `net` is what counts, the one less the other. `ruled` says what was ruled on his hand, empty
    where nothing was.
    """

    deal: DealNo
    chips: Chips
    mean: Chips
    net: Chips
    ruled: tuple[RuledHere, ...]


@dataclass(frozen=True, slots=True)
class FinalistHalf:
    """A half of the final that has begun: where he sits, and what its open deals brought him.

    `net` is the sum over `results`; `comparable` of `deals` are open.
    """

    session: SessionNo
    table: TableNo
    seat: SeatNo
    comparable: int
    deals: int
    net: Chips
    results: tuple[FinalistDeal, ...]


@dataclass(frozen=True, slots=True)
class FinalistRival:
    """A finalist beside this one; `gap` is what he has more, or less."""

    entry: EntryId
    name: str
    place: int
    total: Chips
    gap: Chips


@dataclass(frozen=True, slots=True)
class LadderFinalist:
    """How a finalist has come to his place.

    `sessions` are those in whose ladders he stands, `tables` how many play the final. `total` is
    the sum of the halves' `net` less `penalty`. `all` are all finalists, the first one first, him
    among them. Nothing of a closed deal is in any field (R37).
    """

    event: EventId
    entry: EntryId
    name: str
    sessions: tuple[SessionNo, ...]
    place: int
    shared: bool
    tables: int
    net: Chips
    penalty: Chips
    total: Chips
    halves: tuple[FinalistHalf, ...]
    penalties: tuple[LadderPenalty, ...]
    all: tuple[FinalistRival, ...]


def ladder_finalist(progress: LadderProgress, entry: EntryId) -> LadderFinalist:
    """How a finalist has come to his place.

    Raises:
        NotInFinal: he is no finalist, or the final has not begun.
    """
    lines = progress.finalists()
    own = next((line for line in lines if line.entry == entry), None)
    if own is None:
        raise NotInFinal(event=progress.event.id, entry=entry)
    names = entry_names(progress)
    halves = tuple(_halves(progress, entry))
    return LadderFinalist(
        event=progress.event.id,
        entry=entry,
        name=names[entry],
        sessions=tuple(
            number
            for number in progress.sessions
            if not progress.event.place_of(number).final
            and any(ladder.of(entry) is not None for ladder in progress.ladders(number))
        ),
        place=own.place,
        shared=Counter(line.place for line in lines)[own.place] > 1,
        tables=max(len(now.tables) for now in progress.halves()),
        net=own.net,
        penalty=own.penalty,
        total=own.total,
        halves=halves,
        penalties=tuple(
            each for now in progress.halves() for each in penalties_of(progress, now.session, entry)
        ),
        all=tuple(
            FinalistRival(
                line.entry, names[line.entry], line.place, line.total, line.total - own.total
            )
            for line in lines
        ),
    )


def _halves(progress: LadderProgress, entry: EntryId) -> Iterator[FinalistHalf]:
    shares = {
        (share.session, share.deal): share
        for share in progress.final_shares()
        if share.entry == entry
    }
    for now in progress.halves():
        places = (
            (TableNo(table), SeatNo(seat))
            for table, row in enumerate(now.lineup.tables, 1)
            for seat, who in enumerate(row, 1)
            if who == entry
        )
        for table, seat in places:
            results = tuple(
                FinalistDeal(deal, share.chips, share.mean, share.net, ruled_here(now, table, deal))
                for deal in now.in_force
                if is_open(now, deal) and (share := shares.get((now.session, deal))) is not None
            )
            yield FinalistHalf(
                session=now.session,
                table=table,
                seat=seat,
                comparable=len(results),
                deals=len(now.in_force),
                net=as_chips(sum(each.net for each in results)),
                results=results,
            )
