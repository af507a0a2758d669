"""`evendeal match files` and `sheets`: games, protocols and rolls of team matches as files."""

from itertools import islice
from pathlib import Path

import pytest

from evendeal.arena.game_policies import game_policies_for, game_turn
from evendeal.commands.log_folder import open_desks
from evendeal.commands.one_game import MatchesOnly
from evendeal.commands.report import FileThere
from evendeal.director.events import begin_session, create_event
from evendeal.director.ledger import LuckNotHere, NotInTheLog, NotStarted
from evendeal.draw.instants import instant_in_words
from evendeal.draw.rolls_print import read_printed_rolls
from evendeal.errors import Refused
from evendeal.formats.room_match.roll_sheets import ThrownNotDrawn
from evendeal.ids import EventId, SessionNo
from evendeal.notation.mat import read_mat
from evendeal.notation.mat_match import MatMatch
from evendeal.notation.mat_write import write_mat
from evendeal.notation.refusals import CannotHold
from evendeal.tournament.line import Line
from evendeal.tournament.room_match.event_read import read_match_event
from evendeal.views.absent import NoSuchSession
from support.desks import consoles_of
from support.events.matches import GameDevice, begin_boards, match_toml, typed_roll
from support.events.poker import DUEL, event_of
from support.ledgers import matches_of, poker_of
from support.refusals import typed_refused
from support.rehearsals import play_rehearsal
from support.sentences import in_golden_file
from support.typed import Answer, by_force, everything, typed


@pytest.fixture(scope="module")
def matches(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a rehearsal of team matches: two teams, two games."""
    place = tmp_path_factory.mktemp("matches")
    file = place / "event.toml"
    file.write_text(match_toml())
    answer = typed("rehearse", file, "--seed", "7", "--log", place / "var")
    assert answer.code == 0
    return place / "var"


@pytest.fixture
def written(matches: Path, tmp_path: Path) -> Answer:
    return typed("match", "files", "duel", tmp_path / "out", "--log", matches, "--json")


@pytest.mark.long
def test_every_match_has_a_folder_with_its_files(written: Answer, tmp_path: Path) -> None:
    folder = "board-1-round-1-Kh-Mo"

    assert written.json == {
        "event": "duel",
        "into": str(tmp_path / "out"),
        "matches": [
            {
                "session": 1,
                "match": 1,
                "folder": folder,
                "files": [
                    *("open.mat", "closed.mat", "protocol.csv"),
                    *("game-1.rolls.json", "game-2.rolls.json"),
                ],
                "left_out": {},
            }
        ],
    }
    there = {path.name for path in (tmp_path / "out" / folder).iterdir()}
    assert there == set(written.json["matches"][0]["files"])
    assert len(read_mat((tmp_path / "out" / folder / "open.mat").read_bytes()).games) == 2


def test_a_room_whose_file_is_missing_is_named_with_the_reason(
    matches: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refusing(match: MatMatch) -> str:
        if match.headers["Room"] == "closed":
            raise CannotHold(notation="a match file", where="the match", what="game 1")
        return write_mat(match)

    monkeypatch.setattr("evendeal.formats.room_match.files.write_mat", refusing)
    answer = typed("match", "files", "duel", tmp_path / "out", "--log", matches, "--json")

    (match,) = answer.json["matches"]
    why = str(CannotHold(notation="a match file", where="the match", what="game 1"))
    assert (answer.code, match["left_out"]) == (0, {"closed.mat": why})
    assert "closed.mat" not in match["files"]
    assert f"not written: board-1-round-1-Kh-Mo/closed.mat: {why}" in " ".join(answer.err.split())


@pytest.mark.long
def test_files_that_are_there_are_not_written_over(
    written: Answer, matches: Path, tmp_path: Path
) -> None:
    protocol = tmp_path / "out" / "board-1-round-1-Kh-Mo" / "protocol.csv"
    protocol.write_text("mine")
    before = everything(tmp_path / "out")

    again = typed("match", "files", "duel", tmp_path / "out", "--log", matches)
    there = tmp_path / "out" / "board-1-round-1-Kh-Mo" / "open.mat"
    typed_refused(again, FileThere, file=str(there))
    assert everything(tmp_path / "out") == before

    forced = typed("match", "files", "duel", tmp_path / "out", "--log", matches, "--force")
    assert forced.code == 0
    in_golden_file(*forced.out.splitlines())
    assert protocol.read_text().startswith("Game No,")


def test_an_event_that_is_not_in_the_log_is_refused(matches: Path, tmp_path: Path) -> None:
    answer = typed("match", "files", "cup", tmp_path / "out", "--log", matches)

    typed_refused(answer, NotInTheLog, event="cup")
    assert not (tmp_path / "out").exists()


def test_before_a_game_is_over_in_both_rooms_there_is_nothing_to_write(tmp_path: Path) -> None:
    event = read_match_event(match_toml())
    with open_desks(tmp_path / "var", create=True) as desks:
        create_event(matches_of(desks), event)
        begin_session(matches_of(desks), event.id, SessionNo(1))

    answer = typed("match", "files", "duel", tmp_path / "out", "--log", tmp_path / "var")

    assert answer.code == 0
    in_golden_file(*answer.out.splitlines())
    assert not (tmp_path / "out").exists()


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """The folder of an event of two teams whose board has begun, and nothing is played."""
    event = read_match_event(match_toml())
    with open_desks(tmp_path / "var", create=True) as desks:
        create_event(matches_of(desks), event)
        begin_session(matches_of(desks), event.id, SessionNo(1))
    return tmp_path / "var"


def test_every_game_has_a_roll_sheet_that_its_tablet_takes(begun: Path, tmp_path: Path) -> None:
    answer = typed("match", "sheets", "duel", tmp_path / "out", "--log", begun, "--json")

    names = [f"board-1-round-1-Kh-Mo-game-{game}.txt" for game in (1, 2)]
    assert answer.json == {
        "event": "duel",
        "session": 1,
        "into": str(tmp_path / "out"),
        "files": names,
    }
    assert all((tmp_path / "out" / name).stat().st_mode & 0o777 == 0o600 for name in names)
    sheet = read_printed_rolls((tmp_path / "out" / names[0]).read_text())
    white, black = sheet.rolls.opening
    with open_desks(begun) as desks:
        device = GameDevice(consoles_of(matches_of(desks))).begin()
        device.say({"do": "opening_roll", "white": white, "black": black})
        device.say(device.play_due())
        side = device.state.turn
        assert side is not None
        dice = sheet.rolls.roll(side, 1)
        assert dice is not None
        assert device.say(typed_roll(side.word, dice)).next == 3


def given(begun: Path) -> list[Line]:
    """The lines that say that roll sheets were printed."""
    with open_desks(begun) as desks:
        lines = matches_of(desks).adapters.log.lines(EventId("duel"))
        return [line for line in lines if line.body["do"] == "sheets_given"]


def test_roll_sheets_leave_a_line_each_time_that_a_stranger_is_told_of(
    begun: Path, tmp_path: Path
) -> None:
    for folder in ("out", "again"):
        typed("match", "sheets", "duel", tmp_path / folder, "--log", begun)

    assert [(line.place, line.body, line.by) for line in given(begun)] == [
        ((1, 0, 0), {"do": "sheets_given", "sheets": 2}, "the command line")
    ] * 2
    findings = typed("verify", "duel", "--log", begun, "--json").json["findings"]
    sheets = [each for each in findings if each["where"] == "session 1, roll sheets"]
    assert [(each["id"], each["verdict"]) for each in sheets] == [("roll-sheet", "unproved")] * 2
    for each, line in zip(sheets, given(begun), strict=True):
        assert each["sentence"].startswith(f"{line.body['sheets']} ")
        assert f"{instant_in_words(line.at)}, by {line.by}." in each["sentence"]


def test_no_sheet_is_written_where_the_log_takes_no_line_that_says_so(
    begun: Path, tmp_path: Path
) -> None:
    with by_force(begun) as log:
        log.execute("UPDATE lines SET by = 'somebody' WHERE position = 1")

    answer = typed("match", "sheets", "duel", tmp_path / "out", "--log", begun)

    assert answer.code == 2
    assert everything(tmp_path / "out") == {}


def test_no_line_says_that_sheets_were_printed_where_one_of_them_cannot_be(
    begun: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    last = folder / "board-1-round-1-Kh-Mo-game-2.txt"
    last.symlink_to(tmp_path / "nowhere" / "sheet.txt")
    (tmp_path / "file").write_text("no folder")
    answer = typed("match", "sheets", "duel", folder, "--log", begun)
    other = typed("match", "sheets", "duel", tmp_path / "file", "--log", begun)

    typed_refused(answer, FileThere, file=str(last))
    assert list(folder.iterdir()) == [last]
    assert other.code == 2
    assert given(begun) == []


def test_sheets_of_a_session_that_has_ended_tell_nothing_new(matches: Path, tmp_path: Path) -> None:
    answer = typed("match", "sheets", "duel", tmp_path / "out", "--log", matches)

    assert answer.code == 0
    assert given(matches) == []


@pytest.mark.long
@pytest.mark.parametrize(("games", "lines"), [(1, 1), (2, 0)])
def test_sheets_tell_nothing_new_once_every_roll_set_is_open(
    games: int, lines: int, begun: Path, tmp_path: Path
) -> None:
    with open_desks(begun) as desks:
        event = matches_of(desks).progress(EventId("duel")).event
        turn = game_turn(game_policies_for("mixed", event.teams, 7), 7)
        for _ in islice(play_rehearsal(matches_of(desks), event.id, turn), games):
            pass
        now = matches_of(desks).progress(event.id).sessions[SessionNo(1)]
        assert (len(now.opened), now.ended) == (games, None)
    answer = typed("match", "sheets", "duel", tmp_path / "out", "--log", begun)

    assert answer.code == 0
    assert len(given(begun)) == lines


def test_roll_sheets_that_are_there_stay_as_they_are(begun: Path, tmp_path: Path) -> None:
    typed("match", "sheets", "duel", tmp_path / "out", "--log", begun)
    before = everything(tmp_path / "out")
    again = typed("match", "sheets", "duel", tmp_path / "out", "--log", begun)

    there = tmp_path / "out" / "board-1-round-1-Kh-Mo-game-1.txt"
    typed_refused(again, FileThere, file=str(there))
    assert everything(tmp_path / "out") == before
    assert len(given(begun)) == 1


@pytest.mark.parametrize(
    ("rolls", "session", "kind", "fields"),
    [
        ("drawn", 2, NoSuchSession, {"event": "duel", "session": 2, "sessions": 1}),
        ("thrown", 1, ThrownNotDrawn, {"event": "duel"}),
    ],
)
def test_there_are_no_roll_sheets_of_no_session_nor_of_rolls_that_are_thrown(
    rolls: str, session: int, kind: type[Refused], fields: dict[str, object], tmp_path: Path
) -> None:
    event = read_match_event(match_toml(rolls=rolls))
    with open_desks(tmp_path / "var", create=True) as desks:
        create_event(matches_of(desks), event)
        begin_session(matches_of(desks), event.id, SessionNo(1))
    options = ("--session", session, "--log", tmp_path / "var")
    answer = typed("match", "sheets", "duel", tmp_path / "out", *options)

    typed_refused(answer, kind, **fields)
    assert not (tmp_path / "out").exists()


def test_there_are_no_roll_sheets_before_a_board_begins(tmp_path: Path) -> None:
    with open_desks(tmp_path / "var", create=True) as desks:
        create_event(matches_of(desks), read_match_event(match_toml()))
    answer = typed("match", "sheets", "duel", tmp_path / "out", "--log", tmp_path / "var")

    typed_refused(answer, NotStarted, event="duel", session=1)


def test_a_copy_without_its_secrets_has_no_roll_sheets(begun: Path, tmp_path: Path) -> None:
    for secret in (begun / "secrets" / "duel").glob("session-*"):
        secret.unlink()
    answer = typed("match", "sheets", "duel", tmp_path / "out", "--log", begun)

    typed_refused(answer, LuckNotHere, event="duel", session=1)


def test_a_roll_sheet_says_that_no_devices_are_allowed_in_its_room(tmp_path: Path) -> None:
    """F8, R57: the rule stands beneath the rolls, and the sheet is read as it was."""
    for more, notes in (('[hall]\ndevices = "none"', 1), ("", 0)):
        log, out = tmp_path / f"log{notes}", tmp_path / f"out{notes}"
        with open_desks(log, create=True) as desks:
            create_event(matches_of(desks), read_match_event(match_toml(more=more)))
            begin_boards(matches_of(desks), EventId("duel"))
        assert typed("match", "sheets", "duel", out, "--log", log).code == 0
        sheets = [file.read_text() for file in sorted(out.iterdir())]

        assert len(sheets) == 2
        for number, sheet in enumerate(sheets, 1):
            said = [line for line in sheet.splitlines() if line.startswith("*")]
            assert len(said) == notes
            in_golden_file(*said)
            assert read_printed_rolls(sheet).number == number


@pytest.mark.parametrize(
    "command", [("match", "files", "cup", "out"), ("match", "sheets", "cup", "out")]
)
def test_what_is_for_team_matches_says_so(command: tuple[str, ...], tmp_path: Path) -> None:
    with open_desks(tmp_path / "var", create=True) as desks:
        create_event(poker_of(desks), event_of(**DUEL))

    answer = typed(*command, "--log", tmp_path / "var")

    typed_refused(answer, MatchesOnly, event="cup", format="duplicate poker")
