"""Results of the same luck, compared: travellers, seat contests, points."""

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

__all__ = [
    "METHODS",
    "ChipsDoNotBalance",
    "Contest",
    "LineUp",
    "MatchPoints",
    "Method",
    "NoSuchScoring",
    "NotALineUp",
    "NotATraveller",
    "NotComparable",
    "PlainChips",
    "Ranking",
    "Rung",
    "Score",
    "Scores",
    "SeatPoints",
    "SeatScore",
    "TableScore",
    "Tally",
    "Ties",
    "Traveller",
    "half",
    "mean_score",
    "method_named",
    "rank",
    "scores",
]
