"""seal.json, root.json and opened.json: one way to write them, strict to read."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.draw.blocks import TooFewEntries
from evendeal.draw.canonical import NotCanonical, canonical_bytes
from evendeal.draw.cards_verify import CARDS
from evendeal.draw.line_ups import LineUpChange, OpenedAct, OpenedSubstitution
from evendeal.draw.line_ups_file import read_published_line_ups, write_line_ups
from evendeal.draw.reading import NotASeal
from evendeal.draw.roots import read_roots, write_roots
from evendeal.draw.seating import seats_of
from evendeal.draw.seats import WrongTeamSize
from evendeal.draw.signature import signature_holds
from evendeal.errors import Refused
from evendeal.ids import EntryId, SeatNo, SessionNo, TableNo
from support.proof.sealed_event import SIGNER, TERMS, Published, publish, read_opened
from support.refusals import refused

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
    assert CARDS.read_seal(CARDS.write_seal(event.seal)) == event.seal
    assert read_opened(CARDS.write_opened(event.opened)) == event.opened
    if event.roots:
        assert read_roots(write_roots(event.roots)) == event.roots
    if event.line_ups:
        assert read_published_line_ups(write_line_ups(event.line_ups)) == event.line_ups


@pytest.mark.parametrize("event", EVENTS.values(), ids=EVENTS)
def test_sessions_that_were_written_before_are_copied_to_the_byte(event: Published) -> None:
    written: dict[SessionNo, Any] = {}
    text = CARDS.write_opened(event.opened)

    assert CARDS.write_opened(event.opened, written) == text
    first = dict(written)
    assert CARDS.write_opened(event.opened, written) == text

    ended = [each.session for each in event.opened.sessions if each.ended]
    assert list(written) == ended
    assert all(written[session] is first[session] for session in ended)


def test_a_session_to_which_something_was_done_after_its_end_is_written_anew() -> None:
    written: dict[SessionNo, Any] = {}
    CARDS.write_opened(NEWER.opened, written)
    ended, *more = NEWER.opened.sessions
    late = OpenedAct("2026-11-29T12:00:00Z", "ruling 1 was withdrawn.")
    later = replace(NEWER.opened, sessions=(replace(ended, acts=(*ended.acts, late)), *more))

    text = CARDS.write_opened(later, written)

    assert text == CARDS.write_opened(later)
    assert read_opened(text) == later
    assert CARDS.write_opened(NEWER.opened, written) == CARDS.write_opened(NEWER.opened)


def test_the_same_session_in_another_version_is_not_copied() -> None:
    written: dict[SessionNo, Any] = {}
    first = replace(PLAIN.opened, version=1)
    texts = [CARDS.write_opened(each, written) for each in (PLAIN.opened, first, PLAIN.opened)]

    assert texts == [CARDS.write_opened(each) for each in (PLAIN.opened, first, PLAIN.opened)]


def test_a_seal_printed_with_spaces_has_the_same_signature() -> None:
    pretty = json.dumps(json.loads(CARDS.write_seal(WITHOUT.seal)), indent=2).encode()

    assert CARDS.read_seal(pretty) == WITHOUT.seal
    assert all(finding.ok for finding in CARDS.verify_signatures(CARDS.read_seal(pretty)))


def test_a_changed_seal_or_root_does_not_bear_the_signature() -> None:
    moved = replace(WITH_BEACON.seal, seal=replace(WITH_BEACON.seal.seal, name="Another Cup"))
    assert WITH_BEACON.roots is not None
    root = replace(WITH_BEACON.roots, signature=bytes(64))

    assert [f.verdict for f in CARDS.verify_signatures(moved, WITH_BEACON.roots)] == [
        "fails",
        "holds",
    ]
    assert [f.verdict for f in CARDS.verify_signatures(WITH_BEACON.seal, root)] == [
        "holds",
        "fails",
    ]
    assert not signature_holds(b"no key", b"", SIGNER.sign(b""))


def test_the_signed_bytes_have_sorted_keys_and_no_spaces() -> None:
    assert CARDS.seal_bytes(WITHOUT.seal.seal).startswith(
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


@given(st.dictionaries(st.text(st.characters(max_codepoint=0x7E)), st.integers(-9, 9), max_size=80))
def test_objects_of_one_shape_are_each_written_with_sorted_keys(values: dict[str, int]) -> None:
    """Those of few keys are remembered; one with many is sorted each time."""
    turned = dict(reversed(values.items()))

    for _ in range(2):
        wanted = json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert canonical_bytes(values) == canonical_bytes(turned) == wanted.encode()


@pytest.mark.parametrize("value", [1.5, 2**53, {1: 2}, "\ud800", {"\ud800": 1}, b"x", {1, 2}])
def test_what_has_no_exact_json_is_refused(value: object) -> None:
    with refused(NotCanonical):
        canonical_bytes([value])


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    body = json.loads(CARDS.write_seal(WITHOUT.seal))
    change(body["seal"])
    return json.dumps(body).encode()


REFUSED = [
    pytest.param(
        NotASeal,
        {"where": "seal"},
        lambda seal: seal.pop("beacon"),
        id="seal without beacon",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal"},
        lambda seal: seal.update(x=1),
        id="seal: the field 'x' is not known",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.algorithm"},
        lambda seal: seal.update(algorithm="dpk2"),
        id="another algorithm",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.event"},
        lambda seal: seal.update(event="a b"),
        id="seal.event: expected letters",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.seats"},
        lambda seal: seal.update(seats=True),
        id="seats that are no number",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.burns"},
        lambda seal: seal.update(burns=1),
        id="burns that are no switch",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.base"},
        lambda seal: seal.update(base=[0, 1, 1, 2]),
        id="seal.base: expected 4 different",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.base"},
        lambda seal: seal.update(base=[0, 1, 2, 4]),
        id="a base beyond its seats",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.block"},
        lambda seal: seal.update(running_order="blocks"),
        id="seal.block: a number with `blocks`",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.sessions"},
        lambda seal: seal["sessions"].reverse(),
        id="seal.sessions: expected sessions 1, 2",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.sessions"},
        lambda seal: seal.update(sessions=[]),
        id="seal.sessions: expected sessions 1, 2",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.entries"},
        lambda seal: seal["entries"][0].update(players=["A", "A", "B", "C"]),
        id="seal.entries",
    ),
    pytest.param(
        TooFewEntries,
        {"entries": 3, "seats": 4},
        lambda seal: seal["entries"].pop(),
        id="3 entries for 4 seats",
    ),
    pytest.param(
        WrongTeamSize,
        {"entry": "D", "players": 5, "tables": 4},
        lambda seal: seal["entries"][3]["players"].append("D5"),
        id="D has 5 players",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.sealed_at"},
        lambda seal: seal.update(sealed_at="2026-13-01"),
        id="seal.sealed_at: expected an instant",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.sealed_at"},
        lambda seal: seal.update(sealed_at="2026-02-30T00:00:00Z"),
        id="seal.sealed_at",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.terms"},
        lambda seal: seal.update(terms="00"),
        id="seal.terms: expected 64 digits",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal"},
        lambda seal: seal.pop("terms"),
        id="seal without terms",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.name"},
        lambda seal: seal.update(name="Cup\x1b[8m"),
        id="seal.name: a character that cannot",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.beacon"},
        lambda seal: seal.update(beacon="dice\u202e"),
        id="seal.beacon: a character that cannot",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.entries[0].players[1]"},
        lambda seal: seal["entries"][0]["players"].__setitem__(1, "A\n2"),
        id="seal.entries[0].players[1]: a character that cannot",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.public_key"},
        lambda seal: seal.update(public_key="AB" * 32),
        id="seal.public_key: expected 64 digits",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.sessions[0].original.deals"},
        lambda seal: seal["sessions"][0]["original"].update(deals=0),
        id="no deals",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal, session 2, reserve deals"},
        lambda seal: seal["sessions"][1]["reserve"].update(root=None),
        id="no root of reserve deals",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal, session 1, original deals"},
        lambda seal: seal.update(beacon="dice"),
        id="seal, session 1, original deals: a root cannot be sealed before",
    ),
]


@pytest.mark.parametrize(("kind", "facts", "change"), REFUSED)
def test_a_seal_that_cannot_be_is_refused_with_its_place(
    kind: type[Refused], facts: dict[str, object], change: Callable[[dict[str, Any]], object]
) -> None:
    with refused(kind, **facts):
        CARDS.read_seal(changed(change))


def session_says(**said: object) -> Callable[[dict[str, Any]], object]:
    return lambda seal: seal["sessions"][1].update(said)


REFUSED_NEWER = [
    pytest.param(
        NotASeal,
        {"where": "seal"},
        lambda seal: seal.update(beacon="dice"),
        id="seal: the field 'beacon' is not known",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.version"},
        lambda seal: seal.update(version=3),
        id="version 3",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.version"},
        lambda seal: seal.update(version=1),
        id="version 1",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.block"},
        lambda seal: seal.update(block=3),
        id="seal.block: a number with `blocks`",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.sessions[1].tables"},
        session_says(tables=5),
        id="seal.sessions[1].tables: seats that are drawn",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.sessions[1].seating"},
        session_says(seating="none"),
        id="seating by nobody",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.sessions[1].line_ups_close"},
        session_says(line_ups_close=False),
        id="seal.sessions[1].line_ups_close: seats that are drawn",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.sessions[1].known_from"},
        session_says(known_from="tomorrow"),
        id="seal.sessions[1].known_from: expected an instant",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.sessions"},
        session_says(beacon=""),
        id="seal.sessions: all sessions name public randomness",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.base"},
        session_says(base=[0, 1, 1, 2]),
        id="seal.base: expected 4 different",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.base"},
        session_says(base=[0, 1, 2, 4]),
        id="a base beyond its seats",
    ),
    pytest.param(
        NotASeal,
        {"where": "seal.sessions[1].beacon"},
        session_says(beacon="dice\u202e"),
        id="seal.sessions[1].beacon: a character that cannot",
    ),
    pytest.param(
        TooFewEntries, {"entries": 4, "seats": 5}, session_says(seats=5), id="4 entries for 5 seats"
    ),
    pytest.param(
        NotASeal,
        {"where": "seal, session 2, original deals"},
        lambda seal: seal["sessions"][1]["original"].update(root="0" * 64),
        id="seal, session 2, original deals: a root cannot be sealed before",
    ),
]


@pytest.mark.parametrize(("kind", "facts", "change"), REFUSED_NEWER)
def test_a_seal_of_version_2_that_cannot_be_is_refused_with_its_place(
    kind: type[Refused], facts: dict[str, object], change: Callable[[dict[str, Any]], object]
) -> None:
    body = json.loads(CARDS.write_seal(NEWER.seal))
    change(body["seal"])
    with refused(kind, **facts):
        CARDS.read_seal(json.dumps(body).encode())


@pytest.mark.parametrize(
    ("data", "facts"),
    [
        pytest.param(b"", {"where": "opened.json"}, id="not JSON"),
        pytest.param(b"\xff", {"where": "opened.json"}, id="byte 0 is not UTF-8"),
        pytest.param(
            b'{"event":"cup","event":"cup","sessions":[]}',
            {"where": "opened.json"},
            id="the field event twice",
        ),
        pytest.param(
            b'{"event":"cup","sessions":1.0}',
            {"where": "opened.json"},
            id="1.0 is not a whole number",
        ),
        pytest.param(
            b'{"event":"cup","sessions":NaN}',
            {"where": "opened.json"},
            id="NaN is not a whole number",
        ),
        pytest.param(b"[" * 100_000, {"where": "opened.json"}, id="brackets nested without end"),
        pytest.param(b"9" * 5_000, {"where": "opened.json"}, id="a number with 5000 digits"),
        pytest.param(
            b'{"event":"\\ud800","sessions":[]}',
            {"where": "opened.json.event"},
            id="half of a surrogate pair",
        ),
        pytest.param(
            b'{"event":"cup","sessions":{}}',
            {"where": "opened.json.sessions"},
            id="expected a list",
        ),
        pytest.param(b"[]", {"where": "opened.json"}, id="expected an object"),
    ],
)
def test_a_file_that_is_no_json_of_ours_is_refused_in_words(
    data: bytes, facts: dict[str, object]
) -> None:
    with refused(NotASeal, **facts) as no:
        read_opened(data)

    assert no.value.where.startswith("opened.json")


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
    with refused(NotASeal):
        replace(seal, **changed[part])


def test_the_terms_are_32_bytes_and_are_signed() -> None:
    with refused(NotASeal, where="seal.terms"):
        replace(WITHOUT.seal.seal, terms=b"")
    moved = replace(WITHOUT.seal, seal=replace(WITHOUT.seal.seal, terms=bytes(32)))

    assert CARDS.read_seal(CARDS.write_seal(WITHOUT.seal)).seal.terms == TERMS
    assert [finding.verdict for finding in CARDS.verify_signatures(moved)] == ["fails"]


def test_a_deal_or_session_listed_twice_is_refused() -> None:
    body = json.loads(CARDS.write_opened(WITHOUT.opened))
    body["sessions"][0]["original"]["deals"][2]["deal"] = 2
    with refused(NotASeal, where="opened.json.sessions[0].original.deals"):
        read_opened(json.dumps(body).encode())

    body["sessions"] = body["sessions"][:1] * 2
    with refused(NotASeal, where="opened.json.sessions[0].original.deals"):
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
        seal, opened = CARDS.read_seal(files[0]), read_opened(files[1])
        roots = read_roots(files[2]) if event.roots else None
        closed = read_published_line_ups(files[-1]) if event.line_ups else None
    except Refused as refused:
        said = [str(refused)]
    else:
        others = roots.roots if roots else None, closed.line_ups if closed else None
        found = CARDS.verify(seal.seal, opened, *others)
        said = [
            finding.sentence for finding in (*found, *CARDS.verify_signatures(seal, roots, closed))
        ]

    assert said
    assert all(said)


@given(st.binary(max_size=60) | st.text(max_size=30).map(str.encode))
def test_no_bytes_at_all_end_in_a_traceback(file: bytes) -> None:
    for read in (CARDS.read_seal, read_opened, read_roots, read_published_line_ups):
        with refused(NotASeal):
            read(file)
