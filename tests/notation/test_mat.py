"""Matches as `.mat` files and those of long gammon as `.lmat`, read move by move by the rules."""

from dataclasses import replace

import pytest

from evendeal.backgammon import (
    BACKGAMMON,
    AcceptResignation,
    BlockTest,
    Double,
    Due,
    Ending,
    GameAction,
    Level,
    Move,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Side,
    Take,
    result,
)
from evendeal.backgammon.refusals import HeadAgain
from evendeal.errors import Refused
from evendeal.notation.long_gammon_text import read_long_gammon
from evendeal.notation.mat import read_mat
from evendeal.notation.mat_refusals import (
    GameAfterTheMatch,
    GameNumberWrong,
    GamePointsDiffer,
    MatchScoreDiffers,
    MoveImpossible,
    NotMatchText,
    VariationNotRead,
)
from evendeal.notation.refusals import LineWrong, NotReadable, NotText
from support.notation.mat_text import MAT_FILES, a_gammon, game
from support.refusals import refused

WHITE, BLACK = Side.WHITE, Side.BLACK
LONG = '; [Variant "long-gammon"]'


def only(text: str) -> tuple[GameAction, ...]:
    """What was done in the one game of a file."""
    (one,) = read_mat(text).games
    return one.actions


def last_play(text: str) -> tuple[Move, ...]:
    """The moves of the last action."""
    play = only(text)[-1]
    assert isinstance(play, Play)
    return play.moves


def test_a_match_that_gnu_backgammon_played_ends_with_the_points_it_says() -> None:
    match = read_mat((MAT_FILES / "gnubg_five_points.mat").read_bytes())

    assert match.length == 5
    assert match.headers == {"EventDate": "2026.11.28"}
    assert [(one.score, one.points) for one in match.games] == [
        ((0, 0), (0, 2)),
        ((0, 2), (4, 0)),
        ((4, 2), (0, 1)),
        ((4, 3), (0, 4)),
    ]
    assert match.games[0].players == ("gnubg", "anna")


def test_a_beaver_is_taken_by_rolling_on_and_a_resignation_is_told_by_its_points() -> None:
    first, second = read_mat((MAT_FILES / "gnubg_beaver.mat").read_bytes()).games
    ended = result(first.state)

    assert (ended.cube, ended.level, first.points) == (4, Level.GAMMON, (8, 0))
    assert Take(BLACK) in first.actions
    assert first.actions[-2:] == (Resign(BLACK, Level.GAMMON), AcceptResignation(WHITE))
    assert (second.state.due, second.state.dice) == (Due.PLAY, (2, 1))


def test_the_first_dice_are_the_opening_roll_and_the_higher_one_is_the_starters() -> None:
    assert only(game("13: 8/5 6/5 |"))[0] == OpeningRoll(3, 1)
    assert only(game("| 13: 8/5 6/5"))[0] == OpeningRoll(1, 3)


@pytest.mark.parametrize("notation", ["24/22 22/16", "24/16", "24/22/16", "24/18/16", "24/16*"])
def test_a_checker_that_plays_both_dice_may_be_written_in_one_move(notation: str) -> None:
    moves = last_play(game(f"62: {notation} |"))

    assert (moves[0].start, moves[-1].end, len(moves)) == (24, 16, 2)


def test_between_two_ways_without_a_star_the_one_that_hits_nobody_is_meant() -> None:
    blot_on_20 = "| 21: 13/11 6/5"

    assert last_play(game(blot_on_20, "42: 24/18 |")) == (Move(24, 22), Move(22, 18))
    assert last_play(game(blot_on_20, "42: 24/20*/18 |")) == (Move(24, 20), Move(20, 18))


def test_repeats_the_bar_and_off_may_be_spelled_as_others_do() -> None:
    doubled = last_play(game("31: 8/5 6/5 | 33: 24/21(2) 13/10(2)"))
    entered = last_play(game("| 43: 24/20 13/10", "41: 13/9 6/5* | 52: bar/20 10/8"))

    assert doubled == (Move(24, 21), Move(24, 21), Move(13, 10), Move(13, 10))
    assert Move(25, 20) in entered


def test_a_double_a_take_and_a_drop_go_from_side_to_side() -> None:
    actions = only(
        game(
            "31: 8/5 6/5 | 21: 13/11 24/23",
            "Doubles => 2 | Takes",
            "65: 24/13 | Doubles => 4",
            "Drops | Wins 2 points",
        )
    )

    assert [action for action in actions if not isinstance(action, OpeningRoll | Play | Roll)] == [
        Double(WHITE),
        Take(BLACK),
        Double(BLACK),
        Pass(WHITE),
    ]


@pytest.mark.parametrize(
    "resigned",
    [
        "|",
        "Resigns |",
        "Resigns a gammon |",
        "Resigned Game |",
        "| Resigns",
    ],
)
@pytest.mark.parametrize(
    ("points", "level"), [(1, Level.SINGLE), (2, Level.GAMMON), (3, Level.BACKGAMMON)]
)
def test_whoever_did_not_win_a_game_that_is_not_over_has_resigned_it(
    resigned: str, points: int, level: Level
) -> None:
    lines = ["31: 8/5 6/5 | 64: 24/14"]
    if resigned != "|":
        lines.append(resigned)
    (one,) = read_mat(game(*lines, f"{'':33} Wins {points} points")).games

    assert result(one.state).ending is Ending.RESIGNED
    assert one.actions[-2:] == (Resign(WHITE, level), AcceptResignation(BLACK))
    assert one.points == (0, points)


def test_a_roll_whose_play_is_not_told_is_one_after_which_the_side_resigned() -> None:
    text = game("31: 8/5 6/5 | 42: ????", "      Wins 1 point")

    assert only(text)[-2:] == (Resign(BLACK, Level.SINGLE), AcceptResignation(WHITE))


def test_points_may_be_counted_no_further_than_the_match_goes() -> None:
    ends = "      Wins 1 point and the match"
    resigned = only(game("31: 8/5 6/5 | 42: 8/4 6/4", " Doubles => 2 | Takes", ends, length=1))

    assert resigned[-2] == Resign(BLACK, Level.SINGLE)
    with refused(GamePointsDiffer, where="match.mat", line=8, game=1, said=1, counts="2 or 4 or 6"):
        read_mat(game("31: 8/5 6/5 | 42: 8/4 6/4", " Doubles => 2 | Takes", ends, length=3))


@pytest.mark.parametrize(
    "lines",
    [
        (" Doubles => 2 | Drops", " Wins 1 point | Loses 1 point"),
        (" Doubles => 2 | Drops", " Wins 1 point | Losses 1 point"),
        (" Double => 2 | Pass", "      Wins 1 point"),
        (" Doubles | Drop", "# a comment", "      Wins 1 point"),
    ],
)
def test_the_end_of_a_game_may_be_told_as_others_do(lines: tuple[str, ...]) -> None:
    text = game("31: 8/5 6/5 | 42: 8/4 6/4", *lines)

    assert only(text)[-2:] == (Double(WHITE), Pass(BLACK))


@pytest.mark.parametrize("gap", ["", " ", "  "])
def test_a_name_may_fill_its_column_as_gnu_backgammon_writes_it(gap: str) -> None:
    text = game("31: 8/5 6/5 |").replace(" " * 17, gap).replace("Anna", "A" * 27)

    assert read_mat(text).games[0].players == ("A" * 27, "Boris")


def test_columns_may_be_set_with_tabs() -> None:
    text = game("1)\t\t31: 8/5 6/5", "2)\t64: 24/14\t43: 13/10 24/20", "3)\tDoubles => 2\tTakes")

    assert only(text)[0] == OpeningRoll(1, 3)
    assert only(text)[-2:] == (Double(WHITE), Take(BLACK))


def test_a_line_that_is_endless_is_refused_before_it_is_looked_through() -> None:
    with refused(LineWrong, where="match.mat", line=2):
        read_mat("Game 1\n" + "a : 1  " * 50_000 + "x")


def test_a_centred_gammon_for_one_point_shows_that_jacoby_is_in_force() -> None:
    full = a_gammon()
    single = full.replace("Wins 2 points", "Wins 1 point")

    assert not read_mat(full).ruleset.jacoby
    assert read_mat(single).ruleset.jacoby
    with refused(GamePointsDiffer, where="match.mat", line=44, game=1, said=1, counts="2"):
        read_mat('; [Jacoby "Off"]\n' + single)


def test_in_a_match_jacobys_rule_is_stated_by_others_and_takes_no_points() -> None:
    full = '; [Jacoby "On"]\n' + a_gammon().replace("0 point match", "5 point match")
    match = read_mat(full)

    assert sorted(match.games[0].points) == [0, 2]
    assert not match.ruleset.jacoby
    with refused(GamePointsDiffer, where="match.mat", line=44, game=1, said=1, counts="2"):
        read_mat(full.replace("Wins 2 points", "Wins 1 point"))


def test_points_that_the_game_does_not_count_are_refused() -> None:
    full = a_gammon()

    with refused(GamePointsDiffer, where="match.mat", line=43, game=1, said=3, counts="2"):
        read_mat(full.replace("Wins 2 points", "Wins 3 points"))
    with refused(GamePointsDiffer, where="match.mat", line=7, game=1, said=5, counts="1 or 2 or 3"):
        read_mat(game("31: 8/5 6/5 |", "      Wins 5 points"))


def test_points_in_the_column_of_the_loser_are_refused() -> None:
    full = a_gammon()
    score = next(line for line in full.split("\n") if "Wins" in line)
    other = " " * 40 + score.strip() if score.startswith("      Wins") else "      Wins 2 points"

    with refused(GamePointsDiffer, where="match.mat", line=43, game=1, said=2, counts="0"):
        read_mat(full.replace(score, other))


def test_an_impossible_move_is_refused_by_game_and_move() -> None:
    with refused(MoveImpossible, where="yalta.mat", line=7, game=1, move=2, player="Anna"):
        read_mat(game("31: 8/5 6/5 | 64: 24/14", "52: 13/8 13/10 |"), "yalta.mat")


@pytest.mark.parametrize(
    ("lines", "facts"),
    [
        pytest.param(
            ["31: 8/5 6/5 | Takes"], {"line": 6, "move": 1, "player": "Boris"}, id="no take now"
        ),
        pytest.param(
            ["31: 8/5 6/5 |", "31: 8/5 6/5 |"],
            {"line": 7, "move": 2, "player": "Anna"},
            id="White is out of turn",
        ),
        pytest.param(
            ["31: |", "| 31: 8/5 6/5"],
            {"line": 6, "move": 1, "player": "Anna"},
            id="2 moves can be made",
        ),
        pytest.param(
            ["31: Cannot Move |"],
            {"line": 6, "move": 1, "player": "Anna"},
            id="2 moves can be made",
        ),
        pytest.param(
            ["33: 8/5(2) 6/3(2) |"],
            {"line": 6, "move": 1, "player": "Anna"},
            id="the first roll of a game is no double",
        ),
        pytest.param(
            ["Doubles => 2 |"], {"line": 6, "move": 1, "player": "Anna"}, id="no double now"
        ),
        pytest.param(
            ["31: 8/5 6/5 | Doubles => 4"],
            {"line": 6, "move": 1, "player": "Boris"},
            id="doubles to 4 where the cube goes to 2",
        ),
        pytest.param(
            ["31: 8/5 6/5 | Doubles => 2", "Takes | 31: 8/5 6/5", "| Doubles => 4"],
            {"line": 8, "move": 3, "player": "Boris"},
            id="out of turn",
        ),
        pytest.param(
            ["31: 8/5 6/5 | Doubles => 2", "Takes | 21: 13/11 6/5", "21: 6/5 13/11 | Doubles => 4"],
            {"line": 8, "move": 3, "player": "Boris"},
            id="White owns the cube",
        ),
        pytest.param(
            [
                "31: 8/5 6/5 | Doubles => 2",
                "Takes | 65: 24/13",
                "Doubles => 4 | Beavers => 8",
                "Beavers => 16 |",
            ],
            {"line": 9, "move": 4, "player": "Anna"},
            id="a beaver is not allowed here",
        ),
        pytest.param(
            ["| 65: 24/13", "| Drawn"],
            {"line": 7, "move": 2, "player": "Boris"},
            id="the game is not drawn",
        ),
    ],
)
def test_what_the_rules_refuse_is_refused_in_their_words(
    lines: list[str], facts: dict[str, object]
) -> None:
    with refused(MoveImpossible, where="match.mat", game=1, **facts):
        read_mat(game(*lines))


def test_a_move_on_a_roll_that_dances_is_refused() -> None:
    closed = (MAT_FILES / "gnubg_five_points.mat").read_text("utf-8")
    dance = " 19) 61:    "

    assert dance in closed
    with refused(MoveImpossible, where="match.mat", line=53, game=2, move=19, player="gnubg"):
        read_mat(closed.replace(dance, " 19) 61: 8/7"))


def test_a_score_that_the_games_before_do_not_give_is_refused() -> None:
    text = (MAT_FILES / "gnubg_five_points.mat").read_text("utf-8")

    with refused(
        MatchScoreDiffers, where="match.mat", line=34, game=2, player="anna", said=3, sums_to=2
    ):
        read_mat(text.replace("anna : 2", "anna : 3", 1))


def test_no_game_follows_the_one_that_won_the_match() -> None:
    won = game(" 31: 8/5 6/5 | 64: 24/14", " Doubles => 2 | Drops", "      Wins 1 point", length=1)
    more = " Game 2\n Anna : 1                 Boris : 0\n"

    assert read_mat(won).games[0].points == (1, 0)
    with refused(
        GameAfterTheMatch, where="yalta.mat", line=10, game=2, player="Anna", points=1, length=1
    ):
        read_mat(f"{won}\n{more}", "yalta.mat")
    assert len(read_mat(f"{won.replace('1 point match', '2 point match')}\n{more}").games) == 2
    assert len(read_mat(f"{won.replace('1 point match', '0 point match')}\n{more}").games) == 2


def test_a_match_does_not_begin_when_it_is_won() -> None:
    with refused(
        GameAfterTheMatch, where="match.mat", line=4, game=1, player="Anna", points=7, length=5
    ):
        read_mat(game("31: 8/5 6/5 |", length=5, score=(7, 9)))


def test_games_are_numbered_upwards_and_a_number_may_be_left_out() -> None:
    text = (MAT_FILES / "gnubg_five_points.mat").read_text("utf-8")

    left_out = text.replace("Game 4", "Game 6")
    assert [one.number for one in read_mat(left_out).games] == [1, 2, 3, 6]
    with refused(GameNumberWrong, where="match.mat", line=84, game=2, before=2):
        read_mat(text.replace("Game 3", "Game 2"))
    with refused(GameNumberWrong, where="match.mat", line=117, game=1, before=3):
        read_mat(text.replace("Game 4", "Game 1"))


def test_players_may_change_columns_between_games() -> None:
    text = (MAT_FILES / "gnubg_beaver.mat").read_text("utf-8")
    turned = text.replace(
        "gnubg : 8                      anna : 0", "anna : 0                      gnubg : 8"
    )
    match = read_mat(turned)

    assert [one.players for one in match.games] == [("gnubg", "anna"), ("anna", "gnubg")]
    assert match.games[1].score == (0, 8)


def test_two_rolls_without_a_play_between_are_refused() -> None:
    with refused(MoveImpossible, where="match.mat", line=4, game=1, move=None, player="Anna"):
        read_mat(game("31: |", head='; [Unplayed 1 "61 white"]'))


def test_only_the_last_game_may_be_unfinished() -> None:
    with refused(LineWrong, where="match.mat", line=6):
        read_mat(game("31: 8/5 6/5 |") + "\n Game 2\n Anna : 0    Boris : 0\n")
    assert read_mat(game()).games[0].state.due is Due.OPENING


def test_nothing_comes_after_the_points_of_a_game() -> None:
    with refused(LineWrong, where="match.mat", line=8):
        read_mat(game("31: 8/5 6/5 |", "      Wins 1 point", "| 31: 8/5 6/5"))


def test_in_the_crawford_game_nobody_may_double() -> None:
    lines = ["31: 8/5 6/5 | Doubles => 2", "Takes |"]
    crawford = game(*lines, head='; [Crawford "On"]', length=5, score=(4, 2))

    with refused(MoveImpossible, where="match.mat", line=6, game=1, move=1, player="Boris"):
        read_mat(crawford)
    assert read_mat(crawford.replace("On", "Off")).games[0].state.cube.value == 2
    assert read_mat(crawford.replace("Anna : 4", "Anna : 3")).games[0].state.cube.value == 2


def test_comments_state_the_conditions_and_the_others_are_kept() -> None:
    head = "\n".join(
        [
            "; a remark",
            '; [Event "Yalta"]',
            '; [Variation "Backgammon"]',
            '; [Jacoby "On"]',
            '; [Beaver "Off"]',
            '; [CubeLimit "64"]',
            '; [Rule single_resignation "Off"]',
        ]
    )
    match = read_mat(game("31: 8/5 6/5 |", head=head))

    assert match.ruleset == replace(BACKGAMMON, jacoby=True)
    assert match.headers == {"Event": "Yalta"}
    assert not read_mat(game(head='; [CubeLimit "1"]')).ruleset.cube


@pytest.mark.parametrize(
    ("head", "kind", "facts"),
    [
        pytest.param(
            '; [CubeLimit "63"]', LineWrong, {"line": 1}, id="cube_limit 63: a power of two"
        ),
        pytest.param(
            '; [CubeLimit "many"]',
            LineWrong,
            {"line": 1},
            id="CubeLimit many is not a power of two",
        ),
        pytest.param(
            '; [Jacoby "Maybe"]', LineWrong, {"line": 1}, id="Jacoby Maybe is not On or Off"
        ),
        pytest.param(
            '; [Rule opening "thrown"]',
            LineWrong,
            {"line": 1},
            id="is not one of both.dice, reroll",
        ),
        pytest.param(
            '; [Rule automatic_doubles "x"]', LineWrong, {"line": 1}, id="is not a number"
        ),
        pytest.param(
            '; [Opening 1 "61"]', LineWrong, {"line": 1}, id="is not an opening roll such as 5:2"
        ),
        pytest.param(
            '; [Unplayed 1 "white 31"]', LineWrong, {"line": 1}, id="is not a roll such as 31 white"
        ),
        pytest.param(
            '; [Unplayed 1 "31 white"]',
            MoveImpossible,
            {"line": 4, "game": 1, "move": None, "player": "Anna"},
            id="game 1, Anna: White is out of turn",
        ),
        pytest.param(
            '; [Accepted 1 "white"]', LineWrong, {"line": 1}, id="is not a move such as 7 white"
        ),
        pytest.param(
            '; [Variation "NackGammon"]',
            VariationNotRead,
            {"line": 1, "variation": "NackGammon"},
            id="NackGammon is read here only if it is backgammon",
        ),
        pytest.param(
            LONG,
            VariationNotRead,
            {"line": 1, "variation": "long-gammon"},
            id="long-gammon is read here only if it",
        ),
    ],
)
def test_a_comment_that_is_not_understood_is_refused(
    head: str, kind: type[Refused], facts: dict[str, object]
) -> None:
    with refused(kind, where="match.mat", **facts):
        read_mat(game("31: 8/5 6/5 |", head=head))


@pytest.mark.parametrize(
    ("text", "kind", "facts"),
    [
        pytest.param("", NotReadable, {"line": None}, id="no game of a match is in it"),
        pytest.param(
            "hello\n", LineWrong, {"line": 1}, id="hello; a match begins with its length and Game 1"
        ),
        pytest.param(
            " 5 point match\n Game 1\n", LineWrong, {"line": 2}, id="a game without its players"
        ),
        pytest.param(" Game 1\n  1) 31: 8/5 6/5\n", LineWrong, {"line": 2}, id="1) 31: 8/5 6/5"),
        pytest.param(game("31: 8/5 six/5 |"), LineWrong, {"line": 6}, id="six/5 is no move"),
        pytest.param(game("hello |"), LineWrong, {"line": 6}, id="is no line of a game"),
        pytest.param(
            game("31: 8/5 6/5 | 21: 13/11 6/5    41: 24/23 13/9"),
            LineWrong,
            {"line": 6},
            id="is no line of a game",
        ),
        pytest.param(
            game("31: 24/23(4) 24/23(4) 6/5 |"), LineWrong, {"line": 6}, id="9 moves in one play"
        ),
        pytest.param(game("Takes the money |"), LineWrong, {"line": 6}, id="the money after Takes"),
    ],
)
def test_a_line_that_no_match_has_is_refused_by_its_number(
    text: str, kind: type[Refused], facts: dict[str, object]
) -> None:
    with refused(kind, where="match.mat", **facts):
        read_mat(text)


FRENCH = game("31: 8/5 6/5 | 64: 24/14").replace("Anna ", "Zoé ").replace("Boris ", "Œuvré")


@pytest.mark.parametrize(
    ("codec", "encoding"),
    [
        ("utf-8", "UTF-8"),
        ("utf-8-sig", "UTF-8"),
        ("utf-16", "UTF-16"),
        ("cp1252", "Windows-1252"),
    ],
)
def test_names_are_read_as_their_windows_wrote_them_and_the_match_says_how(
    codec: str, encoding: str
) -> None:
    match = read_mat(FRENCH.replace("\n", "\r\n").encode(codec))

    assert match.games[0].players == ("Zoé", "Œuvré")
    assert match.encoding == encoding
    assert match == read_mat(FRENCH)


@pytest.mark.parametrize(
    "name",
    ["Weiß’ Team", "ANDRÉ’S", "« CITÉ»", "Voß–Groß", "Zoé, ANDRÉ’S", "STRÖ–WÜ", "MENÜ…"],
)
def test_names_of_an_old_windows_that_are_utf_8_by_chance_keep_their_letters(name: str) -> None:
    text = game("31: 8/5 6/5 | 64: 24/14").replace("Anna ", f"{name}  ")
    match = read_mat(text.encode("cp1252"))

    assert (match.games[0].players[0], match.encoding) == (name, "Windows-1252")
    again = read_mat(text.encode())
    assert (again.games[0].players[0], again.encoding) == (name, "UTF-8")


@pytest.mark.parametrize(
    "name",
    [
        "Kɔfi Yɛboah",
        "Baɗo",
        "Hawaiʻi",
        "HAWAIʻI",
        "Əliyev",
        "ߒߞߏ",
        "Δelta",
        "Яna",
        "Ādams",
        "Ўзбек",
    ],
)
def test_names_in_utf_8_that_old_windows_could_have_written_stay_utf_8(name: str) -> None:
    match = read_mat(game("31: 8/5 6/5 |").replace("Anna ", f"{name}  ").encode())

    assert (match.games[0].players[0], match.encoding) == (name, "UTF-8")


@pytest.mark.parametrize(
    ("codec", "line", "byte", "called"),
    [
        ("utf-16-le", 2, 1, "UTF-8"),
        ("utf-16-be", 1, 0, "UTF-8"),
        ("utf-32-le", 2, 1, "UTF-8"),
        ("utf-32", 1, 2, "UTF-16"),
    ],
)
def test_a_file_full_of_zeros_is_refused_by_what_it_is(
    codec: str, line: int, byte: int, called: str
) -> None:
    with refused(NotMatchText, where="yalta.mat"):
        read_mat(game("31: 8/5 6/5 |").encode(codec), "yalta.mat")


def test_utf_16_is_read_in_either_order_of_its_bytes() -> None:
    for mark, codec in ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be")):
        match = read_mat(mark + FRENCH.encode(codec))
        assert match.games[0].players == ("Zoé", "Œuvré")
        assert match.encoding == "UTF-16"


def test_long_gammon_is_read_from_the_same_bytes() -> None:
    text = long("61: 24/18 18/17 |").replace("Anna ", "Zoé  ")

    match = read_long_gammon(text.encode("cp1252"))

    assert match.games[0].players == ("Zoé", "Boris")
    assert match.encoding == "Windows-1252"


@pytest.mark.parametrize(
    ("data", "kind", "facts"),
    [
        pytest.param(
            b"abc\x81",
            NotText,
            {"line": 1, "byte": 3},
            id="byte 3 is not UTF-8 or Windows-1252 text",
        ),
        pytest.param(
            FRENCH.encode("cp1252").replace(b"\xe9", b"\x9d"),
            NotText,
            {"line": 5, "byte": 28},
            id="is not UTF-8 or Windows-1252 text",
        ),
        pytest.param(
            "é".encode() + b" \xe9",
            NotMatchText,
            {"line": 1, "byte": 3, "expected": "UTF-8"},
            id="byte 3 is not UTF-8 text",
        ),
        pytest.param(
            b"\xef\xbb\xbfabc\xe9",
            NotText,
            {"line": 1, "byte": 6, "expected": "UTF-8"},
            id="byte 6 is not UTF-8 text",
        ),
        pytest.param(
            FRENCH.encode("utf-16")[:-1],
            NotText,
            {"line": 6, "byte": 204, "expected": "UTF-16"},
            id="is not UTF-16 text",
        ),
        pytest.param(
            b"\xff\xfe\x00\xd8a\x00",
            NotText,
            {"line": 1, "byte": 2, "expected": "UTF-16"},
            id="byte 2 is not UTF-16 text",
        ),
    ],
)
def test_bytes_that_would_change_a_name_unnoticed_are_refused(
    data: bytes, kind: type[Refused], facts: dict[str, object]
) -> None:
    with refused(kind, where="match.mat", **facts):
        read_mat(data)


def test_the_length_may_be_told_in_two_ways() -> None:
    assert read_mat(game(length=7)).length == 7
    assert read_mat("Match of 9 points\n Game 1\n A : 0   B : 0\n").length == 9
    assert read_mat(" Game 1\n A : 0   B : 0\n").length == 0


def long(*lines: str, more: str = "") -> str:
    """A file of one game of long gammon."""
    return game(*lines, head=f"{LONG}\n{more}")


def test_long_gammon_is_read_by_its_own_rules() -> None:
    (one,) = read_long_gammon(long("61: 24/18 18/17 | 33: 24/21(2) 21/18 18/15")).games

    assert one.state.own(WHITE)[24] == 14
    assert one.state.own(BLACK)[24] == 13
    with refused(
        MoveImpossible, where="match.lmat", line=7, game=1, move=1, player="Anna"
    ) as caught:
        read_long_gammon(long("61: 24/18 24/23 |"))
    assert isinstance(caught.value.refusal, HeadAgain)


def test_a_text_of_long_gammon_names_its_game() -> None:
    with refused(VariationNotRead, where="yalta.lmat", line=1, variation=""):
        read_long_gammon(game("61: 24/18 18/17 |"), "yalta.lmat")
    named = game("61: 24/18 18/17 |", head='; [Variant "Long-Gammon"]')
    assert read_long_gammon(named).ruleset.is_long


def test_the_conditions_of_long_gammon_stand_at_its_head() -> None:
    text = long("31: 24/21 21/20 |", more='; [Rule block "each"]\n; [Rule head_doubles "3 4"]')

    ruleset = read_long_gammon(text).ruleset
    assert (ruleset.block, ruleset.head_doubles) == (BlockTest.EACH, frozenset({3, 4}))
    with refused(LineWrong, where="match.lmat", line=2):
        read_long_gammon(long(more='; [Rule head_doubles "7"]'))


def test_a_first_roll_after_a_reroll_needs_the_opening_roll() -> None:
    reroll = '; [Rule opening "reroll"]'
    opening = f'{reroll}\n; [Opening 1 "2:5"]'
    lines = ["| 44: 24/20(2) 20/16(2)"]

    (one,) = read_long_gammon(long(*lines, more=opening)).games
    assert one.actions[:2] == (OpeningRoll(2, 5), Roll(BLACK, (4, 4)))
    with refused(MoveImpossible, where="match.lmat", line=7, game=1, move=1, player="Boris"):
        read_long_gammon(long("| 43: 24/20 20/17", more=reroll))
    with refused(MoveImpossible, where="match.lmat", line=8, game=1, move=1, player="Anna"):
        read_long_gammon(long("44: 24/20 20/16 |", more=opening))
    with refused(MoveImpossible, where="match.lmat", line=7, game=1, move=1, player="Boris"):
        read_long_gammon(long("| 61: 24/18 18/17", more='; [Opening 1 "2:5"]'))
