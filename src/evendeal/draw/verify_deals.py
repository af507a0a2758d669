"""Whether the deals and running orders of a session are the sealed ones."""

from collections.abc import Iterator

from evendeal.cards import DeckOrder
from evendeal.draw.deals import Deals, draw_deals
from evendeal.draw.finding import Fields, Finding, Trouble
from evendeal.draw.keys import Kind, commit
from evendeal.draw.merkle import leaf, verify_path
from evendeal.draw.opened import Opened, OpenedDeals, OpenedHead, OpenedSession
from evendeal.draw.orders import sealed_order
from evendeal.draw.roots import Roots
from evendeal.draw.seal import CardsSeal, SealedCards, SealedDeals, SealHead
from evendeal.draw.verify_published import Since
from evendeal.draw.verify_units import OpenedUnits, luck_fields, verify_units
from evendeal.errors import Refused
from evendeal.ids import TableNo


def proven_secret(sealed: SealedCards, session: OpenedSession, kind: Kind) -> bytes | None:
    """The opened secret, if it is opened and is the sealed one."""
    promised, opened = sealed.of(kind), session.of(kind)
    if promised is None or opened is None or opened.secret is None:
        return None
    proven = commit(opened.secret) == promised.commitment.hex()
    return opened.secret if proven else None


def verify_deals(
    seal: SealHead,
    promised: SealedDeals | None,
    opened: OpenedDeals | None,
    session: OpenedHead,
    kind: Kind,
    roots: Roots | None,
) -> Iterator[Finding]:
    """The findings on the root, on every opened deal, and on the secret once it is open.

    Args:
        promised, opened: the deals of this kind as sealed, and as opened.
        session: that of the opened deals.
    """
    which = f"session {session.session}, {kind} deals"
    says, place = which.capitalize(), luck_fields(which, session.session)
    if promised is None or opened is None:
        if opened is not None:
            sentence = f"{says} were opened but never sealed."
            yield Finding("fails", which, sentence, "sealed", "luck-unsealed", place)
        elif promised is not None:
            sentence = f"{says} were sealed but are missing from opened.json."
            yield Finding("fails", which, sentence, "sealed", "luck-missing", place)
        return
    deals: list[Deals] = []

    def drawn(secret: bytes) -> bytes:
        beacon, number = session.beacon or "", session.session
        deals.append(draw_deals(secret, beacon, seal.event, number, kind, promised.deals))
        return deals[0].root

    yield from verify_units(
        seal,
        promised,
        OpenedUnits(
            session=session.session,
            kind=kind,
            what="deals",
            where=which,
            given=opened.root,
            units=opened.deals,
            secret=opened.secret,
            # Reserve deals are opened only where one was needed.
            whole=kind == "original",
        ),
        roots,
        each=lambda deal, root, since: _deal(seal, promised, deal, root, since),
        drawn=drawn,
        luck="deals",
    )
    if opened.secret is None and kind == "reserve" and session.ended:
        sentence = f"{says}: the session has ended, and their secret is withheld."
        yield Finding("fails", which, sentence, "withheld", "secret-withheld", place)
    for deal in opened.deals if deals else ():
        trouble = _difference(deal, deals[0])
        if trouble is not None:
            sentence = f"{_says(seal, deal)} is not what the secret gives: {trouble.words}."
            fields = {**_fields(seal, deal), **trouble.fields}
            yield Finding("fails", _where(deal), sentence, "deal-from-secret", trouble.key, fields)


def verify_orders(
    seal: CardsSeal[SealedCards], session: OpenedSession, tables: int
) -> Iterator[Finding]:
    """The findings on the running orders, once they are published.

    Args:
        session: one that was sealed.
        tables: how many play it.
    """
    sealed = seal.session(session.session)
    assert sealed is not None
    secret = proven_secret(sealed, session, "original")
    which = f"session {session.session}, running orders"
    place: Fields = {"session": session.session}
    if session.running_orders is None:
        if session.original.secret is not None:
            sentence = f"{which.capitalize()}: the secret is open, and they are withheld."
            yield Finding("fails", which, sentence, "withheld", "orders-withheld", place)
        return
    deals = sealed.original.deals
    if len(session.running_orders) != tables:
        sentence = f"{which.capitalize()}: {len(session.running_orders)} for {tables} tables."
        fields: Fields = {**place, "n": len(session.running_orders), "tables": tables}
        yield Finding("fails", which, sentence, "orders", "orders-count", fields)
        return
    key = (
        None
        if secret is None
        else draw_deals(
            secret, session.beacon or "", seal.event, session.session, "original", 1
        ).key
    )
    wrong = False
    for number, order in enumerate(session.running_orders, 1):
        where = f"session {session.session}, table {number}"
        if key is not None:
            due = sealed_order(key, TableNo(number), deals, seal.running_order, seal.block)
            if order != due:
                wrong = True
                sentence = f"{where.capitalize()}: the running order is not the one drawn."
                fields = {**place, "table": number}
                yield Finding("fails", where, sentence, "orders", "order-other", fields)
        elif sorted(order) != list(range(1, deals + 1)):
            wrong = True
            sentence = f"{where.capitalize()}: the running order has not every deal once."
            fields = {**place, "table": number}
            yield Finding("fails", where, sentence, "orders", "order-unfit", fields)
    if key is None:
        sentence = f"{which.capitalize()} can be recomputed when the secret is opened."
        id = "orders-later"
        yield Finding("unproved", which, sentence, id, id, place)
    elif not wrong:
        sentence = f"{which.capitalize()} follow from the secret, at all {tables} tables."
        fields = {**place, "n": tables}
        yield Finding("holds", which, sentence, "orders", "orders", fields)


def _deal(
    seal: SealHead, promised: SealedDeals, deal: Opened, root: bytes, since: Since | None
) -> Finding:
    where, says, place = _where(deal), _says(seal, deal), _fields(seal, deal)
    if deal.deal > promised.deals:
        sentence = f"{says} does not exist: {promised.deals} were sealed."
        fields: Fields = {**place, "n": promised.deals}
        return Finding("fails", where, sentence, "deal", "deal-beyond", fields)
    try:
        deck = DeckOrder(tuple(deal.deck.split(" ")))
    except Refused as refused:
        sentence = f"{says} is not the deal that was sealed: {refused}."
        return Finding("fails", where, sentence, "deal", "deal-no-deck", place)
    own_leaf = leaf(deal.deal, deal.salt, str(deck))
    if not verify_path(own_leaf, deal.index, promised.deals, deal.path, root):
        sentence = (
            f"{says} is not the deal that was sealed: its cards, salt and path do not lead "
            "to the published root."
        )
        return Finding("fails", where, sentence, "deal", "deal-astray", place)
    if since is None:
        sentence = f"{says} lies under the root printed in opened.json."
        return Finding("unproved", where, sentence, "deal", "deal-in-file", place)
    sentence = f"{says} is the deal that was {since}: its leaf lies under the published root."
    return Finding("holds", where, sentence, "deal", "deal", {**place, **since.fields})


def _difference(deal: Opened, drawn: Deals) -> Trouble | None:
    """The first thing in which a deal is not as it was drawn."""
    if deal.deal > len(drawn.decks):
        return Trouble("there is no such deal", "deal-undrawn", {})
    due = drawn.opened(deal.deal)
    if deal.deck != due.deck:
        for place, (card, sealed) in enumerate(
            zip(deal.deck.split(" "), due.deck.split(" "), strict=False), 1
        ):
            if card != sealed:
                words = f"card {place} is {card} and should be {sealed}"
                return Trouble(words, "deal-card", {"place": place, "card": card, "due": sealed})
        count = len(deal.deck.split(" "))
        return Trouble(f"it has {count} cards", "deal-cards", {"n": count})
    if deal.salt != due.salt:
        return Trouble("the salt is another", "deal-salt", {})
    return Trouble("the path is another", "deal-path", {}) if deal.path != due.path else None


def _fields(seal: SealHead, deal: Opened) -> Fields:
    """Which deal a finding is about; session 0 where the event has but one."""
    return {
        "session": deal.session if len(seal.sessions) > 1 else 0,
        "luck": "reserve" if deal.name.startswith("reserve") else "original",
        "deal": deal.deal,
    }


def _where(deal: Opened) -> str:
    return f"session {deal.session}, {deal.name}"


def _says(seal: SealHead, deal: Opened) -> str:
    name = _where(deal) if len(seal.sessions) > 1 else deal.name
    return name.capitalize()
