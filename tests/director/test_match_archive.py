"""What an archive of an event of matches holds, for whom, and that it can be gone on with."""

import csv
import json
from collections.abc import Iterator
from hashlib import sha256
from io import BytesIO, StringIO
from itertools import islice
from pathlib import Path
from zipfile import ZipFile

import pytest

from evendeal.arena.game_policies import game_policies_for, game_turn
from evendeal.commands.log_folder import open_desks
from evendeal.director.archiving import Contents, archive
from evendeal.director.events import create_event
from evendeal.director.verifying import verify_event
from evendeal.draw.canonical import canonical_bytes
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.rehearsal import GamePlayer
from evendeal.store.archive import read_archive
from evendeal.store.archive_import import import_archive
from evendeal.store.archive_packed import NotAnArchive
from support.events.matches import DUEL, SECRET, match_event
from support.ledgers import matches_of
from support.refusals import refused
from support.rehearsals import play_rehearsal

EVENT = match_event(more="[final]\ngames = 1")


def player() -> GamePlayer:
    return game_turn(game_policies_for("plain", EVENT.teams, 7), 7)


def played(folder: Path, games: int | None = None) -> Iterator[MatchDesk]:
    with open_desks(folder, create=True) as desks:
        if not matches_of(desks).holds(DUEL):
            create_event(
                matches_of(desks), EVENT, rehearsal=True, secret=lambda session, kind: SECRET
            )
        for _ in islice(play_rehearsal(matches_of(desks), DUEL, player()), games):
            pass
        yield matches_of(desks)


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> dict[Contents, bytes]:
    """The three archives of an event of which one game of three is over."""
    for matches in played(tmp_path_factory.mktemp("running"), 1):
        return {each: archive(matches, DUEL, each) for each in Contents}
    raise AssertionError


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The archive of a finished event."""
    for matches in played(tmp_path_factory.mktemp("finished")):
        return archive(matches, DUEL)
    raise AssertionError


def unpacked(data: bytes) -> dict[str, bytes]:
    with ZipFile(BytesIO(data)) as packed:
        return {info.filename: packed.read(info) for info in packed.infolist()}


def table(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(data.decode())))


@pytest.mark.long
def test_an_archive_holds_the_whole_event(whole: bytes) -> None:
    assert set(unpacked(whole)) == {
        "README.txt", "checkpoints.jsonl", "event.toml", "log.jsonl", "manifest.json",
        "opened.json", "results/games.csv", "results/players.csv", "results/standings.csv",
        "seal.json",
    }  # fmt: skip


def test_its_results_are_those_of_every_game_that_both_rooms_have_finished(
    whole: bytes, archives: dict[Contents, bytes]
) -> None:
    games = table(unpacked(whole)["results/games.csv"])
    assert [(row["session"], row["game"], row["room"]) for row in games] == [
        ("1", "1", "open"), ("1", "1", "closed"), ("1", "2", "open"), ("1", "2", "closed"),
        ("2", "1", "open"), ("2", "1", "closed"),
    ]  # fmt: skip
    assert {row["first"] for row in games} | {row["second"] for row in games} == {"Kh", "Mo"}
    assert len(table(unpacked(archives[Contents.PUBLIC])["results/games.csv"])) == 2
    places = table(unpacked(whole)["results/standings.csv"])
    assert [row["table"] for row in places] == ["rounds", "rounds", "event", "event"]
    # Both play alike, so that nothing separates them, the final neither (R28).
    assert [row["place"] for row in places[2:]] == ["1", "1"]
    players = table(unpacked(whole)["results/players.csv"])
    assert sum(int(row["games"]) for row in players) == 2 * len(games)


def test_nothing_of_a_running_session_is_in_it_but_with_the_secrets(
    archives: dict[Contents, bytes],
) -> None:
    for each in (Contents.PUBLIC, Contents.DIRECTOR):
        files = unpacked(archives[each])
        assert not any(name.startswith("secrets/") for name in files)
        assert not any(SECRET in data or SECRET.hex().encode() in data for data in files.values())
    names = {name for name in unpacked(archives[Contents.SECRETS]) if name.startswith("secrets/")}
    assert names == {
        "secrets/purpose",
        "secrets/session-1-original",
        "secrets/session-2-original",
        "secrets/signing-key",
    }


def test_the_readme_speaks_of_games_and_rolls(archives: dict[Contents, bytes]) -> None:
    texts = {each: unpacked(data)["README.txt"].decode() for each, data in archives.items()}

    assert "games that are under embargo" in texts[Contents.DIRECTOR]
    assert "knows every roll" in texts[Contents.SECRETS]
    assert "the roll sets that are open" in texts[Contents.PUBLIC]
    assert not any(word in text for text in texts.values() for word in ("card", " deal", "hand"))


@pytest.mark.long
def test_an_event_that_moves_goes_on_in_the_other_place(
    archives: dict[Contents, bytes], whole: bytes, tmp_path: Path
) -> None:
    done = import_archive(tmp_path, read_archive(archives[Contents.SECRETS]))
    assert done.secrets
    for matches in played(tmp_path):
        assert matches.progress(DUEL).finished
        assert all(finding.ok for finding in verify_event(matches, DUEL))
        moved = unpacked(archive(matches, DUEL))

    assert moved["results/games.csv"] == unpacked(whole)["results/games.csv"]


def test_line_ups_in_an_archive_of_matches_are_refused_since_none_are_closed(whole: bytes) -> None:
    """S2: nothing is published for an event that its seal does not speak of."""
    files = unpacked(whole)
    event = json.loads(files["seal.json"])["seal"]["event"]
    files["lineups.json"] = canonical_bytes(
        {"line_ups": {"event": event, "sessions": []}, "signature": "0" * 128}
    )
    manifest = json.loads(files["manifest.json"])
    manifest["files"]["lineups.json"] = {
        "bytes": len(files["lineups.json"]),
        "sha256": sha256(files["lineups.json"]).hexdigest(),
    }
    files["manifest.json"] = json.dumps(manifest).encode()
    out = BytesIO()
    with ZipFile(out, "w") as packed:
        for each, data in files.items():
            packed.writestr(each, data)

    with refused(
        NotAnArchive,
        where="lineups.json",
        why="the seats of this event are not drawn, so no line-ups are closed",
    ):
        read_archive(out.getvalue())
