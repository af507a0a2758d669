"""Backgammon events as a house runs them: rehearsed, directed, and asked for by screens."""

import json
import math
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

import evendeal
from benchmarks.rows import Row, Run, fastest, seconds
from evendeal.backgammon import Level, OpeningRoll, Side
from evendeal.backgammon.lines import Decided
from evendeal.formats.room_match.life import RoomMatchLife
from evendeal.ids import ROOMS, SessionNo, TableNo
from evendeal.tournament.line import ORIGIN, Line
from evendeal.tournament.room_match.bodies import MatchBody, MatchesBegun, match_body_to_json
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.event_read import read_match_event
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.room_fold import RoomFold
from evendeal.views.fragment_cache import FragmentCache
from evendeal.views.matches.embargo import TWO_ROOMS
from evendeal.views.matches.game_page import match_game_page
from evendeal.views.matches.head import match_event_head
from evendeal.views.matches.office.rooms import MatchOfficeFacts
from evendeal.views.matches.office.whole import OfficePart, match_office
from evendeal.views.matches.page import match_page
from evendeal.views.matches.scoreboard import PublicPart, match_scoreboard

YALTA = Path(__file__).parents[1] / "docs" / "events" / "yalta.toml"
AT = "2026-05-01T18:00:00.000Z"
NOON = datetime(2026, 5, 1, 19, tzinfo=UTC)
BOARDS, GAMES, TEAMS = 3, 4, 24
A_MATCH = 2 * GAMES
"""Lines of a match that the director decides."""
ROUNDS = 12
"""How many matches are decided while a page is measured."""
SLOWER = 1.5
"""How many times a decision may take what it takes in half as many, and still be called linear."""


def event_of(teams: int) -> MatchEvent:
    """An event of so many teams, each against each on three boards."""
    boards = "".join(
        f'[[boards]]\nname = "Board {n}"\ngame = "backgammon"\nrounds = 1\n'
        f"players = [{2 * n - 1}, {2 * n}]\n"
        for n in range(1, BOARDS + 1)
    )
    entries = "".join(
        f'[[entries]]\nid = "T{n}"\nname = "Team {n}"\n'
        f"players = {json.dumps([f'{n}-{k}' for k in range(2 * BOARDS)])}\n"
        for n in range(1, teams + 1)
    )
    return read_match_event(
        '[event]\nid = "bench"\nname = "Bench"\nformat = "room_match"\n'
        f'[play]\ngames = {GAMES}\nrolls = "thrown"\n{boards}{entries}'
    )


def decided(event: MatchEvent) -> Iterator[Line]:
    """The lines of an event whose every game the director decides, round by round."""
    position = 0

    def line(place: tuple[int, int, int], body: MatchBody) -> Line:
        nonlocal position
        position += 1
        json = match_body_to_json(body)
        where = (*place, 0, f"k{position}")
        return Line(position, event.id, *where, json, AT, "director", ORIGIN, ORIGIN)

    for session in range(1, BOARDS + 1):
        yield line((session, 0, 0), MatchesBegun(None))
    plan = MatchProgress(event, public=TWO_ROOMS).rooms.plan
    for each in plan.rounds:
        for match, game, room in product(each.matches, range(1, GAMES + 1), ROOMS):
            winner = Side((match.number + game) % 2)
            body = Decided(winner, Level.SINGLE, 1 + game, 1, "4.2", "late")
            yield line((match.session, match.table(room), match.roll_set(game)), body)


def fold(event: MatchEvent, lines: Sequence[Line]) -> MatchProgress:
    """The event after these lines."""
    return MatchProgress(event, public=TWO_ROOMS).take_all(lines)


def seconds_of_a_decision(event: MatchEvent, lines: Sequence[Line]) -> float:
    """What one of these lines takes to be counted, without what the empty event takes."""
    whole = fastest(partial(fold, event, lines), rounds=2)
    return (whole - fastest(partial(fold, event, ()), rounds=2)) / len(lines)


def halves(lines: Sequence[Line]) -> tuple[Sequence[Line], Sequence[Line]]:
    """The lines before the middle, and those after it."""
    return lines[: len(lines) // 2], lines[len(lines) // 2 :]


def seconds_after_a_line(progress: MatchProgress, lines: Sequence[Line], make: Run) -> float:
    """What a page takes after one line more, the line itself not counted.

    A line may end a game in one room, in both, or a match: of each line of a match the best of
    several is taken, and of those the longest.
    """
    make()
    best = [math.inf] * A_MATCH
    for number, line in enumerate(lines):
        progress.take(line)
        best[number % A_MATCH] = min(best[number % A_MATCH], seconds(make))
    return max(best)


def seconds_of_a_play(progress: MatchProgress) -> float:
    """What one line of a table takes to be tried, as each is before it is written."""
    place = progress.tables.due_place(TableNo(1))
    assert place is not None
    opening, position = OpeningRoll(6, 1), progress.position + 1

    def play() -> None:
        RoomFold(progress, place, progress.game(*place).copy()).take(opening, AT, "table", position)

    return fastest(play, rounds=200)


def rehearse() -> float:
    """Seconds of the whole command on its files: a fresh process, processor time of it alone.

    Other work on the machine hardly touches that; a person waits as long where there is none.
    """
    environment = {**os.environ, "PYTHONPATH": str(Path(evendeal.__file__).parents[1])}
    took = []
    for _ in range(5):
        with TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "evendeal", "rehearse", str(YALTA), "--log", folder]
            before = os.times()
            subprocess.run(command, env=environment, capture_output=True, check=True)
            after = os.times()
        took.append(
            after.children_user
            + after.children_system
            - before.children_user
            - before.children_system
        )
    return min(took)


def rows() -> Iterator[Row]:
    """The event of 2008 as the command plays it; many decisions; pages of a large event."""
    yield Row(
        "evendeal rehearse yalta.toml, a fresh process, its log on the disk",
        rehearse(),
        "s",
        floor=5.0,
    )

    event = event_of(TEAMS)
    lines = list(decided(event))
    each = seconds_of_a_decision(event, lines)
    half = seconds_of_a_decision(event, lines[: len(lines) // 2])
    yield Row(
        f"a decision of the director counted, {len(lines):,} in one event",
        each * 1e6,
        "µs",
        half * 1e6,
        "itself in half as many",
        half / each,
        1 / SLOWER,
    )

    few = event_of(TEAMS // 4)
    large, small = (
        seconds_of_a_play(fold(every, some[: len(some) // 2]))
        for every, some in ((event, lines), (few, list(decided(few))))
    )
    yield Row(
        f"a line of a table tried before it is written, {len(lines):,} lines in one event",
        large * 1e6,
        "µs",
        small * 1e6,
        "itself in an event of a quarter of the teams",
        small / large,
        0.5,
    )

    half_way = len(lines) // 2 // A_MATCH * A_MATCH + BOARDS
    progress = fold(event, lines[:half_way])
    seal = RoomMatchLife().seal(
        event,
        {SessionNo(number): {"original": bytes(32)} for number in range(1, BOARDS + 1)},
        public_key=bytes(32),
        sealed_at=AT,
        rehearsal=True,
    )
    head = match_event_head(progress, seal)
    record = progress.match(SessionNo(1), 1)
    facts = MatchOfficeFacts(NOON, {})
    pages: dict[str, tuple[Run, float]] = {
        "scoreboard": (lambda: match_scoreboard(progress, head), 500.0),
        "page of a match": (lambda: match_page(progress, head, record), 100.0),
        "page of a game": (lambda: match_game_page(progress, head, record, 1), 100.0),
        "office": (lambda: match_office(progress, facts), 1_000.0),
    }
    of = f"{len(progress.matches):,} matches of {TEAMS} teams, half of them decided"
    for name, (make, most) in pages.items():
        yield Row(f"{name}, {of}", fastest(make, rounds=5) * 1e3, "ms", floor=most)

    yield Row(
        f"what the desk's lock is held for while they are made, {of}",
        fastest(progress.fork, rounds=5) * 1e3,
        "ms",
        floor=10.0,
    )
    public: FragmentCache[PublicPart] = FragmentCache()
    inside: FragmentCache[OfficePart] = FragmentCache()
    again: dict[str, tuple[Run, float]] = {
        "scoreboard": (lambda: match_scoreboard(progress.fork(), head, public), 25.0),
        "office": (lambda: match_office(progress.fork(), facts, inside), 60.0),
    }
    later = lines[half_way : half_way + ROUNDS * A_MATCH * len(again)]
    for (name, (make, most)), some in zip(again.items(), halves(later), strict=True):
        took = seconds_after_a_line(progress, some, make) * 1e3
        yield Row(f"{name} after one line more, {of}", took, "ms", floor=most)
