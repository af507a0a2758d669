"""Seals of version 1 stay what they were, and no verifier guesses at a version it does not know."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from evendeal.director.verifying import verify_event
from evendeal.draw.cards_verify import CARDS
from evendeal.draw.reading import NotASeal
from evendeal.draw.roots import read_roots, write_roots
from evendeal.formats import format_of_seal
from evendeal.ids import EventId
from evendeal.store.archive import read_archive
from evendeal.store.archive_import import import_archive
from support.ledgers import open_desk
from support.proof import honest_ladder as ladder
from support.proof.sealed_event import publish, read_opened
from support.proof.sealed_matches import publish_matches
from support.proof.stranger import NAMES, stranger
from support.proof.verdicts import AnyPublished
from support.refusals import refused

GOLDEN = Path(__file__).parents[1] / "golden" / "seals"
OLD_SCRIPT = GOLDEN / "verify_event_7577da8.py.txt"
OLD = ("cup", "plain", "duel")


def files_of(event: str) -> list[bytes]:
    """The published files of an event sealed in version 1."""
    names = ("seal.json", "opened.json", "root.json")
    paths = [GOLDEN / event / name for name in names]
    return [path.read_bytes() for path in paths if path.exists()]


def old_stranger(
    files: list[bytes], folder: Path, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str]:
    """Exit code and words of the script of 7577da8."""
    paths = []
    for name, file in zip(NAMES, files, strict=False):
        (folder / name).write_bytes(file)
        paths.append(str(folder / name))
    script = folder / "old_script.py"
    script.write_bytes(OLD_SCRIPT.read_bytes())
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sys, "argv", [str(script), *paths])
        with pytest.raises(SystemExit) as end:
            runpy.run_path(str(script), run_name="__main__")
    assert isinstance(end.value.code, int)
    return end.value.code, capsys.readouterr().out


@pytest.mark.parametrize("event", OLD)
def test_files_of_version_1_are_written_as_they_were_byte_for_byte(event: str) -> None:
    """S2, S10: what is sealed in a newer version never changes what was sealed before."""
    seal, opened, *roots = files_of(event)

    proof = format_of_seal(seal).files()
    read = proof.read_seal(seal)
    assert proof.write_seal(read) == seal
    assert proof.write_opened(proof.read_opened(opened, read.seal)) == opened
    assert [write_roots(read_roots(file)) for file in roots] == roots


@pytest.mark.parametrize("event", OLD)
def test_an_old_seal_holds_by_the_new_script_and_by_the_old_one(
    event: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S2: nothing of it fails, and the new one says that its line-ups were open until play."""
    files = files_of(event)
    code, said = stranger(files, tmp_path, capsys)
    old_code, _ = old_stranger(files, tmp_path, capsys)

    assert (code, old_code) == (0, 0)
    assert "FAILS" not in said
    if event != "duel":
        late = "line-ups were not closed before the public randomness was known"
        known = "the organiser could know the seats"
        assert (late if event == "cup" else known) in said


@pytest.mark.parametrize("event", OLD)
def test_an_old_seal_holds_by_evendeal_and_its_seats_prove_no_more_than_the_draw(
    event: str,
) -> None:
    """S2: no sentence says of it that nobody was moved."""
    seal, opened, *roots = files_of(event)
    known = read_roots(roots[0]).roots if roots else None
    proof = format_of_seal(seal).files()
    read = proof.read_seal(seal).seal
    found = proof.verify(read, proof.read_opened(opened, read), known)

    assert [each.sentence for each in found if not each.ok] == []
    assert not any("moved" in each.sentence for each in found)
    if event != "duel":
        assert {"line-ups-open", "seats-known"} & {each.id for each in found}


@pytest.mark.parametrize(
    "event",
    [publish(ended=(1,)), ladder.PLAIN_ENDED, publish_matches(ended=(1, 2, 3))],
    ids=["cards", "ladder", "matches"],
)
def test_a_new_seal_is_refused_by_an_old_script_and_not_guessed_at(
    event: AnyPublished, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S2: whoever kept the script of before is told that he cannot read the seal."""
    code, said = old_stranger(event.files[:2], tmp_path, capsys)

    assert code == 2
    assert said.startswith("Cannot be read: ")
    assert NAMES[0] in said or "the seal" in said


@pytest.mark.parametrize("sizes", [(4, 3), (2, 4)])
@pytest.mark.parametrize("beacon", ["", "dice"])
def test_sessions_of_a_new_seal_have_tables_of_their_own_size_and_seats_of_their_own(
    sizes: tuple[int, int], beacon: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S2: what is sealed for each session is what both verifiers hold its seats against."""
    event = publish(teams=5, sessions=2, beacon=beacon, sizes=sizes, ended=(1, 2))
    code, printed = stranger(event.files, tmp_path, capsys)
    turned = json.loads(event.files[1])
    turned["sessions"][1]["seats"][0].reverse()
    files = [event.files[0], json.dumps(turned).encode(), *event.files[2:]]
    failing, output = stranger(files, tmp_path, capsys)
    roots = event.roots.roots if event.roots else None
    found = CARDS.verify(event.seal.seal, read_opened(files[1]), roots)

    assert (code, "FAILS" in printed) == (0, False)
    for session, size in enumerate(sizes, 1):
        drawn = f"Session {session}, seats: follow from the draw; 0 of {5 * size} were changed"
        assert drawn in printed
    assert (failing, "FAILS  Session 2, seats: " in output) == (1, True)
    assert {each.id for each in found if not each.ok} == {"seats"}
    proved = CARDS.verify(event.seal.seal, event.opened, roots)
    assert [each.id for each in proved if not each.ok] == []


@pytest.mark.parametrize("mixed", ["an old seal", "a new seal"])
def test_a_seal_and_an_opened_file_of_different_versions_fail(
    mixed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = publish(ended=(1,), version=1).files, publish(ended=(1,)).files
    files = [old[0], new[1]] if mixed == "an old seal" else [new[0], old[1]]
    found = CARDS.verify(CARDS.read_seal(files[0]).seal, read_opened(files[1]))
    code, said = stranger(files, tmp_path, capsys)

    assert [each.id for each in found if not each.ok] == ["version"]
    assert code == 1
    assert "FAILS  opened.json is of another version than the seal." in said


def test_a_version_that_nobody_knows_yet_is_refused_by_both(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = publish(ended=(1,)).files
    body: Any = json.loads(files[0])
    body["seal"]["version"] = 3
    files[0] = json.dumps(body).encode()
    with refused(NotASeal, where="seal.version"):
        CARDS.read_seal(files[0])
    code, said = stranger(files, tmp_path, capsys)

    assert code == 2
    assert "version 3 is not known to this script" in said


def test_an_archive_of_before_is_imported_goes_on_and_is_verified(tmp_path: Path) -> None:
    """S2: it has no line-ups.json, its log never closed any, and nothing speaks against it."""
    archive = read_archive((GOLDEN / "cup.zip").read_bytes())
    import_archive(tmp_path, archive)
    with open_desk(tmp_path) as desk:
        found = verify_event(desk, EventId("cup"))
        progress = desk.progress(EventId("cup"))

    assert [each.sentence for each in found if not each.ok] == []
    assert progress.line_ups.closed == {}
    assert "line-ups-changed" in {each.id for each in found}
