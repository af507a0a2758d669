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

if TYPE_CHECKING:
    from evendeal.backgammon.rolls import NotARoll, OpeningDiffers, RollDiffers, roll_text
    from evendeal.draw.match_lots import drawn_lots
    from evendeal.draw.match_opened import OpenedMatches, OpenedMatchSession
    from evendeal.draw.match_opened_file import read_match_opened, write_match_opened
    from evendeal.draw.match_seal import MatchSeal, SealedMatchSession
    from evendeal.draw.match_seal_file import (
        SignedMatchSeal,
        match_seal_bytes,
        read_any_seal,
        read_match_seal,
        write_match_seal,
    )
    from evendeal.draw.match_verify import verify_match_signatures, verify_matches
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
    "OpenedDeals",
    "OpenedEvent",
    "OpenedMatchSession",
    "OpenedMatches",
    "OpenedRolls",
    "OpenedSession",
    "OpeningDiffers",
    "Places",
    "PrintedRolls",
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
    "SignedMatchSeal",
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
    "match_seal_bytes",
    "merkle_path",
    "merkle_root",
    "named_seats",
    "opened_source",
    "places",
    "print_rolls",
    "read_any_seal",
    "read_match_opened",
    "read_match_seal",
    "read_opened",
    "read_printed_rolls",
    "read_roll",
    "read_roll_file",
    "read_roots",
    "read_seal",
    "require",
    "require_beacon",
    "roll_leaf",
    "roll_salt",
    "roll_text",
    "roots_bytes",
    "running_order",
    "salt",
    "seal_bytes",
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
    "verify",
    "verify_match_signatures",
    "verify_matches",
    "verify_path",
    "verify_rolls",
    "verify_signatures",
    "write_match_opened",
    "write_match_seal",
    "write_opened",
    "write_roll_file",
    "write_roots",
    "write_seal",
]

# Of team matches; found when first asked for: a poker event loads no backgammon.
_MODULE_OF = {
    name: module if "." in module else f"{__name__}.{module}"
    for module, names in {
        "evendeal.backgammon.rolls": "NotARoll OpeningDiffers RollDiffers roll_text",
        "match_lots": "drawn_lots",
        "match_opened": "OpenedMatches OpenedMatchSession",
        "match_opened_file": "read_match_opened write_match_opened",
        "match_seal": "MatchSeal SealedMatchSession",
        "match_seal_file": (
            "SignedMatchSeal match_seal_bytes read_any_seal read_match_seal write_match_seal"
        ),
        "match_verify": "verify_match_signatures verify_matches",
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
    found = getattr(import_module(_MODULE_OF[name]), name)
    globals()[name] = found
    return found
