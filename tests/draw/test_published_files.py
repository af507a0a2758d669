"""seal.json, root.json and opened.json: one way to write them, strict to read."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.draw import (
    NotASeal,
    NotCanonical,
    canonical_bytes,
    read_opened,
    read_roots,
    read_seal,
    seal_bytes,
    seats_of,
    signature_holds,
    verify,
    verify_signatures,
    write_opened,
    write_roots,
    write_seal,
)
from evendeal.draw.line_ups import LineUpChange, OpenedAct, OpenedSubstitution
from evendeal.draw.line_ups_file import read_published_line_ups, write_line_ups
from evendeal.errors import Refused
from evendeal.ids import EntryId, SeatNo, SessionNo, TableNo
from support.proof.sealed_event import SIGNER, TERMS, Published, publish

BEACON = "drand quicknet, round 24000000"
WITH_BEACON = publish(sessions=2, beacon=BEACON, ended=(1,), version=1)
WITHOUT = publish(sessions=2, method="mirror", block=None, ended=(1, 2), version=1)
NEWER = publish(
    sessions=2,
    beacons=("the lottery of 4 May", "the lottery of 5 May"),
    known_from="2026-11-28T09:45:00Z",
    order="sequence",
    ended=(1,),
    changes=[LineUpChange("2026-11-28T09:10:00Z", EntryId("B"), ("B4", "B9", "B2", "B1"))],
    substitutions=[
        OpenedSubstitution("2026-11-28T11:00:00Z", TableNo(1), SeatNo(1), "A1", "A7"),
    ],
    acts=[OpenedAct("2026-11-28T12:00:00Z", "the deck file decks-1.csv was written by Zo\u00eb.")],
)
PLAIN = publish(sessions=2, method="mirror", ended=(1, 2), sizes=(3, 3))
EVENTS = {"beacon": WITH_BEACON, "none": WITHOUT, "newer": NEWER, "plain": PLAIN}


@pytest.mark.parametrize("event", EVENTS.values(), ids=EVENTS)
def test_what_is_written_is_read_back(event: Published) -> None:
    assert read_seal(write_seal(event.seal)) == event.seal
    assert read_opened(write_opened(event.opened)) == event.opened
    if event.roots:
        assert read_roots(write_roots(event.roots)) == event.roots
    if event.line_ups:
        assert read_published_line_ups(write_line_ups(event.line_ups)) == event.line_ups


def test_a_seal_printed_with_spaces_has_the_same_signature() -> None:
    pretty = json.dumps(json.loads(write_seal(WITHOUT.seal)), indent=2).encode()

    assert read_seal(pretty) == WITHOUT.seal
    assert all(finding.ok for finding in verify_signatures(read_seal(pretty)))


def test_a_changed_seal_or_root_does_not_bear_the_signature() -> None:
    moved = replace(WITH_BEACON.seal, seal=replace(WITH_BEACON.seal.seal, name="Another Cup"))
    assert WITH_BEACON.roots is not None
    root = replace(WITH_BEACON.roots, signature=bytes(64))

    assert [f.verdict for f in verify_signatures(moved, WITH_BEACON.roots)] == ["fails", "holds"]
    assert [f.verdict for f in verify_signatures(WITH_BEACON.seal, root)] == ["holds", "fails"]
    assert not signature_holds(b"no key", b"", SIGNER.sign(b""))


def test_the_signed_bytes_have_sorted_keys_and_no_spaces() -> None:
    assert seal_bytes(WITHOUT.seal.seal).startswith(
        b'{"algorithm":"dpk1","base":[0,1,3,2],"beacon"'
    )


def test_canonical_json_sorts_and_escapes_as_rfc_8785_prints_it() -> None:
    """The keys of its section 3.2.3: Hebrew dalet comes after the smiling face."""
    keys = ["\u20ac", "\r", "\ufb33", "1", "\U0001f600", "\u0080", "\u00f6"]
    ordered = ["\\r", "1", "\u0080", "\u00f6", "\u20ac", "\U0001f600", "\ufb33"]

    assert canonical_bytes(dict.fromkeys(keys)).decode() == (
        "{" + ",".join(f'"{key}":null' for key in ordered) + "}"
    )
    assert canonical_bytes(['\x0f\n"\\/', -5, False]) == b'["\\u000f\\n\\"\\\\/",-5,false]'


@pytest.mark.parametrize("value", [1.5, 2**53, {1: 2}, "\ud800", {"\ud800": 1}, b"x", {1, 2}])
def test_what_has_no_exact_json_is_refused(value: object) -> None:
    with pytest.raises(NotCanonical):
        canonical_bytes([value])


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    body = json.loads(write_seal(WITHOUT.seal))
    change(body["seal"])
    return json.dumps(body).encode()


REFUSED: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("seal: the field 'beacon' is missing", lambda seal: seal.pop("beacon")),
    ("seal: the field 'x' is not known", lambda seal: seal.update(x=1)),
    ("seal.algorithm: expected one of dpk1", lambda seal: seal.update(algorithm="dpk2")),
    ("seal.event: expected letters", lambda seal: seal.update(event="a b")),
    ("seal.seats: expected a whole number", lambda seal: seal.update(seats=True)),
    ("seal.burns: expected true or false", lambda seal: seal.update(burns=1)),
    ("seal.base: expected 4 different", lambda seal: seal.update(base=[0, 1, 1, 2])),
    ("seal.base: expected numbers from 0 to 3", lambda seal: seal.update(base=[0, 1, 2, 4])),
    ("seal.block: a number with `blocks`", lambda seal: seal.update(running_order="blocks")),
    ("seal.sessions: expected sessions 1, 2", lambda seal: seal["sessions"].reverse()),
    ("seal.sessions: expected sessions 1, 2", lambda seal: seal.update(sessions=[])),
    ("seal.entries", lambda seal: seal["entries"][0].update(players=["A", "A", "B", "C"])),
    ("3 entries for 4 seats", lambda seal: seal["entries"].pop()),
    ("D has 5 players", lambda seal: seal["entries"][3]["players"].append("D5")),
    ("seal.sealed_at: expected an instant", lambda seal: seal.update(sealed_at="2026-13-01")),
    ("seal.sealed_at", lambda seal: seal.update(sealed_at="2026-02-30T00:00:00Z")),
    ("seal.terms: expected 64 digits", lambda seal: seal.update(terms="00")),
    ("seal: the field 'terms' is missing", lambda seal: seal.pop("terms")),
    ("seal.name: a character that cannot", lambda seal: seal.update(name="Cup\x1b[8m")),
    ("seal.beacon: a character that cannot", lambda seal: seal.update(beacon="dice\u202e")),
    (
        "seal.entries[0].players[1]: a character that cannot",
        lambda seal: seal["entries"][0]["players"].__setitem__(1, "A\n2"),
    ),
    ("seal.public_key: expected 64 digits", lambda seal: seal.update(public_key="AB" * 32)),
    (
        "seal.sessions[0].original.deals: 0 is not between 1 and 10000",
        lambda seal: seal["sessions"][0]["original"].update(deals=0),
    ),
    (
        "seal, session 2, reserve deals: without public randomness the root is sealed too",
        lambda seal: seal["sessions"][1]["reserve"].update(root=None),
    ),
    (
        "seal, session 1, original deals: a root cannot be sealed before",
        lambda seal: seal.update(beacon="dice"),
    ),
]


@pytest.mark.parametrize(("sentence", "change"), REFUSED, ids=[text for text, _ in REFUSED])
def test_a_seal_that_cannot_be_is_refused_with_its_place(
    sentence: str, change: Callable[[dict[str, Any]], object]
) -> None:
    with pytest.raises(Refused) as refused:
        read_seal(changed(change))

    assert str(refused.value).startswith(sentence)


def session_says(**said: object) -> Callable[[dict[str, Any]], object]:
    return lambda seal: seal["sessions"][1].update(said)


REFUSED_NEWER: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("seal: the field 'beacon' is not known", lambda seal: seal.update(beacon="dice")),
    ("seal.version: 3 is not between 2 and 2", lambda seal: seal.update(version=3)),
    ("seal.version: 1 is not between 2 and 2", lambda seal: seal.update(version=1)),
    ("seal.block: a number with `blocks`", lambda seal: seal.update(block=3)),
    ("seal.sessions[1].tables: seats that are drawn", session_says(tables=5)),
    ("seal.sessions[1].seating: expected one of drawn", session_says(seating="none")),
    ("seal.sessions[1].line_ups_close: seats that are drawn", session_says(line_ups_close=False)),
    ("seal.sessions[1].known_from: expected an instant", session_says(known_from="tomorrow")),
    ("seal.sessions: all sessions name public randomness", session_says(beacon="")),
    ("seal.base: expected 4 different", session_says(base=[0, 1, 1, 2])),
    ("seal.base: expected numbers from 0 to 3", session_says(base=[0, 1, 2, 4])),
    ("seal.sessions[1].beacon: a character that cannot", session_says(beacon="dice\u202e")),
    ("4 entries for 5 seats", session_says(seats=5)),
    (
        "seal, session 2, original deals: a root cannot be sealed before",
        lambda seal: seal["sessions"][1]["original"].update(root="0" * 64),
    ),
]


@pytest.mark.parametrize(
    ("sentence", "change"), REFUSED_NEWER, ids=[text for text, _ in REFUSED_NEWER]
)
def test_a_seal_of_version_2_that_cannot_be_is_refused_with_its_place(
    sentence: str, change: Callable[[dict[str, Any]], object]
) -> None:
    body = json.loads(write_seal(NEWER.seal))
    change(body["seal"])
    with pytest.raises(Refused) as refused:
        read_seal(json.dumps(body).encode())

    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "not JSON"),
        (b"\xff", "byte 0 is not UTF-8"),
        (b'{"event":"cup","event":"cup","sessions":[]}', "the field 'event' twice"),
        (b'{"event":"cup","sessions":1.0}', "1.0 is not a whole number"),
        (b'{"event":"cup","sessions":NaN}', "NaN is not a whole number"),
        (b"[" * 100_000, "brackets nested without end"),
        (b"9" * 5_000, "a number with 5000 digits"),
        (b'{"event":"\\ud800","sessions":[]}', "half of a surrogate pair"),
        (b'{"event":"cup","sessions":{}}', "expected a list"),
        (b"[]", "expected an object"),
    ],
)
def test_a_file_that_is_no_json_of_ours_is_refused_in_words(data: bytes, why: str) -> None:
    with pytest.raises(NotASeal, match=why) as refused:
        read_opened(data)

    assert refused.value.where.startswith("opened.json")


@pytest.mark.parametrize("part", ["name", "beacon", "id", "entry", "player"])
def test_an_organiser_cannot_seal_what_cannot_be_printed(part: str) -> None:
    seal = (WITH_BEACON if part == "beacon" else WITHOUT).seal.seal
    first, *others = seal.entries
    changed: dict[str, dict[str, Any]] = {
        "name": {"name": "\x1b[8m"},
        "beacon": {
            "sessions": tuple(replace(each, beacon="dice\x1b[8m") for each in seal.sessions)
        },
        "id": {"entries": (replace(first, id=EntryId("A\x00")), *others)},
        "entry": {"entries": (replace(first, name="A\u200b"), *others)},
        "player": {"entries": (replace(first, players=("A\r", *first.players[1:])), *others)},
    }
    with pytest.raises(NotASeal, match="cannot be printed"):
        replace(seal, **changed[part])


def test_the_terms_are_32_bytes_and_are_signed() -> None:
    with pytest.raises(NotASeal, match="expected 32 bytes"):
        replace(WITHOUT.seal.seal, terms=b"")
    moved = replace(WITHOUT.seal, seal=replace(WITHOUT.seal.seal, terms=bytes(32)))

    assert read_seal(write_seal(WITHOUT.seal)).seal.terms == TERMS
    assert [finding.verdict for finding in verify_signatures(moved)] == ["fails"]


def test_a_deal_or_session_listed_twice_is_refused() -> None:
    body = json.loads(write_opened(WITHOUT.opened))
    body["sessions"][0]["original"]["deals"][2]["deal"] = 2
    with pytest.raises(NotASeal, match="a deal twice") as refused:
        read_opened(json.dumps(body).encode())
    assert refused.value.where == "opened.json.sessions[0].original.deals"

    body["sessions"] = body["sessions"][:1] * 2
    with pytest.raises(NotASeal):
        read_opened(json.dumps(body).encode())


def test_published_seats_are_read_back_as_the_draw() -> None:
    session = WITHOUT.opened.session(SessionNo(1))
    assert session is not None
    draw = seats_of(WITHOUT.seal.seal, session.seats)
    stranger = ((("A", "nobody"),),)

    assert draw is not None
    assert draw.seats == 4
    assert seats_of(WITHOUT.seal.seal, stranger) is None  # type: ignore[arg-type]


def bent(data: st.DataObject, file: bytes) -> bytes:
    """The file with bytes changed, cut out or put in."""
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(file)))
        end = data.draw(st.sampled_from([at, at + 1, at + 2, len(file)]))
        some = st.sampled_from([b"", b"0", b"9", b"-", b"{", b'"', b"]", b"null", b"\xff", b"1e9"])
        file = file[:at] + data.draw(some | st.binary(max_size=3)) + file[end:]
    return file


@given(st.sampled_from(list(EVENTS.values())), st.data())
@settings(max_examples=200, deadline=None)
def test_no_damaged_file_ends_in_a_traceback(event: Published, data: st.DataObject) -> None:
    which = data.draw(st.integers(0, len(event.files) - 1))
    files = [bent(data, file) if i == which else file for i, file in enumerate(event.files)]
    try:
        seal, opened = read_seal(files[0]), read_opened(files[1])
        roots = read_roots(files[2]) if event.roots else None
        closed = read_published_line_ups(files[-1]) if event.line_ups else None
    except Refused as refused:
        said = [str(refused)]
    else:
        others = roots.roots if roots else None, closed.line_ups if closed else None
        found = verify(seal.seal, opened, *others)
        said = [finding.sentence for finding in (*found, *verify_signatures(seal, roots, closed))]

    assert said
    assert all(said)


@given(st.binary(max_size=60) | st.text(max_size=30).map(str.encode))
def test_no_bytes_at_all_end_in_a_traceback(file: bytes) -> None:
    for read in (read_seal, read_opened, read_roots, read_published_line_ups):
        with pytest.raises(NotASeal):
            read(file)
