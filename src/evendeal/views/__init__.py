"""Who may see what, and when: the only thing that screens and paper may show."""

from evendeal.views.absent import Absent, NoSuchDeal, NoSuchEvent, NoSuchSession, NoSuchTable
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
from evendeal.views.mine import (
    Mine,
    MyRole,
    MyTotal,
    NotInTheEvent,
    Sitting,
    mine,
)
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
    proof,
)
from evendeal.views.rulings import PublicRuling
from evendeal.views.scoreboard import Ladder, Method, Rung, Scoreboard, Standing, scoreboard
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
    "mine",
    "points_text",
    "proof",
    "scoreboard",
    "shown_session",
    "table_heads",
    "table_page",
]
