"""Results of the same luck, compared: travellers, seat contests, points."""

from importlib import import_module
from typing import TYPE_CHECKING

from evendeal.scoring.contest import Contest, Rung
from evendeal.scoring.lineup import LineUp, NotALineUp
from evendeal.scoring.methods import (
    METHODS,
    MatchPoints,
    Method,
    NoSuchScoring,
    PlainChips,
    SeatPoints,
    method_named,
)
from evendeal.scoring.places import Ranking, Ties, half, rank
from evendeal.scoring.scores import Score, Scores, SeatScore
from evendeal.scoring.tally import NotComparable, Tally, scores
from evendeal.scoring.traveller import (
    ChipsDoNotBalance,
    NotATraveller,
    TableScore,
    Traveller,
    mean_score,
)

if TYPE_CHECKING:
    from evendeal.scoring.carry_over import Carried, NotACarryOver, carried, carry_over
    from evendeal.scoring.match_points import (
        MatchScoring,
        NoSmallMatchPoints,
        NoVictoryPoints,
        imps,
        printed_scoring,
        small_match_points,
        victory_points,
    )
    from evendeal.scoring.match_points_protocol import (
        FinishedGame,
        GameLine,
        MatchPlayers,
        NotAProtocol,
        Protocol,
        ProtocolRow,
        RoomLine,
        RoomPlayers,
        RoomTable,
        UnequalRooms,
        VictorySource,
    )
    from evendeal.scoring.match_points_ranking import (
        TIE_BREAKS,
        MatchStanding,
        MatchTieBreak,
        PlayerStanding,
        individual_ranking,
        match_standings,
    )
    from evendeal.scoring.match_points_reading import printed_tables, read_tables
    from evendeal.scoring.match_points_scored import protocol
    from evendeal.scoring.match_points_tables import (
        NotAPointTable,
        OtherPointTables,
        PointTables,
        VictoryRow,
    )
    from evendeal.scoring.match_points_totals import (
        MatchWithoutVictoryPoints,
        NotInTheMatches,
        RankedBy,
    )

__all__ = [
    "METHODS",
    "TIE_BREAKS",
    "Carried",
    "ChipsDoNotBalance",
    "Contest",
    "FinishedGame",
    "GameLine",
    "LineUp",
    "MatchPlayers",
    "MatchPoints",
    "MatchScoring",
    "MatchStanding",
    "MatchTieBreak",
    "MatchWithoutVictoryPoints",
    "Method",
    "NoSmallMatchPoints",
    "NoSuchScoring",
    "NoVictoryPoints",
    "NotACarryOver",
    "NotALineUp",
    "NotAPointTable",
    "NotAProtocol",
    "NotATraveller",
    "NotComparable",
    "NotInTheMatches",
    "OtherPointTables",
    "PlainChips",
    "PlayerStanding",
    "PointTables",
    "Protocol",
    "ProtocolRow",
    "RankedBy",
    "Ranking",
    "RoomLine",
    "RoomPlayers",
    "RoomTable",
    "Rung",
    "Score",
    "Scores",
    "SeatPoints",
    "SeatScore",
    "TableScore",
    "Tally",
    "Ties",
    "Traveller",
    "UnequalRooms",
    "VictoryRow",
    "VictorySource",
    "carried",
    "carry_over",
    "half",
    "imps",
    "individual_ranking",
    "match_standings",
    "mean_score",
    "method_named",
    "printed_scoring",
    "printed_tables",
    "protocol",
    "rank",
    "read_tables",
    "scores",
    "small_match_points",
    "victory_points",
]

# Of team matches and of individuals; found when first asked for: a team event of poker loads
# neither.
_MODULE_OF = {
    name: module
    for module, names in {
        "carry_over": "Carried NotACarryOver carried carry_over",
        "match_points": (
            "MatchScoring NoSmallMatchPoints NoVictoryPoints imps printed_scoring "
            "small_match_points victory_points"
        ),
        "match_points_protocol": (
            "FinishedGame GameLine MatchPlayers NotAProtocol Protocol ProtocolRow RoomLine "
            "RoomPlayers RoomTable UnequalRooms VictorySource"
        ),
        "match_points_ranking": (
            "TIE_BREAKS MatchStanding MatchTieBreak PlayerStanding individual_ranking "
            "match_standings"
        ),
        "match_points_reading": "printed_tables read_tables",
        "match_points_scored": "protocol",
        "match_points_tables": "NotAPointTable OtherPointTables PointTables VictoryRow",
        "match_points_totals": "MatchWithoutVictoryPoints NotInTheMatches RankedBy",
    }.items()
    for name in names.split()
}


def __getattr__(name: str) -> object:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
    globals()[name] = value
    return value
