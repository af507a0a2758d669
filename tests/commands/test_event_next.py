"""`evendeal event next`: the steps that an event's rules allow, and what keeps the others."""

from pathlib import Path

import pytest

from evendeal.director.ledger import NotInTheLog
from support.event_kinds import INDIVIDUALS, KINDS, Kind, of_each_kind
from support.refusals import typed_refused
from support.typed import typed


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "var"


def sealed(kind: Kind, log: Path) -> None:
    file = log.parent / "event.toml"
    file.write_text(kind.text(), "utf-8")
    assert typed("event", "new", file, "--log", log).code == 0


def steps(kind: Kind, log: Path) -> list[tuple[str, bool, str | None]]:
    found = typed("event", "next", kind.id, "--log", log, "--json").json["steps"]
    return [
        (step["do"], step["legal"], step["blocked"] and step["blocked"]["name"])
        for step in found
        if step["due"]
    ]


def later(kind: Kind, do: str) -> list[tuple[str, bool, str | None]]:
    """What is to be done with the sessions after the first, and not yet."""
    return [(do, False, "NotStarted")] * (kind.sessions - 1)


@of_each_kind
def test_an_event_that_is_sealed_waits_for_its_beginning(kind: Kind, log: Path) -> None:
    sealed(kind, log)

    assert steps(kind, log) == [("begin", True, None), *later(kind, "begin")]
    (line, *_) = [
        line
        for line in typed("event", "next", kind.id, "--log", log).out.splitlines()
        if line.startswith("now: ")
    ]
    assert line == "now: begin session 1"


@of_each_kind
def test_what_keeps_a_session_from_its_end_is_named(kind: Kind, log: Path) -> None:
    sealed(kind, log)
    assert typed("event", "begin", kind.id, "--log", log).code == 0

    assert steps(kind, log) == [
        ("end", False, kind.not_over.__name__),
        *later(kind, "begin"),
    ]
    refused = typed("event", "end", kind.id, "--log", log).refusal
    said = typed("event", "next", kind.id, "--log", log).out
    assert f"not yet: end session 1; {refused}" in said


@of_each_kind
def test_when_all_is_over_nothing_is_left_to_do(kind: Kind, log: Path) -> None:
    file = log.parent / "event.toml"
    file.write_text(kind.text(), "utf-8")
    assert typed("rehearse", file, "--log", log).code == 0

    assert typed("event", "next", kind.id, "--log", log, "--json").json["steps"] == []
    assert typed("event", "next", kind.id, "--log", log).out == f"{kind.id} is over.\n"


def test_of_an_event_that_is_not_there_there_is_no_next_step(log: Path) -> None:
    sealed(KINDS[0], log)

    typed_refused(typed("event", "next", "none", "--log", log), NotInTheLog, event="none")


def test_the_second_half_of_a_final_of_individuals_is_named_as_that(log: Path) -> None:
    sealed(INDIVIDUALS, log)

    lines = typed("event", "next", INDIVIDUALS.id, "--log", log).out.splitlines()
    finals = [line.split(";")[0] for line in lines if "begin" in line and "final" in line]
    assert finals == ["not yet: begin the final", "not yet: begin the second half of the final"]
