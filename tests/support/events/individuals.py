"""Events of individuals of these tests, and how they are played."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from evendeal.commands.log_folder import open_desks
from evendeal.director.office.acts import ActContext
from evendeal.director.office.log_index import LogIndexes
from evendeal.formats.seat_ladder.desk import SeatLadderDesk
from evendeal.formats.seat_ladder.life import LadderLedger
from evendeal.formats.seat_ladder.rehearsal import seat_ladder_rehearsal
from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.tournament.duplicate.bodies import Body
from evendeal.tournament.seat_ladder.acts import ListAct
from evendeal.tournament.seat_ladder.event import LadderEvent
from evendeal.tournament.seat_ladder.event_read import read_event
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.tournament.steps import Step, step_named

OPEN = EventId("open")
SEED = 3


GIVEN = ("Anna", "Bela", "Carmen", "Dario", "Eva", "Farid", "Greta", "Hugo")
FAMILY = (
    *("Jansen", "Farah", "Castro", "Okafor", "Girard", "Mensah"),
    *("Popa", "Vidal", "Moser", "Szabó", "Dvořák"),
)
"""Names for pictures, of which no two of up to 88 players have both in common."""


def named(text: str, players: int) -> str:
    """The file of an event whose players are called as people are."""
    for n in range(players, 0, -1):
        name = f"{GIVEN[n % len(GIVEN)]} {FAMILY[n % len(FAMILY)]}"
        text = text.replace(f'name = "Player {n}"', f'name = "{name}"')
    return text


def individuals_toml(players: int, *, deals: int = 3, more: str = "") -> str:
    """The file of an event of so many players, with the stages that are advised."""
    entries = "".join(
        f'[[entries]]\nid = "{number}"\nname = "Player {number}"\n'
        for number in range(1, players + 1)
    )
    return (
        f'[event]\nid = "{OPEN}"\nname = "Open"\nformat = "seat_ladder"\n'
        f"[play]\ndeals = {deals}\nreserve = 1\n{more}\n{entries}"
    )


def individuals(players: int, *, deals: int = 3, more: str = "") -> LadderEvent:
    """The event of that file."""
    return read_event(individuals_toml(players, deals=deals, more=more), new=True)


@contextmanager
def ladder_on(folder: Path) -> Iterator[LadderLedger]:
    """The events of individuals over a folder."""
    with open_desks(folder, create=True, publish_openings=False) as desks:
        yield desks.kind(SeatLadderDesk).ledger


class Played:
    """An event of individuals that rehearsal players play, step by step.

    A director's act is written with `do` between two steps.
    """

    def __init__(self, ledger: LadderLedger, event: LadderEvent) -> None:
        self.ledger = ledger
        self.event = event.id
        self._side = seat_ladder_rehearsal(event, "mixed", SEED)
        self._side.prepare(ledger)
        self._written = 0
        self._indexes = LogIndexes(ledger)

    @property
    def progress(self) -> LadderProgress:
        """How far it is."""
        return self.ledger.progress(self.event)

    def step(self) -> bool:
        """Play what can be played, then take the next step; whether there was one."""
        for unit in self._side.due(self.ledger):
            self._side.finish(self.ledger, unit)
        return self._side.go_on(self.ledger)

    def hands(self) -> None:
        """Play all hands of the session that has begun, and do not end it."""
        for unit in self._side.due(self.ledger):
            self._side.finish(self.ledger, unit)

    def until(self, do: str, session: int) -> None:
        """Go on until this step of a session is the next that is legal and waits."""
        while not self._waits(do, session):
            self.hands()
            if self._waits(do, session):
                return
            assert self.step(), f"{do} of session {session} never came"

    def to_the_end(self) -> None:
        """Play all that is left."""
        while self.step():
            pass

    def do(self, body: ListAct | Body, place: tuple[int, int, int]) -> None:
        """Write a line of the office."""
        self._written += 1
        at = ActContext(self.ledger, self._indexes, self.event, "dana", f"act-{self._written}")
        with self.ledger.writing(self.event):
            self.ledger.refresh(self.event)
            at.write((SessionNo(place[0]), *place[1:]), body)
            self.ledger.refresh(self.event)

    def _waits(self, do: str, session: int) -> bool:
        step: Step | None = step_named(self.ledger.next(self.event), do, SessionNo(session))
        return step is not None and step.legal


def seats_of(played: Played, session: int) -> dict[EntryId, tuple[int, int]]:
    """Table and seat of everybody in a session."""
    now = played.progress.sessions[SessionNo(session)]
    return {
        sat.entry: (table, seat)
        for table, row in enumerate(now.tables, 1)
        for seat, sat in enumerate(row, 1)
        if sat is not None
    }


def duel_toml(*, deals: int = 3, more: str = "") -> str:
    """The file of the smallest event of individuals: two tables, a session and the final.

    Hands are played as fast as a test can type.
    """
    entries = "".join(
        f'[[entries]]\nname = "{player}"\n' for player in ("Ann", "Bob", "Cem", "Dan")
    )
    return (
        f'[event]\nid = "{OPEN}"\nname = "Open"\nformat = "seat_ladder"\n'
        f'[draw]\norder = "blocks"\n[office]\nshortest_seconds = 0\n{more}\n'
        f'[[stages]]\nname = "Preliminary"\nseats = 2\ndeals = {deals}\n'
        f'[[stages]]\nname = "Final"\ndeals = 1\n{entries}'
    )


def duel_of_individuals() -> LadderEvent:
    """The event of that file."""
    return read_event(duel_toml(), new=True)
