"""What an archive of an event holds, for whom, and what it never holds."""

import csv
import json
from io import BytesIO, StringIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from evendeal.director.archiving import Contents, archive, file_name
from evendeal.director.ledger import NotInTheLog
from evendeal.director.ports import BrokenLog
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import EventId
from evendeal.notation.scores_csv import read_scores
from evendeal.tournament.line import ORIGIN
from support.events.poker import CUP, DUEL, begun, event_of, play_hand, play_to_the_end, rows
from support.refusals import refused


def unpacked(data: bytes) -> dict[str, bytes]:
    with ZipFile(BytesIO(data)) as packed:
        return {info.filename: packed.read(info) for info in packed.infolist()}


def table(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(data.decode())))


def test_an_archive_holds_the_whole_event(desk: Desk, folder: Path) -> None:
    play_to_the_end(desk, event_of(**DUEL))
    files = unpacked(archive(desk, CUP))
    lines = [json.loads(line) for line in files["log.jsonl"].splitlines()]

    assert set(files) == {
        "README.txt", "checkpoints.jsonl", "event.toml", "lineups.json", "log.jsonl",
        "manifest.json",
        "opened.json", "results/rulings.csv", "results/standings.csv", "results/travellers.csv",
        "seal.json",
    }  # fmt: skip
    assert [(line["position"], line["key"], line["body"]) for line in lines] == [
        (row.position, row.key, row.body) for row in rows(folder)
    ]
    for name in ("seal.json", "opened.json", "checkpoints.jsonl"):
        assert files[name] == (folder / "published" / "cup" / name).read_bytes()
    assert files["event.toml"].decode() == lines[0]["body"]["event"]


def test_the_same_event_gives_the_same_bytes(desk: Desk) -> None:
    play_to_the_end(desk, event_of(**DUEL))

    assert archive(desk, CUP) == archive(desk, CUP)


@pytest.mark.parametrize("contents", [Contents.PUBLIC, Contents.DIRECTOR])
def test_no_secret_of_a_running_session_is_in_an_archive(
    desk: Desk, folder: Path, contents: Contents
) -> None:
    begun(desk, event_of(**DUEL))
    play_hand(desk, 1)
    files = unpacked(archive(desk, CUP, contents))
    secrets = [path.read_bytes() for path in (folder / "secrets" / "cup").iterdir()]
    secrets = [secret for secret in secrets if len(secret) == 32]

    assert len(secrets) == 3
    everything = b"".join(files.values())
    for secret in secrets:
        assert secret not in everything
        assert secret.hex().encode() not in everything.lower()
    assert not any(name.startswith("secrets/") for name in files)


def test_what_is_public_holds_no_hand_under_embargo_and_not_how_many_lines_there_are(
    desk: Desk,
) -> None:
    begun(desk, event_of(**DUEL))
    before = unpacked(archive(desk, CUP, Contents.PUBLIC))
    play_hand(desk, 1)
    after = unpacked(archive(desk, CUP, Contents.PUBLIC))

    assert after == before
    assert "log.jsonl" not in after
    assert "checkpoints.jsonl" not in after
    manifest = json.loads(after["manifest.json"])
    assert (manifest["lines"], manifest["head"]) == (0, ORIGIN)
    assert after["results/travellers.csv"].count(b"\n") == 1


def test_the_readme_says_for_whom_the_archive_is(desk: Desk) -> None:
    begun(desk, event_of(**DUEL))
    texts = {each: unpacked(archive(desk, CUP, each))["README.txt"].decode() for each in Contents}

    assert "under embargo" in texts[Contents.DIRECTOR]
    assert "knows every card" in texts[Contents.SECRETS]
    assert "The log is not in it" in texts[Contents.PUBLIC]
    assert all(text.startswith("Duplicate Poker Team Cup (cup)\n") for text in texts.values())


def test_results_are_the_standings_and_every_chip_score_of_the_open_deals(desk: Desk) -> None:
    play_to_the_end(desk, event_of(**DUEL))
    files = unpacked(archive(desk, CUP))
    standings, scores = (table(files[f"results/{n}.csv"]) for n in ("standings", "travellers"))

    assert {row["name"] for row in standings} == {"Argentina", "Brazil"}
    assert len(scores) >= 3 * 2 * 2
    assert {(row["deal"], row["table"]) for row in scores} == {
        (str(deal), str(number)) for deal in (1, 2, 3) for number in (1, 2)
    }
    by_entry = dict.fromkeys("AB", 0)
    for score in read_scores(files["results/travellers.csv"]):
        assert score.session == 1
    for row in scores:
        if row["entry"]:
            by_entry[row["entry"]] += int(row["chips"])
    assert {row["entry"]: int(row["chips"]) for row in standings} == by_entry


def test_a_name_is_no_formula_in_a_spreadsheet(desk: Desk) -> None:
    from evendeal.tournament.seat_teams.event_read import read_event

    text = (
        '[event]\nid = "cup"\nname = "Cup"\n[play]\ndeals = 1\n'
        '[[entries]]\nname = "=cmd()"\n[[entries]]\nname = "Brazil"\n'
    )
    play_to_the_end(desk, read_event(text))
    standings = table(unpacked(archive(desk, CUP))["results/standings.csv"])

    assert {row["name"] for row in standings} == {"'=cmd()", "Brazil"}


def test_what_is_not_there_or_does_not_hold_is_not_exported(desk: Desk, folder: Path) -> None:
    from support.ledgers import open_desk
    from support.typed import by_force

    begun(desk, event_of(**DUEL))
    with refused(NotInTheLog, event="cap"):
        archive(desk, EventId("cap"))
    with by_force(folder) as log:
        log.execute("UPDATE lines SET by = 'nobody' WHERE position = 2")
    with open_desk(folder) as again, refused(BrokenLog, event="cup", position=2):
        archive(again, CUP)


def test_the_files_of_an_event_are_told_apart_by_their_names() -> None:
    names = [file_name(CUP, contents) for contents in Contents]

    assert names == ["cup-public.zip", "cup.zip", "cup-secrets.zip"]
