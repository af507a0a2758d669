"""A deck that somebody has in hand, held against its seal: it agrees or it differs, no more.

What this gives away, and why no more is said, stands in docs/seals.md.
"""

from datetime import timedelta
from hmac import compare_digest

from evendeal.cards import DeckOrder
from evendeal.director.rate_limiter import Key, Limit, by_person
from evendeal.formats.duplicate.decks import session_decks, with_session
from evendeal.formats.duplicate.life import DealDesk
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.views.absent import NoSuchDeal
from evendeal.views.people import TooManyTries
from evendeal.views.poker.office.custody import DeckCheck

TRIES = {"deck": Limit(5, timedelta(hours=1)), "person": Limit(30, timedelta(hours=1))}
"""How many decks may differ: of one deal, whoever types them, and of all that one person types."""


def check_laid_deck(
    desk: DealDesk,
    event: EventId,
    session: SessionNo,
    deal: DealNo,
    deck: DeckOrder,
    *,
    secrets_key: str = "",
    by: str,
) -> DeckCheck:
    """Whether a deck is the one that was sealed for a deal; reserve deals are numbered on.

    Args:
        secrets_key: what opens the secrets of the session, where they are encrypted.
        by: whose tries are counted.

    Raises:
        NoSuchSession, NoSuchDeal: the event has fewer.
        SealedStill, LuckNotHere: the deck is not drawn yet, or not known here.
        SecretsEncrypted, WrongSecretsKey: it is encrypted, and the key does not open it.
        TooManyTries: too many have differed; nothing was compared.
    """
    last = with_session(desk, event, session).event.play_of(session).decks
    if not 1 <= deal <= last:
        raise NoSuchDeal(event=event, deal=deal, deals=last)
    decks = session_decks(desk, event, session, sealed=True, secrets_key=secrets_key)
    sealed = decks[deal]
    adapters = desk.adapters
    tries = adapters.shared.counters.limiter("decks", adapters.clock.now, TRIES)
    keys: list[Key] = [("deck", f"{event}/{session}/{deal}"), by_person(by)]
    # Counted before it is compared: at one time, or after the other, five are five.
    excess = tries.take(keys)
    if excess is not None:
        raise TooManyTries(seconds=excess.seconds)
    # How long it takes tells nothing of how far they agree.
    agrees = compare_digest(str(sealed).encode(), str(deck).encode())
    if agrees:
        tries.give_back(keys)
    return DeckCheck(session, deal, agrees)
