"""The screen at a poker table: the hand as its recorder has it, and no card before its time."""

from dataclasses import dataclass
from typing import Any, Literal

from evendeal.cards import Card
from evendeal.console import hand
from evendeal.errors import Refused
from evendeal.ids import EventId, SeatNo, SessionNo, TableNo
from evendeal.poker.setup import Chips
from evendeal.poker.streets import StreetName
from evendeal.views.poker.console import Console, ConsoleDeal
from evendeal.views.table_screen import ScreenStage


@dataclass(frozen=True, slots=True)
class ScreenSeat:
    """A seat as everybody at the table sees it.

    Attributes:
        name, letters, colour: the team and its badge, null while nobody sits there.
        committed: chips in the pot; `bet` those of this street; `most` what it can put in at all.
        cards: whether it still holds cards, face down.
        made: net chips of the hand that is over; null while none is.
    """

    seat: SeatNo
    name: str | None
    player: str | None
    letters: str | None
    colour: int | None
    empty: bool
    out: bool
    committed: int
    bet: int
    most: int
    cards: bool
    folded: bool
    all_in: bool
    made: Chips | None


@dataclass(frozen=True, slots=True)
class TableScreen:
    """A table as its recorder has it, for its players and its dealer.

    Attributes:
        position: grows whenever anything here may have changed.
        room: of the hall, where the event's file names it.
        language: of the hall; null where the event's file names none.
        hand, hands: which hand of the session it is at this table, and how many there are; `label`
            is what stands on the deck to be taken, null once it is open.
        street, board: as the recorder has confirmed them, never sooner.
        to_act: the seat whose turn it is; `call` the chips that it takes to stay in.
        street_due: the street that the dealer is to put down.
        others: the event lets this screen show what everybody may see of other tables too; none
            of it is here.
    """

    kind: Literal["poker"]
    event: EventId
    event_name: str
    language: str | None
    session: SessionNo
    sessions: int
    table: TableNo
    room: str | None
    position: int
    stage: ScreenStage
    small_blind: int
    big_blind: int
    ante: int
    cap: int | None
    hand: int
    hands: int
    label: str | None
    button: SeatNo | None
    street: Literal["preflop", "flop", "turn", "river"] | None
    board: tuple[Card, ...]
    pot: int
    to_act: SeatNo | None
    call: int | None
    street_due: StreetName | None
    seats: tuple[ScreenSeat, ...]
    others: bool


def table_screen(
    console: Console, *, room: str | None, language: str | None, others: bool
) -> TableScreen:
    """What the screen at a table shows.

    It is made of what the recorder is given, folded as the recorder's own screen folds it: of cards
    there is nothing to be shown but what the table has confirmed (R38).

    Args:
        console: what the recorder is given.
        others: the event shows results of other tables at its tables.
    """
    deal = console.order[0] if console.order else None
    fresh = deal is None or deal.stage == "sealed"
    # Until the next deck is open, the result of the hand before it stands there.
    pictured = console.last if fresh else deal
    state = None if pictured is None else _played(pictured, console.chip)
    playing = None if fresh else state
    over = state is not None and state["over"]
    stage = _stage(console, deal, over=over and not fresh)
    calling = stage == "playing" and playing is not None and playing["to_act"] is not None
    return TableScreen(
        kind="poker",
        event=console.event,
        event_name=console.event_name,
        language=language,
        session=console.session,
        sessions=console.sessions,
        table=console.table,
        room=room,
        position=console.position,
        stage=stage,
        small_blind=console.small_blind,
        big_blind=console.big_blind,
        ante=console.ante,
        cap=console.cap,
        hand=min(console.played + 1, console.deals),
        hands=console.deals,
        label=deal.label if deal is not None and stage == "waiting" else None,
        button=None if deal is None else SeatNo(deal.setup["button"]),
        street=playing["street"] if playing else None,
        board=tuple(state["board"]) if state else (),
        pot=playing["pot"] if playing else 0,
        to_act=playing["to_act"] if calling and playing else None,
        call=playing["legal"]["call"] if calling and playing else None,
        street_due=playing["street_due"] if playing and stage == "playing" else None,
        seats=_seats(console, playing, state["result"] if state and over else None),
        others=others,
    )


def _played(deal: ConsoleDeal, chip: int) -> dict[str, Any] | None:
    """The hand after the lines that its table has written; None where they make none."""
    lines = [{"n": line.n, "body": line.body} for line in deal.lines]
    try:
        state: dict[str, Any] = hand.play({"setup": deal.setup, "lines": lines, "chip": chip})[
            "state"
        ]
    except Refused:
        return None
    return state


def _stage(console: Console, deal: ConsoleDeal | None, *, over: bool) -> ScreenStage:
    if not console.begun:
        return "before"
    if console.ended or deal is None:
        return "held" if console.set_aside and not console.ended else "over"
    if console.paused is not None:
        return "paused"
    if deal.stage == "sealed":
        return "held" if console.held else "waiting"
    if deal.stage in ("disputed", "frozen", "void"):
        return "held"
    return "finished" if over or deal.stage == "finished" else "playing"


def _seats(
    console: Console, state: dict[str, Any] | None, result: dict[str, Any] | None
) -> tuple[ScreenSeat, ...]:
    rows = []
    for place, seat in enumerate(console.seats):
        now = None if state is None else state["seats"][place]
        live = now is not None and now["live"]
        rows.append(
            ScreenSeat(
                seat.seat,
                seat.name,
                seat.player,
                seat.letters,
                seat.colour,
                seat.empty,
                seat.out,
                committed=now["committed"] if now else 0,
                bet=now["street_bet"] if now else 0,
                most=now["limit"] if now else 0,
                cards=live and not now["mucked"] if now else False,
                folded=now is not None and not live,
                all_in=now is not None and now["all_in"],
                made=None if result is None else result["chips"][place],
            )
        )
    return tuple(rows)
