"""How a game in a room is headed on every sheet of team matches."""

from typing import Any

from evendeal.printing.words import PaperWords
from evendeal.views.matches.protocol import PlayerAt
from evendeal.views.matches.room_sheets import RoomSheet


def game_head(sheet: RoomSheet, words: PaperWords) -> dict[str, Any]:
    """The game, where and by whom it is played."""
    stage = words("print-final") if sheet.final else words("print-round", round=sheet.round)
    return {
        "number": str(sheet.game),
        "label": sheet.label,
        "place": " · ".join(
            (
                words("print-table", table=sheet.table),
                words(f"print-room-{sheet.room}"),
                words("print-game-of", game=sheet.game, games=sheet.games),
            )
        ),
        "under": " · ".join((sheet.board, stage, words("print-roll-set", number=sheet.deal))),
        "white": _player(sheet.white),
        "black": _player(sheet.black),
    }


def _player(player: PlayerAt) -> dict[str, str]:
    return {"player": player.player, "team": player.name}
