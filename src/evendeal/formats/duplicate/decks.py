"""Deck files: the deck-orders of a session for the dealing machine, and back against the seal."""

from collections.abc import Iterator, Mapping

from evendeal.cards import DeckOrder
from evendeal.director.encrypted_secrets import (
    SecretsEncrypted,
    decrypted_secrets,
    require_open,
)
from evendeal.director.ledger import LuckNotHere
from evendeal.director.living import Secrets
from evendeal.draw.deals import Deals, draw_deals
from evendeal.draw.finding import Finding
from evendeal.draw.keys import Kind
from evendeal.errors import Refused
from evendeal.formats.duplicate.life import DealDesk
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.views.absent import NoSuchSession


class SealedStill(Refused):
    """Deck-orders of a session whose public randomness is not known yet."""

    def __init__(self, *, event: EventId, session: SessionNo) -> None:
        super().__init__(f"the deals of session {session} of {event} are not drawn yet")
        self.event = event
        self.session = session


def session_decks(
    desk: DealDesk, event: EventId, session: SessionNo, *, sealed: bool, secrets_key: str = ""
) -> dict[DealNo, DeckOrder]:
    """The deck-orders of a session; reserve deals are numbered on after the others.

    Args:
        sealed: those still to be played too; for the deck custodian alone.
        secrets_key: what opens the secrets of the session, where they are encrypted.

    Raises:
        NoSuchSession: the event has fewer.
        LuckNotHere: the secrets are elsewhere.
        SecretsEncrypted, WrongSecretsKey: they are encrypted, and the key does not open them.
        SealedStill: the session waits for its public randomness.
    """
    progress = with_session(desk, event, session)
    if not sealed:
        now = progress.sessions.get(session)
        opened = now.opened if now else {}
        return {deal: opened[deal].deck for deal in sorted(opened)}
    return _drawn(desk, progress, session, decrypted_secrets(desk, event, secrets_key))


def check_decks(
    desk: DealDesk, event: EventId, session: SessionNo, decks: Mapping[DealNo, DeckOrder], file: str
) -> Iterator[Finding]:
    """Whether the deals of a deck file are those that were sealed, reserve deals among them.

    An opened deal is compared with what was opened; another one with the luck in the vault,
    where that is here and drawn, and is otherwise unproved.
    """
    progress = with_session(desk, event, session)
    now = progress.sessions.get(session)
    due = {deal: record.deck for deal, record in now.opened.items()} if now else {}
    why = ""
    try:
        due = _drawn(desk, progress, session) | due
    except (LuckNotHere, SecretsEncrypted):
        why = "its luck is not here"
    except SealedStill:
        why = "the public randomness is not known yet"
    last = progress.event.play_of(session).decks
    for deal, deck in sorted(decks.items()):
        where = f"{file}, deal {deal}"
        sealed = due.get(deal)
        if deal > last:
            sentence = f"{file}: session {session} has no deal {deal}."
            yield Finding("fails", where, sentence, "deck-in-file")
        elif sealed is None:
            sentence = f"{file}: deal {deal} is not open, and {why}."
            yield Finding("unproved", where, sentence, "deck-in-file")
        elif sealed == deck:
            sentence = f"{file}: deal {deal} is the deal that was sealed."
            yield Finding("holds", where, sentence, "deck-in-file")
        else:
            # Where the first difference is gives nothing away that the file lacks.
            cards = zip(sealed.cards, deck.cards, strict=True)
            place = next(n for n, (a, b) in enumerate(cards, 1) if a != b)
            sentence = (
                f"{file}: deal {deal} is not the deal that was sealed; "
                f"it differs from card {place} on."
            )
            yield Finding("fails", where, sentence, "deck-in-file")


def with_session(desk: DealDesk, event: EventId, session: SessionNo) -> AnyDuplicate:
    """An event that has this session, as far as its log goes.

    Raises:
        NoSuchSession: it has fewer.
    """
    progress: AnyDuplicate = desk.refresh(event)
    if not 1 <= session <= progress.event.sessions:
        raise NoSuchSession(event=event, session=session, sessions=progress.event.sessions)
    return progress


def _drawn(
    desk: DealDesk,
    progress: AnyDuplicate,
    session: SessionNo,
    decrypted: Mapping[SessionNo, Secrets] | None = None,
) -> dict[DealNo, DeckOrder]:
    """Every deck-order that is sealed for a session, by the number of its deal."""
    secrets = desk.secrets(progress.event) | dict(decrypted or {})
    if session not in secrets:
        require_open(desk, progress, session)
        raise LuckNotHere(event=progress.event.id, session=session)
    decks = _deals(desk, progress, session, "original", secrets[session]).decks
    if progress.event.play_of(session).reserve:
        decks += _deals(desk, progress, session, "reserve", secrets[session]).decks
    return {DealNo(number): deck for number, deck in enumerate(decks, 1)}


def _deals(
    desk: DealDesk, progress: AnyDuplicate, session: SessionNo, kind: Kind, secrets: Secrets
) -> Deals:
    event = progress.event
    if session in progress.sessions:
        luck = desk.luck(event.id, session)
        if luck is None:
            raise LuckNotHere(event=event.id, session=session)
        if kind == "original":
            return luck.deals
        assert luck.reserve is not None
        return luck.reserve
    if event.draw.beacon_of(session):
        raise SealedStill(event=event.id, session=session)
    if kind == "original":
        secret, count = secrets["original"], event.play_of(session).deals
    else:
        secret, count = secrets["reserve"], event.play_of(session).reserve
    return draw_deals(secret, "", event.id, session, kind, count)
