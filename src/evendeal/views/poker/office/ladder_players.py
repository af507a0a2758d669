"""The office's list of a session of individuals: who plays, who does not, and why."""

from dataclasses import dataclass
from typing import Literal

from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.tournament.seat_ladder.acts import Advanced, EnteredLate, ListAct, StaysAway
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.views.absent import NoSuchSession


@dataclass(frozen=True, slots=True)
class ListedPlayer:
    """A player and whether he plays the session; `late` says that he is not in the seal."""

    entry: EntryId
    name: str
    plays: bool
    late: bool


@dataclass(frozen=True, slots=True)
class ListChange:
    """What was done about the list of the session, by whom, when and why."""

    do: Literal["absent", "advance", "enter_late"]
    entry: EntryId
    name: str
    reason: str
    at: str
    by: str


@dataclass(frozen=True, slots=True)
class LadderPlayers:
    """The list of a session.

    `signed` says that it stays as it is: the draw may be known. `players` are all who could play
    it: everybody before the first session, later those of the session before. `count` of them
    play. `known` is false while the session before has not ended, and nobody is listed then.
    """

    event: EventId
    session: SessionNo
    title: str
    known: bool
    signed: bool
    count: int
    players: tuple[ListedPlayer, ...]
    changes: tuple[ListChange, ...]


def ladder_players(progress: LadderProgress, session: SessionNo) -> LadderPlayers:
    """The list of a session.

    Raises:
        NoSuchSession: the event has fewer.
    """
    event = progress.event
    if not 1 <= session <= event.sessions:
        raise NoSuchSession(event=event.id, session=session, sessions=event.sessions)
    listed, late = set(progress.list_of(session)), set(progress.players.late)
    before = SessionNo(session - 1)
    could = {each.id for each in event.entries}
    if session > 1:
        could = set(progress.players.signed.get(before, ())) | listed
    names = {each.id: each.name for each in event.entries}
    return LadderPlayers(
        event=event.id,
        session=session,
        title=event.place_of(session).title,
        known=bool(listed),
        signed=session in progress.players.signed,
        count=len(listed),
        players=tuple(
            ListedPlayer(each.id, each.name, each.id in listed, each.id in late)
            for each in event.entries
            if each.id in could
        ),
        changes=tuple(
            ListChange(
                _word(made.act),
                made.act.entry,
                names.get(made.act.entry, ""),
                made.act.reason,
                made.at,
                made.by,
            )
            for made in progress.players.made
            if made.session == session
        ),
    )


def _word(act: ListAct) -> Literal["absent", "advance", "enter_late"]:
    match act:
        case StaysAway():
            return "absent"
        case Advanced():
            return "advance"
        case EnteredLate():
            return "enter_late"
