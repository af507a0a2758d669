"""The file of a backgammon event, and each way in which it is refused."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.backgammon import BlockTest, OpeningDice, Variant
from evendeal.errors import Refused
from evendeal.ids import EntryId
from evendeal.scoring.match_points import printed_scoring
from evendeal.scoring.match_points_ranking import TIE_BREAKS, MatchTieBreak
from evendeal.tournament.checks import MissingKey, NotAnEvent, OutOfBounds, UnknownKey
from evendeal.tournament.entry import Entry
from evendeal.tournament.room_match.event import MatchEvent, Qualifying, RollsKind
from evendeal.tournament.room_match.event_read import MATCH_KEYS, read_match_event
from evendeal.tournament.room_match.event_write import write_match_event
from support.refusals import refused

YALTA = Path(__file__).parents[2] / "docs" / "events" / "yalta.toml"

EVENT = '[event]\nid = "cup"\nname = "Cup"\nformat = "room_match"\n'
PLAY = "[play]\ngames = 4\n"
BOARD = '[[boards]]\nname = "One"\n'
TEAMS = '[[entries]]\nname = "Ants"\n[[entries]]\nname = "Bees"\n'
SHORTEST = EVENT + PLAY + BOARD + TEAMS


def why_not(text: str) -> str:
    """The sentence with which a file is refused."""
    with pytest.raises(NotAnEvent) as refused:
        read_match_event(text)
    sentence = str(refused.value)
    assert "\n" not in sentence
    return sentence


def test_the_shortest_file_is_one_board_of_backgammon_by_the_rules_of_the_house() -> None:
    event = read_match_event(SHORTEST)
    (board,) = event.boards

    assert event.teams == ("A", "B")
    assert event.entries[0].players == ("A1", "A2")
    assert (board.ruleset.variant, board.rounds, board.players) == (Variant.BACKGAMMON, 1, (1, 2))
    assert (event.games, event.rolls, event.final) == (4, RollsKind.DRAWN, None)
    assert (event.ranked_by, event.tie_breaks) == ("vp", TIE_BREAKS)
    assert event.scoring == printed_scoring()


def test_the_file_of_yalta_is_the_event_of_2008() -> None:
    event = read_match_event(YALTA.read_bytes())
    long, short = event.boards

    assert [entry.name for entry in event.entries] == ["Kharkov", "Moscow", "Kiev"]
    assert {len(entry.players) for entry in event.entries} == {4}
    assert (long.ruleset.variant, long.rounds) == (Variant.LONG_GAMMON, 1)
    assert (short.ruleset.variant, short.rounds) == (Variant.BACKGAMMON, 2)
    assert event.games == 4
    assert event.final is not None
    assert (event.final.games, event.final.board) == (6, 2)
    assert event.final.qualify is Qualifying.BOARD


def test_every_switch_of_a_board_can_be_set() -> None:
    event = read_match_event(
        EVENT
        + PLAY
        + '[[boards]]\nname = "One"\ngame = "long-gammon"\nrounds = 3\nplayers = [2, 1]\n'
        + 'opening = "reroll"\nblock = "each"\nhead_doubles = []\nlast_roll_draw = true\n'
        + "second_player_extension = true\ncube_limit = 8\nbeavers = true\n"
        + TEAMS
    )
    (board,) = event.boards
    rules = board.ruleset

    assert (board.rounds, board.players) == (3, (2, 1))
    assert (rules.opening, rules.block) == (OpeningDice.REROLL, BlockTest.EACH)
    assert (rules.head_doubles, rules.cube_limit) == (frozenset(), 8)
    assert rules.last_roll_draw
    assert rules.second_player_extension
    assert rules.beavers


def test_the_tie_breaks_are_an_option() -> None:
    listed = read_match_event(
        SHORTEST + '[scoring]\ntie_breaks = ["games_won", "imp_difference"]\nranked_by = "imp"\n'
    )

    assert listed.tie_breaks == (MatchTieBreak.GAMES_WON, MatchTieBreak.IMP_DIFFERENCE)
    assert listed.ranked_by == "imp"
    assert read_match_event(SHORTEST + "[scoring]\ntie_breaks = []\n").tie_breaks == ()


def test_an_entry_list_of_its_own_takes_the_place_of_the_entries_of_the_file() -> None:
    teams = [Entry(EntryId("X"), "Xenon", ("Xa", "Xb")), Entry(EntryId("Y"), "Yttrium")]
    event = read_match_event(EVENT + PLAY + BOARD, teams)

    assert event.entries[0] == teams[0]
    assert event.entries[1].players == ("Y1", "Y2")
    with refused(NotAnEvent, where="entries", value=2):
        read_match_event(SHORTEST, teams)


def changed(text: str, old: str, new: str) -> str:
    """The text with one thing altered."""
    assert old in text
    return text.replace(old, new, 1)


FINAL = '[final]\nboard = "One"\n'
SECOND = '[[boards]]\nname = "Two"\n'

REFUSED: dict[str, tuple[str, type[NotAnEvent], str]] = {
    "no format": (changed(SHORTEST, 'format = "room_match"\n', ""), MissingKey, "event.format"),
    "another format": (changed(SHORTEST, "room_match", "seat_teams"), NotAnEvent, "event.format"),
    "no games": (changed(SHORTEST, "games = 4\n", ""), MissingKey, "play.games"),
    "games in words": (changed(SHORTEST, "games = 4", 'games = "four"'), OutOfBounds, "play.games"),
    "games without victory points": (
        changed(SHORTEST, "games = 4", "games = 9"),
        NotAnEvent,
        "play.games",
    ),
    "a final without victory points": (SHORTEST + FINAL + "games = 3\n", NotAnEvent, "final.games"),
    "no boards": (changed(SHORTEST, BOARD, ""), MissingKey, "boards"),
    "boards in one section": (changed(SHORTEST, "[[boards]]", "[boards]"), NotAnEvent, "boards"),
    "one team": (changed(SHORTEST, '[[entries]]\nname = "Bees"\n', ""), NotAnEvent, "entries"),
    "an unknown section": (SHORTEST + "[finale]\n", UnknownKey, "event.toml"),
    "an unknown key": (SHORTEST + FINAL + "round = 2\n", UnknownKey, "final"),
    "an unknown key of a board": (
        changed(SHORTEST, BOARD, BOARD + "cube_limits = 8\n"),
        UnknownKey,
        "boards[1]",
    ),
    "an unknown game": (
        changed(SHORTEST, BOARD, BOARD + 'game = "chess"\n'),
        NotAnEvent,
        "boards[1].game",
    ),
    "a switch of the other game": (
        changed(SHORTEST, BOARD, BOARD + 'block = "off"\n'),
        NotAnEvent,
        "boards[1].block",
    ),
    "a cube of five": (
        changed(SHORTEST, BOARD, BOARD + "cube_limit = 5\n"),
        NotAnEvent,
        "boards[1].cube_limit",
    ),
    "a cube beyond the table": (
        changed(SHORTEST, BOARD, BOARD + "cube_limit = 128\n"),
        NotAnEvent,
        "boards[1].cube_limit",
    ),
    "a switch that is no switch": (
        changed(SHORTEST, BOARD, BOARD + "cube = 1\n"),
        NotAnEvent,
        "boards[1].cube",
    ),
    "automatic doubles without end": (
        changed(SHORTEST, BOARD, BOARD + "automatic_doubles = 1000000000000\n"),
        OutOfBounds,
        "boards[1].automatic_doubles",
    ),
    "automatic doubles": (
        changed(SHORTEST, BOARD, BOARD + "automatic_doubles = 1\n"),
        NotAnEvent,
        "boards[1].automatic_doubles",
    ),
    "the Jacoby rule": (
        changed(SHORTEST, BOARD, BOARD + "jacoby = true\n"),
        NotAnEvent,
        "boards[1].jacoby",
    ),
    "a player twice at one board": (
        changed(SHORTEST, BOARD, BOARD + "players = [1, 1]\n"),
        NotAnEvent,
        "boards[1].players",
    ),
    "a player at two boards": (
        changed(SHORTEST, BOARD, BOARD + SECOND + "players = [3, 2]\n"),
        NotAnEvent,
        "boards[2].players",
    ),
    "three players at a board": (
        changed(SHORTEST, BOARD, BOARD + "players = [1, 2, 3]\n"),
        NotAnEvent,
        "boards[1].players",
    ),
    "a player by name": (
        changed(SHORTEST, BOARD, BOARD + 'players = ["Anna", 2]\n'),
        OutOfBounds,
        "boards[1].players",
    ),
    "two boards of one name": (
        changed(SHORTEST, BOARD, BOARD + '[[boards]]\nname = "ONE"\n'),
        NotAnEvent,
        "boards[2].name",
    ),
    "too few players": (
        changed(SHORTEST, 'name = "Bees"\n', 'name = "Bees"\nplayers = ["Bo"]\n'),
        NotAnEvent,
        "entries[2].players",
    ),
    "a player named as two": (
        changed(SHORTEST, 'name = "Bees"\n', 'name = "Bees"\nplayers = ["Bo / Al", "Cy"]\n'),
        NotAnEvent,
        "entries[2].players",
    ),
    "no round robin": (
        changed(SHORTEST, BOARD, BOARD + "rounds = 0\n"),
        OutOfBounds,
        "boards[1].rounds",
    ),
    "a final on no board": (
        changed(SHORTEST, BOARD, BOARD + SECOND) + "[final]\n",
        MissingKey,
        "final.board",
    ),
    "a final on an unknown board": (
        SHORTEST + '[final]\nboard = "Three"\n',
        NotAnEvent,
        "final.board",
    ),
    "a final by nothing known": (
        SHORTEST + FINAL + 'qualify = "lots"\n',
        NotAnEvent,
        "final.qualify",
    ),
    "an unknown tie-break": (
        SHORTEST + '[scoring]\ntie_breaks = ["age"]\n',
        NotAnEvent,
        "scoring.tie_breaks",
    ),
    "a tie-break twice": (
        SHORTEST + '[scoring]\ntie_breaks = ["games_won", "games_won"]\n',
        NotAnEvent,
        "scoring.tie_breaks",
    ),
    "tie-breaks that are no list": (
        SHORTEST + '[scoring]\ntie_breaks = "games_won"\n',
        NotAnEvent,
        "scoring.tie_breaks",
    ),
    "ranked by nothing known": (
        SHORTEST + '[scoring]\nranked_by = "smp"\n',
        NotAnEvent,
        "scoring.ranked_by",
    ),
    "rolls from nowhere": (
        changed(SHORTEST, "games = 4", 'games = 4\nrolls = "dreamt"'),
        NotAnEvent,
        "play.rolls",
    ),
    "other tables": (SHORTEST + '[scoring]\ntables = "0000"\n', NotAnEvent, "scoring.tables"),
    "not TOML": ("[event", NotAnEvent, "event.toml"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_file_that_cannot_be_followed_is_refused_in_one_sentence(what: str) -> None:
    text, kind, where = REFUSED[what]

    with refused(kind, where=where):
        read_match_event(text)
    assert why_not(text)


def test_an_unknown_key_is_told_with_those_that_are_known() -> None:
    with refused(
        UnknownKey,
        where="draw",
        value="becon",
        key="becon",
        known=MATCH_KEYS["draw"],
        nearest="beacon",
    ):
        read_match_event(SHORTEST + "[draw]\nbecon = 1\n")


def test_games_without_a_column_are_played_for_imp_or_for_extrapolated_points() -> None:
    nine = changed(SHORTEST, "games = 4", "games = 9")

    assert read_match_event(nine + '[scoring]\nranked_by = "imp"\n').games == 9
    assert read_match_event(nine + "[scoring]\nextrapolated = true\n").games == 9


@pytest.mark.parametrize("bad", [b"\xff\xfe", b"[event]\nid = '\xe9'"])
def test_a_file_that_is_not_utf_8_is_refused(bad: bytes) -> None:
    with refused(NotAnEvent):
        read_match_event(bad)


@pytest.mark.parametrize(
    "bad", ["a = " + "[" * 5_000, ".".join(["a"] * 50) + " = 1", "a = " + "9" * 5_000, "x" * 10**6]
)
def test_a_file_made_to_cost_time_is_refused(bad: str) -> None:
    assert why_not(bad)


@given(
    st.dictionaries(
        st.sampled_from([*MATCH_KEYS, "more"]),
        st.dictionaries(
            st.sampled_from(sorted({key for keys in MATCH_KEYS.values() for key in keys})),
            st.one_of(
                st.integers(-3, 70).map(str),
                st.sampled_from(['"room_match"', '"cup"', "true", "[]", "[1, 2]", '["a"]', "{}"]),
                st.just("99999999999999999999"),
                st.sampled_from(["nan", "1.5", "1979-05-27", '"backgammon"', '"One"']),
            ),
        ),
    ),
    st.booleans(),
)
def test_any_file_is_an_event_or_is_refused(
    sections: dict[str, dict[str, str]], listed: bool
) -> None:
    text = "\n".join(
        (f"[[{name}]]" if listed and name in ("boards", "entries") else f"[{name}]")
        + "".join(f"\n{key} = {value}" for key, value in keys.items())
        for name, keys in sections.items()
    )
    for each in (text, SHORTEST.replace(PLAY, "").replace(BOARD, "") + text):
        try:
            event = read_match_event(each)
        except Refused:
            continue
        assert read_match_event(write_match_event(event)) == event


@pytest.mark.parametrize("text", [SHORTEST, YALTA.read_text("utf-8")], ids=["shortest", "yalta"])
def test_an_event_that_is_written_reads_back_equal(text: str) -> None:
    event = read_match_event(text)
    netted: MatchEvent = replace(
        event, scoring=replace(event.scoring, netted=True, koks=True), rolls=RollsKind.THROWN
    )

    assert read_match_event(write_match_event(event)) == event
    assert read_match_event(write_match_event(netted)) == netted
