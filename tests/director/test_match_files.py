"""What is written of a match: its games, its protocol and its rolls, as far as they are public."""

from dataclasses import replace

import pytest

from evendeal.arena.game_policies import GAME_POLICIES
from evendeal.backgammon import LONG_GAMMON, Side, result
from evendeal.draw.rolls_file import read_roll_file
from evendeal.draw.rolls_sealed import verify_rolls
from evendeal.formats.room_match.files import file_stem, match_files
from evendeal.ids import EntryId, SessionNo
from evendeal.notation.long_gammon_text import read_long_gammon
from evendeal.notation.mat import read_mat
from evendeal.notation.mat_match import MatMatch
from evendeal.notation.mat_write import write_mat
from evendeal.notation.refusals import CannotHold
from evendeal.tournament.entry import Entry
from evendeal.tournament.room_match.bodies import MatchesBegun
from evendeal.tournament.room_match.event import FinalRules, RollsKind, TeamBoard
from evendeal.tournament.room_match.final import finalists
from support.events.match_log import MatchLog, event_of
from support.sentences import in_golden_file

BOLD = GAME_POLICIES["bold"]
ONE = SessionNo(1)


def files_of(log: MatchLog, match: int = 1, session: int = 1) -> dict[str, str]:
    return match_files(log.progress, log.progress.match(SessionNo(session), match)).texts


def left_out_of(log: MatchLog) -> dict[str, str]:
    return match_files(log.progress, log.progress.match(ONE, 1)).left_out


@pytest.fixture(scope="module")
def played() -> MatchLog:
    """Two teams, two games, the rooms played differently, everything opened."""
    log = MatchLog(event_of()).begin()
    for game in (1, 2):
        log.play(log.place(game=game))
        log.play(log.place(game=game, room="closed"), BOLD)
        log.open(1, game)
    return log


def test_a_match_has_a_file_for_each_room_its_protocol_and_each_games_rolls(
    played: MatchLog,
) -> None:
    assert sorted(files_of(played)) == [
        *("closed.mat", "game-1.rolls.json", "game-2.rolls.json", "open.mat", "protocol.csv")
    ]


def test_the_games_come_back_as_they_were_played(played: MatchLog) -> None:
    files = files_of(played)

    for room in ("open", "closed"):
        read = read_mat(files[f"{room}.mat"])
        games = [
            played.game(played.place(game=game, room=room))  # type: ignore[arg-type]
            for game in (1, 2)
        ]
        assert [each.state.checkers for each in read.games] == [g.state.checkers for g in games]
        assert [result(each.state) for each in read.games] == [g.result for g in games]
        assert [each.number for each in read.games] == [1, 2]


def test_the_comments_name_room_teams_points_and_roll_sets(played: MatchLog) -> None:
    files = files_of(played)
    scored = played.progress.scored(played.progress.match(ONE, 1))
    (first, second), (third, fourth) = (
        next(row.smp for row in scored.protocol.rows if (row.game, row.room) == (2, room))
        for room in ("open", "closed")
    )

    opened, closed = (read_mat(files[f"{room}.mat"]).headers for room in ("open", "closed"))

    assert opened["Event"] == "Cup"
    assert (opened["Round"], opened["Room"]) == ("1, board 1", "open")
    teams = [played.event.entry(team).name for team in scored.planned.players.teams]
    assert [opened["Team 1"], opened["Team 2"]] == teams
    assert [closed["Team 1"], closed["Team 2"]] == teams[::-1]
    assert opened["Roll set 2"] == closed["Roll set 2"] == "2 of session 1"
    assert opened["SMP 2"] == f"{first}-{second}"
    assert closed["SMP 2"] == f"{fourth}-{third}"


def test_the_players_are_those_who_sat_there(played: MatchLog) -> None:
    files = files_of(played)
    protocol = played.progress.scored(played.progress.match(ONE, 1)).protocol

    for room in ("open", "closed"):
        sitting = tuple(protocol.players.room(room))  # type: ignore[arg-type]
        assert read_mat(files[f"{room}.mat"]).games[0].players == sitting
        assert sitting[0] in files["protocol.csv"]


def test_the_rolls_of_an_opened_set_carry_their_proof(played: MatchLog) -> None:
    read = read_roll_file(files_of(played)["game-2.rolls.json"].encode())

    assert read.source is not None
    assert read.opened is not None
    assert read.source.root == played.rolls[ONE].root
    assert verify_rolls(read.opened, 2, read.source.root).verdict == "holds"
    assert (read.game, read.match) == (2, "board 1, round 1, A against B")


def test_a_game_that_one_room_is_still_playing_is_in_no_file() -> None:
    log = MatchLog(event_of()).begin()
    log.play(log.place())
    assert files_of(log) == {}

    log.play(log.place(room="closed"))
    log.play(log.place(game=2))
    files = files_of(log)

    assert "game-2" not in "".join(files)
    assert len(read_mat(files["open.mat"]).games) == 1
    assert "\n2,O" not in files["protocol.csv"]


def test_rolls_that_are_not_opened_yet_are_in_no_file() -> None:
    log = MatchLog(event_of()).begin()
    for room in ("open", "closed"):
        log.play(log.place(room=room))  # type: ignore[arg-type]

    assert "game-1.rolls.json" not in files_of(log)
    log.open(1, 1)
    assert "game-1.rolls.json" in files_of(log)


def test_thrown_rolls_are_told_as_far_as_a_room_needed_them() -> None:
    log = MatchLog(event_of(rolls=RollsKind.THROWN)).begin()
    log.play(log.place())
    log.play(log.place(room="closed"), BOLD)

    read = read_roll_file(files_of(log)["game-1.rolls.json"].encode())

    assert read.source is None
    longest = max(
        len(log.game(log.place(room=room)).turns)  # type: ignore[arg-type]
        for room in ("open", "closed")
    )
    assert longest <= len(read.rolls.white) + len(read.rolls.black) <= longest + 1


@pytest.mark.long
def test_long_gammon_is_written_in_its_own_format() -> None:
    board = TeamBoard(name="Long", ruleset=LONG_GAMMON)
    log = MatchLog(event_of(2, board)).begin()
    log.play_all()
    files = files_of(log)

    assert "open.mat" not in files
    assert len(read_long_gammon(files["closed.lmat"]).games) == 2
    assert read_long_gammon(files["open.lmat"]).headers["Room"] == "open"


def test_a_decided_game_ends_with_a_resignation_that_gives_its_points() -> None:
    log = MatchLog(event_of()).begin()
    place = log.place()
    log.steps(place, 20)
    while log.game(place).state.turn is not None and log.game(place).due_roll is None:
        log.step(place)
    log.decide(place, Side.WHITE, level=2, left=15)
    log.play(log.place(room="closed"))

    read = read_mat(files_of(log)["open.mat"])

    assert read.games[0].points == (2, 0)
    assert len(read.games[0].actions) > 20
    assert read.headers["Decided 1"] == "by the director: time"


def test_a_decided_game_that_no_file_can_end_is_left_out_and_named() -> None:
    log = MatchLog(event_of()).begin()
    log.decide(log.place(), Side.BLACK, left=15, level=2)
    log.decide(log.place(room="closed"), Side.BLACK, left=15, level=2)
    assert "open.mat" not in files_of(log)
    in_golden_file(left_out_of(log)["open.mat"])
    assert "1,O,,,,,15" in files_of(log)["protocol.csv"]

    for room in ("open", "closed"):
        log.play(log.place(game=2, room=room))  # type: ignore[arg-type]
    read = read_mat(files_of(log)["open.mat"])

    assert [game.number for game in read.games] == [2]
    assert read.headers["Decided 1"] == "by the director: time; its moves are left out"


def test_a_room_whose_games_no_file_can_hold_is_named_with_the_reason(
    played: MatchLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refusing(match: MatMatch) -> str:
        if match.headers["Room"] == "closed":
            raise CannotHold(notation="a match file", where="the match", what="game 1")
        return write_mat(match)

    assert left_out_of(played) == {}
    monkeypatch.setattr("evendeal.formats.room_match.files.write_mat", refusing)

    assert "closed.mat" not in files_of(played)
    assert left_out_of(played) == {
        "closed.mat": str(CannotHold(notation="a match file", where="the match", what="game 1"))
    }


@pytest.mark.parametrize(
    "name", ["; A : 3", "A : 3   B", 'the "great" A', "A  B", "Zoë/Anna", "Dr. B: 3"]
)
def test_a_match_of_players_with_any_names_can_be_written(name: str) -> None:
    event = event_of()
    first = event.entries[0]
    entry = Entry(first.id, first.name, (name, *first.players[1:]))
    log = MatchLog(replace(event, entries=(entry, *event.entries[1:]))).begin()
    for room in ("open", "closed"):
        log.play(log.place(room=room))  # type: ignore[arg-type]

    read = read_mat(files_of(log)["open.mat"])

    names = {*read.games[0].players, *read.headers.values()}
    assert " ".join(name.replace('"', "'").split()) in names
    assert ":" not in "".join(read.games[0].players)


def test_the_cube_stands_in_the_column_of_the_team_that_has_it() -> None:
    log = MatchLog(event_of(games=1)).begin()
    for room, policy in (("open", BOLD), ("closed", BOLD)):
        log.play(log.place(room=room), policy)  # type: ignore[arg-type]
    rows = log.progress.scored(log.progress.match(ONE, 1)).protocol.rows
    sheet = files_of(log)["protocol.csv"].splitlines()

    for row, line in zip(rows, sheet[1:], strict=False):
        owner = log.game(log.place(room=row.room)).state.cube.owner
        cells = line.split(",")
        first_has_white = row.room == "open"
        for column, team in ((3, 0), (5, 1)):
            has_it = owner is not None and (owner is Side.WHITE) == (first_has_white == (team == 0))
            assert cells[column] == (str(row.cube) if has_it and row.cube > 1 else "")


def test_a_match_has_a_name_for_its_folder() -> None:
    log = MatchLog(event_of(games=1, final=FinalRules(games=1))).begin()
    log.play_all()
    lots = (EntryId("B"), EntryId("A"))
    first, second = due = finalists(log.progress.qualifying(), lots)
    log.write((2, 0, 0), MatchesBegun(None, due, lots), "director")

    assert file_stem(log.progress, log.progress.match(ONE, 1)) == "board-1-round-1-A-B"
    final = log.progress.match(SessionNo(2), 1)
    assert file_stem(log.progress, final) == f"final-{first}-{second}"
