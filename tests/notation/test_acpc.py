"""Dealer logs: what they say, and how they say it wrong."""

from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.ids import SeatNo
from evendeal.notation import (
    GAMES,
    CannotHold,
    History,
    LineWrong,
    NotReadable,
    ScoreDiffers,
    Verdict,
    game_of,
    history_of,
    read_acpc,
    read_game,
    read_phh,
    replay,
    write_acpc,
    write_game,
    write_phh,
)
from evendeal.poker import Betting, Call, Check, Fold, Raises, RaiseTo, Setup
from evendeal.poker.refusals import BetsAreCapped, RaiseTooSmall
from support.poker.any_hand import hands

GOLDEN = Path(__file__).parents[1] / "golden" / "phh" / "acpc"
THREE = "# name/game/hands/seed x some/folder/holdem.nolimit.3p.game 1 0\n"


def only(log: str, file: str = "match.log") -> History:
    (history,) = read_acpc(log, file)
    assert isinstance(history, History), history
    return history


def test_a_raise_is_told_in_chips_of_the_whole_hand() -> None:
    history = only(
        THREE
        + "STATE:7:r300cc/cr900fc/cc/r2000f:5d5c|9hQd|8dAs/8s4h6d/5s/Js:-900|1200|-300:a|b|c\n"
    )
    raises = [action for action in history.actions if isinstance(action, RaiseTo)]

    assert raises == [RaiseTo(SeatNo(3), 300), RaiseTo(SeatNo(2), 600), RaiseTo(SeatNo(1), 1100)]
    assert history.players == ("a", "b", "c")
    assert str(history.place) == "match.log:7"


def test_heads_up_position_0_is_the_big_blind_and_acts_second_before_the_flop() -> None:
    history = only(
        "STATE:2:cr300c/cc/cc/cc:Ah8s|2h4c/Qd7h6c/4s/Jc:-300|300:p1|p2\n", "2p.nolimit.log"
    )
    betting = [a for a in history.actions if isinstance(a, Call | Check | RaiseTo)]

    assert history.setup.button == 2
    assert betting[:4] == [
        Call(SeatNo(2)),
        RaiseTo(SeatNo(1), 300),
        Call(SeatNo(2)),
        Check(SeatNo(1)),
    ]
    assert replay(history).verdict is Verdict.AGREES


def test_half_chips_are_exact() -> None:
    log = (GOLDEN / "3p.limit.h1000.r0.log").read_text("utf-8").splitlines()
    line = next(line for line in log if line.startswith("STATE:256:"))

    assert only(line, "3p.limit").payoffs == (-5, Fraction(5, 2), Fraction(5, 2))


def test_the_published_games_are_those_that_are_known_by_name() -> None:
    for path in sorted(GOLDEN.glob("*.game")):
        game = read_game(path.read_bytes(), path.name)

        assert game == GAMES[path.name]
        assert read_game(write_game(game), path.name) == game


def test_an_action_out_of_the_rules_is_the_last_that_is_read() -> None:
    small = only(THREE + "STATE:0:r150cr400:5d5c|9hQd|8dAs:0|0|0:a|b|c")
    report = replay(small)
    assert isinstance(report.refusal, RaiseTooSmall)
    assert report.refused_at is not None
    assert report.refused_at.text == "r150"
    assert small.unread == "cr400"

    fourth = only("STATE:0:rrrr:5d5c|9hQd|8dAs:0|0|0:a|b|c", "3p.limit.log")
    assert isinstance(replay(fourth).refusal, BetsAreCapped)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("STATE:0:ff:5d5c|9hQd|8dAs:0|0|0", "STATE:hand:betting:cards:payoffs:names is expected"),
        ("STATE:x:ff:5d5c|9hQd|8dAs:0|0|0:a|b|c", "'x' is no hand number"),
        ("STATE:0:fx:5d5c|9hQd|8dAs:0|0|0:a|b|c", "'fx' is no betting"),
        ("STATE:0:ff:5d5c|9hQd:0|0|0:a|b|c", "2 hands for 3 players"),
        ("STATE:0:ff:5d5c|9hQd|8dAs:0|0:a|b|c", "3 players, payoffs and names are expected"),
        ("STATE:0:ff:5d5c|9hQd|8dAx:0|0|0:a|b|c", "'Ax' is not a card"),
        ("STATE:0:ff:5d5c|9hQd|8dAs:0|0|one:a|b|c", "'one' is no number of chips"),
        ("STATE:0:ff/:5d5c|9hQd|8dAs:0|0|0:a|b|c", "1 streets of betting and 0 of cards"),
        ("STATE:0:fff:5d5c|9hQd|8dAs:0|0|0:a|b|c", "'f' where no bet is due"),
        ("STATE:0:rff:5d5c|9hQd|8dAs:0|0|0:a|b|c", "a no-limit raise has a size"),
        ("PLAY:0", "no line of a dealer's log"),
    ],
)
def test_a_line_that_is_none_is_refused_by_its_number(line: str, reason: str) -> None:
    good = "STATE:1:ff:5d5c|9hQd|8dAs:-50|50|0:a|b|c"
    refusal, history = read_acpc(f"{THREE}{line}\n{good}\n", "m.log")

    assert isinstance(refusal, LineWrong)
    assert str(refusal).startswith("m.log: line 2: ")
    assert reason in str(refusal)
    assert isinstance(history, History)


def test_a_fixed_limit_raise_has_no_size() -> None:
    (refusal,) = read_acpc("STATE:0:r20ff:5d5c|9hQd|8dAs:0|0|0:a|b|c", "3p.limit.log")

    assert "a fixed-limit raise has no size" in str(refusal)


def test_a_log_of_an_unknown_game_is_refused_unless_the_game_is_given() -> None:
    log = "# name/game/hands/seed x small.game 1 0\nSTATE:0:f:5d5c|9hQd:1|-1:a|b\n"
    (refusal,) = read_acpc(log)
    assert "its .game file belongs beside the log" in str(refusal)

    text = write_game(GAMES["holdem.nolimit.2p.reverse_blinds.game"]).replace("100 50", "2 1")
    (history,) = read_acpc(log, games={"small.game": read_game(text, "small.game")})
    assert isinstance(history, History)
    assert replay(history).verdict is Verdict.AGREES


@pytest.mark.parametrize(
    ("was", "now", "reason"),
    [
        ("numRounds = 4", "numRounds = 2", "numRounds of hold'em is 4"),
        ("numPlayers = 3", "numPlayers = 11", "numPlayers is 2 to 10"),
        ("blind = 50 100 0", "blind = 50 100", "blind names two blinds"),
        ("blind = 50 100 0", "blind = 100 50 0", "the big blind is positive"),
        ("firstPlayer = 3 1 1 1", "firstPlayer = 1 1 1 1", "firstPlayer of hold'em is 3 1 1 1"),
        ("stack = 20000 20000 20000", "stack = 20000", "stack has one number for each player"),
        ("stack = 20000 20000 20000", "stack = lots", "line 5: stack takes whole numbers"),
        ("nolimit", "spread", "no line of a game definition"),
        ("nolimit\n", "", "neither limit nor nolimit"),
        ("nolimit", "limit", "raiseSize of hold'em is small small big big"),
    ],
)
def test_a_game_that_is_not_holdem_is_refused(was: str, now: str, reason: str) -> None:
    text = (GOLDEN / "holdem.nolimit.3p.game").read_text("utf-8")
    assert was in text

    with pytest.raises(NotReadable, match=reason):
        read_game(text.replace(was, now), "odd.game")


def test_a_closing_score_that_is_not_the_sum_of_the_hands_is_named() -> None:
    hand = "STATE:{}:ff:5d5c|9hQd|8dAs:-50|50|0:a|b|c\n"
    log = THREE + hand.format(0) + hand.format(1) + "SCORE:-100|100|0:a|b|c\n"
    assert all(isinstance(read, History) for read in read_acpc(log))

    *_, refusal = read_acpc(log.replace("-100|100", "-150|150"), "m.log")
    assert isinstance(refusal, ScoreDiffers)
    assert str(refusal) == "m.log: line 4: SCORE says -150 for a; the hands above sum to -100"


def test_real_hands_are_written_as_they_were_read() -> None:
    for name in ("2p.limit", "2p.nolimit", "3p.limit", "3p.nolimit"):
        log = (GOLDEN / f"{name}.h1000.r0.log").read_text("utf-8").splitlines()[:60]
        read = [hand for hand in read_acpc("\n".join(log), name) if isinstance(hand, History)]

        written = "".join(write_acpc(read)).splitlines()

        assert written[1:-1] == [line for line in log if line.startswith("STATE")]
        assert written[0].split()[3] in GAMES


def test_a_hand_goes_from_a_log_to_phh_and_back() -> None:
    log = (GOLDEN / "2p.limit.h1000.r0.log").read_text("utf-8").splitlines()[:50]
    read = [hand for hand in read_acpc("\n".join(log), "2p.limit") if isinstance(hand, History)]

    through_phh = [read_phh(write_phh(history)) for history in read]

    assert through_phh == read
    assert list(write_acpc(through_phh)) == list(write_acpc(read))


@given(hands(), st.sampled_from(["match.game"]))
@settings(max_examples=60)
def test_a_played_hand_is_written_with_the_same_chips_or_refused(hand: tuple, game: str) -> None:  # type: ignore[type-arg]
    history = history_of(*hand)

    try:
        lines = "".join(write_acpc([history], game_file=game))
    except CannotHold:
        return

    known = {**GAMES, game: game_of(history, game)}
    (again,) = read_acpc(lines, games=known)
    assert isinstance(again, History)
    report = replay(again, history.setup.odd_chips)
    assert report.verdict is Verdict.AGREES
    assert sorted(report.chip_scores or ()) == sorted(replay(history).chip_scores or ())


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"ante": 5}, "antes, posts, a cap"),
        ({"cap": 500}, "antes, posts, a cap"),
        ({"empty": frozenset({SeatNo(1)})}, "antes, posts, a cap"),
        ({"betting": Betting.POT_LIMIT}, "pot-limit betting"),
        ({"raises": Raises.DOUBLE}, "raises to twice the bet"),
        ({}, "hole cards are not all known"),
    ],
)
def test_what_a_log_cannot_hold_is_said(changes: dict[str, object], what: str) -> None:
    setup = Setup(
        stacks=(1000, 1000),
        button=SeatNo(2),
        small_blind=5,
        big_blind=10,
        **changes,  # type: ignore[arg-type]
    )
    history = History(setup=setup, actions=(Fold(SeatNo(2)),))

    with pytest.raises(CannotHold, match=what):
        list(write_acpc([history]))


def test_hands_of_two_games_do_not_go_into_one_log() -> None:
    log = "STATE:0:f:5d5c|9hQd:50|-50:a|b\n"
    first = only(log, "2p.nolimit.log")
    second = only(log.replace("50|-50", "5|-5"), "2p.limit.log")

    with pytest.raises(CannotHold, match="hands of two games"):
        list(write_acpc([first, second]))
