"""What the first page of the house has of an event of individuals, and the order of its players."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from evendeal.ids import EntryId, EventId, SeatNo, SessionNo
from evendeal.poker.setup import Chips
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.views.first_rows import FirstRow, place_text
from evendeal.views.home import LiveCard, Result
from evendeal.views.poker.home import BEST
from evendeal.views.poker.ladder_board import LadderScoreboard
from evendeal.views.poker.ladders import entry_names
from evendeal.views.words import chips_text


@dataclass(frozen=True, slots=True)
class LeadingPlayer:
    """A player in front: the rank in the session, or in the final; `seat` is null there."""

    rank: int
    shared: bool
    entry: EntryId
    name: str
    seat: SeatNo | None
    total: Chips


@dataclass(frozen=True, slots=True)
class LaddersNow(LiveCard):
    """An event of individuals that is being played: how far it is, and who leads.

    The fields are those of `DealsNow`; `title` is what the session is called, `players` how many
    play it.
    """

    kind: Literal["ladders"]
    id: EventId
    name: str
    title: str
    session: SessionNo
    sessions: int
    tables: int
    players: int
    strip: tuple[bool, ...]
    comparable: int
    deals: int
    hands_played: int
    hands_total: int
    forecast_end: str | None
    leading: tuple[LeadingPlayer, ...]


@dataclass(frozen=True, slots=True)
class LadderStanding:
    """A player in the order of the event: awards where they are known, else level with all."""

    place: int
    entry: EntryId


def leading_players(board: LadderScoreboard) -> Iterator[LeadingPlayer]:
    """The players in front, best first: of the final, or by the rank of the session."""
    if board.final:
        for line in board.final:
            yield LeadingPlayer(line.place, line.shared, line.entry, line.name, None, line.total)
        return
    rows = [(row, ladder.seat) for ladder in board.ladders for row in ladder.rows]
    sharing = Counter(row.rank for row, _ in rows)
    for row, seat in sorted(rows, key=lambda each: (each[0].rank, each[1])):
        shared = sharing[row.rank] > 1
        yield LeadingPlayer(row.rank, shared, row.entry, row.name, seat, row.total)


def ladders_now(board: LadderScoreboard) -> LaddersNow:
    """What of its scoreboard the first page has."""
    head = board.event
    leading = tuple(leading_players(board))[:BEST] if board.comparable else ()
    return LaddersNow(
        kind="ladders",
        id=head.id,
        name=head.name,
        title=board.title,
        session=head.session,
        sessions=head.sessions,
        tables=head.tables,
        players=board.players,
        strip=board.strip,
        comparable=board.comparable,
        deals=board.deals,
        hands_played=board.hands_played,
        hands_total=board.hands_total,
        forecast_end=head.forecast_end,
        leading=leading,
    )


def ladders_result(progress: LadderProgress) -> Result:
    """Who has won the event, and by how many chips beyond the field."""
    names = entry_names(progress)
    first = [line for line in progress.finalists() if line.place == 1]
    total = Fraction(first[0].total) if first else Fraction(0)
    return Result(
        ended_at=max(now.ended_at or "" for now in progress.sessions.values()),
        winners=tuple(names[line.entry] for line in first),
        result=f"{chips_text(total, signed=True)} chips beyond the field",
    )


def ladder_standings(progress: LadderProgress) -> tuple[LadderStanding, ...]:
    """Everybody whose rank is known, in the order of awards; before them who still plays."""
    ranked = [
        LadderStanding(award.rank, entry) for award in progress.awards() for entry in award.entries
    ]
    known = {line.entry for line in ranked}
    playing = [] if progress.finished else list(progress.list_of(progress.current))
    return (*(LadderStanding(1, each) for each in playing if each not in known), *ranked)


def ladder_rows(board: LadderScoreboard) -> tuple[FirstRow, ...]:
    """The first of each ladder, or the final, for a page before its script has come."""
    if board.final:
        return tuple(
            FirstRow(
                place_text(row.place, row.shared), row.name, chips_text(row.total, signed=True)
            )
            for row in board.final
        )
    return tuple(
        FirstRow(
            place_text(ladder.seat, shared=False),
            ladder.rows[0].name,
            chips_text(ladder.rows[0].total, signed=True),
        )
        for ladder in board.ladders
        if ladder.rows
    )
