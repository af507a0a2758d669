"""Dealer logs: what they say, and how they say it wrong."""

from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.errors import Refused
from evendeal.ids import SeatNo
from evendeal.notation.acpc import read_acpc
from evendeal.notation.acpc_game import GAMES, read_game, write_game
from evendeal.notation.acpc_write import game_of, write_acpc
from evendeal.notation.history import History, history_of
from evendeal.notation.phh import read_phh, write_phh
from evendeal.notation.refusals import CannotHold, LineWrong, NotReadable, ScoreDiffers
from evendeal.notation.replay import Verdict, replay
from evendeal.poker import Betting, Call, Check, Fold, Raises, RaiseTo, Setup
from evendeal.poker.refusals import BetsAreCapped, RaiseTooSmall
from support.poker.any_hand import hands
from support.refusals import is_refusal, refused

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
    "line",
    [
        pytest.param(
            "STATE:0:ff:5d5c|9hQd|8dAs:0|0|0",
            id="STATE:hand:betting:cards:payoffs:names is expected",
        ),
        pytest.param("STATE:x:ff:5d5c|9hQd|8dAs:0|0|0:a|b|c", id="'x' is no hand number"),
        pytest.param("STATE:0:fx:5d5c|9hQd|8dAs:0|0|0:a|b|c", id="'fx' is no betting"),
        pytest.param("STATE:0:ff:5d5c|9hQd:0|0|0:a|b|c", id="2 hands for 3 players"),
        pytest.param(
            "STATE:0:ff:5d5c|9hQd|8dAs:0|0:a|b|c", id="3 players, payoffs and names are expected"
        ),
        pytest.param("STATE:0:ff:5d5c|9hQd|8dAx:0|0|0:a|b|c", id="'Ax' is not a card"),
        pytest.param("STATE:0:ff:5d5c|9hQd|8dAs:0|0|one:a|b|c", id="'one' is no number of chips"),
        pytest.param(
            "STATE:0:ff/:5d5c|9hQd|8dAs:0|0|0:a|b|c", id="1 streets of betting and 0 of cards"
        ),
        pytest.param("STATE:0:fff:5d5c|9hQd|8dAs:0|0|0:a|b|c", id="'f' where no bet is due"),
        pytest.param("STATE:0:rff:5d5c|9hQd|8dAs:0|0|0:a|b|c", id="a no-limit raise has a size"),
        pytest.param(
            "STATE:0:ff:5d5c|9hQd|8dAs:-50000|50|0:a|b|c", id="'a' loses 50000 of a stack of 20000"
        ),
        pytest.param("PLAY:0", id="no line of a dealer's log"),
    ],
)
def test_a_line_that_is_none_is_refused_by_its_number(line: str) -> None:
    good = "STATE:1:ff:5d5c|9hQd|8dAs:-50|50|0:a|b|c"
    refusal, history = read_acpc(f"{THREE}{line}\n{good}\n", "m.log")

    is_refusal(refusal, LineWrong, where="m.log", line=2)
    assert isinstance(history, History)


def test_a_fixed_limit_raise_has_no_size() -> None:
    (refusal,) = read_acpc("STATE:0:r20ff:5d5c|9hQd|8dAs:0|0|0:a|b|c", "3p.limit.log")

    is_refusal(refusal, LineWrong, where="3p.limit.log", line=1)


def test_a_log_of_an_unknown_game_is_refused_unless_the_game_is_given() -> None:
    log = "# name/game/hands/seed x small.game 1 0\nSTATE:0:f:5d5c|9hQd:1|-1:a|b\n"
    (refusal,) = read_acpc(log)
    is_refusal(refusal, LineWrong, line=2)

    text = write_game(GAMES["holdem.nolimit.2p.reverse_blinds.game"]).replace("100 50", "2 1")
    (history,) = read_acpc(log, games={"small.game": read_game(text, "small.game")})
    assert isinstance(history, History)
    assert replay(history).verdict is Verdict.AGREES


@pytest.mark.parametrize(
    ("was", "now", "kind", "facts"),
    [
        pytest.param(
            "numRounds = 4", "numRounds = 2", LineWrong, {"line": 4}, id="numRounds of holdem is 4"
        ),
        pytest.param(
            "numPlayers = 3", "numPlayers = 11", LineWrong, {"line": 3}, id="numPlayers is 2 to 10"
        ),
        pytest.param(
            "blind = 50 100 0",
            "blind = 50 100",
            LineWrong,
            {"line": 6},
            id="blind names two blinds",
        ),
        pytest.param(
            "blind = 50 100 0",
            "blind = 100 50 0",
            LineWrong,
            {"line": 6},
            id="the big blind is positive",
        ),
        pytest.param(
            "firstPlayer = 3 1 1 1",
            "firstPlayer = 1 1 1 1",
            LineWrong,
            {"line": 7},
            id="firstPlayer of holdem is 3 1 1 1",
        ),
        pytest.param(
            "stack = 20000 20000 20000",
            "stack = 20000",
            LineWrong,
            {"line": 5},
            id="stack has one number for each player",
        ),
        pytest.param(
            "stack = 20000 20000 20000",
            "stack = lots",
            LineWrong,
            {"line": 5},
            id="stack takes whole numbers",
        ),
        pytest.param(
            "nolimit", "spread", LineWrong, {"line": 2}, id="no line of a game definition"
        ),
        pytest.param("nolimit\n", "", NotReadable, {"line": None}, id="neither limit nor nolimit"),
        pytest.param(
            "nolimit",
            "limit",
            NotReadable,
            {"line": None},
            id="raiseSize of holdem is small small big big",
        ),
    ],
)
def test_a_game_that_is_not_holdem_is_refused(
    was: str, now: str, kind: type[Refused], facts: dict[str, object]
) -> None:
    text = (GOLDEN / "holdem.nolimit.3p.game").read_text("utf-8")
    assert was in text

    with refused(kind, where="odd.game", **facts):
        read_game(text.replace(was, now), "odd.game")


def test_a_closing_score_that_is_not_the_sum_of_the_hands_is_named() -> None:
    hand = "STATE:{}:ff:5d5c|9hQd|8dAs:-50|50|0:a|b|c\n"
    log = THREE + hand.format(0) + hand.format(1) + "SCORE:-100|100|0:a|b|c\n"
    assert all(isinstance(read, History) for read in read_acpc(log))

    *_, refusal = read_acpc(log.replace("-100|100", "-150|150"), "m.log")
    is_refusal(
        refusal, ScoreDiffers, where="m.log", line=4, player="a", said="-150", sums_to="-100"
    )


@pytest.mark.long
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
    "changes",
    [
        pytest.param({"ante": 5}, id="antes, posts, a cap"),
        pytest.param({"cap": 500}, id="antes, posts, a cap"),
        pytest.param({"empty": frozenset({SeatNo(1)})}, id="antes, posts, a cap"),
        pytest.param({"betting": Betting.POT_LIMIT}, id="pot-limit betting"),
        pytest.param({"raises": Raises.DOUBLE}, id="raises to twice the bet"),
        pytest.param({}, id="hole cards are not all known"),
    ],
)
def test_what_a_log_cannot_hold_is_said(changes: dict[str, object]) -> None:
    setup = Setup(
        stacks=(1000, 1000),
        button=SeatNo(2),
        small_blind=5,
        big_blind=10,
        **changes,  # type: ignore[arg-type]
    )
    history = History(setup=setup, actions=(Fold(SeatNo(2)),))

    with refused(CannotHold, notation="an ACPC log", where="hand"):
        list(write_acpc([history]))


def test_hands_of_two_games_do_not_go_into_one_log() -> None:
    log = "STATE:0:f:5d5c|9hQd:50|-50:a|b\n"
    first = only(log, "2p.nolimit.log")
    second = only(log.replace("50|-50", "5|-5"), "2p.limit.log")

    with refused(CannotHold, notation="an ACPC log", where="2p.limit.log:0"):
        list(write_acpc([first, second]))
