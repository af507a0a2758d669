"""A whole event rehearsed, scored and verified; and how its time grows with its tables.

There are no draws for more than 31 teams in one event, so that a hundred tables are
measured by the fold of a log as they would write it.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.rows import Row, fastest
from evendeal.cards import DeckOrder
from evendeal.commands.log_folder import open_desks
from evendeal.director.verifying import verify_event
from evendeal.draw.deals import draw_deals
from evendeal.formats.duplicate.rehearsal import duplicate_rehearsal
from evendeal.formats.seat_teams.desk import SeatTeamsDesk
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import DealNo, SessionNo
from evendeal.poker import Action, Call, Check, apply, legal, result, start
from evendeal.poker.lines import Accepted
from evendeal.tournament.duplicate.bodies import Begun, Body, OpenedLine, Published, body_to_json
from evendeal.tournament.duplicate.conditions import setup_of
from evendeal.tournament.line import ORIGIN, Line
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.event_read import read_event, write_event
from evendeal.tournament.seat_teams.progress import Progress

SESSION = SessionNo(1)
FIRST_ROW = (0, 4, 2, 5, 1, 3)
SLOWER = 1.5
"""How many times a hand may take what it takes at six tables, and still be called linear."""


def event_of(teams: int, deals: int) -> Event:
    """An event of so many teams at tables of six, in blocks of ten deals."""
    entries = "".join(f'[[entries]]\nid = "T{n}"\nname = "Team {n}"\n' for n in range(teams))
    rules = f'[play]\ndeals = {deals}\nseats = 6\n[draw]\norder = "blocks"\n'
    return read_event(f'[event]\nid = "bench"\nname = "Bench"\n{rules}{entries}')


def rehearsal(event: Event) -> None:
    """The event from its seal to its standings, in a log on the disk, and everything verified."""
    with TemporaryDirectory() as folder:
        with open_desks(Path(folder), create=True, publish_openings=False) as desks:
            desk = desks.kind(SeatTeamsDesk).ledger
            rehearsal = duplicate_rehearsal(event, "mixed", 7)
            rehearsal.prepare(desk)
            for _ in rehearsal.play(desk):
                pass
            board = SeatTeamsPublic(desk).scoreboard(event.id)
            findings = verify_event(desk, event.id)
        assert board.comparable == event.play.deals
        assert all(finding.ok for finding in findings)


def called_down(event: Event, deal: DealNo, deck: DeckOrder) -> tuple[list[Action], Accepted]:
    """A hand in which everybody calls to the showdown, and its result."""
    state = start(setup_of(event.play, deal), deck)
    actions: list[Action] = []
    while state.to_act is not None:
        may = legal(state)
        actions.append(Check(state.to_act) if may.check else Call(state.to_act))
        state = apply(state, actions[-1])
    made = result(state)
    return actions, Accepted(made.chip_scores, made.house)


def log_of(event: Event) -> tuple[list[Line], tuple[DeckOrder, ...]]:
    """The lines of a session in which every hand is called down, and its deck-orders."""
    drawn = draw_deals(b"b" * 32, "", event.id, SESSION, "original", event.play.deals)
    ids = [entry.id for entry in event.entries]
    players = {entry.id: entry.players for entry in event.entries}
    seats = tuple(
        tuple(
            (ids[(first + table) % len(ids)], players[ids[(first + table) % len(ids)]][seat])
            for seat, first in enumerate(FIRST_ROW)
        )
        for table in range(event.tables)
    )
    lines: list[Line] = []

    def write(table: int, deal: int, n: int, body: Body) -> None:
        position = len(lines) + 1
        place = (SESSION if position > 1 else 0, table, deal)
        json = body_to_json(body)
        at = "2026-05-01T18:00:00.000Z"
        lines.append(
            Line(position, event.id, *place, n, f"k{position}", json, at, "bench", ORIGIN, ORIGIN)
        )

    write(0, 0, 0, Published(write_event(event), "0" * 64, True))
    write(0, 0, 0, Begun(None, seats))
    for number in range(1, event.play.deals + 1):
        deal = DealNo(number)
        actions, accepted = called_down(event, deal, drawn.deck(deal))
        for table in range(1, event.tables + 1):
            for n, body in enumerate([*actions, accepted]):
                write(table, deal, n, body)
        opened = drawn.opened(deal)
        path = tuple(step.hex() for step in opened.path)
        write(0, deal, 0, OpenedLine(opened.deck, opened.salt.hex(), path))
    return lines, drawn.decks


def fold(event: Event) -> Callable[[], object]:
    """The log counted line by line, with standings after each deal."""
    lines, decks = log_of(event)

    def run() -> None:
        progress = Progress(event, {SESSION: decks})
        for line in lines:
            progress.take(line)
            if line.body["do"] == "open":
                progress.standings()
        assert progress.finished_hands == event.hands

    return run


def rows() -> Iterator[Row]:
    """The event of the guide's size, then the time of a hand as tables are added."""
    whole = fastest(partial(rehearsal, event_of(6, 150)), rounds=2)
    yield Row("6 teams, 150 deals: 900 hands played, scored, verified", whole, "s", floor=5.0)

    few = fastest(partial(rehearsal, event_of(6, 62)), rounds=2) / (6 * 62)
    for teams, deals in ((13, 28), (31, 12)):
        each = fastest(partial(rehearsal, event_of(teams, deals)), rounds=2) / (teams * deals)
        yield _beside(f"a hand of a rehearsal at {teams} tables", each, few)

    few = fastest(fold(event_of(6, 100)), rounds=3) / 600
    for tables, deals in ((30, 20), (100, 6)):
        each = fastest(fold(event_of(tables, deals)), rounds=3) / (tables * deals)
        yield _beside(f"a hand of a log folded, {tables} tables", each, few)


def _beside(name: str, each: float, few: float) -> Row:
    return Row(name, each * 1e3, "ms", few * 1e3, "itself at 6 tables", few / each, 1 / SLOWER)
