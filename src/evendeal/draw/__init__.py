"""All chance: deck-orders, seat draw, running orders, and the seals on them."""

from importlib import import_module
from typing import TYPE_CHECKING

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
from evendeal.draw.cards_verify import CARDS
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
    OpenedCards,
    OpenedDeals,
    OpenedEvent,
    OpenedSession,
    Seats,
)
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
from evendeal.draw.seal_file import SignedSeal
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
from evendeal.draw.verify import Proof

if TYPE_CHECKING:
    from evendeal.backgammon.rolls import NotARoll, OpeningDiffers, RollDiffers, roll_text
    from evendeal.draw.match_lots import drawn_lots
    from evendeal.draw.match_opened import OpenedMatches, OpenedMatchSession
    from evendeal.draw.match_seal import MatchSeal, SealedMatchSession
    from evendeal.draw.match_verify import MATCHES
    from evendeal.draw.rolls import (
        EqualOpening,
        NotARollSet,
        RollSet,
        read_roll,
        starter_of,
    )
    from evendeal.draw.rolls_drawn import drawn_rolls, roll_leaf, roll_salt
    from evendeal.draw.rolls_feed import Feed, RoomFeed, sealed_feed, thrown_feed
    from evendeal.draw.rolls_file import (
        Reveal,
        RollFile,
        RollSource,
        opened_source,
        read_roll_file,
        write_roll_file,
    )
    from evendeal.draw.rolls_print import PrintedRolls, print_rolls, read_printed_rolls
    from evendeal.draw.rolls_refusals import (
        GameEndedThere,
        NotPrintedRolls,
        NotTheNextRoll,
        NotThrownYet,
        RollLeftOut,
        RollsRunOut,
        RollTwice,
    )
    from evendeal.draw.rolls_sealed import (
        OpenedRolls,
        RollSets,
        draw_rolls,
        seal_rolls,
        verify_rolls,
    )

__all__ = [
    "CARDS",
    "MATCHES",
    "SEAT_DRAW_METHODS",
    "BrokenSeal",
    "Deals",
    "EntryTwice",
    "EqualOpening",
    "Fairness",
    "Feed",
    "Finding",
    "GameEndedThere",
    "Kind",
    "MatchSeal",
    "NoSuchBlock",
    "NoSuchMethod",
    "NoSuchPlace",
    "NotABeacon",
    "NotARoll",
    "NotARollSet",
    "NotASeal",
    "NotASecret",
    "NotAnEventId",
    "NotCanonical",
    "NotDrawn",
    "NotPrintedRolls",
    "NotTheNextRoll",
    "NotThrownYet",
    "Opened",
    "OpenedCards",
    "OpenedDeals",
    "OpenedEvent",
    "OpenedMatchSession",
    "OpenedMatches",
    "OpenedRolls",
    "OpenedSession",
    "OpeningDiffers",
    "Places",
    "PrintedRolls",
    "Proof",
    "Reveal",
    "RollDiffers",
    "RollFile",
    "RollLeftOut",
    "RollSet",
    "RollSets",
    "RollSource",
    "RollTwice",
    "RollsRunOut",
    "RoomFeed",
    "Roots",
    "Seal",
    "SealedDeals",
    "SealedEntry",
    "SealedMatchSession",
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
    "draw_rolls",
    "drawn_lots",
    "drawn_rolls",
    "fairness",
    "index_of",
    "leaf",
    "merkle_path",
    "merkle_root",
    "named_seats",
    "opened_source",
    "places",
    "print_rolls",
    "read_printed_rolls",
    "read_roll",
    "read_roll_file",
    "read_roots",
    "require",
    "require_beacon",
    "roll_leaf",
    "roll_salt",
    "roll_text",
    "roots_bytes",
    "running_order",
    "salt",
    "seal_deals",
    "seal_rolls",
    "sealed_feed",
    "seat_draw",
    "seat_key",
    "seated_with",
    "seats_of",
    "session_key",
    "session_name",
    "session_seats",
    "signature_holds",
    "starter_of",
    "thrown_feed",
    "verify_path",
    "verify_rolls",
    "write_roll_file",
    "write_roots",
]

# Of team matches; loaded at first use: a poker event loads no backgammon.
_MODULE_OF = {
    name: module if "." in module else f"{__name__}.{module}"
    for module, names in {
        "evendeal.backgammon.rolls": "NotARoll OpeningDiffers RollDiffers roll_text",
        "match_lots": "drawn_lots",
        "match_opened": "OpenedMatches OpenedMatchSession",
        "match_seal": "MatchSeal SealedMatchSession",
        "match_verify": "MATCHES",
        "rolls": ("EqualOpening NotARollSet RollSet read_roll starter_of"),
        "rolls_drawn": "drawn_rolls roll_leaf roll_salt",
        "rolls_feed": "Feed RoomFeed sealed_feed thrown_feed",
        "rolls_file": "Reveal RollFile RollSource opened_source read_roll_file write_roll_file",
        "rolls_print": "PrintedRolls print_rolls read_printed_rolls",
        "rolls_refusals": (
            "GameEndedThere NotPrintedRolls NotTheNextRoll NotThrownYet RollLeftOut "
            "RollTwice RollsRunOut"
        ),
        "rolls_sealed": "OpenedRolls RollSets draw_rolls seal_rolls verify_rolls",
    }.items()
    for name in names.split()
}


def __getattr__(name: str) -> object:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_MODULE_OF[name]), name)
    globals()[name] = value
    return value
