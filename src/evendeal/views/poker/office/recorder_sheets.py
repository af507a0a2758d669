"""What a recorder needs on paper to write hands down by hand: who sits where, and no card."""

from collections.abc import Iterator
from dataclasses import dataclass

from evendeal.ids import DealNo, SeatNo, SessionNo, TableNo
from evendeal.labels import write_label
from evendeal.poker import Setup, legal
from evendeal.poker.played import PlayedHand
from evendeal.tournament.duplicate.conditions import setup_of
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.rules import PlayRules, Stacks
from evendeal.views.absent import NoSuchSession, NoSuchTable
from evendeal.views.poker.seat import Role, role_of


@dataclass(frozen=True, slots=True)
class SheetSeat:
    """A seat of a sheet: who sits there, empty where nobody knows it yet, and the team.

    `role` is empty too where the button is still to be decided. `plays` is false for a seat where
    nobody sits, or whose player has been taken out.
    """

    seat: SeatNo
    player: str
    team: str
    role: Role
    plays: bool


@dataclass(frozen=True, slots=True)
class RecorderSheet:
    """The sheet of one deal at one table.

    Attributes:
        reserve: counts the reserve deals; None for a deal of the session.
        button: None for a reserve deal, which has that of the deal it is played for.
        first: the seats that act first, before the flop and after it; None with the button.
        stack: chips of each seat; None where stacks run through the session.
    """

    table: TableNo
    deal: DealNo
    reserve: int | None
    label: str
    button: SeatNo | None
    first: tuple[SeatNo, SeatNo] | None
    seats: tuple[SheetSeat, ...]
    small_blind: int
    big_blind: int
    ante: int
    big_blind_ante: int
    cap: int | None
    stack: int | None


@dataclass(frozen=True, slots=True)
class RecorderSheets:
    """The sheets of a session, table by table, each in the order of the deals' numbers."""

    name: str
    session: SessionNo
    language: str | None
    sheets: tuple[RecorderSheet, ...]


def recorder_sheets(
    progress: AnyDuplicate, session: SessionNo, table: TableNo | None
) -> RecorderSheets:
    """A sheet for each deal of a session at each table; the order in which it comes is on none.

    Args:
        table: of which table alone; None: of all.

    Raises:
        NoSuchSession, NoSuchTable: the event has fewer.
    """
    event = progress.event
    if not 1 <= session <= event.sessions:
        raise NoSuchSession(event=event.id, session=session, sessions=event.sessions)
    now = progress.sessions.get(session)
    tables = event.tables if now is None else len(now.tables)
    if table is not None and not 1 <= table <= tables:
        raise NoSuchTable(event=event.id, table=table, tables=tables)
    wanted = range(1, tables + 1) if table is None else (table,)
    return RecorderSheets(
        name=event.name,
        session=session,
        language=event.programme.language,
        sheets=tuple(
            sheet for number in wanted for sheet in _of_table(progress, session, TableNo(number))
        ),
    )


def _of_table(
    progress: AnyDuplicate, session: SessionNo, table: TableNo
) -> Iterator[RecorderSheet]:
    play, now = progress.event.play_of(session), progress.sessions.get(session)
    names = _names(progress, session, table)
    for number in range(1, play.decks + 1):
        deal = DealNo(number)
        reserve = play.reserve_number(deal)
        replaces = deal if now is None else now.origin(deal)
        setup = setup_of(play, replaces)
        if now is not None:
            setup = progress.hand(session, table, deal).setup
        known = reserve is None or replaces != deal
        yield RecorderSheet(
            table=table,
            deal=deal,
            reserve=reserve,
            label=write_label(session, table, deal),
            button=setup.button if known else None,
            first=_first(setup) if known else None,
            seats=tuple(
                SheetSeat(
                    seat,
                    *names.get(seat, ("", "")),
                    role_of(setup, seat) if known else "",
                    _plays(setup, seat),
                )
                for seat in map(SeatNo, range(1, setup.seats + 1))
            ),
            small_blind=setup.small_blind,
            big_blind=setup.big_blind,
            ante=setup.ante,
            big_blind_ante=setup.big_blind_ante,
            cap=setup.cap,
            stack=_stack(play),
        )


def _names(
    progress: AnyDuplicate, session: SessionNo, table: TableNo
) -> dict[SeatNo, tuple[str, str]]:
    """Player and team of each seat, as far as everybody may know them."""
    now = progress.sessions.get(session)
    tables = progress.seats_to_come(session) if now is None else now.tables
    if tables is None or table > len(tables):
        return {}
    return {
        SeatNo(seat): (sat.player, progress.event.entry(sat.entry).name)
        for seat, sat in enumerate(tables[table - 1], 1)
        if sat is not None
    }


def _first(setup: Setup) -> tuple[SeatNo, SeatNo]:
    """Who acts first before the flop, and after it."""
    state = PlayedHand.announced(setup).state
    assert state is not None
    after = (SeatNo((setup.button + n) % setup.seats + 1) for n in range(setup.seats))
    later = next(seat for seat in after if _plays(setup, seat))
    return legal(state).seat or later, later


def _plays(setup: Setup, seat: SeatNo) -> bool:
    return seat not in setup.empty and seat not in setup.out


def _stack(play: PlayRules) -> int | None:
    return None if play.stacks is Stacks.RUNNING else play.starting_stack
