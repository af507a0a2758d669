"""Whole matches on one feed: what the rooms differ in is the play alone."""

from collections.abc import Callable

import pytest

from evendeal.backgammon import (
    BACKGAMMON,
    LONG_GAMMON,
    Double,
    Due,
    GameState,
    Move,
    OpeningRoll,
    Pass,
    Play,
    Roll,
    Ruleset,
    Side,
    Take,
    apply,
    is_over,
    legal,
    pips,
    result,
    start,
)
from evendeal.draw.rolls_drawn import drawn_rolls
from evendeal.draw.rolls_feed import Feed, end_game, next_roll, open_game, sealed_feed, take_roll
from evendeal.ids import EntryId, Room
from evendeal.scoring.match_points_protocol import FinishedGame, MatchPlayers, RoomPlayers
from evendeal.scoring.match_points_scored import protocol

Policy = Callable[[GameState, tuple[tuple[Move, ...], ...]], tuple[Move, ...]]


def first(state: GameState, plays: tuple[tuple[Move, ...], ...]) -> tuple[Move, ...]:
    return min(plays)


def last(state: GameState, plays: tuple[tuple[Move, ...], ...]) -> tuple[Move, ...]:
    return max(plays)


def lead(state: GameState, side: Side) -> int:
    return pips(state.own(side.other)) - pips(state.own(side))


def play_room(
    ruleset: Ruleset, feed: Feed, room: Room, game: int, players: tuple[Policy, Policy]
) -> tuple[Feed, FinishedGame]:
    """One game in a room; who is 30 pips ahead doubles, who is 60 behind passes."""
    state = start(ruleset)
    feed, opening = open_game(feed, room)
    state = apply(state, OpeningRoll(*opening))
    while not is_over(state):
        side = state.turn
        assert side is not None
        if state.due is Due.PLAY:
            state = apply(state, Play(side, players[side](state, legal(state).plays)))
        elif state.due is Due.ANSWER:
            passes = lead(state, side) < -60
            state = apply(state, Pass(side) if passes else Take(side))
        elif legal(state).double and lead(state, side) > 30:
            state = apply(state, Double(side))
        else:
            due = next_roll(feed, room)
            # The rules count rolls as the feed does, dances included.
            assert due == (side, state.rolls[side] + 1)
            feed, dice = take_roll(feed, room, *due)
            state = apply(state, Roll(side, dice))
    return end_game(feed, room), FinishedGame(game, room, opening, result(state))


def play_match(
    ruleset: Ruleset, games: int, team: Policy, other: Policy, luck: int = 0
) -> tuple[list[FinishedGame], list[Feed]]:
    """The first team is White in the open room and Black in the closed one."""
    finished, feeds = [], []
    for game in range(1, games + 1):
        feed = sealed_feed(drawn_rolls(bytes([luck, game] * 16), 400))
        feed, opened = play_room(ruleset, feed, "open", game, (team, other))
        feed, closed = play_room(ruleset, feed, "closed", game, (other, team))
        finished += [opened, closed]
        feeds.append(feed)
    return finished, feeds


PLAYERS = MatchPlayers(
    (EntryId("A"), EntryId("B")), RoomPlayers("A1", "B1"), RoomPlayers("B2", "A2")
)


@pytest.mark.parametrize("luck", range(10))
@pytest.mark.parametrize("ruleset", [BACKGAMMON, LONG_GAMMON], ids=["backgammon", "long-gammon"])
def test_players_who_play_alike_make_identical_rooms_and_a_level_match(
    ruleset: Ruleset, luck: int
) -> None:
    finished, feeds = play_match(ruleset, 4, first, first, luck)
    match = protocol(PLAYERS, finished)

    assert match.difference == 0
    assert match.victory_points == (15, 15)
    assert [game.result for game in finished[::2]] == [game.result for game in finished[1::2]]
    for feed in feeds:
        assert feed.rooms[0] == feed.rooms[1]
        assert all(len(feed.revealed[side]) == feed.rooms[0].used[side] for side in Side)


def test_the_teams_change_places_and_so_does_the_result() -> None:
    there = protocol(PLAYERS, play_match(BACKGAMMON, 2, first, last)[0], running=True)
    back = protocol(PLAYERS, play_match(BACKGAMMON, 2, last, first)[0], running=True)

    assert there.difference == -back.difference
    assert there.smp == back.smp[::-1]
