"""`evendeal hands`, as somebody at a terminal meets it."""

import json
from pathlib import Path

import pytest

from evendeal.cards import DECK, DeckOrder, NotACard
from evendeal.errors import Refused
from evendeal.ids import SeatNo
from evendeal.notation.acpc import read_acpc
from evendeal.notation.acpc_game import GAMES
from evendeal.notation.decks_csv import read_decks
from evendeal.notation.history import History, history_of
from evendeal.notation.phh import read_phh, write_phh
from evendeal.notation.phhs import read_phhs
from evendeal.notation.refusals import CannotHold, FieldMissing, NotReadable
from evendeal.notation.scores_csv import read_scores
from evendeal.poker import Fold, Setup
from evendeal.poker.refusals import NotYourTurn
from support.notation.hands_typed import ACPC_LOG, PHH_FILES, run
from support.refusals import typed_refused
from support.sentences import in_golden_file
from support.typed import typed

PLURIBUS = PHH_FILES / "pluribus" / "pluribus_91.phhs"


@pytest.fixture
def hand(tmp_path: Path) -> Path:
    """One good hand of an event, with its deal, in a file."""
    setup = Setup(stacks=(100, 100), button=SeatNo(2), small_blind=1, big_blind=2)
    own = {"_deal": 4, "_deck": " ".join(DECK), "_table": 2, "_session": 1}
    history = history_of(setup, DeckOrder(DECK), [Fold(SeatNo(2))], payoffs=(1, -1), own=own)
    path = tmp_path / "hand.phh"
    path.write_text(write_phh(history), "utf-8")
    return path


def test_a_hand_that_agrees_ends_with_0(hand: Path) -> None:
    ran = run("check", hand)

    assert ran.exit_code == 0, ran.output


def test_a_difference_ends_with_1_and_names_the_seat(hand: Path) -> None:
    hand.write_text(hand.read_text("utf-8").replace("[101, 99]", "[102, 98]"), "utf-8")

    ran = run("check", hand)

    assert ran.exit_code == 1
    assert f"{hand}: differs from the stated chips: seat 1 -1, seat 2 +1" in ran.output


def test_a_wrong_card_ends_with_2_and_names_the_action(hand: Path) -> None:
    hand.write_text(hand.read_text("utf-8").replace("d dh p1 2c", "d dh p1 1c"), "utf-8")

    ran = run("check", hand)

    assert ran.exit_code == 2
    assert ": action 1 " in ran.output
    assert str(NotACard(text="1c")) in ran.output


def test_an_action_out_of_turn_ends_with_1_and_names_both_seats(hand: Path) -> None:
    hand.write_text(hand.read_text("utf-8").replace("p2 f", "p1 f"), "utf-8")

    ran = run("check", hand)

    assert ran.exit_code == 1
    no = NotYourTurn(seat=SeatNo(1), turn=SeatNo(2))
    assert f"refused at action 3 `p1 f`: {no}" in ran.output


def test_what_is_not_there_ends_with_2(tmp_path: Path, hand: Path) -> None:
    nowhere = tmp_path / "nowhere"

    for arguments in ([nowhere], [hand, "--expect", nowhere]):
        ran = run("check", *arguments)
        assert ran.exit_code == 2
        assert str(nowhere) in ran.output

    (tmp_path / "empty").mkdir()
    ran = run("check", tmp_path / "empty")
    assert ran.exit_code == 2
    assert "no hand histories there" in ran.output


def test_files_of_one_name_in_two_folders_are_told_apart(tmp_path: Path, hand: Path) -> None:
    folders = [tmp_path / "day1", tmp_path / "day2"]
    for folder in folders:
        folder.mkdir()
        (folder / "1.phh").write_text(hand.read_text("utf-8"), "utf-8")

    ran = run("check", *folders, "--json")

    assert ran.exit_code == 0
    files = [line["file"] for line in json.loads(ran.stdout)["files"]]
    assert files == [str(folder / "1.phh") for folder in folders]


def test_a_place_that_was_expected_to_differ_and_does_not_is_said(
    hand: Path, tmp_path: Path
) -> None:
    known = tmp_path / "known.txt"
    known.write_text("hand.phh\n", "utf-8")

    ran = run("check", hand, "--expect", known, "--json")

    assert ran.exit_code == 0
    assert json.loads(ran.stdout)["expected_but_not_found"] == ["hand.phh"]


@pytest.mark.long
def test_a_log_whose_score_does_not_add_up_differs(tmp_path: Path) -> None:
    log = tmp_path / "2p.nolimit.log"
    text = ACPC_LOG.read_text("utf-8")
    log.write_text(text.replace("SCORE:-64658|64658", "SCORE:-64659|64659"), "utf-8")

    ran = run("check", log)

    assert ran.exit_code == 1
    in_golden_file(*(line for line in ran.output.splitlines() if "SCORE" in line))


def test_a_log_of_a_game_of_ones_own_is_read_by_the_game_file_beside_it(tmp_path: Path) -> None:
    game = (PHH_FILES / "acpc" / "holdem.nolimit.3p.game").read_text("utf-8")
    (tmp_path / "tiny.game").write_text(game.replace("50 100 0", "1 2 0"), "utf-8")
    (tmp_path / "omaha.game").write_text(game.replace("Hole", "hole"), "utf-8")
    (tmp_path / "m.log").write_text(
        "# name/game/hands/seed m tiny.game 1 0\nSTATE:0:ff:5d5c|9hQd|8dAs:-1|1|0:a|b|c\n", "utf-8"
    )

    ran = run("check", tmp_path, "--json")

    assert ran.exit_code == 0, ran.output
    report = json.loads(ran.stdout)
    assert report["totals"]["agree"] == 1
    assert [line["file"] for line in report["skipped"]] == ["omaha.game", "tiny.game"]


@pytest.mark.long
def test_real_hands_go_from_format_to_format_with_the_same_chips(tmp_path: Path) -> None:
    phhs, log, csv = (tmp_path / name for name in ("hands.phhs", "again.log", "scores.csv"))

    for source, target in ((ACPC_LOG, phhs), (phhs, log), (log, csv)):
        ran = run("convert", source, target)
        assert ran.exit_code == 0, ran.output

    first, second = (
        list(read_acpc(ACPC_LOG.read_bytes(), ACPC_LOG.name)),
        list(read_acpc(log.read_bytes())),
    )
    assert first == second == list(read_phhs(phhs.read_bytes()))
    assert run("check", phhs, log).exit_code == 0
    scores = read_scores(csv.read_bytes())
    assert len(scores) == 2000
    assert sum(score.chips for score in scores if score.player == "p1") == -64658


def test_a_game_of_ones_own_is_written_beside_the_log(tmp_path: Path) -> None:
    log = tmp_path / "pluribus.log"

    ran = run("convert", PLURIBUS, log, "--json")

    assert ran.exit_code == 0, ran.output
    assert json.loads(ran.stdout)["written"] == [str(log), str(log.with_suffix(".game"))]
    assert "pluribus.game" not in GAMES
    assert run("check", log, "--odd-chips", "fraction").exit_code == 0


def test_the_decks_of_hands_go_into_a_deck_file(hand: Path, tmp_path: Path) -> None:
    target = tmp_path / "decks.csv"

    assert run("convert", hand, target).exit_code == 0
    assert read_decks(target.read_bytes()) == {4: DeckOrder(DECK)}


def test_one_hand_is_copied_from_phh_to_phh_equal(hand: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.txt"

    assert run("convert", hand, target, "--as", "phh").exit_code == 0
    assert read_phh(target.read_bytes()) == read_phh(hand.read_bytes())


@pytest.mark.parametrize(
    ("source", "target", "kind"),
    [
        ("hand.phh", "out.xml", CannotHold),
        ("many.phhs", "out.phh", CannotHold),
        ("scores.csv", "out.phh", NotReadable),
        ("none.phh", "out.phhs", NotReadable),
        ("broken.phhs", "out.phhs", FieldMissing),
        ("wsop.phhs", "out.log", CannotHold),
        ("many.phhs", "decks.csv", CannotHold),
        ("refused.phh", "out.csv", CannotHold),
        ("hand.phh", "there.phhs", NotReadable),
    ],
)
def test_what_cannot_be_converted_is_said_in_a_sentence_and_nothing_is_written(
    source: str, target: str, kind: type[Refused], hand: Path, tmp_path: Path
) -> None:
    one = hand.read_text("utf-8")
    wsop = (PHH_FILES / "wsop_2023_43_5" / "1.phh").read_text("utf-8")
    refused = (PHH_FILES / "other" / "wsop-2019-42-day3-00-01-07.phh").read_text("utf-8")
    files = {
        "many.phhs": PLURIBUS.read_text("utf-8"),
        "scores.csv": "session,table,deal,seat,player,chips\n",
        "broken.phhs": f"[1]\n{one}\n[2]\nx = 1\n",
        "wsop.phhs": f"[1]\n{wsop}\n",
        "refused.phh": refused,
        "there.phhs": "something else",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, "utf-8")
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}

    answer = typed("hands", "convert", tmp_path / source, tmp_path / target)

    typed_refused(answer, kind)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_file_that_is_there_is_written_over_if_asked(hand: Path, tmp_path: Path) -> None:
    target = tmp_path / "there.phhs"
    target.write_text("something else", "utf-8")

    assert run("convert", hand, target, "--force").exit_code == 0
    (history,) = read_phhs(target.read_bytes())
    assert isinstance(history, History)
