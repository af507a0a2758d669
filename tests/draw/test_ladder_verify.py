"""What the published files of an event of individuals prove, to us and to a stranger."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from evendeal.draw.finding import Finding
from evendeal.draw.ladder_seating import fewest_repeated, repeated
from evendeal.draw.ladder_verify import LADDER
from evendeal.draw.places import Repeats
from evendeal.draw.reading import NotASeal
from evendeal.ids import SessionNo
from support.proof.honest_ladder import ENDED, EVENTS, LATE, PLAIN_RUNNING, RUNNING
from support.proof.sealed_ladder import (
    PublishedLadder,
    everybody,
    instant,
    one,
    publish_ladder,
)
from support.proof.stranger import stranger
from support.proof.verdicts import altered, ours
from support.refusals import refused

SEAL, OPENED, ROOTS, LISTS = range(4)
"""The files of an event with public randomness, in their order."""

GOLDEN = Path(__file__).parents[1] / "golden" / "seals" / "ladder"
FILES = ("seal.json", "opened.json", "root.json", "lineups.json")


def failed(files: list[bytes]) -> set[str]:
    """What fails of the files."""
    return {finding.id for finding in ours(files) if not finding.ok}


def found(files: list[bytes], id: str) -> list[Finding]:
    return [finding for finding in ours(files) if finding.id == id]


def in_words(made: Repeats) -> str:
    return f"neighbours {made.neighbours}, seats {made.seats}, meetings {made.meetings}"


@pytest.mark.parametrize("event", EVENTS)
def test_the_files_come_back_as_they_were_written(event: PublishedLadder) -> None:
    seal = LADDER.read_seal(event.files[SEAL])

    assert seal == event.seal
    assert LADDER.read_opened(event.files[OPENED], seal.seal) == event.opened


def test_the_files_of_an_event_stay_what_they_are_byte_for_byte() -> None:
    """S2, S10: a change of draw or form would fail what was sealed before."""
    assert [(GOLDEN / name).read_bytes() for name in FILES] == LATE.files


@pytest.mark.long
@pytest.mark.parametrize("beacon", [True, False], ids=["public", "secret"])
@pytest.mark.parametrize("players", [27, 61])
def test_both_implementations_seat_and_count_a_real_field_alike(
    players: int, beacon: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """R63, R65: three sessions at tables of nine, and a final in two halves."""
    gone = (*everybody(players)[3:], one(players + 1))
    event = publish_ladder(
        players=players,
        seats=(9, 9, 9, 2, 2),
        listed={3: gone, 4: gone[:6]},
        deals=(2,) * 5,
        reserve=(0,) * 5,
        beacon=beacon,
        ended=(1, 2, 3, 4, 5),
    )
    code, output = stranger(event.files, tmp_path, capsys)
    seats = [session.seats for session in event.opened.sessions]

    assert failed(event.files) == set()
    assert code == 0
    assert [len(table) for table in seats[3]] == [2, 2, 2]
    for number in (2, 3, 4):
        now, before = seats[number - 1], seats[: number - 1]
        made = in_words(repeated(now, before))
        least = in_words(fewest_repeated(event.seal.seal.sessions[number - 1].seats, now, before))
        (finding,) = (
            each for each in found(event.files, "seats") if f"session {number}," in each.where
        )
        assert made in finding.sentence
        assert least in finding.sentence
        words = f"come again: {made}; no draw could have less than {least}."
        assert f"Session {number}, seats: follow from the best of 64 draws; of former" in output
        assert words in output
    assert "Session 5, seats: are those of session 4, exchanged." in output


@given(st.data())
@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_an_honest_event_of_any_field_holds_for_both(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: st.DataObject
) -> None:
    """R65: whoever comes late or leaves, at tables of any size."""
    players = data.draw(st.integers(4, 16))
    seats = tuple(data.draw(st.lists(st.integers(3, 6), min_size=1, max_size=3)))
    listed = {}
    for number in range(1, len(seats) + 1):
        field = everybody(players)
        stay = data.draw(st.lists(st.booleans(), min_size=players, max_size=players))
        left = tuple(who for who, here in zip(field, stay, strict=True) if here) or field
        late = tuple(one(20 + more) for more in range(data.draw(st.integers(0, 3))))
        listed[number] = left + late if len(left + late) > 3 else field
    event = publish_ladder(
        players=players,
        seats=(*seats, seats[-1]),
        listed=listed,
        deals=(1,) * 4,
        reserve=(0,) * 4,
        beacon=data.draw(st.booleans()),
        ended=range(1, data.draw(st.integers(1, len(seats) + 2))),
    )
    code, _ = stranger(event.files, tmp_path, capsys)

    assert failed(event.files) == set()
    assert code == 0


@given(st.data())
@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_whoever_sits_elsewhere_than_drawn_is_found_by_both(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: st.DataObject
) -> None:
    """S10, R65: any two players exchanged, in any session whose draw can be made again."""
    event = data.draw(st.sampled_from([ENDED, LATE, RUNNING]))
    number = data.draw(st.integers(1, len(event.opened.sessions)))
    places = [
        (table, seat)
        for table, sitting in enumerate(event.opened.sessions[number - 1].seats)
        for seat in range(len(sitting))
    ]
    (t, s), (u, v) = data.draw(
        st.lists(st.sampled_from(places), min_size=2, max_size=2, unique=True)
    )

    def change(body: Any) -> None:
        seats = body["sessions"][number - 1]["seats"]
        seats[t][s], seats[u][v] = seats[u][v], seats[t][s]

    files = altered(event, OPENED, change)
    code, said = stranger(files, tmp_path, capsys)

    assert f"session {number}, " in found(files, "seats")[number - 1].where
    assert not found(files, "seats")[number - 1].ok
    assert code == 1
    assert f"FAILS  Session {number}, seats:" in said


def without(listed: list[Any], data: st.DataObject) -> None:
    listed.pop(data.draw(st.integers(0, len(listed) - 1)))


def with_another(listed: list[Any], data: st.DataObject) -> None:
    listed.insert(data.draw(st.integers(0, len(listed))), {"id": "x", "players": ["X"]})


def with_one_twice(listed: list[Any], data: st.DataObject) -> None:
    listed.append(data.draw(st.sampled_from(listed)))


def in_another_order(listed: list[Any], data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(listed) - 2))
    listed[at], listed[at + 1] = listed[at + 1], listed[at]


def under_another_name(listed: list[Any], data: st.DataObject) -> None:
    data.draw(st.sampled_from(listed))["players"] = ["Somebody"]


def nameless(listed: list[Any], data: st.DataObject) -> None:
    data.draw(st.sampled_from(listed))["players"] = []


@given(
    data=st.data(),
    change=st.sampled_from(
        [without, with_another, with_one_twice, in_another_order, under_another_name, nameless]
    ),
    both_files=st.booleans(),
)
@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_another_list_than_the_one_that_was_drawn_from_is_found_by_both(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    data: st.DataObject,
    change: Callable[[list[Any], st.DataObject], None],
    both_files: bool,
) -> None:
    """S10: also where the organiser changes both files alike and signs again."""
    event = data.draw(st.sampled_from([ENDED, LATE]))
    number = data.draw(st.integers(1, 4))
    files = list(event.files)
    opened, lists = json.loads(files[OPENED]), json.loads(files[LISTS])
    now = opened["sessions"][number - 1]["line_ups"]
    change(now["entries"], data)
    if both_files:
        lists["line_ups"]["sessions"][number - 1]["entries"] = now["entries"]
    files[OPENED], files[LISTS] = json.dumps(opened).encode(), json.dumps(lists).encode()
    code, said = stranger(files, tmp_path, capsys)

    assert failed(files)
    assert code == 1
    assert f"FAILS  Session {number}" in said


def texts(value: Any, where: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of all texts in a value."""
    if isinstance(value, str):
        yield where
    elif isinstance(value, dict | list):
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from texts(each, (*where, key))


@given(st.data())
@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_no_letter_of_seats_or_lists_can_be_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: st.DataObject
) -> None:
    """S10: ids, names and times, in both files that have them."""
    event = data.draw(st.sampled_from([ENDED, LATE]))
    file, part = data.draw(
        st.sampled_from([(OPENED, "seats"), (OPENED, "line_ups"), (LISTS, "entries")])
    )
    number = data.draw(st.integers(1, 4))

    def change(body: Any) -> None:
        session = body.get("line_ups", body)["sessions"][number - 1]
        *path, last = data.draw(st.sampled_from(list(texts(session[part]))))
        holder = session[part]
        for key in path:
            holder = holder[key]
        at = data.draw(st.integers(0, len(holder[last]) - 1))
        letter = data.draw(st.sampled_from("0123456789Pp").filter(lambda c: c != holder[last][at]))
        holder[last] = holder[last][:at] + letter + holder[last][at + 1 :]

    files = altered(event, file, change)
    code = stranger(files, tmp_path, capsys)[0]

    # No day of a calendar, say, is refused here; the script finds that the files do not agree.
    with suppress(NotASeal):
        assert failed(files)
    assert code != 0


@pytest.mark.parametrize("at", ["09:45:00", "09:50:00"])
def test_a_list_signed_when_the_value_can_be_known_fails(
    at: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """R56: of the second session too, whose value is another."""
    opened = json.loads(ENDED.files[OPENED])
    lists = json.loads(ENDED.files[LISTS])
    opened["sessions"][1]["line_ups"]["closed_at"] = instant(2, at)
    lists["line_ups"]["sessions"][1]["closed_at"] = instant(2, at)
    files = [ENDED.files[SEAL], json.dumps(opened).encode(), ENDED.files[ROOTS]]
    files.append(json.dumps(lists).encode())
    code, said = stranger(files, tmp_path, capsys)

    assert failed(files) == {"line-ups-closed"}
    assert code == 1
    assert "FAILS  Session 2: its entries were closed on" in said


def test_the_second_half_of_a_final_is_who_played_the_first_whenever_that_is_signed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """R63: nothing can be chosen there, so its list may be signed when its value is known."""
    opened = json.loads(ENDED.files[OPENED])
    lists = json.loads(ENDED.files[LISTS])
    opened["sessions"][3]["line_ups"]["closed_at"] = instant(4, "10:00:00")
    lists["line_ups"]["sessions"][3]["closed_at"] = instant(4, "10:00:00")
    files = [ENDED.files[SEAL], json.dumps(opened).encode(), ENDED.files[ROOTS]]
    files.append(json.dumps(lists).encode())

    assert failed(files) == set()
    assert stranger(files, tmp_path, capsys)[0] == 0


def test_who_came_late_and_who_does_not_play_on_is_named() -> None:
    """S5: nobody can prove why, so it fails nothing."""
    late = {each.where: each.sentence for each in found(LATE.files, "late-entry")}
    gone = {each.where: each.sentence for each in found(LATE.files, "not-playing")}

    assert {*late} == {f"session {number}, entries" for number in (2, 3, 4)}
    assert all("Player 20 (p20)" in sentence for sentence in late.values())
    assert {*gone} == {f"session {number}, entries" for number in (1, 2, 3)}
    assert "Player 10 (p10), Player 11 (p11)" in gone["session 1, entries"]
    assert "Player 2 (p2)" in gone["session 2, entries"]
    assert "Player 20" not in gone["session 3, entries"]


def test_a_latecomer_keeps_his_name_from_session_to_session(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """R59: what was signed first is the name by which the files know him."""

    def change(body: Any) -> None:
        for number in (3, 4):
            body["sessions"][number - 1]["line_ups"]["entries"][-1]["players"] = ["Another"]

    files = altered(LATE, OPENED, change)

    assert "line-ups-fit" in failed(files)
    assert "FAILS  Session 3, entries cannot be" in stranger(files, tmp_path, capsys)[1]


def test_before_the_secret_is_open_the_seats_are_counted_and_not_yet_proven() -> None:
    """R65: without public randomness the draw follows from the secret of its session."""
    verdicts = {
        each.where: each.id for each in ours(PLAIN_RUNNING.files) if "seat draw" in each.where
    }

    assert found(PLAIN_RUNNING.files, "seats")[0].where == "session 1, seat draw"
    assert verdicts["session 2, seat draw"] == "seats-later"
    assert len(found(PLAIN_RUNNING.files, "seats-shared")) == 2


def test_a_final_whose_first_half_is_misshaped_proves_nothing_of_its_second(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def change(body: Any) -> None:
        body["sessions"][2]["seats"][0].append(body["sessions"][2]["seats"][1].pop())

    files = altered(ENDED, OPENED, change)
    wrong = [each.where for each in found(files, "seats") if not each.ok]

    assert wrong == ["session 3, seat draw", "session 4, seat draw"]
    assert stranger(files, tmp_path, capsys)[0] == 1


Sealed = dict[str, Any]


def exchanged(*numbers: int) -> Callable[[Sealed], None]:
    def change(seal: Sealed) -> None:
        for session in seal["sessions"]:
            session["exchanged"] = session["session"] in numbers

    return change


def of_session(number: int, **fields: object) -> Callable[[Sealed], None]:
    return lambda seal: seal["sessions"][number - 1].update(fields)


REFUSED: dict[str, tuple[Callable[[Sealed], object], str]] = {
    "the first session exchanged": (exchanged(1), "seal.sessions"),
    "exchanged after exchanged": (exchanged(2, 3), "seal.sessions"),
    "exchanged with other tables": (exchanged(3), "seal.sessions"),
    "one value for two draws": (of_session(2, beacon="the lottery of day 1"), "seal.sessions"),
    "no seats": (of_session(1, seats=1), "seal.sessions"),
    "eleven seats": (of_session(1, seats=11), "seal.sessions"),
    "seats not drawn": (of_session(1, seating="none"), "seal.sessions[0].seating"),
    "lists that stay open": (
        of_session(1, line_ups_close=False),
        "seal.sessions[0].line_ups_close",
    ),
    "exchanged as a number": (of_session(1, exchanged=0), "seal.sessions[0].exchanged"),
    "two players": (lambda s: s["entries"][0].update(players=["A", "B"]), "seal.entries"),
    "nobody": (lambda s: s["entries"][0].update(players=[]), "seal.entries"),
    "one entry": (lambda s: s.update(entries=s["entries"][:1]), "seal.entries"),
    "an entry twice": (lambda s: s["entries"][0].update(id="p2"), "seal.entries"),
    "a block of a whole order": (lambda s: s.update(block=2, running_order="whole"), "seal.block"),
    "no version": (lambda s: s.pop("version"), "seal"),
    "a root before its value": (
        lambda s: s["sessions"][0]["original"].update(root="0" * 64),
        "seal, session 1, original deals",
    ),
}


@pytest.mark.parametrize(("change", "where"), REFUSED.values(), ids=REFUSED)
def test_a_seal_that_cannot_be_is_refused_by_both(
    change: Callable[[Sealed], object],
    where: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    files = altered(ENDED, SEAL, lambda body: change(body["seal"]))
    with refused(NotASeal, where=where):
        ours(files)

    assert stranger(files, tmp_path, capsys)[0] == 2


def test_what_seats_a_session_are_its_own_value_and_those_described_alike() -> None:
    """R56: of exchanged seats none is drawn."""
    seal = ENDED.seal.seal

    assert [seal.tells_seats(SessionNo(number)) for number in (1, 2, 3, 4)] == [
        (1,),
        (2,),
        (3,),
        (),
    ]
