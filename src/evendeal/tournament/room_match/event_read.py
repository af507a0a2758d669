"""Backgammon events from files: an `event.toml` of the format `room_match`."""

from collections.abc import Mapping, Sequence
from typing import Any

from evendeal.backgammon import NotARuleset, Ruleset, Variant
from evendeal.backgammon.wire import ruleset_from_json, ruleset_to_json
from evendeal.ids import ROOMS, EventId, TableNo
from evendeal.reason import Reason
from evendeal.scoring.match_points import MatchScoring
from evendeal.scoring.match_points_ranking import TIE_BREAKS, MatchTieBreak
from evendeal.scoring.match_points_reading import printed_tables
from evendeal.scoring.match_points_tables import OtherPointTables, PointTables
from evendeal.scoring.match_points_totals import RankedBy
from evendeal.tournament.begins import begins_at
from evendeal.tournament.checks import A_LIST, MissingKey, NotAnEvent, one_of, switch, whole
from evendeal.tournament.entry import Entry, with_players
from evendeal.tournament.event_text import (
    ROOM_MATCH,
    EventText,
    choice_at,
    hall_of,
    needed,
    toml_of,
    word_at,
)
from evendeal.tournament.new_names import entries_entered, file_entered, require_new_names
from evendeal.tournament.programme_text import EVENT_KEYS, PROGRAMME_KEYS, programme_of
from evendeal.tournament.randomness import randomness_at
from evendeal.tournament.room_match.event import (
    MOST_GAMES_A_ROOM,
    MOST_PLAYERS,
    FinalRules,
    MatchEvent,
    Qualifying,
    RollsKind,
    TeamBoard,
)
from evendeal.tournament.room_match.play_control import MatchOfficeRules, RoundsBegin

LONG_ONLY = ("block", "head_doubles", "second_player_extension", "last_roll_draw")
"""The switches of a board that backgammon has no use for."""
SWITCHES = tuple(key for key in ruleset_to_json(Ruleset()) if key != "variant")

MATCH_KEYS: dict[str, tuple[str, ...]] = {
    "event": ("id", "name", "format", "begins", *EVENT_KEYS),
    "play": ("games", "rolls"),
    "boards": ("name", "game", "rounds", "players", *SWITCHES),
    "final": ("games", "board", "qualify"),
    "draw": ("beacon", "beacons", "known_from"),
    "office": ("rounds", "shortest_seconds", "rolls_at_once", "seconds_a_roll"),
    "hall": ("devices", "results"),
    "scoring": ("ranked_by", "tie_breaks", "netted", "extrapolated", "koks", "tables"),
    **PROGRAMME_KEYS,
    "entries": ("id", "name", "players"),
}
"""Every key of the file of a backgammon event, by section."""

_MOST_AUTOMATIC = 20

_BREAKS = {each.name.lower(): each for each in MatchTieBreak}
_RANKED_BY: dict[str, RankedBy] = {"vp": "vp", "imp": "imp"}


def read_match_event(
    text: str | bytes,
    entries: Sequence[Entry] = (),
    tables: PointTables | None = None,
    *,
    new: bool = False,
) -> MatchEvent:
    """The backgammon event that a file describes.

    Args:
        text: the file; bytes must be UTF-8.
        entries: the entries, where they come from a list of their own; the file then has none.
        tables: the event's own tables of points, which the file names by their fingerprint;
            the printed ones if none are given.
        new: the event is to be made: its texts are taken in one spelling, and its names have to
            be seen and distinguished. That of a log is read as it was sealed.

    Raises:
        NotAnEvent: with the place, the value there and why not; a missing or unknown key is
            a `MissingKey` or `UnknownKey`.

    Source:
        docs/rulings.md, R17, R18, R27, R28, R51 and R52 for the defaults.
    """
    return match_event(toml_of(text), entries, tables, new=new)


def match_event(
    data: Mapping[str, Any],
    entries: Sequence[Entry] = (),
    tables: PointTables | None = None,
    *,
    new: bool = False,
) -> MatchEvent:
    """The same from what a file says, by section.

    Raises:
        NotAnEvent: as `read_match_event`.
    """
    if not new:
        return _as_it_stands(data, entries, tables)
    event = _as_it_stands(file_entered(data), entries_entered(entries), tables)
    require_new_names(event.name, event.entries, [board.name for board in event.boards])
    return event


def _as_it_stands(
    data: Mapping[str, Any],
    entries: Sequence[Entry],
    tables: PointTables | None,
) -> MatchEvent:
    file = EventText(data, MATCH_KEYS)
    event, play = file.section("event"), file.section("play")
    if needed(event, "event.format") != ROOM_MATCH:
        why = Reason("format-here", "must be {format} here", format=ROOM_MATCH)
        raise NotAnEvent(where="event.format", value=event["format"], why=why)
    teams = file.entries(entries)
    boards = tuple(_board(n, keys) for n, keys in enumerate(file.sections("boards", "board"), 1))
    if not boards:
        raise MissingKey(where="boards")
    most = max(place for board in boards for place in board.players)
    games = whole("play.games", needed(play, "play.games"), 1, MOST_GAMES_A_ROOM)
    scoring = file.section("scoring")
    return MatchEvent(
        id=EventId(needed(event, "event.id")),
        name=needed(event, "event.name"),
        begins=begins_at(event),
        entries=tuple(with_players(entry, most) for entry in teams),
        boards=boards,
        games=games,
        rolls=choice_at(play, "play.rolls", RollsKind, RollsKind.DRAWN),
        randomness=randomness_at(file.section("draw")),
        final=_final(file.section("final"), boards, games) if "final" in data else None,
        scoring=MatchScoring(
            _tables(scoring, tables or printed_tables()),
            netted=_switch(scoring, "scoring.netted"),
            extrapolated=_switch(scoring, "scoring.extrapolated"),
            koks=_switch(scoring, "scoring.koks"),
        ),
        ranked_by=_RANKED_BY[word_at(scoring, "scoring.ranked_by", tuple(_RANKED_BY), "vp")],
        tie_breaks=_tie_breaks(scoring),
        office=_office(file.section("office")),
        hall=hall_of(file.section("hall")),
        programme=programme_of(file, _rooms(2 * len(boards) * (len(teams) // 2))),
    )


def _rooms(tables: int) -> dict[str, tuple[TableNo, ...]]:
    """The tables of the open and of the closed room, by which a file may name them at once."""
    return {
        room: tuple(map(TableNo, range(first, tables + 1, 2)))
        for first, room in enumerate(ROOMS, 1)
    }


def _board(number: int, keys: Mapping[str, Any]) -> TeamBoard:
    where = f"boards[{number}]"
    variant = choice_at(keys, f"{where}.game", Variant, Variant.BACKGAMMON)
    given = {key: value for key, value in keys.items() if key in SWITCHES}
    if variant is not Variant.LONG_GAMMON:
        for key in LONG_ONLY:
            if key in given:
                why = Reason(
                    "long-gammon-alone", "belongs to long gammon; this board plays backgammon"
                )
                raise NotAnEvent(where=f"{where}.{key}", value=given[key], why=why)
    if "automatic_doubles" in given:
        whole(f"{where}.automatic_doubles", given["automatic_doubles"], 0, _MOST_AUTOMATIC)
    try:
        ruleset = ruleset_from_json({**ruleset_to_json(Ruleset(variant)), **given})
    except NotARuleset as no:
        raise NotAnEvent(where=f"{where}.{no.field}", value=no.value, why=no.why) from None
    players = keys.get("players", [2 * number - 1, 2 * number])
    if not isinstance(players, list) or len(players) != 2:
        why = Reason("list-of-two", "a list of two is needed")
        raise NotAnEvent(where=f"{where}.players", value=players, why=why)
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
    board = names[0] if len(names) == 1 and "board" not in keys else needed(keys, "final.board")
    if board not in names:
        known = ", ".join(map(str, names))
        why = Reason("no-such-board", "there is no such board in {boards}", boards=known)
        raise NotAnEvent(where="final.board", value=board, why=why)
    return FinalRules(
        games=keys.get("games", games),
        board=names.index(board) + 1,
        qualify=choice_at(keys, "final.qualify", Qualifying, Qualifying.BOARD),
    )


def _office(keys: Mapping[str, Any]) -> MatchOfficeRules:
    usual = MatchOfficeRules()
    return MatchOfficeRules(
        choice_at(keys, "office.rounds", RoundsBegin, usual.rounds),
        keys.get("shortest_seconds", usual.shortest_seconds),
        keys.get("rolls_at_once", usual.rolls_at_once),
        keys.get("seconds_a_roll", usual.seconds_a_roll),
    )


def _tables(scoring: Mapping[str, Any], tables: PointTables) -> PointTables:
    named = scoring.get("tables", tables.fingerprint)
    try:
        return tables.require(named)
    except OtherPointTables:
        why = Reason(
            "other-point-tables",
            "the tables at hand have the fingerprint {fingerprint}",
            fingerprint=tables.fingerprint,
        )
        raise NotAnEvent(where="scoring.tables", value=named, why=why) from None


def _tie_breaks(scoring: Mapping[str, Any]) -> tuple[MatchTieBreak, ...]:
    where = "scoring.tie_breaks"
    listed = scoring.get("tie_breaks", [each.name.lower() for each in TIE_BREAKS])
    if not isinstance(listed, list):
        raise NotAnEvent(where=where, value=listed, why=A_LIST)
    for each in listed:
        if not isinstance(each, str) or each not in _BREAKS:
            raise NotAnEvent(where=where, value=each, why=one_of(_BREAKS))
    return tuple(_BREAKS[each] for each in listed)


def _switch(keys: Mapping[str, Any], where: str) -> bool:
    return switch(where, keys.get(where.rpartition(".")[2], False))
