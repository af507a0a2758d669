"""What the director decided about matches: games decided, reopened and corrected; line-ups."""

from collections.abc import Iterable, Iterator
from operator import attrgetter, itemgetter
from typing import Literal

from evendeal.backgammon.lines import Decided, Reopened
from evendeal.ids import EntryId
from evendeal.tournament.room_match.acts import LinedUpFor
from evendeal.tournament.room_match.bodies import match_body_to_json
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import MatchRecord
from evendeal.views.matches.office.lines import match_line_text
from evendeal.views.matches.office.parts import OfficeDecision
from evendeal.views.matches.office.rooms import where_text
from evendeal.views.text import says


def newest_first(
    decisions: Iterable[tuple[int, OfficeDecision]], line_ups: Iterable[OfficeDecision]
) -> tuple[OfficeDecision, ...]:
    """All that the director wrote about games and line-ups, the newest first.

    Args:
        decisions: of every match, each after the position of its line.
        line_ups: of every match, in their order.
    """
    merged = [decision for _, decision in sorted(decisions, key=itemgetter(0))]
    merged += line_ups
    # What was written at the same moment stands in its order, the last one first.
    merged.sort(key=attrgetter("at"))
    return tuple(reversed(merged))


def decided(
    progress: MatchProgress, record: MatchRecord, names: dict[EntryId, str]
) -> Iterator[tuple[int, OfficeDecision]]:
    """What the director did to games of a match, each after the position of its line."""
    planned = record.planned
    is_long = progress.event.ruleset(planned.session).is_long
    first, second = (names[team] for team in planned.players.teams)
    where = where_text(progress, planned)
    for decision in record.decisions:
        session, table, deal = decision.place
        body = match_body_to_json(decision.body)
        game, room = deal - planned.roll_set(0), progress.rooms.room_of(table)
        kind: Literal["decide", "reopen", "correct"] = "correct"
        if isinstance(decision.body, Decided | Reopened):
            kind = "decide" if isinstance(decision.body, Decided) else "reopen"
        entry = OfficeDecision(
            kind=kind,
            session=session,
            table=table,
            deal=deal,
            place=says("decided-at", where=where, first=first, second=second, game=game, room=room),
            sentence=match_line_text(
                {**body, "reason": "", "rule": body.get("rule")}, names, is_long=is_long
            ),
            rule=str(body.get("rule") or ""),
            reason=str(body.get("reason") or ""),
            by=decision.by,
            at=decision.at,
        )
        yield decision.position, entry


def lined_up(
    progress: MatchProgress, record: MatchRecord, names: dict[EntryId, str]
) -> Iterator[OfficeDecision]:
    """The line-ups of a match that the director wrote, in their order."""
    planned = record.planned
    for change in record.changes:
        body = LinedUpFor(planned.number, change.team, change.players, "")
        first, second = (names[team] for team in planned.players.teams)
        yield OfficeDecision(
            kind="line_up",
            session=planned.session,
            table=None,
            deal=None,
            place=says("match-at", where=where_text(progress, planned), first=first, second=second),
            sentence=match_line_text(match_body_to_json(body), names),
            rule="",
            reason=change.reason,
            by=change.by,
            at=change.at,
        )
