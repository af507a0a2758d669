"""Lines of a game recorded: by the rules first, then by the rolls, all of them or none."""

from collections.abc import Callable
from typing import Any

import pytest

from evendeal.backgammon import (
    AcceptResignation,
    Dice,
    Double,
    Due,
    IllegalPlay,
    Level,
    Move,
    OpeningRoll,
    Play,
    Resign,
    Roll,
    Side,
    Take,
    legal,
    result,
)
from evendeal.backgammon.game_stage import GameStage
from evendeal.backgammon.lines import (
    Decided,
    GameAccepted,
    GameLine,
    GameNote,
    OpeningRequest,
    RollRequest,
)
from evendeal.backgammon.lines_wire import request_from_json
from evendeal.backgammon.record_refusals import RollSeen
from evendeal.backgammon.refusals import NotNow, OutOfTurn
from evendeal.director.appending import At
from evendeal.director.events import create_event
from evendeal.director.ledger import LuckNotHere, NotStarted
from evendeal.draw.rolls import RollSet
from evendeal.draw.rolls_refusals import NotThrownYet
from evendeal.formats.room_match.dry_run import try_by_rules
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.recording import GameNotDue, game_due, record_lines, write_lines
from evendeal.formats.room_match.roll_requests import AskLast, RollNotThat
from evendeal.formats.room_match.sealing import rolls_of
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, TableNo
from evendeal.lines.acts import Undo
from evendeal.tournament.line import Line
from support.events.matches import (
    BOARD,
    CLOSED,
    DUEL,
    ONE,
    OPEN,
    SECRET,
    TWO,
    ask_roll,
    game_at,
    match_event,
    matches_begun,
)
from support.refusals import refused

HERE, THERE = At(DUEL, BOARD, OPEN, ONE), At(DUEL, BOARD, CLOSED, ONE)


@pytest.fixture
def matches(desk: Desk) -> MatchDesk:
    return matches_begun(desk)


@pytest.fixture
def thrown(desk: Desk) -> MatchDesk:
    return matches_begun(desk, rolls="thrown")


def say(matches: MatchDesk, *lines: GameLine, at: At = HERE, **more: Any) -> tuple[Line, ...]:
    """Record lines where the game stands."""
    key = f"{at.table}-{at.deal}/{more.pop('key', 'k')}"
    return record_lines(matches, at, lines, key=key, by="ann", **more)


def rolls(matches: MatchDesk, deal: DealNo = ONE) -> RollSet:
    """The sealed rolls of a game."""
    event = matches.progress(DUEL).event
    return rolls_of(event, BOARD, SECRET, "").rolls(deal)


def side_due(matches: MatchDesk, at: At = HERE) -> Side:
    side = game_at(matches, at.table, at.deal).state.turn
    assert side is not None
    return side


def some_play(matches: MatchDesk, at: At = HERE) -> Play:
    """A legal play of the dice on the table."""
    state = game_at(matches, at.table, at.deal).state
    return Play(side_due(matches, at), legal(state).plays[0])


def to_roll(matches: MatchDesk, at: At = HERE) -> None:
    """Opened and played, so that the other side is to double or roll."""
    say(matches, OpeningRequest(), at=at)
    say(matches, some_play(matches, at), at=at)
    assert game_at(matches, at.table, at.deal).state.due is Due.ROLL


def other_dice(dice: Dice) -> Dice:
    return (6, 5) if dice != (6, 5) else (2, 1)


def give_up(matches: MatchDesk, at: At) -> GameAccepted:
    """A game resigned after its opening roll; what there is to accept."""
    say(matches, OpeningRequest(), at=at)
    side = side_due(matches, at)
    say(matches, Resign(side, Level.GAMMON), AcceptResignation(side.other), at=at)
    return GameAccepted.of(result(game_at(matches, at.table, at.deal).state))


def finish(matches: MatchDesk, at: At) -> None:
    """A game given up, and accepted."""
    say(matches, give_up(matches, at), at=at)


def test_both_rooms_are_given_the_sealed_rolls(matches: MatchDesk) -> None:
    drawn = rolls(matches)
    for at in (HERE, THERE):
        to_roll(matches, at)
        side = side_due(matches, at)
        (line,) = say(matches, RollRequest(side), at=at)

        assert game_at(matches, at.table).opening == drawn.opening
        assert line.body == {"do": "roll", "side": side.word, "dice": list(drawn.of(side)[0])}


def test_a_roll_is_filled_in_after_the_lines_that_come_with_it(matches: MatchDesk) -> None:
    say(matches, OpeningRequest())
    play = some_play(matches)
    side = play.side.other
    written = say(matches, play, RollRequest(side))

    assert [line.body["do"] for line in written] == ["play", "roll"]
    assert written[1].body["dice"] == list(rolls(matches).of(side)[0])


def test_a_table_plays_its_games_in_order(matches: MatchDesk) -> None:
    second = At(DUEL, BOARD, OPEN, TWO)
    with refused(GameNotDue, session=BOARD, table=OPEN, deal=TWO):
        say(matches, OpeningRequest(), at=second)
    finish(matches, HERE)

    assert game_due(matches, DUEL, OPEN) == second
    assert game_due(matches, DUEL, CLOSED) == THERE
    say(matches, OpeningRequest(), at=second)
    finish(matches, THERE)
    assert game_due(matches, DUEL, TableNo(9)) is None


def test_a_game_before_its_session_is_refused(desk: Desk) -> None:
    matches = MatchDesk(desk.adapters)
    create_event(matches, match_event())

    with pytest.raises(NotStarted):
        say(matches, OpeningRequest())


def test_a_roll_is_asked_for_last(matches: MatchDesk) -> None:
    with refused(AskLast, n=0):
        say(matches, OpeningRequest(), Double(Side.WHITE))
    assert game_at(matches).lines == 0


def test_a_roll_is_asked_for_when_it_is_due(matches: MatchDesk) -> None:
    to_roll(matches)
    with pytest.raises(OutOfTurn):
        say(matches, RollRequest(side_due(matches).other))
    say(matches, RollRequest(side_due(matches)))
    with refused(NotNow, action="roll", waits_for=f"a play of {side_due(matches).called}"):
        say(matches, RollRequest(side_due(matches)))
    assert game_at(matches).lines == 3


def test_dice_from_a_sheet_must_be_the_sealed_ones_and_the_refusal_tells_none(
    matches: MatchDesk,
) -> None:
    to_roll(matches)
    side = side_due(matches)
    due = rolls(matches).of(side)[0]
    found = other_dice(due)

    with pytest.raises(RollNotThat) as refused:
        say(matches, Roll(side, found))
    refusal = refused.value
    assert (refusal.n, refusal.side, refusal.number, refusal.found) == (2, side, 1, found)
    assert f"{due[0]}-{due[1]}" not in str(refusal)
    assert due not in vars(refusal).values()
    assert refusal.__cause__ is None
    assert game_at(matches).lines == 2

    say(matches, Roll(side, due[::-1]))
    assert game_at(matches).in_force[-1].action == Roll(side, due)


def test_after_other_dice_were_typed_for_a_roll_there_is_no_double_before_it(
    matches: MatchDesk,
) -> None:
    to_roll(matches)
    side = side_due(matches)
    wrong = Roll(side, other_dice(rolls(matches).of(side)[0]))
    position = matches.progress(DUEL).position
    for _ in range(2):
        with pytest.raises(RollNotThat):
            say(matches, wrong)

    assert matches.progress(DUEL).position == position + 1
    assert game_at(matches).lines == 2
    with pytest.raises(RollSeen):
        say(matches, Double(side))
    say(matches, RollRequest(side))
    assert game_at(matches).state.due is not Due.ROLL


def test_an_opening_from_a_sheet_must_be_the_sealed_one(matches: MatchDesk) -> None:
    white, black = rolls(matches).opening
    with pytest.raises(RollNotThat) as refused:
        say(matches, OpeningRoll(black, white))

    assert (refused.value.n, refused.value.side) == (0, None)
    assert game_at(matches).lines == 0


def test_whether_a_guess_was_right_does_not_show_in_another_refusal(matches: MatchDesk) -> None:
    to_roll(matches)
    side = side_due(matches)
    due = rolls(matches).of(side)[0]
    nonsense = Play(side, (Move(1, 2),))
    refusals = []
    for dice in (due, other_dice(due)):
        with pytest.raises(IllegalPlay) as refused:
            say(matches, Roll(side, dice), nonsense)
        refusals.append(type(refused.value))

    assert refusals[0] is refusals[1]
    assert game_at(matches).lines == 2


def test_where_rolls_are_thrown_the_first_room_types_and_the_other_is_told(
    thrown: MatchDesk,
) -> None:
    with refused(NotThrownYet, side=None, number=0):
        say(thrown, OpeningRequest())
    say(thrown, OpeningRoll(6, 4))
    say(thrown, some_play(thrown))
    with refused(NotThrownYet, side=Side.BLACK, number=1):
        say(thrown, RollRequest(Side.BLACK))
    say(thrown, Roll(Side.BLACK, (3, 5)))
    assert game_at(thrown).in_force[-1].action == Roll(Side.BLACK, (5, 3))

    (opened,) = say(thrown, OpeningRequest(), at=THERE)
    say(thrown, some_play(thrown, THERE), at=THERE)
    (line,) = say(thrown, RollRequest(Side.BLACK), at=THERE)

    assert (opened.body["white"], opened.body["black"]) == (6, 4)
    assert line.body["dice"] == [5, 3]


def test_where_rolls_are_thrown_the_other_room_cannot_throw_anew(thrown: MatchDesk) -> None:
    say(thrown, OpeningRoll(6, 4))
    with pytest.raises(RollNotThat) as refused:
        say(thrown, OpeningRoll(6, 5), at=THERE)

    assert refused.value.side is None
    assert game_at(thrown, CLOSED).lines == 0


def test_a_thrown_roll_that_was_taken_back_has_not_been_thrown(thrown: MatchDesk) -> None:
    say(thrown, OpeningRoll(6, 4))
    with pytest.raises(NotThrownYet):
        say(thrown, Undo(0), OpeningRequest())
    assert game_at(thrown).lines == 1

    say(thrown, Undo(0), OpeningRoll(4, 6))
    assert game_at(thrown).opening == (4, 6)


def test_a_roll_that_was_taken_back_comes_again(matches: MatchDesk) -> None:
    to_roll(matches)
    side = side_due(matches)
    (first,) = say(matches, RollRequest(side))

    written = say(matches, Undo(2), RollRequest(side))

    assert written[1].body == first.body


def test_after_a_roll_was_seen_there_is_no_double_before_it(matches: MatchDesk) -> None:
    to_roll(matches)
    side = side_due(matches)
    say(matches, RollRequest(side))
    with pytest.raises(RollSeen):
        say(matches, Undo(2), Double(side))
    assert game_at(matches).lines == 3


def test_a_double_is_decided_before_the_rooms_own_roll(matches: MatchDesk) -> None:
    to_roll(matches)
    to_roll(matches, THERE)
    side = side_due(matches)
    say(matches, RollRequest(side))
    # The other room has not seen it.
    say(matches, Double(side), Take(side.other), RollRequest(side), at=THERE)

    assert game_at(matches, CLOSED).state.cube.value == 2
    assert game_at(matches).state.dice == game_at(matches, CLOSED).state.dice


def test_lines_are_written_all_or_none(matches: MatchDesk) -> None:
    say(matches, OpeningRequest())
    play = some_play(matches)
    with pytest.raises(OutOfTurn):
        say(matches, play, Double(play.side))

    assert game_at(matches).lines == 1


def test_a_roll_set_opens_with_the_game_that_is_final_last(matches: MatchDesk) -> None:
    announced: list[int] = []
    matches.subscribe(lambda event, news: announced.append(news))
    finish(matches, HERE)
    now = matches.progress(DUEL).sessions[BOARD]
    assert now.opened == {}
    before = len(announced)
    finish(matches, THERE)

    assert now.opened.keys() == {ONE}
    assert now.opened[ONE].rolls == rolls(matches)
    assert len(announced) > before
    published = matches.adapters.publisher.read(DUEL, "opened.json")
    assert published is not None
    assert str(rolls(matches)) in published
    assert str(rolls(matches, TWO)) not in published


def test_where_rolls_are_thrown_no_set_is_opened(thrown: MatchDesk) -> None:
    for at in (HERE, THERE):
        say(thrown, OpeningRoll(6, 4), at=at)
        side = side_due(thrown, at)
        say(thrown, Resign(side, Level.GAMMON), AcceptResignation(side.other), at=at)
        say(thrown, GameAccepted.of(result(game_at(thrown, at.table).state)), at=at)

    assert thrown.progress(DUEL).sessions[BOARD].opened == {}


def test_the_director_decides_a_game_whichever_is_due(matches: MatchDesk) -> None:
    forfeit = Decided(Side.WHITE, Level.GAMMON, 15, 1, "forfeit", "Black did not come.")
    second = At(DUEL, BOARD, OPEN, TWO)
    say(matches, forfeit, at=second, due=False)

    assert game_at(matches, OPEN, TWO).stage is GameStage.DECIDED
    assert game_due(matches, DUEL, OPEN) == HERE


def test_both_rooms_decided_open_the_set_too(matches: MatchDesk) -> None:
    forfeit = Decided(None, Level.SINGLE, 0, 1, "time", "Nobody came.")
    for table in (OPEN, CLOSED):
        say(matches, forfeit, at=At(DUEL, BOARD, table, TWO), due=False)

    assert matches.progress(DUEL).sessions[BOARD].opened.keys() == {TWO}


def test_what_the_world_is_told_can_wait_until_the_lines_are_durable(matches: MatchDesk) -> None:
    finish(matches, HERE)
    accepted = give_up(matches, THERE)
    announced: list[int] = []
    matches.subscribe(lambda event, news: announced.append(news))
    ruled = try_by_rules(game_at(matches, CLOSED), [accepted], "2027-05-01T18:00:00.000Z")
    later: list[Callable[[], None]] = []
    with matches.together():
        write_lines(matches, THERE, ruled, key="2-1/k", by="ann", later=later)
        assert announced == []
    assert matches.progress(DUEL).sessions[BOARD].opened.keys() == {ONE}
    for each in later:
        each()

    assert announced == [matches.progress(DUEL).news]


def test_a_note_changes_nothing_of_a_game(matches: MatchDesk) -> None:
    say(matches, OpeningRequest())
    state = game_at(matches).state
    say(matches, GameNote("cocked", Side.WHITE, "on a checker"))

    assert game_at(matches).state == state
    assert game_at(matches).lines == 2


def test_a_copy_without_secrets_fills_in_no_rolls(matches: MatchDesk) -> None:
    matches._luck.clear()

    with pytest.raises(LuckNotHere):
        say(matches, OpeningRequest())


@pytest.mark.parametrize(
    ("data", "asked"),
    [
        ({"do": "opening_roll", "white": None, "black": None}, OpeningRequest()),
        (ask_roll("black"), RollRequest(Side.BLACK)),
        ({"do": "opening_roll", "white": 1, "black": None}, None),
        ({"do": "opening_roll", "white": None, "black": None, "more": 1}, None),
        ({"do": "roll", "side": "white", "dice": [1, 2]}, None),
        ({"do": "roll", "side": "red", "dice": None}, None),
        ({"do": "roll", "side": None, "dice": None}, None),
        ({"do": ["roll"]}, None),
        ({}, None),
    ],
)
def test_a_message_asks_for_a_roll_by_leaving_its_dice_out(
    data: dict[str, Any], asked: object
) -> None:
    assert request_from_json(data) == asked


def test_two_programs_that_record_the_two_rooms_of_thrown_rolls_keep_to_one_set(
    desk: Desk,
) -> None:
    """Else the log would hold two openings of one game, and nothing after them would count."""
    one = matches_begun(desk, rolls="thrown")
    other = MatchDesk(desk.adapters)
    other.progress(DUEL)
    record_lines(one, At(DUEL, BOARD, OPEN, ONE), [OpeningRoll(6, 1)], key="a", by="ann")

    with pytest.raises(RollNotThat):
        record_lines(other, At(DUEL, BOARD, CLOSED, ONE), [OpeningRoll(5, 1)], key="b", by="bob")
    record_lines(other, At(DUEL, BOARD, CLOSED, ONE), [OpeningRequest()], key="b", by="bob")

    assert one.refresh(DUEL).game(BOARD, CLOSED, ONE).opening == (6, 1)
    assert (one.read_only(DUEL), other.read_only(DUEL)) == (None, None)
