"""`evendeal event` for team matches: the boards begun, the final made, sessions ended."""

from typing import TYPE_CHECKING, Any

from evendeal.errors import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from evendeal.commands.log_folder import Desks
    from evendeal.director.matches.desk import MatchDesk
    from evendeal.ids import EventId, SessionNo, TableNo
    from evendeal.tournament.matches.event import MatchEvent
    from evendeal.tournament.matches.progress import MatchProgress


class PokerOnly(Refused):
    """A command that an event of team matches has no use for."""

    def __init__(self, *, event: str, command: str) -> None:
        super().__init__(f"{event} is an event of team matches; `{command}` is for poker")
        self.event = event
        self.command = command


def require_poker(desks: "Desks", event: "EventId", command: str) -> None:
    """Nothing, unless the event is one of team matches.

    Raises:
        PokerOnly: it is.
    """
    if desks.matches.holds(event):
        raise PokerOnly(event=event, command=command)


def begin_matches(
    desk: "MatchDesk", event: "EventId", session: "SessionNo", beacon: str
) -> "Sequence[dict[str, Any]]":
    """Begin what this session belongs to, all boards or the final; what is played at which tables.

    Raises:
        NoSuchSession: the event has fewer sessions.
        Refused: see `begin_boards` and `begin_final`.
    """
    from evendeal.director.matches.events import begin_boards, begin_final
    from evendeal.views import NoSuchSession

    what = desk.progress(event).event
    if not 1 <= session <= what.sessions:
        raise NoSuchSession(event=event, session=session, sessions=what.sessions)
    if session == what.final_session:
        begin_final(desk, event, beacon)
    else:
        begin_boards(desk, event, beacon)
    progress = desk.progress(event)
    final = session == what.final_session
    return [
        told
        for record in progress.matches
        if (record.planned.session == what.final_session) == final
        for told in [_match(progress, record.planned.session, record.planned.number)]
    ]


def _match(progress: "MatchProgress", session: "SessionNo", number: int) -> dict[str, Any]:
    planned = progress.match(session, number).planned
    return {
        "session": session,
        "match": number,
        "board": progress.event.boards[planned.board - 1].name,
        "round": planned.round,
        "teams": list(planned.players.teams),
        "open": {"table": planned.table("open"), **planned.players.open._asdict()},
        "closed": {"table": planned.table("closed"), **planned.players.closed._asdict()},
    }


def match_sentence(match: dict[str, Any], event: "MatchEvent") -> str:
    """A match as the director calls it out, its teams by their names."""
    first, second = (event.entry(team).name for team in match["teams"])
    rooms = "; ".join(
        f"{room} room at table {match[room]['table']}, White {match[room]['white']}, "
        f"Black {match[room]['black']}"
        for room in ("open", "closed")
    )
    return f"round {match['round']}, {match['board']}: {first} against {second}; {rooms}"


def sets_left(
    desk: "MatchDesk", event: "EventId", session: "SessionNo", table: "TableNo"
) -> "Sequence[int]":
    """The roll sets of a session that a table has still to play, in the order of play.

    Raises:
        NotStarted: the session has not begun.
        NoSuchTable: there is no such table.
    """
    from evendeal.director.ledger import NotStarted
    from evendeal.views import NoSuchTable

    progress = desk.progress(event)
    if session not in progress.sessions:
        raise NotStarted(event=event, session=session)
    if not 1 <= table <= progress.event.tables:
        raise NoSuchTable(event=event, table=table, tables=progress.event.tables)
    return [
        planned.roll_set
        for planned in progress.order(table)
        if planned.session == session and not progress.game(session, table, planned.roll_set).final
    ]
