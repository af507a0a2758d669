"""How a player of individuals has come to his place: each deal, and who is ahead of him."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from evendeal.ids import DealNo, EntryId, EventId, SeatNo, SessionNo, TableNo
from evendeal.poker.exact import as_chips
from evendeal.poker.setup import Chips
from evendeal.scoring.seat_ladder import SeatLadder, SeatPlace
from evendeal.tournament.duplicate.rulings import Penalised
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.views.absent import Absent
from evendeal.views.poker.embargo.deals import is_open
from evendeal.views.poker.ladders import entry_names
from evendeal.views.poker.rulings import RuledHere, ruled_here


class NotInLadder(Absent):
    """Somebody who stands in no ladder of the session; without a session, in none at all."""

    def __init__(self, *, event: EventId, entry: EntryId, session: SessionNo | None) -> None:
        where = "" if session is None else f" of session {session}"
        super().__init__(f"{entry} stands in no ladder{where} of {event}")
        self.event = event
        self.entry = entry
        self.session = session


@dataclass(frozen=True, slots=True)
class LadderDeal:
    """An open deal from the player's seat.

    `net` is what he won or lost, `so_far` the Total Score after it, in the order of the deals,
    before penalties. `field_median` and `field_best` are of all who held the seat, him among them.
    `ruled` says what was ruled on his hand, empty where nothing was.
    """

    deal: DealNo
    net: Chips
    so_far: Chips
    field_median: Chips
    field_best: Chips
    ruled: tuple[RuledHere, ...]


@dataclass(frozen=True, slots=True)
class LadderPenalty:
    """Chips that a ruling took from him; `number` is the ruling's, `rule` the rule it names."""

    number: int
    chips: Chips
    rule: str
    reason: str


@dataclass(frozen=True, slots=True)
class LadderRival:
    """Somebody in the ladder near him; `gap` is what he has more than the player, or less."""

    entry: EntryId
    name: str
    place: int
    opening: Chips
    total: Chips
    gap: Chips


@dataclass(frozen=True, slots=True)
class DealOtherwise:
    """Where the player would stand if he had made of one deal what most in his seat made of it."""

    deal: DealNo
    net: Chips
    instead: Chips
    total: Chips
    place: int


@dataclass(frozen=True, slots=True)
class LadderPlayer:
    """How a player has come to his place in the ladder of his seat.

    `title` is what the session is called, `sessions` those in whose ladders he stands. `total` is
    `opening` and `net` less `penalty`, `with_stack` the same with the starting stack. `field` is
    how many held the seat. `stays`, and what he lacks of the line of elimination or has beyond it,
    `gap`, are as in `LadderRow`. `comparable` of `deals` are open. `ahead` is everybody before him,
    the first one first, and after them who follows next. `otherwise` is the deal that cost him most
    beside the field, null where none cost him anything. Nothing of a closed deal is in any field
    (R37).
    """

    event: EventId
    session: SessionNo
    title: str
    sessions: tuple[SessionNo, ...]
    entry: EntryId
    name: str
    seat: SeatNo
    table: TableNo
    place: int
    shared: bool
    field: int
    comparable: int
    deals: int
    opening: Chips
    net: Chips
    penalty: Chips
    total: Chips
    with_stack: Chips
    stays: bool
    gap: Chips | None
    results: tuple[LadderDeal, ...]
    penalties: tuple[LadderPenalty, ...]
    near: tuple[LadderRival, ...]
    otherwise: DealOtherwise | None


def ladder_player(
    progress: LadderProgress, entry: EntryId, session: SessionNo | None = None
) -> LadderPlayer:
    """How a player has come to his place in a session.

    Args:
        session: None: the last one in whose ladders he stands.

    Raises:
        NotInLadder: he stands in none, as in the final, or before a session begins.
    """
    found = {
        now.session: at for now in progress.sessions.values() if (at := _at(progress, now, entry))
    }
    if not found or (session is not None and session not in found):
        raise NotInLadder(event=progress.event.id, entry=entry, session=session)
    number = max(found) if session is None else session
    ladder, own = found[number]
    now = progress.sessions[number]
    results = tuple(_results(now, ladder.seat, own))
    return LadderPlayer(
        event=progress.event.id,
        session=number,
        title=progress.event.place_of(number).title,
        sessions=tuple(sorted(found)),
        entry=entry,
        name=entry_names(progress)[entry],
        seat=ladder.seat,
        table=own.table,
        place=own.place,
        shared=ladder.sharing[own.place] > 1,
        field=len(ladder.places),
        comparable=len(results),
        deals=len(now.in_force),
        opening=own.opening,
        net=own.net,
        penalty=own.penalty,
        total=own.total,
        with_stack=progress.event.play.starting_stack + own.total,
        stays=own.carried is not None,
        gap=gap_to_line(ladder, own),
        results=results,
        penalties=tuple(penalties_of(progress, number, entry)),
        near=tuple(_near(ladder, own, entry_names(progress))),
        otherwise=_otherwise(ladder, own, results),
    )


def gap_to_line(ladder: SeatLadder, place: SeatPlace) -> Chips | None:
    """What one lacks of the last who stays, or has beyond the first who leaves.

    None where nobody leaves.
    """
    line = ladder.elimination_line
    if line is None:
        return None
    last_to_stay, first_to_leave = line
    return place.total - (last_to_stay if place.carried is None else first_to_leave)


def _at(
    progress: LadderProgress, now: SessionProgress, entry: EntryId
) -> tuple[SeatLadder, SeatPlace] | None:
    if progress.event.place_of(now.session).final:
        return None
    for ladder in progress.ladders(now.session):
        own = ladder.of(entry)
        if own is not None:
            return ladder, own
    return None


def _results(now: SessionProgress, seat: SeatNo, own: SeatPlace) -> Iterator[LadderDeal]:
    so_far = own.opening
    for deal in now.in_force:
        if not is_open(now, deal) or not now.compares(deal):
            continue
        rows = now.opened[deal].traveller.rows
        field = [
            row.chip_scores[seat - 1] for row in rows if now.at(row.table, seat, deal) is not None
        ]
        net = now.opened[deal].traveller[own.table].chip_scores[seat - 1]
        so_far += net
        yield LadderDeal(
            deal=deal,
            net=net,
            so_far=so_far,
            field_median=_median(field),
            field_best=max(field),
            ruled=ruled_here(now, own.table, deal),
        )


def penalties_of(
    progress: LadderProgress, session: SessionNo, entry: EntryId
) -> Iterator[LadderPenalty]:
    """The penalties in force that were given to an entry for a session."""
    for record in progress.rulings:
        effect = record.ruled.effect
        if (
            record.withdrawn is None
            and record.session == session
            and isinstance(effect, Penalised)
            and effect.entry == entry
        ):
            yield LadderPenalty(
                record.number, as_chips(effect.points), record.ruled.rule, record.ruled.reason
            )


def _near(
    ladder: SeatLadder, own: SeatPlace, names: Mapping[EntryId, str]
) -> Iterator[LadderRival]:
    at = ladder.places.index(own)
    for each in (*ladder.places[:at], *ladder.places[at + 1 : at + 2]):
        yield LadderRival(
            each.entry,
            names[each.entry],
            each.place,
            each.opening,
            each.total,
            each.total - own.total,
        )


def _otherwise(
    ladder: SeatLadder, own: SeatPlace, results: tuple[LadderDeal, ...]
) -> DealOtherwise | None:
    if not results:
        return None
    worst = min(results, key=lambda each: Fraction(each.net) - Fraction(each.field_median))
    if worst.net >= worst.field_median:
        return None
    total = as_chips(own.total - worst.net + worst.field_median)
    place = 1 + sum(each is not own and each.total > total for each in ladder.places)
    return DealOtherwise(worst.deal, worst.net, worst.field_median, total, place)


def _median(field: Sequence[Chips]) -> Chips:
    """The middle of these chips, exactly."""
    # Sorted as they are: of whole chips `statistics.median` would make a float.
    ordered = sorted(field)
    return as_chips(Fraction(ordered[(len(field) - 1) // 2] + ordered[len(field) // 2]) / 2)
