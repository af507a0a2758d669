"""Deck files and chip-score files."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.cards import DECK, DeckOrder
from evendeal.ids import DealNo, SeatNo, TableNo
from evendeal.notation.decks_csv import deck_of, read_decks, write_decks
from evendeal.notation.history import History, history_of
from evendeal.notation.refusals import CannotHold, LineWrong
from evendeal.notation.scores_csv import Score, read_scores, scores_of, write_scores
from evendeal.poker import Action, Fold, Setup
from support.poker.any_hand import deck_orders, hands
from support.refusals import refused

FULL = "".join(f"3,{place},{card}\n" for place, card in enumerate(DECK, start=1))
SCORES = "session,table,deal,seat,player,chips\n"


@given(st.dictionaries(st.integers(1, 999).map(DealNo), deck_orders, max_size=3))
@settings(max_examples=20)
def test_decks_are_read_back(decks: dict[DealNo, DeckOrder]) -> None:
    assert read_decks("".join(write_decks(decks))) == decks


def test_a_deck_file_says_which_of_its_deals_are_reserve_deals() -> None:
    """D14: a reserve deck is told from the others in the file, and the file reads as before."""
    decks = {DealNo(deal): DeckOrder(DECK) for deal in (7, 8, 9)}

    marked = "".join(write_decks(decks, deals=7))
    plain = "".join(write_decks(decks, deals=9))

    rows = [line.split(",") for line in marked.splitlines()]
    assert rows[0] == ["deal", "pos", "card", "reserve"]
    assert {(row[0], row[3]) for row in rows[1:]} == {("7", ""), ("8", "1"), ("9", "2")}
    assert plain == "".join(write_decks(decks))
    assert read_decks(marked) == read_decks(plain) == decks


def test_a_deck_file_may_have_its_columns_and_lines_in_any_order() -> None:
    lines = [f"{card},3,{place}" for place, card in enumerate(DECK, start=1)]

    decks = read_decks("Card, deal ,POS\n\n" + "\n".join(reversed(lines)))

    assert decks == {3: DeckOrder(DECK)}


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        pytest.param("", {"line": 1}, id="the heading names deal, pos, card, each once"),
        pytest.param("deal,card\n1,As", {"line": 1}, id="the heading names deal, pos, card"),
        pytest.param("deal,pos,card,card\n", {"line": 1}, id="the heading names"),
        pytest.param("deal,pos,card\n1,1\n", {"line": 2}, id="2 cells under 3 columns"),
        pytest.param("deal,pos,card\n0,1,As\n", {"line": 2}, id="deal 0 is no number from 1"),
        pytest.param("deal,pos,card\n1,x,As\n", {"line": 2}, id="pos x is no number from 1"),
        pytest.param("deal,pos,card\n1,53,As\n", {"line": 2}, id="pos 53 is not one of 1 to 52"),
        pytest.param("deal,pos,card\n1,1,Ax\n", {"line": 2}, id="Ax is not a card"),
        pytest.param(
            "deal,pos,card\n1,1,As\n1,1,Ks\n", {"line": 3}, id="deal 1 has a second card at pos 1"
        ),
        pytest.param("deal,pos,card\n1,1,As\n1,2,As\n", {"line": 3}, id="As is already in deal 1"),
        pytest.param(
            "deal,pos,card\n" + FULL.replace("3,52,As\n", ""),
            {"line": 52},
            id="deal 3 ends here and has no card",
        ),
        pytest.param('deal,pos,card\n"1,1,As', {"line": 2}, id="unexpected end of data"),
    ],
)
def test_a_deck_file_that_is_wrong_is_refused_by_its_line(
    text: str, facts: dict[str, object]
) -> None:
    with refused(LineWrong, where="day1.csv", **facts):
        read_decks(text, "day1.csv")


@given(hands())
@settings(max_examples=30)
def test_chip_scores_of_a_hand_are_read_back_and_sum_to_zero(
    hand: tuple[Setup, DeckOrder, tuple[Action, ...]],
) -> None:
    history = history_of(*hand, own={"_session": "S2", "_table": 4, "_deal": 17})

    scores = scores_of(history, 1)

    assert read_scores("".join(write_scores(scores))) == scores
    assert sum(score.chips for score in scores) == 0
    assert {(s.session, s.table, s.deal) for s in scores} == {(2, 4, 17)}


def test_a_hand_that_says_no_deal_is_counted() -> None:
    setup = Setup(stacks=(100, 100), button=SeatNo(2), small_blind=1, big_blind=2)
    history = History(setup=setup, actions=(Fold(SeatNo(2)),), players=("Ann, of Ayr", "Bob"))

    scores = scores_of(history, 9)

    assert scores == (
        Score(1, TableNo(1), DealNo(9), SeatNo(1), "Ann, of Ayr", 1),
        Score(1, TableNo(1), DealNo(9), SeatNo(2), "Bob", -1),
    )
    assert read_scores("".join(write_scores(scores))) == scores


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        pytest.param(
            SCORES + "1,1,1,1,A,2.5\n", {"line": 2}, id="chips 2.5 is no number such as 125"
        ),
        pytest.param(SCORES + "1,1,1,1,A,1/0\n", {"line": 2}, id="chips 1/0 is no number"),
        pytest.param(SCORES + "1,0,1,1,A,5\n", {"line": 2}, id="table 0 is no number from 1"),
        pytest.param(
            SCORES + "1,1,1,1,A,5\n1,1,1,1,B,-5\n", {"line": 3}, id="seat 1 has a second chip-score"
        ),
        pytest.param(
            SCORES + "1,1,1,1,A,5\n1,1,1,2,B,-4\n",
            {"line": 3},
            id="session 1 table 1 deal 1 ends here: its",
        ),
    ],
)
def test_a_chip_score_file_that_is_wrong_is_refused_by_its_place(
    text: str, facts: dict[str, object]
) -> None:
    with refused(LineWrong, where="s.csv", **facts):
        read_scores(text, "s.csv")


def test_fractions_and_the_house_are_chip_scores_too() -> None:
    text = SCORES + "1,2,3,1,A,7/2\n1,2,3,2,B,43/2\n1,2,3,0,house,-25\n"

    scores = read_scores(text)

    assert [score.chips for score in scores] == [Fraction(7, 2), Fraction(43, 2), -25]
    assert "".join(write_scores(scores)) == text


def test_the_deck_of_a_hand_is_in_its_own_fields() -> None:
    setup = Setup(stacks=(100, 100), button=SeatNo(2), small_blind=1, big_blind=2)
    own = {"_deal": 4, "_deck": " ".join(DECK)}

    assert deck_of(History(setup=setup, actions=(), own=own)) == (4, DeckOrder(DECK))
    for lacking in ({"_deal": 4}, {"_deck": own["_deck"]}, {"_deal": 4, "_deck": "As Ks"}):
        with refused(CannotHold, notation="a deck file", where="hand"):
            deck_of(History(setup=setup, actions=(), own=dict(lacking)))
