"""The proof page tells apart what holds, what fails, and what cannot be known yet."""

import re
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from evendeal.director.events import begin_session
from evendeal.director.opening import opened_event
from evendeal.draw.cards_verify import CARDS
from evendeal.draw.opened import OpenedEvent
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import SessionNo
from evendeal.tournament.randomness import Randomness
from evendeal.tournament.seat_teams.team_rules import DrawRules, SeatDrawKind
from evendeal.views.poker.head import event_head
from evendeal.views.poker.proof import Proof, proof, team_seats
from support.events.rehearsed_cup import CUP, Cup, cup, sealed
from support.sentences import in_golden_file

ONE, TWO = SessionNo(1), SessionNo(2)


@pytest.fixture
def opened(played: Cup) -> OpenedEvent:
    """What was published of the event to its end."""
    return opened_event(played.desk, CUP)


def proof_from(played: Cup, opened: OpenedEvent, session: SessionNo = ONE) -> Proof:
    """The proof of a session, had these openings been published."""
    signed = played.desk.seal(CUP)
    assert signed is not None
    progress = played.after(len(played.lines))
    head = event_head(progress, signed.seal, session)
    found = CARDS.verify_files(signed, opened, None)
    seats = played.event.play.occupied
    drawn = team_seats(signed.seal, opened, head.session, seats)
    return proof(head, signed.seal, opened, found, (), drawn, seal_digest="5e" * 32)


def verdicts(page: Proof) -> set[str]:
    """All verdicts among the sentences."""
    return {sentence.verdict for sentence in page.sentences}


def test_a_finished_session_is_proved(played: Cup) -> None:
    page = played.public.proof(CUP)

    assert [(deal.deal, deal.verdict) for deal in page.opened] == [
        (n, "holds") for n in range(1, 7)
    ]
    assert page.secret is not None
    assert page.seat_draw.verdict == "holds"
    in_golden_file(page.seat_draw.sentence)
    assert page.seal.reserve_commitment is not None
    assert all("deal 1" not in sentence.text for sentence in page.sentences)
    unproved = [sentence.text for sentence in page.sentences if sentence.verdict == "unproved"]
    in_golden_file(*unproved)
    assert verdicts(page) == {"holds", "unproved"}


def test_a_session_does_not_tell_of_the_others_what_holds(played: Cup) -> None:
    for session, other in ((ONE, "Session 2"), (TWO, "Session 1")):
        texts = [sentence.text for sentence in played.public.proof(CUP, session).sentences]
        assert not any(text.startswith(other) for text in texts)
        in_golden_file(re.sub("[0-9a-f]{16}", "KEY", texts[0]))
        assert len(texts) > 4


def test_nobody_is_accused_before_the_session_begins(tmp_path: Path) -> None:
    desk = sealed(tmp_path, cup())
    page = SeatTeamsPublic(desk).proof(CUP)

    assert verdicts(page) == {"holds", "unproved"}
    assert page.seat_draw.table == ()
    assert page.seat_draw.verdict == "unproved"
    in_golden_file(page.seat_draw.sentence)
    assert (page.fairness, page.fairness_sentence) == ((), None)


def test_while_it_is_played_the_seat_draw_is_neither_proved_nor_refuted(tmp_path: Path) -> None:
    desk = sealed(tmp_path, cup())
    begin_session(desk, CUP, ONE)
    page = SeatTeamsPublic(desk).proof(CUP)

    assert verdicts(page) == {"holds", "unproved"}
    assert not any("before play" in sentence.text for sentence in page.sentences)
    assert len(page.seat_draw.table) == 4
    assert page.seat_draw.verdict == "unproved"


def test_roots_that_public_randomness_made_are_given_to_the_script(tmp_path: Path) -> None:
    plain = sealed(tmp_path / "plain", cup())
    promised = sealed(
        tmp_path / "promised",
        replace(cup(), draw=replace(cup().draw, randomness=Randomness("the lottery"))),
    )
    script = "python3 verify_event.py seal.json opened.json"

    assert SeatTeamsPublic(plain).proof(CUP).commands.script == f"{script} lineups.json"
    with_roots = f"{script} root.json lineups.json"
    assert SeatTeamsPublic(promised).proof(CUP).commands.script == with_roots


def halfway(opened: OpenedEvent, deals: int) -> OpenedEvent:
    """Session 1 when so many deals were open, and the secret was not."""
    session = opened.session(ONE)
    assert session is not None
    original = replace(session.original, deals=session.original.deals[:deals], secret=None)
    return replace(opened, sessions=(replace(session, original=original),))


def test_of_the_open_deals_it_is_said_what_holds_before_the_secret_is_open(
    played: Cup, opened: OpenedEvent
) -> None:
    for deals in (1, 3):
        sentences = proof_from(played, halfway(opened, deals)).sentences
        (one,) = (each for each in sentences if "before play" in each.text)
        assert one.verdict == "holds"
        in_golden_file(one.text)
    finished = proof_from(played, opened).sentences
    assert not any("before play" in sentence.text for sentence in finished)


def test_a_moved_player_is_named(played: Cup, opened: OpenedEvent) -> None:
    session = opened.session(ONE)
    assert session is not None
    table, *others = session.seats
    moved = replace(session, seats=((table[1], table[0], *table[2:]), *others))
    sessions = tuple(moved if each.session == ONE else each for each in opened.sessions)
    page = proof_from(played, replace(opened, sessions=sessions))

    assert page.seat_draw.verdict == "fails"
    assert "Session 1, table 1, seat 1" in page.seat_draw.sentence
    assert "drawn was" in page.seat_draw.sentence
    assert [s.text for s in page.sentences if s.verdict == "fails"] == [page.seat_draw.sentence]


def test_what_fails_in_one_session_is_told_on_the_page_of_the_other(
    played: Cup, opened: OpenedEvent
) -> None:
    session = opened.session(TWO)
    assert session is not None
    first, second, *deals = session.original.deals
    swapped = replace(first, deck=second.deck)
    original = replace(session.original, deals=(swapped, second, *deals))
    spoilt = replace(session, original=original)
    sessions = tuple(spoilt if each.session == TWO else each for each in opened.sessions)
    one, two = (proof_from(played, replace(opened, sessions=sessions), n) for n in (ONE, TWO))

    assert [deal.verdict for deal in two.opened] == ["fails", *["holds"] * 5]
    assert {deal.verdict for deal in one.opened} == {"holds"}
    for page in (one, two):
        fails = [sentence.text for sentence in page.sentences if sentence.verdict == "fails"]
        assert fails
        in_golden_file(*fails)


def test_an_empty_seat_is_not_among_the_drawn_ones(with_a_gap: Cup) -> None:
    page = with_a_gap.public.proof(CUP)

    assert page.seat_draw.seats == (1, 3, 4, 5)
    seats = {table.table: table.seats for table in with_a_gap.public.tables(CUP)}
    for number, row in enumerate(page.seat_draw.table, 1):
        sitting = {seat.seat: seat.entry for seat in seats[number]}
        assert dict(zip(page.seat_draw.seats, row, strict=True)) == sitting


def test_a_balanced_draw_says_that_nobody_has_more_position_than_he_gives(played: Cup) -> None:
    page = played.public.proof(CUP)

    assert len(page.fairness) == 4
    assert all(Fraction(behind.tables) == 2 for row in page.fairness for behind in row.behind)
    assert page.fairness_sentence is not None
    in_golden_file(page.fairness_sentence)


def test_a_cyclic_draw_says_how_far_from_even_it_is(tmp_path: Path) -> None:
    desk = sealed(tmp_path, replace(cup(), draw=DrawRules(seats=SeatDrawKind.CYCLIC)))
    begin_session(desk, CUP, ONE)
    page = SeatTeamsPublic(desk).proof(CUP)

    assert page.fairness_sentence is not None
    in_golden_file(page.fairness_sentence)
