"""A player's or a captain's own place: where to sit, and what was made of the open deals."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from evendeal.ids import DealNo, EntryId, EventId, SeatNo, SessionNo, TableNo
from evendeal.poker.setup import Chips
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.session import SessionProgress, Substitution
from evendeal.tournament.entry import Entry
from evendeal.views.mine import MyRole, NotInTheEvent, Whose
from evendeal.views.poker.my_results import (
    DealCompared,
    MyResult,
    OwnSeat,
    TeamDeal,
    my_deal,
    my_results,
    team_deals,
)


@dataclass(frozen=True, slots=True)
class CameFor:
    """One player who took a seat, and the one who left it."""

    player: str
    gone: str


@dataclass(frozen=True, slots=True)
class TakenOutFor:
    """By which rule a player was taken out of a session, and why."""

    rule: str
    reason: str


@dataclass(frozen=True, slots=True)
class Sitting:
    """Where one player sits in one session.

    `table`, `seat` and `begins` (ISO 8601, UTC) are null until the session begins, when the
    seats are drawn; table and seat also for a player who does not sit in it. `note` says who
    came for whom, if somebody did, and why a player was taken out; else it is empty. `came`
    and `out` say the same in fields, `lined_up` whether the player is in the line-up.
    """

    session: SessionNo
    status: Literal["to come", "running", "finished"]
    player: str
    table: TableNo | None
    seat: SeatNo | None
    begins: str | None
    note: str
    came: tuple[CameFor, ...] = ()
    out: TakenOutFor | None = None
    lined_up: bool = True


@dataclass(frozen=True, slots=True)
class MyTotal:
    """One seat of one session over its open deals, as far as the player sat there.

    `played` counts the hands that are through, open or not. `place` is that of the entry among
    those who held the seat, null before the first open deal; `points` what that place
    brings, null where the method compares something else.
    """

    session: SessionNo
    table: TableNo
    seat: SeatNo
    player: str
    open: int
    played: int
    chips: Chips
    place: int | None
    points: str | None


@dataclass(frozen=True, slots=True)
class Mine:
    """What a player sees of the own seat, or a captain of all seats of the entry.

    `results` are a player's, deal by deal; a captain, who would have as many for each deal as the
    team has players, has `deals` instead, and reads each of them by itself. `player` is empty for a
    captain who does not play. `place`, `points` and `chips` are the entry's in the standings, null
    before the first open deal. `embargo` says in a sentence how much there is still to come.
    Nothing of a closed deal is in any field (R37).
    """

    kind: Literal["poker"]
    event: EventId
    event_name: str
    role: MyRole
    entry: EntryId
    name: str
    player: str
    players: tuple[str, ...]
    sittings: tuple[Sitting, ...]
    results: tuple[MyResult, ...]
    deals: tuple[TeamDeal, ...]
    totals: tuple[MyTotal, ...]
    method: str
    place: int | None
    shared: bool
    points: str | None
    chips: Chips | None
    embargo: str


@dataclass(frozen=True, slots=True)
class MyDeal:
    """One deal from the own seats, by table.

    There are no `results` where the deal is not open yet, does not count, or nobody of them sat.
    """

    session: SessionNo
    deal: DealNo
    results: tuple[MyResult, ...]


class OwnStanding(NamedTuple):
    """Where an entry stands in the event, and with how much."""

    place: int
    shared: bool
    points: str | None
    chips: Chips


class OwnComparison(DealCompared, Protocol):
    """How an event compares its entries, as far as an own page says it."""

    @property
    def method(self) -> str:
        """The method in a sentence."""

    def standing(self, entry: EntryId) -> OwnStanding | None:
        """Where an entry stands; None before the first open deal."""

    def in_seat(self, own: OwnSeat) -> tuple[int | None, str | None]:
        """The place among those who held the seat, and the points that it brings."""


def own_page(
    progress: AnyDuplicate,
    compared: OwnComparison,
    role: MyRole,
    entry: EntryId,
    player: str,
) -> Mine:
    """The own place of a player, or of a captain.

    Args:
        compared: how the event compares its entries.
        player: whose seat it is; a captain sees the seats of all who sit for the entry.

    Raises:
        NotInTheEvent: there is no such entry, or the player neither plays for it nor has
            sat for it.
    """
    event = progress.event
    team = _team(progress, entry)
    whose = player if role == "player" else ""
    seats = _all_seats(progress, entry, whose)
    lined_up = {
        SessionNo(session): progress.lineups.get((SessionNo(session), entry), team.players)
        for session in range(1, event.sessions + 1)
    }
    known = {*team.players, *(name for players in lined_up.values() for name in players)}
    if role == "player" and not seats and player not in known:
        raise NotInTheEvent(event=event.id, entry=entry, player=player)
    totals = tuple(_total(compared, own) for own in seats)
    standing = compared.standing(entry)
    return Mine(
        kind="poker",
        event=event.id,
        event_name=event.name,
        role=role,
        entry=entry,
        name=team.name,
        player=player,
        players=team.players if role == "captain" else (player,),
        sittings=tuple(_sittings(progress, lined_up, seats, whose)),
        results=tuple(my_results(progress, seats, compared)) if role == "player" else (),
        deals=tuple(team_deals(progress, seats, compared)) if role == "captain" else (),
        totals=totals,
        method=compared.method,
        place=standing.place if standing else None,
        shared=standing.shared if standing else False,
        points=standing.points if standing else None,
        chips=standing.chips if standing else None,
        embargo=_embargo(role, totals),
    )


def deal_of_own(
    progress: AnyDuplicate,
    compared: OwnComparison,
    whose: Whose,
    session: SessionNo,
    deal: DealNo,
) -> MyDeal:
    """One open deal from the own seats; of a captain's team, from all of them.

    Raises:
        NotInTheEvent: there is no such entry.
    """
    _team(progress, whose.entry)
    seats = _all_seats(progress, whose.entry, whose.player if whose.role == "player" else "")
    return MyDeal(session, deal, my_deal(progress, seats, session, deal, compared))


def _team(progress: AnyDuplicate, entry: EntryId) -> Entry:
    team = next((each for each in progress.event.entries if each.id == entry), None)
    if team is None:
        raise NotInTheEvent(event=progress.event.id, entry=entry, player="")
    return team


def _all_seats(progress: AnyDuplicate, entry: EntryId, player: str) -> list[OwnSeat]:
    return [own for now in progress.sessions.values() for own in _seats(now, entry, player)]


def _seats(now: SessionProgress, entry: EntryId, player: str) -> Iterator[OwnSeat]:
    """The seats of an entry in a session, by table; of one player, those where he sat."""
    for table, seats in enumerate(now.tables, 1):
        for seat, seated in enumerate(seats, 1):
            if seated is None or seated.entry != entry:
                continue
            sat = {seated.player, *(gone.gone for gone in _changes(now, table, seat))}
            if not player or player in sat:
                yield OwnSeat(now, TableNo(table), SeatNo(seat), entry, player)


def _changes(now: SessionProgress, table: int, seat: int) -> list[Substitution]:
    return [each for each in now.substitutions if (each.table, each.seat) == (table, seat)]


def _sittings(
    progress: AnyDuplicate,
    lined_up: Mapping[SessionNo, Sequence[str]],
    seats: Sequence[OwnSeat],
    player: str,
) -> Iterator[Sitting]:
    for session, players in lined_up.items():
        now = progress.sessions.get(session)
        if now is None:
            for name in [player] if player else players:
                lines_up = name in players
                note = "" if lines_up else f"{name} is not in the line-up."
                yield Sitting(session, "to come", name, None, None, None, note, lined_up=lines_up)
            continue
        status: Literal["running", "finished"] = "finished" if now.ended else "running"
        own = [each for each in seats if each.now is now]
        for each in own:
            seated = now.at(each.table, each.seat)
            assert seated is not None
            changes = _changes(now, each.table, each.seat)
            note = " ".join(f"{change.player} for {change.gone}." for change in changes)
            out = now.out(each.table, each.seat)
            if out is not None:
                note = f"{note} Taken out of the session ({out.rule}): {out.reason}".strip()
            name = player or seated.player
            yield Sitting(
                session,
                status,
                name,
                each.table,
                each.seat,
                now.begun_at,
                note,
                came=tuple(CameFor(change.player, change.gone) for change in changes),
                out=None if out is None else TakenOutFor(out.rule, out.reason),
            )
        if not own:
            yield Sitting(session, status, player, None, None, now.begun_at, "")


def _total(compared: OwnComparison, own: OwnSeat) -> MyTotal:
    now, opened = own.now, own.open
    seated = now.at(own.table, own.seat)
    assert seated is not None
    place, points = compared.in_seat(own) if opened else (None, None)
    return MyTotal(
        session=now.session,
        table=own.table,
        seat=own.seat,
        player=own.player or seated.player,
        open=len(opened),
        played=own.played,
        chips=sum(
            now.opened[deal].traveller[own.table].chip_scores[own.seat - 1] for deal in opened
        ),
        place=place,
        points=points,
    )


def _embargo(role: MyRole, totals: Sequence[MyTotal]) -> str:
    """How many of the own hands are open, as a sentence."""
    opened, played = sum(each.open for each in totals), sum(each.played for each in totals)
    what = "deals" if role == "player" else "hands"
    whose = "your" if role == "player" else "your team's"
    if not played:
        return "Nothing has been played yet. A deal is shown when its last table has played it."
    if opened == played:
        return f"All {played} of {whose} played {what} are open." if played > 1 else _ONE_OPEN
    return f"{opened} of {whose} {played} played {what} {'is' if opened == 1 else 'are'} open."


_ONE_OPEN = "The one deal played so far is open."
