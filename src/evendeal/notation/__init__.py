"""Exchange formats in and out: PHH, ACPC logs, match files, position ids, csv files."""

# Backgammon is imported from `mat`, `mat_write`, `long_gammon_text`, `position_ids` and
# `position_ids_xg`, so that poker loads none of it.

from evendeal.notation.acpc import read_acpc
from evendeal.notation.acpc_game import GAMES, Game, read_game, write_game
from evendeal.notation.acpc_write import game_of, write_acpc
from evendeal.notation.decks_csv import deck_of, read_decks, write_decks
from evendeal.notation.history import History, Place, Written, history_of
from evendeal.notation.phh import read_phh, write_phh
from evendeal.notation.phhs import read_phhs, write_phhs
from evendeal.notation.refusals import (
    ActionUnclear,
    CannotHold,
    FieldMissing,
    FieldUnknown,
    FieldWrong,
    LineWrong,
    NotReadable,
    NotText,
    NotToml,
    ScoreDiffers,
    VariantUnknown,
)
from evendeal.notation.replay import HandNotOver, Replayed, Verdict, replay
from evendeal.notation.scores_csv import Score, read_scores, scores_of, write_scores

__all__ = [
    "GAMES",
    "ActionUnclear",
    "CannotHold",
    "FieldMissing",
    "FieldUnknown",
    "FieldWrong",
    "Game",
    "HandNotOver",
    "History",
    "LineWrong",
    "NotReadable",
    "NotText",
    "NotToml",
    "Place",
    "Replayed",
    "Score",
    "ScoreDiffers",
    "VariantUnknown",
    "Verdict",
    "Written",
    "deck_of",
    "game_of",
    "history_of",
    "read_acpc",
    "read_decks",
    "read_game",
    "read_phh",
    "read_phhs",
    "read_scores",
    "replay",
    "scores_of",
    "write_acpc",
    "write_decks",
    "write_game",
    "write_phh",
    "write_phhs",
    "write_scores",
]
