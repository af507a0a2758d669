"""What the published files prove, to us and to a stranger with the standalone script."""

import ast
import json
import runpy
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from evendeal.cards import DECK
from evendeal.draw.blocks import SeatDrawMethod
from evendeal.draw.cards_verify import CARDS
from evendeal.draw.finding import require
from evendeal.draw.reading import NotASeal, document
from evendeal.draw.seal import BrokenSeal
from support.proof.honest_cards import (
    BEACON,
    BEACON_RUNNING,
    ENDED,
    EVENTS,
    MIRROR_CLOSED,
    OLD_BEACON,
    OLD_ENDED,
    RUNNING,
)
from support.proof.sealed_event import Published, publish
from support.proof.stranger import SCRIPT, other_digit, stranger
from support.proof.verdicts import altered, ours
from support.refusals import refused


@pytest.mark.parametrize("method", ["balanced", "cyclic", "mirror"])
@pytest.mark.parametrize(("teams", "seats"), [(2, 2), (6, 6), (7, 6), (8, 3)])
@pytest.mark.parametrize("block", [None, 3])
def test_both_implementations_draw_the_same_deals_seats_and_orders(
    method: SeatDrawMethod,
    teams: int,
    seats: int,
    block: int | None,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    event = publish(
        teams, seats, 2, deals=7, reserve=1, method=method, block=block, played=7, ended=(1, 2)
    )

    assert all(finding.ok for finding in ours(event.files))
    assert stranger(event.files, tmp_path, capsys)[0] == 0


@pytest.mark.parametrize("at", [0, 3])
@pytest.mark.parametrize("what", ["a table", "a seat"])
def test_what_is_missing_where_seats_are_mirrored_from_is_named_there_alone(
    what: str, at: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As long as the secret is closed, nothing else tells the seats of the second session."""

    def change(body: Any) -> None:
        seats = body["sessions"][0]["seats"]
        seats.pop(at) if what == "a table" else seats[at].pop(0)

    files = altered(MIRROR_CLOSED, 1, change)
    code, said = stranger(files, tmp_path, capsys)

    assert [each.id for each in ours(files) if not each.ok] == ["seats"]
    assert code == 1
    assert said.count("FAILS") == 1


def test_an_opened_deal_is_proven_in_words() -> None:
    said = [finding.sentence for finding in ours(RUNNING.files)]

    assert (
        "Deal 3 is the deal that was sealed on 28 November 2026 at 09:00 UTC: "
        "its leaf lies under the published root."
    ) in said
    assert any("the organiser could have chosen the secret" in sentence for sentence in said)


def test_with_public_randomness_the_seats_are_proven_before_the_first_card() -> None:
    findings = ours(BEACON_RUNNING.files)
    said = [finding.sentence for finding in findings]

    assert (
        "Session 2: the draw was followed, and follows from the public randomness, as sealed; "
        "0 of 24 seats were changed by line-ups."
    ) in said
    assert (
        "Session 1, deal 2 is the deal that was fixed on 28 November 2026 at 10:00 UTC: "
        "its leaf lies under the published root."
    ) in said
    assert any(f"The seal promised: {BEACON}." in sentence for sentence in said)


def test_after_the_end_everything_follows_from_the_secret() -> None:
    said = [finding.sentence for finding in ours(ENDED.files)]

    assert said[-1] == "Session 1, running orders follow from the secret, at all 4 tables."
    assert (
        "Session 1, original deals: the opened secret is the one sealed on "
        "28 November 2026 at 09:00 UTC."
    ) in said
    assert (
        "Session 1: the draw was followed, and follows from the secret, as sealed; "
        "0 of 16 seats were changed by line-ups."
    ) in said


def swap_cards(deal: Any, first: int, second: int) -> None:
    cards = deal["deck"].split(" ")
    cards[first], cards[second] = cards[second], cards[first]
    deal["deck"] = " ".join(cards)


@given(st.sampled_from(EVENTS), st.data())
@settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_any_altered_card_salt_or_path_is_found_and_its_deal_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], event: Published, data: st.DataObject
) -> None:
    session = data.draw(st.integers(0, len(event.opened.sessions) - 1))
    kinds = ["original", "reserve"] if event.opened.sessions[session].reserve else ["original"]
    kind = data.draw(st.sampled_from(kinds))
    count = len(json.loads(event.files[1])["sessions"][session][kind]["deals"])
    number = data.draw(st.integers(0, count - 1))
    part = data.draw(st.sampled_from(["order", "card", "salt", "path", "shorter", "number"]))

    def change(body: Any) -> None:
        deals = body["sessions"][session][kind]["deals"]
        deal = deals[number]
        match part:
            case "order":
                first = data.draw(st.integers(0, 51))
                swap_cards(deal, first, data.draw(st.integers(0, 51).filter(lambda n: n != first)))
            case "card":
                cards = deal["deck"].split(" ")
                at = data.draw(st.integers(0, 51))
                wrong = [card for card in (*DECK, "1x", "") if card != cards[at]]
                cards[at] = data.draw(st.sampled_from(wrong))
                deal["deck"] = " ".join(cards)
            case "salt":
                deal["salt"] = other_digit(deal["salt"], data.draw(st.integers(0, 63)))
            case "path" if deal["path"]:
                step = data.draw(st.integers(0, len(deal["path"]) - 1))
                deal["path"][step] = other_digit(deal["path"][step], data.draw(st.integers(0, 63)))
            case "number" if number == count - 1:
                deal["deal"] += data.draw(st.integers(1, 5))
            case _:
                deal["path"] = [*deal["path"], "0" * 64]

    files = altered(event, 1, change)
    deal = json.loads(files[1])["sessions"][session][kind]["deals"][number]["deal"]
    named = f"session {session + 1}, {'' if kind == 'original' else 'reserve '}deal {deal}"
    findings = ours(files)
    code, said = stranger(files, tmp_path, capsys)

    assert {f.where for f in findings if not f.ok} == {named}
    with refused(BrokenSeal, where=named):
        require(findings)
    assert code == 1
    assert f"Session {session + 1}, {kind} deal {deal} is not the deal that was sealed" in said
    assert said.count("FAILS") == 1


@given(st.sampled_from(EVENTS), st.data())
@settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_anybody_on_another_seat_is_found_and_the_seat_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], event: Published, data: st.DataObject
) -> None:
    session = data.draw(st.integers(0, len(event.opened.sessions) - 1))
    seats = event.opened.sessions[session].seats
    table = data.draw(st.integers(0, len(seats) - 1))
    seat = data.draw(st.integers(0, len(seats[0]) - 1))
    people = sorted({who for row in seats for who in row} - {seats[table][seat]})
    moved = data.draw(st.sampled_from([*people, ("A", "nobody"), ("Z", "A1")]))

    def change(body: Any) -> None:
        body["sessions"][session]["seats"][table][seat] = list(moved)

    files = altered(event, 1, change)
    failed = [finding for finding in ours(files) if not finding.ok]
    code, said = stranger(files, tmp_path, capsys)

    assert failed
    assert all("table" in f.where for f in failed)
    assert any(f.where.startswith(f"session {session + 1},") for f in failed)
    assert code == 1
    assert f"table {table + 1}, seat {seat + 1} is not for {moved[1]} of {moved[0]}" in said


def test_a_seal_with_another_first_row_than_its_method_is_found() -> None:
    (session,) = RUNNING.seal.seal.sessions
    seal = replace(RUNNING.seal.seal, sessions=(replace(session, base=(0, 1, 2, 3)),))
    failed = [finding.where for finding in CARDS.verify(seal, RUNNING.opened) if not finding.ok]

    assert failed == ["seat draw"]


def test_the_script_is_short_and_needs_only_an_old_python_and_its_library() -> None:
    text = SCRIPT.read_text("utf-8")
    tree = ast.parse(text, feature_version=(3, 9))
    imported = {
        name
        for statement in ast.walk(tree)
        if isinstance(statement, ast.Import | ast.ImportFrom)
        for name in (
            [alias.name for alias in statement.names]
            if isinstance(statement, ast.Import)
            else [str(statement.module)]
        )
    }

    assert len(text.splitlines()) < 620
    assert imported <= {"hashlib", "hmac", "json", "math", "re", "sys"}


def test_a_session_without_its_deals_is_refused_by_both(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for event in (BEACON_RUNNING, ENDED):
        files = altered(event, 1, lambda body: body["sessions"][0].update(original=None))
        with refused(NotASeal, where="opened.json.sessions[0].original"):
            ours(files)

        assert stranger(files, tmp_path, capsys)[0] == 2


@pytest.mark.parametrize("base", [[0, 4, 1, 2], [0, 1, 1, 2], [0, 1, 2], [-1, 0, 1, 2]])
def test_a_first_row_that_cannot_be_is_refused_by_both(
    base: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = altered(OLD_ENDED, 0, lambda body: body["seal"].update(base=base))
    with refused(NotASeal):
        ours(files)

    assert stranger(files, tmp_path, capsys)[0] == 2


def test_a_first_row_that_meets_itself_round_the_table_count_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    six = publish(teams=6, seats=6, played=5, ended=(1,), version=1)
    files = altered(six, 0, lambda body: body["seal"].update(base=[0, 6, 1, 7, 2, 8]))
    with refused(NotASeal, where="seal.base"):
        ours(files)
    code, said = stranger(files, tmp_path, capsys)

    assert (code, said) == (2, "Cannot be read: the seal: wrong base\n")


FORGED = "drand\n\x1b[2K\x1b[8mok     Session 1 is fine\u202e\u2028"


def test_no_name_at_a_seat_can_forge_or_hide_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def change(body: Any) -> None:
        body["sessions"][0]["seats"][0][0] = [FORGED, FORGED]

    files = altered(ENDED, 1, change)
    with refused(NotASeal, where="opened.json.sessions[0].seats[0][0][0]"):
        ours(files)
    code, said = stranger(files, tmp_path, capsys)

    assert code == 1
    assert all(line.isprintable() for line in said.split("\n"))


def test_an_unknown_field_in_its_place_cannot_forge_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = altered(ENDED, 1, lambda body: body["sessions"][0].update(seats=FORGED))

    assert all(line.isprintable() for line in stranger(files, tmp_path, capsys)[1].split("\n"))


SCRIPT_CLEAN: Callable[[str], str] = runpy.run_path(str(SCRIPT))["clean"]
SINHALA, FAMILY, PERSIAN = "\u0dc1\u0dca\u200d\u0dbb\u0dd3", "👨\u200d👩\u200d👧", "می\u200cخواهم"
CHILLU, RAINBOW = "അരവിന്ദന്\u200d", "🏳\ufe0f\u200d🌈"
PIECES = st.sampled_from([*"aéक5 +👨🏽↔\u094d\u0301\ufe0f", "\u200d", "\u200c"])


@pytest.mark.parametrize("name", [SINHALA, FAMILY, PERSIAN, CHILLU, RAINBOW])
def test_a_joiner_inside_a_word_is_a_letter_to_both(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """P3: the seal is read, and what it says is printed as it stands there."""
    files = altered(OLD_BEACON, 0, lambda body: body["seal"].update(beacon=name))
    findings = ours(files)
    _, said = stranger(files, tmp_path, capsys)

    assert any(name in finding.sentence for finding in findings)
    assert f"Look it up: {name}." in said


@given(st.text(PIECES, max_size=7))
def test_both_take_the_same_joiners_for_letters(text: str) -> None:
    """P3: what our reader refuses is what the script escapes."""
    try:
        ours_says = document(json.dumps(text).encode(), "seal").text()
    except NotASeal:
        ours_says = "refused"

    assert (ours_says == text) == (SCRIPT_CLEAN(text) == text)
