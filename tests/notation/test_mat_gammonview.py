"""Match files of ours in gammonview, which reads and checks them without us (MIT licence)."""

from random import Random

import pytest
from gvformat.game_reconstructor import reconstruct_decisions
from gvformat.legality import is_play_legal
from gvformat.mat import mat_to_ogxm
from gvformat.mat_parser import parse_mat_file
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.backgammon import BACKGAMMON, Side, result
from evendeal.formats.room_match.files import match_files
from evendeal.ids import SessionNo
from evendeal.notation.mat_match import MatGame, MatMatch, match_of
from evendeal.notation.mat_write import write_mat
from support.backgammon.any_game import whole_game
from support.events.match_log import MatchLog, event_of

WINNERS = ("Anna", "Boris")


def illegal_plays(text: str) -> list[str]:
    """The plays of a file that gammonview finds illegal, and how many plays it has."""
    parsed = parse_mat_file(text)
    found: list[str] = []
    for game in parsed["games"]:
        rebuilt = reconstruct_decisions(game, parsed["match_length"], *WINNERS)
        for decision in rebuilt["decisions"]:
            if decision["kind"] == "checker" and not _is_legal(decision):
                found.append(f"game {game['game_number']}: {decision['notation']}")
    return found


def _is_legal(decision: dict[str, object]) -> bool:
    board = decision["board"]
    assert isinstance(board, list)
    mine = [0, *(max(count, 0) for count in board[1:25]), board[25]]
    theirs = [0, *(max(-count, 0) for count in board[1:25]), board[0]]
    words = str(decision["notation"]).replace("Cannot Move", "").replace("*", "").split()
    play = [tuple(map(int, word.split("/"))) for word in words]
    first, second = decision["dice"]
    return bool(is_play_legal(mine, theirs, first, second, play))


def turns(match: MatMatch) -> int:
    """Rolls that were played or danced."""
    return sum(sum(game.state.rolls) for game in match.games)


def points(game: MatGame) -> tuple[str, int]:
    """Who won, and how much."""
    winner = result(game.state).winner
    assert winner is not None
    return WINNERS[winner], game.points[winner]


@pytest.mark.long
@given(st.integers(0, 2**64))
@settings(max_examples=10, deadline=None)
def test_our_matches_have_no_illegal_play_in_gammonview(seed: int) -> None:
    random = Random(seed)
    games = [whole_game(random, BACKGAMMON)[0] for _ in range(2)]
    match = match_of(WINNERS, games)
    text = write_mat(match)
    parsed = parse_mat_file(text)
    ended = [reconstruct_decisions(game, 0, *WINNERS)["game_result"] for game in parsed["games"]]

    assert illegal_plays(text) == []
    assert [(ending["winner"], ending["points"]) for ending in ended] == [
        points(game) for game in match.games
    ]
    assert len(mat_to_ogxm(text)["games"]) == 2


@pytest.mark.long
def test_the_files_of_a_room_with_all_their_comments_are_legal_in_gammonview() -> None:
    log = MatchLog(event_of()).begin()
    log.play_all()
    files = match_files(log.progress, log.progress.match(SessionNo(1), 1)).texts

    for name in ("open.mat", "closed.mat"):
        assert "SMP 2" in files[name]
        assert illegal_plays(files[name]) == []
        assert len(mat_to_ogxm(files[name])["games"]) == 2


def test_gammonview_counts_the_turns_that_we_count() -> None:
    actions, _ = whole_game(Random(1), BACKGAMMON)
    match = match_of(WINNERS, [actions])
    (game,) = parse_mat_file(write_mat(match))["games"]
    decisions = reconstruct_decisions(game, 0, *WINNERS)["decisions"]

    assert sum(decision["kind"] == "checker" for decision in decisions) == turns(match)


def test_gammonview_finds_the_play_that_was_made_illegal() -> None:
    actions, _ = whole_game(Random(1), BACKGAMMON)
    text = write_mat(match_of(WINNERS, [actions]))
    first = next(line for line in text.split("\n") if line.startswith("  1)"))
    moved = first.replace(first.split(":")[1].split()[0], "6/1", 1)

    assert illegal_plays(text.replace(first, moved))
    assert match_of(WINNERS, [actions]).games[0].players[Side.WHITE] == "Anna"
