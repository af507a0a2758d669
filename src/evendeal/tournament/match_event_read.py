"""Backgammon events from files: an `event.toml` of the format `room_match`."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, TypeVar

from evendeal.backgammon import NotARuleset, Ruleset, Variant
from evendeal.backgammon.wire import ruleset_from_json, ruleset_to_json
from evendeal.ids import EventId
from evendeal.scoring.match_points import MatchScoring
from evendeal.scoring.match_points_ranking import TIE_BREAKS, MatchTieBreak
from evendeal.scoring.match_points_reading import printed_tables
from evendeal.scoring.match_points_tables import OtherPointTables, PointTables
from evendeal.scoring.match_points_totals import RankedBy
from evendeal.tournament.checks import MissingKey, NotAnEvent, UnknownKey, switch, whole
from evendeal.tournament.entry import Entry, entry_at, letters, with_players
from evendeal.tournament.match_event import (
    MOST_PLAYERS,
    ROOM_MATCH,
    FinalRules,
    MatchEvent,
    Qualifying,
    RollsKind,
    TeamBoard,
)

LONG_ONLY = ("block", "head_doubles", "second_player_extension", "last_roll_draw")
"""The switches of a board that backgammon has no use for."""
SWITCHES = tuple(key for key in ruleset_to_json(Ruleset()) if key != "variant")

MATCH_KEYS: dict[str, tuple[str, ...]] = {
    "event": ("id", "name", "format"),
    "play": ("games", "rolls"),
    "boards": ("name", "game", "rounds", "players", *SWITCHES),
    "final": ("games", "board", "qualify"),
    "draw": ("beacon",),
    "scoring": ("ranked_by", "tie_breaks", "netted", "extrapolated", "koks", "tables"),
    "entries": ("id", "name", "players"),
}
"""Every key of the file of a backgammon event, by section."""

MOST_LETTERS = 1_000_000
MOST_DOTS = 5
_QUOTED = re.compile(r""""(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#[^\n]*""")
_MOST_AUTOMATIC = 20

_BREAKS = {each.name.lower(): each for each in MatchTieBreak}
_RANKED_BY: dict[str, RankedBy] = {"vp": "vp", "imp": "imp"}
_Choice = TypeVar("_Choice", bound=Enum)


def read_match_event(
    text: str | bytes, entries: Sequence[Entry] = (), tables: PointTables | None = None
) -> MatchEvent:
    """The backgammon event that a file describes.

    Args:
        text: the file; bytes must be UTF-8.
        entries: the entries, where they come from a list of their own; the file then has none.
        tables: the event's own tables of points, which the file names by their fingerprint;
            the printed ones if none are given.

    Raises:
        NotAnEvent: with the place, the value there and why not; a missing or unknown key is
            a `MissingKey` or `UnknownKey`.

    Source:
        docs/rulings.md, R17, R18, R27 and R28 for the defaults.
    """
    data = _toml(text)
    for key in data:
        if key not in MATCH_KEYS:
            raise UnknownKey(where="event.toml", key=key, known=tuple(MATCH_KEYS))
    event, play = _section(data, "event"), _section(data, "play")
    if _needed(event, "event.format") != ROOM_MATCH:
        raise NotAnEvent(
            where="event.format", value=event["format"], why=f"must be {ROOM_MATCH} here"
        )
    listed = _entries(data)
    if listed and entries:
        raise NotAnEvent(
            where="entries", value=len(listed), why="entries come from the file or the list"
        )
    boards = tuple(_board(n, keys) for n, keys in enumerate(_sections(data, "boards"), 1))
    if not boards:
        raise MissingKey(where="boards")
    most = max(place for board in boards for place in board.players)
    games = whole("play.games", _needed(play, "play.games"), 1, 10**6)
    scoring = _section(data, "scoring")
    return MatchEvent(
        id=EventId(_needed(event, "event.id")),
        name=_needed(event, "event.name"),
        entries=tuple(with_players(entry, most) for entry in entries or listed),
        boards=boards,
        games=games,
        rolls=_choice(play, "play.rolls", RollsKind, RollsKind.DRAWN),
        beacon=_section(data, "draw").get("beacon", ""),
        final=_final(_section(data, "final"), boards, games) if "final" in data else None,
        scoring=MatchScoring(
            _tables(scoring, tables or printed_tables()),
            netted=_switch(scoring, "scoring.netted"),
            extrapolated=_switch(scoring, "scoring.extrapolated"),
            koks=_switch(scoring, "scoring.koks"),
        ),
        ranked_by=_RANKED_BY[_word(scoring, "scoring.ranked_by", tuple(_RANKED_BY), "vp")],
        tie_breaks=_tie_breaks(scoring),
    )


def _toml(text: str | bytes) -> dict[str, Any]:
    where = "event.toml"
    try:
        text = text.decode() if isinstance(text, bytes) else text
    except UnicodeDecodeError as no:
        value = no.object[no.start : no.end]
        why = "is not UTF-8; save the file as UTF-8"
        raise NotAnEvent(where=f"byte {no.start + 1}", value=value, why=why) from None
    text = text.removeprefix("\ufeff")
    if len(text) > MOST_LETTERS:
        raise NotAnEvent(where=where, value=len(text), why=f"has more than {MOST_LETTERS} letters")
    for number, line in enumerate(_QUOTED.sub("", text).splitlines(), 1):
        if line.count(".") > MOST_DOTS:
            # Long dotted keys would cost the reader the square of their length.
            raise NotAnEvent(where=f"line {number}", value=line[:40], why="is no key of an event")
    try:
        return tomllib.loads(text)
    except RecursionError:
        why = "is nested too deeply"
    except ValueError as no:  # TOMLDecodeError, or a number with thousands of digits
        why = str(no)
    raise NotAnEvent(where=where, value=text[:40], why=why)


def _section(data: Mapping[str, Any], section: str) -> Mapping[str, Any]:
    keys = data.get(section, {})
    if not isinstance(keys, dict):
        raise NotAnEvent(where=section, value=keys, why=f"is a section: [{section}]")
    return _known(section, section, keys)


def _sections(data: Mapping[str, Any], section: str) -> list[Mapping[str, Any]]:
    listed = data.get(section, [])
    why = f"each one is a section [[{section}]]"
    if not isinstance(listed, list):
        raise NotAnEvent(where=section, value=listed, why=why)
    for number, keys in enumerate(listed, 1):
        if not isinstance(keys, dict):
            raise NotAnEvent(where=f"{section}[{number}]", value=keys, why=why)
        _known(f"{section}[{number}]", section, keys)
    return listed


def _known(where: str, section: str, keys: Mapping[str, Any]) -> Mapping[str, Any]:
    for key in keys:
        if key not in MATCH_KEYS[section]:
            raise UnknownKey(where=where, key=key, known=MATCH_KEYS[section])
    return keys


def _entries(data: Mapping[str, Any]) -> tuple[Entry, ...]:
    entries = []
    for number, keys in enumerate(_sections(data, "entries"), 1):
        where = f"entries[{number}]"
        players = keys.get("players", [])
        if not isinstance(players, list):
            raise NotAnEvent(where=f"{where}.players", value=players, why="a list is needed")
        id = keys.get("id", letters(number))
        entries.append(entry_at(where, id, _needed(keys, f"{where}.name"), players))
    return tuple(entries)


def _board(number: int, keys: Mapping[str, Any]) -> TeamBoard:
    where = f"boards[{number}]"
    variant = _choice(keys, f"{where}.game", Variant, Variant.BACKGAMMON)
    given = {key: value for key, value in keys.items() if key in SWITCHES}
    if variant is not Variant.LONG_GAMMON:
        for key in LONG_ONLY:
            if key in given:
                why = "belongs to long gammon; this board plays backgammon"
                raise NotAnEvent(where=f"{where}.{key}", value=given[key], why=why)
    if "automatic_doubles" in given:
        whole(f"{where}.automatic_doubles", given["automatic_doubles"], 0, _MOST_AUTOMATIC)
    try:
        ruleset = ruleset_from_json({**ruleset_to_json(Ruleset(variant)), **given})
    except NotARuleset as no:
        raise NotAnEvent(where=f"{where}.{no.field}", value=no.value, why=no.why) from None
    players = keys.get("players", [2 * number - 1, 2 * number])
    if not isinstance(players, list) or len(players) != 2:
        raise NotAnEvent(where=f"{where}.players", value=players, why="a list of two is needed")
    for place in players:
        whole(f"{where}.players", place, 1, MOST_PLAYERS)
    return TeamBoard(
        name=keys.get("name", f"Board {number}"),
        ruleset=ruleset,
        rounds=keys.get("rounds", 1),
        players=(players[0], players[1]),
    )


def _final(keys: Mapping[str, Any], boards: Sequence[TeamBoard], games: int) -> FinalRules:
    names = [board.name for board in boards]
    board = names[0] if len(names) == 1 and "board" not in keys else _needed(keys, "final.board")
    if board not in names:
        known = ", ".join(map(str, names))
        raise NotAnEvent(where="final.board", value=board, why=f"there is no such board in {known}")
    return FinalRules(
        games=keys.get("games", games),
        board=names.index(board) + 1,
        qualify=_choice(keys, "final.qualify", Qualifying, Qualifying.BOARD),
    )


def _tables(scoring: Mapping[str, Any], tables: PointTables) -> PointTables:
    named = scoring.get("tables", tables.fingerprint)
    try:
        return tables.require(named)
    except OtherPointTables:
        why = f"the tables at hand have the fingerprint {tables.fingerprint}"
        raise NotAnEvent(where="scoring.tables", value=named, why=why) from None


def _tie_breaks(scoring: Mapping[str, Any]) -> tuple[MatchTieBreak, ...]:
    where = "scoring.tie_breaks"
    listed = scoring.get("tie_breaks", [each.name.lower() for each in TIE_BREAKS])
    if not isinstance(listed, list):
        raise NotAnEvent(where=where, value=listed, why="a list is needed")
    for each in listed:
        if not isinstance(each, str) or each not in _BREAKS:
            raise NotAnEvent(where=where, value=each, why=f"must be {', '.join(_BREAKS)}")
    return tuple(_BREAKS[each] for each in listed)


def _needed(keys: Mapping[str, Any], where: str) -> Any:
    key = where.rpartition(".")[2]
    if key not in keys:
        raise MissingKey(where=where)
    return keys[key]


def _switch(keys: Mapping[str, Any], where: str) -> bool:
    return switch(where, keys.get(where.rpartition(".")[2], False))


def _word(keys: Mapping[str, Any], where: str, words: tuple[str, ...], default: str) -> str:
    value = keys.get(where.rpartition(".")[2], default)
    if not isinstance(value, str) or value not in words:
        raise NotAnEvent(where=where, value=value, why=f"must be {', '.join(words)}")
    return value


def _choice(
    keys: Mapping[str, Any], where: str, choices: type[_Choice], default: _Choice
) -> _Choice:
    words = tuple(choice.value for choice in choices)
    return choices(_word(keys, where, words, default.value))
