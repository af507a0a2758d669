"""What a hall prints: badges and labels the evening before, handouts after a session."""

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


PLAYERS = 1000
"""Of a congress of individuals; each badge has a code of its own."""


def _badges() -> float:
    entries = "".join(f'[[entries]]\nname = "Player Number {n}"\n' for n in range(1, PLAYERS + 1))
    event = read_new_event(
        f'[event]\nid = "open"\nname = "Open"\nformat = "seat_ladder"\n[play]\ndeals = 6\n{entries}'
    )
    with (
        TemporaryDirectory() as folder,
        open_desks(Path(folder) / "log", create=True, publish_openings=False) as desks,
    ):
        desk = desks.for_new(event)
        kind_of(event).rehearsal(event, "mixed", 7).prepare(desk.ledger)

        def badges() -> bytes:
            return typeset(desk.printed.document(event.id, "badges", ORDER, by="a benchmark"))

        return fastest(badges, rounds=2)


def rows() -> Iterator[Row]:
    """Seconds of a processor, from the log to the PDF; every page is made anew."""
    teams = "".join(f'[[entries]]\nname = "{team}"\n' for team in TEAMS)
    play = f"[play]\ndeals = {DEALS}\nreserve = 0\n[office]\nshortest_seconds = 0\n"
    event = read_new_event(f'[event]\nid = "{CUP}"\nname = "Team Cup"\n{play}{teams}')
    yield Row(
        f"badges of {PLAYERS} players",
        _badges(),
        "s",
        floor=10.0,
    )
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
