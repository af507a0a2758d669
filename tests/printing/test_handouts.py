"""Handouts: what was held, what was made of it, and nothing before its time."""

from dataclasses import replace
from fractions import Fraction
from itertools import chain

import pytest

from evendeal.formats.print_side import NoSuchSheet, Paper, PrintOrder, typeset
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import DealNo, SeatNo, SessionNo, TableNo
from evendeal.printing.poker.handouts import handouts
from evendeal.printing.words import PaperWords
from evendeal.views.poker.deal import OpenDeal
from evendeal.views.poker.handout import (
    Handout,
    HandoutDeal,
    HandoutScore,
    HandoutsLater,
    handout,
    handouts_due,
)
from evendeal.views.poker.head import LevelHead
from evendeal.views.poker.seat import HandMade
from support.events.rehearsed_cup import CUP, Cup
from support.paper import looks_as_approved, outside, picture, texts
from support.refusals import refused

pytestmark = pytest.mark.long

FIRST = SessionNo(1)
ADDRESS = "https://cup.example/e/cup"
ENGLISH = PaperWords("en")


def pages(played: Cup, session: SessionNo = FIRST) -> tuple[OpenDeal, ...]:
    """What everybody sees of each deal of a session."""
    deals = (played.public.deal(CUP, DealNo(n), session) for n in range(1, 7))
    return tuple(deal for deal in deals if isinstance(deal, OpenDeal))


@pytest.fixture(scope="module")
def of_first(played: Cup) -> Handout:
    """The handout of the first session."""
    return handout(pages(played)[0].event, "2026-01-02T20:00:00.000Z", pages(played))


def printed(what: Handout, language: str = "en", paper: Paper = Paper.A4) -> bytes:
    return typeset(
        handouts(what, PaperWords(language), address=ADDRESS, when="2026-01-02 20:00 UTC"), paper
    )


def with_seats(deal: HandoutDeal, seats: int) -> HandoutDeal:
    """The same deal at a table of so many seats."""
    more = [replace(deal.seats[at % len(deal.seats)], seat=SeatNo(at + 1)) for at in range(seats)]
    return replace(deal, seats=tuple(more))


def test_a_handout_has_every_seat_with_the_cards_that_the_sealed_deck_gives_it(
    played: Cup, of_first: Handout
) -> None:
    for deal in of_first.deals:
        deck = played.decks[FIRST][deal.deal - 1].cards
        dealt = [
            {deck[at], deck[at + 4]}
            for at in range(4)  # seat by seat from the left of the button, twice around
        ]
        first = deal.button % 4
        held = [set(deal.seats[(first + at) % 4].cards) for at in range(4)]

        assert held == dealt


def test_a_handout_says_of_each_seat_what_its_cards_make_with_the_whole_board(
    of_first: Handout,
) -> None:
    content = handouts(of_first, ENGLISH, address="", when="").content
    whole = next(n for n, deal in enumerate(of_first.deals) if len(deal.board) == 5)
    deal, cell = of_first.deals[whole], content["deals"][whole]

    assert [len(street) for street in cell["board"]] == [3, 1, 1]
    for seat, drawn in zip(deal.seats, cell["seats"], strict=True):
        ranks = {card["rank"] for card in (*chain(*cell["board"]), *drawn["cards"])}
        assert set(seat.made.ranks) <= {rank.replace("10", "T") for rank in ranks}
        assert all(rank.replace("T", "10") in drawn["made"] for rank in seat.made.ranks)


def test_a_sheet_says_the_blinds_of_the_levels_that_its_deals_are_in(of_first: Handout) -> None:
    levels = (
        LevelHead(DealNo(1), DealNo(2), 25, 50, 0, 0),
        LevelHead(DealNo(3), DealNo(4), 50, 100, 10, 0),
        LevelHead(DealNo(5), DealNo(6), 100, 200, 20, 0),
    )
    what = replace(
        of_first, event=replace(of_first.event, levels=levels), deals=of_first.deals[2:6]
    )
    (under,) = handouts(what, ENGLISH, address="", when="").content["under"]

    assert "blinds 50/100, ante 10 (deals 3 to 4), blinds 100/200, ante 20 (deals 5 to 6)" in under
    assert "25/50" not in under


def test_the_strip_has_every_table_of_a_small_field_in_the_seat_where_they_differ_most(
    played: Cup, of_first: Handout
) -> None:
    content = handouts(of_first, ENGLISH, address="", when="").content
    differing = [deal for deal in pages(played) if deal.swing]

    assert differing
    for page in differing:
        strip = content["deals"][page.deal - 1]["strip"]
        chips = {
            row.table: cell.chips
            for row in page.rows
            for cell in row.cells
            if page.swing and cell.seat == page.swing.seat
        }

        assert [each["of"] for each in strip["values"]] == [f"table {n}" for n in chips]
        assert [each["best"] for each in strip["values"]] == [
            each == max(chips.values()) for each in chips.values()
        ]


def test_of_seven_tables_and_more_stand_the_least_the_median_and_the_greatest(
    of_first: Handout,
) -> None:
    scores = tuple(
        HandoutScore(TableNo(n), chips, best=n == 7, ruled=False)
        for n, chips in enumerate((-500, 100, 200, -25, 0, Fraction(226, 3), 12_500), 1)
    )
    deal = replace(of_first.deals[0], widest=SeatNo(2), scores=scores, spread=(-500, 75, 12_500))
    strip = handouts(replace(of_first, deals=(deal,)), ENGLISH, address="", when="").content[
        "deals"
    ][0]["strip"]

    assert [each["of"] for each in strip["values"]] == ["least", "median", "greatest"]
    assert [each["chips"] for each in strip["values"]] == ["−500", "+75", "+12\u202f500"]


def test_a_result_that_was_ruled_on_has_a_mark_and_a_replaced_deal_is_crossed_out(
    of_first: Handout,
) -> None:
    deal = of_first.deals[0]
    scores = (
        HandoutScore(TableNo(1), 75, True, ruled=True),
        HandoutScore(TableNo(2), -75, False, False),
    )
    ruled = replace(deal, widest=SeatNo(1), scores=scores, spread=(-75, 0, 75))
    gone = replace(deal, deal=DealNo(2), counts=False)
    instead = replace(deal, deal=DealNo(7), replaces=DealNo(2))
    content = handouts(
        replace(of_first, deals=(ruled, gone, instead)), ENGLISH, address="", when=""
    ).content
    first, second, third = content["deals"]

    assert [each["chips"] for each in first["strip"]["values"]] == ["+75*", "−75"]
    assert first["remark"] == ENGLISH("print-ruled")
    assert (second["crossed"], second["note"]) == (True, ENGLISH("print-replaced"))
    assert third["remark"].startswith(ENGLISH("print-in-place", deal=2))
    assert (first["crossed"], third["crossed"]) == (False, False)


def test_a_deal_that_ended_before_the_flop_everywhere_says_that_it_has_no_board(
    of_first: Handout,
) -> None:
    deal = of_first.deals[0]
    walk = replace(
        deal,
        board=(),
        seats=tuple(replace(seat, made=HandMade("two_cards", ("T", "4"))) for seat in deal.seats),
        widest=None,
        scores=(),
        spread=None,
    )
    text = texts(printed(replace(of_first, deals=(walk,))))[0]

    assert ENGLISH("print-no-board") in text
    assert ENGLISH("print-alike") in text
    assert text.count("10 4") == 4


def test_ten_deals_stand_on_a_sheet(of_first: Handout) -> None:
    eleven = tuple(replace(of_first.deals[n % 6], deal=DealNo(n + 1)) for n in range(11))
    first, second = texts(printed(replace(of_first, deals=eleven)))

    assert "deals 1 to 10" in first
    assert "sheet 1 of 2" in first
    assert "deal 11" in second
    assert first.count("leaf") == 10
    assert second.count("leaf") == 1


def test_the_leaf_of_each_deal_is_the_one_under_the_published_root(
    played: Cup, of_first: Handout
) -> None:
    text = texts(printed(of_first))[0].replace(" ", "")

    for page in pages(played):
        assert page.proof.leaf[:16] in text


@pytest.mark.parametrize("seats", [2, 4, 6, 9, 10])
@pytest.mark.parametrize("paper", list(Paper))
def test_nothing_leaves_its_place_at_a_table_of_any_size(
    of_first: Handout, seats: int, paper: Paper
) -> None:
    deals = tuple(with_seats(of_first.deals[n % 6], seats) for n in range(10))
    head = replace(of_first.event, name="W" * 80, small_blind=1_000_000, big_blind=2_000_000)
    pdf = printed(Handout(head, of_first.ended_at, deals), "de", paper)

    assert len(texts(pdf)) == 1
    assert outside(pdf) == []
    assert texts(pdf)[0].count("Siegelblatt") == 10


def test_there_are_no_handouts_at_any_moment_before_their_session_has_ended(played: Cup) -> None:
    """Asked after each line of the log, of both sessions."""
    ended: list[SessionNo] = []
    now = played.after(0)
    for line in (None, *played.lines):
        if line is not None:
            now.take(line)
        for session in (SessionNo(1), SessionNo(2)):
            begun = now.sessions.get(session)
            if begun is not None and begun.ended is not None:
                assert handouts_due(now, session).session == session
                ended.append(session)
            elif begun is not None or session == now.session:
                with refused(HandoutsLater, event=CUP, session=session):
                    handouts_due(now, session)

    assert set(ended) == {1, 2}


def test_a_handout_has_nothing_of_a_deal_that_is_closed(played: Cup) -> None:
    """A page of a closed deal has nothing; were one asked for too early, neither has the paper."""
    halfway = next(
        played.after(lines)
        for lines in range(len(played.lines))
        if len(getattr(played.after(lines).sessions.get(FIRST), "opened", ())) == 3
    )
    from evendeal.views.poker.deal import deal_page

    head = pages(played)[0].event
    asked = [deal_page(halfway, head, DealNo(n), None) for n in range(1, 7)]
    opened = set(halfway.sessions[FIRST].opened)

    assert {deal.deal for deal in handout(head, "", asked).deals} == opened
    assert len(opened) == 3


def test_everybody_may_print_handouts_and_no_labels(played: Cup) -> None:
    public: SeatTeamsPublic = played.public
    pdf = public.printed(CUP, "handouts", PrintOrder(session=FIRST, address=ADDRESS))

    assert "Session 1" in texts(pdf)[0]
    assert f"{ADDRESS}/proof?session=1" in texts(pdf)[0]
    assert public.printed(CUP, "handouts", PrintOrder(session=FIRST, address=ADDRESS)) is pdf
    with refused(
        NoSuchSheet,
        event=CUP,
        sheet="labels",
        known=("timetable", "booklet", "certificate", "handouts"),
    ):
        public.printed(CUP, "labels", PrintOrder())


def test_a_language_that_the_catalogue_lacks_is_english_and_no_folder_of_the_machine(
    played: Cup,
) -> None:
    for language in ("xx", "../../words/de", ""):
        pdf = played.public.printed(CUP, "handouts", PrintOrder(FIRST, language=language))
        assert "Session 1" in texts(pdf)[0]


@pytest.mark.parametrize("language", ["de", "en", "es", "fr"])
def test_a_sheet_speaks_the_language_of_its_hall(of_first: Handout, language: str) -> None:
    words = PaperWords(language)
    text = texts(printed(of_first, language))[0]

    assert words.language == language
    for key in ("print-session", "print-button"):
        assert words(key, session=1, seat=1) in text


def test_handouts_look_as_they_were_approved(of_first: Handout) -> None:
    pdf = printed(of_first)
    looks_as_approved("handouts-a4", pdf)
    picture(pdf, "printing-handouts")
    ten = tuple(with_seats(of_first.deals[n % 6], 10) for n in range(10))
    looks_as_approved("handouts-letter", printed(replace(of_first, deals=ten), "fr", Paper.LETTER))


def test_the_same_handout_is_the_same_bytes(of_first: Handout) -> None:
    assert printed(of_first) == printed(of_first)
