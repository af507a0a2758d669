"""The scoreboard: the team table and the seat ladders over the comparable deals."""

from dataclasses import dataclass

from evendeal.draw.seal import Seal
from evendeal.ids import DealNo, EntryId, SessionNo
from evendeal.scoring.methods import method_named
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.tournament.seat_teams.standings import TIE_RULE
from evendeal.views.fragment_cache import FragmentCache
from evendeal.views.poker.head import (
    EventHead,
    deals_shown,
    event_head,
)
from evendeal.views.poker.in_running import InRunning, public_in_running
from evendeal.views.poker.ladders import (
    Ladder,
    Standing,
    entry_names,
    ladder,
    standing_row,
)
from evendeal.views.poker.rulings import PublicRuling, public_rulings


@dataclass(frozen=True, slots=True)
class Method:
    """How results are compared, with a sentence for the spectator."""

    id: str
    name: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Scoreboard:
    """The standings over the deals that every table has played.

    `position` grows with every finished hand and with whatever else changes on it,
    rulings and corrections among it; it is the id of the scoreboard in the stream. `numbers`
    are the deals in the order in which they are compared, with a reserve deal where one was
    replaced; `strip` says of each whether it is open. `rulings` are those in force that
    explain a result, of all sessions. `in_running` are the provisional scores over the hands
    played so far; null where the event has none in public, or once every deal is comparable.
    """

    event: EventHead
    position: int
    numbers: tuple[DealNo, ...]
    strip: tuple[bool, ...]
    comparable: int
    deals: int
    hands_played: int
    hands_total: int
    standings: tuple[Standing, ...]
    ladders: tuple[Ladder, ...]
    method: Method
    tie_rule: str
    rulings: tuple[PublicRuling, ...]
    in_running: InRunning | None


def scoreboard(
    progress: Progress,
    seal: Seal | None,
    session: SessionNo | None = None,
    read_only: str | None = None,
    cache: FragmentCache[InRunning] | None = None,
) -> Scoreboard:
    """Standings and seat ladders over the deals that every table has played.

    Args:
        cache: the in-running board of this event that was made last.
    """
    head = event_head(progress, seal, session, read_only)
    now = progress.sessions.get(head.session)
    opened = now.opened if now else {}
    numbers = deals_shown(progress.event.play_of(head.session), now)
    names = entry_names(progress)
    method = method_named(progress.event.scoring.method)
    return Scoreboard(
        event=head,
        position=progress.news,
        numbers=numbers,
        strip=tuple(deal in opened for deal in numbers),
        comparable=head.comparable,
        deals=head.deals,
        hands_played=head.hands_played,
        hands_total=head.hands_total,
        standings=_standings(progress, names),
        ladders=tuple(
            ladder(progress, contest, names)
            for contest in progress.scores().contests
            if contest.session == head.session
        ),
        method=Method(method.id, method.name, method.sentence),
        tie_rule=TIE_RULE,
        rulings=public_rulings(progress),
        in_running=public_in_running(progress, head.session, cache),
    )


def _standings(progress: Progress, names: dict[EntryId, str]) -> tuple[Standing, ...]:
    if not any(now.opened for now in progress.sessions.values()):
        # Nothing is comparable yet: the entries in their order, all level.
        return tuple(
            Standing(1, len(names) > 1, entry, name, "0", 0, 0, None, 0, None)
            for entry, name in names.items()
        )
    before, taken = progress.places_before, progress.penalties
    return tuple(standing_row(line, names, before, taken) for line in progress.standings())
