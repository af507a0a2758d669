"""Paper of the hall: everybody once, nobody's seat before the draw is public, every name whole."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.director.events import create_event
from evendeal.formats.hall_sheets import (
    BADGES,
    DOOR_SHEETS,
    HALL_SHEETS,
    SEAT_CARDS,
    TABLE_CARDS,
    hall_document,
)
from evendeal.formats.print_side import Document, Paper, PrintOrder, PrintSide, typeset
from evendeal.formats.public_side import AnyPublicSide
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.formats.seat_ladder.public import SeatLadderPublic
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import EntryId, SeatNo, SessionNo, TableNo
from evendeal.printing.door_sheets import door_sheets
from evendeal.printing.hall_cards import badge_cards, seat_cards, table_cards
from evendeal.printing.timetable import timetable_sheet
from evendeal.printing.typefaces import missing_signs
from evendeal.printing.words import PaperWords
from evendeal.tournament.hall import Devices, HallRules
from evendeal.tournament.programme import HallRoom, Programme, TimetableRow
from evendeal.views.absent import NoSuchSession, NoSuchTable
from evendeal.views.hall_sheets import (
    BadgeHolder,
    HallFacts,
    NoSeatsDrawn,
    NoTimetable,
    SeatedTable,
    hall_facts,
    planned_days,
)
from evendeal.views.printed import CERTIFICATE, TIMETABLE, SheetReady
from evendeal.views.sits import Sits
from support.events.every_match_line import play_every_line
from support.events.individuals import individuals, ladder_on
from support.events.matches import DUEL, begun_on, match_event
from support.events.rehearsed_cup import CUP, Cup, cup, sealed
from support.ledgers import matches_of
from support.paper import grey, looks_as_approved, outside, picture, texts
from support.refusals import refused

pytestmark = pytest.mark.long

ADDRESS = "https://cup.example/e/cup"
ORDER = PrintOrder(address=ADDRESS)
ENGLISH = PaperWords("en")
LONG = "Maximiliane Alexandra von Hohenstaufen-Wittgenstein zu Sayn und Berleburg-Oldenb"
NAMES = (LONG, "W" * 80, "שלום כהן", "فريق محمد", "中国队长", "김대한", "Łódź Ærøskøbing", "Bo")
PROGRAMME = Programme(
    "Europe/Berlin",
    (HallRoom("Great Hall", (TableNo(1), TableNo(2))), HallRoom("Blue Salon", (TableNo(3),))),
    (
        TimetableRow("2026-12-05T09:30", "Registration", None, "Great Hall"),
        TimetableRow("2026-12-05T10:00", "Session 1", SessionNo(1)),
        TimetableRow("2026-12-06T10:00", LONG, SessionNo(2), "Blue Salon"),
    ),
)
FACTS = replace(
    hall_facts(
        replace(cup(), programme=PROGRAMME, hall=HallRules(Devices.NONE)), "2026-01-02T18:00:00Z"
    ),
    holders=tuple(
        BadgeHolder(EntryId(f"T{n}"), NAMES[-n - 1], name, f"{100 + n}" if n % 2 else "", "ABC")
        for n, name in enumerate(NAMES)
    ),
)


def cards(document: Document) -> list[dict[str, object]]:
    found: list[dict[str, object]] = document.content["cards"]
    return found


def table(number: int, *, seats: int, part: str | None = None) -> SeatedTable:
    """A table of the longest names and of all scripts."""
    return SeatedTable(
        TableNo(number),
        part,  # type: ignore[arg-type]
        "Great Hall",
        "",
        None,
        SessionNo(2),
        tuple(
            Sits(
                EntryId("A"),
                NAMES[-at % len(NAMES)],
                NAMES[at % len(NAMES)],
                TableNo(number),
                None if part else SeatNo(at + 1),
                part,  # type: ignore[arg-type]
                "Great Hall",
                None,
            )
            for at in range(seats)
        ),
    )


def test_every_player_has_one_badge_with_the_team_and_the_page_of_the_event(played: Cup) -> None:
    document = hall_document(played.public, CUP, BADGES, ORDER)
    event = played.public.event(CUP)

    assert [(each["name"], each["team"]) for each in cards(document)] == [
        (player, entry.name) for entry in event.entries for player in entry.players
    ]
    assert len(texts(typeset(document))) == 2
    assert {each["qr"] for each in cards(document)} == {ADDRESS}
    unknown = hall_document(played.public, CUP, BADGES, PrintOrder())
    assert {each["qr"] for each in cards(unknown)} == {None}


def test_the_badges_of_individuals_have_no_team_and_each_leads_to_the_own_page(
    tmp_path: Path,
) -> None:
    event = individuals(27)
    with ladder_on(tmp_path) as ledger:
        create_event(ledger, event)
        document = hall_document(SeatLadderPublic(ledger), event.id, BADGES, ORDER)

    found = cards(document)
    assert [each["name"] for each in found] == [f"Player {n}" for n in range(1, 28)]
    assert {each["team"] for each in found} == {""}
    assert [each["qr"] for each in found] == [
        f"{ADDRESS}/players/{entry.id}" for entry in event.entries
    ]


def test_nobody_is_on_a_seat_card_or_a_door_before_the_seats_are_public(tmp_path: Path) -> None:
    public = SeatTeamsPublic(sealed(tmp_path, cup()))

    with refused(NoSeatsDrawn, event=CUP, session=None):
        hall_document(public, CUP, SEAT_CARDS, ORDER)
    with refused(NoSeatsDrawn, event=CUP, session=1):
        hall_document(public, CUP, SEAT_CARDS, ORDER._replace(session=SessionNo(1)))
    doors = hall_document(public, CUP, DOOR_SHEETS, ORDER).content["doors"]
    assert [each["seats"] for door in doors for each in door["tables"]] == [[]] * 4


def test_a_seat_card_says_of_each_player_where_everybody_may_see_him_sit(played: Cup) -> None:
    for session in (SessionNo(1), SessionNo(2)):
        order = ORDER._replace(session=session)
        found = cards(hall_document(played.public, CUP, SEAT_CARDS, order))
        heads = played.public.tables(CUP, session)

        assert {
            (each["name"], *(place["figure"] for place in each["places"]))  # type: ignore[attr-defined]
            for each in found
        } == {
            (seat.player, str(head.table), str(seat.seat)) for head in heads for seat in head.seats
        }
        assert {each["number"] for each in found} == {f"Session {session}"}
        names = [str(each["name"]).casefold() for each in found]
        assert names == sorted(names)


def test_the_office_offers_seat_cards_of_each_session_that_has_begun(
    played: Cup, tmp_path: Path
) -> None:
    def offered(public: SeatTeamsPublic) -> list[SessionNo | None]:
        side = PrintSide(SimpleNamespace(public=public))
        return [each.session for each in side.ready(CUP) if each.sheet == SEAT_CARDS]

    assert offered(played.public) == [1, 2]
    assert offered(SeatTeamsPublic(sealed(tmp_path, cup()))) == []


def test_a_player_gets_the_own_card_and_a_captain_those_of_the_team(played: Cup) -> None:
    team = ORDER._replace(entry=EntryId("B"))
    own = team._replace(player="B3")

    for sheet in (BADGES, SEAT_CARDS):
        assert [each["name"] for each in cards(hall_document(played.public, CUP, sheet, own))] == [
            "B3"
        ]
        assert {each["name"] for each in cards(hall_document(played.public, CUP, sheet, team))} == {
            "B1",
            "B2",
            "B3",
            "B4",
        }


def test_the_doors_of_a_match_say_open_and_closed_with_teams_and_board(tmp_path: Path) -> None:
    with open_desks(tmp_path / "log", create=True, publish_openings=False) as desks:
        matches = matches_of(desks)
        begun_on(matches)
        public: AnyPublicSide = RoomMatchPublic(matches)
        doors = hall_document(public, DUEL, DOOR_SHEETS, ORDER).content["doors"]
        stands = hall_document(public, DUEL, TABLE_CARDS, ORDER)

    assert [door["title"] for door in doors] == ["OPEN ROOM", "CLOSED ROOM"]
    for door, number in zip(doors, ("1", "2"), strict=True):
        assert [each["number"] for each in door["tables"]] == [number]
        assert door["tables"][0]["what"] == "Board, round 1"
        assert {seat["team"] for seat in door["tables"][0]["seats"]} == {"Kharkov", "Moscow"}
    assert [each["part"] for each in cards(stands)] == ["OPEN ROOM", "CLOSED ROOM"]


def test_when_an_event_is_over_its_last_seats_are_there_still(played: Cup, tmp_path: Path) -> None:
    """A director prints them for those who come late, and for the file."""
    play_every_line(tmp_path / "log")
    with open_desks(tmp_path / "log", publish_openings=False) as desks:
        public = RoomMatchPublic(matches_of(desks))
        board, final = (
            cards(hall_document(public, DUEL, SEAT_CARDS, ORDER._replace(session=SessionNo(each))))
            for each in (1, 2)
        )
        last = cards(hall_document(public, DUEL, SEAT_CARDS, ORDER))
        results = public.scoreboard(DUEL)
        (out,) = {each.entry for each in results.places[2:]}
        with refused(NoSeatsDrawn, event=DUEL, session=None):
            hall_document(public, DUEL, SEAT_CARDS, ORDER._replace(entry=out))
        ready = PrintSide(SimpleNamespace(public=public)).ready(DUEL)
        sits = public.sits(DUEL)

    assert public.event(DUEL).status == "finished"
    assert {each["team"] for each in final} == {each.name for each in results.places[:2]}
    assert last == final
    (match,) = results.rounds[-1].matches
    assert {each["team"] for each in board} == {each.name for each in match.teams}
    assert SheetReady(SEAT_CARDS, None) in ready
    assert sits == ()
    assert played.public.event(CUP).status == "finished"
    assert len(cards(hall_document(played.public, CUP, SEAT_CARDS, ORDER))) == 16


def test_no_devices_stands_on_paper_only_where_the_event_says_so() -> None:
    for devices, said in ((False, True), (True, False)):
        facts = replace(FACTS, devices=devices)
        for document in (
            badge_cards(facts, facts.holders, ENGLISH, address="", path=str),
            seat_cards(facts, [table(1, seats=4)], ENGLISH, address=""),
            table_cards(facts, [table(1, seats=4)], ENGLISH, address=""),
            door_sheets(facts, [table(1, seats=4)], ENGLISH),
        ):
            text = " ".join(texts(typeset(document)))
            assert (ENGLISH("print-rule-devices") in text) is said
            assert ENGLISH("print-rule-silence") in text


def test_a_table_or_a_session_that_the_event_has_not_is_refused(
    played: Cup, tmp_path: Path
) -> None:
    with refused(NoSuchTable, event=CUP, table=9, tables=4):
        hall_document(played.public, CUP, TABLE_CARDS, ORDER._replace(table=TableNo(9)))
    with refused(NoSuchSession, event=CUP, session=3, sessions=2):
        hall_document(played.public, CUP, SEAT_CARDS, ORDER._replace(session=SessionNo(3)))
    with open_desks(tmp_path / "log", create=True, publish_openings=False) as desks:
        matches = matches_of(desks)
        create_event(matches, match_event())
        public = RoomMatchPublic(matches)
        with refused(NoSuchSession, event=DUEL, session=9, sessions=1):
            hall_document(public, DUEL, SEAT_CARDS, ORDER._replace(session=SessionNo(9)))
    third = hall_document(played.public, CUP, TABLE_CARDS, ORDER._replace(table=TableNo(3)))
    assert [each["figure"] for each in cards(third)] == ["3"]


def test_the_timetable_is_for_everybody_and_there_is_none_without_a_plan(tmp_path: Path) -> None:
    event = replace(cup(), programme=PROGRAMME)
    public = SeatTeamsPublic(sealed(tmp_path, event))
    document = public.document(CUP, TIMETABLE, ORDER._replace(language="de"))

    assert [day["day"] for day in document.content["days"]] == [
        "Samstag, 05.12.2026",
        "Sonntag, 06.12.2026",
    ]
    assert [row["time"] for day in document.content["days"] for row in day["rows"]] == [
        "09:30",
        "10:00",
        "10:00",
    ]
    assert [each.sheet for each in public.sheets_ready(CUP)] == [TIMETABLE, CERTIFICATE]
    with refused(NoTimetable, event=CUP):
        planned_days(cup())


def documents(words: PaperWords, seats: int, facts: HallFacts = FACTS) -> dict[str, Document]:
    """Every sheet of the hall with the longest names."""
    tables = [table(n, seats=seats) for n in (1, 2, 3)]
    return {
        BADGES: badge_cards(facts, facts.holders, words, address=ADDRESS, path=lambda _: ""),
        SEAT_CARDS: seat_cards(facts, tables, words, address=ADDRESS),
        TABLE_CARDS: table_cards(facts, tables, words, address=ADDRESS),
        DOOR_SHEETS: door_sheets(facts, tables, words),
        TIMETABLE: timetable_sheet(
            facts, planned_days(replace(cup(), programme=PROGRAMME)), words, address=ADDRESS
        ),
    }


@pytest.mark.parametrize(
    ("language", "paper", "seats"),
    [("de", Paper.A4, 10), ("fr", Paper.LETTER, 2), ("es", Paper.LETTER, 10)],
)
def test_nothing_leaves_its_page_whatever_people_are_called(
    language: str, paper: Paper, seats: int
) -> None:
    words = PaperWords(language)
    for document in documents(words, seats, replace(FACTS, name="W" * 80)).values():
        pdf = typeset(document, paper)

        assert document.missing_signs() == ()
        assert outside(pdf) == []
    assert set(documents(words, seats)) == {*HALL_SHEETS, TIMETABLE}


def test_a_sign_that_is_missing_is_named_with_the_player_in_whose_name_it_stands() -> None:
    fox = BadgeHolder(EntryId("F"), "Foxes", "Renard 🦊", "", "F")
    document = badge_cards(FACTS, [fox], ENGLISH, address=ADDRESS, path=lambda _: "")

    assert [(each.sign, each.text) for each in document.missing_signs()] == [("🦊", "Renard 🦊")]
    # The office names it before anything is printed.
    names = replace(FACTS, holders=(fox,)).texts()
    assert [each.text for each in missing_signs(names)] == ["Renard 🦊"]


@pytest.mark.parametrize("sheet", [*HALL_SHEETS, TIMETABLE])
def test_the_paper_of_the_hall_looks_as_it_was_approved(sheet: str) -> None:
    pdf = typeset(documents(ENGLISH, 4)[sheet])
    page = grey(pdf)

    looks_as_approved(sheet, pdf)
    # A printer without colours has ink on it all the same.
    assert (page < 96).mean() > 0.003


def test_badges_stand_ten_on_a_sheet() -> None:
    teams = (
        ("Argentina", "A", ("Ana Ruiz", "Bruno Díaz")),
        ("日本", "J", ("佐藤 結衣", "田中 蓮")),
        ("Ελλάδα", "E", ("Ελένη Παπαδοπούλου", "Νίκος")),
        ("Polska", "P", ("Łucja Żak", "Jan Wójcik")),
        ("ישראל", "I", ("נועה לוי", "דוד כהן")),
        ("Wales", "W", ("Siân", "Llŷr")),
    )
    holders = [
        BadgeHolder(EntryId(letter), team, player, f"{letter}-{n}", letter)
        for team, letter, players in teams
        for n, player in enumerate(players, 1)
    ]
    pdf = typeset(badge_cards(FACTS, holders, ENGLISH, address=ADDRESS, path=str))

    assert [text.count("no. ") for text in texts(pdf)] == [10, 2]
    picture(pdf, "printing-badges")


def test_the_same_cards_are_the_same_bytes(played: Cup) -> None:
    first, second = (
        typeset(hall_document(played.public, CUP, SEAT_CARDS, ORDER)) for _ in range(2)
    )
    assert first == second
