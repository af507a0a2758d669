"""Rooms, a timetable and persons, which an event of any kind may have: said of all of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from evendeal.commands.log_folder import open_desks
from evendeal.director.languages import NoSuchLanguage, languages
from evendeal.director.zones import NoSuchZone, TimeLeftOut, moments_of
from evendeal.formats import Desks, read_new_event
from evendeal.formats.new_event_file import FileNewEvent
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.seat_teams.new_event import SeatTeamsNewEvent
from evendeal.ids import EventId
from evendeal.tournament.checks import MissingKey, NotAnEvent, OutOfBounds, UnknownKey
from evendeal.tournament.entry import SameBadgeTwice, SamePersonTwice
from evendeal.tournament.programme import Programme, TimetableRow
from evendeal.views.draft import DraftCheck, FileDraft
from evendeal.views.persons import NobodyKnown
from evendeal.views.poker.draft import (
    Draft,
    DraftEntry,
    DraftPlanned,
    DraftRoom,
    SeatTeamsCheck,
)
from evendeal.web import create_app
from support.checkout import ROOT
from support.english import english
from support.formats.programmed import PLAIN, PROGRAMME, PROGRAMMED, programmed, with_person
from support.refusals import problem, refused
from support.typed import typed

FORMATS = tuple(PLAIN)
BY_FILE = tuple(format for format in FORMATS if format != "seat_teams")
"""Those whose new events are made as a file; the form of the other has fields."""
of_each_format = pytest.mark.parametrize("format", FORMATS)


def sealed(folder: Path, *texts: str) -> Path:
    """A log in which these events are sealed."""
    folder.mkdir(exist_ok=True)
    log = folder / "log"
    for number, text in enumerate(texts):
        file = folder / f"event{number}.toml"
        file.write_text(text, "utf-8")
        made = typed("event", "new", file, "--log", log)
        assert made.code == 0, made.err
    return log


@contextmanager
def house(log: Path) -> Iterator[tuple[Desks, TestClient[Any]]]:
    """What everybody may see of a log."""
    with open_desks(log) as desks:
        public = PublicHouse(*(desk.public for desk in desks))
        with TestClient(create_app(public)) as client:
            yield desks, client


@of_each_format
def test_an_event_may_say_in_which_room_its_tables_stand_and_what_is_when(format: str) -> None:
    programme = read_new_event(PROGRAMMED[format]).programme

    assert programme.zone == "Europe/Berlin"
    assert programme.language == "fr"
    assert [(room.name, room.tables) for room in programme.rooms] == [
        ("Blue hall", (1,)),
        ("Foyer", ()),
    ]
    assert [(row.at, row.what, row.session, row.room) for row in programme.timetable] == [
        ("2026-12-05T09:30", "Registration", None, "Foyer"),
        ("2026-12-05T10:00", "Session 1", 1, "Blue hall"),
        ("2026-12-06T18:00", "Prizes", None, ""),
    ]


@of_each_format
def test_a_player_may_be_a_person_of_the_house(format: str) -> None:
    first, second, *_ = read_new_event(PROGRAMMED[format]).entries

    assert dict(zip(first.players, first.persons, strict=True))["Anna"] == "anna-berg"
    assert second.persons == ()


@of_each_format
def test_what_is_set_is_sealed_and_comes_back_with_the_archive(format: str, tmp_path: Path) -> None:
    event = read_new_event(PROGRAMMED[format])
    log = sealed(tmp_path, PROGRAMMED[format])
    packed, back = tmp_path / "event.zip", tmp_path / "back"

    assert typed("event", "export", event.id, packed, "--log", log).code == 0
    assert typed("event", "import", packed, "--log", back).code == 0

    with open_desks(back) as desks:
        assert desks.of(event.id).ledger.progress(event.id).event == event
    assert typed("verify", event.id, "--log", back).code == 0


@of_each_format
def test_an_event_that_sets_none_of_it_is_written_as_it_always_was(
    format: str, tmp_path: Path
) -> None:
    event = read_new_event(PLAIN[format])
    with open_desks(sealed(tmp_path, PLAIN[format])) as desks:
        text = desks.of(event.id).ledger.life.write(event)

    for key in ("zone", "language", "rooms", "timetable", "person"):
        assert key not in text
    assert "players = [{" not in text


ROOM = '[[rooms]]\nname = "{}"\ntables = {}\n'
ROW = '[[timetable]]\nat = "{}"\nwhat = "{}"\n'
MORNING = ROW.format("2026-12-05T10:00", "Session 1")


@pytest.mark.parametrize(
    ("programme", "where"),
    [
        (ROOM.format("Blue hall", [1]) + ROOM.format("Red hall", [1]), "rooms[2].tables"),
        (ROOM.format("Blue hall", [1, 1]), "rooms[1].tables"),
        (ROOM.format("Blue hall", [99]), "rooms[1].tables"),
        (ROOM.format("Blue hall", [0]), "rooms[1].tables"),
        (ROOM.format("Blue hall", '["1"]'), "rooms[1].tables"),
        (ROOM.format("Blue hall", "[true]"), "rooms[1].tables"),
        (ROOM.format("Blue hall", 1), "rooms[1].tables"),
        (ROOM.format("Blue hall", [1]) + ROOM.format("blue  hall", []), "rooms[2].name"),
        (ROOM.format("", [1]), "rooms[1].name"),
        ("[[rooms]]\ntables = [1]\n", "rooms[1].name"),
        (ROOM.format("Blue hall", [1]) + "floor = 2\n", "rooms[1]"),
        (ROW.format("2026-12-05", "Session 1"), "timetable[1].at"),
        (ROW.format("10:00", "Session 1"), "timetable[1].at"),
        (ROW.format("2026-12-05T10:00+01:00", "Session 1"), "timetable[1].at"),
        (ROW.format("2026-02-30T10:00", "Session 1"), "timetable[1].at"),
        ('[[timetable]]\nat = 10\nwhat = "Session 1"\n', "timetable[1].at"),
        ('[[timetable]]\nwhat = "Session 1"\n', "timetable[1].at"),
        ('[[timetable]]\nat = "2026-12-05T10:00"\n', "timetable[1].what"),
        (ROW.format("2026-12-05T10:00", ""), "timetable[1].what"),
        (MORNING + ROW.format("2026-12-05T09:59", "Registration"), "timetable[2].at"),
        (MORNING + "session = 9\n", "timetable[1].session"),
        (MORNING + "session = true\n", "timetable[1].session"),
        (MORNING + 'room = "Foyer"\n', "timetable[1].room"),
        (MORNING + "room = 1\n", "timetable[1].room"),
        (MORNING + 'board = "A"\n', "timetable[1]"),
    ],
)
@of_each_format
def test_what_cannot_be_is_refused_with_its_place(format: str, programme: str, where: str) -> None:
    with pytest.raises(NotAnEvent) as no:
        read_new_event(programmed(PLAIN[format], programme))

    assert no.value.where == where


@of_each_format
def test_a_timetable_needs_the_time_zone_of_the_hall(format: str) -> None:
    with pytest.raises(MissingKey) as no:
        read_new_event(programmed(PLAIN[format], zone=""))

    assert no.value.where == "event.zone"


@pytest.mark.parametrize("zone", ["Europe/Atlantis", "Europe", "CET-1"])
@of_each_format
def test_a_time_zone_that_there_is_not_is_refused(format: str, zone: str) -> None:
    with refused(NoSuchZone, where="event.zone", value=zone):
        read_new_event(programmed(PLAIN[format], zone=zone))


@pytest.mark.parametrize("zone", ["../Europe/Berlin", "/etc/localtime", "Europe/Berlin\u202e"])
def test_what_can_be_no_name_of_a_zone_is_never_looked_up(zone: str) -> None:
    with pytest.raises(NotAnEvent) as no:
        read_new_event(programmed(PLAIN["seat_teams"], zone=zone))

    assert (type(no.value), no.value.where) == (NotAnEvent, "event.zone")


@of_each_format
def test_a_time_that_the_clocks_leave_out_is_refused(format: str) -> None:
    spring = ROW.format("2027-03-28T02:30", "Night session")

    with refused(TimeLeftOut, where="timetable[1].at", value="2027-03-28T02:30"):
        read_new_event(programmed(PLAIN[format], spring))


@pytest.mark.parametrize(
    ("zone", "at"),
    [("America/New_York", "9999-12-31T23:59"), ("Asia/Tokyo", "0001-01-01T00:00")],
)
@of_each_format
def test_a_time_at_an_end_of_the_calendar_is_refused(format: str, zone: str, at: str) -> None:
    with pytest.raises(NotAnEvent) as no:
        read_new_event(programmed(PLAIN[format], ROW.format(at, "Prizes"), zone))

    assert (no.value.where, no.value.value) == ("timetable[1].at", at)


def test_what_a_log_has_of_an_end_of_the_calendar_has_no_moment() -> None:
    prizes = TimetableRow("9999-12-31T23:59", "Prizes")

    assert moments_of(Programme("America/New_York", timetable=(prizes,))) == (None,)
    assert moments_of(Programme("UTC", timetable=(prizes,))) == ("9999-12-31T23:59:00.000Z",)


@of_each_format
def test_one_person_in_two_places_is_refused_by_name(format: str) -> None:
    first, _, second = PLAIN[format].partition('"Anna"]')
    if not second:
        first, _, second = PLAIN[format].partition('"Ada"]')
    middle = PLAIN[format][len(first) : len(PLAIN[format]) - len(second)]
    both = with_person(first + middle) + with_person(second, "Bert")

    with pytest.raises(SamePersonTwice) as no:
        read_new_event(both)

    assert no.value.value == "anna-berg"
    assert no.value.where == "entries[2].players[1].person"
    assert no.value.first == "entries[1].players[1].person"


@pytest.mark.parametrize("person", ["Anna-Berg", "anna berg", "-anna", "anna_berg", "", "a" * 41])
@of_each_format
def test_the_id_of_a_person_is_short_and_plain(format: str, person: str) -> None:
    with pytest.raises(NotAnEvent) as no:
        read_new_event(with_person(PLAIN[format], person=person))

    assert no.value.where == "entries[1].players[1].person"


@pytest.mark.parametrize(
    ("player", "kind", "where"),
    [
        ('{ name = "Anna", persona = "anna" }', UnknownKey, "entries[1].players[1]"),
        ('{ person = "anna" }', MissingKey, "entries[1].players[1].name"),
    ],
)
@of_each_format
def test_a_player_is_a_name_and_perhaps_a_person_and_nothing_else(
    format: str, player: str, kind: type[NotAnEvent], where: str
) -> None:
    with pytest.raises(kind) as no:
        read_new_event(PLAIN[format].replace('["Anna"', f"[{player}", 1))

    assert no.value.where == where


def test_a_room_with_a_table_that_no_event_has_is_refused_with_its_bounds() -> None:
    with pytest.raises(OutOfBounds) as no:
        read_new_event(programmed(PLAIN["seat_teams"], ROOM.format("Blue hall", [10**9])))

    assert no.value.least == 1


def test_all_tables_of_the_open_or_the_closed_room_can_be_named_at_once() -> None:
    halls = ROOM.format("Blue hall", '"open"') + ROOM.format("Red hall", '"closed"')

    blue, red = read_new_event(programmed(PLAIN["room_match"], halls)).programme.rooms

    assert (blue.tables, red.tables) == ((1,), (2,))


@pytest.mark.parametrize("format", ["seat_teams", "hand_winner", "card_room"])
def test_where_no_event_has_an_open_room_its_name_is_refused(format: str) -> None:
    with pytest.raises(NotAnEvent) as no:
        read_new_event(programmed(PLAIN[format], ROOM.format("Blue hall", '"open"')))

    assert no.value.where == "rooms[1].tables"


@of_each_format
def test_everybody_may_read_the_programme_from_the_seal_on(format: str, tmp_path: Path) -> None:
    event = read_new_event(PROGRAMMED[format])
    with house(sealed(tmp_path, PROGRAMMED[format])) as (_, client):
        programme = client.get(f"/api/events/{event.id}/programme").json()
        head = client.get(f"/api/events/{event.id}").json()

    assert programme["zone"] == "Europe/Berlin"
    assert programme["rooms"][0] == {"name": "Blue hall", "tables": [1]}
    assert [row["moment"] for row in programme["timetable"]] == [
        "2026-12-05T08:30:00.000Z",
        "2026-12-05T09:00:00.000Z",
        "2026-12-06T17:00:00.000Z",
    ]
    assert programme["people"] == [
        {
            "person": "anna-berg",
            "entry": event.entries[0].id,
            "entry_name": event.entries[0].name,
            "name": "Anna",
        }
    ]
    assert head["begins"] == "2026-12-05T09:30"


@of_each_format
def test_the_programme_of_an_event_that_sets_nothing_is_empty(format: str, tmp_path: Path) -> None:
    event = read_new_event(PLAIN[format])
    with house(sealed(tmp_path, PLAIN[format])) as (_, client):
        programme = client.get(f"/api/events/{event.id}/programme").json()
        head = client.get(f"/api/events/{event.id}").json()

    nothing: dict[str, Any] = {"zone": None, "rooms": [], "timetable": [], "people": []}
    assert programme == {"event": event.id, **nothing}
    assert head["begins"] is None


def test_a_person_has_a_page_with_the_events_of_all_kinds(tmp_path: Path) -> None:
    with house(sealed(tmp_path, *PROGRAMMED.values())) as (_, client):
        person = client.get("/api/people/anna-berg").json()
        nobody = client.get("/api/people/bert-b")

    assert (person["person"], person["name"]) == ("anna-berg", "Anna")
    assert {each["format"] for each in person["events"]} == set(FORMATS)
    assert {each["player"] for each in person["events"]} == {"Anna"}
    assert {each["status"] for each in person["events"]} == {"sealed"}
    assert {each["held"] for each in person["events"]} == {None}
    assert [each["sealed_at"] for each in person["events"]] == sorted(
        (each["sealed_at"] for each in person["events"]), reverse=True
    )
    problem(nobody, NobodyKnown, 404, person="bert-b")


@of_each_format
def test_the_place_on_a_persons_page_is_that_of_the_scoreboard(format: str, tmp_path: Path) -> None:
    file, log = tmp_path / "event.toml", tmp_path / "log"
    file.write_text(PROGRAMMED[format], "utf-8")
    event = read_new_event(PROGRAMMED[format])
    assert typed("rehearse", file, "--log", log, "--seed", "1").code == 0

    with house(log) as (_, client):
        (played,) = client.get("/api/people/anna-berg").json()["events"]
        board = client.get(f"/api/events/{event.id}/scoreboard").json()

    # The toy formats' lines are lists: a place, an entry, and what it has won.
    lines = board.get("places") or board["standings"]
    keys = [("entry", "place") if isinstance(each, dict) else (1, 0) for each in lines]
    places = {each[entry]: each[place] for each, (entry, place) in zip(lines, keys, strict=True)}
    entry = event.entries[0].id
    assert (played["status"], played["rehearsal"], played["entry"]) == ("finished", True, entry)
    assert played["held"]["place"] == places[entry]
    assert played["held"]["of"] == len(event.entries)


def test_a_rehearsal_comes_last_and_does_not_say_what_somebody_is_called(tmp_path: Path) -> None:
    file, log = tmp_path / "show.toml", sealed(tmp_path, PROGRAMMED["room_match"])
    file.write_text(PROGRAMMED["seat_teams"].replace('"Anna"', '"Anna Show"'), "utf-8")
    assert typed("rehearse", file, "--log", log, "--seed", "1").code == 0

    with house(log) as (_, client):
        person = client.get("/api/people/anna-berg").json()

    first, last = person["events"]
    assert first["sealed_at"] < last["sealed_at"]
    assert (first["rehearsal"], last["rehearsal"]) == (False, True)
    assert (person["name"], last["player"]) == ("Anna", "Anna Show")


@pytest.mark.parametrize("format", ["seat_teams", "room_match"])
def test_before_anything_is_compared_a_persons_page_has_no_place(
    format: str, tmp_path: Path
) -> None:
    event = read_new_event(PROGRAMMED[format])
    log = sealed(tmp_path, PROGRAMMED[format])
    assert typed("event", "begin", event.id, "--log", log).code == 0

    with house(log) as (_, client):
        (running,) = client.get("/api/people/anna-berg").json()["events"]

    assert (running["status"], running["held"]) == ("running", None)


@of_each_format
def test_an_event_that_is_put_away_is_on_no_persons_page(format: str, tmp_path: Path) -> None:
    file, log = tmp_path / "event.toml", tmp_path / "log"
    file.write_text(PROGRAMMED[format], "utf-8")
    event = read_new_event(PROGRAMMED[format])
    assert typed("rehearse", file, "--log", log, "--seed", "1").code == 0
    assert typed("event", "put-away", event.id, "--log", log).code == 0

    with house(log) as (_, client):
        assert client.get("/api/people/anna-berg").status_code == 404
        assert client.get(f"/api/events/{event.id}/programme").status_code == 404


@of_each_format
def test_a_withdrawn_event_has_no_place_on_a_persons_page(format: str, tmp_path: Path) -> None:
    event = read_new_event(PROGRAMMED[format])
    log = sealed(tmp_path, PROGRAMMED[format])
    assert typed("event", "withdraw", event.id, "--reason", "Fire", "--log", log).code == 0

    with house(log) as (_, client):
        (off,) = client.get("/api/people/anna-berg").json()["events"]

    assert (off["status"], off["held"]) == ("withdrawn", None)


@of_each_format
def test_a_person_whose_name_is_spelled_right_stays_the_same(format: str, tmp_path: Path) -> None:
    event = read_new_event(PROGRAMMED[format])
    log = sealed(tmp_path, PROGRAMMED[format])
    team = ("--team", event.entries[0].id, "--reason", "so she writes it")
    spelled = typed("event", "correct-name", event.id, "Anna", "Hanna", *team, "--log", log)
    assert spelled.code == 0, spelled.err

    with house(log) as (_, client):
        person = client.get("/api/people/anna-berg").json()

    assert (person["name"], person["events"][0]["player"]) == ("Hanna", "Hanna")


@of_each_format
def test_the_command_line_shows_an_event_with_its_programme(format: str, tmp_path: Path) -> None:
    event = read_new_event(PROGRAMMED[format])
    log = sealed(tmp_path, PROGRAMMED[format])

    answer = typed("event", "show", event.id, "--log", log)
    as_json = typed("event", "show", event.id, "--log", log, "--json").json

    assert answer.code == 0
    assert "language: fr" in answer.out
    for word in ("Blue hall: table 1", "2026-12-05", "09:30  Registration, Foyer", "anna-berg"):
        assert word in answer.out
    assert as_json["language"] == "fr"
    assert as_json["programme"]["rooms"][0] == {"name": "Blue hall", "tables": [1]}
    assert EventId(as_json["programme"]["event"]) == event.id


@of_each_format
def test_the_command_line_says_that_an_event_is_withdrawn(format: str, tmp_path: Path) -> None:
    event = read_new_event(PROGRAMMED[format])
    log = sealed(tmp_path, PROGRAMMED[format])
    assert typed("event", "withdraw", event.id, "--reason", "Fire", "--log", log).code == 0

    answer = typed("event", "show", event.id, "--log", log)

    assert "withdrawn)" in answer.out.splitlines()[0]
    assert f"{event.id} is withdrawn: Fire" in answer.err
    assert typed("event", "show", event.id, "--log", log, "--json").json["status"] == "withdrawn"


@of_each_format
def test_the_command_line_shows_no_event_that_is_put_away(format: str, tmp_path: Path) -> None:
    file, log = tmp_path / "event.toml", tmp_path / "log"
    file.write_text(PROGRAMMED[format], "utf-8")
    event = read_new_event(PROGRAMMED[format])
    assert typed("rehearse", file, "--log", log, "--seed", "1").code == 0
    assert typed("event", "put-away", event.id, "--log", log).code == 0

    answer = typed("event", "show", event.id, "--log", log)

    assert (answer.code, answer.out) == (2, "")
    assert "is put away" in answer.err


def new_event(desks: Desks, format: str, toml: str) -> DraftCheck:
    """What the office says of the file of a new event."""
    desk = desks.format(format)
    side: FileNewEvent = desk.new_event_side()(desk)  # type: ignore[assignment]
    return side.check(FileDraft(format=format, toml=toml))


@pytest.mark.parametrize("format", BY_FILE)
def test_the_office_reads_the_programme_of_a_new_event_back_in_sentences(
    format: str, tmp_path: Path
) -> None:
    with open_desks(tmp_path / "log", create=True) as desks:
        check = new_event(desks, format, PROGRAMMED[format])

    assert check.problems == ()
    sentences = set(map(english, check.sentences))
    assert "Blue hall: table 1." in sentences
    assert "Saturday 5 December 2026, 10:00: Session 1, Blue hall." in sentences
    assert check.toml is not None
    assert read_new_event(check.toml) == read_new_event(PROGRAMMED[format])


@pytest.mark.parametrize("format", BY_FILE)
def test_the_office_says_in_which_line_the_programme_of_a_new_event_is_wrong(
    format: str, tmp_path: Path
) -> None:
    wrong = programmed(PLAIN[format], ROOM.format("Blue hall", [99]))
    nowhere = programmed(PLAIN[format], zone="Europe/Atlantis")
    with open_desks(tmp_path / "log", create=True) as desks:
        (table,) = new_event(desks, format, wrong).problems
        (zone,) = new_event(desks, format, nowhere).problems

    assert table.where == "rooms[1].tables"
    assert table.line == 1 + wrong.splitlines().index("tables = [99]")
    assert zone.where == "event.zone"
    assert zone.line == 1 + nowhere.splitlines().index('zone = "Europe/Atlantis"')


@pytest.mark.parametrize(
    ("language", "refusal"),
    [("tlh", NoSuchLanguage), ("German", NotAnEvent), ("../de", NotAnEvent), ("1", NotAnEvent)],
)
@of_each_format
def test_a_new_event_names_a_language_that_the_house_speaks(
    format: str, language: str, refusal: type[NotAnEvent]
) -> None:
    text = PLAIN[format].replace("[event]\n", f'[event]\nlanguage = "{language}"\n', 1)

    with pytest.raises(refusal) as no:
        read_new_event(text)
    assert (no.value.where, no.value.value) == ("event.language", language)


def test_a_language_is_a_folder_of_the_catalogue() -> None:
    assert {"de", "en", "es", "fr"} <= set(languages())


@of_each_format
def test_everybody_may_know_the_language_of_the_hall(format: str, tmp_path: Path) -> None:
    named, plain = read_new_event(PROGRAMMED[format]), PLAIN[format]
    with house(sealed(tmp_path / "named", PROGRAMMED[format])) as (_, client):
        spoken = client.get(f"/api/events/{named.id}").json()["language"]
    with house(sealed(tmp_path / "plain", plain)) as (_, client):
        unsaid = client.get(f"/api/events/{named.id}").json()["language"]

    assert (spoken, unsaid) == ("fr", None)


def in_the_form(
    desks: Desks, *rooms: DraftRoom, zone: str = "Europe/Berlin", language: str | None = None
) -> SeatTeamsCheck:
    """What the office says of the form of duplicate poker, of two teams and one session."""
    rows = (
        DraftPlanned("2026-12-05T10:00", "Session 1", 1, rooms[0].name),
        DraftPlanned("2026-12-05T18:00", "Prizes"),
    )
    typed_in = Draft(
        format="seat_teams",
        id="cup",
        name="The cup",
        deals=2,
        zone=zone,
        language=language,
        rooms=rooms,
        timetable=rows,
        entries=(DraftEntry("Argentina"), DraftEntry("Brazil")),
    )
    desk = desks.format("seat_teams")
    side: SeatTeamsNewEvent = desk.new_event_side()(desk)  # type: ignore[assignment]
    return side.check(typed_in)


def test_the_form_of_poker_has_fields_for_rooms_and_timetable(tmp_path: Path) -> None:
    with open_desks(tmp_path / "log", create=True) as desks:
        check = in_the_form(desks, DraftRoom("Blue hall", (1, 2)))

    assert check.problems == ()
    assert "Blue hall: tables 1, 2." in map(english, check.sentences)
    assert check.toml is not None
    programme = read_new_event(check.toml).programme
    assert programme.language == ""
    assert [room.tables for room in programme.rooms] == [(1, 2)]
    assert [(row.session, row.room) for row in programme.timetable] == [
        (1, "Blue hall"),
        (None, ""),
    ]


def test_the_form_of_poker_has_a_field_for_the_language(tmp_path: Path) -> None:
    with open_desks(tmp_path / "log", create=True) as desks:
        check = in_the_form(desks, DraftRoom("Blue hall"), language="es")
        (wrong,) = in_the_form(desks, DraftRoom("Blue hall"), language="tlh").problems

    assert check.toml is not None
    assert read_new_event(check.toml).programme.language == "es"
    assert wrong.where == "event.language"


@pytest.mark.parametrize(
    ("rooms", "zone", "where"),
    [
        ((DraftRoom("Blue hall", (1, 3)),), "Europe/Berlin", ["rooms[1].tables"]),
        ((DraftRoom("Blue hall"), DraftRoom("")), "Europe/Berlin", ["rooms[2].name"]),
        ((DraftRoom("Blue hall"),), "", ["event.zone"]),
        ((DraftRoom("Blue hall"),), "Europe/Atlantis", ["event.zone"]),
    ],
)
def test_what_is_wrong_in_these_fields_is_said_with_its_place(
    rooms: tuple[DraftRoom, ...], zone: str, where: list[str], tmp_path: Path
) -> None:
    with open_desks(tmp_path / "log", create=True) as desks:
        check = in_the_form(desks, *rooms, zone=zone)

    assert [problem.where for problem in check.problems] == where


def test_the_example_of_the_manual_has_all_of_it() -> None:
    event = read_new_event((ROOT / "docs" / "events" / "weekend.toml").read_bytes())

    assert event.programme.rooms
    assert event.programme.timetable
    assert any(entry.persons for entry in event.entries)


def test_the_same_programme_is_of_every_format() -> None:
    assert {read_new_event(text).programme for text in PROGRAMMED.values()} == {
        read_new_event(programmed(PLAIN["card_room"], PROGRAMME)).programme
    }


@of_each_format
def test_a_badge_number_is_sealed_with_its_player(format: str, tmp_path: Path) -> None:
    text = PROGRAMMED[format].replace('"anna-berg"', '"anna-berg", badge = "17"')
    event = read_new_event(text)

    with open_desks(sealed(tmp_path, text)) as desks:
        found = desks.of(event.id).ledger.progress(event.id).event
    entry = found.entries[0]

    assert found == event
    assert dict(zip(entry.players, entry.badges, strict=True))["Anna"] == "17"


@of_each_format
def test_one_badge_number_at_two_players_is_refused_by_name(format: str) -> None:
    text = PLAIN[format]
    for name in ("Anna", "Bert"):
        text = text.replace(f'["{name}"', f'[{{ name = "{name}", badge = "17" }}')

    with pytest.raises(SameBadgeTwice) as no:
        read_new_event(text)

    assert no.value.where == "entries[2].players[1].badge"
    assert no.value.first == "entries[1].players[1].badge"
