"""What recorders of a game do: a line is held against the rules, then the rolls, and written."""

from collections.abc import Callable, Sequence

from evendeal.backgammon.lines import GameBody, GameLine, GameNote
from evendeal.director.appending import At, append_lines
from evendeal.director.ledger import NotStarted
from evendeal.director.opening import opening
from evendeal.errors import Refused
from evendeal.formats.room_match.dry_run import LinesByRules, try_by_rules, try_with_rolls
from evendeal.formats.room_match.life import MatchDesk, match_draft
from evendeal.formats.room_match.roll_requests import RollNotThat
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.line import Draft, Line, stamp


class GameNotDue(Refused):
    """A game that is not the one this table has to play now."""

    def __init__(self, *, session: SessionNo, table: TableNo, deal: DealNo) -> None:
        super().__init__(
            f"session {session}, roll set {deal} is not the game that table {table} plays now"
        )
        self.session = session
        self.table = table
        self.deal = deal


def game_due(desk: MatchDesk, event: EventId, table: TableNo) -> At | None:
    """The game that the table plays now; None when it has played all that has begun."""
    with desk.reading(event):
        due = desk.progress(event).tables.due_place(table)
        return None if due is None else At(event, *due)


def record_lines(
    desk: MatchDesk,
    at: At,
    lines: Sequence[GameLine],
    *,
    key: str,
    by: str,
    due: bool = True,
) -> tuple[Line, ...]:
    """Write what was done at a table, after what stands there.

    Args:
        lines: in the order in which they were done; a requested roll stands last.
        key: the writer's key for these lines; `key/n` names each of them.
        due: refuse a game that the table does not play now.

    Returns:
        The lines as they stand in the log.

    Raises:
        NotStarted: the session has not begun.
        GameNotDue: the table plays another game now.
        AskLast: a roll is requested in the middle.
        Refused: the rules refuse a line, or as `write_lines` says. Nothing was written.
    """
    with desk.writing(at.event):
        # Another program may have written: what the other room has thrown since must count here.
        progress = desk.refresh(at.event)
        if at.session not in progress.sessions:
            raise NotStarted(event=at.event, session=at.session)
        if due and game_due(desk, at.event, at.table) != at:
            raise GameNotDue(session=at.session, table=at.table, deal=at.deal)
        game = progress.game(at.session, at.table, at.deal)
        ruled = try_by_rules(game, lines, stamp(desk.adapters.clock.now()))
        return write_lines(desk, at, ruled, key=key, by=by)


def write_lines(
    desk: MatchDesk,
    at: At,
    ruled: LinesByRules,
    *,
    key: str,
    by: str,
    later: list[Callable[[], None]] | None = None,
) -> tuple[Line, ...]:
    """Write lines that the rules take; one transaction, all of it or nothing.

    A requested roll gets its dice: those that were sealed, or those that the other
    room has thrown. With the line that makes a game final in the second room its roll set is
    opened.

    Args:
        ruled: the lines, as they passed after those that stand there now.
        later: as for `append_lines`.
    Returns:
        The lines as they stand in the log.

    Raises:
        LuckNotHere: the requested roll was sealed elsewhere.
        NotThrownYet: the requested roll was thrown by nobody.
        RollNotThat: dice that were typed are not those of this place. That they were typed is
            noted, since whoever was refused has learned something (R47).
        KeyReused, PlaceTaken: another program has written other lines there.
        Refused: the lines do not belong there. Nothing was written.
    """
    with desk.writing(at.event):
        bodies, openings = with_rolls(desk, at, ruled, by=by)
        drafts = [
            match_draft(at.place, n, f"{key}/{n}", body)
            for n, body in enumerate(bodies, ruled.first)
        ]
        written = append_lines(desk, at, [*drafts, *openings], by, later=later)
        return written[: len(bodies)]


def with_rolls(
    desk: MatchDesk, at: At, ruled: LinesByRules, *, by: str
) -> tuple[tuple[GameBody, ...], list[Draft]]:
    """The lines with their dice, and the lines with which roll sets are opened together with them.

    Raises:
        Refused: see `write_lines`; that other dice were typed is noted.
    """
    try:
        bodies, opens = try_with_rolls(desk, at, ruled, stamp(desk.adapters.clock.now()), by)
    except RollNotThat as refusal:
        _note_guess(desk, at, refusal, by)
        raise
    return bodies, [opening(desk, at.event, at.session, number) for number in opens]


def _note_guess(desk: MatchDesk, at: At, refusal: RollNotThat, by: str) -> None:
    """Write that other dice were typed for the roll that is due: it counts as seen from now on.

    Beside the game, whose lines its recorder counts himself. Once is enough for a roll.
    """
    progress = desk.progress(at.event)
    game = progress.game(at.session, at.table, at.deal)
    due = game.due_roll
    if due is None or refusal.n != game.lines or due in game.seen or due in game.guessed:
        return
    if progress.tables.due_place(at.table) != at.place:
        # The note would be taken for one of the game that is due; a `RetypeLock` names its game.
        return
    place = (at.session, at.table, 0)
    n = progress.next_n(*place)
    note = GameNote("wrong_roll", due[0], "{}-{}".format(*refusal.found))
    key = f"wrong-roll-{at.session}-{at.table}-{n}"
    desk.write(at.event, [match_draft(place, n, key, note)], by)
