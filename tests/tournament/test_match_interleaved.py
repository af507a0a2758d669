"""Both rooms of a match at once, with everything that goes wrong at tables: random whole logs."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from evendeal.backgammon import (
    BACKGAMMON,
    LONG_GAMMON,
    AcceptResignation,
    DeclineResignation,
    Double,
    Due,
    GameAction,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Ruleset,
    Side,
    Take,
    is_over,
    legal,
    play,
)
from evendeal.backgammon.lines import GameCorrected, GameNote, Reopened
from evendeal.backgammon.record_refusals import RollSeen
from evendeal.backgammon.rolls import high_first
from evendeal.draw.rolls_feed import open_game, take_roll
from evendeal.draw.rolls_sealed import RollSets
from evendeal.errors import Refused
from evendeal.ids import ROOMS, DealNo, Room, SessionNo, TableNo
from evendeal.lines.acts import CallDirector, Undo
from evendeal.tournament.line import Line
from evendeal.tournament.room_match.event import RollsKind, TeamBoard
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.plan import GamePlace
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.matches.embargo import TWO_ROOMS
from support.events.match_log import MatchLog, event_of
from support.refusals import refused

ONE = SessionNo(1)
SETS = (DealNo(1), DealNo(2))

deeds = st.lists(st.integers(0, 2**20), min_size=30, max_size=200)
"""What happens, one number each: in which room, what, and which of the possible ones."""

REOPEN = 7

kinds = st.sampled_from(RollsKind)


def done(log: MatchLog, deed: int) -> None:
    """One thing happens; what is refused at a table is refused here too."""
    room: Room = ROOMS[deed % 2]
    what, pick = deed // 2 % 40, deed // 80
    place = log.progress.tables.due_place(log.place(room=room).table) or log.place(
        game=2, room=room
    )
    game = log.game(place)
    try:
        match what:
            case 0 | 1 if game.in_force:
                log.write(place, Undo(game.in_force[-1].n))
            case 2 if game.in_force:
                log.write(place, Undo(game.in_force[pick % len(game.in_force)].n))
            case 3 if game.in_force:
                at = pick % len(game.in_force)
                log.write(place, GameCorrected(game.in_force[at].n, other(game, at, pick), "seen"))
            case 4:
                log.write(place, GameNote("other", None, "x"))
            case 5:
                log.write(place, CallDirector("x"))
            case 6 if pick % 4 == 0:
                log.decide(place)
            case _ if what == REOPEN:
                again = log.place(game=pick % 2 + 1, room=room)
                log.write(again, Reopened("it goes on"), "director")
            case _ if is_over(game.state):
                log.accept(place)
            case _:
                log.write(place, some_action(log, place, pick))
    except Refused as no:
        note(f"{deed}: {no}")


def other(game: RoomGame, at: int, pick: int) -> GameAction:
    """Something else that could have been said in this place; new dice where they were said."""
    said, state = game.in_force[at].action, game.in_force[at - 1].state
    match said:
        case OpeningRoll():
            return OpeningRoll(pick % 3 + 1, pick % 7 % 3 + 4)
        case Roll(side, _):
            return Roll(side, (pick % 6 + 1, pick % 7 % 6 + 1))
        case Play(side):
            plays = legal(state).plays
            return Play(side, plays[pick % len(plays)])
        case Take(side):
            return Pass(side)
        case _:
            return said


def some_action(log: MatchLog, place: GamePlace, pick: int) -> GameAction:
    """One of the actions that the rules allow, the usual ones more often."""
    state = log.game(place).state
    side = state.turn
    if side is None:
        return log.roll(place)
    match state.due:
        case Due.PLAY:
            plays = legal(state).plays
            return Play(side, plays[pick % len(plays)])
        case Due.ANSWER:
            return Pass(side) if pick % 4 == 0 else Take(side)
        case Due.RESIGNATION:
            return AcceptResignation(side) if pick % 2 else DeclineResignation(side)
        case _:
            if pick % 8 == 0:
                return Double(side)
            if pick % 32 == 1:
                return Resign(side, legal(state).resign[-1])
            return log.roll(place)


def complete_turns(game: RoomGame | None) -> list[tuple[GameAction, ...]]:
    """The turns of a game by its actions: each ends with its play, or with a roll and no play."""
    turns: list[tuple[GameAction, ...]] = []
    said: list[GameAction] = []
    for _, action, state in game.in_force if game else ():
        said.append(action)
        dice = isinstance(action, OpeningRoll | Roll)
        if isinstance(action, Play) or (dice and state.due is not Due.PLAY):
            turns.append(tuple(said))
            said = []
    return turns


def without_the_end(game: RoomGame | None) -> list[tuple[GameAction, ...]]:
    """The same without the turn that ended the game."""
    turns = complete_turns(game)
    over = game is not None and is_over(game.state) and isinstance(game.actions[-1], Play)
    return turns[:-1] if over else turns


def public_view(progress: MatchProgress) -> object:
    """All that the public may see of the games, by the words of R46."""
    seen: list[object] = []
    for roll_set in SETS:
        first, second = progress.rooms.twins(ONE, roll_set)
        if first and second and first.final and second.final:
            seen.append([(game.actions, game.result, game.decided) for game in (first, second)])
            seen.append(
                [each for each in progress.records.decisions if each.place.roll_set == roll_set]
            )
            continue
        for own, other in ((first, second), (second, first)):
            seen.append(without_the_end(own)[: len(without_the_end(other))])
    return seen, [record.begun_at for record in progress.matches]


def fold(
    log: MatchLog, lines: list[Line], rolls: dict[SessionNo, RollSets] | None
) -> MatchProgress:
    """The event of a log that has these lines."""
    return MatchProgress(log.event, rolls, public=TWO_ROOMS).take_all(lines)


def state_of(progress: MatchProgress) -> object:
    """All that is known of an event, sealed rolls aside."""
    sets = SETS[: progress.event.games]
    feeds = [progress.rooms.feed(ONE, each) for each in sets]
    return (
        progress.position,
        progress.news,
        progress.records.decisions,
        progress.matches,
        progress.sessions,
        [(feed.opening, feed.revealed, feed.rooms) for feed in feeds],
        [progress.scored(record) for record in progress.matches],
        progress.standings(),
        progress.players(),
        progress.final_ranking(),
        [progress.tables.due_place(TableNo(table)) for table in (1, 2)],
        [TWO_ROOMS.turns(progress.rooms.twins(ONE, each)) for each in sets],
        [progress.next_n(ONE, table, each) for each in sets for table in (1, 2)],
    )


@settings(max_examples=30)
@given(deeds, kinds)
def test_the_public_never_sees_a_turn_before_both_rooms_have_had_it(
    happened: list[int], kind: RollsKind
) -> None:
    """S7: until its result counts in both rooms, whatever one of them ends."""
    log = MatchLog(event_of(rolls=kind)).begin()
    for deed in happened:
        done(log, deed)
        for roll_set in SETS:
            twins = log.progress.rooms.twins(ONE, roll_set)
            turns = [len(game.turns) if game else 0 for game in twins]
            over = all(game and game.final for game in twins)
            for at, public in enumerate(TWO_ROOMS.turns(twins)):
                assert 0 <= public <= turns[at]
                assert over or public <= turns[1 - at]


@settings(max_examples=30)
@given(deeds, kinds)
def test_news_tells_of_what_the_public_sees_and_of_nothing_else(
    happened: list[int], kind: RollsKind
) -> None:
    log = MatchLog(event_of(rolls=kind)).begin()
    before, news = public_view(log.progress), log.progress.news
    for deed in happened:
        done(log, deed)
        after = public_view(log.progress)

        assert (log.progress.news > news) == (after != before), deed
        before, news = after, log.progress.news


@settings(max_examples=30)
@given(deeds, kinds)
def test_both_rooms_play_the_same_rolls_and_the_feed_says_so(
    happened: list[int], kind: RollsKind
) -> None:
    log = MatchLog(event_of(rolls=kind)).begin()
    for deed in happened:
        done(log, deed)
    for roll_set in SETS:
        first, second = log.progress.rooms.twins(ONE, roll_set)
        feed = log.progress.rooms.feed(ONE, roll_set)
        for at, game in enumerate((first, second)):
            turns = game.turns if game else []
            assert [turn.actions for turn in turns] == complete_turns(game)
            assert game is None or play(game.ruleset, game.actions).state == game.state
            assert feed.rooms[at].used == (game.state.rolls if game else (0, 0))
            assert feed.rooms[at].opened == bool(game and game.opening)
            assert feed.rooms[at].over == bool(game and game.final)
            for turn in turns:
                # Asked again, because an answer was lost, it is the same and uses up nothing.
                dice = high_first(turn.dice)
                assert feed.revealed[turn.side][turn.roll - 1] == dice
                assert take_roll(feed, ROOMS[at], turn.side, turn.roll) == (feed, dice)
            if game and game.opening:
                assert open_game(feed, ROOMS[at]) == (feed, game.opening)
        if first and second:
            for one, other in zip(first.turns, second.turns, strict=False):
                assert (one.number, one.side, one.roll) == (other.number, other.side, other.roll)
                assert high_first(one.dice) == high_first(other.dice)
        if kind is RollsKind.DRAWN:
            sealed = log.rolls[ONE].rolls(roll_set)
            for side, used in zip(Side, feed.revealed, strict=True):
                assert sealed.of(side)[: len(used)] == used


@settings(max_examples=30)
@given(deeds, kinds)
def test_a_log_folded_again_makes_the_same_event(happened: list[int], kind: RollsKind) -> None:
    log = MatchLog(event_of(rolls=kind)).begin()
    for deed in happened:
        done(log, deed)

    assert state_of(fold(log, log.lines, log.rolls)) == state_of(log.progress)
    assert state_of(fold(log, log.lines, None)) == state_of(log.progress)


@pytest.mark.long
@settings(max_examples=30)
@given(deeds, kinds, st.integers(0, 40))
def test_what_is_tried_on_a_fork_reaches_the_event_no_more_than_the_reverse(
    happened: list[int], kind: RollsKind, at: int
) -> None:
    log = MatchLog(event_of(rolls=kind)).begin()
    for deed in happened[:at]:
        done(log, deed)
    written = list(log.lines)
    whole = log.progress
    before = state_of(whole)
    log.progress = whole.fork()
    for deed in happened[at:]:
        done(log, deed)
    fork, fork_lines = log.progress, log.lines

    assert state_of(whole) == before
    log.progress, log.lines = whole, written
    for deed in reversed(happened):
        done(log, deed)
    assert state_of(fork) == state_of(fold(log, fork_lines, log.rolls))
    assert state_of(whole) == state_of(fold(log, log.lines, log.rolls))


@pytest.mark.long
@settings(max_examples=30)
@given(deeds, kinds)
def test_a_refused_line_leaves_the_event_as_it_was(happened: list[int], kind: RollsKind) -> None:
    log = MatchLog(event_of(rolls=kind)).begin()
    for before, deed in pairwise(happened):
        done(log, before)
        was, lines = state_of(log.progress.fork()), len(log.lines)
        done(log, deed)
        if len(log.lines) == lines:
            assert state_of(log.progress) == was


@settings(max_examples=30)
@given(deeds, kinds)
def test_nobody_doubles_before_a_roll_that_the_room_has_seen(
    happened: list[int], kind: RollsKind
) -> None:
    log = MatchLog(event_of(rolls=kind)).begin()
    for deed in happened:
        if deed // 2 % 40 != REOPEN:  # the director may let a double be recorded after all
            done(log, deed)
        for place in (log.place(), log.place(room="closed")):
            game = log.game(place)
            last = game.last
            if last is None or not isinstance(last.action, Roll) or game.final:
                continue
            copy = game.copy()
            copy.record(Undo(last.n), "")
            turn = copy.state.turn
            if turn is not None and legal(copy.state).double:
                with refused(RollSeen):
                    copy.record(Double(turn), "")


@pytest.mark.long
@settings(max_examples=5)
@given(st.integers(0, 2**32), kinds, st.sampled_from([BACKGAMMON, LONG_GAMMON]))
def test_whole_games_come_out_alike_in_both_rooms_whatever_is_taken_back(
    seed: int, kind: RollsKind, ruleset: Ruleset
) -> None:
    chance = Random(seed)
    board = TeamBoard(name="Board", ruleset=ruleset)
    log = MatchLog(event_of(2, board, games=1, rolls=kind)).begin()
    rooms = [log.place(), log.place(room="closed")]
    while not all(log.game(place).final for place in rooms):
        place = chance.choice(rooms)
        game = log.game(place)
        if game.final:
            continue
        if game.in_force and chance.random() < 0.15:
            # Also the last play of a game that nobody has accepted yet.
            for action in game.in_force[: -chance.randint(1, 4) : -1]:
                log.write(place, Undo(action.n))
        elif is_over(game.state):
            log.accept(place)
        else:
            log.step(place)

    first, second = (log.game(place) for place in rooms)
    assert first.result == second.result
    assert [(turn.side, turn.moves) for turn in first.turns] == [
        (turn.side, turn.moves) for turn in second.turns
    ]
    assert log.progress.scored(log.progress.match(ONE, 1)).protocol.difference == 0
    assert state_of(fold(log, log.lines, None)) == state_of(log.progress)
