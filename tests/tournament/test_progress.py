"""How far an event has come: the fold of its lines, and of nothing else."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.errors import Refused
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.poker.record_refusals import ResultDiffers
from evendeal.scoring.methods import method_named
from evendeal.scoring.tally import scores
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OutOfPlace
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.tournament.seat_teams.standings import standings
from support.events.poker import CUP, FIRST, event_of, play_to_the_end
from support.ledgers import open_desk
from support.refusals import refused

EVENT = event_of(deals=4, teams=3, event="sessions = 2", draw='seats = "mirror"')
Decks = dict[SessionNo, Any]


@pytest.fixture(scope="module")
def recorded_event(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Line], Decks]:
    """All lines of an event of two sessions, and its deck-orders."""
    with open_desk(tmp_path_factory.mktemp("event"), create=True) as desk:
        play_to_the_end(desk, EVENT)
        lines = list(desk.adapters.log.lines(CUP))
        decks: Decks = {}
        for number in (1, 2):
            luck = desk.luck(CUP, SessionNo(number))
            assert luck is not None
            decks[SessionNo(number)] = luck.deals.decks
    return lines, decks


def public(progress: Progress) -> object:
    """What can be told of an event in public, in one value."""
    return (
        progress.position,
        progress.finished_hands,
        progress.changes,
        progress.places_before,
        progress.standings(),
        [
            (now.session, now.tables, now.opened, now.ended, now.accepted_at, now.played)
            for now in progress.sessions.values()
        ],
    )


def test_after_every_line_the_standings_are_those_counted_from_scratch(
    recorded_event: tuple[list[Line], Decks],
) -> None:
    lines, decks = recorded_event
    progress = Progress(EVENT, decks)
    method = method_named(EVENT.scoring.method)
    seen = 0
    for line in lines:
        progress.take(line)
        if line.body["do"] not in {"open", "begin"}:
            continue
        seen += 1
        travellers = {
            session: [record.traveller for record in now.opened.values()]
            for session, now in progress.sessions.items()
        }
        lineups = [now.lineup for now in progress.sessions.values()]

        assert progress.standings() == standings(scores(method, lineups, travellers))
    assert seen == 10


def test_line_by_line_and_all_at_once_come_to_the_same(
    recorded_event: tuple[list[Line], Decks],
) -> None:
    lines, decks = recorded_event
    one_by_one = Progress(EVENT, decks)
    for line in lines:
        one_by_one.take(line)

    assert public(Progress(EVENT, decks).take_all(lines)) == public(one_by_one)


def test_without_the_decks_the_open_deals_and_standings_are_the_same(
    recorded_event: tuple[list[Line], Decks],
) -> None:
    lines, decks = recorded_event
    here, away = Progress(EVENT, decks), Progress(EVENT)
    for line in lines:
        here.take(line)
        away.take(line)
        if line.body["do"] in {"open", "end"}:
            assert public(here) == public(away)


def test_a_deal_is_due_when_its_last_table_has_played_it_and_nobody_has_opened_it(
    recorded_event: tuple[list[Line], Decks],
) -> None:
    lines, decks = recorded_event
    progress = Progress(EVENT, decks)
    for line in lines:
        if line.body["do"] == "open":
            assert progress.sessions[SessionNo(line.session)].to_open() == (line.deal,)
        progress.take(line)
        for now in progress.sessions.values():
            assert len(now.to_open()) <= 1
    assert all(now.to_open() == () for now in progress.sessions.values())
    assert progress.finished


def test_before_the_first_session_all_entries_are_level(
    recorded_event: tuple[list[Line], Decks],
) -> None:
    lines, decks = recorded_event
    progress = Progress(EVENT, decks).take_all(lines[:1])

    assert progress.session == 1
    assert not progress.finished
    assert progress.published is not None
    assert {line.points for line in progress.standings()} <= {0}


def test_looking_at_a_hand_does_not_begin_it(recorded_event: tuple[list[Line], Decks]) -> None:
    lines, decks = recorded_event
    progress = Progress(EVENT, decks).take_all(lines[: of(lines, "begin") + 1])
    progress.hand(FIRST, TableNo(1), DealNo(1))

    assert progress.sessions[FIRST].hands == {}


def spoilt(line: Line, **changes: Any) -> Line:
    return replace(line, **changes)


def of(lines: list[Line], do: str) -> int:
    return next(n for n, line in enumerate(lines) if line.body["do"] == do)


def places(lines: list[Line]) -> Iterator[tuple[str, int, Line]]:
    """Lines that do not belong where they stand: what they are, where, and the line."""
    begin, opened, accept = of(lines, "begin"), of(lines, "open"), of(lines, "accept")
    hand = begin + 1
    yield "a session twice", begin + 1, lines[begin]
    yield "a session that there is not", begin, spoilt(lines[begin], session=3)
    yield "a hand before its session", begin, lines[hand]
    yield "a hand at no table", hand, spoilt(lines[hand], table=4)
    yield "a hand of no deal", hand, spoilt(lines[hand], deal=5)
    yield "a deal opened too early", accept + 1, lines[opened]
    yield "a deal opened twice", opened + 1, lines[opened]
    yield "a deal opened that is none", opened, spoilt(lines[opened], deal=77)
    yield "an end before the beginning", begin, lines[of(lines, "end")]
    seats = lines[begin].body["seats"]
    yield (
        "too few tables",
        begin,
        spoilt(lines[begin], body={**lines[begin].body, "seats": seats[:2]}),
    )
    one_less = [seats[0][:2], *seats[1:]]
    yield (
        "too few seats",
        begin,
        spoilt(lines[begin], body={**lines[begin].body, "seats": one_less}),
    )
    stranger = [[["Z", "Zoe"], *seats[0][1:]], *seats[1:]]
    yield "a stranger", begin, spoilt(lines[begin], body={**lines[begin].body, "seats": stranger})
    body = lines[opened].body
    yield "no deck", opened, spoilt(lines[opened], body={**body, "deck": "As Ad"})
    yield "no salt", opened, spoilt(lines[opened], body={**body, "salt": "xyz"})
    result = lines[accept].body
    yield "no result", accept, spoilt(lines[accept], body={**result, "chips": [1, 2]})
    yield "another result", accept, spoilt(lines[accept], body={**result, "house": 1})
    yield "no action", hand, spoilt(lines[hand], body={"do": "dance", "seat": 1})


@pytest.mark.parametrize("number", range(17))
@pytest.mark.parametrize("with_decks", [True, False])
def test_a_line_that_does_not_belong_where_it_stands_is_refused(
    number: int, with_decks: bool, recorded_event: tuple[list[Line], Decks]
) -> None:
    lines, decks = recorded_event
    what, at, line = list(places(lines))[number]
    progress = Progress(EVENT, decks if with_decks else None).take_all(lines[:at])
    if what == "another result" and not with_decks:
        # Only with the cards can it be seen; then the opening is refused.
        progress.take(line)
        with refused(ResultDiffers, stated=(-25, 25, 0), made=(-25, 25, 0)):
            progress.take_all(lines[at + 1 :])
        return
    before = public(progress)

    with pytest.raises(Refused) as no:
        progress.take(line)

    assert str(no.value), what
    assert public(progress) == before
    if isinstance(no.value, OutOfPlace):
        assert no.value.position == line.position


def test_there_are_as_many_such_lines_as_are_tried(
    recorded_event: tuple[list[Line], Decks],
) -> None:
    assert len(list(places(recorded_event[0]))) == 17


@given(st.data())
def test_an_event_whose_lines_are_shuffled_or_lost_is_refused_or_goes_on(
    recorded_event: tuple[list[Line], Decks], data: st.DataObject
) -> None:
    lines, decks = recorded_event
    kept = [line for line in lines if data.draw(st.integers(0, 30)) > 0]
    progress = Progress(EVENT, decks)
    with suppress(Refused):
        progress.take_all(kept)
    finished = sum(len(now.accepted_at) for now in progress.sessions.values())
    assert progress.finished_hands == finished
