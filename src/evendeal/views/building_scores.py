"""The scoreboard, from the progress of an event: only deals that are open count."""

from evendeal.draw import Seal
from evendeal.ids import DealNo, EntryId, SessionNo
from evendeal.scoring import method_named
from evendeal.scoring.contest import Contest
from evendeal.tournament import TIE_RULE
from evendeal.tournament.progress import Progress
from evendeal.views.building_event import event_head
from evendeal.views.figures import points_text
from evendeal.views.standings import Ladder, Method, Rung, Scoreboard, Standing


def scoreboard(
    progress: Progress,
    seal: Seal | None,
    session: SessionNo | None = None,
    read_only: str | None = None,
) -> Scoreboard:
    """Standings and seat ladders over the deals that every table has played."""
    head = event_head(progress, seal, session, read_only)
    now = progress.sessions.get(head.session)
    opened = now.opened if now else {}
    names = {entry.id: entry.name for entry in progress.event.entries}
    method = method_named(progress.event.scoring.method)
    return Scoreboard(
        event=head,
        position=progress.finished_hands,
        strip=tuple(DealNo(deal) in opened for deal in range(1, head.deals + 1)),
        comparable=head.comparable,
        deals=head.deals,
        hands_played=head.hands_played,
        hands_total=head.hands_total,
        standings=_standings(progress, names),
        ladders=tuple(
            _ladder(progress, contest, names)
            for contest in progress.scores().contests
            if contest.session == head.session
        ),
        method=Method(method.id, method.name, method.sentence),
        tie_rule=TIE_RULE,
    )


def _standings(progress: Progress, names: dict[EntryId, str]) -> tuple[Standing, ...]:
    if not any(now.opened for now in progress.sessions.values()):
        # Nothing is comparable yet: the entries in their order, all level.
        return tuple(
            Standing(1, len(names) > 1, entry, name, "0", 0, 0, None, 0)
            for entry, name in names.items()
        )
    before = progress.places_before
    return tuple(
        Standing(
            place=line.place,
            shared=line.shared,
            entry=line.entry,
            name=names[line.entry],
            points=points_text(line.points),
            chips=line.chips,
            moved=before[line.entry] - line.place if line.entry in before else 0,
            decided_by=line.decided_by.value if line.decided_by else None,
            seats_won=line.seats_won,
        )
        for line in progress.standings()
    )


def _ladder(progress: Progress, contest: Contest, names: dict[EntryId, str]) -> Ladder:
    now = progress.sessions[contest.session]
    rungs = contest.rungs()
    first, last = rungs[0].chips, rungs[-1].chips
    rows = []
    for rung in rungs:
        seated = now.at(rung.table, contest.seat)
        rows.append(
            Rung(
                entry=rung.entry,
                name=names[rung.entry],
                player=seated.player if seated else "",
                table=rung.table,
                chips=rung.chips,
                points=points_text(rung.points),
                place=rung.place,
                fill=float((rung.chips - last) / (first - last)) if first != last else 0.0,
            )
        )
    return Ladder(contest.seat, tuple(rows))
