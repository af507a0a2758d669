"""Who plays a session: absent, let play on, entered late; before its list is signed."""

from evendeal.director.office.acts import Act, ActContext, AskedSession, OfficeLine, OfficePage
from evendeal.errors import Refused
from evendeal.formats.duplicate.office.side import DuplicateOffice
from evendeal.formats.seat_ladder.life import LadderLedger
from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.names import entered, likeness
from evendeal.tournament.checks import new_name, short_id
from evendeal.tournament.seat_ladder.acts import Advanced, EnteredLate, ListAct, StaysAway
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.views.absent import NoSuchSession
from evendeal.views.poker.office.ladder_players import LadderPlayers, ladder_players


class NotOnThisList(Refused):
    """An act about who plays a session that makes no sense now; `why` says why."""

    def __init__(self, *, session: SessionNo, entry: EntryId, why: str) -> None:
        super().__init__(f"session {session}, {entry}: {why}")
        self.session = session
        self.entry = entry
        self.why = why


class PlayerEntered(Refused):
    """Somebody who would be entered under a name that is on the list already."""

    def __init__(self, *, player: str, entry: EntryId) -> None:
        super().__init__(f"{player} is entered already, as {entry}")
        self.player = player
        self.entry = entry


class _ListLine(OfficeLine, frozen=True, kw_only=True):
    """A line about who plays a session."""

    session: SessionNo
    reason: str

    def require(
        self, at: ActContext[LadderLedger], progress: LadderProgress, body: ListAct
    ) -> None:
        """Nothing, if it makes sense as things stand.

        Raises:
            NotOnThisList: it does not.
        """
        why = progress.why_not(self.session, body)
        if why:
            raise NotOnThisList(session=self.session, entry=body.entry, why=why)

    def at(self, progress: LadderProgress) -> tuple[SessionNo, int, int]:
        """Where the line stands.

        Raises:
            NoSuchSession: the event has fewer.
        """
        event = progress.event
        if not 1 <= self.session <= event.sessions:
            raise NoSuchSession(event=event.id, session=self.session, sessions=event.sessions)
        return self.session, 0, 0


class MarkAbsent(_ListLine, frozen=True, kw_only=True):
    """Take somebody out of the list of a session: he does not come, and leaves the event."""

    path = "lists/absent"

    entry: str

    def line(self, at: ActContext[LadderLedger], progress: LadderProgress) -> Act:
        """Who is absent."""
        return Act(self.at(progress), StaysAway(EntryId(self.entry), self.reason.strip()))


class LetPlayOn(_ListLine, frozen=True, kw_only=True):
    """Put somebody on the list of a session who would not be on it: absent before, or out."""

    path = "lists/advance"

    entry: str

    def line(self, at: ActContext[LadderLedger], progress: LadderProgress) -> Act:
        """Who plays on."""
        return Act(self.at(progress), Advanced(EntryId(self.entry), self.reason.strip()))


class EnterLate(_ListLine, frozen=True, kw_only=True):
    """Enter somebody who is not in the seal, before the list of the first session is signed."""

    path = "lists/late"

    player: str
    entry: str = ""

    def line(self, at: ActContext[LadderLedger], progress: LadderProgress) -> Act:
        """Who enters; without an id he gets the next free number.

        Raises:
            NotAnEvent: no name, or no id.
            PlayerEntered: somebody is called so.
        """
        player = new_name("player", entered(self.player).strip())
        for each in progress.event.entries:
            if likeness(each.name) == likeness(player):
                raise PlayerEntered(player=player, entry=each.id)
        taken = {each.id for each in progress.event.entries}
        number = len(taken) + 1
        while str(number) in taken:
            number += 1
        id = EntryId(short_id("entry", self.entry.strip() or str(number)))
        return Act(self.at(progress), EnteredLate(id, player, self.reason.strip()))


class GetPlayers(OfficePage, frozen=True, kw_only=True):
    """Who plays a session, who is out, and what was done about it."""

    path = "players"

    session: AskedSession | None = None

    def show(self, at: DuplicateOffice, event: EventId) -> LadderPlayers:
        """The list of the session."""
        return at.view(
            event,
            lambda progress, _: ladder_players(
                progress, progress.current if self.session is None else self.session
            ),
        )
