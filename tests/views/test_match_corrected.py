"""What the public is told of a correction: who made it, why, and what it had seen before."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from evendeal.backgammon import (
    Double,
    GameAction,
    OpeningRoll,
    Pass,
    Play,
    Roll,
    Take,
    legal,
)
from evendeal.backgammon.lines import GameCorrected, GameNote
from evendeal.errors import Refused
from evendeal.ids import ROOMS, DealNo, Room, SessionNo
from evendeal.lines.acts import Undo
from evendeal.tournament.room_match.corrected import FROM_OFFICE
from evendeal.tournament.room_match.event import RollsKind
from evendeal.tournament.room_match.game import RoomGame
from evendeal.views.matches.embargo import seen_game
from evendeal.views.matches.frames import MatchCorrection, MatchFrame, game_frames, last_frame
from evendeal.views.matches.game_page import match_game_head
from support.backgammon.seen_games import BLACK, WHITE, moved
from support.events.match_log import MatchLog, event_of
from support.sentences import in_golden_file

ONE = SessionNo(1)
WHY = "moved by mistake"


def rolled(open_turns: int, closed_turns: int, **event: RollsKind) -> MatchLog:
    """A match whose rooms have completed so many turns of the first game."""
    log = MatchLog(event_of(**event)).begin()
    play_to(log, "open", open_turns)
    play_to(log, "closed", closed_turns)
    return log


def play_to(log: MatchLog, room: Room, turns: int) -> None:
    """A room plays on until it has completed so many turns."""
    place = log.place(room=room)
    while len(log.game(place).turns) < turns:
        log.step(place)


def seen_frames(log: MatchLog, room: Room = "open") -> tuple[MatchFrame, ...]:
    """The frames of the first game that everybody sees."""
    seen = seen_game(log.progress, log.progress.match(ONE, 1).planned, 1)
    at = ROOMS.index(room)
    ended = seen.ended[at] if seen.ended else None
    rules = log.event.ruleset(ONE)
    frames = game_frames(rules, seen.turns[at], ended, seen.corrected[at])
    if seen.ended is None:
        assert last_frame(rules, seen.turns[at], seen.corrected[at]) == frames[-1]
    return frames


def marks(log: MatchLog, room: Room = "open") -> dict[int, tuple[MatchCorrection, ...]]:
    """The corrections that everybody sees, by turn."""
    return {frame.turn: frame.corrected for frame in seen_frames(log, room) if frame.corrected}


def otherwise(game: RoomGame, number: int) -> GameCorrected:
    """Another play for a turn, with which what was played since stays legal; without a reason."""
    turn = game.turns[number - 1]
    at = next(n for n, said in enumerate(game.in_force) if said.n == turn.lines[-1])
    for moves in legal(game.in_force[at - 1].state).plays:
        made = GameCorrected(turn.lines[-1], Play(turn.side, moves))
        if sorted(moves) != sorted(turn.moves or ()) and fits(game, made):
            return made
    raise AssertionError(number)


def fits(game: RoomGame, line: GameCorrected) -> bool:
    try:
        game.copy().record(line, "")
    except Refused:
        return False
    return True


def correct(
    log: MatchLog, number: int, reason: str = WHY, by: str = "director", room: Room = "open"
) -> None:
    """A turn of a room was another play."""
    place = log.place(room=room)
    log.write(place, replace(otherwise(log.game(place), number), reason=reason), by)


def over(log: MatchLog) -> None:
    """The director decides the game in both rooms."""
    for room in ROOMS:
        log.decide(log.place(room=room))


@pytest.mark.parametrize("by", ["director", "table"])
def test_a_correction_says_who_made_it_and_what_had_been_shown(by: str) -> None:
    log = rolled(3, 3)
    before = seen_frames(log)[3].play
    correct(log, 3, by=by)

    after = seen_frames(log)[3]
    assert after.play != before
    said = f"The {by} corrected the play, shown before as {before}."
    assert after.corrected == (MatchCorrection("play", by, before, None, None, said),)  # type: ignore[arg-type]
    assert list(marks(log)) == [3]
    assert marks(log, "closed") == {}


def test_a_correction_of_a_hidden_turn_is_told_with_the_turn_and_never_what_it_said() -> None:
    log = rolled(4, 2)
    news, frames = log.progress.news, seen_frames(log)
    correct(log, 3)
    assert (log.progress.news, seen_frames(log)) == (news, frames)

    play_to(log, "closed", 3)
    (mark,) = marks(log)[3]
    assert mark.was is None
    in_golden_file(mark.said)


def test_a_correction_tells_nothing_of_how_far_the_rooms_are() -> None:
    behind, ahead = rolled(2, 2), rolled(6, 2)
    line = replace(otherwise(ahead.game(ahead.place()), 1), reason=WHY)
    for log in (behind, ahead):
        log.write(log.place(), line, "director")

    assert seen_frames(behind) == seen_frames(ahead)
    assert list(marks(ahead)) == [1]


@pytest.mark.parametrize("rooms_on", [0, 4])
def test_a_reason_is_told_when_the_game_is_over_in_both_rooms(rooms_on: int) -> None:
    """Whoever writes one has seen more than the public, however far the rooms are."""
    log = rolled(2, 2)
    play_to(log, "open", 2 + rooms_on)
    correct(log, 1, "the 6-6 of roll 7 is no help")
    log.decide(log.place(room="closed"))
    (mark,) = marks(log)[1]
    assert (mark.reason, "6-6" in mark.said) == (None, False)

    log.decide(log.place())
    (mark,) = marks(log)[1]
    assert mark.reason == "the 6-6 of roll 7 is no help"
    in_golden_file(mark.said)


def test_corrected_twice_both_are_told_in_order() -> None:
    log = rolled(3, 2)
    correct(log, 3, "first")
    play_to(log, "closed", 3)
    play = seen_frames(log)[3].play
    correct(log, 3, "second", "table")

    over(log)
    assert [(mark.by, mark.was, mark.reason) for mark in marks(log)[3]] == [
        ("director", None, "first"),
        ("table", play, "second"),
    ]


def test_a_correction_that_says_the_same_again_is_none() -> None:
    log = rolled(3, 3)
    turn = log.game(log.place()).turns[2]
    same = GameCorrected(turn.lines[-1], turn.actions[-1], "nothing")
    log.write(log.place(), same, "director")

    assert marks(log) == {}


def replay(log: MatchLog, other: Callable[[RoomGame], GameAction]) -> None:
    """The last play of the open room is taken back at the table and entered as this."""
    place = log.place()
    log.write(place, Undo(log.game(place).in_force[-1].n))
    log.write(place, other(log.game(place)))


def another(game: RoomGame) -> GameAction:
    assert game.state.turn is not None
    return Play(game.state.turn, legal(game.state).plays[-1])


def test_a_play_taken_back_after_it_was_shown_is_told_when_another_stands_there() -> None:
    log = rolled(3, 3)
    frame, last = seen_frames(log)[3], log.game(log.place()).turns[2].actions[-1]
    replay(log, lambda game: last)
    assert marks(log) == {}

    replay(log, another)
    was = frame.said.removesuffix(".")
    assert seen_frames(log)[3].play != frame.play
    assert [(mark.what, mark.by, mark.was) for mark in marks(log)[3]] == [("turn", "table", was)]
    in_golden_file(marks(log)[3][0].said)


def test_a_play_taken_back_before_anybody_saw_it_is_nothing_to_tell() -> None:
    log = rolled(3, 2)
    replay(log, another)
    play_to(log, "closed", 3)

    assert marks(log) == {}


def said_of_game(log: MatchLog) -> str:
    """What everybody reads beside the boards of the first game."""
    return match_game_head(log.progress, log.progress.match(ONE, 1).planned, 1).said


def take_back(log: MatchLog, room: Room, turns: int) -> None:
    """The last turns of a room are taken back until it has so many."""
    place = log.place(room=room)
    while len(log.game(place).turns) > turns:
        log.write(place, Undo(log.game(place).in_force[-1].n), "director")


def test_turns_that_were_shown_and_are_gone_are_named_until_they_are_there_again() -> None:
    log = rolled(4, 4)
    before = said_of_game(log)
    take_back(log, "open", 3)
    one_is_gone = said_of_game(log)
    take_back(log, "open", 0)
    all_are_gone = said_of_game(log)
    in_golden_file(one_is_gone, all_are_gone)
    play_to(log, "open", 3)
    assert said_of_game(log) == one_is_gone
    play_to(log, "open", 4)

    assert said_of_game(log) == before


def test_a_turn_taken_back_before_anybody_saw_it_is_not_named() -> None:
    log = rolled(5, 3)
    before = said_of_game(log)
    take_back(log, "open", 3)

    assert said_of_game(log) == before
    in_golden_file(before)


def test_a_turn_that_is_gone_where_the_other_room_has_finished_is_named_if_it_was_shown() -> None:
    log = rolled(4, 4)
    log.decide(log.place(room="closed"))
    play_to(log, "open", 5)
    take_back(log, "open", 4)
    in_golden_file(said_of_game(log))
    take_back(log, "open", 3)

    in_golden_file(said_of_game(log))


def both_take_back_the_fifth(log: MatchLog) -> None:
    """Both rooms have shown turn 5; the closed room takes it back, then the open room does."""
    for room in reversed(ROOMS):
        take_back(log, room, 4)


def test_a_turn_that_was_shown_is_told_though_the_other_room_took_it_back_before() -> None:
    log = rolled(5, 5)
    was = seen_frames(log)[5].said.removesuffix(".")
    both_take_back_the_fifth(log)
    place = log.place()
    log.write(place, another(log.game(place)))
    assert marks(log) == {}
    play_to(log, "closed", 5)

    (mark,) = marks(log)[5]
    assert (mark.by, mark.was) == ("director", was)


def test_a_line_that_was_shown_is_told_though_the_other_room_took_it_back_before() -> None:
    log = rolled(5, 5)
    was = seen_frames(log)[5].play
    take_back(log, "closed", 4)
    correct(log, 5)
    correct(log, 5, "second")
    play_to(log, "closed", 5)

    assert [mark.was for mark in marks(log)[5]] == [was, None]


def test_what_was_recorded_and_taken_back_behind_the_embargo_is_never_told() -> None:
    """The turn of its number was shown; this one was not."""
    log = rolled(5, 5)
    was = seen_frames(log)[5].said.removesuffix(".")
    both_take_back_the_fifth(log)
    place = log.place()
    for play in legal(log.game(place).state).plays[-2:]:
        state = log.game(place).state
        assert state.turn is not None
        log.write(place, Play(state.turn, play))
        log.write(place, Undo(log.game(place).in_force[-1].n))
    log.write(place, another(log.game(place)))
    play_to(log, "closed", 5)

    assert [mark.was for mark in marks(log)[5]] == [was]


def test_a_turn_corrected_behind_the_embargo_and_taken_back_is_told_as_it_was_shown() -> None:
    log = rolled(5, 5)
    frame = seen_frames(log)[5]
    take_back(log, "closed", 4)
    correct(log, 5)
    take_back(log, "open", 4)
    place = log.place()
    log.write(place, another(log.game(place)))
    play_to(log, "closed", 5)

    assert seen_frames(log)[5].play != frame.play
    assert [mark.was for mark in marks(log)[5]] == [frame.said.removesuffix(".")]


def test_what_a_room_does_anew_behind_the_embargo_changes_nothing_that_is_seen() -> None:
    """How far the other room is, and whether it has taken turns back, is told by no mark."""
    logs = rolled(5, 5), rolled(5, 5)
    for log in logs:
        take_back(log, "closed", 3)
    still, busy = logs
    correct(busy, 5)
    take_back(busy, "open", 4)
    assert seen_frames(still) == seen_frames(busy)
    place = busy.place()
    busy.write(place, another(busy.game(place)))

    assert [seen_frames(log) for log in logs] == [seen_frames(still)] * 2
    assert said_of_game(still) == said_of_game(busy)
    assert still.progress.news == busy.progress.news


def test_turns_that_the_office_takes_back_have_its_reason() -> None:
    log = rolled(4, 4)
    place = log.place()
    before = seen_frames(log)
    for action in reversed([action for action in log.game(place).in_force if action.n >= 4]):
        log.write(place, Undo(action.n), "director")
    log.write(place, GameNote("other", None, f"{FROM_OFFICE}{WHY}"), "director")
    assert len(seen_frames(log)) < len(before)
    assert marks(log) == {}
    while len(log.game(place).turns) < 4:
        log.write(
            place, another(log.game(place)) if log.game(place).state.dice else log.roll(place)
        )

    changed = [n for n in (3, 4) if seen_frames(log)[n].said != before[n].said]
    over(log)
    marked = marks(log)
    assert list(marked) == changed != []
    assert {(each.by, each.reason) for (each,) in marked.values()} == {("director", WHY)}


@pytest.mark.parametrize(("note", "by"), [(f"{FROM_OFFICE}{WHY}", "anna"), (WHY, "director")])
def test_a_note_of_the_table_or_about_something_else_is_no_reason_of_the_office(
    note: str, by: str
) -> None:
    log = rolled(3, 3)
    place = log.place()
    log.write(place, Undo(log.game(place).in_force[-1].n), "director")
    log.write(place, GameNote("other", None, note), by)
    log.write(place, another(log.game(place)))
    over(log)

    assert marks(log)[3][0].reason is None


def test_an_answer_that_ended_the_game_is_told_with_the_result() -> None:
    log = rolled(1, 1)
    for room in ROOMS:
        place = log.place(room=room)
        side = log.game(place).state.turn
        assert side is not None
        log.write(place, Double(side))
        log.write(place, Take(side.other))
        answer = log.game(place).in_force[-1].n
        if room == "open":
            log.write(place, GameCorrected(answer, Pass(side.other), WHY), "director")
        else:
            log.write(place, Undo(answer))
            log.write(place, Pass(side.other))
        log.accept(place)

    (mark,) = seen_frames(log)[-1].corrected
    assert (mark.what, mark.was, mark.reason) == ("answer", None, WHY)
    assert marks(log, "closed") == {}


def test_a_roll_thrown_at_the_table_and_a_double_are_called_by_their_names() -> None:
    log = MatchLog(event_of(rolls=RollsKind.THROWN)).begin()
    place = log.place()
    log.write(place, OpeningRoll(6, 1))
    log.write(place, moved(WHITE, (13, 7), (8, 7)))
    log.write(place, Roll(BLACK, (3, 1)))
    log.write(place, GameCorrected(2, Roll(BLACK, (4, 2)), WHY))
    log.write(place, moved(BLACK, (8, 4), (6, 4)))
    closed = log.place(room="closed")
    for action in (OpeningRoll(6, 1), moved(WHITE, (13, 7), (8, 7)), Roll(BLACK, (4, 2))):
        log.write(closed, action)
    log.write(closed, moved(BLACK, (8, 4), (6, 4)))

    (mark,) = marks(log)[2]
    in_golden_file(mark.said)


def test_a_fork_keeps_what_was_corrected_and_tells_the_other_nothing() -> None:
    log = rolled(3, 3)
    fork = log.progress.fork()
    correct(log, 3)

    assert fork.rooms.corrected(ONE, DealNo(1), "open") == ()
    assert len(log.progress.fork().rooms.corrected(ONE, DealNo(1), "open")) == 1
