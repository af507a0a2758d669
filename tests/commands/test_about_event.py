"""A name spelled right, an event withdrawn, a rehearsal put away: as somebody types it."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import ANY

import pytest

from evendeal.commands import rehearse
from evendeal.commands.about_event import IsPutAway
from evendeal.director.office.about_event import (
    AlreadyWithdrawn,
    AwayAlready,
    EventOver,
    NotARehearsal,
    ResultsSwitchedAlready,
)
from evendeal.director.office.name_corrections import NameOfAnother
from evendeal.store.database import LogNotOpened
from evendeal.tournament.event_record import EventIsWithdrawn
from support.events.matches import match_toml
from support.events.poker import toml
from support.full_disk import hardly_any_room
from support.proof.stranger import SCRIPT
from support.refusals import typed_refused
from support.typed import Answer as Typed
from support.typed import everything, typed


@dataclass(frozen=True)
class Kind:
    """An event of one kind: its file, and two of its names."""

    id: str
    text: str
    team: str
    called: str
    player: str
    other: str


POKER = Kind("cup", toml(deals=5, teams=3), "A", "Argentina", "A1", "B1")
MATCHES = Kind("duel", match_toml(more="[final]\ngames = 1"), "Kh", "Kharkov", "Kh1", "Mo1")
KINDS = [pytest.param(POKER, id="poker"), pytest.param(MATCHES, id="matches")]


@pytest.fixture(scope="module", params=KINDS)
def whole(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Kind, Path]:
    """A finished rehearsal of each kind."""
    kind: Kind = request.param
    place = tmp_path_factory.mktemp(kind.id)
    (place / "event.toml").write_text(kind.text)
    assert typed("rehearse", place / "event.toml", "--seed", "7", "--log", place / "var").code == 0
    return kind, place / "var"


@pytest.fixture
def finished(whole: tuple[Kind, Path], tmp_path: Path) -> tuple[Kind, Path]:
    """A copy of it."""
    kind, folder = whole
    return kind, Path(shutil.copytree(folder, tmp_path / "var"))


@pytest.fixture(params=KINDS)
def sealed(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Kind, Path]:
    """An event of each kind that has not begun."""
    kind: Kind = request.param
    (tmp_path / "event.toml").write_text(kind.text)
    assert typed("event", "new", tmp_path / "event.toml", "--log", tmp_path / "var").code == 0
    return kind, tmp_path / "var"


def correct(folder: Path, kind: Kind, was: str, name: str, *more: str) -> int:
    reason = ("--reason", "misread on the form", "--log", str(folder))
    team = () if "event" in more else ("--team", kind.team)
    answer = typed("event", "correct-name", kind.id, was, name, *team, *more, *reason)
    assert answer.code == 0 or answer.sentence
    return answer.code


def stranger(folder: Path, kind: Kind) -> subprocess.CompletedProcess[str]:
    """The verifier that knows nothing of us, over the published files alone."""
    published = folder / "published" / kind.id
    names = ("seal.json", "opened.json", "root.json", "lineups.json")
    files = [published / name for name in names if (published / name).exists()]
    return subprocess.run(
        [sys.executable, SCRIPT, *files], capture_output=True, text=True, check=False
    )


@pytest.mark.process
def test_names_are_right_everywhere_and_both_verifiers_say_what_the_seal_says(
    finished: tuple[Kind, Path],
) -> None:
    """D12, R59: standings, exports and prints change; the seal and its hash do not."""
    kind, folder = finished
    seal = folder / "published" / kind.id / "seal.json"
    before = seal.read_bytes()
    assert correct(folder, kind, kind.called, "Rightly Spelled", "--of", "team") == 0
    assert correct(folder, kind, kind.player, "Zoë Right") == 0
    assert correct(folder, kind, "Duel" if kind is MATCHES else "Duplicate Poker Team Cup",
                   "The Right Cup", "--of", "event") == 0  # fmt: skip
    standings = typed("standings", kind.id, "--log", folder).out
    ours = typed("verify", kind.id, "--log", folder)
    theirs = stranger(folder, kind)

    assert "Rightly Spelled" in standings
    assert kind.called not in standings
    assert seal.read_bytes() == before
    assert ours.code == 0, ours.out
    assert theirs.returncode == 0, theirs.stdout + theirs.stderr
    for said in (" ".join(ours.out.split()), theirs.stdout):
        assert f'called "{kind.called}" in the seal, is spelled "Rightly Spelled"' in said
        assert f'called "{kind.player}" in the seal, is spelled "Zoë Right"' in said


@pytest.mark.long
def test_an_archive_takes_the_corrections_along(
    finished: tuple[Kind, Path], tmp_path: Path
) -> None:
    """D12, R59: elsewhere the names are as right, and the files say the same."""
    kind, folder = finished
    correct(folder, kind, kind.called, "Rightly Spelled", "--of", "team")
    file, other = tmp_path / "moved.zip", tmp_path / "other"
    assert typed("event", "export", kind.id, file, "--log", folder).code == 0
    assert typed("event", "import", file, "--log", other).code == 0
    here, there = (typed("standings", kind.id, "--log", each).out for each in (folder, other))

    assert "Rightly Spelled" in there
    assert here == there
    assert typed("verify", kind.id, "--log", other).code == 0


@pytest.mark.long
def test_hands_and_matches_are_exported_with_the_right_names(
    finished: tuple[Kind, Path], tmp_path: Path
) -> None:
    """D12, R59: whoever reads the files elsewhere reads how people are spelled."""
    kind, folder = finished
    correct(folder, kind, kind.player, "Zoe Right")
    out = tmp_path / "out"
    if kind is POKER:
        assert typed("event", "hands", kind.id, out, "--log", folder).code == 0
        written = out.read_text()
    else:
        assert typed("match", "files", kind.id, out, "--log", folder).code == 0
        written = "".join(path.read_text() for path in out.rglob("*") if path.is_file())

    assert "Zoe Right" in written
    assert not re.search(rf"\b{kind.player}\b", written)


@pytest.mark.process
def test_what_is_spelled_right_before_play_holds_when_it_is_verified(
    sealed: tuple[Kind, Path],
) -> None:
    """D12, R59: seats are drawn from the sealed names, and shown with the right ones."""
    kind, folder = sealed
    assert correct(folder, kind, kind.player, "Zoë Right") == 0
    begun = typed("event", "begin", kind.id, "--log", folder)

    assert begun.code == 0, begun.err
    assert "Zoë Right" in begun.out
    assert kind.player not in begun.out.split()
    assert typed("verify", kind.id, "--log", folder).code == 0
    theirs = stranger(folder, kind)
    assert theirs.returncode == 0, theirs.stdout + theirs.stderr
    assert f'called "{kind.player}" in the seal, is spelled "Zoë Right"' in theirs.stdout


def test_nobody_is_given_a_name_that_somebody_else_has_or_had(sealed: tuple[Kind, Path]) -> None:
    """D12, R59: so two people never change places by corrections, in whatever order."""
    kind, folder = sealed
    other = "B" if kind is POKER else "Mo"
    answer = typed(
        "event", "correct-name", kind.id, kind.player, kind.other.lower(), "--team", kind.team,
        "--reason", "a swap", "--log", folder,
    )  # fmt: skip
    typed_refused(answer, NameOfAnother, called=kind.other.lower(), entry=other, player=kind.other)
    assert correct(folder, kind, kind.player, "Somebody New") == 0
    back = typed(
        "event", "correct-name", kind.id, kind.other, kind.player, "--team", other,
        "--reason", "the other half", "--log", folder,
    )  # fmt: skip

    typed_refused(back, NameOfAnother, called=kind.player, entry=kind.team, player="Somebody New")
    # He himself can have it back: it was no slip after all.
    assert correct(folder, kind, "Somebody New", kind.player) == 0
    assert typed("verify", kind.id, "--log", folder).code == 0


@pytest.mark.process
def test_a_withdrawn_event_plays_no_further_until_it_is_taken_back(
    sealed: tuple[Kind, Path],
) -> None:
    """D12, R60: nothing is deleted, and who checks it is told of both."""
    kind, folder = sealed
    log = ("--log", folder)
    assert typed("event", "withdraw", kind.id, "--reason", "the hall is flooded", *log).code == 0
    refused = typed("event", "begin", kind.id, *log)
    verified = typed("verify", kind.id, *log, "--json")

    typed_refused(refused, EventIsWithdrawn, reason="the hall is flooded")
    assert verified.code == 0
    (gone,) = (each for each in verified.json["findings"] if each["id"] == "withdrawn")
    assert all(fact in gone["sentence"] for fact in ("the command line", "the hall is flooded"))
    again = typed("event", "withdraw", kind.id, "--reason", "twice", *log)
    typed_refused(again, AlreadyWithdrawn, event=kind.id)
    assert typed("event", "take-back", kind.id, "--reason", "it has dried", *log).code == 0
    assert typed("event", "begin", kind.id, *log).code == 0
    theirs = stranger(folder, kind)
    assert "the withdrawal of the event was taken back. it has dried" in theirs.stdout
    assert theirs.returncode == 0


def test_an_event_that_has_ended_is_not_withdrawn(finished: tuple[Kind, Path]) -> None:
    """D12, R60: its result stands."""
    kind, folder = finished
    answer = typed("event", "withdraw", kind.id, "--reason", "we lost", "--log", folder)

    typed_refused(answer, EventOver, event=kind.id)


def test_results_at_the_tables_are_switched_and_whoever_checks_the_event_finds_it_whole(
    sealed: tuple[Kind, Path], tmp_path: Path
) -> None:
    kind, folder = sealed
    log = ("--log", folder)

    def switch(results: str, *more: str) -> Typed:
        return typed("event", "table-results", kind.id, results, *log, *more)

    assert switch("open", "--json").json == {"event": kind.id, "table_results": "open"}
    typed_refused(switch("open"), ResultsSwitchedAlready, results="open")
    assert switch("none").code == 0
    typed_refused(switch("none"), ResultsSwitchedAlready, results="none")
    assert switch("open").code == 0
    assert switch("everything").code == 2
    assert typed("verify", kind.id, *log).code == 0
    assert typed("event", "begin", kind.id, *log).code == 0
    assert typed("event", "export", kind.id, tmp_path / "all.zip", *log).code == 0
    assert typed("event", "import", tmp_path / "all.zip", "--log", tmp_path / "new").code == 0
    theirs = typed("event", "table-results", kind.id, "open", "--log", tmp_path / "new")
    typed_refused(theirs, ResultsSwitchedAlready, results="open")


@pytest.mark.long
def test_a_rehearsal_is_put_away_and_brought_out_and_an_event_is_not(
    finished: tuple[Kind, Path], tmp_path: Path
) -> None:
    """D12, R61: not one line goes; of what people were told nothing is hidden."""
    kind, folder = finished
    log = ("--log", folder)
    assert typed("event", "put-away", kind.id, *log, "--json").json["away"] is True
    twice = typed("event", "put-away", kind.id, *log)
    typed_refused(twice, AwayAlready, event=kind.id, away=True)
    assert typed("verify", kind.id, *log).code == 0
    assert typed("event", "export", kind.id, tmp_path / "kept.zip", *log).code == 0
    typed_refused(typed("standings", kind.id, *log), IsPutAway, event=kind.id)
    assert typed("event", "bring-out", kind.id, *log).code == 0
    assert typed("standings", kind.id, *log).code == 0
    typed_refused(
        typed("event", "bring-out", kind.id, *log), AwayAlready, event=kind.id, away=False
    )
    (tmp_path / "real.toml").write_text(kind.text)
    typed("event", "new", tmp_path / "real.toml", "--log", tmp_path / "real")
    real = typed("event", "put-away", kind.id, "--log", tmp_path / "real")

    typed_refused(real, NotARehearsal, event=kind.id)


@pytest.mark.long
def test_a_rehearsal_that_is_put_away_is_not_played_on_until_it_is_brought_out(
    finished: tuple[Kind, Path], tmp_path: Path
) -> None:
    """D12, R61: it says so, and how it is shown again, and not that there is no such event."""
    kind, folder = finished
    (tmp_path / "event.toml").write_text(kind.text)
    again = ("rehearse", tmp_path / "event.toml", "--seed", "7", "--log", folder)
    typed("event", "put-away", kind.id, "--log", folder)
    before = everything(folder)
    refused = typed(*again)

    typed_refused(refused, IsPutAway, event=kind.id)
    assert everything(folder) == before
    typed("event", "bring-out", kind.id, "--log", folder)
    assert typed(*again).code == 0


@pytest.mark.long
def test_a_rehearsal_that_is_put_away_while_it_is_played_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R61: what was played is in the log; it has no standings until it is brought out."""
    (tmp_path / "event.toml").write_text(POKER.text)
    folder = tmp_path / "var"
    again = ("rehearse", tmp_path / "event.toml", "--log", folder)

    def put_away_meanwhile(_what: str, _total: int, turns: Iterator[int]) -> None:
        next(turns)
        assert typed("event", "put-away", POKER.id, "--log", folder).code == 0
        assert sum(1 for _ in turns)

    with monkeypatch.context() as patch:
        patch.setattr(rehearse, "_watch", put_away_meanwhile)
        refused = typed(*again)

    typed_refused(refused, IsPutAway, event=POKER.id)
    typed("event", "bring-out", POKER.id, "--log", folder)
    assert typed(*again, "--json").json["comparable"]


@pytest.mark.parametrize(
    "act",
    [
        ["correct-name", "A1", "Ana", "--team", "A", "--reason", "misread"],
        ["withdraw", "--reason", "the hall is flooded"],
    ],
)
def test_on_a_full_disk_nothing_is_corrected_and_nothing_withdrawn(
    act: list[str], tmp_path: Path
) -> None:
    """D12: one sentence, and the same again when there is room."""
    (tmp_path / "event.toml").write_text(POKER.text)
    folder = tmp_path / "var"
    typed("event", "new", tmp_path / "event.toml", "--log", folder)
    command = ["event", act[0], "cup", *act[1:], "--log", str(folder)]
    before = everything(folder)
    with hardly_any_room():
        answer = typed(*command)

    typed_refused(answer, LogNotOpened, path=str(folder / "log.sqlite"), why=ANY)
    assert everything(folder) == before
    assert typed(*command).code == 0


def kinds_of_findings(folder: Path, event: str) -> set[str]:
    """What `verify` finds, each by its word."""
    findings = typed("verify", event, "--json", "--log", folder).json["findings"]
    return {finding["id"] for finding in findings}


@pytest.mark.long
def test_only_an_event_whose_names_were_corrected_is_said_to_have_such(
    finished: tuple[Kind, Path],
) -> None:
    """D12, R59: of the others, those from before among them, nothing is said that was not."""
    kind, folder = finished
    before = kinds_of_findings(folder, kind.id)
    correct(folder, kind, kind.player, "Zoë Right")

    assert kinds_of_findings(folder, kind.id) - before == {"name-corrected", "act"}
    assert not before & {"name-corrected", "withdrawn"}
