"""A small event by hand: two teams, two tables of two seats, deal 1 open and deal 2 not."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from threading import Lock

from evendeal.formats.duplicate.session_files import SessionFiles
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import DealNo, EntryId, EventId, SeatNo, SessionNo, TableNo
from evendeal.views.absent import (
    NoSuchDeal,
    NoSuchEvent,
    NoSuchSession,
    NoSuchTable,
)
from evendeal.views.entry_head import EntryHead
from evendeal.views.poker.deal import (
    ClosedDeal,
    DealHead,
    DealPage,
    DealProof,
    OpenDeal,
)
from evendeal.views.poker.facts import Fact
from evendeal.views.poker.head import EventHead
from evendeal.views.poker.ladders import (
    Ladder,
    Rung,
    Standing,
)
from evendeal.views.poker.office.consequences import EffectTold
from evendeal.views.poker.prize_stacks import StacksFrom, TablePrizePlayer, TablePrizes
from evendeal.views.poker.proof import (
    Behind,
    Fairness,
    FairnessCounted,
    OpenedProof,
    Proof,
    SealHead,
    SeatDrawProof,
)
from evendeal.views.poker.rulings import PublicRuling
from evendeal.views.poker.scoreboard import Method, Scoreboard
from evendeal.views.poker.seat import HandMade, SeatCards
from evendeal.views.poker.story import StreetPlay
from evendeal.views.poker.story_words import HandAct, Phrase
from evendeal.views.poker.swing import Swing, SwingEnd
from evendeal.views.poker.table import (
    OpenedDeal,
    TableHead,
    TablePage,
    TableSeat,
)
from evendeal.views.poker.traveller import Cell, TableRow
from evendeal.views.printed import SheetReady
from evendeal.views.programme import EventProgramme
from evendeal.views.proof import (
    CheckpointProof,
    Commands,
    Statement,
)
from evendeal.views.seat_draw import DrawnPlace, DrawRepeats, SeatDraw
from evendeal.views.sits import Sits

CUP = EventId("cup")
A, B = EntryId("A"), EntryId("B")
NAMES = {A: "Argentina", B: "Brazil"}
SEATING = {1: (A, B), 2: (B, A)}
HALF = Fraction(1, 2)

HEAD = EventHead(
    id=CUP,
    name="Duplicate Poker Team Cup",
    format="seat_teams",
    status="running",
    session=SessionNo(1),
    sessions=1,
    seats=2,
    tables=2,
    entries=tuple(
        EntryHead(entry, NAMES[entry], (f"{entry}1", f"{entry}2"), entry, colour)
        for colour, entry in enumerate((A, B), 1)
    ),
    deals=2,
    comparable=1,
    hands_played=3,
    hands_total=4,
    small_blind=25,
    big_blind=50,
    cap=5000,
    ante=0,
    big_blind_ante=0,
    levels=(),
    betting="no-limit",
    raises="full",
    devices="allowed",
    method="seat_points",
    seat_draw="balanced",
    running_order="blocks",
    begins=None,
    language="de",
    forecast_end=None,
    started_at="2026-01-02T18:00:00Z",
    sealed_at="2026-01-02T17:00:00Z",
    seal="5c" * 32,
    rehearsal=True,
    withdrawn=None,
    read_only=None,
)

RESULTS = {1: (125 + HALF, -125 - HALF), 2: (-200, 200)}


def _seats(table: int) -> tuple[TableSeat, ...]:
    return tuple(
        TableSeat(SeatNo(seat), entry, NAMES[entry], f"{entry}{table}", out=False)
        for seat, entry in enumerate(SEATING[table], 1)
    )


def _table(table: int) -> TablePage:
    return TablePage(
        table=TableNo(table),
        hands_played=3 - table,
        hands_total=2,
        seats=_seats(table),
        opened=(OpenedDeal(DealNo(1), RESULTS[table], 0, None),),
        totals=RESULTS[table],
        reserve=None,
    )


def _row(table: int) -> TableRow:
    return TableRow(
        table=TableNo(table),
        cells=tuple(
            Cell(seat.seat, seat.entry, seat.name, seat.player, chips, best=chips > 0)
            for seat, chips in zip(_seats(table), RESULTS[table], strict=True)
        ),
        house=0,
        play=(
            StreetPlay(
                "pre-flop",
                (Phrase("seat 1 raises to ", False), Phrase("125", True)),
                (HandAct("raise", (SeatNo(1),), 125),),
            ),
        ),
    )


SWING = Swing(
    SeatNo(1),
    ("As", "5d"),
    SwingEnd(125 + HALF, (TableNo(1),), (A,)),
    SwingEnd(-200, (TableNo(2),), (B,)),
)

ACES, KINGS = HandMade("pair", ("A",)), HandMade("pair", ("K",))

OPEN = OpenDeal(
    event=HEAD,
    deal=DealNo(1),
    previous=None,
    next=None,
    opened_at="2026-01-02T18:03:00Z",
    button=SeatNo(1),
    seats=(
        SeatCards(SeatNo(1), "button", ("As", "5d"), "pair of aces", ACES, True, False),
        SeatCards(
            SeatNo(2),
            "big blind",
            ("Kh", "Kd"),
            "pair of kings",
            KINGS,
            False,
            False,
        ),
    ),
    board=("9d", "4c", "2c", "Qh", "7s"),
    rows=(_row(1), _row(2)),
    facts=(Fact("651/2", "spread in seat 1", "range", SeatNo(1)),),
    swing=SWING,
    parted=None,
    proof=DealProof(1, 2, "ab" * 32, "cd" * 32, ("ef" * 32,), "01" * 32, "7d 7s 9d"),
    counts=True,
    replaces=None,
    rulings=(),
)

BOARD = Scoreboard(
    event=HEAD,
    position=3,
    numbers=(DealNo(1), DealNo(2)),
    strip=(True, False),
    comparable=1,
    deals=2,
    hands_played=3,
    hands_total=4,
    standings=(
        Standing(1, True, A, NAMES[A], "3", 325 + HALF, 1, "chips", 1, "1/2"),
        Standing(1, True, B, NAMES[B], "5/2", -325 - HALF, -1, None, 1, None),
    ),
    ladders=(
        Ladder(
            SeatNo(1),
            (
                Rung(A, NAMES[A], "A1", TableNo(1), 125 + HALF, "2", 1, 1.0),
                Rung(B, NAMES[B], "B2", TableNo(2), -200, "1", 2, 0.0),
            ),
        ),
    ),
    method=Method("seat_points", "Points per seat", "Whoever held a seat is ranked by it."),
    tie_rule="Points, then chips.",
    rulings=(
        PublicRuling(
            number=2,
            session=SessionNo(1),
            deal=None,
            tables=(),
            sentence="Penalty: Argentina loses ½ point.",
            kind="penalty",
            effect=EffectTold("penalty", (), A, "1/2"),
            rule="TDA 71",
            reason="late",
            late=False,
            at="2026-01-02T18:10:00Z",
        ),
    ),
    in_running=None,
)

PROOF = Proof(
    event=HEAD,
    seal=SealHead(
        CUP, SessionNo(1), "5c" * 32, "dpk1", "aa" * 32, None, None, HEAD.sealed_at, None
    ),
    seal_digest="5e" * 32,
    root="01" * 32,
    opened=(OpenedProof(DealNo(1), "ab" * 32, "holds"),),
    seat_draw=SeatDrawProof(
        "balanced",
        (SeatNo(1), SeatNo(3)),
        ((A, B), (B, A)),
        "unproved",
        "The seats can be recomputed when the secret is opened.",
        "seats-later",
        {"session": 1},
    ),
    fairness=(Fairness(A, (Behind(B, 1),)), Fairness(B, (Behind(A, HALF),))),
    fairness_sentence="A table counts as the chance to act behind.",
    fairness_counted=FairnessCounted(2, "1/2", "1/2", None),
    checkpoints=(CheckpointProof(3, "02" * 32, "03" * 64, "2026-01-02T18:03:00Z", True),),
    sentences=(Statement("holds", "Deal 1 is the deal that was sealed.", None, {}),),
    secret=None,
    commands=Commands("evendeal verify cup", "python3 verify_event.py"),
)


class Hall(SeatTeamsPublic):
    """The public side of the event of this file, with no log behind; `finish_a_hand` makes news."""

    def __init__(self) -> None:
        self.board = BOARD
        self.listeners: list[Callable[[EventId, int], None]] = []
        self.pictures = 0
        self.fault: Exception | None = None
        self._lock = Lock()

    def finish_a_hand(self) -> None:
        """One more finished hand, as from the director's thread."""
        with self._lock:
            self.board = replace(self.board, position=self.board.position + 1)
        for listener in list(self.listeners):
            listener(CUP, self.board.position)

    def _check(self, event: EventId, session: SessionNo | None = None) -> None:
        if self.fault:
            raise self.fault
        if event != CUP:
            raise NoSuchEvent(event=event)
        if session not in (None, 1):
            raise NoSuchSession(event=event, session=session, sessions=1)

    def events(self) -> tuple[EventId, ...]:
        return (CUP,)

    def holds(self, event: EventId) -> bool:
        return event == CUP

    def event(self, event: EventId) -> EventHead:
        self._check(event)
        return HEAD

    def position(self, event: EventId) -> int:
        self._check(event)
        return self.board.position

    def scoreboard(self, event: EventId, session: SessionNo | None = None) -> Scoreboard:
        self._check(event, session)
        self.pictures += 1
        return self.board

    def tables(self, event: EventId, session: SessionNo | None = None) -> tuple[TableHead, ...]:
        self._check(event, session)
        return tuple(
            TableHead(TableNo(table), 3 - table, 2, _seats(table)) for table in sorted(SEATING)
        )

    def table(self, event: EventId, table: TableNo, session: SessionNo | None = None) -> TablePage:
        self._check(event, session)
        if table not in SEATING:
            raise NoSuchTable(event=event, table=table, tables=2)
        return _table(table)

    def deals(self, event: EventId, session: SessionNo | None = None) -> tuple[DealHead, ...]:
        self._check(event, session)
        return (
            DealHead(DealNo(1), True, OPEN.opened_at, 325 + HALF, SeatNo(1), SWING),
            DealHead(DealNo(2), False, None, None, None),
        )

    def deal(self, event: EventId, deal: DealNo, session: SessionNo | None = None) -> DealPage:
        self._check(event, session)
        if deal == 1:
            return OPEN
        if deal == 2:
            return ClosedDeal(event=HEAD, deal=deal, previous=DealNo(1), next=None)
        raise NoSuchDeal(event=event, deal=deal, deals=2)

    def prizes(self, event: EventId, session: SessionNo | None = None) -> tuple[TablePrizes, ...]:
        self._check(event, session)
        return (
            TablePrizes(TableNo(1), (), None, "The stacks can be shared by later."),
            TablePrizes(
                TableNo(2),
                (TablePrizePlayer(SeatNo(1), B, "B2", 4800, "4 800"),),
                "/prizes?names=B2&stacks=4800",
                "Starting stack and chip-scores.",
                StacksFrom("won", start=5000, deals=2),
            ),
        )

    def proof(self, event: EventId, session: SessionNo | None = None) -> Proof:
        self._check(event, session)
        return PROOF

    def programme(self, event: EventId) -> EventProgramme:
        self._check(event)
        return EventProgramme(event=event, zone=None, rooms=(), timetable=(), people=())

    def seat_draw(self, event: EventId, session: SessionNo | None = None) -> SeatDraw:
        self._check(event, session)
        return SeatDraw(
            session=SessionNo(1),
            sessions=2,
            title="Preliminary 1/2",
            tables=1,
            seats=2,
            places=(
                DrawnPlace(TableNo(1), SeatNo(1), A, "Argentina", "Ann", None, None, None),
                DrawnPlace(TableNo(1), SeatNo(2), B, "Brazil", "Bob", 250, SeatNo(1), 3),
            ),
            drawn_at="2026-01-02T18:00:00.000Z",
            signed_at="2026-01-02T17:50:00.000Z",
            value="4 8 15 16 23 42",
            value_is="the lottery of 2 January 2026",
            seal="ab" * 32,
            repeats=DrawRepeats(1, 0, 1, 0),
            best_of=64,
        )

    def sits(self, event: EventId) -> tuple[Sits, ...]:
        self._check(event)
        return (Sits(A, "Argentina", "Ann", TableNo(1), SeatNo(1), None, None),)

    def sheets_ready(self, event: EventId) -> tuple[SheetReady, ...]:
        self._check(event)
        return (SheetReady("handouts", SessionNo(1)),)

    def _hand_files(
        self, event: EventId, session: SessionNo | None
    ) -> tuple[SessionNo, SessionFiles]:
        self._check(event, session)
        return SessionNo(1), SessionFiles("", "[]\n")

    def file(self, event: EventId, name: str) -> str | None:
        self._check(event)
        return {"seal.json": '{"event":"cup"}', "checkpoints.jsonl": "{}\n{}\n"}.get(name)

    def subscribe(self, news: Callable[[EventId, int], None]) -> Callable[[], None]:
        self.listeners.append(news)
        return lambda: self.listeners.remove(news)


def build(place: Path) -> Path:
    """Screens as a build leaves them, with a secret beside their folder and a link to it."""
    folder = place / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>evendeal</title>" + " " * 2000)
    (folder / "assets" / "index-B3xY_9aZ.js").write_text("console.log('deal');" * 200)
    (folder / "assets" / "archivo-C0ffee42.woff2").write_bytes(b"wOF2" + bytes(range(200)))
    (folder / "favicon.svg").write_text("<svg/>")
    (place / "secret.txt").write_text("the secret of the seal")
    (folder / "leak.txt").symlink_to(place / "secret.txt")
    return folder
