"""Who may see what, and when: the only thing that screens and paper may show."""

from importlib import import_module
from typing import TYPE_CHECKING

from evendeal.views.absent import Absent, NoSuchDeal, NoSuchEvent, NoSuchSession, NoSuchTable

if TYPE_CHECKING:
    from evendeal.views.deal import (
        ClosedDeal,
        DealHead,
        DealPage,
        DealProof,
        OpenDeal,
        TooEarly,
        deal_heads,
        deal_page,
    )
    from evendeal.views.event import EntryHead, EventHead, event_head, shown_session
    from evendeal.views.facts import Fact
    from evendeal.views.figures import chips_on_the_wire, points_text
    from evendeal.views.in_running import InRunning, OfficeInRunning
    from evendeal.views.ladders import Ladder, Rung, Standing
    from evendeal.views.mine import Mine, MyRole, MyTotal, NotInTheEvent, Sitting
    from evendeal.views.my_results import FieldDot, MyResult
    from evendeal.views.proof import (
        Behind,
        CheckpointProof,
        Commands,
        Fairness,
        OpenedProof,
        Proof,
        SealHead,
        SeatDrawProof,
        Statement,
    )
    from evendeal.views.rulings import PublicRuling
    from evendeal.views.scoreboard import Method, Scoreboard
    from evendeal.views.seat import SeatCards
    from evendeal.views.steps import HandStep
    from evendeal.views.story import Phrase, StreetPlay
    from evendeal.views.table import (
        OpenedDeal,
        TableHead,
        TablePage,
        TableSeat,
        table_heads,
        table_page,
    )
    from evendeal.views.traveller import Cell, TableRow

__all__ = [
    "Absent",
    "Behind",
    "Cell",
    "CheckpointProof",
    "ClosedDeal",
    "Commands",
    "DealHead",
    "DealPage",
    "DealProof",
    "EntryHead",
    "EventHead",
    "Fact",
    "Fairness",
    "FieldDot",
    "HandStep",
    "InRunning",
    "Ladder",
    "Method",
    "Mine",
    "MyResult",
    "MyRole",
    "MyTotal",
    "NoSuchDeal",
    "NoSuchEvent",
    "NoSuchSession",
    "NoSuchTable",
    "NotInTheEvent",
    "OfficeInRunning",
    "OpenDeal",
    "OpenedDeal",
    "OpenedProof",
    "Phrase",
    "Proof",
    "PublicRuling",
    "Rung",
    "Scoreboard",
    "SealHead",
    "SeatCards",
    "SeatDrawProof",
    "Sitting",
    "Standing",
    "Statement",
    "StreetPlay",
    "TableHead",
    "TablePage",
    "TableRow",
    "TableSeat",
    "TooEarly",
    "chips_on_the_wire",
    "deal_heads",
    "deal_page",
    "event_head",
    "points_text",
    "shown_session",
    "table_heads",
    "table_page",
]

# Of poker; imported at the first use: a view of team matches loads none of it.
_MODULE_OF = {
    name: module
    for module, names in {
        "deal": "ClosedDeal DealHead DealPage DealProof OpenDeal TooEarly deal_heads deal_page",
        "event": "EntryHead EventHead event_head shown_session",
        "facts": "Fact",
        "figures": "chips_on_the_wire points_text",
        "in_running": "InRunning OfficeInRunning",
        "ladders": "Ladder Rung Standing",
        "mine": "Mine MyRole MyTotal NotInTheEvent Sitting",
        "my_results": "FieldDot MyResult",
        "proof": (
            "Behind CheckpointProof Commands Fairness OpenedProof Proof SealHead SeatDrawProof "
            "Statement"
        ),
        "rulings": "PublicRuling",
        "scoreboard": "Method Scoreboard",
        "seat": "SeatCards",
        "steps": "HandStep",
        "story": "Phrase StreetPlay",
        "table": "OpenedDeal TableHead TablePage TableSeat table_heads table_page",
        "traveller": "Cell TableRow",
    }.items()
    for name in names.split()
}


def __getattr__(name: str) -> object:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    view = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
    globals()[name] = view
    return view
