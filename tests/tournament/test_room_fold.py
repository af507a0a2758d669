"""A table's next lines tried on its own game: the event stays, and what was tried comes true."""

from typing import Any

import pytest

from evendeal.arena.game_policies import GAME_POLICIES
from evendeal.backgammon import OpeningRoll, Roll, result
from evendeal.backgammon.lines import GameAccepted, GameLine, OpeningRequest, RollRequest
from evendeal.ids import ROOMS
from evendeal.tournament.room_match.event import RollsKind
from evendeal.tournament.room_match.plan import GamePlace
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.room_fold import RoomFold
from support.events.match_log import MatchLog, event_of

AT = "2026-05-01T20:00:00.000Z"
Seen = tuple[Any, ...]


def picture(progress: MatchProgress, place: GamePlace) -> Seen:
    """Whatever a line of a game could have changed in an event."""
    now = progress.sessions[place.session]
    games = {where: game.copy() for where, game in now.games.items()}
    feed = progress.rooms.feed(place.session, place.roll_set)
    return games, feed, progress.matches, progress.position, progress.news, now.to_open()


def fold_with(log: MatchLog, place: GamePlace, line: GameLine) -> RoomFold:
    """The game of a room with one line more."""
    progress = log.progress
    fold = RoomFold(progress, place, progress.game(*place).copy())
    fold.take(line, AT, "table", progress.position + 1)
    fold.require_scored()
    return fold


@pytest.mark.parametrize("rolls", list(RollsKind), ids=["drawn", "thrown"])
def test_what_is_tried_changes_nothing_and_is_what_the_written_line_makes(rolls: RollsKind) -> None:
    """Two rooms play a game to its acceptance, and each line is tried before it is written."""
    log = MatchLog(event_of(games=1, rolls=rolls)).begin()
    opened = []
    for room in ROOMS:
        place = log.place(room=room)
        while not log.game(place).final:
            action = log.next_action(place, GAME_POLICIES["plain"])
            line = action or GameAccepted.of(result(log.game(place).state))
            before = picture(log.progress, place)
            fold = fold_with(log, place, line)

            assert picture(log.progress, place) == before
            log.write(place, line)
            game = log.game(place)
            assert (fold.game.state, fold.game.turns) == (game.state, game.turns)
            assert (fold.game.result, fold.game.seen) == (game.result, game.seen)
            assert fold.feed == log.progress.rooms.feed(place.session, place.roll_set)
            assert fold.opens() == log.progress.sessions[place.session].to_open()
            opened.append(fold.opens())

    assert opened[-1] == ((1,) if rolls is RollsKind.DRAWN else ())
    assert not any(opened[:-1])


def test_a_roll_that_is_requested_is_the_one_of_the_feed() -> None:
    log = MatchLog(event_of(games=1)).begin()
    place = log.place()
    due = log.roll(place)
    assert isinstance(due, OpeningRoll)
    fold = RoomFold(log.progress, place, log.game(place).copy())

    assert fold.take(OpeningRequest(), AT, "table", log.progress.position + 1) == due
    log.steps(place, 2)
    roll = log.roll(place)
    assert isinstance(roll, Roll)
    again = RoomFold(log.progress, place, log.game(place).copy())
    request = RollRequest(roll.side)
    assert again.take(request, AT, "table", log.progress.position + 1) == roll
