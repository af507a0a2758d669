"""Deck custody: decks that change hands, and deck files given to the custodian."""

from collections.abc import Iterable, Iterator

from evendeal.director.decks import session_decks
from evendeal.director.desk import Desk
from evendeal.director.office.book import Books, office_line
from evendeal.errors import Unfit
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.lines.fields import is_name
from evendeal.notation import write_decks
from evendeal.tournament.acts import PLACES, Custody, DecksGiven
from evendeal.tournament.progress import Progress
from evendeal.views import NoSuchDeal, NoSuchSession, NoSuchTable
from evendeal.views.custody import DeckFile


class NoSuchPlaceForDecks(Unfit):
    """Decks sent to a place that is none, or to nobody."""

    def __init__(self, *, where: str, who: str) -> None:
        super().__init__(
            f"decks are in the store, at the table or back, with somebody; not {where!r}, {who!r}"
        )
        self.where = where
        self.who = who


def hand_over(
    desk: Desk,
    books: Books,
    event: EventId,
    table: TableNo,
    *,
    session: SessionNo | None,
    deals: tuple[int, ...],
    where: str,
    who: str,
    key: str,
    by: str,
) -> None:
    """Write down that decks have changed hands.

    Raises:
        NoSuchSession, NoSuchTable, NoSuchDeal: there are no such decks.
        NoSuchPlaceForDecks: there is no such place, or nobody has them.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        at = progress.session if session is None else session
        if not 1 <= at <= progress.event.sessions:
            raise NoSuchSession(event=event, session=at, sessions=progress.event.sessions)
        if not 1 <= table <= progress.event.tables:
            raise NoSuchTable(event=event, table=table, tables=progress.event.tables)
        last = progress.event.play.deals + progress.event.play.reserve
        for deal in deals or (0,):
            if not 1 <= deal <= last:
                raise NoSuchDeal(event=event, deal=DealNo(deal), deals=last)
        place = next((each for each in PLACES if each == where), None)
        if place is None or not is_name(who.strip()):
            raise NoSuchPlaceForDecks(where=where[:40], who=who[:40])
        body = Custody(tuple(DealNo(deal) for deal in sorted(set(deals))), place, who.strip())
        office_line(desk, books, event, (at, table), body, key=key, by=by)


def give_decks(desk: Desk, books: Books, event: EventId, session: SessionNo, *, by: str) -> str:
    """The deck file of a session for the dealing machine, reserve decks after the others.

    That it was given is written first; see `write_decks_given`.

    Raises:
        NoSuchSession: the event has fewer.
        SealedStill: the session waits for its public randomness.
        LuckNotHere: the secrets are not kept here.
    """
    with desk.writing(event):
        decks = session_decks(desk, event, session, sealed=True)
        text = "".join(write_decks(decks, deals=desk.refresh(event).event.play.deals))
        file = f"decks-{session}.csv"
        write_decks_given(desk, books, event, session, decks, file=file, by=by)
        return text


def write_decks_given(
    desk: Desk,
    books: Books,
    event: EventId,
    session: SessionNo,
    decks: Iterable[DealNo],
    *,
    file: str,
    by: str,
) -> None:
    """Write that deck-orders are written into a file, each time: one nobody remembers is a leak.

    Of deals that are all open, and of a session that has ended, everybody can know the cards, and
    nothing is written.

    Args:
        file: its name; one that the log cannot keep is escaped and cut.

    Raises:
        BrokenLog: nothing can be written; nor is a deck-order handed out then.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        now = progress.sessions.get(session)
        public = now is not None and now.ended is not None
        if public or not set(decks) - set(now.opened if now else ()):
            return
        given = sum(each.session == session for each in progress.decks.given) + 1
        body = DecksGiven(file if is_name(file) else ascii(file)[:100])
        key = f"decks-{session}-{given}"
        office_line(desk, books, event, (session, 0), body, key=key, by=by)


def deck_files(desk: Desk, progress: Progress) -> Iterator[DeckFile]:
    """The deck file of each session, and why it cannot be had yet."""
    for number in range(1, progress.event.sessions + 1):
        session = SessionNo(number)
        why = None
        if session not in progress.sessions and progress.event.draw.beacon_of(session):
            why = f"The decks of session {session} are drawn when its public randomness is known."
        elif session not in desk.secrets(progress.event):
            why = f"The secrets of session {session} are not kept here."
        yield DeckFile(session, why)
