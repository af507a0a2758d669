"""Backgammon events as files."""

from collections.abc import Mapping

from evendeal.backgammon.wire import ruleset_to_json
from evendeal.tournament.event_text import ROOM_MATCH, entries_written, hall_written, written
from evendeal.tournament.later_keys import as_sealed
from evendeal.tournament.programme_text import event_keys_written, programme_written
from evendeal.tournament.randomness import randomness_written
from evendeal.tournament.room_match.event import FinalRules, MatchEvent, TeamBoard
from evendeal.tournament.room_match.event_read import LONG_ONLY
from evendeal.tournament.room_match.play_control import MatchOfficeRules


def write_match_event(event: MatchEvent) -> str:
    """The event as a file that, with its tables, reads back equal.

    A later key that says what a file without it says is left out: older seals name this text.
    """
    scoring = event.scoring
    sections: dict[str, dict[str, object]] = {
        "event": {
            "id": event.id,
            "name": event.name,
            "format": ROOM_MATCH,
            "begins": event.begins,
            **event_keys_written(event.programme),
        },
        "play": {"games": event.games, "rolls": event.rolls.value},
        "draw": randomness_written(event.randomness),
        "scoring": {
            "ranked_by": event.ranked_by,
            "tie_breaks": [each.name.lower() for each in event.tie_breaks],
            "netted": scoring.netted,
            "extrapolated": scoring.extrapolated,
            "koks": scoring.koks,
            "tables": scoring.tables.fingerprint,
        },
        "office": _office(event.office),
        "hall": hall_written(event.hall),
    }
    if event.final is not None:
        sections["final"] = _final(event, event.final)
    parts: list[tuple[str, Mapping[str, object]]] = [
        (f"[{section}]", keys) for section, keys in as_sealed(ROOM_MATCH, sections).items() if keys
    ]
    parts += [("[[boards]]", _board(board)) for board in event.boards]
    parts += programme_written(event.programme)
    return written([*parts, *entries_written(event.entries)])


def _office(office: MatchOfficeRules) -> dict[str, object]:
    """The section; its first two keys came later than the first events, and together."""
    usual, first = MatchOfficeRules(), dict[str, object]()
    if (office.rounds, office.shortest_seconds) != (usual.rounds, usual.shortest_seconds):
        first = {"rounds": office.rounds.value, "shortest_seconds": office.shortest_seconds}
    later = {"rolls_at_once": office.rolls_at_once, "seconds_a_roll": office.seconds_a_roll}
    return {**first, **later}


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
