"""What an event must have, and how it says what is missing."""

from dataclasses import replace

import pytest

from evendeal.ids import DealNo, EntryId, EventId, SeatNo
from evendeal.poker import OddChips
from evendeal.tournament.checks import NotAnEvent, OutOfBounds
from evendeal.tournament.duplicate.rules import OrderKind, PlayRules, Stacks
from evendeal.tournament.entry import Entry
from evendeal.tournament.seat_teams.demonstration import demonstration
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.team_rules import DrawRules, ScoringRules, SeatDrawKind
from support.refusals import is_refusal, refused

CUP = demonstration()


def refusal(**changes: object) -> NotAnEvent:
    """The refusal of the cup with these changes."""
    with pytest.raises(NotAnEvent) as no:
        replace(CUP, **changes)
    return no.value


def refusal_of_play(**changes: object) -> NotAnEvent:
    """The refusal of the cup's play with these changes."""
    with pytest.raises(NotAnEvent) as no:
        replace(CUP.play, **changes)
    return no.value


def entered(number: int, **changes: object) -> tuple[Entry, ...]:
    """The cup's entries, one of them (counted from 1) changed."""
    entries = list(CUP.entries)
    entries[number - 1] = replace(entries[number - 1], **changes)
    return tuple(entries)


def test_the_demonstration_is_the_guides_event() -> None:
    assert (CUP.id, CUP.name) == ("team-cup", "Duplicate Poker Team Cup")
    assert [entry.name for entry in CUP.entries] == [
        "Argentina",
        "Brazil",
        "China",
        "Denmark",
        "Ecuador",
        "Finland",
    ]
    assert CUP.entries[0].players == ("A1", "A2", "A3", "A4", "A5", "A6")
    assert CUP.entries[5].players[5] == "F6"
    assert (CUP.tables, CUP.play.seats, CUP.play.deals, CUP.hands) == (6, 6, 60, 360)
    assert (CUP.play.small_blind, CUP.play.big_blind, CUP.play.cap) == (25, 50, 5_000)
    assert CUP.draw.seats is SeatDrawKind.BALANCED
    assert (CUP.draw.order, CUP.draw.blocks) == (OrderKind.BLOCKS, 10)
    assert replace(CUP.draw, order=OrderKind.WHOLE).blocks is None


def test_an_entry_is_found_by_its_id() -> None:
    assert CUP.entry(EntryId("C")).name == "China"
    with pytest.raises(KeyError):
        CUP.entry(EntryId("Z"))


def test_an_entry_list_with_a_name_twice_says_where_both_are() -> None:
    no = refusal(entries=entered(4, name="brazil"))

    is_refusal(no, NotAnEvent, where="entries[4].name", value="brazil")


def test_an_id_twice_is_refused() -> None:
    assert refusal(entries=entered(3, id=EntryId("A"))).where == "entries[3].id"


def test_a_player_can_only_be_in_one_team() -> None:
    no = refusal(entries=entered(2, players=("B1", "B2", "A3", "B4", "B5", "B6")))

    is_refusal(no, NotAnEvent, where="entries[2].players[3]", value="A3")


def test_five_teams_cannot_fill_six_seats() -> None:
    no = refusal(entries=CUP.entries[:5])

    is_refusal(no, NotAnEvent, where="entries", value=5)


def test_five_teams_play_at_six_seats_if_one_is_empty_everywhere() -> None:
    teams = tuple(replace(entry, players=entry.players[:5]) for entry in CUP.entries[:5])
    play = replace(CUP.play, empty_seats=frozenset({SeatNo(4)}))

    event = replace(CUP, entries=teams, play=play)

    assert (event.tables, play.seats, play.occupied) == (5, 6, (1, 2, 3, 5, 6))


def test_a_team_has_one_player_for_each_table_it_sits_at() -> None:
    no = refusal(entries=entered(5, players=("E1", "E2", "E3", "E4", "E5")))

    is_refusal(no, NotAnEvent, where="entries[5].players", value=5)


def test_more_teams_than_seats_make_more_tables_and_the_teams_stay_as_large() -> None:
    more = Entry(EntryId("G"), "Georgia", ("G1", "G2", "G3", "G4", "G5", "G6"))

    event = replace(CUP, entries=(*CUP.entries, more))

    assert (event.tables, event.play.seats, event.hands) == (7, 6, 420)


@pytest.mark.parametrize("id", ["", "team cup", "café", "a_b", "x" * 41, 7, None])
def test_an_event_id_has_letters_digits_and_hyphens(id: object) -> None:
    no = refusal(id=id)

    assert (no.where, no.value) == ("event.id", id)


@pytest.mark.parametrize("name", ["", "  ", " Cup", "Cup\n2", "x" * 81, None, "half \ud800"])
def test_a_name_can_be_printed_on_one_line(name: object) -> None:
    assert refusal(name=name).where == "event.name"
    with pytest.raises(NotAnEvent) as no:
        Entry(EntryId("A"), "Argentina", ("A1", name))  # type: ignore[arg-type]
    assert no.value.where == "players[2]"


@pytest.mark.parametrize("deals", [0, -1, 5_001, True, 60.0, "60"])
def test_a_session_has_at_least_one_deal(deals: object) -> None:
    no = refusal_of_play(deals=deals)

    assert (no.where, no.value) == ("play.deals", deals)


@pytest.mark.parametrize(
    ("changes", "where", "kind"),
    [
        ({"small_blind": 51}, "play.small_blind", OutOfBounds),
        ({"big_blind": 0}, "play.big_blind", OutOfBounds),
        ({"cap": 49}, "play.cap", OutOfBounds),
        ({"cap": 59, "ante": 10}, "play.cap", OutOfBounds),
        ({"starting_stack": 4_999}, "play.starting_stack", OutOfBounds),
        ({"starting_stack": 49, "cap": None}, "play.starting_stack", OutOfBounds),
        ({"ante": 5, "big_blind_ante": 50}, "play.big_blind_ante", NotAnEvent),
        ({"seats": 11}, "play.seats", OutOfBounds),
        ({"seats": 1}, "play.seats", OutOfBounds),
        ({"reserve": -1}, "play.reserve", OutOfBounds),
        ({"burns": 1}, "play.burns", NotAnEvent),
        ({"cap": None, "stacks": Stacks.RUNNING}, "play.cap", NotAnEvent),
        ({"odd_chips": OddChips.FRACTION, "stacks": Stacks.RUNNING}, "play.odd_chips", NotAnEvent),
        ({"empty_seats": frozenset({7})}, "play.empty_seats", OutOfBounds),
        ({"empty_seats": frozenset({1, 2, 3, 4, 5})}, "play.empty_seats", NotAnEvent),
    ],
)
def test_rules_that_contradict_each_other_name_the_key(
    changes: dict[str, object], where: str, kind: type[NotAnEvent]
) -> None:
    with refused(kind, where=where):
        replace(CUP.play, **changes)


def test_small_and_big_blind_may_be_equal_and_the_cap_one_big_blind() -> None:
    play = replace(CUP.play, small_blind=25, big_blind=25, cap=25)

    assert (play.small_blind, play.big_blind, play.cap) == (25, 25, 25)


def test_the_mirror_draw_needs_sessions_in_pairs() -> None:
    mirror = DrawRules(seats=SeatDrawKind.MIRROR)

    assert replace(CUP, draw=mirror, sessions=2).sessions == 2
    assert refusal(draw=mirror, sessions=3).where == "event.sessions"


def test_only_formats_and_methods_that_exist_can_be_chosen() -> None:
    assert refusal(format="swiss").where == "event.format"
    with refused(NotAnEvent, where="scoring.method", value="butler"):
        ScoringRules(method="butler")


def test_the_button_belongs_to_the_deal_and_goes_round() -> None:
    assert [CUP.play.button_of(DealNo(deal)) for deal in (1, 2, 6, 7, 60)] == [1, 2, 6, 1, 6]


def test_a_block_holds_at_least_one_deal() -> None:
    with refused(OutOfBounds, where="draw.block", value=0):
        DrawRules(block=0)


def test_an_event_is_equal_to_another_with_the_same_rules_and_entries() -> None:
    assert demonstration() == CUP
    assert replace(CUP, id=EventId("other")) != CUP
    assert isinstance(CUP.play, PlayRules)
    assert isinstance(CUP, Event)
