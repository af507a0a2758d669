"""What the published files of an event of matches prove, to us and to a stranger."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from evendeal.draw.keys import commit
from evendeal.draw.match_opened_file import read_match_opened
from evendeal.draw.match_seal_file import (
    SignedMatchSeal,
    read_any_seal,
    read_match_seal,
    write_match_seal,
)
from evendeal.draw.match_verify import verify_match_signatures
from evendeal.draw.reading import NotASeal
from evendeal.draw.roots import SignedRoots
from evendeal.draw.seal_file import SignedSeal
from support.proof.honest_matches import (
    BEACON,
    BEACON_ENDED,
    BEACON_RUNNING,
    DRAWN,
    ENDED,
    EVENTS,
    FINAL,
    NO_FINAL,
    RUNNING,
    THROWN,
    THROWN_BEACON,
    THROWN_ENDED,
)
from support.proof.sealed_event import EVENT, publish
from support.proof.sealed_matches import PublishedMatches, match_secret, publish_matches
from support.proof.stranger import SCRIPT, other_digit, stranger
from support.proof.verdicts import Change, altered, ours
from support.refusals import refused


def failed(files: list[bytes]) -> list[str]:
    return [finding.sentence for finding in ours(files) if not finding.ok]


@pytest.mark.parametrize("teams", [2, 3, 7])
@pytest.mark.parametrize("sets", [1, 2, 9])
@pytest.mark.parametrize("beacon", ["", BEACON])
def test_both_implementations_draw_the_same_rolls_and_lots(
    teams: int, sets: int, beacon: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    event = publish_matches(teams=teams, sets=sets, beacon=beacon, played=1, ended=(1, 2, 3))
    code, said = stranger(event.files, tmp_path, capsys)

    assert failed(event.files) == []
    assert code == 0
    assert "Session 3, lots follow from the draw." in said
    assert "Session 2, roll sets: all roll sets follow from the secret." in said


@pytest.mark.parametrize("event", EVENTS)
def test_the_files_come_back_as_they_were_written(event: PublishedMatches) -> None:
    seal = read_match_seal(event.files[0])

    assert seal == event.seal
    assert read_match_opened(event.files[1], seal.seal) == event.opened


def test_a_seal_tells_its_kind_of_event() -> None:
    assert isinstance(read_any_seal(ENDED.files[0]), SignedMatchSeal)
    assert isinstance(read_any_seal(publish().files[0]), SignedSeal)


def test_an_opened_roll_set_is_proven_in_words() -> None:
    said = [finding.sentence for finding in ours(RUNNING.files)]

    assert (
        "Session 2, roll set 3 is the one that was sealed on 28 November 2026 at 09:00 UTC: "
        "its leaf lies under the published root."
    ) in said
    assert "Session 1, roll sets: 3 of 5 are open, the secret is not yet." in said
    assert any("the organiser could have chosen the secret" in sentence for sentence in said)
    assert "Session 3 was sealed; nothing of it is published here." in said


def test_after_the_end_everything_follows_from_the_secret() -> None:
    said = [finding.sentence for finding in ours(ENDED.files)]

    assert (
        "Session 1, roll sets: the opened secret is the one sealed on "
        "28 November 2026 at 09:00 UTC."
    ) in said
    assert "Session 1, roll sets: all 5 follow from the secret and lie under the root." in said
    assert said[-1] == "Session 3, lots follow from the secret, as sealed."


def test_with_public_randomness_the_lots_are_proven_before_the_final_begins() -> None:
    said = [finding.sentence for finding in ours(BEACON_RUNNING.files)]

    assert "Session 3, lots follow from the public randomness, as sealed." in said
    assert (
        "Session 1, roll set 2 is the one that was fixed on 28 November 2026 at 10:00 UTC: "
        "its leaf lies under the published root."
    ) in said
    assert any("nobody chose these rolls" in sentence for sentence in said)


def test_lots_whose_secret_is_closed_are_said_to_be_unproved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lots = {f.verdict: f.sentence for f in ours(FINAL.files) if f.where == "session 3, lots"}
    said = stranger(FINAL.files, tmp_path, capsys)[1]

    assert lots == {"unproved": "Session 3, lots can be drawn again when the secret is opened."}
    assert "Session 3, lots have every team once; the secret will show the draw." in said


def test_of_thrown_rolls_the_lots_alone_are_proven(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    findings = ours(THROWN_ENDED.files)
    said = stranger(THROWN_ENDED.files, tmp_path, capsys)[1]

    assert {finding.sentence for finding in findings if finding.verdict == "unproved"} >= {
        "The rolls are thrown at the tables: no seal can bind them."
    }
    assert "Session 3, lots follow from the secret, as sealed." in [f.sentence for f in findings]
    assert "open   The rolls are thrown at the tables: no seal can bind them.\n" in said
    assert "Session 3, lots follow from the draw." in said


@pytest.mark.parametrize("event", [ENDED, BEACON_ENDED])
def test_both_files_bear_the_signature_of_the_key_in_the_seal(event: PublishedMatches) -> None:
    assert {f.verdict for f in verify_match_signatures(event.seal, event.roots)} == {"holds"}


def test_a_seal_or_a_root_changed_after_signing_is_named() -> None:
    roots = BEACON_ENDED.roots
    assert roots is not None
    seal = replace(BEACON_ENDED.seal, seal=replace(BEACON_ENDED.seal.seal, name="Another Cup"))
    shorter = SignedRoots(replace(roots.roots, sessions=roots.roots.sessions[:1]), roots.signature)

    findings = verify_match_signatures(seal, shorter)

    assert [(f.verdict, f.where) for f in findings] == [
        ("fails", "seal.json"),
        ("fails", "root.json"),
    ]


@given(st.sampled_from(DRAWN), st.data())
@settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_any_altered_roll_salt_or_path_is_found_and_its_set_is_named(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    event: PublishedMatches,
    data: st.DataObject,
) -> None:
    session = data.draw(st.integers(0, len(event.opened.sessions) - 1))
    count = len(event.opened.sessions[session].sets)
    number = data.draw(st.integers(0, count - 1))
    part = data.draw(st.sampled_from(["character", "longer", "salt", "path", "number", "steps"]))

    def change(body: Any) -> None:
        rolls = body["sessions"][session]["sets"][number]
        match part:
            case "character":
                at = data.draw(st.integers(0, len(rolls["rolls"]) - 1))
                other = [c for c in "123456 :|-x" if c != rolls["rolls"][at]]
                character = data.draw(st.sampled_from(other))
                rolls["rolls"] = rolls["rolls"][:at] + character + rolls["rolls"][at + 1 :]
            case "longer":
                rolls["rolls"] += data.draw(st.sampled_from([" 61", "|", " "]))
            case "salt":
                rolls["salt"] = other_digit(rolls["salt"], data.draw(st.integers(0, 63)))
            case "path":
                step = data.draw(st.integers(0, len(rolls["path"]) - 1))
                rolls["path"][step] = other_digit(
                    rolls["path"][step], data.draw(st.integers(0, 63))
                )
            case "number" if number == count - 1:
                rolls["set"] += data.draw(st.integers(1, 5))
            case _:
                rolls["path"] = [*rolls["path"], "0" * 64]

    files = altered(event, 1, change)
    told = json.loads(files[1])["sessions"][session]["sets"][number]["set"]
    code, said = stranger(files, tmp_path, capsys)

    assert {f.where for f in ours(files) if not f.ok} == {f"session {session + 1}, roll set {told}"}
    assert code == 1
    assert f"Session {session + 1}, roll set {told} is not the roll set that was sealed" in said
    assert said.count("FAILS") == 1


def test_an_altered_roll_is_named_by_its_side_and_its_number() -> None:
    def change(body: Any) -> None:
        rolls = body["sessions"][0]["sets"][1]
        opening, white, black = rolls["rolls"].split("|")
        changed = black.split(" ")
        changed[6] = "11" if changed[6] != "11" else "22"
        rolls["rolls"] = "|".join((opening, white, " ".join(changed)))

    (sentence,) = failed(altered(RUNNING, 1, change))

    assert sentence.startswith("Session 1, roll set 2 is not the one that was sealed: ")
    assert "Black's roll 7 is " in sentence


def test_a_set_of_another_session_or_in_another_place_does_not_pass(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def other_session(body: Any) -> None:
        first, second = body["sessions"][:2]
        first["sets"][2], second["sets"][2] = second["sets"][2], first["sets"][2]

    def other_place(body: Any) -> None:
        sets = body["sessions"][0]["sets"]
        sets[0]["set"], sets[1]["set"] = 2, 1
        sets.reverse()
        sets.sort(key=lambda each: each["set"])

    for change, places in (
        (other_session, {"session 1, roll set 3", "session 2, roll set 3"}),
        (other_place, {"session 1, roll set 1", "session 1, roll set 2"}),
    ):
        files = altered(RUNNING, 1, change)

        assert {finding.where for finding in ours(files) if not finding.ok} == places
        assert stranger(files, tmp_path, capsys)[0] == 1


@pytest.mark.parametrize("numbers", [(1, 1, 2), (2, 1, 3), (3, 2, 1)])
def test_a_roll_set_opened_twice_or_out_of_order_is_refused_by_both(
    numbers: tuple[int, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def change(body: Any) -> None:
        sets = body["sessions"][1]["sets"]
        body["sessions"][1]["sets"] = [sets[number - 1] for number in numbers]

    files = altered(RUNNING, 1, change)
    with refused(NotASeal, where="opened.json.sessions[1].sets"):
        ours(files)
    code, said = stranger(files, tmp_path, capsys)

    assert (code, "out of order" in said) == (2, True)


def set_root(body: Any) -> None:
    body["sessions"][0]["root"] = other_digit(body["sessions"][0]["root"], 5)


def set_secret(body: Any) -> None:
    body["sessions"][2]["secret"] = other_digit(body["sessions"][2]["secret"], 63)


def set_lots(body: Any) -> None:
    lots = body["sessions"][2]["lots"]
    lots[0], lots[1] = lots[1], lots[0]


def lots_without_a_team(body: Any) -> None:
    body["sessions"][2]["lots"].pop()


def lots_with_a_stranger(body: Any) -> None:
    body["sessions"][2]["lots"][1] = "Z"


def lots_too_early(body: Any) -> None:
    body["sessions"][0]["lots"] = ["A", "B", "C"]


def set_sealed_root(body: Any) -> None:
    session = body["seal"]["sessions"][1]
    session["root"] = other_digit(session["root"], 0)


def set_commitment(body: Any) -> None:
    session = body["seal"]["sessions"][2]
    session["commitment"] = other_digit(session["commitment"], 9)


def set_published_root(body: Any) -> None:
    body["roots"]["sessions"][1]["original"] = "0" * 64


def reserve_root(body: Any) -> None:
    body["roots"]["sessions"][1]["reserve"] = "0" * 64


def set_published_beacon(body: Any) -> None:
    body["roots"]["sessions"][1]["beacon"] = "another"


def set_beacon(body: Any) -> None:
    body["sessions"][0]["beacon"] = "another"


def no_beacon(body: Any) -> None:
    body["sessions"][0]["beacon"] = None


def other_event(body: Any) -> None:
    body["event"] = "mug"


def set_reroll(body: Any) -> None:
    body["seal"]["sessions"][0]["reroll"] = True


def fewer_sets(body: Any) -> None:
    body["sessions"][1]["sets"].pop()


def one_set_more(body: Any) -> None:
    body["seal"]["sessions"][1]["sets"] = 6


def last_lots(body: Any) -> None:
    body["sessions"][-1]["lots"] = ["A", "B", "C"]


def no_root(body: Any) -> None:
    body["sessions"][0]["root"] = None


def sets_of_thrown_rolls(body: Any) -> None:
    body["sessions"][0]["sets"] = json.loads(RUNNING.files[1])["sessions"][0]["sets"]


def root_of_thrown_rolls(body: Any) -> None:
    body["sessions"][0]["root"] = "0" * 64


ALTERED: list[tuple[str, PublishedMatches, int, Change, str, str]] = [
    ("root", ENDED, 1, set_root, "session 1, roll sets", "Session 1, roll sets: the root"),
    ("secret", ENDED, 1, set_secret, "session 3, roll sets", "secret is not the sealed one"),
    ("commitment", ENDED, 0, set_commitment, "session 3, roll sets", "is not the sealed one"),
    ("lots", ENDED, 1, set_lots, "session 3, lots", "lots are not those drawn"),
    ("lots by beacon", BEACON_RUNNING, 1, set_lots, "session 3, lots", "lots are not those drawn"),
    ("lots of thrown", THROWN_ENDED, 1, set_lots, "session 3, lots", "lots are not those drawn"),
    ("a team without lot", FINAL, 1, lots_without_a_team, "session 3, lots", "lots are not those"),
    ("a stranger's lot", FINAL, 1, lots_with_a_stranger, "session 3, lots", "lots are not those"),
    ("lots too early", RUNNING, 1, lots_too_early, "session 1, lots", "Session 1, lots are not"),
    ("sealed root", ENDED, 0, set_sealed_root, "session 2, roll sets", "Session 2, roll sets: the"),
    (
        "root.json",
        BEACON_ENDED,
        2,
        set_published_root,
        "session 2, roll sets",
        "Session 2, roll sets: the root is not the one published before play",
    ),
    (
        "reserve in root.json",
        BEACON_ENDED,
        2,
        reserve_root,
        "session 2, roll sets",
        "reserve sets were never sealed",
    ),
    (
        "beacon published",
        BEACON_ENDED,
        2,
        set_published_beacon,
        "session 2, public randomness",
        "Session 2: the public randomness is not as sealed",
    ),
    (
        "beacon opened",
        BEACON_RUNNING,
        1,
        set_beacon,
        "session 1, public randomness",
        "Session 1: the public randomness is not as sealed",
    ),
    (
        "beacon missing",
        THROWN_BEACON,
        1,
        no_beacon,
        "session 1, public randomness",
        "Session 1: the public randomness is not as sealed",
    ),
    (
        "beacon unsealed",
        RUNNING,
        1,
        set_beacon,
        "session 1, public randomness",
        "Session 1: the public randomness is not as sealed",
    ),
    ("event", RUNNING, 1, other_event, "opened.json", "of different events"),
    ("reroll", RUNNING, 0, set_reroll, "session 1, roll set 1", "Session 1, roll set 1 is not"),
    (
        "ended early",
        ENDED,
        1,
        fewer_sets,
        "session 2, roll sets",
        "ended with 4 of 5 roll sets",
    ),
    (
        "a set more",
        ENDED,
        0,
        one_set_more,
        "session 2, roll sets",
        "ended with 5 of 6 roll sets",
    ),
    ("lots, no final", NO_FINAL, 1, last_lots, "session 2, lots", "Session 2, lots are not those"),
    ("no root", RUNNING, 1, no_root, "session 1, roll sets", "the root is missing"),
    (
        "thrown with sets",
        THROWN,
        1,
        sets_of_thrown_rolls,
        "session 1, roll sets",
        "but the rolls are thrown",
    ),
    (
        "thrown with a root",
        THROWN,
        1,
        root_of_thrown_rolls,
        "session 1, roll sets",
        "but the rolls are thrown",
    ),
]


@pytest.mark.parametrize(
    ("event", "file", "change", "where", "words"),
    [case[1:] for case in ALTERED],
    ids=[case[0] for case in ALTERED],
)
def test_everything_else_that_is_altered_is_found_and_named(
    event: PublishedMatches,
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


def test_rolls_that_do_not_follow_from_the_sealed_secret_are_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def commit_to_another(body: Any) -> None:
        body["seal"]["sessions"][0]["commitment"] = commit(bytes(32))

    def open_another(body: Any) -> None:
        body["sessions"][0]["secret"] = bytes(32).hex()

    files = [altered(ENDED, 0, commit_to_another)[0], altered(ENDED, 1, open_another)[1]]
    code, said = stranger(files, tmp_path, capsys)

    assert failed(files) == [
        "Session 1, roll sets: the root is not the one over the rolls that the secret gives."
    ]
    assert code == 1
    assert "FAILS  Session 1, roll sets: other roll sets follow from the secret.\n" in said


def test_from_a_secret_that_is_not_the_sealed_one_no_lots_are_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = altered(ENDED, 1, set_secret)
    said = stranger(files, tmp_path, capsys)[1]

    assert [f.verdict for f in ours(files) if f.where == "session 3, lots"] == ["unproved"]
    assert "ok     Session 3, lots have every team once; the secret will show the draw." in said


def test_wrong_lots_are_named_by_the_first_place_that_differs() -> None:
    due = ENDED.opened.sessions[2].lots
    assert due is not None
    (sentence,) = failed(altered(ENDED, 1, set_lots))

    assert sentence == f"Session 3, lots: {due[1]} stands in place 1, drawn was {due[0]}."


def test_a_session_that_was_never_sealed_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    short = publish_matches(boards=1, final=False)
    files = [short.files[0], publish_matches(boards=2, final=False).files[1]]

    assert failed(files) == ["Session 2 was never sealed."]
    assert stranger(files, tmp_path, capsys)[0] == 1


def test_roots_of_rolls_that_need_none_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    roots = BEACON_ENDED.files[2]
    for event in (RUNNING, THROWN_BEACON):
        files = [*event.files, roots]

        assert failed(files)
        assert stranger(files, tmp_path, capsys)[0] == 1


def test_a_seal_of_thrown_rolls_cannot_have_a_root(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def change(body: Any) -> None:
        body["seal"]["sessions"][0]["root"] = "0" * 64

    files = altered(THROWN, 0, change)
    with refused(NotASeal, where="seal, session 1, roll sets"):
        ours(files)

    assert stranger(files, tmp_path, capsys)[0] == 2


BAD_SEALS: list[tuple[str, dict[str, object], str]] = [
    ("algorithm", {"algorithm": "dpk2"}, "algorithm"),
    ("format", {"format": "seat_teams"}, "format"),
    ("rolls", {"rolls": "chosen"}, "rolls"),
    ("event", {"event": "a cup"}, "event"),
    ("final", {"final": 1}, "final"),
    ("no team", {"entries": []}, "entries"),
    ("sessions", {"sessions": []}, "sessions"),
]


@pytest.mark.parametrize(
    ("change", "where"), [case[1:] for case in BAD_SEALS], ids=[case[0] for case in BAD_SEALS]
)
def test_a_seal_of_another_form_is_refused_by_both(
    change: dict[str, object],
    where: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    files = altered(ENDED, 0, lambda body: body["seal"].update(change))
    with refused(NotASeal, where=f"seal.{where}"):
        ours(files)

    assert stranger(files, tmp_path, capsys)[0] == 2


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"public_key": bytes(31)}, "seal.public_key"),
        ({"terms": bytes(33)}, "seal.terms"),
        ({"sealed_at": "yesterday"}, "seal.sealed_at"),
        ({"sessions": ENDED.seal.seal.sessions[1:]}, "seal.sessions"),
    ],
)
def test_a_seal_whose_parts_do_not_fit_cannot_be_made(change: dict[str, Any], where: str) -> None:
    with refused(NotASeal, where=where):
        replace(ENDED.seal.seal, **change)


def test_a_team_twice_or_alone_is_refused_by_both(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def twice(body: Any) -> None:
        body["seal"]["entries"][1]["id"] = body["seal"]["entries"][0]["id"]

    def alone(body: Any) -> None:
        del body["seal"]["entries"][1:]

    for change in (twice, alone):
        files = altered(ENDED, 0, change)
        with refused(NotASeal, where="seal.entries"):
            ours(files)

        assert stranger(files, tmp_path, capsys)[0] == 2


def test_a_final_alone_is_no_event(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    event = publish_matches(boards=1, final=False)
    files = altered(event, 0, lambda body: body["seal"].update(final=True))
    with refused(NotASeal, where="seal.final"):
        ours(files)

    assert stranger(files, tmp_path, capsys)[0] == 2


def test_the_files_of_the_other_kind_of_event_are_refused_by_both(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = publish(ended=(1,)).files
    seal = ENDED.seal.seal
    with refused(NotASeal, where="opened.json"):
        read_match_opened(cards[1], seal)

    assert stranger([ENDED.files[0], cards[1]], tmp_path, capsys)[0] == 2
    assert stranger([cards[0], ENDED.files[1]], tmp_path, capsys)[0] == 2


@pytest.mark.parametrize("value", ["", " ", "4 8  15", "ABC", "4\n8", "a" * 201])
@pytest.mark.parametrize("file", [1, 2])
def test_public_randomness_spelled_otherwise_is_refused_by_both(
    value: str, file: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def change(body: Any) -> None:
        body.get("roots", body)["sessions"][0]["beacon"] = value

    files = altered(BEACON_ENDED, file, change)
    with refused(NotASeal) as no:
        ours(files)

    assert no.value.where.endswith("sessions[0].beacon")
    assert stranger(files, tmp_path, capsys)[0] == 2


FORGED = "drand\n\x1b[2K\x1b[8mok     Session 1 is fine\u202e\u2028"


def test_no_text_of_the_files_can_forge_or_hide_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changes: list[tuple[int, Change]] = [
        (0, lambda body: body["seal"]["sessions"][0].update(beacon=FORGED)),
        (0, lambda body: body["seal"]["entries"][0].update(players=[FORGED])),
        (1, lambda body: body["sessions"][0]["sets"][0].update(rolls=FORGED)),
        (1, lambda body: body["sessions"][2].update(lots=[FORGED])),
    ]
    for file, change in changes:
        files = altered(BEACON_ENDED, file, change)
        with refused(NotASeal):
            ours(files)

        assert all(line.isprintable() for line in stranger(files, tmp_path, capsys)[1].split("\n"))


@pytest.mark.process
def test_the_script_verifies_matches_alone_without_anything_installed(tmp_path: Path) -> None:
    for name, file in zip(("seal.json", "opened.json"), ENDED.files, strict=True):
        (tmp_path / name).write_bytes(file)
    command = [sys.executable, "-I", "-S", str(SCRIPT), "seal.json", "opened.json"]

    good = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert (good.returncode, good.stderr) == (0, "")
    assert "Session 3, roll set 5 is the roll set that was sealed" in good.stdout


def test_no_secret_of_a_running_session_is_in_its_files() -> None:
    every = b"".join(BEACON_RUNNING.files)

    assert EVENT.encode() in every
    for session in (1, 2, 3):
        assert match_secret(session).hex().encode() not in every


def test_the_seal_that_is_written_is_canonical() -> None:
    text = write_match_seal(ENDED.seal)

    assert json.dumps(json.loads(text), sort_keys=True, separators=(",", ":")).encode() == text
