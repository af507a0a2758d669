"""A correction over the wire: told with its turn, by nobody's name, and not a word before."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from evendeal.backgammon import legal
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.web import create_app
from support.events.matches import DUEL, game_at
from support.sentences import in_golden_file
from support.web.match_house import GameWire, MatchHouse, match_house
from support.web.watcher import Start, Watcher

pytestmark = pytest.mark.long

MATCH = "/api/events/duel/matches/1/1"
ANSWERS = ("/api/events/duel", "/api/events/duel/scoreboard", MATCH, f"{MATCH}/games/1")
OFFICE = "/api/office/duel"
PLACE = {"session": 1, "table": 1, "deal": 1}
WHY = "both players agree"
DECISION = {
    **PLACE, "winner": "white", "level": 1, "left": 5, "cube": 1, "rule": "R48", "reason": "late",
}  # fmt: skip


@pytest.fixture
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchHouse]:
    with match_house(tmp_path_factory.mktemp("house") / "var") as found:
        yield found


def play_to(device: GameWire, turns: int) -> GameWire:
    """The table plays on until it has completed so many turns."""
    while len(game_at(device.hall.matches, device.table).turns) < turns:
        device.go(1)
    return device


def rooms(hall: MatchHouse, opened: int, closed: int) -> tuple[GameWire, GameWire]:
    """Both rooms of the first match, each so many turns on."""
    return (
        play_to(GameWire(hall, "open room", 1), opened),
        play_to(GameWire(hall, "closed room", 2), closed),
    )


def last_play(hall: MatchHouse) -> tuple[int, dict[str, Any]]:
    """The open room's last play, its line and another that it might have been."""
    game = game_at(hall.matches)
    turn = game.turns[-1]
    assert turn.lines[-1] == game.in_force[-1].n
    moves = next(
        play
        for play in legal(game.in_force[-2].state).plays
        if sorted(play) != sorted(turn.moves or ())
    )
    side = turn.side.word
    pairs = [list(move) for move in moves]
    return turn.lines[-1], {"do": "play", "side": side, "moves": pairs, "accepted": False}


def public(hall: MatchHouse) -> list[bytes]:
    """Everything that anybody is shown."""
    return [hall.ask("", "GET", path).body for path in ANSWERS]


def frames(hall: MatchHouse, room: str = "open") -> list[Any]:
    game = hall.ask("", "GET", f"{MATCH}/games/1").json
    return list(game["rooms"][room]["frames"])


def correct(hall: MatchHouse) -> None:
    """The director corrects the open room's last play."""
    of, action = last_play(hall)
    said = {**PLACE, "of": of, "action": action, "reason": WHY, "key": "k"}
    assert hall.ask("director", "POST", f"{OFFICE}/corrections", said).status == 200


def test_the_directors_correction_of_what_everybody_saw_stands_at_its_frame(
    hall: MatchHouse,
) -> None:
    rooms(hall, 2, 2)
    was = frames(hall)[2]["play"]
    correct(hall)

    frame = frames(hall)[2]
    said = f"The director corrected the play, shown before as {was}."
    mark = {"what": "play", "by": "director", "was": was, "shown": None, "reason": None}
    mark["said"] = said
    assert frame["corrected"] == [mark]
    assert frame["play"] != was
    live = hall.ask("", "GET", MATCH).json["live"]
    assert live["open"]["frame"] == frame
    assert live["closed"]["frame"]["corrected"] == []
    assert all(b"Director" not in answer for answer in public(hall))
    assert all(WHY.encode() not in answer for answer in public(hall))

    for table in (1, 2):
        decided = {**DECISION, "table": table, "key": f"d{table}"}
        assert hall.ask("director", "POST", f"{OFFICE}/decisions", decided).status == 200
    (mark,) = frames(hall)[2]["corrected"]
    assert (mark["reason"], mark["said"]) == (WHY, f"{said[:-1]}: {WHY}.")


def test_a_recorders_correction_stands_there_as_the_tables(hall: MatchHouse) -> None:
    device, _ = rooms(hall, 2, 2)
    of, action = last_play(hall)
    device.say({"do": "correct", "of": of, "action": action, "reason": WHY})

    (mark,) = frames(hall)[2]["corrected"]
    assert (mark["by"], mark["was"] is None) == ("table", False)
    assert all(b"Open Room" not in answer for answer in public(hall))


def test_a_correction_of_a_hidden_turn_is_neither_shown_nor_streamed(
    hall: MatchHouse, start: Start
) -> None:
    _, closed = rooms(hall, 3, 2)
    before = public(hall)
    where, _ = start(create_app(PublicHouse(RoomMatchPublic(hall.matches))))
    with Watcher(where, path="/api/events/duel/stream") as watcher:
        first = watcher.message()
        correct(hall)
        assert watcher.quiet(0.6)
    assert public(hall) == before
    play_to(closed, 3)

    (mark,) = frames(hall)[3]["corrected"]
    assert (mark["by"], mark["was"]) == ("director", None)
    in_golden_file(mark["said"])

    assert hall.matches.progress(DUEL).news == first.id + 1


def take_back(hall: MatchHouse, table: int, turns: int) -> None:
    """The director takes back the last turns of a table until it has so many."""
    while len(game_at(hall.matches, table).turns) > turns:
        of = game_at(hall.matches, table).in_force[-1].n
        said = {
            **PLACE,
            "table": table,
            "of": of,
            "action": None,
            "reason": WHY,
            "key": f"u{table}-{of}",
        }
        assert hall.ask("director", "POST", f"{OFFICE}/corrections", said).status == 200


def test_which_room_took_a_turn_back_and_how_far_the_other_is_cannot_be_told(
    tmp_path: Path,
) -> None:
    """Byte for byte: the open room, the closed one that was ahead, and both."""
    answers = []
    for name, opened, closed, back in (
        ("open", 3, 3, ((1, 2),)),
        ("closed", 3, 3, ((2, 2),)),
        ("ahead", 3, 5, ((2, 2),)),
        ("behind", 3, 5, ((1, 2),)),
        ("both", 3, 3, ((1, 2), (2, 2))),
    ):
        with match_house(tmp_path / name / "var") as hall:
            rooms(hall, opened, closed)
            for table, turns in back:
                take_back(hall, table, turns)
            answers.append(public(hall))

    gone = b"Roll 3 was shown before; its record has been changed."
    assert all(gone in answer for answer in answers[0][-2:])
    assert all(each == answers[0] for each in answers)


def test_what_the_office_takes_back_is_told_when_it_has_been_recorded_anew(
    hall: MatchHouse,
) -> None:
    device, _ = rooms(hall, 2, 2)
    of, action = last_play(hall)
    before = frames(hall)[2]
    form = {**PLACE, "of": of, "action": None, "reason": WHY, "key": "k"}
    assert hall.ask("director", "POST", f"{OFFICE}/corrections", form).status == 200
    assert len(frames(hall)) == 2
    device.begin()
    device.say(action)

    frame = frames(hall)[2]
    (mark,) = frame["corrected"]
    assert frame["roll"] == before["roll"]
    assert (mark["what"], mark["by"]) == ("turn", "director")
    assert mark["was"] == before["said"].removesuffix(".")
