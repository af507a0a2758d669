"""What the published files of an event of matches prove, to us and to a stranger."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from evendeal.draw.keys import commit
from evendeal.draw.match_verify import MATCHES
from evendeal.draw.reading import NotASeal
from evendeal.draw.roots import SignedRoots
from evendeal.formats import format_of_seal
from support.proof.altered_matches import set_lots, set_secret
from support.proof.honest_matches import (
    BEACON,
    BEACON_ENDED,
    BEACON_RUNNING,
    DRAWN,
    ENDED,
    EVENTS,
    FINAL,
    RUNNING,
    THROWN,
    THROWN_BEACON,
    THROWN_ENDED,
)
from support.proof.sealed_event import EVENT, publish
from support.proof.sealed_matches import PublishedMatches, match_secret, publish_matches
from support.proof.stranger import other_digit, stranger
from support.proof.verdicts import altered, ours
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
    seal = MATCHES.read_seal(event.files[0])

    assert seal == event.seal
    assert MATCHES.read_opened(event.files[1], seal.seal) == event.opened


def test_a_seal_tells_its_kind_of_event() -> None:
    assert format_of_seal(ENDED.files[0]).format == "room_match"
    assert format_of_seal(publish().files[0]).format == "seat_teams"


def test_an_opened_roll_set_is_proven_in_words() -> None:
    said = [finding.sentence for finding in ours(RUNNING.files)]

    assert (
        "Session 2, roll set 3 is the one that was sealed on 28 November 2026 at 09:00 UTC: "
        "its leaf lies under the published root."
    ) in said
    assert any("the organiser could have chosen the secret" in sentence for sentence in said)


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
    assert {f.verdict for f in MATCHES.verify_signatures(event.seal, event.roots)} == {"holds"}


def test_a_seal_or_a_root_changed_after_signing_is_named() -> None:
    roots = BEACON_ENDED.roots
    assert roots is not None
    seal = replace(BEACON_ENDED.seal, seal=replace(BEACON_ENDED.seal.seal, name="Another Cup"))
    shorter = SignedRoots(replace(roots.roots, sessions=roots.roots.sessions[:1]), roots.signature)

    findings = MATCHES.verify_signatures(seal, shorter)

    assert [(f.verdict, f.where) for f in findings] == [
        ("fails", "seal.json"),
        ("fails", "root.json"),
    ]


@pytest.mark.long
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
    roll_set = json.loads(files[1])["sessions"][session]["sets"][number]["set"]
    code, output = stranger(files, tmp_path, capsys)

    assert {f.where for f in ours(files) if not f.ok} == {
        f"session {session + 1}, roll set {roll_set}"
    }
    assert code == 1
    assert (
        f"Session {session + 1}, roll set {roll_set} is not the roll set that was sealed" in output
    )
    assert output.count("FAILS") == 1


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
        MATCHES.read_opened(cards[1], seal)

    assert stranger([ENDED.files[0], cards[1]], tmp_path, capsys)[0] == 2
    assert stranger([cards[0], ENDED.files[1]], tmp_path, capsys)[0] == 2


def test_no_secret_of_a_running_session_is_in_its_files() -> None:
    every = b"".join(BEACON_RUNNING.files)

    assert EVENT.encode() in every
    for session in (1, 2, 3):
        assert match_secret(session).hex().encode() not in every


def test_the_seal_that_is_written_is_canonical() -> None:
    text = MATCHES.write_seal(ENDED.seal)

    assert json.dumps(json.loads(text), sort_keys=True, separators=(",", ":")).encode() == text
