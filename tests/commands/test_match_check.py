"""`evendeal match check` and `match convert`: match files of other programs."""

from pathlib import Path

import pytest

from evendeal.notation.mat import read_mat
from evendeal.notation.refusals import CannotHold, LineWrong
from support.notation.mat_text import MAT_FILES, game
from support.refusals import typed_refused
from support.sentences import in_golden_file
from support.typed import typed


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    """A match of four games, of which the second has a move that is no move."""
    text = (MAT_FILES / "gnubg_five_points.mat").read_text("utf-8")
    file = tmp_path / "cup.mat"
    file.write_text(text.replace("62: 24/18 24/22", "62: 24/eighteen"), "utf-8")
    return file


def test_a_match_that_holds_ends_with_0_and_counts_only_what_was_compared() -> None:
    """P10, P12: a game that is not over has no points to compare."""
    answer = typed("match", "check", MAT_FILES, "--json")

    assert answer.code == 0
    assert answer.json["totals"] == {
        "agree": 5,
        "states_nothing": 0,
        "unfinished": 1,
        "refused": 0,
        "unreadable": 0,
    }
    assert [each["file"] for each in answer.json["skipped"]] == ["PROVENANCE.md"]


def test_a_game_whose_points_the_file_does_not_state_is_silent(tmp_path: Path) -> None:
    """P10: nothing that was not compared counts as compared."""
    dropped = ("31: 8/5 6/5 | 42: 8/4 6/4", " Doubles => 2 | Drops")
    silent, stated = tmp_path / "silent.mat", tmp_path / "stated.mat"
    silent.write_text(game(*dropped))
    stated.write_text(game(*dropped) + "\n Game 2\n Anna : 1    Boris : 0\n")

    answer = typed("match", "check", tmp_path, "--json")

    counts = {
        each["file"]: (each["agree"], each["states_nothing"]) for each in answer.json["files"]
    }
    assert counts == {"silent.mat": (0, 1), "stated.mat": (1, 0)}


def test_one_line_refuses_the_file_unless_asked_to_be_lenient(cup: Path) -> None:
    """P12: strict is the default; leniently three games are read, and the fourth is named."""
    strict, lenient = typed("match", "check", cup), typed("match", "check", cup, "--lenient")
    (sentence,) = (line for line in strict.out.splitlines() if line.startswith(f"{cup}: line 40"))

    assert (strict.code, lenient.code) == (2, 2)
    in_golden_file(sentence)
    assert sentence in lenient.out.splitlines()
    for lenience, read in (((), 0), (("--lenient",), 3)):
        totals = typed("match", "check", cup, "--json", *lenience).json["totals"]
        assert (totals["agree"], totals["unreadable"]) == (read, 1)


def test_a_game_against_the_rules_ends_with_1(tmp_path: Path) -> None:
    """P12: what was read and does not hold is told apart from what cannot be read."""
    file = tmp_path / "a.mat"
    file.write_text(game("31: 8/5 6/5 | 64: 24/14", "      Wins 9 points"))

    answer = typed("match", "check", file, "--json")

    assert answer.code == 1
    (trouble,) = answer.json["troubles"]
    assert (trouble["line"], trouble["found"], trouble["refusal"]) == (
        *(7, "refused"),
        "GamePointsDiffer",
    )


def test_what_is_unusual_and_was_read_is_said(tmp_path: Path) -> None:
    """P7, P8: the length of the match in place of points, and a name that is missing."""
    ends = "      Wins 3 points and the match"
    text = game("31: 8/5 6/5 | 42: 8/4 6/4", "Doubles => 2 | Takes", ends, length=3, score=(2, 1))
    file = tmp_path / "galaxy.mat"
    file.write_text(text.replace("Boris :", ":"))

    answer = typed("match", "check", file)

    assert answer.code == 0
    in_golden_file(*answer.out.splitlines()[-2:])


def test_nothing_to_read_ends_with_2(tmp_path: Path) -> None:
    """P12: no file, and a file that is no match."""
    (tmp_path / "matlab.mat").write_bytes(b"MATLAB 5.0 MAT-file\x00\x01")

    assert typed("match", "check", tmp_path / "nowhere").code == 2
    answer = typed("match", "check", tmp_path, "--lenient")
    assert answer.code == 2
    in_golden_file(*(line for line in answer.out.splitlines() if "matlab.mat" in line))


def test_a_match_is_written_anew_only_if_all_of_it_can_be_read(cup: Path, tmp_path: Path) -> None:
    """P12: leniently the games that can be read are written, and what is missing is said."""
    target = tmp_path / "new.mat"

    strict = typed("match", "convert", cup, target)
    assert (strict.code, target.exists()) == (2, False)
    typed_refused(strict, LineWrong, where=str(cup), line=40)

    lenient = typed("match", "convert", cup, target, "--lenient")
    assert lenient.code == 0
    in_golden_file(*lenient.err.splitlines())
    assert [one.number for one in read_mat(target.read_bytes()).games] == [1, 3, 4]
    assert typed("match", "convert", cup, target, "--lenient").code == 2  # it is there
    assert typed("match", "convert", cup, target, "--lenient", "--force").code == 0


def test_a_player_without_a_name_is_written_as_the_colour_and_that_is_said(tmp_path: Path) -> None:
    """P8: other readers need a name."""
    source, target = tmp_path / "a.mat", tmp_path / "b.mat"
    source.write_text(game("31: 8/5 6/5 |").replace("Boris :", ":"))

    answer = typed("match", "convert", source, target)

    assert answer.code == 0
    assert read_mat(target.read_bytes()).games[0].players == ("Anna", "Black")
    in_golden_file(" ".join(answer.err.split()))


def test_a_match_of_which_no_game_can_be_read_is_not_written(tmp_path: Path) -> None:
    """P12: leniently does not mean an empty file."""
    source, target = tmp_path / "a.mat", tmp_path / "b.mat"
    source.write_text(game("31: 8/5 six/5 |"))

    answer = typed("match", "convert", source, target, "--lenient")

    assert (answer.code, target.exists()) == (2, False)
    typed_refused(answer, CannotHold, where=str(source), notation="a match file")
