"""A player's own place follows the log, and tells nothing before a deal is open."""

import json
import re
from pathlib import Path

from evendeal.commands.log_folder import open_desks
from evendeal.commands.report import plain
from evendeal.director.events import create_event
from evendeal.formats.duplicate.luck import draft
from evendeal.formats.duplicate.rehearsal import player_of
from evendeal.formats.my_places import MyPlaces
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, EntryId, EventId, SessionNo
from evendeal.tournament.duplicate.acts import LinedUp, Substituted
from evendeal.tournament.duplicate.bodies import Body
from evendeal.tournament.line import Draft
from evendeal.views.absent import NoSuchEvent
from evendeal.views.mine import NoOwnDeals, NotInTheEvent, Whose
from evendeal.views.poker.mine import CameFor, Mine
from support.desks import desks_over
from support.event_kinds import MATCHES, Kind, of_each_kind
from support.events.poker import CUP, FIRST, event_of
from support.ledgers import open_desk
from support.refusals import refused
from support.rehearsals import play_rehearsal, prepare
from support.sentences import in_golden_file

A = EntryId("A")
CAPTAIN = Whose("captain", A, "")
EVENT = event_of(deals=5, teams=3, draw='order = "whole"')
CARD = re.compile(r'"[2-9TJQKA][cdhs]"')


def written(desk: Desk, place: tuple[SessionNo, int, int], body: Body) -> None:
    """A line of the director's."""
    n = desk.progress(CUP).next_n(*place)
    line: Draft = draft(place, n, f"{place} {n}", body)
    desk.write(CUP, [line], "Tove")


def seat_of(places: MyPlaces, player: str) -> Mine:
    return places.mine(CUP, "player", A, player)


def test_after_every_hand_a_player_sees_the_open_deals_and_those_only(folder: Path) -> None:
    with open_desk(folder, create=True) as desk:
        prepare(desk, EVENT, "loose", 3)
        places = MyPlaces(desks_over(desk))
        seen = set()
        for _ in play_rehearsal(desk, CUP, player_of(EVENT, "loose", 3)):
            now = desk.progress(CUP).sessions[FIRST]
            own, team = seat_of(places, "A1"), places.mine(CUP, "captain", A, "")
            assert [row.deal for row in own.results] == sorted(now.opened)
            assert [row.deal for row in team.deals] == sorted(now.opened)
            assert all(len(row.cards) == 2 for row in own.results)
            for deal in now.in_force:
                results = places.deal(CUP, CAPTAIN, FIRST, deal).results
                assert len(results) == (3 if deal in now.opened else 0)
            assert not CARD.search(json.dumps(plain(team)))
            if not now.opened:
                assert not CARD.search(json.dumps(plain(own)))
            seen.add(len(own.results))
        assert {0, 1, 5} <= seen


def test_a_captain_has_a_line_a_deal_and_each_of_them_apart(folder: Path) -> None:
    with open_desk(folder, create=True) as desk:
        prepare(desk, EVENT, "loose", 3)
        for _ in play_rehearsal(desk, CUP, player_of(EVENT, "loose", 3)):
            pass
        places = MyPlaces(desks_over(desk))
        team = places.mine(CUP, "captain", A, "")
        rows = {
            line.deal: places.deal(CUP, CAPTAIN, FIRST, line.deal).results for line in team.deals
        }
        own = {name: places.mine(CUP, "player", A, name).results for name in team.players}

        assert team.results == ()
        assert len(team.deals) == 5
        for line in team.deals:
            results = rows[line.deal]
            assert [
                (one.table, one.seat, one.player, one.net, one.gain, one.swing) for one in results
            ] == [
                (one.table, one.seat, one.player, one.net, one.gain, one.swing)
                for one in line.seats
            ]
            assert line.net == sum(one.net for one in results)
            assert line.gain == sum(one.gain for one in results)
            assert line.swing == any(one.swing for one in results)
            assert {one.points for one in results} == {line.points}
            # What a captain opens is what each of the players has.
            assert {one.player: one for one in results} == {
                name: next(one for one in mine if one.deal == line.deal)
                for name, mine in own.items()
            }


def test_a_player_opens_no_deal_of_the_others(folder: Path) -> None:
    with open_desk(folder, create=True) as desk:
        prepare(desk, EVENT, "loose", 3)
        for _ in play_rehearsal(desk, CUP, player_of(EVENT, "loose", 3)):
            pass
        places = MyPlaces(desks_over(desk))
        own = places.deal(CUP, Whose("player", A, "A1"), FIRST, DealNo(1)).results

        assert [one.player for one in own] == ["A1"]
        assert places.deal(CUP, CAPTAIN, FIRST, DealNo(99)).results == ()
        assert places.deal(CUP, CAPTAIN, SessionNo(2), DealNo(1)).results == ()
        with refused(NotInTheEvent, event=CUP, entry="nobody", player=""):
            places.deal(CUP, Whose("captain", EntryId("nobody"), ""), FIRST, DealNo(1))


def test_a_place_is_made_once_and_again_when_something_has_changed(folder: Path) -> None:
    with open_desk(folder, create=True) as desk:
        prepare(desk, EVENT, "loose", 3)
        places = MyPlaces(desks_over(desk))
        before = seat_of(places, "A1")
        assert seat_of(places, "A1") is before

        for _ in play_rehearsal(desk, CUP, player_of(EVENT, "loose", 3)):
            break

        assert seat_of(places, "A1") is not before


def test_the_line_up_of_a_session_is_told_before_it_begins(desk: Desk) -> None:
    event = event_of(teams=2, event="sessions = 2")
    create_event(desk, event)
    written(desk, (SessionNo(2), 0, 0), LinedUp(A, ("A2", "Ann")))
    places = MyPlaces(desks_over(desk))

    sittings = {each.session: each for each in seat_of(places, "A1").sittings}
    assert sittings[FIRST].note == ""
    in_golden_file(sittings[SessionNo(2)].note)
    assert [sittings[FIRST].lined_up, sittings[SessionNo(2)].lined_up] == [True, False]
    assert [each.session for each in seat_of(places, "Ann").sittings if not each.note] == [2]
    captain = places.mine(CUP, "captain", A, "").sittings
    assert [each.player for each in captain if each.session == 2] == ["A2", "Ann"]


def test_a_substitute_sees_the_own_hands_and_the_player_who_left_his(folder: Path) -> None:
    with open_desk(folder, create=True) as desk:
        prepare(desk, EVENT, "loose", 3)
        places = MyPlaces(desks_over(desk))
        for turn, _ in enumerate(play_rehearsal(desk, CUP, player_of(EVENT, "loose", 3))):
            if turn == 6:
                gone = next(each for each in seat_of(places, "A1").sittings)
                assert gone.table is not None
                assert gone.seat is not None
                written(
                    desk,
                    (FIRST, gone.table, 0),
                    Substituted(gone.seat, "Ann", "A1 is ill"),
                )
        left, came = seat_of(places, "A1"), seat_of(places, "Ann")
        team = places.mine(CUP, "captain", A, "")

        assert {row.deal for row in left.results} | {row.deal for row in came.results} == set(
            range(1, 6)
        )
        assert not {row.deal for row in left.results} & {row.deal for row in came.results}
        assert left.results
        assert came.results
        assert [each.note for each in came.sittings] == ["Ann for A1."]
        assert [each.came for each in came.sittings] == [(CameFor("Ann", "A1"),)]
        assert {seat.player for row in team.deals for seat in row.seats} == {
            "A1",
            "A2",
            "A3",
            "Ann",
        }
        assert sum(each.chips for each in (*left.totals, *came.totals)) == sum(
            each.chips for each in team.totals if each.player == "Ann"
        )


@of_each_kind
def test_who_is_not_in_the_event_has_no_place_in_it(kind: Kind, tmp_path: Path) -> None:
    event, entry = EventId(kind.id), EntryId(kind.entry)
    with open_desks(kind.begun(tmp_path)) as desks:
        places = MyPlaces(desks)

        assert places.mine(event, "player", entry, kind.player).player == kind.player
        with refused(NotInTheEvent, event=kind.id, entry=kind.entry, player=kind.opponent):
            places.mine(event, "player", entry, kind.opponent)
        with refused(NotInTheEvent, event=kind.id, entry="nobody", player=""):
            places.mine(event, "player", EntryId("nobody"), kind.player)
        with refused(NoSuchEvent, event="elsewhere"):
            places.mine(EventId("elsewhere"), "player", entry, kind.player)


def test_of_an_event_without_deals_none_is_asked_for(tmp_path: Path) -> None:
    event, whose = EventId(MATCHES.id), Whose("captain", EntryId(MATCHES.entry), "")
    with open_desks(MATCHES.begun(tmp_path)) as desks, refused(NoOwnDeals, event=event):
        MyPlaces(desks).deal(event, whose, FIRST, DealNo(1))
