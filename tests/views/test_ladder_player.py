"""How a player of individuals has come to his place: right sums, and nothing of a closed deal."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from statistics import median

import pytest

from evendeal.ids import EntryId, SessionNo
from evendeal.tournament.duplicate.rulings import Penalised, Ruled
from evendeal.tournament.line import Line
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.views.poker.ladder_board import ladder_board
from evendeal.views.poker.ladder_player import LadderPlayer, NotInLadder, ladder_player
from support.events.individuals import OPEN, Played, individuals, ladder_on
from support.refusals import refused

ONE, TWO = SessionNo(1), SessionNo(2)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """Nine players: one session played and a second that has begun, with a penalty in the first."""
    folder: Path = tmp_path_factory.mktemp("ladder-player")
    with ladder_on(folder) as ledger:
        event = Played(ledger, individuals(27))
        event.until("begin", 2)
        event.do(
            Ruled(
                kind="penalty",
                deal=0,
                tables=(),
                effect=Penalised(EntryId("1"), Fraction(75)),
                rule="41",
                reason="spoke of a deal",
            ),
            (1, 0, 0),
        )
        yield event


def pages(progress: LadderProgress, session: SessionNo = ONE) -> dict[EntryId, LadderPlayer]:
    """The page of everybody who stands in a ladder of the session."""
    return {
        each.entry: ladder_player(progress, each.entry, session)
        for ladder in progress.ladders(session)
        for each in ladder.places
    }


def test_what_was_brought_along_and_every_deal_add_up_to_the_total(played: Played) -> None:
    for page in pages(played.progress).values():
        so_far = page.opening
        for deal in page.results:
            so_far += deal.net
            assert deal.so_far == so_far
        assert page.total == so_far - page.penalty == page.opening + page.net - page.penalty
        assert page.penalty == sum(each.chips for each in page.penalties)


def test_the_page_says_what_the_ladder_says(played: Played) -> None:
    board = ladder_board(played.progress, None, ONE)
    for ladder in board.ladders:
        for row in ladder.rows:
            page = ladder_player(played.progress, row.entry, ONE)
            assert (page.place, page.total, page.gap, page.stays, page.with_stack) == (
                row.place,
                row.total,
                row.gap,
                row.stays,
                row.with_stack,
            )
            ahead = [each.entry for each in ladder.rows[: ladder.rows.index(row)]]
            assert [each.entry for each in page.near][: len(ahead)] == ahead
            assert all(each.gap == each.total - page.total for each in page.near)


def test_each_deal_stands_beside_all_who_held_the_seat(played: Played) -> None:
    now = played.progress.sessions[ONE]
    for page in pages(played.progress).values():
        for deal in page.results:
            field = [
                row.chip_scores[page.seat - 1]
                for row in now.opened[deal.deal].traveller.rows
                if now.at(row.table, page.seat, deal.deal) is not None
            ]
            assert len(field) == page.field
            assert deal.field_best == max(field)
            assert deal.field_median == median(Fraction(chips) for chips in field)


def test_a_penalty_is_said_with_its_rule_to_whom_it_was_given_alone(played: Played) -> None:
    found = {entry: page.penalties for entry, page in pages(played.progress).items()}

    assert [(each.chips, each.rule) for each in found.pop(EntryId("1"))] == [(75, "41")]
    assert not any(found.values())


def test_with_the_costliest_deal_as_half_of_the_seat_had_it_the_place_is_counted_anew(
    played: Played,
) -> None:
    progress = played.progress
    changed = [page for page in pages(progress).values() if page.otherwise]
    assert changed
    for page in changed:
        assert page.otherwise is not None
        lost = {each.deal: each.net - each.field_median for each in page.results}
        ladder = next(each for each in progress.ladders(ONE) if each.seat == page.seat)
        others = [each.total for each in ladder.places if each.entry != page.entry]
        assert lost[page.otherwise.deal] == min(lost.values()) < 0
        assert page.otherwise.total == page.total - lost[page.otherwise.deal]
        assert page.otherwise.place == 1 + sum(each > page.otherwise.total for each in others)


def test_nothing_of_a_closed_deal_is_on_any_page_whatever_is_played_in_it(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Between two deals that open, no line of play moves a letter of any page (R37)."""
    with ladder_on(tmp_path_factory.mktemp("embargo")) as ledger:
        event = Played(ledger, individuals(9))
        event.until("begin", 1)
        assert event.step()
        event.hands()
        lines: list[Line] = list(ledger.adapters.log.lines(OPEN))
        whole = event.progress
        luck = ledger.luck(OPEN, ONE)
        assert luck is not None
        progress = LadderProgress(whole.sealed, {ONE: luck.deals.decks})
        before: dict[EntryId, LadderPlayer] | None = None
        quiet = 0
        for line in lines:
            progress.take(line)
            if ONE not in progress.sessions:
                continue
            now, opened = pages(progress), set(progress.sessions[ONE].opened)
            for page in now.values():
                assert {deal.deal for deal in page.results} == opened
                assert page.comparable == len(opened)
                assert page.net == sum(deal.net for deal in page.results)
            if line.body["do"] not in ("open", "begin") and before is not None:
                assert now == before, line
                quiet += 1
            before = now

        assert quiet > 20
        assert before is not None
        assert all(page.comparable == page.deals for page in before.values())


def test_who_stands_in_no_ladder_has_no_page(played: Played) -> None:
    progress = played.progress

    with refused(NotInLadder, event=OPEN, entry=EntryId("nobody"), session=ONE):
        ladder_player(progress, EntryId("nobody"), ONE)
    with refused(NotInLadder, event=OPEN, entry=EntryId("1"), session=TWO):
        ladder_player(progress, EntryId("1"), TWO)
    with refused(NotInLadder, event=OPEN, entry=EntryId("nobody"), session=None):
        ladder_player(progress, EntryId("nobody"))
