"""The roll sheets of a session: what its rolls will be, printed for tables without a network."""

from evendeal.director.ledger import LuckNotHere
from evendeal.draw.rolls_print import print_rolls
from evendeal.errors import Refused
from evendeal.formats.room_match.files import file_stem
from evendeal.formats.room_match.life import MatchDesk, match_draft
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.hall import NO_DEVICES, Devices
from evendeal.tournament.room_match.acts import SheetsGiven
from evendeal.views.absent import NoSuchSession


class ThrownNotDrawn(Refused):
    """Roll sheets of an event whose rolls are thrown at its tables."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"the rolls of {event} are thrown at its tables; there are no roll sheets")
        self.event = event


def roll_sheets(desk: MatchDesk, event: EventId, session: SessionNo) -> dict[str, str]:
    """The sheet of each game of a session by the name of its file, in the order of the rounds.

    Whoever has them knows every roll to come, so `give_roll_sheets` has to be called before
    anybody gets one.

    Raises:
        NotInTheLog, NoSuchSession: there is no such event or session.
        NotStarted: the session has not begun.
        ThrownNotDrawn: its rolls are not drawn.
        LuckNotHere: its secret is elsewhere.
    """
    with desk.reading(event):
        progress = desk.refresh(event)
        if not 1 <= session <= progress.event.sessions:
            raise NoSuchSession(event=event, session=session, sessions=progress.event.sessions)
        luck = desk.luck(event, session)
        if luck is None:
            raise LuckNotHere(event=event, session=session)
        if luck.rolls is None:
            raise ThrownNotDrawn(event=event)
        note = NO_DEVICES if progress.event.hall.devices is Devices.NONE else ""
        sheets: dict[str, str] = {}
        for record in progress.matches:
            planned = record.planned
            if planned.session != session:
                continue
            stem = file_stem(progress, record)
            for game in range(1, planned.games + 1):
                number = planned.roll_set(game)
                sheet = print_rolls(luck.rolls.rolls(number), number, note)
                sheets[f"{stem}-game-{game}.txt"] = sheet
        return sheets


def give_roll_sheets(
    desk: MatchDesk, event: EventId, session: SessionNo, sheets: int, *, by: str
) -> None:
    """Write that so many roll sheets are handed out, each time: one nobody remembers is a leak.

    Once all roll sets of the session are open everybody has the rolls, and nothing is written.

    Raises:
        BrokenLog: nothing can be written; nor is a sheet handed out then.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        now = progress.sessions[session]
        if len(now.opened) == progress.rooms.plan.format.roll_sets(session):
            return
        n = progress.next_n(session, 0, 0)
        key = f"sheets-{session}-{n}"
        desk.write(event, [match_draft((session, 0, 0), n, key, SheetsGiven(sheets))], by)
