"""Games typed from a recorder's sheet are the lines that a console would have sent."""

from collections import defaultdict
from collections.abc import Iterator

import pytest

from evendeal.backgammon import BACKGAMMON, Level, Ruleset, Side, is_over, result
from evendeal.backgammon.actions import (
    AcceptResignation,
    Double,
    Move,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
)
from evendeal.backgammon.lines import GameAccepted, GameLine
from evendeal.backgammon.lines_wire import game_body_from_json
from evendeal.ids import SessionNo
from evendeal.notation.game_sheet import read_game_sheet, write_game_sheet
from evendeal.notation.mat import read_mat
from evendeal.notation.refusals import CannotHold
from evendeal.notation.sheet_words import NotASheet, SheetRefused
from evendeal.store.archive import read_archive
from evendeal.tournament.room_match.event_read import read_match_event
from support.checkout import ROOT
from support.refusals import refused

GOLDEN = ROOT / "tests" / "golden"
DOC = ROOT / "docs" / "sheets.md"
ASIDE = {"undo", "correct", "note", "call_director", "decide", "reopen", "bound"}
W, B = Side.WHITE, Side.BLACK
PASSED = [OpeningRoll(6, 1), Play(W, (Move(13, 7), Move(8, 7))), Double(B), Pass(W)]


def recorded() -> Iterator[tuple[str, Ruleset, tuple[GameLine, ...]]]:
    """The games of the last golden archive of each event, as their consoles sent them."""
    for folder in sorted((GOLDEN / "archives").glob("match_*")):
        archive = read_archive(sorted(folder.glob("*.zip"))[-1].read_bytes())
        event = read_match_event(archive.files["event.toml"].decode())
        games: dict[tuple[int, int, int], list[dict[str, object]]] = defaultdict(list)
        for line in archive.lines():
            if line.table and line.deal:
                games[line.session, line.table, line.deal].append(line.body)
        for (session, table, number), bodies in games.items():
            done = {body["do"] for body in bodies}
            if bodies[-1]["do"] == "accept" and not done & ASIDE:
                lines = tuple(map(game_body_from_json, bodies))
                where = f"{folder.name} {session}/{table}/{number}"
                yield where, event.ruleset(SessionNo(session)), lines


def played() -> Iterator[tuple[str, Ruleset, tuple[GameLine, ...]]]:
    """The games of whole matches that GNU Backgammon played."""
    for file in sorted((GOLDEN / "mat").glob("*.mat")):
        match = read_mat(file.read_bytes(), file.name)
        for game in match.games:
            if is_over(game.state):
                agreed = GameAccepted.of(result(game.state))
                yield f"{file.name} {game.number}", match.ruleset, (*game.actions, agreed)


def test_every_recorded_game_is_the_same_typed_from_its_sheet() -> None:
    found = list(recorded())
    kinds = {type(line).__name__ for _, _, lines in found for line in lines}
    assert {"Roll", "Play", "Double", "Take", "Pass", "Resign", "AcceptResignation"} <= kinds

    for where, ruleset, lines in found:
        assert read_game_sheet(write_game_sheet(lines), ruleset) == lines, where


def test_whole_matches_are_typed_in_as_many_keys_as_documented() -> None:
    texts, turns = [], 0
    for where, ruleset, lines in played():
        texts.append(write_game_sheet(lines))
        turns += sum(isinstance(line, OpeningRoll | Roll) for line in lines)
        assert read_game_sheet(texts[-1], ruleset) == lines, where

    keys = sum(map(len, texts)) / turns
    stated = f"{len(texts)} games with {turns} turns: {keys:.0f} key presses a turn"
    assert stated in " ".join(DOC.read_text("utf-8").split())


def test_a_game_is_written_a_turn_a_line() -> None:
    text = "6:1\n13/7 8/7\nd\np\nok\n".replace("6:1\n13", "6:1 13")
    lines = read_game_sheet(text, BACKGAMMON)

    assert list(lines[:-1]) == PASSED
    assert write_game_sheet(lines) == text


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("24/18/13", (Move(24, 18), Move(18, 13))),
        ("24/18 18/13", (Move(24, 18), Move(18, 13))),
        ("24/18* 13/8", (Move(24, 18), Move(13, 8))),
    ],
)
def test_moves_are_read_as_players_write_them(typed: str, moves: tuple[Move, ...]) -> None:
    assert read_game_sheet(f"6:5 {typed} D P OK", BACKGAMMON)[1] == Play(W, moves)


def test_the_same_move_several_times_is_written_once() -> None:
    lines = read_game_sheet("2:1 13/11 6/5  44 24/20(2) 13/9(2) d p ok", BACKGAMMON)

    assert lines[3] == Play(B, (Move(24, 20),) * 2 + (Move(13, 9),) * 2)


def test_either_side_resigns_whoever_is_to_play() -> None:
    for word, side in (("rw2", W), ("rb2", B), ("r2", B)):
        lines = read_game_sheet(f"6:1 13/7 8/7 {word} y ok", BACKGAMMON)
        assert lines[2] == Resign(side, Level.GAMMON)
        assert lines[3] == AcceptResignation(side.other)


@pytest.mark.parametrize(
    ("text", "line", "column", "word"),
    [
        ("6:1 13/7 8/7\nq", 2, 1, "q"),
        ("6:1 13/7 8/77", 1, 10, "8/77"),
        ("d", 1, 1, "d"),
    ],
)
def test_a_word_that_means_nothing_is_named_by_its_place(
    text: str, line: int, column: int, word: str
) -> None:
    with pytest.raises(NotASheet) as caught:
        read_game_sheet(text, BACKGAMMON)

    assert (caught.value.line, caught.value.column, caught.value.text) == (line, column, word)


@pytest.mark.parametrize(
    ("text", "line", "column", "word"),
    [
        ("6:1 13/7 8/6\n22", 1, 5, "13/7"),
        ("6:6", 1, 1, "6:6"),
        ("6:1 13/7 8/7\nt", 2, 1, "t"),
        ("6:1 13/7 8/7 ok", 1, 14, "ok"),
        ("6:1 13/7 8/7 d p", 1, 16, "p"),
        ("", 1, 1, ""),
    ],
)
def test_what_the_rules_refuse_is_named_by_its_place(
    text: str, line: int, column: int, word: str
) -> None:
    with pytest.raises(SheetRefused) as caught:
        read_game_sheet(text, BACKGAMMON)

    assert (caught.value.line, caught.value.column, caught.value.text) == (line, column, word)


def test_an_illegal_play_that_was_let_stand_is_not_on_a_sheet() -> None:
    lines = [PASSED[0], Play(W, (Move(13, 7), Move(8, 6)), accepted=True)]
    with refused(CannotHold, notation="a sheet", where="a game", what="a line Play"):
        write_game_sheet(lines)
