"""The office of an event of matches made from its progress."""

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import partial
from statistics import median
from typing import Literal, NamedTuple

from evendeal.draw.keys import FIRST_SESSION
from evendeal.ids import EntryId, SessionNo, TableNo
from evendeal.scoring.match_points_ranking import MatchStanding
from evendeal.tournament.line import stamp
from evendeal.tournament.room_match.event import MatchEvent, Qualifying
from evendeal.tournament.room_match.final import FinalistsLevel, finalists
from evendeal.tournament.room_match.play_control import RoundsBegin
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import BoardProgress, MatchRecord
from evendeal.views.about_event import event_view
from evendeal.views.fragment_cache import FragmentCache
from evendeal.views.matches.office.attention import match_attention
from evendeal.views.matches.office.decided import (
    decided,
    lined_up,
    newest_first,
)
from evendeal.views.matches.office.next import match_next_step
from evendeal.views.matches.office.parts import (
    DecisionRule,
    MatchAttention,
    MatchOffice,
    MatchOfficeEntry,
    MatchOfficeSummary,
    OfficeBoard,
    OfficeDecision,
    OfficeFinal,
    OfficeMatch,
    OfficePause,
    OfficeRounds,
    OfficeStanding,
)
from evendeal.views.matches.office.rooms import (
    MatchOfficeFacts,
    office_match,
    touches_of,
)
from evendeal.views.next_step import log_read_only
from evendeal.views.office import NOT_HEARD, recorded
from evendeal.views.text import Text, says

RULES = (
    DecisionRule("R48, forfeit", says("decide-missing")),
    DecisionRule("R48, time", says("decide-time")),
    DecisionRule("R27, resignation", says("decide-resignation")),
    DecisionRule("R48", says("decide-other")),
)
"""Why a director ends a game, with the rule that is proposed; docs/rulings.md, R27 and R48."""


class OfficePart(NamedTuple):
    """What an office has of one match.

    Attributes:
        minutes: of its games that the tables have finished, one for each room.
        decisions: about its games, each after the position of its line.
        line_ups: in their order.
    """

    match: OfficeMatch
    minutes: tuple[float, ...]
    decisions: tuple[tuple[int, OfficeDecision], ...]
    line_ups: tuple[OfficeDecision, ...]


def match_office(
    progress: MatchProgress,
    facts: MatchOfficeFacts,
    cache: FragmentCache[OfficePart] | None = None,
) -> MatchOffice:
    """The office of the whole event.

    Args:
        cache: the parts of offices made before; those that still stand are not made again.
    """
    event = progress.event
    parts = _parts(progress, facts, FragmentCache() if cache is None else cache)
    matches = tuple(part.match for part in parts)
    left = progress.records.games_left
    final = _final(progress, left)
    boards = tuple(_boards(progress, left))
    waiting = match_attention(progress, matches, final, facts.touches, facts.now)
    # The boards begin together; what is left to begin after them is the final.
    due = event.final_session if progress.sessions else FIRST_SESSION
    return MatchOffice(
        format="room_match",
        event=event.id,
        event_name=event.name,
        status=_status(progress),
        recorded=recorded(progress.published),
        rolls=event.rolls.value,
        beacon=event.beacon_of(due),
        known_from=event.known_from(due),
        devices=event.hall.devices.value,
        ranked_by=event.ranked_by,
        position=progress.position,
        now=stamp(facts.now),
        read_only=None if facts.read_only is None else str(facts.read_only),
        read_only_why=None if facts.read_only is None else log_read_only(facts.read_only),
        tables=tuple(TableNo(table) for table in range(1, event.tables + 1)),
        summary=_summary(progress, facts, parts, waiting),
        boards=boards,
        final=final,
        rounds=_rounds(progress, matches),
        pauses=tuple(
            OfficePause(table or None, pause.reason, pause.at)
            for table, pause in sorted(progress.tables.control.pauses.items())
        ),
        matches=matches,
        standings=office_standings(event, progress.standings()),
        attention=waiting,
        decisions=newest_first(
            (each for part in parts for each in part.decisions),
            (each for part in parts for each in part.line_ups),
        ),
        entries=tuple(
            MatchOfficeEntry(entry.id, entry.name, entry.players) for entry in event.entries
        ),
        rules=RULES,
        about=event_view(progress),
        next_step=match_next_step(progress, final, waiting, facts.now, read_only=facts.read_only),
    )


def office_standings(
    event: MatchEvent, table: Sequence[MatchStanding]
) -> tuple[OfficeStanding, ...]:
    """The table of teams with their names."""
    return tuple(
        OfficeStanding(
            place=line.place,
            shared=line.shared,
            team=line.team,
            name=event.entry(line.team).name,
            matches=line.matches,
            points=line.points,
            won=line.won,
            lost=line.lost,
            smp=line.smp,
        )
        for line in table
    )


def _parts(
    progress: MatchProgress, facts: MatchOfficeFacts, cache: FragmentCache[OfficePart]
) -> tuple[OfficePart, ...]:
    names = {entry.id: entry.name for entry in progress.event.entries}

    def made(record: MatchRecord) -> OfficePart:
        return OfficePart(
            office_match(progress, record, facts),
            tuple(_minutes(progress, record)),
            tuple(decided(progress, record, names)),
            tuple(lined_up(progress, record, names)),
        )

    # What the devices last sent of themselves changes without a line.
    return tuple(
        cache.of(record.key, record, partial(made, record), touches_of(record.planned, facts))
        for record in progress.matches
    )


def _minutes(progress: MatchProgress, record: MatchRecord) -> Iterator[float]:
    """How long each game took that a table has finished by itself."""
    for _, _, game in progress.rooms.games(*record.key):
        if game.final_at is not None and game.begun_at is not None and game.decided is None:
            took = datetime.fromisoformat(game.final_at) - datetime.fromisoformat(game.begun_at)
            yield took.seconds / 60


def _status(progress: MatchProgress) -> Literal["sealed", "running", "finished"]:
    if progress.finished:
        return "finished"
    return "running" if progress.sessions else "sealed"


def _rounds(progress: MatchProgress, matches: Sequence[OfficeMatch]) -> OfficeRounds | None:
    if progress.event.office.rounds is RoundsBegin.FREE:
        return None
    begun = progress.tables.control.round if progress.sessions else 0
    return OfficeRounds(
        begun=begun,
        due=progress.tables.round_due,
        rounds=len(progress.rooms.plan.rounds),
        playing=tuple(
            _match_text(progress.event, match)
            for match in matches
            if match.round <= begun and not match.final and match.stage != "over"
        ),
    )


def _match_text(event: MatchEvent, match: OfficeMatch) -> Text:
    first, second = match.names
    where = says("board-round", board=event.boards[match.board - 1].name, round=match.round)
    return says("match-at", where=where, first=first, second=second)


def _boards(progress: MatchProgress, left: Counter[SessionNo]) -> Iterator[OfficeBoard]:
    for number, board in enumerate(progress.event.boards, 1):
        session = SessionNo(number)
        begun = progress.sessions.get(session)
        yield OfficeBoard(
            session=session,
            name=board.name,
            game="long gammon" if board.ruleset.is_long else "backgammon",
            rounds=board.rounds,
            begun_at=begun.begun_at if begun else None,
            ended_at=begun.ended_at if begun else None,
            games_left=left[session],
        )


def _final(progress: MatchProgress, left: Counter[SessionNo]) -> OfficeFinal | None:
    event = progress.event
    rules = event.final
    if rules is None:
        return None
    session = event.final_session
    begun: BoardProgress | None = progress.sessions.get(session)
    board = event.boards[rules.board - 1].name
    two: tuple[EntryId, ...] = ()
    level: tuple[EntryId, ...] = ()
    waits: Text | None = None
    if begun is not None:
        two = tuple(begun.finalists or ())
    elif not progress.sessions:
        waits = says("final-waits-boards")
    elif not progress.records.qualified:
        waits = _waits(progress.event, left, rules.board, rules.qualify)
    else:
        try:
            two = finalists(progress.qualifying())
        except FinalistsLevel as no:
            level = no.teams
    return OfficeFinal(
        session=session,
        board=board,
        games=rules.games,
        begun_at=begun.begun_at if begun else None,
        ended_at=begun.ended_at if begun else None,
        games_left=left[session] if begun else 2 * rules.games,
        finalists=two,
        level=level,
        lots=tuple(begun.lots or ()) if begun else (),
        waits_for=waits,
    )


def _waits(
    event: MatchEvent, of_sessions: Counter[SessionNo], board: int, qualify: Qualifying
) -> Text:
    deciding = range(1, len(event.boards) + 1) if qualify is Qualifying.ALL else (board,)
    left = sum(of_sessions[SessionNo(number)] for number in deciding)
    names = [event.boards[number - 1].name for number in deciding]
    return says("final-waits", boards=names, n=left)


def _summary(
    progress: MatchProgress,
    facts: MatchOfficeFacts,
    parts: Sequence[OfficePart],
    waiting: Sequence[MatchAttention],
) -> MatchOfficeSummary:
    matches = [part.match for part in parts]
    minutes = [each for part in parts for each in part.minutes]
    # A recorder is there before the first roll of the match.
    tables = map(TableNo, range(1, progress.event.tables + 1))
    in_play = [table for table in tables if progress.tables.due_place(table) is not None]
    return MatchOfficeSummary(
        games_over=sum(cell.imps is not None for match in matches for cell in match.cells),
        games=sum(match.games for match in matches),
        matches_over=sum(match.stage == "over" for match in matches),
        matches=len(matches),
        median_minutes=round(median(minutes)) if minutes else None,
        recorders_in_touch=sum(facts.touches.get(table, NOT_HEARD).in_touch for table in in_play),
        tables_in_play=len(in_play),
        calls=sum(each.kind == "call" for each in waiting),
        attention=len(waiting),
    )
