"""The consoles of backgammon tables: lines of a game are checked, and no roll comes early."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from evendeal import __version__
from evendeal.backgammon import OpeningRoll, Roll
from evendeal.backgammon.lines import (
    GameBody,
    GameLine,
    GameNote,
    RequestedRoll,
)
from evendeal.backgammon.lines_wire import GAME_LINES, game_body_from_json, request_from_json
from evendeal.backgammon.recorder_reach import require_within_reach
from evendeal.backgammon.rolls import high_first
from evendeal.director.appending import At, SessionOver
from evendeal.director.ledger import NotStarted
from evendeal.director.ports import KeyReused, LineMissing, PlaceTaken
from evendeal.errors import Refused
from evendeal.formats.console_side import (
    Checked,
    ConsoleSide,
    Fresh,
    NotForATable,
    Reading,
    SheetPlay,
)
from evendeal.formats.room_match.dry_run import try_by_rules
from evendeal.formats.room_match.life import MatchDesk, match_draft
from evendeal.formats.room_match.pace import require_guess, require_pace
from evendeal.formats.room_match.recording import GameNotDue, with_rolls
from evendeal.formats.room_match.retype_lock import (
    Stand,
    last_typed,
    lock_after,
    marks,
    require_retyped,
    says,
    typed_anew,
    waits_for_roll,
)
from evendeal.formats.room_match.roll_requests import RollNotThat
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.line import stamp
from evendeal.tournament.room_match.changes import has_used
from evendeal.tournament.room_match.format import OTHER_ROOM, room_of
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.plan import GamePlace
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.absent import NoSuchTable
from evendeal.views.matches.build_console import match_console, match_receipt
from evendeal.views.matches.console import MatchConsole, MatchReceipt
from evendeal.views.matches.table_screen import MatchTableScreen, match_table_screen
from evendeal.views.roles import Grant

if TYPE_CHECKING:
    from evendeal.notation.typed_sheet import TypedSheet

FROM_A_GAME = frozenset(GAME_LINES) - {"answer", "decide", "reopen"}
"""What a recorder's line of a game can say; everything else is the director's."""


class GameTooLong(Refused):
    """More lines for a game than any game can have."""

    def __init__(self, *, deal: int, most: int) -> None:
        super().__init__(f"the game of roll set {deal} has {most} lines already; call the director")
        self.deal = deal
        self.most = most


class RoomMatchConsole(ConsoleSide[MatchProgress, GameLine, RoomGame]):
    """The consoles of all backgammon tables.

    Nothing here tells a roll before the log has the line that asks for it: refusals follow
    from the lines and the rules, and of typed dice they tell that they are wrong, and no more.
    """

    console_view = MatchConsole
    receipt_view = MatchReceipt
    screen_view = MatchTableScreen
    most = 2_000

    def __init__(self, desk: MatchDesk) -> None:
        super().__init__(desk)
        self._desk = desk

    def tables(self, progress: MatchProgress) -> int:
        """How many tables the event has."""
        return progress.event.tables

    def position(self, progress: MatchProgress, table: TableNo) -> int:
        """How many lines concern a table."""
        return progress.lines_about(table)

    def console(
        self, progress: MatchProgress, table: TableNo, position: int, grant: Grant | None
    ) -> MatchConsole:
        """Everything a device needs to go on at a table."""
        event = progress.event.id
        return match_console(
            progress,
            table,
            lines=lambda session, deal: self.lines_at(At(event, session, table, deal)),
            seen=self._seen(event, table),
            position=position,
            version=__version__,
        )

    def screen(self, progress: MatchProgress, table: TableNo, position: int) -> MatchTableScreen:
        """The room's game as its recorder has it."""
        return match_table_screen(progress, self.console(progress, table, position, None))

    def read(self, line: Mapping[str, Any]) -> GameLine:
        """A line of a game, a typed roll with its higher die first."""
        return read_game_line(line)

    def says(self, line: GameLine, body: Mapping[str, Any]) -> bool:
        """Whether a line is what the log has."""
        return says(line, body)

    def played(self, progress: MatchProgress, at: At) -> RoomGame:
        """The game of a room."""
        tables = progress.event.tables
        if not 1 <= at.table <= tables:
            raise NoSuchTable(event=at.event, table=at.table, tables=tables)
        if at.session not in progress.sessions:
            raise NotStarted(event=at.event, session=at.session)
        return progress.game(at.session, at.table, at.deal)

    def too_long(self, at: At) -> GameTooLong:
        """The refusal of more lines than a game can have."""
        return GameTooLong(deal=at.deal, most=self.most)

    def check(
        self,
        progress: MatchProgress,
        played: RoomGame,
        reading: Reading[GameLine],
        fresh: Fresh[GameLine],
    ) -> Checked:
        """The lines with the dice that they ask for, if it is the game's turn."""
        at = reading.at
        if progress.sessions[at.session].ended is not None:
            raise SessionOver(session=at.session)
        planned, _ = progress.records.planned(at.session, at.deal)
        if not played.lines:
            # Not even a call: with its first line a match counts as played.
            progress.tables.require_begun(planned)
        if not all(map(marks, fresh.lines)):
            progress.tables.require_on(at.table, planned)
        if not played.lines and progress.tables.due_place(at.table) != at.place:
            raise GameNotDue(session=at.session, table=at.table, deal=at.deal)
        stand = self._stand(at)
        require_retyped(played.lock, stand, fresh.n, fresh.lines)
        others = progress.rooms.feed(at.session, at.deal).room(OTHER_ROOM[room_of(at.table)])
        now = self._desk.adapters.clock.now()

        def allowed(game: RoomGame, line: GameBody) -> None:
            require_within_reach(game, line, partial(has_used, others))

        ruled = try_by_rules(played, fresh.lines, stamp(now), allowed)
        require_pace(progress, GamePlace(at.session, at.table, at.deal), ruled, now)
        anew = typed_anew(played.lock, stand, fresh.lines)
        require_guess(progress, at.table, played, anew, now)
        try:
            bodies, openings = with_rolls(self._desk, at, ruled, by=reading.by)
        except (PlaceTaken, KeyReused, LineMissing):
            raise
        except RollNotThat as refusal:
            self._lock(reading, fresh.lines[: refusal.n - fresh.n + 1])
            raise
        except Refused:
            self.refused(reading, fresh)
            raise
        return Checked([GAME_LINES.write(body) for body in bodies], openings)

    def refused(self, reading: Reading[GameLine], fresh: Fresh[GameLine]) -> None:
        """Have the table retype what it typed as far as its last roll.

        Whatever it was, it may have revealed that the dice typed before it are right.
        """
        typed = last_typed(fresh.lines)
        if typed is not None:
            self._lock(reading, fresh.lines[: typed + 1])

    def _lock(self, reading: Reading[GameLine], lines: tuple[GameLine, ...]) -> None:
        """Write what the table must retype from now on, beside the game."""
        at = reading.at
        progress = self._desk.progress(at.event)
        game = progress.game(at.session, at.table, at.deal)
        typed = [line for line in lines if not isinstance(line, RequestedRoll)]
        body = lock_after(game.lock, self._stand(at), at.deal, typed)
        if body is None:
            return
        place = (at.session, at.table, 0)
        n = progress.next_n(*place)
        key = f"bound-{at.session}-{at.table}-{n}"
        self._desk.write(at.event, [match_draft(place, n, key, body)], reading.by)

    def read_sheet(self, event: EventId, sheet: "TypedSheet") -> SheetPlay:
        """A game that was typed from a sheet."""
        # Notation is loaded by whoever types: not to record a game.
        from evendeal.formats.room_match.typed_sheets import read_typed_game

        return read_typed_game(self._desk, event, sheet)

    def receipt(
        self,
        progress: MatchProgress,
        played: RoomGame,
        reading: Reading[GameLine],
        position: int,
    ) -> MatchReceipt:
        """The answer to lines of a game, with the dice that they ask for."""
        at = reading.at
        return match_receipt(
            progress,
            at.table,
            at.session,
            at.deal,
            lines=self.lines_at(at)[reading.n :],
            seen=self._seen(at.event, at.table),
            position=position,
        )

    def _seen(
        self, event: EventId, table: TableNo
    ) -> Callable[[SessionNo, DealNo, RoomGame], bool]:
        """Whether the table has seen the roll that a game needs next: written once, or typed."""

        def seen(session: SessionNo, deal: DealNo, game: RoomGame) -> bool:
            due = game.due_roll
            if due is not None and (due in game.seen or due in game.guessed):
                return True
            at = At(event, session, table, deal)
            return waits_for_roll(game.lock, self._stand(at))

        return seen

    def _stand(self, at: At) -> Stand:
        return lambda: [line.body for line in self.lines_at(at)]


def read_game_line(line: Mapping[str, Any]) -> GameLine:
    """A line of a device, every typed roll with its higher die first.

    Raises:
        NotForATable: it is the director's.
        NotABody, NotAGameAction, NotARoll: it cannot be read.
    """
    do = line.get("do")
    if not isinstance(do, str) or do not in FROM_A_GAME:
        raise NotForATable(do=do)
    request = request_from_json(line)
    if request is not None:
        return request
    body = game_body_from_json(line)
    match body:
        case GameNote(kind="wrong_roll"):
            # Written by the house alone, when it refuses one.
            raise NotForATable(do="wrong_roll")
        case Roll(side, dice):
            return Roll(side, high_first(dice))
        case OpeningRoll(white, black):
            high_first((white, black), "the opening roll")
    return body
