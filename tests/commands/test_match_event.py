"""Events of team matches at the command line: sealed, begun, rehearsed, shown, verified, moved."""

import json
import shutil
from pathlib import Path

import pytest

from evendeal.arena import NoSuchPolicy
from evendeal.commands.one_game import PokerOnly
from evendeal.director.ledger import NotStarted
from evendeal.formats.room_match.office.rounds import RoundNotNext
from evendeal.tournament.room_match.refusals import GamesLeft
from evendeal.views.absent import NoSuchSession
from support.events.matches import match_toml
from support.refusals import typed_refused
from support.sentences import in_golden_file
from support.typed import by_force, typed

FINAL = "[final]\ngames = 1"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The configuration of the smallest event with a final."""
    path = tmp_path / "matches.toml"
    path.write_text(match_toml(more=FINAL))
    return path


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a finished rehearsal of it."""
    place = tmp_path_factory.mktemp("matches")
    path = place / "matches.toml"
    path.write_text(match_toml(more=FINAL))
    assert typed("rehearse", path, "--log", place / "var").code == 0
    return place / "var"


@pytest.fixture
def folder(finished: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(finished, tmp_path / "copy"))


def test_the_boards_begin_and_everybody_is_told_where_to_sit(file: Path, tmp_path: Path) -> None:
    log = tmp_path / "var"
    typed("event", "new", file, "--log", log)
    answer = typed("event", "begin", "duel", "--log", log)

    assert answer.code == 0
    in_golden_file(*answer.out.splitlines())
    begun = typed("event", "begin", "duel", "--log", log, "--json").json
    (match,) = begun["matches"]
    assert (match["session"], match["match"], match["round"]) == (1, 1, 1)
    assert (match["open"]["table"], match["closed"]["table"]) == (1, 2)


def test_a_round_is_begun_where_the_file_says_so(tmp_path: Path) -> None:
    log, path = tmp_path / "var", tmp_path / "together.toml"
    path.write_text(match_toml(teams=4, rounds="together"))
    typed("event", "new", path, "--log", log)
    early = typed("event", "round", "duel", "2", "--log", log)
    typed("event", "begin", "duel", "--log", log)

    typed_refused(early, NotStarted, event="duel", session=1)
    second = typed("event", "round", "duel", "2", "--log", log)
    in_golden_file(second.out.splitlines()[0])
    after = typed("event", "round", "duel", "4", "--log", log)
    typed_refused(after, RoundNotNext, round=4, due=3, free=False)


def test_the_final_is_the_last_session_and_waits_for_the_rounds(file: Path, tmp_path: Path) -> None:
    log = tmp_path / "var"
    typed("event", "new", file, "--log", log)
    typed("event", "begin", "duel", "--log", log)
    early = typed("event", "begin", "duel", "--session", "2", "--log", log)
    missing = typed("event", "begin", "duel", "--session", "3", "--log", log)

    assert early.code == missing.code == 2
    typed_refused(early, GamesLeft, session=None, left=4)
    typed_refused(missing, NoSuchSession, event="duel", session=3, sessions=2)


@pytest.mark.long
def test_ending_again_tells_the_secret_that_is_published(folder: Path) -> None:
    answer = typed("event", "end", "duel", "--session", "2", "--log", folder, "--json")
    opened = json.loads((folder / "published" / "duel" / "opened.json").read_text())

    assert answer.json["secret"] == opened["sessions"][1]["secret"]


def test_a_table_is_told_which_roll_sets_it_has_to_play(file: Path, tmp_path: Path) -> None:
    log = tmp_path / "var"
    typed("event", "new", file, "--log", log)
    typed("event", "begin", "duel", "--log", log)

    assert typed("event", "order", "duel", "1", "--log", log).out == "1 2\n"
    assert typed("event", "order", "duel", "2", "--log", log, "--json").json["sets"] == [1, 2]
    assert typed("event", "order", "duel", "3", "--log", log).code == 2
    assert typed("event", "order", "duel", "1", "--session", "2", "--log", log).code == 2


def test_when_all_is_played_no_roll_set_is_left(folder: Path) -> None:
    in_golden_file(*typed("event", "order", "duel", "1", "--log", folder).out.splitlines())


@pytest.mark.parametrize(
    "command",
    [
        ("event", "decks", "duel", "decks.csv"),
        ("event", "hands", "duel", "hands.phhs"),
        ("event", "record", "duel", "hands.phh"),
        ("verify", "duel", "--decks", "decks.csv"),
    ],
)
def test_what_is_for_poker_says_so(command: tuple[str, ...], folder: Path) -> None:
    answer = typed(*command, "--log", folder)

    typed_refused(answer, PokerOnly, event="duel", format="team matches")


@pytest.mark.long
def test_a_rehearsal_shows_teams_final_and_winner(file: Path) -> None:
    answer = typed("rehearse", file)

    assert answer.code == 0
    said = [line for line in answer.out.splitlines() if "matches:" in line or "The final" in line]
    in_golden_file(*said)
    first = [line for line in answer.out.splitlines() if line.startswith(" 1 ")]
    assert first[-1] == " 1 Kharkov, by IMP"


def test_a_way_to_play_that_nobody_knows_is_named(file: Path) -> None:
    answer = typed("rehearse", file, "--policy", "tight")

    known = ("plain", "bold", "careful", "mixed")
    typed_refused(answer, NoSuchPolicy, policy="tight", game="backgammon", known=known)


@pytest.mark.long
def test_the_standings_are_those_of_the_rehearsal(folder: Path) -> None:
    named = typed("standings", "duel", "--log", folder, "--json")
    newest = typed("standings", "--log", folder, "--json")

    assert named.code == 0
    assert named.json == newest.json
    assert named.json["places"][0]["place"] == 1
    assert "matches: all 2" in typed("standings", "--log", folder).out


@pytest.mark.long
def test_a_good_event_is_proved_in_words(folder: Path) -> None:
    answer = typed("verify", "duel", "--log", folder)

    assert answer.code == 0, answer.out
    assert answer.err == ""
    assert "3 opened roll sets are those that were sealed; --all names each." in answer.out
    assert "as the rounds" in answer.out
    assert answer.out.endswith("Nothing speaks against this event.\n")
    every = typed("verify", "duel", "--all", "--log", folder).out
    assert "Session 2, roll set 1" in every


def test_a_roll_altered_in_the_log_is_found(folder: Path) -> None:
    with by_force(folder) as log:
        altered = log.execute(
            "UPDATE lines SET body = replace(body, '\"dice\":[6,', '\"dice\":[5,') "
            "WHERE position = (SELECT min(position) FROM lines WHERE body LIKE '%\"dice\":[6,%')"
        )
        assert altered.rowcount == 1
    answer = typed("verify", "duel", "--log", folder, "--json")

    assert answer.code == 1
    assert "fails" in {each["verdict"] for each in answer.json["findings"] if each["id"] == "log"}
