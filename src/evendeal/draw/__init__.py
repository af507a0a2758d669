"""All chance: deck-orders, seat draw, running orders, and the seals on them."""

from evendeal.draw.beacon import NotABeacon, require_beacon
from evendeal.draw.blocks import (
    SEAT_DRAW_METHODS,
    NoSuchMethod,
    SeatDrawMethod,
    TooFewEntries,
    TooManyEntries,
    WrongSeats,
    base_row,
)
from evendeal.draw.canonical import NotCanonical, canonical_bytes
from evendeal.draw.deals import Deals, NotDrawn, draw_deals, seal_deals
from evendeal.draw.decks import deal_index, deck_at, deck_order, index_of, salt
from evendeal.draw.fairness import Fairness, fairness
from evendeal.draw.finding import Finding, require
from evendeal.draw.keys import (
    Kind,
    NotAnEventId,
    NotASecret,
    commit,
    seat_key,
    session_key,
    session_name,
)
from evendeal.draw.merkle import leaf, merkle_path, merkle_root, verify_path
from evendeal.draw.opened import (
    Opened,
    OpenedDeals,
    OpenedEvent,
    OpenedSession,
    Seats,
)
from evendeal.draw.opened_file import read_opened, write_opened
from evendeal.draw.orders import NoSuchBlock, running_order
from evendeal.draw.places import NoSuchPlace, Places, places
from evendeal.draw.reading import NotASeal
from evendeal.draw.roots import (
    Roots,
    SessionRoots,
    SignedRoots,
    read_roots,
    roots_bytes,
    write_roots,
)
from evendeal.draw.seal import (
    BrokenSeal,
    Seal,
    SealedDeals,
    SealedEntry,
    SealedSession,
)
from evendeal.draw.seal_file import SignedSeal, read_seal, seal_bytes, write_seal
from evendeal.draw.seating import named_seats, seats_of, session_seats
from evendeal.draw.seats import (
    EntryTwice,
    SeatDraw,
    Sitting,
    WrongTeamSize,
    seat_draw,
    seated_with,
)
from evendeal.draw.signature import signature_holds
from evendeal.draw.verify import verify, verify_signatures

__all__ = [
    "SEAT_DRAW_METHODS",
    "BrokenSeal",
    "Deals",
    "EntryTwice",
    "Fairness",
    "Finding",
    "Kind",
    "NoSuchBlock",
    "NoSuchMethod",
    "NoSuchPlace",
    "NotABeacon",
    "NotASeal",
    "NotASecret",
    "NotAnEventId",
    "NotCanonical",
    "NotDrawn",
    "Opened",
    "OpenedDeals",
    "OpenedEvent",
    "OpenedSession",
    "Places",
    "Roots",
    "Seal",
    "SealedDeals",
    "SealedEntry",
    "SealedSession",
    "SeatDraw",
    "SeatDrawMethod",
    "Seats",
    "SessionRoots",
    "SignedRoots",
    "SignedSeal",
    "Sitting",
    "TooFewEntries",
    "TooManyEntries",
    "WrongSeats",
    "WrongTeamSize",
    "base_row",
    "canonical_bytes",
    "commit",
    "deal_index",
    "deck_at",
    "deck_order",
    "draw_deals",
    "fairness",
    "index_of",
    "leaf",
    "merkle_path",
    "merkle_root",
    "named_seats",
    "places",
    "read_opened",
    "read_roots",
    "read_seal",
    "require",
    "require_beacon",
    "roots_bytes",
    "running_order",
    "salt",
    "seal_bytes",
    "seal_deals",
    "seat_draw",
    "seat_key",
    "seated_with",
    "seats_of",
    "session_key",
    "session_name",
    "session_seats",
    "signature_holds",
    "verify",
    "verify_path",
    "verify_signatures",
    "write_opened",
    "write_roots",
    "write_seal",
]
