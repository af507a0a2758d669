"""An event of team matches as its log tells it: tables, rolls, results, final, the public.

R46 (what the public sees), R47 (rolls that were seen), R48 (decided games), R49 (substitutes).
"""

from dataclasses import replace

import pytest

from evendeal.arena.game_policies import GAME_POLICIES
from evendeal.backgammon import (
    BACKGAMMON,
    LONG_GAMMON,
    Double,
    GameAction,
    GameState,
    Level,
    OpeningDice,
    OpeningRoll,
    Pass,
    Play,
    Roll,
    Ruleset,
    Side,
    Take,
    legal,
)
from evendeal.backgammon.game_stage import GameStage
from evendeal.backgammon.lines import Decided, GameCorrected, GameNote, Reopened
from evendeal.backgammon.record_refusals import GameClosed, RollSeen, RollStays
from evendeal.backgammon.refusals import GameNotOver, NotNow
from evendeal.backgammon.rolls import OpeningDiffers, RollDiffers
from evendeal.draw.rolls import NotARollSet
from evendeal.draw.rolls_sealed import draw_rolls
from evendeal.errors import Refused
from evendeal.ids import DealNo, EntryId, SessionNo, TableNo
from evendeal.lines.acts import Answered, CallDirector, Undo
from evendeal.lines.fields import NotABody
from evendeal.scoring.match_points_protocol import FinishedGame
from evendeal.tournament.duplicate.bodies import Published
from evendeal.tournament.refusals import OtherFinalists, OtherRollsOpened
from evendeal.tournament.room_match.acts import LinedUpFor, SheetsGiven
from evendeal.tournament.room_match.bodies import MatchesBegun, MatchesEnded, RollsOpened
from evendeal.tournament.room_match.corrected import corrected_by
from evendeal.tournament.room_match.event import FinalRules, Qualifying, RollsKind, TeamBoard
from evendeal.tournament.room_match.final import finalists, lots
from evendeal.tournament.room_match.format import (
    MatchRoomsDiffer,
    RoomMatch,
    room_of,
)
from evendeal.tournament.room_match.line_ups import (
    LineUpOver,
    NotInThisMatch,
    NotOfTheTeam,
    OnePlayerTwoRooms,
    PlaysAnotherBoard,
)
from evendeal.tournament.room_match.progress import MatchProgress, OutOfPlace
from evendeal.tournament.room_match.refusals import (
    NoGameThere,
    NoSuchMatch,
    RollsAlreadyOpen,
    RollsShown,
)
from evendeal.tournament.room_match.session import NO_OPENING, MatchState, read_rolls
from evendeal.tournament.room_match.twins import Twins
from evendeal.views.matches.embargo import TWO_ROOMS
from support.events.match_log import SECRET, MatchLog, event_of
from support.refusals import refused

WHITE, BLACK = Side.WHITE, Side.BLACK
A, B, C, D = (EntryId(letter) for letter in "ABCD")
ONE, TWO = SessionNo(1), SessionNo(2)
BOARDS = (
    TeamBoard(name="Long gammon", ruleset=LONG_GAMMON, players=(1, 2)),
    TeamBoard(name="Backgammon", ruleset=BACKGAMMON, rounds=2, players=(3, 4)),
)


# Tables


def test_tables_stand_in_pairs_the_open_room_first() -> None:
    event = event_of(5, *BOARDS)
    for each in RoomMatch(event).rounds():
        places = [match.table(room) for match in each.matches for room in ("open", "closed")]

        assert len(places) == len(set(places))
        assert set(places) <= set(range(1, event.tables + 1))
        for match in each.matches:
            opened, closed = match.table("open"), match.table("closed")
            assert (opened % 2, closed) == (1, opened + 1)
            assert (room_of(opened), room_of(closed)) == ("open", "closed")
            # Board 1 has the pairs 1 and 2, board 2 the pairs 3 and 4.
            assert match.slot in ((1, 2) if match.board == 1 else (3, 4))
    assert event.tables == 8


def test_the_final_is_played_at_the_first_tables_of_its_board() -> None:
    event = event_of(4, *BOARDS, final=FinalRules(games=3, board=2))
    final = RoomMatch(event).final((A, B))

    assert (final.session, final.table("open"), final.table("closed")) == (3, 5, 6)
    assert (event.sessions, event.board_of(final.session), event.tables) == (3, 2, 8)
    assert event.ruleset(final.session) == BACKGAMMON
    assert event_of(4, *BOARDS).sessions == 2


def test_every_roll_set_is_played_at_two_tables_and_at_no_other() -> None:
    progress = MatchProgress(event_of(4, *BOARDS, games=3), public=TWO_ROOMS)
    for record in progress.matches:
        for game in (1, 2, 3):
            opened = progress.place(*record.key, game, "open")
            closed = progress.place(*record.key, game, "closed")

            assert opened.roll_set == closed.roll_set
            assert progress.records.planned(opened.session, opened.roll_set) == (
                record.planned,
                game,
            )
            for table in map(TableNo, range(10)):
                if table in (opened.table, closed.table):
                    progress.game(opened.session, table, opened.roll_set)
                else:
                    with refused(NoGameThere):
                        progress.game(opened.session, table, opened.roll_set)


@pytest.mark.parametrize(
    "place", [(1, 0, 1), (1, 1, 0), (1, 3, 1), (1, 1, 3), (2, 1, 1), (9, 1, 1)]
)
def test_a_game_that_is_not_played_there_has_no_lines(place: tuple[int, int, int]) -> None:
    log = MatchLog(event_of()).begin()

    with pytest.raises((NoGameThere, OutOfPlace)):
        log.write(place, OpeningRoll(6, 1))
    with refused(NoSuchMatch, session=1, match=2):
        log.progress.records.planned(ONE, DealNo(3))
    with refused(NoSuchMatch, session=1, match=0):
        log.progress.rooms.feed(ONE, DealNo(0))
    with refused(NoSuchMatch, session=9, match=1):
        log.progress.rooms.feed(SessionNo(9), DealNo(1))
    with refused(NoSuchMatch, session=1, match=1):
        log.progress.place(ONE, 1, 3, "open")


def test_a_table_plays_its_games_in_order_and_the_next_match_after_its_own() -> None:
    log = MatchLog(event_of(3, games=2)).begin()
    table, due = TableNo(1), log.progress.tables.due_place
    seen = []
    while (place := due(table)) is not None:
        seen.append(tuple(place[1:]))
        assert log.progress.due(table) == log.progress.records.planned(
            place.session, place.roll_set
        )
        log.decide(place)

    assert seen == [(1, n) for n in range(1, 7)]
    # The closed room of the first match has not played one.
    assert due(TableNo(2)) == log.place(room="closed")
    assert [each.roll_set for each in log.progress.tables.order(table)] == [1, 2, 3, 4, 5, 6]


def test_a_game_decided_ahead_is_not_played_and_a_reopened_one_is_due_again() -> None:
    log = MatchLog(event_of(games=3)).begin()
    first, second, third = (log.place(game=n) for n in (1, 2, 3))
    log.decide(second)

    assert log.progress.tables.due_place(first.table) == first
    log.decide(first)
    assert log.progress.tables.due_place(first.table) == third
    log.write(second, Reopened("it is played after all"), "director")
    assert log.progress.tables.due_place(first.table) == second


def test_nothing_is_due_before_a_session_begins_or_at_a_table_that_is_not_there() -> None:
    log = MatchLog(event_of(2, *BOARDS)).begin(2)

    assert log.progress.due(TableNo(1)) is None
    assert log.progress.due(TableNo(3)) is not None
    assert log.progress.due(TableNo(7)) is None


# Rolls


def both(log: MatchLog, actions: int) -> None:
    """So many actions in each room of the first game."""
    for room in ("open", "closed"):
        log.steps(log.place(room=room), actions)


def test_the_second_room_has_the_rolls_of_the_first() -> None:
    log = MatchLog(event_of(rolls=RollsKind.THROWN)).begin()
    log.steps(log.place(), 2)
    opening = log.game(log.place()).opening
    assert opening is not None
    other = OpeningRoll(opening[1], opening[0])

    with refused(OpeningDiffers, where="closed room", found=(1, 3), due=(3, 1)):
        log.write(log.place(room="closed"), other)
    log.write(log.place(room="closed"), OpeningRoll(*opening))
    log.step(log.place(room="closed"))
    log.step(log.place(room="closed"))
    dice = log.game(log.place(room="closed")).seen[log.game(log.place()).due_roll or (None, 1)].dice
    side = log.game(log.place()).state.turn
    assert side is not None
    with refused(
        RollDiffers, where="open room", side=Side.BLACK, number=1, found=(5, 1), due=(6, 5)
    ):
        log.write(log.place(), Roll(side, (dice[0] % 6 + 1, dice[1])))
    log.write(log.place(), Roll(side, dice[::-1]))


def test_a_roll_that_was_drawn_ahead_is_the_one_that_is_written() -> None:
    log = MatchLog(event_of()).begin()
    drawn = log.rolls[ONE].rolls(DealNo(1))

    with refused(OpeningDiffers, where="open room", found=(1, 3), due=(3, 1)):
        log.write(log.place(), OpeningRoll(*drawn.opening[::-1]))
    log.steps(log.place(), 2)
    due = log.game(log.place()).due_roll
    assert due is not None
    high, low = drawn.of(due[0])[due[1] - 1]
    with refused(
        RollDiffers, where="open room", side=Side.BLACK, number=1, found=(5, 1), due=(6, 5)
    ):
        log.write(log.place(), Roll(due[0], (high % 6 + 1, low)))
    log.write(log.place(), Roll(due[0], (low, high)))
    assert log.progress.rooms.feed(ONE, DealNo(1)).sealed == drawn


def test_rolls_that_become_known_later_are_those_that_were_played_with() -> None:
    log = MatchLog(event_of(), known=False).begin()
    both(log, 9)
    fed = log.progress.rooms.feed(ONE, DealNo(1))
    assert fed.sealed is None

    others = draw_rolls(bytes(32), "", log.event.id, ONE, "original", 2)
    with refused(OpeningDiffers, where="open room", found=(3, 1), due=(3, 2)):
        log.progress.deal_from(ONE, others)
    assert log.progress.rooms.feed(ONE, DealNo(1)) == fed
    log.progress.deal_from(ONE, log.rolls[ONE])
    known = log.progress.rooms.feed(ONE, DealNo(1))
    assert known.sealed is not None
    assert (known.revealed, known.rooms) == (fed.revealed, fed.rooms)


def test_a_game_that_is_longer_than_the_sealed_rolls_goes_on() -> None:
    log = MatchLog(event_of()).begin()
    short = replace(
        log.rolls[ONE],
        sets=tuple(
            replace(each, white=each.white[:3], black=each.black[:3])
            for each in log.rolls[ONE].sets
        ),
    )
    log.progress.deal_from(ONE, short)
    log.play(log.place())

    sealed = log.progress.rooms.feed(ONE, DealNo(1)).sealed
    assert sealed is not None
    assert len(sealed.white) == 512
    assert MatchProgress(log.event, public=TWO_ROOMS).take_all(log.lines).news == log.progress.news


def test_the_rolls_of_a_board_whose_starter_rolls_anew_are_fed_so() -> None:
    anew = TeamBoard(name="Anew", ruleset=Ruleset(opening=OpeningDice.REROLL))
    log = MatchLog(event_of(2, anew, games=1)).begin()
    log.play_all()

    assert log.progress.rooms.feed(ONE, DealNo(1)).reroll
    assert MatchProgress(log.event, public=TWO_ROOMS).take_all(log.lines).news == log.progress.news
    log.end()


def test_an_undone_roll_leaves_the_feed_and_comes_again() -> None:
    log = MatchLog(event_of()).begin()
    log.steps(log.place(), 2)
    before = log.progress.rooms.feed(ONE, DealNo(1))
    rolled = log.write(log.place(), log.roll(log.place()))

    log.write(log.place(), Undo(rolled.n))
    assert log.progress.rooms.feed(ONE, DealNo(1)) == before
    side = log.game(log.place()).state.turn
    assert side is not None
    with refused(RollSeen, side=Side.BLACK, number=1, action="double"):
        log.write(log.place(), Double(side))
    assert log.roll(log.place()) == Roll(side, tuple(rolled.body["dice"]))


def test_a_wrong_roll_counts_as_seen_at_its_table_and_changes_no_numbers() -> None:
    log = MatchLog(event_of()).begin()
    both(log, 2)
    side = log.game(log.place()).state.turn
    assert side is not None
    before = log.game(log.place()).lines
    news = log.progress.news
    log.write((1, 1, 0), GameNote("wrong_roll", side, "6-5"))

    assert (log.game(log.place()).lines, log.progress.news) == (before, news)
    with refused(RollSeen, side=Side.BLACK, number=1, action="double"):
        log.write(log.place(), Double(side))
    log.write(log.place(room="closed"), Double(side))
    log.step(log.place())
    again = MatchProgress(log.event, public=TWO_ROOMS).take_all(log.lines)
    assert again.game(*log.place()) == log.game(log.place())
    with refused(NoGameThere, session=1, table=1, roll_set=0):
        log.write((1, 1, 0), GameNote("other", side, "x"))
    with refused(OutOfPlace, position=10):
        log.write((1, 5, 0), GameNote("wrong_roll", side, "6-5"))


def test_the_other_room_may_double_before_a_roll_that_this_room_has_seen() -> None:
    log = MatchLog(event_of()).begin()
    both(log, 2)
    log.write(log.place(), log.roll(log.place()))
    closed = log.place(room="closed")
    side = log.game(closed).state.turn
    assert side is not None

    log.write(closed, Double(side))


def test_dice_are_corrected_only_where_they_were_thrown_and_only_this_room_has_them() -> None:
    drawn = MatchLog(event_of()).begin()
    both(drawn, 2)
    opening = drawn.game(drawn.place()).opening
    assert opening is not None
    with refused(RollStays, of=0):
        drawn.write(drawn.place(), GameCorrected(0, OpeningRoll(*opening[::-1]), "typed wrong"))
    drawn.write(drawn.place(), GameCorrected(0, OpeningRoll(*opening), "typed right"))

    thrown = MatchLog(event_of(rolls=RollsKind.THROWN)).begin()
    both(thrown, 2)
    roll = thrown.write(thrown.place(), thrown.roll(thrown.place()))
    side = thrown.game(thrown.place()).state.turn
    assert side is not None
    other = Roll(side, (1, 1) if roll.body["dice"] != [1, 1] else (2, 2))
    with refused(RollStays, of=0):
        thrown.write(thrown.place(), GameCorrected(0, OpeningRoll(6, 5), ""))
    thrown.write(thrown.place(), GameCorrected(roll.n, other, "typed wrong"))
    assert thrown.roll(thrown.place(room="closed")) == other
    thrown.write(thrown.place(room="closed"), other)
    with refused(RollStays, of=2):
        thrown.write(thrown.place(), GameCorrected(roll.n, Roll(side, (3, 3)), ""))


def test_a_line_of_a_game_that_has_not_begun_corrects_nothing() -> None:
    """Which the game itself then refuses."""
    line = GameCorrected(0, OpeningRoll(6, 5), "typed wrong")

    assert corrected_by(line, (None, None), "open", (), of_office=True) == ()


# What the public sees


def test_the_public_sees_turns_that_both_rooms_have_completed() -> None:
    log = MatchLog(event_of()).begin()
    opened, closed = log.place(), log.place(room="closed")

    def turns_shown() -> tuple[int, int]:
        return TWO_ROOMS.turns(log.progress.rooms.twins(ONE, DealNo(1)))

    news = log.progress.news
    log.steps(opened, 7)
    assert (turns_shown(), log.progress.news) == ((0, 0), news + 1)  # the match has begun
    log.step(closed)
    assert (turns_shown(), log.progress.news) == ((0, 0), news + 1)
    log.step(closed)
    assert (turns_shown(), log.progress.news) == ((1, 1), news + 2)
    log.steps(closed, 20)
    ahead = len(log.progress.rooms.turns(ONE, DealNo(1), "open"))
    assert turns_shown() == (ahead, ahead)
    assert len(log.progress.rooms.turns(ONE, DealNo(1), "closed")) > ahead


class NothingIsPublic:
    """A rule by which nobody sees a turn."""

    def turns(self, twins: Twins) -> tuple[int, int]:
        return 0, 0

    def signature(self, twins: Twins) -> object:
        return None


def test_news_of_a_game_are_counted_by_the_rule_that_the_views_give() -> None:
    log = MatchLog(event_of()).begin()
    both(log, 9)
    seen = MatchProgress(log.event, public=TWO_ROOMS).take_all(log.lines)
    hidden = MatchProgress(log.event, public=NothingIsPublic()).take_all(log.lines)

    turns = seen.rooms.once_public(ONE, DealNo(1))
    assert turns > 1
    assert seen.news == hidden.news + turns
    assert hidden.rooms.once_public(ONE, DealNo(1)) == 0


def test_when_one_room_is_over_the_public_waits_for_the_end_of_the_other() -> None:
    """S7, R46."""
    log = MatchLog(event_of()).begin()
    closed = log.place(room="closed")
    log.steps(closed, 11)
    log.step(log.place())
    log.step(log.place())
    news = log.progress.news
    log.decide(log.place())
    while log.step(closed, without_doubles):
        pass
    whole = len(log.game(closed).turns)

    assert log.game(closed).ended
    assert TWO_ROOMS.turns(log.progress.rooms.twins(ONE, DealNo(1)))[1] == 1
    assert log.progress.news == news
    log.accept(closed)
    assert TWO_ROOMS.turns(log.progress.rooms.twins(ONE, DealNo(1)))[1] == whole
    assert log.progress.news == news + 1


def test_a_game_that_was_public_in_both_rooms_goes_on_only_where_it_had_come_furthest() -> None:
    """S7, R48: its rolls are sealed elsewhere, so that no line has opened them."""
    log = MatchLog(event_of(), known=False).begin()
    closed = log.place(room="closed")
    log.steps(closed, 11)
    for place in (log.place(), closed):
        log.decide(place)
    turns = len(log.game(closed).turns)

    with refused(RollsShown, turns=5, played=0) as caught:
        log.write(log.place(), Reopened("a slip"), "director")
    assert caught.value.fields == {"turns": turns, "played": 0}
    log.write(closed, Reopened("a slip"), "director")


def test_a_result_is_public_when_the_game_is_final_in_both_rooms() -> None:
    log = MatchLog(event_of()).begin()
    record = log.progress.match(ONE, 1)
    news = log.progress.news
    log.decide(log.place())

    own = log.progress.scored(log.progress.match(ONE, 1), public=False).protocol
    assert [row.room for row in own.rows] == ["open"]
    assert log.progress.scored(record).protocol.rows == ()
    assert log.progress.news == news + 1  # the match has begun
    log.decide(log.place(room="closed"))
    scored = log.progress.scored(log.progress.match(ONE, 1))
    assert [row.room for row in scored.protocol.rows] == ["open", "closed"]
    assert scored.protocol.victory_source == "running"
    assert log.progress.news == news + 2


def without_doubles(state: GameState, seed: int) -> GameAction | None:
    """A player whose games end with the last checker."""
    action = GAME_POLICIES["plain"](state, seed)
    return None if isinstance(action, Double) else action


def test_a_public_decision_that_says_the_same_again_is_news() -> None:
    log = MatchLog(event_of()).begin()
    for room in ("open", "closed"):
        log.decide(log.place(room=room))
    news = log.progress.news
    log.decide(log.place())

    assert log.progress.news == news + 1


def test_another_reason_for_a_public_decision_is_news() -> None:
    log = MatchLog(event_of()).begin()
    for room in ("open", "closed"):
        log.decide(log.place(room=room))
    news = log.progress.news
    same = Decided(WHITE, Level.SINGLE, 5, 1, "time", "the clock was read anew")
    log.write(log.place(), same, "director")

    assert log.progress.news == news + 1


def test_nothing_is_rolled_in_a_game_that_was_decided_and_it_is_over_in_the_feed_too() -> None:
    log = MatchLog(event_of()).begin()
    opened, closed = log.place(), log.place(room="closed")
    log.steps(opened, 2)
    log.decide(closed)
    opening = log.game(opened).opening
    assert opening is not None
    with refused(GameClosed, lines=1):
        log.write(closed, OpeningRoll(*opening))

    # The feed is made anew from the lines in force.
    log.write(opened, Undo(log.game(opened).in_force[-1].n))
    feed = log.progress.rooms.feed(ONE, DealNo(1))
    assert [feed.room(room).over for room in ("open", "closed")] == [False, True]


def test_a_correction_of_what_the_public_sees_is_news_and_of_what_it_does_not_is_none() -> None:
    log = MatchLog(event_of()).begin()
    log.steps(log.place(), 6)
    log.steps(log.place(room="closed"), 2)
    first, hidden = log.game(log.place()).turns[:2]
    news = log.progress.news

    other = another_play(log, 2)
    log.write(log.place(), GameCorrected(hidden.lines[-1], other, ""))
    assert log.progress.news == news
    assert log.game(log.place()).turns[1].moves == other.moves
    with refused(NotNow, action="double"):
        log.write(log.place(), GameCorrected(first.lines[-1], Double(WHITE), ""))
    log.write(log.place(), GameCorrected(first.lines[-1], another_play(log, 1), ""))
    assert log.progress.news == news + 1


def another_play(log: MatchLog, number: int) -> Play:
    """Another play for a turn of the open room's first game, with which the rest stays legal."""
    game = log.game(log.place())
    turn = game.turns[number - 1]
    at = next(n for n, said in enumerate(game.in_force) if said.n == turn.lines[-1])
    for moves in legal(game.in_force[at - 1].state).plays:
        play = Play(turn.side, moves)
        try:
            game.copy().record(GameCorrected(turn.lines[-1], play, "x"), "")
        except Refused:
            continue
        if sorted(moves) != sorted(turn.moves or ()):
            return play
    raise AssertionError


# Results, and the director


def test_a_match_waits_is_played_and_is_finished() -> None:
    log = MatchLog(event_of(games=2)).begin()
    states = [log.progress.match(ONE, 1).state]
    for game in (1, 2):
        for room in ("closed", "open"):
            log.decide(log.place(game=game, room=room))
            states.append(log.progress.match(ONE, 1).state)
    record = log.progress.match(ONE, 1)

    assert states == [MatchState.WAITING, *[MatchState.PLAYING] * 3, MatchState.FINISHED]
    assert (record.complete, record.final_games) == (2, (2, 2))
    assert record.finished_at == log.lines[-1].at
    assert log.progress.records.results.finished == (log.progress.scored(record),)
    assert log.progress.scored(record).protocol.victory_source != "running"


def test_rooms_with_different_numbers_of_games_are_no_match_and_the_sentence_names_it() -> None:
    log = MatchLog(event_of(games=1)).begin()
    log.decide(log.place())
    own = log.progress.scored(log.progress.match(ONE, 1), public=False)
    result = log.game(log.place()).result
    assert result is not None
    only = [FinishedGame(1, "open", (6, 1), result)]

    with refused(MatchRoomsDiffer, open=1, closed=0, match="board 1, round 1, A against B"):
        RoomMatch(log.event).scored(own.planned, only)


def test_a_decided_game_has_the_opening_of_the_other_room_or_of_the_opened_set() -> None:
    log = MatchLog(event_of(games=2)).begin()
    log.step(log.place(room="closed"))
    for room in ("open", "closed"):
        log.decide(log.place(room=room))
        log.decide(log.place(game=2, room=room))

    def openings() -> list[tuple[int, int]]:
        scored = log.progress.scored(log.progress.match(ONE, 1))
        return [row.opening for row in scored.protocol.rows]

    first, second = (log.rolls[ONE].rolls(DealNo(n)).opening for n in (1, 2))
    assert openings() == [first, first, NO_OPENING, NO_OPENING]
    log.open(1, 2)
    assert openings() == [first, first, second, second]


@pytest.mark.parametrize(
    ("board", "said"),
    [
        pytest.param(1, {"cube": 3}, id="cube is 3, and has to be one of 1, 2, 4, 8, 16"),
        pytest.param(1, {"cube": 128}, id="cube is 128, and has to be one of 1, 2"),
        pytest.param(2, {"level": 3, "left": 15}, id="long gammon has a single game and a gammon"),
        pytest.param(3, {"cube": 2}, id="cube is 2, and has to be one of 1"),
    ],
)
def test_the_director_cannot_decide_what_the_game_cannot_come_to(
    board: int, said: dict[str, int]
) -> None:
    boards = [
        TeamBoard(name=f"{n}", ruleset=ruleset, players=(2 * n - 1, 2 * n))
        for n, ruleset in enumerate((BACKGAMMON, LONG_GAMMON, Ruleset(cube=False)), 1)
    ]
    log = MatchLog(event_of(2, *boards)).begin()

    with refused(NotABody, do="decide"):
        log.decide(log.place(session=board), **said)
    assert log.game(log.place(session=board)).lines == 0


def test_reopening_takes_a_result_back_until_the_rolls_are_open() -> None:
    log = MatchLog(event_of(games=1)).begin()
    for room in ("open", "closed"):
        log.play(log.place(room=room))
    record = log.progress.match(ONE, 1)
    assert record.finished
    news = log.progress.news

    log.write(log.place(), Reopened("the last play was illegal"), "director")
    record = log.progress.match(ONE, 1)
    assert (record.state, record.final_games) == (MatchState.PLAYING, (0, 1))
    assert (record.finished_at, log.progress.sessions[ONE].to_open()) == (None, ())
    assert log.progress.scored(record).protocol.rows == ()
    assert log.progress.standings()[0].matches == 0
    assert log.progress.tables.due_place(TableNo(1)) == log.place()
    assert log.progress.news == news + 1
    log.accept(log.place())
    log.open(1, 1)
    with refused(RollsAlreadyOpen, session=1, roll_set=1):
        log.write(log.place(), Reopened("once more"), "director")
    log.decide(log.place())
    assert [each.body.__class__ for each in log.progress.records.decisions] == [Reopened, Decided]
    assert log.progress.records.decisions[1].place == log.place()


def test_a_correction_after_acceptance_counts_anew_and_is_a_decision() -> None:
    log = MatchLog(event_of(games=1)).begin()
    log.steps(log.place(), 4)
    side = log.game(log.place()).state.turn
    assert side is not None
    passed = log.write(log.place(), Double(side))
    log.write(log.place(), Pass(side.other))
    log.accept(log.place())
    log.decide(log.place(room="closed"), None, left=0)
    won = log.progress.scored(log.progress.match(ONE, 1)).protocol.smp

    with refused(GameNotOver):
        log.write(log.place(), GameCorrected(passed.n + 1, Take(side.other), "he took"))
    log.write(log.place(), GameCorrected(1, another_play(log, 1), "seen on the film"), "director")
    scored = log.progress.scored(log.progress.match(ONE, 1))
    assert scored.protocol.smp == won
    assert log.progress.records.decisions[-1].by == "director"
    assert log.game(log.place()).corrected == "seen on the film"


def test_calls_are_answered_from_the_office_or_at_the_game() -> None:
    log = MatchLog(event_of()).begin()
    for place in ((1, 1, 0), (1, 0, 0), (1, 1, 1)):
        log.write(log.place(), CallDirector("a checker fell"))
        assert log.game(log.place()).calls
        log.write(place, Answered(TableNo(1), DealNo(1), "put back"), "director")
        assert not log.game(log.place()).calls
    assert log.game(log.place()).lines == 4
    assert log.progress.next_n(ONE, 1, 0) == 1
    with refused(OutOfPlace, position=9):
        log.write((1, 2, 1), Answered(TableNo(1), DealNo(1), ""), "director")


# Line-ups


def names(log: MatchLog, match: int = 1) -> tuple[tuple[str, str], tuple[str, str]]:
    players = log.progress.match(ONE, match).planned.players
    return tuple(players.open), tuple(players.closed)  # type: ignore[return-value]


def test_a_line_up_replaces_before_the_match_and_stands_beside_after_it_has_begun() -> None:
    log = MatchLog(event_of())
    assert names(log) == (("A1", "B1"), ("B2", "A2"))
    log.write((1, 0, 0), LinedUpFor(1, A, ("A5", "A2"), "ill"), "director")
    assert names(log) == (("A5", "B1"), ("B2", "A2"))
    log.begin()
    log.step(log.place())
    news = log.progress.news
    log.write((1, 0, 0), LinedUpFor(1, B, ("B1", "B6"), "late"), "director")
    log.write((1, 0, 0), LinedUpFor(1, B, ("B1", "B2"), "he came"), "director")

    assert names(log) == (("A5", "B1"), ("B2 / B6", "A2"))
    assert log.progress.news == news + 1
    record = log.progress.match(ONE, 1)
    assert [(each.gone, each.players) for each in record.changes] == [
        (("A1", "A2"), ("A5", "A2")),
        (("B1", "B2"), ("B1", "B6")),
        (("B1", "B6"), ("B1", "B2")),
    ]
    assert record.playing(B) == ("B1", "B2")
    log.play_all()
    players = {(each.team, each.player): each.games for each in log.progress.players()}
    assert players == {(B, "B1"): 2, (A, "A5"): 2, (A, "A2"): 2, (B, "B2 / B6"): 2}


def line_up(team: EntryId, first: int, second: int) -> LinedUpFor:
    """These two of the team's list, for match 1."""
    return LinedUpFor(1, team, (f"{team}{first}", f"{team}{second}"), "x")


def test_a_line_up_is_of_two_players_on_the_list_of_a_team_of_the_match() -> None:
    log = MatchLog(event_of(3)).begin()
    one, other = log.progress.match(ONE, 1).planned.players.teams
    third = next(team for team in log.event.teams if team not in (one, other))

    for place, body, refusal in (
        ((1, 0, 0), line_up(third, 1, 2), NotInThisMatch),
        ((1, 0, 0), line_up(one, 1, 1), OnePlayerTwoRooms),
        ((1, 0, 0), LinedUpFor(1, one, (f"{one}1", f" {one.lower()}1"), "x"), OnePlayerTwoRooms),
        ((1, 0, 0), LinedUpFor(1, one, (f"{one}1", f"{other}2"), "x"), NotOfTheTeam),
        ((1, 0, 0), LinedUpFor(1, one, ("X1", "X2"), "x"), NotOfTheTeam),
        ((1, 1, 1), line_up(one, 1, 2), OutOfPlace),
        ((1, 0, 0), LinedUpFor(9, A, ("A1", "A2"), "x"), NoSuchMatch),
    ):
        before = log.progress.match(ONE, 1)
        with refused(refusal):
            log.write(place, body, "director")
        assert log.progress.match(ONE, 1) == before


def test_nobody_is_lined_up_at_two_boards_of_a_round_nor_for_a_match_that_is_over() -> None:
    boards = [
        TeamBoard(name=f"{n}", ruleset=BACKGAMMON, players=(2 * n - 1, 2 * n)) for n in (1, 2)
    ]
    log = MatchLog(event_of(2, *boards)).begin()

    with refused(PlaysAnotherBoard, player="A3", match="board 2, round 1, A against B"):
        log.write((1, 0, 0), line_up(A, 1, 3), "director")
    log.play_all(2)
    log.write((1, 0, 0), line_up(A, 1, 3), "director")
    with refused(LineUpOver, match="board 2, round 1, A against B"):
        log.write((2, 0, 0), line_up(A, 5, 6), "director")


def test_a_player_who_is_lined_up_is_called_as_the_list_of_the_team_has_it() -> None:
    log = MatchLog(event_of()).begin()
    log.step(log.place())

    log.write((1, 0, 0), LinedUpFor(1, A, ("a1", "A5"), "ill"), "director")

    assert names(log) == (("A1", "B1"), ("B2", "A2 / A5"))


# Sessions


def test_roll_sheets_are_printed_of_a_session_whose_drawn_rolls_are_still_to_come() -> None:
    log = MatchLog(event_of(games=2)).begin()
    log.write((1, 0, 0), SheetsGiven(2), "Dora")

    (given,) = log.progress.sessions[ONE].sheets
    assert (given.sheets, given.by) == (2, "Dora")
    thrown = MatchLog(event_of(rolls=RollsKind.THROWN)).begin()
    ended = MatchLog(event_of(games=1)).begin()
    ended.play_all()
    ended.end()
    for other, place in (
        (log, (2, 0, 0)),
        (log, (1, 1, 0)),
        (log, (1, 1, 1)),
        (thrown, (1, 0, 0)),
        (ended, (1, 0, 0)),
    ):
        with refused(OutOfPlace):
            other.write(place, SheetsGiven(1), "Dora")


def test_no_more_roll_sheets_are_printed_at_once_than_the_session_has_games() -> None:
    log = MatchLog(event_of(3, games=2)).begin()
    log.write((1, 0, 0), SheetsGiven(6), "Dora")
    with refused(OutOfPlace, position=4):
        log.write((1, 0, 0), SheetsGiven(7), "Dora")

    assert [each.sheets for each in log.progress.sessions[ONE].sheets] == [6]


def test_a_session_begins_once_and_only_a_final_has_finalists() -> None:
    log = MatchLog(event_of()).begin()
    for place, body in (
        ((1, 0, 0), MatchesBegun(None)),
        ((2, 0, 0), MatchesBegun(None)),
        ((0, 0, 0), MatchesBegun(None)),
        ((2, 0, 0), MatchesEnded("0" * 64)),
        ((0, 0, 0), Published("", "", True)),
    ):
        with refused(OutOfPlace):
            log.write(place, body, "director")
    other = MatchLog(event_of())
    with refused(OutOfPlace, position=2):
        other.write((1, 0, 0), MatchesBegun(None, (A, B)), "director")
    with refused(OutOfPlace, position=2):
        other.write(other.place(), OpeningRoll(6, 1))


@pytest.mark.long
def test_a_session_ends_when_all_is_final_and_its_rolls_are_open() -> None:
    log = MatchLog(event_of(2, *BOARDS, games=1)).begin()
    with refused(OutOfPlace, position=4):
        log.end()
    for room in ("open", "closed"):
        log.decide(log.place(room=room))
    with refused(OutOfPlace, position=6):
        log.end()
    log.open(1, 1)
    log.end()

    assert (log.progress.settled, log.progress.finished) == (0, False)
    assert log.progress.sessions[ONE].ended_at == log.lines[-1].at
    with refused(OutOfPlace, position=8):
        log.end()
    log.play_all(2)
    log.end(2)
    assert (log.progress.settled, log.progress.finished) == (len(log.lines), True)


def test_a_session_of_thrown_rolls_opens_none() -> None:
    log = MatchLog(event_of(games=1, rolls=RollsKind.THROWN)).begin()
    log.play_all()

    assert log.progress.sessions[ONE].to_open() == ()
    assert log.progress.rooms.feed(ONE, DealNo(1)).sealed is None
    with refused(OutOfPlace, position=111):
        log.open(1, 1)
    with refused(RollsAlreadyOpen, session=1, roll_set=1):
        log.write(log.place(), Reopened("everybody knows its rolls"), "director")
    log.end()
    with refused(OutOfPlace, position=112):
        log.write(log.place(), Reopened("too late"), "director")


def test_a_roll_set_is_opened_when_it_is_final_in_both_rooms_and_is_what_was_played() -> None:
    log = MatchLog(event_of(), known=False).begin()
    log.play(log.place())
    with refused(OutOfPlace, position=57):
        log.open(1, 1)
    log.play(log.place(room="closed"))
    other = log.opening(1, 2)

    with refused(OtherRollsOpened, position=111, roll_set=1):
        log.write((1, 0, 1), other)
    for rolls in ("", "6:1", "7:1|61|", "6:1|61", "6:1|62|33", "6:1:2|61|33", "x:1|61|33"):
        with pytest.raises(Refused):
            log.write((1, 0, 1), RollsOpened(rolls, other.salt, ()))
    log.open(1, 1)
    assert log.progress.sessions[ONE].opened[DealNo(1)].rolls == log.rolls[ONE].sets[0]
    with refused(OutOfPlace, position=112):
        log.open(1, 1)


def test_the_text_of_a_roll_set_is_read_as_it_is_written() -> None:
    rolls = draw_rolls(SECRET, "", event_of().id, ONE, "original", 1).sets[0]

    assert read_rolls(str(rolls), reroll=False) == rolls
    with refused(NotARollSet, where="the roll set"):
        read_rolls("6:1|61 42", reroll=False)


# The final

FINAL = event_of(3, *BOARDS, games=1, final=FinalRules(games=2, board=2))


def rounds_played() -> MatchLog:
    """All rounds decided: A wins every game, and B and C share what is left."""
    log = MatchLog(FINAL).begin()
    for record in log.progress.matches:
        teams = record.planned.players.teams
        for room in ("open", "closed"):
            place = log.place(record.planned.number, 1, room, record.planned.session)
            if A in teams:
                first = (teams[0] == A) is (room == "open")
                log.decide(place, WHITE if first else BLACK)
            else:
                log.decide(place, None, left=0)
    return log


def test_the_final_begins_when_the_rounds_of_its_board_are_over_with_the_best_two() -> None:
    log = rounds_played()
    drawn = (C, A, B)

    assert log.progress.records.qualified
    assert log.progress.qualifying()[0].team == A
    for body in (
        MatchesBegun(None),
        MatchesBegun(None, (A, B)),
        MatchesBegun(None, (A, B), drawn),
        MatchesBegun(None, (A, C), (C, A)),
        MatchesBegun(None, (C, A), drawn),
    ):
        with refused(OtherFinalists):
            log.write((3, 0, 0), body, "director")
        assert log.progress.records.final is None
    with refused(NoSuchMatch, session=3, match=1):
        log.progress.match(SessionNo(3), 1)
    log.write((3, 0, 0), MatchesBegun(None, (A, C), drawn), "director")
    final = log.progress.records.final
    assert final is not None
    assert log.progress.matches[-1] == final
    assert log.progress.due(final.planned.table("open")) == (final.planned, 1)
    assert log.progress.final_ranking() == ()


@pytest.mark.long
def test_the_final_waits_for_the_matches_that_decide_it() -> None:
    log = MatchLog(FINAL).begin()
    with refused(OtherFinalists, position=4):
        log.write((3, 0, 0), MatchesBegun(None, (A, C)), "director")
    log = MatchLog(FINAL).begin(2)
    log.play_all(2)
    assert log.progress.records.qualified
    every = replace(FINAL, final=FinalRules(games=2, board=2, qualify=Qualifying.ALL))
    log = MatchLog(every).begin()
    log.play_all(2)
    assert not log.progress.records.qualified


def test_the_final_decides_the_first_two_places() -> None:
    log = rounds_played()
    log.write((3, 0, 0), MatchesBegun(None, (A, C), (C, A, B)), "director")
    for game in (1, 2):
        for room, side in (("open", BLACK), ("closed", WHITE)):
            log.decide(log.place(1, game, room, 3), side)  # type: ignore[arg-type]

    places = log.progress.final_ranking()
    assert [(each.place, each.team) for each in places] == [(1, C), (2, A), (3, B)]
    assert log.progress.qualifying()[0].team == A
    assert {each.player for each in log.progress.players()} >= {"A3", "A4", "C3", "C4"}


def test_without_a_final_the_table_is_the_result_when_all_is_over() -> None:
    log = MatchLog(event_of(2, games=1)).begin()
    assert log.progress.final_ranking() == ()
    log.play_all()

    assert {each.team for each in log.progress.final_ranking()} == {A, B}


def test_lots_that_were_drawn_decide_between_teams_that_are_level() -> None:
    log = MatchLog(FINAL).begin()
    for record in log.progress.matches:
        for room in ("open", "closed"):
            place = log.place(record.planned.number, 1, room, record.planned.session)  # type: ignore[arg-type]
            log.decide(place, None, left=0)
    drawn = lots(FINAL, SECRET)
    log.write((3, 0, 0), MatchesBegun(None, drawn[:2], drawn), "director")  # type: ignore[arg-type]

    assert log.progress.sessions[SessionNo(3)].finalists == drawn[:2]
    assert log.progress.sessions[SessionNo(3)].lots == drawn


# The whole event


@pytest.mark.long
def test_an_event_is_folded_from_its_log_with_and_without_its_secrets() -> None:
    log = MatchLog(FINAL).begin()
    log.play_all(1)
    log.play_all(2)
    drawn = lots(FINAL, SECRET)
    table = log.progress.qualifying()
    log.write((3, 0, 0), MatchesBegun(None, finalists(table, drawn), drawn), "director")
    log.play_all(3)
    for session in (1, 2, 3):
        log.end(session)

    known = MatchProgress(FINAL, log.rolls, public=TWO_ROOMS).take_all(log.lines)
    unknown = MatchProgress(FINAL, public=TWO_ROOMS).take_all(log.lines)
    for each in (known, unknown):
        assert each.finished
        assert each.final_ranking() == log.progress.final_ranking()
        assert each.players() == log.progress.players()
        assert each.matches == log.progress.matches
        assert each.news == log.progress.news
        assert each.settled == len(log.lines)
    assert len(known.final_ranking()) == 3
    # Everybody plays alike, so both rooms of every match play alike.
    for record in known.matches:
        assert known.scored(record).protocol.difference == 0
    assert all(
        game.stage is GameStage.ACCEPTED
        for now in known.sessions.values()
        for game in now.games.values()
    )
