"""Deck custody: decks that change hands, and deck files given to the custodian."""

from collections.abc import Iterable, Iterator
from typing import Annotated

import msgspec

from evendeal.director.age_files import SUFFIX, encrypt_for, given_name, read_public_key
from evendeal.director.encrypted_secrets import encrypted_sessions
from evendeal.director.office.acts import Act, ActContext, OfficeAct, OfficeFile, OfficeLine
from evendeal.director.office.log_index import LogIndexes
from evendeal.errors import Unfit
from evendeal.formats.duplicate.decks import session_decks
from evendeal.formats.duplicate.laid_decks import check_laid_deck
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.order_files import decks_of
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.lines.fields import is_name
from evendeal.notation.decks_csv import write_decks
from evendeal.notation.order_files import OrderKind, order_file_name, write_order_file
from evendeal.notation.typed_deck import read_typed_deck
from evendeal.tournament.duplicate.acts import PLACES, Custody, DecksGiven
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.views.absent import NoSuchDeal, NoSuchSession, NoSuchTable
from evendeal.views.poker.embargo.deals import is_public
from evendeal.views.poker.office.custody import DeckCheck, DeckFile
from evendeal.views.roles import Role
from evendeal.views.text import Text, says

DECK_HANDS = (Role.DIRECTOR, Role.CUSTODIAN)
"""Who has to do with decks."""


class NoSuchPlaceForDecks(Unfit):
    """Decks sent to a place that is none, or to nobody."""

    def __init__(self, *, where: str, who: str) -> None:
        super().__init__(
            f"decks are in the store, at the table or back, with somebody; not {where!r}, {who!r}"
        )
        self.where = where
        self.who = who


class HandOver(OfficeLine, frozen=True, kw_only=True):
    """Write down that decks change hands: `where` is store, table or back, `who` has them now."""

    path = "custody"
    roles = DECK_HANDS

    table: TableNo
    deals: tuple[int, ...]
    where: str
    who: str
    session: SessionNo | None = None

    def line(self, at: ActContext[DealDesk], progress: AnyDuplicate) -> Act:
        """Who has them.

        Raises:
            NoSuchSession, NoSuchTable, NoSuchDeal: there are no such decks.
            NoSuchPlaceForDecks: there is no such place, or nobody has them.
        """
        event, where, who = progress.event, self.where, self.who
        session = progress.session if self.session is None else self.session
        if not 1 <= session <= event.sessions:
            raise NoSuchSession(event=event.id, session=session, sessions=event.sessions)
        if not 1 <= self.table <= event.tables:
            raise NoSuchTable(event=event.id, table=self.table, tables=event.tables)
        last = event.play_of(session).decks
        for deal in self.deals or (0,):
            if not 1 <= deal <= last:
                raise NoSuchDeal(event=event.id, deal=DealNo(deal), deals=last)
        place = next((each for each in PLACES if each == where), None)
        if place is None or not is_name(who.strip()):
            raise NoSuchPlaceForDecks(where=where[:40], who=who[:40])
        deals = tuple(DealNo(deal) for deal in sorted(set(self.deals)))
        return Act((session, self.table, 0), Custody(deals, place, who.strip()))


class GiveDecks(OfficeAct, frozen=True, kw_only=True):
    """Give the deck file of a session for the dealing machine; that it was given is written first.

    It is for the custodian alone. It is a POST since it writes.
    """

    path = "decks/{file}"
    roles = (Role.CUSTODIAN,)
    media_type = "text/csv"
    gives = "The deck-orders of the session, for the dealing machine."
    keyed = False

    file: Annotated[str, msgspec.Meta(description="Number of the session and `.csv`: `1.csv`.")]

    def do(self, at: ActContext[DealDesk]) -> OfficeFile:
        """The file, reserve decks after the others; see `give_decks`."""
        number = self.file.removesuffix(".csv")
        fits = number.isascii() and number.isdigit() and len(number) < 5
        session = SessionNo(int(number) if fits else 0)
        text = give_decks(at.ledger, at.indexes, at.event, session, by=at.by)
        return OfficeFile(f"decks-{session}.csv", text.encode())


class GiveOrderFile(OfficeAct, frozen=True, kw_only=True):
    """Give the order file of a session, encrypted: nobody but the dealing machine's room opens it.

    `kind` is csv, text or json; `recipient` is the public key of age of that room. It is for the
    custodian alone, and that it was given, and for which key, is written first. `secrets_key` opens
    the secrets of a session that has not begun, where they are encrypted.
    """

    path = "order-files"
    roles = (Role.CUSTODIAN,)
    media_type = "application/octet-stream"
    gives = "The deck-orders of the session as a file of age."
    keyed = False

    session: SessionNo
    kind: OrderKind
    recipient: str
    secrets_key: str = ""

    def do(self, at: ActContext[DealDesk]) -> OfficeFile:
        """The file.

        Raises:
            NotAPublicKey: `recipient` is none.
            NoSuchSession, SealedStill, LuckNotHere: see `session_decks`.
        """
        key, name = read_public_key(self.recipient), order_file_name(self.session, self.kind)
        name += SUFFIX
        asked = at.ledger, at.event, self.session
        # Before the event is taken hold of: with a passphrase it takes a second.
        decks = session_decks(*asked, sealed=True, secrets_key=self.secrets_key)
        with at.ledger.writing(at.event):
            of = decks_of(at.ledger, at.event, self.session)
            text = "".join(write_order_file(self.kind, of, decks))
            data = encrypt_for(key, text.encode())
            file = given_name(name, key)
            write_decks_given(
                at.ledger, at.indexes, at.event, self.session, decks, file=file, by=at.by
            )
        return OfficeFile(name, data)


class CheckDeck(OfficeAct, frozen=True, kw_only=True):
    """Hold a deck that was typed against its seal: whether it agrees, and never where it differs.

    `cards` are the 52 from the top down. Five an hour may differ of one deal.
    """

    path = "deck-checks"
    roles = (Role.CUSTODIAN,)
    keyed = False

    session: SessionNo
    deal: DealNo
    cards: Annotated[str, msgspec.Meta(max_length=2000)]
    secrets_key: str = ""

    def do(self, at: ActContext[DealDesk]) -> DeckCheck:
        """Whether it agrees; see `check_laid_deck`."""
        deck = read_typed_deck(self.cards)
        asked = at.ledger, at.event, self.session, self.deal
        return check_laid_deck(*asked, deck, secrets_key=self.secrets_key, by=at.by)


def give_decks(
    desk: DealDesk, indexes: LogIndexes, event: EventId, session: SessionNo, *, by: str
) -> str:
    """The deck file of a session for the dealing machine, reserve decks after the others.

    That it was given is written first; see `write_decks_given`.

    Raises:
        NoSuchSession: the event has fewer.
        SealedStill: the session waits for its public randomness.
        LuckNotHere: the secrets are not stored here.
    """
    with desk.writing(event):
        decks = session_decks(desk, event, session, sealed=True)
        text = "".join(write_decks(decks, deals=desk.refresh(event).event.play_of(session).deals))
        file = f"decks-{session}.csv"
        write_decks_given(desk, indexes, event, session, decks, file=file, by=by)
        return text


def write_decks_given(
    desk: DealDesk,
    indexes: LogIndexes,
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
        progress: AnyDuplicate = desk.refresh(event)
        now = progress.sessions.get(session)
        if all(now is not None and is_public(now, deal) for deal in decks):
            return
        given = sum(each.session == session for each in progress.decks.given) + 1
        body = DecksGiven(file if is_name(file) else ascii(file)[:100])
        at = ActContext(desk, indexes, event, by, key=f"decks-{session}-{given}")
        at.write((session, 0, 0), body)


def deck_files(desk: DealDesk, progress: AnyDuplicate) -> Iterator[DeckFile]:
    """The deck file of each session, and why it cannot be had yet."""
    known = {*desk.secrets(progress.event), *encrypted_sessions(desk, progress.event)}
    for number in range(1, progress.event.sessions + 1):
        session = SessionNo(number)
        why: Text | None = None
        if session not in progress.sessions and progress.event.draw.beacon_of(session):
            why = says("decks-drawn-later", session=session)
        elif session not in known:
            why = says("secrets-not-here", session=session)
        yield DeckFile(session, why)
