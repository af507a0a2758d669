"""Totals of the hands played so far, as the public and the office see them over HTTP (R37)."""

import asyncio
import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from evendeal.director.appending import At
from evendeal.director.events import begin_session, create_event, end_session
from evendeal.director.opening import open_due
from evendeal.director.people.desk import PeopleDesk
from evendeal.formats.duplicate.luck import draft
from evendeal.formats.duplicate.recording import deal_due, record
from evendeal.formats.my_places import MyPlaces
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.seat_teams.life import Desk
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker import Action, Call, Check, Fold, RaiseTo, apply
from evendeal.poker.lines import Correction
from evendeal.store.people import SqlRegister
from evendeal.store.people_passwords import Argon2Passwords
from evendeal.tournament.duplicate.bodies import Body
from evendeal.tournament.duplicate.rulings import (
    Effect,
    Penalised,
    Replaced,
    Ruled,
    Voided,
    Withdrawn,
)
from evendeal.tournament.seat_teams.event import Event
from evendeal.views.roles import Role
from evendeal.web.app import create_app
from support.desks import consoles_of, desks_over
from support.events.poker import CUP, FIRST, desk_on, due, event_of, play_hand, rows
from support.ledgers import open_desk
from support.offices import inside_of, poker_office
from support.poker.any_hand import choices
from support.refusals import problem
from support.sentences import in_golden_file
from support.web.house import QUICK
from support.web.requests import Answer, ask

pytestmark = pytest.mark.long

STEPS = 'shortest_seconds = 0\nin_running = "steps"'
STAFF = 'shortest_seconds = 0\nin_running = "staff"'
WHOLE = 'order = "whole"'
Chips = tuple[Fraction, ...]
Totals = dict[int, Chips]
"""The chips of each table by seat."""


def sealed(desk: Desk, event: Event, seed: int = 1) -> None:
    """The event with its first session begun, the same luck on every day."""
    create_event(desk, event, secret=lambda session, kind: secret_of(f"{seed}{session}{kind}"))
    begin_session(desk, CUP, FIRST)


def secret_of(text: str) -> bytes:
    return sha256(text.encode()).digest()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "var"


@pytest.fixture
def desk(folder: Path) -> Iterator[Desk]:
    yield from desk_on(folder)


@contextmanager
def public(desk: Desk) -> Iterator[TestClient]:
    with TestClient(create_app(PublicHouse(SeatTeamsPublic(desk)))) as client:
        yield client


def board_of(client: TestClient, session: int = 1) -> Any:
    """The in-running board of the scoreboard as everybody gets it."""
    return client.get(f"/api/events/cup/scoreboard?session={session}").json()["in_running"]


def totals_of(board: Any) -> Totals:
    """The chips on a board's ladders, laid out by table and seat."""
    seats: dict[int, dict[int, Fraction]] = defaultdict(dict)
    for ladder in board["ladders"]:
        for rung in ladder["rungs"]:
            seats[rung["table"]][ladder["seat"]] = Fraction(rung["chips"])
    return {table: tuple(chips[seat] for seat in sorted(chips)) for table, chips in seats.items()}


def summed(hands: list[Chips]) -> Chips:
    return tuple(sum(seat, Fraction(0)) for seat in zip(*hands, strict=True))


def accepted(folder: Path) -> dict[int, list[tuple[int, Chips]]]:
    """Deal and chips of each table's hands in the order in which it accepted them."""
    found: dict[int, list[tuple[int, Chips]]] = defaultdict(list)
    for row in rows(folder):
        if row.body["do"] == "accept":
            _, table, deal = row.place
            found[table].append((deal, tuple(map(Fraction, row.body["chips"]))))
    return found


def play_at_random(desk: Desk, table: int, dice: Random) -> None:
    """The next hand of a table, as the dice will have it."""
    at = due(desk, table)
    state = desk.progress(CUP).hand(at.session, at.table, at.deal).state
    assert state is not None
    actions: list[Action] = []
    while options := choices(state):
        actions.append(dice.choice(options))
        state = apply(state, actions[-1])
    record(desk, at, actions, key=f"t{table}-{at.deal}", by="ann", accept=True)


def open_deals(client: TestClient) -> set[int]:
    return {each["deal"] for each in client.get("/api/events/cup/deals").json() if each["open"]}


def through_the_session(desk: Desk, event: Event, dice: Random) -> Iterator[None]:
    """A session played to its last hand, the tables in any order."""
    left = [table for table in range(1, event.tables + 1) for _ in range(event.play.deals)]
    dice.shuffle(left)
    for table in left:
        play_at_random(desk, table, dice)
        yield


def told_by(client: TestClient, folder: Path, boards: list[tuple[Any, set[int]]]) -> None:
    """Whoever takes the boards apart finds no less than five hands under embargo at a table.

    Args:
        boards: each board, with the deals that were open when it was first seen.
    """
    hands = accepted(folder)
    before: dict[int, int] = defaultdict(int)
    for board, opened in boards:
        assert board["hands"] % 5 == 0
        for table, chips in totals_of(board).items():
            counted = hands[table][: board["hands"]]
            assert len(counted) == board["hands"]
            assert chips == summed([made for _, made in counted])
            closed = [deal for deal, _ in counted if deal not in opened]
            new = [deal for deal, _ in counted[before[table] :] if deal not in opened]
            assert len(new) >= 5 or not closed
            before[table] = board["hands"]


@settings(max_examples=12)
@given(
    seed=st.integers(0, 2**32),
    teams=st.sampled_from([2, 3, 4]),
    draw=st.sampled_from(
        [WHOLE, WHOLE, 'order = "blocks"\nblock = 4', 'order = "blocks"\nblock = 6']
    ),
)
def test_successive_boards_tell_of_no_fewer_than_five_hands_a_table(
    seed: int, teams: int, draw: str
) -> None:
    """F1: a session in any order of the tables, each board less the one before and open deals."""
    event = event_of(teams=teams, deals=13, draw=draw, office=STEPS)
    with TemporaryDirectory() as place:
        folder = Path(place)
        with open_desk(folder, create=True) as desk, public(desk) as client:
            sealed(desk, event, seed)
            first = board_of(client)
            assert (first["hands"], first["next"], first["ladders"]) == (0, 5, [])
            boards: list[tuple[Any, set[int]]] = []
            seen = first
            for _ in through_the_session(desk, event, Random(seed)):
                board = board_of(client)
                played = [each["hands_played"] for each in client.get(TABLES).json()]
                if board is None:
                    assert len(open_deals(client)) == 13
                    continue
                assert board["hands"] <= min(played)
                if board["hands"] == seen["hands"]:
                    changed = {key for key in board if board[key] != seen[key]}
                    assert changed <= {"next", "sentence"}
                else:
                    assert board["hands"] - seen["hands"] >= 5
                    boards.append((board, open_deals(client)))
                # When to look again follows from the hands that each table is said to have played.
                following = 5 * (min(played) // 5) + 5
                assert board["next"] == (following if following <= 13 else None)
                seen = board
            assert board is None
            told_by(client, folder, boards)


TABLES = "/api/events/cup/tables"


def test_the_public_has_totals_long_before_a_deal_can_be_compared(desk: Desk, folder: Path) -> None:
    """F1: six tables in six orders, after five hands each, by seat and as a standing."""
    event = event_of(deals=60, draw=WHOLE, office=STEPS)
    sealed(desk, event)
    with public(desk) as client:
        for _ in range(4):
            for table in range(1, 7):
                play_hand(desk, table)
        assert board_of(client)["hands"] == 0
        for table in range(1, 6):
            play_hand(desk, table)
        assert board_of(client)["hands"] == 0
        # A table that is ahead is counted for as many hands as the others.
        play_hand(desk, 1)
        play_hand(desk, 6)
        page = client.get("/api/events/cup/scoreboard").json()
    board = page["in_running"]

    assert (page["comparable"], page["ladders"]) == (0, [])
    assert (board["hands"], board["next"]) == (5, 10)
    assert totals_of(board) == {
        table: summed([chips for _, chips in hands[:5]])
        for table, hands in accepted(folder).items()
    }
    assert [len(ladder["rungs"]) for ladder in board["ladders"]] == [6] * 6
    points: dict[str, Fraction] = defaultdict(Fraction)
    chips: dict[str, Fraction] = defaultdict(Fraction)
    for ladder in board["ladders"]:
        for rung in ladder["rungs"]:
            points[rung["entry"]] += Fraction(rung["points"])
            chips[rung["entry"]] += Fraction(rung["chips"])
    assert {line["entry"]: Fraction(line["points"]) for line in board["standings"]} == points
    assert {line["entry"]: Fraction(line["chips"]) for line in board["standings"]} == chips
    assert board["standings"][0]["place"] == 1
    in_golden_file(board["sentence"])
    # It says how many hands were counted; which deals they were is nowhere.
    assert "deal" not in {key for ladder in board["ladders"] for key in ladder["rungs"][0]}


@pytest.mark.parametrize(("deals", "step"), [(6, 5), (11, 10)])
def test_no_board_is_shown_from_which_open_deals_leave_a_single_hand(
    desk: Desk, deals: int, step: int
) -> None:
    """F1: two tables have each one deal left, and all but these two are open."""
    event = event_of(teams=2, deals=deals, draw=WHOLE, office=STEPS)
    sealed(desk, event)
    with public(desk) as client:
        for table in (1, 2):
            for _ in range(step):
                play_hand(desk, table)
        board = board_of(client)

        assert deals - len(open_deals(client)) == 2
        assert board["hands"] < step
        play_hand(desk, 1)
        play_hand(desk, 2)
        assert board_of(client) is None


def test_what_is_on_the_board_at_the_end_is_what_is_compared(desk: Desk) -> None:
    """F1: the board of the last hand has the chips and points of the scoreboard."""
    event = event_of(teams=3, deals=10, draw=WHOLE, office=STEPS, event="sessions = 2")
    sealed(desk, event)
    office = poker_office(desk)
    with public(desk) as client:
        for session in (1, 2):
            if session == 2:
                begin_session(desk, CUP, SessionNo(2))
            for _ in range(10):
                for table in (1, 2, 3):
                    at = due_in(desk, session, table)
                    record(desk, at, everybody_folds(desk, at), key=f"{at}", by="a", accept=True)
            board = office.in_running(CUP).board
            page = client.get("/api/events/cup/scoreboard").json()

            assert board.hands == 10
            assert page["in_running"] is None
            assert [(line.entry, line.points) for line in board.standings] == [
                (line["entry"], line["points"]) for line in page["standings"]
            ]
            assert [
                (ladder.seat, rung.entry, rung.chips, rung.place)
                for ladder in board.ladders
                for rung in ladder.rungs
            ] == [
                (ladder["seat"], rung["entry"], rung["chips"], rung["place"])
                for ladder in page["ladders"]
                for rung in ladder["rungs"]
            ]
            end_session(desk, CUP, SessionNo(session))
            assert board_of(client, session) is None


def due_in(desk: Desk, session: int, table: int) -> At:
    deal = deal_due(desk, CUP, SessionNo(session), TableNo(table))
    assert deal is not None
    return At(CUP, SessionNo(session), TableNo(table), deal)


def everybody_folds(desk: Desk, at: At) -> list[Action]:
    state = desk.progress(CUP).hand(at.session, at.table, at.deal).state
    assert state is not None
    actions: list[Action] = []
    while state.to_act is not None:
        actions.append(Fold(state.to_act))
        state = apply(state, actions[-1])
    return actions


def write(desk: Desk, body: Body, table: int = 0, deal: int = 0) -> None:
    """A line of the director, and the deals that it makes due opened."""
    progress = desk.progress(CUP)
    n = progress.next_n(FIRST, table, deal)
    key = f"{type(body).__name__}-{progress.position}"
    desk.write(CUP, [draft((FIRST, table, deal), n, key, body)], "director")
    open_due(desk, CUP, FIRST, "director")


def ruled(effect: Effect, deal: int, *tables: int) -> Ruled:
    return Ruled("fouled_deck", deal, tuple(map(TableNo, tables)), effect, "R23", "seen")


def one_calls(desk: Desk, at: At) -> list[Action]:
    """A hand in which the first raises to 300, the last calls, and both check to the end."""
    state = desk.progress(CUP).hand(at.session, at.table, at.deal).state
    assert state is not None
    assert state.to_act is not None
    actions: list[Action] = [RaiseTo(state.to_act, 300)]
    actions += [Fold(SeatNo((state.to_act + n) % 6 + 1)) for n in range(4)]
    for action in actions:
        state = apply(state, action)
    while state.to_act is not None:
        first = len(actions) == 5
        actions.append(Call(state.to_act) if first else Check(state.to_act))
        state = apply(state, actions[-1])
    return actions


def test_what_is_corrected_and_ruled_comes_with_the_next_board_and_not_before(
    desk: Desk, folder: Path
) -> None:
    """F1, R37: between two boards nothing that is changed at one table is seen by itself."""
    sealed(desk, event_of(deals=60, draw=WHOLE, office=STEPS, play="reserve = 2"))
    at = due(desk, 1)
    called = one_calls(desk, at)
    record(desk, at, called, key="first", by="ann", accept=True)
    void, gone = play_hand(desk, 2).deal, play_hand(desk, 3).deal
    play_up_to(desk, folder, 5)
    with public(desk) as client:
        published = board_of(client)
        position = client.get("/api/events/cup/scoreboard").json()["position"]
        assert published["hands"] == 5

        raised = RaiseTo(called[0].seat, 400)  # type: ignore[union-attr]
        write(desk, Correction(0, raised, "misheard"), 1, at.deal)
        write(desk, ruled(Voided({SeatNo(1): 700}), void, 2))
        write(desk, ruled(Voided({}), void, 3))
        write(desk, Withdrawn(2, "the wrong table"))
        write(desk, ruled(Replaced(), gone))
        for table in range(1, 7):
            assert board_of(client) == published
            play_hand(desk, table)
        assert client.get("/api/events/cup/scoreboard").json()["position"] > position
        play_up_to(desk, folder, 12)
        board = board_of(client)

    hands = accepted(folder)
    won = hands[1][0][1]
    hands[1][0] = at.deal, tuple(each + 100 * (each >= 300) - 100 * (each <= -300) for each in won)
    hands[2][0] = void, (Fraction(0),) * 6
    assert board["hands"] == 10
    assert totals_of(board) == {
        table: summed([chips for deal, chips in made if deal != gone][:10])
        for table, made in hands.items()
    }
    with open_desk(folder) as again, public(again) as client:
        assert board_of(client) == board


@pytest.mark.parametrize("method", ["seat_points", "match_points", "chips"])
def test_provisional_points_are_the_method_s_and_penalties_are_off_at_once(
    method: str, desk: Desk, folder: Path
) -> None:
    """F1: of several sessions those before count as they are; a penalty is public anyway (R44)."""
    event = event_of(
        teams=3, deals=8, draw=WHOLE, office=STEPS, event="sessions = 2",
        scoring=f'method = "{method}"',
    )  # fmt: skip
    # With this luck no deal is open after five hands of each table.
    sealed(desk, event, seed=2)
    with public(desk) as client:
        for _ in range(8):
            for table in (1, 2, 3):
                play_hand(desk, table)
        end_session(desk, CUP, FIRST)
        before = client.get("/api/events/cup/scoreboard").json()["standings"]
        begin_session(desk, CUP, SessionNo(2))
        for _ in range(5):
            for table in (1, 2, 3):
                at = due_in(desk, 2, table)
                record(desk, at, everybody_folds(desk, at), key=f"{at}", by="ann", accept=True)
        board = board_of(client, 2)
        write(desk, Ruled("penalty", 0, (), Penalised(EntryId("B"), Fraction(3, 2)), "R", "late"))
        after = board_of(client, 2)

    assert board["hands"] == 5
    totals: dict[str, Fraction] = defaultdict(Fraction)
    seats: dict[str, Fraction] = defaultdict(Fraction)
    for ladder in board["ladders"]:
        for rung in ladder["rungs"]:
            totals[rung["entry"]] += Fraction(rung["chips"])
            seats[rung["entry"]] += Fraction(rung["points"])
    made = {
        "seat_points": seats,
        "match_points": {entry: 1 + worth(totals, entry) for entry in totals},
        "chips": totals,
    }[method]
    first = {line["entry"]: Fraction(line["points"]) for line in before}
    points = {line["entry"]: Fraction(line["points"]) for line in board["standings"]}
    assert points == {entry: first[entry] + made[entry] for entry in first}
    fined = {line["entry"]: Fraction(line["points"]) for line in after["standings"]}
    assert fined == {**points, "B": points["B"] - Fraction(3, 2)}
    assert after["ladders"] == board["ladders"]


def worth(totals: dict[str, Fraction], entry: str) -> Fraction:
    """How many others this one is ahead of; half for each that is level."""
    others = [chips for other, chips in totals.items() if other != entry]
    return sum(
        (Fraction(1) if totals[entry] > chips else Fraction(totals[entry] == chips, 2))
        for chips in others
    ) or Fraction(0)


def play_up_to(desk: Desk, folder: Path, hands: int) -> None:
    """Every table plays until it has accepted so many hands."""
    for table in range(1, 7):
        while len(accepted(folder)[table]) < hands:
            play_hand(desk, table)


@dataclass
class Office:
    """A house with everybody in it who might look."""

    desk: Desk
    app: Any
    tokens: dict[str, str]

    def sees(self, who: str, path: str) -> Answer:
        async def asked() -> Answer:
            async with self.app.lifespan():
                return await ask(self.app, "GET", path, token=self.tokens.get(who, ""))

        return asyncio.run(asked())


ROLES: dict[str, tuple[Role, dict[str, Any]]] = {
    "player": (Role.PLAYER, {"entry": "A", "player": "A1"}),
    "captain": (Role.CAPTAIN, {"entry": "A"}),
    "recorder": (Role.RECORDER, {"table": 1}),
    "custodian": (Role.CUSTODIAN, {}),
    "commentator": (Role.COMMENTATOR, {}),
    "director": (Role.DIRECTOR, {}),
}


@contextmanager
def office(folder: Path, rule: str) -> Iterator[Office]:
    """Three teams, all seven hands of four deals behind them but table 3's last."""
    desks = desk_on(folder)
    desk = next(desks)
    sealed(desk, event_of(teams=3, deals=9, draw=WHOLE, office=f"shortest_seconds = 0\n{rule}"))
    register = SqlRegister(folder / "log.sqlite")
    door = PeopleDesk(desks_over(desk), desk.adapters, register, Argon2Passwords(QUICK))
    consoles = consoles_of(desk)
    inside = inside_of(door, consoles, MyPlaces(desks_over(desk)), desk)
    tokens = {}
    for who, (role, place) in ROLES.items():
        code = door.make_code(CUP, role, by="test", **place).code
        tokens[who] = door.join(
            code, name=who, password="correct horse", token=None, address="", label="a browser"
        )
    try:
        yield Office(desk, create_app(PublicHouse(SeatTeamsPublic(desk)), inside=inside), tokens)
    finally:
        register.close()
        with suppress(StopIteration):
            next(desks)


LIVE = "/api/office/cup/in-running"
OUTSIDE = ["", *(who for who in ROLES if who != "director")]
PUBLIC = [
    "/api/events", "/api/events/cup", "/api/events/cup/scoreboard", "/api/events/cup/tables",
    "/api/events/cup/tables/1", "/api/events/cup/deals", "/api/events/cup/deals/1",
    "/api/events/cup/prizes", "/api/events/cup/opened.json",
]  # fmt: skip


def in_public(hall: Office) -> list[str]:
    """Everything that the public is shown, without times and seals, which differ every time."""
    volatile = r"20\d\d-\d\d-\d\dT[0-9:.]+Z|[0-9a-f]{16,}"
    return [re.sub(volatile, "", hall.sees("", path).body.decode()) for path in PUBLIC]


def test_live_totals_are_the_office_s_alone(tmp_path: Path) -> None:
    """F1: `staff` shows the director every hand, and everybody else what `off` shows."""
    by_rule = {}
    for rule in ('in_running = "staff"', 'in_running = "off"', ""):
        with office(tmp_path / f"{len(by_rule)}", rule) as hall:
            pages = []
            for hands in range(1, 9):
                for table in (1, 2, 3):
                    play_hand(hall.desk, table)
                pages += in_public(hall)
                answer = hall.sees("director", LIVE)
                if "staff" in rule:
                    live = answer.json
                    assert (live["mode"], live["public_hands"]) == ("staff", None)
                    assert live["board"]["hands"] == hands
                    assert totals_of(live["board"]) == {
                        table: summed([chips for _, chips in made])
                        for table, made in accepted(tmp_path / f"{len(by_rule)}").items()
                    }
                else:
                    problem(answer, "NoInRunning", 404, event="cup")
                for who in OUTSIDE:
                    refused = hall.sees(who, LIVE)
                    assert refused.status in (401, 403), who
                    assert refused.body == hall.sees(who, "/api/office/none/in-running").body
            by_rule[rule] = pages

    staff, off, nothing = by_rule.values()
    assert staff == off == nothing
    assert all('"in_running":null' in page for page in off[2 :: len(PUBLIC)])


def test_totals_in_public_change_nothing_else_in_public(tmp_path: Path) -> None:
    """F1, R37: with the board taken out, every page says what it says without one."""
    by_rule = []
    for rule in ('in_running = "steps"', 'in_running = "off"'):
        with office(tmp_path / f"{len(by_rule)}", rule) as hall:
            pages = []
            for _ in range(7):
                for table in (1, 2, 3):
                    play_hand(hall.desk, table)
                pages += in_public(hall)
            board = hall.sees("", "/api/events/cup/scoreboard").json["in_running"]
            by_rule.append([re.sub(r'"in_running":.*}', "", page) for page in pages])
            assert (board is not None) == ("steps" in rule)

    with_boards, without = by_rule
    assert [re.sub(r'"in_running":null}', "", page) for page in without] == with_boards


def test_the_office_sees_live_totals_and_how_far_the_public_s_are(tmp_path: Path) -> None:
    """F1: of an event whose totals are public in steps."""
    with office(tmp_path, 'in_running = "steps"') as hall:
        for table, hands in ((1, 8), (2, 6), (3, 7)):
            for _ in range(hands):
                play_hand(hall.desk, table)
        live = hall.sees("director", LIVE).json
        public_board = hall.sees("", "/api/events/cup/scoreboard").json["in_running"]

    assert (live["mode"], live["board"]["hands"]) == ("steps", 6)
    assert live["public_hands"] == public_board["hands"]
    assert live["board"]["next"] is None
