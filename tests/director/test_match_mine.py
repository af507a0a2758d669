"""A player's own page in an event of team matches: where to go, against whom, and what was won."""

import pytest

from evendeal.formats.my_places import MyPlaces
from evendeal.formats.room_match.life import MatchDesk, match_draft
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import EntryId
from evendeal.tournament.room_match.acts import LinedUpFor
from evendeal.views.matches.mine import MatchMine
from evendeal.views.mine import MyRole
from support.desks import consoles_of, desks_over
from support.events.matches import BOARD, CLOSED, DUEL, OPEN, GameDevice, matches_begun

KHARKOV, MOSCOW = EntryId("Kh"), EntryId("Mo")


@pytest.fixture
def matches(desk: Desk) -> MatchDesk:
    return matches_begun(desk, teams=4)


@pytest.fixture
def places(desk: Desk, matches: MatchDesk) -> MyPlaces:
    return MyPlaces(desks_over(desk, matches))


def mine(
    places: MyPlaces, role: MyRole = "player", entry: EntryId = KHARKOV, player: str = "Kh1"
) -> MatchMine:
    found = places.mine(DUEL, role, entry, player)
    assert isinstance(found, MatchMine)
    return found


def test_a_player_is_told_where_to_play_next_and_against_whom(places: MyPlaces) -> None:
    own = mine(places)

    assert (own.kind, own.name, own.player, own.players) == (
        "backgammon",
        "Kharkov",
        "Kh1",
        ("Kh1",),
    )
    assert [each.line.round for each in own.matches] == [1, 2, 3]
    assert own.next == 0
    for each in own.matches:
        (seat,) = each.seats
        assert each.line.teams[each.own].name == "Kharkov"
        assert each.line.teams[1 - each.own].name == each.opponent
        assert seat.player == "Kh1"
        assert (seat.table % 2 == 1) is (seat.room == "open")
        assert seat.side == ("white" if (seat.room == "open") is (each.own == 0) else "black")
        players = getattr(each.line.players, seat.room)
        assert {seat.player, seat.against} == {players.white, players.black}
        assert getattr(players, seat.side) == "Kh1"


def test_a_captain_sees_both_rooms(places: MyPlaces) -> None:
    own = mine(places, "captain", MOSCOW, "")

    assert own.players == ("Mo1", "Mo2")
    assert [[seat.room for seat in each.seats] for each in own.matches] == [["open", "closed"]] * 3
    assert {seat.player for each in own.matches for seat in each.seats} == {"Mo1", "Mo2"}


def test_nothing_is_told_of_a_game_before_both_rooms_have_finished_it(
    places: MyPlaces, matches: MatchDesk
) -> None:
    consoles = consoles_of(matches)
    first, second = (GameDevice(consoles, table) for table in (OPEN, CLOSED))
    first.short_game()
    waiting = mine(places)
    second.short_game()
    finished = mine(places)

    assert (waiting.matches[0].line.smp, waiting.ranking, waiting.place) == ((0, 0), (), None)
    assert finished.matches[0].line.finished == 1
    assert sum(finished.matches[0].line.smp) > 0
    assert [line.player for line in finished.ranking] == ["Kh1"]


def test_when_a_match_is_over_the_next_one_comes(places: MyPlaces, matches: MatchDesk) -> None:
    consoles = consoles_of(matches)
    for table in (OPEN, CLOSED):
        device = GameDevice(consoles, table)
        device.short_game()
        device.short_game()
    own = mine(places)

    assert (own.next, own.matches[0].line.stage) == (1, "finished")
    assert own.place is not None


def test_a_substitute_and_whoever_made_room_both_find_the_match(desk: Desk) -> None:
    """R49."""
    matches = matches_begun(desk, teams=4, reserve=1)
    places = MyPlaces(desks_over(desk, matches))
    record = next(each for each in matches.progress(DUEL).matches if each.planned.number == 1)
    assert KHARKOV in record.planned.players.teams
    team = record.planned.players.teams.index(KHARKOV)
    before = record.planned.players.of_team(team)
    GameDevice(consoles_of(matches), OPEN).begin().go(1)
    act = LinedUpFor(1, KHARKOV, ("Kh3", before[1]), "ill")
    n = matches.progress(DUEL).next_n(BOARD, 0, 0)
    matches.write(DUEL, [match_draft((BOARD, 0, 0), n, "line-up", act)], "director")

    reserve = mine(places, player="Kh3")
    assert [each.line.match for each in reserve.matches] == [1]
    assert reserve.matches[0].seats[0].player == f"{before[0]} / Kh3"
    assert len(mine(places, player=before[0]).matches) == 3
