"""The pages of an event of team matches: protocol, decisions, line-ups, scoreboard, sentences."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from evendeal.arena.game_policies import game_policies_for, game_turn
from evendeal.backgammon import Double, Due, Level, Pass, Play, Side, Take, legal
from evendeal.backgammon.lines import (
    Decided,
    GameAccepted,
    GameLine,
    OpeningRequest,
    Reopened,
    RollRequest,
)
from evendeal.director.appending import At
from evendeal.director.events import create_event
from evendeal.director.ledger import Adapters
from evendeal.formats.room_match.life import MatchDesk, match_draft
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.formats.room_match.recording import game_due
from evendeal.ids import DealNo, EntryId, EventId, SessionNo, TableNo
from evendeal.store import open_store
from evendeal.tournament.programme import HallRoom, Programme
from evendeal.tournament.room_match.acts import LinedUpFor
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.event_read import read_match_event
from evendeal.views.matches.page import MatchPage
from support.events.match_pictures import BOARD, CLOSED, DUO, OPEN, NoDice, Noon, duo, rooms, write
from support.rehearsals import play_rehearsal
from support.sentences import in_golden_file

GOLDEN = Path(__file__).parents[1] / "golden" / "backgammon" / "protocol.json"
THREE = EventId("three")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[MatchDesk]:
    """Kharkov against Moscow, begun: Kharkov has White in the open room, Black in the closed."""
    with rooms(tmp_path, duo()) as desk:
        yield desk


def page(desk: MatchDesk) -> MatchPage:
    return RoomMatchPublic(desk).match(DUO, BOARD, 1)


def said(desk: MatchDesk) -> str:
    return page(desk).match.said


def at(table: TableNo, game: int = 1) -> At:
    return At(DUO, BOARD, table, DealNo(game))


def decide(
    desk: MatchDesk,
    table: TableNo,
    winner: Side,
    game: int = 1,
    *,
    level: Level = Level.SINGLE,
    left: int = 9,
    cube: int = 1,
) -> None:
    line = Decided(winner, level, left, cube, "time", "the hall closes at ten")
    write(desk, at(table, game), line, due=False)


def say(desk: MatchDesk, table: TableNo, *lines: GameLine) -> None:
    for line in lines:
        due = game_due(desk, DUO, table)
        assert due is not None
        write(desk, due, line)


def turn(desk: MatchDesk, table: TableNo) -> Side:
    """The opening roll if it is due, and one turn; whose turn it is then."""
    due = game_due(desk, DUO, table)
    assert due is not None
    game = desk.progress(DUO).game(BOARD, table, due.deal)
    if game.state.turn is None:
        say(desk, table, OpeningRequest())
    elif game.state.due is Due.ROLL:
        say(desk, table, RollRequest(game.state.turn))
    state = desk.progress(DUO).game(BOARD, table, due.deal).state
    if state.due is Due.PLAY and state.turn is not None:
        say(desk, table, Play(state.turn, legal(state).plays[0]))
    side = desk.progress(DUO).game(BOARD, table, due.deal).state.turn
    assert side is not None
    return side


def redoubled_and_passed(desk: MatchDesk, table: TableNo) -> Side:
    """A game that is doubled, taken, doubled again and passed; who owned the cube and won."""
    doubler = turn(desk, table)
    say(desk, table, Double(doubler), Take(doubler.other))
    owner = turn(desk, table)
    assert owner is doubler.other
    say(desk, table, Double(owner), Pass(doubler))
    say(desk, table, GameAccepted(owner, Level.SINGLE, 15, 2))
    return owner


def test_the_printed_final_has_the_numbers_of_the_document(tmp_path: Path) -> None:
    """R17, R18, R19: decided game by game as the document has them."""
    golden = json.loads(GOLDEN.read_text())
    levels = {"gammon": Level.GAMMON}
    with rooms(tmp_path, duo(games=6)) as desk:
        for row in golden["rows"]:
            first = row["winner"] == "Kharkov"
            winner = Side.WHITE if first is (row["room"] == "open") else Side.BLACK
            decide(
                desk,
                OPEN if row["room"] == "open" else CLOSED,
                winner,
                row["game"],
                level=levels.get(row["ending"], Level.SINGLE),
                left=row["left"],
                cube=row["cube"],
            )

        protocol = page(desk).protocol

    sums = golden["sums"]
    assert list(protocol.imps) == sums["imp"]
    assert list(protocol.smp) == sums["smp"]
    assert (protocol.difference, protocol.games) == (sums["difference"], sums["games"])
    assert list(protocol.vp or ()) == sums["vp"]
    in_golden_file(protocol.said)
    for line, row in zip(protocol.rows, golden["rows"], strict=True):
        team = row["winner"] == "Moscow"
        assert (line.game, line.room, line.winner) == (row["game"], row["room"], team)
        assert line.letter == row["room"][0].upper()
        assert (line.smp[team], line.imps[team]) == (row["smp"], row["imp"])
        assert (line.smp[not team], line.imps[not team]) == (None, None)
        assert (line.left[not team], line.left[team]) == (row["left"], None)
    assert [list(protocol.rooms.open.imps), list(protocol.rooms.closed.imps)] == [
        golden["printed"]["open imp"],
        golden["printed"]["closed imp"],
    ]


def test_the_cube_stands_in_the_column_of_its_owner_and_what_was_refused_between(
    desk: MatchDesk,
) -> None:
    owners = {
        "open": redoubled_and_passed(desk, OPEN),
        "closed": redoubled_and_passed(desk, CLOSED),
    }

    for row in page(desk).protocol.rows:
        team = int((owners[row.room] is Side.WHITE) is not (row.room == "open"))
        assert (row.cube, row.owner, row.proposed, row.proposer) == (2, team, 4, team)
        assert row.doubling == ((2, 4, None) if team == 0 else (None, 4, 2))
        assert (row.ending, row.level, row.decided) == ("passed", "single", False)
        in_golden_file(row.said)


def test_a_decision_is_told_when_the_game_is_over_in_both_rooms(desk: MatchDesk) -> None:
    """R48."""
    decide(desk, OPEN, Side.WHITE)
    assert page(desk).decisions == ()
    assert page(desk).protocol.rows == ()

    decide(desk, CLOSED, Side.BLACK, level=Level.GAMMON, left=15)

    match_page = page(desk)
    assert [(each.room, each.rule, each.reason) for each in match_page.decisions] == [
        ("open", "time", "the hall closes at ten"),
        ("closed", "time", "the hall closes at ten"),
    ]
    assert [row.decided for row in match_page.protocol.rows] == [True, True]
    assert match_page.protocol.rows[0].ending == "decided"
    in_golden_file(match_page.protocol.rows[0].said)
    assert RoomMatchPublic(desk).scoreboard(DUO).decisions == match_page.decisions


def test_a_game_stands_among_all_games_with_its_swing_when_it_is_over_in_both_rooms(
    desk: MatchDesk,
) -> None:
    """R46."""
    public = RoomMatchPublic(desk)
    turn(desk, OPEN)
    assert public.games(DUO).games == ()
    turn(desk, CLOSED)
    decide(desk, OPEN, Side.WHITE, level=Level.GAMMON, left=15, cube=2)

    (running,) = public.games(DUO).games
    assert (running.stage, running.turns) == ("playing", 1)
    assert (running.swing, running.decisive, running.rooms) == (None, False, ())

    decide(desk, CLOSED, Side.WHITE, left=3)

    (over,) = public.games(DUO).games
    first, second = page(desk).protocol.rows
    assert (over.session, over.match, over.game, over.stage) == (BOARD, 1, 1, "finished")
    assert [(room.winner, room.level, room.cube, room.left) for room in over.rooms] == [
        (0, "gammon", 2, 15),
        (1, "single", 1, 3),
    ]
    assert [(room.smp, room.imps) for room in over.rooms] == [
        (first.smp[0], first.imps[0]),
        (second.smp[1], second.imps[1]),
    ]
    assert over.swing == page(desk).match.difference
    assert all(room.decided and room.ending == "decided" for room in over.rooms)


@pytest.mark.parametrize(
    ("left", "decisive"),
    [
        pytest.param((9, 9), [False, False], id="a draw"),
        pytest.param((9, 2), [True, False], id="won by the first game"),
        pytest.param((2, 9), [False, True], id="won by the second game"),
    ],
)
def test_a_game_is_decisive_if_its_match_was_not_won_without_it(
    desk: MatchDesk, left: tuple[int, int], decisive: list[bool]
) -> None:
    for game, winner in ((1, Side.WHITE), (2, Side.BLACK)):
        assert not any(each.decisive for each in RoomMatchPublic(desk).games(DUO).games)
        decide(desk, OPEN, winner, game, left=left[game - 1], cube=4)
        decide(desk, CLOSED, winner, game, left=1)

    assert [each.decisive for each in RoomMatchPublic(desk).games(DUO).games] == decisive


@pytest.mark.long
def test_the_swings_of_a_match_are_its_difference(played: MatchDesk) -> None:
    public = RoomMatchPublic(played)
    board, all_games = public.scoreboard(THREE), public.games(THREE)
    assert board.final is not None
    lines = [*(line for each in board.rounds for line in each.matches), board.final]

    assert len(all_games.games) == all_games.planned == 3 * 4 + 6
    for line in lines:
        games = [g for g in all_games.games if (g.session, g.match) == (line.session, line.match)]
        assert [each.game for each in games] == list(range(1, line.games + 1))
        assert sum(each.swing or 0 for each in games) == line.difference


def test_a_game_that_was_reopened_in_one_room_is_over_in_none(tmp_path: Path) -> None:
    with rooms(tmp_path, duo(rolls="thrown")) as desk:
        decide(desk, OPEN, Side.WHITE)
        write(desk, at(OPEN), Reopened("the clock was wrong"), due=False)
        decide(desk, CLOSED, Side.WHITE)

        assert page(desk).match.finished == 0
        assert page(desk).protocol.rows == ()
        assert page(desk).decisions == ()

        decide(desk, OPEN, Side.WHITE)
        assert page(desk).match.finished == 1


def test_the_sentence_says_what_is_still_hidden_and_never_who_is_ahead(desk: MatchDesk) -> None:
    """S7, R46."""
    assert said(desk) == "Not begun."
    assert page(desk).live is None

    for _ in range(3):
        turn(desk, OPEN)
    in_golden_file(said(desk))
    turn(desk, CLOSED)
    turn(desk, CLOSED)
    in_golden_file(said(desk))
    live = page(desk).live
    assert live is not None
    assert (live.game, live.turn) == (1, 2)
    assert (live.open.frame.turn, live.closed.frame.turn) == (2, 2)
    assert live.open.frame.roll == live.closed.frame.roll

    decide(desk, OPEN, Side.WHITE)
    in_golden_file(said(desk))
    for _ in range(3):
        turn(desk, CLOSED)
    in_golden_file(said(desk))

    decide(desk, CLOSED, Side.BLACK)
    in_golden_file(said(desk))


def test_a_match_is_finished_when_all_its_games_are_over_in_both_rooms(desk: MatchDesk) -> None:
    for game in (1, 2):
        decide(desk, OPEN, Side.WHITE, game)
        decide(desk, CLOSED, Side.WHITE, game, left=2)

    line = page(desk).match

    assert (line.stage, line.finished, line.game) == ("finished", 2, None)
    assert line.difference
    in_golden_file(line.said)
    assert RoomMatchPublic(desk).event(DUO).matches_finished == 1


def test_a_substitute_stands_beside_whom_it_replaces(desk: MatchDesk) -> None:
    """R49."""

    def line_up(n: int, *players: str) -> None:
        body = LinedUpFor(1, EntryId("Kharkov"), (players[0], players[1]), "ill")
        place = (BOARD, 0, 0)
        n = desk.progress(DUO).next_n(*place)
        desk.write(DUO, [match_draft(place, n, f"line-up-{n}", body)], "director")

    line_up(1, "Alexandr Krasov", "Jakob Garal")
    assert page(desk).match.players.open.white == "Alexandr Krasov"
    turn(desk, OPEN)

    line_up(2, "Jakob Garal", "Alexandr Krasov")

    players = page(desk).match.players
    assert players.open.white == "Alexandr Krasov / Jakob Garal"
    assert players.closed.black == "Jakob Garal / Alexandr Krasov"
    assert page(desk).protocol.rooms.open.white.player == players.open.white


def test_a_game_says_in_which_room_of_the_hall_each_room_plays_where_the_file_does(
    tmp_path: Path,
) -> None:
    hall = Programme(rooms=(HallRoom("Garden room", (TableNo(1),)), HallRoom("Lobby")))
    with rooms(tmp_path, replace(duo(), programme=hall)) as desk:
        game = RoomMatchPublic(desk).game(DUO, BOARD, 1, 1)

    assert (game.rooms.open.hall, game.rooms.closed.hall) == ("Garden room", None)


def three() -> MatchEvent:
    """Three teams, one board, a final."""
    entries = "".join(
        f'[[entries]]\nid = "{name}"\nname = "{name}"\n' for name in ("Kharkov", "Moscow", "Kiev")
    )
    return read_match_event(
        '[event]\nid = "three"\nname = "Three teams"\nformat = "room_match"\n'
        '[play]\ngames = 4\n[[boards]]\nname = "Backgammon"\n[final]\ngames = 6\n' + entries
    )


def rehearsed(folder: Path, policy: str) -> Iterator[MatchDesk]:
    """The event of three teams to its end."""
    store = open_store(folder, create=True)
    adapters = Adapters(store.log, store.vault, store.log, store.publisher, Noon(), NoDice())
    desk, event = MatchDesk(adapters), three()
    create_event(desk, event, rehearsal=True, secret=lambda session, kind: bytes([session]) * 32)
    player = game_turn(game_policies_for(policy, event.teams, 1), 1)
    for _ in play_rehearsal(desk, THREE, player):
        pass
    yield desk
    store.close()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchDesk]:
    """Teams with habits of their own."""
    yield from rehearsed(tmp_path_factory.mktemp("mixed"), "mixed")


@pytest.fixture(scope="module")
def level(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchDesk]:
    """Teams that all play alike, so that no match is won."""
    yield from rehearsed(tmp_path_factory.mktemp("plain"), "plain")


def test_before_the_first_match_is_over_all_teams_are_level(tmp_path: Path) -> None:
    with rooms(tmp_path, three()) as desk:
        board = RoomMatchPublic(desk).scoreboard(THREE)

    assert {(line.place, line.shared, line.points) for line in board.standings} == {(1, True, 0)}
    assert [each.stage for each in board.rounds] == ["waiting"] * 3
    assert board.final is None
    in_golden_file(board.final_said)
    assert board.places == ()


@pytest.mark.long
def test_each_round_has_its_matches_and_who_sits_out(played: MatchDesk) -> None:
    board = RoomMatchPublic(played).scoreboard(THREE)

    for each in board.rounds:
        (line,) = each.matches
        (bye,) = each.byes
        assert {team.entry for team in line.teams} | {bye.entry} == {"Kharkov", "Moscow", "Kiev"}
        assert (each.stage, line.stage, line.finished) == ("finished", "finished", 4)


@pytest.mark.long
def test_the_final_decides_the_first_two_places_and_the_rounds_the_third(
    played: MatchDesk,
) -> None:
    board = RoomMatchPublic(played).scoreboard(THREE)
    final = board.final
    assert final is not None
    finalists = [team.entry for team in final.teams]

    assert (final.final, final.session, final.match, final.games) == (True, 2, 1, 6)
    assert final.vp is not None
    assert [line.entry for line in board.standings if line.finalist] == finalists
    assert [line.entry for line in board.standings[:2]] == finalists
    assert {place.entry for place in board.places[:2]} == set(finalists)
    assert [place.decided_by is None for place in board.places] == [False, False, True]
    assert board.final_said is not None
    in_golden_file(board.final_said)
    assert sum(player.games for player in board.players) == 4 * (3 * 4 + 6)
    assert sum(player.imps for player in board.players) == 0
    assert board.event.status == "finished"
    in_golden_file(board.tie_rule)


@pytest.mark.long
def test_lots_that_made_the_finalists_are_told(level: MatchDesk) -> None:
    """R28."""
    board = RoomMatchPublic(level).scoreboard(THREE)

    assert board.final_said is not None
    in_golden_file(board.final_said)
    assert [(line.place, line.shared, line.decided_by) for line in board.places] == [
        (1, True, None),
        (1, True, None),
        (3, False, None),
    ]
    in_golden_file(*{line.said for each in board.rounds for line in each.matches})


@pytest.mark.long
def test_rooms_that_play_alike_are_said_never_to_have_differed(level: MatchDesk) -> None:
    public = RoomMatchPublic(level)

    for game in range(1, 5):
        insight = public.game(THREE, BOARD, 1, game).insight
        assert insight is not None
        assert insight.differ == "never"


def test_the_proof_names_every_game_whose_rolls_are_open(played: MatchDesk) -> None:
    proof = RoomMatchPublic(played).proof(THREE)

    assert [each.name for each in proof.sessions] == ["Backgammon", "The final"]
    assert [len(each.opened) for each in proof.sessions] == [12, 6]
    assert all(each.secret for each in proof.sessions)
    names = [each.name for each in proof.sessions[1].opened]
    assert names[0].endswith(", game 1")
    assert {each.verdict for each in proof.sessions[0].opened} == {"holds"}
    assert not [each for each in proof.sentences if each.verdict == "fails"]
    assert proof.checkpoints
    assert SessionNo(2) == proof.sessions[1].session
