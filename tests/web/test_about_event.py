"""Names spelled right, events withdrawn, rehearsals put away: over HTTP, for both kinds."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

from evendeal.director.events import create_event
from evendeal.director.office.about_event import NotARehearsal
from evendeal.director.ports import NotWritten
from evendeal.director.verifying import verify_event
from evendeal.ids import EventId
from evendeal.views.roles import HOUSE, Role
from evendeal.web.problem import FileNotWritten
from evendeal.web.signed_in import csrf_of
from support.desks import consoles_of
from support.events.matches import DUEL, match_event
from support.events.poker import CUP, event_of, rows
from support.events.poker_device import Device
from support.full_disk import hardly_any_room
from support.refusals import problem
from support.sentences import in_golden_file
from support.web.match_house import GameWire, MatchHouse, match_house
from support.web.requests import Answer, ask

pytestmark = pytest.mark.long


@dataclass(frozen=True)
class Kind:
    """An event that is being played, and who is who in it."""

    event: str
    office: str
    head: str
    director: str
    recorder: str
    team: str
    called: str
    player: str
    others: str


POKER = Kind(
    CUP, "/api/office/cup", "/api/events/cup", "poker director", "poker table",
    "A", "Argentina", "A1", "Brazil",
)  # fmt: skip
MATCHES = Kind(
    DUEL, "/api/office/duel", "/api/events/duel/proof", "director", "open room",
    "Kh", "Kharkov", "Kh1", "Moscow",
)  # fmt: skip
KINDS = [pytest.param(POKER, id="poker"), pytest.param(MATCHES, id="matches")]


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> Kind:
    found: Kind = request.param
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "var"


@pytest.fixture
def hall(folder: Path) -> Iterator[MatchHouse]:
    with match_house(folder) as found:
        yield found


def correction(kind: Kind, was: str, name: str, what: str = "player", key: str = "c") -> Any:
    team = None if what == "event" else kind.team
    return {
        "what": what, "entry": team, "was": was, "name": name,
        "reason": "misread on the form", "key": key,
    }  # fmt: skip


def post(hall: MatchHouse, kind: Kind, path: str, body: Any, who: str | None = None) -> Answer:
    return hall.ask(kind.director if who is None else who, "POST", f"{kind.office}/{path}", body)


def correct(hall: MatchHouse, kind: Kind, was: str, name: str, what: str = "player") -> Answer:
    return post(hall, kind, "names", correction(kind, was, name, what, f"{what}-{name}"))


def withdraw(hall: MatchHouse, kind: Kind, key: str = "w") -> Answer:
    return post(hall, kind, "withdrawal", {"reason": "the hall is flooded", "key": key})


def office(hall: MatchHouse, kind: Kind) -> Any:
    answer = hall.ask(kind.director, "GET", kind.office)
    assert answer.status == 200, answer.body
    return answer.json


def head(hall: MatchHouse, kind: Kind) -> Any:
    found = hall.ask("", "GET", kind.head).json
    return found.get("event", found) if kind is MATCHES else found


def lines_of(folder: Path, kind: Kind) -> list[Any]:
    return [row for row in rows(folder) if row.body["do"] in ACTS]


TRIAL = EventId("trial")
ACTS = {"correct_name", "withdraw_event", "take_back_withdrawal", "put_away", "bring_out"}


def failures(hall: MatchHouse, kind: Kind) -> list[str]:
    """What does not hold, by the verifier that has the log."""
    found = verify_event(hall.desk, CUP) if kind is POKER else verify_event(hall.matches, DUEL)
    return [each.sentence for each in found if not each.ok]


def pages_of(hall: MatchHouse, kind: Kind) -> list[str]:
    """What the public and a recorder see of an event; the console comes last."""
    public = kind.head.removesuffix("/proof")
    paths = {
        POKER: [f"{public}/scoreboard", f"{public}/tables", f"{public}/tables/1"],
        MATCHES: [f"{public}/scoreboard", f"{public}/matches/1/1"],
    }[kind]
    console = hall.ask(kind.recorder, "GET", f"/api/console/{kind.event}/1")
    answers = [*(hall.ask("", "GET", path) for path in paths), console]
    assert [answer.status for answer in answers] == [200] * len(answers)
    return [answer.body.decode() for answer in answers]


def test_a_corrected_name_stands_on_every_page_and_nowhere_the_old_one(
    hall: MatchHouse, kind: Kind
) -> None:
    """D12, R59: public pages, office, console, the player's own page; the seal stays."""
    public = kind.head.removesuffix("/proof")
    sealed = hall.ask("", "GET", f"{public}/seal.json").body
    before = pages_of(hall, kind)
    assert any(kind.called in page for page in before)
    assert any(f'"{kind.player}"' in page for page in before)
    for was, name, what in (
        (kind.called, "Rightly Spelled", "team"),
        (kind.player, "Zoë Right", "player"),
        (head(hall, kind)["name"], "The Right Cup", "event"),
    ):
        assert correct(hall, kind, was, name, what).status == 200
    pages = pages_of(hall, kind)
    office_page = office(hall, kind)

    for page in pages:
        assert kind.called not in page
        assert f'"{kind.player}"' not in page
    # Where a player sits is drawn; he sits somewhere.
    assert any("Zoë Right" in page for page in pages)
    assert "The Right Cup" in pages[-1]
    assert office_page["event_name"] == "The Right Cup"
    (team,) = [each for each in office_page["about"]["teams"] if each["id"] == kind.team]
    assert (team["name"], "Zoë Right" in team["players"]) == ("Rightly Spelled", True)
    assert hall.ask("", "GET", f"{public}/seal.json").body == sealed
    assert failures(hall, kind) == []


def test_who_was_invited_by_the_old_spelling_is_still_himself(hall: MatchHouse) -> None:
    """D12, R59: the role belongs to the person, however he was spelled then."""
    before = hall.ask("player", "GET", "/api/my/duel")
    assert correct(hall, MATCHES, "Kh1", "Zoë Right").status == 200
    after = hall.ask("player", "GET", "/api/my/duel")
    people = hall.ask("director", "GET", "/api/office/duel/people").json
    (held,) = [
        role["player"]
        for account in people["accounts"]
        for role in account["grants"]
        if role["role"] == "player"
    ]

    assert before.json["player"] == "Kh1"
    assert after.json["player"] == held == "Zoë Right"
    assert len(after.json["matches"]) == len(before.json["matches"]) > 0


def test_the_log_says_old_and_new_and_by_whom(hall: MatchHouse, kind: Kind) -> None:
    """D12, R59: a line for each, which everybody can read who may read the log."""
    correct(hall, kind, kind.called, "Rightly Spelled", "team")
    entry = hall.ask(kind.director, "GET", f"{kind.office}/journal").json["entries"][0]

    assert entry["by"] == kind.director.title()
    in_golden_file(entry["sentence"])


def test_two_are_never_called_alike_nor_change_places(hall: MatchHouse, kind: Kind) -> None:
    """D12, R59: capitals and spaces make no other name, and a name once had is nobody else's."""
    alike = correct(hall, kind, kind.called, f" {kind.others.upper()} ", "team")
    problem(alike, "NameOfAnother", 409, called=kind.others.upper(), entry=ANY, player=None)
    assert correct(hall, kind, kind.called, "Rightly Spelled", "team").status == 200
    other = next(each["id"] for each in office(hall, kind)["entries"] if each["id"] != kind.team)
    said = correction(kind, kind.others, kind.called, "team", key="half") | {"entry": other}
    half = post(hall, kind, "names", said)

    problem(half, "NameOfAnother", 409, called=kind.called, entry=kind.team, player=None)
    assert correct(hall, kind, "Rightly Spelled", kind.called, "team").status == 200


def test_nobody_is_called_as_a_substitute_who_was_gone_before_a_deal(hall: MatchHouse) -> None:
    """D12, R59: his name stands in the log, and leads to him."""
    for player in ("Cy Early", "Di Late"):
        said = {"table": 1, "seat": 1, "player": player, "reason": "ill", "key": player}
        assert post(hall, POKER, "substitutions", said).status == 200
    teams = office(hall, POKER)["about"]["teams"]
    others = [each for each in teams if "Di Late" not in each["players"]]
    assert 0 < len(others) < len(teams)
    own = next(each for each in teams if each not in others)
    for team in (own, *others):
        said = correction(POKER, team["players"][0], "CY EARLY", key=team["id"])
        answer = post(hall, POKER, "names", said | {"entry": team["id"]})

        problem(answer, "NameOfAnother", 409, called="CY EARLY", entry=ANY, player="Cy Early")


def test_a_correction_says_what_is_wrong_with_it(hall: MatchHouse, kind: Kind) -> None:
    """D12: of a name that nobody has, of no name, of the same name, and without a reason."""
    said = correction(kind, kind.player, "Zoë Right")
    wrong = {
        "NoSuchName": said | {"was": "Nobody At All"},
        "NotAnEvent": said | {"name": "  "},
        "SameName": said | {"name": kind.player},
        "NoSuchEntry": said | {"entry": "nowhere"},
        "RulingReasonMissing": said | {"reason": " "},
    }
    answers = {name: post(hall, kind, "names", each).json["name"] for name, each in wrong.items()}

    assert answers == {name: name for name in wrong}


def test_nobody_but_its_directors_does_any_of_it(
    hall: MatchHouse, kind: Kind, folder: Path
) -> None:
    """D12: not a recorder, a captain, a custodian, nor the director of another event."""
    allowed = (kind.director, "house director")
    strangers = [who for who in ("", *hall.tokens) if who not in allowed]
    acts = {
        "names": correction(kind, kind.player, "Mine Now"),
        "withdrawal": {"reason": "we are losing", "key": "w"},
        "withdrawal/back": {"reason": "we are winning", "key": "b"},
        "away": {"key": "a"},
        "away/back": {"key": "o"},
    }
    statuses = {
        post(hall, kind, path, body, who).status for who in strangers for path, body in acts.items()
    }

    assert len(strangers) >= 7
    assert statuses <= {401, 403}
    assert lines_of(folder, kind) == []


def test_sent_twice_it_is_done_once_and_two_at_once_never_both(
    hall: MatchHouse, kind: Kind, folder: Path
) -> None:
    """D12: the second director is told what the name is by now; the log goes on."""
    said = correction(kind, kind.player, "Zoë Right")
    first, again = (post(hall, kind, "names", said) for _ in range(2))
    assert (first.status, again.status) == (200, 200)
    assert len(lines_of(folder, kind)) == 1

    async def both() -> list[Answer]:
        async with hall.app.lifespan():
            return await asyncio.gather(
                *(
                    ask(
                        hall.app,
                        "POST",
                        f"{kind.office}/names",
                        token=hall.tokens[who],
                        headers={
                            "content-type": "application/json",
                            "x-csrf-token": csrf_of(hall.tokens[who]),
                        },
                        body=json.dumps(correction(kind, "Zoë Right", name, key=name)).encode(),
                    )
                    for who, name in ((kind.director, "Zoe Rite"), ("house director", "Zoé Wright"))
                )
            )

    answers = asyncio.run(both())

    assert sorted(answer.status for answer in answers) == [200, 422]
    assert len(lines_of(folder, kind)) == 2
    assert office(hall, kind)["read_only"] is None


def test_a_withdrawn_event_says_so_and_its_tables_stop(hall: MatchHouse, kind: Kind) -> None:
    """D12, R60: with the reason, on every page; no line and no secret more."""
    assert head(hall, kind)["withdrawn"] is None
    assert withdraw(hall, kind).status == 200
    console = hall.ask(kind.recorder, "GET", f"/api/console/{kind.event}/1").json
    due = console["order"][0]
    said = {
        "session": 1, "deal": due.get("deal", due.get("set")), "n": 0, "key": "k", "rules": "0.1.0",
        "lines": [{"do": "note", "kind": "other", "text": "on and on",
                   "seat" if kind is POKER else "side": None}],
    }  # fmt: skip
    refused = hall.ask(kind.recorder, "POST", f"/api/console/{kind.event}/1/lines", said)

    assert head(hall, kind)["withdrawn"]["reason"] == "the hall is flooded"
    assert console["paused"] == "The event is withdrawn: the hall is flooded"
    problem(refused, "EventIsWithdrawn", 409, reason="the hall is flooded")
    assert office(hall, kind)["about"]["withdrawn_by"] == kind.director.title()
    back = post(hall, kind, "withdrawal/back", {"reason": "it has dried", "key": "b"})
    assert back.status == 200
    assert head(hall, kind)["withdrawn"] is None
    again = hall.ask(kind.recorder, "POST", f"/api/console/{kind.event}/1/lines", said)
    assert again.status == 200, again.body
    assert failures(hall, kind) == []


def test_a_table_of_a_withdrawn_event_is_told_no_roll_right_or_wrong(hall: MatchHouse) -> None:
    """D12, R60: what the rules would say of typed dice tells nothing either."""
    device = GameWire(hall)
    device.begin()
    assert withdraw(hall, MATCHES).status == 200
    names = {
        device.post({"do": "opening_roll", "white": white, "black": black}).json["name"]
        for white in range(1, 7)
        for black in range(1, 7)
        if white != black
    }

    assert names == {"EventIsWithdrawn"}


def test_what_was_played_before_it_was_withdrawn_stays_as_it_was(hall: MatchHouse) -> None:
    """D12, R60: nothing is deleted, and what is under embargo stays so."""
    for table in (1, 2):
        Device(consoles_of(hall.desk), table).fold_hand()
    before = hall.ask("", "GET", "/api/events/cup/deals").json
    withdraw(hall, POKER)
    after = hall.ask("", "GET", "/api/events/cup/deals").json

    assert after == before
    assert failures(hall, POKER) == []


def test_own_pages_open_when_an_event_without_devices_is_withdrawn(tmp_path: Path) -> None:
    """D12, R57, R60: nothing is played, so nothing is held back from who plays."""
    with match_house(tmp_path / "quiet", more='[hall]\ndevices = "none"\n') as hall:
        closed = hall.ask("player", "GET", "/api/my/duel")
        withdraw(hall, MATCHES)
        opened = hall.ask("player", "GET", "/api/my/duel")

    problem(closed, "PlaceClosed", 409, event="duel", after="last_match")
    assert opened.status == 200


def test_withdrawn_twice_or_taken_back_twice_is_said_and_not_done(
    hall: MatchHouse, kind: Kind, folder: Path
) -> None:
    """D12, R60: sent again it is answered again; by somebody else it is refused."""
    assert [withdraw(hall, kind).status for _ in range(2)] == [200, 200]
    twice = withdraw(hall, kind, key="another")
    back = [
        post(hall, kind, "withdrawal/back", {"reason": "dry", "key": key}) for key in ("b", "c")
    ]

    problem(twice, "AlreadyWithdrawn", 409, event=kind.event)
    assert [answer.status for answer in back] == [200, 409]
    assert back[1].json["name"] == "NotWithdrawn"
    assert len(lines_of(folder, kind)) == 2


def test_nothing_carries_on_an_event_that_is_withdrawn(hall: MatchHouse, kind: Kind) -> None:
    """D12, R60: no begin, no end, no ruling, no pause; names can still be put right."""
    withdraw(hall, kind)
    acts = {
        POKER: [
            ("pause", {"reason": "lunch", "key": "p"}),
            ("sessions/1/end", {}),
            ("substitutions",
             {"table": 1, "seat": 1, "player": "New", "reason": "ill", "key": "s"}),
        ],
        MATCHES: [
            ("pause", {"table": None, "reason": "lunch", "key": "p"}),
            ("sessions/1/end", {}),
        ],
    }[kind]  # fmt: skip
    refused = {path: post(hall, kind, path, body).json.get("name") for path, body in acts}

    assert refused == dict.fromkeys(refused, "EventIsWithdrawn")
    assert correct(hall, kind, kind.player, "Zoë Right").status == 200


@pytest.fixture
def rehearsal(hall: MatchHouse, kind: Kind) -> Kind:
    """A rehearsal of each kind beside the events."""
    if kind is POKER:
        create_event(hall.desk, replace(event_of(teams=2), id=TRIAL), rehearsal=True)
    else:
        create_event(hall.matches, replace(match_event(), id=TRIAL), rehearsal=True)
    return Kind(
        "trial", kind.office.rpartition("/")[0] + "/trial",
        kind.head.replace(kind.event, "trial"), "house director", "", "", "", "", "",
    )  # fmt: skip


def test_a_withdrawn_event_that_has_not_begun_closes_no_line_ups_and_does_not_begin(
    hall: MatchHouse,
) -> None:
    """D12, R60: nothing that the seal promises is set going."""
    teams = [{"name": name} for name in ("Argentina", "Brazil")]
    form = {
        "format": "seat_teams",
        "id": "new",
        "name": "New Cup",
        "deals": 2,
        "beacon": "dice",
        "entries": teams,
    }
    who = "house director"
    assert hall.ask(who, "POST", "/api/office/events", form).status == 201
    said = {"reason": "the hall is flooded", "key": "w"}
    assert hall.ask(who, "POST", "/api/office/new/withdrawal", said).status == 200

    closed = hall.ask(who, "POST", "/api/office/new/sessions/1/line-ups/close", {})
    begun = hall.ask(who, "POST", "/api/office/new/sessions/1/begin", {"beacon": "3 17"})

    for answer in (closed, begun):
        problem(answer, "EventIsWithdrawn", 409, reason="the hall is flooded")


@pytest.mark.parametrize("room", [64, 500, 3_000, 40_000])
def test_on_a_full_disk_the_office_says_so_and_the_same_works_when_there_is_room(
    hall: MatchHouse, folder: Path, room: int
) -> None:
    """D6, P4: secrets, seal or log do not fit; nothing is made that stands in the way later."""
    # What is written goes to the end of this file, which no room is left for.
    while (folder / "log.sqlite-wal").stat().st_size < 40_000:
        hall.door.make_code(HOUSE, Role.DIRECTOR, by="test")
    teams = [{"name": name} for name in ("Argentina", "Brazil")]
    form = {"format": "seat_teams", "id": "new", "name": "New Cup", "deals": 2, "entries": teams}
    with hardly_any_room(room):
        full = hall.ask("house director", "POST", "/api/office/events", form)
        pages = hall.ask("", "GET", "/api/events")

    problem(full, FileNotWritten if room < 3_000 else NotWritten, 503, why=ANY)
    assert "new" not in [each["id"] for each in pages.json]
    assert hall.ask("house director", "POST", "/api/office/events", form).status == 201
    assert "new" in listed(hall)


def listed(hall: MatchHouse) -> set[str]:
    found = hall.ask("", "GET", "/api/events").json
    return {each["id"] for each in found}


def test_a_rehearsal_that_is_put_away_is_shown_nowhere_and_comes_back(
    hall: MatchHouse, rehearsal: Kind
) -> None:
    """D12, R61: no list and no address has it; its director finds it among what is away."""
    assert "trial" in listed(hall)
    assert post(hall, rehearsal, "away", {"key": "a"}).status == 200
    away = hall.ask("house director", "GET", "/api/put-away").json
    gone = hall.ask("", "GET", rehearsal.head)
    assert "trial" not in listed(hall)
    problem(gone, "NoSuchEvent", 404, event="trial")
    assert [each["id"] for each in away] == ["trial"]
    assert hall.ask("director", "GET", "/api/put-away").json == []
    assert hall.ask("", "GET", "/api/put-away").status == 401
    assert post(hall, rehearsal, "away/back", {"key": "b"}).status == 200

    assert "trial" in listed(hall)
    assert hall.ask("", "GET", rehearsal.head).status == 200
    assert hall.ask("house director", "GET", "/api/put-away").json == []


def test_who_watches_a_rehearsal_that_is_put_away_is_sent_home(
    hall: MatchHouse, rehearsal: Kind, caplog: pytest.LogCaptureFixture
) -> None:
    """D12, R61: without a fault in the server's log, since there is none."""
    token = hall.tokens["house director"]
    headers = {"content-type": "application/json", "x-csrf-token": csrf_of(token)}
    stream = rehearsal.head.removesuffix("/proof") + "/stream"

    async def put_away_meanwhile() -> Answer:
        async with hall.app.lifespan():
            watching = asyncio.create_task(ask(hall.app, "GET", stream, moments=2.0))
            await asyncio.sleep(0.5)
            done = await ask(
                hall.app,
                "POST",
                f"{rehearsal.office}/away",
                token=token,
                headers=headers,
                body=b'{"key": "a"}',
            )
            assert done.status == 200
            return await watching

    assert asyncio.run(put_away_meanwhile()).status == 200
    assert "cannot go on" not in caplog.text
    assert hall.ask("", "GET", stream).status == 404


def test_an_event_that_people_were_told_of_is_never_put_away(hall: MatchHouse, kind: Kind) -> None:
    """D12, R61: it is withdrawn, and stays to be seen."""
    answer = post(hall, kind, "away", {"key": "a"})

    problem(answer, NotARehearsal, 409, event=kind.event)
    assert kind.event in listed(hall)
