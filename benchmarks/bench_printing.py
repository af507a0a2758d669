"""What a hall prints: labels of every deck the evening before, handouts after a session."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.rows import Row, fastest
from evendeal.commands.log_folder import open_desks
from evendeal.formats import kind_of, read_new_event
from evendeal.formats.print_side import PrintOrder, typeset
from evendeal.ids import EventId, SessionNo

CUP = EventId("cup")
ORDER = PrintOrder(session=SessionNo(1), address="https://cup.example/e/cup")
TEAMS = ("Argentina", "Brazil", "China", "Denmark", "Ecuador", "Finland")
DEALS = 150
"""Of a session of the guide; its six tables have 900 decks."""


def rows() -> Iterator[Row]:
    """Seconds of a processor, from the log to the PDF; every page is made anew."""
    teams = "".join(f'[[entries]]\nname = "{team}"\n' for team in TEAMS)
    play = f"[play]\ndeals = {DEALS}\nreserve = 0\n[office]\nshortest_seconds = 0\n"
    event = read_new_event(f'[event]\nid = "{CUP}"\nname = "Team Cup"\n{play}{teams}')
    with (
        TemporaryDirectory() as folder,
        open_desks(Path(folder) / "log", create=True, publish_openings=False) as desks,
    ):
        desk = desks.for_new(event)
        side = kind_of(event).rehearsal(event, "mixed", 7)
        side.prepare(desk.ledger)
        for _ in side.play(desk.ledger):
            pass

        def labels() -> bytes:
            return typeset(desk.printed.document(CUP, "labels", ORDER, by="a benchmark"))

        def handouts() -> bytes:
            return typeset(desk.public_side()(desk.ledger).document(CUP, "handouts", ORDER))

        yield Row(
            f"labels of {DEALS * len(TEAMS)} decks and their holders",
            fastest(labels, rounds=3),
            "s",
            floor=10.0,
        )
        yield Row(
            f"handouts of {DEALS} deals at {len(TEAMS)} tables",
            fastest(handouts, rounds=3),
            "s",
            floor=5.0,
        )
