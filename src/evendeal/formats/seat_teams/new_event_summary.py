"""What an event would be before it is made: in sentences, and with seats as they could be drawn."""

from collections.abc import Iterator, Mapping, Sequence

from evendeal.draw.fairness import Fairness, fairness
from evendeal.draw.keys import seat_key
from evendeal.draw.seats import SeatDraw, seat_draw, seated_with
from evendeal.formats.duplicate.new_event_levels import blinds_text
from evendeal.formats.new_event_sentences import (
    begins_sentences,
    devices_sentence,
    results_sentences,
)
from evendeal.formats.seat_teams.sealing import METHOD_OF
from evendeal.ids import EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker import Raises
from evendeal.tournament.duplicate.rules import InRunningKind
from evendeal.tournament.randomness import Randomness
from evendeal.tournament.seat_teams.event import Event
from evendeal.views.poker.draft import (
    DraftBehind,
    DraftFairness,
    SampleSeat,
    SampleTable,
)
from evendeal.views.text import Text, says

WIDEST_TABLE = 24
"""Entries up to which the fairness table is made: it has a column for each."""

SAMPLE = b"a sample of the seat draw, for the wizard"
"""What the sample is drawn from, the same every time: it says how the method deals, no more."""

IN_RUNNING = {
    InRunningKind.OFF: says("draft-running-off"),
    InRunningKind.STAFF: says("draft-running-staff"),
    InRunningKind.STEPS: says("draft-running-steps"),
}
"""Who sees what before deals can be compared (R37)."""


def sample_draws(event: Event) -> Iterator[SeatDraw]:
    """The seats of every session of the event as they could come out, always the same."""
    method = METHOD_OF[event.draw.seats]
    ids = [entry.id for entry in event.entries]
    # Two sessions show all that a method does: only `mirror` looks at the one before.
    for number in range(1, min(event.sessions, 2) + 1):
        session = SessionNo(number)
        key = seat_key(SAMPLE, event.id, seated_with(method, session))
        yield seat_draw(method, ids, len(event.play_of(session).occupied), key, session)


def summary(event: Event) -> Iterator[Text]:
    """What it comes to, in sentences."""
    play = event.play
    yield from begins_sentences(event.begins)
    yield says(
        "draft-teams-hands",
        n=event.sessions,
        teams=len(event.entries),
        tables=event.tables,
        seats=len(play.occupied),
        deals=play.deals,
        hands=event.hands,
    )
    yield says("draft-reserve", n=play.reserve) if play.reserve else says("draft-no-reserve")
    yield says("stop", text=_posted(event))
    if play.raises is Raises.DOUBLE:
        yield says("draft-raises-double")
    yield IN_RUNNING[event.office.in_running]
    yield devices_sentence(event.hall)
    yield from results_sentences(event.hall)
    yield from _randomness(event.draw.randomness)


def _posted(event: Event) -> Text:
    """Blinds, the cap, and the ante where there is one."""
    play = event.play
    blinds = blinds_text([play.blinds], play.cap)
    if play.big_blind_ante:
        return says("comma", first=blinds, second=says("big-blind-ante", chips=play.big_blind_ante))
    if play.ante:
        return says("comma", first=blinds, second=says("ante", chips=play.ante))
    return blinds


def _randomness(draw: Randomness) -> Iterator[Text]:
    """Which public randomness is needed when, and what has to be done before it is known."""
    if draw.beacon:
        yield says("draft-randomness-each", promised=draw.beacon)
        yield says("draft-line-ups-each")
    for number, text in enumerate(draw.beacons, 1):
        yield says("draft-randomness-session", session=number, promised=text)


def fairness_words(
    event: Event, draws: Sequence[SeatDraw]
) -> tuple[tuple[DraftFairness, ...], tuple[Text, ...], bool]:
    """The fairness table of the sample, and what is worth saying of it."""
    names = {entry.id: entry.name for entry in event.entries}
    if len(names) > WIDEST_TABLE:
        return (), (says("fair-too-wide", n=len(names)),), False
    even = fairness(*draws)
    rows = tuple(
        DraftFairness(
            behind,
            names[behind],
            tuple(
                DraftBehind(front, even.right_behind[front, behind], even.position[front, behind])
                for front in even.entries
                if front != behind
            ),
        )
        for behind in even.entries
    )
    sentences = [_even(even.exact, even.right_behind, even.tables)]
    if not even.exact or len(set(even.right_behind.values())) > 1:
        sentences += [
            _behind(even, _most_behind(even.right_behind, who), who, names) for who in even.entries
        ]
    sentences.append(says("fair-sample"))
    return rows, tuple(sentences), even.exact


def _even(exact: bool, right_behind: Mapping[tuple[EntryId, EntryId], int], tables: int) -> Text:
    counts = set(right_behind.values())
    if exact and len(counts) == 1:
        count = counts.pop()
        if count == tables:
            return says("fair-same-all", n=tables)
        return says("fair-same", n=count, tables=tables)
    if exact:
        return says("fair-even")
    return says("fair-uneven")


def _behind(even: Fairness, front: EntryId, behind: EntryId, names: Mapping[EntryId, str]) -> Text:
    """At how many tables one team acts right behind another."""
    count, two = even.right_behind[front, behind], {"behind": names[behind], "front": names[front]}
    if count == even.tables:
        return says("fair-behind-all", **two)
    return says("fair-behind", **two, n=count, tables=even.tables)


def _most_behind(right_behind: Mapping[tuple[EntryId, EntryId], int], who: EntryId) -> EntryId:
    """The team right behind which this one sits most often; the first of several."""
    counts = {front: count for (front, behind), count in right_behind.items() if behind == who}
    return max(sorted(counts), key=counts.__getitem__)


def sample_tables(event: Event, draws: Sequence[SeatDraw]) -> Iterator[SampleTable]:
    """Who would sit where."""
    entries = {entry.id: entry for entry in event.entries}
    for session, draw in enumerate(draws, 1):
        for table, sittings in enumerate(draw.tables, 1):
            yield SampleTable(
                SessionNo(session),
                TableNo(table),
                tuple(
                    SampleSeat(
                        SeatNo(seat),
                        sitting.entry,
                        entries[sitting.entry].name,
                        entries[sitting.entry].players[sitting.player],
                    )
                    for seat, sitting in zip(event.play.occupied, sittings, strict=True)
                ),
            )
