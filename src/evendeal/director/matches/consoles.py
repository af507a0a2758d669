"""The recorders' desk of backgammon tables: lines of a game in, receipts out, no roll early."""

from collections.abc import Callable, Sequence
from functools import partial

from evendeal import __version__
from evendeal.backgammon.lines import GameBody, GameLine, RequestedRoll
from evendeal.backgammon.recorder_reach import require_within_reach
from evendeal.director.console_desk import ConsoleDesk
from evendeal.director.console_turn import SessionOver
from evendeal.director.ledger import NotStarted
from evendeal.director.matches.asked import RollNotThat
from evendeal.director.matches.console_bound import (
    Stand,
    bound_to,
    last_typed,
    marks,
    require_bound,
    typed_anew,
    waits_for_roll,
)
from evendeal.director.matches.console_lines import MOST_IN_A_GAME, GameReading, GameTooLong
from evendeal.director.matches.desk import MatchDesk, match_draft
from evendeal.director.matches.pace import require_guess, require_pace
from evendeal.director.matches.recording import GameNotDue, write_lines
from evendeal.director.matches.trying import try_by_rules
from evendeal.director.ports import KeyReused, LineMissing, PlaceTaken
from evendeal.director.recording import At
from evendeal.errors import Refused
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.formats.room_match import OTHER_ROOM, room_of
from evendeal.tournament.line import stamp
from evendeal.tournament.matches.changes import has_used
from evendeal.tournament.matches.game import RoomGame
from evendeal.tournament.matches.plan import GamePlace
from evendeal.tournament.matches.progress import MatchProgress
from evendeal.views.console import Sent
from evendeal.views.matches.console import MatchConsole, MatchReceipt
from evendeal.views.matches.console_told import match_console, match_receipt


class MatchConsoles(ConsoleDesk[MatchProgress, GameReading, MatchReceipt]):
    """The consoles of all backgammon tables.

    Nothing here tells a roll before the log holds the line that asked for it: refusals follow
    from the lines and the rules, and of typed dice they tell that they are wrong, and no more.
    """

    def __init__(self, desk: MatchDesk) -> None:
        super().__init__(desk)
        self._desk = desk

    def console(self, event: EventId, table: TableNo) -> MatchConsole:
        """Everything a device needs to go on at a table.

        Raises:
            NotInTheLog, NoSuchTable: there is no such event or table.
        """
        with self._desk.reading(event):
            progress = self._desk.refresh(event)
            return match_console(
                progress,
                table,
                lines=lambda session, deal: self._lines(At(event, session, table, deal)),
                seen=self._seen(event, table),
                position=self._position(progress, table),
                version=__version__,
            )

    def _tables(self, progress: MatchProgress) -> int:
        return progress.event.tables

    def _position(self, progress: MatchProgress, table: TableNo) -> int:
        return progress.lines_about(table)

    def _read(self, sent: Sent) -> GameReading:
        return GameReading(sent)

    def _write(self, reading: GameReading, later: list[Callable[[], None]]) -> None:
        at, n = reading.at, reading.n
        progress = self._desk.refresh(at.event)
        self._require_table(progress, at.event, at.table)
        now = progress.sessions.get(at.session)
        if now is None:
            raise NotStarted(event=at.event, session=at.session)
        game = progress.game(at.session, at.table, at.deal)
        if n > game.lines:
            raise LineMissing(
                session=at.session, table=at.table, deal=at.deal, expected=game.lines, got=n
            )
        stand = game.lines - n
        if stand:
            self._require_same(reading, reading.same)
        fresh = reading.lines[stand:]
        if not fresh:
            return
        if n + len(reading.lines) > MOST_IN_A_GAME:
            raise GameTooLong(deal=at.deal, most=MOST_IN_A_GAME)
        if now.ended is not None:
            raise SessionOver(session=at.session)
        planned, _ = progress.planned(at.session, at.deal)
        if not game.lines:
            # Not even a call: with its first line a match is told to be played.
            progress.tables.require_begun(planned)
        if not all(map(marks, fresh)):
            progress.tables.require_on(at.table, planned)
        if not game.lines and progress.tables.due_place(at.table) != at.place:
            raise GameNotDue(session=at.session, table=at.table, deal=at.deal)
        self._record(reading, game, fresh, later)

    def _record(
        self,
        reading: GameReading,
        game: RoomGame,
        fresh: Sequence[GameLine],
        later: list[Callable[[], None]],
    ) -> None:
        at = reading.at
        stand = self._stand(at)
        require_bound(game.bound, stand, game.lines, fresh)
        progress = self._desk.progress(at.event)
        others = progress.feed(at.session, at.deal).room(OTHER_ROOM[room_of(at.table)])
        now = self._desk.adapters.clock.now()

        def allowed(game: RoomGame, line: GameBody) -> None:
            require_within_reach(game, line, partial(has_used, others))

        ruled = try_by_rules(game, fresh, stamp(now), allowed)
        require_pace(progress, GamePlace(at.session, at.table, at.deal), ruled, now)
        require_guess(progress, at.table, game, typed_anew(game.bound, stand, fresh), now)
        try:
            write_lines(self._desk, at, ruled, key=reading.key, by=reading.by, later=later)
        except (PlaceTaken, KeyReused, LineMissing):
            raise
        except RollNotThat as refusal:
            self._bind(reading, stand, fresh[: refusal.n - game.lines + 1])
            raise
        except Refused:
            # Whatever it was, it may have told that the dice typed before it are right.
            typed = last_typed(fresh)
            if typed is not None:
                self._bind(reading, stand, fresh[: typed + 1])
            raise

    def _bind(self, reading: GameReading, stand: Stand, fresh: Sequence[GameLine]) -> None:
        """Write to what the table is bound from now on, beside the game."""
        at = reading.at
        progress = self._desk.progress(at.event)
        game = progress.game(at.session, at.table, at.deal)
        lines = [line for line in fresh if not isinstance(line, RequestedRoll)]
        body = bound_to(game.bound, stand, at.deal, lines)
        if body is None:
            return
        place = (at.session, at.table, 0)
        n = progress.next_n(*place)
        key = f"bound-{at.session}-{at.table}-{n}"
        self._desk.write(at.event, [match_draft(place, n, key, body)], reading.by)

    def _receipt(self, reading: GameReading) -> MatchReceipt:
        at = reading.at
        progress = self._desk.progress(at.event)
        return match_receipt(
            progress,
            at.table,
            at.session,
            at.deal,
            lines=self._lines(at)[reading.n :],
            seen=self._seen(at.event, at.table),
            position=self._position(progress, at.table),
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
            return waits_for_roll(game.bound, self._stand(at))

        return seen

    def _stand(self, at: At) -> Stand:
        return lambda: [line.body for line in self._lines(at)]
