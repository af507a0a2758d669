"""What a ruling changes among individuals: places in the seats, and who stays."""

from collections.abc import Iterator

from evendeal.ids import EntryId, SessionNo
from evendeal.scoring.seat_ladder import SeatLadder, SeatPlace
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.views.poker.ladders import entry_names
from evendeal.views.poker.office.changes import Compared
from evendeal.views.poker.office.consequences import LadderChange
from evendeal.views.text import Text, nth, says


def ladders_compared(before: LadderProgress, after: LadderProgress) -> Compared:
    """What is different between two states of an event of individuals."""
    changes = tuple(_changes(before, after))
    moved = tuple(says("stop", text=change.text) for change in changes)
    lines = tuple(_line(before, after))
    return Compared(changes, (), (*moved, *lines) or (says("change-no-ladder"),))


def _ladders(progress: LadderProgress) -> Iterator[tuple[SessionNo, SeatLadder]]:
    for session in progress.sessions:
        if not progress.event.place_of(session).final:
            for ladder in progress.ladders(session):
                yield session, ladder


def _changes(before: LadderProgress, after: LadderProgress) -> Iterator[LadderChange]:
    names = entry_names(before)
    old = {(session, ladder.seat): ladder for session, ladder in _ladders(before)}
    for session, ladder in _ladders(after):
        had = old.get((session, ladder.seat))
        if had is None:
            continue
        were, are = _places(had), _places(ladder)
        moved = [entry for entry in are if were[entry].place != are[entry].place]
        if moved:
            moves = [
                says("change-is", name=names[entry], place=nth(are[entry].place)) for entry in moved
            ]
            yield LadderChange(
                seat=ladder.seat,
                text=says("change-at-session-seat", session=session, seat=ladder.seat, moves=moves),
                before=", ".join(str(were[entry].place) for entry in moved),
                after=", ".join(str(are[entry].place) for entry in moved),
            )


def _line(before: LadderProgress, after: LadderProgress) -> Iterator[Text]:
    """Who crosses the line of elimination, and that a list once signed stays."""
    names = entry_names(before)
    old = {(session, ladder.seat): ladder for session, ladder in _ladders(before)}
    for session, ladder in _ladders(after):
        had = old.get((session, ladder.seat))
        if had is None:
            continue
        stayed = {each.entry: each.carried is not None for each in had.places}
        for each in ladder.places:
            stays = each.carried is not None
            if stayed[each.entry] != stays:
                signed = SessionNo(session + 1) in after.players.signed
                name, fixed = names[each.entry], int(signed)
                if stays:
                    yield says("change-goes-on", name=name, session=session, signed=fixed)
                else:
                    yield says("change-leaves", name=name, session=session, signed=fixed)


def _places(ladder: SeatLadder) -> dict[EntryId, SeatPlace]:
    return {each.entry: each for each in ladder.places}
