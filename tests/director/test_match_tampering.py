"""Every kind of line of team matches, and every published file, altered by hand: it is found."""

import json
import re
import runpy
import shutil
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.director.archiving import archive, line_text
from evendeal.director.verifying import verify_event
from evendeal.draw.finding import Finding
from evendeal.errors import Refused
from evendeal.store.archive import read_archive
from evendeal.store.archive_packed import NotAnArchive
from evendeal.tournament.event_acts import OF_EVENT
from evendeal.tournament.line import Line, canonical_json
from evendeal.tournament.room_match.bodies import MATCH_BODIES
from support.events.every_match_line import play_every_line
from support.events.matches import DUEL
from support.ledgers import matches_of
from support.proof.forged_log import chained, write_lines
from support.proof.stranger import SCRIPT

TABLE = "opening_roll roll play double take pass beaver resign accept_resignation"
SAID = "decline_resignation accept undo correct note call_director bound open"
DIRECTED = "publish begin begin_round pause resume answer decide reopen line_up sheets_given end"
KINDS = f"{TABLE} {SAID} {DIRECTED}".split()

Damage = Callable[[list[Line], int], list[Line]]
"""The lines as somebody leaves them who has been at the one with this index."""

SIGNED = "name public_key sealed_at terms signature published_at entries reserve final"
NO_LUCK = {*SIGNED.split(), "acts", "line_ups"}
"""Fields from which no roll follows, nor lots where none are drawn: the signatures bind them,
and strangers' script leaves those out."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("every") / "var"
    play_every_line(folder)
    return folder


@pytest.fixture(scope="module")
def lines(played: Path) -> list[Line]:
    with open_desks(played) as desks:
        return list(matches_of(desks).adapters.log.lines(DUEL))


@pytest.fixture(scope="module")
def packed(played: Path) -> bytes:
    with open_desks(played) as desks:
        return archive(matches_of(desks), DUEL)


@pytest.fixture(scope="module")
def worn(played: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy whose lines are written anew for each test."""
    return Path(shutil.copytree(played, tmp_path_factory.mktemp("worn") / "var"))


def verified(folder: Path) -> tuple[Finding, ...]:
    """What speaks against an event; a file that cannot be read does too."""
    try:
        with open_desks(folder) as desks:
            found = verify_event(matches_of(desks), DUEL)
    except Refused as refusal:
        return (Finding("fails", "", str(refusal), "unread"),)
    return tuple(each for each in found if not each.ok)


def other(value: Any) -> Any:
    """The same with one value changed."""
    match value:
        case dict():
            keys = [key for key in value if key != "do"] or ["do"]
            return value | {keys[-1]: other(value[keys[-1]])}
        case []:
            return [1]
        case list():
            return [*value[:-1], other(value[-1])]
        case bool():
            return not value
        case int():
            return value + 1
        case None:
            return "x"
        case str():
            return value[:-1] + ("0" if value[-1:] != "0" else "1")
    raise AssertionError(value)


def changed(lines: list[Line], at: int) -> list[Line]:
    return [*lines[:at], replace(lines[at], body=other(lines[at].body)), *lines[at + 1 :]]


def removed(lines: list[Line], at: int) -> list[Line]:
    return lines[:at] + lines[at + 1 :]


def doubled(lines: list[Line], at: int) -> list[Line]:
    line = lines[at]
    n = sum(each.place == line.place for each in lines)
    later = [replace(each, position=each.position + 1) for each in lines[at + 1 :]]
    twin = replace(line, position=line.position + 1, n=n, key=f"{line.key} again")
    return [*lines[: at + 1], twin, *later]


def swapped(lines: list[Line], at: int) -> list[Line]:
    first = min(at, len(lines) - 2)
    one, two = lines[first : first + 2]
    turned = [replace(two, position=one.position), replace(one, position=two.position)]
    return [*lines[:first], *turned, *lines[first + 2 :]]


DAMAGES: list[Damage] = [changed, removed, doubled, swapped]


def first_touched(damage: Damage, lines: list[Line], at: int) -> int:
    """The first position at which something is not as it was."""
    if damage is swapped:
        return min(at, len(lines) - 2) + 1
    return at + 2 if damage is doubled else at + 1


def sentence_of(found: tuple[Finding, ...], position: int) -> str:
    """What is said of a line of the log."""
    return next(each.sentence for each in found if each.where == f"log, line {position}")


def numbers(sentence: str) -> list[int]:
    """The lines that a sentence names, and how many, in its order."""
    return [int(number) for number in re.findall(r"\d+", sentence)]


def signed_positions(folder: Path) -> list[int]:
    """The lines that checkpoints were published for."""
    points = (folder / "published" / DUEL / "checkpoints.jsonl").read_text().splitlines()
    return [json.loads(point)["position"] for point in points]


def of_kind(lines: list[Line], kind: str) -> int:
    return next(at for at, line in enumerate(lines) if line.body["do"] == kind)


def test_the_event_has_every_kind_of_line_and_holds(played: Path, lines: list[Line]) -> None:
    known = {*MATCH_BODIES} - OF_EVENT

    assert {line.body["do"] for line in lines} == set(KINDS) == known
    assert verified(played) == ()


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_line_of_the_database_altered_by_hand_is_named(
    kind: str, damage: Damage, worn: Path, lines: list[Line]
) -> None:
    at = of_kind(lines, kind)
    write_lines(worn, damage(lines, at))
    found = verified(worn)
    touched = first_touched(damage, lines, at)

    ends = damage is removed and at == len(lines) - 1
    assert numbers(sentence_of(found, touched))[0] == (at if ends else touched)


@pytest.mark.parametrize(("number", "kind"), list(enumerate(KINDS)))
def test_a_chain_written_anew_does_not_fit_what_was_signed(
    number: int, kind: str, worn: Path, lines: list[Line]
) -> None:
    at, damage = of_kind(lines, kind), DAMAGES[number % len(DAMAGES)]
    anew = chained(damage(lines, at))
    write_lines(worn, anew)
    signed = sorted(signed_positions(worn))
    touched = first_touched(damage, lines, at)
    met = next(position for position in signed if position >= touched)
    fits = max((position for position in signed if position < touched), default=0)

    counts = numbers(sentence_of(verified(worn), met))
    if met > len(anew):
        assert counts == [len(anew), met, met - len(anew)]
    else:
        assert counts == [met, fits + 1, met]


def repacked(packed: bytes, lines: list[Line], *, manifest: bool) -> bytes:
    """An archive with another log; its manifest made to name that one, if somebody is careful."""
    with ZipFile(BytesIO(packed)) as read:
        files = {name: read.read(name) for name in read.namelist()}
    files["log.jsonl"] = "".join(map(line_text, lines)).encode()
    if manifest:
        contents = json.loads(files["manifest.json"])
        contents |= {"lines": len(lines), "head": lines[-1].hash}
        log = files["log.jsonl"]
        contents["files"]["log.jsonl"] = {"bytes": len(log), "sha256": sha256(log).hexdigest()}
        files["manifest.json"] = f"{canonical_json(contents)}\n".encode()
    out = BytesIO()
    with ZipFile(out, "w") as written:
        for name, data in files.items():
            written.writestr(name, data)
    return out.getvalue()


def not_an_archive(data: bytes) -> NotAnArchive:
    with pytest.raises(NotAnArchive) as refusal:
        read_archive(data)
    return refusal.value


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_line_of_an_archive_altered_by_hand_is_named(
    kind: str, damage: Damage, packed: bytes, lines: list[Line]
) -> None:
    at = of_kind(lines, kind)
    bad = damage(lines, at)
    touched = first_touched(damage, lines, at)

    assert not_an_archive(repacked(packed, bad, manifest=False)).where == "log.jsonl"
    named = not_an_archive(repacked(packed, bad, manifest=True))
    ends = damage is removed and at == len(lines) - 1
    assert numbers(str(named))[0] == (at if ends else touched)
    anew = not_an_archive(repacked(packed, chained(bad), manifest=True))
    assert "log.jsonl" in anew.where or "line" in anew.why


def test_the_archive_that_nobody_touched_is_read(packed: bytes, lines: list[Line]) -> None:
    assert list(read_archive(repacked(packed, lines, manifest=True)).lines()) == lines


Place = tuple[Any, ...]
"""Where something stands in a file's JSON: the keys and numbers that lead to it."""


def places(body: Any, here: Place = ()) -> Iterator[Place]:
    """Everything that stands in it; of a list its first thing and its last one."""
    inside = body.items() if isinstance(body, dict) else enumerate(body)
    for key, value in inside:
        if isinstance(body, dict) or key in (0, len(body) - 1):
            yield (*here, key)
            if isinstance(value, dict | list):
                yield from places(value, (*here, key))


def altered(text: str, place: Place, how: str) -> str | None:
    """The file with one thing changed, removed, doubled or swapped; None: it cannot be so."""
    body = json.loads(text)
    holder = body
    for key in place[:-1]:
        holder = holder[key]
    key, listed = place[-1], isinstance(holder, list)
    if how == "changed" and not (holder[key] and isinstance(holder[key], dict | list)):
        holder[key] = other(holder[key])
    elif how == "removed":
        del holder[key]
    elif how == "doubled" and listed:
        holder.insert(key, deepcopy(holder[key]))
    elif how == "swapped" and listed and key + 1 < len(holder) and holder[key] != holder[key + 1]:
        holder[key], holder[key + 1] = holder[key + 1], holder[key]
    else:
        return None
    return json.dumps(body)


TOLD = [
    ("opened.json", ("sessions", 1)),
    ("root.json", ("roots", "sessions", 1)),
    ("seal.json", ("seal", "sessions", 0, "beacon")),
    ("seal.json", ("seal", "sessions", 1, "beacon")),
    ("seal.json", ("seal", "rehearsal")),
]
"""What a stranger is told and may judge: what is missing, a rehearsal, whence the luck."""
HOWS = ("changed", "removed", "doubled", "swapped")


@pytest.mark.long
@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("name", ["seal.json", "root.json", "opened.json"])
def test_whatever_is_altered_in_a_published_file_is_found_there(
    name: str, how: str, played: Path, tmp_path: Path
) -> None:
    folder = Path(shutil.copytree(played, tmp_path / "var"))
    path = folder / "published" / DUEL / name
    text = path.read_text()
    path.chmod(0o644)
    for place in places(json.loads(text)):
        bad = altered(text, place, how)
        if bad is None:
            continue
        path.write_text(bad)
        found = verified(folder)

        assert any(name[:4] in f"{each.where} {each.sentence}" for each in found), (place, found)


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("name", ["seal.json", "root.json", "opened.json"])
def test_a_stranger_finds_what_is_altered_in_what_luck_follows_from(
    name: str, how: str, played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = runpy.run_path(str(SCRIPT))
    names = ("seal.json", "opened.json", "root.json")
    paths = [str(shutil.copy(played / "published" / DUEL / each, tmp_path)) for each in names]
    path = tmp_path / name
    text = path.read_text()
    path.chmod(0o644)
    assert script["main"](paths) == 0
    for place in places(json.loads(text)):
        bad = altered(text, place, how)
        if bad is None or NO_LUCK.intersection(place) or (name, place) in TOLD:
            continue
        path.write_text(bad)
        script["state"]["failed"] = False
        capsys.readouterr()
        try:
            found = script["main"](paths)
        except (ValueError, LookupError, TypeError, AttributeError):
            found = 2

        assert found, (place, capsys.readouterr().out)


@pytest.mark.parametrize("name", ["seal.json", "root.json", "opened.json", "checkpoints.jsonl"])
def test_a_published_file_that_is_gone_is_missed(name: str, played: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(played, tmp_path / "var"))
    (folder / "published" / DUEL / name).unlink()

    assert any(name[:4] in f"{each.where} {each.sentence}" for each in verified(folder))


@pytest.mark.long
@pytest.mark.parametrize("how", HOWS)
def test_a_checkpoint_altered_by_hand_is_named(how: str, played: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(played, tmp_path / "var"))
    path = folder / "published" / DUEL / "checkpoints.jsonl"
    path.chmod(0o644)
    points = path.read_text().splitlines()
    every = [(number, place) for number in (0, 1) for place in places(json.loads(points[number]))]
    for at, place in every:
        lines = list(points)
        if how == "changed":
            lines[at] = canonical_json(json.loads(altered(lines[at], place, how) or ""))
        elif place != ("at",):
            continue
        elif how == "removed":
            del lines[at]
        elif how == "doubled":
            lines.insert(at, lines[at])
        else:
            lines.reverse()
        path.write_text("".join(f"{line}\n" for line in lines))

        assert any("checkpoint" in each.sentence for each in verified(folder)), (at, place)
