"""Hands as others write them: legal forms read, what is stated compared, faults named by line."""

import json
from pathlib import Path

import pytest

from evendeal.errors import Refused
from evendeal.ids import SeatNo
from evendeal.notation.acpc import read_acpc
from evendeal.notation.acpc_game import read_game
from evendeal.notation.decks_csv import read_decks
from evendeal.notation.phh import read_phh, write_phh
from evendeal.notation.phhs import read_phhs
from evendeal.notation.refusals import (
    ActionUnclear,
    FieldUnknown,
    FieldWrong,
    LineWrong,
    NotReadable,
    NotText,
    NotToml,
    VariantUnknown,
)
from evendeal.notation.replay import Verdict, replay
from evendeal.notation.scores_csv import read_scores
from evendeal.poker import DealHole, Muck, Setup, Show, apply, start
from evendeal.poker.refusals import CardsDiffer
from support.notation.hands_typed import ACPC_LOG, run
from support.notation.phh_text import phh
from support.refusals import is_refusal, refused

S1, S2 = SeatNo(1), SeatNo(2)


def heads_up(showing: str, dealt: str = "7h8h", **changes: str | None) -> str:
    """Checked down between p1, whose cards and whose showing are given, and p2 with two kings;
    p1 has a straight."""
    board = '"d db 4c5c6d", "p1 cc", "p2 cc", "d db Ks", "p1 cc", "p2 cc", "d db 2d"'
    play = f'"d dh p1 {dealt}", "d dh p2 KdKh", "p2 cc", "p1 cc", {board}, "p1 cc", "p2 cc"'
    return phh(
        antes="[0, 0]",
        blinds_or_straddles="[5, 10]",
        min_bet="10",
        starting_stacks="[100, 100]",
        actions=f"[{play}, {showing}]",
        **changes,
    )


@pytest.mark.parametrize("cards", ["????", "??8h", "8h??", "7h??", "7h8h", "8h7h", "-"])
def test_a_hand_that_is_shown_without_its_cards_counts_by_those_that_are_known(cards: str) -> None:
    """P5: phh-std lets a hand be shown as `????` or in part; the cards that were dealt count."""
    text = heads_up(f'"p1 sm {cards}", "p2 sm KdKh"', finishing_stacks="[110, 90]")

    assert replay(read_phh(text)).verdict is Verdict.AGREES


@pytest.mark.parametrize(
    ("dealt", "cards"), [("7h??", "??8h"), ("????", "7h8h"), ("??8h", "7h??"), ("7h??", "8h7h")]
)
def test_what_is_dealt_and_what_is_shown_are_known_together(dealt: str, cards: str) -> None:
    """P5: a card that the deal does not tell may be told at the showdown."""
    text = heads_up(f'"p1 sm {cards}", "p2 sm KdKh"', dealt, finishing_stacks="[110, 90]")

    assert replay(read_phh(text)).verdict is Verdict.AGREES


@pytest.mark.parametrize(
    ("dealt", "cards"),
    [("7h8h", "??9h"), ("7h8h", "8h8h"), ("7h??", "8h9h"), ("7h8h", "9h??"), ("7h8h", "7h7h")],
)
def test_a_card_that_was_not_dealt_is_still_refused(dealt: str, cards: str) -> None:
    """P5: a card that is told must be one of those that are known."""
    replayed = replay(read_phh(heads_up(f'"p1 sm {cards}", "p2 sm KdKh"', dealt)))

    assert replayed.verdict is Verdict.REFUSED
    assert isinstance(replayed.refusal, CardsDiffer)


def test_a_hand_shown_without_cards_that_nobody_knows_waits_for_its_winner() -> None:
    """P5: where no card is known, `????` tells no winner."""
    replayed = replay(read_phh(heads_up('"p1 sm ????", "p2 sm KdKh"', "????")))

    assert replayed.verdict is Verdict.REFUSED
    assert "waits for" in replayed.sentence


def test_a_hand_shown_without_its_cards_is_written_and_read_again() -> None:
    """P5: the form survives being written."""
    history = read_phh(heads_up('"p1 sm ??8h", "p2 sm"'))

    assert Show(S1, ("??", "8h")) in history.actions
    assert Muck(S2) in history.actions
    assert read_phh(write_phh(history)) == history


def test_a_card_that_is_known_stays_known() -> None:
    """P5: being told less later takes nothing away."""
    state = start(Setup(stacks=(100, 100), button=S2, small_blind=5, big_blind=10))
    for cards in (("7h", "??"), ("??", "??"), ("??", "8h"), ("??", "7h")):
        state = apply(state, DealHole(S1, cards))

    assert state.holes[0] == ("7h", "8h")


@pytest.mark.parametrize(
    ("winnings", "verdict", "sentence"),
    [
        ("[20, 0]", Verdict.AGREES, "agrees"),
        ("[20.0, 0.0]", Verdict.AGREES, "agrees"),
        ("[99, 0]", Verdict.DIFFERS, "differs from the stated chips: seat 1 -79"),
        ("[0, 20]", Verdict.DIFFERS, "differs from the stated chips: seat 1 +20, seat 2 -20"),
        ("[10, 10]", Verdict.DIFFERS, "differs from the stated chips: seat 1 +10, seat 2 -10"),
        ("[0, 0]", Verdict.DIFFERS, "differs from the stated chips: seat 1 +20"),
        (
            "[19, 0]",
            Verdict.NOT_CHECKED,
            "not checked: its winnings come to 19 of pots of 20, and it tells no rake",
        ),
        ("[10, -10]", Verdict.NOT_CHECKED, "not checked: winnings below 0 are no part of a pot"),
    ],
)
def test_winnings_are_compared_with_the_pots_or_said_not_to_be(
    winnings: str, verdict: Verdict, sentence: str
) -> None:
    """P10: a hand that states winnings and nothing else is not silent."""
    replayed = replay(read_phh(heads_up('"p1 sm 7h8h", "p2 sm"', winnings=winnings)))

    assert (replayed.verdict, replayed.sentence) == (verdict, sentence)


@pytest.mark.parametrize("winnings", ["[0, 150, 0]", "[0, 100, 0]"])
def test_an_uncalled_bet_may_be_counted_among_winnings_or_not(winnings: str) -> None:
    """P10: writers differ in whether a bet that came back was won."""
    actions = '["p3 f", "p1 f"]'

    assert replay(read_phh(phh(actions=actions, winnings=winnings))).verdict is Verdict.AGREES
    assert replay(read_phh(phh(actions=actions, winnings="[0, 151, 0]"))).verdict is Verdict.DIFFERS


def test_winnings_are_read_by_the_seat_of_each_player() -> None:
    """P10: where the button is not in the last seat, p1 sits elsewhere."""
    turned = heads_up('"p1 sm 7h8h", "p2 sm"', winnings="[20, 0]", _button="1")

    assert read_phh(turned).winnings == (0, 20)
    assert replay(read_phh(turned)).verdict is Verdict.AGREES


def test_winnings_that_contradict_right_stacks_differ() -> None:
    """P10: stacks that agree do not cover winnings that cannot be right."""
    text = heads_up('"p1 sm 7h8h", "p2 sm"', winnings="[99, 0]", finishing_stacks="[110, 90]")

    assert replay(read_phh(text)).verdict is Verdict.DIFFERS


@pytest.mark.parametrize("winnings", ["[20]", '["20", 0]', "20", "[true, 0]", "[inf, 0]"])
def test_winnings_that_are_none_are_refused_by_their_line(winnings: str) -> None:
    """P8, P10: what is no number of chips for each player cannot be compared."""
    with refused(FieldWrong, where="hand.phh", line=7, field="winnings"):
        read_phh(heads_up('"p1 sm 7h8h", "p2 sm"', winnings=winnings))


def test_the_report_counts_what_was_not_checked_by_itself(tmp_path: Path) -> None:
    """P10: not among the hands that agree, nor among the silent ones."""
    showing = '"p1 sm 7h8h", "p2 sm"'
    hands = [
        heads_up(showing, winnings="[20, 0]"),
        heads_up(showing, winnings="[19, 0]"),
        heads_up(showing, winnings="[99, 0]"),
        heads_up(showing),
    ]
    file = tmp_path / "cash.phhs"
    file.write_text("\n".join(f"[{n}]\n{hand}" for n, hand in enumerate(hands, start=1)))

    report = json.loads(run("check", file, "--json").stdout)

    assert report["totals"] == {
        "agree": 1,
        "differ": 1,
        "refused": 0,
        "states_nothing": 1,
        "not_checked": 1,
        "unreadable": 0,
    }
    assert report["not_checked"] == [
        {
            "place": f"{file}:2",
            "why": "its winnings come to 19 of pots of 20, and it tells no rake",
        }
    ]
    assert f"{file}:2: not checked: its winnings" in run("check", file).stdout


MANY_LINES = """\
[1]
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [10000, 10000, 10000]
actions = [
  "p3 f", # "p9 f"
  'p1 f',
]

[2]
"""


@pytest.mark.parametrize(
    ("was", "becomes", "kind", "line"),
    [
        ('variant = "NT"', 'variant = "PO"', VariantUnknown, 2),
        ("min_bet = 100", "min_bet = 99", FieldWrong, 5),
        ("min_bet = 100", "min_bet = 100 chips", NotToml, 5),
        ("  'p1 f'", "  'p1 fold'", ActionUnclear, 9),
        ('  "p3 f"', '  "p3 fold"', ActionUnclear, 8),
        ("actions = [", "colour = 3\nactions = [", FieldUnknown, 7),
        ("[0, 0, 0]", '["', NotToml, 3),
    ],
)
def test_a_refusal_names_the_line_of_the_file(
    was: str, becomes: str, kind: type[NotReadable], line: int
) -> None:
    """P8: in a file of many hands the line is the file's, not the hand's."""
    good = MANY_LINES.removesuffix("[2]\n")
    second = good.replace("[1]", "[2]").replace(was, becomes)
    lines_before = good.count("\n")

    _, refusal = read_phhs(good + second, "s.phhs")

    is_refusal(refusal, kind, where="s.phhs:2", line=lines_before + line)


def test_a_byte_that_is_no_text_is_named_by_its_line() -> None:
    """P8: nobody counts bytes."""
    with refused(NotText, where="d.csv", line=2, byte=16, expected="UTF-8"):
        read_decks(b"deal,pos,card\n1,\xff,As\n", "d.csv")
    (refusal,) = read_acpc(b"# a\nSTATE:\xff\n", "3p.limit.log")
    is_refusal(refusal, NotText, where="3p.limit.log", line=2, byte=6, expected="UTF-8")


def test_csv_files_that_contradict_themselves_are_refused_by_a_line() -> None:
    """P8: also where only the end of a hand or a deal shows that something is missing."""
    scores = "session,table,deal,seat,player,chips\n1,1,1,1,A,5\n1,1,1,2,B,-4\n1,1,2,1,A,0\n"

    with refused(LineWrong, where="scores.csv", line=3):
        read_scores(scores)
    with refused(LineWrong, where="decks.csv", line=3):
        read_decks("deal,pos,card\n4,1,As\n4,3,Ks\n")


@pytest.mark.parametrize(
    ("was", "becomes", "kind", "facts"),
    [
        pytest.param(
            "numRounds = 4", "numRounds = 3", LineWrong, {"line": 4}, id="numRounds of holdem is 4"
        ),
        pytest.param("numRounds = 4\n", "", NotReadable, {"line": None}, id="numRounds is missing"),
        pytest.param(
            "blind = 50 100 0",
            "blind = 50 100 25",
            LineWrong,
            {"line": 6},
            id="blind names two blinds",
        ),
        pytest.param(
            "nolimit", "spread", LineWrong, {"line": 2}, id="spread is no line of a game definition"
        ),
    ],
)
def test_a_game_definition_is_refused_by_its_line(
    was: str, becomes: str, kind: type[Refused], facts: dict[str, object]
) -> None:
    """P8: the line and what belongs there."""
    text = (ACPC_LOG.parent / "holdem.nolimit.3p.game").read_text("utf-8")
    assert was in text

    with refused(kind, where="my.game", **facts):
        read_game(text.replace(was, becomes), "my.game")


def test_a_log_says_why_the_game_beside_it_is_not_known(tmp_path: Path) -> None:
    """P8: the definition is there, and what is wrong with it is the cause."""
    log, game = tmp_path / "cup.log", tmp_path / "my.game"
    lines = ACPC_LOG.read_text("utf-8").splitlines()[:40]
    hand = next(line for line in lines if line.startswith("STATE"))
    log.write_text(f"# name/game/hands/seed cup my.game 1 0\n{hand}\n")
    text = (ACPC_LOG.parent / "holdem.nolimit.2p.reverse_blinds.game").read_text("utf-8")

    game.write_text(text.replace("numSuits = 4", "numSuits = 5"))
    assert "its game cannot be read: my.game: line " in run("check", log).stdout
    game.unlink()
    assert "its game, 'my.game', is not known" in run("check", log).stdout


def test_one_hand_that_cannot_be_read_refuses_the_file_unless_asked(tmp_path: Path) -> None:
    """P12: a file of many hands is converted without those that cannot be, and they are named."""
    good, bad = phh(), phh(actions='["p3 shrug"]')
    source, target = tmp_path / "a.phhs", tmp_path / "b.phhs"
    source.write_text(f"[1]\n{good}\n[2]\n{bad}\n[3]\n{good}")
    says = f"{source}:2: line 15: action 1 'p3 shrug'"

    strict = run("convert", source, target)
    assert (strict.exit_code, target.exists()) == (2, False)
    assert strict.stderr.startswith(says)

    lenient = run("convert", source, target, "--lenient", "--json")
    assert lenient.exit_code == 0
    assert lenient.stderr.startswith(f"left out: {says}")
    assert len(json.loads(lenient.stdout)["left_out"]) == 1
    assert len(list(read_phhs(target.read_bytes()))) == 2


def test_a_hand_that_the_format_cannot_hold_is_left_out_by_name(tmp_path: Path) -> None:
    """P12: a hand that the rules refuse has no chip-scores; the others have."""
    source, target = tmp_path / "a.phhs", tmp_path / "b.csv"
    out_of_turn = phh(actions='["p1 f"]')
    source.write_text(f"[1]\n{phh()}\n[2]\n{out_of_turn}")

    assert run("convert", source, target).exit_code == 2
    lenient = run("convert", source, target, "--lenient")
    assert lenient.exit_code == 0
    assert f"left out: {source}:2: a chip-score file cannot hold a hand without" in lenient.stderr
    assert len(read_scores(target.read_bytes())) == 3
