"""Events of these tests, a desk over a real folder, and hands played on it."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from evendeal.director.appending import At
from evendeal.director.events import begin_session, create_event
from evendeal.formats.duplicate.recording import deal_due, record
from evendeal.formats.duplicate.rehearsal import player_of
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import EntryId, EventId, SessionNo, TableNo
from evendeal.poker import Action, Call, Check, Fold
from evendeal.store.busy import Patience
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.event_read import read_event
from support.ledgers import open_desk
from support.rehearsals import play_rehearsal, prepare

CUP = EventId("cup")
FIRST = SessionNo(1)
SEED = 7
GUIDE = ("Argentina", "Brazil", "China", "Denmark", "Ecuador", "Finland", "Ghana")


def toml(
    *,
    deals: int = 4,
    teams: int = 6,
    event: str = "",
    play: str = "",
    draw: str = 'order = "blocks"',
    scoring: str = "",
    office: str = "shortest_seconds = 0",
) -> str:
    """The text of an `event.toml`: the first teams of the guide, and what a test adds.

    Hands are played as fast as a test can type.
    """
    head = f'[event]\nid = "cup"\nname = "Duplicate Poker Team Cup"\n{event}\n'
    rules = f"[play]\ndeals = {deals}\n{play}\n[draw]\n{draw}\n[scoring]\n{scoring}\n"
    rules += f"[office]\n{office}\n"
    return head + rules + "".join(f'[[entries]]\nname = "{team}"\n' for team in GUIDE[:teams])


def event_of(**changes: Any) -> Event:
    """The event that such a text describes."""
    return read_event(toml(**changes))


DUEL = {"teams": 2, "deals": 3}
"""Two teams, two tables of two seats, three deals: the smallest event worth an embargo."""


@dataclass(frozen=True)
class Row:
    """A line as it lies in the database."""

    position: int
    place: tuple[int, int, int]
    n: int
    key: str
    body: dict[str, Any]
    at: str

    @property
    def content(self) -> tuple[tuple[int, int, int], int, str, str]:
        """Everything but position and time."""
        return self.place, self.n, self.key, json.dumps(self.body, sort_keys=True)


def rows(folder: Path) -> list[Row]:
    """The lines of the one event in the database, read without any code of ours."""
    with closing(sqlite3.connect(f"file:{folder / 'log.sqlite'}?mode=ro", uri=True)) as log:
        found = log.execute(
            "SELECT position, session, table_no, deal, n, key, body, at FROM lines "
            "ORDER BY position"
        ).fetchall()
    return [Row(p, (s, t, d), n, key, json.loads(b), at) for p, s, t, d, n, key, b, at in found]


def hand_rows(folder: Path) -> dict[tuple[int, int, int], list[Row]]:
    """The lines of each hand by session, table and deal."""
    hands: dict[tuple[int, int, int], list[Row]] = {}
    for row in rows(folder):
        if row.place[1]:
            hands.setdefault(row.place, []).append(row)
    return hands


def play_to_the_end(desk: Desk, event: Event, seed: int = SEED) -> None:
    """A whole rehearsal, from nothing or from where the log ends."""
    prepare(desk, event, "mixed", seed)
    for _ in play_rehearsal(desk, event.id, player_of(event, "mixed", seed)):
        pass


def begun(desk: Desk, event: Event) -> None:
    """An event that is no rehearsal, sealed, its first session begun."""
    create_event(desk, event)
    begin_session(desk, event.id, FIRST)


def due(desk: Desk, table: int) -> At:
    """The hand that a table plays now."""
    deal = deal_due(desk, CUP, FIRST, TableNo(table))
    assert deal is not None
    return At(CUP, FIRST, TableNo(table), deal)


def quiet(desk: Desk, at: At) -> list[Action]:
    """A whole hand in which everybody calls and checks to the showdown."""
    from evendeal.poker import apply, legal

    state = desk.progress(at.event).hand(at.session, at.table, at.deal).state
    assert state is not None
    actions: list[Action] = []
    while state.to_act is not None:
        may = legal(state)
        action: Action = Check(state.to_act) if may.check else Call(state.to_act)
        actions.append(action)
        state = apply(state, action)
    return actions


def folded(desk: Desk, at: At) -> list[Action]:
    """A whole hand in which the first to act gives up, heads-up."""
    state = desk.progress(at.event).hand(at.session, at.table, at.deal).state
    assert state is not None
    assert state.to_act is not None
    return [Fold(state.to_act)]


def play_hand(desk: Desk, table: int, *, quietly: bool = True) -> At:
    """The next hand of a table in one append."""
    at = due(desk, table)
    actions = quiet(desk, at) if quietly else folded(desk, at)
    record(desk, at, actions, key=f"t{table}-{at.deal}", by="ann", accept=True)
    return at


def desk_on(folder: Path, patience: Patience | None = None) -> Iterator[Desk]:
    """A desk over the folder, closed afterwards; for fixtures."""
    with open_desk(folder, create=True, patience=patience) as desk:
        yield desk


def entry(letter: str) -> EntryId:
    """The entry of this letter."""
    return EntryId(letter)
