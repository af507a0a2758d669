"""Backgammon events as files."""

import json
from collections.abc import Mapping

from evendeal.backgammon.wire import ruleset_to_json
from evendeal.tournament.match_event import ROOM_MATCH, FinalRules, MatchEvent, TeamBoard
from evendeal.tournament.match_event_read import LONG_ONLY


def write_match_event(event: MatchEvent) -> str:
    """The event as a file that, with its tables, reads back equal."""
    scoring = event.scoring
    parts: list[tuple[str, Mapping[str, object]]] = [
        ("[event]", {"id": event.id, "name": event.name, "format": ROOM_MATCH}),
        ("[play]", {"games": event.games, "rolls": event.rolls.value}),
        ("[draw]", {"beacon": event.beacon}),
        (
            "[scoring]",
            {
                "ranked_by": event.ranked_by,
                "tie_breaks": [each.name.lower() for each in event.tie_breaks],
                "netted": scoring.netted,
                "extrapolated": scoring.extrapolated,
                "koks": scoring.koks,
                "tables": scoring.tables.fingerprint,
            },
        ),
    ]
    if event.final is not None:
        parts.append(("[final]", _final(event, event.final)))
    parts += [("[[boards]]", _board(board)) for board in event.boards]
    parts += [
        ("[[entries]]", {"id": entry.id, "name": entry.name, "players": list(entry.players)})
        for entry in event.entries
    ]
    return "\n".join(
        f"{head}\n"
        + "".join(
            f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in keys.items()
        )
        for head, keys in parts
    )


def _final(event: MatchEvent, final: FinalRules) -> dict[str, object]:
    board = event.boards[final.board - 1].name
    return {"games": final.games, "board": board, "qualify": final.qualify.value}


def _board(board: TeamBoard) -> dict[str, object]:
    switches = ruleset_to_json(board.ruleset)
    game = switches.pop("variant")
    if not board.ruleset.is_long:
        for key in LONG_ONLY:
            del switches[key]
    players = list(board.players)
    return {
        "name": board.name,
        "game": game,
        "rounds": board.rounds,
        "players": players,
        **switches,
    }


def _value(value: object) -> str:
    # TOML writes texts, numbers, switches and lists of them as JSON does.
    return json.dumps(value, ensure_ascii=False)
