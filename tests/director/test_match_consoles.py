"""A backgammon table's recorder writes a game: what is taken, refused and answered."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from unittest.mock import ANY

import pytest

from evendeal.backgammon import Due, Side
from evendeal.backgammon.record_refusals import (
    GameClosed,
    GameResultDiffers,
    LaterLineFirst,
    RollStandsBetween,
)
from evendeal.backgammon.refusals import IllegalPlay, NotNow, OutOfTurn
from evendeal.backgammon.rolls import NotARoll
from evendeal.director.appending import SessionOver
from evendeal.director.ledger import NotStarted
from evendeal.director.ports import KeyReused, LineMissing, PlaceTaken
from evendeal.draw.rolls_refusals import NotThrownYet
from evendeal.errors import Refused
from evendeal.formats.console_side import NotForATable
from evendeal.formats.consoles import Consoles, KeyUnfit, NothingSent
from evendeal.formats.room_match.console import GameTooLong, RoomMatchConsole
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.recording import GameNotDue
from evendeal.formats.room_match.roll_requests import AskLast
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, EventId, TableNo
from evendeal.tournament.room_match.refusals import NoGameThere
from evendeal.views.absent import NoSuchTable
from evendeal.views.console import Sent
from evendeal.views.matches.build_console import match_console
from evendeal.views.matches.console import MatchReceipt
from support.desks import consoles_of
from support.events.matches import (
    ASK_OPENING,
    BOARD,
    CLOSED,
    DUEL,
    ONE,
    OPEN,
    GameDevice,
    ask_roll,
    end_boards,
    game_at,
    matches_begun,
    typed_roll,
)
from support.events.poker import hand_rows
from support.refusals import refused


@pytest.fixture
def matches(desk: Desk) -> MatchDesk:
    return matches_begun(desk)


@pytest.fixture
def consoles(matches: MatchDesk) -> Consoles:
    return consoles_of(matches)


@pytest.fixture
def device(consoles: Consoles) -> GameDevice:
    return GameDevice(consoles).begin()


@pytest.fixture
def thrown(desk: Desk) -> Consoles:
    return consoles_of(matches_begun(desk, rolls="thrown"))


@pytest.mark.long
def test_a_whole_game_is_written_as_it_was_played(device: GameDevice, folder: Path) -> None:
    device.go(1_000)
    done = device.say(device.accept())

    written = hand_rows(folder)[BOARD, OPEN, ONE]
    assert {row.n: row.body for row in written} == device.lines
    assert (done.stage, done.word, done.next) == ("accepted", "accepted", len(written))
    console = device.console
    assert (console.played, console.games, [game.game for game in console.order]) == (1, 2, [2])
    assert console.last is not None
    assert {line.n: dict(line.body) for line in console.last.lines} == device.lines


def test_the_console_knows_the_match_the_players_and_what_is_left(device: GameDevice) -> None:
    console = device.console

    assert (console.kind, console.room, console.rolls) == ("backgammon", "open", "drawn")
    assert (console.begun, console.ended, console.final) == (True, False, False)
    assert (console.board.number, console.board.name) == (1, "Board")
    assert [(game.match, game.game, game.games, game.set) for game in console.order] == [
        (1, 1, 2, 1),
        (1, 2, 2, 2),
    ]
    first = console.order[0]
    assert first.name == "Kharkov against Moscow"
    assert (first.stage, first.next, first.lines, first.result) == ("waiting", 0, (), None)
    assert (first.white.name, first.white.player) == ("Kharkov", "Kh1")
    assert (first.black.name, first.black.player) == ("Moscow", "Mo1")
    assert first.ruleset["variant"] == "backgammon"


@pytest.mark.parametrize("table", [0, 3])
def test_there_is_no_console_for_a_table_that_the_event_does_not_have(
    matches: MatchDesk, table: int
) -> None:
    with refused(NoSuchTable, event=DUEL, table=table, tables=2):
        match_console(
            matches.progress(DUEL),
            TableNo(table),
            lines=lambda session, deal: (),
            seen=lambda session, deal, game: False,
            position=0,
            version="",
        )


def test_in_the_closed_room_the_second_team_has_white(consoles: Consoles) -> None:
    console = consoles.console(DUEL, CLOSED)

    assert console.room == "closed"
    first = console.order[0]
    assert (first.white.name, first.white.player) == ("Moscow", "Mo2")
    assert (first.black.name, first.black.player) == ("Kharkov", "Kh2")


def test_a_roll_that_is_asked_for_is_written_with_its_dice_and_the_receipt_tells_it(
    device: GameDevice, matches: MatchDesk
) -> None:
    receipt = device.say(ASK_OPENING)

    sealed = matches.luck(DUEL, BOARD)
    assert sealed is not None
    assert sealed.rolls is not None
    white, black = sealed.rolls.rolls(ONE).opening
    assert [line.body for line in receipt.lines] == [
        {"do": "opening_roll", "white": white, "black": black}
    ]


@pytest.mark.long
def test_both_rooms_are_told_the_same_rolls(consoles: Consoles) -> None:
    games = [GameDevice(consoles, table).begin().go(40) for table in (OPEN, CLOSED)]

    first, second = (
        [body for body in game.lines.values() if "roll" in body["do"]] for game in games
    )
    assert first == second


def test_where_rolls_are_thrown_the_first_room_types_and_the_second_one_is_told(
    thrown: Consoles,
) -> None:
    first, second = (GameDevice(thrown, table).begin() for table in (OPEN, CLOSED))
    with refused(NotThrownYet, side=None, number=0):
        second.write(ASK_OPENING)
    first.say({"do": "opening_roll", "white": 3, "black": 1})
    first.say(first.play_due())
    with pytest.raises(NotThrownYet):
        first.write(ask_roll("black"))
    first.say(typed_roll("black", (2, 5)))

    assert second.say(ASK_OPENING).lines[0].body == {"do": "opening_roll", "white": 3, "black": 1}
    second.say(second.play_due())
    receipt = second.say(ask_roll("black"))
    assert receipt.lines[0].body == {"do": "roll", "side": "black", "dice": [5, 2]}


def test_lines_sent_again_get_the_same_answer_and_change_nothing(
    device: GameDevice, folder: Path
) -> None:
    first = device.write(ASK_OPENING, n=0, key="a")
    again = device.write(ASK_OPENING, n=0, key="a")

    assert again == first
    assert len(hand_rows(folder)[BOARD, OPEN, ONE]) == 1


def test_lines_of_which_some_are_written_are_completed(device: GameDevice, folder: Path) -> None:
    device.go(1)
    written = device.write(ASK_OPENING, device.play_due(), n=0)

    assert [line.n for line in written.lines] == [0, 1]
    assert written.lines[0].body == device.lines[0]
    assert len(hand_rows(folder)[BOARD, OPEN, ONE]) == 2


def test_what_stands_there_already_is_not_written_over(device: GameDevice) -> None:
    device.go(1)
    opened = device.lines[0]
    swapped = {"do": "opening_roll", "white": opened["black"], "black": opened["white"]}

    for line in (ask_roll("white"), {"do": "double", "side": "white"}, swapped):
        with refused(KeyReused, key="1-1-1/k/0", position=None):
            device.write(line, n=0)


def test_the_same_dice_in_the_other_order_are_the_same_line(thrown: Consoles) -> None:
    device = GameDevice(thrown).begin()
    device.say({"do": "opening_roll", "white": 3, "black": 1})
    device.say(device.play_due())
    n = device.n
    first = device.say(typed_roll("black", (2, 5)))

    assert device.write(typed_roll("black", (5, 2)), n=n) == first
    with refused(KeyReused, key="1-1-1/k/2", position=None):
        device.write(typed_roll("black", (5, 3)), n=n)


def test_where_another_device_has_written_its_lines_are_shown(consoles: Consoles) -> None:
    first = GameDevice(consoles, key="a").begin()
    first.go(2)
    second = GameDevice(consoles, key="b", by="ben").begin()
    with refused(PlaceTaken, session=1, table=1, deal=1, n=0, position=None, theirs=ANY) as no:
        second.write(ASK_OPENING, n=0)

    theirs = json.loads(str(no.value.theirs))
    assert [each["n"] for each in theirs] == [0, 1]
    assert theirs[0]["body"] == first.lines[0]


def test_a_line_before_which_lines_are_missing_is_refused(device: GameDevice) -> None:
    with refused(LineMissing, session=1, table=1, deal=1, expected=0, got=3):
        device.write(ASK_OPENING, n=3)


def test_lines_are_all_written_or_none(device: GameDevice, folder: Path) -> None:
    device.say(ASK_OPENING)
    play = device.play_due()
    with pytest.raises(OutOfTurn):
        device.write(play, {"do": "double", "side": play["side"]})

    assert len(hand_rows(folder)[BOARD, OPEN, ONE]) == 1


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ({"do": "decide", "winner": "white"}, NotForATable),
        ({"do": "reopen", "reason": "x"}, NotForATable),
        ({"do": "line_up"}, NotForATable),
        ({"do": "sheets_given", "sheets": 1}, NotForATable),
        ({"do": "open"}, NotForATable),
        ({"do": "begin"}, NotForATable),
        ({"do": "answer", "table": 1, "deal": 1, "reason": ""}, NotForATable),
        ({"do": "fold", "seat": 1}, NotForATable),
        ({"do": "note", "kind": "wrong_roll", "side": "white", "text": "6-5"}, NotForATable),
        ({"do": 7}, NotForATable),
        ({}, NotForATable),
        ({"do": "roll", "side": "white"}, Refused),
        ({"do": "roll", "side": "white", "dice": [7, 1]}, NotARoll),
        ({"do": "roll", "side": "white", "dice": None, "more": 1}, Refused),
        ({"do": "opening_roll", "white": None, "black": 3}, Refused),
        ({"do": "opening_roll", "white": 0, "black": 3}, NotARoll),
        ({"do": "undo", "of": -1}, Refused),
        ({"do": "note", "kind": "clock", "seat": 1, "text": ""}, Refused),
    ],
)
def test_what_no_recorder_writes_is_refused(
    device: GameDevice, line: dict[str, object], refusal: type[Refused], folder: Path
) -> None:
    with pytest.raises(refusal):
        device.write(line)

    assert (BOARD, OPEN, ONE) not in hand_rows(folder)


@pytest.mark.parametrize(
    "do",
    ["reopen", ["Kh", True], None, "x" * 500],
    ids=["a word", "a list", "nothing", "500 letters"],
)
def test_what_no_recorder_writes_is_told_as_it_was_sent(device: GameDevice, do: object) -> None:
    with refused(NotForATable):
        device.write({"do": do})


def test_keys_and_numbers_of_lines_are_read_strictly(device: GameDevice) -> None:
    with refused(NothingSent, lines=0, most=500):
        device.write()
    with refused(NothingSent, lines=501, most=500):
        device.write(*[dict(ASK_OPENING)] * 501)
    with refused(KeyUnfit, longest=100):
        device.write(ASK_OPENING, key="")
    with refused(NotForATable, do="-1"):
        device.write(ASK_OPENING, n=-1)


def test_a_game_has_so_many_lines_at_most(
    device: GameDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RoomMatchConsole, "most", 2)
    device.go(2)
    with refused(GameTooLong, deal=1, most=2):
        device.write({"do": "call_director", "reason": ""})


def test_a_game_begins_when_the_one_before_is_accepted(device: GameDevice) -> None:
    device.go(2)
    with refused(GameNotDue, session=1, table=1, deal=2):
        device.write(ASK_OPENING, n=0, deal=2)
    with refused(GameNotDue, session=1, table=1, deal=2):
        device.write({"do": "note", "kind": "clock", "side": None, "text": ""}, n=0, deal=2)

    device.short_game()
    assert GameDevice(device.consoles).begin().deal == 2


def test_lines_of_another_tables_match_are_refused(desk: Desk) -> None:
    consoles = consoles_of(matches_begun(desk, teams=4))
    device = GameDevice(consoles, table=1).begin()
    elsewhere = GameDevice(consoles, table=3).begin()

    assert elsewhere.deal != device.deal
    with refused(NoGameThere, session=1, table=1, roll_set=3):
        device.write(ASK_OPENING, deal=elsewhere.deal)
    with refused(NoGameThere, session=1, table=1, roll_set=99):
        device.write(ASK_OPENING, deal=99)
    with refused(NoSuchTable, event="duel", table=9, tables=4):
        consoles.write(
            DUEL, TableNo(9), session=1, deal=1, n=0, key="k", lines=[ASK_OPENING], by="ann"
        )


def test_the_next_rounds_match_is_due_when_the_tables_own_is_over(desk: Desk) -> None:
    consoles = consoles_of(matches_begun(desk, teams=4))
    device = GameDevice(consoles).begin()
    planned = [(game.match, game.game) for game in device.console.order]
    later = device.console.order[2]
    with refused(GameNotDue, session=1, table=1, deal=5):
        device.write(ASK_OPENING, deal=later.set)
    device.short_game()
    device.short_game()

    assert len(planned) == 6
    console = device.console
    assert (console.order[0].match, console.order[0].game) == (later.match, 1)
    assert (console.played, console.finished, console.score.white) == (2, (), 0)
    assert console.last is not None
    assert (console.last.match, console.last.game) == (planned[0][0], 2)


def test_a_session_that_has_not_begun_takes_nothing(device: GameDevice) -> None:
    with refused(NotStarted, event="duel", session=2):
        device.write(ASK_OPENING, session=2)


def test_a_session_that_has_ended_takes_nothing_and_still_answers_what_it_took(
    consoles: Consoles, matches: MatchDesk
) -> None:
    devices = [GameDevice(consoles, table) for table in (OPEN, CLOSED)]
    for device in devices:
        device.short_game()
        device.short_game()
    end_boards(matches, DUEL)

    (device, _) = devices
    assert (device.console.ended, device.console.order) == (True, ())
    assert device.write(ASK_OPENING, n=0).stage == "accepted"
    with refused(SessionOver, session=1):
        device.write({"do": "call_director", "reason": ""}, n=device.n)


def test_the_score_of_the_own_room_is_kept_in_small_match_points(device: GameDevice) -> None:
    device.short_game()

    console = device.console
    (game,) = console.finished
    assert game.result is not None
    assert (game.result.level, game.result.left, game.result.ending) == (2, 15, "resigned")
    points = {"white": console.score.white, "black": console.score.black}
    assert game.result.winner is not None
    assert points.pop(game.result.winner) == game.result.points > 0
    assert list(points.values()) == [0]


def test_a_result_that_the_lines_do_not_make_is_refused(device: GameDevice) -> None:
    device.give_up()
    with pytest.raises(GameResultDiffers):
        device.write({**device.accept(), "level": 3})

    assert device.console.order[0].stage == "finished"


def test_after_it_is_accepted_only_notes_and_calls_are_taken(device: GameDevice) -> None:
    device.short_game()
    with refused(GameClosed, lines=4):
        device.write({"do": "undo", "of": device.n - 2})
    receipt = device.say({"do": "call_director", "reason": "the clock"})

    assert (receipt.stage, receipt.word) == ("accepted", "accepted")
    assert device.console.last is not None
    assert device.console.last.called


def test_a_slip_of_the_hand_can_be_taken_back_before_the_next_roll(
    matches: MatchDesk, device: GameDevice
) -> None:
    device.say(ASK_OPENING)
    device.say(device.play_due(0))
    of = device.n - 1
    device.say({"do": "undo", "of": of})
    assert device.state.due is Due.PLAY
    device.say(device.play_due(1))

    assert [n for n, _ in device.in_force] == [0, 3]
    device.say({"do": "correct", "of": 3, "action": device.lines[of], "reason": ""})
    assert game_at(matches).actions[1].moves == tuple(
        tuple(move) for move in device.lines[of]["moves"]
    )


def test_only_the_last_line_is_taken_back(device: GameDevice) -> None:
    device.to_roll()
    side = device.state.turn
    assert side is not None
    device.say({"do": "double", "side": side.word})
    device.say({"do": "take", "side": side.other.word})
    with refused(LaterLineFirst, of=4, last=5):
        device.write({"do": "undo", "of": device.n - 2})


def test_what_stands_before_a_roll_is_the_directors_to_correct(device: GameDevice) -> None:
    device.say(ASK_OPENING)
    device.say(device.play_due())
    device.say(device.roll_due())
    with refused(RollStandsBetween, of=2):
        device.write({"do": "undo", "of": 2})
    for of in (0, 1):
        with pytest.raises(RollStandsBetween):
            device.write({"do": "correct", "of": of, "action": device.lines[of], "reason": "x"})


def test_a_thrown_roll_that_was_typed_wrong_is_typed_again(thrown: Consoles) -> None:
    """R47: as long as the other room has not used it."""
    first, second = (GameDevice(thrown, table).begin() for table in (OPEN, CLOSED))
    first.say({"do": "opening_roll", "white": 3, "black": 1})
    first.say({"do": "undo", "of": 0})
    first.say({"do": "opening_roll", "white": 4, "black": 1})
    second.say(ASK_OPENING)
    for device, of in ((first, 2), (second, 0)):
        with pytest.raises(RollStandsBetween):
            device.write({"do": "undo", "of": of})

    assert second.lines[0] == {"do": "opening_roll", "white": 4, "black": 1}


def test_an_illegal_play_is_refused_and_can_be_let_stand(device: GameDevice) -> None:
    device.say(ASK_OPENING)
    side = device.state.turn
    assert side is not None
    play = {"do": "play", "side": side.word, "moves": [[24, 22], [24, 22]], "accepted": False}
    with pytest.raises(IllegalPlay):
        device.write(play)

    assert device.say({**play, "accepted": True}).stage == "playing"


def test_a_roll_asked_for_twice_is_not_the_next_one(device: GameDevice) -> None:
    device.say(ASK_OPENING)
    side = device.state.turn
    assert side is not None
    for line in (ASK_OPENING, ask_roll(side.word), ask_roll(side.other.word)):
        with pytest.raises(NotNow):
            device.write(line)
    device.say(device.play_due())
    with pytest.raises(OutOfTurn):
        device.write(ask_roll(side.word))


def test_a_play_and_the_roll_after_it_are_written_together_or_not_at_all(
    thrown: Consoles, folder: Path
) -> None:
    device = GameDevice(thrown).begin()
    device.say({"do": "opening_roll", "white": 3, "black": 1})
    with pytest.raises(NotThrownYet):
        device.write(device.play_due(), ask_roll("black"))
    assert len(hand_rows(folder)[BOARD, OPEN, ONE]) == 1

    device.say(device.play_due(), typed_roll("black", (6, 5)))
    assert device.n == 3


def test_a_roll_that_is_asked_for_comes_last(device: GameDevice, folder: Path) -> None:
    device.say(ASK_OPENING)
    play = device.play_due()
    with pytest.raises(AskLast) as no:
        device.write(play, ask_roll("black"), {"do": "double", "side": "black"})

    assert no.value.n in (1, 2)
    assert len(hand_rows(folder)[BOARD, OPEN, ONE]) == 1


def test_the_position_counts_the_own_lines_and_those_of_the_sessions(
    consoles: Consoles, matches: MatchDesk
) -> None:
    announced: list[tuple[EventId, TableNo, int]] = []
    end = consoles.subscribe(
        lambda event, table, position: announced.append((event, table, position))
    )
    before = consoles.position(DUEL, OPEN)
    other = consoles.position(DUEL, CLOSED)
    GameDevice(consoles, OPEN).begin().go(5)
    end()

    assert [table for _, table, _ in announced] == [OPEN] * 5
    assert announced[-1][2] == consoles.position(DUEL, OPEN) == before + 5
    assert consoles.position(DUEL, CLOSED) == other
    assert consoles.console(DUEL, OPEN).position == before + 5
    with refused(NoSuchTable, event="duel", table=3, tables=2):
        consoles.position(DUEL, TableNo(3))
    with refused(NoSuchTable, event="duel", table=3, tables=2):
        consoles.console(DUEL, TableNo(3))


def test_several_tables_are_written_together_each_with_its_own_answer(
    consoles: Consoles, matches: MatchDesk
) -> None:
    def sent(table: int, *lines: dict[str, object], n: int = 0) -> Sent:
        return Sent(DUEL, TableNo(table), 1, 1, n, f"k{table}", lines, "ann")

    answers = consoles.write_all(
        [sent(1, ASK_OPENING), sent(2, ASK_OPENING), sent(2, ASK_OPENING, n=4), sent(1, {})]
    )

    kinds = [type(answer).__name__ for answer in answers]
    assert kinds == ["MatchReceipt", "MatchReceipt", "LineMissing", "NotForATable"]
    assert game_at(matches, 1).opening == game_at(matches, 2).opening is not None


def test_a_roll_asked_for_in_both_rooms_at_once_is_told_in_both(consoles: Consoles) -> None:
    """What is committed together is in the receipts: else the tables would wait for their dice."""
    ask = [
        Sent(DUEL, table, 1, 1, 0, f"k{table}", [ASK_OPENING], "ann") for table in (OPEN, CLOSED)
    ]

    first, second = (answer.lines for answer in receipts(consoles.write_all(ask)))
    assert [line.body for line in first] == [line.body for line in second]
    assert first[0].body["white"] != first[0].body["black"]
    assert [answer.lines for answer in receipts(consoles.write_all(ask))] == [first, second]


def receipts(answers: Sequence[object]) -> list[MatchReceipt]:
    """The answers, which all are receipts."""
    return [answer for answer in answers if isinstance(answer, MatchReceipt)]


def test_when_the_second_room_accepts_the_roll_set_is_opened(
    consoles: Consoles, matches: MatchDesk
) -> None:
    GameDevice(consoles, OPEN).short_game()
    assert matches.progress(DUEL).sessions[BOARD].opened == {}
    GameDevice(consoles, CLOSED).short_game()

    assert list(matches.progress(DUEL).sessions[BOARD].opened) == [DealNo(1)]


def test_whoever_asks_for_a_console_is_seen_with_what_waits(consoles: Consoles) -> None:
    consoles.seen(DUEL, OPEN, 3)
    consoles.seen(DUEL, OPEN, None)

    assert consoles.presence(DUEL)[OPEN].waiting == 3


def test_a_console_can_be_written_as_json(device: GameDevice) -> None:
    device.go(6)

    document = json.loads(json.dumps(asdict(device.console)))
    assert document["order"][0]["lines"][0]["body"]["do"] == "opening_roll"
    assert document["order"][0]["stage"] == "playing"
    assert Side.WHITE.word in json.dumps(document)
