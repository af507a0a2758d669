"""A recorder's device at a backgammon table over HTTP, beside a poker table of the same house."""

from collections.abc import Iterator

import pytest

from evendeal.director.ports import LineMissing
from support.events.matches import ASK_OPENING, BOARD, DUEL, ONE
from support.refusals import problem
from support.web.match_house import GameWire, MatchHouse, match_house

pytestmark = pytest.mark.long

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
    page = wire.ask("GET", AT_1)

    assert (done.stage, done.word) == ("accepted", "accepted")
    assert (page.status, page.json["kind"]) == (200, "backgammon")
    lines = page.json["last"]["lines"]
    # The starter's first roll is the opening one.
    assert sum("roll" in line["body"]["do"] for line in lines) == used
    answers = "".join(wire.heard)
    assert sealed not in answers
    assert [word for word in ("salt", "secret", "sealed", "feed") if f'"{word}' in answers] == []


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
    body = problem.json
    assert body["name"] == "RollNotThat"
    assert set(body["fields"]) == {"n", "side", "number", "found"}
    assert (body["fields"]["n"], body["fields"]["side"]) == (wire.n, int(side))
    assert body["fields"]["found"] == wrong
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
    fields = problem.json["fields"]
    assert (fields["moves"], fields["dice"]) == (["24/10", "2/1"], list(dice))


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
    place = {"session": 1, "table": 1, "deal": 1}
    problem(answers[0], LineMissing, 409, **place, expected=1, got=6)
    assert hall.matches.progress(DUEL).position == before


def test_a_captain_sees_the_seats_of_both_rooms_and_a_player_the_own_one(quiet: MatchHouse) -> None:
    player, captain = (quiet.ask(who, "GET", "/api/my/duel") for who in ("player", "captain"))

    assert len(player.json["matches"][0]["seats"]) == 1
    assert len(captain.json["matches"][0]["seats"]) == 2
