"""The scoreboard of individuals: a ladder for each seat, who stays, the final, the awards."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from evendeal.draw.seal import CardsSeal
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker.setup import Chips
from evendeal.scoring.seat_ladder import SeatPlace
from evendeal.tournament.seat_ladder.award_prizes import paid, rank_prizes
from evendeal.tournament.seat_ladder.event import LadderEvent
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.tournament.seat_ladder.results import left_at
from evendeal.views.figures import points_text
from evendeal.views.fragment_cache import FragmentCache
from evendeal.views.poker.head import Comparison, EventHead, deals_head, deals_shown
from evendeal.views.poker.ladder_player import gap_to_line
from evendeal.views.poker.ladders import entry_names
from evendeal.views.poker.rulings import PublicRuling, public_rulings

COMPARED = Comparison("seat_ladder", "seat_ladder", "places")


@dataclass(frozen=True, slots=True)
class StageOfEvent:
    """One stage, and how its sessions are played.

    `sessions` are their numbers. `eliminate` is the percentage of each seat that leaves after each
    of them, `carry_over` the chips that the first of a seat takes along; both 0 in the final.
    """

    name: str
    sessions: tuple[SessionNo, ...]
    seats: int
    deals: int
    eliminate: int
    carry_over: int
    final: bool


@dataclass(frozen=True, slots=True)
class LadderRow:
    """One player in the ladder of his seat.

    `opening` is what he carried over, `net` what the session brought, `penalty` what rulings took;
    `total` is the Total Score, `with_stack` the same with the starting stack. `rank` is that among
    all of the session, by `points`, the place on a scale that is the same for seats of all sizes.
    `stays` says whether he goes on as it stands now, with `carried` chips; null where he leaves.
    `gap` is what he lacks of the last who stays, or has beyond the first who leaves; null where
    nobody leaves. `fill` is for drawing: how far he stands above the last, 0 to 1.
    """

    entry: EntryId
    name: str
    player: str
    table: TableNo
    place: int
    shared: bool
    rank: int
    points: str
    opening: Chips
    net: Chips
    penalty: Chips
    total: Chips
    with_stack: Chips
    stays: bool
    carried: Chips | None
    gap: Chips | None
    fill: float


@dataclass(frozen=True, slots=True)
class SeatLadderView:
    """All players of one seat number, the best first; `staying` of them go on as it stands."""

    seat: SeatNo
    staying: int
    rows: tuple[LadderRow, ...]


@dataclass(frozen=True, slots=True)
class FinalRow:
    """A finalist: chips beyond the mean of the field over both halves, less penalties."""

    place: int
    shared: bool
    entry: EntryId
    name: str
    net: Chips
    penalty: Chips
    total: Chips


@dataclass(frozen=True, slots=True)
class AwardRow:
    """A rank of the event and who holds it; `shared` by how many.

    `session`, `place` and `field` say where he left: third of eight in his seat; null for
    finalists. `prize` is in the smallest unit of the event's money, null where it has none.
    """

    rank: int
    shared: int
    entry: EntryId
    name: str
    session: SessionNo | None
    place: int | None
    field: int | None
    prize: int | None


@dataclass(frozen=True, slots=True)
class LadderScoreboard:
    """The standings of a session of individuals over the deals that every table has played.

    `kind` distinguishes it from other scoreboards. `title` is what the session is called. `ladders`
    is empty in the final, `final` before it. `awards` are the ranks that are known: of those who
    have left, and at the end of all; `currency` is that of their prizes, empty where there are
    none. `players` is how many play the session, by its list. The other fields are those of every
    scoreboard of deals.
    """

    kind: Literal["ladders"]
    event: EventHead
    position: int
    title: str
    stages: tuple[StageOfEvent, ...]
    players: int
    eliminate: int
    carry_over: int
    starting_stack: int
    numbers: tuple[DealNo, ...]
    strip: tuple[bool, ...]
    comparable: int
    deals: int
    hands_played: int
    hands_total: int
    ladders: tuple[SeatLadderView, ...]
    final: tuple[FinalRow, ...]
    awards: tuple[AwardRow, ...]
    currency: str
    rulings: tuple[PublicRuling, ...]


def ladder_head(
    progress: LadderProgress,
    seal: CardsSeal[Any] | None,
    session: SessionNo | None = None,
    read_only: str | None = None,
) -> EventHead:
    """What every page says about an event of individuals; see `deals_head`."""
    return deals_head(progress, seal, COMPARED, session, read_only)


def ladder_board(
    progress: LadderProgress,
    seal: CardsSeal[Any] | None,
    session: SessionNo | None = None,
    read_only: str | None = None,
    cache: FragmentCache[tuple[SeatLadderView, ...]] | None = None,
) -> LadderScoreboard:
    """The ladders of a session, or the final, over the deals that every table has played.

    Args:
        cache: the ladders of scoreboards made before; those that still stand are not made again.
    """
    event = progress.event
    head = ladder_head(progress, seal, session, read_only)
    now = progress.sessions.get(head.session)
    place = event.place_of(head.session)
    names = entry_names(progress)
    opened = now.opened if now else {}
    numbers = deals_shown(event.play_of(head.session), now)
    ladders: tuple[SeatLadderView, ...] = ()
    final: tuple[FinalRow, ...] = ()
    if now is not None and place.final:
        final = tuple(_final(progress, names))
    elif now is not None:
        parts = FragmentCache() if cache is None else cache
        # Beside the ladders stand players, who can be others or be called otherwise.
        ladders = parts.of(
            head.session,
            progress.ladders(head.session),
            lambda: tuple(_ladders(progress, head.session, names)),
            besides=(event, now.tables, now.substitutions),
        )
    return LadderScoreboard(
        kind="ladders",
        event=head,
        position=progress.news,
        title=place.title,
        stages=stages_of(event),
        players=len(progress.list_of(head.session)),
        eliminate=place.stage.eliminate,
        carry_over=place.stage.carry_over,
        starting_stack=event.play.starting_stack,
        numbers=numbers,
        strip=tuple(deal in opened for deal in numbers),
        comparable=head.comparable,
        deals=head.deals,
        hands_played=head.hands_played,
        hands_total=head.hands_total,
        ladders=ladders,
        final=final,
        awards=tuple(_awards(progress, names)),
        currency=event.awards.currency,
        rulings=public_rulings(progress),
    )


def stages_of(event: LadderEvent) -> tuple[StageOfEvent, ...]:
    """The stages of an event with the numbers of their sessions."""
    return tuple(
        StageOfEvent(
            name=stage.name,
            sessions=tuple(
                SessionNo(number)
                for number, place in enumerate(event.places, 1)
                if place.stage is stage
            ),
            seats=stage.seats,
            deals=stage.deals,
            eliminate=stage.eliminate,
            carry_over=stage.carry_over,
            final=stage is event.stages[-1],
        )
        for stage in event.stages
    )


def _ladders(
    progress: LadderProgress, session: SessionNo, names: Mapping[EntryId, str]
) -> Iterator[SeatLadderView]:
    now = progress.sessions[session]
    ranks = progress.ranks(session)
    stack = progress.event.play.starting_stack

    def player(each: SeatPlace, seat: SeatNo) -> str:
        return ", ".join(now.players_at(each.table, seat))

    for ladder in progress.ladders(session):
        first, last = ladder.places[0].total, ladder.places[-1].total
        yield SeatLadderView(
            ladder.seat,
            sum(each.carried is not None for each in ladder.places),
            tuple(
                LadderRow(
                    entry=each.entry,
                    name=names[each.entry],
                    player=player(each, ladder.seat),
                    table=each.table,
                    place=each.place,
                    shared=ladder.sharing[each.place] > 1,
                    rank=ranks[each.entry],
                    points=points_text(each.points),
                    opening=each.opening,
                    net=each.net,
                    penalty=each.penalty,
                    total=each.total,
                    with_stack=stack + each.total,
                    stays=each.carried is not None,
                    carried=each.carried,
                    gap=gap_to_line(ladder, each),
                    fill=float((each.total - last) / (first - last)) if first != last else 0.0,
                )
                for each in ladder.places
            ),
        )


def _final(progress: LadderProgress, names: Mapping[EntryId, str]) -> Iterator[FinalRow]:
    lines = progress.finalists()
    sharing = Counter(line.place for line in lines)
    for line in lines:
        yield FinalRow(
            line.place,
            sharing[line.place] > 1,
            line.entry,
            names[line.entry],
            line.net,
            line.penalty,
            line.total,
        )


def _awards(progress: LadderProgress, names: Mapping[EntryId, str]) -> Iterator[AwardRow]:
    ended = {
        number: progress.ladders(number)
        for number, now in progress.sessions.items()
        if not progress.event.place_of(number).final and now.ended is not None
    }
    if not ended:
        return
    awards = progress.awards()
    if not awards:
        return
    left = left_at(ended)
    event = progress.event
    prizes = rank_prizes(len(event.entries), event.awards.pool)
    money = dict(paid(awards, prizes)) if prizes else {}
    final: Sequence[EntryId] = [line.entry for line in progress.finalists()]
    finalists = set(final)
    for award in awards:
        for entry in award.entries:
            at = None if entry in finalists else left.get(entry)
            yield AwardRow(
                award.rank,
                len(award.entries),
                entry,
                names[entry],
                at.session if at else None,
                at.place if at else None,
                at.field if at else None,
                money.get(entry),
            )
