"""The stacks with which a table ends its session, to share prizes by."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import floor
from typing import Literal
from urllib.parse import quote, urlencode

from evendeal.ids import EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker.setup import Chips
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.rules import Stacks
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.duplicate.stacks import stacks_before
from evendeal.views.poker.embargo.deals import stacks_wait_for
from evendeal.views.poker.head import shown_session
from evendeal.views.words import chips_text


@dataclass(frozen=True, slots=True)
class TablePrizePlayer:
    """A seat with its chips; the name is the player's, or the entry's if nobody is named."""

    seat: SeatNo
    entry: EntryId
    name: str
    stack: int
    stack_text: str


@dataclass(frozen=True, slots=True)
class StacksFrom:
    """What the stacks of a table are.

    `won` are the starting stack (`start`) and the chip-scores of so many `deals`; `in_front` the
    chips that lie before the seats after the last deal, so many of `reserve` among them. `cut`
    says that parts of a chip are left out.
    """

    what: Literal["won", "in_front"]
    start: int = 0
    deals: int = 0
    reserve: int = 0
    cut: bool = False

    def __str__(self) -> str:
        if self.what == "in_front":
            lent = chips_text(self.reserve)
            reserve = f", {lent} chips of reserve among them" if self.reserve else ""
            words = f"Chips in front of the seats after the last deal{reserve}"
        else:
            deals = f"{self.deals} deals" if self.deals > 1 else "the only deal"
            words = f"Starting stack of {chips_text(self.start)} and the chip-scores of {deals}"
        return f"{words}, parts of a chip left out." if self.cut else f"{words}."


@dataclass(frozen=True, slots=True)
class TablePrizes:
    """The stacks of a table, once all deals of the session are open.

    `address` is the page of prizes with them filled in, and `made` says in fields what the
    stacks are. Before, and where they are none that could be shared by, there are no players,
    no address and no `made`; `sentence` says why, or else what the stacks are.
    """

    table: TableNo
    players: tuple[TablePrizePlayer, ...]
    address: str | None
    sentence: str
    made: StacksFrom | None = None


def table_prizes(
    progress: AnyDuplicate, session: SessionNo | None = None
) -> tuple[TablePrizes, ...]:
    """The stacks of every table; none before the session has begun.

    There are none before the last deal is open, and of stacks that ran on nothing before the
    session has ended: the way to them leads through each table's own order of the deals (R37).
    Where every deal begins with the same chips, a stack is the starting stack and the
    chip-scores of all deals, as if they had stayed in front of the seat.
    """
    now = progress.sessions.get(shown_session(progress, session))
    if now is None:
        return ()
    why = stacks_wait_for(progress, now)
    if why is not None:
        return tuple(_not_yet(table, why) for table in now.played)
    running = now.play.stacks is Stacks.RUNNING
    ended = _chips_in_front if running else _chips_won
    return tuple(
        _stacks_of(progress, now, table, *ended(progress, now, table)) for table in now.played
    )


def _not_yet(table: TableNo, why: str) -> TablePrizes:
    return TablePrizes(table, (), None, why)


def _chips_in_front(
    progress: AnyDuplicate, now: SessionProgress, table: TableNo
) -> tuple[tuple[Chips, ...], StacksFrom]:
    nets = [[int(c) for c in now.hands[table, deal].chip_scores] for deal in now.played[table]]
    # Before the last deal, and what it brought: nobody is topped up for a deal after it.
    before = stacks_before(now.play, nets[:-1])
    stacks = tuple(map(sum, zip(before.stacks, *nets[-1:], strict=True)))
    return stacks, StacksFrom("in_front", reserve=sum(before.reserve))


def _chips_won(
    progress: AnyDuplicate, now: SessionProgress, table: TableNo
) -> tuple[tuple[Chips, ...], StacksFrom]:
    won = [now.opened[deal].traveller[table].chip_scores for deal in now.in_force]
    start = now.play.starting_stack
    stacks = tuple(start + sum(each) for each in zip(*won, strict=True))
    return stacks, StacksFrom("won", start=start, deals=len(won))


def _stacks_of(
    progress: AnyDuplicate,
    now: SessionProgress,
    table: TableNo,
    stacks: tuple[Chips, ...],
    made: StacksFrom,
) -> TablePrizes:
    names = {entry.id: entry.name for entry in progress.event.entries}
    players = []
    for seat, (place, stack) in enumerate(zip(now.tables[table - 1], stacks, strict=True), 1):
        if place is None:
            continue
        if stack < 1:
            why = f"Seat {seat} would have {chips_text(stack)} chips: nothing to share prizes by."
            return _not_yet(table, why)
        name = place.player or names[place.entry]
        whole = floor(stack)
        if whole != stack:
            made = replace(made, cut=True)
        players.append(TablePrizePlayer(SeatNo(seat), place.entry, name, whole, chips_text(whole)))
    return TablePrizes(table, tuple(players), prizes_address(players), str(made), made)


def prizes_address(players: Sequence[TablePrizePlayer]) -> str:
    """The page of prizes with names and stacks filled in."""
    filled = {
        "names": ";".join(player.name.replace(";", ",") for player in players),
        "stacks": ";".join(str(player.stack) for player in players),
    }
    return f"/prizes?{urlencode(filled, quote_via=quote)}"
