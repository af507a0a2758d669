"""Who may see what, and when: the only thing that screens and paper may show."""

from evendeal.views.absent import Absent, NoSuchDeal, NoSuchEvent, NoSuchSession, NoSuchTable
from evendeal.views.building_deals import deal_heads, deal_page
from evendeal.views.building_event import event_head, shown_session
from evendeal.views.building_proof import proof
from evendeal.views.building_scores import scoreboard
from evendeal.views.building_tables import table_heads, table_page
from evendeal.views.deal import (
    Cell,
    ClosedDeal,
    DealHead,
    DealPage,
    DealProof,
    Fact,
    OpenDeal,
    Phrase,
    SeatCards,
    StreetPlay,
    TableRow,
    TooEarly,
)
from evendeal.views.event import EntryHead, EventHead
from evendeal.views.figures import chips_on_the_wire, points_text
from evendeal.views.proof import (
    Behind,
    CheckpointProof,
    Commands,
    Fairness,
    OpenedProof,
    Proof,
    SealHead,
    SeatDrawProof,
)
from evendeal.views.standings import Ladder, Method, Rung, Scoreboard, Standing
from evendeal.views.table import OpenedDeal, TableHead, TablePage, TableSeat

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
    "Ladder",
    "Method",
    "NoSuchDeal",
    "NoSuchEvent",
    "NoSuchSession",
    "NoSuchTable",
    "OpenDeal",
    "OpenedDeal",
    "OpenedProof",
    "Phrase",
    "Proof",
    "Rung",
    "Scoreboard",
    "SealHead",
    "SeatCards",
    "SeatDrawProof",
    "Standing",
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
    "proof",
    "scoreboard",
    "shown_session",
    "table_heads",
    "table_page",
]
