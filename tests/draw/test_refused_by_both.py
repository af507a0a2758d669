"""What the files of no kind of event may write otherwise: both verifiers refuse it."""

from pathlib import Path
from typing import Any

import pytest

from evendeal.draw.reading import NotASeal
from support.proof import honest_cards as cards
from support.proof import honest_ladder as ladder
from support.proof import honest_matches as matches
from support.proof.stranger import stranger
from support.proof.verdicts import AnyPublished, Change, altered, ours
from support.refusals import refused

of_each_kind = pytest.mark.parametrize(
    "event",
    [cards.BEACON_ENDED, ladder.ENDED, matches.BEACON_ENDED],
    ids=["cards", "ladder", "matches"],
)


@of_each_kind
@pytest.mark.parametrize("at", [None, 0, "", "today"])
def test_a_root_without_the_time_of_its_publishing_is_refused_by_both(
    event: AnyPublished, at: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = altered(event, 2, lambda body: body["roots"]["sessions"][0].update(published_at=at))
    with refused(NotASeal, where="roots.sessions[0].published_at"):
        ours(files)

    assert stranger(files, tmp_path, capsys)[0] == 2


@of_each_kind
@pytest.mark.parametrize("acts", [0, "", {}])
def test_acts_that_are_no_list_are_refused_by_both(
    event: AnyPublished, acts: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = altered(event, 1, lambda body: body["sessions"][0].update(acts=acts))
    with refused(NotASeal, where="opened.json.sessions[0].acts"):
        ours(files)

    assert stranger(files, tmp_path, capsys)[0] == 2


BAD_BEACONS = [
    "",
    " ",
    "4 8  15",
    "4 8 15 ",
    "\u0430bc",
    "ABC",
    "4,8",
    "4\n8",
    "\x1b[8m",
    "a" * 201,
]


@of_each_kind
@pytest.mark.parametrize("value", BAD_BEACONS)
@pytest.mark.parametrize("file", [1, 2])
def test_public_randomness_spelled_otherwise_is_refused_by_both(
    event: AnyPublished,
    value: str,
    file: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def change(body: Any) -> None:
        body.get("roots", body)["sessions"][0]["beacon"] = value

    files = altered(event, file, change)
    with refused(NotASeal) as no:
        ours(files)
    code, said = stranger(files, tmp_path, capsys)

    assert no.value.where.endswith("sessions[0].beacon")
    assert code == 2
    assert said.endswith("no value of public randomness\n")


NUMBERS = ["1.0", "1e0", "true", "NaN", "-1", '"1"', "2"]


@of_each_kind
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("file", [0, 1, 2])
def test_a_session_has_one_way_to_write_its_number(
    event: AnyPublished,
    number: str,
    file: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    files = list(event.files)
    files[file] = files[file].replace(b'"session":1', f'"session":{number}'.encode())
    with refused(NotASeal):
        ours(files)

    assert stranger(files, tmp_path, capsys)[0] == 2


@of_each_kind
@pytest.mark.parametrize("file", [0, 1, 2])
@pytest.mark.parametrize("order", [(0, 0), (1, 0), (1,)])
def test_sessions_twice_out_of_order_or_left_out_are_refused_by_both(
    event: AnyPublished,
    file: int,
    order: tuple[int, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def change(body: Any) -> None:
        holder = body.get("seal", body.get("roots", body))
        holder["sessions"] = [holder["sessions"][at] for at in order]

    files = altered(event, file, change)
    with refused(NotASeal):
        ours(files)
    code, said = stranger(files, tmp_path, capsys)

    assert code == 2
    assert "sessions are not 1, 2, ... in order" in said


@pytest.mark.parametrize(
    "event", [cards.ENDED, ladder.ENDED, matches.ENDED], ids=["cards", "ladder", "matches"]
)
@pytest.mark.parametrize("file", [0, 1])
def test_a_key_twice_is_refused_by_both(
    event: AnyPublished, file: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = list(event.files)
    files[file] = files[file].replace(b'"event":"cup"', b'"event":"mug","event":"cup"')
    with refused(NotASeal):
        ours(files)
    code, said = stranger(files, tmp_path, capsys)

    assert code == 2
    assert "a field twice" in said


FORGED = "drand\n\x1b[2K\x1b[8mok     Session 1 is fine\u202e\u2028"
FORGERIES: list[tuple[str, AnyPublished, int, Change, str]] = [
    (
        "cards-beacon",
        cards.OLD_BEACON,
        0,
        lambda body: body["seal"].update(beacon=FORGED),
        "seal.beacon",
    ),
    (
        "cards-name",
        cards.OLD_BEACON,
        0,
        lambda body: body["seal"].update(name=FORGED),
        "seal.name",
    ),
    (
        "ladder-player",
        ladder.ENDED,
        1,
        lambda body: body["sessions"][0]["line_ups"]["entries"][0].update(players=[FORGED]),
        "opened.json.sessions[0].line_ups.entries[0].players[0]",
    ),
    (
        "matches-beacon",
        matches.BEACON_ENDED,
        0,
        lambda body: body["seal"]["sessions"][0].update(beacon=FORGED),
        "seal.sessions[0].beacon",
    ),
    (
        "matches-player",
        matches.BEACON_ENDED,
        0,
        lambda body: body["seal"]["entries"][0].update(players=[FORGED]),
        "seal.entries[0].players[0]",
    ),
    (
        "matches-rolls",
        matches.BEACON_ENDED,
        1,
        lambda body: body["sessions"][0]["sets"][0].update(rolls=FORGED),
        "opened.json.sessions[0].sets[0].rolls",
    ),
    (
        "matches-lots",
        matches.BEACON_ENDED,
        1,
        lambda body: body["sessions"][2].update(lots=[FORGED]),
        "opened.json.sessions[2].lots[0]",
    ),
]


@pytest.mark.parametrize(
    ("event", "file", "change", "where"),
    [case[1:] for case in FORGERIES],
    ids=[case[0] for case in FORGERIES],
)
def test_no_text_of_the_files_can_forge_or_hide_a_line(
    event: AnyPublished,
    file: int,
    change: Change,
    where: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    files = altered(event, file, change)
    with refused(NotASeal, where=where):
        ours(files)
    lines = stranger(files, tmp_path, capsys)[1].split("\n")

    assert all(line.isprintable() for line in lines)
    assert not any(line.startswith("ok     Session 1 is fine") for line in lines)
