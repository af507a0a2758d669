"""How a finalist of individuals has come to his place: right sums, and nothing of a closed deal."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from evendeal.ids import EntryId, SessionNo
from evendeal.tournament.duplicate.rulings import Penalised, Ruled
from evendeal.tournament.line import Line
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.views.poker.ladder_board import ladder_board
from evendeal.views.poker.ladder_finalist import LadderFinalist, NotInFinal, ladder_finalist
from support.events.individuals import OPEN, Played, duel_of_individuals, individuals, ladder_on
from support.refusals import refused


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """27 players to the end of the final, in which the winner was given a penalty."""
    with ladder_on(tmp_path_factory.mktemp("finalist")) as ledger:
        event = Played(ledger, individuals(27))
        event.to_the_end()
        winner = event.progress.finalists()[0].entry
        penalty = Penalised(winner, Fraction(5))
        last = event.progress.event.sessions
        event.do(Ruled("penalty", 0, (), penalty, "41", "spoke of a deal"), (last, 0, 0))
        yield event


def pages(progress: LadderProgress) -> dict[EntryId, LadderFinalist]:
    """The page of each finalist."""
    return {each.entry: ladder_finalist(progress, each.entry) for each in progress.finalists()}


def test_every_deal_of_both_halves_adds_up_to_what_the_final_says(played: Played) -> None:
    rows = ladder_board(played.progress, None).final
    found = pages(played.progress)

    assert [each.entry for each in rows] == list(found)
    for row in rows:
        page = found[row.entry]
        assert [half.seat for half in page.halves] in ([1, 2], [2, 1])
        for half in page.halves:
            assert half.comparable == half.deals == len(half.results)
            assert half.net == sum(Fraction(deal.net) for deal in half.results)
        assert page.net == sum(Fraction(half.net) for half in page.halves)
        assert page.penalty == sum(each.chips for each in page.penalties)
        assert (page.place, page.shared, page.total) == (row.place, row.shared, row.total)
        assert page.total == page.net - page.penalty
        assert [each.entry for each in page.all] == list(found)
        assert all(each.gap == each.total - page.total for each in page.all)
    assert sum(len(page.penalties) for page in found.values()) == 1


def test_each_deal_stands_beside_the_mean_of_all_who_held_the_seat(played: Played) -> None:
    for page in pages(played.progress).values():
        for half in page.halves:
            opened = played.progress.sessions[half.session].opened
            for deal in half.results:
                rows = opened[deal.deal].traveller.rows
                field = [row.chip_scores[half.seat - 1] for row in rows]
                assert deal.mean == Fraction(sum(field), len(field))
                assert deal.chips in field
                assert deal.net == deal.chips - deal.mean


def test_who_plays_no_final_has_no_page_of_it(played: Played) -> None:
    left = played.progress.awards()[-1].entries[0]
    with refused(NotInFinal, event=OPEN, entry=left):
        ladder_finalist(played.progress, left)


def test_nothing_of_a_closed_deal_of_the_final_is_on_any_page(tmp_path: Path) -> None:
    """R37: between two deals that open, no line of play moves a letter of any page."""
    with ladder_on(tmp_path / "log") as ledger:
        event = Played(ledger, duel_of_individuals())
        event.to_the_end()
        lines: list[Line] = list(ledger.adapters.log.lines(OPEN))
        whole = event.progress
        lucks = {number: ledger.luck(OPEN, number) for number in whole.sessions}
        decks = {number: luck.deals.decks for number, luck in lucks.items() if luck is not None}

    progress = LadderProgress(whole.sealed, decks)
    before: dict[EntryId, LadderFinalist] = {}
    quiet = 0
    for line in lines:
        progress.take(line)
        now = pages(progress)
        for page in now.values():
            for half in page.halves:
                opened = set(progress.sessions[SessionNo(half.session)].opened)
                assert {deal.deal for deal in half.results} == opened
        if line.body["do"] not in ("open", "begin") and before:
            assert now == before, line
            quiet += 1
        before = now

    assert quiet > 5
    assert len(before) == 4
