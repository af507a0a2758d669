"""Match files as other programs write them: accepted, and what differs in them is said."""

from pathlib import Path

import pytest

from evendeal.backgammon import AcceptResignation, Level, Resign, Side, result
from evendeal.notation.long_gammon_text import read_long_gammon
from evendeal.notation.mat import read_mat
from evendeal.notation.mat_match import MatMatch
from evendeal.notation.mat_refusals import (
    GamePointsDiffer,
    MatchScoreDiffers,
    MoveImpossible,
    NotMatchText,
    VariationNotRead,
)
from evendeal.notation.mat_write import write_mat
from evendeal.notation.refusals import CannotHold, LineWrong, NotReadable
from support.notation.mat_text import MAT_FILES, a_gammon, game
from support.refusals import is_refusal, refused
from support.sentences import in_golden_file

WHITE, BLACK = Side.WHITE, Side.BLACK
DOUBLED = ("31: 8/5 6/5 | 42: 8/4 6/4", " Doubles => 2 | Takes")


def remarks(match: MatMatch) -> list[str]:
    return [str(remark) for remark in match.remarks]


def test_a_game_that_wins_the_match_may_be_stated_with_the_length_of_the_match() -> None:
    """P7: Backgammon Galaxy writes the match's length where a game wins it."""
    ends = "      Wins 3 points and the match"

    match = read_mat(game(*DOUBLED, ends, length=3, score=(2, 1)))

    assert result(match.games[0].state).level is Level.SINGLE
    assert match.games[0].points == (2, 0)
    in_golden_file(*remarks(match))


def test_a_gammon_played_to_its_end_may_be_stated_with_the_length_of_the_match() -> None:
    """P7: the same for a game that was played to its last checker."""
    text = a_gammon().replace("0 point match", "3 point match")
    text = text.replace("Anna : 0", "Anna : 2").replace("Boris : 0", "Boris : 2")

    match = read_mat(text.replace("Wins 2 points", "Wins 3 points and the match"))

    assert sorted(match.games[0].points) == [0, 2]
    in_golden_file(*remarks(match))


@pytest.mark.parametrize(
    ("ends", "length", "score"),
    [
        ("      Wins 3 points", 3, (2, 1)),
        ("      Wins 9 points and the match", 9, (0, 1)),
        ("      Wins 7 points and the match", 0, (0, 0)),
        ("      Wins 0 points", 0, (0, 0)),
    ],
)
def test_points_that_are_neither_counted_nor_the_length_of_a_match_won_are_refused(
    ends: str, length: int, score: tuple[int, int]
) -> None:
    """P7: without `and the match`, or where the game does not win it, other points are wrong."""
    with refused(GamePointsDiffer, where="match.mat", line=8, game=1, counts="2 or 4 or 6"):
        read_mat(game(*DOUBLED, ends, length=length, score=score))


def test_points_no_further_than_the_match_goes_are_remarked_on() -> None:
    """P7: points that are cut at the length of the match are read, and said to be."""
    match = read_mat(game(*DOUBLED, "      Wins 1 point and the match", length=1))

    in_golden_file(*remarks(match))


def test_a_match_that_was_not_won_is_remarked_on() -> None:
    """P7: a file may say too early that the match is won."""
    match = read_mat(game(*DOUBLED, "      Wins 2 points and the match", length=5))

    in_golden_file(*remarks(match))


@pytest.mark.parametrize(
    ("names", "players", "said"),
    [
        (" Ann : 0      : 0", ("Ann", ""), ["right"]),
        (" : 0      Boris : 0", ("", "Boris"), ["left"]),
        (" : 0      : 0", ("", ""), ["left", "right"]),
        (" Ann : 0 :0", ("Ann", ""), ["right"]),
    ],
)
def test_a_player_without_a_name_is_read_and_the_place_of_the_name_is_said(
    names: str, players: tuple[str, str], said: list[str]
) -> None:
    """P8: a name that is missing costs no game."""
    text = game("31: 8/5 6/5 | 64: 24/14").replace(" Anna : 0                 Boris : 0", names)

    match = read_mat(text)

    assert match.games[0].players == players
    assert len(match.games[0].actions) == 4
    assert [remark.split()[5] for remark in remarks(match)] == said
    in_golden_file(*remarks(match))
    with refused(CannotHold, notation="a match file", where="the match"):
        write_mat(match)


def test_a_name_that_the_head_of_the_file_tells_is_filled_in() -> None:
    """P8: the head of the file, or a game with both names, may tell the one that is missing."""
    head = '; [Player 1 "Anna"]\n; [Player 2 "Boris"]'
    lacking = game("31: 8/5 6/5 |", head=head).replace("Boris :", ":")
    turned = (MAT_FILES / "gnubg_beaver.mat").read_text("utf-8")
    turned = turned.replace("gnubg : 8                      anna : 0", " : 0      gnubg : 8")

    assert read_mat(lacking).games[0].players == ("Anna", "Boris")
    in_golden_file(*remarks(read_mat(lacking)))
    assert read_mat(turned).games[1].players == ("anna", "gnubg")


def test_a_name_is_not_filled_in_from_others_players() -> None:
    """P8: a head that names other players says nothing of this one."""
    head = '; [Player 1 "Olga"]\n; [Player 2 "Pavel"]'

    match = read_mat(game("31: 8/5 6/5 |", head=head).replace("Boris :", ":"))

    assert match.games[0].players == ("Anna", "")


@pytest.mark.parametrize(
    "lines",
    [
        ("31: 8/5 6/5 | 64: 24/14", "Concedes |"),
        ("31: 8/5 6/5 | 64: 24/14", "| Concedes"),
        ("31: 8/5 6/5 | 64: 24/14", "52: 13/8 24/22 | Concedes"),
        ("31: 8/5 6/5 | 64: 24/14", "Conceded the game |"),
        ("31: 8/5 6/5 | 64: 24/14", "Resign |"),
    ],
)
def test_a_side_may_concede_as_it_may_resign(lines: tuple[str, ...]) -> None:
    """P9: `Concedes` is another program's word for `Resigns`."""
    match = read_mat(game(*lines, "      Wins 2 points"))

    assert match.games[0].actions[-2:] == (Resign(BLACK, Level.GAMMON), AcceptResignation(WHITE))


def test_a_concession_may_stand_behind_the_roll_and_the_points_beside_it() -> None:
    """P9: dice, the word and the points of the other side on one line."""
    match = read_mat(game("31: 8/5 6/5 | 64: 24/14", "52: Concedes | Wins 1 point"))

    assert match.games[0].actions[-2:] == (Resign(WHITE, Level.SINGLE), AcceptResignation(BLACK))


def test_a_raccoon_is_refused_by_the_rules_and_not_as_a_word() -> None:
    """P9: words that are known elsewhere are read, and what they say is held against the rules."""
    lines = ["31: 8/5 6/5 | Doubles => 2", "Takes | 65: 24/13", "Doubles => 4 | Beavers => 8"]

    with refused(MoveImpossible, where="match.mat", line=9, game=1, move=4, player="Anna"):
        read_mat(game(*lines, "Raccoons => 16 |"))


@pytest.fixture
def five() -> str:
    """A match of four games by GNU Backgammon."""
    return (MAT_FILES / "gnubg_five_points.mat").read_text("utf-8")


def line_of(text: str, words: str) -> int:
    return text[: text.index(words)].count("\n") + 1


def broken(five: str, kind: str) -> tuple[str, int]:
    """The match with one thing wrong in its second game, and on which line."""
    at = {
        "a move that is no move": (" 6) 62: 24/18 24/22", " 6) 62: 24/eighteen 24/22"),
        "a move that the rules refuse": (" 6) 62: 24/18 24/22", " 6) 62: 24/18 24/23"),
        "a line that is no line": ("  7) 65: 25/20 20/14 ", "  and then it rained "),
        "points that the game does not count": ("      Wins 4 points", "      Wins 3 points"),
        "a score line that is none": ("gnubg : 0                      anna : 2", "gnubg - anna"),
    }[kind]
    begins = five.index("Game 2")
    assert at[0] in five[begins : five.index("Game 3")]
    text = five[:begins] + five[begins:].replace(at[0], at[1], 1)
    return text, line_of(text, at[1].strip())


KINDS: dict[str, type[LineWrong]] = {
    "a move that is no move": LineWrong,
    "a move that the rules refuse": MoveImpossible,
    "a line that is no line": LineWrong,
    "points that the game does not count": GamePointsDiffer,
    "a score line that is none": LineWrong,
}


@pytest.mark.parametrize("kind", KINDS)
def test_of_a_match_with_one_broken_game_the_others_are_read(five: str, kind: str) -> None:
    """P12: one line costs one game, and it is named."""
    text, line = broken(five, kind)
    whole = read_mat(five)

    match = read_mat(text, "cup.mat", lenient=True)

    assert [one.number for one in match.games] == [1, 3, 4]
    assert match.games == tuple(one for one in whole.games if one.number != 2)
    (why,) = match.left_out
    is_refusal(why, KINDS[kind], where="cup.mat", line=line)


@pytest.mark.parametrize("kind", KINDS)
def test_strict_stays_the_default(five: str, kind: str) -> None:
    """P12: without being asked to leave games out, a reader refuses the file."""
    text, line = broken(five, kind)

    with refused(KINDS[kind], line=line):
        read_mat(text)


def test_a_match_without_a_game_that_was_left_out_is_written_and_read_again(five: str) -> None:
    """P12: the file says which game is missing, so that no score is taken for wrong."""
    text, line = broken(five, "a move that the rules refuse")
    match = read_mat(text, lenient=True)

    written = write_mat(match)

    assert f'; [Left out 2 "line {line}: game 2, move 6,' in written
    again = read_mat(written)
    assert [(one.score, one.points) for one in again.games] == [
        (one.score, one.points) for one in match.games
    ]
    assert again.headers == match.headers
    assert again.left_out == ()
    with refused(
        MatchScoreDiffers, where="match.mat", line=41, game=3, player="gnubg", said=4, sums_to=0
    ):
        read_mat("\n".join(line for line in written.split("\n") if "Left out" not in line))


def test_a_score_that_does_not_follow_costs_the_game_that_begins_with_it(five: str) -> None:
    """P12: a game whose score the games before do not give is left out, too."""
    match = read_mat(five.replace("anna : 2", "anna : 3", 1), lenient=True)

    assert [one.number for one in match.games] == [1, 3, 4]
    (why,) = match.left_out
    is_refusal(why, MatchScoreDiffers, game=2, player="anna", said=3, sums_to=2)


def test_a_heading_that_is_none_costs_its_own_game_alone(five: str) -> None:
    """P12: what stands behind the end of a game belongs to no game until the next heading."""
    match = read_mat(five.replace("Game 3", "Gane 3"), lenient=True)

    assert [one.number for one in match.games] == [1, 2, 4]
    (why,) = match.left_out
    is_refusal(why, LineWrong, where="match.mat", line=line_of(five, "Game 3"))


def test_the_crawford_game_is_known_although_it_was_left_out() -> None:
    """P12: the game behind a Crawford game that cannot be read has a cube again."""
    head = '; [Crawford "On"]'
    crawford = game("31: 8/5 six/5 |", "      Wins 1 point", head=head, length=3, score=(2, 0))
    after = "\n Game 2\n Anna : 2                 Boris : 1\n"
    after += "  1) 31: 8/5 6/5                  Doubles => 2\n  2) Drops\n"

    match = read_mat(crawford.replace("      Wins", f"{'':34}Wins") + after, lenient=True)

    assert [(one.number, one.crawford) for one in match.games] == [(2, False)]


def test_jacobys_rule_is_found_where_it_saves_games() -> None:
    """P12: what only Jacoby's rule explains is not left out, and something else is."""
    single = a_gammon().replace("Wins 2 points", "Wins 1 point")
    white_won = read_mat(single).games[0].points == (1, 0)
    score = " Anna : 1   Boris : 0" if white_won else " Anna : 0   Boris : 1"

    match = read_mat(f"{single}\n Game 2\n{score}\n  1) 33: 8/5(2) 6/3(2)\n", lenient=True)

    assert match.ruleset.jacoby
    assert [one.number for one in match.games] == [1]
    assert len(match.left_out) == 1


def test_a_match_of_long_gammon_is_read_leniently_as_well() -> None:
    """P12: the same for `.lmat`."""
    head = '; [Variant "long-gammon"]'
    bad = game("61: 24/18 24/23 |", head=head)
    good = "\n Game 2\n Anna : 0   Boris : 0\n  1) 61: 24/18 18/17\n"

    match = read_long_gammon(bad + good, lenient=True)

    assert [one.number for one in match.games] == [2]
    assert len(match.left_out) == 1


def test_a_file_that_is_no_match_is_refused_leniently_too(tmp_path: Path) -> None:
    """P12: where no game can begin there is nothing to be lenient about."""
    for data, kind in (
        (b"", NotReadable),
        (b"hello\n", NotReadable),
        (b"\x00MATLAB", NotMatchText),
        (b'; [Variation "NackGammon"]\n Game 1\n A:0  B:0\n', VariationNotRead),
    ):
        with refused(kind):
            read_mat(data, lenient=True)
