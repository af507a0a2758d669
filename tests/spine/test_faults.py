"""Ten recorders and a network that cuts, delays, repeats and reorders what they send.

The queue is the console's own; only what it stores in is memory. The server is `evendeal serve`.
"""

import json
import re
import runpy
import subprocess
import time
from contextlib import suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.commands.people import open_people
from evendeal.director.appending import At
from evendeal.formats.duplicate.rehearsal import player_of
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, TableNo
from evendeal.labels import write_label
from evendeal.poker import Action, apply
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.event_read import read_event
from evendeal.views.roles import Role
from support import beside
from support.checkout import ROOT
from support.events.poker import CUP, FIRST, begun, hand_rows
from support.ledgers import open_desk, poker_of
from support.two_worlds.hands import typed

pytestmark = pytest.mark.process

TABLES, DEALS = 10, 200
SEED = 2026
PATIENCE = 400
"""Seconds after which a storm is given up; alone on two cores it is over in a fraction."""

Body = dict[str, Any]
TEAMS = [f"Team {letter}" for letter in "ABCDEFGHIJ"]


def cup(deals: int) -> Event:
    """A real event of ten teams at ten tables."""
    head = f'[event]\nid = "cup"\nname = "Storm Cup"\n[play]\ndeals = {deals}\n'
    return read_event(head + "".join(f'[[entries]]\nname = "{team}"\n' for team in TEAMS))


def undone(lines: list[Body], random: Random) -> list[Body]:
    """The same lines with slips of the finger that are taken back at once."""
    with_slips: list[Body] = []
    for line in lines:
        if line["do"] in ("fold", "call", "check") and random.random() < 0.05:
            with_slips += [line, {"do": "undo", "of": len(with_slips)}]
        elif random.random() < 0.02:
            with_slips.append({"do": "note", "kind": "clock", "seat": None, "text": "slow"})
        if line["do"] == "accept" and random.random() < 0.02:
            with_slips.append({"do": "note", "kind": "other", "seat": None, "text": "Grüße, ♠"})
        with_slips.append(line)
    return with_slips


def played(desk: Desk, event: Event, random: Random) -> dict[int, list[tuple[int, list[Body]]]]:
    """What each recorder will type: the lines of each deal, in the order of the table."""
    player = player_of(event, "mixed", SEED)
    luck = desk.luck(event.id, FIRST)
    assert luck is not None
    tables: dict[int, list[tuple[int, list[Body]]]] = {}
    for number in range(1, event.tables + 1):
        hands = []
        for deal in luck.orders[number - 1]:
            at = At(event.id, FIRST, TableNo(number), DealNo(deal))
            state = desk.progress(event.id).hand(FIRST, at.table, at.deal).state
            assert state is not None
            setup, deck = state.setup, state.terms.deck
            assert deck is not None
            actions: list[Action] = []
            while state.to_act is not None:
                seated = desk.progress(event.id).sessions[FIRST].at(at.table, state.to_act)
                assert seated is not None
                action = player(seated.entry, state, at, len(actions))
                actions.append(action)
                state = apply(state, action)
            label = write_label(FIRST, number, deal)
            hands.append((int(deal), undone(typed(setup, deck, actions, label), random)))
        tables[number] = hands
    return tables


def serving(folder: Path) -> tuple[BaseProcess, str]:
    """A running server on the log, and its address."""
    output = folder.with_name("output.txt")
    process = beside.serving(["--log", folder, "--port", "0"], output)
    end = time.monotonic() + 120
    while time.monotonic() < end and process.is_alive():
        if found := re.search(r"http://[\w.:]+:[1-9]\d*", output.read_text("utf-8")):
            with suppress(OSError), urlopen(found[0] + "/api/events", timeout=30):
                return process, found[0]
        time.sleep(0.1)
    beside.kill(process)
    raise AssertionError(f"the server did not start:\n{output.read_text('utf-8')}")


def stormed(address: str, given: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Let the recorders type in the storm; what they tell of it."""
    node = runpy.run_path(str(ROOT / "scripts" / "browser.py"))["node_here"]()
    (folder / "given.json").write_text(json.dumps({**given, "origin": address}), "utf-8")
    run = subprocess.run(
        [
            *(node, "--experimental-strip-types", "--disable-warning=ExperimentalWarning"),
            str(ROOT / "ui" / "src" / "recorder" / "faults" / "run.ts"),
            *(str(folder / "given.json"), str(folder / "report.json")),
        ],
        timeout=given["seconds"] + 60,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    report: dict[str, Any] = json.loads((folder / "report.json").read_text("utf-8"))
    return report


def test_nothing_is_lost_and_nothing_doubled_in_two_thousand_deals_over_a_bad_network(
    tmp_path: Path,
) -> None:
    event, folder = cup(DEALS), tmp_path / "log"
    with open_desks(folder, create=True) as desks:
        begun(poker_of(desks), event)
        tables = played(poker_of(desks), event, Random(SEED))
        with open_people(folder, desks) as door:
            codes = {
                table: door.make_code(CUP, Role.RECORDER, table=table, by="test").code
                for table in tables
            }
    given = {
        **{"event": CUP, "session": FIRST, "seed": SEED, "seconds": PATIENCE},
        "tables": [
            {
                "table": table,
                "code": codes[table],
                "deals": [{"deal": deal, "lines": lines} for deal, lines in hands],
            }
            for table, hands in tables.items()
        ],
    }
    process, address = serving(folder)
    try:
        report = stormed(address, given, tmp_path)
    finally:
        beside.stop(process)
    counts = report["counts"]
    print(f"{report['seconds']:.1f} s, {counts}, {report['crashes']} crashes")  # noqa: T201
    typed_lines = {
        (int(FIRST), table, deal): lines for table, hands in tables.items() for deal, lines in hands
    }
    kept = {
        place: [row for row in rows if row.place[2]] for place, rows in hand_rows(folder).items()
    }

    assert report["refused"] == []
    assert all(counts[fault] > 100 for fault in counts)
    assert len(typed_lines) == TABLES * DEALS
    assert {place: [row.n for row in rows] for place, rows in kept.items() if place[2]} == {
        place: list(range(len(lines))) for place, lines in typed_lines.items()
    }
    assert {place: [row.body for row in rows] for place, rows in kept.items() if place[2]} == (
        typed_lines
    )
    with open_desk(folder) as desk:
        session = desk.progress(CUP).sessions[FIRST]
        for table, hands in tables.items():
            assert session.played[TableNo(table)] == [deal for deal, _ in hands]
        assert len(session.opened) == DEALS
