"""Rulings as lines: what they make of travellers and standings, and that they can be withdrawn."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from evendeal.director.events import end_session
from evendeal.director.opening import open_due
from evendeal.formats.duplicate.luck import draft
from evendeal.formats.duplicate.recording import deals_left, record
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, EntryId, SeatNo, TableNo
from evendeal.poker.hand_stage import Stage
from evendeal.poker.lines import Dispute
from evendeal.scoring.traveller import TableScore
from evendeal.tournament.clock_acts import Paused, Resumed
from evendeal.tournament.duplicate.acts import LinedUp, Substituted
from evendeal.tournament.duplicate.bodies import Body, body_to_json
from evendeal.tournament.duplicate.ruled_deals import NobodyToCompare, ruled_traveller, rulings_on
from evendeal.tournament.duplicate.rulings import (
    Adjusted,
    Effect,
    Penalised,
    Replaced,
    Ruled,
    Stands,
    Voided,
    Withdrawn,
)
from evendeal.tournament.refusals import OutOfPlace
from evendeal.tournament.seat_teams.progress import Progress
from support.events.poker import CUP, FIRST, begun, desk_on, due, event_of, play_hand
from support.refusals import refused

TRIO = event_of(teams=3, deals=3, play="reserve = 1")


@pytest.fixture
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    for each in desk_on(tmp_path_factory.mktemp("cup")):
        begun(each, TRIO)
        yield each


def write(desk: Desk, body: Body, table: int = 0, deal: int = 0) -> Progress:
    """A line of the director, and the deals that it makes due opened."""
    progress = desk.progress(CUP)
    n = progress.next_n(FIRST, table, deal)
    key = f"{type(body).__name__}-{progress.position}"
    desk.write(CUP, [draft((FIRST, table, deal), n, key, body)], "director")
    open_due(desk, CUP, FIRST, "director")
    return progress


def ruled(effect: Effect, deal: int, *tables: int, kind: str = "fouled_deck") -> Ruled:
    return Ruled(
        kind,  # type: ignore[arg-type]
        deal,
        tuple(map(TableNo, tables)),
        effect,
        "R23",
        "two cards stuck together",
    )


def play_all(desk: Desk) -> Progress:
    for _ in range(3):
        for table in (1, 2, 3):
            play_hand(desk, table)
    return desk.progress(CUP)


def scores(progress: Progress, deal: int) -> list[tuple[object, ...]]:
    rows = progress.sessions[FIRST].opened[DealNo(deal)].traveller.rows
    return [(*row.chip_scores, row.house) for row in rows]


def test_a_void_table_gets_the_mean_of_the_same_seats_elsewhere(desk: Desk) -> None:
    """R23, R40."""
    progress = play_all(desk)
    before, standings = scores(progress, 2), progress.standings()

    write(desk, ruled(Voided({}), 2, 1))

    after = scores(progress, 2)
    assert after[1:] == before[1:]
    mean = [Fraction(b + c, 2) for b, c in zip(before[1][:3], before[2][:3], strict=True)]  # type: ignore[operator]
    assert list(after[0][:3]) == mean
    assert sum(after[0]) == 0  # type: ignore[arg-type]
    assert progress.sessions[FIRST].stage(TableNo(1), DealNo(2)) is Stage.VOID

    write(desk, Withdrawn(1, "the dealer was right"))

    assert scores(progress, 2) == before
    assert progress.standings() == standings
    assert [record.withdrawn for record in progress.rulings] == ["the dealer was right"]


def test_an_adjustment_is_balanced_by_the_house(desk: Desk) -> None:
    progress = play_all(desk)
    before = scores(progress, 1)

    write(desk, ruled(Adjusted({SeatNo(2): -150, SeatNo(3): Fraction(1, 2)}), 1, 2))

    one, two, three, house = before[1]
    assert scores(progress, 1)[1] == (
        one,
        two - 150,
        three + Fraction(1, 2),
        house + 150 - Fraction(1, 2),
    )  # type: ignore[operator]


def test_a_deal_void_at_a_table_opens_when_the_others_have_played_it(desk: Desk) -> None:
    at = due(desk, 1)
    progress = desk.progress(CUP)
    write(desk, ruled(Voided({}), at.deal, 1))
    assert due(desk, 1).deal != at.deal

    for table in (2, 3):
        while at.deal in deals_left(desk, CUP, FIRST, TableNo(table)):
            play_hand(desk, table)

    now = progress.sessions[FIRST]
    assert at.deal in now.opened
    assert (TableNo(1), at.deal) not in now.hands


def test_the_ruling_itself_opens_a_deal_that_waited_for_that_table_alone(desk: Desk) -> None:
    at = due(desk, 1)
    for table in (2, 3):
        while at.deal in deals_left(desk, CUP, FIRST, TableNo(table)):
            play_hand(desk, table)
    progress = desk.progress(CUP)
    assert at.deal not in progress.sessions[FIRST].opened

    write(desk, ruled(Voided({}), at.deal, 1))

    assert at.deal in progress.sessions[FIRST].opened


def test_a_leaked_deal_is_replaced_by_the_reserve_deal_everywhere(desk: Desk) -> None:
    progress = desk.progress(CUP)
    now = progress.sessions[FIRST]
    first = play_hand(desk, 1).deal

    write(desk, ruled(Replaced(), first, kind="leak"))

    assert now.slots[first - 1] == 4
    assert now.stage(TableNo(2), first) is Stage.VOID
    left = deals_left(desk, CUP, FIRST, TableNo(1))
    assert left[-1] == 4  # made good at the end, since the table had played the leaked one
    assert 4 in deals_left(desk, CUP, FIRST, TableNo(2))
    assert progress.hand(FIRST, TableNo(1), DealNo(4)).setup.button == TRIO.play.button_of(first)
    play_all(desk)
    play_hand(desk, 1) if deals_left(desk, CUP, FIRST, TableNo(1)) else None
    assert set(now.opened) == {*range(1, 5)} - {first}
    assert now.hands_played == now.hands_total == 9
    end_session(desk, CUP, FIRST)
    assert progress.finished


def test_without_reserve_deals_left_the_place_is_cancelled(desk: Desk) -> None:
    progress = desk.progress(CUP)
    now = progress.sessions[FIRST]

    write(desk, ruled(Replaced(), 1, kind="leak"))
    write(desk, ruled(Replaced(), 2, kind="leak"))

    assert now.slots == (4, None, 3)
    assert now.hands_total == 6
    write(desk, Withdrawn(1, "nobody had seen it"))
    assert now.slots == (1, 4, 3)


def test_a_replaced_deal_that_was_open_counts_no_more(desk: Desk) -> None:
    progress = play_all(desk)
    before = progress.standings()

    write(desk, ruled(Replaced(), 2, kind="leak"))
    chips = {each.entry: each.chips for each in progress.standings()}
    left_out = {EntryId(letter): 0 for letter in "ABC"}
    for row in progress.sessions[FIRST].opened[DealNo(2)].traveller.rows:
        for seat, score in enumerate(row.chip_scores, 1):
            sat = progress.sessions[FIRST].at(row.table, SeatNo(seat))
            assert sat is not None
            left_out[sat.entry] += score  # type: ignore[assignment]
    assert chips == {each.entry: each.chips - left_out[each.entry] for each in before}

    write(desk, Withdrawn(1, "a rumour"))
    assert progress.standings() == before


def test_a_penalty_takes_points_and_gives_them_back_when_withdrawn(desk: Desk) -> None:
    progress = play_all(desk)
    before = {each.entry: each.points for each in progress.standings()}
    penalty = Ruled("penalty", 0, (), Penalised(EntryId("B"), Fraction(1, 2)), "TDA 71", "late")

    write(desk, penalty)

    after = {each.entry: each.points for each in progress.standings()}
    assert after == {**before, EntryId("B"): before[EntryId("B")] - Fraction(1, 2)}
    write(desk, Withdrawn(1, "the lift had stopped"))
    assert {each.entry: each.points for each in progress.standings()} == before


def test_a_disputed_deal_is_final_by_ruling_and_disputed_again_without_it(desk: Desk) -> None:
    at = due(desk, 1)
    hand = play_but_accept(desk, 1)
    write(desk, Dispute(SeatNo(2), "that was a call"), 1, at.deal)
    progress = desk.progress(CUP)
    assert hand.stage is Stage.DISPUTED

    write(desk, ruled(Stands(), at.deal, 1, kind="dispute"))
    now = progress.sessions[FIRST]
    assert now.stage(TableNo(1), at.deal) is Stage.ACCEPTED
    assert now.played[TableNo(1)] == [at.deal]

    write(desk, Withdrawn(1, "a witness came"))
    assert now.stage(TableNo(1), at.deal) is Stage.DISPUTED
    assert now.played[TableNo(1)] == []
    assert now.accepted_at == []


def play_but_accept(desk: Desk, table: int):  # type: ignore[no-untyped-def]
    from support.events.poker import quiet

    at = due(desk, table)
    return record(desk, at, quiet(desk, at), key=f"q{table}", by="ann")


def test_a_fork_takes_rulings_and_the_event_does_not(desk: Desk) -> None:
    progress = play_all(desk)
    before = (progress.standings(), scores(progress, 2))
    line = list(desk.adapters.log.lines(CUP))[-1]
    fork = progress.fork()
    body = body_to_json(ruled(Voided({SeatNo(1): 300}), 2, 1))
    fork.take(replace(line, table=0, deal=0, n=9, body=body))

    assert scores(fork, 2) != before[1]
    assert (progress.standings(), scores(progress, 2)) == before
    assert progress.rulings == ()


def test_a_substitute_plays_from_the_next_deal_on(desk: Desk) -> None:
    progress = desk.progress(CUP)
    now = progress.sessions[FIRST]
    first = play_hand(desk, 1).deal
    gone = now.at(TableNo(1), SeatNo(2))
    assert gone is not None

    write(desk, Substituted(SeatNo(2), "Zoe", "taken ill"), table=1)
    second = play_hand(desk, 1).deal

    assert now.at(TableNo(1), SeatNo(2), first) == gone
    came = now.at(TableNo(1), SeatNo(2), second)
    assert came is not None
    assert (came.entry, came.player) == (gone.entry, "Zoe")
    assert [(each.gone, each.player) for each in now.substitutions] == [(gone.player, "Zoe")]


def test_the_clock_stands_and_runs_again(desk: Desk) -> None:
    now = desk.progress(CUP).sessions[FIRST]

    write(desk, Paused("fire drill"))
    assert now.paused == "fire drill"
    write(desk, Resumed())

    assert now.paused is None
    assert [end is not None for _, end in now.pauses] == [True]


def test_a_line_up_after_the_beginning_is_refused(desk: Desk) -> None:
    progress = desk.progress(CUP)
    line = list(desk.adapters.log.lines(CUP))[-1]
    from evendeal.tournament.duplicate.bodies import body_to_json

    for body in (
        LinedUp(EntryId("A"), ("A3", "A2", "A1")),
        ruled(Voided({}), 9, 1),
        ruled(Voided({}), 1, 7),
        Withdrawn(1, "nothing there"),
        Penalty0,
    ):
        with refused(OutOfPlace, position=3):
            progress.fork().take(replace(line, table=0, deal=0, body=body_to_json(body)))


def test_a_penalty_of_an_entry_that_is_not_in_the_event_is_refused(desk: Desk) -> None:
    progress = desk.progress(CUP)
    line = list(desk.adapters.log.lines(CUP))[-1]
    penalty = replace(Penalty0, deal=0, effect=Penalised(EntryId("Z"), Fraction(1)))
    of_nobody = replace(line, table=0, deal=0, body=body_to_json(penalty))

    with refused(OutOfPlace, position=3) as no:
        progress.take(of_nobody)
    assert no.value.why.key == "place-ruling-entry"
    assert no.value.why.fields == {"entry": "Z"}
    assert (progress.penalties, progress.rulings) == ({}, ())


Penalty0 = Ruled("penalty", 3, (), Penalised(EntryId("B"), Fraction(1)), "TDA 71", "late")


def test_a_deal_void_everywhere_can_only_be_replaced() -> None:
    rows = [TableScore(TableNo(n), (n, -n)) for n in (1, 2)]
    everywhere = rulings_on(DealNo(1), [ruled(Voided({}), 1)], [(SeatNo(1), SeatNo(2))] * 2)

    with refused(NobodyToCompare, deal=1):
        ruled_traveller(DealNo(1), rows, everywhere, [frozenset()] * 2)
