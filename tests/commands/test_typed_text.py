"""Text as somebody typed it: printed as it is, and never the cause of a failure."""

import json
import os
import subprocess
import sys
from pathlib import Path
from string import Template
from typing import Any

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.commands.people import open_people
from evendeal.views.people import InvitationUnfit
from evendeal.views.roles import Role
from support.events.names import MATCHES, POKER, written
from support.refusals import typed_refused
from support.typed import typed

TEXTS = (
    "Ann :smile:", "[x]", "[/bold]", "[link=http://x]a[/link]", "\\[b", "[red]b", "{b} %s 100%",
    "<b>&amp;</b>", "`b` $(b)", "'b' \"b\"", ":warning: [bold",
)  # fmt: skip
THREE = pytest.mark.parametrize("texts", [TEXTS[at : at + 3] for at in range(0, 9, 3)])
BOTH = pytest.mark.parametrize("event", [POKER, MATCHES], ids=["poker", "matches"])
HIDDEN = "a\x1b[8mb\u202ec\x07\x9b2J"
SHOWN = "a\\x1b[8mb\\u202ec\\x07\\x9b2J"


def in_folder(folder: Path, text: str) -> Path:
    """A folder that is called by this text as far as a folder can be."""
    place = folder / text.replace("/", "_")
    place.mkdir(exist_ok=True)
    return place


@pytest.mark.long
@THREE
@BOTH
def test_every_command_of_an_event_prints_names_as_they_are(
    event: Template, texts: tuple[str, str, str], tmp_path: Path
) -> None:
    """P1: sealed, begun, rehearsed, shown, verified, by names of teams, players and files."""
    title, team, player = texts
    file = written(tmp_path, event, title=title, first=team, player=player)
    log, other = in_folder(tmp_path, title), tmp_path / "other"
    new = typed("event", "new", file, "--log", log)
    begun = typed("event", "begin", "cup", "--log", log)
    rehearsed = typed("rehearse", file, "--log", other)
    standings = typed("standings", "cup", "--log", other)
    verified = typed("verify", "cup", "--log", other)

    assert [each.code for each in (new, begun, rehearsed, standings, verified)] == [0] * 5
    assert new.out.splitlines()[0] == f"{title} is sealed."
    assert f"Give {log}/published/cup/seal.json to the captains" in new.out
    assert player in begun.out
    for answer in (rehearsed, standings):
        assert answer.out.splitlines()[0].startswith(f"{title}   ")
        assert f" A  {team} " in answer.out
    board = typed("standings", "cup", "--log", other, "--json").json
    assert team in [line["name"] for line in board["standings"]]


@pytest.mark.long
@pytest.mark.parametrize("text", TEXTS[:4])
def test_people_are_listed_as_they_are_called(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P1: accounts, and the player whom a code is for."""
    monkeypatch.setenv("COLUMNS", "120")
    log = tmp_path / "var"
    typed("event", "new", written(tmp_path, POKER, player=text), "--log", log)
    invite = ["people", "invite", "--event", "cup", "--log", log, "--role", "player"]
    code = typed(*invite, "--entry", "A", "--player", text)
    nobody = typed(*invite, "--entry", "A", "--player", f"{text}x")
    with open_desks(log) as desks, open_people(log, desks) as door:
        first = door.first_invitation()
        assert first is not None
        here = {"token": None, "address": "", "label": "a browser"}
        door.join(first, name=text.replace("(", ""), password="ten letters", **here)

    assert code.code == 0
    why = f"entry A has no player {text}x; its players are {text}, Bo"
    typed_refused(nobody, InvitationUnfit, role=Role.PLAYER, why=why)
    assert f" {text} " in typed("people", "list", "--log", log).out


@pytest.mark.parametrize("text", TEXTS)
def test_files_of_hands_and_matches_are_called_as_they_are(text: str, tmp_path: Path) -> None:
    """P1: in the table, in sentences, in refusals."""
    place = in_folder(tmp_path, text)
    (place / "a.mat").write_text(" 3 point match\n\n Game 1\n Ann : 0      Bo : 0\n  1) 99:\n")
    (place / "a.phhs").write_text("[1]\nvariant = 'x'\n")
    matches, hands = typed("match", "check", place), typed("hands", "check", place)

    assert matches.code == hands.code == 2
    assert "a.mat: line 5: " in matches.out
    assert f"{place}/a.mat: line 5: " in typed("match", "check", place / "a.mat").out
    assert f"{place}/a.phhs:1: line 2: " in typed("hands", "check", place / "a.phhs").out
    assert typed("hands", "check", place / "none").sentence.startswith(f"{place}/none: ")


@pytest.mark.long
def test_a_refusal_repeats_what_was_typed(folder: Path) -> None:
    """P1: usage, options, ids, files."""
    at = ["--log", folder]
    for text in TEXTS:
        for command in (
            [text], ["event", text], ["standings", text, *at], ["verify", text, *at],
            ["event", "end", text, *at], ["people", "invite", "--role", text, *at],
            ["people", "end", "--account", text, *at], ["rehearse", text],
            ["tls", "--name", text, *at], ["standings", "--log", text],
        ):  # fmt: skip
            answer = typed(*command)

            assert answer.code == 2
            quoted = (text, str(Path(text)), text.lower(), repr(text), repr(text.lower()))
            assert any(each in answer.sentence for each in quoted), (command, answer.sentence)


def test_what_a_terminal_would_obey_never_reaches_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P1: control characters in ids, options, paths and files."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / f"{HIDDEN}.mat"
    file.write_text(f" 3 point match\n\n Game 1\n {HIDDEN} : 0      Bo : 0\n  1) 99:\n")
    answers = [
        typed("standings", HIDDEN), typed(HIDDEN), typed("match", "check", file),
        typed("match", "check", file, "--json"), typed("event", "new", file),
        typed("people", "invite", "--role", HIDDEN), typed("verify", HIDDEN, "--json"),
    ]  # fmt: skip
    for answer in answers:
        said = answer.out + answer.err
        assert answer.code == 2
        assert all(char.isprintable() or char == "\n" for char in said), said
    assert SHOWN in answers[4].err
    assert json.loads(answers[3].out)["files"][0]["file"].endswith(f"{HIDDEN}.mat")


# In a process of its own, with a terminal that lacks signs, or nobody who reads

WIDE = "Zoë 山田 ✓ 👨\u200d👩\u200d👧"


def run(folder: Path, *words: str, code: str = "utf-8", out: Any = subprocess.PIPE) -> Any:
    """What a process says that runs a command in a folder, with this code for its output."""
    return subprocess.run(
        [sys.executable, "-m", "evendeal", *words],
        cwd=folder,
        env=os.environ | {"PYTHONIOENCODING": code, "COLUMNS": "100"},
        stdin=subprocess.DEVNULL,
        stdout=out,
        stderr=subprocess.PIPE,
        check=False,
        timeout=120,
    )


@pytest.mark.process
@pytest.mark.parametrize("code", ["ascii", "cp932"])
def test_a_terminal_that_lacks_a_sign_is_told_all_the_same(code: str, tmp_path: Path) -> None:
    """P1: sealed, begun, shown and verified, with an escape for each sign that there is not."""
    written(tmp_path, POKER, title=WIDE, first=WIDE, player=WIDE)
    done = [
        run(tmp_path, *words.split(), code=code)
        for words in (
            "event new event.toml", "event begin cup", "standings cup", "standings cup --json",
        )
    ]  # fmt: skip

    assert [each.returncode for each in done] == [0] * len(done)
    assert all(b"Traceback" not in each.stderr for each in done)
    title = done[0].stdout.decode(code).splitlines()[0]
    assert title.endswith(" is sealed.")
    assert title.startswith("Zo")
    if code == "ascii":
        assert title.startswith("Zo\\xeb \\u5c71\\u7530 + \\U0001f468")
        assert "|A  Zo\\xeb \\u5c71\\u7530 + " in done[2].stdout.decode(code)
    assert json.loads(done[3].stdout.decode(code))["event"]["name"] == WIDE


@pytest.mark.process
@pytest.mark.parametrize(
    ("act", "reader"),
    [
        ("event new event.toml", "gone"),
        ("event new event.toml", "full"),
        ("event new event.toml", "none"),
        ("people invite --role director", "full"),
        ("event begin cup", "gone"),
    ],
)
def test_what_was_done_is_done_though_nobody_could_be_told(
    act: str, reader: str, tmp_path: Path
) -> None:
    """P1: a pipe that was closed, a disk that is full, no output at all."""
    file, log = written(tmp_path, POKER), tmp_path / "var"
    if act != "event new event.toml":
        assert typed("event", "new", file, "--log", log).code == 0
    if reader == "full":
        with Path("/dev/full").open("wb") as full:
            done = run(tmp_path, *act.split(), out=full)
        head, *said = done.stderr.decode().splitlines()
        assert done.returncode == 3
        assert head == "the output cannot be written (No space left on device); it says:"
        assert len(said) == (3 if "new" in act else 2)
    elif reader == "gone":
        ends = os.pipe()
        os.close(ends[0])
        done = run(tmp_path, *act.split(), out=ends[1])
        os.close(ends[1])
        assert (done.returncode, done.stderr) == (0, b"")
    else:
        shell = f'exec "{sys.executable}" -m evendeal {act} >&-'
        done = subprocess.run(
            ["sh", "-c", shell], cwd=tmp_path, capture_output=True, check=False, timeout=120
        )
        assert (done.returncode, done.stderr) == (0, b"")

    assert typed("standings", "cup", "--log", log).code == 0
    if "begin" in act:
        assert "has begun" in typed("event", "begin", "cup", "--log", log).out
    if "invite" in act:
        assert "director" in typed("people", "list", "--log", log).out
