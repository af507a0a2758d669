"""Line-ups close before anybody can know whom they would seat where (R56)."""

import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from evendeal.director.events import begin_session, create_event, end_session
from evendeal.director.ledger import NotStarted
from evendeal.director.randomness import (
    BeaconNeeded,
    BeaconOfAnother,
    BeaconTooEarly,
    RandomnessKnownAlready,
)
from evendeal.director.verifying import verify_event
from evendeal.formats.duplicate.line_ups import (
    LineUpsNeverClose,
    close_line_ups,
    make_line_ups_good,
)
from evendeal.formats.duplicate.office.session_control import LineUpsAreClosed, SeatedElsewhere
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import SessionNo, TableNo
from evendeal.store.archive import read_archive
from evendeal.store.archive_import import import_archive
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.line import Draft
from evendeal.tournament.refusals import LineUpsOpen
from evendeal.views.absent import NoSuchSession
from support.clock import Moved
from support.events.poker import (
    CUP,
    FIRST,
    desk_on,
    event_of,
    play_hand,
    play_to_the_end,
    rows,
    toml,
)
from support.events.poker_floor import ANN, Floor
from support.ledgers import open_desk
from support.offices import poker_office
from support.proof.stranger import stranger
from support.refusals import refused
from support.sentences import in_golden_file, undated
from support.typed import typed

SECOND = SessionNo(2)
LOTTERY = 'beacon = "the lottery of 4 May"'
TWO = 'beacons = ["the lottery of 4 May", "the lottery of 5 May"]'
VALUES = {FIRST: "4 8 15 16 23 42", SECOND: "1 2 3 5 8 13"}
TEAMS = {"teams": 3, "deals": 1, "play": "reserve = 0"}


@pytest.fixture
def clock() -> Moved:
    clock = Moved()
    clock.at = datetime(2027, 5, 4, 12, tzinfo=UTC)
    return clock


@pytest.fixture
def desk(folder: Path, clock: Moved) -> Iterator[Desk]:
    for desk in desk_on(folder):
        desk.adapters = replace(desk.adapters, clock=clock)
        yield desk


@pytest.fixture
def floor(desk: Desk, clock: Moved) -> Floor:
    return Floor(desk, clock)


def sealed(desk: Desk, draw: str, *, sessions: int = 1, **changes: Any) -> None:
    create_event(desk, event_of(**TEAMS, event=f"sessions = {sessions}", draw=draw, **changes))


def files(folder: Path) -> list[bytes]:
    """The published files for the script."""
    published = folder / "published/cup"
    names = ("seal.json", "opened.json", "root.json", "lineups.json")
    return [(published / name).read_bytes() for name in names if (published / name).exists()]


def line_up(floor: Floor, players: tuple[str, ...], session: SessionNo = FIRST) -> None:
    floor.office.line_up(CUP, session, "A", players=players, key=floor.key(), by=ANN)


def sits(desk: Desk, player: str, session: SessionNo = FIRST) -> tuple[int, int]:
    """Table and seat of a player."""
    (place,) = [
        (table, seat)
        for table, row in enumerate(desk.progress(CUP).sessions[session].tables, 1)
        for seat, sat in enumerate(row, 1)
        if sat is not None and sat.player == player
    ]
    return place


def failing(desk: Desk) -> list[str]:
    return [each.id for each in verify_event(desk, CUP) if not each.ok]


def test_nobody_is_lined_up_otherwise_once_the_value_can_be_known(
    desk: Desk, floor: Floor, folder: Path
) -> None:
    """S2, R56: who knows the draw cannot move anybody any more."""
    sealed(desk, LOTTERY)
    line_up(floor, ("A3", "A1", "A2"))
    assert poker_office(desk).office(CUP, FIRST).line_ups_close
    floor.office.close_line_ups(CUP, FIRST, by=ANN)
    before = rows(folder)

    with refused(LineUpsAreClosed, session=1, closed_at="2027-05-04T12:00:00.000Z"):
        line_up(floor, ("A1", "A2", "A3"))
    assert rows(folder) == before
    begin_session(desk, CUP, FIRST, VALUES[FIRST])
    assert failing(desk) == []
    (followed,) = (each for each in verify_event(desk, CUP) if each.id == "seats")
    assert followed.verdict == "holds"
    in_golden_file(followed.sentence)


def test_a_session_with_public_randomness_does_not_begin_while_line_ups_are_open(
    desk: Desk, folder: Path
) -> None:
    """S2, R56: the sentence says what to do, and the value is not written anywhere."""
    sealed(desk, LOTTERY)
    with refused(LineUpsOpen, session=1, still=(1,)):
        begin_session(desk, CUP, FIRST, VALUES[FIRST])

    assert [row.body["do"] for row in rows(folder)] == ["publish"]
    assert not (folder / "published/cup/root.json").exists()
    assert VALUES[FIRST] not in "".join(map(str, rows(folder)))


def test_closing_twice_is_the_same_answer_and_one_line(desk: Desk, folder: Path) -> None:
    """S2: a director who presses once more changes nothing."""
    sealed(desk, LOTTERY)
    assert close_line_ups(desk, CUP, FIRST, by=ANN) == (FIRST,)
    file = (folder / "published/cup/lineups.json").read_bytes()
    assert close_line_ups(desk, CUP, FIRST, by="Bob") == (FIRST,)

    assert [row.body["do"] for row in rows(folder)] == ["publish", "close_line_ups"]
    assert (folder / "published/cup/lineups.json").read_bytes() == file


def test_the_closing_line_is_signed_at_once_and_the_file_names_it_by_its_hash(
    desk: Desk, folder: Path
) -> None:
    """S2: the file binds the log up to there, and does not say how long it is (R37)."""
    sealed(desk, LOTTERY)
    close_line_ups(desk, CUP, FIRST, by=ANN)
    (last,) = list(desk.adapters.log.lines(CUP, 1))
    (point,) = (folder / "published/cup/checkpoints.jsonl").read_text().splitlines()
    document = json.loads((folder / "published/cup/lineups.json").read_text())
    (session,) = document["line_ups"]["sessions"]

    assert json.loads(point)["position"] == last.position
    assert session["line"] == last.hash
    assert session["closed_at"] == last.at
    assert session["entries"][0] == {"id": "A", "players": ["A1", "A2", "A3"]}
    assert "position" not in json.dumps(document)


def test_an_interruption_after_the_line_is_made_good(desk: Desk, folder: Path) -> None:
    sealed(desk, LOTTERY)
    close_line_ups(desk, CUP, FIRST, by=ANN)
    path = folder / "published/cup/lineups.json"
    file = path.read_bytes()
    path.unlink()
    make_line_ups_good(desk, CUP)

    assert path.read_bytes() == file


def test_with_one_value_for_the_event_all_line_ups_close_before_the_first_session(
    desk: Desk, floor: Floor
) -> None:
    """S2, R56: after the first value everybody knows the seats of every session."""
    sealed(desk, LOTTERY, sessions=2)
    floor.office.close_line_ups(CUP, FIRST, by=ANN)

    assert set(desk.progress(CUP).line_ups.closed) == {FIRST, SECOND}
    with refused(LineUpsAreClosed, session=2, closed_at="2027-05-04T12:00:00.000Z"):
        line_up(floor, ("A2", "A1", "A3"), SECOND)


def test_with_the_mirror_draw_the_even_sessions_line_ups_close_with_the_odd_ones(
    desk: Desk,
) -> None:
    """S2: an even session sits by the value of the odd one before it."""
    four = 'beacons = ["first", "second", "third", "fourth"]\nseats = "mirror"'
    sealed(desk, four, sessions=4)
    assert close_line_ups(desk, CUP, FIRST, by=ANN) == (FIRST, SECOND)

    assert set(desk.progress(CUP).line_ups.closed) == {FIRST, SECOND}


def test_each_session_has_a_value_of_its_own_and_its_line_ups_stay_open_until_then(
    desk: Desk, floor: Floor, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S2: the seats of the second session follow from its own value, and from its line-ups."""
    sealed(desk, TWO, sessions=2)
    floor.office.close_line_ups(CUP, FIRST, by=ANN)
    begin_session(desk, CUP, FIRST, VALUES[FIRST])
    line_up(floor, ("A9", "A2", "A1"), SECOND)
    for table in (1, 2, 3):
        play_hand(desk, table)
    end_session(desk, CUP, FIRST)
    with refused(LineUpsOpen, session=2, still=(2,)):
        begin_session(desk, CUP, SECOND, VALUES[SECOND])
    floor.office.close_line_ups(CUP, SECOND, by=ANN)
    with refused(BeaconOfAnother, session=2, other=1, beacon="4 8 15 16 23 42"):
        begin_session(desk, CUP, SECOND, VALUES[FIRST])
    with refused(BeaconNeeded, session=2, beacon="the lottery of 5 May"):
        begin_session(desk, CUP, SECOND)
    begin_session(desk, CUP, SECOND, VALUES[SECOND])
    code, said = stranger(files(folder), tmp_path, capsys)

    assert failing(desk) == []
    assert sits(desk, "A9", SECOND)
    assert (code, "FAILS" in said) == (0, False)
    assert "Session 2, seats: follow from the draw; 2 of 9 were changed by line-ups." in said
    assert "Session 2: A was lined up as A9, A2, A1 on " in said


def test_without_public_randomness_the_proof_says_who_could_know_the_seats(
    desk: Desk, floor: Floor, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S2, R56: nothing is claimed that the organiser's secret makes worthless."""
    sealed(desk, "")
    line_up(floor, ("A2", "A1", "A3"))
    begin_session(desk, CUP, FIRST)
    code, said = stranger(files(folder), tmp_path, capsys)

    assert [row.body["do"] for row in rows(folder)][-2:] == ["close_line_ups", "begin"]
    assert "seats-known" in {each.id for each in verify_event(desk, CUP)}
    assert code == 0
    assert "the organiser could know the seats while line-ups could still be changed" in said


def test_with_the_mirror_draw_nobody_is_lined_up_who_has_seen_the_seats_that_are_reversed(
    desk: Desk, floor: Floor, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S2: without public randomness, too, the first session shows the seats of the second."""
    sealed(desk, 'seats = "mirror"', sessions=2)
    begin_session(desk, CUP, FIRST)
    with refused(LineUpsAreClosed, session=2, closed_at="2027-05-04T12:00:00.000Z"):
        line_up(floor, ("A2", "A1", "A3"), SECOND)
    for table in (1, 2, 3):
        play_hand(desk, table)
    end_session(desk, CUP, FIRST)
    begin_session(desk, CUP, SECOND)
    code, said = stranger(files(folder), tmp_path, capsys)

    assert set(desk.progress(CUP).line_ups.closed) == {FIRST, SECOND}
    assert failing(desk) == []
    assert (code, "FAILS" in said) == (0, False)


def test_where_no_instant_is_sealed_the_reader_is_told_what_to_look_up(
    desk: Desk, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S2: whether the value could be known when line-ups were closed, no file can show then."""
    sealed(desk, LOTTERY)
    close_line_ups(desk, CUP, FIRST, by=ANN)
    begin_session(desk, CUP, FIRST, VALUES[FIRST])
    (found,) = [each for each in verify_event(desk, CUP) if each.id == "line-ups-look-up"]
    _, said = stranger(files(folder), tmp_path, capsys)

    assert found.verdict == "unproved"
    in_golden_file(found.sentence)
    assert "open   Session 1: look up that nobody could know its value on 2027-05-04T12:00" in said


def test_line_ups_and_substitutions_are_named_with_time_and_by_whom(
    desk: Desk, floor: Floor, clock: Moved, folder: Path, tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """S2: a substitute in the middle of a session is named, and by whom in the log."""
    sealed(desk, LOTTERY)
    line_up(floor, ("A2", "A1", "A3"))
    floor.office.close_line_ups(CUP, FIRST, by=ANN)
    begin_session(desk, CUP, FIRST, VALUES[FIRST])
    table, seat = sits(desk, "A2")
    clock.move(minutes=30)
    put = {"reason": "A2 is ill", "key": "s", "by": ANN}
    floor.office.substitute(CUP, TableNo(table), seat, player="Zoe", **put)
    play_hand(desk, 1)
    for each in (2, 3):
        play_hand(desk, each)
    found = {each.id: each for each in verify_event(desk, CUP)}
    _, output = stranger(files(folder), tmp_path, capsys)

    in_golden_file(found["line-up-by"].sentence)
    put_there = found["substitution-by"]
    assert put_there.where == f"session 1, table {table}, seat {seat}"
    in_golden_file(put_there.sentence.replace(f"table {table}, seat {seat}", "PLACE"))
    assert (
        f"open   Session 1, table {table}, seat {seat}: Zoe came for A2 on 2027-05-04T12:30"
        in output
    )
    assert "A2 is ill" not in output


def test_a_substitute_who_sits_elsewhere_is_refused_and_found_in_a_file(
    desk: Desk, floor: Floor, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S2: nobody sits on two seats, whoever says so."""
    sealed(desk, LOTTERY)
    floor.office.close_line_ups(CUP, FIRST, by=ANN)
    begin_session(desk, CUP, FIRST, VALUES[FIRST])
    (table, seat), other = sits(desk, "A1"), sits(desk, "A2")
    put = {"reason": "late", "key": "s", "by": ANN}
    with refused(SeatedElsewhere, player="A2", entry="A", table=other[0]):
        floor.office.substitute(CUP, TableNo(table), seat, player="A2", **put)
    seal, opened, *others = files(folder)
    document = json.loads(opened)
    document["sessions"][0]["substitutions"] = [
        {"at": "2027-05-04T12:30:00Z", "table": table, "seat": seat, "gone": "A1", "player": "A2"}
    ]
    code, output = stranger([seal, json.dumps(document).encode(), *others], tmp_path, capsys)

    assert code == 1
    assert "A2 came for A1" in output


def test_a_line_up_after_the_end_of_line_ups_breaks_the_log_whoever_writes_it(
    desk: Desk, floor: Floor
) -> None:
    """S2: a line that somebody forces into the log is not counted."""
    sealed(desk, LOTTERY)
    close_line_ups(desk, CUP, FIRST, by=ANN)
    body = {"do": "lineup", "entry": "A", "players": ["A2", "A1", "A3"]}
    n = desk.progress(CUP).next_n(FIRST, 0, 0)
    desk.write(CUP, [Draft(FIRST, 0, 0, n, "forced", body)], "x")

    in_golden_file(str(desk.read_only(CUP)))
    assert "log" in failing(desk)


def test_what_cannot_be_closed_is_refused_by_name(desk: Desk, folder: Path) -> None:
    sealed(desk, TWO, sessions=2)
    with refused(NotStarted, event="cup", session=1):
        close_line_ups(desk, CUP, SECOND, by=ANN)
    for number in (0, 3):
        with pytest.raises(NoSuchSession):
            close_line_ups(desk, CUP, SessionNo(number), by=ANN)

    assert [row.body["do"] for row in rows(folder)] == ["publish"]


KNOWN = f'{LOTTERY}\nknown_from = ["2027-05-04T14:00:00Z"]'


def test_a_value_is_not_taken_before_it_can_be_known(
    desk: Desk, clock: Moved, folder: Path
) -> None:
    """S2: the seal says from when, and the session waits for it."""
    sealed(desk, KNOWN)
    close_line_ups(desk, CUP, FIRST, by=ANN)
    with refused(BeaconTooEarly, session=1, known_from="2027-05-04T14:00:00Z"):
        begin_session(desk, CUP, FIRST, VALUES[FIRST])
    clock.move(hours=3)
    begin_session(desk, CUP, FIRST, VALUES[FIRST])

    assert failing(desk) == []


def test_line_ups_closed_when_the_value_could_be_known_fail_in_both_verifiers(
    desk: Desk, clock: Moved, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S2: a director who closes too late can play, and the proof says what that is worth."""
    sealed(desk, KNOWN)
    clock.move(hours=3)
    close_line_ups(desk, CUP, FIRST, by=ANN)
    begin_session(desk, CUP, FIRST, VALUES[FIRST])
    code, said = stranger(files(folder), tmp_path, capsys)

    assert failing(desk) == ["line-ups-closed"]
    assert code == 1
    assert "and then came 2027-05-04T14:00:00Z" in said


def test_an_event_is_sealed_before_its_public_randomness_can_be_known(
    desk: Desk, clock: Moved, folder: Path
) -> None:
    """S2: a seal that is later than the value binds nobody."""
    clock.move(hours=2)
    with refused(RandomnessKnownAlready, session=1, known_from="2027-05-04T14:00:00Z"):
        sealed(desk, KNOWN)

    assert not (folder / "published/cup/seal.json").exists()


@pytest.mark.parametrize(
    ("draw", "where"),
    [
        ('beacons = ["one"]', "draw.beacons"),
        ('beacons = ["one", "one"]', "draw.beacons[2]"),
        ('beacons = ["one", 2]', "draw.beacons[2]"),
        ('beacons = "one"', "draw.beacons"),
        ('beacon = "one"\nbeacons = ["one", "two"]', "draw.beacon"),
        ('known_from = ["2027-05-04T14:00:00Z"]', "draw.known_from"),
        ('beacon = "one"\nknown_from = ["tomorrow"]', "draw.known_from[1]"),
        ('beacon = "one"\nknown_from = ["2027-05-04T14:00:00+02:00"]', "draw.known_from[1]"),
    ],
)
def test_public_randomness_that_cannot_be_is_refused_with_its_place(draw: str, where: str) -> None:
    with refused(NotAnEvent, where=where):
        event_of(**TEAMS, event="sessions = 2", draw=draw)


def test_in_sequence_every_table_plays_the_deals_as_they_are_numbered(
    desk: Desk, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """F4, R32: the button moves from seat to seat, at every table, and both verifiers know it."""
    event = event_of(teams=3, deals=4, play="reserve = 1", draw='order = "sequence"')
    play_to_the_end(desk, event)
    now = desk.progress(CUP).sessions[FIRST]
    buttons = [now.hands[TableNo(1), deal].setup.button for deal in now.begun[TableNo(1)]]
    code, said = stranger(files(folder), tmp_path, capsys)

    assert {tuple(deals) for deals in now.begun.values()} == {(1, 2, 3, 4)}
    assert buttons == [1, 2, 3, 1]
    assert failing(desk) == []
    assert (code, "FAILS" in said) == (0, False)


def test_a_rehearsal_with_public_randomness_closes_its_line_ups_too(
    desk: Desk, folder: Path
) -> None:
    """S2: what is tried out is what is played."""
    play_to_the_end(desk, event_of(**TEAMS, draw=LOTTERY))

    assert [row.body["do"] for row in rows(folder)][:3] == ["publish", "close_line_ups", "begin"]
    assert failing(desk) == []


def test_an_event_sealed_in_version_1_begins_as_it_always_did(tmp_path: Path) -> None:
    """S2, R56: its line-ups stay open until it begins, and the proof says how many changed."""
    golden = Path(__file__).parents[1] / "golden" / "seals" / "waiting.zip"
    import_archive(tmp_path, read_archive(golden.read_bytes()))
    with open_desk(tmp_path) as desk:
        with refused(LineUpsNeverClose, event="cup"):
            close_line_ups(desk, CUP, FIRST, by=ANN)
        assert not poker_office(desk).office(CUP, FIRST).line_ups_close
        line_up(Floor(desk, Moved()), ("A2", "A1", "A3"))
        begin_session(desk, CUP, FIRST, VALUES[FIRST])
        found = {each.id: each.sentence for each in verify_event(desk, CUP)}

        assert [row.body["do"] for row in rows(tmp_path)] == ["publish", "lineup", "begin"]
        assert sits(desk, "A2") == tuple(
            next(
                (table, seat)
                for table, row in enumerate(desk.progress(CUP).sessions[FIRST].drawn, 1)
                for seat, (_, player) in enumerate(row, 1)
                if player == "A1"
            )
        )
    assert not (tmp_path / "published/cup/lineups.json").exists()
    in_golden_file(found["seats"])
    in_golden_file(found["line-ups-changed"])
    in_golden_file(undated(found["line-up-by"]))


def test_the_captains_file_is_given_out_in_archives_and_on_the_command_line(
    folder: Path, tmp_path: Path
) -> None:
    """S2: who keeps the folder has all that verifies it."""
    file = tmp_path / "event.toml"
    file.write_text(toml(teams=2, deals=1, draw=LOTTERY))
    assert typed("event", "new", file, "--log", folder).code == 0
    closed = typed("event", "close-line-ups", "cup", "--log", folder, "--json")
    assert typed("event", "begin", "cup", "--beacon", "4 8", "--log", folder).code == 0
    kept = tmp_path / "kept"
    shutil.copytree(folder / "published/cup", kept)
    found = typed("verify", kept, "--json").json["findings"]

    assert closed.json["sessions"] == {"1": {"A": ["A1", "A2"], "B": ["B1", "B2"]}}
    assert {each["id"] for each in found if each["verdict"] == "fails"} == set()
    assert "line-ups-published" in {each["id"] for each in found}
