"""What the public may see of a game in two rooms: its opening roll."""

from evendeal.ids import SessionNo
from evendeal.views.matches.embargo import seen_game
from support.events.match_log import MatchLog, event_of


def test_the_opening_roll_of_a_decided_game_is_that_of_the_room_that_opened_it() -> None:
    log = MatchLog(event_of()).begin()
    opened, closed = log.place(), log.place(room="closed")
    planned = log.progress.match(SessionNo(1), 1).planned
    log.step(closed)
    log.decide(opened)
    assert seen_game(log.progress, planned, 1).opening is None
    log.decide(closed)

    seen = seen_game(log.progress, planned, 1)
    assert (seen.over, seen.any) == (True, False)
    assert seen.opening == log.game(closed).opening is not None
