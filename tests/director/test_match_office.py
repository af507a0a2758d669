"""The office of an event of matches: every table, the course, line-ups, decisions previewed."""

from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Any

import pytest

from evendeal.backgammon.record_refusals import RollStays
from evendeal.director.events import create_event
from evendeal.director.ledger import NotStarted
from evendeal.director.office.refusals import (
    NoCallOpen,
    NoSuchEntry,
    RuleNumberMissing,
    RulingReasonMissing,
)
from evendeal.director.ports import KeyReused
from evendeal.director.randomness import BeaconNeeded
from evendeal.errors import Refused
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.office.refusals import (
    NotReopened,
    OneDecisionAtATime,
    ResultCannotBe,
)
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, EntryId, EventId, SessionNo, TableNo
from evendeal.tournament.room_match.line_ups import (
    LineUpOver,
    NotInThisMatch,
    NotOfTheTeam,
    OnePlayerTwoRooms,
    PlaysAnotherBoard,
)
from evendeal.tournament.room_match.refusals import (
    GamesLeft,
    NoGameThere,
    NoSuchMatch,
    RollsAlreadyOpen,
)
from evendeal.views.absent import NoSuchEvent
from evendeal.views.matches.office.parts import MatchOffice, OfficeMatch
from support.clock import Moved
from support.desks import consoles_of
from support.english import english
from support.events.matches import (
    BOARD,
    CLOSED,
    DUEL,
    ONE,
    OPEN,
    SECRET,
    TWO,
    GameDevice,
    game_at,
    match_event,
    matches_begun,
)
from support.offices import matches_office
from support.refusals import refused
from support.sentences import in_golden_file

FINAL = "[final]\ngames = 2\n"
FORFEIT = {"winner": "white", "level": 2, "left": 15, "cube": 1}
WHY = {"rule": "R48, forfeit", "reason": "Black did not come back"}


def place(table: int = 1, deal: int = 1, session: int = 1) -> dict[str, int]:
    """A game as the office's forms name it."""
    return {"session": session, "table": table, "deal": deal}


class Floor:
    """An event of matches with its consoles and its office."""

    def __init__(self, matches: MatchDesk) -> None:
        self.matches = matches
        self.consoles = consoles_of(matches)
        self.office = matches_office(matches)
        self.keys = 0

    @property
    def page(self) -> MatchOffice:
        return self.office.office(DUEL)

    @property
    def match(self) -> OfficeMatch:
        return self.page.matches[0]

    def device(self, table: int = 1) -> GameDevice:
        """A recorder's device at a table."""
        self.keys += 1
        return GameDevice(self.consoles, table, key=f"k{self.keys}-{table}")

    def decide(self, key: str = "d", **more: Any) -> None:
        """The director decides a game."""
        form = {**place(), **FORFEIT, **WHY, **more}
        self.office.decide(DUEL, form, key=key, by="Dora")

    def play_out(self, *tables: int, games: int = 2) -> None:
        """So many short games at each of these tables."""
        for table in tables:
            for _ in range(games):
                self.device(table).short_game()


@pytest.fixture
def floor(desk: Desk) -> Floor:
    return Floor(matches_begun(desk))


@pytest.fixture
def with_final(desk: Desk) -> Floor:
    return Floor(matches_begun(desk, teams=3, more=FINAL))


def test_a_sealed_event_is_shown_with_its_plan_before_it_begins(desk: Desk) -> None:
    matches = MatchDesk(desk.adapters)
    create_event(matches, match_event(), secret=lambda session, kind: SECRET)

    page = matches_office(matches).office(DUEL)

    assert page.status == "sealed"
    assert [match.stage for match in page.matches] == ["planned"]
    assert page.matches[0].names == ("Kharkov", "Moscow")
    assert page.matches[0].open.white.player == "Kh1"
    assert page.boards[0].begun_at is None
    assert page.attention == ()


def test_the_office_tells_where_each_room_is(floor: Floor) -> None:
    device = floor.device().begin().to_roll()

    match = floor.match
    assert match.stage == "playing"
    assert (match.open.game, match.open.stage, match.open.due) == (1, "playing", "roll")
    assert match.open.roll == sum(device.state.rolls)
    assert device.state.turn is not None
    assert match.open.turn == device.state.turn.word
    assert match.open.since is not None
    assert (match.closed.stage, match.closed.due, match.closed.roll) == ("waiting", "opening", 0)


def test_a_game_counts_for_the_match_when_both_rooms_have_it(floor: Floor) -> None:
    floor.play_out(1, games=1)

    match = floor.match
    assert (match.open.done, match.open.ahead, match.cells[0].imps) == (1, 1, None)
    assert match.imps == (0, 0)
    assert match.open.smp != (0, 0)

    floor.play_out(2, games=1)
    match = floor.match
    assert match.cells[0].imps is not None
    assert (match.cells[0].open, match.cells[0].closed) == ("accepted", "accepted")
    assert floor.page.summary.games_over == 1


def test_a_room_that_writes_nothing_for_long_is_told(desk: Desk) -> None:
    clock = Moved()
    floor = Floor(matches_begun(Desk(replace(desk.adapters, clock=clock))))
    floor.device().begin().go(1)
    assert floor.page.attention == ()

    clock.move(minutes=11)

    (quiet,) = floor.page.attention
    assert quiet.kind == "quiet"
    assert "is to act" in english(quiet.detail)
    in_golden_file(quiet.title)


def test_a_recorder_who_is_lost_or_late_is_told(desk: Desk) -> None:
    clock = Moved()
    floor = Floor(matches_begun(Desk(replace(desk.adapters, clock=clock))))
    floor.device().begin().go(1)
    floor.consoles.seen(DUEL, OPEN, 3)

    (late,) = floor.page.attention
    assert (late.kind, floor.match.open.waiting_lines) == ("offline", 3)
    in_golden_file(late.detail)
    assert floor.match.open.in_touch

    clock.move(minutes=2)
    assert not floor.match.open.in_touch
    in_golden_file(floor.page.attention[0].title)


def test_a_recorder_is_counted_as_soon_as_there_is_a_game_to_play(desk: Desk) -> None:
    clock = Moved()
    floor = Floor(matches_begun(Desk(replace(desk.adapters, clock=clock))))
    assert (floor.page.summary.recorders_in_touch, floor.page.summary.tables_in_play) == (0, 2)

    floor.consoles.seen(DUEL, OPEN, 0)
    clock.move(seconds=1)  # an office is shown for a second
    assert (floor.page.summary.recorders_in_touch, floor.page.summary.tables_in_play) == (1, 2)

    clock.move(minutes=2)
    assert floor.page.summary.recorders_in_touch == 0


def test_where_everything_is_played_no_recorder_is_missed(floor: Floor) -> None:
    floor.play_out(1)
    assert floor.page.summary.tables_in_play == 1

    floor.play_out(2)
    assert floor.page.summary.tables_in_play == 0


def test_a_call_is_listed_until_it_is_answered(floor: Floor) -> None:
    device = floor.device().begin().go(1)
    device.say({"do": "call_director", "reason": "cocked dice"})

    (call,) = floor.page.attention
    assert (call.kind, call.table, call.deal, call.action) == ("call", 1, 1, "answer")
    assert "cocked dice" in english(call.detail)
    assert floor.office.game(DUEL, BOARD, OPEN, ONE).calls == ("cocked dice",)

    for _ in range(2):
        floor.office.answer(DUEL, BOARD, OPEN, ONE, reason="roll again", key="a", by="Dora")

    assert floor.page.attention == ()
    with pytest.raises(NoCallOpen):
        floor.office.answer(DUEL, BOARD, OPEN, ONE, reason="", key="b", by="Dora")
    lines = floor.office.game(DUEL, BOARD, OPEN, ONE).lines
    in_golden_file(lines[-1].sentence)
    assert lines[-1].n is None


def test_an_answer_does_not_get_in_the_recorders_way(floor: Floor) -> None:
    device = floor.device().begin().go(1)
    device.say({"do": "call_director", "reason": ""})
    floor.office.answer(DUEL, BOARD, OPEN, ONE, reason="", key="a", by="Dora")

    device.go(2)

    assert game_at(floor.matches).lines == device.n


def test_a_decision_is_previewed_with_what_it_changes_in_imp_and_vp(floor: Floor) -> None:
    floor.play_out(1, 2, games=1)
    floor.play_out(1, games=1)
    floor.device(2).begin().go(3)
    before = floor.matches.progress(DUEL).position

    decision = {**place(2, 2), **FORFEIT}
    found = floor.office.preview(DUEL, {"decision": {**decision, "rule": "", "reason": ""}})

    assert found.refused is None
    assert found.game is not None
    assert found.match is not None
    assert found.game.smp_before is None
    # White of the closed room is the second team's player.
    assert found.game.smp_after is not None
    assert found.game.smp_after[0] == 0
    assert found.match.imps_before != found.match.imps_after
    assert {team.name for team in found.teams} == {"Kharkov", "Moscow"}
    assert any("IMP before" in english(sentence) for sentence in found.sentences)
    assert floor.matches.progress(DUEL).position == before


def test_a_decided_game_counts_and_is_told_so(floor: Floor) -> None:
    floor.device().begin().go(3)

    floor.decide()

    game = floor.office.game(DUEL, BOARD, OPEN, ONE)
    assert (game.stage, game.stands is not None) == ("decided", True)
    assert game_at(floor.matches).final_by == "Dora"
    (decided,) = floor.page.decisions
    assert (decided.kind, decided.rule, decided.by) == ("decide", "R48, forfeit", "Dora")
    assert decided.reason == "Black did not come back"
    assert english(decided.place) == "Board, round 1, Kharkov against Moscow, game 1, open room"
    assert floor.match.open.game == 2


def test_a_decision_sent_again_is_written_once(floor: Floor) -> None:
    floor.decide()
    before = floor.matches.progress(DUEL).position

    floor.decide()

    assert floor.matches.progress(DUEL).position == before
    with pytest.raises(KeyReused):
        floor.decide(winner="black")


def test_a_whole_match_can_be_forfeited_before_its_first_roll(floor: Floor) -> None:
    for table in (1, 2):
        for deal in (1, 2):
            winner = "white" if table == 1 else "black"
            floor.decide(key=f"{table}.{deal}", winner=winner, **place(table, deal))

    match = floor.match
    assert match.stage == "over"
    assert match.imps[0] > 0
    assert match.imps[1] == 0
    assert floor.matches.progress(DUEL).sessions[BOARD].to_open() == ()


@pytest.mark.parametrize(
    ("said", "refusal"),
    [
        ({"rule": " "}, RuleNumberMissing),
        ({"reason": ""}, RulingReasonMissing),
        ({"cube": 3}, ResultCannotBe),
        ({"cube": 128}, ResultCannotBe),
        ({"level": 1, "left": 0}, Refused),
        ({"level": 2, "left": 3}, Refused),
        ({"winner": None, "level": 1, "left": 0}, ResultCannotBe),
        ({"table": 9}, NoGameThere),
        ({"deal": 9}, Refused),
    ],
)
def test_a_result_that_cannot_be_is_not_decided(
    floor: Floor, said: dict[str, Any], refusal: type[Refused]
) -> None:
    before = floor.matches.progress(DUEL).position

    with pytest.raises(refusal):
        floor.decide(**said)

    assert floor.matches.progress(DUEL).position == before


def test_long_gammon_knows_no_backgammon(desk: Desk) -> None:
    floor = Floor(matches_begun(desk, game="long-gammon"))

    found = floor.office.preview(DUEL, {"decision": {**place(), **FORFEIT, **WHY, "level": 3}})

    assert found.refused is not None
    assert "mars is the most" in found.refused.sentence
    assert floor.office.game(DUEL, BOARD, OPEN, ONE).long


def test_an_accepted_game_is_reopened_until_its_rolls_are_public(floor: Floor) -> None:
    floor.play_out(1, games=1)
    form = {**place(), "reason": "the gammon was a single game"}

    preview = floor.office.preview(DUEL, {"reopening": form})
    floor.office.reopen(DUEL, form, key="r", by="Dora")

    assert preview.refused is None
    assert game_at(floor.matches).stage.value == "finished"
    assert floor.match.open.game == 1
    assert floor.page.decisions[0].kind == "reopen"

    floor.device().begin().say(floor.device().begin().accept())
    floor.play_out(2, games=1)
    with pytest.raises(RollsAlreadyOpen):
        floor.office.reopen(DUEL, form, key="r2", by="Dora")
    # What is public can be decided anew.
    floor.decide(key="anew")
    assert floor.office.game(DUEL, BOARD, OPEN, ONE).opened


def test_a_game_that_nobody_began_cannot_be_reopened(floor: Floor) -> None:
    with pytest.raises(NotReopened):
        floor.office.reopen(DUEL, {**place(), "reason": "x"}, key="r", by="Dora")


def test_a_play_is_put_right_with_a_reason(floor: Floor) -> None:
    device = floor.device().begin().go(2)
    line = device.n - 1
    other = GameDevice(floor.consoles, 1, key="x").begin()
    undone = {n: body for n, body in other.lines.items() if n < line}
    other.lines = undone
    meant = other.play_due(1)
    assert meant != device.lines[line]

    form = {**place(), "of": line, "action": meant, "reason": "it was typed wrongly"}
    preview = floor.office.preview(DUEL, {"correction": form})
    floor.office.correct(DUEL, form, key="c", by="Dora")

    assert preview.refused is None
    assert english(preview.sentences[0]).startswith(f"Line {line} should say")
    lines = floor.office.game(DUEL, BOARD, OPEN, ONE).lines
    assert lines[line].now is not None
    assert not lines[line].counts
    assert english(lines[-1].sentence).endswith('"it was typed wrongly".')


def test_a_line_is_taken_back_with_all_after_it(floor: Floor) -> None:
    floor.device().begin().go(6)
    undone = [action.n for action in game_at(floor.matches).in_force][2:]
    of = undone[0]

    form = {**place(), "of": of, "action": None, "reason": "they played the wrong roll"}
    preview = floor.office.preview(DUEL, {"correction": form})
    for _ in range(2):
        floor.office.correct(DUEL, form, key="c", by="Dora")

    assert english(preview.sentences[0]) == f"{len(undone)} lines count no more, from line {of} on."
    game = game_at(floor.matches)
    assert [each.n for each in game.in_force] == [0, 1]
    page = floor.office.game(DUEL, BOARD, OPEN, ONE)
    assert sum(line.body["do"] == "undo" for line in page.lines) == len(undone)
    in_golden_file(page.notes[-1].sentence)


def test_drawn_dice_are_not_corrected(floor: Floor) -> None:
    floor.device().begin().go(1)
    dice = game_at(floor.matches).opening
    assert dice is not None
    action = {"do": "opening_roll", "white": dice[1], "black": dice[0]}
    said = {**place(), "of": 0, "action": action, "reason": "x"}

    found = floor.office.preview(DUEL, {"correction": said})

    assert found.refused is not None
    assert found.refused.name == "RollStays"
    with refused(RollStays, of=0):
        floor.office.correct(DUEL, said, key="c", by="Dora")


def test_a_preview_is_of_one_thing(floor: Floor) -> None:
    with pytest.raises(OneDecisionAtATime):
        floor.office.preview(DUEL, {})


def test_a_line_up_changes_who_plays_and_later_both_names_stand(with_final: Floor) -> None:
    floor = with_final
    match = floor.match
    team, number = match.teams[0], match.number
    first, second = "Mo1", "Mo2"
    assert match.names[0] == "Moscow"
    form = {"session": 1, "match": number, "team": team, "players": (second, first)}

    floor.office.line_up(DUEL, {**form, "reason": ""}, key="l", by="Dora")

    assert floor.match.open.white.player == second
    floor.device().begin().go(1)
    with pytest.raises(RulingReasonMissing):
        floor.office.line_up(
            DUEL, {**form, "players": (first, second), "reason": ""}, key="m", by="Dora"
        )
    floor.office.line_up(
        DUEL, {**form, "players": (first, second), "reason": "ill"}, key="m", by="Dora"
    )
    assert floor.match.open.white.player == f"{second} / {first}"
    assert [each.kind for each in floor.page.decisions] == ["line_up", "line_up"]


@pytest.mark.parametrize(
    ("changed", "refusal"),
    [
        ({"match": 9}, NoSuchMatch),
        ({"team": "Xx"}, NoSuchEntry),
        ({"team": "Kh"}, NotInThisMatch),
        ({"players": ("Mo1", "Mo1")}, OnePlayerTwoRooms),
        ({"players": ("Mo1", "Ki1")}, NotOfTheTeam),
    ],
)
def test_who_cannot_play_is_not_lined_up(
    with_final: Floor, changed: dict[str, Any], refusal: type[Refused]
) -> None:
    said = {"session": 1, "match": 1, "team": "Mo", "players": ("Mo2", "Mo1"), "reason": ""}

    with pytest.raises(refusal):
        with_final.office.line_up(DUEL, {**said, **changed}, key="l", by="Dora")


def test_nobody_plays_at_two_boards_at_once(desk: Desk) -> None:
    more = '[[boards]]\nname = "Other"\n'
    floor = Floor(matches_begun(desk, more=more))
    said = {"session": 1, "match": 1, "team": "Kh", "players": ("Kh3", "Kh2"), "reason": ""}

    with pytest.raises(PlaysAnotherBoard):
        floor.office.line_up(DUEL, said, key="l", by="Dora")


def test_a_player_who_comes_back_plays_again_and_the_substitute_is_free(desk: Desk) -> None:
    more = '[[boards]]\nname = "Other"\n'
    floor = Floor(matches_begun(desk, more=more))
    floor.device().begin().go(1)

    def line_up(session: int, *players: str, key: str) -> None:
        form = {"session": session, "match": 1, "team": "Kh", "players": players, "reason": "ill"}
        floor.office.line_up(DUEL, form, key=key, by="Dora")

    line_up(2, "Kh4", "Kh3", key="free Kh4's seat")
    line_up(1, "Kh2", "Kh1", key="the rooms are changed")
    line_up(1, "Kh1", "Kh2", key="and changed back")

    record = floor.matches.progress(DUEL).match(BOARD, 1)
    assert record.playing(EntryId("Kh")) == ("Kh1", "Kh2")
    assert record.planned.players.of_team(0) == ("Kh1 / Kh2", "Kh2 / Kh1")
    assert [change.players for change in record.changes] == [("Kh2", "Kh1"), ("Kh1", "Kh2")]
    assert [each.kind for each in floor.page.decisions] == ["line_up"] * 3
    with refused(PlaysAnotherBoard, player="Kh1"):
        line_up(2, "Kh1", "Kh3", key="who came back is not free")


def test_a_match_that_is_over_is_not_lined_up(floor: Floor) -> None:
    floor.play_out(1, 2)
    said = {"session": 1, "match": 1, "team": "Kh", "players": ("Kh2", "Kh1"), "reason": "x"}

    with pytest.raises(LineUpOver):
        floor.office.line_up(DUEL, said, key="l", by="Dora")


def test_the_final_waits_for_the_rounds_and_then_begins_with_its_finalists(
    with_final: Floor,
) -> None:
    floor = with_final
    waiting = floor.page.final
    assert waiting is not None
    assert waiting.waits_for is not None
    in_golden_file(waiting.waits_for)
    with pytest.raises(GamesLeft):
        floor.office.begin(DUEL, waiting.session, beacon="", by="Dora")

    floor.play_out(1, 2, games=6)

    ready = floor.page.final
    assert ready is not None
    assert ready.waits_for is None
    assert ready.level or len(ready.finalists) == 2
    notice = floor.page.attention[0]
    assert notice.kind in ("final", "level")
    names = {entry.id: entry.name for entry in floor.page.entries}
    assert all(names[team] in english(notice.detail) for team in ready.level or ready.finalists)

    floor.office.begin(DUEL, waiting.session, beacon="", by="Dora")
    begun = floor.page.final
    assert begun is not None
    assert begun.begun_at is not None
    assert len(begun.finalists) == 2
    assert floor.page.matches[-1].final
    assert bool(begun.lots) == bool(ready.level)


def test_boards_end_when_every_game_is_over(floor: Floor) -> None:
    with pytest.raises(GamesLeft):
        floor.office.end(DUEL, BOARD, by="Dora")
    floor.play_out(1, 2)

    floor.office.end(DUEL, BOARD, by="Dora")

    assert floor.page.boards[0].ended_at is not None
    assert floor.page.status == "finished"


def test_boards_begin_with_the_beacon_that_the_seal_promises(desk: Desk) -> None:
    matches = MatchDesk(desk.adapters)
    event = match_event(more='[draw]\nbeacon = "the lottery of Friday"')
    create_event(matches, event, secret=lambda session, kind: SECRET)
    office = matches_office(matches)

    assert office.office(DUEL).beacon == "the lottery of Friday"
    with pytest.raises(BeaconNeeded):
        office.begin(DUEL, BOARD, beacon=" ", by="Dora")

    office.begin(DUEL, BOARD, beacon=" 3 14 15 ", by="Dora")

    assert matches.progress(DUEL).sessions[BOARD].beacon == "3 14 15"


def test_the_journal_says_what_was_done_where(floor: Floor) -> None:
    floor.device().begin().go(2)
    floor.decide(**place(2, 1))

    entries = floor.office.journal(DUEL).entries

    in_golden_file(entries[-1].sentence)
    said = [english(each.sentence) for each in entries]
    in_golden_file(*(each for each in said if each.startswith("The board")))
    decided = next(each for each in entries if "The director decided" in english(each.sentence))
    assert english(decided.place) == "Board, round 1, game 1, table 2"
    assert (decided.session, decided.table, decided.deal) == (BOARD, CLOSED, ONE)
    assert floor.office.journal(DUEL, before=2).entries == entries[-1:]


def test_the_archive_has_the_log(floor: Floor) -> None:
    assert floor.office.archive(DUEL)[:2] == b"PK"


def test_an_event_of_poker_has_no_office_here(floor: Floor) -> None:
    with pytest.raises(NoSuchEvent):
        floor.office.office(EventId("cup"))


def test_the_office_hears_of_every_line(floor: Floor) -> None:
    heard: list[int] = []
    end = floor.office.subscribe(lambda event, position: heard.append(position))

    floor.device().begin().go(2)
    end()
    floor.decide(**place(2, 2))

    assert heard == [floor.matches.progress(DUEL).position - 2, heard[-1]]


def test_no_roll_is_told_before_a_room_has_had_it(floor: Floor) -> None:
    luck = floor.matches.luck(DUEL, BOARD)
    assert luck is not None
    assert luck.rolls is not None
    floor.device().begin().go(4)
    floor.decide(**place(1, 2))

    game = floor.office.game(DUEL, BOARD, OPEN, ONE)
    other = floor.office.game(DUEL, BOARD, CLOSED, ONE)
    assert game.roll == len(
        [line for line in game.lines if line.body["do"] in ("roll", "opening_roll")]
    )
    assert other.lines == ()
    assert other.board.dice is None
    assert floor.match.closed.dice is None
    assert not floor.office.game(DUEL, BOARD, OPEN, TWO).opened
    pages = repr((floor.page, game, other, floor.office.journal(DUEL)))
    for deal in (1, 2):
        assert str(luck.rolls.rolls(DealNo(deal))) not in pages
        assert luck.secret.hex() not in pages


def test_a_game_of_another_session_is_not_there(floor: Floor) -> None:
    with refused(NotStarted, event=DUEL, session=2):
        floor.office.game(DUEL, SessionNo(2), TableNo(1), ONE)
    with pytest.raises(NoGameThere):
        floor.office.game(DUEL, BOARD, TableNo(7), ONE)


def test_no_preview_finds_a_roll_that_is_still_to_come(floor: Floor) -> None:
    """S3: whatever dice a correction guesses, the answer tells nothing of the sealed rolls."""
    device = floor.device().begin().go(6)
    dice = list(combinations_with_replacement(range(6, 0, -1), 2))

    for of in range(device.n + 2):
        typed = device.lines.get(of, {})
        for side in ("white", "black"):
            answers = {}
            for thrown in dice:
                action = {"do": "roll", "side": side, "dice": list(thrown)}
                form = {**place(), "of": of, "action": action, "reason": "they say so"}
                answer = floor.office.preview(DUEL, {"correction": form})
                answers[thrown] = repr(answer).replace(f"{thrown[0]}-{thrown[1]}", "DICE")
            own = tuple(typed.get("dice", ())) if typed.get("side") == side else ()
            others = {answer for thrown, answer in answers.items() if thrown != own}
            assert len(others) == 1, (of, side)
