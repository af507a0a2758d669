"""How far the luck of an event is open, as both verifiers tell it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from support.proof import honest_cards as cards
from support.proof import honest_matches as matches
from support.proof.sealed_event import publish
from support.proof.stranger import stranger
from support.proof.verdicts import AnyPublished, altered, ours


def said_by_both(
    files: list[bytes], folder: Path, capsys: pytest.CaptureFixture[str]
) -> tuple[list[tuple[str, str]], int, list[str]]:
    """The findings with their verdicts, and the lines of the script."""
    findings = [(finding.verdict, finding.sentence) for finding in ours(files)]
    code, said = stranger(files, folder, capsys)
    return findings, code, said.splitlines()


def cards_of(session: Any) -> Any:
    return session["original"]["deals"]


def rolls_of(session: Any) -> Any:
    return session["sets"]


@pytest.mark.parametrize(
    ("event", "pieces_of", "luck", "pieces"),
    [
        pytest.param(cards.ENDED, cards_of, "original deals", "deals", id="cards"),
        pytest.param(matches.ENDED, rolls_of, "roll sets", "roll sets", id="matches"),
    ],
)
@pytest.mark.parametrize("left", [0, 3, 4])
def test_a_session_that_was_ended_early_is_named(
    event: AnyPublished,
    pieces_of: Callable[[Any], Any],
    luck: str,
    pieces: str,
    left: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def change(body: Any) -> None:
        del pieces_of(body["sessions"][0])[left:]

    files = altered(event, 1, change)
    findings, code, said = said_by_both(files, tmp_path, capsys)
    sentence = f"Session 1 was ended with {left} of 5 {pieces} open."

    assert [words for verdict, words in findings if verdict == "fails"] == [sentence]
    assert [found.where for found in ours(files) if not found.ok] == [f"session 1, {luck}"]
    assert code == 1
    assert [line for line in said if "FAILS" in line] == [f"FAILS  {sentence}"]


@pytest.mark.parametrize(
    ("event", "closed"),
    [
        pytest.param(publish(sessions=3, begun=1, ended=(1,)), (2, 3), id="cards"),
        pytest.param(matches.RUNNING, (3,), id="matches"),
    ],
)
def test_sessions_of_which_nothing_is_published_are_named(
    event: AnyPublished,
    closed: tuple[int, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    findings, code, said = said_by_both(event.files, tmp_path, capsys)

    assert code == 0
    for number in closed:
        sentence = f"Session {number} was sealed; nothing of it is published here."
        assert ("unproved", sentence) in findings
        assert f"open   {sentence}" in said


@pytest.mark.parametrize(
    ("event", "luck", "pieces"),
    [
        pytest.param(cards.RUNNING, "original deals", "deals", id="cards"),
        pytest.param(matches.RUNNING, "roll sets", "roll sets", id="matches"),
    ],
)
def test_a_secret_that_is_not_open_yet_is_named_by_both(
    event: AnyPublished,
    luck: str,
    pieces: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    findings, code, said = said_by_both(event.files, tmp_path, capsys)
    ours_says = f"Session 1, {luck}: 3 of 5 are open, the secret is not yet."

    assert code == 0
    assert ("unproved", ours_says) in findings
    assert f"open   Session 1, {luck}: 3 of 5 {pieces} open, the secret is not yet." in said
