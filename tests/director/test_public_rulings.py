"""What everybody is told of rulings: enough to explain every score, nothing of a closed deal."""

import csv
from collections.abc import Iterator
from io import BytesIO, StringIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from evendeal.director.archiving import Contents, archive
from evendeal.director.events import end_session
from evendeal.director.verifying import verify_event
from evendeal.formats.duplicate.hand_files import open_hands
from evendeal.formats.duplicate.office.refusals import CannotBeTakenBack
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import DealNo, SeatNo, TableNo
from evendeal.poker.lines import Dispute
from evendeal.store.archive import read_archive
from evendeal.store.archive_import import import_archive
from evendeal.tournament.duplicate.bodies import body_to_json
from evendeal.tournament.line import Draft
from evendeal.views.poker.deal import OpenDeal
from support.events.poker import CUP, FIRST, event_of
from support.events.poker_floor import ANN, Floor, floor, played, three
from support.ledgers import open_desk
from support.sentences import in_golden_file

REPLACE = {"as": "replace"}
VOID = {"as": "void", "adjust": {}}
STANDS = {"as": "stands"}


@pytest.fixture
def hall(folder: Path) -> Iterator[Floor]:
    """Three tables, three deals in blocks, two in reserve; nothing is played yet."""
    with floor(folder, three(deals=3, reserve=2)) as found:
        yield found


def play_out(hall: Floor, deal: int) -> None:
    """Every table plays on until this deal is open."""
    now = hall.desk.progress(CUP).sessions[FIRST]
    while deal not in now.opened:
        table = min(now.played, key=lambda table: now.through(table, DealNo(deal)))
        hall.play(table)


def page(hall: Floor, deal: int) -> OpenDeal:
    deal_page = SeatTeamsPublic(hall.desk).deal(CUP, DealNo(deal))
    assert isinstance(deal_page, OpenDeal)
    return deal_page


def test_a_score_that_a_ruling_has_changed_tells_everybody_why(hall: Floor) -> None:
    play_out(hall, 1)
    hall.rule(tables=(2,), effect={"as": "void", "adjust": {"1": "150"}}, reason="a boxed card")

    board = SeatTeamsPublic(hall.desk).scoreboard(CUP)
    assert [(each.deal, each.rule, each.reason) for each in board.rulings] == [
        (1, "TDA 35-D", "a boxed card")
    ]
    in_golden_file(board.rulings[0].sentence)
    assert page(hall, 1).rulings == board.rulings
    assert page(hall, 1).rows[1].ruling is not None
    table = SeatTeamsPublic(hall.desk).table(CUP, TableNo(2))
    assert [each.ruling for each in table.opened if each.deal == 1] == [
        page(hall, 1).rows[1].ruling
    ]


def test_of_a_closed_deal_no_ruling_says_anything_before_it_opens(hall: Floor) -> None:
    hall.rule(deal=1, tables=(2,), reason="the ace of spades was seen")

    assert SeatTeamsPublic(hall.desk).scoreboard(CUP).rulings == ()
    play_out(hall, 1)
    rulings = SeatTeamsPublic(hall.desk).scoreboard(CUP).rulings
    assert [each.reason for each in rulings] == ["the ace of spades was seen"]


def test_a_replaced_deal_is_named_and_why_is_told_at_the_end(hall: Floor) -> None:
    hall.rule(kind="leak", deal=2, effect=REPLACE, rule="I8", reason="the river was heard")

    public = SeatTeamsPublic(hall.desk)
    assert public.scoreboard(CUP).numbers == (1, 4, 3)
    assert [each.reason for each in public.scoreboard(CUP).rulings] == [""]
    for deal in (1, 3, 4):
        play_out(hall, deal)
    end_session(hall.desk, CUP, FIRST)
    assert [each.reason for each in public.scoreboard(CUP).rulings] == ["the river was heard"]


def test_a_penalty_stands_beside_the_points_it_has_taken(hall: Floor) -> None:
    play_out(hall, 1)
    number = hall.rule(
        kind="penalty",
        deal=None,
        effect={"as": "penalty", "entry": "B", "points": "1/2"},
        rule="TDA 71",
        reason="late for the third time",
    )

    board = SeatTeamsPublic(hall.desk).scoreboard(CUP)
    assert {line.entry: line.penalty for line in board.standings} == {
        "A": None,
        "B": "1/2",
        "C": None,
    }
    in_golden_file(*(each.sentence for each in board.rulings))
    hall.withdraw(number)
    board = SeatTeamsPublic(hall.desk).scoreboard(CUP)
    assert {line.penalty for line in board.standings} == {None}
    assert board.rulings == ()


def test_a_corrected_result_says_so_at_its_table(folder: Path) -> None:
    with floor(folder, three()) as hall:
        played(hall)
        raised = {"do": "raise_to", "seat": 1, "chips": 300}
        said = {"table": 3, "deal": 1, "of": 0, "action": raised, "reason": "the dealer agrees"}
        hall.office.correct(CUP, said, key="c", by=ANN)

        *others, corrected = (row.ruling for row in page(hall, 1).rows)
        assert others == [None, None]
        assert corrected is not None
        in_golden_file(corrected)


def test_play_that_was_let_stand_cannot_be_unsaid_once_it_is_public(folder: Path) -> None:
    with floor(folder, three()) as hall:
        hall.play(1)
        hall.play(2)
        at = hall.play(3, accept=False)
        n = hall.desk.progress(CUP).next_n(FIRST, 3, at.deal)
        body = body_to_json(Dispute(None, "a chip too many"))
        hall.desk.write(CUP, [Draft(*at.place, n, "d", body)], "rec")
        number = hall.rule(kind="dispute", tables=(3,), effect=STANDS, reason="counted twice")

        with pytest.raises(CannotBeTakenBack):
            hall.withdraw(number)
        rulings = SeatTeamsPublic(hall.desk).scoreboard(CUP).rulings
        assert [each.reason for each in rulings] == ["counted twice"]


def test_a_table_counts_the_deals_in_force_and_no_others(hall: Floor) -> None:
    play_out(hall, 2)
    hall.rule(kind="leak", deal=2, effect=REPLACE, rule="I8", reason="photographed")

    public = SeatTeamsPublic(hall.desk)
    assert not page(hall, 2).counts
    for table in (1, 2, 3):
        table_page = public.table(CUP, TableNo(table))
        assert 2 not in {each.deal for each in table_page.opened}
        assert sum(map(sum, (each.chips for each in table_page.opened))) == sum(table_page.totals)
        assert table_page.hands_total == 3
    for deal in (1, 3, 4):
        play_out(hall, deal)
    assert page(hall, 4).replaces == 2
    assert (page(hall, 4).proof.number, page(hall, 4).proof.sealed) == (1, 2)
    heads = public.tables(CUP)
    assert [(head.hands_played, head.hands_total) for head in heads] == [(3, 3)] * 3


def test_a_ladder_and_the_hand_files_name_who_really_sat_there(hall: Floor) -> None:
    at = hall.play(1)
    gone = hall.desk.progress(CUP).sessions[FIRST].tables[0][0]
    assert gone is not None
    hall.office.substitute(CUP, TableNo(1), 1, player="Zoe", reason="ill", key="s", by=ANN)
    for deal in (1, 2, 3):
        play_out(hall, deal)

    ladders = SeatTeamsPublic(hall.desk).scoreboard(CUP).ladders
    rung = next(rung for rung in ladders[0].rungs if rung.table == 1)
    assert rung.player == f"{gone.player}, Zoe"
    named = {
        history.own["_deal"]: history.players[0]
        for history in open_hands(hall.desk, CUP, FIRST)
        if history.own["_table"] == 1
    }
    assert named == {deal: gone.player if deal == at.deal else "Zoe" for deal in (1, 2, 3)}


def test_a_reserve_deal_that_is_void_itself_never_comes_in(hall: Floor) -> None:
    first = hall.rule(deal=1, effect=REPLACE)
    hall.rule(deal=4, effect=REPLACE)
    hall.withdraw(first)
    hall.rule(deal=2, effect=REPLACE)

    now = hall.desk.progress(CUP).sessions[FIRST]
    assert now.slots == (1, 5, 3)
    for deal in (1, 3, 5):
        play_out(hall, deal)
    end_session(hall.desk, CUP, FIRST)


def test_a_table_that_plays_a_deal_after_all_has_not_left_its_order(hall: Floor) -> None:
    at = hall.at(1)
    number = hall.rule(deal=at.deal, tables=(1,), effect=VOID)
    hall.play(1)
    hall.withdraw(number)
    for deal in (1, 2, 3):
        play_out(hall, deal)
    end_session(hall.desk, CUP, FIRST)

    assert [each for each in verify_event(hall.desk, CUP) if each.verdict == "fails"] == []


def test_a_watcher_who_was_away_for_a_ruling_is_not_up_to_date(folder: Path) -> None:
    with floor(folder, three()) as hall:
        played(hall)
        public = SeatTeamsPublic(hall.desk)
        seen = public.scoreboard(CUP).position
        number = hall.rule(tables=(2,))

        ruled = public.scoreboard(CUP).position
        assert ruled == public.position(CUP) > seen
        hall.withdraw(number)
        assert public.scoreboard(CUP).position > ruled


def test_a_ruling_changes_scores_and_never_the_stacks_that_run_on(folder: Path) -> None:
    """Chips lie where they were won (R45); a hand void before its end has moved none."""
    event = event_of(teams=3, deals=3, play='stacks = "running"\ncap = 5000\nreserve = 1')
    with floor(folder, event) as hall:
        first = hall.play(1, "raise")
        progress = hall.desk.progress(CUP)
        won = progress.sessions[FIRST].hands[TableNo(1), first.deal].chip_scores
        after = tuple(5000 + max(0, int(chips)) for chips in won)
        hall.rule(deal=first.deal, tables=(1,), effect={"as": "void", "adjust": {"1": "700"}})
        second = hall.at(1)

        assert progress.hand(FIRST, TableNo(1), second.deal).setup.stacks == after
        hall.play(1, "raise", accept=False)
        hall.rule(deal=second.deal, tables=(1,))
        third = hall.at(1)
        assert third.deal not in (first.deal, second.deal)
        assert progress.hand(FIRST, TableNo(1), third.deal).setup.stacks == after


def test_an_archive_tells_who_sat_there_and_what_was_ruled(folder: Path) -> None:
    with floor(folder, three(deals=2)) as hall:
        at = hall.play(1)
        gone = hall.desk.progress(CUP).sessions[FIRST].at(TableNo(1), SeatNo(1))
        assert gone is not None
        hall.office.substitute(CUP, TableNo(1), 1, player="Zoe", reason="ill", key="s", by=ANN)
        for deal in (1, 2):
            play_out(hall, deal)
        hall.rule(deal=2, tables=(2,), reason="=two, sevens")
        penalty = {"as": "penalty", "entry": "C", "points": "1"}
        hall.rule(kind="penalty", deal=None, effect=penalty, reason="late")
        with ZipFile(BytesIO(archive(hall.desk, CUP, Contents.PUBLIC))) as packed:
            rulings, standings, travellers = (
                list(csv.DictReader(StringIO(packed.read(f"results/{name}.csv").decode())))
                for name in ("rulings", "standings", "travellers")
            )

    assert [(row["deal"], row["tables"], row["reason"]) for row in rulings] == [
        ("2", "2", "'=two, sevens"),
        ("", "", "late"),
    ]
    assert {row["entry"]: row["penalty"] for row in standings} == {"A": "", "B": "", "C": "1"}
    assert {
        int(row["deal"]): row["player"]
        for row in travellers
        if (row["table"], row["seat"]) == ("1", "1")
    } == {deal: gone.player if deal == at.deal else "Zoe" for deal in (1, 2)}


def test_an_archive_of_an_event_with_rulings_is_the_same_event_elsewhere(
    folder: Path, tmp_path: Path
) -> None:
    with floor(folder, three(deals=2)) as hall:
        leaked = hall.play(1).deal
        hall.rule(kind="leak", deal=leaked, effect=REPLACE, rule="I8")
        for deal in {1, 2, 3} - {leaked}:
            play_out(hall, deal)
        hall.rule(deal=3, tables=(2,), effect={"as": "void", "adjust": {"1": "-7/2"}})
        penalty = {"as": "penalty", "entry": "C", "points": "1/2"}
        hall.rule(kind="penalty", deal=None, effect=penalty)
        end_session(hall.desk, CUP, FIRST)
        before = hall.desk.progress(CUP).standings(), SeatTeamsPublic(hall.desk).scoreboard(CUP)
        packed = archive(hall.desk, CUP)

    import_archive(tmp_path / "elsewhere", read_archive(packed))
    with open_desk(tmp_path / "elsewhere") as desk:
        assert (desk.progress(CUP).standings(), SeatTeamsPublic(desk).scoreboard(CUP)) == before
        assert [each for each in verify_event(desk, CUP) if each.verdict == "fails"] == []
