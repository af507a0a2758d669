"""How the seats of a session of duplicate poker were drawn: of teams, or of individuals."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from evendeal.draw.ladder_seating import fewest_repeated, repeated
from evendeal.draw.places import DRAWS
from evendeal.draw.seal import CardsSeal, Seal
from evendeal.draw.seats import seated_with
from evendeal.ids import EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker.setup import Chips
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.poker.head import shown_session
from evendeal.views.poker.ladders import entry_names
from evendeal.views.seat_draw import DrawnPlace, DrawRepeats, SeatDraw


class _Before(NamedTuple):
    """What an individual comes from."""

    brought: Chips
    seat: SeatNo
    place: int


def team_seat_draw(
    progress: Progress, seal: Seal | None, session: SessionNo | None = None
) -> SeatDraw | None:
    """The draw of the seats of teams; None before the session has begun, or where none is drawn.

    A session that mirrors the one before it has no draw of its own.

    Raises:
        NoSuchSession: the event has not reached it.
    """
    of_session = shown_session(progress, session)
    if seal is not None and seated_with(seal.method, of_session) != of_session:
        return None
    return _seat_draw(progress, seal, of_session)


def ladder_seat_draw(
    progress: LadderProgress, seal: CardsSeal[Any] | None, session: SessionNo | None = None
) -> SeatDraw | None:
    """The draw of the seats of individuals, with what each brings along and how much it repeats.

    None before the session has begun, and in the second half of a final, in which the seats are
    exchanged.

    Raises:
        NoSuchSession: the event has not reached it.
    """
    of_session = shown_session(progress, session)
    place = progress.event.place_of(of_session)
    now = progress.sessions.get(of_session)
    if now is None or place.exchanged:
        return None
    former = [progress.sessions[SessionNo(number)].drawn for number in range(1, of_session)]
    repeats = None
    if former:
        made = repeated(now.drawn, former)
        least = fewest_repeated(place.stage.seats, now.drawn, former)
        repeats = DrawRepeats(made.neighbours, made.seats, least.neighbours, least.seats)
    return _seat_draw(
        progress,
        seal,
        of_session,
        title=place.title,
        before=_before(progress, of_session),
        repeats=repeats,
        best_of=DRAWS,
    )


def _before(progress: LadderProgress, session: SessionNo) -> dict[EntryId, _Before]:
    """The seat and place of everybody in the session before, and what each carried over."""
    if session == 1:
        return {}
    return {
        each.entry: _Before(each.carried, ladder.seat, each.place)
        for ladder in progress.ladders(SessionNo(session - 1))
        for each in ladder.places
        if each.carried is not None
    }


def _seat_draw(
    progress: AnyDuplicate,
    seal: CardsSeal[Any] | None,
    session: SessionNo,
    *,
    title: str = "",
    before: Mapping[EntryId, _Before] | None = None,
    repeats: DrawRepeats | None = None,
    best_of: int | None = None,
) -> SeatDraw | None:
    now = progress.sessions.get(session)
    if now is None:
        return None
    names, known = entry_names(progress), before or {}
    seats = now.play.seats
    # The seats as they were when the session began: who has come for somebody was not drawn.
    places = [
        _place(TableNo(number), SeatNo(seat), sat.entry, sat.player, names, known)
        for seat in range(1, seats + 1)
        for number, table in enumerate(now.first_tables, 1)
        if (sat := table[seat - 1]) is not None
    ]
    sealed = seal.session(session) if seal else None
    end = progress.line_ups.closed.get(session)
    return SeatDraw(
        session=session,
        sessions=progress.event.sessions,
        title=title,
        tables=len(now.first_tables),
        seats=seats,
        places=tuple(places),
        drawn_at=now.begun_at,
        signed_at=end.at if end else None,
        value=now.beacon,
        value_is=(sealed.beacon or None) if sealed and now.beacon else None,
        seal=sealed.original.commitment.hex() if sealed else "",
        repeats=repeats,
        best_of=best_of,
    )


def _place(
    table: TableNo,
    seat: SeatNo,
    entry: EntryId,
    player: str,
    names: Mapping[EntryId, str],
    before: Mapping[EntryId, _Before],
) -> DrawnPlace:
    was = before.get(entry)
    name = names[entry]
    return DrawnPlace(
        table,
        seat,
        entry,
        name,
        player or name,
        was.brought if was else None,
        was.seat if was else None,
        was.place if was else None,
    )
