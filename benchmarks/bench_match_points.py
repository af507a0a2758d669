"""Backgammon matches scored: 10,000 of four games, the printed final, tables, a whole event."""

import gc
import sys
from collections.abc import Iterator
from itertools import combinations, cycle
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.rows import Row, fastest
from evendeal.arena.game_policies import game_policies_for, game_turn
from evendeal.backgammon import Ending, GameResult, Level, Side
from evendeal.commands.log_folder import open_desks
from evendeal.formats.room_match.desk import RoomMatchDesk
from evendeal.formats.room_match.rehearsal import room_match_rehearsal
from evendeal.ids import EntryId
from evendeal.scoring.match_points_protocol import FinishedGame, MatchPlayers, RoomPlayers
from evendeal.scoring.match_points_ranking import (
    individual_ranking,
    match_standings,
    ranking_of,
    standings_of,
)
from evendeal.scoring.match_points_scored import protocol
from evendeal.scoring.match_points_totals import PlayerTotals, TeamTotals
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.event_read import read_match_event

ROOT = Path(__file__).parents[1]
YALTA = ROOT / "docs" / "events" / "yalta.toml"
MATCHES, GAMES, FINAL_GAMES, TEAMS = 10_000, 4, 6, 100


def results(count: int) -> list[GameResult]:
    """Made-up results, the same on every run: plays, gammons and passes on cubes of 1 to 8."""
    state = 1
    made = []
    for _ in range(count):
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        drawn = state >> 33
        winner, left, cube = Side(drawn & 1), 1 + drawn // 2 % 15, 1 << drawn // 32 % 4
        if drawn // 128 % 3 == 0:
            made.append(GameResult(winner, left, Level.SINGLE, Ending.PASSED, cube, 2 * cube))
        else:
            level = Level.GAMMON if left == 15 else Level.SINGLE
            made.append(GameResult(winner, left, level, Ending.BORNE_OFF, cube))
    return made


def match(first: int, second: int) -> MatchPlayers:
    """Two teams and their four players."""
    a, b = f"T{first}", f"T{second}"
    return MatchPlayers(
        (EntryId(a), EntryId(b)), RoomPlayers(f"{a}.1", f"{b}.1"), RoomPlayers(f"{b}.2", f"{a}.2")
    )


def finished(made: Iterator[GameResult], games: int) -> list[FinishedGame]:
    """So many games in both rooms."""
    return [
        FinishedGame(game, room, (6, 1), next(made))
        for game in range(1, games + 1)
        for room in ("open", "closed")
    ]


def on_a_log(event: MatchEvent) -> None:
    """The event from its seal to its end, in a log on the disk, as the command plays it."""
    gc.disable()
    with (
        TemporaryDirectory() as folder,
        open_desks(Path(folder), create=True, publish_openings=False) as desks,
    ):
        rehearsal = room_match_rehearsal(event, "mixed", 1)
        rehearsal.prepare(desks.kind(RoomMatchDesk).ledger)
        for _ in rehearsal.play(desks.kind(RoomMatchDesk).ledger):
            pass
        finished = desks.kind(RoomMatchDesk).ledger.progress(event.id).finished
    gc.enable()
    assert finished


def rows() -> Iterator[Row]:
    """Many matches, one protocol, the rankings of a large round robin, and Yalta rehearsed."""
    made = iter(results(2 * GAMES * MATCHES + 2 * FINAL_GAMES))
    pairs = list(combinations(range(TEAMS), 2))
    matches = [
        (match(*pairs[number % len(pairs)]), finished(made, GAMES)) for number in range(MATCHES)
    ]
    final = match(0, 1), finished(made, FINAL_GAMES)

    def score() -> int:
        return sum(protocol(*each).difference for each in matches)

    seconds = fastest(score, rounds=9)
    yield Row(f"{MATCHES:,} matches of {GAMES} games in two rooms", seconds, "s", floor=1.0)

    seconds = fastest(lambda: protocol(*final), rounds=7, calls=100)
    yield Row("protocol of a final, 12 games over both rooms", seconds * 1e3, "ms", floor=10.0)

    protocols = [protocol(*each) for each in matches[: len(pairs)]]
    teams = [EntryId(f"T{number}") for number in range(TEAMS)]
    seconds = fastest(
        lambda: (match_standings(teams, protocols), individual_ranking(protocols)), rounds=5
    )
    yield Row(
        f"standings and players of {len(pairs):,} matches among {TEAMS} teams",
        seconds * 1e3,
        "ms",
        floor=500.0,
    )

    sums, players = TeamTotals(teams, "vp"), PlayerTotals()
    for number, each in enumerate(protocols):
        sums.put(number, each)
        players.put(number, each)
    changes = cycle(enumerate(reversed(protocols)))

    def one_match_more() -> object:
        key, match = next(changes)
        sums.put(key, match)
        players.put(key, match)
        return standings_of(sums), ranking_of(players)

    seconds = fastest(one_match_more, rounds=7, calls=10)
    yield Row("the same, one match changed", seconds * 1e3, "ms", floor=25.0)

    event = read_match_event(YALTA.read_bytes())
    turn = game_turn(game_policies_for("mixed", event.teams, 7), 7)
    secret = bytes(range(32))
    # Without a log an event is played by what the tests compare logs with.
    sys.path.insert(0, str(ROOT / "tests"))
    from support.rehearsed_matches import rehearse_matches

    seconds = fastest(lambda: rehearse_matches(event, secret, turn), rounds=3)
    yield Row("Yalta rehearsed: 84 games, scored, final and rankings", seconds, "s", floor=5.0)

    seconds = fastest(lambda: on_a_log(event), rounds=3)
    yield Row("the same in a log on the disk, sealed and ended", seconds, "s", floor=5.0)
