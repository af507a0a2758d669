"""Event files and entry lists: what is read, what is refused, and where."""

from collections.abc import Callable
from dataclasses import replace
from json import dumps
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from evendeal.ids import EntryId, EventId, SeatNo
from evendeal.names import is_plain
from evendeal.poker import Betting, OddChips
from evendeal.scoring.ranking import Ties
from evendeal.tournament.checks import MissingKey, NotAnEvent, OutOfBounds, UnknownKey
from evendeal.tournament.duplicate.rules import OrderKind, PlayRules, Stacks
from evendeal.tournament.entry import Entry, letters
from evendeal.tournament.lists import read_entries
from evendeal.tournament.lists.refusals import CellWrong, CodePageUnclear, LineNotCsv, ListEmpty
from evendeal.tournament.randomness import Randomness
from evendeal.tournament.seat_teams.demonstration import demonstration
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.event_read import read_event, write_event
from evendeal.tournament.seat_teams.team_rules import DrawRules, ScoringRules, SeatDrawKind
from support.refusals import refused

LEAST = """
[event]
id = "cup"
name = "Cup"

[play]
deals = 12

[[entries]]
name = "Ants"

[[entries]]
name = "Bees"
players = ["Bea", "Bob"]
"""


def refusal(text: str | bytes) -> NotAnEvent:
    """The refusal of an event file."""
    with pytest.raises(NotAnEvent) as no:
        read_event(text)
    return no.value


def sentence(read: Callable[[Any], object], data: bytes | str) -> str:
    """What a reader answers: the sentence of its refusal, or that it has read it."""
    try:
        read(data)
    except NotAnEvent as no:
        return str(no)
    return "read"


def test_what_an_event_file_does_not_say_has_a_default() -> None:
    event = read_event(LEAST)

    assert event.entries == (
        Entry(EntryId("A"), "Ants", ("A1", "A2")),
        Entry(EntryId("B"), "Bees", ("Bea", "Bob")),
    )
    assert (event.format, event.sessions) == ("seat_teams", 1)
    assert event.play == PlayRules(
        deals=12,
        seats=2,
        reserve=2,
        small_blind=25,
        big_blind=50,
        cap=5_000,
        starting_stack=5_000,
        chip=25,
    )
    assert event.draw == DrawRules()
    assert event.scoring == ScoringRules()


@pytest.mark.parametrize(("teams", "seats"), [(2, 2), (5, 5), (6, 6), (7, 6), (31, 6)])
def test_a_table_has_a_seat_for_every_team_up_to_six(teams: int, seats: int) -> None:
    head = LEAST.partition("[[")[0]
    entries = "".join(f'[[entries]]\nname = "Team {n}"\n' for n in range(teams))

    event = read_event(head + entries)

    assert (event.play.seats, len(event.entries[0].players)) == (seats, seats)


def test_the_cap_is_a_hundred_big_blinds_and_the_starting_stack_is_the_cap() -> None:
    play = read_event(LEAST.replace("deals = 12", "deals = 12\nbig_blind = 100")).play

    assert (play.small_blind, play.cap, play.starting_stack) == (50, 10_000, 10_000)


def test_an_event_may_have_no_cap() -> None:
    play = read_event(LEAST.replace("deals = 12", 'deals = 12\ncap = "none"')).play

    assert (play.cap, play.starting_stack) == (None, 5_000)


@pytest.mark.parametrize(("deals", "reserve"), [(1, 1), (10, 1), (11, 2), (60, 6), (75, 8)])
def test_a_tenth_of_the_deals_is_kept_in_reserve_rounded_up(deals: int, reserve: int) -> None:
    assert read_event(LEAST.replace("12", str(deals))).play.reserve == reserve


def test_an_empty_seat_makes_the_table_larger_than_the_number_of_teams() -> None:
    play = read_event(LEAST.replace("deals = 12", "deals = 12\nempty_seats = [2]")).play

    assert (play.seats, play.occupied) == (3, (1, 3))


def test_every_rule_can_be_stated() -> None:
    event = read_event("""
        [event]
        id = "autumn-26"
        name = "Autumn Cup"
        format = "seat_teams"
        sessions = 2
        [play]
        deals = 60
        reserve = 3
        seats = 3
        empty_seats = [3]
        small_blind = 20
        big_blind = 40
        ante = 5
        big_blind_ante = 0
        cap = 2000
        stacks = "running"
        starting_stack = 3000
        betting = "pot-limit-then-no-limit"
        odd_chips = "whole"
        chip = 10
        burns = false
        [draw]
        seats = "mirror"
        order = "blocks"
        block = 12
        beacon = "drand round 5000000"
        [scoring]
        method = "match_points"
        ties = "none"
        [[entries]]
        id = "red"
        name = "Red Club"
        players = ["Ann", "Abe"]
        [[entries]]
        id = "blue"
        name = "Blue Club"
        players = ["Bea", "Bob"]
    """)

    assert event == Event(
        id=EventId("autumn-26"),
        name="Autumn Cup",
        sessions=2,
        play=PlayRules(
            deals=60,
            reserve=3,
            seats=3,
            empty_seats=frozenset({SeatNo(3)}),
            small_blind=20,
            big_blind=40,
            ante=5,
            cap=2_000,
            stacks=Stacks.RUNNING,
            starting_stack=3_000,
            betting=Betting.POT_THEN_NO_LIMIT,
            odd_chips=OddChips.WHOLE,
            chip=10,
            burns=False,
        ),
        draw=DrawRules(
            seats=SeatDrawKind.MIRROR,
            order=OrderKind.BLOCKS,
            block=12,
            randomness=Randomness("drand round 5000000"),
        ),
        scoring=ScoringRules(method="match_points", ties=Ties.NONE),
        entries=(
            Entry(EntryId("red"), "Red Club", ("Ann", "Abe")),
            Entry(EntryId("blue"), "Blue Club", ("Bea", "Bob")),
        ),
    )


def test_a_misspelt_key_is_refused_with_the_nearest_one() -> None:
    with refused(UnknownKey, where="play", key="bigblind", nearest="big_blind"):
        read_event(LEAST.replace("deals", "bigblind = 50\ndeals"))


@pytest.mark.parametrize(
    ("text", "where", "nearest"),
    [
        ('[evnt]\nid = "x"', "event.toml", "event"),
        (LEAST + '\nplayrs = ["x"]', "entries[2]", "players"),
        (LEAST.replace("name = ", "nmae = ", 1), "event", "name"),
    ],
)
def test_a_misspelt_section_or_field_is_refused_too(text: str, where: str, nearest: str) -> None:
    with refused(UnknownKey, where=where, nearest=nearest):
        read_event(text)


@pytest.mark.parametrize(
    ("old", "new", "where", "kind"),
    [
        ('id = "cup"', "", "event.id", MissingKey),
        ('name = "Cup"', "", "event.name", MissingKey),
        ("deals = 12", "", "play.deals", MissingKey),
        ("deals = 12", "deals = 0", "play.deals", OutOfBounds),
        ("deals = 12", "deals = 2026-05-01", "play.deals", OutOfBounds),
        ("deals = 12", 'deals = 12\ncap = "all"', "play.cap", OutOfBounds),
        ("deals = 12", 'deals = 12\nbig_blind = "50"', "play.big_blind", OutOfBounds),
        ("deals = 12", "deals = 12\nbetting = 7", "play.betting", NotAnEvent),
        ("deals = 12", 'deals = 12\nstacks = "walking"', "play.stacks", NotAnEvent),
        ("deals = 12", "deals = 12\nempty_seats = 2", "play.empty_seats", NotAnEvent),
        ("deals = 12", "deals = 12\nempty_seats = [11]", "play.empty_seats", OutOfBounds),
        ("deals = 12", "deals = 12\nseats = 3", "entries", NotAnEvent),
        ('"Bea", "Bob"', '"Bea"', "entries[2].players", NotAnEvent),
        ('"Bea", "Bob"', '"Bea", 5', "entries[2].players[2]", NotAnEvent),
        ('["Bea", "Bob"]', '"Bea"', "entries[2].players", NotAnEvent),
        ('name = "Bees"', "", "entries[2].name", MissingKey),
        ('name = "Bees"', 'name = "ants"', "entries[2].name", NotAnEvent),
        ('name = "Bees"', 'name = "Bees"\nid = "A"', "entries[2].id", NotAnEvent),
        ('name = "Bees"', 'name = "Bees"\nid = "b b"', "entries[2].id", NotAnEvent),
        ("[play]", "[scoring]\nmethod = 3\n[play]", "scoring.method", NotAnEvent),
        ("[play]", '[draw]\norder = "blocs"\n[play]', "draw.order", NotAnEvent),
        ("[play]", "[[draw]]\n[play]", "draw", NotAnEvent),
        ("[play]", "[play", "event.toml", NotAnEvent),
    ],
)
def test_a_wrong_value_names_its_place(
    old: str, new: str, where: str, kind: type[NotAnEvent]
) -> None:
    with refused(kind, where=where):
        read_event(LEAST.replace(old, new))


def test_a_file_that_is_no_toml_says_in_which_line() -> None:
    with refused(NotAnEvent, where="event.toml"):
        read_event("[event]\nid = 'x'\nname = \n")


def test_an_empty_file_lacks_everything_and_says_so() -> None:
    with refused(MissingKey, where="play.deals"):
        read_event("")


def test_entries_that_are_no_list_are_refused() -> None:
    assert refusal('entries = "all"\n' + LEAST.partition("[[")[0]).where == "entries"
    assert refusal("entries = [1]\n" + LEAST.partition("[[")[0]).where == "entries[1]"


def test_an_event_of_one_team_is_refused_in_words_about_teams() -> None:
    assert refusal(LEAST.rpartition("[[entries]]")[0]).where == "entries"
    assert refusal(LEAST.partition("[[entries]]")[0]).value == 0


def test_entries_may_come_from_a_list_instead() -> None:
    listed = read_entries("Ants\nBees\nCats\n")

    event = read_event(LEAST.partition("[[")[0], listed)

    assert [entry.id for entry in event.entries] == ["A", "B", "C"]
    assert event.entries[2].players == ("C1", "C2", "C3")
    with refused(NotAnEvent, where="entries", value=2):
        read_event(LEAST, listed)


def test_a_list_has_a_column_for_id_name_and_each_player() -> None:
    text = "id,name,players\nred,Red Club,Ann,Abe\nblue, Blue Club ,Bea,Bob\n"

    assert read_entries(text) == (
        Entry(EntryId("red"), "Red Club", ("Ann", "Abe")),
        Entry(EntryId("blue"), "Blue Club", ("Bea", "Bob")),
    )


@pytest.mark.parametrize(
    "text",
    [
        "Ants\nBees",
        "name\nAnts\nBees\n",
        "\ufeffName\r\nAnts\r\n\r\nBees\r\n",
        b"\xef\xbb\xbfid,name\n,Ants\n,Bees",
        "id;name;players\n;Ants;;\n;Bees;;\n",
        "ID\tName\nA\tAnts\nB\tBees\n",
        '"Ants"\n"Bees"\n',
    ],
)
def test_a_list_of_names_only_gives_the_entries_letters(text: str | bytes) -> None:
    assert read_entries(text) == (Entry(EntryId("A"), "Ants"), Entry(EntryId("B"), "Bees"))


def test_players_may_stand_in_one_cell() -> None:
    (entry,) = read_entries('id,name,players\nA,Ants,"Ann; Abe;Al"\n')

    assert entry.players == ("Ann", "Abe", "Al")


def test_letters_go_on_after_z() -> None:
    assert [letters(n) for n in (1, 26, 27, 52, 53, 702, 703)] == [
        "A",
        "Z",
        "AA",
        "AZ",
        "BA",
        "ZZ",
        "AAA",
    ]


@pytest.mark.parametrize(
    ("text", "where", "kind"),
    [
        pytest.param("", "the list", ListEmpty, id="there is no team in it"),
        pytest.param("id,name\n", "line 1", ListEmpty, id="no team follows the heading"),
        pytest.param(
            "id,name\nA,Ants\nB,ants\n",
            "line 3, column 2",
            CellWrong,
            id="stands at line 2, column 2 already",
        ),
        pytest.param(
            "id,name\nA,Ants\n\nA,Bees\n",
            "line 4, column 1",
            CellWrong,
            id="stands at line 2, column 1 already",
        ),
        pytest.param(
            "id,name\nA,Ants\nB,\n", "line 3, column 2", CellWrong, id="must not be empty"
        ),
        pytest.param("id,name\nA,Ants\nB\n", "line 3, column 2", CellWrong, id="must not be empty"),
        pytest.param("id,name\nA b,Ants\n", "line 2, column 1", CellWrong, id="an id has"),
        pytest.param(
            "name,players\nAnts,Ann,,Al\n", "line 2, column 3", CellWrong, id="must not be empty"
        ),
        pytest.param('id,name\nA,"Ants\n', "line 2", LineNotCsv, id="never closed"),
        pytest.param(b"id,name\nA,\xff\n", "line 2", CodePageUnclear, id="byte 11 is not UTF-8"),
    ],
)
def test_a_list_that_cannot_be_read_names_the_line(
    text: str | bytes, where: str, kind: type[NotAnEvent]
) -> None:
    with refused(kind, where=where):
        read_entries(text)


names = st.text(
    st.characters(exclude_categories=["C", "Zl", "Zp", "Zs"], include_characters=" "),
    min_size=1,
    max_size=20,
).filter(lambda name: name.strip() == name and name.isprintable())


described = st.lists(names, min_size=1, max_size=2, unique=True)
randomness = st.just(Randomness()) | st.builds(
    lambda texts, known: Randomness(texts[0], (), (known,) if known else ()),
    described,
    st.sampled_from(["", "2027-05-04T20:00:00Z"]),
)


@st.composite
def events(draw: st.DrawFn) -> Event:
    """Any event that can be described."""
    seats = draw(st.integers(2, 10))
    empty = draw(st.frozensets(st.integers(1, seats).map(SeatNo), max_size=seats - 2))
    occupied = seats - len(empty)
    count = draw(st.integers(occupied, occupied + 2))
    unique = draw(st.lists(names, min_size=count, max_size=count, unique_by=lambda n: n.casefold()))
    entries = tuple(
        Entry(letters(n), name, tuple(f"{letters(n)}{p}" for p in range(occupied)))
        for n, name in enumerate(unique, 1)
    )
    big_blind = draw(st.integers(1, 1000))
    cap = draw(st.none() | st.integers(big_blind, 200 * big_blind))
    stacks = draw(st.sampled_from(Stacks)) if cap else Stacks.RESET
    odd_chips = OddChips.WHOLE if stacks is Stacks.RUNNING else draw(st.sampled_from(OddChips))
    return Event(
        id=EventId(draw(st.from_regex(r"[A-Za-z0-9-]{1,40}", fullmatch=True))),
        name=draw(names),
        sessions=2 * draw(st.integers(1, 50)),
        play=PlayRules(
            deals=draw(st.integers(1, 5_000)),
            seats=seats,
            reserve=draw(st.integers(0, 5_000)),
            small_blind=draw(st.integers(0, big_blind)),
            big_blind=big_blind,
            big_blind_ante=draw(st.integers(0, 1000)),
            cap=cap,
            starting_stack=(cap or big_blind) + draw(st.integers(0, 1000)),
            stacks=stacks,
            betting=draw(st.sampled_from(Betting)),
            odd_chips=odd_chips,
            burns=draw(st.booleans()),
            empty_seats=empty,
        ),
        draw=DrawRules(
            seats=draw(st.sampled_from(SeatDrawKind)),
            order=draw(st.sampled_from(OrderKind)),
            block=draw(st.integers(1, 5_000)),
            randomness=draw(randomness),
        ),
        scoring=ScoringRules(
            method=draw(st.sampled_from(["seat_points", "match_points", "chips"])),
            ties=draw(st.sampled_from(Ties)),
        ),
        entries=entries,
    )


@pytest.mark.long
@given(events())
@example(replace(demonstration(), name='The "Cup" \\ Pokal №1'))
def test_an_event_that_is_written_reads_back_equal(event: Event) -> None:
    assert read_event(write_event(event)) == event
    assert read_event(write_event(event).encode()) == event


@given(st.binary() | st.text())
@example("x = " + "[" * 100_000)
@example("x = " + "9" * 5_000)
@example("[event]\nid = 1e400\nname = nan\n[play]\ndeals = inf")
def test_any_bytes_are_an_event_or_a_named_refusal(data: bytes | str) -> None:
    assert sentence(read_event, data)
    assert is_plain(sentence(read_event, data))


@given(
    st.sampled_from(['id = "cup"', 'name = "Cup"', "deals = 12", 'name = "Bees"', "players ="]),
    st.sampled_from(["id", "name", "deals", "cap", "seats", "empty_seats", "players", "burns"]),
    st.one_of(st.integers(), st.booleans(), st.text(max_size=9), st.lists(st.integers())),
)
@example('id = "cup"', "id", "\x7f")
def test_any_value_of_any_key_is_an_event_or_a_named_refusal(
    old: str, key: str, value: object
) -> None:
    text = LEAST.replace(old, f"{key} = {dumps(value)}\n{old}")

    assert is_plain(sentence(read_event, text))


cells = st.text(st.sampled_from(list('abAB1 ,;\t"\n\r\x00é')), max_size=30)


@given(st.binary() | cells | cells.map(lambda text: "id,name,players\n" + text))
@example("x" * 200_000)
def test_any_bytes_are_an_entry_list_or_a_named_refusal(data: bytes | str) -> None:
    assert sentence(read_entries, data)
    assert is_plain(sentence(read_entries, data))


@given(cells.map(lambda text: "id,name,players\n" + text))
def test_no_two_entries_of_a_list_have_the_same_id(text: str) -> None:
    try:
        entries = read_entries(text)
    except NotAnEvent:
        return

    assert len({entry.id for entry in entries}) == len(entries) > 0
