"""The scoreboard: the team table and the seat ladders over the comparable deals."""

from dataclasses import dataclass

from evendeal.draw import Seal
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker.setup import Chips
from evendeal.scoring import method_named
from evendeal.scoring.contest import Contest
from evendeal.tournament import TIE_RULE
from evendeal.tournament.progress import Progress
from evendeal.views.event import EventHead, deals_shown, event_head
from evendeal.views.figures import points_text
from evendeal.views.rulings import PublicRuling, public_rulings


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the team table.

    `place` counts from 1; `shared` says that another entry holds it too. `moved` is the
    number of places won since the deal before the last one opened, negative when lost.
    `decided_by` names the tie-break that put the entry before the next one, null where
    points did. `seats_won` counts the seat contests that the entry leads. `penalty` is the
    number of points that rulings have taken from `points`, null where none.
    """

    place: int
    shared: bool
    entry: EntryId
    name: str
    points: str
    chips: Chips
    moved: int
    decided_by: str | None
    seats_won: int
    penalty: str | None


@dataclass(frozen=True, slots=True)
class Rung:
    """One entry in a seat contest.

    `player` is whoever sat in the seat; of several, in turn, all of them. `chips` is the total
    chip-score of the seat. `fill` is how far the entry stands above
    the last one, as a share of the way from the last (0) to the first (1); it is for
    drawing, and nothing is computed from it.
    """

    entry: EntryId
    name: str
    player: str
    table: TableNo
    chips: Chips
    points: str
    place: int
    fill: float


@dataclass(frozen=True, slots=True)
class Ladder:
    """A seat contest: the entries that held one seat, best first."""

    seat: SeatNo
    rungs: tuple[Rung, ...]


@dataclass(frozen=True, slots=True)
class Method:
    """How results are compared, with a sentence for the spectator."""

    id: str
    name: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Scoreboard:
    """The standings over the deals that every table has played.

    `position` grows with every finished hand and with whatever else changes what is shown,
    rulings and corrections among it; it is the id of the scoreboard in the stream. `numbers`
    are the deals in the places in which they are compared, with a reserve deal where one was
    replaced; `strip` says of each whether it is open. `rulings` are those in force that
    explain a result, of all sessions.
    """

    event: EventHead
    position: int
    numbers: tuple[DealNo, ...]
    strip: tuple[bool, ...]
    comparable: int
    deals: int
    hands_played: int
    hands_total: int
    standings: tuple[Standing, ...]
    ladders: tuple[Ladder, ...]
    method: Method
    tie_rule: str
    rulings: tuple[PublicRuling, ...]


def scoreboard(
    progress: Progress,
    seal: Seal | None,
    session: SessionNo | None = None,
    read_only: str | None = None,
) -> Scoreboard:
    """Standings and seat ladders over the deals that every table has played."""
    head = event_head(progress, seal, session, read_only)
    now = progress.sessions.get(head.session)
    opened = now.opened if now else {}
    numbers = deals_shown(progress, now)
    names = {entry.id: entry.name for entry in progress.event.entries}
    method = method_named(progress.event.scoring.method)
    return Scoreboard(
        event=head,
        position=progress.news,
        numbers=numbers,
        strip=tuple(deal in opened for deal in numbers),
        comparable=head.comparable,
        deals=head.deals,
        hands_played=head.hands_played,
        hands_total=head.hands_total,
        standings=_standings(progress, names),
        ladders=tuple(
            _ladder(progress, contest, names)
            for contest in progress.scores().contests
            if contest.session == head.session
        ),
        method=Method(method.id, method.name, method.sentence),
        tie_rule=TIE_RULE,
        rulings=public_rulings(progress),
    )


def _standings(progress: Progress, names: dict[EntryId, str]) -> tuple[Standing, ...]:
    if not any(now.opened for now in progress.sessions.values()):
        # Nothing is comparable yet: the entries in their order, all level.
        return tuple(
            Standing(1, len(names) > 1, entry, name, "0", 0, 0, None, 0, None)
            for entry, name in names.items()
        )
    before, taken = progress.places_before, progress.penalties
    return tuple(
        Standing(
            place=line.place,
            shared=line.shared,
            entry=line.entry,
            name=names[line.entry],
            points=points_text(line.points),
            chips=line.chips,
            moved=before[line.entry] - line.place if line.entry in before else 0,
            decided_by=line.decided_by.value if line.decided_by else None,
            seats_won=line.seats_won,
            penalty=points_text(taken[line.entry]) if line.entry in taken else None,
        )
        for line in progress.standings()
    )


def _ladder(progress: Progress, contest: Contest, names: dict[EntryId, str]) -> Ladder:
    now = progress.sessions[contest.session]
    rungs = contest.rungs()
    first, last = rungs[0].chips, rungs[-1].chips
    rows = []
    for rung in rungs:
        rows.append(
            Rung(
                entry=rung.entry,
                name=names[rung.entry],
                player=", ".join(now.players_at(rung.table, contest.seat)),
                table=rung.table,
                chips=rung.chips,
                points=points_text(rung.points),
                place=rung.place,
                fill=float((rung.chips - last) / (first - last)) if first != last else 0.0,
            )
        )
    return Ladder(contest.seat, tuple(rows))
