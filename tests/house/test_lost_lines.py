"""`scripts/lost_lines.py` on small trees: what lost its test is listed, whatever else changed."""

import runpy
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from coverage import CoverageData

from support.checkout import ROOT

SCRIPT = runpy.run_path(str(ROOT / "scripts" / "lost_lines.py"))

SCORE = """\
def score(chips):
    if chips < 0:
        return lost(chips)
    return won(chips)


def lost(chips):
    points = -1
    points -= chips
    return points


def won(chips):
    return 1
"""
EVERY_LINE = (1, 2, 3, 4, 7, 8, 9, 10, 13, 14)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of one module, committed, in which the tests are run."""
    place = tmp_path / "checkout"
    (place / "src" / "house").mkdir(parents=True)
    monkeypatch.chdir(place)
    write("score", SCORE)
    git("init", "--quiet", "--initial-branch=main")
    commit()
    return place


def git(*words: str) -> None:
    who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    subprocess.run(["git", *who, *words], check=True, capture_output=True, timeout=60)


def commit() -> None:
    git("add", "--all")
    git("commit", "--quiet", "--message", "As it is")


def write(module: str, text: str) -> None:
    Path("src", "house", f"{module}.py").write_text(text, "utf-8")


def measured(name: str, ran: Mapping[str, Sequence[int]]) -> str:
    """What a run under coverage leaves that went through these lines."""
    data = CoverageData(basename=name)
    data.add_lines({f"src/house/{module}.py": lines for module, lines in ran.items()})
    data.write()
    return name


def lost(
    capsys: pytest.CaptureFixture[str], before: str, after: str, *until: str
) -> tuple[int, list[str]]:
    """The exit code and what was printed of two runs, the first one of the first commit."""
    code = SCRIPT["main"]([before, "main", after, *until])
    return code, capsys.readouterr().out.splitlines()


@pytest.mark.usefixtures("checkout")
class TestLostLines:
    """Lines are followed through what a change does to their files."""

    def test_where_the_same_lines_run_nothing_is_lost(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        before, after = (measured(name, {"score": EVERY_LINE}) for name in ("before", "after"))

        assert lost(capsys, before, after) == (
            0,
            ["0 lines lost their test, of 10 that ran before"],
        )

    def test_a_line_that_no_test_runs_any_more_is_named_with_what_it_says(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        before = measured("before", {"score": EVERY_LINE})
        after = measured("after", {"score": [n for n in EVERY_LINE if n not in (3, 8, 9, 10)]})

        assert lost(capsys, before, after) == (
            1,
            [
                "src/house/score.py:3: return lost(chips)",
                "src/house/score.py:8: points = -1",
                "src/house/score.py:9: points -= chips",
                "src/house/score.py:10: return points",
                "4 lines lost their test, of 10 that ran before",
            ],
        )

    def test_a_line_that_no_test_ran_before_is_not_lost(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        before, after = (measured(name, {"score": (1, 2, 4, 7, 13, 14)}) for name in ("a", "b"))

        assert lost(capsys, before, after)[0] == 0

    def test_a_line_is_followed_to_where_others_have_pushed_it_and_to_another_indentation(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        before = measured("before", {"score": EVERY_LINE})
        head, tail = SCORE.split("def won(chips):\n")
        write("score", f'"""Scores."""\n\n{head}class Won:\n    def won(chips):\n    {tail}')
        after = measured("after", {"score": (1, 3, 4, 5, 6, 9, 10, 11, 12, 15, 16)})

        assert lost(capsys, before, after)[1] == [
            "src/house/score.py:17: return 1",
            "1 line lost its test, of 10 that ran before",
        ]

    def test_a_line_that_is_gone_or_says_something_else_is_not_lost(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        before = measured("before", {"score": EVERY_LINE})
        write(
            "score", SCORE.replace("    points = -1\n", "").replace("points -= chips", "points = 2")
        )
        after = measured("after", {"score": (1, 2, 3, 4, 7, 9, 12, 13)})

        assert lost(capsys, before, after)[0] == 0

    def test_a_file_with_another_name_is_the_same_file(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        before = measured("before", {"score": EVERY_LINE})
        git("branch", "before")
        git("mv", "src/house/score.py", "src/house/points.py")
        commit()
        after = measured("after", {"points": EVERY_LINE[:-1]})
        code = SCRIPT["main"]([before, "before", after, "main"])

        assert (code, capsys.readouterr().out.splitlines()) == (
            1,
            [
                "src/house/points.py:14: return 1",
                "1 line lost its test, of 10 that ran before",
            ],
        )

    def test_a_block_that_moved_to_another_file_is_followed_there(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        before = measured("before", {"score": EVERY_LINE})
        head, _, rest = SCORE.partition("def lost(chips):\n")
        block, _, won = rest.partition("\n\ndef won")
        write("score", f"from house.losing import lost\n{head}def won{won}")
        write("losing", f'"""Losing."""\n\n\ndef lost(chips):\n{block}')
        after = measured("after", {"score": (1, 2, 3, 4, 5, 8, 9), "losing": (1, 4, 5)})

        assert lost(capsys, before, after) == (
            1,
            [
                "src/house/losing.py:6: points -= chips",
                "src/house/losing.py:7: return points",
                "2 lines lost their test, of 10 that ran before",
            ],
        )

    def test_the_files_of_one_run_count_together_wherever_their_process_stood(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        before = measured("before", {"score": EVERY_LINE})
        folder = tmp_path / "run"
        folder.mkdir()
        measured(str(folder / "one"), {"score": EVERY_LINE[:4]})
        data = CoverageData(basename=str(folder / "two"))
        data.add_lines({"/elsewhere/src/house/score.py": EVERY_LINE[4:]})
        data.write()

        assert lost(capsys, before, str(folder))[0] == 0

    @pytest.mark.parametrize(
        ("words", "says"),
        [
            (("none", "main", "none"), "none is not there"),
            (("src/house/score.py", "main", "good"), "src/house/score.py holds no coverage"),
            (("good", "nowhere", "good"), "nowhere"),
            (("empty", "main", "good"), "empty saw no line of src/"),
            (("good", "main"), "BEFORE REVISION AFTER"),
        ],
    )
    def test_what_cannot_be_read_is_named_and_nothing_is_called_lost(
        self, words: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        measured("good", {"score": EVERY_LINE})
        CoverageData(basename="empty").write()
        data = CoverageData(basename="empty")
        data.add_lines({"lib/other.py": (1,)})
        data.write()

        assert SCRIPT["main"](list(words)) == 2
        captured = capsys.readouterr()
        assert says in captured.err
        assert "lost" not in captured.out
