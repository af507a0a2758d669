"""What published files prove of any kind of event, to us and to a stranger."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from evendeal.errors import Refused
from support.proof import honest_cards as cards
from support.proof import honest_ladder as ladder
from support.proof import honest_matches as matches
from support.proof.altered_cards import ALTERED as ALTERED_CARDS
from support.proof.altered_matches import ALTERED as ALTERED_MATCHES
from support.proof.sealed_event import publish
from support.proof.sealed_ladder import publish_ladder
from support.proof.sealed_matches import publish_matches
from support.proof.stranger import SCRIPT, strange_change, stranger
from support.proof.verdicts import AnyPublished, Change, altered, ours

NOT_FOR_THE_SCRIPT = {
    "cards": {"name", "burns", "public_key", "terms", "signature", "line"},
    "ladder": {"name", "burns", "public_key", "terms", "signature", "line"},
    "matches": {"name", "public_key", "terms", "signature"},
}
"""Fields from which no luck follows: only `evendeal verify` reads them."""

DAMAGED = {
    "cards": (cards.ENDED, cards.BEACON_RUNNING, cards.LINED_UP),
    "ladder": (ladder.ENDED, ladder.RUNNING, ladder.PLAIN_RUNNING),
    "matches": (matches.ENDED, matches.BEACON_RUNNING, matches.THROWN),
}
STRANGE: dict[str, tuple[AnyPublished, ...]] = {
    "cards": (cards.ENDED, cards.BEACON_ENDED, cards.OLD_BEACON, cards.LINED_UP),
    "ladder": (ladder.ENDED, ladder.PLAIN_RUNNING, ladder.PLAIN_ENDED, ladder.LATE),
    "matches": (matches.ENDED, matches.BEACON_ENDED, matches.THROWN_ENDED, matches.THROWN_BEACON),
}
"""Events into which strange values are put."""


@pytest.mark.parametrize("event", [*cards.EVENTS, *ladder.EVENTS, *matches.EVENTS])
def test_an_honest_event_holds_for_both_verifiers(
    event: AnyPublished, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert [finding.sentence for finding in ours(event.files) if not finding.ok] == []
    code, said = stranger(event.files, tmp_path, capsys)
    assert (code, "FAILS" in said) == (0, False)
    assert "Signatures were not checked" in said


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        pytest.param(cards.BEACON_RUNNING, "lies under the root", id="cards"),
        pytest.param(ladder.RUNNING, "lies under the root", id="ladder"),
        pytest.param(matches.BEACON_RUNNING, "lies under the root printed", id="matches"),
    ],
)
def test_without_root_json_nothing_is_claimed_about_when(
    event: AnyPublished, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = event.files[:2]
    findings = ours(files)
    code, output = stranger(files, tmp_path, capsys)

    assert all(finding.ok for finding in findings)
    assert {f.verdict for f in findings if sentence in f.sentence} == {"unproved"}
    assert code == 0
    assert "no root.json was given" in output


@pytest.mark.parametrize("kind", ["cards", "ladder", "matches"])
@given(st.data())
@settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_no_damaged_file_ends_the_script_in_a_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str, data: st.DataObject
) -> None:
    files = list(data.draw(st.sampled_from(DAMAGED[kind])).files)
    which = data.draw(st.integers(0, len(files) - 1))
    at = data.draw(st.integers(0, len(files[which])))
    end = data.draw(st.sampled_from([at, at + 1, len(files[which])]))
    junk = st.sampled_from([b"", b"0", b"-", b"9", b'"', b"null", b"\xff", b"[]", b"true", b"e9"])
    files[which] = files[which][:at] + data.draw(junk | st.binary(max_size=2)) + files[which][end:]
    code, said = stranger(files, tmp_path, capsys)

    assert code in (0, 1, 2)
    assert (code == 2) == ("Cannot be read: " in said)
    assert (code == 1) == ("FAILS" in said and code != 2)


@pytest.mark.parametrize("kind", ["cards", "ladder", "matches"])
@given(st.data())
@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_no_value_of_the_wrong_kind_passes_or_ends_in_a_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str, data: st.DataObject
) -> None:
    event = data.draw(st.sampled_from(STRANGE[kind]))
    which = data.draw(st.integers(0, len(event.files) - 1))
    unread: list[Any] = []
    change = strange_change(data, NOT_FOR_THE_SCRIPT[kind], unread)
    files = altered(event, which, change)
    code = stranger(files, tmp_path, capsys)[0]

    try:
        findings = ours(files)
    except Refused:
        # Half a character does no harm in the script, which prints it as an escape.
        assert code != 0 or unread or b"\\ud800" in b"".join(files)
        return
    assert code != 2
    assert any(not finding.ok for finding in findings) == (code == 1)


@pytest.mark.parametrize("kind", ["cards", "ladder", "matches"])
@given(st.data())
@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_both_agree_on_files_in_which_a_value_stands_at_another_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str, data: st.DataObject
) -> None:
    """S2: every value is of the right kind, so that nothing but the rules can find it."""
    event = data.draw(st.sampled_from(STRANGE[kind]))
    # Whether a first row is that of its method only we can say: it is too long a table.
    unread = {*NOT_FOR_THE_SCRIPT[kind], "base"}

    def change(body: Any) -> None:
        places = [path for path in places_in(body) if unread.isdisjoint(path)]
        path = data.draw(st.sampled_from(places))
        alike = [each for each in places if each[-1] == path[-1] or is_number(each[-1], path[-1])]
        put(body, path, at(body, data.draw(st.sampled_from(alike))))

    files = altered(event, data.draw(st.integers(0, len(event.files) - 1)), change)
    code = stranger(files, tmp_path, capsys)[0]

    try:
        agreed = all(finding.ok for finding in ours(files))
    except Refused:
        agreed = False
    assert agreed == (code == 0)


def places_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of all values in a file that are neither objects nor lists."""
    if isinstance(value, dict | list):
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places_in(each, (*path, key))
    else:
        yield path


def is_number(one: object, other: object) -> bool:
    """Whether both are places in lists."""
    return isinstance(one, int) and isinstance(other, int)


def at(body: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        body = body[key]
    return body


def put(body: Any, path: tuple[Any, ...], value: Any) -> None:
    at(body, path[:-1])[path[-1]] = value


@pytest.mark.parametrize(
    ("event", "honest", "luck"),
    [
        pytest.param(publish(rehearsal=True, ended=(1,)), cards.ENDED, "cards", id="cards"),
        pytest.param(
            publish_ladder(rehearsal=True, ended=(1,)), ladder.ENDED, "cards", id="ladder"
        ),
        pytest.param(
            publish_matches(rehearsal=True, ended=(1,)), matches.ENDED, "rolls", id="matches"
        ),
    ],
)
def test_a_rehearsal_is_called_one_by_both(
    event: AnyPublished,
    honest: AnyPublished,
    luck: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    verdicts = {f.verdict for f in ours(event.files) if f"its {luck} could be known" in f.sentence}
    code, output = stranger(event.files, tmp_path, capsys)

    assert verdicts == {"unproved"}
    assert code == 0
    assert "open   A rehearsal, drawn from a seed: it counts for nothing.\n" in output
    assert "rehearsal" not in stranger(honest.files, tmp_path, capsys)[1]


@pytest.mark.parametrize(
    ("event", "file", "change", "where", "words"),
    [case[1:] for case in (*ALTERED_CARDS, *ALTERED_MATCHES)],
    ids=[
        *(f"cards-{case[0]}" for case in ALTERED_CARDS),
        *(f"matches-{case[0]}" for case in ALTERED_MATCHES),
    ],
)
def test_everything_else_that_is_altered_is_found_and_named(
    event: AnyPublished,
    file: int,
    change: Change,
    where: str,
    words: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    files = altered(event, file, change)
    code, said = stranger(files, tmp_path, capsys)

    assert where in [finding.where for finding in ours(files) if not finding.ok]
    assert code == 1
    assert any(line.startswith("FAILS") and words in line for line in said.splitlines())


@pytest.mark.parametrize(
    ("one", "two"),
    [
        pytest.param(publish(sessions=1), publish(sessions=2), id="cards"),
        pytest.param(
            publish_ladder(seats=(4,), final=False, beacon=False),
            publish_ladder(seats=(4, 4), final=False, beacon=False),
            id="ladder",
        ),
        pytest.param(
            publish_matches(boards=1, final=False),
            publish_matches(boards=2, final=False),
            id="matches",
        ),
    ],
)
def test_a_session_that_was_never_sealed_is_found(
    one: AnyPublished, two: AnyPublished, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [one.files[0], two.files[1]]

    assert [f.sentence for f in ours(files) if not f.ok] == ["Session 2 was never sealed."]
    assert stranger(files, tmp_path, capsys)[0] == 1


@pytest.mark.process
@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        pytest.param(cards.ENDED, "Session 1, original deal 5 is the deal", id="cards"),
        pytest.param(matches.ENDED, "Session 3, roll set 5 is the roll set", id="matches"),
    ],
)
def test_the_script_runs_alone_on_any_python_without_anything_installed(
    event: AnyPublished, sentence: str, tmp_path: Path
) -> None:
    for name, file in zip(("seal.json", "opened.json"), event.files, strict=False):
        (tmp_path / name).write_bytes(file)
    good = run_alone(tmp_path, "seal.json", "opened.json")

    assert (good.returncode, good.stderr) == (0, "")
    assert f"{sentence} that was sealed" in good.stdout


@pytest.mark.process
def test_the_script_says_which_files_it_needs() -> None:
    no_file, no_name = run_alone(Path("/"), "seal.json", "opened.json"), run_alone(Path("/"))

    assert (no_file.returncode, no_file.stderr) == (2, "")
    assert "seal.json" in no_file.stdout
    assert (no_name.returncode, no_name.stderr) == (2, "")
    assert "give it seal.json, opened.json" in no_name.stdout


def run_alone(folder: Path, *files: str) -> subprocess.CompletedProcess[str]:
    """The script by a Python that finds its own library and nothing else."""
    command = [sys.executable, "-I", "-S", str(SCRIPT), *files]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
