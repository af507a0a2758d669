"""A recorder's device at a backgammon table over HTTP, beside a poker table of the same house."""

import json
from collections.abc import Iterator

import pytest

from evendeal.views.people import InvitationUnfit
from evendeal.views.roles import Role
from support.events.matches import ASK_OPENING, BOARD, DUEL, ONE
from support.web.match_house import GameWire, MatchHouse, match_house

AT_1, AT_2 = "/api/console/duel/1", "/api/console/duel/2"


@pytest.fixture
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchHouse]:
    with match_house(tmp_path_factory.mktemp("house") / "var") as found:
        yield found


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchHouse]:
    """A house in which nobody writes."""
    with match_house(tmp_path_factory.mktemp("quiet") / "var") as found:
        yield found


def test_a_whole_game_goes_over_http_and_no_roll_before_it_was_asked_for(hall: MatchHouse) -> None:
    luck = hall.matches.luck(DUEL, BOARD)
    assert luck is not None
    assert luck.rolls is not None
    sealed = str(luck.rolls.rolls(ONE))
    wire = GameWire(hall)
    wire.go(1_000)
    used = sum(wire.state.rolls)
    done = wire.say(wire.accept())
    told = wire.ask("GET", AT_1)

    assert (done.stage, done.word) == ("accepted", "accepted")
    assert (told.status, told.json["kind"]) == (200, "backgammon")
    lines = told.json["last"]["lines"]
    # The starter's first roll is the opening one.
    assert sum("roll" in line["body"]["do"] for line in lines) == used
    heard = "".join(wire.heard)
    assert sealed not in heard
    assert [word for word in ("salt", "secret", "sealed", "feed") if f'"{word}' in heard] == []


def test_each_console_says_which_game_it_is(quiet: MatchHouse) -> None:
    poker = quiet.ask("poker table", "GET", "/api/console/cup/1")
    game = quiet.ask("open room", "GET", AT_1)

    assert (poker.json["kind"], game.json["kind"]) == ("poker", "backgammon")
    assert set(game.json) == {
        "kind", "event", "event_name", "session", "table", "room", "position", "version", "rolls",
        "board", "final", "devices", "begun", "ended", "paused", "waits_for_round", "games",
        "played", "order", "finished", "score", "last",
    }  # fmt: skip
    assert set(game.json["order"][0]) == {
        "session", "match", "round", "game", "games", "set", "name", "ruleset", "white", "black",
        "stage", "next", "lines", "roll_seen", "called", "result", "ruling",
    }  # fmt: skip


def test_lines_of_both_kinds_can_wait_for_the_same_disk(hall: MatchHouse) -> None:
    due = hall.ask("poker table", "GET", "/api/console/cup/1").json["order"][0]
    seal = {"do": "break_seal", "label": due["label"]}
    body = {"session": 1, "deal": due["deal"], "n": 0, "key": "k", "rules": "", "lines": [seal]}
    poker = hall.ask("poker table", "POST", "/api/console/cup/1/lines", body)
    game = GameWire(hall).post(ASK_OPENING, deal=1)

    assert (poker.status, poker.json["kind"], poker.json["stage"]) == (200, "poker", "playing")
    assert (game.status, game.json["kind"], game.json["stage"]) == (200, "backgammon", "playing")


@pytest.mark.parametrize(
    ("who", "allowed"),
    [
        ("open room", {AT_1}),
        ("closed room", {AT_2}),
        ("director", {AT_1, AT_2}),
        ("player", set()),
        ("captain", set()),
        ("spectator", set()),
        ("poker table", set()),
        ("poker director", set()),
        ("nobody", set()),
    ],
)
def test_a_console_is_shown_to_its_recorder_and_the_events_director(
    quiet: MatchHouse, who: str, allowed: set[str]
) -> None:
    for path in (AT_1, AT_2):
        answer = quiet.ask(who, "GET", path)
        assert (answer.status == 200) is (path in allowed), answer.body
        stream = quiet.ask(who, "GET", f"{path}/stream")
        assert (stream.status == 200) is (path in allowed)
        if path not in allowed:
            assert answer.status == (401 if who == "nobody" else 403)
            assert b"Kharkov" not in answer.body


def test_only_the_recorder_writes_and_only_at_the_own_table(hall: MatchHouse) -> None:
    for who in ("closed room", "director", "player", "poker table", "spectator"):
        wire = GameWire(hall, who)
        assert wire.post(ASK_OPENING).status == 403
    wire = GameWire(hall, "closed room", table=2)

    assert wire.post(ASK_OPENING).status == 200


def test_a_refusal_is_told_with_its_name_and_its_facts(hall: MatchHouse) -> None:
    wire = GameWire(hall)
    wire.to_roll()
    side = wire.state.turn
    assert side is not None
    luck = hall.matches.luck(DUEL, BOARD)
    assert luck is not None
    assert luck.rolls is not None
    dice = luck.rolls.rolls(ONE).roll(side, wire.state.rolls[side] + 1)
    wrong = [1, 1] if dice != (1, 1) else [6, 6]
    problem = wire.post({"do": "roll", "side": side.word, "dice": wrong})

    assert problem.status == 409
    told = problem.json
    assert told["name"] == "RollNotThat"
    assert set(told["fields"]) == {"n", "side", "number", "found"}
    assert (told["fields"]["n"], told["fields"]["side"]) == (wire.n, int(side))
    assert told["fields"]["found"] == wrong
    unfit = wire.post(ASK_OPENING, {"do": "fold"})
    assert (unfit.status, unfit.json["name"]) == (422, "NotForATable")


def test_an_illegal_play_is_told_with_its_dice_and_with_moves_as_players_write_them(
    hall: MatchHouse,
) -> None:
    wire = GameWire(hall)
    wire.go(1)
    side, dice = wire.state.turn, wire.state.dice
    assert side is not None
    assert dice is not None
    wrong = {"do": "play", "side": side.word, "moves": [[24, 10], [2, 1]], "accepted": False}
    problem = wire.post(wrong)

    assert problem.status == 409
    told = problem.json["fields"]
    assert (told["moves"], told["dice"]) == (["24/10", "2/1"], list(dice))


def test_lines_of_games_to_come_are_refused_with_what_is_missing_before_them(
    hall: MatchHouse,
) -> None:
    """Of a number, a game or a session that is still to come; nothing is written."""
    wire = GameWire(hall).begin().go(1)
    before = hall.matches.progress(DUEL).position
    answers = [
        wire.post({"do": "call_director", "reason": "x"}, **change)
        for change in (
            {"n": wire.n + 5},
            {"n": 2**40},
            {"deal": 2, "n": 0},
            {"deal": 999, "n": 0},
            {"session": 2, "n": 0},
            {"session": 2**60, "n": 0},
        )
    ]

    assert [each.status for each in answers] == [409] * 6
    assert [each.json["name"] for each in answers] == [
        "LineMissing", "LineMissing", "GameNotDue", "NoGameThere", "NotStarted", "NotStarted",
    ]  # fmt: skip
    assert answers[0].json["sentence"] == (
        "session 1, table 1, deal 1: line 6 was sent, but line 1 is the next one"
    )
    assert hall.matches.progress(DUEL).position == before


def test_a_device_is_told_when_its_own_table_has_changed_and_of_no_other(hall: MatchHouse) -> None:
    wire = GameWire(hall)
    before = hall.ask("open room", "GET", f"{AT_1}/stream").body.decode()
    elsewhere = hall.ask("closed room", "GET", f"{AT_2}/stream").body.decode()
    wire.post(ASK_OPENING)
    after = hall.ask("open room", "GET", f"{AT_1}/stream").body.decode()

    def position(stream: str) -> int:
        data = next(line for line in stream.splitlines() if line.startswith("data:"))
        return int(json.loads(data.removeprefix("data:"))["position"])

    assert position(after) == position(before) + 1
    assert hall.ask("closed room", "GET", f"{AT_2}/stream").body.decode() == elsewhere


def test_another_device_takes_over_a_backgammon_table(hall: MatchHouse) -> None:
    made = hall.ask("open room", "POST", f"{AT_1}/handover", {})
    assert made.status in (200, 201)
    hall.tokens["another"] = hall.door.join(
        made.json["code"], name=None, password=None, token=None, address="", label="a tablet"
    )

    assert hall.ask("another", "GET", AT_1).status == 200
    assert hall.ask("another", "GET", AT_2).status == 403


def test_codes_are_made_for_the_tables_and_teams_that_the_event_has(hall: MatchHouse) -> None:
    with pytest.raises(InvitationUnfit):
        hall.door.invite(DUEL, Role.RECORDER, table=3, by="test")
    with pytest.raises(InvitationUnfit):
        hall.door.invite(DUEL, Role.CAPTAIN, entry="A", by="test")
    people = hall.door.people(DUEL)

    assert {held.role for account in people.accounts for held in account.grants} >= {"director"}
    assert sorted(device.table or 0 for device in people.devices)[-2:] == [1, 2]
    path = "/api/office/duel/people"
    assert hall.ask("director", "GET", path).status == 200
    assert hall.ask("open room", "GET", path).status == 403
    body = {"role": "recorder", "table": 2, "entry": None, "player": None, "days": 7}
    assert hall.ask("director", "POST", "/api/office/duel/invitations", body).status in (200, 201)


def test_players_and_captains_have_a_page_of_their_own(quiet: MatchHouse) -> None:
    player, captain = (quiet.ask(who, "GET", "/api/my/duel") for who in ("player", "captain"))

    assert (player.status, player.json["kind"], player.json["player"]) == (
        200,
        "backgammon",
        "Kh1",
    )
    assert len(captain.json["matches"][0]["seats"]) == 2
    (held,) = quiet.ask("player", "GET", "/api/me").json["grants"]
    assert (held["event_name"], held["format"]) == ("Duel", "room_match")
    (house,) = quiet.ask("house director", "GET", "/api/me").json["grants"]
    assert (house["event_name"], house["format"]) == ("", None)
