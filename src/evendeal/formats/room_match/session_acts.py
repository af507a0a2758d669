"""What people did to a session of matches, public when it has ended (R44, R48)."""

from collections.abc import Iterator

from evendeal.backgammon.lines import Decided, Reopened
from evendeal.director.event_acts import is_after, printable_act, since_the_end
from evendeal.draw.line_ups import OpenedAct
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import BoardProgress


def match_acts_of(progress: MatchProgress, now: BoardProgress) -> Iterator[OpenedAct]:
    """Roll sheets printed, and games decided, reopened or corrected by the director."""
    yield from _sheets(now)
    yield from _decisions(progress, now)


def _sheets(now: BoardProgress) -> Iterator[OpenedAct]:
    for sheets, at, by in now.sheets:
        many = "1 roll sheet was" if sheets == 1 else f"{sheets} roll sheets were"
        yield printable_act(at, f"{many} printed by {by}.", "act-roll-sheets", n=sheets, by=by)


def _decisions(progress: MatchProgress, now: BoardProgress) -> Iterator[OpenedAct]:
    for record in progress.records.decisions:
        session, table, roll_set = record.place
        if session != now.session:
            continue
        match record.body:
            case Decided() as decided:
                key, rule, reason = "act-decided", decided.rule, decided.reason
                what = f"decided by the director ({decided.rule}). {decided.reason}"
            case Reopened(reason):
                key, rule = "act-reopened", ""
                what = f"reopened by the director. {reason}"
            case corrected:
                key, rule, reason = "act-game-corrected", "", corrected.reason
                what = f"corrected after the table had accepted it. {corrected.reason}"
        place = f"{since_the_end(now.ended_at, record.at)}table {table}, roll set {roll_set}: "
        yield printable_act(
            record.at,
            place + what,
            key,
            after=int(is_after(now.ended_at, record.at)),
            table=table,
            set=roll_set,
            rule=rule,
            reason=reason,
        )
