"""What `support.refusals` does not let pass."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from evendeal.backgammon.rolls import NotARoll
from evendeal.ids import SeatNo
from evendeal.notation.refusals import LineWrong, NotReadable
from evendeal.poker.refusals import NotYourTurn
from evendeal.web.problem import BodyTooLong
from support.checkout import ROOT
from support.refusals import problem, refused, typed_refused
from support.sentences import ANEW, SentencesOfTests

OF_THE_TEST_ABOVE = "test_a_fact_that_the_test_leaves_out_is_in_the_sentence_of_the_golden_file"


def out_of_turn() -> None:
    raise NotYourTurn(seat=SeatNo(2), turn=SeatNo(3))


def test_a_refusal_is_expected_by_its_name_and_fields() -> None:
    with refused(NotYourTurn, seat=2, turn=3) as caught:
        out_of_turn()

    assert caught.value.turn == 3


def test_another_fact_fails() -> None:
    with pytest.raises(AssertionError), refused(NotYourTurn, seat=3, turn=2):
        out_of_turn()


def test_a_field_that_the_refusal_does_not_have_fails() -> None:
    with pytest.raises(AssertionError, match="NotYourTurn has no field"):  # noqa: SIM117
        with refused(NotYourTurn, seat=2, turn=3, chips=5):
            out_of_turn()


def test_another_kind_of_the_same_family_fails() -> None:
    with pytest.raises(AssertionError, match="LineWrong"), refused(NotReadable, where="a", line=1):
        raise LineWrong(where="a", line=1, reason="no")


def test_a_block_that_refuses_nothing_fails() -> None:
    with pytest.raises(pytest.fail.Exception), refused(NotARoll):
        pass


def test_a_fact_that_the_test_leaves_out_is_in_the_sentence_of_the_golden_file() -> None:
    with refused(NotYourTurn, seat=2):
        out_of_turn()


def test_a_sentence_that_no_golden_file_has_fails_and_so_does_one_that_nobody_meets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(ANEW, raising=False)
    of_tests = SentencesOfTests()
    here = f"tests/house/{Path(__file__).name}::{OF_THE_TEST_ABOVE}"

    of_tests.begin(here)
    of_tests.compare("seat 2 is out of turn; seat 3 is to act")
    of_tests.end()
    of_tests.begin(here)
    with pytest.raises(AssertionError):
        of_tests.compare("seat 2 is out of turn")
    of_tests.begin(here)
    with pytest.raises(AssertionError, match="more sentences"):
        of_tests.end()
    of_tests.begin("tests/house/none.py::test_none")
    with pytest.raises(AssertionError, match="no such sentence"):
        of_tests.compare("seat 2 is out of turn; seat 3 is to act")


@dataclass
class Answer:
    """An answer of the server."""

    status_code: int
    body: dict[str, object]

    def json(self) -> dict[str, object]:
        return self.body


def test_an_answer_of_the_server_is_expected_by_status_name_and_facts() -> None:
    body = {"name": "BodyTooLong", "sentence": "too long", "fields": {"most": 3}, "reasons": {}}

    problem(Answer(413, body), BodyTooLong, 413, most=3)
    for status, name, most in (
        (400, "BodyTooLong", 3),
        (413, "TooLong", 3),
        (413, "BodyTooLong", 4),
    ):
        with pytest.raises(AssertionError):
            problem(Answer(413, body), name, status, most=most)


@dataclass
class Words:
    """What a command answered."""

    code: int
    sentence: str
    refusal: NotYourTurn | None


def test_a_command_is_expected_to_end_with_the_refusals_sentence() -> None:
    why = NotYourTurn(seat=SeatNo(2), turn=SeatNo(3))

    typed_refused(Words(2, str(why), why), NotYourTurn, seat=2, turn=3)
    for answer in (Words(1, str(why), why), Words(2, "no", why), Words(2, str(why), None)):
        with pytest.raises(AssertionError):
            typed_refused(answer, NotYourTurn, seat=2, turn=3)


def test_folders_of_this_run_and_of_this_checkout_are_in_no_golden_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(ANEW, raising=False)
    of_tests = SentencesOfTests()
    of_tests.run_in(tmp_path.parent)
    of_tests.begin("tests/house/none.py::test_none")

    with pytest.raises(AssertionError, match=r"'FOLDER/a\.csv and CHECKOUT/b\.csv differ'"):
        of_tests.compare(f"{tmp_path}/a.csv and {ROOT}/b.csv differ")
